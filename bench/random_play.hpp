// Random games of any game, as fast as the engine goes: what the figures of the bench are taken from.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "table/library.hpp"

namespace uc {

struct RandomPlay {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;  // of seats; chance is not counted
  std::uint64_t check = 0;      // something that depends on every result, so that nothing is optimised away

  template <Game G>
  void play(const G& game, std::uint64_t count, std::uint64_t seed) {
    Rng rng(seed);
    for (std::uint64_t i = 0; i < count; ++i) {
      typename G::State state = game.start();
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
};

// Up to the first decision of a seat.
template <Game G>
typename G::State first_decision(const G& game, std::uint64_t seed) {
  Rng rng(seed);
  typename G::State state = game.start();
  while (game.turn(state).is_chance()) game.apply(state, game.draw(state, rng), NoEvents{});
  return state;
}

// With as many players as it takes.
template <Game G>
G full_game(const Library& library) {
  return *make_game<G>(library, library.info(kGameNumber<G>).players.back(), Doc::object());
}

// What builds are compared by.
inline FirstGame first_game(const Library& library) { return full_game<FirstGame>(library); }

}  // namespace uc
