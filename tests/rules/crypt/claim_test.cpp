// CR-5, the Claim phase.
#include <doctest/doctest.h>

#include <set>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

// All claims that CR-5.3 allows, found by trying every way to put dice on the slots, one slot after the other.
void claims_by_the_rule(const State& state, int slots, bool last_turn, int slot, int left, int cards,
                        const std::string& text, std::set<std::string>& all) {
  if (slot == slots) {
    if (cards > 0 && (!last_turn || cards == 1)) all.insert(text);
    return;
  }
  claims_by_the_rule(state, slots, last_turn, slot + 1, left, cards, text, all);
  const Slot& here = state.slots[slot];
  if (!here.card.exists() || here.holder == state.active) return;
  for (int count = 1; count <= left; ++count) {
    for (int effort = 1; effort <= 6; ++effort) {
      if (here.holder != kNobody && count * effort <= here.count * here.effort) continue;
      claims_by_the_rule(
          state, slots, last_turn, slot + 1, left - count, cards + 1,
          text + " S" + std::to_string(slot + 1) + ":" + std::to_string(count) + "x" + std::to_string(effort), all);
    }
  }
}

bool is_last_turn(const Scene& scene) {
  const int players = scene.game.players();
  if (players >= 3) return (scene.state.active + 1) % players == scene.state.leader;
  return scene.state.step == 2;
}

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-5.1: with 3 and 4 players everybody has one turn, the last is that of Lights Out") {
    Scene three("players 3; leader B; claim by B");
    three.position("lights out A");
    for (const char* who : {"B claim", "C claim", "A claim"}) {
      CHECK(three.who() == who);
      three.act("recover");
    }
    CHECK(three.who() == "chance reveal");

    Scene four("players 4; leader D; claim by D");
    four.position("lights out C");
    for (const char* who : {"D claim", "A claim", "B claim", "C claim"}) {
      CHECK(four.who() == who);
      four.act("recover");
    }
    CHECK(four.who() == "chance reveal");
  }

  TEST_CASE("CR-5.1: with 2 players: Leader, the other, the Leader again") {
    for (const std::string leader : {"A", "B"}) {
      const std::string other = leader == "A" ? "B" : "A";
      Scene scene("players 2; leader " + leader + "; claim by " + leader);
      for (const std::string& who : {leader, other, leader}) {
        CHECK(scene.who() == who + " claim");
        scene.act("recover");
      }
      CHECK(scene.who() == "chance reveal");
    }
  }

  TEST_CASE("CR-5.2: powers first, then exactly one action, and the turn is over") {
    Scene scene("players 3; A has Remains 1, Remains 2, Remains 3, Remains 4; A r0 e3; claim by A");
    scene.act("remains R1 R2");
    CHECK(scene.who() == "A claim");
    scene.act("remains R3 R4");
    CHECK(scene.who() == "A claim");
    scene.forbids("end", "CR-3.2 CR-3.3 CR-5.2");  // the action is a must
    scene.act("claim S1:1x1");
    CHECK(scene.who() == "B claim");
    scene.position("A r1 e1");
    scene.act("recover");
    CHECK(scene.who() == "C claim");
  }

  TEST_CASE("CR-5.3: the legal claims are exactly those that the conditions a to f allow") {
    int positions = 0;
    for (int players = 1; players <= 4; ++players) {
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Scene scene = Scene::start(players, "ABBBAB");
        play_randomly(scene, seed, [&](const Scene& now) {
          if (now.state.phase != Phase::Claim) return;
          ++positions;
          std::set<std::string> expected;
          claims_by_the_rule(now.state, now.game.setup().slots(), is_last_turn(now), 0,
                             now.state.players[now.state.active].ready, 0, "claim", expected);
          std::set<std::string> listed;
          for (const std::string& text : now.texts()) {
            if (text.starts_with("claim")) listed.insert(text);
          }
          REQUIRE(listed == expected);
          REQUIRE(now.claims() == static_cast<int>(expected.size()));
        });
      }
    }
    CHECK(positions > 200);
  }

  TEST_CASE("CR-5.3: dice come from the Player card and are set to the values chosen") {
    Scene scene("players 3; claim by A");
    scene.act("claim S1:2x3 S4:1x5");
    scene.position("S1 A 2x3; S2 unclaimed; S3 unclaimed; S4 A 1x5; A r0 e0");
  }

  TEST_CASE("CR-5.3: an effort is from 1 to 6, on a slot that exists") {
    const Scene scene("players 3; claim by A");
    CHECK(scene.legal("claim S1:1x1"));
    CHECK(scene.legal("claim S1:1x6"));
    scene.forbids("claim S1:1x7", "CR-5.3 unwritable");
    scene.forbids("claim S1:1x0", "CR-5.3 unwritable");
    scene.forbids("claim S5:1x1", "CR-5.3 CR-4.1 CR-4.2 CR-4.3 unwritable");
  }

  TEST_CASE("CR-5.3a: at least one die, and no more than are ready") {
    const Scene two("players 3; A r2 e1; claim by A");
    CHECK(two.legal("claim S1:2x1"));
    CHECK(two.legal("claim S1:1x1 S2:1x1"));
    two.forbids("claim S1:3x1", "CR-5.3a");
    two.forbids("claim S1:2x1 S2:1x1", "CR-5.3a");
    two.forbids("claim S1:1x1 S2:1x1 S3:1x1", "CR-5.3a");
    two.forbids("claim", "CR-5.3a CR-R2 unwritable");
    two.forbids("claim S1:0x1", "CR-5.3a CR-R2 unwritable");
    const Scene three("players 3; claim by A");
    three.forbids("claim S1:3x1 S2:1x1", "CR-5.3a");
    three.forbids("claim S1:4x1", "CR-5.3a unwritable");
  }

  TEST_CASE("CR-5.3b: equal dice on one card, independent dice on different cards") {
    const Scene scene("players 3; claim by A");
    scene.forbids("claim S1:1x3 S1:1x4", "CR-5.3b unwritable");
    CHECK(scene.legal("claim S1:2x3 S2:1x4"));
    CHECK(scene.legal("claim S1:1x3 S2:1x4 S3:1x1"));
  }

  TEST_CASE("CR-5.3c: an equal total does not bump, a higher one does") {
    const Scene scene("players 3; S1 A 1x4; claim by B");
    scene.forbids("claim S1:1x4", "CR-5.3c");
    scene.forbids("claim S1:2x2", "CR-5.3c");
    scene.forbids("claim S1:1x3", "CR-5.3c");
    scene.forbids("claim S1:3x1", "CR-5.3c");
    CHECK(scene.legal("claim S1:1x5"));
    CHECK(scene.legal("claim S1:2x3"));
    CHECK(scene.legal("claim S1:3x2"));
    CHECK(scene.legal("claim S2:1x1"));               // unclaimed: any total
    scene.forbids("claim S1:1x4 S2:1x1", "CR-5.3c");  // each card must fit
  }

  TEST_CASE("CR-5.3d: a card with dice of one's own may not be chosen") {
    const Scene scene("players 2; S1 A 1x1; A r2; B placed; extra turn");
    scene.forbids("claim S1:1x1", "CR-5.3d CR-R4");
    scene.forbids("claim S1:2x6", "CR-5.3d CR-R4");
    CHECK(scene.legal("claim S2:2x6"));
  }

  TEST_CASE("CR-5.3e: in the last turn all dice go on one card") {
    const Scene last("players 4; leader B; claim by A");
    last.forbids("claim S1:1x1 S2:1x1", "CR-5.3e");
    last.forbids("claim S1:1x1 S2:1x1 S3:1x1", "CR-5.3e");
    CHECK(last.legal("claim S1:3x6"));
    CHECK(last.legal("claim S6:2x1"));
    CHECK(last.legal("claim S3:1x1"));
    CHECK(Scene("players 4; leader B; claim by D").legal("claim S1:1x1 S2:1x1 S3:1x1"));
  }

  TEST_CASE("CR-5.3f: face-up and face-down cards may be claimed alike") {
    const Scene scene("players 4; S5 Idol ?(1); S6 Remains ?(4); claim by A");
    CHECK(scene.legal("claim S1:1x1 S5:1x2 S6:1x3"));
    const Scene held("players 4; S5 Idol ?(1); S5 A 1x3; claim by B");
    CHECK(held.legal("claim S5:1x4"));
    held.forbids("claim S5:1x3", "CR-5.3c");
  }

  TEST_CASE("CR-5.4: the parts of one claim happen together, checked against the position before") {
    Scene scene("players 4; S1 A 1x2; S2 A 1x3; S3 B 1x1; claim by C");
    scene.forbids("claim S1:1x3 S2:1x3", "CR-5.3c");
    scene.act("claim S1:1x3 S2:1x4 S3:1x2");
    scene.position("S1 C 1x3; S2 C 1x4; S3 C 1x2; A r3; B r3; C r0");
  }

  TEST_CASE("CR-5.5: all dice of the bumped player on that card return and are ready at once, those elsewhere stay") {
    Scene scene("players 3; S1 A 2x2; S2 A 1x6; claim by B");
    scene.act("claim S1:1x5");
    scene.position("S1 B 1x5; S2 A 1x6; A r2 e0; B r2");
  }

  TEST_CASE("CR-5.5: bumped dice are neither rolled nor exhausted, and can be used again in the same phase") {
    Scene scene("players 2; S1 A 2x3; A r0 e1; claim by B");
    scene.act("claim S1:3x3");
    scene.position("S1 B 3x3; A r2 e1; B r0");
    REQUIRE(scene.told(Event::Type::Bumped) == 1);
    CHECK(scene.about<Event::Type::Bumped>().count == 2);
    CHECK(scene.who() == "A claim");  // the extra turn
    scene.act("claim S2:2x2");
    CHECK(scene.state.players[0].ready == 0);
  }

  TEST_CASE("CR-5.6: Recover returns all exhausted dice and leaves dice on cards where they are") {
    Scene scene("players 2; S1 A 1x4; A r0 e2; B placed; S2 B 1x2; Manuscript side B; A has Manuscript 1; extra turn");
    scene.act("recover");
    CHECK(scene.who() == "A after");
    scene.position("A r2 e0; S1 A 1x4; S2 B 1x2");
  }

  TEST_CASE("CR-5.6: Recover without exhausted dice is legal and does nothing") {
    Scene scene("players 3; claim by A");
    scene.act("recover");
    scene.position("A r3 e0; S1 unclaimed; S2 unclaimed; S3 unclaimed; S4 unclaimed");
    CHECK(scene.who() == "B claim");
  }

  TEST_CASE("CR-5.7: dice on cards stay as they are but for a bump") {
    Scene scene("players 4; S1 A 2x3; S2 A 1x1; leader A; claim by B");
    scene.act("recover").act("claim S3:1x1");
    scene.position("S1 A 2x3; S2 A 1x1; A r0");
    for (const std::string& text : scene.texts()) {
      CAPTURE(text);
      CHECK((text == "recover" || text.starts_with("claim")));
    }
  }

  TEST_CASE("CR-5.8, CR-R5: the one-card limit belongs to the last turn, not to the holder of Lights Out") {
    Scene scene("players 2; leader A; claim by A");
    scene.position("lights out A");
    CHECK(scene.legal("claim S1:1x1 S2:1x1 S3:1x1"));
    scene.act("recover");
    CHECK(scene.who() == "B claim");
    CHECK(scene.legal("claim S1:1x1 S2:1x1 S3:1x1"));
    scene.act("recover");
    CHECK(scene.who() == "A claim");
    scene.forbids("claim S1:1x1 S2:1x1", "CR-5.3e");
  }

  TEST_CASE("CR-5.9: without ready dice, or where nothing can be bumped, Recover is the only action") {
    CHECK(Scene("players 3; A r0 e3; claim by A").texts() == std::vector<std::string>{"recover"});
    const Scene full("players 3; S1 A 3x6; S2 B 1x6; S3 B 1x6; S4 B 1x6; C r1 e2; claim by C");
    CHECK(full.texts() == std::vector<std::string>{"recover"});
    full.forbids("claim S2:1x6", "CR-5.3c");
    CHECK(Scene("players 3; A r0 e3; A has Remains 1, Remains 2; claim by A").texts() ==
          std::vector<std::string>{"recover", "remains R1 R2"});
  }

  TEST_CASE("CR-5.10: each of the Leader's two turns may be a Claim or a Recover") {
    for (const char* first : {"claim S1:1x1", "recover"}) {
      for (const char* second : {"claim S2:1x1", "recover"}) {
        Scene scene("players 2; A r2 e1; claim by A");
        scene.act(first).act("recover").act(second);
        CHECK(scene.state.round == 2);
        const bool recovers = std::string(first) == "recover" || std::string(second) == "recover";
        CHECK(scene.state.players[0].exhausted == (recovers ? 0 : 1));
      }
    }
  }
}
