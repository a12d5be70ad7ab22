// Knowledge of Dungeon Saga for computer players: values of positions, the order in which actions are worth a look, and
// a quick way to play on.
#include <algorithm>

#include "knowledge.hpp"
#include "rating.hpp"
#include "saga/rules/choices.hpp"

namespace uc::saga {

Values Knowledge::reward(const Saga& game, const State& state) {
  Values values{};
  for (int seat = 0; seat < game.players(); ++seat) {
    values[seat] = (seat == 0) == (state.winner == 0) ? 1.0F : 0.0F;
  }
  return values;
}

Values Knowledge::evaluate(const Saga& game, const State& state) {
  if (game.turn(state).is_over()) return reward(game, state);
  const float heroes_win = std::clamp(Rater(game, state).chance(), 0.0F, 1.0F);
  Values values{};
  for (int seat = 0; seat < game.players(); ++seat) {
    values[seat] = seat == 0 ? 1.0F - heroes_win : heroes_win;
  }
  return values;
}

void Knowledge::promising(const Saga& game, const State& state, ActionList& list, std::size_t most) {
  constexpr std::size_t kRated = 1024;
  const bool choosy = most < kRated;  // who asks for a few does not want to be told of idle trades
  FixedVector<Rated, kRated> rated;
  Rater rater(game, state);
  list.clear();
  std::size_t all = 0;
  for_each_action(game, state, [&](Action action) {
    ++all;
    if (rated.full()) return;
    const float gain = rater.rate(action);
    if (!choosy || gain != kIdle || kind_of(action) != Kind::Trade) rated.push_back({gain, action});
  });
  const std::size_t first = std::min(most, rated.size());
  std::partial_sort(rated.begin(), rated.begin() + first, rated.end(), better);
  for (std::size_t i = 0; i < first; ++i) list.push_back(rated[i].action);
  if (choosy || all == rated.size()) return;
  std::size_t number = 0;  // those beyond what was rated, as they come
  for_each_action(game, state, [&](Action action) {
    if (number++ >= kRated && list.size() < most) list.push_back(action);
  });
}

// The action that looks best, with some noise, so that playouts differ.
Action Knowledge::playout(const Saga& game, const State& state, Rng& rng) {
  constexpr float kNoise = 0.05F;  // at most
  Rater rater(game, state);
  Action chosen;
  float best = 0;
  for_each_action(game, state, [&](Action action) {
    const float noise = static_cast<float>(rng.next() >> 40U) * (kNoise / 16777216.0F);  // 24 bits
    const float gain = rater.rate(action) + noise;
    if (chosen == Action{} || gain > best) {
      chosen = action;
      best = gain;
    }
  });
  return chosen;
}

// What an attack does depends on its hits alone, so the attack dice need no key of their own.
std::uint64_t Knowledge::chance_key(const Saga&, const State& state, Action action) {
  if (state.next().step == Step::RollAttack) return 0;
  if (state.next().step != Step::RollDefence) return action.bits;
  return static_cast<std::uint64_t>(hits_of(state.attack.rolled, dice_of(action), state.attack.armour));
}

}  // namespace uc::saga
