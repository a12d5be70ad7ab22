// What each ability is worth in the dice step: how much better the encounter ends than it would without it.
#pragma once

#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

// At AskDice: sets `best` and `helps` (docs/format/onedeck.md, "Odds").
void add_helps(const OneDeck& game, const State& state, Doc& odds);

}  // namespace uc::onedeck
