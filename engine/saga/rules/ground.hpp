// What a model walks on, for the files of the rules that follow its steps (DS-6, DS-10, DS-14.3, DS-14.4).
#pragma once

#include "space.hpp"

namespace uc::saga {

// Floor without furniture and models that block; the mover's own squares are free for it.
inline Board free_floor(const Saga& game, const State& state, int model) {
  Board free;
  for (std::size_t i = 0; i < free.rows.size(); ++i) {
    free.rows[i] = state.open.rows[i] & ~state.solid.rows[i] & ~state.taken.rows[i];
  }
  for_each_square_of(game, state, model, [&](Square q) { free.add(q); });
  return free;
}

// Calls f(square) for the squares of other Ethereal models: they can be crossed, but nobody ends there (DS-14.4).
template <class F>
void for_each_ethereal(const Saga& game, const State& state, int model, F&& f) {
  if (!game.has_ethereal()) return;
  for_each_in(state.in_play & ~kHeroes & ~set_of(model), [&](int each) {
    if (game.figure(state, each).ethereal) for_each_square_of(game, state, each, f);
  });
}
inline Board ethereal_squares(const Saga& game, const State& state, int model) {
  Board board;
  for_each_ethereal(game, state, model, [&](Square q) { board.add(q); });
  return board;
}

// --- Large models (DS-10.3, DS-10.4) ----------------------------------------------------------------------------------

// A set of squares moved by a step.
inline Board moved(const Board& board, int dx, int dy) {
  Board to;
  for (int y = 0; y < kMaxHeight; ++y) {
    const int from = y - dy;
    if (from < 0 || from >= kMaxHeight) continue;
    const std::uint64_t row = board.row(from);
    to.row(y) = dx > 0 ? row << 1U : dx < 0 ? row >> 1U : row;
  }
  return to;
}

// The positions of a Large model that cover one of these squares.
inline Board covering(const Board& squares) {
  Board positions;
  for (int y = 0; y < kMaxHeight; ++y) {
    const std::uint64_t either = squares.row(y) | squares.row(y + 1);
    positions.row(y) = either | either >> 1U;
  }
  return positions;
}

struct LargeGround {
  Board room;  // positions that are unblocked as a whole
  Board stop;  // positions with a square in an enemy's front arc

  LargeGround(const Saga& game, const State& state, int model) {
    const Board free = free_floor(game, state, model);
    const Board arcs = front_arcs(game, state, enemies_of(state, model));
    for (int y = 0; y < kMaxHeight; ++y) {
      const std::uint64_t upper = free.row(y) & free.row(y) >> 1U, lower = free.row(y + 1) & free.row(y + 1) >> 1U;
      room.row(y) = upper & lower;
    }
    stop = covering(arcs);
  }

  // All positions one step from these, for a model that faces this way.
  Board steps(const Board& from, Facing facing) const {
    const int ahead = 2 * index(facing);
    Board to;
    for (const int d : {ahead, (ahead + 4) % 8}) to |= moved(from, kSteps[d].dx, kSteps[d].dy) & room;
    for (const int d : {(ahead + 1) % 8, (ahead + 7) % 8}) {
      const auto [dx, dy] = kSteps[d];
      // The two positions beside the diagonal, seen from its end.
      const Board beside = moved(room, 0, dy) | moved(room, dx, 0);
      to |= moved(from, dx, dy) & room & beside;
    }
    return to;
  }
};

// --- models that pass through walls, or through others (DS-14.3, DS-14.4) ----------------------------------------------

struct Strange {
  const Saga& game;
  const State& state;
  const Figure& figure;
  Board open, solid, taken, stop;

  Strange(const Saga& g, const State& s, int model)
      : game(g), state(s), figure(g.figure(s, model)), open(s.open), solid(s.solid), taken(s.taken) {
    for_each_square_of(g, s, model, [&](Square q) { taken.remove(q); });
    if (!figure.ethereal) stop = front_arcs(g, s, enemies_of(s, model));
  }
  bool inside(int x, int y) const {
    return x >= 0 && y >= 0 && x < game.adventure().width && y < game.adventure().height;
  }
  bool is_wall(int x, int y) const { return !open.has(x, y); }
  bool enters(int x, int y) const {
    return open.has(x, y) && !solid.has(x, y) && (figure.ethereal || !taken.has(x, y));
  }
  // Does what stands beside a diagonal leave room?
  bool beside(int x, int y) const {
    if (is_wall(x, y)) return figure.walks_walls;
    return enters(x, y);
  }
  // Where a step in this direction ends, and what it costs.
  struct Landing {
    Square at = kNowhere;
    int cost = 0;
  };
  Landing step(Square from, int direction) const {
    const auto [dx, dy] = kSteps[direction];
    int x = from.x + dx, y = from.y + dy;
    if (!inside(x, y)) return {};
    if (!is_wall(x, y)) {
      if (!enters(x, y)) return {};
      if (dx != 0 && dy != 0 && !beside(from.x + dx, from.y) && !beside(from.x, from.y + dy)) return {};
      return {square_at(x, y), 1};
    }
    if (!figure.walks_walls) return {};
    while (inside(x, y) && is_wall(x, y)) x += dx, y += dy;
    if (!inside(x, y) || !enters(x, y) || taken.has(x, y)) return {};
    return {square_at(x, y), 2};
  }
};

inline bool is_strange(const Figure& figure) { return figure.walks_walls || figure.ethereal; }

}  // namespace uc::saga
