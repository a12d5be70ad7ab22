// What can be known of any game whose choices are few (core/open_game.hpp), before anybody has thought about it: who
// won, and every legal action. Its computer players play by search alone; a better evaluate makes them stronger.
#pragma once

#include <algorithm>

#include "knowledge.hpp"

namespace uc {

template <Game G>
struct OpenKnowledge : UsualKnowledge<G> {
  using State = typename G::State;

  // At the end: the victory, shared by those in the first place.
  static Values reward(const G& game, const State& state) {
    const Scores scores = game.scores(state);
    int winners = 0;
    for (int seat = 0; seat < game.players(); ++seat) winners += scores[seat].won ? 1 : 0;
    Values values{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat) {
      if (scores[seat].won) values[seat] = 1.0F / static_cast<float>(winners);
    }
    return values;
  }
  static void promising(const G& game, const State& state, ActionList& list, std::size_t most) {
    game.actions(state, list);
    list.resize(std::min(list.size(), most));
  }
  static Action playout(const G& game, const State& state, Rng& rng) { return game.pick(state, rng); }

 protected:
  // Points on the way to a goal: the lead over the best rival, as a chance.
  template <class PointsOf>
  static Values by_lead(const G& game, const State& state, PointsOf points_of, float goal) {
    if (game.turn(state).is_over()) return reward(game, state);
    Values values{};
    for (int seat = 0; seat < game.players(); ++seat) {
      float rival = 0;
      for (int other = 0; other < game.players(); ++other) {
        if (other != seat) rival = std::max(rival, points_of(other));
      }
      values[seat] = clamp01(0.5F + (points_of(seat) - rival) / (2 * goal));
    }
    return values;
  }
};

}  // namespace uc
