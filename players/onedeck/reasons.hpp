// Why an action is good, in codes with their numbers (docs/format/onedeck.md, "Reasons"). Front ends have the words.
#pragma once

#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

Doc reasons_for(const OneDeck& game, const State& state, Action action);

}  // namespace uc::onedeck
