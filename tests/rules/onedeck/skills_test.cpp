// Chapter 11 of docs/rules/onedeck.md: skills, potions, talents.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: skills and potions") {
  TEST_CASE("OD-11.1: each hero who has a skill may use it once per encounter") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.skill('A', "beetle_2").skill('B', "cave_in_2");  // both are Crushing Blow
    scene.dice_step("ogre_1", "A.S1 A.S2 B.S1 B.S2");
    scene.act("use A crushing_blow A.S1");
    CHECK(scene.refused("use A crushing_blow A.S2") == "OD-11.1");
    scene.act("use B crushing_blow B.S2");
    CHECK(scene.pool() == "A.S2 A.S6 B.S1 B.S6");
    CHECK(scene.choices("use") == Texts{"use A fearless_charge", "use B power_transfer/1", "use B power_transfer/2"});
    CHECK(scene.refused("use B crushing_blow B.S1") == "OD-11.1");
    CHECK(scene.refused("use A dexterity A.S2") == "OD-11.1");  // nobody has it
  }

  TEST_CASE("OD-11.1: starting skill, Basic Skill, learned skills and talents of mode skill are a hero's skills") {
    Scene scene({"archer", "warrior"}, "dragons_cave");
    scene.skill('A', "valor").basic('A', "basic_step").talent('A', "crafty");
    scene.dice_step("ogre_1", "A.A2 B.S3");
    CHECK(scene.choices("use") == Texts{"use A combined_shot", "use A basic_step A.A2", "use A valor", "use A crafty",
                                        "use B fearless_charge"});
  }

  TEST_CASE("OD-11.1: a skill may be used once in every boss round") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "valor").boss_step("").all_covered_but({3});
    scene.act("use A valor").roll("H 5");
    CHECK(scene.refused("use A valor") == "OD-11.1");
    scene.act("finish");
    scene.roll("S 1 1 1 1; A 1 1; M 1");
    CHECK(scene.asks() == "dice");
    CHECK(scene.legal("use A valor"));
  }

  TEST_CASE("OD-11.2: a skill is used where its card says, combat skills in boss rounds too") {
    Scene combat("mage", "dragons_cave");
    combat.skill('A', "steady_hands").skill('A', "valor").dice_step("ogre_1", "S1");
    CHECK(combat.refused("use A steady_hands") == "OD-11.2");
    CHECK(combat.refused("use A shield_aura") == "OD-11.2");
    CHECK(combat.legal("use A valor"));

    Scene peril("mage", "dragons_cave");
    peril.skill('A', "steady_hands").skill('A', "valor").dice_step("locked_door_1 a", "A1");
    CHECK(peril.legal("use A steady_hands"));
    CHECK(peril.legal("use A shield_aura"));
    CHECK(peril.refused("use A valor") == "OD-11.2");

    Scene boss("mage", "dragons_cave");
    boss.skill('A', "steady_hands").skill('A', "valor").boss_step("S1");
    CHECK(boss.legal("use A valor"));
    CHECK(boss.refused("use A steady_hands") == "OD-11.2");
    CHECK(boss.refused("use A shield_aura") == "OD-11.2");
  }

  TEST_CASE("OD-11.2: passive skills are not used") {
    const std::pair<const char*, const char*> heroes[] = {
        {"warrior", "second_wind"}, {"rogue", "stealth"}, {"paladin", "armor"}, {"archer", "kiting"}};
    for (const auto& [hero, skill] : heroes) {
      CAPTURE(skill);
      Scene scene(hero, "dragons_cave");
      scene.dice_step("ogre_1", "S1");
      CHECK(scene.refused("use A " + std::string(skill)) == "OD-11.2");
    }
  }

  TEST_CASE("OD-11.3: a dice cost is exactly so many own dice of the colour, heroic dice may stand for it") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "persistence").dice_step("ogre_1", "S1 S4 A6 H2");
    CHECK(scene.choices("use") ==
          Texts{"use A persistence S1 S4", "use A persistence S1 H2", "use A persistence S4 H2"});
    CHECK(scene.refused("use A persistence S1") == "OD-11.3");
    CHECK(scene.refused("use A persistence S1 S4 H2") == "OD-11.3");
    CHECK(scene.refused("use A persistence S1 A6") == "OD-11.3");
    CHECK(scene.refused("use A persistence") == "OD-11.3");
  }

  TEST_CASE("OD-11.3: only own dice can pay, and a free skill takes none") {
    Scene scene({"warrior", "paladin"}, "dragons_cave");
    scene.skill('A', "persistence").skill('B', "valor").dice_step("ogre_1", "A.S1 B.S4 B.H4");
    CHECK(scene.refused("use A persistence A.S1 B.S4") == "OD-11.3");
    CHECK(scene.refused("use A persistence A.S1 B.H4") == "OD-11.3");
    CHECK(scene.refused("use B valor B.S4") == "OD-11.3");
    CHECK(scene.legal("use B valor"));
  }

  TEST_CASE("OD-11.3: mana is a tight set, heroic dice included, and the surplus is lost") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "flameweave").skill('A', "shimmerblast").dice_step("ogre_1", "M1 M6 H2");
    CHECK(scene.choices("use").size() == 4);
    CHECK(scene.legal("use A flameweave M6"));
    CHECK(scene.legal("use A flameweave H2"));
    CHECK(scene.legal("use A shimmerblast M6"));
    CHECK(scene.legal("use A shimmerblast M1 H2"));
    CHECK(scene.refused("use A flameweave M1 H2") == "OD-11.3");
    scene.act("use A flameweave M6");  // 2 were needed
    CHECK(scene.pool() == "M1 M5 H2");
    CHECK(scene.refused("use A shimmerblast M1") == "OD-11.3");
  }

  TEST_CASE("OD-11.4: paid dice are in the supply before the effect") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "crushing_blow").dice_step("ogre_1", "S1 S1 S1 S1 S1 S1 S1 S1");
    CHECK(scene.supply('S') == 0);
    scene.act("use A crushing_blow S1");
    CHECK(scene.pool() == "S1 S1 S1 S1 S1 S1 S1 S6");

    Scene heroic("warrior", "dragons_cave");
    heroic.skill('A', "shimmerblast").dice_step("ogre_1", "H1 H1 H1 H1 H1 H3");
    heroic.act("use A shimmerblast H3").roll("H 6");
    CHECK(heroic.pool() == "H1 H1 H1 H1 H1 H6");
  }

  TEST_CASE("OD-11.5: a potion costs a token and acts on the hero who is named, as often as there are tokens") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.identify("mana").potions(3).dice_step("ogre_1", "");
    CHECK(scene.choices("potion") == Texts{"potion mana A", "potion mana B"});
    scene.act("potion mana B").roll("B.M 1 2 3");
    CHECK(scene.pool() == "B.M1 B.M2 B.M3");
    CHECK(scene.potions() == 2);
    scene.act("potion mana B").roll("B.M 4 5 6");
    scene.act("potion mana A").roll("A.M 1 1");  // two magic dice were left
    CHECK(scene.potions() == 0);
    CHECK(scene.choices("potion").empty());
    CHECK(scene.refused("potion mana A") == "OD-11.5");
  }

  TEST_CASE("OD-11.5: only identified potions are used, and potions are not skills") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("mana").potions(1).dice_step("shadow_1", "S1");
    CHECK(scene.refused("potion clarity A") == "OD-11.5");
    scene.act("potion mana A").roll("M 1 2 3");
    CHECK(scene.time_lost() == 0);  // no Fade
    CHECK(scene.told("skill.used") == 0);
  }

  TEST_CASE("OD-11.6: Clarity, Heroism and Mana are used in the dice step of combats, perils and boss rounds") {
    const auto known = [](Scene& scene) -> Scene& {
      return scene.identify("clarity").identify("heroism").identify("mana").identify("invisibility").potions(4);
    };
    const Texts all = {"potion clarity A", "potion heroism A", "potion mana A"};
    Scene combat("warrior", "dragons_cave");
    known(combat).dice_step("ogre_1", "M1");
    CHECK(combat.choices("potion") == all);
    CHECK(combat.refused("potion invisibility A") == "OD-11.6");

    Scene peril("warrior", "dragons_cave");
    known(peril).dice_step("arrow_wall_1 a", "M1");
    CHECK(peril.choices("potion") == all);
    CHECK(peril.refused("potion invisibility A") == "OD-11.6");

    Scene boss("warrior", "dragons_cave");
    known(boss).boss_step("M1");
    CHECK(boss.choices("potion") == all);
    CHECK(boss.refused("potion invisibility A") == "OD-11.6");
  }

  TEST_CASE("OD-11.6: Invisibility is offered in step 0 and never against a boss") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("invisibility").face("ogre_1");
    CHECK(scene.legal() == Texts{"invisible", "fight"});
    Scene boss("warrior", "dragons_cave");
    boss.identify("invisibility").boss();
    CHECK(boss.asks() == "roll");
  }

  TEST_CASE("OD-11.7: Healing removes 3 damage at the turn's start, never more than there is") {
    Scene scene("warrior", "dragons_cave");
    scene.damage('A', 4).potions(3).turn_start();
    CHECK(scene.legal() == Texts{"heal A", "go"});
    scene.act("heal A");
    CHECK(scene.damage('A') == 1);
    scene.act("heal A");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.potions() == 1);
    CHECK(scene.asks() == "act");  // an unhurt hero cannot be healed, so nothing is left to ask
  }

  TEST_CASE("OD-11.7: Healing removes 2 damage in a dice step and needs a hero with damage") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.damage('A', 3).potions(2).dice_step("ogre_1", "");
    CHECK(scene.refused("potion healing B") == "OD-11.7");
    scene.act("potion healing A");
    CHECK(scene.damage('A') == 1);
    scene.act("potion healing A");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.potions() == 0);

    Scene boss("warrior", "dragons_cave");
    boss.damage('A', 3).boss_step("");
    boss.act("potion healing A");
    CHECK(boss.damage('A') == 1);
  }

  TEST_CASE("OD-11.7: Healing removes 2 in answer to lethal damage") {
    Scene scene("mage", "dragons_cave");
    scene.damage('A', 4).potions(1).dice_step("ogre_1", "").all_covered_but({1});  // S6w{D1}
    scene.act("finish");
    CHECK(scene.asks() == "lethal");
    scene.act("heal A");
    CHECK(scene.damage('A') == 3);
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-11.8: up to four dice are raised by one, one at least, and a 6 cannot be raised") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "cleave").dice_step("ogre_1", "S1 S2 A5 A6 M3 H4");
    scene.act("use A cleave S1");
    CHECK(scene.legal() == Texts{"pick S2", "pick A5", "pick M3", "pick H4"});  // not done, not A6
    scene.act("pick S2");
    CHECK(scene.legal("done"));
    scene.act("pick A5").act("pick M3").act("pick H4");
    CHECK(scene.asks() == "dice");
    CHECK(scene.pool() == "S3 A6 A6 M4 H5");
  }

  TEST_CASE("OD-11.8: prevention adds up and counts in the consequences") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "goblin_2").talent('A', "grit").dice_step("ogre_1", "A1").all_covered_but({5});  // S12w{D3}
    scene.act("use A dodge A1");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.toll() == "D2 T0");
    scene.act("use A grit");
    CHECK(scene.toll() == "D1 T0");
    scene.act("finish");
    CHECK(scene.damage('A') == 1);
  }

  TEST_CASE("OD-11.9: a skill that would do nothing is refused") {
    Scene gain("warrior", "dragons_cave");
    gain.skill('A', "dexterity").dice_step("ogre_1", "A1 A1 A1 A1 A1 A1 A1 A1 H1");
    CHECK(gain.refused("use A dexterity H1") == "OD-11.9");  // the supply has no agility die
    CHECK(gain.legal("use A dexterity A1"));                 // now it has one

    Scene raise("warrior", "dragons_cave");
    raise.skill('A', "cleave").dice_step("ogre_1", "S6 S6 A6");
    CHECK(raise.refused("use A cleave S6") == "OD-11.9");
    Scene alone("warrior", "dragons_cave");
    alone.skill('A', "cleave").dice_step("ogre_1", "S1");
    CHECK(alone.refused("use A cleave S1") == "OD-11.9");  // nothing is left once it is paid

    Scene set("warrior", "dragons_cave");
    set.skill('A', "consistency").dice_step("ogre_1", "S4 A3 M4");
    CHECK(set.refused("use A consistency A3") == "OD-11.9");  // a 4 would stay a 4
  }

  TEST_CASE("OD-11.9: a reroll always counts as change, and prevention counts whatever the boxes show") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "goblin_2").talent('A', "crafty").dice_step("ogre_1", "A6").all_covered_but({});
    CHECK(scene.uncovered() == "");
    CHECK(scene.legal("use A crafty"));
    CHECK(scene.legal("use A dodge A6"));
    Scene none("warrior", "dragons_cave");
    none.talent('A', "crafty").dice_step("ogre_1", "");
    CHECK(none.refused("use A crafty") == "OD-11.9");
  }

  TEST_CASE("OD-11.9: a potion that gives a die of a colour that is not allowed here is refused") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("mana").dice_step("locked_door_1 a", "A1");
    CHECK(scene.refused("potion mana A") == "OD-11.9");
  }

  TEST_CASE("OD-11.10: an armor_box_only die goes on armour boxes alone, also as part of a wide set") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "armor_crush").dice_step("wraith_1", "S1 M3 M4");
    CHECK(scene.boxes() == "M9w{arm} S5{arm} S3{T2} S5{D2} M6{D1 T1} S3{D1}");
    scene.act("use A armor_crush S1");
    CHECK(scene.pool() == "M3 M4 H6a");
    CHECK(scene.legal("cover 2 H6a"));
    Scene other = scene;
    scene.act("cover 1 M3 H6a");
    CHECK(scene.pool() == "M4");
    other.covered({1, 2});
    CHECK(other.refused("cover 3 H6a") == "OD-11.10");
  }

  TEST_CASE("OD-11.10: an armor_box_only die pays for nothing") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "crushing_blow").skill('A', "flameweave").dice_step("wraith_1", "H6a");
    CHECK(scene.refused("use A crushing_blow H6a") == "OD-11.10");
    CHECK(scene.refused("use A flameweave H6a") == "OD-11.10");
  }

  TEST_CASE("OD-11.10: a mana_only die is spent on a mana cost by its owner and on nothing else") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.skill('A', "mana_fountain").skill('A', "shimmerblast").skill('B', "haste").dice_step("wraith_1", "B.M1");
    scene.act("use A mana_fountain");
    CHECK(scene.pool() == "A.M6m B.M1");
    CHECK(scene.refused("cover 1 A.M6m B.M1") == "OD-11.10");
    CHECK(scene.refused("use B haste A.M6m") == "OD-11.3");
    CHECK(scene.refused("make A A.M6m B.M1") == "OD-10.5");
    scene.act("use A shimmerblast A.M6m").roll("A.H 2");
    CHECK(scene.pool() == "A.H2 B.M1");
  }

  TEST_CASE("OD-11.10: a changed die keeps its restriction") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "cleave").talent('A', "crafty").dice_step("wraith_1", "S1 H3a");
    scene.act("use A cleave S1");
    CHECK(scene.pool() == "H4a");
    scene.act("use A crafty").roll("H 5");
    CHECK(scene.pool() == "H5a");
    Scene set("warrior", "dragons_cave");
    set.skill('A', "consistency").dice_step("wraith_1", "A1 M6m");
    set.act("use A consistency A1");
    CHECK(set.pool() == "M4m");
  }

  TEST_CASE("OD-11.10: exchange and recolor do not accept restricted dice") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "brute_force").skill('A', "critical_strikes").dice_step("wraith_1", "A3a M5m");
    CHECK(scene.refused("use A brute_force") == "OD-11.9");
    CHECK(scene.refused("use A critical_strikes") == "OD-11.9");
  }

  TEST_CASE("OD-11.11: dice got in the dice step pay for other skills") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "static_burst").skill('A', "crushing_blow").dice_step("ogre_1", "M4");
    scene.act("use A static_burst M4").act("pick A4");
    CHECK(scene.pool() == "S4 A5");
    scene.act("use A crushing_blow S4");
    CHECK(scene.pool() == "S6 A5");
  }

  TEST_CASE("OD-11.12: a part of an effect that has nothing to act on is skipped") {
    Scene no_reroll("warrior", "dragons_cave");
    no_reroll.identify("clarity").dice_step("ogre_1", "S3");
    no_reroll.act("potion clarity A").roll("H 2");
    CHECK(no_reroll.pool() == "S3 H2");

    Scene no_die("warrior", "dragons_cave");
    no_die.identify("clarity").dice_step("ogre_1", "S1 H3 H3 H3 H3 H3 H3");
    no_die.act("potion clarity A").roll("S 5");
    CHECK(no_die.asks() == "dice");
    CHECK(no_die.pool() == "S5 H3 H3 H3 H3 H3 H3");
  }
}
