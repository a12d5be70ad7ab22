// The orders: chapter 5.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-5.1: Move! is up to three shifts, also of the same Stooges") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 A:TOR-A@(0,0)/0 A*1@(3,0) A*1@(0,0)");
  scene.act("move 3,0 1 2,0");
  CHECK(scene.tp() == 1);
  CHECK(scene.asks() == "next_shift");
  scene.act("move 2,0 1 1,0").act("move 1,0 1 0,0");
  CHECK(scene.stooges("0,0") == "A*2");
  CHECK(scene.asks() == "main");
  CHECK(scene.tp() == 1);
}

TEST_CASE("DD-5.1: at least one shift is made, and after any the player may stop") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A*1@(3,0)");
  CHECK(scene.refused("stop") == "DD-4.2");
  scene.act("move 3,0 1 2,0");
  CHECK(scene.legal("stop"));
  scene.act("stop");
  CHECK(scene.asks() == "main");
  CHECK(scene.tp() == 1);
}

TEST_CASE("DD-5.1: each shift is resolved before the next is chosen") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:DOR-A@(4,0)/0 A*2@(3,0)");
  scene.act("move 3,0 1 2,0");
  CHECK(scene.asks() == "pit");
  CHECK(scene.refused("move 3,0 1 4,0") == "DD-12.7");
  scene.act("no");
  CHECK(scene.asks() == "next_shift");
}

TEST_CASE("DD-5.2, DD-R30: Think! exchanges Projects; those set aside cannot be drawn by it") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "KIT-A LIB-A COR-I COR-I").bag('A', "COR-V COR-Y COR-F");
  scene.act("think KIT-A COR-I");
  CHECK(scene.tp() == 1);
  CHECK(scene.outcomes() == Texts{"tile COR-V", "tile COR-Y", "tile COR-F"});
  scene.chance("tile COR-V");
  CHECK(scene.outcomes() == Texts{"tile COR-Y", "tile COR-F"});
  scene.chance("tile COR-F");
  CHECK(scene.asks() == "main");
  CHECK(scene.projects('A') == "COR-F COR-I COR-V LIB-A");
  CHECK(scene.bag('A') == "COR-I COR-Y KIT-A");
}

TEST_CASE("DD-5.2: one or more of the own Projects, at most as many as the bag has") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "KIT-A LIB-A COR-I COR-I").bag('A', "COR-V");
  CHECK(scene.choices("think") == Texts{"think KIT-A", "think LIB-A", "think COR-I"});
  CHECK(scene.refused("think KIT-A LIB-A") == "DD-5.2");
  scene.projects('A', "");
  CHECK(scene.choices("think") == Texts{});
}

TEST_CASE("DD-5.3: Sabotage! gives up a Stooge from any tile for a Collapse on any empty space") {
  Scene scene("A:POR@(3,0)/0 B:COR-I@(0,0)/0 A*1@(3,0) A*1@(0,0)");
  CHECK(scene.legal("sabotage 0,0 -4,4"));
  CHECK(scene.refused("sabotage 0,0 3,0") == "DD-5.3");
  CHECK(scene.refused("sabotage 1,0 2,0") == "DD-5.3");  // nobody stands there
  CHECK(scene.refused("sabotage 2,0") == "DD-5.3");      // somebody must be given up
  scene.act("sabotage 0,0 2,0");
  CHECK(scene.tp() == 1);
  CHECK(scene.tile("2,0") == "collapse");
  CHECK(scene.state.collapses == 3);
  CHECK(scene.stooges("0,0") == "");
  CHECK(scene.in_play('A') == 1);
  CHECK(scene.reserve('A') == 12);
}

TEST_CASE("DD-5.3: Sabotage! needs a Stooge in play and a tile in the supply") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.collapses(0);
  CHECK(scene.choices("sabotage") == Texts{});
  CHECK(scene.refused("sabotage 3,0 2,0") == "DD-5.3");
  Scene nobody("A:POR@(3,0)/0");
  CHECK(nobody.choices("sabotage") == Texts{});
}

TEST_CASE("DD-5.3: as a bonus order no Stooge is returned") {
  Scene scene("A:POR@(3,0)/0");
  scene.pending("sabotage");
  CHECK(scene.choices("sabotage").size() == 60);
  scene.act("sabotage 2,0");
  CHECK(scene.tile("2,0") == "collapse");
  CHECK(scene.reserve('A') == 13);
}

TEST_CASE("DD-5.4: Rise! uses the Portal or an own active Dorm Room") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:DOR-B@(4,0)/3 A:KIT-A@(1,0)/0 B:DOR-A@(0,0)/0 B!@(4,0)");
  CHECK(scene.choices("rise") == Texts{"rise 3,0", "rise 2,0"});
  for (const char* other : {"4,0", "1,0", "0,0"}) CHECK(scene.refused("rise " + std::string(other)) == "DD-5.4");
  scene.act("rise 2,0");
  CHECK(scene.tp() == 1);
  CHECK(scene.stooges("2,0") == "A*1");
  CHECK(scene.in_play('A') == 1);
  CHECK(scene.reserve('A') == 12);
}

TEST_CASE("DD-5.4: Stooges in play are fewer than Resources, and one is in the Reserve") {
  Scene full("A:POR@(3,0)/0 A*3@(3,0)");
  CHECK(full.refused("rise 3,0") == "DD-5.4");
  Scene nearly("A:POR@(3,0)/0 A*2@(3,0)");
  CHECK(nearly.legal("rise 3,0"));
  nearly.reserve('A', 0);
  CHECK(nearly.refused("rise 3,0") == "DD-5.4");
  Scene kitchen("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A*4@(3,0)");
  CHECK(kitchen.legal("rise 3,0"));
}

TEST_CASE("DD-5.4, DD-R22: Conquer tokens do not count for Resources") {
  Scene scene("A:POR@(3,0)/0 B:KIT-A@(0,0)/0 B:KIT-B@(0,2)/0 A*2@(3,0) A!@(0,0) A!@(0,2)");
  CHECK(scene.legal("rise 3,0"));
}

TEST_CASE("DD-5.4, DD-R27: no Stooge rises on a tile with hostile tokens") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 B*1@(2,0)");
  CHECK(scene.choices("rise") == Texts{"rise 3,0"});
  CHECK(scene.refused("rise 2,0") == "DD-5.4");
  Scene battle({.scenarios = {"total_battle"}}, "A:POR@(3,0)/0 B*1@(3,0)");
  CHECK(battle.refused("rise 3,0") == "DD-5.4");
}

TEST_CASE("DD-5.5: Conquer! conquers a Room or removes a token, for 1 TP") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 B:KIT-A@(0,0)/0 A*1@(2,0) A*1@(0,0) B!@(2,0)");
  CHECK(scene.choices("conquer") == Texts{"conquer 0,0 bag"});
  CHECK(scene.choices("free") == Texts{"free 2,0"});
  scene.act("free 2,0");
  CHECK(scene.tp() == 1);
  CHECK(scene.token("2,0") == ' ');
  scene.act("conquer 0,0 bag");
  CHECK(as<Event::Type::TpSpent>(scene.event(Event::Type::TpSpent)).tp == 1);
  CHECK(scene.token("0,0") == 'A');
}

TEST_CASE("DD-5.6, DD-R9: Work! builds beside an own tile with an own Stooge, the Portal included") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:DOR-A@(4,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I KIT-A");
  CHECK(scene.sites("KIT-A") == Texts{"4,-1", "3,-1", "2,1", "3,1"});
  CHECK(scene.refused("work KIT-A 1,0 0") == "DD-5.6");  // nobody stands on 2,0
  CHECK(scene.refused("work KIT-A 0,0 0") == "DD-5.6");
  scene.act("work KIT-A 3,-1 2");
  CHECK(scene.tp() == 1);
  CHECK(scene.tile("3,-1") == "A:KIT-A/2");
  CHECK(scene.projects('A') == "COR-I");
  CHECK(scene.state.turn.worked);
}

TEST_CASE("DD-5.6: the new tile is connected to the tile with the Stooge") {
  // The Stooge stands on the Kitchen; a tile on 3,-1 would touch its earth.
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A*1@(2,0)");
  scene.projects('A', "COR-I");
  CHECK(scene.sites("COR-I") == Texts{"1,0"});
  CHECK(scene.refused("work COR-I 3,-1 2") == "DD-5.6");
}

TEST_CASE("DD-5.6: Stooges on tiles of opponents or neutral tiles do not help, even on a conquered Room") {
  Scene scene({.scenarios = {"monster_hunt"}},
              "A:POR@(3,0)/0 B:DOR-A@(0,0)/0 N:RUINS@(-2,2)/0 A*1@(0,0) A*1@(-2,2) A!@(0,0)");
  scene.projects('A', "COR-I");
  CHECK(scene.choices("work") == Texts{});
  CHECK(scene.refused("work COR-I -1,0 0") == "DD-5.6");
}

TEST_CASE("DD-5.7, DD-R10: Demolish! costs 2 TP and no Stooge, from anybody's tile") {
  Scene scene({.scenarios = {"monster_hunt"}},
              "B:COR-I@(0,0)/0 N:RUINS@(2,0)/0 coll@(1,0) rock@(-1,0) coll@(0,1) "
              "A*1@(0,0)");
  scene.tp(4);
  CHECK(scene.choices("demolish") == Texts{"demolish 1,0", "demolish -1,0"});  // earth towards 0,1
  const int supply = scene.state.collapses;
  scene.act("demolish 1,0");
  CHECK(scene.tp() == 2);
  CHECK(scene.tile("1,0") == "");
  CHECK(scene.state.collapses == supply);  // out of the game
  scene.act("demolish -1,0");
  CHECK(as<Event::Type::TpSpent>(scene.event(Event::Type::TpSpent)).tp == 2);
  CHECK(scene.stooges("0,0") == "A*1");
  Scene poor("B:COR-I@(0,0)/0 coll@(1,0) A*1@(0,0)");
  poor.tp(1);
  CHECK(poor.refused("demolish 1,0") == "DD-4.2");
}

TEST_CASE("DD-5.7: only blockers, and only from a tile with an open edge towards it") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 coll@(2,1) coll@(0,0) A*1@(2,0)");
  CHECK(scene.choices("demolish") == Texts{});
  for (const char* space : {"2,1", "0,0", "3,0", "1,0"})
    CHECK(scene.refused("demolish " + std::string(space)) == "DD-5.7");
}
