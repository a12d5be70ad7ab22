#include "moving.hpp"

#include <algorithm>

#include "ground.hpp"
#include "walk.hpp"

namespace uc::saga {

namespace {

// --- Large models (DS-10.3, DS-10.4) ----------------------------------------------------------------------------------

using Layers = std::array<Board, kFacings>;

template <class Level>
void walk_large(const Saga& game, const State& state, Mover mover, Level&& level) {
  const LargeGround ground(game, state, mover.model);
  Layers seen{}, frontier{};
  const int facing = index(state.facing[mover.model]);
  seen[facing].add(state.at[mover.model]);
  frontier = seen;
  for (int k = 1; k <= mover.points; ++k) {
    Layers fresh{};
    for (int f = 0; f < kFacings; ++f) {
      fresh[f] = ground.steps(frontier[f] - ground.stop, facing_at(f)) | frontier[(f + 1) & 3] | frontier[(f + 3) & 3];
      fresh[f] -= seen[f];
      seen[f] |= fresh[f];
    }
    if (!level(k, fresh)) return;
    frontier = fresh;
  }
}

// --- models that pass through walls, or through others (DS-14.3, DS-14.4) ----------------------------------------------

// Calls reached(to, cost) for every square when it is first reached at least cost; false ends.
template <class Reached>
void walk_strangely(const Saga& game, const State& state, Mover mover, Reached&& reached) {
  const Strange ground(game, state, mover.model);
  constexpr int kMost = 400;
  static_assert(kMost > 17 * 17);
  std::array<Square, kMost> found;
  Board seen;
  std::array<std::array<Square, 8 * 8>, 2> through{};  // by parity of the cost: where passages end
  std::array<int, 2> passages{};
  int size = 0;
  found[size++] = state.at[mover.model];
  seen.add(state.at[mover.model]);
  int begin = 0;
  const int points = std::min(mover.points, kFarthest);
  for (int k = 0; k < points; ++k) {
    std::array<Square, 8 * 8>& next = through[k & 1];  // passages from squares of cost k end at k + 2
    const int first = begin, last = size;
    // Those that end at k + 1 were put aside one round ago.
    const auto arrive = [&](Square to) {
      if (seen.has(to) || size >= kMost) return true;
      seen.add(to);
      found[size++] = to;
      return reached(to, k + 1);
    };
    std::array<Square, 8 * 8> later{};
    int laters = 0;
    for (int i = first; i < last; ++i) {
      const Square from = found[i];
      if (i > 0 && ground.stop.has(from)) continue;  // DS-6.6
      for (int d = 0; d < kDirections; ++d) {
        const Strange::Landing landing = ground.step(from, d);
        if (landing.cost == 1 && !arrive(landing.at)) return;
        if (landing.cost == 2 && laters < 64) later[laters++] = landing.at;
      }
    }
    for (int i = 0; i < passages[(k + 1) & 1]; ++i) {
      if (!arrive(through[(k + 1) & 1][i])) return;
    }
    passages[(k + 1) & 1] = 0;
    next = later;
    passages[k & 1] = laters;
    begin = last;
  }
}

}  // namespace

bool may_step(const Board& free, Square from, Square to) {
  const int dx = to.x - from.x, dy = to.y - from.y;
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || (dx == 0 && dy == 0) || !free.has(to)) return false;
  return dx == 0 || dy == 0 || free.has(from.x + dx, from.y) || free.has(from.x, from.y + dy);
}

Board standing_room(const Saga& game, const State& state, int model) {
  return free_floor(game, state, model) - ethereal_squares(game, state, model);
}

bool walks_plainly(const Figure& figure) { return !figure.large && !is_strange(figure); }

// The bits of each row are counted in pairs, in fours, in bytes, four rows at a time.
int Walked::count() {
  FourRows sum{};
  for (std::size_t i = 0; i < rows.size(); i += 4) {
    FourRows n = load_rows(&rows[i]);
    n -= n >> 1U & 0x55555555U;
    n = (n & 0x33333333U) + (n >> 2U & 0x33333333U);
    n = (n + (n >> 4U)) & 0x0f0f0f0fU;
    n += n >> 8U;
    n = (n + (n >> 16U)) & 0x3fU;
    store_rows(&counts[i], n);
    sum += n;
  }
  return static_cast<int>(sum[0] + sum[1] + sum[2] + sum[3]);
}

Square Walked::nth(int number) const {
  std::size_t y = 0;
  auto left = static_cast<unsigned>(number);
  for (; left >= counts[y]; ++y) left -= counts[y];
  std::uint32_t squares = rows[y];
  for (; left > 0; --left) squares &= squares - 1;
  return square_at(start.x + std::countr_zero(squares) - 15, static_cast<int>(y));
}

void Walked::remove(Square q) {
  const int column = q.x - start.x + 15;
  if (column >= 0 && column < 32) rows[q.y] &= ~(1U << static_cast<unsigned>(column));
}

Board Walked::board() const {
  Board board;
  for (std::size_t y = 0; y < rows.size(); ++y) board.rows[y + 1] = map_columns(rows[y], start.x);
  return board;
}

namespace {

int walk(const Saga& game, const State& state, Mover mover, NearRows& reached, Square until = kNowhere) {
  const Board arcs = front_arcs(game, state, enemies_of(state, mover.model));
  return spread({state.open, state.solid, state.taken, arcs},
                {state.at[mover.model], std::min(mover.points, kFarthest), until}, reached);
}

}  // namespace

Walked walk_from(const Saga& game, const State& state, Mover mover) {
  Walked ends;
  ends.start = state.at[mover.model];
  walk(game, state, mover, ends.rows);
  ends.remove(ends.start);
  for_each_ethereal(game, state, mover.model, [&](Square q) { ends.remove(q); });
  return ends;
}

Reach reach_of(const Saga& game, const State& state, Mover mover) {
  Reach reach;
  const Figure& figure = game.figure(state, mover.model);
  if (figure.large) {
    walk_large(game, state, mover, [&](int, const Layers& fresh) {
      for (int f = 0; f < kFacings; ++f) reach.ends[f] |= fresh[f];
      return true;
    });
    const Board others = covering(ethereal_squares(game, state, mover.model));
    for (int f = 0; f < kFacings; ++f) reach.ends[f] -= others;
    return reach;
  }
  Board& ends = reach.ends[0];
  if (is_strange(figure)) {
    walk_strangely(game, state, mover, [&](Square to, int) {
      ends.add(to);
      return true;
    });
    ends -= state.taken;
    ends -= ethereal_squares(game, state, mover.model);
  } else {
    ends = walk_from(game, state, mover).board();
  }
  return reach;
}

int cost_of(const Saga& game, const State& state, Mover mover, Square to, Facing facing) {
  int cost = 0;
  const Figure& figure = game.figure(state, mover.model);
  if (figure.large) {
    walk_large(game, state, mover, [&](int k, const Layers& fresh) {
      if (fresh[index(facing)].has(to)) cost = k;
      return cost == 0;
    });
  } else if (is_strange(figure)) {
    walk_strangely(game, state, mover, [&](Square reached, int k) {
      if (reached == to) cost = k;
      return cost == 0;
    });
  } else {
    NearRows reached;
    cost = walk(game, state, mover, reached, to);
  }
  return cost;
}

Board break_steps(const Saga& game, const State& state, Mover mover) {
  Board to;
  if (mover.points <= 0) return to;
  const Figure& figure = game.figure(state, mover.model);
  const Square start = state.at[mover.model];
  if (figure.large) {
    const LargeGround ground(game, state, mover.model);
    Board from;
    from.add(start);
    return ground.steps(from, state.facing[mover.model]) - ground.stop;
  }
  const Board stop = front_arcs(game, state, enemies_of(state, mover.model));
  if (is_strange(figure)) {
    const Strange ground(game, state, mover.model);
    for (int d = 0; d < kDirections; ++d) {
      const Strange::Landing landing = ground.step(start, d);
      if (landing.cost > 0 && landing.cost <= mover.points) to.add(landing.at);
    }
    to -= state.taken;
  } else {
    NearRows reached;
    walk(game, state, {mover.model, 1}, reached);
    Walked steps{start, reached, {}};
    steps.remove(start);
    to = steps.board();
  }
  return to - stop;
}

namespace {

// Can it go on from there to a square where it may end?
bool leads_on(const Saga& game, const State& state, Mover mover, Square to) {
  const int left = mover.points - cost_of_break(game, state, mover.model, to);
  if (left <= 0) return false;
  State there = state;
  for_each_square_of(game, there, mover.model, [&](Square q) { there.taken.remove(q); });
  there.at[mover.model] = to;
  for_each_square_of(game, there, mover.model, [&](Square q) { there.taken.add(q); });
  const Reach reach = reach_of(game, there, {mover.model, left});
  return std::any_of(reach.ends.begin(), reach.ends.end(), [](const Board& ends) { return !ends.empty(); });
}

}  // namespace

Board break_squares(const Saga& game, const State& state, Mover mover) {
  Board to = break_steps(game, state, mover);
  if (!game.has_ethereal()) return to;
  Board shared = ethereal_squares(game, state, mover.model);
  if (game.figure(state, mover.model).large) shared = covering(shared);
  (to & shared).for_each([&](Square each) {
    if (!leads_on(game, state, mover, each)) to.remove(each);
  });
  return to;
}

bool is_passing(const Saga& game, const State& state, int model) {
  if (!game.has_ethereal() || game.figure(state, model).ethereal) return false;
  bool any = false;
  for_each_ethereal(game, state, model, [&](Square each) {
    for_each_square_of(game, state, model, [&](Square q) { any = any || q == each; });
  });
  return any;
}

int cost_of_break(const Saga& game, const State& state, int model, Square to) {
  if (!game.figure(state, model).walks_walls) return 1;
  const Strange ground(game, state, model);
  for (int d = 0; d < kDirections; ++d) {
    const Strange::Landing landing = ground.step(state.at[model], d);
    if (landing.cost > 0 && landing.at == to) return landing.cost;
  }
  return 1;
}

}  // namespace uc::saga
