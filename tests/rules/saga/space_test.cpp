// Arcs, adjacency, range and lines of sight against a slow geometry of their own, written from chapters 5 and 9 alone:
// on every pair of squares of all printed maps, and on random maps with random models.
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "content_file.hpp"
#include "random_map.hpp"
#include "saga/rules/lines.hpp"
#include "saga/rules/space.hpp"
#include "saga/saga.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

// A map as the rules speak of it: what each square is, and who stands there.
struct Ground {
  int width = 0, height = 0;
  std::vector<std::vector<char>> floor;    // revealed, no wall and no closed door
  std::vector<std::vector<int>> piece;     // furniture or chest there by its thing, or -1
  std::vector<std::vector<char>> opaque;   // a bookcase or weak point
  std::vector<std::vector<int>> standing;  // a model that is not Ethereal, or -1

  explicit Ground(const Scene& scene)
      : width(scene.game.adventure().width),
        height(scene.game.adventure().height),
        floor(grid<char>(0)),
        piece(grid<int>(-1)),
        opaque(grid<char>(0)),
        standing(grid<int>(-1)) {
    const Adventure& adventure = scene.game.adventure();
    const State& state = scene.state;
    for (int area = 0; area < adventure.areas; ++area) {
      if ((state.areas >> area & 1U) == 0) continue;
      adventure.floor[area].for_each([&](Square q) { floor[q.y][q.x] = 1; });
    }
    for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
      if ((state.doors_open >> i & 1U) == 0) continue;
      for (unsigned k = 0; k < adventure.doors[i].size; ++k) {
        floor[adventure.doors[i].squares[k].y][adventure.doors[i].squares[k].x] = 1;
      }
    }
    for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
      const Chest& chest = adventure.chests[i];
      if ((state.areas >> chest.area & 1U) != 0) piece[chest.at.y][chest.at.x] = thing::kChest + static_cast<int>(i);
    }
    for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
      const Furniture& each = adventure.furniture[i];
      if ((state.areas >> each.area & 1U) == 0) continue;
      const std::string& kind = scene.game.content().furniture[each.kind].id;
      for (unsigned k = 0; k < each.size; ++k) {
        piece[each.squares[k].y][each.squares[k].x] = thing::kFurniture + static_cast<int>(i);
        opaque[each.squares[k].y][each.squares[k].x] = kind == "bookcase" || kind == "weak_point";
      }
    }
    for_each_in(state.in_play, [&](int model) {
      if (scene.game.figure(state, model).id == "elshara") return;
      for (const Square q : body(scene, model)) standing[q.y][q.x] = model;
    });
  }

  template <class T>
  std::vector<std::vector<T>> grid(T value) const {
    return std::vector<std::vector<T>>(static_cast<std::size_t>(height),
                                       std::vector<T>(static_cast<std::size_t>(width), value));
  }
  static std::vector<Square> body(const Scene& scene, int model) {
    const Square at = scene.state.at[model];
    const std::string& id = scene.game.figure(scene.state, model).id;
    if (id != "zombie_troll" && id != "hoggar") return {at};
    return {at, square_at(at.x + 1, at.y), square_at(at.x, at.y + 1), square_at(at.x + 1, at.y + 1)};
  }

  bool is_floor(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height && floor[y][x] != 0; }

  // DS-5.1
  bool are_adjacent(Square a, Square b) const {
    const int dx = b.x - a.x, dy = b.y - a.y;
    if (a == b || std::abs(dx) > 1 || std::abs(dy) > 1) return false;
    if (dx == 0 || dy == 0) return true;
    return is_floor(b.x, a.y) || is_floor(a.x, b.y);
  }
  bool touch(const std::vector<Square>& a, const std::vector<Square>& b) const {
    for (const Square p : a) {
      for (const Square q : b) {
        if (are_adjacent(p, q)) return true;
      }
    }
    return false;
  }

  // DS-5.3, with the table.
  static int fwd(const std::vector<Square>& body, Facing facing, Square q) {
    int min_x = 99, max_x = 0, min_y = 99, max_y = 0;
    for (const Square p : body) {
      min_x = std::min<int>(min_x, p.x);
      max_x = std::max<int>(max_x, p.x);
      min_y = std::min<int>(min_y, p.y);
      max_y = std::max<int>(max_y, p.y);
    }
    switch (facing) {
      case Facing::North: return max_y - q.y;
      case Facing::South: return q.y - min_y;
      case Facing::East: return q.x - min_x;
      default: return max_x - q.x;
    }
  }
  // DS-5.4
  bool in_front_of(const std::vector<Square>& body, Facing facing, Square q) const {
    if (!is_floor(q.x, q.y) || fwd(body, facing, q) < 0) return false;
    for (const Square own : body) {
      if (own == q) return false;
    }
    return touch(body, {q});
  }

  // DS-9.2, as a length: the shortest line between two squares that cover x to x+1 by y to y+1.
  static double distance(Square a, Square b) {
    const auto gap = [](int p, int q) { return std::max({0, q - (p + 1), p - (q + 1)}); };
    return std::hypot(gap(a.x, b.x), gap(a.y, b.y));
  }

  // DS-9.4 to DS-9.6. The line in parameters: where it enters and leaves a square, as fractions of 2|dx||dy|.
  // A line runs through the inside of a square if it is strictly between its sides for some length.
  bool line_is_clear(Square a, Square b, const auto& blocks, const auto& covers, bool& covered) const {
    const std::int64_t ax = 2 * a.x + 1, ay = 2 * a.y + 1, dx = 2 * (b.x - a.x), dy = 2 * (b.y - a.y);
    covered = false;
    for (int y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y) {
      for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x) {
        const Square q = square_at(x, y);
        if (q == a || q == b) continue;
        // t with 2x < ax + t dx < 2x + 2 and the same for y; t from 0 to 1, all times |dx||dy| (or 1 where one is 0).
        const std::int64_t ux = dx == 0 ? 1 : std::abs(dx), uy = dy == 0 ? 1 : std::abs(dy), one = ux * uy;
        std::int64_t from = 0, to = one;
        bool inside = true;
        const auto limit = [&](std::int64_t start, std::int64_t step, std::int64_t unit, std::int64_t low) {
          if (step == 0) {
            inside = inside && start > low && start < low + 2;
            return;
          }
          std::int64_t t0 = (step > 0 ? low - start : start - (low + 2)) * (one / unit);
          std::int64_t t1 = t0 + 2 * (one / unit);
          from = std::max(from, t0);
          to = std::min(to, t1);
        };
        limit(ax, dx, ux, 2 * x);
        limit(ay, dy, uy, 2 * y);
        if (!inside || from >= to) continue;
        if (blocks(q)) return false;
        covered = covered || covers(q);
      }
    }
    // Points where four squares meet, strictly between the ends: (2i, 2j) on the line.
    for (int j = std::min(a.y, b.y); j <= std::max(a.y, b.y) + 1; ++j) {
      for (int i = std::min(a.x, b.x); i <= std::max(a.x, b.x) + 1; ++i) {
        const std::int64_t px = 2 * i - ax, py = 2 * j - ay;
        if (dx == 0 || dy == 0 || px * dy != py * dx) continue;
        const std::int64_t along = px * dx + py * dy;
        if (along <= 0 || along >= dx * dx + dy * dy) continue;
        // The four squares around it; the line enters those before and behind it along its direction.
        std::vector<Square> flanks;
        for (const auto& [x, y] : {std::pair{i - 1, j - 1}, {i, j - 1}, {i - 1, j}, {i, j}}) {
          const bool forward = (x == i) == (dx > 0) && (y == j) == (dy > 0);
          const bool back = (x == i) != (dx > 0) && (y == j) != (dy > 0);
          if (!forward && !back) flanks.push_back(square_at(x, y));
        }
        if (flanks.size() == 2 && blocks(flanks[0]) && blocks(flanks[1])) return false;
      }
    }
    return true;
  }
};

// Everything that one scene can be asked about pairs of squares and of models.
struct Checker {
  const Scene& scene;
  Ground ground;
  long lines = 0, clear = 0;

  explicit Checker(const Scene& s) : scene(s), ground(s) {}

  void squares() {
    const Board blocking = blocking_squares(scene.game, scene.state);
    const auto blocks = [&](Square q) {
      return !ground.is_floor(q.x, q.y) || ground.opaque[q.y][q.x] != 0 || ground.standing[q.y][q.x] >= 0;
    };
    const auto covers = [&](Square q) { return ground.is_floor(q.x, q.y) && ground.piece[q.y][q.x] >= 0; };
    int wrong = 0;
    for (int i = 0; i < ground.width * ground.height; ++i) {
      const Square a = square_at(i % ground.width, i / ground.width);
      if (!ground.is_floor(a.x, a.y)) continue;
      const Lookout lookout(blocking, a);
      for (int k = 0; k < ground.width * ground.height; ++k) {
        const Square b = square_at(k % ground.width, k / ground.width);
        if (!ground.is_floor(b.x, b.y)) continue;
        wrong += adjacent(scene.state.open, a, b) != ground.are_adjacent(a, b) ? 1 : 0;
        const double apart = Ground::distance(a, b);
        wrong += in_range(scene.game, Range::Short, a, b) != (apart <= 4) ? 1 : 0;
        wrong += in_range(scene.game, Range::Long, a, b) != (apart <= 8) ? 1 : 0;
        if (a == b) continue;
        bool covered = false;
        const bool is_free = ground.line_is_clear(a, b, blocks, covers, covered);
        if ((i + k) % 7 == 0 && !is_line_told(a, b, is_free, blocks)) ++wrong;
        if (apart > 8) continue;
        ++lines;
        clear += is_free ? 1 : 0;
        if (is_free != is_clear(blocking, a, b) || is_free != lookout.sees(b) ||
            (is_free && covered != crosses(scene.state.solid, a, b))) {
          ++wrong;
          MESSAGE("line " << Scene::text_of(a) << " to " << Scene::text_of(b) << ": " << is_free);
        }
      }
    }
    CHECK(wrong == 0);
  }

  // What is told of a line on whose ends nobody stands: whether it is clear, and what blocks it.
  bool is_line_told(Square a, Square b, bool is_free, const auto& blocks) const {
    if (model_at(scene.game, scene.state, a) != kNone || model_at(scene.game, scene.state, b) != kNone) return true;
    const LineTold line = line_between(scene.game, scene.state, a, b);
    bool good = line.blocked.empty() == is_free && line.from == a && line.to == b && !line.front && line.cover == 0;
    for (const LineTold::Blocked& each : line.blocked) {
      const bool crossed = std::find(line.crossed.begin(), line.crossed.end(), each.at) != line.crossed.end();
      good = good && blocks(each.at) && crossed == (each.why != LineTold::Corner);
    }
    for (const Square each : line.crossed) {  // it is told exactly if it blocks
      const bool told = std::any_of(line.blocked.begin(), line.blocked.end(), [&](const LineTold::Blocked& block) {
        return block.at == each && block.why != LineTold::Corner;
      });
      good = good && told == blocks(each);
    }
    if (!good) MESSAGE("told line " << Scene::text_of(a) << " to " << Scene::text_of(b) << ": " << is_free);
    return good;
  }
  // The same between models (DS-9.3, DS-9.8, DS-9.10).
  bool is_sight_told(int a, int b, bool front, bool seen, bool bare, double apart) const {
    const LineTold line = line_between(scene.game, scene.state, scene.state.at[a], scene.state.at[b]);
    const int gap = static_cast<int>(std::lround(apart * apart));
    bool good = line.front == front && line.gap == gap;
    if (front) good = good && line.blocked.empty() == seen && (!seen || (line.cover == 0) == bare);
    const bool beside = is_adjacent_to(scene.game, scene.state, a, b);
    const std::optional<Range> range = beside      ? std::optional(Range::Adjacent)
                                       : gap <= 16 ? std::optional(Range::Short)
                                       : gap <= 64 ? std::optional(Range::Long)
                                                   : std::nullopt;
    return good && line.range == range;
  }

  void models() {
    int wrong = 0;
    for_each_in(scene.state.in_play, [&](int a) {
      const std::vector<Square> body = Ground::body(scene, a);
      const Facing facing = scene.state.facing[a];
      const bool airy = scene.game.figure(scene.state, a).id == "elshara";
      const Board arc = front_arc(scene.game, scene.state, a);
      for (int y = -1; y <= ground.height; ++y) {
        for (int x = -1; x <= ground.width; ++x) {
          const bool inside = x >= 0 && y >= 0;
          const bool front = inside && !airy && ground.in_front_of(body, facing, square_at(x, y));
          wrong += front != arc.has(x, y) ? 1 : 0;
        }
      }
      for_each_in(scene.state.in_play, [&](int b) {
        if (a != b) wrong += pair(a, b, body, facing, airy) ? 0 : 1;
      });
    });
    CHECK(wrong == 0);
  }

  bool pair(int a, int b, const std::vector<Square>& from, Facing facing, bool airy) {
    const std::vector<Square> to = Ground::body(scene, b);
    bool engages_it = false, all_behind = true;
    double apart = 99;
    const Facing other = scene.state.facing[b];
    const bool other_airy = scene.game.figure(scene.state, b).id == "elshara";
    for (const Square q : to) engages_it = engages_it || (!airy && ground.in_front_of(from, facing, q));
    for (const Square p : from) {
      all_behind = all_behind && !other_airy && Ground::fwd(to, other, p) < 0;
      for (const Square q : to) apart = std::min(apart, Ground::distance(p, q));
    }
    bool seen = false, bare = false, ahead = false;
    const auto blocks = [&](Square q) {
      if (!ground.is_floor(q.x, q.y) || ground.opaque[q.y][q.x] != 0) return true;
      const int who = ground.standing[q.y][q.x];
      return who >= 0 && who != a && who != b;
    };
    const auto covers = [&](Square q) {  // DS-9.10
      if (!ground.is_floor(q.x, q.y) || ground.piece[q.y][q.x] < 0 || ground.opaque[q.y][q.x] != 0) return false;
      std::vector<Square> whole;
      for (int y = 0; y < ground.height; ++y) {
        for (int x = 0; x < ground.width; ++x) {
          if (ground.piece[y][x] == ground.piece[q.y][q.x]) whole.push_back(square_at(x, y));
        }
      }
      return !ground.touch(from, whole);
    };
    for (const Square p : from) {
      for (const Square q : to) {
        if (!airy && Ground::fwd(from, facing, q) < 0) continue;  // DS-9.3
        ahead = true;
        bool covered = false;
        if (!ground.line_is_clear(p, q, blocks, covers, covered)) continue;
        seen = true;
        bare = bare || !covered;
      }
    }
    const bool near = apart <= 8;
    const Sight sight = sight_of(scene.game, scene.state, a, b);
    const bool good = engages(scene.game, scene.state, a, b) == engages_it &&
                      is_adjacent_to(scene.game, scene.state, a, b) == ground.touch(from, to) &&
                      completely_behind(scene.game, scene.state, a, b) == all_behind &&
                      in_range(scene.game, scene.state, Range::Long, a, b) == near &&
                      (!near || (sight.clear == seen && sight.furniture == (seen && !bare))) &&
                      (!near || (seen_by(scene.game, scene.state, a, set_of(b)) != 0) == seen) &&
                      is_sight_told(a, b, ahead, seen, bare, apart);
    if (!good) {
      MESSAGE("models " << scene.where(Scene::text_of(from[0])) << " and " << scene.where(Scene::text_of(to[0])));
    }
    return good;
  }
};

// All areas of a printed adventure, with its doors closed or open.
Scene revealed(const std::string& id, bool doors) {
  Scene scene = Scene::adventure(id);
  State& state = scene.state;
  const Adventure& adventure = scene.game.adventure();
  for (int area = 0; area < adventure.areas; ++area) {
    if ((state.areas >> area & 1U) != 0) continue;
    state.areas |= 1U << area;
    state.open |= adventure.floor[area];
    for (const Chest& chest : adventure.chests) {
      if (chest.area == area) state.solid.add(chest.at);
    }
    for (const Furniture& piece : adventure.furniture) {
      for (unsigned i = 0; i < piece.size && piece.area == area; ++i) state.solid.add(piece.squares[i]);
    }
    for (const Monster& monster : adventure.monsters) {
      if (monster.area != area) continue;
      const int model = std::countr_one(state.in_play | kHeroes);
      state.in_play |= set_of(model);
      state.figure[model] = monster.figure;
      state.at[model] = monster.at;
      state.facing[model] = monster.facing;
      if (!scene.game.figure(state, model).ethereal) state.taken |= squares_of(scene.game, state, model);
    }
  }
  if (!doors) return scene;
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
    state.doors_open |= 1U << i;
    for (unsigned k = 0; k < adventure.doors[i].size; ++k) state.open.add(adventure.doors[i].squares[k]);
  }
  return scene;
}

}  // namespace

TEST_CASE("DS-5.1, DS-9.2, DS-9.4, DS-9.5, DS-9.6, DS-9.7: every pair of squares of the printed maps") {
  long lines = 0;
  for (const auto& adventure : content_file::printed()->adventures) {
    for (const bool doors : {false, true}) {
      CAPTURE(adventure->id);
      CAPTURE(doors);
      const Scene scene = revealed(adventure->id, doors);
      Checker checker(scene);
      checker.squares();
      checker.models();
      lines += checker.lines;
    }
  }
  CHECK(lines > 100000);
}

TEST_CASE("DS-5.3, DS-5.4, DS-5.5, DS-5.6, DS-9.3, DS-9.8, DS-9.10: a thousand random maps with random models") {
  Rng rng(2026);
  long lines = 0, clear = 0;
  for (int i = 0; i < 1000; ++i) {
    const RandomMap map(rng);
    CAPTURE(map.picture);
    CAPTURE(map.pieces);
    const Scene scene(map.picture, map.pieces);
    Checker checker(scene);
    checker.models();
    if (i % 10 == 0) checker.squares();
    lines += checker.lines;
    clear += checker.clear;
  }
  CHECK(lines > 50000);
  CHECK(clear * 20 > lines);  // enough of both kinds
  CHECK(clear * 20 < lines * 19);
}
