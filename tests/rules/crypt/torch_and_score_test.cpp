// CR-7 torch and end of the game, CR-8 scoring.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-7.1: each Torch card goes to the left neighbour, with 2 players both to the other player") {
    Scene three("players 3; leader C; claim by B");
    three.position("leader C; lights out B");
    three.act("recover");
    three.position("leader A; lights out C; round 2");
    Scene two("players 2; leader A; extra turn");
    two.act("recover");
    two.position("leader B; lights out B; round 2");
    REQUIRE(two.told(Event::Type::TorchPassed) == 1);
    CHECK(two.about<Event::Type::TorchPassed>().leader == 1);
    CHECK(two.about<Event::Type::TorchPassed>().lights_out == 1);
  }

  TEST_CASE("CR-7.2: after the last round nothing is passed; W4, then scoring") {
    Scene scene("players 3; last round; leader B; B has Remains 1, Remains 2; S1 Idol 4; S1 B 1x1; B r0 e2; collect");
    CHECK(scene.who() == "B last");
    scene.position("deck 0; round 9; leader B");
    scene.act("end");
    CHECK(scene.who() == "over");
    scene.position("leader B; round 9");
    CHECK(scene.told(Event::Type::TorchPassed) == 0);
    CHECK(scene.told(Event::Type::Scored) == 3);
    // One round before the end the Torch is passed and the deck has one Crypt more.
    Scene before("players 3; round 8; leader B; collect");
    before.position("leader C; round 9; deck 4");
    CHECK(before.who() == "chance reveal");
  }

  TEST_CASE("CR-7.3: the deck divides evenly: 8, 8, 9, 8 rounds") {
    constexpr int kRounds[] = {0, 8, 8, 9, 8};
    for (int players = 1; players <= 4; ++players) {
      CAPTURE(players);
      const int slots = real_content()->setup[players].slots();
      CHECK(real_content()->setup[players].deck % slots == 0);
      Scene scene = Scene::start(players);
      play_randomly(scene, 7, [](const Scene&) {});
      CHECK(scene.state.round == kRounds[players]);
      scene.position("deck 0");
      CHECK(scene.state.gone_count == scene.game.setup().deck);
    }
  }

  TEST_CASE("CR-8.1: coins of all cards, bonuses, and one coin for each die that is not exhausted") {
    const Scene scene =
        Scene::ending("players 2; Manuscript side B; A has Manuscript 4 up, Remains 3, Pottery 2; A r2 e1; B r3");
    CHECK(scene.score('A') == 4 + 3 + 2 + 2);
    CHECK(scene.score('B') == 3);
    CHECK(scene.part('A', "treasure") == 9);
    CHECK(scene.part('A', "dice") == 2);
    CHECK(Scene::ending("players 2; Jewelry side B; A has Jewelry 3").score('A') == 3 + 1 + 3);
    Scene none("players 2; last round; leader B; S1 Pottery 2; S1 A 3x6; collect");
    none.dice({1, 1, 1});
    CHECK(none.score('A') == 2);  // no die is left
  }

  TEST_CASE("CR-8.2: the highest score wins") {
    const Scene scene = Scene::ending("players 3; A has Pottery 3; B has Pottery 4; C has Pottery 1");
    CHECK(scene.who() == "over");
    CHECK(scene.won('B'));
    CHECK_FALSE(scene.won('A'));
    CHECK_FALSE(scene.won('C'));
    CHECK(scene.place('B') == 1);
    CHECK(scene.place('A') == 2);
    CHECK(scene.place('C') == 3);
  }

  TEST_CASE("CR-8.3: tied players roll all dice that are not exhausted; the highest sum wins") {
    Scene scene = Scene::ending("players 2; A has Pottery 4; B has Remains 4");
    CHECK(scene.who() == "chance tie.roll");
    CHECK(scene.outcomes().size() == 216);  // three dice
    scene.tie("A 6 3 1; B 2 2 5");
    CHECK(scene.won('A'));
    CHECK_FALSE(scene.won('B'));
    CHECK(scene.place('B') == 2);
    CHECK(scene.score('A') == scene.score('B'));
  }

  TEST_CASE("CR-8.3: exhausted dice are not rolled, and equal sums roll again") {
    Scene scene = Scene::ending("players 2; A has Jewelry 1, Pottery 4; A r2 e1; B has Remains 4");  // 5 + 2 = 4 + 3
    CHECK(scene.who() == "chance tie.roll");
    scene.tie("A 5 1; B 1 1 4; A 6 6; B 1 1 1");
    CHECK(scene.won('A'));
    CHECK(scene.place('B') == 2);
  }

  TEST_CASE("CR-8.3, CR-R24: among three only those tied for the highest sum roll again") {
    Scene scene = Scene::ending("players 3; A has Pottery 2; B has Remains 2; C has Jewelry 2");
    scene.tie("A 6 6 6; B 1 1 1; C 6 6 6; A 1 1 1; C 1 1 2");
    CHECK(scene.won('C'));
    CHECK_FALSE(scene.won('A'));
    CHECK_FALSE(scene.won('B'));
  }

  TEST_CASE("CR-8.4: a tied player without dice has the sum 0") {
    // A: Pottery 4, no die left. B: Jewelry 1 and three dice.
    Scene scene("players 2; last round; leader A; B has Jewelry 1; S1 Pottery 4; S1 A 3x6; collect");
    scene.dice({1, 1, 1});
    CHECK(scene.who() == "chance tie.roll");
    scene.tie("B 1 1 1");
    CHECK(scene.won('B'));
    CHECK_FALSE(scene.won('A'));
    CHECK(scene.score('A') == 4);
    CHECK(scene.score('B') == 4);
  }

  TEST_CASE("CR-8.4, CR-R23: tied players who all have no dice share the victory") {
    Scene scene("players 2; last round; leader A; S1 Pottery 2; S1 A 3x6; S2 Remains 2; S2 B 3x6; collect");
    scene.dice({1, 1, 1, 1, 1, 1});
    scene.tie("");
    CHECK(scene.who() == "over");
    CHECK(scene.won('A'));
    CHECK(scene.won('B'));
    CHECK(scene.place('A') == 1);
    CHECK(scene.place('B') == 1);
  }

  TEST_CASE("CR-8.5: places below the first are not rolled for") {
    const Scene scene = Scene::ending("players 4; A has Pottery 4; B has Remains 2; C has Jewelry 2; D has Idol 1");
    CHECK(scene.who() == "over");
    CHECK(scene.place('A') == 1);
    CHECK(scene.place('B') == 2);
    CHECK(scene.place('C') == 2);
    CHECK(scene.place('D') > 2);
  }

  TEST_CASE("CR-8.5, CR-R37: all who lose the roll-off share the second place, however far they came") {
    Scene scene = Scene::ending("players 4; A has Pottery 4; B has Remains 4; C has Jewelry 4; D has Idol 1");
    scene.tie("A 6 6 6; B 1 1 1; C 6 6 6; A 1 1 1; C 1 1 2");
    CHECK(scene.place('C') == 1);
    CHECK(scene.place('A') == 2);
    CHECK(scene.place('B') == 2);
    CHECK(scene.place('D') > 2);
    CHECK_FALSE(scene.won('A'));
  }

  TEST_CASE("CR-8.6: at scoring all collections are shown") {
    Scene scene("players 2; last round; leader A; A has Pottery ?(3), Remains ?(2); extra turn");
    CHECK(scene.value_seen_by('B', 'A', "P1") == 0);
    CHECK(scene.value_seen_by('-', 'A', "R1") == 0);
    scene.act("recover");
    CHECK(scene.who() == "over");
    for (const char viewer : {'A', 'B', '-'}) {
      CHECK(scene.value_seen_by(viewer, 'A', "P1") == 3);
      CHECK(scene.value_seen_by(viewer, 'A', "R1") == 2);
    }
  }
}
