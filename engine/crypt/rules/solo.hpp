// The Ghost of the solo game: how it reads the Crypt and its dice (CR-10). Pure functions; rules.cpp carries them out.
#pragma once

#include <array>

#include "crypt/action.hpp"
#include "crypt/state.hpp"

namespace uc::crypt {

using SlotOrder = std::array<std::uint8_t, kMaxSlots>;

// CR-10.3: the slots from the highest card to the lowest; equal ones in the order in which they were drawn.
SlotOrder ghost_order(const Content&, const State&, int slots);

struct GhostGroup {
  std::uint8_t count = 0;  // 0: no group
  std::uint8_t face = 0;
  constexpr int value() const { return count * face; }
};

// CR-10.5: dice with equal results form a group; by value from high to low, the larger of equal groups first.
std::array<GhostGroup, kDice> ghost_groups(const Dice&);

// CR-10.6: whether a slot takes the group, or why the Ghost passes over it.
enum class GhostReading : std::uint8_t { Empty, Own, NotHigher, Takes };
GhostReading ghost_reads(const Slot&, const GhostGroup&);

// CR-10.6: the first slot that takes the group; kNobody if none does.
std::uint8_t ghost_slot(const State&, const GhostGroup&);

}  // namespace uc::crypt
