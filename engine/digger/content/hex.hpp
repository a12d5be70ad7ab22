// The geometry of the board (DD-1.1): directions, distances, and the numbers of the spaces of a hexagon.
//
// A play area is a regular hexagon of spaces round (0,0) (DD-2.7). Its spaces are numbered row by row: r from -R to R,
// within a row q from left to right. A set of edges is a mask of six bits, bit d for direction d.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace uc::digger {

inline constexpr int kDirections = 6;
inline constexpr std::string_view kDirectionNames[kDirections] = {"E", "NE", "NW", "W", "SW", "SE"};

using Space = std::uint8_t;
inline constexpr Space kNowhere = 255;  // outside the play area

struct Hex {
  std::int8_t q = 0, r = 0;
  constexpr bool operator==(const Hex&) const = default;
};

inline constexpr Hex kSteps[kDirections] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

constexpr int opposite(int direction) { return direction < 3 ? direction + 3 : direction - 3; }

constexpr Hex hex(int q, int r) { return {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)}; }
constexpr Hex operator+(Hex a, Hex b) { return hex(a.q + b.q, a.r + b.r); }
constexpr Hex step(Hex from, int direction) { return from + kSteps[direction]; }

constexpr int distance(Hex a, Hex b) {
  const auto size = [](int n) { return n < 0 ? -n : n; };
  const int dq = b.q - a.q, dr = b.r - a.r;
  return (size(dq) + size(dr) + size(dq + dr)) / 2;
}

// --- masks of edges ---------------------------------------------------------------------------------------------------

inline constexpr std::uint8_t kAllEdges = 63;

constexpr std::uint8_t edge(int direction) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(direction)); }

// DD-1.2: the printed edge i shows in direction (i + rotation) mod 6.
constexpr std::uint8_t rotated(std::uint8_t mask, int rotation) {
  const unsigned wide = static_cast<unsigned>(mask) << static_cast<unsigned>(rotation);
  return static_cast<std::uint8_t>((wide | wide >> kDirections) & kAllEdges);
}

// --- spaces of a hexagon of radius R ----------------------------------------------------------------------------------

constexpr int spaces_within(int radius) { return 3 * radius * (radius + 1) + 1; }

inline constexpr int kMaxRadius = 7;
inline constexpr int kMaxSpaces = spaces_within(kMaxRadius);
static_assert(kMaxSpaces == 169 && kMaxSpaces < kNowhere);

constexpr bool is_within(int radius, Hex at) { return distance({0, 0}, at) <= radius; }

// The leftmost q of a row.
constexpr int row_start(int radius, int r) { return r < 0 ? -radius - r : -radius; }

constexpr Space space_at(int radius, Hex at) {
  if (!is_within(radius, at)) return kNowhere;
  // The first n rows have radius + 1, radius + 2, … spaces, and so have the last n, from below.
  const auto spaces_of = [radius](int rows) { return rows * (radius + 1) + rows * (rows - 1) / 2; };
  const int before = at.r <= 0 ? spaces_of(at.r + radius) : spaces_within(radius) - spaces_of(radius - at.r + 1);
  return static_cast<Space>(before + at.q - row_start(radius, at.r));
}

constexpr Hex hex_at(int radius, Space space) {
  int left = space;
  for (int r = -radius; r <= radius; ++r) {
    const int length = 2 * radius + 1 - (r < 0 ? -r : r);
    if (left < length) return hex(row_start(radius, r) + left, r);
    left -= length;
  }
  return {};  // no such space
}

using Neighbours = std::array<Space, kDirections>;  // by direction

constexpr Neighbours neighbours(int radius, Space space) {
  Neighbours next{};
  for (int d = 0; d < kDirections; ++d) next[d] = space_at(radius, step(hex_at(radius, space), d));
  return next;
}

}  // namespace uc::digger
