#include "insight.hpp"

namespace uc {

// A Turn has many small steps, and the policy for playing on wastes most of them: a simulation that plays on seems to
// gain by passing quickly. The evaluation knows what is still to be done in a Turn, so it is asked at once. Its values
// lie closer together than the results of games, so less must be explored.
Plan Insight<digger::Digger>::tuned(const Plan& plan) {
  constexpr int kExplore = 10;
  Plan tuned = plan;
  if (plan.kind != Plan::Kind::Search || plan.own_horizon) return tuned;
  tuned.at_once = true;
  if (plan.explore == Plan{}.explore) tuned.explore = kExplore;
  return tuned;
}

}  // namespace uc
