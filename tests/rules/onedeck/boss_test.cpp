// Chapter 16 of docs/rules/onedeck.md: the boss.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: the boss") {
  TEST_CASE("OD-16.1: stored dice return, feats do nothing and the boss has no damage") {
    Scene scene({"mage", "archer"}, "lichs_tomb");
    scene.floor(3).stored('A', 1).deck(0).end_turn();
    scene.act("descend");
    CHECK(scene.stored('A') == 0);
    CHECK(scene.boss_damage() == 0);
    CHECK(scene.asks() == "roll");  // no feat of the Mage or the Archer is asked for
    CHECK(scene.state.fight.supply[3] == 6);
  }

  TEST_CASE("OD-16.1: damage in the boss fight stores no die") {
    Scene scene("warrior", "dragons_cave");
    scene.boss_step("").all_covered_but({3});
    scene.act("finish");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.told("die.stored") == 0);
    CHECK(scene.stored('A') == 0);
  }

  TEST_CASE("OD-16.1: floors are no longer in force") {
    Scene scene("warrior", "lichs_tomb");
    scene.boss();
    scene.roll("S 2 2 2 2; A 2 2; M 2");  // no Weakness Curse
    CHECK(scene.pool() == "S2 S2 S2 S2 A2 A2 M2");
    CHECK(scene.boxes() == "S3{D1 K} S17w{D3} A3{D1 K} A16w{D4} M3{D1 K} M15w{D5}");
    scene.all_covered_but({1}).act("finish");
    CHECK(scene.damage('A') == 1);  // no Blade Storm
  }

  TEST_CASE("OD-16.2: bonus dice are assigned and shortages settled before the roll of all colours") {
    Scene scene({"warrior", "paladin"}, "dragons_cave");
    scene.level(2).item('A', "goblin_1").item('A', "goblin_2").item('B', "wraith_1").item('B', "wraith_2");
    scene.boss();
    CHECK(scene.legal() == Texts{"bonus 1 0", "bonus 0 1"});
    scene.act("bonus 0 1");
    CHECK(scene.legal() == Texts{"first A", "first B"});  // 5 and 4 strength icons
    scene.act("first B");
    scene.roll("A.S 1 1 1 1; A.A 2; B.S 3 3 3 3; B.M 4 4; B.H 5");
    CHECK(scene.pool() == "A.S1 A.S1 A.S1 A.S1 A.A2 B.S3 B.S3 B.S3 B.S3 B.M4 B.M4 B.H5");
    CHECK(scene.asks() == "dice");
  }

  TEST_CASE("OD-16.2: the heroes take the damage, the boss one for each covered skull, then a new round begins") {
    Scene scene("warrior", "dragons_cave");
    scene.boss_step("", 1).all_covered_but({3, 5});
    CHECK(scene.toll() == "D2 T0");
    scene.act("finish");
    CHECK(scene.damage('A') == 2);
    CHECK(scene.boss_damage() == 2);
    CHECK(scene.about<Event::Type::BossDamaged>().damage == 1);
    CHECK(scene.told("boss.round") == 1);
    CHECK(scene.state.laid_count == 0);
    CHECK(scene.supply('M') == 7);  // one magic die of the Warrior is in the hand again
  }

  TEST_CASE("OD-16.2: Armor halves and Kiting prevents one damage in a boss round") {
    Scene armor("paladin", "dragons_cave");
    armor.boss_step("").all_covered_but({3, 5, 7});
    CHECK(armor.toll() == "D2 T0");
    Scene kiting("archer", "dragons_cave");
    kiting.boss_step("").all_covered_but({3, 5, 7});
    CHECK(kiting.toll() == "D2 T0");
    kiting.act("finish");
    CHECK(kiting.damage('A') == 2);
    CHECK(kiting.time_lost() == 0);
  }

  TEST_CASE("OD-16.3: a party that falls in the consequences has lost even if the boss would fall") {
    Scene scene("warrior", "dragons_cave");
    scene.damage('A', 5).potions(0).boss_step("", 5).all_covered_but({3});
    scene.act("finish");
    CHECK(scene.lost());
    CHECK(!scene.won());
    CHECK(scene.boss_damage() == 5);
  }

  TEST_CASE("OD-16.4: combat skills and talents once a round, potions except Invisibility, Healing removes 2") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "valor").talent('A', "cunning").identify("invisibility").damage('A', 3).potions(3).boss_step("S1");
    scene.act("use A cunning");
    CHECK(scene.pool() == "S2");
    CHECK(scene.refused("use A cunning") == "OD-11.1");
    scene.act("use A valor").roll("H 1");
    CHECK(scene.refused("use A valor") == "OD-11.1");
    CHECK(scene.refused("potion invisibility A") == "OD-11.6");
    scene.act("potion healing A");
    CHECK(scene.damage('A') == 1);
  }

  TEST_CASE("OD-16.5: there is no loot, no level-up and no turn start in the boss fight") {
    Scene scene("warrior", "dragons_cave");
    scene.xp({"ogre_1", "ogre_2"}).damage('A', 2).boss_step("").all_covered_but({3});
    scene.act("finish");
    CHECK(scene.asks() == "roll");  // the next round, though 8 lanterns, damage and a potion are there
    CHECK(scene.level() == 1);
    CHECK(scene.lanterns() == 8);
    CHECK(scene.told("turn.began") == 0);
    CHECK(scene.told("time.lost") == 0);
  }
}
