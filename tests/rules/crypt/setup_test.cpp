// CR-0 terms, CR-1 components, CR-2 setup.
#include <doctest/doctest.h>

#include <set>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

struct DeckRow {
  int players, cards, coins, rounds;
  std::array<int, 5> per_type;  // by value, [0] unused
};

// The table of CR-2.1.
constexpr DeckRow kDecks[] = {
    {1, 24, 60, 8, {0, 1, 1, 1, 1}},
    {2, 24, 60, 8, {0, 1, 1, 1, 1}},
    {3, 36, 90, 9, {0, 1, 2, 2, 1}},
    {4, 48, 120, 8, {0, 2, 2, 2, 2}},
};

int cards_with_icon(int value, int players) { return real_content()->setup[players].cards[0][value]; }

int on_cards(const State& state, std::uint8_t holder) {
  int count = 0;
  for (const Slot& slot : state.slots) count += slot.holder == holder ? slot.count : 0;
  return count;
}

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-2.2: the option of the Collectors says which item is whose") {
    const Doc options = Crypt::option_list(*real_content());
    const Doc& collectors = options.as_array().front();
    REQUIRE(collectors.find("places") != nullptr);
    std::vector<std::string> places;
    for (const Doc& place : collectors.find("places")->as_array()) places.push_back(place.as_string());
    CHECK(places == std::vector<std::string>{"idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"});
    CHECK(*collectors.find("length") == Doc(places.size()));
  }

  TEST_CASE("CR-0.2: ready + on cards + exhausted is three for every player, at all times") {
    for (int players = 1; players <= 4; ++players) {
      for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Scene scene = Scene::start(players, seed % 2 == 0 ? "AAAAAA" : "BBBBBB");
        play_randomly(scene, seed, [&](const Scene& now) {
          if (now.state.round == 0) return;
          for (int p = 0; p < players; ++p) {
            const Player& player = now.state.players[p];
            REQUIRE(player.ready + on_cards(now.state, static_cast<std::uint8_t>(p)) + player.exhausted == 3);
          }
          if (players == 1) REQUIRE(on_cards(now.state, kGhost) + now.state.ghost_aside <= 3);
        });
      }
    }
  }

  TEST_CASE("CR-0.3: turn order starts with the Leader and goes clockwise, each player once") {
    Scene scene("players 4; leader C; claim by C");
    std::string order;
    for (int turn = 0; turn < 4; ++turn) {
      order += scene.who() + ", ";
      scene.act("recover");
    }
    CHECK(order == "C claim, D claim, A claim, B claim, ");
    CHECK(scene.who() == "chance reveal");
  }

  TEST_CASE("CR-0.4: the total is number times value, from 1 to 18") {
    CHECK(Scene("players 3; S1 A 3x5; claim by B").legal("claim S1:3x6"));        // 18 beats 15
    CHECK_FALSE(Scene("players 3; S1 A 3x6; claim by B").legal("claim S1:3x6"));  // nothing beats 18
    CHECK(Scene("players 3; S1 A 1x1; claim by B").legal("claim S1:2x1"));        // 2 beats 1
    CHECK_FALSE(Scene("players 3; S1 A 2x3; claim by B").legal("claim S1:1x6"));  // 6 does not beat 6
    CHECK(Scene("players 3; S1 A 1x6; claim by B").legal("claim S1:3x3"));        // 9 beats 6
  }

  TEST_CASE("CR-0.5: a collected card lies face-down until it is flipped") {
    Scene scene(
        "players 2; leader B; Remains side A; A has Remains 1, Remains 2; S1 Remains 3; S1 A 1x1; A e2; collect");
    scene.position("A has Remains 1 down, Remains 2 down, Remains 3 down");
    Scene turn("players 2; A has Remains 1, Remains 2, Remains 3; A e2; claim by A");
    turn.act("remains R1 R3");
    turn.position("A has Remains 1 up, Remains 2 down, Remains 3 up");
  }

  TEST_CASE("CR-0.6: the box takes exhausted dice and cards that left the game") {
    Scene scene("players 2; leader B; round 1; S1 A 1x6; collect");
    scene.dice({1});
    scene.position("A r2 e1; box 2; A has " + scene.collection('A'));
    CHECK(scene.state.gone_count == 3);
  }

  TEST_CASE("CR-0.7: the notation of a claim is read and written the same way") {
    const Scene scene("players 3; leader B; claim by B");
    for (const char* text :
         {"claim S1:2x3 S4:1x5", "claim S1:1x6", "claim S2:3x1", "claim S1:1x1 S2:1x2 S3:1x3", "recover"}) {
      const Result<Action> action = scene.game.parse(scene.state, text);
      REQUIRE(action.ok());
      CHECK(scene.game.text(scene.state, *action, Viewer::table()) == text);
    }
    const Result<Action> claim = scene.game.parse(scene.state, "claim S1:2x3 S4:1x5");
    CHECK(bid_on(*claim, 0).count == 2);
    CHECK(bid_on(*claim, 0).effort == 3);
    CHECK(bid_on(*claim, 1).count == 0);
    CHECK(bid_on(*claim, 3).count == 1);
    CHECK(bid_on(*claim, 3).effort == 5);
  }

  TEST_CASE("CR-1.1: 48 Treasures: six types, values 1 to 4, two copies") {
    const Setup& setup = real_content()->setup[4];  // with four players none is removed
    int cards = 0;
    for (const Type type : kAllTypes) {
      for (int value = 1; value <= 4; ++value) {
        CHECK(setup.cards[index(type)][value] == 2);
        cards += 2;
      }
    }
    CHECK(cards == 48);
    CHECK(setup.deck == 48);
    CHECK(real_content()->highest_value == 4);
    const std::set<std::string_view> names(std::begin(kTypeNames), std::end(kTypeNames));
    CHECK(names == std::set<std::string_view>{"idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"});
  }

  TEST_CASE("CR-1.2, CR-R33: III is on second copies of 2 and 3, IV on second copies of 1 and 4") {
    // With 2 players both icons are removed, with 3 only IV, with 4 none (CR-2.1).
    for (const int value : {2, 3}) CHECK(cards_with_icon(value, 3) - cards_with_icon(value, 2) == 1);
    for (const int value : {1, 4}) CHECK(cards_with_icon(value, 3) - cards_with_icon(value, 2) == 0);
    for (const int value : {2, 3}) CHECK(cards_with_icon(value, 4) - cards_with_icon(value, 3) == 0);
    for (const int value : {1, 4}) CHECK(cards_with_icon(value, 4) - cards_with_icon(value, 3) == 1);
    CHECK(real_content()->setup[2].deck == 24);
    CHECK(real_content()->setup[3].deck - real_content()->setup[2].deck == 12);
    CHECK(real_content()->setup[4].deck - real_content()->setup[3].deck == 12);
  }

  TEST_CASE("CR-1.3: the back shows the type and nothing else") {
    const Scene scene("players 3; S4 Remains ?(4); claim by A");
    for (const char viewer : {'A', 'B', 'C', '-'}) {
      const Doc view = scene.game.view(scene.state, viewer_of(viewer));
      const Doc* card = view.find("crypt")->as_array().at(3).find("card");
      CHECK(card->find("type")->as_string() == "remains");
      CHECK(card->find("value")->is_null());
      CHECK(card->find("face")->as_string() == "down");
    }
  }

  TEST_CASE("CR-1.4, CR-2.3: every player has three six-sided dice, all ready") {
    for (int players = 1; players <= 4; ++players) {
      Scene scene = Scene::start(players);
      if (players > 1) scene.chance("leader A");
      for (int p = 0; p < players; ++p) {
        CHECK(scene.state.players[p].ready == 3);
        CHECK(scene.state.players[p].exhausted == 0);
      }
    }
    Scene rolling("players 2; leader B; S1 A 1x6; collect");
    const auto faces = rolling.outcomes();
    REQUIRE(faces.size() == 6);
    for (int face = 1; face <= 6; ++face) {
      CHECK(faces[face - 1].first == "roll " + std::to_string(face));
      CHECK(faces[face - 1].second == faces[0].second);
    }
  }

  TEST_CASE("CR-1.5: there are two Torch cards, each with one holder") {
    Scene("players 4; leader D; claim by D").position("leader D; lights out C");
    Scene("players 2; leader B; claim by B").position("leader B; lights out B");
  }

  TEST_CASE("CR-1.6: six Collectors, each with a side A and a side B, in any combination") {
    for (unsigned mask = 0; mask < 64; ++mask) {
      std::string sides;
      for (unsigned t = 0; t < kTypes; ++t) sides += (mask >> t & 1U) != 0 ? 'B' : 'A';
      Scene scene = Scene::start(2, sides);
      scene.chance("leader A");
      for (const Type type : kAllTypes) {
        CHECK(side_of(scene.state, type) == (sides[index(type)] == 'B' ? Side::B : Side::A));
      }
    }
  }

  TEST_CASE("CR-2.1: the deck for each number of players") {
    for (const DeckRow& row : kDecks) {
      CAPTURE(row.players);
      const Scene scene = Scene::start(row.players);
      int cards = 0;
      int coins = 0;
      for (const Type type : kAllTypes) {
        for (int value = 1; value <= kMaxValue; ++value) {
          const int here = scene.state.unseen[index(type)][value];
          CHECK(here == (value <= 4 ? row.per_type[value] : 0));
          cards += here;
          coins += here * value;
        }
        CHECK(scene.state.deck[index(type)] == row.cards / 6);
      }
      CHECK(cards == row.cards);
      CHECK(coins == row.coins);
      CHECK(scene.game.setup().rounds() == row.rounds);
    }
  }

  TEST_CASE("CR-2.1: the first card is any card of the deck, all equally likely") {
    Scene scene = Scene::start(3);
    scene.chance("leader A");
    CHECK(scene.who() == "chance setup.top");
    const auto tops = scene.outcomes();
    REQUIRE(tops.size() == 6);
    for (const auto& [text, weight] : tops) CHECK(weight == tops[0].second);
    scene.chance("top idol");
    std::uint64_t all = 0;
    std::map<int, std::uint64_t> by_value;
    for (const auto& [text, weight] : scene.outcomes()) {
      by_value[text.at(7) - '0'] += weight;  // reveal V next
      all += weight;
    }
    // Idols of the three-player deck: 1, 2, 2, 3, 3, 4.
    CHECK(by_value[1] * 6 == all);
    CHECK(by_value[2] * 6 == 2 * all);
    CHECK(by_value[3] * 6 == 2 * all);
    CHECK(by_value[4] * 6 == all);
    std::map<std::string, std::uint64_t> by_next;
    for (const auto& [text, weight] : scene.outcomes()) by_next[text.substr(9)] += weight;
    CHECK(by_next["idol"] * 35 == 5 * all);
    CHECK(by_next["pottery"] * 35 == 6 * all);
  }

  TEST_CASE("CR-2.2: sides are a setting: all A if nothing is said, given letters, or drawn at random") {
    CHECK(Options{} == Options{{'A', 'A', 'A', 'A', 'A', 'A'}});
    Scene fixed = Scene::start(3, "ABABAB");
    CHECK(fixed.who() == "chance setup.leader");
    fixed.chance("leader A");
    CHECK(fixed.state.sides == 0b101010);

    Scene random = Scene::start(3, "??????");
    CHECK(random.who() == "chance setup.sides");
    const auto all = random.outcomes();
    CHECK(all.size() == 64);
    for (const auto& [text, weight] : all) CHECK(weight == all[0].second);
    random.chance("sides BABBAA");
    CHECK(random.state.sides == 0b001101);

    const Scene some = Scene::start(2, "A?B?AA");
    const auto four = some.outcomes();
    REQUIRE(four.size() == 4);
    CHECK(four[0].first == "sides AABAAA");
    CHECK(four[3].first == "sides ABBBAA");
  }

  TEST_CASE("CR-2.4: a random Leader; Lights Out on the Leader's right, with 2 players both with the Leader") {
    for (int players = 2; players <= 4; ++players) {
      CAPTURE(players);
      for (int leader = 0; leader < players; ++leader) {
        Scene scene = Scene::start(players);
        const auto all = scene.outcomes();
        CHECK(all.size() == static_cast<std::size_t>(players));
        for (const auto& [text, weight] : all) CHECK(weight == all[0].second);
        const char letter = static_cast<char>('A' + leader);
        scene.chance(std::string("leader ") + letter);
        const char right = static_cast<char>('A' + (leader + players - 1) % players);
        scene.position(std::string("leader ") + letter + "; lights out " + (players == 2 ? letter : right));
      }
    }
  }
}
