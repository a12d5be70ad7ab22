// CR-6, the Collect phase.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-6.1: unclaimed cards go to the box, the face-down ones unseen") {
    Scene scene(
        "players 4; round 1; leader A; S1 Idol 3; S1 A 1x1; S2 Idol 4; S3 Jewelry 1; S4 Pottery 2; S5 Remains ?(4);"
        "S6 Tapestry ?(1); S6 B 1x1; claim by D");
    scene.act("recover");
    scene.position("box 4; A has Idol 3 down; B has Tapestry 1 down; C has nothing; D has nothing");
    REQUIRE(scene.told(Event::Type::Discarded) == 4);
    for (int i = 0; i < 4; ++i) {
      const Event& event = scene.event(Event::Type::Discarded, i);
      if (event.slot == 4) {
        CHECK(event.card == index(crypt::Type::Remains));
        CHECK((event.value == 0 || event.knows.empty()));
      } else {
        CHECK(event.value > 0);
      }
    }
    for (int i = 0; i < scene.state.gone_count; ++i) {
      const Gone& gone = scene.state.gone[i];
      if (gone.owner == kBox && gone.card.type() == crypt::Type::Remains) CHECK(gone.card.known().empty());
    }
  }

  TEST_CASE("CR-6.2: who placed a die and has none on a card recovers all exhausted dice") {
    Scene scene("players 3; leader A; A r1 e2; A placed; S1 B 1x1; collect");
    scene.position("A r3 e0");
    REQUIRE(scene.told(Event::Type::Recovered) == 2);  // C's action, which brings nothing back, and this
    CHECK(scene.event(Event::Type::Recovered, 1).seat == 0);
    CHECK(scene.about<Event::Type::Recovered>(1).count == 2);
    CHECK(scene.about<Event::Type::Recovered>(1).why == 1);
  }

  TEST_CASE("CR-6.2: a single die still on a card prevents the recovery, dice on the Player card do not matter") {
    Scene one_left("players 3; leader A; S1 A 1x1; A r1 e1; collect");
    one_left.position("A r2 e1");
    Scene kept("players 3; leader A; A r2 e1; A placed; collect");
    kept.position("A r3 e0");
  }

  TEST_CASE("CR-6.3: each player in turn order rolls, takes and settles before the next begins") {
    Scene scene("players 3; leader B; S1 Idol 1; S1 A 1x6; S2 Pottery 2; S2 C 1x6; S3 Jewelry 3; S3 B 1x6; collect");
    CHECK(scene.who() == "chance collect.roll");
    scene.position("A has nothing; B has nothing; C has nothing");
    scene.chance("roll 6");
    scene.position("B has Jewelry 3 down; B r3 e0; C has nothing; A has nothing; S2 C 1x6; S1 A 1x6");
    scene.chance("roll 1");
    scene.position("C has Pottery 2 down; C r2 e1; A has nothing; S1 A 1x6");
    scene.chance("roll 1");
    scene.position("A has Idol 1 down");
  }

  TEST_CASE("CR-6.3a: slots from left to right, and dice of effort 1 are not rolled") {
    Scene scene("players 3; leader A; S1 Jewelry 1; S1 A 1x4; S2 Jewelry 2; S2 A 1x1; S3 Pottery 1; S3 A 1x2; collect");
    CHECK(scene.outcomes().size() == 36);  // two dice
    scene.chance("roll 3 2");              // 3 < 4 fails on S1, 2 does not on S3
    scene.position("A r2 e1");
    REQUIRE(scene.told(Event::Type::DieRolled) == 2);
    CHECK(scene.event(Event::Type::DieRolled, 0).slot == 0);
    CHECK(scene.about<Event::Type::DieRolled>(0).effort == 4);
    CHECK(scene.about<Event::Type::DieRolled>(0).result == 3);
    CHECK(scene.event(Event::Type::DieRolled, 1).slot == 2);
    CHECK(scene.about<Event::Type::DieRolled>(1).result == 2);
  }

  TEST_CASE("CR-6.3a: three dice on one card are rolled one after the other; all rolls are equally likely") {
    Scene scene("players 3; leader A; S2 A 3x4; collect");
    const auto rolls = scene.outcomes();
    CHECK(rolls.size() == 216);
    for (const auto& [text, weight] : rolls) CHECK(weight == rolls[0].second);
    scene.chance("roll 3 4 5");
    scene.position("A r2 e1");
  }

  TEST_CASE("CR-6.3a: effort 1 alone needs no roll at all") {
    Scene scene("players 3; leader A; S2 Pottery 3; S2 A 3x1; collect");
    CHECK(scene.who() == "chance reveal");
    scene.position("A r3 e0; A has Pottery 3 down");
    CHECK(scene.told(Event::Type::DieRolled) == 0);
  }

  TEST_CASE("CR-6.3b: a rolled die tells in how many of how many rolls it fails") {
    for (int effort = 2; effort <= 6; ++effort) {
      CAPTURE(effort);
      const Scene before("players 3; leader A; S2 A 1x" + std::to_string(effort) + "; collect");
      std::int64_t failed = 0;
      std::int64_t rolls = 0;
      Doc told;
      for (const auto& [text, weight] : before.outcomes()) {
        Scene scene = before;
        scene.chance(text);
        told = scene.game.describe(scene.event(Event::Type::DieRolled), Viewer::table());
        failed += told.find("failed")->as_bool() ? 1 : 0;
        ++rolls;
      }
      CHECK(*told.find("fails") == Doc(failed));
      CHECK(*told.find("of") == Doc(rolls));
    }
  }

  TEST_CASE("CR-6.3b: lower than the effort fails, equal or higher does not") {
    for (int effort = 2; effort <= 6; ++effort) {
      for (int result = 1; result <= 6; ++result) {
        CAPTURE(effort);
        CAPTURE(result);
        Scene scene("players 3; leader A; S1 Pottery 1; S1 A 1x" + std::to_string(effort) + "; collect");
        scene.dice({result});
        CHECK(scene.state.players[0].exhausted == (result < effort ? 1 : 0));
        CHECK(scene.state.players[0].ready == (result < effort ? 2 : 3));
      }
    }
  }

  TEST_CASE("CR-6.3c: the cards are taken whatever the rolls, face-down; a hidden one is seen by its taker alone") {
    Scene scene("players 3; leader A; S1 Pottery 1; S4 Remains ?(4); S1 A 1x6; S4 A 2x6; collect");
    scene.dice({1, 1, 1});
    scene.position("A r0 e3; A has Pottery 1 down, Remains 4 down");
    CHECK(scene.value_seen_by('A', 'A', "R1") == 4);
    CHECK(scene.value_seen_by('B', 'A', "R1") == 0);
    CHECK(scene.value_seen_by('C', 'A', "R1") == 0);
    CHECK(scene.value_seen_by('-', 'A', "R1") == 0);
    CHECK(scene.card_of('A', "R1").known() == Seats(seat_of('A')));
  }

  TEST_CASE("CR-6.3d: the second Idol is checked when cards are taken, with side B only") {
    const std::string lines = "players 3; leader A; A has Idol 2; S1 Idol 3; S1 A 1x1; collect";
    Scene b("Idol side B; " + lines);
    b.position("A has Idol 2 up, Idol 3 up");
    CHECK(b.told(Event::Type::RaceWon) == 1);
    Scene a(lines);
    a.position("A has Idol 2 down, Idol 3 down");
    CHECK(a.told(Event::Type::RaceWon) == 0);
  }

  TEST_CASE("CR-6.3e: the window of Idol A comes after taking and before settling, with side A only") {
    const std::string lines = "players 3; leader A; S1 Idol 3; S1 A 1x6; collect";
    Scene a(lines);
    a.dice({2});
    CHECK(a.who() == "A collect.idol");
    a.position("A has Idol 3 down; A e0");
    a.act("end");
    a.position("A r2 e1");
    Scene b("Idol side B; " + lines);
    b.dice({2});
    CHECK(b.who() == "chance reveal");
  }

  TEST_CASE("CR-6.3f: failing dice become exhausted, all others are ready") {
    Scene scene("players 3; leader A; S1 Jewelry 1; S2 Jewelry 2; S3 Jewelry 3; S1 A 1x5; S2 A 1x4; S3 A 1x3; collect");
    scene.dice({4, 4, 2});
    scene.position("A r1 e2");
    REQUIRE(scene.told(Event::Type::DiceSettled) == 1);
    CHECK(scene.about<Event::Type::DiceSettled>().back == 1);
    CHECK(scene.about<Event::Type::DiceSettled>().exhausted == 2);
  }

  TEST_CASE("CR-6.4: the owner may look at the own cards at any time") {
    Scene scene("players 3; A has Remains ?(4), Jewelry ?(1), Idol 2; claim by C");
    CHECK(scene.value_seen_by('A', 'A', "R1") == 4);
    CHECK(scene.value_seen_by('A', 'A', "J1") == 1);
    CHECK(scene.value_seen_by('A', 'A', "I1") == 2);
    CHECK(scene.value_seen_by('B', 'A', "R1") == 0);
  }

  TEST_CASE("CR-6.5: a Collector is never used up: all players profit from it") {
    const Scene scene = Scene::ending(
        "players 3; Jewelry side B; A has Jewelry 1; B has Jewelry 2, Jewelry 2; C has Jewelry 3, Jewelry 3, Jewelry "
        "4");
    CHECK(scene.score('A') == 1 + 1 + 3);
    CHECK(scene.score('B') == 4 + 2 + 3);
    CHECK(scene.score('C') == 10 + 3 + 3);
  }
}
