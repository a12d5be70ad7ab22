// Space: who stands where, arcs, adjacency, range and lines of sight (DS-5, DS-9.2 to DS-9.8). Integers only.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

#include "four_rows.hpp"
#include "saga/saga.hpp"

namespace uc::saga {

// --- where models stand -----------------------------------------------------------------------------------------------

constexpr int size_of(const Figure& figure) { return figure.large ? 2 : 1; }

// Calls f(square) for each square of a model whose north-western one this is.
template <class F>
constexpr void for_each_square(Square at, int size, F&& f) {
  for (int dy = 0; dy < size; ++dy) {
    for (int dx = 0; dx < size; ++dx) f(square_at(at.x + dx, at.y + dy));
  }
}
template <class F>
void for_each_square_of(const Saga& game, const State& state, int model, F&& f) {
  for_each_square(state.at[model], size_of(game.figure(state, model)), f);
}

inline Board squares_of(const Saga& game, const State& state, int model) {
  Board board;
  for_each_square_of(game, state, model, [&](Square at) { board.add(at); });
  return board;
}

inline bool is_hero(int model) { return model < kMaxHeroes; }
inline ModelSet side_of(const State& state, int model) {
  return is_hero(model) ? state.in_play & kHeroes : state.in_play & ~kHeroes;
}
inline ModelSet enemies_of(const State& state, int model) {
  return is_hero(model) ? state.in_play & ~kHeroes : state.in_play & kHeroes;
}

// Does a model stand there? Those that are Ethereal are not in State::taken.
inline bool is_occupied(const Saga& game, const State& state, Square at) {
  if (state.taken.has(at)) return true;
  if (!game.has_ethereal()) return false;
  bool any = false;
  for_each_in(state.in_play & ~kHeroes, [&](int model) {
    if (game.figure(state, model).ethereal) {
      for_each_square_of(game, state, model, [&](Square each) { any = any || each == at; });
    }
  });
  return any;
}

// --- neighbours (DS-5.1) ----------------------------------------------------------------------------------------------

// Of every pattern of floor in the nine squares around one, which of the eight are adjacent floor.
// Bit by direction of kSteps. A pattern has the bit (dy + 1) * 3 + dx + 1.
struct Neighbourhoods {
  std::array<std::uint8_t, 512> adjacent{};
  constexpr Neighbourhoods() {
    for (unsigned pattern = 0; pattern < 512; ++pattern) {
      unsigned set = 0;
      for (int d = 0; d < kDirections; ++d) {
        const auto [dx, dy] = kSteps[d];
        const auto floor = [&](int x, int y) { return (pattern >> ((y + 1) * 3 + x + 1) & 1U) != 0; };
        if (!floor(dx, dy)) continue;
        if (dx != 0 && dy != 0 && !floor(dx, 0) && !floor(0, dy)) continue;
        set |= 1U << d;
      }
      adjacent[pattern] = static_cast<std::uint8_t>(set);
    }
  }
};
inline constexpr Neighbourhoods kNeighbourhoods;

// The nine squares around one, as they stand in a set of squares.
inline unsigned pattern_around(const Board& board, Square at) {
  const unsigned left = at.x;  // column x - 1 is the bit x
  return static_cast<unsigned>(board.row(at.y - 1) >> left & 7U) |
         static_cast<unsigned>(board.row(at.y) >> left & 7U) << 3U |
         static_cast<unsigned>(board.row(at.y + 1) >> left & 7U) << 6U;
}
// The directions in which adjacent floor lies.
inline std::uint8_t neighbours(const Board& open, Square at) {
  return kNeighbourhoods.adjacent[pattern_around(open, at)];
}

inline int direction_of(int dx, int dy) {  // of a neighbour
  constexpr std::int8_t by[9] = {7, 0, 1, 6, -1, 2, 5, 4, 3};
  return by[(dy + 1) * 3 + dx + 1];
}

// Two squares of floor (DS-5.1).
inline bool adjacent(const Board& open, Square a, Square b) {
  const int dx = b.x - a.x, dy = b.y - a.y;
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || (dx == 0 && dy == 0)) return false;
  return dx == 0 || dy == 0 || open.has(a.x + dx, a.y) || open.has(a.x, a.y + dy);
}

// Of every set of directions the squares as a pattern.
struct Surroundings {
  std::array<std::uint16_t, 256> pattern{};
  constexpr Surroundings() {
    for (unsigned set = 0; set < 256; ++set) {
      for (int d = 0; d < kDirections; ++d) {
        if ((set >> d & 1U) == 0) continue;
        pattern[set] = static_cast<std::uint16_t>(pattern[set] | 1U << ((kSteps[d].dy + 1) * 3 + kSteps[d].dx + 1));
      }
    }
  }
};
inline constexpr Surroundings kSurroundings;

// The squares in the directions of a set, added to a board.
inline void add_around(Board& board, Square at, unsigned directions) {
  const std::uint64_t pattern = kSurroundings.pattern[directions];
  board.row(at.y - 1) |= (pattern & 7U) << at.x;
  board.row(at.y) |= (pattern >> 3U & 7U) << at.x;
  board.row(at.y + 1) |= (pattern >> 6U) << at.x;
}

// --- facing and arcs (DS-5.2 to DS-5.6) --------------------------------------------------------------------------------

// DS-5.3: a square is in front of a model unless it is behind its last row.
constexpr int forward(Square at, int size, Facing facing, Square q) {
  // To the north and west the last row is the one farthest from the square that counts as its place. No branches: which
  // way somebody faces is hard to guess.
  constexpr std::int8_t kX[kFacings] = {0, 1, 0, -1}, kY[kFacings] = {-1, 0, 1, 0}, kFar[kFacings] = {1, 0, 0, 1};
  const int f = index(facing);
  return kX[f] * (q.x - at.x) + kY[f] * (q.y - at.y) + kFar[f] * (size - 1);
}
inline bool is_behind(const Saga& game, const State& state, int model, Square q) {
  const auto m = static_cast<std::size_t>(model);
  const Figure& figure = game.figure(state, model);
  return !figure.ethereal && forward(state.at[m], size_of(figure), state.facing[m], q) < 0;
}

// The directions in front of a model of one square, by facing.
inline constexpr std::uint8_t kFrontDirections[kFacings] = {
    0b11000111,  // north: not SE, S, SW
    0b00011111,  // east: not SW, W, NW
    0b01111100,  // south: not NW, N, NE
    0b11110001,  // west: not NE, E, SE
};

// DS-5.4, as squares.
inline Board front_arc(const Saga& game, const State& state, int model) {
  Board arc;
  const auto m = static_cast<std::size_t>(model);
  const Figure& figure = game.figure(state, model);
  if (figure.ethereal) return arc;  // DS-5.7
  const Square at = state.at[m];
  if (!figure.large) {
    add_around(arc, at, neighbours(state.open, at) & kFrontDirections[index(state.facing[m])]);
    return arc;
  }
  for_each_square(at, 2, [&](Square each) { add_around(arc, each, neighbours(state.open, each)); });
  for_each_square(at, 2, [&](Square each) { arc.remove(each); });
  for (int dy = -1; dy <= 2; ++dy) {
    for (int dx = -1; dx <= 2; ++dx) {
      const Square q = square_at(at.x + dx, at.y + dy);
      if (forward(at, 2, state.facing[m], q) < 0) arc.row(at.y + dy) &= ~Board::bit(at.x + dx);
    }
  }
  return arc;
}

// Has this model the square in its front arc?
inline bool in_front_arc(const Saga& game, const State& state, int model, Square q) {
  const auto m = static_cast<std::size_t>(model);
  const Square at = state.at[m];
  const int dx = q.x - at.x, dy = q.y - at.y;
  if (dx < -1 || dy < -1 || dx > 2 || dy > 2) return false;
  const Figure& figure = game.figure(state, model);
  if (figure.ethereal) return false;
  if (!figure.large) {
    if (dx > 1 || dy > 1 || (dx == 0 && dy == 0)) return false;
    return (neighbours(state.open, at) & kFrontDirections[index(state.facing[m])] & 1U << direction_of(dx, dy)) != 0;
  }
  return front_arc(game, state, model).has(q);
}
// DS-5.5: has this model any square of the other in its front arc?
inline bool engages(const Saga& game, const State& state, int model, int other) {
  const Square a = state.at[model], b = state.at[other];
  const int dx = b.x - a.x, dy = b.y - a.y;
  if (dx < -2 || dx > 2 || dy < -2 || dy > 2) return false;  // too far for any size
  if (!game.figure(state, other).large) return in_front_arc(game, state, model, b);
  bool any = false;
  for_each_square_of(game, state, other, [&](Square q) { any = any || in_front_arc(game, state, model, q); });
  return any;
}
// Those of a set that have the model in their front arc.
inline ModelSet engaging(const Saga& game, const State& state, ModelSet set, int model) {
  ModelSet found = 0;
  for_each_in(set, [&](int each) {
    if (engages(game, state, each, model)) found |= set_of(each);
  });
  return found;
}
// A quick look around a model of one square: does no model stand next to it, but for Ethereal ones?
inline bool is_alone(const Saga& game, const State& state, int model) {
  constexpr unsigned kCentre = 1U << 4U;
  return !game.figure(state, model).large && (pattern_around(state.taken, state.at[model]) & ~kCentre) == 0;
}
// The enemies that engage a model; nobody engages an Ethereal one (DS-R37), and no Ethereal one engages (DS-5.7).
inline ModelSet engagers(const Saga& game, const State& state, int model) {
  if (game.figure(state, model).ethereal || is_alone(game, state, model)) return 0;
  return engaging(game, state, enemies_of(state, model), model);
}
// All front arcs of a set together.
inline Board front_arcs(const Saga& game, const State& state, ModelSet set) {
  Board arcs;
  for_each_in(set, [&](int model) {
    const auto m = static_cast<std::size_t>(model);
    const Figure& figure = game.figure(state, model);
    if (figure.large) {
      arcs |= front_arc(game, state, model);
    } else if (!figure.ethereal) {
      add_around(arcs, state.at[m], neighbours(state.open, state.at[m]) & kFrontDirections[index(state.facing[m])]);
    }
  });
  return arcs;
}
// DS-5.6
inline bool completely_behind(const Saga& game, const State& state, int attacker, int defender) {
  bool all = true;
  for_each_square_of(game, state, attacker, [&](Square q) { all = all && is_behind(game, state, defender, q); });
  return all;
}

// --- adjacency of models and things -------------------------------------------------------------------------------------

// Calls f(square) for each square of a thing.
template <class F>
void for_each_square_of_thing(const Saga& game, const State& state, int t, F&& f) {
  const Adventure& adventure = game.adventure();
  if (thing::is_model(t)) return for_each_square_of(game, state, t, f);
  if (thing::is_door(t)) {
    const Door& door = adventure.doors[t - thing::kDoor];
    for (unsigned i = 0; i < door.size; ++i) f(door.squares[i]);
  } else if (thing::is_chest(t)) {
    f(adventure.chests[t - thing::kChest].at);
  } else {
    const Furniture& piece = adventure.furniture[t - thing::kFurniture];
    for (unsigned i = 0; i < piece.size; ++i) f(piece.squares[i]);
  }
}

// Could they touch at all? A quick look, before the exact one. Things cover at most two squares a side.
inline bool is_near(const Saga& game, const State& state, int model, int t) {
  const Square a = state.at[model];
  const Square b = thing::is_model(t) ? state.at[t] : game.corner_of(t);
  const int dx = b.x - a.x, dy = b.y - a.y;
  return dx >= -2 && dx <= 2 && dy >= -2 && dy <= 2;
}

// DS-13.5: a door's own squares count as ordinary squares.
inline Board floor_for(const Saga& game, const State& state, int t) {
  Board open = state.open;
  if (thing::is_door(t)) for_each_square_of_thing(game, state, t, [&](Square at) { open.add(at); });
  return open;
}
inline bool is_adjacent_to(const Saga& game, const State& state, int model, int t) {
  if (t == model || !is_near(game, state, model, t)) return false;
  if (is_hero(model) && is_hero(t)) return adjacent(state.open, state.at[model], state.at[t]);
  const auto touch = [&](const Board& open) {
    bool any = false;
    for_each_square_of(game, state, model, [&](Square a) {
      for_each_square_of_thing(game, state, t, [&](Square b) { any = any || adjacent(open, a, b); });
    });
    return any;
  };
  return thing::is_door(t) ? touch(floor_for(game, state, t)) : touch(state.open);
}
// Has the model a square of the thing in its front arc?
inline bool has_before_it(const Saga& game, const State& state, int model, int t) {
  if (thing::is_model(t)) return engages(game, state, model, t);
  if (game.figure(state, model).ethereal) return false;
  const Board open = floor_for(game, state, t);
  bool any = false;
  for_each_square_of(game, state, model, [&](Square a) {
    for_each_square_of_thing(
        game, state, t, [&](Square b) { any = any || (adjacent(open, a, b) && !is_behind(game, state, model, b)); });
  });
  return any;
}

// --- range (DS-9.2) -----------------------------------------------------------------------------------------------------

constexpr int gap_squared(Square a, Square b) {
  const int dx = a.x - b.x, dy = a.y - b.y;
  const int gx = std::max(std::max(dx, -dx) - 1, 0), gy = std::max(std::max(dy, -dy) - 1, 0);
  return gx * gx + gy * gy;
}
inline bool in_range(const Saga& game, Range range, Square a, Square b) {
  const int length = game.content().range[index(range)];
  return gap_squared(a, b) <= length * length;
}
int gap_of_large(const Saga&, const State&, int model, int other);
// Of the nearest squares of two models.
inline int gap_between(const Saga& game, const State& state, int model, int other) {
  if (game.figure(state, model).large || game.figure(state, other).large)
    return gap_of_large(game, state, model, other);
  return gap_squared(state.at[model], state.at[other]);
}
inline bool in_range(const Saga& game, const State& state, Range range, int model, int other) {
  const int length = game.content().range[index(range)];
  return gap_between(game, state, model, other) <= length * length;
}

// --- lines of sight (DS-9.4 to DS-9.8) ----------------------------------------------------------------------------------

// The squares that the line from one square to another crosses, and the corners it passes, by offset.
// Longer ones are in nobody's range: the nearest squares of two Large models may be 9 columns apart, and their
// farthest, which may give the line, are 11 apart (DS-9.8).
struct Line {
  static constexpr int kReach = kLongestRange + 3;
  std::array<std::uint32_t, kReach + 1> rows{};  // from the upper end down, as near_columns() from the start
  std::uint8_t flanks = 0;
  struct Corner {
    std::int8_t ax, ay, bx, by;  // the two flanks, as offsets (DS-9.6)
  };
  std::array<Corner, kReach> corners{};
};

struct Lines {
  std::array<std::array<Line, 2 * Line::kReach + 1>, 2 * Line::kReach + 1> by{};  // by dy, dx
  const Line& to(int dx, int dy) const {
    const int row = dy + Line::kReach, column = dx + Line::kReach;
    return by[row][column];
  }
};
extern const Lines kLines;  // space.cpp

// DS-9.5, DS-9.6: does the line cross a blocking square or pass between two?
inline bool is_clear(const Board& blocking, Square a, Square b) {
  const int dx = b.x - a.x, dy = b.y - a.y;
  if (dx < -Line::kReach || dx > Line::kReach || dy < -Line::kReach || dy > Line::kReach) return false;
  const Line& line = kLines.to(dx, dy);
  const int top = std::min(a.y, b.y), rows = dy < 0 ? -dy : dy;
  std::uint64_t hit = 0;
  for (int i = 0; i <= rows; ++i) {
    hit |= blocking.row(top + i) & map_columns(line.rows[i], a.x);
  }
  if (hit != 0) return false;
  for (unsigned i = 0; i < line.flanks; ++i) {
    const Line::Corner& corner = line.corners[i];
    if (blocking.has(a.x + corner.ax, a.y + corner.ay) && blocking.has(a.x + corner.bx, a.y + corner.by)) return false;
  }
  return true;
}
// What blocks around a square, to look from it to many others.
class Lookout {
 public:
  Lookout(const Board& blocking, Square from) : from_(from) {
    for (std::size_t y = 0; y < kMaxHeight; ++y) rows_[y] = near_columns(blocking.rows[y + 1], from.x);
    for (std::size_t y = kMaxHeight; y < rows_.size(); ++y) rows_[y] = 0;
  }
  // As is_clear() says.
  bool sees(Square to) const {
    const int dx = to.x - from_.x, dy = to.y - from_.y;
    if (dx < -Line::kReach || dx > Line::kReach || dy < -Line::kReach || dy > Line::kReach) return false;
    const Line& line = kLines.to(dx, dy);
    const std::uint32_t *rows = rows_.data() + std::min(from_.y, to.y), *mask = line.rows.data();
    bool clear = !any_square((load_rows(rows) & load_rows(mask)) | (load_rows(rows + 4) & load_rows(mask + 4)) |
                             (load_rows(rows + 8) & load_rows(mask + 8)));
    const std::uint32_t* own = rows_.data() + from_.y;
    const auto blocks = [&](int x, int y) { return (own[y] >> (15 + x) & 1U) != 0; };
    for (unsigned i = 0; i < line.flanks; ++i) {
      const Line::Corner& corner = line.corners[i];
      clear = clear && !(blocks(corner.ax, corner.ay) && blocks(corner.bx, corner.by));
    }
    return clear;
  }

 private:
  Square from_;
  std::array<std::uint32_t, kMaxHeight + Line::kReach + 1> rows_;  // of the map, and as many more as a line may have
};
static_assert(Line::kReach + 1 == 3 * 4);  // four rows at a time

// Does the line cross one of these squares? (DS-9.10)
inline bool crosses(const Board& squares, Square a, Square b) {
  const int dx = b.x - a.x, dy = b.y - a.y;
  const Line& line = kLines.to(dx, dy);
  const int top = std::min(a.y, b.y), rows = dy < 0 ? -dy : dy;
  for (int i = 0; i <= rows; ++i) {
    if ((squares.row(top + i) & map_columns(line.rows[i], a.x)) != 0) return true;
  }
  return false;
}

// DS-9.7: what blocks sight apart from models.
inline Board opaque_squares(const Saga& game, const State& state) {
  Board blocking;
  for (std::size_t i = 0; i < blocking.rows.size(); ++i) {
    blocking.rows[i] = ~state.open.rows[i] | (state.solid.rows[i] & game.opaque().rows[i]);
  }
  return blocking;
}

// DS-9.7: what blocks sight, models included. A line never counts its own two ends, so that only Large models have to
// be taken out again.
inline Board blocking_squares(const Saga& game, const State& state) {
  Board blocking;
  for (std::size_t i = 0; i < blocking.rows.size(); ++i) {
    blocking.rows[i] = ~state.open.rows[i] | (state.solid.rows[i] & game.opaque().rows[i]) | state.taken.rows[i];
  }
  return blocking;
}

// How one model sees another, or a square.
struct Sight {
  bool clear = false;
  bool furniture = false;  // every clear line crosses furniture that is not beside the shooter (DS-9.10)
};
Sight sight_of(const Saga&, const State&, int shooter, int target, bool through_models = false);
// Those of a set that a model of one square sees.
ModelSet seen_from(const Lookout&, const Saga&, const State&, int shooter, ModelSet targets);
// Those of a set that a model sees.
ModelSet seen_by(const Saga&, const State&, int shooter, ModelSet targets, bool through_models = false);
// Those of a set of squares that a model sees (DS-11.5).
Board squares_seen_by(const Saga&, const State&, int shooter, const Board& targets, const Lookout* known = nullptr);

}  // namespace uc::saga
