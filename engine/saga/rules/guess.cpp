// What a viewer cannot see: the Overlord's hand, and what lies in areas that are not revealed (DS-H1 to DS-H3).
#include "rules.hpp"

namespace uc::saga {

State Saga::guess(const State& state, Seats viewer, Rng& rng) const {
  if (viewer.has(kOverlord)) return state;  // what is left to guess is drawn by chance later
  State guess = state;
  guess.blind = kBlind;
  const int cards = state.hand_size();
  for (std::size_t i = 0; i < kMaxCards; ++i) {
    guess.pool[i] = static_cast<std::uint8_t>(guess.pool[i] + guess.hand[i]);
    guess.hand[i] = 0;
  }
  for (int drawn = 0; drawn < cards; ++drawn) {
    std::uint32_t total = 0;
    for (const std::uint8_t count : guess.pool) total += count;
    std::uint32_t n = below(rng, total);
    std::size_t card = 0;
    while (n >= guess.pool[card]) n -= guess.pool[card++];
    --guess.pool[card];
    ++guess.hand[card];
  }
  return guess;
}

}  // namespace uc::saga
