// The decision points OD-D17 to OD-D32. OD-D27 stands in campaign_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>

#include "documents.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: later decision points") {
  TEST_CASE("OD-D17: for each short colour the party chooses who takes first, in encounters and boss rounds") {
    Scene scene({"warrior", "paladin"}, "dragons_cave");
    for (const char* item : {"goblin_1", "goblin_2", "wraith_1"}) scene.item('A', item);
    scene.item('B', "wraith_2").item('B', "skeleton_2").item('B', "phantom_1");
    for (const char* item : {"bandit_1", "beetle_1", "beetle_2", "glooping_ooze_1"}) scene.item('A', item);
    scene.item('B', "fire_elemental_1").item('B', "ogre_2").item('B', "arrow_wall_2");  // magic 4 and 5
    Scene boss = scene;
    scene.face("ogre_1");
    CHECK(scene.asks() == "shortage");
    CHECK(scene.legal() == Texts{"first A", "first B"});
    scene.act("first A");
    CHECK(scene.legal() == Texts{"first A", "first B"});  // magic: 9 of 8
    scene.act("first B");
    scene.roll("A.S 1 1 1 1 1 1; A.A 1; A.M 1 1 1; B.S 1 1; B.M 1 1 1 1 1");
    CHECK(scene.asks() == "dice");
    boss.boss();
    CHECK(boss.asks() == "shortage");
  }

  TEST_CASE("OD-D17: without a shortage nobody is asked") {
    Scene scene({"warrior", "paladin"}, "dragons_cave");
    scene.item('A', "goblin_1").item('B', "wraith_2").item('B', "skeleton_2").face("ogre_1");  // 4 and 4
    CHECK(scene.asks() == "roll");
  }

  TEST_CASE(
      "OD-D18: in the dice step boxes are covered, dice made and discarded, skills and potions used, or it is "
      "finished") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "crushing_blow").damage('A', 1).dice_step("bandit_1", "S5 S1 S1 S1 S1 S1 S1 S1");
    CHECK(scene.asks() == "dice");
    CHECK(scene.choices("cover") == Texts{"cover 4 S5", "cover 5 S5", "cover 6 S5"});
    CHECK(scene.choices("make") == Texts{"make A S1 S1 S5", "make A S1 S1 S1"});
    CHECK(scene.choices("discard") == Texts{"discard S1", "discard S5"});
    CHECK(scene.choices("use") == Texts{"use A crushing_blow S1", "use A crushing_blow S5"});
    CHECK(scene.choices("potion") == Texts{"potion healing A"});
    CHECK(scene.choices("finish") == Texts{"finish"});
    CHECK(scene.legal().size() == 11);
  }

  TEST_CASE("OD-D19: the owner of the dice picks them, and the value of set_by_value") {
    Scene scene({"mage", "paladin"}, "dragons_cave");
    scene.skill('A', "chaotic_aura").dice_step("ogre_2", "A.M6 A.S2 A.A2 A.A3 A.H6 B.M1 B.M1");
    scene.act("use A chaotic_aura A.M6");
    CHECK(scene.asks() == "value");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"value 2", "value 3"});  // a 6 would stay a 6
    CHECK(scene.refused("value 6") == "OD-D19");
    scene.act("value 2");
    CHECK(scene.asks() == "pick");
    CHECK(scene.legal() == Texts{"pick A.S2", "pick A.A2"});
    scene.act("pick A.A2");
    CHECK(scene.pool() == "A.S2 A.A3 A.A6 A.H6 B.M1 B.M1");
    CHECK(scene.refused("use B support_aura") == "OD-11.9");  // A shows no 1; the 1s of B are not meant
  }

  TEST_CASE("OD-D20: of odd damage the party says who takes the extra one") {
    Scene scene({"mage", "paladin"}, "dragons_cave");
    scene.dice_step("ogre_1", "").all_covered_but({1}).act("finish");
    CHECK(scene.asks() == "extra-damage");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"extra A", "extra B"});
  }

  TEST_CASE("OD-D21: stairs damage is placed on a hero of the party's choice, a solo hero is not asked") {
    Scene scene({"mage", "paladin"}, "lichs_tomb");
    scene.deck(0).tokens(2).open("ogre_1").time_passes();
    CHECK(scene.asks() == "stairs");
    CHECK(scene.legal() == Texts{"stairs A", "stairs B"});
    scene.act("stairs B");
    CHECK(scene.damage('B') == 1);
    CHECK(scene.tokens() == 1);
    Scene solo("mage", "lichs_tomb");
    solo.deck(0).tokens(2).open("ogre_1").time_passes();
    CHECK(solo.damage('A') == 1);
    CHECK(solo.asks() == "act");
  }

  TEST_CASE("OD-D22: at a lethal moment the lethal hero is healed or the party gives up") {
    Scene scene({"mage", "paladin"}, "dragons_cave");
    scene.damage('A', 2).damage('B', 1).potions(2).face("fire_elemental_1").act("hurt A");
    CHECK(scene.asks() == "lethal");
    CHECK(scene.legal() == Texts{"heal A", "give-up"});
  }

  TEST_CASE("OD-D23: the loot is experience, an item, a skill or a potion, each with or without a replaced card") {
    Scene scene({"mage", "paladin"}, "dragons_cave");
    scene.level(2).item('A', "goblin_1").skill('B', "valor").loot("ogre_1");
    CHECK(scene.asks() == "loot");
    CHECK(scene.legal() == Texts{"loot xp", "loot item A", "loot item A goblin_1", "loot item B", "loot skill A",
                                 "loot skill B", "loot skill B boulder_1"});
  }

  TEST_CASE("OD-D24: in step 9 a tight multiset of lanterns is spent, or the party stops") {
    Scene scene("mage", "dragons_cave");
    scene.xp({"ogre_1", "bandit_1", "bandit_2"}).level_step();
    CHECK(scene.asks() == "level");
    CHECK(scene.choices("level").size() == 2);
    CHECK(scene.legal("level 3 3"));
    CHECK(scene.legal("level 4 3"));
    CHECK(scene.choices("stop").size() == 1);
  }

  TEST_CASE("OD-D25: at the end of a turn with visible Stairs the party descends or stays") {
    Scene scene("mage", "dragons_cave");
    scene.deck(0).end_turn();
    CHECK(scene.asks() == "descend");
    CHECK(scene.legal() == Texts{"descend", "stay"});
  }

  TEST_CASE("OD-D26: four players form pairs for each boss round: three pairings, two orders") {
    Scene scene({"warrior", "mage", "rogue", "archer"}, "dragons_cave");
    scene.boss();
    CHECK(scene.asks() == "boss-pairs");
    CHECK(scene.legal() == Texts{"pairs AB", "pairs AC", "pairs BC", "pairs AD", "pairs BD", "pairs CD"});
  }

  TEST_CASE("OD-D28: picks go by colour and rising value, and a die passed over cannot be picked later") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "cleave").dice_step("ogre_1", "S1 S2 S4 A1 M3 H5");
    scene.act("use A cleave S1");
    CHECK(scene.choices("pick") == Texts{"pick S2", "pick S4", "pick A1", "pick M3", "pick H5"});
    scene.act("pick A1");
    CHECK(scene.legal() == Texts{"pick M3", "pick H5", "done"});
    CHECK(scene.refused("pick S2") == "OD-D28");
    CHECK(scene.refused("pick A1") == "OD-D28");
    scene.act("done");
    CHECK(scene.pool() == "S2 S4 A2 M3 H5");
  }

  TEST_CASE("OD-D28: a pick that would leave too few dice for the least number is not offered") {
    Scene scene("warrior", "dragons_cave");
    scene.identify("heroism").dice_step("ogre_1", "S1 A2 M3");
    scene.act("potion heroism A");
    CHECK(scene.legal() == Texts{"pick S1", "pick A2"});  // two are needed, after M3 there is none
    scene.act("pick A2");
    CHECK(scene.asks() == "dice");  // M3 is the only one left
    CHECK(scene.pool() == "S1 A6 M6");
  }

  TEST_CASE("OD-D29: chance is the shuffle, the cards and each roll event, group by group") {
    Scene scene = Scene::start({"warrior"}, "lichs_tomb");
    CHECK(scene.asks() == "shuffle");
    CHECK(scene.turn().is_chance());
    scene.chance("shuffle").act("explore").act("enter 1");
    CHECK(scene.asks() == "draw-door");
    CHECK(scene.turn().is_chance());
    scene.card("ogre_1").act("face");
    CHECK(scene.asks() == "roll");
    OutcomeList list;
    scene.game.outcomes(scene.state, list);
    CHECK(list.size() == 126);  // four strength dice: multisets of four faces
    std::uint64_t ways = 0;
    for (const Outcome& outcome : list) ways += outcome.weight;
    CHECK(ways == 6 * 6 * 6 * 6);
  }

  TEST_CASE("OD-D30: party decisions belong to the first seat, the others to the hero named") {
    Scene scene({"mage", "warrior"}, "dragons_cave");
    scene.talent('B', "planning");
    CHECK(scene.actor() == 'A');
    scene.act("explore");
    CHECK(scene.asks() == "peek");
    CHECK(scene.actor() == 'B');
    scene.act("no");
    CHECK(scene.actor() == 'A');
    Scene fight({"mage", "warrior"}, "dragons_cave");
    fight.dice_step("ogre_1", "B.S1");
    CHECK(fight.actor() == 'A');
    CHECK(fight.legal("use B fearless_charge"));  // the action names the acting hero
  }

  TEST_CASE("OD-D31: all heroes win or lose together") {
    Scene won({"mage", "warrior"}, "dragons_cave");
    won.boss_step("", 5).all_covered_but({}).act("finish");
    const Scores yes = won.game.scores(won.state);
    CHECK(yes[0].won);
    CHECK(yes[1].won);
    CHECK(yes[0].place == yes[1].place);
    CHECK(won.refused("explore") == "OD-D31");
    Scene lost({"mage", "warrior"}, "dragons_cave");
    lost.damage('A', 2).potions(0).face("fire_elemental_1").act("hurt A");
    const Scores no = lost.game.scores(lost.state);
    CHECK(!no[0].won);
    CHECK(!no[1].won);
  }

  TEST_CASE("OD-D32: decisions other than the dice step have fewer than 60 choices") {
    std::size_t most = 0;
    std::size_t most_dice = 0;
    for (const int players : {1, 2, 4}) {
      for (int first = 0; first < 5; ++first) {
        const documents::Party party = documents::veterans(players, first, first);
        const OneDeck game = documents::make(party);
        Rng rng(static_cast<std::uint64_t>(first + 1));
        documents::play_randomly(game, game.start(), rng, [&](const State& state) {
          if (!game.turn(state).is_seat()) return;
          ActionList list;
          game.actions(state, list);
          std::size_t& of = state.next().step == Step::AskDice ? most_dice : most;
          of = std::max<std::size_t>(of, list.size());
        });
      }
    }
    CHECK(most < 60);
    CHECK(most > 1);
    CHECK(most_dice > 60);
    CHECK(most_dice < 1000);
  }
}
