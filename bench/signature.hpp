// One number that stands for the rules of all games: the same in every build, different when any rule changes.
#pragma once

#include <cstdint>

#include "table/library.hpp"

namespace uc {

// Plays a fixed set of random games (every number of players, every preset of the options) and hashes all positions,
// choices and results on the way. Evaluations of computer players have no part in it. Of a part of the list it goes on
// from the signature of the games `before` that part.
std::uint64_t signature(const Library& library, std::uint64_t before = 0);

}  // namespace uc
