#include "saga.hpp"

#include <algorithm>

namespace uc {

static_assert(Game<saga::Saga>);

// A simulation plays on for some forty decisions, with a look at all choices of each: a few hundred of them do what
// thousands do in smaller games.
Plan Insight<saga::Saga>::tuned(const Plan& plan) {
  constexpr int kRounds = 2, kExplore = 12;
  constexpr int kSims[kLevels] = {0, 0, 60, 300, 1500};
  Plan tuned = plan;
  if (plan.kind != Plan::Kind::Search) return tuned;
  if (plan.level > 0 && !plan.own_measure) tuned.sims = kSims[plan.level - 1];
  if (!plan.own_horizon) tuned.horizon = kRounds;
  tuned.explore = plan.explore.value_or(kExplore);
  return tuned;
}

Circumstance Insight<saga::Saga>::circumstance(const saga::Saga& game, const saga::State& state, Seat seat,
                                               const Plan&) {
  const auto& known = game.content().adventures;
  const bool printed = std::find(known.begin(), known.end(), game.options().adventure) != known.end();
  const bool overlord = index(seat) == 0;
  return {overlord ? "overlord" : "heroes", printed ? std::string(game.adventure().id) : "", overlord ? -1 : 1,
          state.round};
}

template class Thinker<saga::Saga>;
template class AdviserOf<saga::Saga>;
template std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const saga::Saga>, const saga::State&, const Budget&,
                                               std::uint64_t);
template bool level_searches<saga::Saga>(int);
template bool thinks_long(const saga::Saga&, const saga::State&, const Budget&);

}  // namespace uc
