// What the solver's advice in the dice step is worth: the encounter is played to its end.
#pragma once

#include "onedeck/onedeck.hpp"
#include "players/search/advice.hpp"

namespace uc::onedeck {

// Puts better values into advice of the solver: what the position is worth when the encounter is over. Over all that
// dice still to be rolled may show, where that is little, else over some rolls. Marks ends of the game that are sure.
void weigh_dice_step(const OneDeck& game, const State& state, Advice& advice);

}  // namespace uc::onedeck
