// Large creatures: chapter 10. reach_test.cpp compares their Moves with a slow search.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;

TEST_CASE("DS-E14, DS-10.7: Orlaf before and Rordin behind a Zombie Troll") {
  Scene scene("12x10", "O@3,4/E R@6,5/W t@4,4/W");
  Scene orlaf = scene;
  orlaf.begin("O").act("fight t");
  CHECK(orlaf.attack() == "4 dice against 3, armour 4");
  scene.begin("R").act("fight t");
  CHECK(scene.attack() == "4 dice against 2, armour 4");
}

TEST_CASE("DS-10.1: a Large model covers four squares and is named by the north-western one") {
  Scene scene("10x10", "O@0,0 t@4,4/W");
  CHECK(scene.where("t") == "4,4 W");
  for (const char* square : {"4,4", "5,4", "4,5", "5,5"}) CHECK(scene.at(square) == scene.model("t"));
  CHECK(scene.at("6,5") == kNone);
  scene.begin("O").act("end");
  CHECK(scene.legal("activate 4,4"));
  CHECK(scene.refused("activate 5,5") != "");
}

TEST_CASE("DS-10.3: one step forward, diagonally forward or straight back, never sideways or diagonally back") {
  Scene scene("12x12", "O@0,0/N t@5,5/N");
  scene.begin("t");
  scene.state.act.points = 1;
  const Choices all = scene.choices("move");
  CHECK(all == Texts{"move 5,4 N", "move 4,4 N", "move 6,4 N", "move 5,6 N", "move 5,5 E", "move 5,5 W"});
  scene.face("t", "E");
  CHECK(scene.choices("move") ==
        Texts{"move 6,5 E", "move 6,4 E", "move 6,6 E", "move 4,5 E", "move 5,5 N", "move 5,5 S"});
  CHECK(scene.refused("move 5,4 E") == "DS-10.3");
}

TEST_CASE("DS-10.3: all four squares must be unblocked, its own do not block it") {
  Scene scene("12x12", "O@0,11/S t@5,5/N b@6,4");
  scene.begin("t");
  scene.state.act.points = 1;
  // Forward and to the right meet the barrel; to the left its position is free, and so is (4,5) beside it.
  CHECK(scene.ends() == Texts{"4,4", "5,6", "5,5"});
}

TEST_CASE("DS-10.3: a diagonal step needs one of the two positions beside it unblocked as a whole") {
  // From (5,5) to (4,4): beside it (4,5) and (5,4). Barrels on (4,6) and (6,4) block both.
  Scene scene("12x12", "O@0,11/S t@5,5/N b@4,6 b@6,4");
  scene.begin("t");
  scene.state.act.points = 1;
  CHECK(!scene.legal("move 4,4 N"));
  Scene one("12x12", "O@0,11/S t@5,5/N b@4,6");
  one.begin("t");
  one.state.act.points = 1;
  CHECK(one.legal("move 4,4 N"));
}

TEST_CASE("DS-10.3: a passage one square wide is too narrow") {
  Scene scene(R"(
    ##########
    #tt..#...#
    #tt......#
    #....#..O#
    ##########)");
  scene.face("t", "E").begin("t");
  for (const std::string& end : scene.ends()) CHECK(Scene::square_of_text(end).x <= 3);
}

TEST_CASE("DS-10.4: each quarter turn costs a point, and it stays on its squares") {
  Scene scene("12x12", "O@0,11/S t@5,5/N");
  scene.begin("t");
  scene.state.act.points = 1;
  CHECK(scene.refused("move 5,5 S") != "");
  scene.state.act.points = 2;
  CHECK(scene.legal("move 5,5 S"));
  scene.state.act.points = 4;
  CHECK(scene.legal("move 5,8 N"));   // back three times
  CHECK(!scene.legal("move 5,8 S"));  // and two quarters: five
  CHECK(scene.legal("move 5,7 S"));
  scene.act("move 5,5 S");
  CHECK(scene.where("t") == "5,5 S");
  CHECK(scene.told(Event::Type::Turned) == 2);
}

TEST_CASE("DS-10.4: turning and walking share the points") {
  Scene scene("14x14", "O@0,13/S t@5,5/N");
  scene.begin("t");
  CHECK(scene.points() == 4);
  CHECK(scene.legal("move 8,5 E"));  // a turn and three steps
  CHECK(!scene.legal("move 9,5 E"));
  CHECK(scene.legal("move 7,3 E"));   // diagonally forward twice, one turn
  CHECK(!scene.legal("move 8,5 N"));  // it never goes sideways: 3 columns east need turns
}

TEST_CASE("DS-10.5, DS-R35: it stops when any square comes into a front arc; the points left turn it") {
  Scene scene("14x6", "O@2,2/E t@6,2/W");
  scene.begin("t");
  // Orlaf's front arc ends at column 3: the Troll's western column reaches it at (3,2), three steps on.
  CHECK(scene.ends().has("3,2"));
  CHECK(!scene.ends().has("2,2"));
  CHECK(scene.legal("move 3,2 N"));   // the fourth point
  CHECK(!scene.legal("move 3,2 E"));  // two quarters
  scene.act("move 3,2 S");
  CHECK(scene.told(Event::Type::Stopped) == 1);
  CHECK(scene.where("t") == "3,2 S");
}

TEST_CASE("DS-10.5: no step beyond a front arc") {
  Scene scene("14x3", "O@5,0/S t@8,1/W");
  // Orlaf looks at (4,0) (6,0) (4,1) (5,1) (6,1): the way west along rows 1 and 2 is stopped at column 6.
  scene.begin("t");
  CHECK(scene.legal("move 6,1 W"));
  CHECK(!scene.ends().has("5,1"));
  CHECK(!scene.ends().has("4,1"));
}

TEST_CASE("DS-10.6: engaged, it stays and turns for points, or breaks away with all its squares") {
  Scene scene("14x10", "O@3,4/E t@4,4/W");
  // Orlaf's front arc: (3,3) (4,3) (4,4) (4,5) (3,5).
  scene.begin("t");
  CHECK(scene.breaks() == Texts{"5,4"});  // straight back; forward and its diagonals stay in the arc or are blocked
  CHECK(scene.ends() == Texts{"4,4"});
  CHECK(scene.choices("move") == Texts{"move 4,4 N", "move 4,4 S", "move 4,4 E"});
  Scene turns = scene;
  turns.act("move 4,4 N");
  CHECK(turns.points() == 3);
  CHECK(turns.legal("fight O"));
  CHECK(turns.told(Event::Type::AttackBegan) == 0);
  scene.act("break 5,4");
  CHECK(scene.attack() == "4 dice against 4, armour 4");  // outnumbered by the Large one
  scene.hits(0);
  CHECK(scene.where("t") == "5,4 W");
  CHECK(scene.points() == 3);
  CHECK(scene.ends().has("8,4"));
}

TEST_CASE("DS-10.6: a first step that leaves one square in an arc is none") {
  Scene scene("14x10", "O@3,4/E t@4,4/N");
  scene.begin("t");
  // Forward to (4,3) keeps (4,3), (4,4) in the arc; right forward to (5,3) is clear.
  CHECK(scene.breaks() == Texts{"5,3"});
  CHECK(scene.refused("break 4,3") == "DS-6.8");
}

TEST_CASE("DS-10.6, DS-6.12: with no legal first step it must stay, and without points it cannot turn") {
  Scene scene("14x10", "O@3,4/E t@4,4/W #@6,4");
  scene.begin("t");
  CHECK(scene.breaks().empty());
  scene.state.act.points = 0;
  CHECK(scene.choices("move").empty());
}

TEST_CASE("DS-10.7: two Large ones do not outnumber each other alone") {
  Scene scene("12x10", "O@3,4/E R@8,8/N t@4,4/W");
  CHECK(!scene.is_outnumbered("t"));
  scene.stand("R", "3,5").face("R", "E");
  CHECK(scene.is_outnumbered("t"));
}

TEST_CASE("DS-10.8: in front and rear arc at once, it is Fought without the rear penalty") {
  Scene scene("12x10", "O@4,3/S t@5,3/W");
  scene.face("O", "N");
  // The Troll's squares (5,3) in front of Orlaf, (5,4) behind him.
  CHECK(scene.front("O").has("5,3"));
  CHECK(scene.rear("O").has("5,4"));
  Scene orlaf = scene;
  orlaf.begin("O");
  CHECK(orlaf.legal("fight t"));
  scene.begin("t").act("fight O");
  CHECK(scene.attack() == "4 dice against 4, armour 2");
}

TEST_CASE("DS-10.9: range, adjacency and sight use the best of its squares") {
  Scene scene("16x8", "M@0,0/E t@9,1/W O@15,7");
  scene.begin("M");
  CHECK(scene.legal("shoot t"));
  CHECK(!is_adjacent_to(scene.game, scene.state, scene.model("M"), scene.model("t")));
  scene.stand("M", "8,0");
  CHECK(is_adjacent_to(scene.game, scene.state, scene.model("M"), scene.model("t")));
}
