// Chapter 14 of docs/rules/onedeck.md: levels.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: levels") {
  TEST_CASE("OD-14.1: levelling up is offered after the loot when the lanterns suffice, and not before") {
    Scene scene("warrior", "dragons_cave");
    scene.xp({"ogre_1"}).loot("goblin_1");
    scene.act("loot xp");
    CHECK(scene.legal() == Texts{"level 4 2", "stop"});
    Scene poor("warrior", "dragons_cave");
    poor.xp({"goblin_2"}).loot("goblin_1");
    poor.act("loot xp");  // 4 lanterns of 6
    CHECK(poor.asks() == "act");
  }

  TEST_CASE("OD-14.1: it is a choice, removes the cards, gives a potion token and may be repeated") {
    Scene scene("warrior", "dragons_cave");
    scene.potions(0).xp({"ogre_1", "ogre_2", "boulder_1", "boulder_2"}).level_step();  // 16 lanterns
    CHECK(scene.legal() == Texts{"level 4 4", "stop"});
    scene.act("level 4 4");
    CHECK(scene.level() == 2);
    CHECK(scene.potions() == 1);
    CHECK(scene.state.removed.size() == 2);
    CHECK(scene.legal() == Texts{"level 4 4", "stop"});  // 8 for level 3
    Scene other = scene;
    scene.act("level 4 4");
    CHECK(scene.level() == 3);
    CHECK(scene.potions() == 2);
    CHECK(scene.asks() == "act");
    other.act("stop");
    CHECK(other.level() == 2);
    CHECK(other.lanterns() == 8);
    CHECK(other.asks() == "act");
  }

  TEST_CASE("OD-14.1: any tight set may be chosen, surplus is lost, other cards stay") {
    Scene scene("warrior", "dragons_cave");
    scene.xp({"goblin_1", "goblin_2", "skeleton_1", "ogre_1", "bandit_1"}).level_step();  // 2 2 2 4 3
    CHECK(scene.choices("level").size() == 4);
    CHECK(scene.legal("level 2 2 2"));
    CHECK(scene.legal("level 4 2"));
    CHECK(scene.legal("level 4 3"));
    CHECK(scene.legal("level 3 2 2"));
    CHECK(scene.refused("level 4 3 2") == "OD-14.1");
    CHECK(scene.refused("level 3 2") == "OD-14.1");
    CHECK(scene.refused("level 4 4") == "OD-14.1");  // there is one 4 only
    scene.act("level 4 3");
    CHECK(scene.lanterns() == 6);
  }

  TEST_CASE("OD-14.2: at level 4 tight sets of 5 lanterns buy potion tokens") {
    Scene scene("warrior", "dragons_cave");
    scene.level(4).potions(0).xp({"bandit_1", "goblin_1", "goblin_2", "ogre_1"}).level_step();  // 3 2 2 4
    CHECK(scene.choices("brew").size() == 3);
    CHECK(scene.legal("brew 3 2"));
    CHECK(scene.legal("brew 4 2"));
    CHECK(scene.legal("brew 4 3"));
    CHECK(scene.refused("brew 2 2") == "OD-14.2");
    CHECK(scene.refused("brew 4 3 2") == "OD-14.2");
    CHECK(scene.refused("level 3 2") == "OD-14.2");
    scene.act("brew 3 2");
    CHECK(scene.potions() == 1);
    CHECK(scene.level() == 4);
    scene.act("brew 4 2");
    CHECK(scene.potions() == 2);
    CHECK(scene.asks() == "act");
  }

  TEST_CASE("OD-14.3: only the lantern values matter, equal cards are one choice") {
    Scene scene("warrior", "dragons_cave");
    scene.xp({"goblin_1", "goblin_2", "skeleton_1", "skeleton_2", "beetle_1"}).level_step();
    CHECK(scene.legal() == Texts{"level 2 2 2", "stop"});
  }

  TEST_CASE("OD-14.4: the level gives item limit, skill limit and bonus dice") {
    const int expected[2][4][3] = {{{1, 2, 0}, {3, 3, 1}, {5, 4, 1}, {7, 5, 2}},   // 1P
                                   {{1, 1, 0}, {2, 2, 1}, {3, 3, 1}, {4, 4, 2}}};  // 2P
    Scene one("warrior", "dragons_cave");
    Scene two({"warrior", "mage"}, "dragons_cave");
    for (int side = 0; side < 2; ++side) {
      Scene& scene = side == 0 ? one : two;
      for (int level = 1; level <= 4; ++level) {
        CAPTURE(side);
        CAPTURE(level);
        scene.level(level);
        const LevelCard& card = scene.game.level_card(scene.state);
        CHECK(int{card.items} == expected[side][level - 1][0]);
        CHECK(scene.game.skill_limit(scene.state, 0) == expected[side][level - 1][1]);
        CHECK(int{card.bonus} == expected[side][level - 1][2]);
      }
    }
  }

  TEST_CASE("OD-14.4: the bonus dice are rolled in every encounter and in every boss round") {
    Scene combat("warrior", "dragons_cave");
    combat.level(4).face("ogre_1").roll("S 1 2 3 4; A 1 2; M 1; H 5 6");
    CHECK(combat.pool() == "S1 S2 S3 S4 A1 A2 M1 H5 H6");
    Scene peril("warrior", "dragons_cave");
    peril.level(2).face("locked_door_1").act("option b").roll("S 1 2 3 4; H 5");
    CHECK(peril.pool() == "S1 S2 S3 S4 H5");
    Scene boss("warrior", "dragons_cave");
    boss.level(3).boss().roll("S 1 2 3 4; A 1 2; M 1; H 5");
    CHECK(boss.asks() == "dice");
  }

  TEST_CASE("OD-14.5: experience of Drain waits for the next step 9") {
    Scene scene("warrior", "dragons_cave");
    scene.xp({"ogre_1"}).item('A', "goblin_1").face("wraith_1");  // the Goblin becomes experience
    CHECK(scene.lanterns() == 6);
    CHECK(scene.asks() == "roll");  // no level in between
    scene.roll("S 1 1 1 1; A 1 1; M 1");
    scene.all_covered_but({});
    scene.act("finish").act("loot xp");
    CHECK(scene.asks() == "level");
  }
}
