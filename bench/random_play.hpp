// Random games of Crypt, as fast as the engine goes: what the figures of the bench are taken from.
#pragma once

#include <cstdint>

#include "crypt/crypt.hpp"

namespace uc {

struct RandomPlay {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;  // of seats; chance is not counted
  std::uint64_t check = 0;      // something that depends on every result, so that nothing is optimised away

  void play(const crypt::Crypt& game, std::uint64_t count, std::uint64_t seed);
};

// Up to the first decision of a seat.
crypt::State first_decision(const crypt::Crypt& game, std::uint64_t seed);

}  // namespace uc
