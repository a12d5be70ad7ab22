// Shooting, range and line of sight: chapter 9. space_test.cpp compares all lines with a slow geometry.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;

namespace {

// Does Madriga on a see the target on b?
bool sees(std::string_view a, std::string_view b, std::string_view pieces) {
  std::string all = "M@" + std::string(a) + "/E a@" + std::string(b) + "/W ";
  Scene scene("12x12", all + std::string(pieces));
  return sight_of(scene.game, scene.state, scene.model("M"), scene.model("a")).clear;
}

}  // namespace

TEST_CASE("DS-E11, DS-9.2, DS-R8: Long and Short range") {
  Scene scene("16x16", "M@0,0/E s@9,0/W");
  scene.begin("M");
  const auto in_long = [&](const char* square) {
    scene.stand("s", square);
    return scene.refused("shoot s") != "DS-9.2";
  };
  CHECK(in_long("9,0"));
  CHECK(!in_long("10,0"));
  CHECK(in_long("7,6"));
  CHECK(!in_long("7,7"));
  const auto in_short = [&](int x, int y) {
    return in_range(scene.game, Range::Short, square_at(0, 0), square_at(x, y));
  };
  CHECK(in_short(5, 0));
  CHECK(!in_short(4, 4));
  CHECK(in_short(4, 3));
  CHECK(in_short(1, 1));  // adjacent: distance 0
}

TEST_CASE("DS-E12, DS-9.5, DS-9.6, DS-R7: lines past and between models") {
  CHECK(!sees("2,2", "5,3", "s@3,2"));
  CHECK(sees("2,2", "5,3", "s@3,3"));
  CHECK(sees("2,2", "5,3", "s@4,2"));
  CHECK(!sees("2,2", "5,3", "s@3,3 s@4,2"));
  CHECK(!sees("2,2", "5,3", "s@4,3"));
  CHECK(!sees("2,2", "4,3", "s@3,2"));
  CHECK(!sees("2,2", "4,3", "s@3,3"));
  CHECK(!sees("2,2", "3,3", "#@3,2 #@2,3"));
  CHECK(sees("2,2", "3,3", "#@3,2"));
  CHECK(sees("2,2", "3,3", "#@2,3"));
}

TEST_CASE("DS-E13, DS-9.10, DS-R25: furniture between Madriga and her target") {
  const auto dice = [](const char* furniture) -> std::string {
    Scene scene("9x3", std::string("M@0,0/E s@4,0/W ") + furniture);
    scene.begin("M");
    if (!scene.legal("shoot s")) return scene.refused("shoot s");
    scene.act("shoot s");
    return scene.attack();
  };
  CHECK(dice("") == "4 dice against 2, armour 2");
  CHECK(dice("T@1,0+2,0") == "4 dice against 2, armour 2");
  CHECK(dice("T@2,0+3,0") == "3 dice against 2, armour 2");
  CHECK(dice("b@2,0 c@3,0") == "3 dice against 2, armour 2");
  CHECK(dice("c@2,0") == "3 dice against 2, armour 2");
  CHECK(dice("B@2,0+3,0") == "DS-9.7");
  CHECK(dice("B@1,0+2,0") == "DS-9.7");                      // adjacent or not, a bookcase blocks
  CHECK(dice("T@2,1+3,1") == "4 dice against 2, armour 2");  // beside the line
  CHECK(dice("T@1,1+2,1 b@3,0") == "3 dice against 2, armour 2");
  CHECK(dice("P@2,0") == "DS-9.7");
}

TEST_CASE("DS-9.1: who is engaged does not Shoot") {
  Scene scene("9x9", "M@4,4/E s@8,4/W z@4,5/N");
  scene.begin("M");
  CHECK(scene.refused("shoot s") == "DS-9.1");
  scene.face("z", "S");
  CHECK(scene.legal("shoot s"));
}

TEST_CASE("DS-9.1: adjacent enemies may be shot at when they do not engage the shooter") {
  Scene scene("9x9", "M@4,4/E z@5,4/E");
  scene.begin("M").act("shoot z");
  CHECK(scene.attack() == "4 dice against 2, armour 1");  // from behind: armour 1 already
}

TEST_CASE("DS-9.1, DS-1.4: only models with a Shooting value Shoot; friends, locks and furniture are no targets") {
  Scene scene("9x9", "O@0,0/E M@4,4/E R@6,4 s@8,8/W c@6,6 P@6,7 a@8,0/W s@8,2/W");
  Scene orlaf = scene;
  orlaf.begin("O");
  CHECK(orlaf.choices("shoot").empty());
  CHECK(orlaf.refused("shoot s") == "DS-9.1");
  scene.begin("M");
  CHECK(scene.refused("shoot R") == "DS-9.1");
  CHECK(scene.refused("shoot c") == "DS-9.1");
  CHECK(scene.refused("shoot P") == "DS-9.1");
  CHECK(scene.legal("shoot s"));
  scene.act("end").begin("a");
  CHECK(scene.legal("shoot M"));
  scene.act("end").act("activate s2");
  CHECK(scene.choices("shoot").empty());
}

TEST_CASE("DS-9.3, DS-R9: everything in or before the shooter's own row is in front") {
  Scene scene("12x12", "M@5,5/E s@5,0/S");
  scene.begin("M");
  CHECK(scene.legal("shoot s"));
  scene.stand("s", "5,11");
  CHECK(scene.legal("shoot s"));
  scene.stand("s", "4,0");
  CHECK(scene.refused("shoot s") == "DS-9.3");
  scene.stand("s", "0,5");
  CHECK(scene.refused("shoot s") == "DS-9.3");
  scene.act("move 5,5 W");
  CHECK(scene.legal("shoot s"));
}

TEST_CASE("DS-9.7: models block, friend or enemy; bones, chests and low furniture do not; Ethereal ones do not") {
  CHECK(!sees("0,0", "4,0", "O@2,0"));
  CHECK(!sees("0,0", "4,0", "s@2,0"));
  CHECK(!sees("0,0", "4,0", "t@2,0"));
  CHECK(sees("0,0", "4,0", "E@2,0"));
  CHECK(sees("0,0", "4,0", "o@2,0"));
  CHECK(sees("0,0", "4,0", "c@2,0"));
  CHECK(sees("0,0", "4,0", "W@2,0+3,0+2,1+3,1"));
  CHECK(!sees("0,0", "4,0", "B@2,0+2,1"));
  CHECK(!sees("0,0", "4,0", "P@2,0"));
  CHECK(!sees("0,0", "4,0", "#@2,0"));
}

TEST_CASE("DS-9.7, DS-R26, DS-1.7, DS-1.8: closed doors and what is not revealed block") {
  Scene scene({.locks = "1:mundane_1"}, R"(
    #########
    #M..1..s#
    #..O#####
    #########)");
  scene.stand("O", "3,1").face("O", "E").begin("O").act("fight 1").hits(1);
  REQUIRE(scene.is_in_play("s"));
  scene.stand("O", "3,2").begin("M");
  CHECK(scene.legal("shoot s"));
  // Two doors between the same two areas: when one has opened, the other still blocks.
  Scene two(R"(
    #########
    #M..1..s#
    #...#...#
    #O..2...#
    #########)");
  two.stand("O", "3,3").begin("O").act("fight 2").hits(1);
  REQUIRE(two.is_in_play("s"));
  two.begin("M");
  CHECK(two.refused("shoot s") == "DS-9.7");
}

TEST_CASE("DS-9.8, DS-10.9: any pair of squares gives the line, the nearest pair gives the range") {
  Scene scene("14x6", "M@0,2/E t@9,2/W s@7,2/W");
  scene.begin("M");
  CHECK(scene.legal("shoot t"));  // along row 3 to its southern squares
  scene.stand("t", "10,2");
  CHECK(scene.refused("shoot t") == "DS-9.2");
}

TEST_CASE("DS-9.8: in range by its nearest square, seen by its farthest") {
  // Only the line (0,0) to (10,2) is clear; (9,1) is the square in range.
  Scene scene("14x6", "M@0,0/E t@9,1/W s@2,1/W s@4,0/W");
  scene.begin("M");
  CHECK(scene.refused("shoot t") == "");
}

TEST_CASE("DS-9.8: among clear lines the one without furniture is taken") {
  Scene one("12x6", "M@0,2/E t@5,2/W b@3,2");
  one.begin("M").act("shoot t");
  CHECK(one.attack() == "4 dice against 4, armour 4");
  Scene both("12x6", "M@0,2/E t@5,2/W b@3,2 b@3,3 b@2,3");
  both.begin("M").act("shoot t");
  CHECK(both.attack() == "3 dice against 4, armour 4");
}

TEST_CASE("DS-9.8, DS-9.3: sight does not depend on direction, only being in front does") {
  Scene scene("12x12", "M@2,2/W a@6,4/W O@0,11");
  CHECK(sight_of(scene.game, scene.state, scene.model("a"), scene.model("M")).clear);
  CHECK(!sight_of(scene.game, scene.state, scene.model("M"), scene.model("a")).clear);
  scene.begin("a");
  CHECK(scene.legal("shoot M"));
}

TEST_CASE("DS-9.9, DS-9.10: the shooter rolls Shooting, the defender Combat; crippled on both sides") {
  Scene scene("12x3", "M@0,1/E a@6,1/W G@6,2/W");
  scene.wounds("M", 2).wounds("G", 4);
  Scene archer = scene;
  scene.begin("M").act("shoot G");
  CHECK(scene.attack() == "3 dice against 4, armour 4");
  archer.begin("a").act("shoot M");
  CHECK(archer.attack() == "3 dice against 2, armour 2");
}

TEST_CASE("DS-9.10, DS-R10: completely behind the defender counts at any distance") {
  Scene scene("12x12", "M@0,5/E s@8,5/E G@8,8/E");
  Scene skeleton = scene;
  skeleton.begin("M").act("shoot s");
  CHECK(skeleton.attack() == "4 dice against 2, armour 1");
  scene.begin("M").act("shoot G");
  CHECK(scene.attack() == "4 dice against 4, armour 4");
}

TEST_CASE("DS-9.10, DS-R45: outnumbering does not matter when shooting") {
  Scene scene("12x12", "M@0,5/E r@6,5/W O@6,4/S R@6,6/N");
  CHECK(scene.is_outnumbered("r"));
  scene.begin("M").act("shoot r");
  CHECK(scene.attack() == "4 dice against 4, armour 3");
}

TEST_CASE("DS-9.10, DS-8.7: all penalties together, the shooter not below two dice") {
  Scene scene("12x3", "M@0,1/E s@6,1/E b@3,1");
  scene.wounds("M", 2).lasting("M", "despair").begin("M").act("shoot s");
  CHECK(scene.attack() == "2 dice against 2, armour 1");  // crippled, furniture and Despair
}

TEST_CASE("DS-9.11: hits of a shot do what hits of a Fight do") {
  Scene scene("12x3", "M@0,1/E s@6,1/W");
  scene.begin("M").act("shoot s").roll({6, 4, 2, 1}, {5, 2});
  CHECK(!scene.is_in_play("s"));
  CHECK(scene.bones("6,1") == 1);
}

TEST_CASE("DS-9.3, DS-9.8: only squares of a Large target that are in front are used") {
  // The Troll is on the rows 5 and 6: only its northern squares are before Madriga, and the Skeleton screens them.
  Scene scene("12x12", "M@9,5/N t@3,5/E s@6,5/N");
  scene.begin("M");
  CHECK(scene.refused("shoot t") == "DS-9.7");
  scene.stand("s", "11,11");
  CHECK(scene.legal("shoot t"));
  scene.stand("t", "3,6");
  CHECK(scene.refused("shoot t") == "DS-9.3");
}
