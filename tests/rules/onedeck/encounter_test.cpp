// OD-7: the encounter step by step.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

TEST_SUITE("One Deck Dungeon: the encounter") {
  TEST_CASE("OD-7.1: a combat runs from Invisibility to the levels in its order") {
    Scene scene({"warrior", "rogue"}, "dragons_cave");
    scene.level(2).stored('A', 1).xp({"ogre_1", "ogre_2"}).identify("invisibility");
    scene.face("fire_elemental_1");
    CHECK(scene.asks() == "invisibility");  // 0
    scene.act("fight");
    CHECK(scene.asks() == "flames");  // 1
    scene.act("hurt B");
    CHECK(scene.asks() == "feat");  // 3
    scene.act("ready");
    CHECK(scene.asks() == "bonus");  // 4
    scene.act("bonus 1 0");
    CHECK(scene.state.fight.active == 0);
    scene.roll("A.S 1 1 1; A.A 1; A.H 1; B.A 1 1 1; B.M 1");
    CHECK(scene.told("boxes.active") == 1);    // 5
    CHECK(scene.asks() == "dice");             // 6
    scene.all_covered_but({1}).act("finish");  // M3{T1}
    CHECK(scene.time_lost() == 1);             // 7
    CHECK(scene.asks() == "loot");             // 8
    scene.act("loot xp");
    CHECK(scene.asks() == "level");  // 9
    scene.act("stop");
    CHECK(scene.told("turn.began") == 1);
  }

  TEST_CASE("OD-7.1: in a peril the option comes before the feats and the roll") {
    Scene scene("mage", "lichs_tomb");
    scene.stored('A', 1).face("cave_in_1");
    CHECK(scene.asks() == "option");
    scene.act("option a");
    CHECK(scene.asks() == "feat");
    scene.act("ready");
    CHECK(scene.asks() == "roll");
    scene.roll("S 2");
    CHECK(scene.asks() == "dice");
  }

  TEST_CASE("OD-7.2: Invisibility costs a token and 2 time and goes straight to the loot") {
    Scene scene("warrior", "lichs_tomb");
    scene.stored('A', 2).identify("invisibility").potions(2).deck(10).face("fire_elemental_1");
    CHECK(scene.legal() == Texts{"fight", "invisible"});
    scene.act("invisible");
    CHECK(scene.potions() == 1);
    CHECK(scene.deck() == 8);
    CHECK(scene.damage('A') == 0);  // no Flames
    CHECK(scene.told("boxes.active") == 0);
    CHECK(scene.told("feat.used") == 0);
    CHECK(scene.stored('A') == 2);
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-7.2: without a token, or not identified, Invisibility is no choice") {
    Scene unknown("warrior", "lichs_tomb");
    unknown.potions(2).face("ogre_1");
    CHECK(unknown.asks() == "roll");
    Scene empty("warrior", "lichs_tomb");
    empty.identify("invisibility").potions(0).face("ogre_1");
    CHECK(empty.asks() == "roll");
    Scene later("warrior", "lichs_tomb");  // only in step 0
    later.identify("invisibility").potions(2).dice_step("ogre_1", "S1");
    CHECK(later.refused("potion invisibility A") == "OD-11.6");
    CHECK(later.refused("invisible") == "OD-7.8");
  }

  TEST_CASE("OD-7.2: no special of a skipped card ever acts") {
    for (const char* card : {"ice_elemental_1", "wraith_1", "skeleton_2", "beetle_1"}) {
      Scene scene("warrior", "lichs_tomb");
      scene.item('A', "goblin_1").identify("invisibility").face(card).act("invisible");
      CHECK_MESSAGE(scene.time_lost() == 2, card);  // no Frost, no Undying
      CHECK_MESSAGE(scene.items('A') == "goblin_1", card);
      CHECK_MESSAGE(scene.asks() == "loot", card);
    }
  }

  TEST_CASE("OD-7.3: Flames, Frost and Drain act before anything else of the encounter") {
    Scene flames("mage", "lichs_tomb");
    flames.stored('A', 1).face("fire_elemental_1");
    CHECK(flames.damage('A') == 1);
    CHECK(flames.asks() == "feat");
    Scene frost("mage", "lichs_tomb");
    frost.stored('A', 1).deck(10).face("ice_elemental_1");
    CHECK(frost.deck() == 7);
    CHECK(frost.asks() == "feat");
    Scene drain("mage", "lichs_tomb");
    drain.stored('A', 1).item('A', "goblin_1").face("wraith_1");
    CHECK(drain.items('A') == "");
    CHECK(drain.lanterns() == 2);
    CHECK(drain.asks() == "feat");
  }

  TEST_CASE("OD-7.4: the option's time is lost at once and the other option is out of play") {
    Scene scene("rogue", "lichs_tomb");
    scene.deck(20).face("flame_statues_1");
    CHECK(scene.legal() == Texts{"option a", "option b"});
    CHECK(scene.refused("ready") == "OD-7.4");
    Scene other = scene;
    scene.act("option a");
    CHECK(scene.deck() == 17);
    scene.act("ready").roll("M 1 1");
    CHECK(scene.boxes() == "M8w{D2 T3} M4{arm}");
    other.act("option b");
    CHECK(other.deck() == 20);
    other.act("ready").roll("A 1 1 1 1");
    CHECK(other.boxes() == "A14w{D3 T1} A4{arm}");
  }

  TEST_CASE("OD-7.5: each hero may use the feat once, in any order, and later choices see earlier results") {
    Scene scene({"rogue", "archer"}, "lichs_tomb");
    scene.face("ogre_1");
    CHECK(scene.legal() == Texts{"feat A 1", "feat B 1", "ready"});
    scene.act("feat B 1").roll("B.H 5 3");
    scene.act("drop 3");
    CHECK(scene.pool() == "B.H5");
    CHECK(scene.legal() == Texts{"feat A 1", "ready"});
    CHECK(scene.refused("feat B 1") == "OD-7.5");
    scene.act("feat A 1").roll("A.H 6");
    CHECK(scene.pool() == "A.H6 B.H5");
    CHECK(scene.asks() == "roll");  // nobody is left, step 4
    Scene other({"rogue", "archer"}, "lichs_tomb");
    other.face("ogre_1").act("feat A 1").roll("A.H 6");
    CHECK(other.legal() == Texts{"feat B 1", "ready"});
    other.act("ready");
    CHECK(other.asks() == "roll");
  }

  TEST_CASE("OD-7.6: in a combat one die for each icon of hero and items, in all three colours, and the bonus dice") {
    Scene scene("archer", "lichs_tomb");
    scene.level(2).item('A', "goblin_1").item('A', "ogre_2").face("bandit_1");
    scene.act("ready");
    scene.roll("S 1 2 3; A 1 2 3; M 1 2 3; H 4");  // 2 + 1, 3, 2 + 1 and the bonus die of level 2
    CHECK(scene.asks() == "dice");
  }

  TEST_CASE("OD-7.6: in a peril only dice of the option's colour, and the bonus dice") {
    Scene scene("warrior", "lichs_tomb");
    scene.level(4).item('A', "goblin_1").face("cave_in_1").act("option a");
    scene.roll("S 1 2 3 4 5; H 1 2");
    CHECK(scene.asks() == "dice");
    Scene agility("warrior", "lichs_tomb");
    agility.face("cave_in_1").act("option b");
    agility.roll("A 1 2");
    CHECK(agility.asks() == "dice");
  }

  TEST_CASE("OD-7.6: a hero without an icon of the colour rolls nothing") {
    Scene scene({"mage", "rogue"}, "lichs_tomb");
    scene.face("cave_in_1").act("option a").act("ready");  // strength: nobody has any
    CHECK(scene.asks() == "dice");
    CHECK(scene.pool() == "");
  }

  TEST_CASE("OD-7.7: a combat has the foe's boxes and the right boxes of the floors in force") {
    Scene scene("warrior", "hydras_reef");
    scene.floor(2).dice_step("bandit_1", "");
    CHECK(scene.boxes() == "A8w{D2} A3{D1} A4{T1} S5{T2} S5{D1 T1} A3{D1} A5{D1} S5{D1 T1}");
    CHECK(scene.refused("cover 9 S1") == "OD-0.8");
    scene.dice_step("bandit_1", "S6");
    CHECK(scene.refused("cover 9 S6") == "OD-7.7");
  }

  TEST_CASE("OD-7.7: a peril has the option's wide box and the left boxes, which take its colour") {
    Scene scene("warrior", "hydras_reef");
    scene.floor(2).dice_step("cave_in_1 a", "S6");
    CHECK(scene.boxes() == "S6w{D1 T3} S5{D1 T1} S3{arm}");
    scene.dice_step("cave_in_1 b", "A6");
    CHECK(scene.boxes() == "A11w{D2 T2} A5{D1 T1} A3{arm}");
  }

  TEST_CASE("OD-7.8: in the dice step the party acts in any order and ends it whenever it wants") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "valor").identify("mana").potions(1).dice_step("ogre_1", "S5 S5 A3 A4 M1");
    CHECK(scene.legal("finish"));
    scene.act("cover 2 A4").act("potion mana A").roll("M 1 2 3").act("make A M1 M1").act("use A valor").roll("H 6");
    scene.act("cover 7 S5");
    CHECK(scene.pool() == "S5 A3 M2 M3 H1 H6");
    CHECK(scene.refused("explore") == "OD-7.8");
    CHECK(scene.refused("heal A") == "OD-7.8");
    scene.act("finish");
    CHECK(scene.told("consequences") == 1);
    Scene nothing("warrior", "lichs_tomb");
    nothing.damage('A', 0).dice_step("cave_in_1 a", "S6").act("finish");  // nothing covered
    CHECK(nothing.damage('A') == 1);
  }

  TEST_CASE("OD-7.9: then consequences, loot and levels") {
    Scene scene("warrior", "lichs_tomb");
    scene.xp({"ogre_2"}).dice_step("ogre_1", "").all_covered_but({3}).act("finish");
    CHECK(scene.damage('A') == 2);
    CHECK(scene.asks() == "loot");
    scene.act("loot xp");
    CHECK(scene.asks() == "level");
    scene.act("level 4 4");
    CHECK(scene.told("turn.began") == 1);
  }

  TEST_CASE("OD-7.10: after step 9 every die of the encounter is back in the supply") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("bandit_1", "S1 S2 A3 M4 H5").act("cover 2 H5").act("finish");
    scene.act("loot xp");
    CHECK(scene.pool() == "");
    CHECK(int{scene.state.laid_count} == 0);
    scene.stored('A', 0).identify("invisibility").face("ogre_1");
    CHECK(scene.supply('S') == 8);
    CHECK(scene.supply('A') == 8);
    CHECK(scene.supply('M') == 8);
    CHECK(scene.supply('H') == 6);
  }
}
