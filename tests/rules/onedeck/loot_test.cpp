// Chapter 13 of docs/rules/onedeck.md: loot.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: loot") {
  TEST_CASE("OD-13.1: a party that survives claims the card, however many boxes are covered") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("skeleton_2", "");
    scene.act("finish");  // nothing is covered: 3 damage of 6
    CHECK(scene.damage('A') == 3);
    CHECK(scene.legal() == Texts{"loot xp", "loot item A", "loot potion"});
    CHECK(scene.refused("loot skill A") == "OD-13.4");
  }

  TEST_CASE("OD-13.1: the door's card leaves the row when it is claimed") {
    Scene scene("warrior", "dragons_cave");
    scene.open("ogre_2").dice_step("ogre_1", "").all_covered_but({});
    CHECK(scene.doors() == "ogre_2 ogre_1");
    scene.act("finish");
    CHECK(scene.doors() == "ogre_2");
  }

  TEST_CASE("OD-13.2: the card as experience is always possible") {
    Scene scene("warrior", "dragons_cave");
    scene.item('A', "goblin_1").skill('A', "valor").skill('A', "haste").identify("clarity").loot("rune_puzzle_2");
    CHECK(scene.legal("loot xp"));
    scene.act("loot xp");
    CHECK(scene.lanterns() == 2);
    CHECK(scene.state.xp.count(test::card_index("rune_puzzle_2")) == 1);
  }

  TEST_CASE("OD-13.3: an item gives its icons to a hero of the choice, up to the level's limit") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.item('A', "goblin_1").loot("ogre_1");  // strength and health
    CHECK(scene.refused("loot item A") == "OD-13.3");
    CHECK(scene.legal("loot item B"));
    scene.act("loot item B");
    CHECK(scene.items('B') == "ogre_1");
    CHECK(scene.health('B') == 4);
    CHECK(scene.game.stat(scene.state, 1, Color::Strength) == 1);
    CHECK(scene.game.stat(scene.state, 1, Color::Magic) == 3);
  }

  TEST_CASE("OD-13.3: with four players a hero outside the encounter may get the item") {
    Scene scene({"warrior", "mage", "rogue", "archer"}, "dragons_cave");
    scene.loot("goblin_1");
    CHECK(scene.choices("loot").size() == 1 + 4 + 4);  // experience, four items, four skills
    scene.act("loot item D");
    CHECK(scene.items('D') == "goblin_1");
  }

  TEST_CASE("OD-13.4: a hero learns a skill not yet known, up to the level's limit") {
    Scene scene({"warrior", "mage"}, "dragons_cave");  // limit 1
    scene.skill('A', "valor").loot("bandit_2");
    CHECK(scene.refused("loot skill A") == "OD-13.4");
    scene.act("loot skill B");
    CHECK(scene.skills('B') == "bandit_2");

    Scene twice("warrior", "dragons_cave");             // limit 2
    twice.skill('A', "bandit_2").loot("spiked_log_1");  // both are Cleave
    CHECK(twice.refused("loot skill A") == "OD-13.4");
    CHECK(twice.refused("loot skill A bandit_2") == "OD-13.4");
  }

  TEST_CASE("OD-13.4: Knowledge raises the limit; starting skills, Basic Skills and talents do not count") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.basic('A', "basic_strike").talent('A', "crafty").loot("bandit_2");
    CHECK(scene.legal("loot skill A"));

    Scene more({"warrior", "mage"}, "dragons_cave");
    more.skill('A', "valor").talent('A', "knowledge").loot("bandit_2");
    CHECK(more.legal("loot skill A"));
    CHECK(more.game.skill_limit(more.state, 0) == 2);
    CHECK(more.game.skill_limit(more.state, 1) == 1);
  }

  TEST_CASE("OD-13.5: a potion is identified for the party and gives a token, once a kind") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.potions(1).loot("skeleton_2");
    scene.act("loot potion");
    CHECK(scene.potions() == 2);
    scene.dice_step("ogre_1", "");
    CHECK(scene.legal("potion clarity A"));
    CHECK(scene.legal("potion clarity B"));

    Scene known({"warrior", "mage"}, "dragons_cave");
    known.identify("clarity").loot("rune_puzzle_2");
    CHECK(known.refused("loot potion") == "OD-13.5");
    Scene none({"warrior", "mage"}, "dragons_cave");
    none.loot("goblin_1");
    CHECK(none.refused("loot potion") == "OD-13.5");
  }

  TEST_CASE("OD-13.5: there is no limit to potions") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("clarity").identify("mana").identify("heroism").potions(9).loot("skeleton_1");
    scene.act("loot potion");
    CHECK(scene.potions() == 10);
  }

  TEST_CASE("OD-13.6: at the limit an item is replaced and becomes experience") {
    Scene scene("warrior", "dragons_cave");
    scene.item('A', "goblin_1").loot("ogre_1");
    CHECK(scene.choices("loot") == Texts{"loot xp", "loot item A goblin_1", "loot skill A"});
    scene.act("loot item A goblin_1");
    CHECK(scene.items('A') == "ogre_1");
    CHECK(scene.lanterns() == 2);
  }

  TEST_CASE("OD-13.6: below the limit replacing is allowed, for skills as well") {
    Scene scene("warrior", "dragons_cave");
    scene.level(2).item('A', "goblin_1").skill('A', "valor").loot("ogre_1");
    CHECK(scene.choices("loot") ==
          Texts{"loot xp", "loot item A", "loot item A goblin_1", "loot skill A", "loot skill A boulder_1"});
    scene.act("loot skill A boulder_1");
    CHECK(scene.skills('A') == "ogre_1");
    CHECK(scene.lanterns() == 4);  // the Boulder
  }

  TEST_CASE("OD-13.6: only a card of the same kind and of that hero can be replaced") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.item('A', "goblin_1").skill('A', "valor").loot("ogre_1");
    CHECK(scene.refused("loot item A boulder_1") == "OD-13.6");
    CHECK(scene.refused("loot skill A goblin_1") == "OD-13.6");
    CHECK(scene.refused("loot item B goblin_1") == "OD-13.6");
  }

  TEST_CASE("OD-13.7: items and skills stay with their hero") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.item('A', "goblin_1").skill('B', "valor").deck(0).end_turn();
    scene.act("descend");
    CHECK(scene.items('A') == "goblin_1");
    CHECK(scene.skills('B') == "boulder_1");
    CHECK(scene.legal() == Texts{"explore"});  // there is no action that hands a card over
  }
}
