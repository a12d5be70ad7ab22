// Chapter 17 of docs/rules/onedeck.md: the heroes.
#include <doctest/doctest.h>

#include <algorithm>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: heroes") {
  TEST_CASE("OD-17.1: a feat is used once per encounter, in step 3 only") {
    Scene scene("mage", "dragons_cave");
    scene.stored('A', 2).face("ogre_1");
    CHECK(scene.legal() == Texts{"feat A 1", "feat A 2", "ready"});
    scene.act("feat A 1").roll("H 4");
    CHECK(scene.asks() == "roll");  // a die is still stored, but the feat is used: step 4
    scene.roll("S 1; A 1 1; M 1 1 1 1");
    CHECK(scene.asks() == "dice");
    CHECK(scene.refused("feat A 1") == "OD-7.8");
  }

  TEST_CASE("OD-17.1: a feat is not a skill") {
    Scene scene("mage", "dragons_cave");
    scene.stored('A', 1).face("shadow_1").act("feat A 1").roll("H 4");
    CHECK(scene.told("skill.used") == 0);
    CHECK(scene.time_lost() == 0);  // no Fade
  }

  TEST_CASE("OD-17.2: a stored die leaves the supply, up to the cap of 2 or 1") {
    Scene solo("warrior", "dragons_cave");
    solo.dice_step("ogre_1", "").all_covered_but({5});  // D3
    CHECK(solo.supply('H') == 6);
    solo.act("finish");
    CHECK(solo.stored('A') == 2);
    Scene two({"mage", "warrior"}, "dragons_cave");
    two.stored('A', 1).act("explore");
    CHECK(two.stored('A') == 1);
  }

  TEST_CASE("OD-17.2: the feat rolls one up to all stored dice and they are ordinary dice then") {
    Scene scene("paladin", "dragons_cave");
    scene.stored('A', 2).face("ogre_1");
    CHECK(scene.state.fight.supply[3] == 4);
    scene.act("feat A 2").roll("H 3 6");
    CHECK(scene.stored('A') == 0);
    scene.roll("S 1 1 1; A 1; M 1 1 1");
    CHECK(scene.pool() == "S1 S1 S1 A1 M1 M1 M1 H3 H6");
    CHECK(scene.legal("make A S1 H3"));
    CHECK(scene.legal("cover 2 H6"));
  }

  TEST_CASE("OD-17.2: with no heroic die in the supply the store is made up for when the dice return") {
    Scene scene("warrior", "dragons_cave");
    scene.deck(0).tokens(2).dice_step("shadow_1", "S1 S2 S3 H1 H1 H1 H1 H1 H1");
    scene.skill('A', "crushing_blow");
    CHECK(scene.supply('H') == 0);
    scene.act("use A crushing_blow S1");  // Fade: the third token, 1 damage
    CHECK(scene.damage('A') == 1);
    CHECK(scene.stored('A') == 0);
    CHECK(scene.about<Event::Type::DieStored>().owed == 1);
    scene.all_covered_but({}).act("finish");
    CHECK(scene.stored('A') == 1);
  }

  TEST_CASE("OD-17.3: solo Frenzy stores a die per damage, in a party one when damage is taken") {
    Scene solo("warrior", "dragons_cave");
    solo.dice_step("ogre_1", "").all_covered_but({1});  // D1
    solo.act("finish");
    CHECK(solo.stored('A') == 1);
    Scene more("warrior", "dragons_cave");
    more.dice_step("ogre_1", "").all_covered_but({3});  // D2
    more.act("finish");
    CHECK(more.stored('A') == 2);
    Scene two({"warrior", "mage"}, "dragons_cave");
    two.dice_step("ogre_1", "").all_covered_but({1, 5});  // D4
    two.act("finish");
    CHECK(two.damage('A') == 2);
    CHECK(two.stored('A') == 1);
    CHECK(two.told("die.stored") == 1);
  }

  TEST_CASE("OD-17.3: Second Wind heals 2 when descending, only on the 1P side") {
    Scene scene("warrior", "lichs_tomb");
    scene.damage('A', 5).deck(0).end_turn().act("descend");
    CHECK(scene.damage('A') == 3);
    Scene boss("warrior", "lichs_tomb");
    boss.floor(3).damage('A', 1).deck(0).end_turn().act("descend");
    CHECK(boss.damage('A') == 0);
    Scene two({"warrior", "mage"}, "lichs_tomb");
    two.damage('A', 3).deck(0).end_turn().act("descend");
    CHECK(two.damage('A') == 3);
  }

  TEST_CASE("OD-17.3: Fearless Charge prevents 1 time in a combat") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.dice_step("bandit_1", "").all_covered_but({4});  // S5{T2}
    scene.act("use A fearless_charge");
    CHECK(scene.toll() == "D0 T1");
    scene.act("finish");
    CHECK(scene.time_lost() == 1);
    Scene peril({"warrior", "mage"}, "dragons_cave");
    peril.dice_step("locked_door_1 b", "");
    CHECK(peril.refused("use A fearless_charge") == "OD-11.2");
  }

  TEST_CASE("OD-17.4: Mana Charge stores a die when the party explores and when it flees") {
    Scene explore("mage", "dragons_cave");
    explore.act("explore");
    CHECK(explore.stored('A') == 1);
    Scene flee("mage", "dragons_cave");
    flee.closed().meet("ogre_1").act("flee");
    CHECK(flee.stored('A') == 1);
    flee.act("enter 1").card("ogre_2").act("flee");
    CHECK(flee.stored('A') == 2);
    Scene face("mage", "dragons_cave");
    face.meet("ogre_1").act("face");
    CHECK(face.stored('A') == 0);
  }

  TEST_CASE("OD-17.4: Shield Aura prevents 1 damage in a peril") {
    Scene scene("mage", "dragons_cave");
    scene.dice_step("locked_door_1 b", "");
    CHECK(scene.toll() == "D2 T2");
    scene.act("use A shield_aura");
    CHECK(scene.toll() == "D1 T2");
    CHECK(scene.refused("use A shield_aura") == "OD-11.1");
  }

  TEST_CASE("OD-17.4: Power Transfer gives the partner a strength 1 or an agility 1") {
    Scene scene({"mage", "warrior"}, "dragons_cave");
    scene.dice_step("ogre_1", "");
    CHECK(scene.choices("use") == Texts{"use A power_transfer/1", "use A power_transfer/2", "use B fearless_charge"});
    Scene other = scene;
    scene.act("use A power_transfer/1");
    CHECK(scene.pool() == "B.S1");
    CHECK(scene.refused("use A power_transfer/2") == "OD-11.1");
    other.act("use A power_transfer/2");
    CHECK(other.pool() == "B.A1");
  }

  TEST_CASE("OD-17.5: Daring Gamble rolls one or two heroic dice, in a party one") {
    Scene solo("rogue", "dragons_cave");
    solo.face("ogre_1");
    CHECK(solo.legal() == Texts{"feat A 1", "feat A 2", "ready"});
    solo.act("feat A 2").roll("H 2 6");
    CHECK(solo.damage('A') == 0);
    CHECK(solo.time_lost() == 0);
    Scene two({"rogue", "warrior"}, "dragons_cave");
    two.face("ogre_1");
    CHECK(two.legal() == Texts{"feat A 1", "ready"});
  }

  TEST_CASE("OD-17.5: two 1s cost 1 damage and 3 time once, the damage first") {
    Scene scene("rogue", "dragons_cave");
    scene.face("ogre_1").act("feat A 2").roll("H 1 1");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.time_lost() == 3);
    const Texts events = scene.events();
    CHECK(std::find(events.begin(), events.end(), "hero.damaged") <
          std::find(events.begin(), events.end(), "time.lost"));
    scene.roll("S 2; A 2 2 2 2; M 2 2");
    CHECK(scene.pool() == "S2 A2 A2 A2 A2 M2 M2 H1 H1");  // the dice stay
  }

  TEST_CASE("OD-17.5: the gamble's penalty comes before the Ooze's Split and the Phantom's Ethereal") {
    Scene ooze("rogue", "dragons_cave");
    ooze.face("glooping_ooze_1").act("feat A 1").roll("H 1");
    CHECK(ooze.about<Event::Type::TimeLost>().time == 3);
    CHECK(ooze.time_lost() == 4);
    Scene phantom("rogue", "dragons_cave");
    phantom.face("phantom_1").act("feat A 1").roll("H 1");
    CHECK(phantom.damage('A') == 1);  // the 1 was rolled, though it is discarded
    CHECK(phantom.told("dice.dropped") == 1);
  }

  TEST_CASE("OD-17.5: Stealth may place the deck's top card as a door when fleeing") {
    Scene scene("rogue", "dragons_cave");
    scene.deck(10).meet("ogre_1");
    const int deck = scene.deck();
    scene.act("flee");
    CHECK(scene.legal() == Texts{"add", "no"});
    Scene other = scene;
    scene.act("add");
    CHECK(scene.doors() == "ogre_1 ?");
    CHECK(scene.deck() == deck - 1 - 2);  // the next step (b) follows
    other.act("no");
    CHECK(other.doors() == "ogre_1");
  }

  TEST_CASE("OD-17.5: Stealth needs a free place and a card") {
    Scene full("rogue", "dragons_cave");
    full.closed().closed().closed().meet("ogre_1").act("flee");
    CHECK(full.asks() == "act");
    Scene empty("rogue", "dragons_cave");
    empty.closed().deck(0);
    empty.act("enter 1").card("ogre_1").act("flee");
    CHECK(empty.asks() == "descend");
    Scene maze("rogue", "minotaurs_maze");  // limit 3
    maze.closed().closed().meet("ogre_1").act("flee");
    CHECK(maze.asks() == "act");
  }

  TEST_CASE("OD-17.5: Dungeoneering lets the partner reroll any of their 1s in a peril") {
    Scene scene({"rogue", "warrior"}, "dragons_cave");
    scene.dice_step("locked_door_1 b", "A.S1 B.S1 B.S1 B.S3 B.H1");
    scene.act("use A dungeoneering");
    CHECK(scene.actor() == 'B');
    CHECK(scene.legal() == Texts{"pick B.S1", "pick B.H1"});
    scene.act("pick B.S1").act("done").roll("B.S 6");
    CHECK(scene.pool() == "A.S1 B.S1 B.S3 B.S6 B.H1");
    Scene combat({"rogue", "warrior"}, "dragons_cave");
    combat.dice_step("ogre_1", "B.S1");
    CHECK(combat.refused("use A dungeoneering") == "OD-11.2");
  }

  TEST_CASE("OD-17.6: Valiant stores a die when a closed door of 4 lanterns is opened, even if the party flees") {
    Scene scene("paladin", "dragons_cave");
    scene.meet("ogre_1");
    CHECK(scene.stored('A') == 1);
    scene.act("flee");
    CHECK(scene.stored('A') == 1);
    Scene small("paladin", "dragons_cave");
    small.meet("bandit_1");  // 3
    CHECK(small.stored('A') == 0);
    Scene open("paladin", "dragons_cave");
    open.face("ogre_1");  // it was open before
    CHECK(open.stored('A') == 0);
  }

  TEST_CASE("OD-17.6: Support Aura lets the partner reroll any of their 1s in a combat") {
    Scene scene({"warrior", "paladin"}, "dragons_cave");
    scene.dice_step("ogre_1", "A.S1 A.A1 A.S2 B.S1");
    scene.act("use B support_aura");
    CHECK(scene.actor() == 'A');
    scene.act("pick A.S1").act("pick A.A1").roll("A.S 4; A.A 5");
    CHECK(scene.pool() == "A.S2 A.S4 A.A5 B.S1");
    CHECK(scene.refused("use B support_aura") == "OD-11.1");
  }

  TEST_CASE("OD-17.7: Armor takes away half of the damage, rounded down") {
    const auto toll_of = [](std::initializer_list<int> open) {
      Scene scene("paladin", "dragons_cave");
      scene.dice_step("ogre_1", "").all_covered_but(open);
      return scene.toll();
    };
    CHECK(toll_of({1}) == "D1 T0");     // of 1
    CHECK(toll_of({3}) == "D1 T0");     // of 2
    CHECK(toll_of({5}) == "D2 T0");     // of 3
    CHECK(toll_of({1, 5}) == "D2 T0");  // of 4
    CHECK(toll_of({3, 5}) == "D3 T0");  // of 5
  }

  TEST_CASE("OD-17.7: no other damage prevention works for the solo Paladin") {
    Scene scene("paladin", "dragons_cave");
    scene.skill('A', "goblin_2").talent('A', "grit").dice_step("ogre_1", "A1");
    CHECK(scene.refused("use A dodge A1") == "OD-11.9");
    CHECK(scene.refused("use A grit") == "OD-11.9");
    Scene boss("paladin", "dragons_cave");
    boss.skill('A', "goblin_2").talent('A', "grit").boss_step("A1");
    CHECK(boss.refused("use A dodge A1") == "OD-11.9");
    CHECK(boss.refused("use A grit") == "OD-11.9");
    Scene two({"paladin", "mage"}, "dragons_cave");
    two.skill('A', "goblin_2").dice_step("ogre_1", "A.A1");
    CHECK(two.legal("use A dodge A.A1"));  // Armor is on the 1P side only
  }

  TEST_CASE("OD-17.8: Eagle Eye loses 2 time, rolls two and discards one; solo also 4 time for three dice") {
    Scene scene("archer", "dragons_cave");
    scene.deck(20).face("ogre_1");
    CHECK(scene.legal() == Texts{"feat A 1", "feat A 2", "ready"});
    Scene three = scene;
    scene.act("feat A 1");
    CHECK(scene.time_lost() == 2);
    scene.roll("H 3 5");
    CHECK(scene.legal() == Texts{"drop 3", "drop 5"});
    scene.act("drop 3").roll("S 1 1; A 1 1 1; M 1 1");
    CHECK(scene.pool() == "S1 S1 A1 A1 A1 M1 M1 H5");
    three.act("feat A 2");
    CHECK(three.time_lost() == 4);
    three.roll("H 2 4 6");
    CHECK(three.legal() == Texts{"drop 2", "drop 4", "drop 6"});
    Scene two({"archer", "warrior"}, "dragons_cave");
    two.face("ogre_1");
    CHECK(two.legal() == Texts{"feat A 1", "ready"});
  }

  TEST_CASE("OD-17.8: the discard is chosen before the Ooze counts its 1s") {
    Scene scene("archer", "dragons_cave");
    scene.face("glooping_ooze_1").act("feat A 1").roll("H 1 5").act("drop 1");
    CHECK(scene.time_lost() == 0);
    Scene keep("archer", "dragons_cave");
    keep.face("glooping_ooze_1").act("feat A 1").roll("H 1 5").act("drop 5");
    CHECK(keep.time_lost() == 1);
  }

  TEST_CASE("OD-17.8: Kiting turns exactly 1 damage of a combat into 1 time") {
    Scene scene("archer", "dragons_cave");
    scene.dice_step("ogre_1", "").all_covered_but({1});
    CHECK(scene.toll() == "D0 T1");
    Scene two("archer", "dragons_cave");
    two.dice_step("ogre_1", "").all_covered_but({3});
    CHECK(two.toll() == "D2 T0");
    Scene peril("archer", "dragons_cave");
    peril.dice_step("locked_door_1 a", "").all_covered_but({1});
    CHECK(peril.toll() == "D1 T4");
  }

  TEST_CASE("OD-17.8: the time of Kiting starts no new Freezing Winds") {
    Scene scene("archer", "yetis_cavern");
    scene.dice_step("skeleton_1", "").all_covered_but({4, 7});  // S5{D1 T1} M3{T1}
    CHECK(scene.toll() == "D0 T3");
  }

  TEST_CASE("OD-17.8: Combined Shot raises one strength die of the partner by 1") {
    Scene scene({"archer", "warrior"}, "dragons_cave");
    scene.dice_step("ogre_1", "A.S2 B.S2 B.S5 B.S6 B.A2 B.H2");
    scene.act("use A combined_shot");
    CHECK(scene.actor() == 'B');
    CHECK(scene.legal() == Texts{"pick B.S2", "pick B.S5"});  // no 6, no agility, no heroic die
    scene.act("pick B.S5");
    CHECK(scene.pool() == "A.S2 B.S2 B.S6 B.S6 B.A2 B.H2");
  }
}
