// Seats, fixed vectors and the hash: small things that everything stands on.
#include <doctest/doctest.h>

#include <cstring>
#include <set>
#include <string_view>

#include "core/fixed_vector.hpp"
#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/seats.hpp"

namespace {

using namespace uc;

TEST_CASE("A set of seats has the seats put into it and no others") {
  CHECK(Seats::none().empty());
  CHECK(Seats::none().count() == 0);
  for (int n = 0; n <= kMaxSeats; ++n) {
    CAPTURE(n);
    const Seats seats = Seats::first(n);
    CHECK(seats.count() == n);
    for (int i = 0; i < kMaxSeats; ++i) CHECK(seats.has(seat_at(i)) == (i < n));
  }
  const Seats b_and_d = Seats(seat_at(1)) | Seats(seat_at(3));
  CHECK(b_and_d.bits() == 0b1010);
  CHECK(index(b_and_d.lowest()) == 1);
  CHECK(b_and_d == Seats::from_bits(0b1010));
}

TEST_CASE("Sets of seats are joined, cut, taken away and compared") {
  const Seats abc = Seats::first(3);
  const Seats bd = Seats::from_bits(0b1010);
  CHECK((abc | bd) == Seats::first(4));
  CHECK((abc & bd) == Seats(seat_at(1)));
  CHECK((abc - bd) == Seats::from_bits(0b0101));
  CHECK(abc.has_any(bd));
  CHECK_FALSE(abc.has_all(bd));
  CHECK(abc.has_all(Seats::none()));
  CHECK_FALSE(abc.has_any(Seats::none()));
  CHECK(abc.has_all(abc));
}

TEST_CASE("A viewer knows what one of its seats knows; the referee knows all, a spectator nothing private") {
  const Seats who = Seats::from_bits(0b0110);
  CHECK(Viewer::of(seat_at(1)).knows(who));
  CHECK_FALSE(Viewer::of(seat_at(0)).knows(who));
  CHECK(Viewer::of(Seats::from_bits(0b0101)).knows(who));
  CHECK(Viewer::everything().knows(who));
  CHECK(Viewer::everything().knows(Seats::none()));
  CHECK_FALSE(Viewer::table().knows(who));
  CHECK_FALSE(Viewer::table().knows(Seats::first(kMaxSeats)));
}

TEST_CASE("A fixed vector holds what was pushed, in order, without allocating") {
  FixedVector<int, 3> items;
  CHECK(items.empty());
  items.push_back(7);
  items.push_back(8);
  items.push_back(9);
  CHECK(items.full());
  CHECK(items.size() == 3);
  int sum = 0;
  for (const int item : items) sum = 10 * sum + item;
  CHECK(sum == 789);
  items.pop_back();
  items[0] = 1;
  CHECK(items.size() == 2);
  CHECK(items[0] == 1);
  CHECK(items[1] == 8);
  items.clear();
  CHECK(items.empty());
  CHECK(items.begin() == items.end());
  CHECK(decltype(items)::capacity() == 3);
}

TEST_CASE("An action list keeps its room when it is cleared") {
  ActionList list;
  for (std::uint64_t i = 0; i < 6049; ++i) list.push_back({i});
  const Action* before = list.begin();
  list.clear();
  CHECK(list.empty());
  for (std::uint64_t i = 0; i < 6049; ++i) list.push_back({i});
  CHECK(list.begin() == before);
  CHECK(list[6048].bits == 6048);
}

std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0) {
  return hash_bytes(text.data(), text.size(), seed);
}

TEST_CASE("The hash gives the same numbers in every build") {
  CHECK(hash_text("undercroft") == 0xf962dd9d71f6aa98U);
  CHECK(hash_text("undercroft", 1) == 0xbdd2a98c47facc2cU);
  CHECK(mix(1, 2) == 0x3fd77723645585d4U);
  static_assert(mix(1, 2) == 0x3fd77723645585d4U);
}

TEST_CASE("The hash tells lengths, places and single bits apart") {
  const char zeros[32] = {};
  std::set<std::uint64_t> seen;
  for (std::size_t length = 0; length <= 32; ++length) seen.insert(hash_bytes(zeros, length));
  CHECK(seen.size() == 33);
  for (std::size_t bit = 0; bit < 256; ++bit) {
    unsigned char bytes[32] = {};
    bytes[bit / 8] = static_cast<unsigned char>(1U << (bit % 8));
    seen.insert(hash_bytes(bytes, sizeof bytes));
  }
  CHECK(seen.size() == 33 + 256);
}

TEST_CASE("A plain value hashes by its bytes") {
  struct Pair {
    std::uint32_t first, second;
  };
  const Pair pair{1, 2};
  unsigned char bytes[sizeof pair];
  std::memcpy(bytes, &pair, sizeof pair);
  CHECK(hash_of(pair) == hash_bytes(bytes, sizeof bytes));
  CHECK(hash_of(pair) != hash_of(Pair{2, 1}));
  CHECK(hash_of(pair, 5) != hash_of(pair));
}

}  // namespace
