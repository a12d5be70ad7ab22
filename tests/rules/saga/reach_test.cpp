// Where models can go, against a slow search step by step with the rules of chapters 6, 10 and 14, on random maps.
#include <array>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "random_map.hpp"
#include "saga/rules/routes.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

struct Place {
  int x = 0, y = 0, facing = 0;
  auto operator<=>(const Place&) const = default;
};

// One model on one map. Every question is answered by looking at all models again.
class Slow {
 public:
  Slow(const Scene& scene, int model) : s_(scene.state), game_(scene.game), me_(model) {
    const std::string& id = figure(model).id;
    large_ = id == "zombie_troll" || id == "hoggar";
    walks_walls_ = id == "ghost" || id == "elshara";
    ethereal_ = id == "elshara";
  }

  Place start() const {
    const Square at = s_.at[me_];
    return {at.x, at.y, large_ ? index(s_.facing[me_]) : 0};
  }

  // The least points to end at each place.
  std::map<Place, int> ends(int points) const { return ends(start(), points); }
  std::map<Place, int> ends(Place first, int points) const {
    std::map<Place, int> best{{first, 0}};
    for (int spent = 0; spent < points; ++spent) {
      std::vector<std::pair<Place, int>> found;
      for (const auto& [from, cost] : best) {
        if (cost != spent) continue;
        for_each_next(from, from == first || !stops(from), [&](Place to, int price) {
          if (spent + price <= points) found.emplace_back(to, spent + price);
        });
      }
      for (const auto& [to, cost] : found) {
        if (stops(to) && is_shared(to)) continue;  // DS-14.4: it would have to stop on a square with another model
        const auto [at, fresh] = best.emplace(to, cost);
        if (!fresh && cost < at->second) at->second = cost;
      }
    }
    best.erase(first);
    std::erase_if(best, [&](const auto& each) { return is_shared(each.first); });
    return best;
  }

  // DS-6.8, DS-10.6; onto the square of an Ethereal model only if it leads on (DS-14.4)
  std::map<Place, int> breaks(int points) const {
    std::map<Place, int> found;
    for_each_next(start(), true, [&](Place to, int price) {
      if (to.x == start().x && to.y == start().y) return;  // a turn is no step
      if (price > points || stops(to)) return;
      if (!is_shared(to) || !ends(to, points - price).empty()) found.emplace(to, price);
    });
    return found;
  }

  bool is_engaged() const { return !ethereal_ && stops(start()); }
  bool is_large() const { return large_; }

  // Calls f(place, points) for every single step or quarter turn.
  template <class F>
  void for_each_next(Place from, bool may_step, F&& f) const {
    if (large_) {
      f(Place{from.x, from.y, (from.facing + 1) % 4}, 1);  // DS-10.4
      f(Place{from.x, from.y, (from.facing + 3) % 4}, 1);
      if (!may_step) return;
      // DS-10.3: forward, the two diagonals forward, back.
      const int ahead_x[] = {0, 1, 0, -1}, ahead_y[] = {-1, 0, 1, 0};
      const int fx = ahead_x[from.facing], fy = ahead_y[from.facing];
      const auto try_it = [&](int dx, int dy) {
        if (!fits(from.x + dx, from.y + dy)) return;
        if (dx != 0 && dy != 0 && !fits(from.x + dx, from.y) && !fits(from.x, from.y + dy)) return;
        f(Place{from.x + dx, from.y + dy, from.facing}, 1);
      };
      try_it(fx, fy);
      try_it(-fx, -fy);
      try_it(fx + fy, fy + fx);  // the two sideways directions are (fy, fx) and (-fy, -fx)
      try_it(fx - fy, fy - fx);
      return;
    }
    if (!may_step) return;
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        if (dx == 0 && dy == 0) continue;
        int x = from.x + dx, y = from.y + dy;
        if (is_wall(x, y)) {
          if (!walks_walls_) continue;
          while (in_map(x, y) && is_wall(x, y)) x += dx, y += dy;  // DS-14.3
          if (in_map(x, y) && !is_blocked(x, y) && !holds_solid(x, y)) f(Place{x, y, 0}, 2);
          continue;
        }
        if (is_blocked(x, y)) continue;
        if (dx != 0 && dy != 0 && hinders(x, from.y) && hinders(from.x, y)) continue;  // DS-6.3
        f(Place{x, y, 0}, 1);
      }
    }
  }

  // DS-6.6, DS-10.5: is any of its squares in an enemy's front arc?
  bool stops(Place at) const {
    if (ethereal_) return false;
    bool any = false;
    for (const Square q : squares(at)) {
      for_each_in(s_.in_play, [&](int enemy) {
        if (is_hero(enemy) == is_hero(me_) || figure(enemy).id == "elshara") return;
        any = any || in_arc(enemy, q);
      });
    }
    return any;
  }

 private:
  const Figure& figure(int model) const { return game_.figure(s_, model); }
  bool in_map(int x, int y) const {
    return x >= 0 && y >= 0 && x < game_.adventure().width && y < game_.adventure().height;
  }
  bool is_wall(int x, int y) const { return !in_map(x, y) || !game_.adventure().floor[0].has(square_at(x, y)); }
  bool is_furniture(int x, int y) const {
    for (const Chest& chest : game_.adventure().chests) {
      if (chest.at == square_at(x, y)) return true;
    }
    for (const Furniture& piece : game_.adventure().furniture) {
      for (unsigned i = 0; i < piece.size; ++i) {
        if (piece.squares[i] == square_at(x, y)) return true;
      }
    }
    return false;
  }
  std::vector<Square> squares(Place at) const {
    if (!large_) return {square_at(at.x, at.y)};
    return {square_at(at.x, at.y), square_at(at.x + 1, at.y), square_at(at.x, at.y + 1), square_at(at.x + 1, at.y + 1)};
  }
  static std::vector<Square> body_of(const Figure& figure, Square at) {
    if (figure.id != "zombie_troll" && figure.id != "hoggar") return {at};
    return {at, square_at(at.x + 1, at.y), square_at(at.x, at.y + 1), square_at(at.x + 1, at.y + 1)};
  }
  bool covers(int model, Square q) const {
    for (const Square each : body_of(figure(model), s_.at[model])) {
      if (each == q) return true;
    }
    return false;
  }
  // Another model there that is not Ethereal.
  bool holds_solid(int x, int y) const {
    bool any = false;
    for_each_in(s_.in_play, [&](int model) {
      any = any || (model != me_ && figure(model).id != "elshara" && covers(model, square_at(x, y)));
    });
    return any;
  }
  // Does it share a square with another model, so that it may not end there? (DS-14.4)
  bool is_shared(Place at) const {
    bool any = false;
    for (const Square q : squares(at)) {
      for_each_in(s_.in_play, [&](int model) { any = any || (model != me_ && covers(model, q)); });
    }
    return any;
  }
  // DS-6.2
  bool is_blocked(int x, int y) const {
    return is_wall(x, y) || is_furniture(x, y) || (!ethereal_ && holds_solid(x, y));
  }
  bool hinders(int x, int y) const { return is_wall(x, y) ? !walks_walls_ : is_blocked(x, y); }
  bool fits(int x, int y) const {
    return !is_blocked(x, y) && !is_blocked(x + 1, y) && !is_blocked(x, y + 1) && !is_blocked(x + 1, y + 1);
  }

  // DS-5.1, DS-5.3, DS-5.4
  bool in_arc(int enemy, Square q) const {
    const Square at = s_.at[enemy];
    const std::vector<Square> body = body_of(figure(enemy), at);
    const int far = body.size() == 4 ? 1 : 0;
    int forward = 0;
    switch (s_.facing[enemy]) {
      case Facing::North: forward = at.y + far - q.y; break;
      case Facing::South: forward = q.y - at.y; break;
      case Facing::East: forward = q.x - at.x; break;
      default: forward = at.x + far - q.x; break;
    }
    if (forward < 0) return false;
    bool beside = false;
    for (const Square p : body) {
      if (p == q) return false;
      const int dx = q.x - p.x, dy = q.y - p.y;
      if (std::abs(dx) > 1 || std::abs(dy) > 1) continue;
      beside = beside || dx == 0 || dy == 0 || !is_wall(q.x, p.y) || !is_wall(p.x, q.y);
    }
    return beside;
  }

  const State& s_;
  const Saga& game_;
  int me_;
  bool large_ = false, walks_walls_ = false, ethereal_ = false;
};

std::map<Place, int> quick_ends(const Scene& scene, Mover mover, bool large) {
  const Reach reach = reach_of(scene.game, scene.state, mover);
  std::map<Place, int> ends;
  for (int f = 0; f < (large ? kFacings : 1); ++f) {
    reach.ends[f].for_each(
        [&](Square q) { ends[{q.x, q.y, f}] = cost_of(scene.game, scene.state, mover, q, facing_at(f)); });
  }
  return ends;
}

// The way that is told: every step of it is one, it costs what it should, and only its end may stop.
bool is_way(const Scene& scene, const Slow& slow, Mover mover, Place to, int cost) {
  const Path path = path_to(scene.game, scene.state, mover, square_at(to.x, to.y), facing_at(to.facing));
  Place here = slow.start();
  int spent = 0;
  bool stopped = false;
  for (int i = 0; i < path.size; ++i) {
    const Path::Node& node = path.nodes[i];
    const Place next{node.at.x, node.at.y, slow.is_large() ? index(node.facing) : 0};
    int price = 0;
    slow.for_each_next(here, !stopped, [&](Place each, int points) {
      if (each == next && price == 0) price = points;
    });
    if (price == 0) return false;
    spent += price;
    stopped = stopped || slow.stops(next);
    here = next;
  }
  return here == to && spent == cost;
}

// How a way bends: a quarter turn is a direction of its own, a passage through walls goes where its step points.
struct Shape {
  int diagonals = 0, bends = 0;
  auto operator<=>(const Shape&) const = default;
};
int sign(int n) { return (n > 0) - (n < 0); }
int heading(Place from, Place to) {
  return from.x == to.x && from.y == to.y ? 8 : direction_of(sign(to.x - from.x), sign(to.y - from.y));
}
Shape with_step(Shape shape, int before, int direction) {
  shape.diagonals += direction < 8 && direction % 2 == 1 ? 1 : 0;
  shape.bends += before >= 0 && before != direction ? 1 : 0;
  return shape;
}
Shape shape_of(const Slow& slow, const Path& path) {
  Shape shape;
  Place here = slow.start();
  int before = -1;
  for (int i = 0; i < path.size; ++i) {
    const Path::Node& node = path.nodes[i];
    const Place next{node.at.x, node.at.y, slow.is_large() ? index(node.facing) : 0};
    const int direction = heading(here, next);
    shape = with_step(shape, before, direction);
    before = direction;
    here = next;
  }
  return shape;
}
// Of all ways of exactly so many points the least diagonal, then the least bent.
void straightest(const Slow& slow, Place here, Place to, int left, Shape shape, int before, Shape& best) {
  if (left == 0) {
    if (here == to) best = std::min(best, shape);
    return;
  }
  slow.for_each_next(here, here == slow.start() || !slow.stops(here), [&](Place next, int price) {
    if (price > left || next == here) return;
    const int direction = heading(here, next);
    straightest(slow, next, to, left - price, with_step(shape, before, direction), direction, best);
  });
}

}  // namespace

TEST_CASE("DS-6.1: of the shortest ways the straightest is told") {
  const auto way = [](const Scene& scene, int x, int y) {
    std::string text;
    const Path path = path_to(scene.game, scene.state, {0, 9}, square_at(x, y), Facing::East);
    for (int i = 0; i < path.size; ++i) text += (i > 0 ? " " : "") + Scene::text_of(path.nodes[i].at);
    return text;
  };
  const Scene open("10x8", "O@1,4/E");
  CHECK(way(open, 6, 3) == "2,3 3,3 4,3 5,3 6,3");  // one diagonal, one bend
  CHECK(way(open, 5, 4) == "2,4 3,4 4,4 5,4");
  CHECK(way(open, 4, 1) == "2,3 3,2 4,1");
  const Scene pillar(R"(
    #########
    #.......#
    #O.#....#
    #.......#
    #########)");
  CHECK(way(pillar, 5, 2) == "2,3 3,3 4,3 5,2");
}

TEST_CASE("DS-6.1, DS-10.3, DS-14.3: the ways that are told are the straightest of the shortest, on random maps") {
  Rng rng(79);
  int ways = 0, bent = 0;
  for (int i = 0; i < 200; ++i) {
    const RandomMap map(rng);
    const Scene scene(map.picture, map.pieces);
    for_each_in(scene.state.in_play, [&](int model) {
      if (engagers(scene.game, scene.state, model) != 0) return;
      const Slow slow(scene, model);
      const Mover mover{model, 4};
      const Routes told(scene.game, scene.state, mover);
      for (const auto& [to, cost] : slow.ends(mover.points)) {
        const Square square = square_at(to.x, to.y);
        CHECK(told.cost(square, facing_at(to.facing)) == cost);
        if (below(rng, 4) != 0) continue;
        Shape best{99, 99};
        straightest(slow, slow.start(), to, cost, {}, -1, best);
        const Shape shape = shape_of(slow, told.to(square, facing_at(to.facing)));
        CHECK_MESSAGE(shape == best, map.picture << map.pieces << ": " << Scene::text_of(scene.state.at[model])
                                                 << " to " << Scene::text_of(square));
        ++ways;
        bent += shape.bends > 0 ? 1 : 0;
      }
    });
  }
  CHECK(ways > 2000);
  CHECK(bent > 500);
}

TEST_CASE("DS-6.1, DS-6.2, DS-6.3, DS-6.6, DS-10.3, DS-10.4, DS-10.5, DS-14.3, DS-14.4: Moves on random maps") {
  Rng rng(77);
  int moves = 0, breaks = 0, large = 0, strange = 0;
  for (int i = 0; i < 1000; ++i) {
    const RandomMap map(rng);
    const Scene scene(map.picture, map.pieces);
    for_each_in(scene.state.in_play, [&](int model) {
      const Figure& figure = scene.game.figure(scene.state, model);
      const Slow slow(scene, model);
      const int points = figure.id == "elshara" ? 2 : 1 + static_cast<int>(below(rng, figure.movement));
      const Mover mover{model, points};
      const bool engaged = engagers(scene.game, scene.state, model) != 0;
      bool good = engaged == slow.is_engaged();
      if (engaged) {
        std::map<Place, int> quick;
        break_squares(scene.game, scene.state, mover).for_each([&](Square q) {
          const int facing = slow.is_large() ? slow.start().facing : 0;
          quick[{q.x, q.y, facing}] = cost_of_break(scene.game, scene.state, model, q);
        });
        good = good && quick == slow.breaks(points);
        breaks += static_cast<int>(quick.size());
      } else {
        const std::map<Place, int> quick = quick_ends(scene, mover, figure.large);
        good = good && quick == slow.ends(points);
        moves += static_cast<int>(quick.size());
        large += figure.large ? static_cast<int>(quick.size()) : 0;
        strange += figure.walks_walls ? static_cast<int>(quick.size()) : 0;
        for (const auto& [to, cost] : quick) good = good && is_way(scene, slow, mover, to, cost);
      }
      CHECK_MESSAGE(good, map.picture << map.pieces << ": " << figure.id << " at "
                                      << Scene::text_of(scene.state.at[model]) << " with " << points << " points");
    });
  }
  CHECK(moves > 20000);
  CHECK(breaks > 1000);
  CHECK(large > 3000);
  CHECK(strange > 1000);
}

namespace {

Board random_board(Rng& rng, unsigned one_in) {
  Board board;
  for (int y = 0; y < kMaxHeight; ++y) {
    for (int x = 0; x < kMaxWidth; ++x) {
      if (below(rng, one_in) == 0) board.add(square_at(x, y));
    }
  }
  return board;
}

// The steps to every square that can be reached, one square after the other.
std::map<std::pair<int, int>, int> slow_spread(const Ground& ground, const Walk& steps) {
  const auto is_free = [&](int x, int y) {
    if (x < 0 || y < 0 || x >= kMaxWidth || y >= kMaxHeight) return false;
    const Square q = square_at(x, y);
    return q == steps.start || (ground.open.has(q) && !ground.solid.has(q) && !ground.taken.has(q));
  };
  std::map<std::pair<int, int>, int> found{{{steps.start.x, steps.start.y}, 0}};
  for (int k = 1; k <= steps.most; ++k) {
    const auto before = found;
    for (const auto& [from, _] : before) {
      const auto [x, y] = from;
      if (from != std::pair<int, int>{steps.start.x, steps.start.y} && ground.arcs.has(square_at(x, y))) continue;
      for (int d = 0; d < kDirections; ++d) {
        const auto [dx, dy] = kSteps[d];
        if (is_free(x + dx, y + dy) && (is_free(x + dx, y) || is_free(x, y + dy)))
          found.emplace(std::pair(x + dx, y + dy), k);
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("DS-6.1, DS-6.3, DS-6.6: over whole boards, with wide registers and without") {
  Rng rng(78);
  int reached = 0;
  for (int i = 0; i < 300; ++i) {
    const Board walls = random_board(rng, 3 + below(rng, 6)), solid = random_board(rng, 30),
                taken = random_board(rng, 20);
    const Board arcs = random_board(rng, 4 + below(rng, 20));
    Board open;
    for (int y = 0; y < kMaxHeight; ++y) {
      for (int x = 0; x < kMaxWidth; ++x) {
        if (!walls.has(x, y)) open.add(square_at(x, y));
      }
    }
    const Ground ground{open, solid, taken, arcs};
    const int x = static_cast<int>(below(rng, kMaxWidth)), y = static_cast<int>(below(rng, kMaxHeight));
    const Walk steps{square_at(x, y), static_cast<int>(below(rng, kFarthest + 1))};
    const auto slow = slow_spread(ground, steps);
    for (const auto way : {spread, spread_narrow}) {
      NearRows rows;
      CHECK(way(ground, steps, rows) == 0);
      rows[steps.start.y] |= kNearMiddle;  // it may be told or not
      std::size_t count = 0;
      for (int row = 0; row < kMaxHeight; ++row) {
        for (int bit = 0; bit < 32; ++bit) {
          if ((rows[row] >> bit & 1U) == 0) continue;
          ++count;
          CHECK(slow.contains({x + bit - 15, row}));
        }
      }
      CHECK(count == slow.size());
      for (const auto& [to, cost] : slow) {
        if (cost == 0 || below(rng, 4) != 0) continue;
        const Walk there{steps.start, steps.most, square_at(to.first, to.second)};
        CHECK(way(ground, there, rows) == cost);
        ++reached;
      }
    }
    NearRows rows;  // too far for any Move
    CHECK(spread(ground, {steps.start, steps.most, square_at((x + 20) % kMaxWidth, y)}, rows) == 0);
  }
  CHECK(reached > 5000);
}
