// The rulings OD-R1 to OD-R30 and OD-R61 to OD-R64: what was decided where the rulebook leaves a question.
#include <doctest/doctest.h>

#include <algorithm>

#include "content_file.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

namespace {

const Card& printed_card(std::string_view id) { return content_file::named(real_content()->cards, id); }
const Ability& printed_ability(std::string_view id) { return content_file::named(real_content()->abilities, id); }

}  // namespace

TEST_SUITE("One Deck Dungeon: rulings") {
  TEST_CASE("OD-R1: the Rogue rolls her dice in step 3 and Stealth places a closed door") {
    Scene scene("rogue", "lichs_tomb");
    scene.meet("ogre_1").act("flee");
    const int deck = scene.deck();
    scene.act("add");
    CHECK(scene.doors() == "ogre_1 ?");  // not on top of the deck
    CHECK(scene.told("door.added") == 1);
    CHECK(scene.deck() == deck - 1 - 2);  // the door, then the next turn's time
    scene.face("bandit_1");
    CHECK(scene.asks() == "feat");
    scene.act("feat A 2").roll("H 3 4");
    CHECK(scene.pool() == "H3 H4");
  }

  TEST_CASE("OD-R2: the Fire Elemental teaches Mana Fountain") {
    CHECK(printed_ability("mana_fountain").id == real_content()->abilities[printed_card("fire_elemental_2").skill].id);
    Scene scene("mage", "lichs_tomb");
    scene.loot("fire_elemental_2").act("loot skill A");
    scene.dice_step("ogre_1", "").act("use A mana_fountain");
    CHECK(scene.pool() == "M6m");
  }

  TEST_CASE("OD-R3: Steady Hands and Shield Aura are used in perils only") {
    Scene peril("mage", "lichs_tomb");
    peril.skill('A', "steady_hands").dice_step("cave_in_1 a", "S1");
    CHECK(peril.legal("use A steady_hands"));
    CHECK(peril.legal("use A shield_aura"));
    Scene combat("mage", "lichs_tomb");
    combat.skill('A', "steady_hands").dice_step("ogre_1", "S1");
    CHECK(combat.refused("use A steady_hands") == "OD-11.2");
    CHECK(combat.refused("use A shield_aura") == "OD-11.2");
    combat.boss_step("S1");
    CHECK(combat.refused("use A shield_aura") == "OD-11.2");
  }

  TEST_CASE("OD-R4: the Ice Elemental has 4 lanterns") {
    Scene scene("mage", "lichs_tomb");
    scene.loot("ice_elemental_1").act("loot xp");
    CHECK(scene.lanterns() == 4);
    CHECK(int{printed_card("ice_elemental_2").lanterns} == 4);
  }

  TEST_CASE("OD-R5: only a die of an exhausted colour may be discarded") {
    Scene scene("warrior", "lichs_tomb");
    scene.dice_step("ogre_1", "S1 S1 S1 S1 S1 S1 S1 S2 A1");
    CHECK(scene.choices("discard") == Texts{"discard S1", "discard S2"});
    CHECK(scene.refused("discard A1") == "OD-10.4");
    scene.act("discard S2");
    CHECK(scene.supply('S') == 1);
    CHECK(scene.refused("discard S1") == "OD-10.4");  // one is in the supply now
  }

  TEST_CASE("OD-R6: more dice than needed are neither placed nor paid") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "shimmerblast").dice_step("ogre_1", "S2 S4 S5 M1 M2 M3");
    CHECK(scene.refused("cover 1 S2 S4 S5") == "OD-9.2");  // S6w
    CHECK(scene.choices("cover") ==
          Texts{"cover 1 S2 S4", "cover 1 S2 S5", "cover 1 S4 S5", "cover 3 S4 S5", "cover 7 S4", "cover 7 S5"});
    CHECK(scene.refused("use A shimmerblast M1 M3") == "OD-11.3");
    CHECK(scene.choices("use") == Texts{"use A shimmerblast M1 M2", "use A shimmerblast M3"});
  }

  TEST_CASE("OD-R7: a skill without any effect may not be used") {
    Scene scene("warrior", "lichs_tomb");
    scene.skill('A', "brute_force").skill('A', "valor").dice_step("ogre_1", "S4 H1 H1 H1 H1 H1 H1");
    CHECK(scene.refused("use A brute_force") == "OD-11.9");  // no die shows 5
    CHECK(scene.refused("use A valor") == "OD-11.9");        // no heroic die in the supply
    scene.act("make A H1 H1");
    CHECK(scene.legal("use A valor"));
  }

  TEST_CASE("OD-R8: Healing that removes 2 is drunk in dice steps and lethal moments, nowhere else") {
    Scene dice("mage", "lichs_tomb");
    dice.damage('A', 3).dice_step("ogre_1", "S1").act("potion healing A");
    CHECK(dice.damage('A') == 1);
    Scene lethal("mage", "lichs_tomb");
    lethal.damage('A', 4).potions(1).face("fire_elemental_1");  // Flames: 5 of 5
    CHECK(lethal.asks() == "lethal");
    lethal.act("heal A");
    CHECK(lethal.damage('A') == 3);
    Scene other("rogue", "lichs_tomb");
    other.damage('A', 3).potions(3).closed();
    CHECK(other.refused("heal A") == "OD-3.6");
    other.act("enter 1").card("cave_in_1");
    CHECK(other.refused("heal A") == "OD-6.2");
    other.act("face");
    CHECK(other.refused("heal A") == "OD-7.4");
    other.act("option b");
    CHECK(other.refused("heal A") == "OD-7.5");
  }

  TEST_CASE("OD-R9: the healing of 3 comes before time passes") {
    Scene scene("mage", "lichs_tomb");
    scene.damage('A', 4).deck(10).turn_start();
    CHECK(scene.deck() == 10);
    scene.act("heal A");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.events()[0] == "potion.used");
    CHECK(scene.deck() == 8);
  }

  TEST_CASE("OD-R10: boss rounds are not turns: Healing removes 2") {
    Scene scene("mage", "lichs_tomb");
    scene.damage('A', 4).boss_step("S1").act("potion healing A");
    CHECK(scene.damage('A') == 2);
  }

  TEST_CASE("OD-R11: prevention first, then Freezing Winds and Blade Storm, then Armor or Kiting") {
    Scene winds({"warrior", "mage"}, "yetis_cavern");
    winds.dice_step("skeleton_1", "").all_covered_but({6, 8});  // S6{T2} and the dungeon's M4{T1}
    CHECK(winds.toll() == "D1 T3");
    winds.act("use A fearless_charge");
    CHECK(winds.toll() == "D0 T2");  // 2 time are too few for Freezing Winds
    Scene storm("paladin", "lichs_tomb");
    storm.floor(3).dice_step("ogre_1", "").all_covered_but({5});  // S12w{D3}
    CHECK(storm.toll() == "D2 T0");                               // 3, 4, then half of it
    Scene kiting("archer", "lichs_tomb");
    kiting.floor(3).dice_step("ogre_1", "").all_covered_but({1});  // S6w{D1}
    CHECK(kiting.toll() == "D2 T0");                               // Blade Storm made it 2: nothing to kite
    Scene prevented("archer", "lichs_tomb");
    prevented.floor(3).talent('A', "grit").dice_step("ogre_1", "").all_covered_but({1});
    prevented.act("use A grit");
    CHECK(prevented.toll() == "D0 T0");
  }

  TEST_CASE("OD-R12: Undying is no consequence and cannot be prevented") {
    Scene scene({"warrior", "mage"}, "yetis_cavern");
    scene.skill('A', "poison").dice_step("skeleton_1", "A.A1").all_covered_but({3});  // S3{T1}
    scene.act("use A poison A.A1").act("use A fearless_charge");
    CHECK(scene.toll() == "D0 T0");
    scene.act("finish");
    CHECK(scene.time_lost() == 2);  // Undying alone
    CHECK(scene.damage('A') + scene.damage('B') == 0);
    Scene winds({"warrior", "mage"}, "yetis_cavern");
    winds.dice_step("skeleton_1", "").all_covered_but({6}).act("finish");  // 2 and 2 time: no Freezing Winds
    CHECK(winds.time_lost() == 4);
    CHECK(winds.damage('A') + winds.damage('B') == 0);
  }

  TEST_CASE("OD-R13: stairs damage in the consequences is placed with the third token and is not part of the split") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.floor(3).deck(0).tokens(2).dice_step("ogre_1", "").all_covered_but({1, 2});  // S6w{D1} A4{T1}
    CHECK(scene.toll() == "D2 T1");                                                    // Blade Storm
    scene.act("finish");
    CHECK(scene.damage('A') == 1);  // shared evenly first
    CHECK(scene.damage('B') == 1);
    CHECK(scene.asks() == "stairs");
    scene.act("stairs A");
    CHECK(scene.damage('A') == 2);
    CHECK(scene.damage('B') == 1);
    CHECK(scene.tokens() == 0);
    Scene quiet("warrior", "lichs_tomb");
    quiet.floor(3).deck(0).tokens(2).dice_step("ogre_1", "").all_covered_but({2}).act("finish");  // A4{T1}
    CHECK(quiet.damage('A') == 1);  // no Blade Storm for it
  }

  TEST_CASE("OD-R14: levelling up is not forced") {
    Scene scene("mage", "lichs_tomb");
    scene.xp({"ogre_1", "ogre_2"}).level_step();
    CHECK(scene.legal("stop"));
    scene.act("stop");
    CHECK(scene.level() == 1);
    CHECK(scene.lanterns() == 8);
  }

  TEST_CASE("OD-R15: any tight set of experience cards may be removed") {
    Scene scene("mage", "lichs_tomb");
    scene.xp({"ogre_1", "bandit_1", "bandit_2", "goblin_1"}).level_step();  // 4 3 3 2 for 6
    CHECK(scene.legal() == Texts{"level 3 3", "level 4 2", "level 4 3", "stop"});
    CHECK(scene.refused("level 3 2") == "OD-14.1");
    CHECK(scene.refused("level 3 3 2") == "OD-14.1");
    scene.act("level 3 3");
    CHECK(scene.lanterns() == 6);
  }

  TEST_CASE("OD-R17: an item with a health icon that is lost may be lethal at once") {
    Scene scene("mage", "lichs_tomb");
    scene.item('A', "ogre_1").damage('A', 5).potions(0);
    CHECK(scene.health('A') == 6);
    scene.face("wraith_1");
    CHECK(scene.lost());
    Scene saved("mage", "lichs_tomb");
    saved.item('A', "ogre_1").damage('A', 5).potions(1).face("wraith_1");
    CHECK(saved.asks() == "lethal");
    saved.act("heal A");
    CHECK(saved.damage('A') == 3);
    Scene replaced("mage", "lichs_tomb");
    replaced.item('A', "ogre_1").damage('A', 5).potions(0).loot("goblin_1").act("loot item A ogre_1");
    CHECK(replaced.lost());
  }

  TEST_CASE("OD-R18: an item may be replaced below the limit") {
    Scene scene("mage", "lichs_tomb");
    scene.level(2).item('A', "goblin_1").loot("bandit_1");
    CHECK(scene.legal("loot item A"));
    scene.act("loot item A goblin_1");
    CHECK(scene.items('A') == "bandit_1");
    CHECK(scene.lanterns() == 2);
  }

  TEST_CASE("OD-R19: a hero cannot have a skill twice, not even by swapping it for itself") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.level(2).skill('A', "goblin_1").loot("locked_door_1");  // both teach Shimmerblast
    CHECK(scene.refused("loot skill A") == "OD-13.4");
    CHECK(scene.refused("loot skill A goblin_1") == "OD-13.4");
    CHECK(scene.legal("loot skill B"));
  }

  TEST_CASE("OD-R20: Crumbling Walls take their time before the doors are drawn") {
    Scene scene("warrior", "minotaurs_maze");
    scene.floor(2).deck(10).act("explore");
    const Texts events = scene.events();
    CHECK(Texts(events.begin(), events.begin() + 3) == Texts{"time.lost", "card.discarded", "explored"});
    CHECK(scene.doors() == "? ? ?");
    CHECK(scene.deck() == 10 - 1 - 3 - 2);
  }

  TEST_CASE("OD-R21: Stairs revealed by Hall of Statues let the party descend in that first turn's step (b)") {
    Scene scene("warrior", "dragons_cave");
    scene.closed().deck(4).floor_start();
    CHECK(scene.told("stairs.revealed") == 1);
    CHECK(scene.asks() == "descend-now");
    CHECK(scene.damage('A') == 1);  // 1 token and 2: the whole loss is applied
    scene.act("descend");
    CHECK(scene.floor() == 2);
  }

  TEST_CASE("OD-R22: if neither Explore nor Enter is possible the turn has an empty step (c)") {
    Scene scene("warrior", "lichs_tomb");
    scene.deck(0).turn_start();
    CHECK(scene.asks() == "descend");
    scene.act("stay");
    CHECK(scene.asks() == "descend");  // the next turn goes the same way
    CHECK(scene.told("turn.began") == 1);
  }

  TEST_CASE("OD-R23: Poison Aura leaves a heroic 1 as it is") {
    Scene scene("mage", "hydras_reef");
    scene.floor(3).stored('A', 2).face("ogre_1").act("feat A 2").roll("H 1 6");
    CHECK(scene.pool() == "H1 H5");
  }

  TEST_CASE("OD-R24: rerolled dice are rolled dice") {
    Scene discarded("mage", "lichs_tomb");
    discarded.floor(2).talent('A', "crafty").dice_step("ogre_1", "S5").act("use A crafty").roll("S 2");
    CHECK(discarded.pool() == "");  // Weakness Curse
    Scene lowered("mage", "hydras_reef");
    lowered.floor(3).talent('A', "crafty").dice_step("ogre_1", "H2").act("use A crafty").roll("H 6");
    CHECK(lowered.pool() == "H5");  // Poison Aura
    Scene yeti("mage", "yetis_cavern");
    yeti.talent('A', "crafty").boss_step("S5").act("use A crafty").roll("S 1");
    CHECK(yeti.pool() == "");
  }

  TEST_CASE("OD-R25: Kiting acts by itself") {
    Scene scene("archer", "dragons_cave");
    scene.dice_step("ogre_1", "").all_covered_but({1});  // S6w{D1}
    CHECK(scene.refused("use A kiting") == "OD-11.2");
    scene.act("finish");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.time_lost() == 1);
  }

  TEST_CASE("OD-R26: Invisibility against the Beetle or the Skeleton: loot as usual, no time for Undying") {
    for (const char* card : {"beetle_1", "skeleton_2"}) {
      Scene scene("warrior", "lichs_tomb");
      scene.identify("invisibility").face(card).act("invisible");
      CHECK(scene.time_lost() == 2);
      CHECK(scene.told("card.escaped") == 0);
      CHECK(scene.asks() == "loot");
      scene.act("loot xp");
      CHECK(scene.lanterns() == 2);
    }
  }

  TEST_CASE("OD-R27: Invisibility can be used on an open door") {
    Scene scene("warrior", "lichs_tomb");
    scene.identify("invisibility").open("ogre_1").act("enter 1");
    CHECK(scene.legal("invisible"));
    scene.act("invisible");
    CHECK(scene.asks() == "loot");
    CHECK(scene.doors() == "");
  }

  TEST_CASE("OD-R28: heroic dice are no strength dice for Combined Shot and no agility dice for Critical Strikes") {
    Scene shot({"archer", "warrior"}, "lichs_tomb");
    shot.dice_step("bandit_1", "A.S1 B.H3");
    CHECK(shot.refused("use A combined_shot") == "OD-11.9");
    shot.dice_step("bandit_1", "B.S2 B.S4 B.H3").act("use A combined_shot");
    CHECK(shot.choices("pick") == Texts{"pick B.S2", "pick B.S4"});
    Scene strikes("mage", "lichs_tomb");
    strikes.skill('A', "critical_strikes").dice_step("bandit_1", "S3 H3");
    CHECK(strikes.refused("use A critical_strikes") == "OD-11.9");
    strikes.dice_step("bandit_1", "A2 A4 A6 H3").act("use A critical_strikes");
    CHECK(strikes.choices("pick") == Texts{"pick A2", "pick A4", "pick A6"});
  }

  TEST_CASE("OD-R29: restricted dice cannot make a heroic die") {
    Scene scene("mage", "lichs_tomb");
    scene.dice_step("bandit_1", "S2 S2 A4 M6m H6a");  // three dice make one
    CHECK(scene.choices("make") == Texts{"make A S2 S2 A4"});
    CHECK(scene.refused("make A S2 S2 M6m") == "OD-10.5");
    CHECK(scene.refused("make A S2 S2 H6a") == "OD-10.5");
    Scene ogre("mage", "lichs_tomb");
    ogre.dice_step("ogre_1", "S2 M6m H6a");
    CHECK(ogre.refused("make A S2 M6m") == "OD-10.5");
    CHECK(ogre.refused("make A S2 H6a") == "OD-10.5");
    CHECK(ogre.refused("make A M6m H6a") == "OD-10.5");
    CHECK(ogre.choices("make").empty());
  }

  TEST_CASE("OD-R30: Chaotic Aura names one value, then up to five dice that show it become 6") {
    Scene scene("mage", "lichs_tomb");
    scene.skill('A', "chaotic_aura").dice_step("bandit_1", "S2 S2 S2 A2 A2 A2 A3 M6").act("use A chaotic_aura M6");
    CHECK(scene.legal() == Texts{"value 2", "value 3"});
    scene.act("value 2");
    CHECK(scene.legal() == Texts{"pick A2", "pick S2"});
    CHECK(scene.refused("pick A3") == "OD-D28");
    for (int i = 0; i < 3; ++i) scene.act("pick S2");
    CHECK(scene.legal() == Texts{"done", "pick A2"});
    scene.act("pick A2").act("pick A2");
    CHECK(scene.asks() == "dice");  // five
    CHECK(scene.pool() == "S6 S6 S6 A2 A3 A6 A6");
  }

  TEST_CASE("OD-R61: the shuffle draws nothing, a card is drawn when somebody first sees it") {
    Scene scene = Scene::start({"warrior"}, "lichs_tomb");
    OutcomeList outcomes;
    scene.game.outcomes(scene.state, outcomes);
    CHECK(outcomes.size() == 1);
    scene.chance("shuffle").act("explore");  // four doors that nobody has looked behind
    CHECK(scene.state.unseen.size() == scene.deck() + 4);
    scene.act("enter 2");
    scene.game.outcomes(scene.state, outcomes);
    CHECK(outcomes.size() == static_cast<std::size_t>(scene.deck()) + 4);  // each of them may be here
    for (const Outcome& outcome : outcomes) CHECK(outcome.weight == outcomes[0].weight);
  }

  TEST_CASE("OD-R62: each group of dice is one outcome, which tells how many dice show each face") {
    Scene scene("warrior", "lichs_tomb");
    scene.face("ogre_1");
    CHECK(scene.legal("roll 1 3 3 6"));  // four strength dice first
    CHECK(scene.refused("roll 3 1 6 3") == "unwritable");
    OutcomeList outcomes;
    scene.game.outcomes(scene.state, outcomes);
    CHECK(outcomes.size() == 126);  // multisets of four faces
    scene.chance("roll 1 3 3 6");
    CHECK(scene.legal("roll 2 2"));  // then two agility dice
  }

  TEST_CASE(
      "OD-R63: with Foresight in the first turn of a floor whose start revealed the Stairs the party may descend") {
    Scene scene("warrior", "dragons_cave");
    scene.talent('A', "foresight").closed().deck(4).floor_start();
    CHECK(scene.told("stairs.revealed") == 1);
    CHECK(scene.asks() == "turn-start");
    scene.act("foresight A");
    CHECK(scene.legal() == Texts{"descend", "stay"});
    CHECK(scene.asks() == "descend-now");
    Scene later("warrior", "lichs_tomb");  // visible before this turn
    later.talent('A', "foresight").closed().deck(0).turn_start().act("foresight A");
    CHECK(later.asks() == "act");
  }

  TEST_CASE("OD-R64: without a heroic die in the supply neither Daring Gamble nor Eagle Eye may be used") {
    Scene none({"rogue", "archer"}, "lichs_tomb");
    none.stored('A', 6).face("ogre_1");  // all six lie elsewhere
    CHECK(none.asks() == "roll");
    Scene one("rogue", "lichs_tomb");
    one.stored('A', 5).face("ogre_1");
    CHECK(one.legal() == Texts{"feat A 1", "ready"});  // not two
    CHECK(one.refused("feat A 2") == "OD-7.5");
  }
}
