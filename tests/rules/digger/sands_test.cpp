// DD-21: the Sands of Time.
#include <doctest/doctest.h>

#include <string>

#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const Setup kSands = {.scenarios = {"sands_of_time"}};
const Setup kClock = {.scenarios = {"sands_of_time"}, .turn_minutes = 2};
const std::string kPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) ";

// Draws Projects, until something else is asked.
Scene& fill(Scene& scene) {
  while (scene.asks() == "draw_tile") scene.chance(std::string(scene.outcomes().front()));
  return scene;
}

bool clock_may_end(const Scene& scene) {
  ActionList list;
  scene.game.outside(scene.state, list);
  return list.size() == 1;
}
// The clock of the Turn runs out.
Scene& time_up(Scene& scene) {
  REQUIRE(clock_may_end(scene));
  scene.game.apply(scene.state, pack(Kind::TimeUp), NoEvents{});
  scene.check_places();
  return scene;
}

}  // namespace

TEST_SUITE("Dungeon Digger: Sands of Time") {
  TEST_CASE("DD-21.1, DD-R49, DD-R64: no goal in GP, which are counted as usual; 14 Stooges in the Reserve") {
    Scene scene(kSands, "A:POR@(3,0)/0 A:COR-I@(2,0)/0 B:POR@(-3,0)/0 A*1@(2,0) B*1@(-3,0)");
    scene.gp('A', 99).projects('A', "DOR-A").act("work DOR-A 1,0 0");
    CHECK(scene.gained('A') == 1);
    CHECK(scene.gp('A') == 100);
    scene.act("no").act("pass");
    fill(scene);
    CHECK(!scene.over());
    Scene start = Scene::start(kSands);
    start.chance("first A").act("portal 3,0").whatever();
    CHECK(start.reserve('A') == 14);
    CHECK(start.in_play('A') == 1);
    Scene other = Scene::start();
    other.chance("first A").act("portal 3,0").whatever();
    CHECK(other.reserve('A') == 12);  // two lie on the track and never come back
  }

  TEST_CASE("DD-21.2: the marker stands at 1 when the first Turn begins") {
    Scene scene = Scene::start(kSands);
    scene.chance("first B").act("portal 3,0").whatever();
    CHECK(scene.asks() == "main");
    CHECK(scene.state.marker == 1);
  }

  TEST_CASE("DD-21.3, DD-E25: after a Turn without Work! a coin is drawn, and goes back into the Bag") {
    Scene scene(kSands, kPortals);
    scene.marker(17).act("rise 3,0").act("pass");
    CHECK(scene.asks() == "draw_sands");
    CHECK(scene.turn().knows == Seats::first(2));  // all see it
    const int bag = scene.coins_in_bag();
    scene.chance("coin 2");
    CHECK(scene.coins_in_bag() == bag);
    CHECK(scene.coins('B') == 0);
    CHECK(scene.state.marker == 19);
    fill(scene);
    CHECK(scene.state.marker == 20);  // DD-21.4: and 1 for the new Turn
    CHECK(scene.actor() == 'B');
    CHECK(scene.asks() == "main");
    // B works: no coin, but the next Turn would be the 21st.
    scene.projects('B', "KIT-A").act("work KIT-A -2,0 0").act("no").act("pass");
    fill(scene);
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Sands);
    CHECK(scene.told("turn.began") == 0);
  }

  TEST_CASE("DD-21.3: a bonus Work! is a Work! order, a build by the Pit or by a lord is none") {
    Scene bonus(kSands, kPortals);
    bonus.projects('A', "COR-I").pending("work").act("work COR-I 2,0 0").act("pass");
    CHECK(bonus.asks() == "draw_tile");
    Scene pit(kSands, kPortals + "A:PIT@(2,0)/0");
    pit.projects('A', "COR-I").act("move 3,0 1 2,0").act("build COR-I 1,0 0").act("pass");
    CHECK(pit.asks() == "draw_sands");
    Scene lord({.scenarios = {"sands_of_time"}, .lords = {"rattlebone"}}, kPortals);
    lord.projects('A', "COR-I").act("special COR-I 2,0 0").act("pass");
    CHECK(lord.asks() == "draw_sands");
  }

  TEST_CASE("DD-21.3: with an empty Bag the marker does not advance for it; a skipped Turn brings no draw") {
    Scene empty(kSands, kPortals);
    empty.coin_bag({0, 0, 0}).marker(5).act("pass");
    CHECK(empty.asks() == "draw_tile");
    fill(empty);
    CHECK(empty.state.marker == 6);
    Scene skipped(kSands, kPortals);
    skipped.marker(5).skips('B').act("pass").chance("coin 3");
    fill(skipped);
    CHECK(skipped.told("turn.skipped") == 1);
    CHECK(skipped.actor() == 'A');
    CHECK(skipped.state.marker == 10);  // 5 + 3, 1 for the skipped Turn, 1 for A's
  }

  TEST_CASE("DD-21.4: the game ends instead of the Turn for which the marker is higher than 10 for each player") {
    for (const int players : {2, 3}) {
      const std::string pieces = players == 2 ? kPortals : "A:POR@(3,0)/0 B:POR@(0,-3)/0 C:POR@(-3,3)/0 A*1@(3,0)";
      Scene last({.players = players, .scenarios = {"sands_of_time"}}, pieces);
      last.marker(10 * players - 1).projects('A', "COR-I").act("work COR-I 2,0 0").act("pass");
      fill(last);
      CHECK(!last.over());
      CHECK(last.state.marker == 10 * players);
      Scene over({.players = players, .scenarios = {"sands_of_time"}}, pieces);
      over.marker(10 * players).projects('A', "COR-I").act("work COR-I 2,0 0").act("pass");
      fill(over);
      CHECK(over.over());
    }
  }

  TEST_CASE("DD-21.4: a skipped Turn moves the marker too") {
    Scene scene(kSands, kPortals);
    scene.marker(19).skips('B').projects('A', "COR-I").act("work COR-I 2,0 0").act("pass");
    fill(scene);  // 20 for B's Turn, which is skipped; 21 for A's
    CHECK(scene.told("turn.skipped") == 1);
    CHECK(scene.over());
  }

  TEST_CASE("DD-21.5: when the time is over pending bonus orders and TP are lost and the Turn ends") {
    Scene scene(kClock, kPortals + "A:KIT-A@(2,0)/0 A:KIT-B@(0,2)/0");
    scene.pending("rise move");
    time_up(scene);
    CHECK(scene.pool().empty());
    CHECK(scene.in_play('A') == 1);
    CHECK(scene.asks() == "draw_sands");
    scene.whatever();
    CHECK(scene.actor() == 'B');
    CHECK(scene.tp() == 2);
    CHECK(time_up(scene).whatever().actor() == 'A');  // also with an empty pool
  }

  TEST_CASE("DD-21.5, DD-R87: it ends a Move! after the shift in progress, and no single step is broken off") {
    Scene scene(kClock, kPortals + "A:DOR-A@(2,0)/0 A:PIT@(3,-1)/2");
    scene.act("move 3,0 1 2,0");
    CHECK(scene.asks() == "next_shift");
    CHECK(clock_may_end(scene));
    scene.act("move 2,0 1 3,0").act("move 3,0 1 3,-1");
    CHECK(scene.asks() == "pit");
    CHECK(!clock_may_end(scene));
    scene.act("no");
    CHECK(clock_may_end(scene));
    CHECK(time_up(scene).whatever().actor() == 'B');
  }

  TEST_CASE("DD-21.5: a Turn with a clock has so many seconds, and a number of its own") {
    Scene scene(kClock, kPortals + "A:DOR-A@(2,0)/0");
    const TurnClock first = scene.game.clock(scene.state);
    CHECK(first.seconds == 120);
    CHECK(scene.game.text(scene.state, first.action, Viewer::everything()) == "time");
    scene.act("move 3,0 1 2,0");
    CHECK(scene.game.clock(scene.state).turn == first.turn);
    time_up(scene).whatever();
    const TurnClock second = scene.game.clock(scene.state);
    CHECK(scene.actor() == 'B');
    CHECK(second.seconds == 120);
    CHECK(second.turn == first.turn + 1);
    CHECK(scene.game.clock(Scene::start(kClock).state).seconds == 0);
    CHECK(Scene(kSands, kPortals).game.clock(scene.state).seconds == 0);
  }

  TEST_CASE("DD-21.5, DD-R87: the clock is nobody's choice, and there is none without the variant") {
    const Scene clock(kClock, kPortals);
    CHECK(!clock.legal().has("time"));
    CHECK(clock.refused("time") == "DD-21.5");
    Scene pool = clock;
    CHECK(pool.pending("think rise").refused("time") == "DD-21.5");
    Scene shift = clock;
    CHECK(shift.asked(make_task<Step::AskShift>({.left = 1})).refused("time") == "DD-21.5");
    Scene pit = clock;
    CHECK(pit.asked(Task(Step::AskPit)).refused("time") == "DD-21.5");
    CHECK(clock_may_end(clock));
    const Scene none(kSands, kPortals);
    CHECK(!clock_may_end(none));
    CHECK(none.refused("time") == "DD-21.5");
  }
}
