// OD-8: dice.
#include <doctest/doctest.h>

#include <algorithm>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

TEST_SUITE("One Deck Dungeon: dice") {
  TEST_CASE("OD-8.1: a die is in the supply, in a pool, on a box or stored, and there are never more than 8/8/8/6") {
    Scene scene("mage", "dragons_cave");
    scene.stored('A', 1).dice_step("ogre_1", "S5 A3 A4 M1 H6");
    CHECK(scene.supply('S') == 7);
    CHECK(scene.supply('A') == 6);
    CHECK(scene.supply('M') == 7);
    CHECK(scene.supply('H') == 4);  // one in the pool, one stored
    scene.act("cover 2 A4");
    CHECK(scene.pool() == "S5 A3 M1 H6");
    CHECK(scene.supply('A') == 6);  // it lies on the box
    scene.act("make A S5 M1");
    CHECK(scene.supply('S') == 8);
    CHECK(scene.supply('M') == 8);
    CHECK(scene.supply('H') == 3);
  }

  TEST_CASE("OD-8.2: rolled dice come from the supply and show what was rolled, gained dice show the stated value") {
    Scene scene("rogue", "lichs_tomb");
    scene.skill('A', "haste").skill('A', "dexterity").dice_step("ogre_1", "A1 M3");
    scene.act("use A haste M3");
    CHECK(scene.asks() == "roll");
    scene.roll("A 2 5");
    CHECK(scene.pool() == "A1 A2 A5");
    CHECK(scene.supply('A') == 5);
    scene.act("use A dexterity A1");
    CHECK(scene.asks() == "dice");
    CHECK(scene.pool() == "A2 A5 A6");
    CHECK(scene.supply('A') == 5);
  }

  TEST_CASE("OD-8.3: what the supply does not have is not taken, each colour for itself") {
    Scene scene("warrior", "lichs_tomb");
    scene.skill('A', "flurry").dice_step("ogre_1", "S1 S1 A1 A1 A1 A1 A1 A1 A1");
    CHECK(scene.supply('A') == 1);
    scene.act("use A flurry S1 S1").roll("S 4; A 3");  // two agility and one strength are asked for
    CHECK(scene.pool() == "S4 A1 A1 A1 A1 A1 A1 A1 A3");
    Scene gain("warrior", "lichs_tomb");
    gain.skill('A', "crushing_fist").dice_step("ogre_1", "S1 S1 S1 S1 S1 S1 S1 M6").act("use A crushing_fist M6");
    CHECK(gain.pool() == "S1 S1 S1 S1 S1 S1 S1 S6");  // one of two
    CHECK(gain.supply('S') == 0);
  }

  TEST_CASE("OD-8.4: if dice run short in step 4, the party chooses who takes all theirs first") {
    Scene scene({"warrior", "paladin"}, "lichs_tomb");
    scene.item('A', "goblin_1")
        .item('A', "goblin_2")
        .item('B', "wraith_1")
        .item('B', "skeleton_2")
        .item('B', "locked_door_1");
    scene.face("ogre_1");  // 5 and 5 strength icons
    CHECK(scene.asks() == "shortage");
    CHECK(scene.legal() == Texts{"first A", "first B"});
    Scene other = scene;
    scene.act("first A").roll("A.S 1 1 1 1 1; A.A 1; B.S 2 2 2; B.M 2 2");
    CHECK(scene.supply('S') == 0);
    other.act("first B").roll("A.S 1 1 1; A.A 1; B.S 2 2 2 2 2; B.M 2 2");
    CHECK(other.pool() == "A.S1 A.S1 A.S1 A.A1 B.S2 B.S2 B.S2 B.S2 B.S2 B.M2 B.M2");
  }

  TEST_CASE("OD-8.4: each short colour is chosen for itself, and eight dice are no shortage") {
    Scene scene({"warrior", "rogue"}, "lichs_tomb");
    for (const char* item : {"goblin_1", "goblin_2", "wraith_1", "skeleton_2"}) scene.item('B', item);  // strength 4
    for (const char* item : {"locked_door_1", "pit_of_spikes_2"}) scene.item('A', item);                // strength 5
    for (const char* item : {"skeleton_1", "bandit_2", "plague_rat_1"}) scene.item('A', item);          // agility 4
    for (const char* item : {"plague_rat_2", "cave_in_1"}) scene.item('B', item);                       // agility 5
    scene.face("ogre_1").act("ready");
    CHECK(scene.asks() == "shortage");
    scene.act("first B");
    CHECK(scene.asks() == "shortage");
    scene.act("first A").roll("A.S 1 1 1 1; A.A 1 1 1 1; B.S 1 1 1 1; B.A 1 1 1 1; B.M 1");
    Scene enough({"warrior", "paladin"}, "lichs_tomb");
    enough.item('A', "goblin_1").item('A', "goblin_2").item('B', "wraith_1");
    enough.face("ogre_1");
    CHECK(enough.asks() == "roll");  // 5 and 3
  }

  TEST_CASE("OD-8.5: before the roll each bonus die is given to a hero") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.level(4).face("ogre_1");
    CHECK(scene.legal() == Texts{"bonus 0 2", "bonus 1 1", "bonus 2 0"});
    CHECK(scene.refused("bonus 1 0") == "OD-8.5");
    scene.act("bonus 1 1").roll("A.S 1 1 1; A.A 1; A.H 3; B.A 1; B.M 1 1 1; B.H 4");
    CHECK(scene.pool() == "A.S1 A.S1 A.S1 A.A1 A.H3 B.A1 B.M1 B.M1 B.M1 B.H4");
  }

  TEST_CASE("OD-8.5: only heroic dice that are in the supply can be bonus dice") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.level(4).stored('A', 5).face("ogre_1").act("ready");
    CHECK(scene.legal() == Texts{"bonus 0 1", "bonus 1 0"});
    Scene none("warrior", "lichs_tomb");
    none.level(4).stored('A', 6).face("ogre_1").act("ready").roll("S 1 1 1 1; A 1 1; M 1");
    CHECK(none.asks() == "dice");
  }

  TEST_CASE("OD-8.6: in a peril dice of other colours are ignored and not drawn") {
    Scene scene("rogue", "lichs_tomb");
    scene.skill('A', "persistence").identify("mana").potions(1).dice_step("cave_in_1 b", "A3 A3 H4 H2");
    CHECK(scene.refused("potion mana A") == "OD-11.9");  // three magic dice
    const int strength = scene.supply('S');
    scene.act("use A persistence H2 H4");
    scene.roll("H 5");  // the strength die is not rolled
    CHECK(scene.asks() == "dice");
    CHECK(scene.pool() == "A3 A3 H5");
    CHECK(scene.supply('S') == strength);
  }

  TEST_CASE("OD-8.7: first the penalty of the feat, then time for rolled values") {
    Scene scene("rogue", "lichs_tomb");
    scene.face("glooping_ooze_1").act("feat A 2").roll("H 1 4");
    CHECK(scene.events() == Texts{"feat.used", "dice.rolled", "hero.damaged", "time.lost", "card.discarded",
                                  "card.discarded", "card.discarded", "time.lost", "card.discarded"});
    CHECK(scene.damage('A') == 1);
    CHECK(scene.time_lost() == 4);
    CHECK(scene.pool() == "H1 H4");
  }

  TEST_CASE("OD-8.7: a lethal penalty is answered before the time is lost and before the dice may be used") {
    Scene scene("rogue", "lichs_tomb");
    scene.damage('A', 4).potions(1).deck(10).face("ogre_1").act("feat A 2").roll("H 1 6");
    CHECK(scene.asks() == "lethal");
    CHECK(scene.pool() == "");
    CHECK(scene.deck() == 10);
    scene.act("heal A");
    CHECK(scene.damage('A') == 3);
    CHECK(scene.deck() == 7);
    CHECK(scene.pool() == "H1 H6");
  }

  TEST_CASE("OD-8.7: what is left after Eagle Eye may still be discarded by the foe") {
    Scene scene("archer", "lichs_tomb");
    scene.face("phantom_1").act("feat A 1").roll("H 1 5").act("drop 5");
    CHECK(scene.pool() == "");
    CHECK(scene.supply('H') == 6);
  }

  TEST_CASE("OD-8.7: what Eagle Eye discards does not count for Split") {
    Scene scene("archer", "lichs_tomb");
    scene.face("glooping_ooze_1").act("feat A 1").roll("H 1 5");
    CHECK(scene.asks() == "feat-discard");
    Scene other = scene;
    scene.act("drop 1");
    CHECK(scene.time_lost() == 0);
    CHECK(scene.pool() == "H5");
    other.act("drop 5");
    CHECK(other.time_lost() == 1);
    CHECK(other.pool() == "H1");
  }

  TEST_CASE("OD-8.7: time for rolled values comes before discards of rolled values") {
    Scene scene("mage", "lichs_tomb");
    scene.floor(2).face("glooping_ooze_1").roll("S 1; A 2 1; M 2 3 4 5");
    Texts events = scene.events();
    const auto at = [&](const char* name) { return std::find(events.begin(), events.end(), name) - events.begin(); };
    CHECK(scene.time_lost() == 2);
    CHECK(at("time.lost") < at("dice.dropped"));
    CHECK(at("dice.dropped") < at("boxes.active"));
    CHECK(scene.pool() == "S1 A1 M3 M4 M5");  // Weakness Curse took the 2s
  }

  TEST_CASE("OD-8.7: rolled values are discarded before heroic dice are lowered") {
    Scene scene("mage", "hydras_reef");
    scene.floor(3).stored('A', 2).face("phantom_1").act("feat A 2").roll("H 3 4");
    CHECK(scene.pool() == "H3");  // the 3 was discarded, the 4 became a 3 and stays
    Scene low("mage", "hydras_reef");
    low.floor(3).stored('A', 2).face("phantom_1").act("feat A 2").roll("H 1 2");
    CHECK(low.pool() == "H1");  // the 1 was discarded, the 2 became a 1
  }

  TEST_CASE("OD-8.7: each step of a sequence is a roll event of its own") {
    Scene scene("mage", "lichs_tomb");
    scene.identify("clarity").potions(1).dice_step("glooping_ooze_1", "S1 M2 M4");
    scene.act("potion clarity A").roll("S 1; M 1");
    CHECK(scene.time_lost() == 2);  // Split for the rerolls
    CHECK(scene.told("time.lost") == 1);
    CHECK(scene.asks() == "roll");
    scene.roll("H 1");
    CHECK(scene.told("time.lost") == 2);
    CHECK(scene.time_lost() == 3);
    CHECK(scene.pool() == "S1 M1 M4 H1");
  }

  TEST_CASE("OD-8.8: a reroll is a roll") {
    Scene scene("mage", "lichs_tomb");
    scene.talent('A', "crafty").dice_step("phantom_1", "S5 M4").act("use A crafty").act("pick S5").roll("S 3");
    CHECK(scene.pool() == "M4");  // Ethereal takes the 3
    Scene ooze("mage", "lichs_tomb");
    ooze.talent('A', "crafty").dice_step("glooping_ooze_1", "S5").act("use A crafty").roll("S 1");
    CHECK(ooze.time_lost() == 1);
  }

  TEST_CASE("OD-8.8: gained, raised, set, recoloured and created dice are not rolled") {
    Scene gained({"warrior", "mage"}, "lichs_tomb");
    gained.dice_step("glooping_ooze_1", "A.S4").act("use B power_transfer/1");
    CHECK(gained.pool() == "A.S1 A.S4");
    CHECK(gained.time_lost() == 0);
    Scene raised("mage", "lichs_tomb");
    raised.talent('A', "cunning").dice_step("phantom_1", "S2").act("use A cunning");
    if (raised.asks() == "pick") raised.act("pick S2");
    CHECK(raised.pool() == "S3");  // Ethereal discards rolled 3s only
    Scene recoloured("mage", "lichs_tomb");
    recoloured.skill('A', "critical_strikes").dice_step("phantom_1", "A3").act("use A critical_strikes");
    CHECK(recoloured.pool() == "H3");
    Scene set("mage", "hydras_reef");  // its Poison Aura lowers rolled heroic dice
    set.floor(3).skill('A', "consistency").dice_step("skeleton_1", "A1 H2").act("use A consistency A1");
    CHECK(set.pool() == "H4");
    Scene created("mage", "lichs_tomb");
    created.dice_step("glooping_ooze_1", "S1 A6").act("make A S1 A6");
    CHECK(created.pool() == "H1");
    CHECK(created.time_lost() == 0);
  }

  TEST_CASE("OD-8.9: a heroic die stands for any colour on a box or as a cost, and nowhere else") {
    Scene scene("archer", "dragons_cave");
    scene.skill('A', "dexterity").dice_step("bandit_1", "H5 H5 H5");
    CHECK(scene.legal("cover 2 H5"));  // A3
    CHECK(scene.legal("cover 4 H5"));  // S5
    CHECK(scene.legal("use A dexterity H5"));
    Scene shot({"archer", "warrior"}, "lichs_tomb");
    shot.dice_step("bandit_1", "B.H3");
    CHECK(shot.refused("use A combined_shot") == "OD-11.9");  // no strength die
  }

  TEST_CASE("OD-8.10: heroes in seat order, within a hero strength, agility, magic, heroic") {
    Scene scene({"archer", "rogue"}, "lichs_tomb");
    scene.level(2).face("ogre_1").act("ready").act("bonus 1 0");
    scene.roll("A.S 1; A.A 2 2; A.M 3; A.H 4; B.A 5 5 5; B.M 6");  // the scene checks the names of the groups
    CHECK(scene.asks() == "dice");
    Scene turned({"rogue", "archer"}, "lichs_tomb");
    turned.level(2).face("ogre_1").act("ready").act("bonus 1 0");
    turned.roll("A.A 5 5 5; A.M 6; A.H 4; B.S 1; B.A 2 2; B.M 3");
    CHECK(turned.asks() == "dice");
  }

  TEST_CASE("OD-8.10: one number from 1 to 6 for each die") {
    Scene scene("archer", "lichs_tomb");
    scene.face("ogre_1").act("ready");
    CHECK(scene.legal("roll 1 6"));
    CHECK(scene.refused("roll 1") == "OD-8.10");
    CHECK(scene.refused("roll 1 2 3") == "OD-8.10");
    CHECK(scene.refused("roll 1 7") == "unwritable");
    CHECK(scene.refused("card goblin_1") == "OD-8.10");
    OutcomeList outcomes;
    scene.game.outcomes(scene.state, outcomes);
    CHECK(outcomes.size() == 21);  // multisets of two dice
    std::uint64_t ways = 0;
    for (const Outcome& outcome : outcomes) ways += outcome.weight;
    CHECK(ways == 36);
  }

  TEST_CASE("OD-8.11: dice on boxes can no longer be changed, spent or moved") {
    Scene scene("mage", "dragons_cave");
    scene.talent('A', "crafty").dice_step("bandit_1", "A4 M1").act("cover 2 A4");
    CHECK(scene.refused("cover 3 A4") == "OD-0.8");
    CHECK(scene.refused("make A A4 M1") == "OD-0.8");
    scene.act("use A crafty");
    CHECK(scene.asks() == "roll");  // only M1 can be rerolled
    scene.roll("M 6");
    CHECK(scene.pool() == "M6");
  }

  TEST_CASE("OD-8.12: stored heroic dice are neither in the supply nor in the pool") {
    Scene scene("mage", "lichs_tomb");
    scene.stored('A', 2).face("ogre_1");
    CHECK(scene.asks() == "feat");
    CHECK(scene.supply('H') == 4);
    CHECK(scene.pool() == "");
    scene.act("feat A 1").roll("H 5");
    CHECK(scene.stored('A') == 1);
    CHECK(scene.pool() == "H5");
    CHECK(scene.supply('H') == 4);
  }
}
