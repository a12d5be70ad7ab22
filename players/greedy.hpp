// The player that looks one step ahead: it tries the promising actions and takes the one after which the game's own
// evaluation is best for it, on average over a few guesses of what it cannot see.
#pragma once

#include <algorithm>
#include <cstddef>

#include "advice.hpp"
#include "core/game.hpp"
#include "levels.hpp"

namespace uc {

inline constexpr std::size_t kGreedyWidth = 24;

// The position after chance has decided whatever must be decided before a seat is asked again.
template <Game G>
void pass_chance(const G& game, typename G::State& state, Rng& rng) {
  while (game.turn(state).is_chance()) game.apply(state, game.draw(state, rng), NoEvents{});
}

template <Game G>
void add_values(const G& game, const typename G::State& guess, int seat, Rng& rng,
                std::vector<Considered>& considered) {
  for (Considered& each : considered) {
    if (game.refuse(guess, each.action)) continue;
    typename G::State after = guess;
    game.apply(after, each.action, NoEvents{});
    const bool over = game.turn(after).is_over();
    const auto values = over ? game.reward(after) : game.evaluate(after);
    each.value += values[static_cast<std::size_t>(seat)];
    ++each.visits;
  }
  static_cast<void>(rng);
}

template <Game G>
Advice greedy_advice(const G& game, const typename G::State& position, Seat seat, const Plan& plan, Rng& rng) {
  ActionList list;
  Advice advice;
  advice.done = true;
  for (int i = 0; i < std::max(plan.guesses, 1); ++i) {
    const typename G::State guess = game.guess(position, Seats(seat), rng);
    if (i == 0) {
      game.promising(guess, list, kGreedyWidth);
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
    const auto any = below(rng, static_cast<std::uint32_t>(advice.considered.size()));
    std::swap(advice.considered.front(), advice.considered[any]);
  }
  advice.best = advice.considered.front().action;
  advice.value = advice.considered.front().value;
  return advice;
}

}  // namespace uc
