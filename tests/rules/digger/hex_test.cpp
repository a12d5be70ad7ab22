// The geometry of the board.
#include "digger/content/hex.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace uc::digger {

TEST_CASE("DD-1.1: the six directions, their opposites and the distance") {
  const Hex here = hex(2, -3);
  CHECK(step(here, 0) == hex(3, -3));  // E
  CHECK(step(here, 1) == hex(3, -4));  // NE
  CHECK(step(here, 2) == hex(2, -4));  // NW
  CHECK(step(here, 3) == hex(1, -3));  // W
  CHECK(step(here, 4) == hex(1, -2));  // SW
  CHECK(step(here, 5) == hex(2, -2));  // SE
  for (int d = 0; d < kDirections; ++d) {
    CHECK(opposite(d) == (d + 3) % 6);
    CHECK(step(step(here, d), opposite(d)) == here);
    CHECK(distance(here, step(here, d)) == 1);
    CHECK(distance(here, step(step(here, d), d)) == 2);
    CHECK(distance(step(here, d), step(here, (d + 1) % 6)) == 1);
  }
  CHECK(distance(hex(3, 0), hex(-3, 0)) == 6);
  CHECK(distance(hex(5, -5), hex(0, 5)) == 10);
  CHECK(distance(hex(1, 1), hex(0, 0)) == 2);
  CHECK(distance(hex(1, -1), hex(0, 0)) == 1);
}

TEST_CASE("DD-1.2: a rotation turns every edge") {
  CHECK(rotated(0b000001, 1) == 0b000010);
  CHECK(rotated(0b100000, 1) == 0b000001);
  CHECK(rotated(0b001011, 4) == 0b110010);
  for (unsigned mask = 0; mask < 64; ++mask) {
    CHECK(rotated(static_cast<std::uint8_t>(mask), 0) == mask);
    for (int k = 0; k < kDirections; ++k) {
      for (int i = 0; i < kDirections; ++i) {
        const bool printed = (mask >> i & 1U) != 0;
        CHECK(printed == ((rotated(static_cast<std::uint8_t>(mask), k) & edge((i + k) % 6)) != 0));
      }
    }
  }
}

TEST_CASE("DD-2.7: the spaces of a hexagon are numbered without a gap, and know their neighbours") {
  CHECK(spaces_within(4) == 61);
  CHECK(spaces_within(5) == 91);
  CHECK(spaces_within(6) == 127);
  CHECK(spaces_within(7) == 169);
  for (int radius = 1; radius <= kMaxRadius; ++radius) {
    int next = 0;
    for (int r = -radius - 1; r <= radius + 1; ++r) {
      for (int q = -radius - 1; q <= radius + 1; ++q) {
        const Hex at = hex(q, r);
        if (distance(at, {}) > radius) {
          CHECK(space_at(radius, at) == kNowhere);
          continue;
        }
        REQUIRE(space_at(radius, at) == next);
        CHECK(hex_at(radius, static_cast<Space>(next)) == at);
        ++next;
      }
    }
    CHECK(next == spaces_within(radius));
    int at_the_end = 0;
    for (Space space = 0; space < next; ++space) {
      const Neighbours around = neighbours(radius, space);
      std::set<Space> different;
      for (int d = 0; d < kDirections; ++d) {
        const Space other = around[d];
        if (other == kNowhere) {
          ++at_the_end;
          continue;
        }
        different.insert(other);
        CHECK(neighbours(radius, other)[opposite(d)] == space);
        CHECK(hex_at(radius, other) == step(hex_at(radius, space), d));
      }
      const int inside = 6 - static_cast<int>(std::count(around.begin(), around.end(), kNowhere));
      CHECK(static_cast<int>(different.size()) == inside);
    }
    CHECK(at_the_end == 6 * (2 * radius + 1));  // six corners of three, and sides of two
  }
}

}  // namespace uc::digger
