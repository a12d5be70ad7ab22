#include "moving.hpp"

#include <algorithm>

#include "walk.hpp"

namespace uc::saga {

namespace {

// Floor without furniture and models that block; the mover's own squares are free for it.
Board free_floor(const Saga& game, const State& state, int model) {
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
Board ethereal_squares(const Saga& game, const State& state, int model) {
  Board board;
  for_each_ethereal(game, state, model, [&](Square q) { board.add(q); });
  return board;
}

// --- Large models (DS-10.3, DS-10.4) ----------------------------------------------------------------------------------

using Layers = std::array<Board, kFacings>;

// A set of squares moved by a step.
Board moved(const Board& board, int dx, int dy) {
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
Board covering(const Board& squares) {
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

// Calls reached(from, to, cost) for every square when it is first reached at least cost; false ends.
template <class Reached>
void walk_strangely(const Saga& game, const State& state, Mover mover, Reached&& reached) {
  const Strange ground(game, state, mover.model);
  struct Way {
    Square from, to;
  };
  constexpr int kMost = 400;
  static_assert(kMost > 17 * 17);
  std::array<Way, kMost> ways;
  std::array<int, 16> end{};  // ways of each cost end here
  Board seen;
  std::array<std::array<Way, 8 * 8>, 2> through{};  // by parity of the cost: passages that end there
  std::array<int, 2> passages{};
  int size = 0;
  ways[size++] = {kNowhere, state.at[mover.model]};
  seen.add(state.at[mover.model]);
  end[0] = 1;
  int begin = 0;
  const int points = std::min(mover.points, kFarthest);
  for (int k = 0; k < points; ++k) {
    std::array<Way, 8 * 8>& next = through[k & 1];  // passages from squares of cost k end at k + 2
    const int first = begin, last = size;
    // Those that end at k + 1 were put aside one round ago.
    const auto arrive = [&](Way way) {
      if (seen.has(way.to) || size >= kMost) return true;
      seen.add(way.to);
      ways[size++] = way;
      return reached(way.from, way.to, k + 1);
    };
    std::array<Way, 8 * 8> later{};
    int laters = 0;
    for (int i = first; i < last; ++i) {
      const Square from = ways[i].to;
      if (i > 0 && ground.stop.has(from)) continue;  // DS-6.6
      for (int d = 0; d < kDirections; ++d) {
        const Strange::Landing landing = ground.step(from, d);
        if (landing.cost == 1 && !arrive({from, landing.at})) return;
        if (landing.cost == 2 && laters < 64) later[laters++] = {from, landing.at};
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

bool is_strange(const Figure& figure) { return figure.walks_walls || figure.ethereal; }

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
    walk_strangely(game, state, mover, [&](Square, Square to, int) {
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
    walk_strangely(game, state, mover, [&](Square, Square reached, int k) {
      if (reached == to) cost = k;
      return cost == 0;
    });
  } else {
    NearRows reached;
    cost = walk(game, state, mover, reached, to);
  }
  return cost;
}

namespace {

// Ways of so many points, told from the end to the start.
void trace_strangely(const Saga& game, const State& state, Mover mover, Path::Node end, Path& path) {
  std::array<std::array<Square, 64>, kMaxHeight> from{};
  walk_strangely(game, state, mover, [&](Square before, Square reached, int) {
    from[reached.y][reached.x] = before;
    return true;
  });
  for (Square each = end.at; each != state.at[mover.model]; each = from[each.y][each.x]) {
    path.nodes[path.size++] = {each, end.facing};
  }
}

void trace_large(const Saga& game, const State& state, Mover mover, Path::Node end, int cost, Path& path) {
  std::array<Layers, Path::kMost + 1> levels{};
  levels[0][index(state.facing[mover.model])].add(state.at[mover.model]);
  walk_large(game, state, mover, [&](int k, const Layers& fresh) {
    levels[k] = fresh;
    return k < cost;
  });
  const LargeGround ground(game, state, mover.model);
  Path::Node node = end;
  for (int k = cost; k > 0; --k) {
    path.nodes[path.size++] = node;
    const Layers& before = levels[k - 1];
    const int f = index(node.facing);
    Path::Node found = node;
    for (const int turned : {(f + 1) & 3, (f + 3) & 3}) {
      if (before[turned].has(node.at)) found = {node.at, facing_at(turned)};
    }
    if (found.facing == node.facing) {
      (before[f] - ground.stop).for_each([&](Square each) {
        Board single;
        single.add(each);
        if (ground.steps(single, node.facing).has(node.at)) found = {each, node.facing};
      });
    }
    node = found;
  }
}

void trace_plainly(const Saga& game, const State& state, Mover mover, Path::Node end, int cost, Path& path) {
  std::array<Board, Path::kMost + 1> levels{};
  levels[0].add(state.at[mover.model]);
  for (int k = 1; k < cost; ++k) {
    Walked up_to;
    up_to.start = state.at[mover.model];
    walk(game, state, {mover.model, k}, up_to.rows);
    levels[k] = up_to.board();
  }
  const Board free = free_floor(game, state, mover.model);
  const Board stop = front_arcs(game, state, enemies_of(state, mover.model));
  Square node = end.at;
  for (int k = cost; k > 0; --k) {
    path.nodes[path.size++] = {node, end.facing};
    Square found = node;
    for (int d = kDirections - 1; d >= 0; --d) {
      const Square each = square_at(node.x + kSteps[d].dx, node.y + kSteps[d].dy);
      if (!levels[k - 1].has(each) || !may_step(free, each, node)) continue;
      if (k > 1 && stop.has(each)) continue;
      found = each;
    }
    node = found;
  }
}

}  // namespace

Path path_to(const Saga& game, const State& state, Mover mover, Square to, Facing facing) {
  Path path;
  const int cost = cost_of(game, state, mover, to, facing);
  if (cost == 0 || cost > Path::kMost) return path;
  const Figure& figure = game.figure(state, mover.model);
  if (is_strange(figure)) trace_strangely(game, state, mover, {to, facing}, path);
  else if (figure.large) trace_large(game, state, mover, {to, facing}, cost, path);
  else trace_plainly(game, state, mover, {to, facing}, cost, path);
  std::reverse(path.nodes.begin(), path.nodes.begin() + path.size);
  return path;
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
