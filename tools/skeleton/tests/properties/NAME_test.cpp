// @Title@ through the conformance suite: every number of players, random games.
#include <doctest/doctest.h>

#include "conformance.hpp"
#include "content/embedded.hpp"
#include "players/@name@/players.hpp"
#include "protocol/json.hpp"

namespace {

using namespace uc;
using uc::@name@::@Name@;

std::shared_ptr<const @name@::Content> content() {
  const Result<Doc> doc = parse_json(embedded_file("@name@.json"));
  REQUIRE(doc.ok());
  const Result<@name@::Content> read = @Name@::read_content(*doc);
  REQUIRE(read.ok());
  return std::make_shared<const @name@::Content>(*read);
}

// The chance that is told is how often it happens.
std::string wrong_odds(const @Name@& game, const @name@::State& state, Action action, const Doc& odds, Rng& rng) {
  constexpr int kTimes = 3000;
  int lost = 0;
  for (int i = 0; i < kTimes; ++i) {
    @name@::State next = state;
    game.apply(next, action, NoEvents{});
    game.apply(next, game.draw(next, rng), NoEvents{});
    lost += next.banked[state.active] == state.banked[state.active] && next.turn == 0 ? 1 : 0;
  }
  const double share = lost / double{kTimes}, told = odds.find("lost")->as_real();
  return std::abs(share - told) < 0.04 ? "" : "lost " + std::to_string(share);
}

TEST_CASE("conformance: @Title@") {
  ConformanceHooks<@Name@> hooks;
  hooks.most_steps = 20'000;  // players who never stop
  hooks.odds = wrong_odds;
  hooks.nothing_lost = [](const @Name@& game, const @name@::State& state) {
    for (int seat = game.players(); seat < kMaxSeats; ++seat) REQUIRE(state.banked[seat] == 0);
  };
  std::uint64_t signature = 0;
  const auto kept = content();
  for (int players = 2; players <= 6; ++players) {
    for (const int goal : {20, 50, 200}) {
      const @Name@ game(kept, players, {goal});
      signature = mix(signature, conformance(game, static_cast<std::uint64_t>(players), 12, hooks));
    }
  }
  // Changes when the rules or the content do, and must be the same in every build. A commit that changes it says why.
  CHECK(signature == @signature@U);
}

}  // namespace
