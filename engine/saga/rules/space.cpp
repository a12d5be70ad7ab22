#include "space.hpp"

namespace uc::saga {

namespace {

// DS-9.5 in doubled coordinates, the line beginning at the centre of (0,0): does it run through the inside of (x,y)?
constexpr bool crosses_square(int dx, int dy, int x, int y) {
  const int ax = 1, ay = 1, bx = 2 * dx + 1, by = 2 * dy + 1;
  const int left = 2 * x, top = 2 * y;
  const auto low = [](int a, int b) { return a < b ? a : b; };
  const auto high = [](int a, int b) { return a < b ? b : a; };
  if (low(ax, bx) >= left + 2 || high(ax, bx) <= left || low(ay, by) >= top + 2 || high(ay, by) <= top) return false;
  bool negative = false, positive = false;
  for (int corner = 0; corner < 4; ++corner) {
    const int cx = left + (corner & 1) * 2, cy = top + (corner >> 1) * 2;
    const int side = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    negative = negative || side < 0;
    positive = positive || side > 0;
  }
  return negative && positive;
}

// DS-9.6: the points where four squares meet that the line passes through, with the two squares it does not enter.
constexpr void find_corners(int dx, int dy, Line& line) {
  if (dx == 0 || dy == 0) return;
  const int sx = dx < 0 ? -1 : 1, sy = dy < 0 ? -1 : 1;
  const int wide = sx * dx, high = sy * dy;
  // The point i columns along is at x = 2i in doubled coordinates, y = 1 + (2i - 1) * high / wide: a corner if that is
  // even.
  for (int i = 1; i <= wide; ++i) {
    const int run = (2 * i - 1) * high;
    if (run % wide != 0 || (1 + run / wide) % 2 != 0) continue;
    const int row = (1 + run / wide) / 2;  // the corner is between the rows row - 1 and row
    if (row < 1 || row > high) continue;
    line.corners[line.flanks++] = {static_cast<std::int8_t>(sx * i), static_cast<std::int8_t>(sy * (row - 1)),
                                   static_cast<std::int8_t>(sx * (i - 1)), static_cast<std::int8_t>(sy * row)};
  }
}

constexpr Line line_to(int dx, int dy) {
  Line line;
  const int top = dy < 0 ? dy : 0, rows = dy < 0 ? -dy : dy;
  for (int i = 0; i <= rows; ++i) {
    for (int x = -Line::kReach; x <= Line::kReach; ++x) {
      const int y = top + i;
      if ((x == 0 && y == 0) || (x == dx && y == dy)) continue;
      if (crosses_square(dx, dy, x, y)) line.rows[i] |= 1U << (x + 15);
    }
  }
  find_corners(dx, dy, line);
  return line;
}

Lines all_lines() {
  Lines lines;
  for (int dy = -Line::kReach; dy <= Line::kReach; ++dy) {
    for (int dx = -Line::kReach; dx <= Line::kReach; ++dx) {
      const int row = dy + Line::kReach, column = dx + Line::kReach;
      lines.by[row][column] = line_to(dx, dy);
    }
  }
  return lines;
}

// Furniture that gives cover against a shooter there: no piece of it is adjacent to any of its squares (DS-9.10).
Board cover(const Saga& game, const State& state, int shooter) {
  Board far = state.solid;
  const auto beside = [&](int t) {
    if (!is_adjacent_to(game, state, shooter, t)) return;
    for_each_square_of_thing(game, state, t, [&](Square at) { far.remove(at); });
  };
  const Adventure& adventure = game.adventure();
  for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
    if (state.solid.has(adventure.chests[i].at)) beside(thing::kChest + static_cast<int>(i));
  }
  for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
    if (state.solid.has(adventure.furniture[i].squares[0])) beside(thing::kFurniture + static_cast<int>(i));
  }
  return far - game.opaque();
}

// Looks from every square of the shooter to every square of the target.
template <class Targets>
Sight look(const Saga& game, const State& state, int shooter, const Board& blocking, Targets&& for_each_target) {
  Sight sight;
  bool bare = false;
  const bool furnished = !state.solid.empty();
  Board far;
  bool far_known = false;
  for_each_target([&](Square b) {
    if (bare || is_behind(game, state, shooter, b)) return;  // DS-9.3
    for_each_square_of(game, state, shooter, [&](Square a) {
      if (bare || !is_clear(blocking, a, b)) return;
      sight.clear = true;
      if (furnished && crosses(state.solid, a, b)) {
        if (!far_known) far = cover(game, state, shooter);
        far_known = true;
        bare = !crosses(far, a, b);
      } else {
        bare = true;
      }
    });
  });
  sight.furniture = sight.clear && !bare;
  return sight;
}

}  // namespace

const Lines kLines = all_lines();

int gap_of_large(const Saga& game, const State& state, int model, int other) {
  int least = gap_squared(state.at[model], state.at[other]);
  for_each_square_of(game, state, model, [&](Square a) {
    for_each_square_of(game, state, other, [&](Square b) { least = std::min(least, gap_squared(a, b)); });
  });
  return least;
}

Sight sight_of(const Saga& game, const State& state, int shooter, int target, bool through_models) {
  Board blocking = opaque_squares(game, state);
  if (!through_models) blocking |= state.taken;
  for (const int each : {shooter, target}) {
    for_each_square_of(game, state, each, [&](Square at) {
      if (state.taken.has(at)) blocking.remove(at);
    });
  }
  return look(game, state, shooter, blocking, [&](auto&& f) { for_each_square_of(game, state, target, f); });
}

ModelSet seen_by(const Saga& game, const State& state, int shooter, ModelSet targets, bool through_models) {
  ModelSet seen = 0;
  if (targets == 0) return seen;
  if (game.figure(state, shooter).large || through_models) {
    for_each_in(targets, [&](int target) {
      if (sight_of(game, state, shooter, target, through_models).clear) seen |= set_of(target);
    });
    return seen;
  }
  return seen_from({blocking_squares(game, state), state.at[shooter]}, game, state, shooter, targets);
}

ModelSet seen_from(const Lookout& from, const Saga& game, const State& state, int shooter, ModelSet targets) {
  ModelSet seen = 0;
  for_each_in(targets, [&](int target) {
    const Square to = state.at[target];
    const bool clear = game.figure(state, target).large ? sight_of(game, state, shooter, target).clear
                                                        : !is_behind(game, state, shooter, to) && from.sees(to);
    if (clear) seen |= set_of(target);
  });
  return seen;
}

namespace {

// DS-5.3, DS-9.3: all that is not behind.
Board squares_ahead(Square at, int size, Facing facing) {
  Board board;
  const std::uint64_t columns = facing == Facing::East   ? ~(Board::bit(at.x) - 1)
                                : facing == Facing::West ? Board::bit(at.x + size) - 1
                                                         : ~std::uint64_t{0};
  const int first = facing == Facing::South ? at.y : 0;
  const int last = facing == Facing::North ? at.y + size - 1 : kMaxHeight - 1;
  for (int y = first; y <= last; ++y) board.row(y) = columns;
  return board;
}

ModelSet large_models(const Saga& game, const State& state) {
  ModelSet large = 0;
  for_each_in(state.in_play & ~kHeroes, [&](int model) {
    if (game.figure(state, model).large) large |= set_of(model);
  });
  return large;
}

}  // namespace

Board squares_seen_by(const Saga& game, const State& state, int shooter, const Board& targets, const Lookout* known) {
  Board seen;
  const Figure& figure = game.figure(state, shooter);
  const Square own = state.at[shooter];
  const Facing facing = state.facing[shooter];
  const Board ahead = figure.ethereal ? targets : targets & squares_ahead(own, size_of(figure), facing);
  const ModelSet broad = large_models(game, state);
  if (broad == 0) {
    const auto look = [&](const Lookout& from) {
      ahead.for_each(
          [&](Square to) { seen.row(to.y) |= static_cast<std::uint64_t>(to == own || from.sees(to)) << (to.x + 1U); });
    };
    if (known != nullptr) look(*known);
    else look({blocking_squares(game, state), own});
    return seen;
  }
  Board blocking = blocking_squares(game, state);
  if (figure.large) blocking -= squares_of(game, state, shooter);
  ahead.for_each([&](Square to) {
    Board without = blocking;  // a Large one that stands there does not block, with all its squares
    for_each_in(broad, [&](int model) {
      const Board squares = squares_of(game, state, model);
      if (squares.has(to)) without -= squares;
    });
    bool clear = to == own;
    for_each_square_of(game, state, shooter, [&](Square each) { clear = clear || is_clear(without, each, to); });
    if (clear) seen.add(to);
  });
  return seen;
}

}  // namespace uc::saga
