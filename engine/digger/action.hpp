// The actions of Dungeon Digger, packed into 64 bits. docs/notation/digger.md shows them as text.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "digger/content/content.hpp"

namespace uc::digger {

enum class Kind : std::uint8_t {
  None,  // so that no action has the bits 0
  // choices, in the order of the table of decision points
  TakeLord,     // lord mortar               a: lord; also dealt by chance
  PlacePortal,  // portal 3,0                a: space
  PlaceHunt,    // hunt 0,1                  a: space
  Think,        // think KIT-A COR-I         tiles
  No,           // no
  Store,        // store 2 3,-1              a: coin of the hand, b: space
  Shift,        // move 3,0 2 1,0            a: from, b: Stooges, c: to
  Disturb,      // disturb 1,0               a: Eggs tile (DD-23.5)
  Adventurer,   // adventurer NE             a: direction
  Creature,     // creature troll NE         a: Creature, b: direction
  Stop,         // stop
  Sabotage,  // sabotage 3,0 1,1          a: where the Stooge is given up or kNone, b: space, c: the Creature or kNone
  Rise,      // rise 3,0                  a: space
  Conquer,   // conquer 0,0 bag           a: space, b: Source, c: the Creature or kNone, d: of the Stooge turned over
  Free,      // free 0,0                  a: space, b: whose token (on a Portal) or kNone
  Work,      // work KIT-A 3,-1 2         a: kind, b: space, c: rotation
  Demolish,  // demolish 1,0              a: space
  Special,   // special
  SpecialBuild,  // special KIT-A 1,0 0       a: kind, b: space, c: rotation
  Sneak,         // sneak 1,0 2 0,0           a: from, b: Stooges, c: to
  MoveDragon,    // dragon NE                 a: direction
  Summon,        // summon troll 3,0          a: Creature, b: space
  Pass,          // pass
  PitBuild,      // build KIT-A 1,0 0         a: kind, b: space, c: rotation
  PitCoin,       // draw
  Yes,           // yes
  Name,          // name move                 a: order
  Renounce,      // renounce move             a: order
  Keep,          // keep 1                    a: which of the two drawn
  Tax,           // tax bag, tax B            a: player or kNone
  Return,        // return KIT-A COR-I        tiles
  Collapse,      // collapse 1,1              a: space
  Pay,           // pay 2                     a: coin of the hand
  Blast,         // blast W                   a: direction
  Retreat,       // retreat NE                a: direction
  Again,         // again
  Flee,          // flee 0,1                  a: space
  TakeCoin,      // take 3                    a: coin of the defeated player
  // of nobody's choice
  TimeUp,  // time                            DD-21.5: Digger::outside()
  // outcomes of chance
  First,     // first A                        a: seat
  Deal,      // deal wizard                    a: Adventurer
  Tile,      // tile KIT-A                     a: kind
  Coin,      // coin 2                         a: value
  Steal,     // steal 2                        a: coin of the hand
  TurnedUp,  // reveal rock                    a: Common
};

// Where the coin of a conquest comes from (DD-14.3). Where there is no choice it is Given.
enum class Source : std::uint8_t { Given, Bag, Hand, Stored };
inline constexpr std::string_view kSourceNames[] = {"", "bag", "hand", "stored"};
inline constexpr std::uint8_t kFromReserve = 254;  // Conquer, d: the token (Sack); kNone: the Stooge on the tile

// The low six bits are the kind; four small numbers follow, and a set of Projects. Unused bits are zero.
//
// A set of Projects: bit i is the i-th tile when they lie in the order of their kinds. Of equal tiles the first are
// named, so that a choice has one set of bits.
struct Numbers {
  int a = 0, b = 0, c = 0, d = 0;
  unsigned tiles = 0;
};

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & 63U); }
constexpr Action pack(Kind kind, const Numbers& n = {}) {
  return {static_cast<std::uint64_t>(kind) | static_cast<std::uint64_t>(n.a) << 6U |
          static_cast<std::uint64_t>(n.b) << 14U | static_cast<std::uint64_t>(n.c) << 22U |
          static_cast<std::uint64_t>(n.d) << 30U | static_cast<std::uint64_t>(n.tiles) << 38U};
}
constexpr Numbers numbers_of(Action action) {
  const std::uint64_t bits = action.bits;
  return {static_cast<int>(bits >> 6U & 255U), static_cast<int>(bits >> 14U & 255U),
          static_cast<int>(bits >> 22U & 255U), static_cast<int>(bits >> 30U & 255U),
          static_cast<unsigned>(bits >> 38U & 0xffffU)};
}

}  // namespace uc::digger
