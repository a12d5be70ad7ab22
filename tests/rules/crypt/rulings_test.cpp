// CR-R, the rulings. Those that only say why another rule is as it is are tested there, and cited there.
#include <doctest/doctest.h>

#include <cstring>

#include <algorithm>
#include <set>

#include "content/embedded.hpp"
#include "protocol/json.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

// The game with more or fewer Idols worth 1 than are printed, so that its deck has this many cards.
Scene with_deck_of(int cards, int players) {
  Content variant = *real_content();
  Setup& setup = variant.setup[players];
  setup.cards[0][1] = static_cast<std::uint8_t>(setup.cards[0][1] + cards - setup.deck);
  setup.deck = static_cast<std::uint8_t>(cards);
  return Scene::start_with(std::make_shared<const Content>(variant), players);
}

// Plays to the end at random and shows the Claim turns of one round; returns how many there were.
template <class Look>
int look_at_claims(Scene& scene, int round, std::uint64_t seed, Look look) {
  int turns = 0;
  play_randomly(scene, seed, [&](const Scene& now) {
    if (now.state.round != round || now.state.phase != Phase::Claim) return;
    ++turns;
    look(now);
  });
  return turns;
}

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-R1: nobody may pass, but Recover is always legal") {
    for (const char* lines :
         {"players 3; claim by A", "players 3; A r0 e3; claim by A", "players 3; S1 A 3x6; leader C; claim by B",
          "players 2; S1 A 3x1; extra turn", "players 1; claim by A"}) {
      const Scene scene(lines);
      CHECK(scene.legal("recover"));
      CHECK_FALSE(scene.legal("end"));
      CHECK_FALSE(scene.legal("pass"));
    }
  }

  TEST_CASE("CR-R2: a Claim of no dice is illegal") {
    const Scene scene("players 3; claim by A");
    scene.forbids("claim", "CR-5.3a CR-R2 unwritable");
    CHECK(scene.game.refuse(scene.state, pack(Kind::Claim)));
    for (const std::string& text : scene.texts()) REQUIRE(text != "claim");
  }

  TEST_CASE("CR-R3: without ready dice Recover is the only action, also in the extra turn with all dice on cards") {
    const Scene scene("players 2; S1 A 2x1; S2 A 1x1; extra turn");
    CHECK(scene.who() == "A claim");
    CHECK(scene.texts() == std::vector<std::string>{"recover"});
    Scene remains("players 2; A has Remains 1, Remains 2; S1 A 2x1; A r0 e1; extra turn");
    CHECK(remains.texts() == std::vector<std::string>{"recover", "remains R1 R2"});
    remains.act("remains R1 R2");
    CHECK(remains.legal("claim S2:1x1"));
  }

  TEST_CASE("CR-R4: in the extra turn the Leader neither adds to nor replaces dice on the own card") {
    const Scene scene("players 2; S1 A 1x2; A r2; extra turn");
    for (const std::string& text : scene.texts()) REQUIRE(text.find("S1:") == std::string::npos);
    scene.forbids("claim S1:1x2", "CR-5.3d CR-R4");
    scene.forbids("claim S1:2x6", "CR-5.3d CR-R4");
  }

  TEST_CASE("CR-R6: when the bumps happened does not matter; who claims again in the extra turn recovers nothing") {
    Scene again("players 2; leader A; A r1 e2; claim by A");
    again.act("claim S1:1x1").act("claim S1:1x2 S2:1x1 S3:1x1");
    again.position("A r1 e2");
    Scene claimed = again;
    claimed.act("claim S2:1x2").dice({6, 6});
    claimed.position("A r1 e2; B r3 e0");
    // A who uses Recover has nothing exhausted any more.
    again.act("recover").dice({6});
    again.position("A r3 e0");
    // Bumped by the last turn, or long before it: the same.
    Scene early("players 4; leader A; A r1 e2; claim by A");
    early.act("claim S1:1x1").act("claim S1:1x2").act("recover").act("recover").dice({6});
    early.position("A r3 e0");
    Scene late("players 4; leader A; A r1 e2; claim by A");
    late.act("claim S1:1x1").act("recover").act("recover").act("claim S1:1x2").dice({6});
    late.position("A r3 e0");
  }

  TEST_CASE("CR-R7: the recovery comes at the start of Collect, before any roll") {
    Scene scene("players 3; leader A; S1 Pottery 1; S1 A 1x6; B r1 e2; B placed; claim by C");
    scene.act("recover");
    CHECK(scene.who() == "chance collect.roll");  // A has not rolled yet
    scene.position("B r3 e0; S1 A 1x6");
    scene.dice({6});
  }

  TEST_CASE("CR-R8: an equal roll is a success") {
    Scene scene("players 3; leader A; S1 Pottery 1; S1 A 2x6; collect");
    scene.dice({6, 5});
    scene.position("A r2 e1");
  }

  TEST_CASE("CR-R9: only failing dice rolled in this Collect phase may be re-rolled") {
    Scene scene("players 3; leader A; A has Idol 1; S1 Pottery 1; S1 A 1x6; A r1 e1; collect");
    scene.dice({5});
    CHECK(scene.texts() == std::vector<std::string>{"end", "idol I1 6"});
    scene.act("idol I1 6").dice({6});
    scene.position("A r2 e1");  // the die exhausted before stays so
    Scene success("players 3; leader A; A has Idol 1; S1 Pottery 1; S1 A 1x6; S2 Pottery 2; S2 A 1x2; collect");
    success.dice({5, 2});
    success.forbids("idol I1 2", "CR-9.1 CR-R9");
  }

  TEST_CASE("CR-R10: several Idols one after another, on the same or on different dice, also fresh ones") {
    Scene scene("players 4; leader A; A has Idol 1, Idol 2; S1 Idol 3; S1 A 2x6; S2 Pottery 2; S2 A 1x5; collect");
    scene.dice({1, 1, 1});
    scene.act("idol I1 6").dice({2}).act("idol I3 5").dice({5}).act("idol I2 6").dice({6});
    CHECK(scene.who() == "chance reveal");
    scene.position("A r2 e1; A has Idol 1 up, Idol 2 up, Idol 3 up, Pottery 2 down");
  }

  TEST_CASE("CR-R11: each player completes roll, take, re-roll and settle before the next one") {
    Scene scene("players 3; leader A; S1 Idol 1; S1 A 1x6; S2 Idol 2; S2 B 1x6; collect");
    scene.dice({1});
    CHECK(scene.who() == "A collect.idol");
    scene.position("B has nothing; S2 B 1x6; A has Idol 1 down");
    scene.act("idol I1 6").dice({1});
    scene.position("A r2 e1; B has nothing");
    scene.dice({1});
    CHECK(scene.who() == "B collect.idol");
    scene.position("B has Idol 2 down");
  }

  TEST_CASE("CR-R12: a deck that does not divide: face-up slots first, as far as the cards reach; the last round") {
    Scene scene = with_deck_of(26, 2);
    const int turns = look_at_claims(scene, 9, 4, [](const Scene& now) {
      REQUIRE(now.state.slots[0].card.face_up());
      REQUIRE(now.state.slots[1].card.face_up());
      REQUIRE_FALSE(now.state.slots[2].card.exists());
    });
    CHECK(turns >= 3);
    CHECK(scene.state.round == 9);
    scene.position("deck 0");
    CHECK(scene.state.gone_count == 26);
  }

  TEST_CASE("CR-R12: a short row in the solo game is ordered like a full one") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Scene scene = with_deck_of(26, 1);
      const int turns = look_at_claims(scene, 9, seed, [](const Scene& now) {
        REQUIRE(now.state.slots[0].card.value() >= now.state.slots[1].card.value());
        REQUIRE_FALSE(now.state.slots[2].card.exists());
      });
      CHECK(turns >= 1);
      CHECK(scene.state.round == 9);
    }
  }

  TEST_CASE("CR-R12: with 4 players one of the two face-down cards may be missing") {
    Scene scene = with_deck_of(47, 4);
    const int turns = look_at_claims(scene, 8, 8, [](const Scene& now) {
      REQUIRE_FALSE(now.state.slots[4].card.face_up());
      REQUIRE_FALSE(now.state.slots[5].card.exists());
      now.forbids("claim S6:1x1", "CR-4.1");  // no card was ever laid there
      // The position of a short round loads again.
      const Result<State> loaded = now.game.load(now.game.view(now.state, Viewer::everything()));
      REQUIRE(loaded.ok());
      REQUIRE(std::memcmp(&*loaded, &now.state, sizeof now.state) == 0);
    });
    CHECK(turns >= 4);
    CHECK(scene.state.gone_count == 47);
  }

  TEST_CASE("CR-R12: a position that would reveal a card of an empty deck is refused") {
    Scene scene = with_deck_of(23, 2);
    int tried = 0;
    look_at_claims(scene, 8, 3, [&tried](const Scene& now) {
      if (now.state.step != 0) return;
      ++tried;
      Doc doc = now.game.view(now.state, Viewer::everything());
      doc.set("phase", "reveal").set("pending", "S3").set("active", nullptr);
      const Result<State> loaded = now.game.load(doc);
      REQUIRE_FALSE(loaded.ok());
      CHECK(loaded.fault().path == "deck.top");
    });
    CHECK(tried == 1);
  }

  TEST_CASE("CR-R13: powers of any time are offered in their windows only") {
    // Remains A: not in W0, W2 and K-IDOL, but in the own turn and at the end. Manuscript B: not in K-IDOL and W4.
    Scene scene(
        "players 3; leader A; last round; Pottery side B; Manuscript side B; A has Pottery 1, Pottery 2, Manuscript 1, "
        "Manuscript 2,"
        "Remains 1, Remains 2, Idol 1; A r2 e1; S4 Jewelry ?(1); revealed");
    CHECK(scene.who() == "A before");
    scene.forbids("remains R1 R2", "CR-3.2");
    CHECK(scene.legal("manuscript M1"));
    scene.act("end");
    CHECK(scene.legal("remains R1 R2"));
    CHECK(scene.legal("manuscript M1"));
    scene.act("claim S1:1x6");
    CHECK(scene.who() == "B claim");  // nobody reacts in another's turn
    scene.act("claim S4:1x1").act("recover");
    CHECK(scene.who() == "A after");
    scene.forbids("remains R1 R2", "CR-3.2");
    scene.act("end").dice({1});
    CHECK(scene.who() == "A collect.idol");
    scene.forbids("remains R1 R2", "CR-3.2");
    CHECK(scene.slot_card(4) == "Jewelry ?");  // B's, not taken yet: there would be something to look at
    scene.forbids("manuscript M1", "CR-3.2");
    scene.act("end");
    CHECK(scene.who() == "A last");
    CHECK(scene.legal("remains R1 R2"));
    scene.forbids("manuscript M1", "CR-3.2");  // the window forbids it, not the empty Crypt (CR-9.6)
  }

  TEST_CASE("CR-R14: optional powers in turn order; inside the window the player chooses the order") {
    Scene scene(
        "players 3; leader C; Manuscript side B; A has Manuscript 1; B has Manuscript 2; C has Manuscript 3; S4 Idol "
        "?(2); collect");
    std::string order;
    while (scene.turn().is_seat()) {
      order += scene.who()[0];
      scene.act("end");
    }
    CHECK(order == "CAB");
    Scene any(
        "players 3; Manuscript side B; A has Manuscript 1, Remains 1, Remains 2; A r2 e1; S4 Idol ?(2); claim by A");
    Scene other = any;
    any.act("manuscript M1").act("remains R1 R2");
    other.act("remains R1 R2").act("manuscript M1");
    CHECK(any.seen_by('A') == other.seen_by('A'));
  }

  TEST_CASE("CR-R15: Manuscript B without unseen cards is not usable") {
    Scene scene("players 3; Manuscript side B; A has Manuscript 1, Manuscript 2; S4 Idol ?(2); claim by A");
    scene.act("manuscript M1");
    scene.forbids("manuscript M2", "CR-9.6 CR-R15");
    scene.act("recover").act("recover").act("recover");
    CHECK(scene.who() == "chance reveal");  // no W2 for A, either
  }

  TEST_CASE("CR-R16: two players want Pottery B: turn order, the earlier one as often as possible") {
    Scene scene(
        "players 4; leader D; Pottery side B; A has Pottery 1, Pottery 2; D has Pottery 1, Pottery 2, Pottery 3, "
        "Pottery 4;"
        "S5 Idol ?(2); S6 Idol ?(3); revealed");
    CHECK(scene.who() == "D before");
    Scene both = scene;
    both.act("pottery P1 P2 S5").act("pottery P3 P4 S6");
    CHECK(both.who() == "D claim");
    scene.act("pottery P1 P2 S5").act("end");
    CHECK(scene.who() == "A before");
    scene.act("pottery P1 P2 S6");
    scene.position(
        "D has Idol 2 down, Pottery 1 up, Pottery 2 up, Pottery 3 down, Pottery 4 down; A has Idol 3 down, Pottery 1 "
        "up, Pottery 2 up");
  }

  TEST_CASE("CR-R17, CR-R18: a card taken with Pottery B counts for Idol B, in the same round as Collect") {
    Scene scene(
        "players 4; leader A; Pottery side B; Idol side B; A has Pottery 1, Pottery 2, Idol 1; B has Idol 3; S1 Idol 4;"
        "S5 Idol ?(2); revealed");
    scene.act("pottery P1 P2 S5");
    scene.position("A has Idol 1 up, Idol 2 up, Pottery 1 up, Pottery 2 up");
    scene.act("recover").act("claim S1:1x1").act("recover").act("recover");
    scene.position("B has Idol 3 up, Idol 4 up");
    CHECK(scene.state.players[0].won_race == 1);
    CHECK(scene.state.players[1].won_race == 1);
  }

  TEST_CASE("CR-R19: flipping for Idol B is automatic and no decision") {
    Scene scene("players 3; leader A; Idol side B; A has Idol 1; S1 Idol 2; S2 Idol 3; S1 A 1x6; S2 A 1x1; collect");
    scene.dice({1});
    CHECK(scene.who() == "chance reveal");  // nobody was asked
    scene.position("A has Idol 1 up, Idol 2 up, Idol 3 down");
    CHECK(scene.told(Event::Type::Flipped) == 2);
  }

  TEST_CASE("CR-R20: the payer chooses which cards to flip; equal cards that everybody knows are offered once") {
    Scene scene("players 4; A has Remains 2, Remains 2, Remains 3; A r1 e2; claim by A");
    CHECK(scene.legal("remains R1 R2"));
    CHECK(scene.legal("remains R1 R3"));
    scene.forbids("remains R2 R3", "CR-R20");
    CHECK(scene.count(Kind::Remains) == 2);
    // Cards hidden from somebody are all offered: a refusal would tell that they are equal.
    CHECK(
        Scene("players 4; A has Remains ?(2), Remains ?(2), Remains ?(3); A r1 e2; claim by A").count(Kind::Remains) ==
        3);
    CHECK(Scene("players 4; A has Remains ?(2) seen B, Remains ?(2) seen B, Remains ?(3); A r1 e2; claim by A")
              .count(Kind::Remains) == 3);
    // A known and a hidden one of equal value are not equally known.
    CHECK(Scene("players 4; Manuscript side B; A has Manuscript 2, Manuscript ?(2); S5 Idol ?(1); claim by A")
              .count(Kind::Manuscript) == 2);
    CHECK(Scene("players 4; Manuscript side B; A has Manuscript 2, Manuscript 2; S5 Idol ?(1); claim by A")
              .count(Kind::Manuscript) == 1);
  }

  TEST_CASE("CR-R21: Tapestry A without any Tapestry: nobody scores") {
    const Scene scene = Scene::ending("players 3; A has Idol 1; B has Idol 2; C has Idol 4");
    CHECK(scene.score('A') == 1 + 3);
    CHECK(scene.score('B') == 2 + 3);
    CHECK(scene.score('C') == 4 + 3);
  }

  TEST_CASE("CR-R25: exhaustion rolls happen in the last round and can cost coins; W4 comes after them") {
    const std::string lines =
        "players 3; last round; leader A; A has Remains 1, Remains 2; S1 Pottery 4; S1 A 2x6; collect";
    Scene lucky(lines);
    lucky.dice({6, 6});
    CHECK(lucky.who() == "over");
    CHECK(lucky.score('A') == 7 + 3);
    Scene unlucky(lines);
    unlucky.dice({1, 1});
    CHECK(unlucky.who() == "A last");
    Scene kept = unlucky;
    kept.act("end");
    CHECK(kept.score('A') == 7 + 1);
    unlucky.act("remains R1 R2");
    CHECK(unlucky.score('A') == 7 + 2);
  }

  TEST_CASE("CR-R26: the type on the back is public, also that of the deck's top card") {
    const Scene scene("players 3; top Jewelry; S4 Remains ?(4); claim by A");
    for (const char viewer : {'A', 'B', 'C', '-'}) {
      const Doc view = scene.game.view(scene.state, viewer_of(viewer));
      CHECK(view.find("deck")->find("top")->as_string() == "jewelry");
      CHECK(view.find("crypt")->as_array().at(3).find("card")->find("type")->as_string() == "remains");
    }
  }

  TEST_CASE("CR-R27: a card seen face-up and then collected lies face-down, but all remember it") {
    Scene scene("players 3; leader A; S1 Pottery 3; S1 A 1x1; collect");
    scene.position("A has Pottery 3 down");
    for (const char viewer : {'A', 'B', 'C', '-'}) CHECK(scene.value_seen_by(viewer, 'A', "P1") == 3);
    CHECK(scene.card_of('A', "P1").shown());
  }

  TEST_CASE("CR-R28: the Ghost's three equal dice form one group") {
    Scene scene("players 1; leader Ghost; round 2; revealed");
    scene.dice({2, 2, 2});
    scene.position("S1 Ghost 3x2; S2 unclaimed; S3 unclaimed");
  }

  TEST_CASE("CR-R29: the Ghost never bumps itself and never adds to its own slot") {
    Scene scene("players 1; claim by A");
    scene.act("claim S2:1x6 S3:2x6").dice({1, 2, 4});
    scene.position("S1 Ghost 1x4; S2 human 1x6; S3 human 2x6; Ghost aside 2");
    // In the extra turn a 6 would beat the Ghost's own pair of 2s: it is passed over.
    Scene extra("players 1; leader Ghost; round 2; revealed");
    extra.dice({2, 5, 2});
    extra.position("S1 Ghost 1x5; S2 Ghost 2x2");
    extra.act("claim S1:1x6").dice({6});
    extra.end_windows();
    CHECK(extra.told(Event::Type::GhostPlaced) == 1);
    CHECK(extra.event(Event::Type::GhostPlaced).slot == 2);
  }

  TEST_CASE("CR-R30: dice set aside are not rolled in the extra turn") {
    Scene scene(
        "players 1; Pottery side B; A has Pottery 1, Pottery 2; leader Ghost; round 2; S1 Idol 4; S2 Remains ?(1); S3 "
        "Jewelry 1; revealed");
    scene.act("pottery P1 P2 S2").dice({2, 4, 6});
    scene.position("Ghost aside 1");
    scene.act("claim S3:1x5");
    CHECK(scene.who() == "chance ghost");
    CHECK(scene.outcomes().size() == 6);  // the one bumped die
    scene.dice({1, 6});                   // it fits nowhere; the human's 5 on S3 rolls 6
    scene.position("A has Jewelry 1 down, Pottery 1 up, Pottery 2 up, Remains 1 down");
  }

  TEST_CASE("CR-R31: if the first group of the extra turn fits nowhere, nothing is placed") {
    Scene scene(
        "players 1; Manuscript side B; A has Manuscript 1; leader Ghost; round 2; S1 Idol 4; S2 Pottery 3; S3 Remains "
        "?(1); revealed");
    scene.dice({1, 2, 3}).act("claim S2:2x6 S3:1x6").dice({2, 1});
    CHECK(scene.who() == "A after");
    scene.position("S1 Ghost 1x3; S2 human 2x6; S3 human 1x6");
    CHECK(scene.told(Event::Type::GhostPlaced) == 0);
  }

  TEST_CASE("CR-R32: bumped dice in 3-4 player games are safe: their owner has no further turn") {
    Scene scene("players 4; leader A; claim by A");
    scene.act("claim S1:3x1").act("claim S1:1x4").act("recover").act("recover");
    CHECK(scene.who() == "chance collect.roll");
    scene.dice({1});
    scene.position("A r3 e0; B r2 e1");
  }

  TEST_CASE("CR-R34: play goes clockwise, Lights Out is on the Leader's right") {
    Scene scene("players 4; leader B; claim by B");
    scene.position("lights out A");
    scene.act("recover");
    CHECK(scene.who() == "C claim");
    scene.act("recover").act("recover").act("recover");
    scene.position("leader C; lights out B");
  }

  TEST_CASE("CR-R35: the names of the solo ratings") {
    const Result<Doc> content = parse_json(embedded_file("crypt.json"));
    REQUIRE(content.ok());
    const Doc::Array& ratings = content->find("solo")->find("ratings")->as_array();
    REQUIRE(ratings.size() == 4);
    const char* names[] = {"The Fool", "The Petty", "The Rich", "The Magnificent"};
    const char* italian[] = {"Lo Sciocco", "Il Meschino", "Il Ricco", "Il Magnifico"};
    for (std::size_t i = 0; i < 4; ++i) {
      CHECK(ratings[i].find("name")->find("en")->as_string() == names[i]);
      CHECK(ratings[i].find("name")->find("it")->as_string() == italian[i]);
    }
  }

  TEST_CASE("CR-R36: the extra turn is always taken; Recover serves as not using it") {
    Scene scene("players 2; leader A; S1 A 2x3; S2 B 1x2; extra turn");
    CHECK(scene.who() == "A claim");
    const std::string before = "S1 A 2x3; S2 B 1x2; A r1 e0; B r2 e0";
    scene.position(before);
    scene.act("recover");
    CHECK(scene.who() == "chance collect.roll");
    scene.position(before);
    scene.dice({6, 6, 6});
  }

  TEST_CASE("CR-R38: the only player wins; how good it was is the rating") {
    const Scene scene = Scene::ending("players 1; A has Idol 1");
    CHECK(scene.place('A') == 1);
    CHECK(scene.won('A'));
  }

  TEST_CASE("CR-R39: a place is one more than the number of players who came ahead") {
    const Scene shared = Scene::ending("players 4; A has Pottery 4; B has Remains 2; C has Jewelry 2; D has Idol 1");
    CHECK(shared.place('B') == 2);
    CHECK(shared.place('C') == 2);
    CHECK(shared.place('D') == 4);
    Scene rolled = Scene::ending("players 4; A has Pottery 4; B has Remains 4; C has Jewelry 4; D has Idol 1");
    rolled.tie("A 6 6 6; B 1 1 1; C 2 2 2");
    CHECK(rolled.place('B') == 2);
    CHECK(rolled.place('C') == 2);
    CHECK(rolled.place('D') == 4);
  }

  TEST_CASE("CR-R40: an Idol left hidden by Idol B is worth no less, and more if it was taken before the flipped one") {
    const std::string lines = "players 4; Idol side B; leader A; S5 A 1x1; S6 A 1x1;";
    Scene before(lines + "A has Idol ?(3); S5 Idol ?(1); S6 Idol ?(2); collect");
    before.position("A has Idol 1 up, Idol 2 up, Idol 3 down");
    CHECK(before.card_of('A', "I1").floor() == 3);
    Scene after(lines + "A has Idol ?(1); S5 Idol ?(2); S6 Idol ?(2); collect");
    CHECK(after.card_of('A', "I2").face_up());  // of equal hidden Idols the one taken first is flipped
    CHECK_FALSE(after.card_of('A', "I3").face_up());
    CHECK(after.card_of('A', "I3").floor() == 2);
    // Guesses respect it.
    std::set<int> guessed;
    Rng rng(1);
    for (int i = 0; i < 200; ++i) {
      Scene guess = before;
      guess.state = before.game.guess(before.state, Seats(seat_of('B')), rng);
      guessed.insert(guess.card_of('A', "I1").value());
    }
    CHECK(guessed == std::set<int>{3, 4});
  }

  TEST_CASE("CR-R41: the Ghost's cards leave with the unclaimed ones at the beginning of Collect, from left to right") {
    Scene scene("players 1; leader Ghost; round 2; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1); revealed");
    scene.dice({4, 4, 4}).act("claim S2:1x6");
    CHECK(scene.who() == "chance collect.roll");  // before any roll
    REQUIRE(scene.told(Event::Type::GhostTook) == 1);
    REQUIRE(scene.told(Event::Type::Discarded) == 1);
    CHECK(scene.event(Event::Type::GhostTook).slot == 0);
    CHECK(scene.event(Event::Type::Discarded).slot == 2);
    CHECK(&scene.event(Event::Type::GhostTook) < &scene.event(Event::Type::Discarded));
    scene.dice({6});
  }

  TEST_CASE("CR-R42: tie-break rolls in the turn order of the last round") {
    Scene scene = Scene::ending("players 3; leader C; A has Pottery 2; B has Remains 2; C has Jewelry 2");
    for (const char roller : {'C', 'A', 'B'}) {
      CHECK(scene.who() == "chance tie.roll");
      CHECK(scene.state.active == roller - 'A');
      scene.chance(roller == 'A' ? "roll 6 6 6" : "roll 1 2 3");
    }
    CHECK(scene.won('A'));
  }
}
