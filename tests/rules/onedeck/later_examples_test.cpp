// The worked examples of docs/rules/onedeck.md, OD-E11 to OD-E20, one test each.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: later worked examples") {
  TEST_CASE("OD-E11: against the Bandit A2 M3 of one hero and M6 of the other make H2, the party chooses for whom") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.dice_step("bandit_1", "A.A2 A.M3 A.S6 B.M6");
    CHECK(scene.refused("make A A.A2 A.M3") == "OD-10.2");
    CHECK(scene.refused("make B A.M3 B.M6") == "OD-10.2");
    Scene other = scene;
    scene.act("make A A.A2 A.M3 B.M6");
    CHECK(scene.pool() == "A.S6 A.H2");
    other.act("make B A.A2 A.M3 B.M6");
    CHECK(other.pool() == "A.S6 B.H2");
  }

  TEST_CASE("OD-E12: Freezing Winds blow at 3 time, Fearless Charge calms them, Undying costs 2 time either way") {
    Scene scene({"warrior", "mage"}, "yetis_cavern");
    scene.dice_step("skeleton_1", "").all_covered_but({6, 8});
    CHECK(scene.uncovered() == "S6{T2} M4{T1}");
    Scene charge = scene;
    CHECK(scene.toll() == "D1 T3");
    scene.act("finish");
    CHECK(scene.legal() == Texts{"extra A", "extra B"});
    scene.act("extra B");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.damage('B') == 1);
    CHECK(scene.about<Event::Type::TimeLost>().time == 3);
    CHECK(scene.time_lost() == 3 + 2);

    charge.act("use A fearless_charge");
    CHECK(charge.toll() == "D0 T2");
    charge.act("finish");
    CHECK(charge.told("hero.damaged") == 0);
    CHECK(charge.about<Event::Type::TimeLost>().time == 2);
    CHECK(charge.time_lost() == 2 + 2);
    CHECK(charge.asks() == "loot");
  }

  TEST_CASE("OD-E13: Blade Storm makes 4 of 3 damage, Armor prevents 2; of 1 it makes 2 and then 1; of 0 nothing") {
    Scene three("paladin", "lichs_tomb");
    three.floor(3).dice_step("ogre_1", "").all_covered_but({3, 6});  // S9w{D2} A6{D1 T1}
    CHECK(three.uncovered() == "S9w{D2} A6{D1 T1}");
    CHECK(three.toll() == "D2 T1");
    three.act("finish");
    CHECK(three.damage('A') == 2);
    CHECK(three.time_lost() == 1);
    Scene one("paladin", "lichs_tomb");
    one.floor(3).dice_step("ogre_1", "").all_covered_but({1});
    one.act("finish");
    CHECK(one.damage('A') == 1);
    Scene none("paladin", "lichs_tomb");
    none.floor(3).dice_step("ogre_1", "").all_covered_but({2});
    none.act("finish");
    CHECK(none.damage('A') == 0);
    CHECK(none.time_lost() == 1);
  }

  TEST_CASE("OD-E14: of twice 5 strength icons the party chooses who takes first: 5 and 3 or 3 and 5") {
    Scene scene({"warrior", "paladin"}, "lichs_tomb");
    scene.item('A', "goblin_1").item('A', "goblin_2");
    scene.item('B', "wraith_1").item('B', "wraith_2").item('B', "skeleton_2");
    scene.face("ogre_1");
    CHECK(scene.legal() == Texts{"first A", "first B"});
    Scene other = scene;
    scene.act("first A").roll("A.S 1 2 3 4 5; A.A 1; B.S 4 5 6; B.M 1 1");
    CHECK(scene.asks() == "dice");
    other.act("first B").roll("A.S 4 5 6; A.A 1; B.S 1 2 3 4 5; B.M 1 1");
    CHECK(other.asks() == "dice");
  }

  TEST_CASE("OD-E15: Invisibility walks past the Fire Elemental: no Flames, no dice, 2 time, then loot") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("invisibility").potions(1).deck(10).face("fire_elemental_1");
    scene.act("invisible");
    CHECK(scene.potions() == 0);
    CHECK(scene.deck() == 8);
    CHECK(scene.damage('A') == 0);
    CHECK(scene.told("dice.rolled") == 0);
    CHECK(scene.legal() == Texts{"loot xp", "loot item A", "loot skill A"});
    Scene item = scene;
    Scene skill = scene;
    scene.act("loot xp");
    CHECK(scene.lanterns() == 4);
    item.act("loot item A");
    CHECK(item.game.stat(item.state, 0, Color::Magic) == 2);
    CHECK(item.health('A') == 7);
    skill.act("loot skill A").dice_step("ogre_1", "A1 S1");
    CHECK(skill.legal("use A consistency A1"));
  }

  TEST_CASE("OD-E16: with 7 damage and 5 health two potions are needed: one is not enough") {
    for (const int tokens : {1, 2}) {
      CAPTURE(tokens);
      Scene scene("mage", "dragons_cave");
      scene.damage('A', 4).potions(tokens).dice_step("ogre_1", "").all_covered_but({5});  // D3
      scene.act("finish");
      CHECK(scene.damage('A') == 7);
      CHECK(scene.lost() == (tokens == 1));
      if (tokens == 1) continue;
      scene.act("heal A");
      CHECK(scene.asks() == "lethal");
      scene.act("heal A");
      CHECK(scene.damage('A') == 3);
      CHECK(scene.potions() == 0);
      CHECK(scene.asks() == "loot");
    }
  }

  TEST_CASE("OD-E17: a solo hero of level 1 with an item must replace it, and it becomes 2 experience") {
    Scene scene("warrior", "dragons_cave");
    scene.item('A', "goblin_1").loot("bandit_2");
    CHECK(scene.legal() == Texts{"loot xp", "loot item A goblin_1", "loot skill A"});
    CHECK(scene.refused("loot item A") == "OD-13.3");
    Scene item = scene;
    Scene skill = scene;
    scene.act("loot xp");
    CHECK(scene.lanterns() == 3);
    item.act("loot item A goblin_1");
    CHECK(item.items('A') == "bandit_2");
    CHECK(item.lanterns() == 2);
    CHECK(item.game.stat(item.state, 0, Color::Agility) == 3);
    skill.act("loot skill A").dice_step("ogre_1", "S1 S2");
    CHECK(skill.legal("use A cleave S1"));
  }

  TEST_CASE("OD-E18: of a deck of 4 step (b) leaves 2, which become two doors, and the party may descend") {
    Scene scene("warrior", "lichs_tomb");
    scene.open("ogre_1").deck(4).turn_start();
    CHECK(scene.deck() == 2);
    scene.act("explore");
    CHECK(scene.doors() == "ogre_1 ? ?");
    CHECK(scene.deck() == 0);
    CHECK(scene.told("stairs.revealed") == 1);
    CHECK(scene.legal() == Texts{"descend", "stay"});
  }

  TEST_CASE("OD-E19: in an agility peril Persistence paid with H4 H2 gives a heroic die only") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "persistence").dice_step("locked_door_1 a", "A3 A3 H4 H2");
    scene.act("use A persistence H2 H4").roll("H 5");
    CHECK(scene.asks() == "dice");
    CHECK(scene.pool() == "A3 A3 H5");
    CHECK(scene.supply('S') == 8);
  }

  TEST_CASE("OD-E20: a solo Archer kites 1 damage of a combat into 1 time, not that of a peril") {
    Scene scene("archer", "hydras_reef");
    scene.deck(5).dice_step("ogre_1", "").all_covered_but({1});
    CHECK(scene.uncovered() == "S6w{D1}");
    scene.act("finish");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.deck() == 4);
    Scene peril("archer", "hydras_reef");
    peril.deck(5).dice_step("locked_door_1 a", "");
    peril.covered({1});
    CHECK(peril.uncovered() == "A5{D1 T1}");
    peril.talent('A', "speed").act("use A speed");  // D 1, T 0
    CHECK(peril.toll() == "D1 T0");
    peril.act("finish");
    CHECK(peril.damage('A') == 1);
    CHECK(peril.deck() == 5);
  }
}
