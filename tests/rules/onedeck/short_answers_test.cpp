// Chapter 21 of docs/rules/onedeck.md: short answers.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: short answers") {
  TEST_CASE("OD-21.1: there are 8, 8, 8 and 6 dice, and spent dice are usable again at once") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "flurry").dice_step("ogre_1", "S1 S1 S1 S1 S1 S1 S1 S1");
    CHECK(scene.supply('S') == 0);
    CHECK(scene.supply('A') == 8);
    CHECK(scene.supply('M') == 8);
    CHECK(scene.supply('H') == 6);
    scene.act("use A flurry S1 S1").roll("S 6; A 2 3");  // a strength die of those just spent is rolled
    CHECK(scene.pool() == "S1 S1 S1 S1 S1 S1 S6 A2 A3");
  }

  TEST_CASE("OD-21.1: damage and potion tokens are unlimited") {
    Scene scene("warrior", "dragons_cave");
    scene.potions(40).damage('A', 30).turn_start();
    scene.act("heal A");
    CHECK(scene.damage('A') == 27);
    CHECK(scene.potions() == 39);
    Scene hurt("warrior", "dragons_cave");
    hurt.damage('A', 4).potions(4).dice_step("skeleton_1", "").all_covered_but({4, 5, 6});  // D2, more than is left
    hurt.act("finish");
    CHECK(hurt.damage('A') == 6);
  }

  TEST_CASE("OD-21.2: heroic dice can pay skill costs") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "accuracy").dice_step("ogre_1", "A1 H1 H2");
    scene.act("use A accuracy A1 H1 H2");
    CHECK(scene.pool() == "H6");
  }

  TEST_CASE("OD-21.3: the armour boxes must be finished before the others") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("skeleton_1", "S3 M2 M5");
    CHECK(scene.refused("cover 3 S3") == "OD-9.3");
    scene.act("cover 1 M2");
    CHECK(scene.refused("cover 3 S3") == "OD-9.3");
    scene.act("cover 2 M5");
    CHECK(scene.legal("cover 3 S3"));
  }

  TEST_CASE("OD-21.4: a Healing potion removes 3 at the start of a turn and 2 right after lethal damage") {
    Scene turn("mage", "dragons_cave");
    turn.damage('A', 4).turn_start().act("heal A");
    CHECK(turn.damage('A') == 1);
    Scene lethal("mage", "dragons_cave");
    lethal.damage('A', 4).face("fire_elemental_1");
    CHECK(lethal.asks() == "lethal");
    lethal.act("heal A");
    CHECK(lethal.damage('A') == 3);
  }

  TEST_CASE("OD-21.5: if a hero falls in the round in which the boss would fall the party has lost") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.damage('B', 2).potions(0).boss_step("", 5).all_covered_but({3});
    scene.act("finish").act("extra B");
    CHECK(scene.lost());
    Scene other({"warrior", "mage"}, "dragons_cave");
    other.damage('B', 2).potions(0).boss_step("", 5).all_covered_but({3});
    other.act("finish").act("extra A");
    CHECK(other.won());
  }

  TEST_CASE("OD-21.6: a stored die counts against the six heroic dice") {
    Scene scene({"mage", "warrior"}, "dragons_cave");
    scene.stored('A', 1).stored('B', 1).dice_step("ogre_1", "A.S1 A.S2 A.H1 A.H1 B.H1 B.H1");
    CHECK(scene.supply('H') == 0);
    CHECK(scene.refused("make A A.S1 A.S2") == "OD-10.3");
  }

  TEST_CASE("OD-21.7: a special acts only if the card is faced") {
    Scene flee("warrior", "dragons_cave");
    flee.meet("fire_elemental_1");
    CHECK(flee.damage('A') == 0);
    flee.act("flee");
    CHECK(flee.damage('A') == 0);
  }

  TEST_CASE("OD-21.7: the Warrior stores a die from Flames and may roll it in the same encounter") {
    Scene scene("warrior", "dragons_cave");
    scene.meet("fire_elemental_1").act("face");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.stored('A') == 1);
    CHECK(scene.legal() == Texts{"feat A 1", "ready"});
    scene.act("feat A 1").roll("H 6");
    CHECK(scene.stored('A') == 0);
  }

  TEST_CASE("OD-21.8: Drain cannot cause a level-up before the encounter") {
    Scene scene("warrior", "dragons_cave");
    scene.xp({"ogre_1", "ogre_2"}).item('A', "boulder_1").face("wraith_1");
    CHECK(scene.lanterns() == 12);
    CHECK(scene.level() == 1);
    CHECK(scene.asks() == "roll");
  }

  TEST_CASE("OD-21.9: in Dragon's Cave nine time are lost before the first encounter") {
    Scene scene = Scene::start({"warrior"}, "dragons_cave");
    scene.chance("shuffle");
    int lost = scene.time_lost();  // 5 and 2
    scene.act("explore");
    lost += scene.time_lost();  // 2
    CHECK(lost == 9);
    CHECK(scene.pile() == 9);
    scene.act("enter 1").card("ogre_1").act("face");
    CHECK(scene.pile() == 9);
  }

  TEST_CASE("OD-21.10: your dice never include the partner's") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.skill('A', "cleave").identify("clarity").dice_step("ogre_1", "A.S1 A.S2 A.S3 B.M1 B.A2");
    scene.act("use A cleave A.S1");
    CHECK(scene.choices("pick") == Texts{"pick A.S2", "pick A.S3"});
    scene.act("pick A.S2").act("done");
    scene.act("potion clarity A");
    scene.roll("A.H 2");  // A shows no 1 or 2 any more, B's dice are not touched
    CHECK(scene.pool() == "A.S3 A.S3 A.H2 B.A2 B.M1");
  }

  TEST_CASE("OD-21.11: mana is paid per spell, nothing carries over") {
    Scene scene("mage", "dragons_cave");
    scene.skill('A', "shimmerblast").skill('A', "haste").dice_step("ogre_1", "M6 M2");
    scene.act("use A shimmerblast M6").roll("H 1");
    CHECK(scene.refused("use A haste M2") == "OD-11.3");  // the 3 left over are lost
    CHECK(scene.legal("use A haste M2 H1"));
  }
}
