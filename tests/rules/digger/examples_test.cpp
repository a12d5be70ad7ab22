// The worked examples of the rules, as they are written there.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

namespace {

// The position of DD-E14 to DD-E16, without its Stooges.
constexpr const char* kBeforeTheTrap =
    "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0 B:TRP-I@(-1,0)/0 B:COR-I@(-2,0)/0 B:POR@(-3,0)/0";

}  // namespace

TEST_CASE("DD-E1: drawing up") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I COR-I DOR-A");
  scene.act("work COR-I 2,0 0").act("work COR-I 3,-1 2");
  CHECK(scene.projects('A') == "DOR-A");
  CHECK(scene.asks() == "draw_tile");
  scene.chance("tile KIT-A");
  CHECK(scene.asks() == "draw_tile");
  scene.chance("tile KIT-B");
  CHECK(scene.projects('A') == "DOR-A KIT-A KIT-B");
  CHECK(scene.told("turn.ended") == 1);
}

TEST_CASE("DD-E2: two sources of bonus orders") {
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(3,-1)/2 A:KIT-B@(2,1)/1 A*1@(3,0)");
  scene.projects('A', "TOR-A COR-I").act("work TOR-A 2,0 0");
  CHECK(scene.asks() == "bonus_pick");
  CHECK(scene.legal() == Texts{"name move", "name think", "no"});
  scene.act("name think");
  CHECK(scene.legal() == Texts{"name move", "name think", "name rise", "name sabotage", "no"});
  scene.act("name rise");
  CHECK(scene.asks() == "pool");
  CHECK(scene.pool() == "think rise");
  for (const char* way : {"think COR-I", "rise 3,0", "renounce think", "renounce rise"}) CHECK(scene.legal(way));
  scene.act("rise 3,0");
  CHECK(scene.stooges("3,0") == "A*2");
  scene.act("think COR-I").chance("tile KIT-C");
  CHECK(scene.projects('A') == "KIT-C");
  CHECK(scene.asks() == "main");
  CHECK(scene.tp() == 1);
}

TEST_CASE("DD-E3: chain") {
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(3,-1)/2 A:KIT-B@(2,1)/1 A:KIT-C@(3,1)/1 A:KIT-D@(4,-1)/1 A*1@(3,0)");
  scene.projects('A', "DOR-A LIB-A COR-I").act("work DOR-A 2,0 0").act("yes");
  CHECK(scene.legal() ==
        Texts{"name move", "name think", "name rise", "name sabotage", "name work", "name demolish", "no"});
  scene.act("name rise").act("name work");
  CHECK(scene.pool() == "rise work");
  scene.act("work LIB-A 1,0 0");
  CHECK(scene.asks() == "bonus_pick");
  scene.act("name move").act("name work");
  CHECK(scene.pool() == "move rise work");
  CHECK(scene.tp() == 1);
  for (const char* paid : {"think COR-I", "sabotage 3,0 0,0", "pass"}) CHECK(scene.refused(paid) == "DD-13.5");
  scene.act("renounce move").act("renounce rise").act("renounce work");
  CHECK(scene.legal("think COR-I"));
  CHECK(scene.legal("pass"));
}

TEST_CASE("DD-E4: combat") {
  const std::string tiles = "A:POR@(3,0)/0 A:COR-I@(2,0)/0 B:COR-I@(1,0)/0 ";
  const char* attack_with_two = "move 2,0 2 1,0";
  CHECK(Scene(tiles + "A*2@(2,0) B*2@(1,0)").refused(attack_with_two) == "DD-7.3");   // (a)
  CHECK(Scene(tiles + "A*1@(2,0) B*2@(1,0)").refused("move 2,0 1 1,0") == "DD-7.3");  // (c)
  CHECK(Scene(tiles + "A*3@(2,0) B*2@(1,0)").refused(attack_with_two) == "DD-7.3");   // (d)
  Scene scene(tiles + "A*3@(2,0) B*2@(1,0)");                                         // (b)
  const int reserve = scene.reserve('B');
  scene.act("move 2,0 3 1,0");
  CHECK(scene.stooges("1,0") == "A*3");
  CHECK(scene.reserve('B') == reserve + 2);
  CHECK(scene.told("trap.sprung") == 0);
}

TEST_CASE("DD-E5: legal rotations") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "KIT-A KIT-B KIT-C KIT-D COR-I COR-V TRP-U");
  CHECK(scene.rotations("KIT-A", "3,-1") == "2");
  CHECK(scene.rotations("KIT-B", "3,-1") == "1");
  CHECK(scene.rotations("KIT-C", "3,-1") == "2 5");
  CHECK(scene.rotations("KIT-D", "3,-1") == "2");
  CHECK(scene.rotations("COR-I", "3,-1") == "2");
  CHECK(scene.rotations("COR-V", "3,-1") == "3 5");
  CHECK(scene.rotations("TRP-U", "3,-1") == "5");
}

TEST_CASE("DD-E6: where one may work") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I");
  CHECK(scene.sites("COR-I") == Texts{"4,0", "4,-1", "3,-1", "2,1", "3,1"});
  CHECK(scene.refused("work COR-I 1,0 0") == "DD-5.6");
  scene.act("move 3,0 1 2,0").act("stop");
  CHECK(scene.sites("COR-I") == Texts{"1,0"});
}

TEST_CASE("DD-E7: complete corridor of 2 tiles") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A*1@(1,0)");
  scene.tp(1).projects('A', "DOR-A").act("work DOR-A 0,0 0");
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 2);
  CHECK(scene.gp('A') == 3);
  CHECK(scene.in_play('A') == 1);
  CHECK(scene.resources('A') == 3);
  CHECK(scene.asks() == "dorm_summon");
  scene.act("yes");
  CHECK(scene.stooges("0,0") == "A*1");
}

TEST_CASE("DD-E8: complete corridor of 5 tiles") {
  Scene scene(
      "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-V@(1,0)/0 A:COR-I@(1,-1)/2 A:TRP-V@(1,-2)/5 A:NUG-I@(2,-3)/1 A*1@(2,-3)");
  CHECK(!scene.armed("1,-2"));
  scene.projects('A', "LIB-A").act("work LIB-A 3,-4 1");
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 5);
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).nuggets == 1);
  CHECK(scene.gp('A') == 9);
  CHECK(scene.asks() == "draw_coin");
  scene.chance("coin 2");
  CHECK(scene.hand('A') == "2");
  CHECK(scene.asks() == "main");
  CHECK(scene.armed("1,-2"));
  scene.put("A*1@(3,0)");
  CHECK(scene.destinations("3,0") == Texts{"2,0", "1,0", "1,-1", "1,-2", "2,-3", "3,-4"});
}

TEST_CASE("DD-E9: an arm behind an inner door; one tile in two corridors") {
  Scene scene("A:POR@(3,0)/0 A:TRP-L@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "KIT-C DOR-A").act("work KIT-C 3,-1 4");
  CHECK(scene.told("corridor.completed") == 1);
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 1);
  CHECK(scene.gp('A') == 1);
  CHECK(!scene.armed("2,0"));
  CHECK(scene.legal() == Texts{"name move", "name think", "no"});
  scene.act("name move").act("move 3,0 1 2,0");
  scene.act("work DOR-A 1,0 0");
  CHECK(scene.told("corridor.completed") == 1);
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 1);
  CHECK(scene.gp('A') == 2);
  CHECK(scene.armed("2,0"));
  scene.act("no");
  CHECK(scene.asks() == "bonus_pick");
  CHECK(scene.legal() == Texts{"name move", "name think", "no"});
}

TEST_CASE("DD-E10: one Room closes two corridors") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-V@(2,1)/1 A:TRP-V@(1,1)/0 A*1@(1,1)");
  scene.projects('A', "TOR-C").act("work TOR-C 1,0 5");
  CHECK(scene.told("corridor.completed") == 2);
  CHECK(scene.gp('A') == 4);
  CHECK(scene.longest('A') == 2);
  CHECK(scene.legal() == Texts{"name move", "name think", "no"});
}

TEST_CASE("DD-E11: what does not close a corridor") {
  Scene scene(
      "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:COR-I@(-1,0)/0 B:COR-I@(-2,0)/0 B:POR@(-3,0)/0 "
      "A*1@(1,0) B*1@(-1,0)");
  scene.turn_of('B').projects('B', "DOR-A").act("work DOR-A 0,0 0");
  // B's corridor is complete now, A's is not.
  CHECK(scene.told("corridor.completed") == 1);
  CHECK(scene.event(Event::Type::CorridorCompleted).seat == 1);
  CHECK(scene.gp('B') == 3);
  CHECK(scene.longest('B') == 2);
  CHECK(scene.gp('A') == 0);
  CHECK(scene.longest('A') == 0);
  // Connected all the same.
  scene.act("no").begins('A');
  CHECK(scene.destinations("1,0") == Texts{"2,0", "3,0", "0,0"});
}

TEST_CASE("DD-E12: moving along corridors") {
  const std::string tiles =
      "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:NUG-R@(1,0)/0 A:COR-I@(1,-1)/2 A:TRP-I@(0,0)/0 A:DOR-A@(-1,0)/0 ";
  CHECK(Scene(tiles + "A*1@(3,0)").destinations("3,0") == Texts{"2,0", "1,0", "0,0", "-1,0"});
  CHECK(Scene(tiles + "A*1@(1,0)").destinations("1,0") == Texts{"2,0", "3,0", "0,0", "-1,0", "1,-1"});
  CHECK(Scene(tiles + "A*1@(1,-1)").destinations("1,-1") == Texts{"1,0"});
  CHECK(Scene(tiles + "A*1@(-1,0)").destinations("-1,0") == Texts{"0,0", "1,0", "2,0", "3,0"});
}

TEST_CASE("DD-E13: foreign tiles") {
  Scene scene(
      "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:NUG-I@(0,0)/0 B:COR-I@(-1,0)/0 B:COR-I@(-2,0)/0 "
      "B:POR@(-3,0)/0 A*1@(3,0)");
  CHECK(scene.longest('A') == 0);
  CHECK(scene.longest('B') == 0);
  CHECK(scene.destinations("3,0") == Texts{"2,0", "1,0", "0,0", "-1,0"});
  scene.act("move 3,0 1 -1,0");
  CHECK(scene.destinations("-1,0") == Texts{"-2,0", "0,0", "1,0", "2,0", "3,0"});
  scene.act("move -1,0 1 -2,0");
  CHECK(scene.destinations("-2,0") == Texts{"-1,0"});
  CHECK(scene.refused("move -2,0 1 -3,0") == "DD-6.4");
}

TEST_CASE("DD-E14: trap") {
  Scene scene(std::string(kBeforeTheTrap) + " A*2@(0,0)");
  CHECK(scene.armed("-1,0"));
  const int reserve = scene.reserve('A');
  scene.act("move 0,0 2 -1,0");
  CHECK(scene.reserve('A') == reserve + 1);
  CHECK(scene.stooges("-1,0") == "A*1");
  scene.act("move -1,0 1 -2,0");
  CHECK(scene.stooges("-2,0") == "A*1");
  CHECK(scene.reserve('A') == reserve + 1);

  Scene open("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0 B:TRP-I@(-1,0)/0 A*2@(0,0)");
  CHECK(!open.armed("-1,0"));
  open.act("move 0,0 2 -1,0");
  CHECK(open.stooges("-1,0") == "A*2");
}

TEST_CASE("DD-E15: combat, then trap") {
  Scene scene(std::string(kBeforeTheTrap) + " A*3@(0,0) B*2@(-1,0)");
  const int reserve = scene.reserve('B');
  CHECK(scene.refused("move 0,0 2 -1,0") == "DD-7.3");
  scene.act("move 0,0 3 -1,0");
  CHECK(scene.reserve('B') == reserve + 2);
  CHECK(scene.stooges("-1,0") == "A*2");
}

TEST_CASE("DD-E16: conquest") {
  Scene scene(std::string(kBeforeTheTrap) + " A*1@(0,0)");
  scene.tp(1).hand('B', {1, 3});
  CHECK(scene.choices("conquer") == Texts{"conquer 0,0 bag", "conquer 0,0 hand"});
  scene.act("conquer 0,0 hand");
  CHECK(scene.outcomes() == Texts{"steal 1", "steal 2"});
  scene.chance("steal 2");
  CHECK(scene.token("0,0") == 'A');
  CHECK(scene.stooges("0,0") == "");
  CHECK(scene.hand('A') == "3");
  CHECK(scene.hand('B') == "1");
  CHECK(scene.longest('B') == 2);
  CHECK(scene.armed("-1,0"));
  scene.whatever();
  REQUIRE(scene.actor() == 'B');
  CHECK(scene.choices("rise") == Texts{"rise -3,0"});
  CHECK(scene.refused("rise 0,0") == "DD-5.4");

  const int reserve = scene.reserve('A');
  scene.put("B*1@(-1,0)").act("move -1,0 1 0,0").act("stop");
  scene.projects('B', "").bag('B', "").act("free 0,0");
  CHECK(as<Event::Type::TpSpent>(scene.event(Event::Type::TpSpent)).tp == 1);
  CHECK(scene.token("0,0") == ' ');
  CHECK(scene.reserve('A') == reserve + 1);
  CHECK(scene.stooges("0,0") == "B*1");
  CHECK(scene.hand('B') == "1");
}

TEST_CASE("DD-E17: Treasure Room") {
  for (const bool stored : {true, false}) {
    Scene scene("B:POR@(-3,0)/0 B:TRE-A@(-2,0)/0 B:TRE-B@(-3,1)/0 A*1@(-2,0)");
    scene.stored("-2,0", {1, 2}).hand('B', {3});
    CHECK(scene.choices("conquer") == Texts{"conquer -2,0 stored", "conquer -2,0 hand"});
    if (stored) scene.act("conquer -2,0 stored");
    else scene.act("conquer -2,0 hand").chance("steal 1");
    scene.chance("coin 1");
    CHECK(scene.hand('A') == (stored ? "1 2 1" : "3 1"));
    CHECK(scene.hand('B') == (stored ? "3" : ""));
    CHECK(scene.stored("-2,0") == (stored ? "" : "1 2"));
  }
}

TEST_CASE("DD-E18: Throne") {
  Scene beside("A:POR@(3,0)/0 A:THR@(2,0)/0 A:DOR-C@(1,1)/1 A*1@(1,1)");
  beside.projects('A', "DOR-A").act("work DOR-A 1,0 2");
  CHECK(beside.gp('A') == 4);

  Scene throne("A:POR@(3,0)/0 A:TRE-B@(2,1)/1 A:KIT-A@(3,-1)/2 A*1@(3,0)");
  throne.projects('A', "THR").act("work THR 2,0 0");
  CHECK(throne.gp('A') == 3);
  CHECK(throne.legal() == Texts{"name move", "name think", "no"});
}

TEST_CASE("DD-E19: Pit inside a Move!") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:KIT-A@(3,-1)/2 A:KIT-B@(2,1)/1 A*2@(3,0) A*1@(2,1)");
  scene.projects('A', "DOR-A");
  REQUIRE(scene.reserve('A') == 10);
  scene.act("move 3,0 1 2,0");
  CHECK(scene.reserve('A') == 11);
  CHECK(scene.asks() == "pit");
  scene.act("build DOR-A 1,0 0");
  CHECK(scene.asks() == "dorm_summon");
  scene.act("yes");
  CHECK(scene.reserve('A') == 10);
  CHECK(scene.legal() == Texts{"name move", "name think", "name rise", "name sabotage", "no"});
  scene.act("name rise");
  CHECK(scene.asks() == "next_shift");  // it waits in the pool
  CHECK(scene.pool() == "rise");
  CHECK(as<Step::AskShift>(scene.state.next()).left == 2);
  CHECK(scene.refused("move 3,0 1 2,0") == "DD-12.7");
  scene.act("move 3,0 1 3,-1").act("stop");
  CHECK(scene.asks() == "pool");
  scene.act("rise 1,0");
  CHECK(scene.stooges("1,0") == "A*2");
  CHECK(scene.stooges("3,-1") == "A*1");
  CHECK(scene.stooges("2,1") == "A*1");
  CHECK(scene.reserve('A') == 9);
  CHECK(scene.tp() == 1);
  CHECK(!scene.state.turn.worked);
}

TEST_CASE("DD-E20: final scoring") {
  Scene scene({.players = 3},
              "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:TRP-I@(0,0)/0 A:TRP-I@(-1,0)/0 "
              "A:TOR-A@(-2,0)/0 A:DOR-A@(-3,0)/0 A:KIT-A@(-4,0)/0 "
              "B:POR@(0,-3)/0 B:COR-I@(1,-3)/0 B:COR-I@(2,-3)/0 B:TRP-I@(3,-3)/0 B:TRP-I@(4,-3)/0 B:LIB-A@(5,-3)/0 "
              "B:TOR-A@(0,-2)/2 B:LIB-C@(0,-1)/0 B:KIT-A@(1,-1)/0 B:TRE-A@(2,-1)/0 B:DOR-A@(-1,-1)/0 "
              "C:POR@(-3,3)/0 C:COR-I@(-2,3)/0 C:COR-I@(-1,3)/0 C:DOR-A@(0,3)/0 C!@(-4,0) C!@(2,-1)");
  scene.gp('A', 21).gp('B', 17).gp('C', 14);
  scene.hand('A', {1, 2}).stored("2,-1", {3}).hand('C', {2, 2, 3});
  REQUIRE(scene.longest('A') == 4);
  REQUIRE(scene.longest('B') == 4);
  REQUIRE(scene.longest('C') == 2);
  scene.act("pass").whatever();
  CHECK(scene.over());
  CHECK(scene.told("prize.won") == 2);
  CHECK(scene.score('A') == 24);
  CHECK(scene.score('B') == 25);
  CHECK(scene.score('C') == 26);
  CHECK(scene.won('C'));
  CHECK(!scene.won('A'));
  CHECK(!scene.won('B'));
}

TEST_CASE("DD-E21: Sabotage! and Demolish!") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 coll@(1,0) A*1@(3,0) A*1@(2,0)");
  CHECK(scene.longest('A') == 0);
  const int supply = scene.state.collapses, reserve = scene.reserve('A');
  scene.projects('A', "COR-I").act("demolish 1,0");
  CHECK(as<Event::Type::TpSpent>(scene.event(Event::Type::TpSpent)).tp == 2);
  CHECK(scene.tile("1,0") == "");
  CHECK(scene.state.collapses == supply);
  CHECK(scene.reserve('A') == reserve);

  Scene far("A:POR@(3,0)/0 A:COR-I@(2,0)/0 coll@(1,0) A*1@(3,0)");
  CHECK(far.refused("demolish 1,0") == "DD-5.7");
}

TEST_CASE("DD-E22: Think! with a small bag") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "DOR-A KIT-A LIB-A").bag('A', "COR-V COR-Y");
  CHECK(scene.choices("think").size() == 6);  // 1 or 2 of 3
  CHECK(scene.refused("think DOR-A KIT-A LIB-A") == "DD-5.2");
  scene.act("think DOR-A KIT-A").chance("tile COR-V").chance("tile COR-Y");
  CHECK(scene.projects('A') == "COR-V COR-Y LIB-A");
  CHECK(scene.bag('A') == "DOR-A KIT-A");
  scene.bag('A', "");
  CHECK(scene.refused("think LIB-A") == "DD-5.2");
}

TEST_CASE("DD-E23: Monster and Ruins") {
  Scene monster({.scenarios = {"monster_hunt"}}, "A:POR@(3,0)/0 A:KIT-A@(2,0)/0 N:MONSTER@(1,0)/0 A*4@(2,0)");
  monster.tp(3);
  CHECK(monster.refused("move 2,0 2 1,0") == "DD-19.5");
  monster.act("move 2,0 3 1,0");
  for (const int group : {1, 2, 3}) CHECK(monster.destinations("1,0", group) == Texts{});
  monster.act("stop").act("conquer 1,0");
  CHECK(monster.gp('A') == 4);
  CHECK(monster.hand('A') == "");
  CHECK(monster.token("1,0") == 'A');
  CHECK(monster.stooges("1,0") == "A*2");
  CHECK(monster.destinations("1,0", 1) == Texts{"2,0"});
  CHECK(monster.destinations("1,0", 2) == Texts{"2,0"});

  Scene ruins({.scenarios = {"monster_hunt"}}, "A:POR@(3,0)/0 A:KIT-A@(2,0)/0 N:RUINS@(1,0)/0 A*1@(1,0) B!@(1,0)");
  ruins.tp(1).hand('B', {2});
  const int reserve = ruins.reserve('B');
  ruins.act("conquer 1,0").chance("steal 1");
  CHECK(ruins.token("1,0") == 'A');
  CHECK(ruins.reserve('B') == reserve + 1);
  CHECK(ruins.hand('A') == "2");
  CHECK(ruins.hand('B') == "");
  CHECK(ruins.tp() == 1);
}

TEST_CASE("DD-E24: Adventurers and Flameblast") {
  const Setup trapped{.scenarios = {"trapped_adventurers"}};
  const std::string tiles =
      "B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 B:COR-I@(-1,0)/0 B:NUG-I@(0,0)/0 B*2@(-2,0) B*1@(-1,0) B*1@(-3,0) ";
  Scene thief(trapped, tiles + "A:thief@(1,0)");
  thief.act("adventurer E");
  CHECK(thief.asks() == "adventurer_step");  // up to 2 steps
  thief.act("adventurer E");
  CHECK(thief.asks() != "adventurer_step");
  CHECK(thief.adventurer('A') == "3,0");

  Scene wizard(trapped, tiles + "A:wizard@(1,0)");
  const int reserve = wizard.reserve('B');
  wizard.act("adventurer W");
  CHECK(wizard.adventurer('A') == "0,0");
  CHECK(wizard.asks() == "flameblast");
  CHECK(wizard.legal() == Texts{"blast W", "no"});  // to the east the line reaches nothing
  wizard.act("blast W");
  CHECK(wizard.reserve('B') == reserve + 3);
  CHECK(wizard.stooges("-1,0") == "");
  CHECK(wizard.stooges("-2,0") == "");
  CHECK(wizard.stooges("-3,0") == "B*1");
  CHECK(wizard.choices("adventurer") == Texts{});
}

TEST_CASE("DD-E25: Sands of Time") {
  Scene scene({.scenarios = {"sands_of_time"}}, "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0)");
  scene.marker(17).projects('B', "COR-I").act("pass");
  CHECK(scene.asks() == "draw_sands");
  const int coins = scene.coins_in_bag();
  scene.chance("coin 2");
  CHECK(scene.state.marker == 19);
  CHECK(scene.coins_in_bag() == coins);
  scene.whatever();
  CHECK(scene.state.marker == 20);
  REQUIRE(scene.actor() == 'B');
  scene.act("work COR-I -2,0 0").act("pass").whatever();
  CHECK(scene.over());
  CHECK(scene.state.marker == 21);
  CHECK(scene.state.ending == Ending::Sands);
}

TEST_CASE("DD-E26: Citadel") {
  Scene scene({.scenarios = {"dwarven_citadel"}},
              "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:KIT-A@(1,0)/0 N:CITADEL@(0,0)/0 A*4@(1,0) B*2@(0,0)");
  scene.act("move 1,0 2 0,0").chance("coin 1");
  scene.act("move 1,0 1 0,0").chance("coin 3");
  CHECK(scene.hand('A') == "1 3");
  CHECK(scene.refused("move 1,0 1 0,0") == "DD-22.3");
  scene.act("move 1,0 1 3,0");
  CHECK(scene.asks() == "main");
  CHECK(!scene.over());
  scene.act("pass").whatever();
  CHECK(scene.over());
  CHECK(scene.state.ending == Ending::Citadel);
}

TEST_CASE("DD-E27: Dragon tile") {
  Scene scene({.scenarios = {"dragons_lair"}},
              "A:POR@(4,0)/0 A:COR-I@(3,0)/0 A:COR-I@(2,0)/0 N:LAIR@(1,0)/0 N:LAIR@(0,0)/0 N:LAIR@(1,-1)/0 "
              "N:LAIR@(0,-1)/0 N:LAIR@(-1,0)/0 N:LAIR@(-1,1)/0 N:LAIR@(0,1)/0 A*3@(2,0)");
  scene.hand('A', {2}).stack({1, 1, 2});
  CHECK(scene.longest('A') == 2);
  const int reserve = scene.reserve('A');
  scene.act("move 2,0 2 1,0").chance("reveal dragon_tile");
  CHECK(scene.dragon() == "1,0");
  CHECK(scene.asks() == "dragon_save");
  CHECK(scene.legal() == Texts{"pay 1", "no"});
  scene.act("pay 1");
  CHECK(scene.stack() == "1 1 2 2");
  CHECK(scene.reserve('A') == reserve + 1);
  CHECK(scene.legal() == Texts{"flee 2,0", "flee 0,0", "flee 1,-1", "flee 0,1"});
  scene.act("flee 2,0");
  CHECK(scene.stooges("2,0") == "A*2");
  CHECK(scene.refused("move 2,0 1 1,0") == "DD-23.9");
}

TEST_CASE("DD-E28: Creatures") {
  const Setup battle{.scenarios = {"total_battle"}};
  const std::string tiles = "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:TOR-A@(0,0)/0 A:TRE-D@(3,-1)/2 ";
  Scene scene(battle, tiles + "A*1@(3,0)");
  CHECK(scene.resources('A') == 3);
  CHECK(scene.choices("summon") == Texts{"summon guardian 3,0", "summon guardian 3,-1"});
  CHECK(scene.refused("summon troll 3,0") == "DD-24.3");
  scene.act("summon guardian 3,0");
  CHECK(scene.tp() == 1);
  scene.act("creature guardian W").act("creature guardian W");
  CHECK(scene.creature("guardian") == "1,0");
  CHECK(scene.asks() != "creature_step");

  Scene troll(battle, tiles + "A:troll@(3,0)");
  troll.act("creature troll W");
  CHECK(troll.creature("troll") == "2,0");
  CHECK(troll.asks() != "creature_step");

  Scene stooge(battle, tiles + "A*1@(3,0)");
  CHECK(stooge.destinations("3,0") == Texts{"2,0", "1,0", "0,0", "3,-1"});
}

TEST_CASE("DD-E29: Portal conquered") {
  Scene scene({.players = 3, .scenarios = {"total_battle"}},
              "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 C:COR-I@(-1,2)/0 C:KIT-A@(-3,2)/0 A*1@(2,0) "
              "A!@(-2,2) B!@(-2,2) B*1@(-1,2) C*1@(-3,2) C:guardian@(-3,2)");
  scene.turn_of('B').hand('C', {1, 3, 2});
  scene.act("move -1,2 1 -2,2").act("stop").act("conquer -2,2");
  CHECK(scene.asks() == "steal_coin");
  scene.chance("steal 1");
  CHECK(scene.hand('B') == "1");
  CHECK(scene.portal_tokens('C', 'B') == 2);
  CHECK(scene.asks() == "defeat_coin");
  CHECK(scene.actor() == 'B');
  CHECK(scene.legal() == Texts{"take 1", "take 2"});
  scene.act("take 1");
  CHECK(scene.hand('B') == "1 3");
  CHECK(scene.hand('C') == "");
  CHECK(scene.told("coins.removed") == 1);
  CHECK(scene.stooges("-3,2") == "");
  CHECK(scene.creature("guardian") == "");
  CHECK(scene.tile("-1,2") == "C:COR-I/0");
  CHECK(scene.tile("-3,2") == "C:KIT-A/0");
  CHECK(scene.state.players[2].out);
}
