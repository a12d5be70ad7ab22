// CR-3 round and windows, CR-4 Reveal.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

// Everybody can pay for everything: Pottery B, Manuscript B, Remains A and Idol A are in play, and it is the last
// round.
constexpr const char* kEveryWindow =
    "players 3; leader B; last round; Pottery side B; Manuscript side B;"
    "A has Pottery 1, Pottery 2, Manuscript 1, Manuscript 2, Remains 1, Remains 2, Idol 1;"
    "B has Pottery 2, Pottery 3, Manuscript 2, Manuscript 3, Remains 2, Remains 3, Idol 2;"
    "C has Pottery 3, Pottery 4, Manuscript 3, Manuscript 4, Remains 3, Remains 4, Idol 2;"
    "S1 Jewelry 1; S2 Jewelry 2; S3 Jewelry 3; S4 Tapestry ?(4); A e1; B e1; C e1; revealed";

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-3.1: Reveal, Claim, Collect, Pass the Torch") {
    Scene scene = Scene::start(3);
    scene.chance("leader C").chance("top idol");
    for (const char* card : {"reveal 1 pottery", "reveal 2 remains", "reveal 3 tapestry", "conceal idol"}) {
      CHECK(scene.who() == "chance reveal");
      scene.chance(card);
    }
    CHECK(scene.who() == "C claim");
    scene.act("claim S1:1x2");
    CHECK(scene.who() == "A claim");
    scene.act("recover");
    CHECK(scene.who() == "B claim");
    scene.act("recover");
    CHECK(scene.who() == "chance collect.roll");
    scene.dice({6});
    CHECK(scene.who() == "chance reveal");
    scene.position("round 2; leader A; lights out C; C has Idol 1 down");
  }

  TEST_CASE("CR-3.2: the exact order of the windows of a round") {
    Scene scene(kEveryWindow);
    for (const char* who : {"B before", "C before", "A before"}) {  // W0
      CHECK(scene.who() == who);
      scene.act("end");
    }
    CHECK(scene.who() == "B claim");  // W1 and the action
    CHECK(scene.legal("manuscript M1"));
    CHECK(scene.legal("remains R1 R2"));
    scene.forbids("pottery P1 P2 S4", "CR-3.2 CR-9.8");
    scene.forbids("end", "CR-3.2 CR-3.3 CR-5.2");
    scene.act("claim S1:1x6");
    CHECK(scene.who() == "C claim");
    scene.act("claim S2:1x6");
    CHECK(scene.who() == "A claim");
    scene.act("claim S3:1x6");
    for (const char* who : {"B after", "C after", "A after"}) {  // W2
      CHECK(scene.who() == who);
      CHECK(scene.legal("manuscript M1"));
      scene.forbids("remains R1 R2", "CR-3.2 CR-9.9");
      scene.forbids("pottery P1 P2 S4", "CR-3.2 CR-9.8");
      scene.act("end");
    }
    for (const char* who : {"B collect.idol", "C collect.idol", "A collect.idol"}) {  // III.3
      CHECK(scene.who() == "chance collect.roll");
      scene.dice({1});
      CHECK(scene.who() == who);
      CHECK(scene.legal("idol I1 6"));
      scene.forbids("remains R1 R2", "CR-3.2 CR-9.9");
      scene.forbids("manuscript M1", "CR-3.2 CR-9.6");
      scene.act("end");
    }
    for (const char* who : {"B last", "C last", "A last"}) {  // W4
      CHECK(scene.who() == who);
      CHECK(scene.legal("remains R1 R2"));
      scene.forbids("idol I1 6", "CR-3.2 CR-9.1");
      scene.forbids("manuscript M1", "CR-3.2 CR-9.6");
      scene.act("end");
    }
    CHECK(scene.who() == "over");
  }

  TEST_CASE("CR-3.2: K-IDOL offers no Manuscript B, though a card lies face-down still") {
    Scene scene(
        "players 3; leader A; Manuscript side B; A has Manuscript 1, Idol 1; S1 A 1x6; S4 Jewelry ?(3); S4 B 1x1; "
        "collect");
    CHECK(scene.who() == "A after");
    CHECK(scene.legal("manuscript M1"));
    scene.act("end").dice({1});
    CHECK(scene.who() == "A collect.idol");
    CHECK(scene.slot_card(4) == "Jewelry ?");
    scene.forbids("manuscript M1", "CR-3.2");
  }

  TEST_CASE("CR-3.2, CR-3.3: no claim and no recover inside W0, W2, K-IDOL and W4") {
    Scene scene(kEveryWindow);
    scene.forbids("claim S1:1x1", "CR-3.3");
    scene.forbids("recover", "CR-3.3");
    for (int i = 0; i < 3; ++i) scene.act("end");
    scene.act("claim S1:1x6").act("recover").act("recover");
    CHECK(scene.who() == "B after");
    scene.forbids("claim S2:1x1", "CR-3.3");
    scene.end_windows().dice({1});
    CHECK(scene.who() == "B collect.idol");
    scene.forbids("recover", "CR-3.3");
    scene.act("end");
    CHECK(scene.who() == "B last");
    scene.forbids("recover", "CR-3.3");
  }

  TEST_CASE("CR-3.1: dice and draws are no choice of a seat, in a window or in a turn") {
    Scene window(kEveryWindow);
    Scene turn("players 3; A has Remains 1; A r1 e2; claim by A");
    for (const std::string_view outcome : {"roll 3", "reveal 3 idol", "conceal idol", "look S1 3", "take S1 3"}) {
      window.forbids(outcome, "CR-3.1");
      turn.forbids(outcome, "CR-3.1");
    }
  }

  TEST_CASE("CR-3.2: W0 only with Pottery B, W2 only with Manuscript B, W4 only in the last round and with Remains A") {
    const std::string cards = "A has Pottery 1, Pottery 2, Manuscript 1, Manuscript 2, Remains 1, Remains 2;";
    // Manuscript B alone opens no W0.
    CHECK(Scene("players 3; Manuscript side B; " + cards + "S4 Idol ?(1); revealed").who() == "A claim");
    CHECK(Scene("players 3; Pottery side B; " + cards + "S4 Idol ?(1); revealed").who() == "A before");
    // Together they offer Manuscript B in W0, also to one who has no Pottery.
    const Scene no_pottery("players 3; Pottery side B; Manuscript side B; A has Manuscript 1; revealed");
    CHECK(no_pottery.who() == "A before");
    CHECK(no_pottery.legal("manuscript M1"));
    CHECK(Scene("players 3; Pottery side B; " + cards + "B r3; collect").who() == "chance reveal");
    CHECK(Scene("players 3; Manuscript side B; " + cards + "collect").who() == "A after");
    const std::string dice = "S1 A 1x1; A r1 e1; collect";
    CHECK(Scene("players 3; last round; " + cards + dice).who() == "A last");
    CHECK(Scene("players 3; round 5; " + cards + dice).who() == "chance reveal");
    CHECK(Scene("players 3; last round; Remains side B; " + cards + dice).who() == "over");
  }

  TEST_CASE("CR-3.3: powers one after the other, in any order, until the player ends the window") {
    Scene scene(
        "players 4; Pottery side B; Manuscript side B; A has Pottery 1, Pottery 2, Pottery 3, Pottery 4, Manuscript 1;"
        "S5 Idol ?(1); S6 Jewelry ?(2); revealed");
    scene.act("manuscript M1");
    CHECK(scene.who() == "A before");
    scene.act("pottery P1 P2 S6");
    CHECK(scene.who() == "A before");
    scene.act("end");
    CHECK(scene.who() == "A claim");
    scene.position("S5 Idol ?; S6 empty");

    Scene other(
        "players 4; Pottery side B; Manuscript side B; A has Pottery 1, Pottery 2, Manuscript 1, Manuscript 2;"
        "S5 Idol ?(1); S6 Jewelry ?(2); revealed");
    other.act("pottery P1 P2 S5").act("manuscript M2");
    CHECK(other.who() == "A claim");  // nothing is usable any more: the window ends by itself
  }

  TEST_CASE("CR-3.3: a player without a usable power is not asked, and nobody may act for another") {
    const Scene scene("players 4; Pottery side B; C has Pottery 1, Pottery 2; revealed");
    CHECK(scene.who() == "C before");  // A and B have no Pottery
    CHECK(scene.turn().may == Seats(seat_of('C')));
    CHECK(scene.turn().actor == seat_of('C'));
  }

  TEST_CASE("CR-3.4: a power is usable when it can be paid and can do something") {
    // Remains A without an exhausted die does nothing.
    Scene("players 2; A has Remains 1, Remains 2; claim by A").forbids("remains R1 R2", "CR-9.9 CR-3.4");
    CHECK(Scene("players 2; A has Remains 1, Remains 2; A e1; claim by A").legal("remains R1 R2"));
    // Manuscript B after everything was looked at does nothing.
    Scene("players 2; Manuscript side B; A has Manuscript 1; S3 Idol ?(2) seen A; claim by A")
        .forbids("manuscript M1", "CR-9.6 CR-R15 CR-3.4");
    // Remains A that cannot be paid.
    Scene("players 2; A has Remains 1, Remains 2 up; A e1; claim by A")
        .forbids("remains R1 R2", "CR-9.9 CR-9.0a CR-3.4");
  }

  TEST_CASE("CR-4.1, CR-4.2: face-up cards first, then face-down ones, from left to right") {
    struct Row {
      int players, up, down;
    };
    for (const Row row : {Row{1, 2, 1}, Row{2, 2, 1}, Row{3, 3, 1}, Row{4, 4, 2}}) {
      CAPTURE(row.players);
      Scene scene = Scene::start(row.players);
      if (row.players > 1) scene.chance("leader A");
      scene.chance("top idol");
      for (int i = 0; i < row.up; ++i) {
        CHECK_FALSE(scene.legal("conceal idol"));
        scene.chance("reveal " + std::to_string(4 - i) + " idol");
      }
      for (int i = 0; i < row.down; ++i) {
        CHECK_FALSE(scene.legal("reveal 1 jewelry"));
        scene.chance("conceal jewelry");
      }
      for (int i = 1; i <= row.up + row.down; ++i) CHECK(scene.slot_card(i) != "empty");
      CHECK(scene.who() == "A claim");
      scene.position("deck " + std::to_string(scene.game.setup().deck - row.up - row.down));
    }
  }

  TEST_CASE("CR-4.2: the slots are numbered in the order of the draws") {
    Scene scene = Scene::start(4);
    scene.chance("leader A").chance("top idol");
    scene.chance("reveal 1 jewelry").chance("reveal 4 pottery").chance("reveal 2 remains").chance("reveal 3 tapestry");
    scene.chance("conceal manuscript").chance("conceal idol");
    scene.position("S1 Idol 1; S2 Jewelry 4; S3 Pottery 2; S4 Remains 3; S5 Tapestry ?; S6 Manuscript ?");
  }

  TEST_CASE("CR-4.3: a slot emptied by Pottery B stays empty and the others keep their number") {
    Scene scene(
        "players 4; Pottery side B; A has Pottery 1, Pottery 2; S4 Jewelry 3; S5 Idol ?(1); S6 Remains ?(2); revealed");
    scene.act("pottery P1 P2 S5");
    scene.position("S4 Jewelry 3; S5 empty; S6 Remains ?");
    CHECK(scene.who() == "A claim");
    CHECK_FALSE(scene.legal("claim S5:1x1"));
    scene.act("claim S6:1x1").act("recover").act("recover");
    scene.position("S5 empty; S6 A 1x1");
    scene.act("recover");
    scene.position("A has Pottery 1 up, Pottery 2 up, Idol 1 down, Remains 2 down");
  }
}
