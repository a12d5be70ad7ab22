#include "saga.hpp"

namespace uc {

static_assert(Game<saga::Saga>);

// A simulation plays on for some forty decisions, with a look at all choices of each: a few hundred of them do what
// thousands do in smaller games.
Plan Insight<saga::Saga>::tuned(const Plan& plan) {
  constexpr int kRounds = 2, kExplore = 12;
  constexpr int kSims[kLevels] = {0, 0, 60, 300, 1500};
  Plan tuned = plan;
  if (plan.kind != Plan::Kind::Search) return tuned;
  if (plan.level > 0) tuned.sims = kSims[plan.level - 1];
  if (!plan.own_horizon) tuned.horizon = kRounds;
  if (plan.explore == Plan{}.explore) tuned.explore = kExplore;
  return tuned;
}

template class Thinker<saga::Saga>;

}  // namespace uc
