// DD-22: the Dwarven Citadel.
#include <doctest/doctest.h>

#include <string>

#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const Setup kCitadel = {.scenarios = {"dwarven_citadel"}};
// A's Dorm is connected to the Citadel.
const std::string kBeside = "A:POR@(2,0)/0 A:DOR-A@(1,0)/0 N:CITADEL@(0,0)/0 B:POR@(-3,0)/0 B*1@(-3,0) ";

}  // namespace

TEST_SUITE("Dungeon Digger: Dwarven Citadel") {
  TEST_CASE("DD-22.1: the goal is 25 GP, on the standard area") {
    Scene scene(kCitadel, kBeside + "A*1@(2,0)");
    CHECK(scene.game.area().radius == 4);
    scene.gp('A', 24).act("rise 2,0").act("pass").whatever();
    CHECK(!scene.over());
    scene.gp('B', 25).act("pass").whatever();
    CHECK(scene.over());
  }

  TEST_CASE("DD-22.2: the Citadel lies on the middle from the start, and has six doors") {
    Scene scene = Scene::start(kCitadel);
    scene.chance("first A").act("portal 3,0");
    CHECK(scene.tile("0,0") == "citadel");
    Scene corridor(kCitadel, "A:POR@(2,0)/0 N:CITADEL@(0,0)/0 A*1@(2,0)");
    corridor.projects('A', "COR-I COR-V");
    CHECK(corridor.rotations("COR-V", "1,0").empty());  // its bend would put earth against the door
    corridor.act("work COR-I 1,0 0");
    CHECK(corridor.gained('A') == 1);  // DD-9.3: a door of a neutral tile closes
  }

  TEST_CASE("DD-22.3, DD-R50: it holds twice the number of players and one, of all players together") {
    for (int players = 2; players <= 6; ++players) {
      CHECK(Scene::start({.players = players, .scenarios = {"dwarven_citadel"}}).game.citadel_capacity() ==
            2 * players + 1);
    }
    const Scene scene(kCitadel, kBeside + "A*1@(0,0) B*2@(0,0) A*3@(1,0)");
    CHECK(scene.legal("move 1,0 1 0,0"));
    CHECK(scene.legal("move 1,0 2 0,0"));
    CHECK(scene.refused("move 1,0 3 0,0") == "DD-22.3");  // there is room for two
    const Scene full(kCitadel, kBeside + "A*3@(0,0) B*2@(0,0) A*3@(1,0)");
    CHECK(full.refused("move 1,0 1 0,0") == "DD-22.3");
  }

  TEST_CASE("DD-22.3: Stooges of different players share it and never fight there") {
    Scene scene(kCitadel, kBeside + "B*3@(0,0) A*1@(1,0)");
    scene.act("move 1,0 1 0,0").chance("coin 1");
    CHECK(scene.told("attacked") == 0);
    CHECK(scene.told("stooges.lost") == 0);
    CHECK(scene.state.players[0].citadel == 1);
    CHECK(scene.state.players[1].citadel == 3);
  }

  TEST_CASE("DD-22.4, DD-22.6, DD-E26: a coin for each group that enters; the Turn is played on when it is full") {
    Scene scene(kCitadel, kBeside + "A*1@(0,0) B*1@(0,0) A*4@(1,0)");
    scene.act("move 1,0 2 0,0");
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 1");
    CHECK(scene.asks() == "next_shift");  // one coin, whatever the size of the group
    scene.act("move 1,0 1 0,0").chance("coin 2");
    CHECK(scene.hand('A') == "1 2");
    CHECK(scene.asks() == "next_shift");  // full, but the third shift is A's
    scene.act("move 1,0 1 2,0");
    CHECK(scene.asks() == "main");
    scene.act("pass").whatever();
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Citadel);
  }

  TEST_CASE("DD-22.5: Stooges in the Citadel stay and serve for nothing") {
    Scene scene(kCitadel, kBeside + "coll@(0,1) A*2@(0,0)");
    scene.projects('A', "KIT-A");
    CHECK(!scene.legal("move 0,0 1 1,0"));
    CHECK(scene.choices("move").empty());
    CHECK(scene.choices("sabotage").empty());  // not sacrificed
    CHECK(scene.choices("demolish").empty());
    CHECK(scene.choices("conquer").empty());
    CHECK(scene.refused("conquer 0,0") == "DD-14.2");
  }

  TEST_CASE("DD-22.5: they are still in play for Resources") {
    const Scene full(kCitadel, kBeside + "A*3@(0,0)");
    CHECK(full.resources('A') == 3);
    CHECK(full.in_play('A') == 3);
    CHECK(full.refused("rise 2,0") == "DD-5.4");
    const Scene room(kCitadel, kBeside + "A*2@(0,0)");
    CHECK(room.legal("rise 2,0"));
  }

  TEST_CASE(
      "DD-22.6: a Citadel that became full ends the game, though the fall of a player empties it in the same Turn") {
    const Setup both = {.players = 3, .scenarios = {"dwarven_citadel", "total_battle"}};
    const std::string portals = "A:POR@(2,0)/0 A:KIT-A@(1,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 N:CITADEL@(0,0)/0 ";
    const std::string siege = "A*1@(1,0) A!@(-2,2) A!@(-2,2) A*1@(-2,2) ";
    const auto fall = [](Scene& scene) {
      if (scene.asks() == "next_shift") scene.act("stop");
      scene.act("conquer -2,2").whatever();
    };
    Scene emptied(both, portals + siege + "C*6@(0,0)");
    emptied.tp(3).act("move 1,0 1 0,0").whatever();
    fall(emptied);
    CHECK(emptied.state.players[2].out);
    CHECK(emptied.state.players[0].citadel == 1);
    CHECK(*emptied.game.view(emptied.state, Viewer::table()).find("citadel")->find("emptied") == Doc(true));
    const Result<State> loaded = emptied.game.load(emptied.game.view(emptied.state, Viewer::everything()));
    REQUIRE_MESSAGE(loaded.ok(), loaded.fault().message);
    CHECK(loaded->citadel_emptied);
    emptied.act("pass").whatever();
    CHECK(emptied.over());
    CHECK(emptied.state.ending == Ending::Citadel);
    // One place is left when the player falls: it never became full.
    Scene never(both, portals + siege + "C*5@(0,0)");
    never.tp(3).act("move 1,0 1 0,0").whatever();
    fall(never);
    never.act("pass").whatever();
    CHECK(!never.over());
    // Somebody falls who was not inside: it is full still.
    Scene still(both, portals + siege + "B*6@(0,0)");
    still.tp(3).act("move 1,0 1 0,0").whatever();
    fall(still);
    CHECK(!still.state.citadel_emptied);
    still.act("pass").whatever();
    CHECK(still.state.ending == Ending::Citadel);
  }

  TEST_CASE("DD-22.6: a Citadel that is not full ends nothing") {
    Scene scene(kCitadel, kBeside + "A*1@(0,0) B*3@(0,0) A*1@(2,0)");
    scene.act("rise 2,0").act("pass").whatever();
    CHECK(!scene.over());
  }
}
