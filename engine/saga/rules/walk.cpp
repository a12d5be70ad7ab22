#include "walk.hpp"

#include <cstring>

namespace uc::saga {

namespace {

// Eight rows at a time. Whatever works on them is passed by reference and becomes part of spread_wide(), whose machine
// code may use registers of that size, and of spread_narrow(), where each takes several.
using Eight = std::uint32_t __attribute__((vector_size(32)));
using FourLong = std::uint64_t __attribute__((vector_size(32)));

constexpr std::size_t kGroups = kMaxHeight / 8;
static_assert(kMaxHeight % 8 == 0);

struct Rows {
  Eight rows[kGroups];

  [[gnu::always_inline]] std::uint32_t row(unsigned y) const { return rows[y / 8][y % 8]; }
  [[gnu::always_inline]] void add(unsigned y, std::uint32_t squares) { rows[y / 8][y % 8] |= squares; }
};

// What lies in the row above each, and below.
[[gnu::always_inline]] inline void look_up(const Rows& from, Rows& above) {
  const Eight none{};
  for (std::size_t g = 0; g < kGroups; ++g) {
    const Eight& before = g > 0 ? from.rows[g - 1] : none;
    above.rows[g] = __builtin_shufflevector(before, from.rows[g], 7, 8, 9, 10, 11, 12, 13, 14);
  }
}
[[gnu::always_inline]] inline void look_down(const Rows& from, Rows& below) {
  const Eight none{};
  for (std::size_t g = 0; g < kGroups; ++g) {
    const Eight& after = g + 1 < kGroups ? from.rows[g + 1] : none;
    below.rows[g] = __builtin_shufflevector(from.rows[g], after, 1, 2, 3, 4, 5, 6, 7, 8);
  }
}

[[gnu::always_inline]] inline bool is_empty(const Eight& rows) {
  std::uint64_t parts[4];
  std::memcpy(parts, &rows, sizeof parts);
  return (parts[0] | parts[1] | parts[2] | parts[3]) == 0;
}

// The columns around the start of eight rows of a board.
[[gnu::always_inline]] inline void take_near(FourLong (&boards)[2], Square start, Eight& rows) {
  Eight halves[2];
  for (FourLong& each : boards) each = each << 14U >> start.x;
  std::memcpy(halves, boards, sizeof halves);
  rows = __builtin_shufflevector(halves[0], halves[1], 0, 2, 4, 6, 8, 10, 12, 14);
}

[[gnu::always_inline]] inline void lay_out(const Ground& ground, Square start, Rows& free, Rows& stop) {
  const auto load = [](const Board& board, std::size_t y, FourLong& rows) {
    std::memcpy(&rows, &board.rows[y + 1], sizeof rows);  // the first row of a board is its border
  };
  for (std::size_t g = 0; g < kGroups; ++g) {
    FourLong floor[2], arcs[2];
    for (std::size_t i = 0; i < 2; ++i) {
      const std::size_t y = 8 * g + 4 * i;
      FourLong solid, taken;
      load(ground.open, y, floor[i]);
      load(ground.solid, y, solid);
      load(ground.taken, y, taken);
      load(ground.arcs, y, arcs[i]);
      floor[i] &= ~(solid | taken);
    }
    take_near(floor, start, free.rows[g]);
    take_near(arcs, start, stop.rows[g]);
  }
  free.add(start.y, kNearMiddle);
}

// A diagonal step needs one of the two squares beside it (DS-6.3), so it is two straight ones of which the first ends
// on a free square.
[[gnu::always_inline]] inline int spread_here(const Ground& ground, const Walk& walk, NearRows& reached) {
  Rows free, stop, going{}, all{};
  lay_out(ground, walk.start, free, stop);
  going.add(walk.start.y, kNearMiddle);
  const auto column = static_cast<unsigned>(walk.until.x - walk.start.x + 15);
  const bool aims = walk.until.y < kMaxHeight && column < 32;
  int taken = 0;
  for (int k = 1; k <= walk.most && taken == 0; ++k) {
    Rows across, along, above, below;
    look_up(going, above);
    look_down(going, below);
    for (std::size_t g = 0; g < kGroups; ++g) {
      across.rows[g] = free.rows[g] & (going.rows[g] << 1U | going.rows[g] >> 1U);
      along.rows[g] = free.rows[g] & (above.rows[g] | below.rows[g]);
    }
    look_up(across, above);
    look_down(across, below);
    Eight fresh{};
    for (std::size_t g = 0; g < kGroups; ++g) {
      const Eight corners = above.rows[g] | below.rows[g] | along.rows[g] << 1U | along.rows[g] >> 1U;
      all.rows[g] = across.rows[g] | along.rows[g] | (free.rows[g] & corners);
      const Eight goes_on = all.rows[g] & ~stop.rows[g] & ~going.rows[g];  // DS-6.6
      fresh |= goes_on;
      going.rows[g] |= goes_on;
    }
    if (aims && (all.row(walk.until.y) >> column & 1U) != 0) taken = k;
    if (is_empty(fresh)) break;
  }
  std::memcpy(reached.data(), all.rows, sizeof all.rows);
  return taken;
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] int spread_wide(const Ground& ground, const Walk& walk, NearRows& reached) {
  return spread_here(ground, walk, reached);
}
const bool kIsWide = __builtin_cpu_supports("avx2") != 0;
#endif

}  // namespace

int spread_narrow(const Ground& ground, const Walk& walk, NearRows& reached) {
  return spread_here(ground, walk, reached);
}

int spread(const Ground& ground, const Walk& walk, NearRows& reached) {
#if defined(__x86_64__)
  if (kIsWide) return spread_wide(ground, walk, reached);
#endif
  return spread_narrow(ground, walk, reached);
}

}  // namespace uc::saga
