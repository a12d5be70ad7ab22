// What Crypt tells its computer players: the contract of promising, playout, evaluate, reward and chance_key.
#include <algorithm>
#include <set>

#include "table.hpp"

using namespace uc;
using test::after;
using test::crypt_game;

namespace {

template <class Check>
void at_many_decisions(Check check) {
  for (int players = 1; players <= 4; ++players) {
    for (const char* sides : {"AAAAAA", "BBBBBB", "BABABA"}) {
      const crypt::Crypt game = crypt_game(players, sides);
      Rng rng(static_cast<std::uint64_t>(players));
      for (int decisions = 0; decisions < 40; decisions += 3) {
        const crypt::State state = after(game, decisions, rng);
        if (!game.turn(state).is_over()) check(game, state, rng);
      }
    }
  }
}

}  // namespace

TEST_CASE("knowledge: with a large `most` promising lists all legal actions, each once") {
  at_many_decisions([](const crypt::Crypt& game, const crypt::State& state, Rng&) {
    ActionList all;
    ActionList ranked;
    game.actions(state, all);
    Knowledge<crypt::Crypt>::promising(game, state, ranked, 1'000'000);
    std::vector<Action> a(all.begin(), all.end());
    std::vector<Action> b(ranked.begin(), ranked.end());
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    CHECK(a == b);
  });
}

TEST_CASE("knowledge: promising gives as many legal actions as were asked for, each once") {
  at_many_decisions([](const crypt::Crypt& game, const crypt::State& state, Rng&) {
    ActionList all;
    game.actions(state, all);
    for (const std::size_t most : {1U, 5U, 24U, 96U, 200U}) {
      ActionList ranked;
      Knowledge<crypt::Crypt>::promising(game, state, ranked, most);
      CHECK(ranked.size() == std::min(most, all.size()));
      std::set<std::uint64_t> distinct;
      for (const Action action : ranked) {
        CHECK(!game.refuse(state, action));
        CHECK(distinct.insert(action.bits).second);
      }
    }
  });
}

TEST_CASE("knowledge: the playout policy makes legal moves to the end of the game") {
  at_many_decisions([](const crypt::Crypt& game, const crypt::State& from, Rng& rng) {
    crypt::State state = from;
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      const Action action =
          turn.is_chance() ? game.draw(state, rng) : Knowledge<crypt::Crypt>::playout(game, state, rng);
      if (turn.is_seat()) REQUIRE(!game.refuse(state, action));
      game.apply(state, action, NoEvents{});
    }
  });
}

TEST_CASE("knowledge: values lie between 0 and 1 at every turn, and the winner's reward is the highest") {
  at_many_decisions([](const crypt::Crypt& game, const crypt::State& from, Rng& rng) {
    crypt::State state = from;
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      const auto values = Knowledge<crypt::Crypt>::evaluate(game, state);
      for (int seat = 0; seat < game.players(); ++seat) {
        REQUIRE(values[seat] >= 0.0F);
        REQUIRE(values[seat] <= 1.0F);
      }
      game.apply(state, turn.is_chance() ? game.draw(state, rng) : game.pick(state, rng), NoEvents{});
    }
    const auto rewards = Knowledge<crypt::Crypt>::reward(game, state);
    const Scores scores = game.scores(state);
    for (std::size_t a = 0; a < static_cast<std::size_t>(game.players()); ++a) {
      CHECK(rewards[a] >= 0.0F);
      CHECK(rewards[a] <= 1.0F);
      for (std::size_t b = 0; b < static_cast<std::size_t>(game.players()); ++b) {
        if (scores[a].won && !scores[b].won) CHECK(rewards[a] > rewards[b]);
      }
    }
  });
}

TEST_CASE("knowledge: outcomes with equal keys leave the same dice behind") {
  // Exhaustion rolls are folded by what fails, not by what was rolled.
  at_many_decisions([](const crypt::Crypt& game, const crypt::State& from, Rng& rng) {
    crypt::State state = from;
    while (!game.turn(state).is_over() && state.phase != crypt::Phase::Roll) {
      game.apply(state, game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng), NoEvents{});
    }
    if (game.turn(state).is_over()) return;
    const int seat = state.active;
    for (int i = 0; i < 20; ++i) {
      const Action one = game.draw(state, rng);
      const Action two = game.draw(state, rng);
      if (Knowledge<crypt::Crypt>::chance_key(game, state, one) !=
          Knowledge<crypt::Crypt>::chance_key(game, state, two))
        continue;
      crypt::State a = state;
      crypt::State b = state;
      game.apply(a, one, NoEvents{});
      game.apply(b, two, NoEvents{});
      CHECK(a.phase == b.phase);
      CHECK(a.players[seat].exhausted == b.players[seat].exhausted);
      CHECK(a.players[seat].ready == b.players[seat].ready);
    }
  });
}
