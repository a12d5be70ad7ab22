// The rulings OD-R31 to OD-R60 and OD-R65. Those about parties, sheets and marks (OD-R41 to OD-R48, OD-R57) stand in
// campaign_test.cpp and content_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>

#include "content_file.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

namespace {

Scene party(std::string_view dungeon) { return {{"warrior", "mage", "rogue", "archer"}, dungeon}; }

}  // namespace

TEST_SUITE("One Deck Dungeon: later rulings") {
  TEST_CASE("OD-R31: for Survivor all active armour boxes count, those of the dungeon too") {
    Scene dungeon("warrior", "dragons_cave");
    dungeon.floor(3).dice_step("beetle_2", "").all_covered_but({9});
    CHECK(dungeon.uncovered() == "S10w{arm}");
    dungeon.act("finish");
    CHECK(dungeon.told("card.escaped") == 1);
    CHECK(dungeon.asks() == "act");
  }

  TEST_CASE("OD-R32: Biting Cold applies to strength options of perils") {
    Scene scene("warrior", "yetis_cavern");
    scene.floor(3).dice_step("cave_in_1 a", "S6");
    CHECK(scene.boxes() == "S6w{D1 T3 arm} S4{T1 arm} S5{D1 T1 arm} S4{D1 arm}");
    CHECK(scene.legal("cover 1 S6"));
    CHECK(scene.legal("cover 3 S6"));
  }

  TEST_CASE("OD-R33: Frenzy with all six heroic dice in use stores when the encounter's dice return") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("ogre_1", "H1 H1 H1 H1 H1 H1").all_covered_but({1});
    CHECK(scene.supply('H') == 0);
    scene.act("finish");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.about<Event::Type::DieStored>().owed == 1);  // owed
    CHECK(scene.stored('A') == 1);
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-R34: Flames burn a hero in the encounter, never one of the other pair") {
    Scene scene = party("dragons_cave");
    scene.face("fire_elemental_1 goblin_1").act("pairs BD 1");
    CHECK(scene.legal() == Texts{"hurt B", "hurt D"});
    CHECK(scene.refused("hurt A") == "OD-18.6");
  }

  TEST_CASE("OD-R35: in a party the Rogue herself takes the gamble's damage") {
    Scene scene({"warrior", "rogue"}, "dragons_cave");
    scene.face("ogre_1").act("feat B 1").roll("B.H 1");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.damage('B') == 1);
    CHECK(scene.time_lost() == 3);
  }

  TEST_CASE("OD-R36: with four players an encounter's damage is split evenly in the pair") {
    Scene scene = party("dragons_cave");
    scene.pair("BD").dice_step("ogre_1 goblin_1", "").all_covered_but({5});  // D3
    scene.act("finish");
    CHECK(scene.legal() == Texts{"extra B", "extra D"});
    scene.act("extra D");
    CHECK(scene.damage('B') == 1);
    CHECK(scene.damage('D') == 2);
    CHECK(scene.damage('A') + scene.damage('C') == 0);
  }

  TEST_CASE("OD-R37: with four players each encounter has 8/8/8/6 dice") {
    Scene scene = party("dragons_cave");
    scene.face("ogre_1 bandit_1").act("pairs AB 1");
    scene.roll("A.S 1 1 1; A.A 1; B.A 1; B.M 1 1 1");
    CHECK(scene.supply('S') == 5);
    CHECK(scene.supply('A') == 6);
    CHECK(scene.supply('M') == 5);
    scene.covered({5, 6, 7}).act("finish").act("ready");  // these dice lie on boxes
    scene.roll("C.A 1 1 1; C.M 1; D.S 1; D.A 1 1; D.M 1");
    CHECK(scene.supply('S') == 7);
    CHECK(scene.supply('A') == 3);
    CHECK(scene.supply('M') == 6);
    CHECK(scene.supply('H') == 6);
  }

  TEST_CASE("OD-R38: with four players Fearless has 0 tokens and Standard takes two cards") {
    Scene fearless = Scene::start({"warrior", "mage", "rogue", "archer"}, "lichs_tomb", {.difficulty = "fearless"});
    fearless.chance("shuffle");
    CHECK(fearless.potions() == 0);
    Scene standard = Scene::start({"warrior", "mage", "rogue", "archer"}, "lichs_tomb", {.difficulty = "standard"});
    standard.chance("shuffle").card("goblin_1");
    CHECK(standard.asks() == "draw-xp");
    standard.card("goblin_2");
    CHECK(standard.lanterns() == 4);
    CHECK(standard.asks() == "act");
  }

  TEST_CASE("OD-R39: with four players loot is claimed after both encounters") {
    Scene scene = party("dragons_cave");
    scene.dice_step("ogre_1 goblin_1", "").all_covered_but({}).act("finish");
    CHECK(scene.asks() == "feat");  // the second pair
    CHECK(scene.doors() == "ogre_1+goblin_1");
    scene.act("ready").roll("C.A 1 1 1; C.M 1; D.S 1; D.A 1 1; D.M 1").all_covered_but({}).act("finish");
    CHECK(scene.asks() == "loot");
    CHECK(scene.choices("loot").size() == 2 * (1 + 4 + 4));
  }

  TEST_CASE("OD-R40: with four players 10 lanterns buy 2 tokens at level 4") {
    Scene scene = party("lichs_tomb");
    scene.level(4).potions(0).xp({"ogre_1", "ogre_2", "boulder_1"}).level_step();
    CHECK(scene.refused("brew 4 4") == "OD-14.2");
    scene.act("brew 4 4 4");
    CHECK(scene.potions() == 2);
  }

  TEST_CASE("OD-R41: equal heroes in one party are not allowed") {
    const Content& content = *test::real_content();
    const Result<Options> equal =
        OneDeck::read_options(content, content_file::json(R"({"heroes": ["mage", "mage"]})"), 2);
    REQUIRE(!equal.ok());
    CHECK(equal.fault().path == "options.heroes[1]");
    CHECK(OneDeck::read_options(content, content_file::json(R"({"heroes": ["mage", "rogue"]})"), 2).ok());
  }

  TEST_CASE("OD-R49: the Lich's first placement needs a fitting die") {
    Scene scene("warrior", "lichs_tomb");
    scene.boss_step("S2 A3 M3");
    CHECK(scene.refused("cover 1 S2") == "OD-9.1");
    CHECK(scene.refused("cover 1 A3") == "OD-9.1");
    scene.act("cover 3 A3");
    CHECK(scene.told("box.struck") == 1);
  }

  TEST_CASE("OD-R50: the solo Paladin may not use Dodge, but Poison") {
    Scene scene("paladin", "dragons_cave");
    scene.skill('A', "goblin_2").skill('A', "force_wall_2").dice_step("ogre_1", "A1");
    CHECK(scene.refused("use A dodge A1") == "OD-11.9");
    scene.act("use A poison A1");
    CHECK(scene.state.fight.prevent_time == 2);
  }

  TEST_CASE("OD-R51: bonus dice and shortage are decided before any die of step 4 is rolled") {
    Scene scene({"warrior", "paladin"}, "dragons_cave");
    scene.level(2).item('A', "goblin_1").item('A', "goblin_2").item('B', "wraith_1").item('B', "wraith_2");
    scene.face("ogre_1");
    CHECK(scene.asks() == "bonus");
    CHECK(scene.told("dice.rolled") == 0);
    scene.act("bonus 1 0");
    CHECK(scene.asks() == "shortage");
    CHECK(scene.told("dice.rolled") == 0);
    CHECK(scene.pool() == "");
    scene.act("first A");
    CHECK(scene.asks() == "roll");
  }

  TEST_CASE("OD-R52: a party that never descends gets 2 tokens a turn and falls in the end") {
    Scene scene("warrior", "lichs_tomb");
    scene.deck(0).potions(2).end_turn();
    int turns = 0;
    while (scene.asks() != "over") {
      REQUIRE(turns < 40);
      if (scene.asks() == "descend") {
        const int before = 3 * scene.damage('A') + scene.tokens();
        scene.act("stay");
        ++turns;
        if (scene.asks() == "descend") CHECK(3 * scene.damage('A') + scene.tokens() == before + 2);
      } else {
        scene.act(scene.legal("heal A") ? "heal A" : scene.legal().front());
      }
    }
    CHECK(scene.lost());
    CHECK(scene.potions() == 0);
  }

  TEST_CASE("OD-R53: Stairs revealed in the middle of a loss: the whole loss is applied, then the party may descend") {
    Scene scene("warrior", "hydras_reef");
    scene.open("ogre_1").deck(1).tokens(1).time_passes();  // 3 time: a card and two tokens, which strike
    CHECK(scene.tokens() == 0);
    CHECK(scene.damage('A') == 1);
    CHECK(scene.legal() == Texts{"descend", "stay"});
    Scene start("warrior", "dragons_cave");
    start.deck(3).floor_start();  // 5 and 2
    CHECK(start.damage('A') == 1);
    CHECK(start.tokens() == 1);
    CHECK(start.asks() == "descend-now");
  }

  TEST_CASE("OD-R54: of one roll Split counts first, then dice are discarded, then heroic dice are lowered") {
    Scene curse("mage", "lichs_tomb");
    curse.floor(2).face("glooping_ooze_1").roll("S 1; A 2 2; M 1 2 5 6");
    CHECK(curse.time_lost() == 2);
    CHECK(curse.pool() == "S1 M1 M5 M6");
    Scene aura("warrior", "hydras_reef");
    aura.floor(3).level(4).face("phantom_1").roll("S 1 2 3 4; A 5 6; M 3; H 3 4");
    CHECK(aura.pool() == "S2 S4 A5 A6 H3");  // the rolled H3 is gone, the H4 is an H3 now
    Scene gamble("rogue", "dragons_cave");
    gamble.deck(20).face("phantom_1").act("feat A 2").roll("H 1 3");
    CHECK(gamble.damage('A') == 1);
    CHECK(gamble.time_lost() == 3);
    gamble.roll("S 2; A 2 2 2 2; M 2 2");
    CHECK(gamble.pool() == "S2 A2 A2 A2 A2 M2 M2");
  }

  TEST_CASE("OD-R55: in the consequences damage comes before time") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("bandit_1", "").all_covered_but({5});  // S5{D1 T1}
    scene.act("finish");
    const Texts events = scene.events();
    const auto damaged = std::find(events.begin(), events.end(), "hero.damaged");
    const auto lost = std::find(events.begin(), events.end(), "time.lost");
    REQUIRE(lost != events.end());
    CHECK(damaged < lost);
  }

  TEST_CASE("OD-R56: a difficulty grade may be used outside a campaign") {
    Scene scene = Scene::start({"mage"}, "lichs_tomb", {.difficulty = "novice"});
    CHECK(!scene.game.options().campaign);
    scene.chance("shuffle");
    CHECK(scene.asks() == "act");  // nobody specialises
    CHECK(scene.level() == 2);
  }

  TEST_CASE("OD-R58: nothing of the first pair's part of a boss round carries over to the second") {
    Scene lich = party("lichs_tomb");
    lich.boss().act("pairs AB").roll("A.S 3 3 3; A.A 3; B.A 3; B.M 3 3 3");
    lich.act("cover 1 A.S3").act("cover 1 A.S3").act("cover 3 A.A3").act("cover 5 B.M3");
    CHECK(lich.uncovered() == "S17w{D3} A3{D1 K} A16w{D4} M3{D1 K} M15w{D5}");
    lich.covered({2, 4, 6}).act("finish");  // D2
    CHECK(lich.boss_damage() == 1);
    lich.roll("C.A 3 3 3; C.M 3; D.S 3; D.A 3 3; D.M 3");
    CHECK(lich.uncovered() == "S3{D1 K} S17w{D3} A3{D1 K} A16w{D4} M3{D1 K} M15w{D5}");
    lich.act("cover 3 C.A3");
    CHECK(lich.told("box.struck") == 1);  // a first placement again

    Scene hydra = party("hydras_reef");
    hydra.state.boss_damage = 5;
    hydra.boss().act("pairs AB").roll("A.S 3 3 3; A.A 3; B.A 3; B.M 3 3 3");
    hydra.all_covered_but({1}).act("finish").act("extra A");
    CHECK(hydra.boss_damage() == 5 - 1 + 2);
    hydra.roll("C.A 3 3 3; C.M 3; D.S 3; D.A 3 3; D.M 3");
    hydra.all_covered_but({1}).act("finish").act("extra C");
    CHECK(hydra.boss_damage() == 6 - 1 + 2);  // it heals in each part
  }

  TEST_CASE("OD-R59: skills that prevent time only may not be used in a boss round") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.skill('A', "force_wall_2").skill('B', "goblin_2").talent('B', "speed").boss_step("A.A1 B.A1");
    CHECK(scene.refused("use A fearless_charge") == "OD-11.9");
    CHECK(scene.refused("use A poison A.A1") == "OD-11.9");
    CHECK(scene.legal("use B dodge B.A1"));
    scene.act("use B dodge B.A1");
    CHECK(scene.state.fight.prevent_damage == 2);  // boss_damage 2
  }

  TEST_CASE("OD-R60: Healing may answer lethal damage in the boss fight") {
    Scene scene("warrior", "dragons_cave");
    scene.damage('A', 5).potions(1).boss_step("", 4).all_covered_but({3});
    scene.act("finish");
    CHECK(scene.legal() == Texts{"heal A", "give-up"});
    scene.act("heal A");
    CHECK(scene.damage('A') == 4);
    CHECK(scene.won());  // the round goes on
  }

  TEST_CASE("OD-R65: a single choice is made by itself, except finish, face or flee, descend or stay, and the door") {
    Scene raise("warrior", "dragons_cave");
    raise.skill('A', "cleave").dice_step("ogre_1", "S1 S2");
    raise.act("use A cleave S1");
    CHECK(raise.pool() == "S3");  // there was one die to raise
    Scene alike("warrior", "dragons_cave");
    alike.talent('A', "crafty").dice_step("ogre_1", "M4 M4").act("use A crafty");
    CHECK(alike.asks() != "pick");  // which of two dice that look alike is no choice
    Scene aura("warrior", "dragons_cave");
    aura.skill('A', "chaotic_aura").dice_step("ogre_2", "S2 S2 A2 M6").act("use A chaotic_aura M6");
    CHECK(aura.asks() == "pick");  // the value could only be 2
    Scene twice({"warrior", "mage", "rogue", "archer"}, "dragons_cave");
    twice.level(2).item('A', "goblin_1").item('A', "goblin_1").dice_step("wraith_1 goblin_2", "");
    twice.happen(Task(Step::Encounter, EncounterPart{EncounterStep::Before}));
    CHECK(twice.items('A') == "goblin_1");
    CHECK(twice.asks() != "drain");
    Scene drain("warrior", "dragons_cave");
    drain.item('A', "goblin_1").face("wraith_1");
    CHECK(drain.items('A') == "");
    Scene finish("warrior", "dragons_cave");
    finish.potions(0).dice_step("ogre_1", "");
    CHECK(finish.legal() == Texts{"finish"});
    Scene door("warrior", "dragons_cave");
    door.deck(0).open("ogre_1").tokens(0);
    CHECK(door.legal() == Texts{"enter 1"});
    Scene explore("warrior", "dragons_cave");
    CHECK(explore.legal() == Texts{"explore"});
  }
}
