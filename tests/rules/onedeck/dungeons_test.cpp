// Chapter 18 of docs/rules/onedeck.md: the effects of floors and bosses, OD-18.11 to OD-18.20.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
TEST_SUITE("One Deck Dungeon: dungeons and bosses") {
  TEST_CASE("OD-18.11: Hall of Statues costs 5 time at every floor start") {
    for (const int floor : {1, 2, 3}) {
      CAPTURE(floor);
      Scene scene("warrior", "dragons_cave");
      scene.floor(floor).floor_start();
      CHECK(scene.about<Event::Type::TimeLost>().time == 5);
      CHECK(scene.deck() == 44 - 5 - 2);
    }
    Scene other("warrior", "lichs_tomb");
    other.floor_start();
    CHECK(other.deck() == 42);
  }

  TEST_CASE("OD-18.12: Sticky Surrounding costs 1 extra time in every step (b), as one loss") {
    for (const int floor : {1, 2, 3}) {
      CAPTURE(floor);
      Scene scene("warrior", "hydras_reef");
      scene.floor(floor).time_passes();
      CHECK(scene.told("time.lost") == 1);
      CHECK(scene.time_lost() == 3);
    }
  }

  TEST_CASE("OD-18.12: Crumbling Walls cost 1 time before exploring, from floor 2 on") {
    Scene scene("warrior", "minotaurs_maze");
    scene.floor(2).deck(20).act("explore");
    CHECK(scene.about<Event::Type::TimeLost>().time == 1);
    CHECK(scene.doors() == "? ? ?");  // Deadly Maze: three doors
    CHECK(scene.deck() == 20 - 1 - 3 - 2);
    Scene first("warrior", "minotaurs_maze");
    first.deck(20).act("explore");
    CHECK(first.time_lost() == 2);  // only the next turn's
    Scene last("warrior", "minotaurs_maze");
    last.floor(2).deck(1).act("explore");
    CHECK(last.doors() == "");  // the payment emptied the deck
  }

  TEST_CASE("OD-18.12: Deadly Maze allows three doors") {
    Scene scene("warrior", "minotaurs_maze");
    scene.open("ogre_1").closed().closed();
    CHECK(scene.refused("explore") == "OD-5.1");
    Scene two("warrior", "minotaurs_maze");
    two.open("ogre_1").closed();
    CHECK(two.legal("explore"));
  }

  TEST_CASE("OD-18.13: Freezing Winds and Blade Storm act in combats and in perils") {
    Scene winds("warrior", "yetis_cavern");
    winds.dice_step("locked_door_1 b", "").all_covered_but({1, 2});  // S11w{D2 T2} S4{T1 arm}
    CHECK(winds.toll() == "D3 T3");
    Scene calm("warrior", "yetis_cavern");
    calm.dice_step("locked_door_1 b", "").all_covered_but({1});
    CHECK(calm.toll() == "D2 T2");
    Scene storm("warrior", "lichs_tomb");
    storm.floor(3).dice_step("locked_door_1 b", "").all_covered_but({1});
    CHECK(storm.toll() == "D3 T2");
    Scene nothing("warrior", "lichs_tomb");
    nothing.floor(3).dice_step("ogre_1", "").all_covered_but({2});  // A4{T1}
    CHECK(nothing.toll() == "D0 T1");
  }

  TEST_CASE("OD-18.14: Biting Cold gives every strength box an armour symbol") {
    Scene scene("warrior", "yetis_cavern");
    scene.floor(3).dice_step("bandit_1", "A3 S5");
    CHECK(scene.boxes() ==
          "A8w{D2} A3{D1} A4{T1} S5{T2 arm} S5{D1 T1 arm} M3{T1} M4{T1} S5{D2 arm} S3{D1 arm} S3{D1 arm}");
    CHECK(scene.refused("cover 2 A3") == "OD-9.3");
    CHECK(scene.legal("cover 4 S5"));
    Scene below("warrior", "yetis_cavern");
    below.floor(2).dice_step("bandit_1", "A3");
    CHECK(below.legal("cover 2 A3"));
  }

  TEST_CASE(
      "OD-18.14: in a peril with a strength option all its boxes have armour, with another option none gains it") {
    Scene strength("warrior", "yetis_cavern");
    strength.floor(3).dice_step("locked_door_1 b", "");
    CHECK(strength.boxes() == "S11w{D2 T2 arm} S4{T1 arm} S5{D1 T1 arm} S4{D1 arm}");
    Scene agility("warrior", "yetis_cavern");
    agility.floor(3).dice_step("locked_door_1 a", "");
    CHECK(agility.boxes() == "A8w{D1 T4} A4{T1 arm} A5{D1 T1} A4{D1 arm}");
  }

  TEST_CASE("OD-18.15: Weakness Curse discards rolled 2s") {
    Scene scene("warrior", "lichs_tomb");
    scene.floor(2).skill('A', "valor").face("ogre_1").roll("S 2 2 3 4; A 1 2; M 2");
    CHECK(scene.pool() == "S3 S4 A1");
    scene.act("use A valor").roll("H 2");
    CHECK(scene.pool() == "S3 S4 A1");
    Scene first("warrior", "lichs_tomb");
    first.face("ogre_1").roll("S 2 2 3 4; A 1 2; M 2");
    CHECK(first.pool() == "S2 S2 S3 S4 A1 A2 M2");
  }

  TEST_CASE("OD-18.15: Poison Aura lowers every rolled heroic die by 1, not below 1") {
    Scene scene("warrior", "hydras_reef");
    scene.floor(3).level(4).skill('A', "valor").face("ogre_1").roll("S 2 2 3 4; A 1 2; M 2; H 1 6");
    CHECK(scene.pool() == "S2 S2 S3 S4 A1 A2 M2 H1 H5");
    scene.act("use A valor").roll("H 4");
    CHECK(scene.pool() == "S2 S2 S3 S4 A1 A2 M2 H1 H3 H5");
    scene.act("make A S3 S4");  // made, not rolled
    CHECK(scene.pool() == "S2 S2 A1 A2 M2 H1 H3 H3 H5");
  }

  TEST_CASE("OD-18.15: a heroic die lowered to 1 is not a rolled 1") {
    Scene split("warrior", "hydras_reef");
    split.floor(3).skill('A', "valor").dice_step("glooping_ooze_1", "");
    split.act("use A valor").roll("H 2");
    CHECK(split.pool() == "H1");
    CHECK(split.time_lost() == 0);
    Scene ethereal("warrior", "hydras_reef");
    ethereal.floor(3).skill('A', "valor").dice_step("phantom_1", "");
    ethereal.act("use A valor").roll("H 4");
    CHECK(ethereal.pool() == "H3");  // a 3, but a 4 was rolled
  }

  TEST_CASE("OD-18.16: floors without an effect have boxes only") {
    const std::pair<const char*, int> floors[] = {{"dragons_cave", 2}, {"dragons_cave", 3}, {"yetis_cavern", 2},
                                                  {"hydras_reef", 2},  {"lichs_tomb", 1},   {"minotaurs_maze", 3}};
    for (const auto& [dungeon, floor] : floors) {
      CAPTURE(dungeon);
      CAPTURE(floor);
      Scene scene("warrior", dungeon);
      const Floor& card = scene.game.dungeon().floors[floor - 1];
      CHECK(!card.left.empty());
      CHECK(!card.right.empty());
      const Standing& s = card.standing;
      CHECK(s.on_rolled.discard_values + s.on_rolled.time_each + s.lower_colors + s.armor_colors == 0);
      CHECK(s.time_floor_start + s.time_turn_start + s.time_explore + s.door_limit + s.triggers_used == 0);
    }
    Scene scene("warrior", "dragons_cave");
    scene.floor(3).dice_step("ogre_1", "").all_covered_but({2});
    CHECK(scene.toll() == "D0 T1");
  }

  TEST_CASE("OD-18.17: heroic dice cannot be placed on the Dragon's skull boxes") {
    Scene scene("warrior", "dragons_cave");
    scene.boss_step("A6 H6 H5 H5");
    CHECK(scene.legal("cover 1 H5"));
    scene.act("cover 1 H5").act("cover 2 H5");
    CHECK(scene.refused("cover 3 H6") == "OD-18.17");
    scene.act("cover 3 A6");
    CHECK(scene.uncovered() == "M16w{D4} M6{D1 K} S17w{D4} S6{D1 K}");
    CHECK(scene.refused("cover 5 H6") == "OD-18.17");
    CHECK(scene.refused("cover 7 H6") == "OD-18.17");
  }

  TEST_CASE("OD-18.17: the Yeti discards rolled 1s, rerolled ones too") {
    Scene scene("warrior", "yetis_cavern");
    scene.talent('A', "crafty").boss().roll("S 1 1 3 4; A 1 2; M 1");
    CHECK(scene.pool() == "S3 S4 A2");
    scene.act("use A crafty").act("pick A2").roll("A 1");
    CHECK(scene.pool() == "S3 S4");
  }

  TEST_CASE("OD-18.18: the Hydra first heals 1 per uncovered skull, then takes the covered ones") {
    Scene scene("warrior", "hydras_reef");
    scene.boss_step("", 1).covered({2, 4, 5, 6});  // one skull covered, two not
    scene.act("finish");
    CHECK(scene.about<Event::Type::Damaged>().damage == 6);
    scene.act("heal A");
    CHECK(scene.about<Event::Type::BossHealed>().damage == 1);  // not below 0
    CHECK(scene.boss_damage() == 1);
    Scene most("warrior", "hydras_reef");
    most.boss_step("", 4).all_covered_but({1});
    most.act("finish");
    CHECK(most.boss_damage() == 4 - 1 + 2);
    CHECK(most.won());
    Scene near("warrior", "hydras_reef");
    near.boss_step("", 3).all_covered_but({1});
    near.act("finish");
    CHECK(near.boss_damage() == 4);
    CHECK(!near.won());
  }

  TEST_CASE(
      "OD-18.19: the first placement on a skull box of the Lich must be legal, returns the die and covers nothing") {
    Scene scene("warrior", "lichs_tomb");
    scene.boss_step("S2 S4 S5 A6");
    CHECK(scene.refused("cover 1 S2") == "OD-9.1");
    CHECK(scene.refused("cover 1 A6") == "OD-9.1");
    const int supply = scene.supply('S');
    scene.act("cover 1 S4");
    CHECK(scene.told("box.struck") == 1);
    CHECK(scene.pool() == "S2 S5 A6");
    CHECK(scene.supply('S') == supply + 1);
    CHECK(scene.uncovered().starts_with("S3{D1 K}"));
    scene.act("cover 1 S5");
    CHECK(scene.uncovered().starts_with("S17w{D3}"));
    CHECK(scene.refused("cover 1 A6") == "OD-9.6");
    scene.act("cover 3 A6");
    CHECK(scene.told("box.struck") == 1);  // each skull box has its own first placement
  }

  TEST_CASE("OD-18.19: boxes without a skull are covered at once, and each round begins anew") {
    Scene scene("warrior", "lichs_tomb");
    scene.boss_step("S6 S6 S5 S4");
    scene.act("cover 2 S5 S6 S6");
    CHECK(scene.uncovered() == "S3{D1 K} A3{D1 K} A16w{D4} M3{D1 K} M15w{D5}");
    scene.act("cover 1 S4").all_covered_but({1}).act("finish");
    CHECK(scene.boss_damage() == 2);
    scene.roll("S 3 3 3 3; A 1 1; M 1");
    scene.act("cover 1 S3");
    CHECK(scene.told("box.struck") == 1);
  }

  TEST_CASE("OD-18.20: the Minotaur's X is 4 times its damage, 12 at least, fixed at the start of the round") {
    for (const auto& [damage, x] : {std::pair{0, 12}, std::pair{3, 12}, std::pair{4, 16}, std::pair{6, 24}}) {
      CAPTURE(damage);
      Scene scene("warrior", "minotaurs_maze");
      scene.state.boss_damage = static_cast<std::uint8_t>(damage);
      scene.boss().roll("S 1 1 1 1; A 1 1; M 1");
      CHECK(scene.boxes().starts_with("S" + std::to_string(x) + "w{D4 K} "));
    }
  }
}
