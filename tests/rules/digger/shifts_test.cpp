// Shifts: chapter 6.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-6.1: a group is one or more own Stooges that stand together") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A*2@(3,0) B*1@(2,0)");
  CHECK(scene.refused("move 3,0 3 2,0") == "DD-6.1");  // only two are there
  CHECK(scene.refused("move 2,0 1 3,0") == "DD-6.1");  // B's
  CHECK(scene.refused("move 4,0 1 3,0") == "DD-6.1");  // nobody's
  CHECK(scene.legal("move 3,0 2 2,0"));
}

TEST_CASE("DD-6.2: in the own corridors a group runs as far as it likes, and may stop on the way") {
  Scene scene(
      "A:POR@(4,0)/0 A:COR-I@(3,0)/0 A:TRP-I@(2,0)/0 A:NUG-I@(1,0)/0 A:COR-V@(0,0)/0 A:KIT-A@(0,-1)/2 A*1@(4,0)");
  CHECK(scene.destinations("4,0") == Texts{"3,0", "2,0", "1,0", "0,0", "0,-1"});
}

TEST_CASE("DD-6.2, DD-R6: a shift goes from a Room through a door, along a corridor and into the next Room") {
  Scene scene("A:DOR-A@(2,0)/0 A:COR-I@(1,0)/0 A:KIT-A@(0,0)/0 A:TOR-A@(-1,0)/0 A*1@(2,0)");
  CHECK(scene.destinations("2,0") == Texts{"1,0", "0,0"});  // but not through two doors
}

TEST_CASE("DD-6.2: an inner door ends the shift") {
  Scene arm("A:COR-I@(3,0)/0 A:COR-F@(2,0)/4 A:COR-I@(2,-1)/2 A*1@(3,0)");
  // [4,0] and the arm [2]: from 3,0 through edge 0 onto the tile, not through the arm to 2,-1.
  CHECK(arm.destinations("3,0") == Texts{"2,0"});
  Scene back("A:COR-I@(3,0)/0 A:COR-F@(2,0)/4 A:COR-I@(2,-1)/2 A*1@(2,-1)");
  CHECK(back.destinations("2,-1") == Texts{"2,0"});
}

TEST_CASE("DD-6.2: a ring is run round once, and the start is no destination") {
  Scene scene(
      "A:POR@(2,0)/0 A:COR-F@(1,0)/2 A:COR-V@(1,-1)/3 A:TRP-V@(0,-1)/4 A:TRP-V@(-1,0)/5 A:NUG-V@(-1,1)/0 "
      "A:COR-V@(0,1)/1 A*1@(1,-1)");
  CHECK(scene.destinations("1,-1") == Texts{"1,0", "0,-1", "-1,0", "-1,1", "0,1"});
}

TEST_CASE("DD-6.2, DD-R7: the first foreign tile that is entered ends the shift") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 B:COR-I@(1,0)/0 B:COR-I@(0,0)/0 A*1@(3,0)");
  CHECK(scene.destinations("3,0") == Texts{"2,0", "1,0"});
}

TEST_CASE("DD-6.3, DD-R5: a shift that starts on a foreign or neutral tile may run on in an own corridor") {
  Scene foreign("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0 A*1@(0,0)");
  CHECK(foreign.destinations("0,0") == Texts{"1,0", "2,0", "3,0"});
  Scene neutral({.scenarios = {"monster_hunt"}},
                "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 N:RUINS@(0,0)/0 A*1@(0,0)");
  CHECK(neutral.destinations("0,0") == Texts{"1,0", "2,0", "3,0"});
}

TEST_CASE("DD-6.3: a shift that starts on a corridor tile may leave it by any path") {
  Scene scene("A:COR-W@(0,0)/0 A:DOR-A@(1,0)/0 A:DOR-B@(0,-1)/1 A:KIT-A@(-1,0)/0 A:KIT-B@(0,1)/0 A*1@(0,0)");
  CHECK(scene.destinations("0,0") == Texts{"1,0", "0,-1", "-1,0", "0,1"});
}

TEST_CASE("DD-6.4: nobody goes where there is no tile, nor onto a blocker") {
  Scene scene("A:POR@(3,0)/0 coll@(2,0) A*1@(3,0)");
  CHECK(scene.choices("move") == Texts{});
  CHECK(scene.refused("move 3,0 1 2,0") == "DD-6.4");
  CHECK(scene.refused("move 3,0 1 4,0") == "DD-6.4");
  CHECK(scene.refused("move 3,0 1 0,0") == "DD-6.2");  // no way leads so far
}

TEST_CASE("DD-6.2, DD-6.4: what is closed is refused as such where the way leads to it, else the way is what lacks") {
  // Earth towards all of them.
  Scene earth("A:DOR-A@(0,0)/0 coll@(1,-1) B:PIT@(0,1)/0 B:KIT-A@(0,-1)/0 B*2@(0,-1) A*1@(0,0)");
  for (const char* to : {"1,-1", "0,1", "0,-1", "-1,1"}) {
    CHECK(earth.refused("move 0,0 1 " + std::string(to)) == "DD-6.2");
  }
  CHECK(earth.refused("move 0,0 1 1,0") == "DD-6.4");  // through the door, into nothing
  Scene hunt({.scenarios = {"monster_hunt"}, .face_down = true}, "A:POR@(3,0)/0 B:HUNT@(2,0)/0 A*1@(3,0)");
  CHECK(hunt.refused("move 3,0 1 2,0") == "DD-19.8");
}

TEST_CASE("DD-6.4: another player's Portal is closed, except in Total Battle") {
  const std::string tiles = "B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 A*1@(-2,0)";
  CHECK(Scene(tiles).refused("move -2,0 1 -3,0") == "DD-6.4");
  CHECK(Scene({.scenarios = {"total_battle"}}, tiles).destinations("-2,0") == Texts{"-3,0"});
}

TEST_CASE("DD-6.4, DD-R26: a Pit is closed to others, to more than one, and once it was used") {
  Scene foreign("B:PIT@(0,0)/0 B:DOR-A@(1,0)/0 A*1@(1,0)");
  CHECK(foreign.refused("move 1,0 1 0,0") == "DD-6.4");
  Scene own("A:PIT@(0,0)/0 A:DOR-A@(1,0)/0 A*2@(1,0)");
  CHECK(own.refused("move 1,0 2 0,0") == "DD-12.7");
  own.act("move 1,0 1 0,0").act("no");
  CHECK(own.refused("move 1,0 1 0,0") == "DD-12.7");
}

TEST_CASE("DD-6.4: a Stooge that takes the Treasure along may not enter the Pit") {
  const Setup lair{.scenarios = {"dragons_lair"}};
  Scene alone(lair, "A:PIT@(2,0)/0 A:DOR-A@(3,0)/0 A*1@(3,0) treasure@(3,0)");
  CHECK(alone.refused("move 3,0 1 2,0") == "DD-12.7");
  Scene two(lair, "A:PIT@(2,0)/0 A:DOR-A@(3,0)/0 A*2@(3,0) treasure@(3,0)");
  two.act("move 3,0 1 2,0").act("no");
  CHECK(two.treasure() == "3,0");
}

TEST_CASE("DD-6.4: tiles that a scenario closes") {
  Scene dragon({.scenarios = {"dragons_lair"}}, "A:COR-I@(3,0)/0 A:DOR-A@(2,0)/0 A*1@(3,0) dragon@(2,0)");
  CHECK(dragon.refused("move 3,0 1 2,0") == "DD-23.9");
  Scene monster({.scenarios = {"monster_hunt"}}, "A:COR-I@(2,0)/0 N:MONSTER@(1,0)/0 A*2@(2,0)");
  CHECK(monster.refused("move 2,0 2 1,0") == "DD-19.5");
  Scene citadel({.scenarios = {"dwarven_citadel"}}, "A:COR-I@(1,0)/0 N:CITADEL@(0,0)/0 A*2@(1,0) B*4@(0,0)");
  CHECK(citadel.refused("move 1,0 2 0,0") == "DD-22.3");
  CHECK(citadel.legal("move 1,0 1 0,0"));
}

TEST_CASE("DD-6.5, DD-R8: nobody stops on or passes a tile with hostile tokens, but by winning; that ends the shift") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:KIT-A@(0,0)/0 A*2@(3,0) B*1@(1,0)");
  CHECK(scene.destinations("3,0", 1) == Texts{"2,0"});
  CHECK(scene.destinations("3,0", 2) == Texts{"2,0", "1,0"});
  CHECK(scene.refused("move 3,0 1 1,0") == "DD-7.3");
  CHECK(scene.refused("move 3,0 2 0,0") == "DD-6.2");
  scene.act("move 3,0 2 1,0");
  CHECK(scene.asks() == "next_shift");
  CHECK(scene.destinations("1,0", 2) == Texts{"2,0", "3,0", "0,0"});
}

TEST_CASE("DD-6.6: Parties are formed, enlarged and split") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A*2@(3,0) A*1@(2,0)");
  scene.act("move 3,0 1 2,0");
  CHECK(scene.stooges("2,0") == "A*2");
  CHECK(scene.stooges("3,0") == "A*1");
  scene.act("move 3,0 1 2,0");
  CHECK(scene.stooges("2,0") == "A*3");
  scene.act("move 2,0 2 3,0");
  CHECK(scene.stooges("2,0") == "A*1");
  CHECK(scene.stooges("3,0") == "A*2");
  CHECK(scene.tp() == 1);
}

TEST_CASE("DD-6.7: on arrival the combat comes first, then the trap, then the effect of the tile") {
  Scene scene("B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 B:TRP-I@(-1,0)/0 B:DOR-A@(0,0)/0 B*1@(-1,0) A*3@(0,0)");
  scene.act("move 0,0 3 -1,0");
  CHECK(scene.events() ==
        Texts{"tp.spent", "order.given", "stooges.moved", "attacked", "stooges.lost", "trap.sprung", "stooges.lost"});
  // The fight for the Dragon tile is over before the Dragon comes.
  Scene lair({.scenarios = {"dragons_lair"}}, "A:POR@(3,0)/0 A:COR-I@(2,0)/0 N:DRAGON@(1,0)/0 A*2@(2,0) B*1@(1,0)");
  lair.act("move 2,0 2 1,0");
  const Texts events = lair.events();
  const auto place = [&](const char* name) { return std::find(events.begin(), events.end(), name) - events.begin(); };
  CHECK(place("attacked") < place("dragon.placed"));
  CHECK(lair.stooges("1,0") == "");
  CHECK(lair.reserve('B') == 13);
}

TEST_CASE("DD-6.7: nothing happens on the tiles that are passed") {
  Scene scene("A:POR@(3,0)/0 A:TRP-I@(2,0)/0 A:NUG-I@(1,0)/0 A:KIT-A@(0,0)/0 A*2@(3,0)");
  REQUIRE(scene.armed("2,0"));
  scene.act("move 3,0 2 0,0");
  CHECK(scene.events() == Texts{"tp.spent", "order.given", "stooges.moved"});
  CHECK(scene.stooges("0,0") == "A*2");
}
