// What the conformance suite is told about every game that has computer players.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "conformance.hpp"
#include "players/search/thinker.hpp"

namespace uc {

template <Game G>
Action advised(const G& game, const typename G::State& state, Seat seat, const char* name, std::uint64_t seed) {
  const Result<Plan> plan = parse_player(name);
  REQUIRE(plan.ok());
  Thinker<G> thinker(game, state, seat, *plan, seed);
  while (!thinker.step()) {
  }
  return thinker.advice().best;
}

// For ConformanceHooks::player: one of three computer players, the last of them a search.
template <Game G>
auto one_of_three(const char* search) {
  return [search](const G& game, const typename G::State& state, Seat seat, std::uint64_t seed) {
    const char* const players[] = {"random", "greedy", search};
    return advised(game, state, seat, players[seed % 3], seed);
  };
}

// For ConformanceHooks::drive: what playouts choose.
template <Game G>
Action by_policy(const G& game, const typename G::State& state, Rng& rng) {
  return Knowledge<G>::playout(game, state, rng);
}

}  // namespace uc
