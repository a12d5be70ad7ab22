// What the small numbers are that actions, tasks of the agenda and events carry. Each has a name and a meaning:
// documents and the notation write it by its meaning (documents/view_words.cpp, documents/notation.cpp).
#pragma once

#include <cstdint>

#include "core/packed.hpp"

namespace uc::digger {

enum class Of : std::uint8_t {
  // what has a name of its own
  Lord,
  Adventurer,
  Creature,
  CreatureOrNone,
  Order,
  Orders,  // a bit each
  Direction,
  Tile,    // an index into Content::kinds
  Common,  // what is turned up
  Rooms,   // a Type
  Prize,
  Loss,  // Event::Loss
  Gain,  // Event::Gain
  Due,   // Event::Due
  Ending,
  BuildStage,
  EndStage,
  // who and where
  Where,  // a space
  Seat,
  SeatOrNone,
  Seats,       // a bit each
  Giver,       // of a coin: a seat, or kNone for the Bag
  CoinPlace,   // where a coin goes: place::kHand + seat, kStack or kDrawn
  Source,      // of the coin of a conquest
  Token,       // the Stooge turned over for a conquest: its space, kFromReserve, or kNone for the one on the tile
  Sacrifice,   // of a Sabotage!: the space of the Stooge, or kNone
  Sacrificed,  // likewise: the Creature, or kNone
  Projects,    // a set of them
  // counted
  Stooges,
  Rotation,
  Value,  // of a coin
  Slot,   // the place of a coin among others, from 0
  Drawn,  // one of the two coins drawn
  Left,   // at least one
  Count,
  Tier,   // Rooms that count for bonus orders
  Picks,  // of bonus orders
  Number,
  Flag,
};

template <packed::Name kName, Of kMeaning = Of::Number, unsigned kBits = 8, unsigned kSkipped = 0>
using Field = packed::Field<kName, kMeaning, kBits, kSkipped>;

}  // namespace uc::digger
