// What writing and reading actions share: the form of each kind. docs/notation/digger.md shows them.
#pragma once

#include <iterator>
#include <string_view>

#include "core/notation.hpp"
#include "digger/digger.hpp"
#include "view.hpp"

namespace uc::digger {

using Form = notation::Form<Actions>;

// By Kind.
inline constexpr Form kForms[] = {
    {},
    {Kind::TakeLord, "lord {lord}", "a lord, as in lord mortar"},
    {Kind::PlacePortal, "portal {space}", "a start space, as in portal 3,0"},
    {Kind::PlaceHunt, "hunt {space}", "a space, as in hunt 0,1"},
    {Kind::Think, "think {tiles}", "the Projects to exchange, as in think KIT-A COR-I"},
    {Kind::No, "no"},
    {Kind::Store, "store {slot} {space}", "a coin of the hand and a Treasure Room, as in store 2 3,-1"},
    {Kind::Shift, "move {from} {stooges} {to}", "from where, how many and where to, as in move 3,0 2 1,0"},
    {Kind::Disturb, "disturb {space}", "an Eggs tile, as in disturb 1,0"},
    {Kind::Adventurer, "adventurer {direction}", "a direction, as in adventurer NE"},
    {Kind::Creature, "creature {creature} {direction}", "a Creature and a direction, as in creature troll NE"},
    {Kind::Stop, "stop"},
    {Kind::Sabotage, "sabotage {from} {space} {creature}",
     "where the Stooge is given up, or which Creature, and a space, as in sabotage 3,0 1,1; without a sacrifice only "
     "the space"},
    {Kind::Rise, "rise {space}", "a tile, as in rise 3,0"},
    {Kind::Conquer, "conquer {space} {source} {creature} {token}",
     "a tile and where the coin comes from, as in conquer 0,0 bag; by a Creature also its name and the tile of the "
     "Stooge turned over, as in conquer 0,0 bag troll 3,0"},
    {Kind::Free, "free {space} {whose}", "a tile, as in free 0,0; on a Portal also whose token, as in free 0,0 B"},
    {Kind::Work, "work {tile} {space} {rotation}", "a tile, a space and a rotation, as in work KIT-A 3,-1 2"},
    {Kind::Demolish, "demolish {space}", "a space, as in demolish 1,0"},
    {Kind::Special, "special"},
    {Kind::SpecialBuild, "special {tile} {space} {rotation}",
     "special alone, or a tile, a space and a rotation, as in special KIT-A 1,0 0"},
    {Kind::Sneak, "sneak {from} {stooges} {to}", "from where, how many and where to, as in sneak 1,0 2 0,0"},
    {Kind::MoveDragon, "dragon {direction}", "a direction, as in dragon NE"},
    {Kind::Summon, "summon {creature} {space}", "a Creature and a tile, as in summon troll 3,0"},
    {Kind::Pass, "pass"},
    {Kind::PitBuild, "build {tile} {space} {rotation}", "a tile, a space and a rotation, as in build KIT-A 1,0 0"},
    {Kind::PitCoin, "draw"},
    {Kind::Yes, "yes"},
    {Kind::Name, "name {order}", "an order, as in name move"},
    {Kind::Renounce, "renounce {order}", "an order, as in renounce move"},
    {Kind::Keep, "keep {which}", "keep 1 or keep 2"},
    {Kind::Tax, "tax {source}", "tax bag, or a player, as in tax B"},
    {Kind::Return, "return {tiles}", "the Projects to return, as in return KIT-A COR-I"},
    {Kind::Collapse, "collapse {space}", "a space, as in collapse 1,1"},
    {Kind::Pay, "pay {slot}", "a coin of the hand, as in pay 2"},
    {Kind::Blast, "blast {direction}", "a direction, as in blast W"},
    {Kind::Retreat, "retreat {direction}", "a direction, as in retreat NE"},
    {Kind::Again, "again"},
    {Kind::Flee, "flee {space}", "a tile, as in flee 0,1"},
    {Kind::TakeCoin, "take {slot}", "a coin of the defeated player, as in take 3"},
    {Kind::TimeUp, "time"},
    {Kind::First, "first {seat}", "a player, as in first A"},
    {Kind::Deal, "deal {adventurer}", "an Adventurer, as in deal wizard"},
    {Kind::Tile, "tile {tile}", "a tile, as in tile KIT-A"},
    {Kind::Coin, "coin {value}", "the value of the coin, as in coin 2"},
    {Kind::Steal, "steal {slot}", "a coin of the hand, as in steal 2"},
    {Kind::TurnedUp, "reveal {common}", "what is turned up, as in reveal rock"},
};
static_assert(std::size(kForms) == static_cast<std::size_t>(Kind::TurnedUp) + 1 && notation::are_by_kind(kForms));

inline constexpr std::string_view kBag = "bag", kReserve = "reserve";
inline constexpr std::string_view kUnknown = "?";  // what the viewer may not know

// Coins count from 1 in texts and from 0 in actions.
struct Counted {
  int least = 0, most = 0;  // as written; most is 0 of what is not counted
  int less = 0;             // in the action
};
constexpr Counted counted(Of meaning) {
  switch (meaning) {
    case Of::Stooges: return {1, kMaxStooges, 0};
    case Of::Rotation: return {0, kDirections - 1, 0};
    case Of::Value: return {1, kCoinValues, 0};
    case Of::Slot: return {1, kMaxCoins, 1};
    case Of::Drawn: return {1, 2, 1};
    default: return {};
  }
}

// Whose Projects an action names: the actor's.
inline int thinker(const Digger& game, const State& state) {
  const Turn now = game.turn(state);
  return now.is_seat() ? index(now.actor) : state.active;
}

}  // namespace uc::digger
