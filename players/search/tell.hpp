// From what a computer player found to what people are told of it: an estimated chance to win for each choice, or the
// score that can be expected. The suggestion never has a lower figure than another choice, and 0 and 1 are said only of
// ends that are sure.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "advice.hpp"
#include "chances.hpp"
#include "core/game.hpp"
#include "knowledge.hpp"
#include "levels.hpp"

namespace uc {

// The level whose games say what the values of this plan mean: its own, or the one that thinks about as long.
template <Game G>
int level_like(const Plan& tuned, std::uint32_t simulations) {
  if (tuned.level > 0 && !tuned.own_measure) return tuned.level;
  if (tuned.kind != Plan::Kind::Search) return tuned.kind == Plan::Kind::Greedy ? 2 : 1;
  int lowest = kLevels;
  for (int level = kLevels; level >= 1; --level) {
    const Plan plan = Knowledge<G>::tuned(levels()[level - 1].plan);
    if (plan.kind != Plan::Kind::Search) break;
    if (static_cast<std::uint32_t>(plan.sims) <= simulations) return level;
    lowest = level;
  }
  return lowest;
}

namespace detail {

// What is sure to win comes first and what is sure to lose last, else the order stays.
inline void put_sure_ends_in_place(Advice& advice) {
  std::vector<Considered> ordered;
  for (const End end : {End::Won, End::Open, End::Lost}) {
    for (const Considered& each : advice.considered) {
      if (each.end == end) ordered.push_back(each);
    }
  }
  advice.considered = std::move(ordered);
  advice.best = advice.considered.front().action;
  advice.value = advice.considered.front().value;
}

}  // namespace detail

// Fills in the figures of advice for the actor of the position, whose sure ends are marked; `tuned` is the plan that it
// was found by.
template <Game G>
void tell(const G& game, const typename G::State& position, const Plan& tuned, Advice& advice) {
  const Circumstance circumstance = Knowledge<G>::circumstance(game, position, game.turn(position).actor, tuned);
  std::uint32_t simulations = tuned.sims > 0 ? static_cast<std::uint32_t>(tuned.sims) : 0;
  for (const Considered& each : advice.considered) simulations = std::max(simulations, each.visits);
  const int level = level_like<G>(tuned, simulations);
  advice.scored = Knowledge<G>::has_score(game);
  if (!advice.scored) detail::put_sure_ends_in_place(advice);
  double most = 0;
  for (Considered& each : advice.considered) {
    double figure = each.end == End::Won    ? 1.0
                    : each.end == End::Lost ? 0.0
                                            : chance_of(G::id, level, circumstance, static_cast<double>(each.value));
    if (advice.scored) figure = score_of(G::id, level, circumstance, static_cast<double>(each.value));
    // What was tried seldom may have a better mean by luck: it is not known to be better than the suggestion.
    if (&each != &advice.considered.front()) figure = std::min(figure, most);
    else most = figure;
    each.figure = static_cast<float>(figure);
  }
}

}  // namespace uc
