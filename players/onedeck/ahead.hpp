// What a choice between encounters changes: how the next door and a round against the boss would go, as things are and
// after it.
#pragma once

#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

// Is it a choice of this kind: loot, levels, descending?
bool is_between_encounters(Action action);

// docs/format/onedeck.md, "Odds".
Doc odds_ahead(const OneDeck& game, const State& state, Action action);

}  // namespace uc::onedeck
