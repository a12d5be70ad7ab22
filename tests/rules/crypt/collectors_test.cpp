// CR-9, the twelve sides of the Collectors.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

// Coins beyond the printed ones and the three dice of player A, who has these cards; B has others.
int bonus(const std::string& sides, const std::string& a, int coins, const std::string& b = "") {
  const Scene scene = Scene::ending("players 4; sides " + sides + "; A has " + a + (b.empty() ? "" : "; B has " + b));
  return scene.score('A') - coins - 3;
}

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE(
      "CR-9.0a: cards that pay are named in ascending order; of enough cards in another order this is what is told") {
    const Scene remains("players 3; A has Remains 1, Remains 2; A r1 e2; claim by A");
    CHECK(remains.legal("remains R1 R2"));
    const Result<Action> swapped = remains.game.parse(remains.state, "remains R2 R1");
    REQUIRE(!swapped.ok());
    CHECK(swapped.fault().message == "the cards that pay are named in ascending order");
    CHECK(swapped.fault().rule.empty());
    const Result<Action> pottery = remains.game.parse(remains.state, "pottery P3 P1 S4");
    REQUIRE(!pottery.ok());
    CHECK(pottery.fault().message == swapped.fault().message);
  }

  TEST_CASE("CR-9.0a: a flip turns own face-down cards of the Collector's type face-up, the payer's choice, for ever") {
    Scene scene(
        "players 4; A has Remains 1, Remains 2, Remains 3, Jewelry 1; B has Remains 4, Remains 4; A r1 e2; claim by A");
    CHECK(scene.legal("remains R1 R2"));
    CHECK(scene.legal("remains R1 R3"));
    CHECK(scene.legal("remains R2 R3"));
    scene.forbids("remains R1 R4", "CR-9.0a CR-9.9");  // there is no fourth one
    scene.forbids("remains R1 R1", "CR-9.0a CR-9.9 unwritable");
    scene.act("remains R1 R3");
    scene.position("A has Jewelry 1 down, Remains 1 up, Remains 2 down, Remains 3 up; A r2 e1");
    scene.forbids("remains R1 R2", "CR-9.0a CR-9.9");  // the first has paid
    scene.act("claim S1:1x1").act("recover").act("recover").act("recover");
    scene.position("B has Remains 4 down, Remains 4 down");
    CHECK(scene.card_of('A', "R1").face_up());  // next round, still up
  }

  TEST_CASE("CR-9.0b: each card pays once, and a power may be used as often as it can be paid") {
    Scene scene("players 4; A has Remains 1, Remains 1, Remains 2, Remains 2, Remains 3; A r0 e3; claim by A");
    scene.act("remains R1 R2").act("remains R3 R4");
    scene.position("A r2 e1");
    CHECK(scene.count(Kind::Remains) == 0);  // one face-down Remains is not enough
  }

  TEST_CASE("CR-9.0c: flipped cards count for everything") {
    CHECK(bonus("AAAAAA", "Pottery 1 up, Pottery 2 up", 3) == 2);
    CHECK(bonus("AAAAAA", "Jewelry 1 up, Jewelry 3 up", 4) == 3);
    CHECK(bonus("AAAABA", "Remains 1 up, Remains 2 up, Remains 3, Remains 4", 10) == 10);
    CHECK(bonus("AAAAAA", "Tapestry 1 up", 1) == 5);
    CHECK(Scene::ending("players 2; A has Remains 4 up, Remains 3 up").score('A') == 4 + 3 + 3);
  }

  TEST_CASE("CR-9.0d: flipping shows the value to everybody") {
    Scene scene("players 3; A has Remains ?(1), Remains ?(4); A r2 e1; claim by A");
    CHECK(scene.value_seen_by('B', 'A', "R2") == 0);
    scene.act("remains R1 R2");
    for (const char viewer : {'A', 'B', 'C', '-'}) {
      CHECK(scene.value_seen_by(viewer, 'A', "R1") == 1);
      CHECK(scene.value_seen_by(viewer, 'A', "R2") == 4);
    }
    REQUIRE(scene.told(Event::Type::Flipped) == 2);
    CHECK(scene.event(Event::Type::Flipped, 0).value == 1);
    CHECK(scene.event(Event::Type::Flipped, 1).value == 4);
  }

  TEST_CASE("CR-9.0e: using a power takes no turn and no action") {
    Scene scene("players 3; A has Remains 1, Remains 2; A r2 e1; claim by A");
    scene.act("remains R1 R2");
    CHECK(scene.who() == "A claim");
    CHECK(scene.legal("claim S1:3x1"));
    CHECK(scene.legal("recover"));
  }

  TEST_CASE("CR-9.1: Idol A: a failing die is rolled again and compared with its own effort") {
    const std::string lines =
        "players 3; leader A; A has Idol 1; S1 Pottery 1; S1 A 1x3; S2 Jewelry 1; S2 A 1x6; collect";
    Scene scene(lines);
    scene.dice({2, 5});
    CHECK(scene.who() == "A collect.idol");
    CHECK(scene.texts() == std::vector<std::string>{"end", "idol I1 3", "idol I1 6"});
    scene.act("idol I1 3");
    CHECK(scene.who() == "chance collect.reroll");
    scene.dice({3});
    CHECK(scene.who() == "chance reveal");  // no Idol is left: the window is over
    scene.position("A r2 e1; A has Idol 1 up, Jewelry 1 down, Pottery 1 down");

    Scene worse(lines);
    worse.dice({2, 5}).act("idol I1 6").dice({5});
    worse.position("A r1 e2");
  }

  TEST_CASE("CR-9.1: the window ends when no die fails, and does not open when none does") {
    Scene scene("players 3; leader A; A has Idol 1, Idol 2; S1 Pottery 1; S1 A 1x3; collect");
    scene.dice({1}).act("idol I1 3").dice({6});
    CHECK(scene.who() == "chance reveal");
    scene.position("A r3 e0; A has Idol 1 up, Idol 2 down, Pottery 1 down");
    Scene luck("players 3; leader A; A has Idol 1, Idol 2; S1 Pottery 1; S1 A 1x3; collect");
    luck.dice({3});
    CHECK(luck.who() == "chance reveal");
    luck.position("A has Idol 1 down, Idol 2 down, Pottery 1 down");
  }

  TEST_CASE("CR-9.1: dice exhausted earlier, dice that did not fail and dice of others cannot be chosen") {
    Scene scene("players 3; leader A; A has Idol 1; S1 Pottery 1; S1 A 1x4; S2 A 1x2; A e1; S3 B 1x5; collect");
    scene.dice({1, 2});
    CHECK(scene.texts() == std::vector<std::string>{"end", "idol I1 4"});
    scene.forbids("idol I1 2", "CR-9.1 CR-R9");
    scene.forbids("idol I1 5", "CR-9.1 CR-R9");
    scene.act("idol I1 4").dice({4, 6});  // the second one is B's exhaustion roll
    scene.position("A r2 e1; B r3");
  }

  TEST_CASE("CR-9.1: without a face-down Idol there is no window, and side B has none") {
    Scene none("players 3; leader A; A has Idol 1 up; S1 Pottery 1; S1 A 1x4; collect");
    none.dice({1});
    CHECK(none.who() == "chance reveal");
    Scene b("players 3; Idol side B; leader A; A has Idol 1; S1 Pottery 1; S1 A 1x4; collect");
    b.dice({1});
    CHECK(b.who() == "chance reveal");
  }

  TEST_CASE("CR-9.2: Idol B: the first two Idols are flipped and score 5, also for others in the same round") {
    Scene scene(
        "players 4; Idol side B; leader A; A has Idol 1; B has Idol 2; S1 Idol 3; S1 A 1x1; S2 Idol 4; S2 B 1x1; "
        "collect");
    scene.position("A has Idol 1 up, Idol 3 up; B has Idol 2 up, Idol 4 up");
    CHECK(scene.state.players[0].won_race == 1);
    CHECK(scene.state.players[1].won_race == 1);
    CHECK(scene.state.players[2].won_race == 0);
    CHECK(scene.told(Event::Type::RaceWon) == 2);
  }

  TEST_CASE("CR-9.2: afterwards the race is closed: two Idols at the end give 2, nothing is flipped") {
    Scene late(
        "players 4; Idol side B; leader A; race B in round 1; B has Idol 2 up, Idol 4 up; A has Idol 1; S1 Idol 3; S1 "
        "A 1x1; collect");
    late.position("A has Idol 1 down, Idol 3 down");
    CHECK(late.told(Event::Type::RaceWon) == 0);
    const Scene over = Scene::ending(
        "players 4; Idol side B; race B in round 1; A has Idol 1, Idol 3; B has Idol 2 up, Idol 4 up, Idol 1; C has "
        "Idol 2");
    CHECK(over.score('A') == 4 + 2 + 3);
    CHECK(over.score('B') == 7 + 5 + 3);
    CHECK(over.score('C') == 2 + 0 + 3);
  }

  TEST_CASE("CR-9.2: two Idols collected at once do it, too") {
    Scene scene("players 3; Idol side B; leader A; S1 Idol 3; S2 Idol 2; S1 A 1x1; S2 A 1x1; collect");
    scene.position("A has Idol 2 up, Idol 3 up");
    CHECK(scene.state.players[0].won_race == 1);
  }

  TEST_CASE("CR-9.2: of three Idols first those everybody knows are flipped, then those of lower value") {
    Scene known("players 4; Idol side B; leader A; A has Idol ?(1); S1 Idol 4; S2 Idol 3; S1 A 1x1; S2 A 1x1; collect");
    known.position("A has Idol 1 down, Idol 3 up, Idol 4 up");
    Scene lower(
        "players 4; Idol side B; leader A; A has Idol ?(3); S1 Idol 4; S5 Idol ?(1); S1 A 1x1; S5 A 1x1; collect");
    lower.position("A has Idol 1 up, Idol 3 down, Idol 4 up");
    Scene all_known(
        "players 4; Idol side B; leader A; A has Idol 4; S1 Idol 2; S2 Idol 3; S1 A 1x1; S2 A 1x1; collect");
    all_known.position("A has Idol 2 up, Idol 3 up, Idol 4 down");
  }

  TEST_CASE("CR-9.3: Jewelry A: with two or more the best counts twice") {
    CHECK(bonus("AAAAAA", "Jewelry 4", 4) == 0);
    CHECK(bonus("AAAAAA", "Jewelry 1, Jewelry 1", 2) == 1);
    CHECK(bonus("AAAAAA", "Jewelry 2, Jewelry 4, Jewelry 1", 7) == 4);
  }

  TEST_CASE("CR-9.4: Jewelry B: one coin for each") {
    CHECK(bonus("ABAAAA", "Idol 1", 1) == 0);
    CHECK(bonus("ABAAAA", "Jewelry 4", 4) == 1);
    CHECK(bonus("ABAAAA", "Jewelry 2, Jewelry 4, Jewelry 1", 7) == 3);
  }

  TEST_CASE("CR-9.5: Manuscript A: with two or more each is worth 4") {
    CHECK(bonus("AAAAAA", "Manuscript 1", 1) == 0);
    CHECK(bonus("AAAAAA", "Manuscript 1, Manuscript 1", 2) == 6);
    CHECK(bonus("AAAAAA", "Manuscript 4, Manuscript 3, Manuscript 2", 9) == 3);
    CHECK(bonus("AAAAAA", "Manuscript 4, Manuscript 4", 8) == 0);
    CHECK(bonus("AABAAA", "Manuscript 1, Manuscript 1", 2) == 0);
  }

  TEST_CASE("CR-9.6: Manuscript B: the player alone learns all face-down cards of the Crypt") {
    Scene scene("players 4; Manuscript side B; A has Manuscript 2; S5 Idol ?(1); S6 Remains ?(4); claim by A");
    scene.act("manuscript M1");
    CHECK(scene.who() == "A claim");
    scene.position("A has Manuscript 2 up; S5 Idol ?; S6 Remains ?");
    CHECK(scene.value_seen_by('A', 5) == 1);
    CHECK(scene.value_seen_by('A', 6) == 4);
    for (const char viewer : {'B', 'C', 'D', '-'}) {
      CHECK(scene.value_seen_by(viewer, 5) == 0);
      CHECK(scene.value_seen_by(viewer, 6) == 0);
    }
    CHECK(scene.count(Kind::Manuscript) == 0);
  }

  TEST_CASE("CR-9.6: usable with a face-down Manuscript and a face-down card not yet looked at") {
    const std::string lines = "players 4; Manuscript side B; ";
    CHECK(Scene(lines + "A has Manuscript 2, Manuscript 3; S5 Idol ?(1); S6 Remains ?(4); claim by A")
              .count(Kind::Manuscript) == 2);
    Scene(lines + "A has Manuscript 2 up; S5 Idol ?(1); claim by A").forbids("manuscript M1", "CR-9.6 CR-9.0a");
    Scene(lines + "S5 Idol ?(1); claim by A").forbids("manuscript M1", "CR-9.6 CR-9.0a");
    Scene(lines + "A has Manuscript 2; S5 Idol ?(1) seen A; S6 Remains ?(4) seen A B; claim by A")
        .forbids("manuscript M1", "CR-9.6 CR-R15");
    CHECK(Scene(lines + "A has Manuscript 2; S5 Idol ?(1) seen A; S6 Remains ?(4) seen B; claim by A")
              .legal("manuscript M1"));
    Scene(lines + "A has Manuscript 2, Idol ?(1), Idol ?(2); S5 empty; S6 empty; claim by A")
        .forbids("manuscript M1", "CR-9.6 CR-R15");
    Scene("players 4; A has Manuscript 2; S5 Idol ?(1); claim by A").forbids("manuscript M1", "CR-9.6");  // side A
  }

  TEST_CASE("CR-9.6: a second player who looks learns the same value") {
    Scene scene("players 3; Manuscript side B; A has Manuscript 2; B has Manuscript 3; S4 Remains ?(4); claim by A");
    scene.act("manuscript M1").act("recover");
    CHECK(scene.value_seen_by('B', 4) == 0);
    scene.act("manuscript M1");
    CHECK(scene.value_seen_by('B', 4) == 4);
    CHECK(scene.value_seen_by('C', 4) == 0);
  }

  TEST_CASE("CR-9.7: Pottery A: 2, 4 or 8 coins for two, three, four or more") {
    CHECK(bonus("AAAAAA", "Pottery 1", 1) == 0);
    CHECK(bonus("AAAAAA", "Pottery 1, Pottery 1", 2) == 2);
    CHECK(bonus("AAAAAA", "Pottery 1, Pottery 1, Pottery 2", 4) == 4);
    CHECK(bonus("AAAAAA", "Pottery 1, Pottery 1, Pottery 2, Pottery 2", 6) == 8);
    CHECK(bonus("AAAAAA", "Pottery 1, Pottery 1, Pottery 2, Pottery 2, Pottery 3, Pottery 3", 12) == 8);
    CHECK(bonus("AAABAA", "Pottery 1, Pottery 1, Pottery 2, Pottery 2", 6) == 0);
  }

  TEST_CASE("CR-9.8: Pottery B: flip two, take one face-down card, looking at it alone") {
    Scene scene(
        "players 4; Pottery side B; A has Pottery 1, Pottery 2, Pottery 3; S5 Idol ?(1); S6 Remains ?(4); revealed");
    CHECK(scene.count(Kind::Pottery) == 6);       // three pairs, two slots
    scene.forbids("pottery P1 P2 S1", "CR-9.8");  // a face-up card
    scene.act("pottery P1 P3 S6");
    scene.position("A has Pottery 1 up, Pottery 2 down, Pottery 3 up, Remains 4 down; S6 empty; S5 Idol ?");
    CHECK(scene.value_seen_by('A', 'A', "R1") == 4);
    for (const char viewer : {'B', 'C', 'D', '-'}) CHECK(scene.value_seen_by(viewer, 'A', "R1") == 0);
    CHECK(scene.who() == "A claim");  // one Pottery is not enough
  }

  TEST_CASE("CR-9.8: several uses before the next player, also paid with a Pottery just taken") {
    Scene scene(
        "players 4; Pottery side B; A has Pottery 1, Pottery 2, Pottery 3; B has Pottery 3, Pottery 4;"
        "S5 Pottery ?(4); S6 Remains ?(4); revealed");
    scene.act("pottery P1 P2 S5");
    CHECK(scene.who() == "A before");
    scene.act("pottery P3 P4 S6");
    scene.position("A has Pottery 1 up, Pottery 2 up, Pottery 3 up, Pottery 4 up, Remains 4 down; S5 empty; S6 empty");
    CHECK(scene.who() == "A claim");  // no face-down card is left, so B is not asked
  }

  TEST_CASE("CR-9.8: Idol B is checked at once") {
    Scene scene("players 4; Pottery side B; Idol side B; A has Pottery 1, Pottery 2, Idol 3; S5 Idol ?(1); revealed");
    scene.act("pottery P1 P2 S5");
    scene.position("A has Idol 1 up, Idol 3 up, Pottery 1 up, Pottery 2 up");
    CHECK(scene.state.players[0].won_race == 1);
  }

  TEST_CASE("CR-9.8: not usable with fewer than two face-down Pottery, nor with side A") {
    CHECK(Scene("players 4; Pottery side B; A has Pottery 1, Pottery 2 up; revealed").who() == "A claim");
    CHECK(Scene("players 4; Pottery side A; A has Pottery 1, Pottery 2; revealed").who() == "A claim");
    Scene("players 4; Pottery side A; A has Pottery 1, Pottery 2; revealed")
        .forbids("pottery P1 P2 S5", "CR-9.8 CR-3.2");
  }

  TEST_CASE("CR-9.9: Remains A: flip two, one exhausted die becomes ready at once") {
    Scene scene("players 3; A has Remains 1, Remains 2; A r1 e2; claim by A");
    scene.act("remains R1 R2");
    scene.position("A r2 e1; A has Remains 1 up, Remains 2 up");
    REQUIRE(scene.told(Event::Type::Recovered) == 1);
    CHECK(scene.about<Event::Type::Recovered>().count == 1);
    Scene("players 3; A has Remains 1, Remains 2; A r3; claim by A").forbids("remains R1 R2", "CR-9.9");
    Scene("players 3; A has Remains 1; A r1 e2; claim by A").forbids("remains R1 R2", "CR-9.9 CR-9.0a");
    Scene("players 3; Remains side B; A has Remains 1, Remains 2; A r1 e2; claim by A")
        .forbids("remains R1 R2", "CR-9.9");
  }

  TEST_CASE("CR-9.10: Remains B: ten coins for four or more") {
    CHECK(bonus("AAAABA", "Remains 1, Remains 2, Remains 3", 6) == 0);
    CHECK(bonus("AAAABA", "Remains 1, Remains 2, Remains 3, Remains 4", 10) == 10);
    CHECK(bonus("AAAABA", "Remains 1, Remains 2, Remains 3, Remains 4, Remains 4", 14) == 10);
    CHECK(bonus("AAAAAA", "Remains 1, Remains 2, Remains 3, Remains 4", 10) == 0);
  }

  TEST_CASE("CR-9.11: Tapestry A: five coins for the highest sum, each if tied") {
    CHECK(bonus("AAAAAA", "Tapestry 1", 1) == 5);
    CHECK(bonus("AAAAAA", "Tapestry 3", 3, "Tapestry 1, Tapestry 1") == 5);
    CHECK(bonus("AAAAAA", "Tapestry 3", 3, "Tapestry 1, Tapestry 2, Idol 1") == 5);
    CHECK(bonus("AAAAAA", "Tapestry 3", 3, "Tapestry 4") == 0);
    const Scene tied =
        Scene::ending("players 3; A has Tapestry 3; B has Tapestry 3, Jewelry 1; C has Tapestry 2, Pottery 4");
    CHECK(tied.score('A') == 3 + 5 + 3);
    CHECK(tied.score('B') == 4 + 5 + 3);
    CHECK(tied.score('C') == 6 + 0 + 3);
  }

  TEST_CASE("CR-9.12: Tapestry B: seven alone with three or more, four each if several") {
    CHECK(bonus("AAAAAB", "Tapestry 4, Tapestry 4", 8) == 0);
    CHECK(bonus("AAAAAB", "Tapestry 1, Tapestry 1, Tapestry 2", 4, "Tapestry 4, Tapestry 4") == 7);
    CHECK(bonus("AAAAAB", "Tapestry 1, Tapestry 1, Tapestry 2", 4, "Tapestry 4, Tapestry 4, Tapestry 3") == 4);
    CHECK(bonus("AAAAAB", "Tapestry 1, Tapestry 1, Tapestry 2, Tapestry 3", 7, "Tapestry 4, Tapestry 4, Tapestry 3") ==
          4);
  }
}
