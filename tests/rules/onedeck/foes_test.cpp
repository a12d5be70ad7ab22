// Chapter 18 of docs/rules/onedeck.md: the specials of the foes, OD-18.1 to OD-18.10.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: foes") {
  TEST_CASE("OD-18.1: Swarm's X is four times the open doors, the card itself included") {
    Scene alone("warrior", "dragons_cave");
    alone.closed().closed().face("plague_rat_1").roll("S 1 1 1 1; A 1 1; M 1");
    CHECK(alone.boxes().starts_with("A4w{arm} "));
    Scene three("warrior", "dragons_cave");
    three.open("ogre_1").open("boulder_1").closed().face("goblin_1").roll("S 1 1 1 1; A 1 1; M 1");
    CHECK(three.boxes().starts_with("S12w{arm} "));
    CHECK(three.about<Event::Type::BoxesActive>().x == 12);
  }

  TEST_CASE("OD-18.2: a Beetle with an uncovered armour box goes to the discard pile, and step 9 still takes place") {
    Scene scene("warrior", "dragons_cave");
    scene.xp({"ogre_1", "ogre_2"}).dice_step("beetle_1", "").all_covered_but({1});  // A3{arm}
    scene.act("finish");
    CHECK(scene.told("card.escaped") == 1);
    CHECK(scene.top_of_pile() == "beetle_1");
    CHECK(scene.doors() == "");
    CHECK(scene.asks() == "level");
  }

  TEST_CASE("OD-18.2: boxes without armour do not help the Beetle, an armour box of the dungeon does") {
    Scene plain("warrior", "dragons_cave");
    plain.dice_step("beetle_1", "").all_covered_but({5, 6, 7});
    plain.act("finish");
    CHECK(plain.asks() == "loot");
    Scene dungeon("warrior", "lichs_tomb");
    dungeon.dice_step("beetle_1", "").all_covered_but({7});
    CHECK(dungeon.uncovered() == "M2{arm}");
    dungeon.act("finish");
    CHECK(dungeon.told("card.escaped") == 1);
  }

  TEST_CASE("OD-18.2: armour that Biting Cold gives to strength boxes counts for Survivor") {
    Scene scene("warrior", "yetis_cavern");
    scene.floor(3).dice_step("beetle_1", "").all_covered_but({6});
    CHECK(scene.uncovered() == "S6{D1 T1 arm}");
    scene.act("finish");
    CHECK(scene.told("card.escaped") == 1);
  }

  TEST_CASE("OD-18.3: Split costs 1 time for each 1 of each roll event, heroic dice too") {
    Scene scene("mage", "dragons_cave");
    scene.level(2).skill('A', "valor").stored('A', 1).face("glooping_ooze_1");
    scene.act("feat A 1").roll("H 1");
    CHECK(scene.time_lost() == 1);
    scene.happened.clear();
    scene.roll("S 1; A 1 2; M 1 1 5 6; H 1");
    CHECK(scene.time_lost() == 5);
    CHECK(scene.told("time.lost") == 1);  // one event, one loss
    CHECK(scene.pool() == "S1 A1 A2 M1 M1 M5 M6 H1 H1");
    scene.act("use A valor").roll("H 1");
    CHECK(scene.time_lost() == 1);
  }

  TEST_CASE("OD-18.4: Ethereal discards rolled 1s and 3s") {
    Scene scene("mage", "dragons_cave");
    scene.level(2).face("phantom_1").roll("S 1; A 3 4; M 1 2 3 6; H 3");
    CHECK(scene.pool() == "A4 M2 M6");
    CHECK(scene.supply('H') == 6);
    scene.act("make A A4 M2");
    CHECK(scene.pool() == "M6 H2");
    Scene gained("mage", "dragons_cave");
    gained.dice_step("phantom_1", "A1 A3 M4");  // in the pool they stay: only rolled dice are discarded
    gained.act("make A A3 M4");
    CHECK(gained.pool() == "A1 H3");
  }

  TEST_CASE("OD-18.5: Fade costs 1 time after each skill, free ones and talents included, not after potions") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.skill('A', "valor").talent('A', "crafty").identify("mana").potions(1).dice_step("shadow_1", "A.S2 B.M1");
    scene.act("use A fearless_charge");
    CHECK(scene.time_lost() == 1);
    scene.act("use A valor");
    CHECK(scene.time_lost() == 0);  // the effect comes first
    scene.roll("A.H 2");
    CHECK(scene.time_lost() == 1);
    scene.act("use A crafty").act("pick A.S2").roll("A.S 4");
    CHECK(scene.time_lost() == 1);
    scene.act("potion mana B").roll("B.M 1 1 1");
    CHECK(scene.time_lost() == 0);
    scene.act("make A A.S4 A.H2");
    CHECK(scene.time_lost() == 0);
  }

  TEST_CASE("OD-18.6: Flames place 1 damage on a hero of the encounter, chosen by the party") {
    Scene solo("mage", "dragons_cave");
    solo.face("fire_elemental_1");
    CHECK(solo.damage('A') == 1);
    Scene two({"warrior", "mage"}, "dragons_cave");
    two.face("fire_elemental_2");
    CHECK(two.legal() == Texts{"hurt A", "hurt B"});
    two.act("hurt B");
    CHECK(two.damage('A') == 0);
    CHECK(two.damage('B') == 1);
    Scene lethal({"warrior", "mage"}, "dragons_cave");
    lethal.damage('B', 2).potions(0).face("fire_elemental_1").act("hurt B");
    CHECK(lethal.lost());
  }

  TEST_CASE("OD-18.7: Frost loses 3 time before the encounter") {
    Scene scene("warrior", "dragons_cave");
    scene.deck(20).face("ice_elemental_1");
    CHECK(scene.time_lost() == 3);
    CHECK(scene.deck() == 17);
    CHECK(scene.asks() == "roll");
  }

  TEST_CASE("OD-18.8: Drain makes an item of the party's choice experience, without items nothing happens") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.item('A', "goblin_1").item('B', "ogre_1").item('B', "ogre_2").face("wraith_1");
    CHECK(scene.legal() == Texts{"lose A goblin_1", "lose B ogre_1", "lose B ogre_2"});
    scene.act("lose B ogre_1");
    CHECK(scene.items('A') == "goblin_1");
    CHECK(scene.items('B') == "ogre_2");
    CHECK(scene.lanterns() == 4);
    Scene none({"warrior", "mage"}, "dragons_cave");
    none.face("wraith_1");
    CHECK(none.asks() == "roll");
    CHECK(none.told("item.drained") == 0);
  }

  TEST_CASE("OD-18.8: with four players only items of heroes in the encounter can be drained") {
    Scene scene({"warrior", "mage", "rogue", "archer"}, "dragons_cave");
    scene.item('A', "goblin_1").item('C', "ogre_1").item('D', "ogre_2").face("wraith_1 goblin_2").act("pairs AD 1");
    CHECK(scene.legal() == Texts{"lose A goblin_1", "lose D ogre_2"});
  }

  TEST_CASE("OD-18.9: Undying loses 2 time if any active box is uncovered, one of the dungeon too") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("skeleton_1", "").all_covered_but({7});  // S3{D1} of the dungeon
    scene.act("finish");
    CHECK(scene.time_lost() == 2);
    Scene all("warrior", "dragons_cave");
    all.dice_step("skeleton_1", "").all_covered_but({});
    all.act("finish");
    CHECK(all.time_lost() == 0);
  }

  TEST_CASE("OD-18.10: the Bandit's Dodge needs three dice, the Ogre has no special") {
    Scene bandit("warrior", "dragons_cave");
    bandit.dice_step("bandit_2", "S1 S2 S3");
    CHECK(bandit.choices("make") == Texts{"make A S1 S2 S3"});
    Scene ogre("warrior", "dragons_cave");
    ogre.dice_step("ogre_1", "S1 S2 S3");
    CHECK(ogre.choices("make").size() == 3);
    for (const char* id : {"ogre_1", "ogre_2"}) {
      CHECK(ogre.game.content().cards[test::card_index(id)].special.empty());
    }
  }
}
