// The generator of simulations against values worked out by an independent program, and the ranges drawn from it.
#include "core/random.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace {

using namespace uc;

TEST_CASE("splitmix64 gives its reference sequence") {
  std::uint64_t state = 1234567;
  CHECK(splitmix64(state) == 6457827717110365317U);
  CHECK(splitmix64(state) == 3203168211198807973U);
  CHECK(splitmix64(state) == 9817491932198370423U);
  CHECK(splitmix64(state) == 4593380528125082431U);
  CHECK(splitmix64(state) == 16408922859458223821U);
}

struct Known {
  std::uint64_t seed;
  std::array<std::uint64_t, 4> first;
  std::uint64_t thousandth;
};

TEST_CASE("xoshiro256**, seeded by splitmix64, gives its reference sequence") {
  const Known known[] = {
      {0, {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c}, 0x7aac8c483a2edd2f},
      {1, {0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7}, 0xb8517c33c344d153},
      {0xdeadbeef,
       {0xc5555444a74d7e83, 0x65c30d37b4b16e38, 0x54f773200a4efa23, 0x429aed75fb958af7},
       0xf1c16d7f61082d10},
      {~std::uint64_t{0},
       {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f},
       0xc3c93ea5cde434cc},
  };
  for (const Known& k : known) {
    CAPTURE(k.seed);
    Rng rng(k.seed);
    for (const std::uint64_t word : k.first) CHECK(rng.next() == word);
    for (int i = 0; i < 995; ++i) rng.next();
    CHECK(rng.next() == k.thousandth);
  }
}

TEST_CASE("Ranges give the same numbers in every build") {
  Rng dice(1);
  for (const std::uint32_t number : {4, 3, 3, 2, 4, 0, 0, 2, 5, 3, 5, 5, 5, 4, 3, 5, 0, 2, 0, 0})
    CHECK(below(dice, 6) == number);
  Rng wide(1);
  for (const std::uint32_t number : {702921, 520436, 574105, 391328, 697178, 143572, 71045, 381184}) {
    CHECK(below(wide, 1'000'000) == number);
  }
  // A bound just over 2^31 refuses almost half of all words: the numbers tell which.
  Rng refusing(7);
  for (const std::uint32_t number : {2127856246U, 224274149U, 1162578065U, 1571653532U, 2016413269U, 1891612607U}) {
    CHECK(below(refusing, 0x80000001U) == number);
  }
}

// Gives one word, then another that is always taken, and tells whether the first was refused.
struct Script {
  std::uint64_t word;
  int asked = 0;
  std::uint64_t next() { return asked++ == 0 ? word << 32U : 0xffffffff00000000U; }
};

// below() sorts the 2^32 words by floor(word * bound / 2^32). The words of one result follow each other, and only the
// first of them can be refused, since each next one leaves a remainder larger by `bound`. So the first words of two
// neighbouring results tell how many words are taken for a result.
std::uint64_t words_taken(std::uint64_t bound, std::uint64_t result) {
  const auto first_of = [&](std::uint64_t r) { return ((r << 32U) + bound - 1) / bound; };
  Script first{first_of(result)};
  const std::uint32_t got = below(first, static_cast<std::uint32_t>(bound));
  const bool refused = first.asked > 1;
  if (!refused) CHECK(got == result);
  const std::uint64_t all = first_of(result + 1) - first_of(result);
  if (all > 1) {
    Script second{first_of(result) + 1};
    CHECK(below(second, static_cast<std::uint32_t>(bound)) == result);
    CHECK(second.asked == 1);
  }
  return all - (refused ? 1 : 0);
}

TEST_CASE("Ranges are unbiased: every result is reached by the same number of words") {
  const std::uint64_t all_words = std::uint64_t{1} << 32U;
  for (std::uint64_t bound = 1; bound <= 200; ++bound) {
    CAPTURE(bound);
    for (std::uint64_t result = 0; result < bound; ++result) {
      const std::uint64_t taken = words_taken(bound, result);
      if (taken != all_words / bound) CHECK(taken == all_words / bound);
    }
  }
  // At the edges of the type, a sample of the results.
  for (const std::uint64_t bound : {0x7fffffffU, 0x80000000U, 0x80000001U, 0xaaaaaaabU, 0xfffffffeU, 0xffffffffU}) {
    CAPTURE(bound);
    for (std::uint64_t i = 0; i < 500; ++i) {
      const std::uint64_t result = i < 250 ? i : bound - 500 + i;
      const std::uint64_t taken = words_taken(bound, result);
      if (taken != all_words / bound) CHECK(taken == all_words / bound);
    }
  }
}

TEST_CASE("Ranges spread evenly over fixed seeds") {
  for (const std::uint32_t bound : {2U, 3U, 6U, 7U, 10U, 36U, 100U}) {
    CAPTURE(bound);
    Rng rng(bound);
    const int each = 1000;
    std::vector<int> counts(bound);
    for (std::uint32_t i = 0; i < bound * each; ++i) ++counts[below(rng, bound)];
    double chi_square = 0;
    for (const int count : counts) chi_square += static_cast<double>((count - each) * (count - each)) / each;
    // The mean is bound - 1 and the variance twice that: far more than any honest seed gives.
    const double mean = bound - 1.0;
    CHECK(chi_square < mean + 5.0 * mean + 20.0);
  }
}

TEST_CASE("A bound of 1 gives 0, and a die gives 1 to 6") {
  Rng rng(3);
  for (int i = 0; i < 100; ++i) CHECK(below(rng, 1) == 0);
  std::array<int, 8> faces{};
  for (int i = 0; i < 6000; ++i) ++faces[roll_die(rng)];
  CHECK(faces[0] == 0);
  CHECK(faces[7] == 0);
  for (std::size_t face = 1; face <= 6; ++face) CHECK(faces[face] > 850);
}

}  // namespace
