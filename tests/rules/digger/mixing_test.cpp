// DD-18: scenarios in general, and two of them at once.
#include <doctest/doctest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "content_file.hpp"
#include "documents.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

Digger game_of(std::vector<std::string_view> scenarios, int players = 2) {
  return Scene::start({.players = players, .scenarios = std::move(scenarios)}).game;
}

// The set-up up to the first tile of the Monster Hunt.
Scene up_to_the_hunt(std::string_view other) {
  Scene scene = Scene::start({.scenarios = {"monster_hunt", other}});
  scene.chance("first A");
  while (scene.asks() == "place_portal") scene.act(scene.legal().front());
  REQUIRE(scene.asks() == "place_hunt_tile");
  return scene;
}

const std::string kPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) ";

}  // namespace

TEST_SUITE("Dungeon Digger: mixing") {
  TEST_CASE("DD-18.1: a goal that a scenario names replaces 20") {
    CHECK(game_of({}).goal() == 20);
    CHECK(game_of({"monster_hunt"}).goal() == 25);
    CHECK(game_of({"trapped_adventurers"}).goal() == 25);
    CHECK(game_of({"dwarven_citadel"}).goal() == 25);
    CHECK(game_of({"dragons_lair"}).goal() == 30);
    CHECK(game_of({"total_battle"}).goal() == 30);
    Scene scene({.scenarios = {"total_battle"}}, kPortals);
    scene.gp('A', 25).act("pass").whatever();
    CHECK(!scene.over());
  }

  TEST_CASE("DD-18.1: a scenario changes only what it says") {
    for (const std::string_view scenario : kScenarioNames) {
      Scene scene({.scenarios = {scenario}}, kPortals);
      CHECK(scene.craft('A') == 3);
      CHECK(scene.resources('A') == 3);
      CHECK(scene.tp() == 2);
      scene.projects('A', "KIT-A").act("work KIT-A 2,0 0");
      CHECK(scene.asks() == "bonus_pick");
    }
  }

  TEST_CASE("DD-18.2, DD-R63: Dragon's Lair has the area of one player more, Total Battle of one fewer") {
    const int standard[] = {4, 5, 6, 7, 7}, lair[] = {5, 6, 7, 7, 7}, battle[] = {4, 4, 5, 6, 7};
    for (int players = 2; players <= 6; ++players) {
      const auto i = static_cast<std::size_t>(players - 2);
      CHECK(game_of({}, players).area().radius == standard[i]);
      CHECK(game_of({"monster_hunt"}, players).area().radius == standard[i]);
      CHECK(game_of({"dragons_lair"}, players).area().radius == lair[i]);
      CHECK(game_of({"total_battle"}, players).area().radius == battle[i]);
    }
    Scene scene = Scene::start({.players = 3, .scenarios = {"total_battle"}});
    CHECK(scene.chance("first A").legal() == Texts{"portal -2,2", "portal 0,-2", "portal 2,0"});
    Scene six = Scene::start({.scenarios = {"dragons_lair"}});
    CHECK(six.chance("first A").legal() ==
          Texts{"portal -4,0", "portal -4,4", "portal 0,-4", "portal 0,4", "portal 4,-4", "portal 4,0"});
  }

  TEST_CASE("DD-18.3: Monster Hunt or Sands of Time with any other, and the Citadel with Total Battle") {
    const Content& content = *documents::content();
    for (std::size_t a = 0; a < kScenarios; ++a) {
      for (std::size_t b = 0; b < kScenarios; ++b) {
        if (a == b) continue;
        const auto one = static_cast<Scenario>(a), other = static_cast<Scenario>(b);
        const auto is = [&](Scenario scenario) { return one == scenario || other == scenario; };
        const bool mix = is(Scenario::MonsterHunt) || is(Scenario::SandsOfTime) ||
                         (is(Scenario::DwarvenCitadel) && is(Scenario::TotalBattle));
        CHECK(content.may_mix(one, other) == mix);
      }
    }
  }

  TEST_CASE("DD-18.3: a third scenario is not to be had") {
    const Doc three = Doc::object().set("scenario", "monster_hunt+sands_of_time+dragons_lair");
    CHECK(!Digger::read_options(*documents::content(), three, 2).ok());
    const Doc two = Doc::object().set("scenario", "monster_hunt+sands_of_time");
    CHECK(Digger::read_options(*documents::content(), two, 2).ok());
  }

  TEST_CASE("DD-18.4: the area is that of the one that changes it, the goal the higher one, none with the Sands") {
    CHECK(game_of({"monster_hunt", "dragons_lair"}).area().radius == 5);
    CHECK(game_of({"monster_hunt", "dragons_lair"}).goal() == 30);
    CHECK(game_of({"dwarven_citadel", "total_battle"}, 3).area().radius == 4);
    CHECK(game_of({"dwarven_citadel", "total_battle"}, 3).goal() == 30);
    CHECK(game_of({"monster_hunt", "trapped_adventurers"}).goal() == 25);
    for (const std::string_view other : {"monster_hunt", "dragons_lair", "total_battle", "dwarven_citadel"}) {
      CHECK(game_of({"sands_of_time", other}).goal() == 0);
    }
    CHECK(game_of({"sands_of_time", "dragons_lair"}).area().radius == 5);
  }

  TEST_CASE("DD-18.4: every extra end of either scenario counts") {
    const Setup both = {.scenarios = {"sands_of_time", "dwarven_citadel"}};
    Scene full(both, kPortals + "N:CITADEL@(0,0)/0 A*2@(0,0) B*3@(0,0)");
    full.gp('A', 99).act("pass").whatever();
    CHECK(full.over());
    CHECK(full.state.ending == Ending::Citadel);
    Scene sands(both, kPortals + "N:CITADEL@(0,0)/0");
    sands.gp('A', 99).marker(20).act("pass").whatever();
    CHECK(sands.over());
    CHECK(sands.state.ending == Ending::Sands);
    Scene treasure({.scenarios = {"sands_of_time", "dragons_lair"}},
                   "A:POR@(2,0)/0 N:TREASURE@(1,0)/0 treasure@(1,0) A*1@(1,0) B:POR@(-4,0)/0");
    treasure.act("move 1,0 1 2,0");
    CHECK(treasure.over());
    CHECK(treasure.state.ending == Ending::Treasure);
    Scene last({.scenarios = {"dwarven_citadel", "total_battle"}},
               "A:POR@(3,0)/0 B:POR@(-3,0)/0 N:CITADEL@(0,0)/0 A!@(-3,0) A!@(-3,0) A*1@(-3,0)");
    last.act("conquer -3,0").whatever();
    CHECK(last.state.ending == Ending::LastOne);
  }

  TEST_CASE("DD-18.5: Monster Hunt tiles keep off the middle, or off the seven central spaces") {
    for (const std::string_view other : {"trapped_adventurers", "dwarven_citadel"}) {
      const Scene scene = up_to_the_hunt(other);
      CHECK(scene.refused("hunt 0,0") == "DD-19.2");
      CHECK(scene.legal("hunt 0,1"));
    }
    const Scene lair = up_to_the_hunt("dragons_lair");
    for (const std::string space : {"0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"})
      CHECK(!lair.legal("hunt " + space));
    CHECK(lair.legal("hunt 0,2"));
    CHECK(up_to_the_hunt("sands_of_time").legal("hunt 0,0"));
    CHECK(up_to_the_hunt("total_battle").legal("hunt 0,0"));
  }

  TEST_CASE("DD-18.5: Adventurers do not enter Monsters and pass Ruins without effect") {
    Scene scene({.scenarios = {"monster_hunt", "trapped_adventurers"}},
                kPortals + "N:MONSTER@(1,0)/0 N:RUINS@(-1,0)/0 A:thief@(0,0)");
    CHECK(scene.refused("adventurer E") == "DD-18.5");
    scene.act("adventurer W").act("adventurer W");
    CHECK(scene.adventurer('A') == "-2,0");
    CHECK(scene.told("coin.drawn") == 0);
    CHECK(scene.tp() == 1);
  }

  TEST_CASE("DD-18.5: a Creature counts as many Stooges as its Life at a Monster, and may conquer it") {
    const Setup both = {.scenarios = {"monster_hunt", "total_battle"}};
    const std::string row = "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 N:MONSTER@(1,0)/0 B:POR@(-3,0)/0 A*1@(3,0) ";
    CHECK(Scene(both, row + "A:giant_bug@(2,0)").refused("creature giant_bug W") == "DD-18.5");
    Scene troll(both, row + "A:troll@(2,0)");
    troll.act("creature troll W");
    CHECK(troll.refused("creature troll E") == "DD-18.5");  // 3 may enter, 4 may leave
    CHECK(Scene(both, row + "A:elemental@(1,0)").legal("creature elemental E"));
    troll.act("move 3,0 1 2,0").act("stop").act("conquer 1,0 troll 2,0");
    CHECK(troll.gained('A') == 4);
    CHECK(troll.token("1,0") == 'A');
    Scene ruins(both, kPortals + "N:RUINS@(0,0)/0 A:elemental@(0,0)");
    ruins.act("conquer 0,0 elemental 3,0").chance("coin 1");
    CHECK(ruins.tp() == 2);
    CHECK(ruins.asks() == "elemental_redraw");
  }

  TEST_CASE("DD-18.5: Creatures may not enter the Citadel; a defeated player's Stooges leave it, its capacity stays") {
    const Setup both = {.players = 3, .scenarios = {"dwarven_citadel", "total_battle"}};
    const Scene creature(both, "A:POR@(2,0)/0 A:KIT-A@(1,0)/0 N:CITADEL@(0,0)/0 A:corruptor@(1,0)");
    CHECK(creature.refused("creature corruptor W") == "DD-24.6");
    Scene scene(both,
                "A:POR@(2,0)/0 A:KIT-A@(1,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 N:CITADEL@(0,0)/0 B*1@(0,0) C*4@(0,0) "
                "A!@(-2,2) A!@(-2,2) A*1@(-2,2) A*8@(1,0)");
    CHECK(scene.legal("move 1,0 2 0,0"));
    CHECK(scene.refused("move 1,0 3 0,0") == "DD-22.3");
    scene.act("conquer -2,2").whatever();
    CHECK(scene.state.players[2].out);
    CHECK(scene.state.players[2].citadel == 0);
    CHECK(scene.legal("move 1,0 6 0,0"));  // 7, less the one of B
    CHECK(scene.refused("move 1,0 7 0,0") == "DD-22.3");
  }

  TEST_CASE("DD-18.5: with Total Battle the Sands of Time keep the number of Turns of all who began") {
    Scene scene({.players = 3, .scenarios = {"sands_of_time", "total_battle"}},
                "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A*1@(2,0)");
    scene.state.players[2].out = true;
    scene.marker(28).projects('A', "COR-I").act("work COR-I 1,0 0").act("pass").whatever();
    CHECK(!scene.over());
    CHECK(scene.state.marker == 29);
    scene.marker(30).projects('B', "COR-I").act("pass").whatever();
    CHECK(scene.over());
  }

  TEST_CASE("DD-18.5: who flees from the Dragon enters a Monster only under the own token") {
    const Setup both = {.scenarios = {"monster_hunt", "dragons_lair"}};
    const std::string eggs = "A:POR@(4,0)/0 B:POR@(-4,0)/0 N:EGGS@(1,0)/0 N:CAVE@(0,0)/0 N:MONSTER@(2,0)/0 A*1@(1,0) ";
    Scene bound(both, eggs);
    bound.hand('A', {1}).act("disturb 1,0").act("pay 1");
    CHECK(bound.stooges("0,0") == "A*1");  // the only refuge
    Scene token(both, eggs + "A!@(2,0)");
    token.hand('A', {1}).act("disturb 1,0").act("pay 1");
    CHECK(token.legal() == Texts{"flee 0,0", "flee 2,0"});
    Scene theirs(both, eggs + "B!@(2,0)");
    theirs.hand('A', {1}).act("disturb 1,0").act("pay 1");
    CHECK(theirs.stooges("0,0") == "A*1");
  }
}

// --- pieces of scenarios with other numbers ---------------------------------------------------------------------------

namespace {

// The scene with an edited file: at each path of it the value.
Scene edited(Scene scene, std::initializer_list<std::pair<std::string_view, std::string_view>> edits) {
  Doc doc = content_file::file();
  for (const auto& [path, value] : edits) content_file::at(doc, path) = content_file::json(value);
  const auto content = std::make_shared<const Content>(content_file::read(doc));
  scene.game = Digger(content, scene.game.players(), scene.game.options());
  return scene;
}

}  // namespace

TEST_SUITE("Dungeon Digger: mixing") {
  TEST_CASE("DD-18.1: pieces of a scenario are data: a Monster for two that gives 7 GP, Ruins with 2 TP") {
    const Setup hunt = {.scenarios = {"monster_hunt"}};
    Scene scene = edited(Scene(hunt, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 N:MONSTER@(1,0)/0 A*3@(2,0) B:POR@(-3,0)/0"),
                         {{"scenarios[0].pieces[1].effects[0].n", "2"},
                          {"scenarios[0].pieces[1].effects[1].n", "3"},
                          {"scenarios[0].pieces[1].effects[2].value", "7"}});
    CHECK(scene.refused("move 2,0 1 1,0") == "DD-19.5");
    scene.act("move 2,0 2 1,0").act("stop").act("conquer 1,0");
    CHECK(scene.gained('A') == 7);
    Scene ruins =
        edited(Scene(hunt, kPortals + "N:RUINS@(1,0)/0 A*1@(1,0)"), {{"scenarios[0].pieces[2].effects[1].value", "2"}});
    ruins.act("conquer 1,0").chance("coin 1");
    CHECK(ruins.tp() == 3);
  }

  TEST_CASE("DD-18.1: pieces of a scenario are data: a swift Wizard who passes Stooges, 9 GP for its death") {
    const Setup trapped = {.scenarios = {"trapped_adventurers"}};
    const std::string_view effects =
        R"([{"when": "always", "op": "pass_through", "what": "any Stooges"}, {"when": "always", "op": "ignore_traps"}])";
    Scene scene = edited(Scene(trapped, kPortals + "B:DOR-A@(1,0)/0 B*2@(1,0) A:wizard@(0,0)"),
                         {{"scenarios[1].pieces[4].movement", "3"}, {"scenarios[1].pieces[4].effects", effects}});
    scene.act("adventurer E").act("adventurer E").act("adventurer NW");
    CHECK(scene.adventurer('A') == "2,-1");
    CHECK(scene.stooges("1,0") == "B*2");
    Scene killed = edited(Scene(trapped, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 B:wizard@(1,0) A*2@(2,0)"),
                          {{"scenarios[1].kill_gp", "9"}});
    killed.act("move 2,0 2 1,0").whatever();
    CHECK(killed.gained('A') == 9);
  }

  TEST_CASE(
      "DD-18.1: pieces of a scenario are data: a Troll that any trap spares, and a Portal that falls to 2 tokens") {
    const Setup battle = {.scenarios = {"total_battle"}};
    Scene troll =
        edited(Scene(battle, "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:TRP-I@(-2,0)/0 B:DOR-A@(-1,0)/0 A*1@(3,0) A:troll@(-1,0)"),
               {{"scenarios[5].pieces[0].movement", "2"},
                {"scenarios[5].pieces[0].effects", R"([{"when": "always", "op": "ignore_traps"}])"}});
    troll.act("creature troll W").act("creature troll E");
    CHECK(troll.creature("troll") == "-1,0");
    Scene portal = edited(Scene(battle, "A:POR@(3,0)/0 B:POR@(-3,0)/0 A!@(-3,0) A*1@(-3,0)"),
                          {{"scenarios[5].portal_tokens_to_defeat", "2"}});
    portal.act("conquer -3,0").whatever();
    CHECK(portal.over());
    CHECK(portal.won('A'));
  }
}
