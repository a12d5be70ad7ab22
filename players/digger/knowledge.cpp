#include "knowledge.hpp"

namespace uc::digger {

// A Turn has many small steps, and the policy for playing on wastes most of them: a simulation that plays on seems to
// gain by passing quickly. The evaluation knows what is still to be done in a Turn, so it is asked at once. Its values
// lie closer together than the results of games, so less must be explored. And most of a Turn is a plan without chance:
// what is tried and found worse says nothing against it, so only the best line counts. With many simulations the best
// line outweighs the others by itself, and to count nothing else makes the search believe in lucky guesses.
Plan Knowledge::tuned(const Plan& plan) {
  constexpr int kExplore = 10, kMany = 10'000;
  constexpr int kErrors = 45, kSlips = 10;  // a Turn has so many moves that one in two would leave nothing of a plan
  Plan tuned = plan;
  if (plan.kind == Plan::Kind::Greedy && plan.level == 1) {
    tuned.noise = kErrors;
    tuned.slips = kSlips;
  }
  if (plan.kind != Plan::Kind::Search || plan.own_horizon) return tuned;
  tuned.at_once = true;
  tuned.best_line = plan.best_line || plan.sims < kMany;
  tuned.explore = plan.explore.value_or(kExplore);
  return tuned;
}

bool Knowledge::gives_up(Action action) { return kind_of(action) == Kind::Pass || kind_of(action) == Kind::Renounce; }

// Where the Portal will be, says little yet: it counts as a round of its own, before the first Turn.
Circumstance Knowledge::circumstance(const Digger& game, const State& state, Seat seat, const Plan&) {
  const Player& player = state.players[index(seat)];
  const int round = player.portal == kNone ? 1 : player.turns + 2;
  return {std::to_string(game.players()), "", 1, round};
}

bool Knowledge::draws_first(const Digger& game, const State& state) {
  return !state.aside.empty() && game.turn(state).is_chance();
}

}  // namespace uc::digger
