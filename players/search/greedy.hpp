// The player that looks one step ahead: it tries the promising actions and takes the one after which the game's own
// evaluation is best for it, on average over a few guesses of what it cannot see.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "advice.hpp"
#include "among.hpp"
#include "core/game.hpp"
#include "knowledge.hpp"
#include "levels.hpp"

namespace uc {

inline constexpr std::size_t kGreedyWidth = 24;

inline constexpr int kGreedyDraws = 4;  // where chance is part of an action, for every guess

// What the position after an action is worth to a seat.
template <Game G>
float greedy_value(const G& game, const typename G::State& after, int seat, Rng& rng) {
  const auto value = [&](const typename G::State& state) {
    const auto values =
        game.turn(state).is_over() ? Knowledge<G>::reward(game, state) : Knowledge<G>::evaluate(game, state);
    return values[seat];
  };
  if (!Knowledge<G>::draws_first(game, after)) return value(after);
  float sum = 0;
  for (int i = 0; i < kGreedyDraws; ++i) {
    typename G::State drawn = after;
    while (Knowledge<G>::draws_first(game, drawn)) game.apply(drawn, game.draw(drawn, rng), NoEvents{});
    sum += value(drawn);
  }
  return sum / kGreedyDraws;
}

template <Game G>
void add_values(const G& game, const typename G::State& guess, int seat, Rng& rng,
                std::vector<Considered>& considered) {
  for (Considered& each : considered) {
    if (game.refuse(guess, each.action)) continue;
    typename G::State after = guess;
    game.apply(after, each.action, NoEvents{});
    each.value += greedy_value(game, after, seat, rng);
    ++each.visits;
  }
}

// Which of the actions, best first, is taken by somebody who errs.
template <Game G>
std::size_t slip(const std::vector<Considered>& considered, const Plan& plan, Rng& rng) {
  std::vector<std::size_t> errors;
  for (std::size_t i = 0; i < considered.size(); ++i) {
    const bool full = plan.slips > 0 && errors.size() >= static_cast<std::size_t>(plan.slips);
    if (!full && !Knowledge<G>::gives_up(considered[i].action)) errors.push_back(i);
  }
  return errors.empty() ? 0 : errors[below(rng, static_cast<std::uint32_t>(errors.size()))];
}

template <Game G>
Advice greedy_advice(const G& game, const typename G::State& position, Seat seat, const Plan& plan, Rng& rng,
                     Among among = {}) {
  ActionList list;
  Advice advice;
  advice.done = true;
  for (int i = 0; i < std::max(plan.guesses, 1); ++i) {
    const typename G::State guess = game.guess(position, Seats(seat), rng);
    if (i == 0) {
      list_promising(game, guess, list, kGreedyWidth, among);
      for (const Action action : list) advice.considered.push_back({action, 0, 0});
    }
    const int actor = index(game.turn(guess).actor);
    add_values(game, guess, actor, rng, advice.considered);
  }
  for (Considered& each : advice.considered) each.value /= static_cast<float>(std::max(each.visits, 1U));
  std::sort(advice.considered.begin(), advice.considered.end(), [](const Considered& a, const Considered& b) {
    return a.value != b.value ? a.value > b.value : a.action < b.action;
  });
  if (static_cast<int>(below(rng, 100)) < plan.noise) {
    const std::size_t slipped = slip<G>(advice.considered, plan, rng);
    advice.considered.erase(advice.considered.begin(),
                            advice.considered.begin() + static_cast<std::ptrdiff_t>(slipped));  // overlooked
  }
  advice.best = advice.considered.front().action;
  advice.value = advice.considered.front().value;
  return advice;
}

}  // namespace uc
