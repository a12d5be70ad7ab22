// The actions of Dungeon Digger, packed into 64 bits. docs/notation/digger.md shows them as text.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "digger/content/content.hpp"
#include "field.hpp"

namespace uc::digger {

enum class Kind : std::uint8_t {
  None,  // so that no action has the bits 0
  // choices, in the order of the table of decision points
  TakeLord,      // lord mortar; also dealt by chance
  PlacePortal,   // portal 3,0
  PlaceHunt,     // hunt 0,1
  Think,         // think KIT-A COR-I
  No,            // no
  Store,         // store 2 3,-1
  Shift,         // move 3,0 2 1,0
  Disturb,       // disturb 1,0 (DD-23.5)
  Adventurer,    // adventurer NE
  Creature,      // creature troll NE
  Stop,          // stop
  Sabotage,      // sabotage 3,0 1,1
  Rise,          // rise 3,0
  Conquer,       // conquer 0,0 bag
  Free,          // free 0,0
  Work,          // work KIT-A 3,-1 2
  Demolish,      // demolish 1,0
  Special,       // special
  SpecialBuild,  // special KIT-A 1,0 0
  Sneak,         // sneak 1,0 2 0,0
  MoveDragon,    // dragon NE
  Summon,        // summon troll 3,0
  Pass,          // pass
  PitBuild,      // build KIT-A 1,0 0
  PitCoin,       // draw
  Yes,           // yes
  Name,          // name move
  Renounce,      // renounce move
  Keep,          // keep 1
  Tax,           // tax bag, tax B
  Return,        // return KIT-A COR-I
  Collapse,      // collapse 1,1
  Pay,           // pay 2
  Blast,         // blast W
  Retreat,       // retreat NE
  Again,         // again
  Flee,          // flee 0,1
  TakeCoin,      // take 3
  // of nobody's choice
  TimeUp,  // time                            DD-21.5: Digger::outside()
  // outcomes of chance
  First,     // first A
  Deal,      // deal wizard
  Tile,      // tile KIT-A
  Coin,      // coin 2
  Steal,     // steal 2
  TurnedUp,  // reveal rock
};

// Where the coin of a conquest comes from (DD-14.3). Where there is no choice it is Given.
enum class Source : std::uint8_t { Given, Bag, Hand, Stored };
inline constexpr std::string_view kSourceNames[] = {"", "bag", "hand", "stored"};
inline constexpr std::uint8_t kFromReserve = 254;  // as the token of a conquest (Sack)

// --- what each kind says ------------------------------------------------------------------------------------------------

namespace actions {

struct OfLord {
  Field<"lord", Of::Lord> lord;
};
struct OnSpace {
  Field<"space", Of::Where> space;
};
// A set of Projects: bit i is the i-th tile when they lie in the order of their kinds. Of equal tiles the first are
// named, so that a choice has one set of bits.
struct OfProjects {
  Field<"tiles", Of::Projects, 16, 32> tiles;
};
struct OfCoin {
  Field<"slot", Of::Slot> slot;
};
struct Storing {
  Field<"slot", Of::Slot> slot;
  Field<"space", Of::Where> space;
};
struct Group {
  Field<"from", Of::Where> from;
  Field<"stooges", Of::Stooges> stooges;
  Field<"to", Of::Where> to;
};
struct Toward {
  Field<"direction", Of::Direction> direction;
};
struct CreatureStep {
  Field<"creature", Of::Creature> creature;
  Field<"direction", Of::Direction> direction;
};
struct Sabotaging {
  Field<"from", Of::Sacrifice> from;
  Field<"space", Of::Where> space;
  Field<"creature", Of::Sacrificed> creature;
};
struct Conquering {
  Field<"space", Of::Where> space;
  Field<"source", Of::Source> source;
  Field<"creature", Of::CreatureOrNone> creature;
  Field<"token", Of::Token> token;
};
struct Freeing {
  Field<"space", Of::Where> space;
  Field<"whose", Of::SeatOrNone> whose;  // on a Portal
};
struct Building {
  Field<"tile", Of::Tile> tile;
  Field<"space", Of::Where> space;
  Field<"rotation", Of::Rotation> rotation;
};
struct Summoning {
  Field<"creature", Of::Creature> creature;
  Field<"space", Of::Where> space;
};
struct OfOrder {
  Field<"order", Of::Order> order;
};
struct Keeping {
  Field<"which", Of::Drawn> which;
};
struct Taxing {
  Field<"source", Of::Giver> source;
};
struct OfSeat {
  Field<"seat", Of::Seat> seat;
};
struct OfAdventurer {
  Field<"adventurer", Of::Adventurer> adventurer;
};
struct OfTile {
  Field<"tile", Of::Tile> tile;
};
struct OfValue {
  Field<"value", Of::Value> value;
};
struct OfCommon {
  Field<"common", Of::Common> common;
};

using packed::Says;
using Vocabulary = packed::Vocabulary<
    Kind, Of, Says<Kind::TakeLord, OfLord>, Says<Kind::PlacePortal, OnSpace>, Says<Kind::PlaceHunt, OnSpace>,
    Says<Kind::Think, OfProjects>, Says<Kind::Store, Storing>, Says<Kind::Shift, Group>, Says<Kind::Disturb, OnSpace>,
    Says<Kind::Adventurer, Toward>, Says<Kind::Creature, CreatureStep>, Says<Kind::Sabotage, Sabotaging>,
    Says<Kind::Rise, OnSpace>, Says<Kind::Conquer, Conquering>, Says<Kind::Free, Freeing>, Says<Kind::Work, Building>,
    Says<Kind::Demolish, OnSpace>, Says<Kind::SpecialBuild, Building>, Says<Kind::Sneak, Group>,
    Says<Kind::MoveDragon, Toward>, Says<Kind::Summon, Summoning>, Says<Kind::PitBuild, Building>,
    Says<Kind::Name, OfOrder>, Says<Kind::Renounce, OfOrder>, Says<Kind::Keep, Keeping>, Says<Kind::Tax, Taxing>,
    Says<Kind::Return, OfProjects>, Says<Kind::Collapse, OnSpace>, Says<Kind::Pay, OfCoin>, Says<Kind::Blast, Toward>,
    Says<Kind::Retreat, Toward>, Says<Kind::Flee, OnSpace>, Says<Kind::TakeCoin, OfCoin>, Says<Kind::First, OfSeat>,
    Says<Kind::Deal, OfAdventurer>, Says<Kind::Tile, OfTile>, Says<Kind::Coin, OfValue>, Says<Kind::Steal, OfCoin>,
    Says<Kind::TurnedUp, OfCommon>>;

}  // namespace actions

using Actions = actions::Vocabulary;

// The low six bits are the kind, its record follows. Unused bits are zero.
inline constexpr unsigned kKindBits = 6;

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & ((1U << kKindBits) - 1)); }

template <class Record>
constexpr Action pack(Kind kind, const Record& record) {
  return {static_cast<std::uint64_t>(kind) | packed::pack(record) << kKindBits};
}
constexpr Action pack(Kind kind) { return {static_cast<std::uint64_t>(kind)}; }
// pack<Kind::Rise>({.space = 3})
template <Kind kKind>
constexpr Action pack(const Actions::Record<kKind>& record) {
  return pack(kKind, record);
}

template <class Record>
constexpr Record as(Action action) {
  return packed::read<Record>(action.bits >> kKindBits);
}
// as<Kind::Rise>(action).space
template <Kind kKind>
constexpr Actions::Record<kKind> as(Action action) {
  return as<Actions::Record<kKind>>(action);
}

}  // namespace uc::digger
