// Combat and traps: chapter 7.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const std::string kFront = "A:POR@(3,0)/0 A:KIT-A@(2,0)/0 B:KIT-A@(1,0)/0 ";
// B's corridor -1,0 – -2,0 is complete: its trap is armed.
const std::string kTrap = "B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 B:TRP-I@(-1,0)/0 B:DOR-A@(0,0)/0 ";

}  // namespace

TEST_CASE("DD-7.1: strength is the number of Stooges, plus what a lord gives") {
  CHECK(Scene(kFront + "A*3@(2,0) B*2@(1,0)").destinations("2,0", 3).has("1,0"));
  CHECK(Scene(kFront + "A*3@(2,0) B*3@(1,0)").refused("move 2,0 3 1,0") == "DD-7.3");
  Scene bloodlust({.lords = {"hornskull", "grind"}}, kFront + "A*3@(2,0) B*3@(1,0)");
  bloodlust.act("move 2,0 3 1,0");
  CHECK(as<Event::Type::Attacked>(bloodlust.event(Event::Type::Attacked)).strength == 4);
  CHECK(as<Event::Type::Attacked>(bloodlust.event(Event::Type::Attacked)).against == 3);
  // It does not help in defence.
  Scene defence({.lords = {"grind", "hornskull"}}, kFront + "A*3@(2,0) B*2@(1,0)");
  CHECK(defence.legal("move 2,0 3 1,0"));
}

TEST_CASE("DD-7.2: the defeated return to the Reserve of their owner, the attackers lose nothing") {
  Scene scene(kFront + "A*4@(2,0) B*2@(1,0)");
  scene.act("move 2,0 3 1,0");
  CHECK(scene.reserve('B') == 13);
  CHECK(scene.in_play('B') == 0);
  CHECK(scene.stooges("1,0") == "A*3");
  CHECK(scene.stooges("2,0") == "A*1");
  CHECK(scene.in_play('A') == 4);
}

TEST_CASE("DD-7.2, DD-R71: all hostile tokens of the tile are added together") {
  const Setup battle{.scenarios = {"total_battle"}};
  const std::string there = kFront + "B*1@(1,0) B:giant_bug@(1,0) ";  // 1 and a Life of 2
  CHECK(Scene(battle, there + "A*3@(2,0)").refused("move 2,0 3 1,0") == "DD-7.3");
  Scene scene(battle, there + "A*4@(2,0)");
  scene.act("move 2,0 4 1,0");
  CHECK(scene.stooges("1,0") == "A*4");
  CHECK(scene.creature("giant_bug") == "");
  CHECK(scene.in_play('B') == 0);
}

TEST_CASE("DD-7.3: with equal or smaller strength the shift is not allowed") {
  for (const int attackers : {1, 2}) {
    Scene scene(kFront + "A*" + std::to_string(attackers) + "@(2,0) B*2@(1,0)");
    CHECK(scene.refused("move 2,0 " + std::to_string(attackers) + " 1,0") == "DD-7.3");
    CHECK(!scene.destinations("2,0", attackers).has("1,0"));
  }
}

TEST_CASE("DD-7.4, DD-R71: only the Stooges moved by this shift count for the attacker") {
  Scene scene(kFront + "A*4@(2,0) B*2@(1,0)");
  CHECK(scene.refused("move 2,0 1 1,0") == "DD-7.3");
  CHECK(scene.refused("move 2,0 2 1,0") == "DD-7.3");
  CHECK(scene.legal("move 2,0 3 1,0"));
}

TEST_CASE("DD-7.2, DD-R70: a group may run along its own corridor and attack at the end of the same shift") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:KIT-A@(0,0)/0 A*2@(3,0) B*1@(0,0)");
  scene.act("move 3,0 2 0,0");
  CHECK(scene.told("attacked") == 1);
  CHECK(scene.stooges("0,0") == "A*2");
}

TEST_CASE("DD-7.5: an armed trap takes exactly one of those who moved, each time") {
  Scene scene(kTrap + "A*3@(0,0)");
  scene.act("move 0,0 2 -1,0");
  CHECK(scene.stooges("-1,0") == "A*1");
  CHECK(scene.reserve('A') == 11);
  scene.act("move 0,0 1 -1,0");  // again, and whoever stood there is not concerned
  CHECK(scene.told("trap.sprung") == 1);
  CHECK(scene.stooges("-1,0") == "A*1");
  CHECK(scene.reserve('A') == 12);
}

TEST_CASE("DD-7.5: standing on the tile or leaving it does nothing") {
  Scene scene(kTrap + "A*2@(-1,0)");
  scene.act("move -1,0 1 0,0");
  CHECK(scene.told("trap.sprung") == 0);
  CHECK(scene.in_play('A') == 2);
}

TEST_CASE("DD-7.5: the trap's controller's own Stooges are never affected") {
  Scene scene(kTrap + "B*2@(0,0)");
  scene.turn_of('B').act("move 0,0 2 -1,0");
  CHECK(scene.told("trap.sprung") == 0);
  CHECK(scene.stooges("-1,0") == "B*2");
}

TEST_CASE("DD-7.5, DD-R28: whatever edge they come through, also by an arm that is not the trap's path") {
  // TRP-L: the straight path with the trap is complete, and A comes through the arm.
  Scene scene("B:POR@(-1,0)/0 B:TRP-L@(0,0)/0 B:DOR-A@(1,0)/0 A:COR-I@(1,-1)/1 A*1@(1,-1)");
  REQUIRE(scene.armed("0,0"));
  scene.act("move 1,-1 1 0,0");
  CHECK(scene.told("trap.sprung") == 1);
  CHECK(scene.in_play('A') == 0);
  CHECK(scene.reserve('A') == 13);
}

TEST_CASE("DD-7.6, DD-R28: a trap is armed while the corridor of its own path is complete") {
  // Only the arm is complete.
  Scene arm("B:POR@(-1,0)/0 B:TRP-L@(0,0)/0 B:DOR-A@(1,-1)/1 A:KIT-A@(1,0)/0 A*1@(1,0)");
  REQUIRE(!arm.armed("0,0"));
  arm.act("move 1,0 1 0,0");
  CHECK(arm.told("trap.sprung") == 0);
  CHECK(arm.stooges("0,0") == "A*1");
}

TEST_CASE("DD-7.6: a Room conquered at its end leaves the corridor complete and the trap armed") {
  Scene scene(kTrap + "A*1@(0,0) A!@(0,0)");
  REQUIRE(scene.armed("-1,0"));
  scene.act("move 0,0 1 -1,0");
  CHECK(scene.told("trap.sprung") == 1);
}

TEST_CASE("DD-7.7: the combat comes first; the trap then takes one of the winners") {
  Scene scene(kTrap + "A*2@(0,0) B*1@(-1,0)");
  scene.act("move 0,0 2 -1,0");  // two against one, not one against one
  CHECK(scene.stooges("-1,0") == "A*1");
  CHECK(scene.in_play('B') == 0);
  CHECK(scene.in_play('A') == 1);
}
