// Spaces, tiles and tokens: chapter 1.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-1.1: six directions lead to the six neighbours") {
  const std::pair<const char*, const char*> steps[] = {{"E", "1,0"},  {"NE", "1,-1"}, {"NW", "0,-1"},
                                                       {"W", "-1,0"}, {"SW", "-1,1"}, {"SE", "0,1"}};
  for (const auto& [direction, to] : steps) {
    Scene scene({.scenarios = {"trapped_adventurers"}}, "A:warrior@(0,0)");
    scene.act("adventurer " + std::string(direction));
    CHECK(scene.adventurer('A') == to);
  }
  Scene scene("A:POR@(0,0)/0 A*1@(0,0)");
  scene.projects('A', "COR-I");
  CHECK(scene.sites("COR-I") == Texts{"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"});
}

TEST_CASE("DD-1.2: a tile placed with rotation k shows its edge i in direction i + k") {
  Scene scene("A:POR@(0,0)/0 A*1@(0,0)");
  scene.tp(3).projects('A', "COR-V TRP-U COR-I");
  CHECK(scene.rotations("COR-V", "1,0") == "1 3");  // edges 0 and 2: one of them must show in direction 3
  CHECK(scene.rotations("TRP-U", "1,0") == "2 3");
  scene.act("work COR-V 1,0 1");  // edges 1 and 3
  scene.act("move 0,0 1 1,0").act("stop");
  CHECK(scene.sites("TRP-U") == Texts{"2,-1"});
}

TEST_CASE("DD-1.2: rotations that give the same placement are one choice") {
  Scene scene("A:POR@(0,0)/0 A*1@(0,0)");
  scene.projects('A', "COR-I COR-Y KIT-D COR-W");
  CHECK(scene.rotations("COR-I", "1,0") == "0");
  CHECK(scene.refused("work COR-I 1,0 3") == "DD-1.2");
  CHECK(scene.rotations("COR-Y", "1,0") == "1");
  CHECK(scene.rotations("KIT-D", "1,0") == "0 2");
  CHECK(scene.rotations("COR-W", "1,0") == "0 1");
}

TEST_CASE("DD-1.3, DD-1.7: doors and corridors are open, earth is not; connected is what is open on both sides") {
  Scene scene("A:POR@(0,0)/0 A:TOR-A@(1,0)/0 A:COR-I@(2,0)/0 A:COR-I@(3,0)/0 A:DOR-A@(1,-1)/1 A*1@(1,0)");
  // Door to door, door to corridor, corridor to corridor; not through the earth between two Rooms.
  CHECK(scene.destinations("1,0") == Texts{"0,0", "2,0", "3,0"});
  CHECK(scene.refused("move 1,0 1 1,-1") == "DD-6.2");
}

TEST_CASE("DD-1.4: neutral tiles are nobody's and no corridors, blockers are no tiles") {
  Scene scene({.scenarios = {"monster_hunt"}},
              "A:POR@(3,0)/0 A:COR-I@(2,0)/0 N:RUINS@(1,0)/0 A:COR-I@(0,0)/0 rock@(3,-1) coll@(4,0) A*1@(3,0)");
  CHECK(scene.destinations("3,0") == Texts{"2,0", "1,0"});  // its doors end the shift
  Scene there({.scenarios = {"monster_hunt"}}, "A:COR-I@(2,0)/0 N:RUINS@(1,0)/0 A*1@(1,0)");
  there.projects('A', "COR-I");
  CHECK(there.sites("COR-I") == Texts{});  // nobody controls it
}

TEST_CASE("DD-1.4: a Portal is neither a Room nor a corridor tile") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:KIT-A@(4,0)/0 A*1@(2,0)");
  CHECK(scene.destinations("2,0") == Texts{"3,0"});  // a corridor would be run through
  Scene throne("A:POR@(3,0)/0 A*1@(3,0)");
  throne.projects('A', "THR").act("work THR 2,0 0");
  CHECK(throne.gp('A') == 1);  // a Room beside it would give one more
}

TEST_CASE("DD-1.5: paths of one tile are parted by inner doors") {
  const std::string arms = "A:COR-I@(1,0)/0 A:COR-I@(-1,0)/0 A:TRP-I@(1,-1)/1 A:TRP-I@(-1,1)/1 ";
  CHECK(Scene(arms + "A:NUG-X@(0,0)/0 A*1@(1,0)").destinations("1,0") == Texts{"0,0", "-1,0"});
  CHECK(Scene(arms + "A:NUG-X@(0,0)/0 A*1@(1,-1)").destinations("1,-1") == Texts{"0,0"});
  CHECK(Scene(arms + "A:NUG-X@(0,0)/0 A*1@(-1,1)").destinations("-1,1") == Texts{"0,0"});
  // Without a door between them all three arms are one path.
  const std::string star = "A:COR-Y@(0,0)/0 A:COR-I@(1,0)/0 A:COR-I@(0,-1)/2 A:TRP-I@(-1,1)/1 ";
  CHECK(Scene(star + "A*1@(1,0)").destinations("1,0") == Texts{"0,0", "0,-1", "-1,1"});
}

TEST_CASE("DD-1.6: adjacent is at distance 1, whatever the edges") {
  // The new Dorm lies beside the Throne, earth against earth; the one at distance 2 does not.
  Scene scene("A:POR@(3,0)/0 A:THR@(2,0)/0 A:DOR-C@(1,1)/1 A*1@(1,1)");
  scene.projects('A', "KIT-A TOR-A");
  scene.act("work KIT-A 1,0 2");
  CHECK(scene.gained('A') == 1);
  Scene far("A:POR@(3,0)/0 A:THR@(2,0)/0 A:COR-I@(4,0)/0 A*1@(3,0)");
  far.projects('A', "KIT-A").act("work KIT-A 4,-1 1");
  CHECK(far.gained('A') == 0);
}

TEST_CASE("DD-1.7: a tile is connected to a space without a tile when its edge towards it is open") {
  Scene scene("A:COR-I@(2,0)/0 coll@(1,0) coll@(2,1) A*1@(2,0)");
  CHECK(scene.choices("demolish") == Texts{"demolish 1,0"});
}

TEST_CASE("DD-1.8: control never changes, not even by conquest") {
  Scene scene("B:POR@(-3,0)/0 B:KIT-A@(-2,0)/0 A:POR@(3,0)/0 A*2@(-2,0) B*1@(-3,0)");
  scene.projects('A', "COR-I");
  CHECK(scene.state.players[0].tiles.has(scene.space("3,0")));  // the Portal included
  scene.act("conquer -2,0 bag").chance("coin 1");
  CHECK(scene.tile("-2,0") == "B:KIT-A/0");
  CHECK(scene.resources('B') == 5);
  CHECK(scene.resources('A') == 3);
  CHECK(scene.sites("COR-I") == Texts{});  // a Stooge stands there, but the tile is B's
}

TEST_CASE("DD-1.9: a Conquer token is a Stooge turned over, and in play no longer") {
  Scene scene("B:POR@(-3,0)/0 B:KIT-A@(-2,0)/0 A:POR@(3,0)/0 A*2@(-2,0)");
  CHECK(scene.in_play('A') == 2);
  CHECK(scene.reserve('A') == 11);
  CHECK(scene.destinations("-2,0", 2) == Texts{});  // B's Portal is closed to them
  scene.act("conquer -2,0 bag").chance("coin 1");
  CHECK(scene.in_play('A') == 1);
  CHECK(scene.reserve('A') == 11);
  CHECK(scene.token("-2,0") == 'A');
  CHECK(scene.stooges("-2,0") == "A*1");
}

TEST_CASE("DD-1.9: a Party is two or more Stooges of one player on one tile") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*3@(3,0)");
  CHECK(scene.choices("move 3,0") == Texts{"move 3,0 1 2,0", "move 3,0 2 2,0", "move 3,0 3 2,0"});
}

TEST_CASE("DD-1.10, DD-R4: tokens stand on a tile as a whole and leave through any open edge") {
  Scene scene("A:COR-I@(1,0)/0 A:COR-I@(-1,0)/0 A:TRP-I@(1,-1)/1 A:TRP-I@(-1,1)/1 A:NUG-X@(0,0)/0 A*1@(1,-1)");
  // It comes through one arm and goes on, by another shift, through all the others.
  scene.act("move 1,-1 1 0,0");
  CHECK(scene.destinations("0,0") == Texts{"1,0", "-1,0", "1,-1", "-1,1"});
}

TEST_CASE("DD-1.11: Conquer tokens are never hostile and block nothing") {
  Scene scene("B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 B:KIT-A@(-1,0)/0 B*1@(-3,0) A!@(-1,0)");
  scene.turn_of('B');
  CHECK(scene.destinations("-3,0") == Texts{"-2,0", "-1,0"});
  CHECK(scene.act("move -3,0 1 -1,0").told("attacked") == 0);
}

TEST_CASE("DD-1.11: every Adventurer is hostile, the own one included") {
  const Setup trapped{.scenarios = {"trapped_adventurers"}};
  const std::string tiles = "A:POR@(3,0)/0 A:KIT-A@(2,0)/0 ";
  // The Wizard's Life is 1.
  CHECK(Scene(trapped, tiles + "A*2@(3,0) B:wizard@(2,0)").destinations("3,0", 2) == Texts{"2,0"});
  CHECK(Scene(trapped, tiles + "A*2@(3,0) B:wizard@(2,0)").destinations("3,0", 1) == Texts{});
  CHECK(Scene(trapped, tiles + "A*2@(3,0) A:wizard@(2,0)").destinations("3,0", 2) == Texts{});
}

TEST_CASE("DD-1.12: Stooges of different players never share a tile") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 B*1@(2,0) A*2@(3,0)");
  CHECK(scene.destinations("3,0", 1) == Texts{});
  scene.act("move 3,0 2 2,0");
  CHECK(scene.stooges("2,0") == "A*2");
  CHECK(scene.in_play('B') == 0);
  // In the Citadel they do.
  Scene citadel({.scenarios = {"dwarven_citadel"}}, "N:CITADEL@(0,0)/0 A:KIT-A@(1,0)/0 A*1@(1,0) B*2@(0,0)");
  citadel.act("move 1,0 1 0,0").chance("coin 1");
  CHECK(citadel.in_play('A') == 1);
  CHECK(citadel.in_play('B') == 2);
}

TEST_CASE("DD-1.13: an empty space holds no tile, no blocker and no token") {
  Scene scene({.scenarios = {"trapped_adventurers"}}, "A:POR@(3,0)/0 A*1@(3,0) coll@(0,1) B:wizard@(1,0)");
  CHECK(scene.choices("sabotage 3,0").size() == 61 - 3);
  for (const char* taken : {"3,0", "0,1", "1,0"})
    CHECK(scene.refused("sabotage 3,0 " + std::string(taken)) == "DD-5.3");
  CHECK(scene.legal("sabotage 3,0 0,0"));
  Scene lair({.scenarios = {"dragons_lair"}}, "A:POR@(4,0)/0 A*1@(4,0) dragon@(3,0)");
  lair.projects('A', "COR-I");
  CHECK(lair.choices("sabotage 4,0").size() == 91 - 2);
  CHECK(lair.refused("work COR-I 3,0 0") == "DD-8.1");
}

TEST_CASE("DD-R3: corridor tiles have no doors on their edges, Rooms no corridor edges, a Portal six doors") {
  const Scene scene("A:POR@(0,0)/0");
  const Digger& game = scene.game;
  for (int kind = 0; kind < game.content().set_kinds; ++kind) {
    CAPTURE(game.content().kinds[kind].id);
    const Facing& facing = game.facing(kind, 0);
    CHECK(facing.corridor == (game.class_of(kind) == Class::Corridor ? facing.open : 0));
  }
  CHECK(game.facing(game.content().portal, 0).open == 63);
}
