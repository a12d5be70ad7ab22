// CR-E, the worked examples, each as it stands in the rules.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

// With it in a collection the game stops after the last Claim turn (W2), where the example looks at the position.
constexpr const char* kStop = "Manuscript side B; ";

constexpr const char* kE11 =
    "A has Idol 3, Jewelry 2, Jewelry 4, Manuscript 1, Manuscript 3, Pottery 2, Pottery 4, Tapestry 3; A r3;"
    "B r1 e2; B has Jewelry 1, Jewelry 3, Manuscript 2, Manuscript 4, Pottery 1, Pottery 3, Remains 2 up, Remains 4 up,"
    "Tapestry 1, Tapestry 2,";

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-E1: setup, 3 players") {
    Scene scene = Scene::start(3);
    scene.chance("leader B");
    int coins = 0;
    for (const Type type : kAllTypes) {
      const std::uint8_t* cards = scene.state.unseen[index(type)];
      CHECK(scene.state.deck[index(type)] == 6);
      CHECK(cards[1] == 1);
      CHECK(cards[2] == 2);
      CHECK(cards[3] == 2);
      CHECK(cards[4] == 1);
      for (int value = 1; value <= 4; ++value) coins += value * cards[value];
    }
    CHECK(coins == 90);
    CHECK(scene.game.setup().rounds() == 9);
    scene.position("deck 36; leader B; lights out A");
    scene.chance("top idol")
        .chance("reveal 3 pottery")
        .chance("reveal 2 jewelry")
        .chance("reveal 1 remains")
        .chance("conceal idol");
    scene.position("S1 Idol 3; S2 Pottery 2; S3 Jewelry 1; S4 Remains ?; round 1; deck 32");
    for (const char* who : {"B claim", "C claim", "A claim"}) {
      CHECK(scene.who() == who);
      scene.act("recover");
    }
  }

  TEST_CASE("CR-E2: legal and illegal claims") {
    const Scene scene(
        "players 3; leader B; round 1; B r3 e0; S1 Idol 3; S2 Pottery 2; S3 Jewelry 1; S4 Remains ?(4); claim by B");
    CHECK(scene.legal("claim S1:1x6"));
    CHECK(scene.legal("claim S1:2x3 S4:1x5"));
    CHECK(scene.legal("claim S1:3x1"));
    CHECK(scene.legal("claim S1:1x2 S2:1x2 S3:1x2"));
    scene.forbids("claim S1:1x3 S1:1x4", "CR-5.3b unwritable");
    scene.forbids("claim", "CR-5.3a CR-R2 unwritable");
    scene.forbids("claim S1:3x1 S2:1x1", "CR-5.3a");
    scene.forbids("claim S1:4x1", "CR-5.3a unwritable");
    CHECK(scene.claims() == 1584);
    CHECK(scene.actions() == 1585);
  }

  TEST_CASE("CR-E3, CR-E4: bumping, then Lights Out") {
    Scene scene(std::string(kStop) +
                "players 3; leader B; S1 B 2x3; S4 B 1x5; B r0 e0; C r3 e0; A r3 e0; B has Manuscript 1;"
                "S4 Remains ?(4); claim by C");
    scene.forbids("claim S1:1x6", "CR-5.3c");
    scene.forbids("claim S1:2x3", "CR-5.3c");
    scene.forbids("claim S1:3x2", "CR-5.3c");
    scene.forbids("claim S4:1x5", "CR-5.3c");
    CHECK(scene.claims() == 308);
    scene.act("claim S1:2x4 S4:1x6");
    scene.position("S1 C 2x4; S4 C 1x6; C r0; B r3; S2 unclaimed; S3 unclaimed");

    // E4
    CHECK(scene.who() == "A claim");
    scene.forbids("claim S2:1x1 S3:1x1", "CR-5.3e");
    CHECK(scene.legal("claim S2:2x1"));
    scene.forbids("claim S1:2x4", "CR-5.3c");
    CHECK(scene.legal("claim S1:2x5"));
    CHECK(scene.claims() == 49);
    scene.act("claim S1:3x3");
    CHECK(scene.who() == "B after");
    scene.position("S1 A 3x3; S4 C 1x6; C r2; A r0; B r3");
    const std::string s1 = scene.slot_card(1);
    scene.act("end");
    CHECK(scene.told(Event::Type::Discarded) == 2);  // S2 and S3
    CHECK(scene.event(Event::Type::Discarded, 0).slot == 1);
    CHECK(scene.event(Event::Type::Discarded, 1).slot == 2);
    scene.position("B r3 e0");
    scene.dice({6, 3, 3, 3});
    scene.position("A has " + s1 + " down; C has Remains 4 down; B has Manuscript 1 down; A r3; B r3; C r3");
  }

  TEST_CASE("CR-E5: exhaustion (rulebook)") {
    const std::string lines = "players 3; leader A; S1 Pottery 2; S1 A 2x3; A r1 e0; collect";
    Scene scene(lines);
    scene.dice({5, 2});
    scene.position("A has Pottery 2 down; A r2 e1");
    Scene exact(lines);
    exact.dice({5, 3});
    exact.position("A r3 e0");
    Scene one("players 3; leader A; S1 Pottery 2; S1 A 2x1; A r1 e0; collect");
    CHECK(one.who() == "chance reveal");  // never rolled
    one.position("A r3 e0");
  }

  TEST_CASE("CR-E6: bumped everywhere") {
    Scene scene("players 3; leader B; S2 Pottery 3; C r1 e2; claim by C");
    scene.act("claim S2:1x1").act("claim S2:1x2").dice({2});
    scene.position("C r3 e0; C has nothing; A has Pottery 3 down; A r3 e0");
  }

  TEST_CASE("CR-E7: not bumped everywhere") {
    Scene scene("players 3; leader B; S2 Pottery 3; S3 Jewelry 2; C r2 e1; claim by C");
    scene.act("claim S2:1x1 S3:1x2").act("claim S2:1x2");
    scene.dice({1, 6});  // C's die on S3, then A's on S2
    scene.position("C has Jewelry 2 down; C r1 e2; A has Pottery 3 down");
  }

  TEST_CASE("CR-E8: the Leader's extra turn, 2 players") {
    Scene scene(std::string(kStop) + "players 2; leader A; A has Manuscript 1; claim by A");
    scene.act("claim S1:1x4 S2:1x2").act("claim S1:1x5 S3:1x1");
    scene.position("A r2");
    CHECK(scene.who() == "A claim");
    CHECK(scene.claims() == 16);
    // The example's 17 actions do not count the Manuscript that stops the game for us.
    CHECK(scene.actions() - scene.count(Kind::Manuscript) == 17);
    for (const char* claim : {"S1:1x6", "S1:2x3", "S1:2x4", "S1:2x5", "S1:2x6", "S3:1x2", "S3:1x3", "S3:1x4", "S3:1x5",
                              "S3:1x6", "S3:2x1", "S3:2x2", "S3:2x3", "S3:2x4", "S3:2x5", "S3:2x6"}) {
      CHECK(scene.legal(std::string("claim ") + claim));
    }
    scene.forbids("claim S2:2x6", "CR-5.3d CR-R4");
    scene.forbids("claim S1:1x6 S3:1x2", "CR-5.3e");
    scene.act("claim S1:2x3");
    scene.position("S1 A 2x3; S2 A 1x2; S3 B 1x1; A r0; B r2");

    Scene plain("players 2; leader A; claim by A");
    plain.act("claim S1:1x4 S2:1x2").act("claim S1:1x5 S3:1x1");
    CHECK(plain.actions() == 17);
  }

  TEST_CASE("CR-E9: Idol A") {
    Scene scene("players 2; leader B; A has Idol 1; A r1 e0; S1 Idol 3; S1 A 1x5; S2 Pottery 2; S2 A 1x4; collect");
    scene.dice({2, 3});
    scene.position("A has Idol 1 down, Idol 3 down, Pottery 2 down");
    CHECK(scene.who() == "A collect.idol");
    scene.act("idol I1 5").dice({4});
    CHECK(scene.who() == "A collect.idol");
    scene.act("idol I2 5").dice({6});
    CHECK(scene.who() == "chance reveal");
    scene.position("A r2 e1; A has Idol 1 up, Idol 3 up, Pottery 2 down");
  }

  TEST_CASE("CR-E10: Idol B") {
    Scene four(
        "players 4; Idol side B; round 4; leader D; A has Idol 1; C has Idol 2; B has Idol 3; S1 Idol 1; S1 A 1x1; S2 "
        "Idol 2; S2 C 1x1; collect");
    four.position("A has Idol 1 up, Idol 1 up; C has Idol 2 up, Idol 2 up; B has Idol 3 down");
    CHECK(four.state.race_round == 4);
    Scene six(
        "players 4; Idol side B; round 6; leader D; race A C in round 4; A has Idol 1 up, Idol 1 up; C has Idol 2 up, "
        "Idol 2 up;"
        "B has Idol 3; S1 Idol 3; S1 B 1x1; collect");
    six.position("A has Idol 1 up, Idol 1 up; C has Idol 2 up, Idol 2 up; B has Idol 3 down, Idol 3 down");
    Scene eight(
        "players 4; Idol side B; round 8; leader D; race A C in round 4; A has Idol 1 up, Idol 1 up; C has Idol 2 up, "
        "Idol 2 up;"
        "B has Idol 3, Idol 3; S1 Idol 4; S1 A 1x1; collect");
    CHECK(eight.who() == "over");
    eight.position("A has Idol 1 up, Idol 1 up, Idol 4 down");
    CHECK(eight.part('A', "idol") == 5);
    CHECK(eight.part('C', "idol") == 5);
    CHECK(eight.part('B', "idol") == 2);
    CHECK(eight.part('D', "idol") == 0);
  }

  TEST_CASE("CR-E11: final score, 2 players, all sides A") {
    const Scene scene = Scene::ending("players 2; sides AAAAAA; " + std::string(kE11) + "Idol 1, Idol 4");
    CHECK(scene.part('A', "treasure") == 22);
    CHECK(scene.part('A', "jewelry") == 4);
    CHECK(scene.part('A', "manuscript") == 4);
    CHECK(scene.part('A', "pottery") == 2);
    CHECK(scene.part('A', "tapestry") == 5);
    CHECK(scene.part('A', "dice") == 3);
    CHECK(scene.score('A') == 40);
    CHECK(scene.part('B', "treasure") == 28);
    CHECK(scene.part('B', "jewelry") == 3);
    CHECK(scene.part('B', "manuscript") == 2);
    CHECK(scene.part('B', "pottery") == 2);
    CHECK(scene.part('B', "tapestry") == 5);
    CHECK(scene.part('B', "dice") == 1);
    CHECK(scene.score('B') == 41);
    CHECK(scene.won('B'));
    CHECK_FALSE(scene.won('A'));
  }

  TEST_CASE("CR-E12: the same collections, all sides B") {
    const Scene scene =
        Scene::ending("players 2; sides BBBBBB; race B in round 3; " + std::string(kE11) + "Idol 1 up, Idol 4 up");
    CHECK(scene.part('A', "treasure") == 22);
    CHECK(scene.part('A', "jewelry") == 2);
    CHECK(scene.part('A', "dice") == 3);
    CHECK(scene.score('A') == 27);
    CHECK(scene.part('B', "treasure") == 28);
    CHECK(scene.part('B', "idol") == 5);
    CHECK(scene.part('B', "jewelry") == 2);
    CHECK(scene.part('B', "dice") == 1);
    CHECK(scene.score('B') == 36);
  }

  TEST_CASE("CR-E13: Pottery B, order and information") {
    Scene scene(
        "players 4; Pottery side B; leader B; S5 Jewelry ?(4); S6 Idol ?(1); C has Pottery 1, Pottery 2;"
        "A has Pottery 1, Pottery 2, Pottery 3, Pottery 4; revealed");
    CHECK(scene.who() == "C before");  // B is not asked
    scene.act("pottery P1 P2 S5");
    scene.position("C has Jewelry 4 down, Pottery 1 up, Pottery 2 up; S5 empty");
    CHECK(scene.value_seen_by('C', 'C', "J1") == 4);
    for (const char viewer : {'A', 'B', 'D', '-'}) {
      CHECK(scene.value_seen_by(viewer, 'C', "J1") == 0);
      CHECK(scene.described(viewer).find("jewelry") != std::string::npos);  // everybody sees the type
    }
    CHECK(scene.who() == "A before");  // D is not asked
    scene.act("pottery P1 P2 S6");
    scene.position("A has Idol 1 down, Pottery 1 up, Pottery 2 up, Pottery 3 down, Pottery 4 down; S6 empty");
    CHECK(scene.who() == "B claim");  // a second use is impossible
    CHECK(scene.claims() == 1584);
  }

  TEST_CASE("CR-E14: Torch") {
    Scene four("players 4; leader B; claim by A");
    four.position("leader B; lights out A");
    four.act("recover");
    four.position("leader C; lights out B");
    Scene two("players 2; leader A; extra turn");
    two.act("recover");
    two.position("leader B; lights out B");
    Scene last("players 4; last round; leader B; A has Idol 4; claim by A");
    last.act("recover");
    CHECK(last.who() == "over");
    last.position("leader B; lights out A");

    Scene whole = Scene::start(4);
    std::map<int, int> leader_of;
    play_randomly(whole, 11, [&](const Scene& now) {
      if (now.state.round > 0) leader_of[now.state.round] = now.state.leader;
    });
    CHECK(leader_of.size() == 8);
    std::array<int, 4> led{};
    for (const auto& [round, leader] : leader_of) ++led[leader];
    CHECK(led == std::array<int, 4>{2, 2, 2, 2});
  }

  TEST_CASE("CR-E15: solo order") {
    Scene first = Scene::start(1);
    first.chance("top pottery").chance("reveal 2 idol").chance("reveal 4 remains").chance("conceal idol");
    first.position("S1 Idol 4; S2 Remains ?; S3 Pottery 2");
    Scene second = Scene::start(1);
    second.chance("top jewelry").chance("reveal 3 tapestry").chance("reveal 3 manuscript").chance("conceal idol");
    second.position("S1 Jewelry 3; S2 Tapestry 3; S3 Manuscript ?");
    Scene third = Scene::start(1);
    third.chance("top idol").chance("reveal 1 pottery").chance("reveal 2 tapestry").chance("conceal idol");
    third.position("S1 Tapestry ?; S2 Pottery 2; S3 Idol 1");
  }

  TEST_CASE("CR-E16: Ghost turn (rulebook)") {
    Scene scene("players 1; round 1; claim by A");
    scene.act("claim S1:1x5 S2:1x4 S3:1x2").dice({3, 4, 3});
    scene.position("S1 Ghost 2x3; S2 human 1x4; S3 Ghost 1x4; A r2");
  }

  TEST_CASE("CR-E17: pair before single (rulebook)") {
    Scene scene("players 1; leader Ghost; round 2; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1); revealed");
    scene.dice({3, 6, 3});
    scene.position("S1 Ghost 2x3; S2 Ghost 1x6; S3 unclaimed");
  }

  TEST_CASE("CR-E18: Ghost extra turn") {
    Scene scene(
        std::string(kStop) +
        "players 1; leader Ghost; round 2; A has Manuscript 1; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1); revealed");
    scene.dice({5, 2, 5});
    scene.position("S1 Ghost 2x5; S2 Ghost 1x2");
    scene.act("claim S2:1x3 S3:1x1");
    CHECK(scene.outcomes().size() == 6);  // only the one bumped die is rolled
    scene.dice({4});
    scene.position("S1 Ghost 2x5; S2 Ghost 1x4; S3 human 1x1");
  }

  TEST_CASE("CR-E19: tie") {
    Scene scene = Scene::ending(
        "players 3;"
        "A has Idol 3, Idol 4, Jewelry 2, Jewelry 3, Manuscript 2, Manuscript 4, Pottery 1, Pottery 2, Pottery 3, "
        "Remains 3; A r2 e1;"
        "B has Idol 2, Idol 3, Manuscript 2, Pottery 2, Pottery 4, Remains 1, Remains 4, Tapestry 1, Tapestry 2, "
        "Tapestry 3, Tapestry 4; B r3;"
        "C has Idol 1, Jewelry 1, Jewelry 2, Jewelry 4, Manuscript 1, Manuscript 3, Manuscript 3, Pottery 3, Remains "
        "3, Tapestry 2; C r3");
    scene.tie("A 6 3; B 2 2 5; A 1 4; B 3 1 2");
    CHECK(scene.score('A') == 38);
    CHECK(scene.score('B') == 38);
    CHECK(scene.score('C') == 35);
    CHECK(scene.won('B'));
    CHECK(scene.place('B') == 1);
    CHECK(scene.place('A') == 2);
    CHECK(scene.place('C') == 3);
  }

  TEST_CASE("CR-E20: Remains A at the end") {
    const std::string lines =
        "players 2; last round; leader B; A has Remains 1, Remains 2, Remains 3, Remains 4; S1 Jewelry 2; S1 A 1x1; A "
        "r0 e2; collect";
    Scene scene(lines);
    CHECK(scene.who() == "A last");
    scene.position("A r1 e2");
    scene.act("remains R1 R2");
    CHECK(scene.who() == "A last");
    scene.act("remains R3 R4");
    CHECK(scene.who() == "over");
    scene.position("A r3 e0; A has Jewelry 2 down, Remains 1 up, Remains 2 up, Remains 3 up, Remains 4 up");
    Scene unused(lines);
    unused.act("end");
    CHECK(scene.score('A') == unused.score('A') + 2);
    CHECK(scene.part('A', "treasure") == 12);
  }

  TEST_CASE("CR-E21: Remains A in the turn") {
    Scene scene("players 3; leader B; B r0 e3; B has Remains 1, Remains 2; claim by B");
    CHECK(scene.texts() == std::vector<std::string>{"recover", "remains R1 R2"});
    scene.act("remains R1 R2");
    scene.position("B r1 e2");
    CHECK(scene.claims() == 24);
    CHECK(scene.legal("recover"));
    scene.act("recover");
    scene.position("B r3 e0");
  }
}
