// OD-9: boxes.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

TEST_SUITE("One Deck Dungeon: boxes") {
  TEST_CASE("OD-9.1: a normal box takes one die of its colour, or a heroic one, of at least its number") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("bandit_1", "S3 S4 S5 A2 A3 A6 H3");  // box 2: A3{D1}
    CHECK(scene.legal("cover 2 A3"));
    CHECK(scene.legal("cover 2 A6"));
    CHECK(scene.legal("cover 2 H3"));
    CHECK(scene.refused("cover 2 A2") == "OD-9.1");
    CHECK(scene.refused("cover 2 S5") == "OD-9.1");
    CHECK(scene.refused("cover 2 A2 A3") == "OD-9.1");
    CHECK(scene.refused("cover 4 S3 S4") == "OD-9.1");  // S5: two dice do not add up
    scene.act("cover 2 A3");
    CHECK(scene.uncovered() == "A8w{D2} A4{T1} S5{T2} S5{D1 T1} S3{D1}");
  }

  TEST_CASE("OD-9.1: the die may come from either hero") {
    Scene scene({"warrior", "rogue"}, "dragons_cave");
    scene.dice_step("bandit_1", "A.A3 B.A3");
    CHECK(scene.legal("cover 2 A.A3"));
    CHECK(scene.legal("cover 2 B.A3"));
  }

  TEST_CASE("OD-9.2: a wide box takes a tight set of one or both heroes in one action") {
    Scene scene({"warrior", "rogue"}, "dragons_cave");
    scene.dice_step("ogre_1", "A.S4 A.S6 A.H2 B.S3 B.S5 B.A6");  // box 3: S9w{D2}
    CHECK(scene.legal("cover 3 A.S4 B.S5"));
    CHECK(scene.legal("cover 3 A.S6 B.S3"));
    CHECK(scene.legal("cover 3 A.S4 A.H2 B.S3"));
    CHECK(scene.refused("cover 3 A.S4") == "OD-9.2");
    CHECK(scene.refused("cover 3 A.S4 A.S6 B.S5") == "OD-9.2");
    CHECK(scene.refused("cover 3 A.S4 B.A6") == "OD-9.2");
    scene.act("cover 3 A.S4 B.S5");
    CHECK(scene.pool() == "A.S6 A.H2 B.S3 B.A6");
    CHECK(scene.legal("cover 1 A.S6"));  // S6w: one die is enough
  }

  TEST_CASE("OD-9.3: while an armour box is uncovered, no other box may be covered") {
    Scene scene("mage", "dragons_cave");
    scene.dice_step("glooping_ooze_1", "S4 S3 M5 M3 M2");
    CHECK(scene.refused("cover 3 S4") == "OD-9.3");
    CHECK(scene.refused("cover 7 S3") == "OD-9.3");  // the dungeon's box
    CHECK(scene.legal("cover 1 M2"));
    CHECK(scene.legal("cover 2 M3"));
    scene.act("cover 1 M2");
    CHECK(scene.refused("cover 3 S4") == "OD-9.3");
    scene.act("cover 2 M3");
    CHECK(scene.legal("cover 3 S4"));
    CHECK(scene.legal("cover 7 S3"));
  }

  TEST_CASE("OD-9.3: armour of the dungeon counts for the foe's boxes") {
    Scene scene("mage", "lichs_tomb");
    scene.dice_step("bandit_1", "A6 M2");  // the dungeon adds M2{arm} S5{T2}
    CHECK(scene.refused("cover 2 A6") == "OD-9.3");
    scene.act("cover 6 M2");
    CHECK(scene.legal("cover 2 A6"));
  }

  TEST_CASE("OD-9.4: a box may have several symbols; armour and skulls cause no consequences") {
    Scene scene("mage", "yetis_cavern");
    scene.dice_step("cave_in_1 a", "S6");
    CHECK(scene.boxes() == "S6w{D1 T3} S4{T1 arm}");
    scene.all_covered_but({2});
    CHECK(scene.toll() == "D0 T1");  // time and armour on one box
    Scene armour("mage", "lichs_tomb");
    armour.dice_step("glooping_ooze_1", "").all_covered_but({1, 2, 7});
    CHECK(armour.uncovered() == "M2{arm} M3{arm} M2{arm}");
    CHECK(armour.toll() == "D0 T0");
    armour.act("finish");
    CHECK(armour.damage('A') == 0);
    CHECK(armour.time_lost() == 0);
    Scene skull("mage", "yetis_cavern");
    skull.boss_step("").all_covered_but({1});
    CHECK(skull.uncovered() == "S24w{arm K}");
    CHECK(skull.toll() == "D0 T0");
  }

  TEST_CASE("OD-9.5: X is fixed when the boxes become active") {
    Scene scene("warrior", "dragons_cave");
    scene.open("ogre_1").face("goblin_1").roll("S 6 6 6 6; A 1 1; M 1");
    CHECK(scene.boxes().starts_with("S8w{arm} "));
    scene.open("ogre_2");  // whatever opens later
    CHECK(scene.boxes().starts_with("S8w{arm} "));
    CHECK(scene.legal("cover 1 S6 S6"));
  }

  TEST_CASE("OD-9.5: the Minotaur's X is fixed for the round") {
    Scene scene("warrior", "minotaurs_maze");
    scene.state.boss_damage = 5;
    scene.boss().roll("S 6 6 6 6; A 1 1; M 1");
    CHECK(scene.boxes().starts_with("S20w{D4 K} "));
    scene.act("cover 3 S6");
    CHECK(scene.boxes().starts_with("S20w{D4 K} "));
  }

  TEST_CASE("OD-9.6: a covered box stays covered until the encounter or round ends") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("bandit_1", "A3 A4 S5").act("cover 2 A3");
    CHECK(scene.refused("cover 2 A4") == "OD-9.6");
    scene.act("cover 3 A4").act("cover 4 S5");
    CHECK(scene.uncovered() == "A8w{D2} S5{D1 T1} S3{D1}");
    Scene boss("warrior", "yetis_cavern");
    boss.boss_step("").all_covered_but({3}).act("finish");
    boss.roll("S 6 6 6 6; A 6 6; M 6");
    CHECK(boss.uncovered() == boss.boxes());  // open again in the next round
  }

  TEST_CASE("OD-9.6: against the Lich the first placement on a skull box does not cover") {
    Scene scene("warrior", "lichs_tomb");
    scene.boss_step("S3 S4 S6");
    CHECK(scene.boxes() == "S3{D1 K} S17w{D3} A3{D1 K} A16w{D4} M3{D1 K} M15w{D5}");
    scene.act("cover 1 S3");
    CHECK(scene.told("box.struck") == 1);
    CHECK(scene.uncovered() == scene.boxes());
    CHECK(scene.supply('S') == 6);  // the die is back
    scene.act("cover 1 S4");
    CHECK(scene.told("box.covered") == 1);
    CHECK(scene.refused("cover 1 S6") == "OD-9.6");
  }
}
