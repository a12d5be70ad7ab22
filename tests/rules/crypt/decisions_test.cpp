// CR-D, the decision points, and the claim space.
#include <doctest/doctest.h>

#include <algorithm>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

using Texts = std::vector<std::string>;

// Eight cards of one type, each seen by the owner alone: all of them differ for the others.
std::string eight(const std::string& type) {
  std::string cards;
  for (const int value : {1, 1, 2, 2, 3, 3, 4, 4})
    cards += (cards.empty() ? "" : ", ") + type + " ?(" + std::to_string(value) + ")";
  return cards;
}

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-D1: W0 offers end, Pottery B for each pair and face-down slot, Manuscript B for each card") {
    Scene scene(
        "players 4; Pottery side B; Manuscript side B; A has Pottery 1, Pottery 2, Pottery 3, Manuscript 1, Manuscript "
        "2;"
        "S5 Idol ?(1); S6 Jewelry ?(2); revealed");
    CHECK(scene.texts() == Texts{"end", "manuscript M1", "manuscript M2", "pottery P1 P2 S5", "pottery P1 P2 S6",
                                 "pottery P1 P3 S5", "pottery P1 P3 S6", "pottery P2 P3 S5", "pottery P2 P3 S6"});
    scene.act("manuscript M1");
    CHECK(scene.count(Kind::Manuscript) == 0);
    CHECK(scene.actions() == 7);
    scene.act("pottery P1 P2 S5");
    CHECK(scene.who() == "A claim");  // nothing is usable
    // Without Manuscript B only Pottery B.
    CHECK(Scene("players 4; Pottery side B; A has Pottery 1, Pottery 2, Manuscript 1; revealed").actions() == 3);
  }

  TEST_CASE("CR-D1: at most 28 pairs x 2 slots + 8 + 1 = 65 choices") {
    const Scene scene("players 4; Pottery side B; Manuscript side B; A has " + eight("Pottery") + ", " +
                      eight("Manuscript") + "; S5 Idol ?(1); S6 Jewelry ?(2); revealed");
    CHECK(scene.who() == "A before");
    CHECK(scene.count(Kind::Pottery) == 56);
    CHECK(scene.count(Kind::Manuscript) == 8);
    CHECK(scene.actions() == 65);
  }

  TEST_CASE("CR-D2: W1 and the action are one list; after a power it is offered again, an action ends the turn") {
    Scene scene(
        "players 3; Manuscript side B; A has Manuscript 1, Remains 1, Remains 2; A r1 e2; S4 Idol ?(1); claim by A");
    CHECK(scene.count(Kind::Manuscript) == 1);
    CHECK(scene.count(Kind::Remains) == 1);
    CHECK(scene.count(Kind::Recover) == 1);
    CHECK(scene.claims() == 24);
    CHECK(scene.actions() == 27);
    scene.act("remains R1 R2");
    CHECK(scene.who() == "A claim");
    CHECK(scene.claims() == 264);
    scene.act("manuscript M1");
    CHECK(scene.who() == "A claim");
    CHECK(scene.actions() == 265);
    scene.act("claim S1:1x1");
    CHECK(scene.who() == "B claim");
  }

  TEST_CASE("CR-D3: W2 offers end and Manuscript B") {
    Scene scene(
        "players 3; leader B; Manuscript side B; B has Manuscript 1, Manuscript 2, Remains 1, Remains 2; S4 Idol ?(1); "
        "S1 B 1x1; B e1; collect");
    CHECK(scene.who() == "B after");
    CHECK(scene.texts() == Texts{"end", "manuscript M1", "manuscript M2"});
    scene.act("manuscript M2");
    CHECK(scene.who() == "chance reveal");  // nothing is usable any more
    CHECK(scene.card_of('B', "M2").face_up());
  }

  TEST_CASE("CR-D4: K-IDOL offers end and each face-down Idol for each failing die; equal efforts are one") {
    Scene scene(
        "players 4; leader A; A has Idol 1, Idol 2, Idol 3 up; S1 Pottery 1; S1 A 2x6; S2 Pottery 2; S2 A 1x4; "
        "collect");
    scene.dice({1, 2, 3});
    CHECK(scene.texts() == Texts{"end", "idol I1 4", "idol I1 6", "idol I2 4", "idol I2 6"});
  }

  TEST_CASE("CR-D4: at most 8 x 3 + 1 = 25 choices") {
    const std::string idols = "players 4; leader A; A has " + eight("Idol") + ";";
    Scene scene(idols + "S1 A 1x6; S2 A 1x5; S3 A 1x4; collect");
    scene.dice({1, 1, 1});
    CHECK(scene.who() == "A collect.idol");
    CHECK(scene.actions() == 25);
    Scene equal(idols + "S1 A 3x6; collect");
    equal.dice({1, 1, 1});
    CHECK(equal.actions() == 9);
  }

  TEST_CASE("CR-D5: W4 offers end and Remains A for each pair") {
    Scene scene(
        "players 3; last round; leader A; A has Remains 1, Remains 2, Remains 3, Idol 1; S1 Jewelry 1; S1 A 1x1; A r0 "
        "e2; collect");
    CHECK(scene.who() == "A last");
    CHECK(scene.texts() == Texts{"end", "remains R1 R2", "remains R1 R3", "remains R2 R3"});
    CHECK(Scene("players 3; round 8; leader A; A has Remains 1, Remains 2; S1 Jewelry 1; S1 A 1x1; A r0 e2; collect")
              .who() == "chance reveal");
  }

  TEST_CASE("CR-D6: which equal die is placed or recovered, Idol B's flips, rolls and the Ghost are no decisions") {
    // One claim a slot and effort, however many dice are ready.
    const Scene claims("players 3; A r3; claim by A");
    int ones = 0;
    for (const std::string& text : claims.texts()) ones += text == "claim S1:1x1" ? 1 : 0;
    CHECK(ones == 1);
    // One recovery for two exhausted dice.
    CHECK(Scene("players 3; A has Remains 1, Remains 2; A r1 e2; claim by A").count(Kind::Remains) == 1);
    // Rolls and the Ghost belong to chance.
    CHECK(Scene("players 3; leader A; S1 A 1x2; collect").turn().is_chance());
    CHECK(Scene("players 1; leader Ghost; round 2; revealed").turn().is_chance());
    // Idol B: from the roll straight to the next round.
    Scene idols("players 3; Idol side B; leader A; A has Idol 1; S1 Idol 2; S2 Idol 3; S1 A 1x2; S2 A 1x2; collect");
    idols.dice({1, 1});
    CHECK(idols.who() == "chance reveal");
  }

  TEST_CASE("CR-D2: the claim space on an empty Crypt") {
    struct Row {
      int players;
      std::array<int, 3> claims;  // with 1, 2, 3 ready dice
      int one_card;
    };
    for (const Row& row : {Row{1, {18, 144, 594}, 54}, Row{2, {18, 144, 594}, 54}, Row{3, {24, 264, 1584}, 72},
                           Row{4, {36, 612, 6048}, 108}}) {
      CAPTURE(row.players);
      const std::string players = "players " + std::to_string(row.players) + "; ";
      for (int ready = 1; ready <= 3; ++ready) {
        const Scene scene(players + "A r" + std::to_string(ready) + "; claim by A");
        CHECK(scene.claims() == row.claims[ready - 1]);
        CHECK(scene.actions() == scene.claims() + 1);  // and Recover
      }
      if (row.players > 1) CHECK(Scene(players + "extra turn").claims() == row.one_card);
    }
    // For 6 slots and 3 dice: one card 108, two cards 1,620, three cards 4,320.
    std::array<int, 4> by_cards{};
    for (const std::string& text : Scene("players 4; claim by A").texts()) {
      if (text.starts_with("claim")) ++by_cards[std::count(text.begin(), text.end(), ':')];
    }
    CHECK(by_cards == std::array<int, 4>{0, 108, 1620, 4320});
  }

  TEST_CASE("CR-D2: a turn has at most 6,048 claims; dice on cards only reduce them") {
    CHECK(Scene("players 4; claim by A").actions() == 6049);
    CHECK(Scene("players 4; S1 A 1x1; claim by B").claims() < 6048);
    CHECK(Scene("players 4; S6 A 3x6; claim by B").claims() == 5 * 18 + 10 * 3 * 36 + 10 * 216);
  }
}
