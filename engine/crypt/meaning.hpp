// What the small numbers of actions and events are. Each is written and read in one way, in texts and documents.
#pragma once

#include <cstdint>

#include "core/packed.hpp"
#include "crypt/content/content.hpp"

namespace uc::crypt {

enum class Of : std::uint8_t {
  Number,
  Flag,    // 0 or 1
  Seat,    // a player
  Holder,  // a player, or the Ghost
  Slot,    // from 0
  Sides,   // of the Collectors: a bit for each, 1 for side B
  Type,    // of Treasure
  Next,    // the same on the back of the deck's new top card; kNoType if the deck is empty
  Value,   // of a card
  Secret,  // the same, for the eyes of one player
  Effort,
  // a card of the player's, by its place among those of its type, from 1
  Pottery,
  Manuscript,
  Remains,
  Idol,
  OwnCard,    // the type stands beside it
  Bids,       // of a claim: a BidRow
  Roll,       // of up to three dice: a RollRow
  Places,     // the order in which the cards of a row were drawn: a PlaceRow
  Recovery,   // why dice come back: Event::Recovery
  GhostRead,  // why the Ghost passes a card: GhostReading
};

template <packed::Name kName, Of kMeaning = Of::Number, unsigned kBits = 8, unsigned kSkipped = 0>
using Field = packed::Field<kName, kMeaning, kBits, kSkipped>;

}  // namespace uc::crypt
