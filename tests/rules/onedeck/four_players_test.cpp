// Chapter 20 of docs/rules/onedeck.md: four players.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

namespace {

Scene party(std::string_view dungeon) { return {{"warrior", "mage", "rogue", "archer"}, dungeon}; }

Scene after_setup(std::string_view difficulty) {
  Scene scene = Scene::start({"warrior", "mage", "rogue", "archer"}, "lichs_tomb", {.difficulty = difficulty});
  scene.chance("shuffle");
  return scene;
}

}  // namespace

TEST_SUITE("One Deck Dungeon: four players") {
  TEST_CASE("OD-20.1: 88 cards, 2P sides and 2 potion tokens; Novice 4, Fearless 0, Standard two cards") {
    Scene scene = Scene::start({"warrior", "mage", "rogue", "archer"}, "lichs_tomb");
    CHECK(scene.deck() == 88);
    CHECK(scene.state.unseen.count(test::card_index("ogre_1")) == 2);
    CHECK(scene.health('A') == 4);
    CHECK(scene.health('D') == 3);
    CHECK(after_setup("expert").potions() == 2);
    CHECK(after_setup("novice").potions() == 4);
    CHECK(after_setup("novice").level() == 2);
    CHECK(after_setup("fearless").potions() == 0);
    Scene standard = after_setup("standard");
    standard.card("ogre_1").card("ogre_1");
    CHECK(standard.lanterns() == 8);
    CHECK(standard.potions() == 2);
    CHECK(standard.asks() == "act");
  }

  TEST_CASE("OD-20.2: step (b) loses 4 time; Hall of Statues 10, Sticky Surrounding 2, Crumbling Walls 2") {
    Scene plain = party("lichs_tomb");
    plain.time_passes();
    CHECK(plain.time_lost() == 4);
    Scene statues = party("dragons_cave");
    statues.floor_start();
    CHECK(statues.about<Event::Type::TimeLost>().time == 10);
    CHECK(statues.deck() == 88 - 10 - 4);
    Scene sticky = party("hydras_reef");
    sticky.time_passes();
    CHECK(sticky.time_lost() == 6);
    Scene walls = party("minotaurs_maze");
    walls.floor(2).act("explore");
    CHECK(walls.about<Event::Type::TimeLost>().time == 2);
  }

  TEST_CASE("OD-20.2: other time costs are unchanged") {
    Scene frost = party("lichs_tomb");
    frost.face("ice_elemental_1 goblin_1").act("pairs AB 1");
    CHECK(frost.time_lost() == 3);
  }

  TEST_CASE("OD-20.3: a door is a stack of two cards") {
    Scene scene = party("lichs_tomb");
    scene.act("explore");
    CHECK(scene.doors() == "?+? ?+? ?+? ?+?");
    CHECK(scene.deck() == 88 - 8 - 4);
  }

  TEST_CASE("OD-20.3: a single card that is left when a new door would be formed is discarded") {
    Scene scene = party("lichs_tomb");
    scene.open("ogre_1", "goblin_1").deck(3);
    const int pile = scene.pile();
    scene.act("explore");
    CHECK(scene.doors() == "ogre_1+goblin_1 ?+?");
    CHECK(scene.deck() == 0);
    CHECK(scene.pile() == pile + 1);
    CHECK(scene.tokens() == 0);
    CHECK(scene.asks() == "descend");
    Scene even = party("lichs_tomb");
    even.open("ogre_1", "goblin_1").open("ogre_2", "goblin_2").open("beetle_1", "beetle_2").deck(7);
    even.act("explore");  // the limit is reached: the other cards stay in the deck
    CHECK(even.deck() == 7 - 2 - 4);
  }

  TEST_CASE("OD-20.4: opening a door turns both cards up, and the party flees from both or faces both") {
    Scene scene = party("lichs_tomb");
    scene.closed().act("enter 1").card("ogre_1").card("skeleton_1");
    CHECK(scene.doors() == "ogre_1+skeleton_1");
    CHECK(scene.legal() == Texts{"face", "flee"});
    Scene other = scene;
    scene.act("flee");
    CHECK(scene.doors() == "ogre_1+skeleton_1");
    CHECK(scene.asks() == "act");
    other.act("face");
    CHECK(other.asks() == "pairs");
    CHECK(other.choices("pairs").size() == 12);  // 3 pairings, 2 cards, 2 orders
  }

  TEST_CASE("OD-20.5: each pair plays a whole encounter with all boxes of the floors, one after the other") {
    Scene scene = party("dragons_cave");
    scene.floor(2).face("ogre_1 bandit_1").act("pairs AC 2");  // A and C face the Bandit first
    CHECK(scene.state.fight.card == test::card_index("bandit_1"));
    scene.act("ready").roll("A.S 1 1 1; A.A 1; C.A 1 1 1; C.M 1");
    CHECK(scene.boxes() == "A8w{D2} A3{D1} A4{T1} S5{T2} S5{D1 T1} S3{D1} M5{D2}");
    scene.all_covered_but({1}).act("finish");  // D2
    CHECK(scene.damage('A') == 1);
    CHECK(scene.damage('C') == 1);
    CHECK(scene.damage('B') + scene.damage('D') == 0);
    CHECK(scene.state.fight.card == test::card_index("ogre_1"));
    CHECK(scene.state.laid_count == 0);
    scene.act("ready").roll("B.A 2; B.M 2 2 2; D.S 2; D.A 2 2; D.M 2");
    CHECK(scene.boxes() == "S6w{D1} A4{T1} S9w{D2} A5{D1 T1} S12w{D3} A6{D1 T1} S3{D1} M5{D2}");
    CHECK(scene.refused("use A fearless_charge") == "OD-7.1");  // not in this encounter
    scene.all_covered_but({}).act("finish");
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-20.6: each pair has a supply of 8/8/8/6 less the dice stored on its own cards") {
    Scene scene = party("dragons_cave");
    scene.stored('B', 1).face("ogre_1 bandit_1");
    Scene other = scene;
    scene.act("pairs AC 1");
    CHECK(scene.state.fight.supply[3] == 6);
    other.act("pairs AB 1");
    CHECK(other.state.fight.supply[3] == 5);
    CHECK(int{other.state.fight.supply[0]} == 8);
  }

  TEST_CASE("OD-20.6: a hero outside the running encounter never lacks a die to store") {
    Scene scene = party("dragons_cave");
    scene.skill('C', "valor").deck(0).tokens(5).pair("BC");
    scene.dice_step("shadow_1 goblin_1", "B.H1 B.H1 B.H1 B.H1 B.H1 C.A1");
    scene.act("use C valor").roll("C.H 2");  // the last heroic die; Fade brings the sixth token
    CHECK(scene.supply('H') == 0);
    scene.act("stairs AD");
    CHECK(scene.stored('A') == 1);
    CHECK(scene.about<Event::Type::DieStored>().owed == 0);  // not owed
  }

  TEST_CASE("OD-20.7: Invisibility skips one pair's encounter and does not touch the other") {
    Scene scene = party("lichs_tomb");
    scene.identify("invisibility").potions(1).face("skeleton_1 ice_elemental_1").act("pairs AB 2");
    CHECK(scene.legal() == Texts{"invisible", "fight"});
    scene.act("invisible");
    CHECK(scene.time_lost() == 2);  // no Frost
    CHECK(scene.state.fight.card == test::card_index("skeleton_1"));
    CHECK(scene.asks() == "feat");  // C and D face the other card
    CHECK(scene.potions() == 0);
  }

  TEST_CASE("OD-20.8: of two equal cards behind a door the first is named") {
    Scene scene({"warrior", "mage", "rogue", "archer"}, "dragons_cave");
    scene.face("goblin_1 goblin_1");
    CHECK(scene.legal("pairs AB 1"));
    CHECK(scene.refused("pairs AB 2") == "OD-20.8");
  }

  TEST_CASE("OD-20.8: after both encounters both cards are claimed in any order, for any heroes") {
    Scene scene = party("dragons_cave");
    scene.dice_step("goblin_1 skeleton_2", "").all_covered_but({}).act("finish");
    scene.act("ready").roll("C.A 2 2 2; C.M 2; D.S 2; D.A 2 2; D.M 2");
    scene.all_covered_but({}).act("finish");
    CHECK(scene.asks() == "loot");
    CHECK(scene.legal("loot 1 skill A"));
    CHECK(scene.legal("loot 2 potion"));
    scene.act("loot 2 item A");
    CHECK(scene.asks() == "loot");
    scene.act("loot skill A");  // one hero gets both
    CHECK(scene.items('A') == "skeleton_2");
    CHECK(scene.skills('A') == "goblin_1");
    CHECK(scene.asks() == "act");
  }

  TEST_CASE("OD-20.9: levels need 12, 16 and 20 lanterns and give 2 tokens; 10 lanterns buy 2") {
    Scene scene = party("lichs_tomb");
    CHECK(scene.game.lanterns_needed(scene.state) == 12);
    scene.level(2);
    CHECK(scene.game.lanterns_needed(scene.state) == 16);
    scene.level(3);
    CHECK(scene.game.lanterns_needed(scene.state) == 20);
    scene.level(4);
    CHECK(scene.game.lanterns_needed(scene.state) == 10);

    Scene up = party("lichs_tomb");
    up.potions(0).xp({"ogre_1", "ogre_1", "ogre_2"}).level_step();
    CHECK(up.legal() == Texts{"level 4 4 4", "stop"});
    up.act("level 4 4 4");
    CHECK(up.level() == 2);
    CHECK(up.potions() == 2);
    CHECK(int{up.game.level_card(up.state).items} == 2);
    Scene brew = party("lichs_tomb");
    brew.level(4).potions(0).xp({"ogre_1", "ogre_1", "goblin_1"}).level_step();
    CHECK(brew.legal() == Texts{"brew 4 4 2", "stop"});
    brew.act("brew 4 4 2");
    CHECK(brew.potions() == 2);
  }

  TEST_CASE("OD-20.9: the bonus dice are those of one encounter, for each pair") {
    Scene scene = party("dragons_cave");
    scene.level(4).face("ogre_1 bandit_1").act("pairs AB 1");
    CHECK(scene.legal() == Texts{"bonus 2 0", "bonus 1 1", "bonus 0 2"});
  }

  TEST_CASE("OD-20.10: six tokens on the Stairs hurt two different heroes of the party's choice") {
    Scene scene = party("lichs_tomb");
    scene.deck(0).open("ogre_1", "goblin_1").tokens(3).time_passes();  // 4 time
    CHECK(scene.asks() == "stairs");
    CHECK(scene.choices("stairs") ==
          Texts{"stairs AB", "stairs AC", "stairs BC", "stairs AD", "stairs BD", "stairs CD"});
    CHECK(scene.refused("stairs A") == "OD-4.3");
    scene.act("stairs BD");
    CHECK(scene.damage('B') == 1);
    CHECK(scene.damage('D') == 1);
    CHECK(scene.damage('A') + scene.damage('C') == 0);
    CHECK(scene.tokens() == 1);
  }

  TEST_CASE("OD-20.11: Swarm counts open stacks, Valiant looks at each card of the stack") {
    Scene swarm = party("lichs_tomb");
    swarm.open("ogre_1", "ogre_2").closed().face("goblin_1 bandit_1").act("pairs AB 1");
    swarm.roll("A.S 3 3 3; A.A 3; B.A 3; B.M 3 3 3");
    CHECK(swarm.boxes().starts_with("S8w{arm} "));  // two stacks
    Scene valiant({"warrior", "mage", "rogue", "paladin"}, "lichs_tomb");
    valiant.closed().act("enter 1").card("goblin_1").card("ogre_1");  // the second card has 4 lanterns
    CHECK(valiant.stored('D') == 1);
    Scene poor({"warrior", "mage", "rogue", "paladin"}, "lichs_tomb");
    poor.closed().act("enter 1").card("goblin_1").card("bandit_1");
    CHECK(poor.stored('D') == 0);
  }

  TEST_CASE("OD-20.12: the boss has double health and each pair plays a part of the round") {
    Scene scene = party("dragons_cave");
    CHECK(scene.game.boss_health() == 12);
    scene.boss();
    CHECK(scene.choices("pairs").size() == 6);  // 3 pairings, 2 orders
    scene.act("pairs BC");
    scene.roll("B.A 1; B.M 1 1 1; C.A 1 1 1; C.M 1");
    scene.all_covered_but({3}).act("finish").act("extra B");
    CHECK(scene.boss_damage() == 2);
    CHECK(scene.state.fight.covered == 0);  // every box is open again
    CHECK(scene.state.laid_count == 0);
    scene.roll("A.S 1 1 1; A.A 1; D.S 1; D.A 1 1; D.M 1");
    CHECK(scene.supply('S') == 4);  // 8 less these four
    CHECK(scene.supply('H') == 6);
    scene.all_covered_but({5}).act("finish").act("extra A");
    CHECK(scene.boss_damage() == 4);
    CHECK(scene.asks() == "boss-pairs");  // pairs may change
  }

  TEST_CASE(
      "OD-20.12: if the first pair defeats the boss the party wins at once, and skills are once per round per hero") {
    Scene scene = party("dragons_cave");
    scene.state.boss_damage = 10;
    scene.skill('B', "valor").boss().act("pairs AB");
    scene.roll("A.S 2 2 2; A.A 2; B.A 2; B.M 2 2 2");
    scene.act("use B valor").roll("B.H 3");
    CHECK(scene.refused("use B valor") == "OD-11.1");
    scene.all_covered_but({3}).act("finish").act("extra A");
    CHECK(scene.won());
    CHECK(scene.asks() == "over");
  }

  TEST_CASE("OD-20.13: the Minotaur's X is twice its damage, 12 at least") {
    for (const auto& [damage, x] : {std::pair{0, 12}, std::pair{6, 12}, std::pair{7, 14}, std::pair{12, 24}}) {
      CAPTURE(damage);
      Scene scene = party("minotaurs_maze");
      scene.state.boss_damage = static_cast<std::uint8_t>(damage);
      scene.boss().act("pairs AB").roll("A.S 2 2 2; A.A 2; B.A 2; B.M 2 2 2");
      CHECK(scene.boxes().starts_with("S" + std::to_string(x) + "w{D4 K} "));
    }
  }

  TEST_CASE("OD-20.13: the second pair's X looks at the damage of the first pair's part") {
    Scene scene = party("minotaurs_maze");
    scene.state.boss_damage = 6;
    scene.boss().act("pairs AB").roll("A.S 2 2 2; A.A 2; B.A 2; B.M 2 2 2");
    scene.all_covered_but({3}).act("finish").act("extra A");  // S5{D1 K} is left, four skulls are covered
    CHECK(scene.boss_damage() == 10);
    scene.roll("C.A 2 2 2; C.M 2; D.S 2; D.A 2 2; D.M 2");
    CHECK(scene.boxes().starts_with("S20w{D4 K} "));
  }

  TEST_CASE("OD-20.14: two of each Basic Skill card are there for four players") {
    Scene scene = Scene::start({"warrior", "mage", "rogue", "archer"}, "dragons_cave",
                               {.talents = {{"fortitude"}, {"fortitude"}, {"fortitude"}, {"fortitude"}}});
    scene.chance("shuffle");
    for (int i = 0; i < 4; ++i) scene.act("specialise prowess");
    scene.act("basic basic_strike").act("basic basic_step");  // both of card 1
    CHECK(scene.legal() == Texts{"basic basic_spark", "basic basic_focus"});
    scene.act("basic basic_focus").act("basic basic_focus");
    CHECK(scene.asks() == "act");
  }
}
