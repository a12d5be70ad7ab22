// Building: chapter 8.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-8.1: an own Project is placed on an empty space of the play area") {
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 coll@(2,1) A*1@(3,0)");
  scene.projects('A', "KIT-B COR-I").projects('B', "DOR-A");
  CHECK(scene.refused("work DOR-A 4,0 0") == "DD-8.1");  // B's Project
  CHECK(scene.refused("work KIT-B 2,0 0") == "DD-8.1");  // a tile
  CHECK(scene.refused("work KIT-B 2,1 0") == "DD-8.1");  // a blocker
  scene.act("work COR-I 4,0 0");
  CHECK(scene.tile("4,0") == "A:COR-I/0");
  CHECK(scene.projects('A') == "KIT-B");
}

TEST_CASE("DD-8.2: touching edges are both earth or both open") {
  // B's corridor is open towards 2,0, A's Kitchen is earth towards it.
  Scene scene("A:POR@(3,0)/0 B:COR-I@(1,0)/0 A:KIT-A@(3,-1)/2 A*1@(3,0)");
  scene.projects('A', "COR-I COR-V NUG-X KIT-B");
  CHECK(scene.rotations("COR-I", "2,0") == "0");         // corridor on corridor, corridor on door
  CHECK(scene.rotations("COR-V", "2,0") == "");          // it cannot touch both with an open edge
  CHECK(scene.rotations("NUG-X", "2,0") == "2");         // edge 0 and 3 open, edge 1 earth
  CHECK(scene.refused("work KIT-B 2,0 0") == "DD-8.2");  // earth against B's corridor
  CHECK(scene.refused("work COR-V 2,0 4") == "DD-8.2");
}

TEST_CASE("DD-8.2: doors and corridors fit each other") {
  // On 2,0: the Portal's door to the east, a Room's door to the west.
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(1,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I KIT-A");
  CHECK(scene.rotations("COR-I", "2,0") == "0");
  CHECK(scene.rotations("KIT-A", "2,0") == "0");
}

TEST_CASE("DD-8.2, DD-R11: towards blockers, empty spaces and the outside any edge is fine") {
  Scene scene("A:POR@(4,0)/0 coll@(2,1) coll@(3,-1) A*1@(4,0)");
  scene.projects('A', "COR-I COR-V");
  CHECK(scene.rotations("COR-V", "3,0") == "0 4");  // open or earth towards the Collapse on 3,-1 and 2,1
  CHECK(scene.rotations("COR-I", "4,-1") == "2");   // one end to the outside
}

TEST_CASE("DD-R68: every tile next to any Portal needs an open edge towards it") {
  Scene scene("A:POR@(0,0)/0 B:POR@(2,0)/0 A*1@(0,0)");
  scene.projects('A', "COR-I COR-V");
  CHECK(scene.rotations("COR-I", "1,0") == "0");
  CHECK(scene.rotations("COR-V", "1,0") == "");
}

TEST_CASE("DD-8.3: Work! needs a Stooge on the tile it is connected to, the Pit does not") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:DOR-A@(4,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I");
  CHECK(scene.refused("work COR-I 1,0 0") == "DD-5.6");
  scene.act("move 3,0 1 2,0");
  CHECK(scene.legal("build COR-I 1,0 0"));
  CHECK(scene.refused("build COR-I 0,0 0") == "DD-12.7");  // beside nothing
  CHECK(scene.refused("build COR-I 3,-1 0") == "DD-8.2");
}

TEST_CASE("DD-8.4: one may connect to tiles of other players and to neutral tiles") {
  Scene scene({.scenarios = {"monster_hunt"}}, "A:POR@(3,0)/0 B:DOR-A@(1,0)/0 N:RUINS@(4,-2)/0 A*1@(3,0)");
  scene.projects('A', "COR-I COR-V");
  scene.act("work COR-I 2,0 0").act("work COR-V 4,-1 2");
  CHECK(scene.tile("2,0") == "A:COR-I/0");
  CHECK(scene.tile("4,-1") == "A:COR-V/2");
}

TEST_CASE("DD-8.4: against a neutral tile an edge must be open") {
  Scene scene({.scenarios = {"monster_hunt"}}, "A:POR@(3,0)/0 N:RUINS@(4,-2)/0 A*1@(3,0)");
  scene.projects('A', "KIT-A");
  CHECK(scene.rotations("KIT-A", "4,-1") == "");
  CHECK(scene.refused("work KIT-A 4,-1 1") == "DD-8.2");
}

TEST_CASE("DD-8.5: the building sequence") {
  // The new Treasure Room closes a corridor with a nugget, meets another Treasure Room and the Throne.
  Scene scene("A:POR@(3,0)/0 A:NUG-I@(2,0)/0 A:TRE-B@(0,0)/0 A:THR@(2,-1)/0 A:KIT-A@(4,0)/0 A*1@(2,0)");
  scene.projects('A', "TRE-D").act("work TRE-D 1,0 0");
  scene.chance("coin 1");
  CHECK(scene.gp('A') == 1 + 3 + 1);
  scene.chance("coin 2");
  CHECK(scene.asks() == "bonus_pick");
  CHECK(scene.events() == Texts{"tp.spent", "order.given", "tile.built", "corridor.completed", "gp.gained", "coins.due",
                                "coin.drawn", "gp.gained", "gp.gained", "coins.due", "coin.drawn", "bonus.received"});
  std::vector<int> reasons;
  for (const Event& each : scene.happened) {
    if (each.type == Event::Type::GpGained) reasons.push_back(as<Event::Type::GpGained>(each).why);
  }
  CHECK(reasons == std::vector<int>{Event::Corridor, Event::SameType, Event::Throne});
}

TEST_CASE("DD-8.5: bonus orders of a Torture Room come before those of the Kitchens, after the Dorm's Stooge") {
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "TOR-A").act("work TOR-A 4,0 0");
  CHECK(as<Event::Type::BonusReceived>(scene.event(Event::Type::BonusReceived)).rooms ==
        static_cast<int>(Type::Torture));
  CHECK(scene.told("bonus.received") == 1);
  scene.act("no");
  CHECK(as<Event::Type::BonusReceived>(scene.event(Event::Type::BonusReceived)).rooms ==
        static_cast<int>(Type::Kitchen));
  Scene dorm("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A*1@(3,0)");
  dorm.projects('A', "DOR-A").act("work DOR-A 4,0 0");
  CHECK(dorm.asks() == "dorm_summon");
  dorm.act("no");
  CHECK(dorm.asks() == "bonus_pick");
}

TEST_CASE("DD-8.5: Kitchens answer to Rooms, Libraries to corridor tiles, of the builder only") {
  const std::string rooms = "A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A:LIB-A@(1,0)/0 A*1@(3,0) B:POR@(-3,0)/0 B*1@(-3,0) ";
  Scene room(rooms);
  room.projects('A', "TRE-A").act("work TRE-A 4,0 0").chance("coin 1");
  CHECK(as<Event::Type::BonusReceived>(room.event(Event::Type::BonusReceived)).rooms ==
        static_cast<int>(Type::Kitchen));
  room.act("no");
  CHECK(room.asks() == "main");
  Scene corridor(rooms);
  corridor.projects('A', "COR-I").act("work COR-I 4,0 0");
  CHECK(as<Event::Type::BonusReceived>(corridor.event(Event::Type::BonusReceived)).rooms ==
        static_cast<int>(Type::Library));
  corridor.act("no");
  CHECK(corridor.asks() == "main");
  Scene other(rooms);
  other.turn_of('B').projects('B', "COR-I").act("work COR-I -2,0 0");
  CHECK(other.told("bonus.received") == 0);
}

TEST_CASE("DD-8.5: face-down tiles of the Monster Hunt are revealed before corridors are scored") {
  Scene scene({.scenarios = {"monster_hunt"}, .face_down = true}, "A:POR@(3,0)/0 B:HUNT@(1,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I").act("work COR-I 2,0 0");
  CHECK(scene.asks() == "reveal_hunt");
  CHECK(scene.gp('A') == 0);
  Scene rock = scene;
  scene.chance("reveal ruins");
  CHECK(scene.gp('A') == 1);
  rock.chance("reveal rock");
  CHECK(rock.gp('A') == 0);
}
