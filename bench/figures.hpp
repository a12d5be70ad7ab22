// All figures, over the list of games: how fast they are played, and how this program compares with the WebAssembly
// module.
#pragma once

#include <vector>

#include "bench.hpp"

namespace uc {

// `quick`: shorter measurements, and none that starts another program.
std::vector<Figure> all_figures(const Library& library, bool quick);

// Plays as many random games as the environment says, without a word, for callgrind. False if it says nothing.
bool played_for_callgrind(const Library& library);

}  // namespace uc
