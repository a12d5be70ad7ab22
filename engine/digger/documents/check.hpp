// From a draft of a position to a position: load.cpp reads the draft, complete.cpp adds what follows from it, check.cpp
// and its chapters find the first thing wrong with it.
#pragma once

#include <array>
#include <optional>

#include "digger/digger.hpp"

namespace uc::digger {

// A position that has been read, not checked.
struct Draft {
  State state;
  std::array<std::uint8_t, kCells> entry{};  // by space: the entry of the list `board` that tells of it
};

// Adds where tiles and Stooges are, what a player owns, and which corridors are complete. No player may have more tiles
// than the set.
void complete_draft(const Digger&, State&);

// Nothing, if the rules can go on from this position: every tile, Stooge and coin is in one place, the board is one
// that can be built, the agenda is one that play leaves behind, and whatever its steps need is there. Else the first
// thing that is wrong. Every number of the draft must be in the range of its kind (seats, spaces, kinds of tiles exist,
// no player has more tiles than the set), and what follows from the rest must have been added.
std::optional<Fault> check_position(const Digger&, const Draft&);

}  // namespace uc::digger
