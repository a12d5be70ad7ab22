// What a hero may have of items, and the cards of the Overlord after defeats: what options and campaigns both ask.
#pragma once

#include <array>
#include <cstdint>

#include "content.hpp"

namespace uc::saga {

// How many of each item a hero has; made crystals are in no campaign (DS-17.6).
using Holding = std::array<std::uint8_t, kMaxItems>;

// DS-11.11, DS-15.7: has a hero with these items room for one more of this kind?
bool has_room(const Content&, const Holding&, int item);
// May a hero have it at all? One that cannot be traded is nobody's but its users' (DS-15.6).
bool may_carry(const Content&, int hero, int item);
bool can_use(const Content&, int hero, int item);
// The cards that are added after so many defeats (DS-17.5).
int extra_cards(const Content&, const Adventure&, int defeats);

}  // namespace uc::saga
