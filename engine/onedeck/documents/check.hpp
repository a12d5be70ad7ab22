// From a draft of a position to a position: load.cpp reads the draft, check.cpp finds the first thing wrong with it.
#pragma once

#include <optional>

#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

// Nothing, if the rules can go on from this position: every card and die is in one place, the agenda is one that play
// leaves behind, and whatever its steps need is there. Else the first thing that is wrong. Every number of the draft
// must be in the range of its kind: cards, seats, abilities, boxes and options exist.
std::optional<Fault> check_position(const OneDeck&, const State&);

// A part of it, in a file of its own: what abilities brought to the encounter comes from those that were used.
std::optional<Fault> check_used(const OneDeck&, const State&);

}  // namespace uc::onedeck
