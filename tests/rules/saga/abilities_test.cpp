// Abilities: chapter 14.
#include <cstring>
#include <map>
#include <set>
#include <tuple>

#include "random_map.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

// What it costs the model to go there.
int points_to(const Scene& scene, std::string_view name, std::string_view square) {
  const Mover mover{scene.model(name), scene.points()};
  return cost_of(scene.game, scene.state, mover, Scene::square_of_text(square), Facing::North);
}

// Where a model can go, found step by step as the rules say it, however long that takes.
class SlowMoves {
 public:
  SlowMoves(const Scene& scene, int model)
      : s_(scene.state),
        game_(scene.game),
        model_(model),
        figure_(game_.figure(s_, model)),
        size_(figure_.large ? 2 : 1) {}

  using Place = std::tuple<int, int, int>;  // column, row, facing; of a model of one square the facing is 0

  Place start() const {
    const Square at = s_.at[model_];
    return {at.x, at.y, figure_.large ? index(s_.facing[model_]) : 0};
  }

  // What it costs to end there.
  std::map<Place, int> ends(int points) const { return ends(start(), points); }
  std::map<Place, int> ends(const Place& first, int points) const {
    std::map<Place, int> cost{{first, 0}};
    for (bool more = true; more;) {
      more = false;
      for (const auto& [from, paid] : std::map<Place, int>(cost)) {
        for (const auto& [to, price] : steps(from, from != first)) {
          if (paid + price > points || (cost.count(to) != 0 && cost[to] <= paid + price)) continue;
          cost[to] = paid + price;
          more = true;
        }
      }
    }
    cost.erase(first);
    std::erase_if(cost, [&](const auto& each) { return is_stood_on(each.first); });
    return cost;
  }

  // First steps of a break-away; from the square of an Ethereal model it must lead on (DS-14.4).
  std::set<Place> breaks(int points) const {
    std::set<Place> found;
    for (const auto& [to, price] : steps(start(), false)) {
      const bool step = std::get<0>(to) != std::get<0>(start()) || std::get<1>(to) != std::get<1>(start());
      if (!step || price > points || stops(to)) continue;
      if (!is_stood_on(to) || !ends(to, points - price).empty()) found.insert(to);
    }
    return found;
  }
  bool is_stood_on(const Place& place) const {
    for (int i = 0; i < size_ * size_; ++i) {
      if (is_model(std::get<0>(place) + i % size_, std::get<1>(place) + i / size_, true)) return true;
    }
    return false;
  }

 private:
  bool is_floor(int x, int y) const { return x >= 0 && y >= 0 && s_.open.has(x, y); }
  // Is another model there: one that blocks, or any?
  bool is_model(int x, int y, bool any) const {
    bool found = false;
    for_each_in(s_.in_play & ~set_of(model_), [&](int other) {
      if (!any && game_.figure(s_, other).ethereal) return;
      for_each_square_of(game_, s_, other, [&](Square q) { found = found || (q.x == x && q.y == y); });
    });
    return found;
  }
  bool is_blocked(int x, int y) const {  // DS-6.2, DS-14.4
    if (!is_floor(x, y) || s_.solid.has(x, y)) return true;
    return !figure_.ethereal && is_model(x, y, false);
  }
  bool is_blocked_whole(int x, int y) const {
    for (int i = 0; i < size_ * size_; ++i) {
      if (is_blocked(x + i % size_, y + i / size_)) return true;
    }
    return false;
  }
  bool stops(const Place& place) const {  // DS-6.6
    if (figure_.ethereal) return false;
    bool any = false;
    for_each_in(enemies_of(s_, model_), [&](int enemy) {
      const Board arc = front_arc(game_, s_, enemy);
      for (int i = 0; i < size_ * size_; ++i) {
        any = any || arc.has(std::get<0>(place) + i % size_, std::get<1>(place) + i / size_);
      }
    });
    return any;
  }

  std::vector<std::pair<Place, int>> steps(const Place& from, bool may_stop) const {
    std::vector<std::pair<Place, int>> found;
    const auto [x, y, facing] = from;
    const bool stopped = may_stop && stops(from);
    if (figure_.large) {
      for (const int turn : {1, 3}) found.push_back({{x, y, (facing + turn) & 3}, 1});
      for (const int turn : {0, 1, 4, 7}) {  // forward, diagonally forward, backward
        const auto [dx, dy] = kSteps[(2 * facing + turn) & 7];
        if (stopped || is_blocked_whole(x + dx, y + dy)) continue;
        if (dx != 0 && dy != 0 && is_blocked_whole(x + dx, y) && is_blocked_whole(x, y + dy)) continue;
        found.push_back({{x + dx, y + dy, facing}, 1});
      }
      return found;
    }
    if (stopped) return found;
    for (const auto [dx, dy] : kSteps) {
      int u = x + dx, v = y + dy;
      if (figure_.walks_walls && !is_floor(u, v)) {
        const Adventure& adventure = game_.adventure();
        while (u >= 0 && v >= 0 && u < adventure.width && v < adventure.height && !is_floor(u, v)) u += dx, v += dy;
        if (!is_blocked(u, v) && !is_model(u, v, false)) found.push_back({{u, v, 0}, 2});
        continue;
      }
      if (is_blocked(u, v)) continue;
      const auto hinders = [&](int a, int b) {
        return figure_.walks_walls && !is_floor(a, b) ? false : is_blocked(a, b);
      };
      if (dx != 0 && dy != 0 && hinders(u, y) && hinders(x, v)) continue;
      found.push_back({{u, v, 0}, 1});
    }
    return found;
  }

  const State& s_;
  const Saga& game_;
  int model_;
  const Figure& figure_;
  int size_;
};

}  // namespace

TEST_SUITE("Dungeon Saga: abilities") {
  TEST_CASE("DS-14.1: Horde gives a die for each other that has the defender in its front arc, not when defending") {
    Scene scene("9x9", "O@4,4/W z@5,4/W m@4,3/S z@4,5/S t@7,7/W s@5,5/W");
    // The zombie on 4,5 has its back to Orlaf, the Troll is far, the skeleton has no Horde.
    scene.begin("z").act("fight O");
    CHECK(scene.attack() == "3 dice against 3, armour 2");  // Orlaf is outnumbered, and it is behind him
  }

  TEST_CASE("DS-14.1: a Free Attack has it too, a defender has not") {
    Scene scene("9x9", "O@4,4/E z@5,4/W z@5,5/N");
    scene.begin("O").act("fight z");
    CHECK(scene.attack() == "4 dice against 2, armour 1");  // Orlaf is outnumbered
    Scene away("9x9", "O@4,4/E z@5,4/W z@4,5/N");
    away.begin("O").act("break 3,3");
    CHECK(away.asks() == "free_attack");
    away.act("free z");
    CHECK(away.attack() == "3 dice against 4, armour 2");
  }

  TEST_CASE("DS-R38: Hoggar counts with zombies and trolls, and they with him") {
    Scene scene("12x9", "O@4,4/E h@5,4/W z@4,3/S t@3,5/N");
    scene.begin("h").act("fight O");
    CHECK(scene.attack() == "6 dice against 4, armour 2");  // 4 and two others
    scene.hits(0);
    scene.act("activate z").act("fight O");
    CHECK(scene.attack() == "4 dice against 4, armour 2");
    scene.hits(0).act("activate t").act("fight O");
    CHECK(scene.attack() == "6 dice against 4, armour 2");
  }

  TEST_CASE("DS-E21, DS-14.2: a Zombie Troll takes 3 hits and regenerates") {
    Scene scene("9x9", "O@3,4/E R@8,8 t@4,4/W");
    scene.begin("O").act("fight t").hits(3);
    CHECK(scene.asks() == "roll_regeneration");
    scene.die(5);
    CHECK(scene.wounds("t") == 2);
    scene.overlord().act("end");
    CHECK(scene.asks() == "roll_round");
    scene.die(6);
    CHECK(scene.wounds("t") == 1);
  }

  TEST_CASE("DS-14.2: below 5 the die does nothing; without wounds none is rolled; one wound may be kept off whole") {
    Scene scene("9x9", "O@3,4/E R@8,8 t@4,4/W");
    Scene spared = scene;
    scene.begin("O").act("fight t").hits(1).die(4);
    CHECK(scene.wounds("t") == 1);
    scene.overlord().act("end").die(4);
    CHECK(scene.wounds("t") == 1);
    spared.begin("O").act("fight t").hits(1).die(6);
    CHECK(spared.wounds("t") == 0);
    spared.overlord().act("end");
    CHECK(spared.asks() == "draw_card");
    // A boss has it as well.
    Scene boss("9x9", "O@3,4/E N@4,4/W");
    boss.wounds("N", 4).begin("O").act("fight N").hits(5);
    CHECK(boss.asks() == "roll_regeneration");
    Scene fallen = boss;
    boss.die(5);
    CHECK(boss.is_in_play("N"));
    CHECK(boss.wounds("N") == 4);
    fallen.die(1);
    CHECK(!fallen.is_in_play("N"));
  }

  TEST_CASE("DS-E23, DS-14.3, DS-R27: a Ghost goes through walls for two points") {
    const std::string_view picture = R"(
      ########
      #......#
      #.g##.O#
      #......#
      ########)";
    Scene scene(picture);
    scene.face("O", "N").begin("g");
    CHECK(points_to(scene, "g", "5,2") == 2);
    scene.act("move 5,2 E");
    CHECK(scene.where("g") == "5,2 E");
    CHECK(scene.told(Event::Type::Stepped) == 1);
    // One more step after it, if nobody stops it.
    Scene step("########\n#......#\n#.g##..#\n#.....O#\n########");
    step.face("O", "S").begin("g");
    CHECK(step.ends().has("6,2"));
    CHECK(!step.ends().has("6,3"));
    // A barrel behind the wall closes this direction.
    Scene barrel("########\n######.#\n#.g##b.#\n######O#\n########");
    barrel.begin("g");
    CHECK(barrel.ends() == Texts{"1,2", "2,2"});
  }

  TEST_CASE("DS-14.3: closed doors count as wall, what is not revealed cannot be entered") {
    Scene scene("#########\n#O.g1...#\n#########");
    scene.begin("g");
    CHECK(scene.ends() == Texts{"2,1", "3,1"});
    // Through a door between two revealed areas.
    Scene both("#########\n#O.g1...#\n#.......#\n#########");
    both.begin("g");
    CHECK(both.legal("move 5,1 W"));
    CHECK(both.legal("move 6,1 W"));
    // A wall beside a diagonal does not hinder it.
    Scene diagonal("######\n#.g#.#\n#.#O.#\n#....#\n######");
    diagonal.stand("O", "4,3").begin("g");
    CHECK(points_to(diagonal, "g", "3,2") == 1);
  }

  TEST_CASE("DS-14.3: arcs work on it as on any model, and a passage may be the first step of a break-away") {
    Scene scene("#########\n#.......#\n#.Og##..#\n#.......#\n#########");
    scene.begin("g");
    CHECK(scene.breaks().has("6,2"));
    CHECK(!scene.breaks().has("3,1"));  // in Orlaf's front arc
    scene.act("break 6,2");
    CHECK(scene.attack() == "5 dice against 3, armour 5");
    scene.hits(0);
    CHECK(scene.where("g") == "6,2 W");
    CHECK(scene.points() == 1);
    Scene stopped("#########\n#.......#\n#.g##.O.#\n#.......#\n#########");
    stopped.face("O", "W").begin("g").act("move 5,2 E");
    CHECK(stopped.told(Event::Type::Stopped) == 1);
  }

  TEST_CASE("DS-14.4, DS-R37: Elshara cannot be attacked, engages nobody and is engaged by nobody") {
    Scene scene("9x9", "M@2,4/E O@4,4/E D@5,1 E@5,4");
    scene.begin("O");
    CHECK(!scene.is_engaged("O"));
    CHECK(scene.refused("fight E") == "DS-14.4");
    CHECK(scene.refused("feat whirlwind") == "DS-R55");
    scene.act("end").act("hero M");
    CHECK(scene.refused("shoot E") == "DS-14.4");
    scene.act("end");
    CHECK(scene.refused("cast burn E") == "DS-14.4");
    CHECK(scene.choices("cast chain_lightning").empty());
    CHECK(scene.refused("cast corrode E") == "DS-R55");  // no attack, but of no use
    scene.act("end").act("activate E");
    CHECK(scene.choices("fight").empty());  // DS-R4
    CHECK(scene.choices("break").empty());
    CHECK(scene.legal("move 6,4"));  // out of Orlaf's front arc without more ado
  }

  TEST_CASE("DS-14.4: she moves through others and they through her, but nobody ends on another") {
    Scene scene("#######\n#O.E..#\n#######");
    scene.begin("O");
    CHECK(scene.ends() == Texts{"1,1", "2,1", "4,1", "5,1"});
    Scene her("#######\n#ERM.O#\n#######");
    her.begin("E");
    CHECK(her.ends().empty());  // two heroes are too many for two points
    Scene one("#######\n#ER..O#\n#######");
    one.begin("E");
    CHECK(one.ends() == Texts{"3,1"});
    // Who would have to stop beneath her cannot go there.
    Scene stop("########\n#O.E.s.#\n#.##.#.#\n########");
    stop.begin("O");
    CHECK(!stop.ends().has("3,1"));
    CHECK(stop.ends().has("4,1"));
  }

  TEST_CASE("DS-14.4, DS-6.8, DS-R67: a break-away leads through an Ethereal model like any other step") {
    Scene scene("9x9", "O@4,4/E s@5,4/W E@3,4");
    scene.begin("O");
    CHECK(scene.breaks() == Texts{"3,3", "3,4", "3,5"});
    scene.act("break 3,4").hits(0);
    // There it does nothing but go on, and not to stay.
    CHECK(scene.where("O") == "3,4 E");
    CHECK(scene.asks() == "act");
    CHECK(scene.legal().size() == scene.choices("move").size());
    CHECK(scene.ends().has("2,4"));
    CHECK(!scene.ends().has("3,4"));
    CHECK(scene.refused("end") == "DS-14.4");
    CHECK(scene.refused("move 3,4 N") == "DS-14.4");
    CHECK(scene.refused("feat whirlwind") == "DS-14.4");
    scene.act("move 4,4 E");  // back into the front arc, where it must stop (DS-6.9)
    CHECK(scene.where("O") == "4,4 E");
    CHECK(scene.legal("end"));
    CHECK(scene.refused("move 3,4 N") == "DS-6.6");
  }

  TEST_CASE("DS-14.4, DS-6.8: no break-away through an Ethereal model with too few points to go on") {
    // Behind her is no square where Orlaf could end, but he may come back.
    Scene blocked("######\n#REOs#\n######");
    blocked.begin("O");
    CHECK(blocked.breaks() == Texts{"2,1"});
    blocked.state.act.points = 1;
    CHECK(blocked.breaks().empty());
    CHECK(blocked.refused("break 2,1") == "DS-14.4");
    CHECK(blocked.refused("move 2,1 E") == "DS-6.7");
    Scene open("#######\n#.EOs.#\n#######");
    open.begin("O");
    CHECK(open.breaks() == Texts{"2,1"});
    open.act("break 2,1").hits(0);
    CHECK(open.ends() == Texts{"1,1", "3,1"});
    // A bonus_move goes through her too, if its points last.
    const Mover one{open.model("O"), 1};
    Scene again("#######\n#.EOs.#\n#######");
    CHECK(break_squares(again.game, again.state, one).empty());
    CHECK(break_steps(again.game, again.state, one).has(square_at(2, 1)));
  }

  TEST_CASE("DS-14.4: nobody ends a Move on her square, however near") {
    Scene scene("#######\n#O.E..#\n#######");
    scene.begin("O");
    CHECK(scene.refused("move 3,1 E") == "DS-14.4");
  }

  TEST_CASE("DS-14.4, DS-R67: the position in the middle of such a break-away is written and read") {
    Scene scene("9x9", "O@4,4/E s@5,4/W E@3,4");
    scene.begin("O").act("break 3,4").hits(0);
    const Doc doc = scene.game.view(scene.state, Viewer::everything());
    const Result<State> again = scene.game.load(doc);
    REQUIRE_MESSAGE(again.ok(), again.fault().message);
    CHECK(std::memcmp(&*again, &scene.state, sizeof(State)) == 0);
    // Who does not move stands on no other's square.
    Scene quiet("9x9", "O@3,4/E s@5,4/W E@3,5");
    quiet.begin("O");
    quiet.state.at[quiet.model("E")] = square_at(3, 4);
    CHECK(quiet.game.load(quiet.game.view(quiet.state, Viewer::everything())).fault().rule == "DS-6.2");
  }

  TEST_CASE("DS-14.4, DS-R4: she does not block sight, has no facing and Movement 2") {
    Scene scene("#########\n#M..E..s#\n#########");
    scene.begin("M").act("shoot s");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
    scene.hits(0);
    scene.begin("E");
    CHECK(scene.points() == 2);
    CHECK(scene.where("E") == "4,1");
    CHECK(scene.choices("move 4,1").empty());  // nothing to turn
    CHECK(scene.ends() == Texts{"2,1", "3,1", "5,1", "6,1"});
    // Two points are the cost of one wall.
    Scene wall("#########\n#O......#\n###E#####\n#########\n#.......#\n####.####\n#########");
    CHECK(wall.game.figure(wall.state, wall.model("E")).movement == 2);
  }

  TEST_CASE("DS-14.3, DS-14.4, DS-6.1, DS-6.3, DS-6.6, DS-6.8, DS-10.3, DS-10.4, DS-10.5: random maps, step by step") {
    Rng rng(14);
    int ghosts = 0, large = 0, broken = 0, through = 0;
    for (int map = 0; map < 300; ++map) {
      const RandomMap random(rng);
      const Scene scene(random.picture, random.pieces);
      CAPTURE(random.picture);
      CAPTURE(random.pieces);
      for_each_in(scene.state.in_play, [&](int model) {
        const Figure& figure = scene.game.figure(scene.state, model);
        const int points = 1 + static_cast<int>(below(rng, 8));
        const Mover mover{model, points};
        const SlowMoves slow(scene, model);
        CAPTURE(figure.id);
        CAPTURE(Scene::text_of(scene.state.at[model]));
        CAPTURE(points);
        if (engagers(scene.game, scene.state, model) != 0) {
          std::set<SlowMoves::Place> quick;
          const int facing = figure.large ? index(scene.state.facing[model]) : 0;
          break_squares(scene.game, scene.state, mover).for_each([&](Square q) { quick.insert({q.x, q.y, facing}); });
          REQUIRE(quick == slow.breaks(points));
          broken += static_cast<int>(quick.size());
          for (const SlowMoves::Place& place : quick) through += slow.is_stood_on(place) ? 1 : 0;
          return;
        }
        const Reach reach = reach_of(scene.game, scene.state, mover);
        std::map<SlowMoves::Place, int> quick;
        for (int f = 0; f < (figure.large ? kFacings : 1); ++f) {
          reach.ends[f].for_each(
              [&](Square q) { quick[{q.x, q.y, f}] = cost_of(scene.game, scene.state, mover, q, facing_at(f)); });
        }
        REQUIRE(quick == slow.ends(points));
        (figure.large ? large : ghosts) += figure.large || figure.walks_walls ? static_cast<int>(quick.size()) : 0;
      });
    }
    CHECK(ghosts > 1000);
    CHECK(large > 1000);
    CHECK(broken > 200);
    CHECK(through > 5);
  }

  TEST_CASE("DS-14.5: Tough heals on a 6") {
    Scene scene("9x9", "O@1,1 G@7,7/W");
    scene.wounds("G", 3).overlord().act("end");
    CHECK(scene.asks() == "roll_round");
    Scene six = scene;
    scene.die(5);
    CHECK(scene.wounds("G") == 3);
    six.die(6);
    CHECK(six.wounds("G") == 2);
  }

  TEST_CASE("DS-14.6: every hit on a Troll is a wound; the fourth destroys it without bones; it is never crippled") {
    Scene scene("9x9", "O@3,4/E t@4,4/W");
    Scene four = scene;
    scene.begin("O").act("fight t").hits(2).die(1);
    CHECK(scene.wounds("t") == 2);
    Scene three("9x9", "O@3,4/E t@4,4/W");
    three.wounds("t", 3).begin("O");
    CHECK(!three.is_crippled("t"));
    three.act("fight t");
    CHECK(three.attack() == "4 dice against 4, armour 4");  // Orlaf is outnumbered by a Large enemy
    three.hits(1).die(1);
    CHECK(!three.is_in_play("t"));
    CHECK(three.state.bones == 0);
    four.begin("O").act("fight t").hits(4).die(5);
    CHECK(four.wounds("t") == 3);  // Regeneration takes one of the four
  }

  TEST_CASE("DS-14.8, DS-10.1: a Large model covers 2x2 squares from its north-western one") {
    Scene scene("9x9", "O@1,1 h@4,4/W t@6,6/N");
    CHECK(scene.at("5,5") == scene.model("h"));
    CHECK(scene.at("7,7") == scene.model("t"));
    CHECK(scene.game.figure(scene.state, scene.model("h")).large);
    CHECK(scene.rear("h") == Texts{"6,3", "6,4", "6,5", "6,6"});
  }
}
