// The player that takes any legal action, all equally likely.
#pragma once

#include "advice.hpp"
#include "among.hpp"
#include "core/game.hpp"

namespace uc {

template <Game G>
Advice random_advice(const G& game, const typename G::State& position, Seat seat, Rng& rng, Among among = {}) {
  // pick() sees the whole position, so it gets a guess: its choice may depend on nothing else.
  const typename G::State guess = game.guess(position, Seats(seat), rng);
  const Action action =
      among.empty() ? game.pick(guess, rng) : among[below(rng, static_cast<std::uint32_t>(among.size()))];
  return {action, 0.5F, {{action, 0.5F, 1}}, true};
}

}  // namespace uc
