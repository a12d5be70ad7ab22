// What each viewer sees: the table "Hidden information" of the rules, row by row.
#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "content/embedded.hpp"
#include "crypt/rules/score.hpp"
#include "crypt/rules/solo.hpp"
#include "protocol/json.hpp"
#include "scene.hpp"

namespace uc::crypt::test {
namespace {

constexpr std::string_view kViewers = "-ABCD";  // the table, and the players

Doc view(const Scene& scene, char player) { return scene.game.view(scene.state, viewer_of(player)); }
Doc referee(const Scene& scene) { return scene.game.view(scene.state, Viewer::everything()); }

const Doc& member(const Doc& doc, std::string_view name) {
  const Doc* found = doc.find(name);
  REQUIRE_MESSAGE(found != nullptr, name);
  return *found;
}
const Doc& item(const Doc& doc, std::size_t i) {
  REQUIRE(doc.is_array());
  REQUIRE(i < doc.as_array().size());
  return doc.as_array()[i];
}
const Doc& slot_card(const Doc& doc, std::size_t slot) { return member(item(member(doc, "crypt"), slot - 1), "card"); }
const Doc& owned(const Doc& doc, char player, std::size_t i) {
  return member(item(member(doc, "seats"), static_cast<std::size_t>(player - 'A')), "collection").as_array().at(i);
}
const Doc& score(const Doc& doc, char player) {
  return member(item(member(doc, "seats"), static_cast<std::size_t>(player - 'A')), "score");
}

Doc seats(std::initializer_list<int> numbers) {
  Doc list = Doc::array();
  for (const int number : numbers) list.push(number);
  return list;
}

// The value a viewer sees is this one for those named, and null for all others.
template <class ReadCard>
void seen_only_by(const Scene& scene, std::string_view who, int value, ReadCard&& read_card) {
  for (const char player : kViewers.substr(0, static_cast<std::size_t>(scene.game.players()) + 1)) {
    CAPTURE(player);
    const Doc doc = view(scene, player);
    const bool sees = who.find(player) != std::string_view::npos;
    CHECK(member(read_card(doc), "value") == (sees ? Doc(value) : Doc()));
  }
  const Doc all = referee(scene);
  CHECK(member(read_card(all), "value") == Doc(value));
}

// Every name and every text in a document, however deep.
std::set<std::string> words_of(const Doc& doc) {
  std::set<std::string> words;
  if (doc.is_string()) words.insert(doc.as_string());
  if (doc.is_array()) {
    for (const Doc& entry : doc.as_array()) words.merge(words_of(entry));
  }
  if (doc.is_object()) {
    for (const auto& [name, value] : doc.as_object()) {
      words.insert(name);
      words.merge(words_of(value));
    }
  }
  return words;
}

// A position in which every row of the table has its card: B has looked at S4 with Manuscript B.
Scene example() {
  return Scene(
      "players 3; Manuscript side B; leader A; round 5;"
      "S1 Idol 3; S2 Jewelry 2; S3 Pottery 1; S4 Remains ?(4) seen B;"
      "A has Idol 1, Tapestry ?(2), Tapestry ?(3) seen B; B has Manuscript 3 up; claim by A");
}

}  // namespace

TEST_CASE("CR-H: of the deck everybody sees how many cards it has, and the type of the top card") {
  const Scene scene("players 3; leader A; top Idol; claim by A");
  for (const char player : std::string_view("-ABC")) {
    const Doc doc = view(scene, player);
    CHECK(member(member(doc, "deck"), "cards") == Doc(32));
    CHECK(member(member(doc, "deck"), "top") == Doc("idol"));
  }
}

TEST_CASE("CR-H, CR-H2: a face-up card of the Crypt is known to all") {
  seen_only_by(example(), "-ABC", 3, [](const Doc& doc) -> const Doc& { return slot_card(doc, 1); });
}

TEST_CASE("CR-H, CR-1.3: a face-down card shows its type to all, and its value to nobody") {
  const Scene scene("players 3; leader A; S4 Remains ?; claim by A");
  for (const char player : std::string_view("-ABC")) {
    const Doc doc = view(scene, player);
    CHECK(member(slot_card(doc, 4), "type") == Doc("remains"));
    CHECK(member(slot_card(doc, 4), "value").is_null());
    CHECK(member(slot_card(doc, 4), "face") == Doc("down"));
    CHECK(member(slot_card(doc, 4), "known") == seats({}));
  }
}

TEST_CASE("CR-H, CR-9.6: who looked at a face-down card sees its value; that they looked is public") {
  const Scene scene = example();
  seen_only_by(scene, "B", 4, [](const Doc& doc) -> const Doc& { return slot_card(doc, 4); });
  CHECK(member(slot_card(view(scene, 'C'), 4), "known") == seats({1}));
  CHECK(member(slot_card(view(scene, '-'), 4), "known") == seats({1}));
}

TEST_CASE("CR-H, CR-R27: a card taken from a face-up slot is remembered by all") {
  const Scene scene = example();
  seen_only_by(scene, "-ABC", 1, [](const Doc& doc) -> const Doc& { return owned(doc, 'A', 0); });
  CHECK(member(owned(view(scene, '-'), 'A', 0), "remembered") == Doc(true));
  CHECK(member(owned(view(scene, '-'), 'A', 0), "face") == Doc("down"));
}

TEST_CASE("CR-H, CR-6.4: a card taken from a face-down slot is known to its owner, and to whoever had looked") {
  const Scene scene = example();
  seen_only_by(scene, "A", 2, [](const Doc& doc) -> const Doc& { return owned(doc, 'A', 1); });
  seen_only_by(scene, "AB", 3, [](const Doc& doc) -> const Doc& { return owned(doc, 'A', 2); });
  CHECK(member(owned(view(scene, 'C'), 'A', 2), "remembered") == Doc(false));
}

TEST_CASE("CR-H, CR-9.0d: a flipped card is known to all") {
  const Scene scene = example();
  seen_only_by(scene, "-ABC", 3, [](const Doc& doc) -> const Doc& { return owned(doc, 'B', 0); });
  CHECK(member(owned(view(scene, 'C'), 'B', 0), "face") == Doc("up"));
}

TEST_CASE(
    "CR-H, CR-6.1: in the box, cards that lay face-up are known, the others stay hidden, but not from who looked") {
  Scene scene = example();
  scene.act("recover").act("recover").act("recover").end_windows();
  const auto last = [](std::size_t back) {
    return [back](const Doc& doc) -> const Doc& {
      const Doc::Array& box = member(doc, "box").as_array();
      return box[box.size() - back];
    };
  };
  seen_only_by(scene, "-ABC", 1, last(2));
  seen_only_by(scene, "B", 4, last(1));
  CHECK(member(last(1)(view(scene, '-')), "type") == Doc("remains"));
}

TEST_CASE("CR-H: a card discarded face-down is not shown at the end either; collections are (CR-8.6)") {
  Scene scene = Scene::ending("players 3; A has Idol ?(4), Jewelry 1; B has Idol 1");
  REQUIRE(scene.turn().is_over());
  int hidden = 0;
  const Doc all = referee(scene);
  for (const Doc& card : member(all, "box").as_array()) hidden += member(card, "value").is_null() ? 1 : 0;
  CHECK(hidden > 0);
  for (const char player : std::string_view("-ABC"))
    CHECK(member(owned(view(scene, player), 'A', 0), "value") == Doc(4));
}

TEST_CASE("CR-H: dice, torches and sides are public") {
  const Scene scene("players 3; sides ABABAB; leader B; S1 B 2x3; B r0 e1; claim by C");
  for (const char player : std::string_view("-ABC")) {
    const Doc doc = view(scene, player);
    CHECK(member(doc, "sides") == Doc("ABABAB"));
    CHECK(member(doc, "leader") == Doc(1));
    CHECK(member(doc, "lights_out") == Doc(0));
    CHECK(member(doc, "order") == seats({1, 2, 0}));
    const Doc& dice = member(item(member(doc, "crypt"), 0), "dice");
    CHECK(member(dice, "holder") == Doc(1));
    CHECK(member(dice, "count") == Doc(2));
    CHECK(member(dice, "effort") == Doc(3));
    CHECK(member(item(member(doc, "seats"), 1), "exhausted") == Doc(1));
  }
}

TEST_CASE("CR-H: cards a viewer has not seen are counted by value, wherever they lie") {
  const Scene scene = example();
  const auto remains_4 = [&](Viewer viewer) {
    return item(member(member(scene.game.view(scene.state, viewer), "unseen"), "remains"), 3);
  };
  // B has seen the Remains worth 4 of S4; for everybody else one more is unseen.
  const std::int64_t for_b = remains_4(viewer_of('B')).as_integer();
  CHECK(remains_4(viewer_of('A')) == Doc(for_b + 1));
  CHECK(remains_4(viewer_of('-')) == Doc(for_b + 1));
  CHECK(remains_4(Viewer::everything()) == Doc(for_b));
  CHECK(remains_4(Viewer::of(Seats::first(2))) == Doc(for_b));  // one person who holds A and B
}

TEST_CASE("CR-H1: no setup icon and no card id of the data file is in a view") {
  const Result<Doc> data = parse_json(embedded_file("crypt.json"));
  REQUIRE(data.ok());
  std::set<std::string> secret = {"setup_icon"};
  for (const Doc& card : member(*data, "treasures").as_array()) {
    secret.insert(member(card, "id").as_string());
    if (const Doc& icon = member(card, "setup_icon"); !icon.is_null()) secret.insert(icon.as_string());
  }
  REQUIRE(secret.size() == 1 + 48 + 2);  // III and IV
  const auto told = [&](const Doc& doc) {
    std::set<std::string> both;
    const std::set<std::string> words = words_of(doc);
    std::set_intersection(words.begin(), words.end(), secret.begin(), secret.end(), std::inserter(both, both.end()));
    return both;
  };
  // The search finds what it looks for, as a name and as a value, inside a card.
  const Doc leaky = Doc::object().set("crypt", Doc::Array{Doc::object().set("id", "idol-3b").set("setup_icon", "III")});
  REQUIRE(told(leaky) == std::set<std::string>{"III", "idol-3b", "setup_icon"});
  for (int players = 1; players <= 4; ++players) {
    Scene scene = Scene::start(players, "ABABAB");
    play_randomly(scene, 5, [&](const Scene& now) { REQUIRE(told(referee(now)).empty()); });
  }
}

TEST_CASE("CR-H3: how many cards of each type a player has is public; coins of hidden values are not counted") {
  const Scene scene = example();
  const Doc doc = view(scene, 'C');
  CHECK(owned(doc, 'A', 1) != owned(view(scene, 'A'), 'A', 1));
  CHECK(member(owned(doc, 'A', 2), "id") == Doc("T2"));
  CHECK(member(score(doc, 'A'), "hidden") == Doc(2));
  CHECK(member(score(doc, 'A'), "treasure") == Doc(1));
  CHECK(member(score(view(scene, 'A'), 'A'), "treasure") == Doc(6));
  CHECK(member(score(view(scene, 'A'), 'A'), "hidden") == Doc(0));
  CHECK(member(score(view(scene, 'B'), 'A'), "treasure") == Doc(4));
}

TEST_CASE("CR-9.11: the score a viewer sees compares Tapestries as far as that viewer knows them") {
  const Scene scene("players 2; leader A; A has Tapestry ?(4); B has Tapestry 3; claim by A");
  const auto bonus = [&](char viewer, char player) {
    return member(member(score(view(scene, viewer), player), "collectors"), "tapestry");
  };
  CHECK(bonus('B', 'A') == Doc(0));
  CHECK(bonus('B', 'B') == Doc(5));
  CHECK(bonus('A', 'A') == Doc(5));
  CHECK(bonus('A', 'B') == Doc(0));
}

TEST_CASE("CR-H4: two positions that differ only in what a viewer cannot see give equal bytes") {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Scene scene = Scene::start(2 + static_cast<int>(seed % 3), seed % 2 == 0 ? "BBBBBB" : "ABBBAA");
    play_randomly(scene, seed, [&](const Scene& now) {
      for (int i = 0; i < now.state.gone_count; ++i) {
        const Card card = now.state.gone[i].card;
        if (card.shown() || card.value() == 0 || card.floor() != 0) continue;
        State other = now.state;  // another unseen card of the type lies there instead
        std::uint8_t* unseen = other.unseen[index(card.type())];
        int value = 0;
        for (int v = 1; v <= kMaxValue; ++v) value = unseen[v] > 0 && v != card.value() ? v : value;
        if (value == 0) continue;
        --unseen[value];
        ++unseen[card.value()];
        other.gone[i].card.set_value(value);
        for (int seat = -1; seat < now.game.players(); ++seat) {
          const Viewer viewer = seat < 0 ? Viewer::table() : Viewer::of(seat_at(seat));
          const bool equal = to_json(now.game.view(now.state, viewer)) == to_json(now.game.view(other, viewer));
          REQUIRE(equal == !viewer.knows(card.known()));
          ++compared;
        }
      }
    });
  }
  CHECK(compared > 100);
}

TEST_CASE("CR-H5: the solo player sees all but the deck, face-down slots and unseen cards of the box") {
  Scene scene("players 1; leader A; S1 Idol 4; S2 Remains ?; S3 Pottery 2; Ghost aside 0; claim by A");
  const Doc human = view(scene, 'A');
  CHECK(member(slot_card(human, 1), "value") == Doc(4));
  CHECK(member(slot_card(human, 2), "value").is_null());
  CHECK(to_json(human) == to_json(referee(scene).set("facts", member(human, "facts"))));
  CHECK(member(member(human, "ghost"), "ready") == Doc(3));
  CHECK(member(human, "order") == Doc(Doc::Array{0, "ghost", 0}));
}

TEST_CASE("CR-H2: an event tells a value to those who know it") {
  const Crypt game(real_content(), 3, Options{});
  const auto value = [&](Event::Type type, Seats knows, Viewer viewer, bool open = false) {
    const Event event{.type = type,
                      .seat = 0,
                      .slot = 3,
                      .card = 4,
                      .value = 2,
                      .about = told::OwnCard{1},
                      .open = open,
                      .knows = knows};
    return member(game.describe(event, viewer), "value");
  };
  const Seats a(seat_at(0));
  for (const Event::Type type :
       {Event::Type::ValueSeen, Event::Type::CardTaken, Event::Type::Discarded, Event::Type::GhostTook}) {
    CHECK(value(type, a, viewer_of('A')) == Doc(2));
    CHECK(value(type, a, viewer_of('B')).is_null());
    CHECK(value(type, a, Viewer::table()).is_null());
    CHECK(value(type, Seats::first(3), Viewer::table()).is_null());  // all players looked, spectators did not
    CHECK(value(type, Seats::first(3), Viewer::table(), true) == Doc(2));
    CHECK(value(type, a, Viewer::everything()) == Doc(2));
  }
  for (const Event::Type type : {Event::Type::CardRevealed, Event::Type::Flipped, Event::Type::CardShown}) {
    CHECK(value(type, Seats::first(3), Viewer::table(), true) == Doc(2));
  }
}

TEST_CASE("events are told in the words of docs/format/crypt.md") {
  const Crypt game(real_content(), 3, Options{});
  using Ev = Event::Type;
  const auto drawn = [](std::uint64_t first, std::uint64_t second, std::uint64_t third) {
    using Row = told::PlaceRow;
    return told::Order{Row::put(0, first) | Row::put(1, second) | Row::put(2, third)};
  };
  const auto document = [&](const Event& event) { return to_json(game.describe(event, Viewer::everything())); };
  CHECK(document({.type = Ev::SidesSet, .about = told::Sides{0b100001}}) == R"({"type":"sides.set","sides":"BAAAAB"})");
  CHECK(document({.type = Ev::Bumped, .seat = kGhost, .slot = 1, .about = told::Bump{.count = 2, .by = 0}}) ==
        R"({"type":"dice.bumped","seat":"ghost","slot":"S2","count":2,"by":0})");
  CHECK(document({.type = Ev::Recovered, .seat = 2, .about = told::Recovery{.count = 1, .why = Event::ByRemains}}) ==
        R"({"type":"dice.recovered","seat":2,"count":1,"why":"remains"})");
  CHECK(
      document(
          {.type = Ev::DieRolled, .seat = 0, .slot = 0, .about = told::Die{.effort = 4, .result = 3, .again = true}}) ==
      R"({"type":"die.rolled","seat":0,"slot":"S1","effort":4,"result":3,"again":true,"failed":true,"fails":3,"of":6})");
  CHECK(
      document({.type = Ev::DieRolled, .seat = 0, .slot = 0, .about = told::Die{.effort = 4, .result = 4}}) ==
      R"({"type":"die.rolled","seat":0,"slot":"S1","effort":4,"result":4,"again":false,"failed":false,"fails":3,"of":6})");
  CHECK(document({.type = Ev::GhostPassed, .slot = 2, .about = told::Passing{2, 5, GhostReading::NotHigher}}) ==
        R"({"type":"ghost.passed","slot":"S3","count":2,"effort":5,"why":"not_higher"})");
  CHECK(document({.type = Ev::Flipped, .seat = 1, .card = 3, .value = 2, .about = told::OwnCard{2}}) ==
        R"({"type":"card.flipped","seat":1,"id":"P2","card":"pottery","value":2})");
  CHECK(document({.type = Ev::CryptOrdered, .about = drawn(2, 0, 1)}) == R"({"type":"crypt.ordered","drawn":[3,1,2]})");
  CHECK(document({.type = Ev::CryptOrdered, .about = drawn(1, 0, 0)}) == R"({"type":"crypt.ordered","drawn":[2,1]})");
  CHECK(document({.type = Ev::TieRolled, .seat = 1, .about = told::Roll{roll_bits({2, {6, 3, 0}})}}) ==
        R"({"type":"tie.rolled","seat":1,"dice":[6,3],"sum":9})");
}

TEST_CASE("CR-10.10: the rating of a solo score") {
  const auto rating = [](std::string_view has) {
    Scene scene = Scene::ending("players 1; A has " + std::string(has));
    return member(scene.game.result(scene.state, seat_at(0)), "rating");
  };
  CHECK(rating("Idol 4") == Doc("fool"));
  CHECK(rating("Idol 4, Jewelry 4, Jewelry 3, Manuscript 4, Pottery 4, Pottery 3, Remains 4") == Doc("petty"));
}

TEST_CASE("CR-6.3b: odds of a claim count the rolls that exhaust dice") {
  const Scene scene("players 3; leader A; claim by A");
  const auto odds = [&](std::string_view text) {
    return to_json(scene.game.odds(scene.state, *scene.game.parse(scene.state, text)));
  };
  const auto begins = [&](std::string_view text, std::string_view told) {
    CHECK(odds(text).substr(0, told.size()) == told);
  };
  begins("claim S1:2x3",
         R"({"dice":[{"slot":"S1","count":2,"effort":3,"fails":2,"of":6}],"exhausted":{"ways":[16,16,4,0],"of":36},)");
  begins(
      "claim S1:1x1 S2:1x6",
      R"({"dice":[{"slot":"S1","count":1,"effort":1,"fails":0,"of":6},{"slot":"S2","count":1,"effort":6,"fails":5,"of":6}],)"
      R"("exhausted":{"ways":[6,30,0,0],"of":36},)");
  CHECK(odds("recover") == "null");
}

TEST_CASE("CR-8.1, CR-9: explaining a claim tells what its cards add to the score, as far as the claimant knows") {
  const Scene scene(
      "players 3; sides BBAAAA; leader A; S1 Idol 3; S2 Jewelry 2; S4 Idol ?(4); A has Idol 1, Jewelry 1; claim by A");
  const auto gains = [&](std::string_view text) {
    return member(scene.game.odds(scene.state, *scene.game.parse(scene.state, text)), "gains");
  };
  const Doc both = gains("claim S1:1x2 S2:1x1");
  CHECK(member(item(both, 0), "slot") == Doc("S1"));
  CHECK(member(item(both, 0), "treasure") == Doc(3));
  CHECK(member(item(both, 0), "hidden") == Doc(0));
  // CR-9.2: the second Idol wins the race, as nobody has won it yet.
  CHECK(member(member(item(both, 0), "collectors"), "idol") == Doc(scene.game.content().idol_b_first));
  CHECK(member(member(item(both, 0), "collectors"), "jewelry") == Doc(0));
  CHECK(member(item(both, 1), "treasure") == Doc(2));
  CHECK(member(member(item(both, 1), "collectors"), "idol") == Doc(0));
  CHECK(member(member(item(both, 1), "collectors"), "jewelry") == Doc(scene.game.content().jewelry_b_coins));
  const Doc hidden = gains("claim S4:1x1");
  CHECK(member(item(hidden, 0), "treasure") == Doc(0));
  CHECK(member(item(hidden, 0), "hidden") == Doc(1));
}

TEST_CASE("CR-0.4, CR-6.3b: the facts tell the total of dice on a card and, once they are rolled, which fail") {
  const auto dice = [](const Scene& scene) { return item(member(member(view(scene, '-'), "facts"), "dice"), 0); };
  Scene scene("players 3; sides AAAAAA; leader A; S1 A 2x4; A has Idol 1; collect");
  CHECK(member(dice(scene), "total") == Doc(8));
  CHECK(member(dice(scene), "failed").is_null());
  scene.chance("roll 5 2");
  REQUIRE(scene.who() == "A collect.idol");
  CHECK(member(dice(scene), "failed") == Doc(Doc::Array{false, true}));
  CHECK(item(member(member(view(scene, '-'), "facts"), "dice"), 1).is_null());
}

TEST_CASE("CR-5.1: of each Claim turn of the round the facts tell whether it is over, under way or to come") {
  const auto turns = [](const Scene& scene) { return member(member(view(scene, '-'), "facts"), "turns"); };
  const auto words = [](std::initializer_list<const char*> list) {
    Doc doc = Doc::array();
    for (const char* word : list) doc.push(word);
    return doc;
  };
  CHECK(turns(Scene("players 3; leader B; claim by C")) == words({"done", "now", "next"}));
  CHECK(turns(Scene("players 2; leader A; extra turn")) == words({"done", "done", "now"}));
  CHECK(turns(Scene("players 3; leader A; S1 A 1x2; collect")) == words({"done", "done", "done"}));
  CHECK(turns(Scene("players 3; leader A; revealed")) == words({"now", "next", "next"}));
  CHECK(turns(Scene::start(3)) == words({}));
  // A look in the middle of a turn is a part of it.
  Scene look("players 3; Manuscript side B; leader B; S4 Idol ?; C has Manuscript 1; claim by C");
  look.act("manuscript M1");
  REQUIRE(look.who() == "chance look");
  CHECK(turns(look) == words({"done", "now", "next"}));
}

TEST_CASE("CR-0.4, CR-10.10: the facts have the totals of dice and, solo, what a suggestion's value 1 stands for") {
  const Doc three = member(view(Scene("players 3; leader A; claim by A"), '-'), "facts");
  REQUIRE(member(three, "totals").as_array().size() == kDice);
  for (std::size_t count = 1; count <= kDice; ++count) {
    const Doc& row = item(member(three, "totals"), count - 1);
    REQUIRE(row.as_array().size() == kFaces);
    for (std::size_t effort = 1; effort <= kFaces; ++effort)
      CHECK(item(row, effort - 1) == Doc(static_cast<int>(count * effort)));
  }
  CHECK(member(three, "full_score").is_null());
  const Scene solo("players 1; leader A; claim by A");
  CHECK(member(member(view(solo, 'A'), "facts"), "full_score") == Doc(kSoloScale));
  CHECK(referee(solo).find("facts") == nullptr);  // it is the position format
}

TEST_CASE("CR-9.6, CR-9.8: odds of a look or a draw depend on what the actor has seen, and on nothing else") {
  Scene scene(
      "players 4; Manuscript side B; Pottery side B; leader A; S5 Jewelry ?; S6 Idol ?;"
      "A has Pottery 1, Pottery 2, Manuscript 1, Manuscript 2 up; revealed");
  REQUIRE(scene.who() == "A before");
  scene.state.slots[5].card.set_value(1);  // A has looked at S6
  scene.state.slots[5].card.add_known(Seats(seat_at(0)));
  --scene.state.unseen[index(Type::Idol)][1];
  const auto odds = [&](std::string_view text) {
    return scene.game.odds(scene.state, *scene.game.parse(scene.state, text));
  };
  const Doc look = odds("manuscript M1");
  REQUIRE(member(look, "slots").as_array().size() == 1);  // A knows S6
  CHECK(member(item(member(look, "slots"), 0), "slot") == Doc("S5"));
  CHECK(member(item(member(look, "slots"), 0), "values") == member(member(view(scene, 'A'), "unseen"), "jewelry"));
  CHECK(member(item(member(odds("pottery P1 P2 S6"), "slots"), 0), "values") == Doc(Doc::Array{1, 0, 0, 0}));
}

TEST_CASE("CR-9.1: odds of a re-roll") {
  Scene scene("players 3; leader A; S1 A 1x5; A has Idol 2; collect");
  scene.dice({2});
  REQUIRE(scene.who() == "A collect.idol");
  CHECK(to_json(scene.game.odds(scene.state, *scene.game.parse(scene.state, "idol I1 5"))) == R"({"fails":4,"of":6})");
}

}  // namespace uc::crypt::test
