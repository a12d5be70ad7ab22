// Bonus orders: chapter 13.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

namespace {

// A's Portal with so many Kitchens round it, and a free side to the west.
std::string kitchens(int count) {
  const char* const all[] = {"A:KIT-A@(3,-1)/2 ", "A:KIT-B@(2,1)/1 ", "A:KIT-C@(3,1)/1 ", "A:KIT-D@(4,-1)/1 "};
  std::string tiles = "A:POR@(3,0)/0 A*1@(3,0) ";
  for (int i = 0; i < count; ++i) tiles += all[i];
  return tiles;
}

Scene after_a_library(int count) {
  Scene scene(kitchens(count));
  scene.projects('A', "LIB-A COR-I COR-I").act("work LIB-A 2,0 0");
  return scene;
}

}  // namespace

TEST_CASE("DD-13.1, DD-R16: the tiers of bonus orders") {
  CHECK(after_a_library(0).asks() == "main");
  CHECK(after_a_library(1).legal() == Texts{"name move", "name think", "no"});
  CHECK(after_a_library(2).legal() == Texts{"name move", "name think", "name rise", "name sabotage", "no"});
  CHECK(after_a_library(3).legal() ==
        Texts{"name move", "name think", "name rise", "name sabotage", "name work", "name demolish", "no"});
  CHECK(after_a_library(2).refused("name work") == "DD-13.1");
  CHECK(after_a_library(4).refused("name conquer") != "");
  CHECK(after_a_library(3).act("name work").asks() == "pool");  // one
  Scene two = after_a_library(4);
  two.act("name work");
  CHECK(two.asks() == "bonus_pick");
  two.act("name demolish");
  CHECK(two.pool() == "work demolish");
}

TEST_CASE("DD-13.1, DD-R17: at tier 4 the same one may be picked twice") {
  Scene scene = after_a_library(4);
  scene.act("name work").act("name work");
  CHECK(scene.pool() == "work work");
  CHECK(scene.asks() == "pool");
}

TEST_CASE("DD-13.1: a player may take fewer, or none") {
  Scene one = after_a_library(4);
  one.act("name move").act("no");
  CHECK(one.pool() == "move");
  Scene none = after_a_library(4);
  none.act("no");
  CHECK(none.pool() == "");
  CHECK(none.asks() == "main");
}

TEST_CASE("DD-13.1, DD-R21: only active Rooms are counted") {
  Scene scene(kitchens(3) + "B!@(3,-1) B!@(2,1)");
  scene.projects('A', "LIB-A").act("work LIB-A 2,0 0");
  CHECK(scene.legal() == Texts{"name move", "name think", "no"});
}

TEST_CASE("DD-13.2: a bonus Move! is one shift") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A*1@(3,0)");
  scene.pending("move").act("move 3,0 1 2,0");
  CHECK(scene.asks() == "main");
  CHECK(scene.tp() == 2);
}

TEST_CASE("DD-13.2: a bonus Sabotage! needs no sacrifice, a bonus Demolish! costs nothing") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 coll@(1,0) A*1@(2,0)");
  scene.tp(1).pending("sabotage demolish");
  scene.act("sabotage 4,0");
  CHECK(scene.in_play('A') == 1);
  scene.act("demolish 1,0");
  CHECK(scene.tile("1,0") == "");
  CHECK(scene.tp() == 1);
}

TEST_CASE("DD-13.2: otherwise it follows the rules of the order; Work! still needs a Stooge in place") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I").pending("work rise");
  CHECK(scene.refused("work COR-I 1,0 0") == "DD-5.6");
  scene.act("work COR-I 3,-1 2");
  CHECK(scene.state.turn.worked);
  CHECK(scene.refused("rise 2,0") == "DD-5.4");
}

TEST_CASE("DD-13.3, DD-R31: named at once, even if it cannot be carried out at that moment") {
  Scene scene(kitchens(3));  // no blocker on the board
  scene.projects('A', "LIB-A").act("work LIB-A 2,0 0").act("name demolish");
  CHECK(scene.pool() == "demolish");
  CHECK(scene.asks() == "pool");
  CHECK(scene.legal() == Texts{"renounce demolish"});
}

TEST_CASE("DD-13.3: nothing else is done before they are named") {
  Scene scene = after_a_library(1);
  CHECK(scene.refused("move 3,0 1 2,0") == "DD-13.1");
  CHECK(scene.refused("pass") == "DD-13.1");
}

TEST_CASE("DD-13.4: resolved after the order in progress, one at a time, in any sequence; new ones join the pool") {
  Scene scene(kitchens(3));
  scene.projects('A', "LIB-A LIB-B").pending("move rise work");
  for (const char* way : {"move 3,0 1 3,-1", "rise 3,0", "work LIB-A 2,0 0"}) CHECK(scene.legal(way));
  scene.act("work LIB-A 2,0 0").act("name think");
  CHECK(scene.pool() == "move think rise");
  scene.act("rise 3,0");
  CHECK(scene.pool() == "move think");
}

TEST_CASE("DD-13.4, DD-R19: what the Pit brings in the middle of a Move! waits until the Move! is finished") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:KIT-A@(3,-1)/2 A*2@(3,0)");
  scene.projects('A', "LIB-A").act("move 3,0 1 2,0").act("build LIB-A 1,0 0");
  CHECK(scene.asks() == "bonus_pick");  // determined at once
  scene.act("name think");
  CHECK(scene.asks() == "next_shift");
  CHECK(scene.pool() == "think");
  CHECK(scene.refused("renounce think") == "DD-5.1");
  scene.act("stop");
  CHECK(scene.asks() == "pool");
}

TEST_CASE("DD-13.5: while the pool is not empty nothing else is done") {
  Scene scene({.lords = {"grind", "mortar"}}, "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0) B:POR@(-3,0)/0");
  scene.projects('A', "COR-I").pending("rise");
  CHECK(scene.legal() == Texts{"rise 3,0", "renounce rise"});
  for (const char* other : {"move 3,0 1 2,0", "think COR-I", "special", "pass", "renounce move"})
    CHECK(scene.refused(other) == "DD-13.5");
  scene.act("rise 3,0");
  CHECK(scene.tp() == 2);  // it was free
  CHECK(scene.asks() == "main");
  CHECK(scene.legal("special"));
}

TEST_CASE("DD-13.6: a pending order that cannot be carried out is renounced, now or later") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0)");
  scene.pending("demolish move");
  CHECK(scene.choices("demolish") == Texts{});
  scene.act("move 3,0 1 2,0");
  CHECK(scene.legal() == Texts{"renounce demolish"});
  scene.act("renounce demolish");
  CHECK(scene.told("bonus.renounced") == 1);
  CHECK(scene.asks() == "main");
}

TEST_CASE("DD-13.6: an order that could not be done may become possible in the pool") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 coll@(1,0) A*1@(3,0)");
  scene.pending("demolish move");
  CHECK(scene.choices("demolish") == Texts{});
  scene.act("move 3,0 1 2,0");
  CHECK(scene.legal("demolish 1,0"));
}
