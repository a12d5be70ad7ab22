// Knowledge of Dungeon Saga for computer players: values of positions, the order in which actions are worth a look, and
// a quick way to play on.
#include <algorithm>

#include "choices.hpp"
#include "rating.hpp"

namespace uc::saga {

std::array<float, kMaxSeats> Saga::evaluate(const State& state) const {
  if (turn(state).is_over()) return reward(state);
  const float heroes_win = std::clamp(Rater(*this, state).chance(), 0.0F, 1.0F);
  std::array<float, kMaxSeats> values{};
  for (int seat = 0; seat < players_; ++seat) {
    values[static_cast<std::size_t>(seat)] = seat == 0 ? 1.0F - heroes_win : heroes_win;
  }
  return values;
}

namespace {

struct Rated {
  float gain = 0;
  Action action;
};

// Best first; equal gains in the order of their bits, so that the order is the same everywhere.
bool better(const Rated& a, const Rated& b) { return a.gain != b.gain ? a.gain > b.gain : a.action < b.action; }

}  // namespace

void Saga::promising(const State& state, ActionList& list, std::size_t most) const {
  constexpr std::size_t kRated = 1024;
  const bool choosy = most < kRated;  // who asks for a few does not want to be told of idle trades
  FixedVector<Rated, kRated> rated;
  Rater rater(*this, state);
  list.clear();
  std::size_t all = 0;
  for_each_action(*this, state, [&](Action action) {
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
  for_each_action(*this, state, [&](Action action) {
    if (number++ >= kRated && list.size() < most) list.push_back(action);
  });
}

// The action that looks best, with some noise.
Action Saga::playout(const State& state, Rng& rng) const {
  Rater rater(*this, state);
  Action chosen;
  float best = 0;
  for_each_action(*this, state, [&](Action action) {
    const float noise = static_cast<float>(rng.next() >> 40U) * (0.05F / 16777216.0F);
    const float gain = rater.rate(action) + noise;
    if (chosen == Action{} || gain > best) {
      chosen = action;
      best = gain;
    }
  });
  return chosen;
}

}  // namespace uc::saga
