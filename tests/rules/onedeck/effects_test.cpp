// Section 22 of docs/rules/onedeck.md: every kind of effect that is used, alone and together with what reacts to it.
// The ids are those of the rules that the table of the section names for the kind.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

namespace {

Scene with_skill(std::string_view skill, std::string_view pool, std::string_view card = "ogre_1") {
  Scene scene("warrior", "dragons_cave");
  scene.skill('A', skill).dice_step(card, pool);
  return scene;
}

}  // namespace

TEST_SUITE("One Deck Dungeon: effect vocabulary") {
  TEST_CASE("OD-8.2: gain takes dice from the supply and sets them, roll takes them and rolls them") {
    Scene gain = with_skill("crushing_fist", "M6");
    gain.act("use A crushing_fist M6");
    CHECK(gain.pool() == "S6 S6");
    CHECK(gain.supply('S') == 6);
    CHECK(gain.told("dice.rolled") == 0);
    Scene roll = with_skill("flurry", "S1 S2");
    roll.act("use A flurry S1 S2");
    CHECK(roll.asks() == "roll");
    roll.roll("S 3; A 4 5");
    CHECK(roll.pool() == "S3 A4 A5");
  }

  TEST_CASE("OD-8.3: of several dice only those the supply has are gained or rolled, each colour by itself") {
    Scene gain = with_skill("crushing_fist", "S1 S1 S1 S1 S1 S1 S1 M6");
    gain.act("use A crushing_fist M6");
    CHECK(gain.pool() == "S1 S1 S1 S1 S1 S1 S1 S6");
    Scene roll = with_skill("flurry", "S1 S1 A1 A1 A1 A1 A1 A1 A1 A1");
    roll.act("use A flurry S1 S1").roll("S 6");
    CHECK(roll.asks() == "dice");
    CHECK(roll.pool() == "S6 A1 A1 A1 A1 A1 A1 A1 A1");
  }

  TEST_CASE("OD-8.6: option_color rolls a die of the option's colour") {
    Scene scene("warrior", "dragons_cave");
    scene.talent('A', "guile").dice_step("arrow_wall_1 a", "");
    scene.act("use A guile").roll("M 6");
    CHECK(scene.pool() == "M6");
  }

  TEST_CASE("OD-8.6: gain ignores a colour that is not allowed in the peril") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "flameweave").dice_step("locked_door_1 a", "A2 H6");
    CHECK(scene.refused("use A flameweave H6") == "OD-11.9");
    Scene magic("warrior", "dragons_cave");
    magic.skill('A', "flameweave").dice_step("arrow_wall_1 a", "H6");
    magic.act("use A flameweave H6");
    CHECK(magic.pool() == "M5");
  }

  TEST_CASE("OD-D19: set_value sets up to its number of dice, a die that shows the value already does not fit") {
    Scene scene = with_skill("consistency", "A1 S4 S2 M6 H3");
    scene.act("use A consistency A1");
    CHECK(scene.legal() == Texts{"pick S2", "pick M6", "pick H3"});  // one at least, S4 does not fit
    scene.act("pick S2").act("pick M6");
    CHECK(scene.legal() == Texts{"pick H3", "done"});
    scene.act("done");
    CHECK(scene.pool() == "S4 S4 M4 H3");
  }

  TEST_CASE("OD-D19: set_value of two dice takes all that fit if there are fewer, and no heroic ones") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("heroism").dice_step("ogre_1", "S6 A2 H1");
    scene.act("potion heroism A");
    CHECK(scene.asks() == "dice");
    CHECK(scene.pool() == "S6 A6 H1");
    CHECK(scene.refused("potion heroism A") == "OD-11.5");  // no token is left
    Scene none("warrior", "dragons_cave");
    none.identify("heroism").dice_step("ogre_1", "S6 H1");
    CHECK(none.refused("potion heroism A") == "OD-11.9");
  }

  TEST_CASE("OD-D19: just_gained means the dice of the step before, though others look alike") {
    Scene scene = with_skill("triple_strike", "S1 S1 S1 A5 M2");
    scene.act("use A triple_strike S1 S1 S1");
    CHECK(scene.legal() == Texts{"pick S5", "pick A5", "pick M5"});
    scene.act("pick M5");
    CHECK(scene.pool() == "S5 A5 A5 M2 M6");
    Scene exhausted = with_skill("triple_strike", "S1 S1 S1 A5 A5 A5 A5 A5 A5 A5 A5 M1 M1 M1 M1 M1 M1 M1 M1");
    exhausted.act("use A triple_strike S1 S1 S1");  // only the strength die can be gained
    CHECK(exhausted.asks() == "dice");
    CHECK(exhausted.pool() == "S6 A5 A5 A5 A5 A5 A5 A5 A5 M1 M1 M1 M1 M1 M1 M1 M1");
  }

  TEST_CASE("OD-R30: set_by_value takes up to five dice of one value") {
    Scene scene = with_skill("chaotic_aura", "S1 S1 A1 A1 M1 M1 M6 H4", "ogre_2");
    scene.act("use A chaotic_aura M6").act("value 1");
    for (const char* die : {"pick S1", "pick S1", "pick A1", "pick A1", "pick M1"}) scene.act(die);
    CHECK(scene.asks() == "dice");  // five
    CHECK(scene.pool() == "S6 S6 A6 A6 M1 M6 H4");
  }

  TEST_CASE("OD-8.8: reroll: Lucky Familiar rerolls exactly one die or raises one") {
    Scene scene = with_skill("lucky_familiar", "S1 A6");
    Scene raise = scene;
    scene.act("use A lucky_familiar/1");
    CHECK(scene.legal() == Texts{"pick S1", "pick A6"});  // a 6 may be rerolled too
    scene.act("pick S1").roll("S 4");
    CHECK(scene.pool() == "S4 A6");
    raise.act("use A lucky_familiar/2");
    CHECK(raise.asks() == "dice");  // only the S1 can be raised
    CHECK(raise.pool() == "S2 A6");
    CHECK(raise.refused("use A lucky_familiar/1") == "OD-11.1");  // a choice: one of the two
  }

  TEST_CASE("OD-8.7: the steps of Clarity are roll events of their own, and its reroll takes every 1 and 2") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("clarity").dice_step("glooping_ooze_1", "S1 S2 S3 H2");
    scene.act("potion clarity A");
    scene.roll("S 1 1; H 5");
    CHECK(scene.time_lost() == 2);  // Split, before the extra die is rolled
    CHECK(scene.asks() == "roll");
    scene.roll("H 1");
    CHECK(scene.time_lost() == 3);
    CHECK(scene.pool() == "S1 S1 S3 H1 H5");
  }

  TEST_CASE("OD-R24: rerolled dice are subject to Ethereal, Weakness Curse and Poison Aura") {
    Scene ethereal("warrior", "dragons_cave");
    ethereal.talent('A', "crafty").dice_step("phantom_1", "S6");
    ethereal.act("use A crafty").roll("S 3");
    CHECK(ethereal.pool() == "");
    CHECK(ethereal.supply('S') == 8);
    Scene curse("warrior", "lichs_tomb");
    curse.floor(2).talent('A', "crafty").dice_step("ogre_1", "S6");
    curse.act("use A crafty").roll("S 2");
    CHECK(curse.pool() == "");
    Scene aura("warrior", "hydras_reef");
    aura.floor(3).talent('A', "crafty").dice_step("ogre_1", "H6");
    aura.act("use A crafty").roll("H 6");
    CHECK(aura.pool() == "H5");
  }

  TEST_CASE("OD-8.8: gained, raised, set, recoloured and made dice are not rolled and trigger nothing") {
    Scene scene("warrior", "hydras_reef");
    scene.floor(3).skill('A', "critical_strikes").skill('A', "accuracy").skill('A', "cleave");
    scene.dice_step("phantom_1", "S1 A1 A1 A1 A1 A3");
    scene.act("use A critical_strikes").act("pick A3");
    CHECK(scene.pool() == "S1 A1 A1 A1 A1 H3");  // not lowered, not discarded
    scene.act("use A accuracy A1 A1 A1");
    CHECK(scene.pool() == "S1 A1 H3 H6");
    scene.act("make A S1 H3");
    CHECK(scene.pool() == "A1 H1 H6");
  }

  TEST_CASE("OD-D19: recolor keeps the values and takes no more dice than the supply has of the other colour") {
    Scene scene = with_skill("critical_strikes", "A2 A5 A6 S1");
    scene.act("use A critical_strikes").act("pick A5").act("pick A6");
    CHECK(scene.pool() == "S1 A2 H5 H6");
    CHECK(scene.supply('A') == 7);
    CHECK(scene.supply('H') == 4);
    Scene one = with_skill("critical_strikes", "A2 A5 H1 H1 H1 H1 H1");
    one.act("use A critical_strikes").act("pick A2");
    CHECK(one.asks() == "dice");  // there was one heroic die
    CHECK(one.pool() == "A5 H1 H1 H1 H1 H1 H2");
    Scene none = with_skill("critical_strikes", "A2 A5 H1 H1 H1 H1 H1 H1");
    CHECK(none.refused("use A critical_strikes") == "OD-11.9");
  }

  TEST_CASE("OD-8.3: exchange gives a strength 6 for each 5 of any colour, as far as there are strength dice") {
    Scene scene = with_skill("brute_force", "S5 A5 M4 H5");
    scene.act("use A brute_force");
    CHECK(scene.legal() == Texts{"pick S5", "pick A5", "pick H5"});
    scene.act("pick A5").act("pick H5");
    CHECK(scene.pool() == "S5 S6 S6 M4");
    CHECK(scene.supply('A') == 8);
    Scene scarce = with_skill("brute_force", "S1 S1 S1 S1 S1 S1 S1 A5 M5");
    scarce.act("use A brute_force").act("pick A5").act("pick M5");
    CHECK(scarce.pool() == "S1 S1 S1 S1 S1 S1 S1 S6");  // one strength die was left
    Scene none = with_skill("brute_force", "S1 S1 S1 S1 S1 S1 S1 S1 A5");
    CHECK(none.refused("use A brute_force") == "OD-11.9");
  }

  TEST_CASE("OD-11.8: prevent adds damage and time, in a boss round its boss_damage") {
    Scene scene = with_skill("dodge", "A1");
    scene.act("use A dodge A1");
    CHECK(scene.about<Event::Type::Prevented>().damage == 1);
    Scene boss("warrior", "dragons_cave");
    boss.skill('A', "dodge").talent('A', "grit").boss_step("A1").all_covered_but({3, 5, 7});
    CHECK(boss.toll() == "D3 T0");
    boss.act("use A dodge A1");
    CHECK(boss.toll() == "D1 T0");
    boss.act("use A grit");
    CHECK(boss.toll() == "D0 T0");
  }

  TEST_CASE("OD-R11: prevented damage lets no Blade Storm rise, and Armor and Kiting come after it") {
    Scene grit("warrior", "lichs_tomb");
    grit.floor(3).talent('A', "grit").dice_step("ogre_1", "").all_covered_but({3});  // D2
    CHECK(grit.toll() == "D3 T0");
    grit.act("use A grit");
    CHECK(grit.toll() == "D2 T0");  // 2 - 1 + 1
    Scene kiting("archer", "lichs_tomb");
    kiting.floor(3).dice_step("ogre_1", "").all_covered_but({1});  // D1
    CHECK(kiting.toll() == "D2 T0");                               // 1 + 1: not 1 any more when Kiting looks
    Scene armor("paladin", "lichs_tomb");
    armor.floor(3).dice_step("ogre_1", "").all_covered_but({5});  // D3
    CHECK(armor.toll() == "D2 T0");                               // 3 + 1, halved; not 3 halved + 1
  }

  TEST_CASE("OD-R11: Freezing Winds add damage that Kiting then turns into time") {
    Scene scene("archer", "yetis_cavern");
    scene.dice_step("skeleton_1", "").all_covered_but({6, 7});  // T2 and T1
    CHECK(scene.toll() == "D0 T4");
  }

  TEST_CASE("OD-7.2: skip_encounter is offered before the encounter and never in the dice step") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("invisibility").deck(10).face("ice_elemental_1").act("invisible");
    CHECK(scene.deck() == 8);
    CHECK(scene.asks() == "loot");
    Scene late("warrior", "dragons_cave");
    late.identify("invisibility").dice_step("ogre_1", "");
    CHECK(late.refused("potion invisibility A") == "OD-11.6");
  }
}
