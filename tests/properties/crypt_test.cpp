// Crypt through the conformance suite: every number of players, many Collectors, thousands of random games.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "crypt/crypt.hpp"
#include "crypt_odds.hpp"
#include "players.hpp"
#include "players/crypt/players.hpp"
#include "rules/crypt/content_file.hpp"

namespace {

using namespace uc;
using namespace uc::crypt;

using content_file::content;

Crypt make(int players, std::string_view collectors) {
  Options options;
  for (std::size_t i = 0; i < options.collectors.size(); ++i) options.collectors[i] = collectors[i];
  return Crypt(content(), players, options);
}

// Comparing first and failing after keeps the thousands of comparisons cheap.
void check_equal(int found, int expected, const char* what) {
  if (found != expected) FAIL(std::string(what), ": ", found, ", not ", expected);
}

// CR-0.2: every die is in exactly one place.
void check_dice(const Crypt& game, const State& state) {
  std::array<int, kMaxPlayers + 1> on_cards{};
  for (const Slot& slot : state.slots) {
    if (slot.holder == kNobody) {
      check_equal(slot.count + slot.effort, 0, "dice of nobody on a card");
      continue;
    }
    if (slot.holder != kGhost && slot.holder >= game.players()) FAIL("dice of a seat that is not at the table");
    if (slot.count < 1 || slot.count > kDice || slot.effort < 1 || slot.effort > 6)
      FAIL("dice that do not exist on a card");
    on_cards[slot.holder] += slot.count;
  }
  for (int seat = 0; seat < game.players(); ++seat) {
    const Player& player = state.players[seat];
    check_equal(player.ready + player.exhausted + on_cards[seat], kDice, "CR-0.2: dice of a player");
  }
  const int ghost = on_cards[kGhost] + state.ghost_aside + state.ghost_bumped;
  if (game.solo() ? ghost > kDice : ghost != 0) FAIL("CR-0.2: dice of the Ghost: ", ghost);
}

// CR-1.1, CR-2.1: every card is in exactly one place, and each value is seen as often as it was dealt, or still unseen.
void check_cards(const Crypt& game, const State& state) {
  std::array<std::array<int, kMaxValue + 1>, kTypes> outside{};  // [.][0]: cards whose value nobody has seen
  std::array<std::array<int, kTypes>, kMaxPlayers> owned{}, down{};
  const auto add = [&](const Card& card) { ++outside[index(card.type())][card.value()]; };
  for (const Slot& slot : state.slots) {
    if (slot.card.exists()) add(slot.card);
  }
  for (int i = 0; i < state.gone_count; ++i) {
    add(state.gone[i].card);
    if (state.gone[i].owner == kBox) continue;
    const auto type = static_cast<std::size_t>(index(state.gone[i].card.type()));
    ++owned[state.gone[i].owner][type];
    down[state.gone[i].owner][type] += state.gone[i].card.face_up() ? 0 : 1;
  }
  for (std::size_t t = 0; t < kTypes; ++t) {
    int unseen = 0;
    for (std::size_t v = 1; v <= kMaxValue; ++v) {
      check_equal(state.unseen[t][v] + outside[t][v], game.setup().cards[t][v], "CR-2.1: cards of a type and value");
      unseen += state.unseen[t][v];
    }
    check_equal(unseen, state.deck[t] + outside[t][0], "cards of a type whose value nobody has seen");
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      check_equal(state.players[seat].owned[t], owned[seat][t], "cards of a type that a player owns");
      check_equal(state.players[seat].down[t], down[seat][t], "face-down cards of a type that a player owns");
    }
  }
  if (state.top != kNoType && state.deck[state.top] == 0) FAIL("CR-R26: the top card is none of the deck's");
}

ConformanceHooks<Crypt> hooks() {
  ConformanceHooks<Crypt> hooks;
  hooks.most_steps = 400;
  hooks.ordered = {"order",   "sides",      "rolled",  "sums",    "idol",
                   "jewelry", "manuscript", "pottery", "remains", "tapestry"};
  hooks.odds = [](const Crypt& game, const State& state, Action action, const Doc& odds, Rng& rng) {
    return OddsAgainstPlay(game, state, action, odds, rng).wrong();
  };
  hooks.rare = [](Action action) { return kind_of(action) > Kind::End; };
  hooks.nothing_lost = [](const Crypt& game, const State& state) {
    check_dice(game, state);
    check_cards(game, state);
  };
  hooks.player = one_of_three<Crypt>("mcts:sims=20");
  return hooks;
}

struct Case {
  std::string collectors;
  int games;
};

// A signature changes when the rules or the content of the game change, and must be the same in every build. A commit
// that changes one says why; the failing check prints the number to put here.
void run(int players, const std::vector<Case>& cases, std::uint64_t expected) {
  std::uint64_t signature = 0;
  for (const Case& c : cases) {
    CAPTURE(c.collectors);
    const Crypt game = make(players, c.collectors);
    signature = mix(signature, conformance(game, static_cast<std::uint64_t>(players), c.games, hooks()));
  }
  CHECK(signature == expected);
}

TEST_CASE("conformance: Crypt, solo") {
  run(1, {{"AAAAAA", 50}, {"BBBBBB", 50}, {"ABABAB", 30}, {"BABABA", 30}, {"AABBAA", 30}, {"??????", 60}},
      17547339394030556034U);
}

TEST_CASE("conformance: Crypt, 2 players") {
  run(2, {{"AAAAAA", 45}, {"BBBBBB", 45}, {"ABABAB", 30}, {"BABABA", 30}, {"BABBAB", 30}, {"??????", 60}},
      9973874057577887755U);
}

TEST_CASE("conformance: Crypt, 3 players") {
  run(3, {{"AAAAAA", 30}, {"BBBBBB", 30}, {"ABABAB", 25}, {"BABABA", 25}, {"BABBAB", 25}, {"A?B??B", 40}},
      2158325504027788141U);
}

TEST_CASE("conformance: Crypt, 4 players") {
  run(4, {{"AAAAAA", 25}, {"BBBBBB", 25}, {"ABABAB", 20}, {"BABABA", 20}, {"BABBAB", 20}, {"??????", 40}},
      10279370144946108803U);
}

// A printing of our own in which most cards are of one type, most of a row lies face-down and the deck does not divide
// (CR-R12). Here the rare things are common: several hidden cards to pay with, three hidden Idols at once (CR-9.2).
std::shared_ptr<const Content> printing_full_of(Type type, int players) {
  auto variant = std::make_shared<Content>(*content());
  Setup& setup = variant->setup[players];
  setup.cards = {};
  for (const Type each : kAllTypes) {
    for (std::size_t value = 1; value <= 4; ++value) {
      setup.cards[index(each)][value] = each == type ? 4 : value == 1 ? 1 : 0;
    }
  }
  setup.deck = 21;
  setup.face_up = 1;
  setup.face_down = 3;
  return variant;
}

void run_full_of(Type type, const char* collectors, std::uint64_t expected) {
  std::uint64_t signature = 0;
  for (const int players : {2, 3, 4}) {
    Options options;
    for (std::size_t i = 0; i < options.collectors.size(); ++i) options.collectors[i] = collectors[i];
    const Crypt game(printing_full_of(type, players), players, options);
    ConformanceHooks<Crypt> often = hooks();
    often.posterior_every = 1;
    signature = mix(signature, conformance(game, 5, 40, often));
  }
  CHECK(signature == expected);
}

TEST_CASE("conformance: Crypt, CR-9.2: a printing full of Idols") {
  run_full_of(Type::Idol, "BABBAB", 8542864398883203707U);
}
TEST_CASE("conformance: Crypt, CR-9.1: a printing full of Idols to re-roll with") {
  run_full_of(Type::Idol, "AABBAB", 1656294324999339401U);
}
TEST_CASE("conformance: Crypt, CR-9.8: a printing full of Pottery") {
  run_full_of(Type::Pottery, "BABBAB", 12188139143281213533U);
}
TEST_CASE("conformance: Crypt, CR-9.6: a printing full of Manuscripts") {
  run_full_of(Type::Manuscript, "AABBAB", 3213679038950050096U);
}

}  // namespace
