// Chapter 10 of docs/rules/onedeck.md: making heroic dice and discarding dice.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: making and discarding dice") {
  TEST_CASE("OD-10.1: two dice of any colours become a heroic die of the lower value") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("ogre_1", "S2 A5 M6 H4");
    const int strength = scene.supply('S');
    const int heroic = scene.supply('H');
    scene.act("make A S2 A5");
    CHECK(scene.pool() == "M6 H2 H4");
    CHECK(scene.supply('S') == strength + 1);
    CHECK(scene.supply('H') == heroic - 1);
    scene.act("make A M6 H4");  // heroic dice included
    CHECK(scene.pool() == "H2 H4");
    CHECK(scene.supply('H') == heroic - 1);
  }

  TEST_CASE("OD-10.1: neither one die nor three make a heroic die") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("ogre_1", "S2 A5 M6");
    CHECK(scene.refused("make A S2") == "OD-10.1");
    CHECK(scene.refused("make A S2 A5 M6") == "OD-10.1");
    CHECK(scene.choices("make") == Texts{"make A S2 A5", "make A S2 M6", "make A A5 M6"});
  }

  TEST_CASE("OD-10.1: of two heroes' dice either may get the heroic die, of one hero's dice only that hero") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.dice_step("ogre_1", "A.S6 A.A3 B.M4");
    CHECK(scene.legal("make A A.S6 A.A3"));
    CHECK(scene.refused("make B A.S6 A.A3") == "OD-10.1");
    CHECK(scene.legal("make A A.S6 B.M4"));
    scene.act("make B A.S6 B.M4");
    CHECK(scene.pool() == "A.A3 B.H4");
  }

  TEST_CASE("OD-10.2: the Bandit asks for three dice, of one hero or of both, and the lowest counts") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.dice_step("bandit_1", "A.S6 A.S5 A.A3 B.M2");
    CHECK(scene.refused("make A A.S5 A.S6") == "OD-10.2");
    CHECK(scene.refused("make A A.S5 A.S6 A.A3 B.M2") == "OD-10.2");
    CHECK(scene.legal("make A A.S5 A.S6 A.A3"));
    CHECK(scene.refused("make B A.S5 A.S6 A.A3") == "OD-10.1");
    scene.act("make A A.S6 A.A3 B.M2");
    CHECK(scene.pool() == "A.S5 A.H2");
  }

  TEST_CASE("OD-10.3: without a heroic die in the supply a heroic die must be among the two") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("ogre_1", "S3 S4 H1 H2 H3 H4 H5 H6");
    CHECK(scene.supply('H') == 0);
    CHECK(scene.refused("make A S3 S4") == "OD-10.3");
    scene.act("make A S4 H6");  // the H6 is back in the supply before the new one is taken
    CHECK(scene.pool() == "S3 H1 H2 H3 H4 H4 H5");
    CHECK(scene.supply('H') == 0);
  }

  TEST_CASE("OD-10.4: only a die of a colour that the supply has none of may be discarded") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("ogre_1", "S1 S1 S2 S3 S4 S5 S6 S6 A3");
    CHECK(scene.supply('S') == 0);
    CHECK(scene.refused("discard A3") == "OD-10.4");
    scene.act("discard S1");
    CHECK(scene.pool() == "S1 S2 S3 S4 S5 S6 S6 A3");
    CHECK(scene.supply('S') == 1);
    CHECK(scene.refused("discard S1") == "OD-10.4");
  }

  TEST_CASE("OD-10.4: each hero discards own dice, and the colour is counted over both heroes") {
    Scene scene({"warrior", "paladin"}, "dragons_cave");
    scene.dice_step("ogre_1", "A.S1 A.S2 A.S3 A.S4 B.S1 B.S2 B.S3 B.S4");
    CHECK(scene.choices("discard").size() == 8);
    scene.act("discard B.S1");
    CHECK(scene.event(Event::Type::DieDiscarded).seat == 1);
    CHECK(scene.choices("discard").empty());
  }

  TEST_CASE("OD-10.5: restricted dice make no heroic die, but may be discarded when their colour is exhausted") {
    Scene scene("warrior", "dragons_cave");
    scene.dice_step("ogre_1", "S3 M1 M1 M1 M1 M1 M1 M1 M6m H6a");
    CHECK(scene.refused("make A S3 H6a") == "OD-10.5");
    CHECK(scene.refused("make A S3 M6m") == "OD-10.5");
    CHECK(scene.legal("make A S3 M1"));
    CHECK(scene.refused("discard H6a") == "OD-10.4");
    scene.act("discard M6m");
    CHECK(scene.pool() == "S3 M1 M1 M1 M1 M1 M1 M1 H6a");
  }
}
