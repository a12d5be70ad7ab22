// What writing and reading actions share: the form of each kind. docs/notation/digger.md shows them.
#pragma once

#include <iterator>
#include <string_view>

#include "digger/digger.hpp"
#include "view.hpp"

namespace uc::digger {

// The words that follow the first one are the fields of the kind, by their meanings.
struct Form {
  std::string_view verb;
  std::string_view hint{};  // how to write it, after the word "write"
};

// By Kind.
inline constexpr Form kForms[] = {
    {},
    {"lord", "a lord, as in lord mortar"},
    {"portal", "a start space, as in portal 3,0"},
    {"hunt", "a space, as in hunt 0,1"},
    {"think", "the Projects to exchange, as in think KIT-A COR-I"},
    {"no"},
    {"store", "a coin of the hand and a Treasure Room, as in store 2 3,-1"},
    {"move", "from where, how many and where to, as in move 3,0 2 1,0"},
    {"disturb", "an Eggs tile, as in disturb 1,0"},
    {"adventurer", "a direction, as in adventurer NE"},
    {"creature", "a Creature and a direction, as in creature troll NE"},
    {"stop"},
    {"sabotage",
     "where the Stooge is given up, or which Creature, and a space, as in sabotage 3,0 1,1; without a sacrifice only "
     "the space"},
    {"rise", "a tile, as in rise 3,0"},
    {"conquer",
     "a tile and where the coin comes from, as in conquer 0,0 bag; by a Creature also its name and the tile of the "
     "Stooge turned over, as in conquer 0,0 bag troll 3,0"},
    {"free", "a tile, as in free 0,0; on a Portal also whose token, as in free 0,0 B"},
    {"work", "a tile, a space and a rotation, as in work KIT-A 3,-1 2"},
    {"demolish", "a space, as in demolish 1,0"},
    {"special"},
    {"special", "special alone, or a tile, a space and a rotation, as in special KIT-A 1,0 0"},
    {"sneak", "from where, how many and where to, as in sneak 1,0 2 0,0"},
    {"dragon", "a direction, as in dragon NE"},
    {"summon", "a Creature and a tile, as in summon troll 3,0"},
    {"pass"},
    {"build", "a tile, a space and a rotation, as in build KIT-A 1,0 0"},
    {"draw"},
    {"yes"},
    {"name", "an order, as in name move"},
    {"renounce", "an order, as in renounce move"},
    {"keep", "keep 1 or keep 2"},
    {"tax", "tax bag, or a player, as in tax B"},
    {"return", "the Projects to return, as in return KIT-A COR-I"},
    {"collapse", "a space, as in collapse 1,1"},
    {"pay", "a coin of the hand, as in pay 2"},
    {"blast", "a direction, as in blast W"},
    {"retreat", "a direction, as in retreat NE"},
    {"again"},
    {"flee", "a tile, as in flee 0,1"},
    {"take", "a coin of the defeated player, as in take 3"},
    {"time"},
    {"first", "a player, as in first A"},
    {"deal", "an Adventurer, as in deal wizard"},
    {"tile", "a tile, as in tile KIT-A"},
    {"coin", "the value of the coin, as in coin 2"},
    {"steal", "a coin of the hand, as in steal 2"},
    {"reveal", "what is turned up, as in reveal rock"},
};
inline constexpr int kActionKinds = static_cast<int>(std::size(kForms));
static_assert(kActionKinds == static_cast<int>(Kind::TurnedUp) + 1);

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
