// Gold Pieces: chapter 10.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-10.1: a completed corridor gives 1, 3, 5, 7, 9 GP by its length, and no more than 9") {
  const std::string tiles[] = {"A:COR-I@(3,0)/0 ", "A:COR-I@(2,0)/0 ",  "A:TRP-I@(1,0)/0 ",
                               "A:TRP-I@(0,0)/0 ", "A:NUG-I@(-1,0)/0 ", "A:NUG-I@(-2,0)/0 "};
  const int gp[] = {1, 3, 5, 7, 9, 9};
  std::string row = "A:POR@(4,0)/0 ";
  for (int length = 1; length <= 6; ++length) {
    row += tiles[length - 1];
    const std::string last = std::to_string(4 - length) + ",0";
    Scene scene(row + "A*1@(" + last + ")");
    scene.projects('A', "KIT-A").act("work KIT-A " + std::to_string(3 - length) + ",0 0").whatever();
    CHECK(scene.gp('A') == gp[length - 1]);
    CHECK(scene.longest('A') == length);
  }
}

TEST_CASE("DD-10.2, DD-R12: a Room connected to an own Room of its type gives 3 GP, once") {
  // DOR-D is connected to two Dorms.
  Scene two("A:POR@(3,0)/0 A:DOR-A@(1,0)/0 A:DOR-B@(2,-1)/1 A*1@(3,0)");
  two.projects('A', "DOR-D").act("work DOR-D 2,0 2");
  CHECK(two.gained('A') == 3);
}

TEST_CASE("DD-10.2: not for another type, not for earth between them, not for Rooms of others") {
  Scene other("A:POR@(3,0)/0 A:KIT-A@(1,0)/0 A*1@(3,0)");
  other.projects('A', "DOR-A").act("work DOR-A 2,0 0");
  CHECK(other.gained('A') == 0);
  Scene earth("A:POR@(3,0)/0 A:DOR-B@(3,-1)/1 A*1@(3,0)");
  earth.projects('A', "DOR-A").act("work DOR-A 2,0 0");
  CHECK(earth.gained('A') == 0);
  Scene foreign("A:POR@(3,0)/0 B:DOR-B@(1,0)/0 A*1@(3,0)");
  foreign.projects('A', "DOR-A").act("work DOR-A 2,0 0");
  CHECK(foreign.gained('A') == 0);
  Scene own("A:POR@(3,0)/0 A:DOR-B@(1,0)/0 A*1@(3,0)");
  own.projects('A', "DOR-A").act("work DOR-A 2,0 0");
  CHECK(own.gained('A') == 3);
}

TEST_CASE("DD-10.2: a disabled Room of the same type still counts") {
  Scene scene("A:POR@(3,0)/0 A:DOR-B@(1,0)/0 B!@(1,0) A*1@(3,0)");
  scene.projects('A', "DOR-A").act("work DOR-A 2,0 0");
  CHECK(scene.gained('A') == 3);
}

TEST_CASE("DD-10.3, DD-R13: the Throne gives 1 GP, and 1 for each own Room already beside it") {
  // Beside 2,0: the Portal, an own corridor, a Room of B, and two own Rooms.
  Scene scene("A:POR@(3,0)/0 A:COR-I@(1,1)/1 B:KIT-A@(1,0)/1 A:TRE-A@(2,1)/1 A:KIT-A@(3,-1)/2 A*1@(3,0)");
  scene.projects('A', "THR").act("work THR 2,0 0");
  CHECK(scene.gained('A') == 1 + 2);
}

TEST_CASE("DD-10.3: later each own Room built beside the own Throne gives 1 GP, connected or not") {
  Scene scene("A:POR@(3,0)/0 A:THR@(2,0)/0 A*1@(3,0)");
  scene.tp(3).projects('A', "KIT-A COR-I TOR-A").act("work KIT-A 3,-1 2");
  CHECK(scene.gained('A') == 1);
  scene.act("no").act("work COR-I 2,1 1");
  CHECK(scene.gained('A') == 0);
  Scene foreign("A:POR@(3,0)/0 B:THR@(2,0)/0 A*1@(3,0)");
  foreign.projects('A', "KIT-A").act("work KIT-A 3,-1 2");
  CHECK(foreign.gained('A') == 0);
}

TEST_CASE("DD-10.3: a neutral tile beside the Throne gives nothing") {
  Scene scene({.scenarios = {"monster_hunt"}}, "A:POR@(3,0)/0 N:RUINS@(1,1)/0 A*1@(3,0)");
  scene.projects('A', "THR").act("work THR 2,0 0");
  CHECK(scene.gained('A') == 1);
}

TEST_CASE("DD-10.3, DD-R21: a disabled Throne gives nothing, and it is not made good later") {
  Scene scene("A:POR@(3,0)/0 A:THR@(2,0)/0 B!@(2,0) A*1@(3,0)");
  scene.tp(4).projects('A', "KIT-A TOR-A").act("work KIT-A 3,-1 2");
  CHECK(scene.gained('A') == 0);
  scene.act("no").act("move 3,0 1 2,0").act("stop").act("free 2,0");
  CHECK(scene.gp('A') == 0);
}

TEST_CASE("DD-10.4: GP are added at once, without an upper limit") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(2,0)");
  scene.gp('A', 300).projects('A', "KIT-A COR-I").act("work KIT-A 1,0 0");
  CHECK(scene.gp('A') == 301);
  CHECK(!scene.over());
}
