// CR-H, hidden information. view_test.cpp looks at the documents; here it is who learns what, and when.
#include <doctest/doctest.h>

#include "content/embedded.hpp"
#include "protocol/json.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

Seats seats(std::string_view letters) {
  Seats all;
  for (const char letter : letters) all = all | Seats(seat_of(letter));
  return all;
}

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-H1: icons mean nothing after setup; copies of equal type and value are interchangeable") {
    // Swapping which of the two Idols 2 bears the icon changes no deck.
    std::string text;
    for (const EmbeddedFile& file : embedded_files()) {
      if (file.name == "crypt.json") text = file.text;
    }
    const auto rename = [&](std::string_view from, std::string_view to) {
      const std::size_t at = text.find(from);
      REQUIRE(at != std::string::npos);
      text.replace(at, from.size(), to);
    };
    rename("\"idol-2a\"", "\"idol-2x\"");
    rename("\"idol-2b\"", "\"idol-2a\"");
    rename("\"idol-2x\"", "\"idol-2b\"");
    const Result<Doc> doc = parse_json(text);
    REQUIRE(doc.ok());
    const Result<Content> swapped = read_content(*doc);
    REQUIRE_MESSAGE(swapped.ok(), swapped.fault().message);
    for (std::size_t players = 1; players <= 4; ++players) {
      CHECK(swapped->setup[players].cards == real_content()->setup[players].cards);
    }
    const std::string view = Scene("players 4; A has Idol 2, Idol 2; claim by A").seen_by('A');
    for (const char* word : {"icon", "copy", "III", "IV", "idol-2"}) CHECK(view.find(word) == std::string::npos);
  }

  TEST_CASE("CR-H2: Reveal tells everybody face-up values and the types of face-down cards and of the new top card") {
    Scene scene = Scene::start(3);
    scene.chance("leader A");
    CHECK(scene.turn().knows == seats("ABC"));
    scene.chance("top idol");
    CHECK(scene.turn().knows == seats("ABC"));
    scene.chance("reveal 3 pottery");
    CHECK(scene.event(Event::Type::CardRevealed).value == 3);
    CHECK(scene.event(Event::Type::CardRevealed).knows == seats("ABC"));
    CHECK(scene.event(Event::Type::TopShown).card == index(crypt::Type::Pottery));
    scene.chance("reveal 1 remains").chance("reveal 2 jewelry").chance("conceal tapestry");
    CHECK(scene.event(Event::Type::CardConcealed).card == index(crypt::Type::Jewelry));
    CHECK(scene.event(Event::Type::CardConcealed).value == 0);
    CHECK(scene.event(Event::Type::TopShown).card == index(crypt::Type::Tapestry));
    for (const char viewer : {'A', 'B', 'C', '-'}) {
      CHECK(scene.value_seen_by(viewer, 1) == 3);
      CHECK(scene.value_seen_by(viewer, 4) == 0);
    }
  }

  TEST_CASE("CR-H2: Manuscript B tells one player; that the player looked is public") {
    Scene scene("players 3; Manuscript side B; A has Manuscript 1; S4 Idol ?; claim by A");
    scene.act("manuscript M1");
    CHECK(scene.who() == "chance look");
    CHECK(scene.turn().knows == seats("A"));
    const std::string outcome = scene.outcomes()[0].first;
    scene.chance(outcome);
    const Event& seen = scene.event(Event::Type::ValueSeen);
    CHECK(seen.knows == seats("A"));
    CHECK(seen.learned == seats("A"));
    CHECK(scene.state.slots[3].card.known() == seats("A"));
    const Doc view = scene.game.view(scene.state, viewer_of('B'));
    const Doc* known = view.find("crypt")->as_array().at(3).find("card")->find("known");
    REQUIRE(known->as_array().size() == 1);
    CHECK(known->as_array()[0].as_integer() == 0);
  }

  TEST_CASE("CR-H2: Pottery B and Collect tell the taker") {
    Scene pottery("players 3; Pottery side B; A has Pottery 1, Pottery 2; S4 Idol ?; revealed");
    pottery.act("pottery P1 P2 S4");
    CHECK(pottery.who() == "chance collect.take");
    CHECK(pottery.turn().knows == seats("A"));
    pottery.chance(pottery.outcomes()[0].first);
    CHECK(pottery.event(Event::Type::CardTaken).knows == seats("A"));
    CHECK(pottery.card_of('A', "I1").known() == seats("A"));

    Scene collect("players 3; leader A; S4 Idol ?(3); S4 B 1x1; claim by C");
    collect.act("recover");
    CHECK(collect.card_of('B', "I1").known() == seats("B"));
    CHECK(collect.event(Event::Type::CardTaken).knows == seats("B"));
  }

  TEST_CASE("CR-H2: who had looked at a card still knows it when another takes it, or when it goes to the box") {
    Scene taken("players 3; leader A; S4 Idol ?(3) seen C; S4 B 1x1; claim by C");
    taken.act("recover");
    CHECK(taken.card_of('B', "I1").known() == seats("BC"));
    CHECK(taken.value_seen_by('C', 'B', "I1") == 3);
    CHECK(taken.value_seen_by('A', 'B', "I1") == 0);

    Scene boxed("players 3; round 1; leader A; S4 Idol ?(3) seen C; claim by C");
    boxed.act("recover");
    int found = 0;
    for (int i = 0; i < boxed.state.gone_count; ++i) {
      const Gone& gone = boxed.state.gone[i];
      if (gone.card.type() != crypt::Type::Idol || gone.card.shown()) continue;
      ++found;
      CHECK(gone.owner == kBox);
      CHECK(gone.card.known() == seats("C"));
    }
    CHECK(found == 1);
  }

  TEST_CASE("CR-H2: a flip tells all, III.1 nothing new, scoring all collections") {
    Scene flip("players 3; A has Remains ?(1), Remains ?(4) seen B; A r2 e1; claim by A");
    flip.act("remains R1 R2");
    CHECK(flip.event(Event::Type::Flipped, 0).learned == seats("BC"));
    CHECK(flip.event(Event::Type::Flipped, 1).learned == seats("C"));

    Scene box("players 3; leader A; S4 Idol ?(3); collect");
    for (const Event& event : box.happened) {
      if (event.type == Event::Type::Discarded) CHECK(event.learned.empty());
    }

    Scene over("players 2; last round; leader A; A has Idol ?(3), Idol ?(4); S3 Pottery ?(4); extra turn");
    over.act("recover");
    CHECK(over.value_seen_by('B', 'A', "I1") == 3);
    // The card discarded unseen stays hidden even now.
    const Doc view = over.game.view(over.state, viewer_of('B'));
    int hidden = 0;
    for (const Doc& card : view.find("box")->as_array()) {
      if (card.find("type")->as_string() == "pottery" && card.find("value")->is_null()) ++hidden;
    }
    CHECK(hidden >= 1);
  }

  TEST_CASE("CR-H: a card that one player looked at and nobody took stays that player's secret after the game") {
    Scene scene(
        "players 3; last round; leader A; Manuscript side B; B has Manuscript 4; S4 Pottery ?(4) seen B; extra turn");
    scene.act("recover");
    REQUIRE(scene.who() == "over");
    const auto value_for = [&](char player) {
      const Doc view = scene.game.view(scene.state, viewer_of(player));
      const Doc card = view.find("box")->as_array().back();
      REQUIRE(card.find("type")->as_string() == "pottery");
      return *card.find("value");
    };
    CHECK(value_for('B') == Doc(4));
    for (const char other : {'A', 'C', '-'}) CHECK(value_for(other).is_null());
  }

  TEST_CASE("CR-R40: what may lie face-down respects what the flips of Idol B told") {
    // A's first Idol was hidden when 2 and 3 were flipped: it is the 4. So the Idol in the Crypt can only be the 1.
    Scene scene(
        "players 2; sides BABAAA; leader B; round 3; A has Idol ?(4); B has Manuscript 1; S1 Idol 2; S1 A 1x1; S3 Idol "
        "?(3); S3 A 1x1; collect");
    scene.end_windows();
    REQUIRE(scene.card_of('A', "I1").floor() == 4);
    const Scene next = scene;
    State state = next.state;
    // The next round, written by hand: an Idol face-down in the Crypt, B to look.
    state.phase = Phase::Claim;
    state.leader = 1;
    state.active = 1;
    state.step = 0;
    state.pending = 0;
    state.slots[2].card = Card(Type::Idol, 0, false);
    const Doc odds = next.game.odds(state, pack<Kind::Manuscript>({1}));
    const Doc::Array& values = odds.find("slots")->as_array().at(0).find("values")->as_array();
    CHECK(values.at(0).as_integer() > 0);
    for (std::size_t value = 1; value < values.size(); ++value) CHECK(values.at(value) == Doc(0));
  }

  TEST_CASE("CR-H3: the number of cards of each type in a collection is public") {
    const Scene scene("players 3; A has Idol ?(1), Idol ?(2), Jewelry ?(3), Pottery 4 up; claim by B");
    for (const char viewer : {'B', 'C', '-'}) {
      const Doc view = scene.game.view(scene.state, viewer_of(viewer));
      std::map<std::string, int> types;
      for (const Doc& card : view.find("seats")->as_array().at(0).find("collection")->as_array()) {
        ++types[card.find("type")->as_string()];
      }
      CHECK(types == std::map<std::string, int>{{"idol", 2}, {"jewelry", 1}, {"pottery", 1}});
    }
  }

  TEST_CASE("CR-H4: positions that differ in hidden values only look the same to those who may not know") {
    const std::string a =
        "players 3; Manuscript side B; A has Idol ?(1), Remains ?(4), Remains ?(2), Manuscript ?(3); S4 Pottery ?(2) "
        "seen A; A r2 e1; claim by A";
    const std::string b =
        "players 3; Manuscript side B; A has Idol ?(4), Remains ?(1), Remains ?(1), Manuscript ?(2); S4 Pottery ?(3) "
        "seen A; A r2 e1; claim by A";
    // Remains 1 exists once with three players: the second scene uses 1 and 3.
    const std::string c =
        std::string(b).replace(b.find("Remains ?(1), Remains ?(1)"), 26, "Remains ?(1), Remains ?(3)");
    Scene one(a);
    Scene two(c);
    CHECK(one.seen_by('A') != two.seen_by('A'));
    for (const char viewer : {'B', 'C', '-'}) CHECK(one.seen_by(viewer) == two.seen_by(viewer));
    CHECK(one.texts() == two.texts());
    one.act("recover");
    two.act("recover");
    for (const char viewer : {'B', 'C', '-'}) {
      CHECK(one.seen_by(viewer) == two.seen_by(viewer));
      CHECK(one.described(viewer) == two.described(viewer));
    }
  }

  TEST_CASE("CR-H4: what is told of a hidden card does not name its value") {
    std::map<char, std::string> told;
    for (const char* value : {"1", "2", "3", "4"}) {
      Scene scene("players 4; round 1; leader A; S5 Idol ?(" + std::string(value) +
                  "); S5 B 1x1; S1 Pottery 1; S2 Pottery 2; S3 Pottery 3;"
                  "S4 Pottery 4; S6 Remains ?(1); claim by D");
      scene.act("recover");
      CHECK(scene.value_seen_by('B', 'B', "I1") == value[0] - '0');
      for (const char viewer : {'A', 'C', 'D', '-'}) {
        const std::string now = scene.described(viewer) + scene.seen_by(viewer);
        if (told.count(viewer) == 0) told[viewer] = now;
        CHECK(now == told[viewer]);
        for (const char* id : {"idol-1", "idol-2", "idol-3", "idol-4"}) CHECK(now.find(id) == std::string::npos);
      }
    }
  }

  TEST_CASE("CR-H5: the solo human sees everything but deck order, face-down slots and unseen cards of the box") {
    Scene scene(
        "players 1; round 3; leader A; A has Idol ?(3), Pottery 2; S1 Jewelry 4; S2 Remains ?(1); S3 Pottery 1; claim "
        "by A");
    CHECK(scene.value_seen_by('A', 'A', "I1") == 3);
    CHECK(scene.value_seen_by('A', 'A', "P1") == 2);
    CHECK(scene.value_seen_by('A', 1) == 4);
    CHECK(scene.value_seen_by('A', 2) == 0);
    CHECK(scene.value_seen_by('A', 3) == 1);
    const Doc view = scene.game.view(scene.state, viewer_of('A'));
    int seen = 0;
    int unseen = 0;
    for (const Doc& card : view.find("box")->as_array()) ++(card.find("value")->is_null() ? unseen : seen);
    CHECK(unseen == 1);
    CHECK(seen == 3);
    CHECK(view.find("deck")->find("cards")->as_integer() == 24 - 9);
  }
}
