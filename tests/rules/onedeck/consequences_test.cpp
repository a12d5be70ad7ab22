// Chapter 12 of docs/rules/onedeck.md: consequences, damage, defeat.
#include <doctest/doctest.h>

#include <algorithm>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

namespace {

// Which of the events of these names happened, in order.
Texts only(const Scene& scene, const Texts& names) {
  Texts found;
  for (const std::string& name : scene.events()) {
    if (std::find(names.begin(), names.end(), name) != names.end()) found.push_back(name);
  }
  return found;
}

}  // namespace

TEST_SUITE("One Deck Dungeon: consequences") {
  TEST_CASE("OD-12.1: the symbols of all uncovered boxes are counted, foe and dungeon together") {
    Scene scene("warrior", "dragons_cave");
    scene.floor(2).dice_step("ogre_1", "").all_covered_but({2, 5, 7, 8});
    CHECK(scene.uncovered() == "A4{T1} S12w{D3} S3{D1} M5{D2}");
    CHECK(scene.toll() == "D6 T1");
  }

  TEST_CASE("OD-12.1: prevention is subtracted first and never below nothing") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "force_wall_2").dice_step("ogre_1", "A1").all_covered_but({2});  // A4{T1}
    scene.act("use A poison A1");                                                     // prevents 2 time
    CHECK(scene.toll() == "D0 T0");
    scene.act("finish");
    CHECK(scene.time_lost() == 0);
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-12.1: Freezing Winds looks at the time left after prevention and adds one damage once") {
    Scene scene("warrior", "yetis_cavern");
    scene.skill('A', "force_wall_2").dice_step("skeleton_1", "A1").all_covered_but({6, 7, 8});
    CHECK(scene.uncovered() == "S6{T2} M3{T1} M4{T1}");
    CHECK(scene.toll() == "D1 T4");
    scene.act("use A poison A1");
    CHECK(scene.toll() == "D0 T2");
  }

  TEST_CASE("OD-12.1: Blade Storm looks at the damage left after prevention") {
    Scene scene("warrior", "lichs_tomb");
    scene.floor(3).skill('A', "goblin_2").dice_step("ogre_1", "A1").all_covered_but({1});  // S6w{D1}
    CHECK(scene.toll() == "D2 T0");
    scene.act("use A dodge A1");
    CHECK(scene.toll() == "D0 T0");
  }

  TEST_CASE("OD-12.1: damage is placed, then time is lost, then Undying acts") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("skeleton_1", "").all_covered_but({4, 6});  // S5{D1 T1} S6{T2}
    scene.act("finish");
    CHECK(only(scene, {"hero.damaged", "time.lost"}) == Texts{"hero.damaged", "time.lost", "time.lost"});
    CHECK(scene.about<Event::Type::TimeLost>().time == 3);
    CHECK(scene.time_lost() == 5);
  }

  TEST_CASE("OD-12.1: a party that falls to the damage loses no time any more") {
    Scene scene("mage", "dragons_cave");
    scene.potions(0).damage('A', 4).dice_step("skeleton_1", "").all_covered_but({4});
    scene.act("finish");
    CHECK(scene.lost());
    CHECK(scene.time_lost() == 0);
  }

  TEST_CASE("OD-12.2: one hero takes all the damage") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("ogre_1", "").all_covered_but({3, 5});  // D2 and D3
    scene.act("finish");
    CHECK(scene.damage('A') == 5);
  }

  TEST_CASE("OD-12.2: two heroes share evenly, the party chooses who takes the odd one, health does not matter") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.damage('B', 2).dice_step("ogre_1", "").all_covered_but({1});  // D1
    scene.act("finish");
    CHECK(scene.legal() == Texts{"extra A", "extra B"});
    CHECK(scene.actor() == 'A');
    scene.act("extra A");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.damage('B') == 2);

    Scene even({"warrior", "mage"}, "dragons_cave");
    even.damage('B', 2).potions(1).dice_step("ogre_1", "").all_covered_but({3});  // D2
    even.act("finish");
    CHECK(even.damage('A') == 1);
    CHECK(even.damage('B') == 3);  // though it is lethal for B
    CHECK(even.asks() == "lethal");
  }

  TEST_CASE("OD-12.3: the time of Undying and of an option counts neither for Freezing Winds nor for prevention") {
    Scene undying("warrior", "yetis_cavern");
    undying.dice_step("skeleton_1", "").all_covered_but({6});  // S6{T2}
    undying.act("finish");
    CHECK(undying.time_lost() == 4);
    CHECK(undying.damage('A') == 0);

    Scene option("archer", "yetis_cavern");
    option.talent('A', "speed").face("bear_traps_1");
    option.act("option a");
    CHECK(option.time_lost() == 3);  // at once, and lost for good
    option.act("ready").roll("A 6 6 6");
    option.act("cover 2 A6").act("use A speed").act("cover 1 A6");
    option.act("finish");
    CHECK(option.told("hero.damaged") == 0);
    CHECK(option.time_lost() == 0);
  }

  TEST_CASE("OD-12.3: Flames, Frost, Split and Fade cannot be prevented and start no Blade Storm") {
    Scene flames("warrior", "lichs_tomb");
    flames.floor(3).face("fire_elemental_1");
    CHECK(flames.damage('A') == 1);
    flames.act("ready").roll("S 3 3 3 3; A 3 3; M 3").all_covered_but({}).act("finish");
    CHECK(flames.told("hero.damaged") == 0);  // the Flames' damage is none of the encounter's: no Blade Storm
    CHECK(flames.damage('A') == 1);

    Scene frost("warrior", "lichs_tomb");
    frost.floor(3).deck(20).face("ice_elemental_1");
    CHECK(frost.deck() == 17);
    CHECK(frost.damage('A') == 0);

    Scene split("warrior", "dragons_cave");
    split.skill('A', "force_wall_2").skill('A', "valor").dice_step("glooping_ooze_1", "A6");
    split.act("use A poison A6").act("use A valor").roll("H 1");
    CHECK(split.time_lost() == 1);

    Scene fade("warrior", "dragons_cave");
    fade.skill('A', "force_wall_2").dice_step("shadow_1", "A6");
    fade.act("use A poison A6");
    CHECK(fade.time_lost() == 1);
  }

  TEST_CASE("OD-12.3: stairs damage is not softened by Armor") {
    Scene scene("paladin", "dragons_cave");
    scene.deck(0).tokens(0).dice_step("skeleton_1", "").all_covered_but({4, 5, 6});  // D2 T4
    scene.act("finish");
    CHECK(scene.damage('A') == 1 + 2);  // Armor halves the 2; six tokens cost 2
  }

  TEST_CASE("OD-12.4: health is side, items and talents together, and damage may exceed it") {
    Scene scene("mage", "dragons_cave");
    CHECK(scene.health('A') == 5);
    scene.item('A', "ogre_1");
    CHECK(scene.health('A') == 6);
    scene.talent('A', "durability");
    CHECK(scene.health('A') == 7);
    scene.damage('A', 6).potions(3).dice_step("ogre_2", "").all_covered_but({5});
    scene.act("finish");
    CHECK(scene.damage('A') == 9);
    CHECK(scene.asks() == "lethal");
  }

  TEST_CASE("OD-12.5: damage is taken though it is healed right after") {
    Scene scene("warrior", "dragons_cave");
    scene.damage('A', 5).potions(1).dice_step("ogre_1", "").all_covered_but({1});
    scene.act("finish");
    CHECK(scene.asks() == "lethal");
    CHECK(scene.stored('A') == 1);  // Frenzy
    scene.act("heal A");
    CHECK(scene.damage('A') == 4);
    CHECK(scene.stored('A') == 1);
  }

  TEST_CASE("OD-12.6: a hero is lethal when the damage reaches the health, not before") {
    Scene below("mage", "dragons_cave");
    below.damage('A', 3).dice_step("ogre_1", "").all_covered_but({1});
    below.act("finish");
    CHECK(below.asks() == "loot");
    Scene equal("mage", "dragons_cave");
    equal.damage('A', 4).dice_step("ogre_1", "").all_covered_but({1});
    equal.act("finish");
    CHECK(equal.asks() == "lethal");
  }

  TEST_CASE("OD-12.6: health that drops with a replaced item is checked at once") {
    Scene scene("mage", "dragons_cave");
    scene.potions(1).item('A', "ogre_1").damage('A', 5).loot("goblin_1");
    CHECK(scene.asks() == "loot");
    scene.act("loot item A ogre_1");
    CHECK(scene.health('A') == 5);
    CHECK(scene.asks() == "lethal");
    scene.act("heal A");
    CHECK(scene.damage('A') == 3);
  }

  TEST_CASE("OD-12.7: every lethal hero must come below health, with First Aid 3 damage a potion") {
    Scene scene("mage", "dragons_cave");
    scene.talent('A', "first_aid").damage('A', 4).potions(1).dice_step("ogre_1", "").all_covered_but({5});  // D3
    scene.act("finish");
    CHECK(scene.damage('A') == 7);
    CHECK(scene.asks() == "lethal");
    scene.act("heal A");
    CHECK(scene.damage('A') == 4);
    CHECK(scene.asks() == "loot");
    Scene two({"mage", "rogue"}, "dragons_cave");
    two.damage('A', two.health('A') - 1).damage('B', two.health('B') - 1).potions(9);
    two.dice_step("ogre_1", "").all_covered_but({5}).act("finish").act("extra A");  // D3
    CHECK(two.choices("heal") == Texts{"heal A", "heal B"});
    while (two.asks() == "lethal") two.act(two.legal("heal A") ? "heal A" : "heal B");
    CHECK(two.asks() == "loot");
    CHECK(two.damage('A') < two.health('A'));
    CHECK(two.damage('B') < two.health('B'));
  }

  TEST_CASE("OD-12.8: a party whose potions cannot suffice is lost without a choice") {
    Scene scene("mage", "dragons_cave");
    scene.damage('A', 4).potions(1).dice_step("ogre_1", "").all_covered_but({5});
    scene.act("finish");
    CHECK(scene.about<Event::Type::LethalMoment>().potions == 2);
    CHECK(scene.lost());
    CHECK(scene.asks() == "over");
    CHECK(scene.potions() == 1);
  }

  TEST_CASE("OD-12.8: the potions of all lethal heroes are added up") {
    for (const int tokens : {2, 3}) {
      CAPTURE(tokens);
      Scene scene({"warrior", "mage"}, "dragons_cave");
      scene.damage('A', 2).damage('B', 2).potions(tokens);       // health 4 and 3
      scene.dice_step("ogre_1", "").all_covered_but({3, 5, 6});  // D2, D3, D1: three each
      scene.act("finish");
      CHECK(scene.damage('A') == 5);  // 2 over: one potion
      CHECK(scene.damage('B') == 5);  // 3 over: two potions
      CHECK(scene.about<Event::Type::LethalMoment>().potions == 3);
      CHECK(scene.lost() == (tokens == 2));
    }
  }

  TEST_CASE("OD-12.9: the party heals lethal heroes potion by potion, or gives up") {
    Scene scene({"warrior", "mage", "rogue", "archer"}, "dragons_cave");
    scene.damage('A', 3).damage('B', 2).damage('C', 1).potions(3).pair("AB");
    scene.dice_step("ogre_1 goblin_1", "").all_covered_but({3});
    scene.act("finish");
    CHECK(scene.legal() == Texts{"heal A", "heal B", "give-up"});
    CHECK(scene.refused("heal C") == "OD-12.9");
    scene.act("heal B");
    CHECK(scene.legal() == Texts{"heal A", "give-up"});
    Scene other = scene;
    scene.act("heal A");
    CHECK(scene.damage('A') == 2);
    CHECK(scene.damage('B') == 1);
    CHECK(scene.potions() == 1);
    CHECK(!scene.lost());
    other.act("give-up");
    CHECK(other.lost());
  }

  TEST_CASE("OD-12.10: one hero lost is the game lost for all") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.damage('B', 2).potions(0).dice_step("ogre_1", "").all_covered_but({1});
    scene.act("finish").act("extra B");
    CHECK(scene.lost());
    CHECK(scene.damage('A') == 0);
    const Scores scores = scene.game.scores(scene.state);
    CHECK(!scores[0].won);
    CHECK(!scores[1].won);
  }

  TEST_CASE("OD-12.11: the game is won when the boss has as much damage as health") {
    Scene scene("warrior", "dragons_cave");
    scene.boss_step("", 4).all_covered_but({3});  // two skulls covered, one not: 1 damage
    scene.act("finish");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.boss_damage() == 6);
    CHECK(scene.won());

    Scene short_of("warrior", "dragons_cave");
    short_of.boss_step("", 3).all_covered_but({3});
    short_of.act("finish");
    CHECK(short_of.boss_damage() == 5);
    CHECK(!short_of.won());
  }
}
