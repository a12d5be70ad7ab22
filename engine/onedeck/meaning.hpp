// What the small numbers of actions, steps and events are. Each is written and read in one way, in texts and documents.
#pragma once

#include <cstdint>

#include "core/packed.hpp"

namespace uc::onedeck {

enum class Of : std::uint8_t {
  Number,
  Nth,      // counted from 0 here, from 1 where people read
  Flag,     // 0 or 1
  Hero,     // a seat
  Heroes,   // a bit for each seat
  Pair,     // the same, of two
  Fighter,  // which hero of the encounter: 0 or 1
  Card,
  Replaced,  // the card that makes room, from 1; 0: none does
  Door,
  Places,  // of doors, a bit each
  Box,
  Boxes,  // a bit each
  Color,
  Group,  // of talents
  BasicSkill,
  Ability,
  Slot,    // of a hero: what lies there can be used (OD-11.1)
  Branch,  // which way of using it
  Potion,
  Option,     // of a peril
  LootCard,   // which card of the loot
  FacedCard,  // which card of a door the first pair faces
  Dice,       // a bit for each die of State::pool; of equal dice the first, so that each set has one mask
  Payment,    // the same; may be none
  OneDie,     // the same, of one
  Die,        // its code
  Face,       // what a die shows
  Feat,       // how many dice, or which roll is paid for
  Bonus,      // dice
  Lanterns,   // how many cards of each number of lanterns
  Faces,      // how many dice show each face
  Part,       // of an encounter: EncounterStep
  Why,        // Event::Why
  Harm,       // Event::Harm
  Drop,       // Event::Drop
  Form,       // Event::Form
};

template <packed::Name kName, Of kMeaning = Of::Number, unsigned kBits = 8, unsigned kSkipped = 0>
using Field = packed::Field<kName, kMeaning, kBits, kSkipped>;

}  // namespace uc::onedeck
