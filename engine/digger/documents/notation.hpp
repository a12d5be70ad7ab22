// What writing and reading actions share: the form of each kind. docs/notation/digger.md shows them.
#pragma once

#include <array>
#include <iterator>
#include <string_view>

#include "digger/digger.hpp"

namespace uc::digger {

// What follows the first word of an action. The fields of a form are its numbers a, b, c in this order.
enum class Field : std::uint8_t {
  None,
  // named
  Lord,
  Adventurer,
  Creature,
  Order,
  Direction,
  Tile,      // of a player's set
  TurnedUp,  // a Common
  // counted
  Stooges,
  Rotation,
  Value,  // of a coin
  Coin,   // a place among coins
  Drawn,  // one of two
  // others
  Place,  // a space
  Player,
  Owner,      // a player, or nothing
  Giver,      // a player, or the Bag
  Source,     // a Source, or nothing
  Token,      // what is turned over for a conquest: c and d
  Sacrifice,  // what is given up for a Sabotage!, and where: a, b and c
  Projects,   // the tiles
};

struct Form {
  std::string_view verb;
  std::array<Field, 3> fields{};
  std::string_view hint{};  // how to write it, after the word "write"

  constexpr bool is_bare() const { return fields[0] == Field::None; }
};

// By Kind.
inline constexpr Form kForms[] = {
    {},
    {"lord", {Field::Lord}, "a lord, as in lord mortar"},
    {"portal", {Field::Place}, "a start space, as in portal 3,0"},
    {"hunt", {Field::Place}, "a space, as in hunt 0,1"},
    {"think", {Field::Projects}, "the Projects to exchange, as in think KIT-A COR-I"},
    {"no"},
    {"store", {Field::Coin, Field::Place}, "a coin of the hand and a Treasure Room, as in store 2 3,-1"},
    {"move", {Field::Place, Field::Stooges, Field::Place}, "from where, how many and where to, as in move 3,0 2 1,0"},
    {"disturb", {Field::Place}, "an Eggs tile, as in disturb 1,0"},
    {"adventurer", {Field::Direction}, "a direction, as in adventurer NE"},
    {"creature", {Field::Creature, Field::Direction}, "a Creature and a direction, as in creature troll NE"},
    {"stop"},
    {"sabotage",
     {Field::Sacrifice},
     "where the Stooge is given up, or which Creature, and a space, as in sabotage 3,0 1,1; without a sacrifice only "
     "the space"},
    {"rise", {Field::Place}, "a tile, as in rise 3,0"},
    {"conquer",
     {Field::Place, Field::Source, Field::Token},
     "a tile and where the coin comes from, as in conquer 0,0 bag; by a Creature also its name and the tile of the "
     "Stooge turned over, as in conquer 0,0 bag troll 3,0"},
    {"free", {Field::Place, Field::Owner}, "a tile, as in free 0,0; on a Portal also whose token, as in free 0,0 B"},
    {"work", {Field::Tile, Field::Place, Field::Rotation}, "a tile, a space and a rotation, as in work KIT-A 3,-1 2"},
    {"demolish", {Field::Place}, "a space, as in demolish 1,0"},
    {"special"},
    {"special",
     {Field::Tile, Field::Place, Field::Rotation},
     "special alone, or a tile, a space and a rotation, as in special KIT-A 1,0 0"},
    {"sneak", {Field::Place, Field::Stooges, Field::Place}, "from where, how many and where to, as in sneak 1,0 2 0,0"},
    {"dragon", {Field::Direction}, "a direction, as in dragon NE"},
    {"summon", {Field::Creature, Field::Place}, "a Creature and a tile, as in summon troll 3,0"},
    {"pass"},
    {"build", {Field::Tile, Field::Place, Field::Rotation}, "a tile, a space and a rotation, as in build KIT-A 1,0 0"},
    {"draw"},
    {"yes"},
    {"name", {Field::Order}, "an order, as in name move"},
    {"renounce", {Field::Order}, "an order, as in renounce move"},
    {"keep", {Field::Drawn}, "keep 1 or keep 2"},
    {"tax", {Field::Giver}, "tax bag, or a player, as in tax B"},
    {"return", {Field::Projects}, "the Projects to return, as in return KIT-A COR-I"},
    {"collapse", {Field::Place}, "a space, as in collapse 1,1"},
    {"pay", {Field::Coin}, "a coin of the hand, as in pay 2"},
    {"blast", {Field::Direction}, "a direction, as in blast W"},
    {"retreat", {Field::Direction}, "a direction, as in retreat NE"},
    {"again"},
    {"flee", {Field::Place}, "a tile, as in flee 0,1"},
    {"take", {Field::Coin}, "a coin of the defeated player, as in take 3"},
    {"time"},
    {"first", {Field::Player}, "a player, as in first A"},
    {"deal", {Field::Adventurer}, "an Adventurer, as in deal wizard"},
    {"tile", {Field::Tile}, "a tile, as in tile KIT-A"},
    {"coin", {Field::Value}, "the value of the coin, as in coin 2"},
    {"steal", {Field::Coin}, "a coin of the hand, as in steal 2"},
    {"reveal", {Field::TurnedUp}, "what is turned up, as in reveal rock"},
};
inline constexpr int kActionKinds = static_cast<int>(std::size(kForms));
static_assert(kActionKinds == static_cast<int>(Kind::TurnedUp) + 1);

// The names that a field knows: none if it is not a named one.
int names_of(const Digger&, Field);
std::string_view name_of(const Digger&, Field, int i);

inline constexpr std::string_view kBag = "bag", kReserve = "reserve";
inline constexpr std::string_view kUnknown = "?";  // what the viewer may not know

// Coins count from 1 in texts and from 0 in actions.
struct Counted {
  int least = 0, most = 0;  // as written; most is 0 if the field is not a counted one
  int less = 0;             // in the action
};
constexpr Counted counted(Field field) {
  switch (field) {
    case Field::Stooges: return {1, kMaxStooges, 0};
    case Field::Rotation: return {0, kDirections - 1, 0};
    case Field::Value: return {1, kCoinValues, 0};
    case Field::Coin: return {1, kMaxCoins, 1};
    case Field::Drawn: return {1, 2, 1};
    default: return {};
  }
}

// Whose Projects an action names: the actor's.
inline int thinker(const Digger& game, const State& state) {
  const Turn now = game.turn(state);
  return now.is_seat() ? index(now.actor) : state.active;
}

}  // namespace uc::digger
