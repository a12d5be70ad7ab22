// Games and positions for the tests of computer players.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "core/hash.hpp"
#include "library.hpp"
#include "uc_players.hpp"

namespace uc::test {

inline crypt::Crypt crypt_game(int players, const std::string& sides = "AAAAAA") {
  Doc list = Doc::array();
  for (const char side : sides) list.push(side == 'A' ? "A" : side == 'B' ? "B" : "random");
  auto game = make_game<crypt::Crypt>(library(), players, Doc::object().set("collectors", list));
  REQUIRE(game.ok());
  return *game;
}

// The position after so many random decisions, at a turn of a seat or at the end.
inline crypt::State after(const crypt::Crypt& game, int decisions, Rng& rng) {
  crypt::State state = game.start();
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    if (turn.is_seat() && decisions-- == 0) break;
    game.apply(state, turn.is_chance() ? game.draw(state, rng) : game.pick(state, rng), NoEvents{});
  }
  return state;
}

}  // namespace uc::test
