#include "knowledge.hpp"

#include <algorithm>

namespace uc::saga {

// A simulation plays on for some forty decisions, with a look at all choices of each: a few hundred of them do what
// thousands do in smaller games.
Plan Knowledge::tuned(const Plan& plan) {
  constexpr int kRounds = 2, kExplore = 12;
  constexpr int kSims[kLevels] = {0, 0, 60, 300, 1500};
  Plan tuned = plan;
  if (plan.kind != Plan::Kind::Search) return tuned;
  if (plan.level > 0 && !plan.own_measure) tuned.sims = kSims[plan.level - 1];
  if (!plan.own_horizon) tuned.horizon = kRounds;
  tuned.explore = plan.explore.value_or(kExplore);
  return tuned;
}

Circumstance Knowledge::circumstance(const Saga& game, const State& state, Seat seat, const Plan&) {
  const auto& known = game.content().adventures;
  const bool printed = std::find(known.begin(), known.end(), game.options().adventure) != known.end();
  const bool overlord = index(seat) == 0;
  return {overlord ? "overlord" : "heroes", printed ? std::string(game.adventure().id) : "", overlord ? -1 : 1,
          state.round};
}

}  // namespace uc::saga
