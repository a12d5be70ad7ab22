#include "random_play.hpp"

namespace uc {

void RandomPlay::play(const crypt::Crypt& game, std::uint64_t count, std::uint64_t seed) {
  Rng rng(seed);
  for (std::uint64_t i = 0; i < count; ++i) {
    crypt::State state = game.start();
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      if (turn.is_chance()) {
        game.apply(state, game.draw(state, rng), NoEvents{});
        continue;
      }
      ++decisions;
      game.apply(state, game.pick(state, rng), NoEvents{});
    }
    check = check * 31U + static_cast<std::uint64_t>(game.scores(state)[0].score);
  }
  games += count;
}

crypt::State first_decision(const crypt::Crypt& game, std::uint64_t seed) {
  Rng rng(seed);
  crypt::State state = game.start();
  while (game.turn(state).is_chance()) game.apply(state, game.draw(state, rng), NoEvents{});
  return state;
}

}  // namespace uc
