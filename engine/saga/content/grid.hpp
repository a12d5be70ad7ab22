// The grid of squares, and sets of squares as one word a row (DS-1.6).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace uc::saga {

inline constexpr int kMaxWidth = 48;
inline constexpr int kMaxHeight = 24;
inline constexpr int kFarthest = 14;     // no Move has more points
inline constexpr int kLongestRange = 8;  // nobody aims farther (DS-9.2)

struct Square {
  std::uint8_t x = 0, y = 0;  // column from the left, row from the top
  constexpr bool operator==(const Square&) const = default;
};
inline constexpr Square kNowhere{255, 255};

constexpr Square square_at(int x, int y) { return {static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)}; }

enum class Facing : std::uint8_t { North, East, South, West };
inline constexpr int kFacings = 4;

// The number of an enumerator.
template <class Enum>
  requires std::is_enum_v<Enum>
constexpr int index(Enum value) {
  return static_cast<int>(value);
}
constexpr Facing facing_at(int number) { return static_cast<Facing>(number & 3); }

// The eight directions, clockwise from north; even ones are straight.
struct Offset {
  int dx, dy;
};
inline constexpr int kDirections = 8;
inline constexpr Offset kSteps[kDirections] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

// A set of squares. Row y is the word y + 1 and column x its bit x + 1, so that a border lies around the map and
// neighbours need no test of the edges.
struct Board {
  static constexpr int kRows = kMaxHeight + 2;
  std::array<std::uint64_t, kRows> rows{};

  static constexpr std::uint64_t bit(int x) { return std::uint64_t{1} << (static_cast<unsigned>(x) + 1U); }
  constexpr std::uint64_t row(int y) const { return rows[static_cast<std::size_t>(y) + 1U]; }
  constexpr std::uint64_t& row(int y) { return rows[static_cast<std::size_t>(y) + 1U]; }

  constexpr bool has(int x, int y) const { return (row(y) & bit(x)) != 0; }
  // A square beside the edge may lie outside the map: it is in no set.
  constexpr bool has(Square at) const { return at.x < kMaxWidth && at.y < kMaxHeight && has(at.x, at.y); }
  constexpr void add(Square at) { row(at.y) |= bit(at.x); }
  constexpr void remove(Square at) { row(at.y) &= ~bit(at.x); }
  constexpr void clear() { rows = {}; }

  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t each : rows) all |= each;
    return all == 0;
  }
  constexpr int count() const {
    // Counts of each byte, added up over all rows: no byte comes to more than 8 * kRows.
    static_assert(8 * kRows < 256);
    std::uint64_t bytes = 0;
    for (std::uint64_t row : rows) {
      row -= row >> 1U & 0x5555555555555555U;
      row = (row & 0x3333333333333333U) + (row >> 2U & 0x3333333333333333U);
      bytes += (row + (row >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
    }
    constexpr std::uint64_t kOdd = 0x00ff00ff00ff00ffU;  // two bytes together
    const std::uint64_t pairs = (bytes & kOdd) + (bytes >> 8U & kOdd);
    return static_cast<int>(pairs * 0x0001000100010001U >> 48U);
  }
  constexpr Board& operator|=(const Board& other) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] |= other.rows[i];
    return *this;
  }
  constexpr Board& operator&=(const Board& other) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] &= other.rows[i];
    return *this;
  }
  constexpr Board& operator-=(const Board& other) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] &= ~other.rows[i];
    return *this;
  }
  friend constexpr Board operator|(Board a, const Board& b) { return a |= b; }
  friend constexpr Board operator&(Board a, const Board& b) { return a &= b; }
  friend constexpr Board operator-(Board a, const Board& b) { return a -= b; }
  constexpr bool operator==(const Board&) const = default;

  // Calls f(square) row by row, each from the left.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (int y = 0; y < kMaxHeight; ++y) {
      for (std::uint64_t left = row(y); left != 0; left &= left - 1) f(square_at(std::countr_zero(left) - 1, y));
    }
  }
  // The square of that number in this order.
  constexpr Square nth(int number) const {
    int y = 0;
    for (; number >= std::popcount(row(y)); ++y) number -= std::popcount(row(y));
    std::uint64_t left = row(y);
    for (; number > 0; --number) left &= left - 1;
    return square_at(std::countr_zero(left) - 1, y);
  }
};

// Of a row of a board, the columns up to 15 to the left and 16 to the right of one, which has the bit kNearMiddle.
inline constexpr std::uint32_t kNearMiddle = 1U << 15U;
constexpr std::uint32_t near_columns(std::uint64_t row, int x) { return static_cast<std::uint32_t>(row << 14U >> x); }
constexpr std::uint64_t map_columns(std::uint32_t near, int x) { return std::uint64_t{near} << x >> 14U; }

}  // namespace uc::saga
