// What happens in Dungeon Digger, as plain data. docs/format/digger.md lists the documents that describe.cpp makes of
// them.
#pragma once

#include <cstdint>

#include "core/fixed_vector.hpp"
#include "core/seats.hpp"
#include "digger/content/content.hpp"
#include "meaning.hpp"

namespace uc::digger {

// What an event lists beside: spaces in an order, each for itself or with the paths of the tile there, or seats. At
// most a way through all paths of a player's set.
using Listed = FixedVector<std::uint8_t, kMaxSetTiles * kMaxPaths + 1>;

// Whom and what an event is about.
struct Subject {
  std::uint8_t seat = kNone, other = kNone;
  std::uint8_t space = kNone, from = kNone;
  std::uint8_t tile = kNone;  // an index into Content::kinds
  std::uint8_t coin = 0;      // its value
};

struct Event : Subject {
  enum class Type : std::uint8_t {
    FirstPlayer,        // seat
    LordTaken,          // seat
    PortalPlaced,       // seat, space
    HuntTilePlaced,     // seat, space
    LairLaid,           // the seven central spaces are covered
    CitadelPlaced,      // space
    AdventurerDealt,    // seat, space
    TileTurnedUp,       // space, tile
    TileDrawn,          // seat, tile (secret with hidden projects)
    TileSetAside,       // seat, tile (secret with hidden projects): back into the bag, in the end
    MarkerMoved,        // coin: that was drawn for it, or 0
    TurnBegan,          // seat
    TurnSkipped,        // seat
    TurnEnded,          // seat
    TimeRanOut,         // seat
    CoinStored,         // seat, space, coin (secret)
    OrderGiven,         // seat
    TpSpent,            // seat
    TpGained,           // seat
    Shifted,            // seat, from, space; lists the way
    Attacked,           // seat, space; lists the seats whose tokens are attacked
    StoogesLost,        // seat (whose), space
    TrapSprung,         // seat (who walked in), other (whose trap), space
    StoogeRose,         // seat, space
    TileBuilt,          // seat, space, tile
    CorridorCompleted,  // seat, space (of the tile that was built); lists its tiles with their paths
    GpGained,           // seat, space; lists what counted for it
    CoinsDue,           // seat, space: coins are drawn now
    CoinDrawn,          // seat, coin (secret)
    CoinPutBack,        // seat, coin (secret)
    CoinStolen,         // seat, other (whose), coin (secret); stored ones also space
    CoinGiven,          // seat, other (who gets it), coin (secret)
    CoinPaid,           // seat, coin (secret): to the Treasure Stack
    CoinToStack,        // coin (secret)
    CoinSeen,           // seat, other (who is out), coin (secret): before one of them is chosen
    CoinTaken,          // seat, other (who is out), coin (secret)
    StoredCoinsTaken,   // seat, other, space
    CoinsRemoved,       // seat (who is out)
    BonusReceived,      // seat, space (of the tile that was built); lists the Rooms counted
    BonusNamed,         // seat
    BonusDeclined,      // seat
    BonusRenounced,     // seat
    CollapsePlaced,     // seat, space
    BlockerRemoved,     // seat, space, tile
    Conquered,          // seat, space, other (whose tile, or kNone), tile
    TokenReturned,      // seat (whose token), space
    TokenRemoved,       // seat (who removes), other (whose token), space
    WillSkip,           // seat
    PitEntered,         // seat, space
    SpecialUsed,        // seat
    AdventurerMoved,    // seat, from, space
    AdventurerEscaped,  // seat, other (whose Portal), space
    AdventurerKilled,   // seat (who killed it), other (whose it was), space
    StoogesConverted,   // seat (whose Stooges), space
    Furious,            // seat, space
    Blasted,            // seat, from; lists the tiles reached
    DragonPlaced,       // space
    DragonGone,         // off the board
    StoogesSaved,       // seat, space
    Fled,               // seat, from, space
    TreasureFound,      // space
    TreasureReturned,   // space
    TreasureHome,       // seat
    CreatureSummoned,   // seat, space
    CreatureMoved,      // seat, from, space
    CreatureDied,       // seat (whose), space
    PlayerDefeated,     // seat
    CoinShown,          // seat, space where it was stored, coin: at the end, each in its order
    CoinsRevealed,      // seat
    PrizeWon,           // seat; lists what it was won with
    GameEnded,
  };
  enum Loss : std::uint8_t { Combat, Trap, Sacrifice, Pit, Token, Blast, Fury, Dragon, Defeat };
  enum Gain : std::uint8_t { Corridor, SameType, Throne, Monster, Adventurer };
  // Why coins are drawn from the Bag into a hand.
  enum class Due : std::uint8_t {
    Nugget,
    TreasureRoom,  // built
    Pit,
    Conquest,
    TreasureConquest,  // beside what else the conqueror of a Treasure Room takes
    Portal,
    Ruins,
    Citadel,
    Adventurer,
    Tax,
    Defeat,
    Redraw,
  };

  Type type{};
  std::uint32_t about = 0;  // the record of its type
  Seats knows = {};         // who may see what is secret in it: the value of a coin, a tile with hidden projects
  Seats learned = {};       // who saw something new
  Listed listed = {};
};

// --- what each type says beside -----------------------------------------------------------------------------------------

namespace events {

struct OfLord {
  Field<"lord", Of::Lord> lord;
};
struct OfAdventurer {
  Field<"adventurer", Of::Adventurer> adventurer;
};
struct OfCreature {
  Field<"creature", Of::Creature> creature;
};
struct OfOrder {
  Field<"order", Of::Order> order;
};
struct Given {
  Field<"order", Of::Order> order;
  Field<"bonus", Of::Flag> bonus;  // or paid for
};
struct Marker {
  Field<"by"> by;
  Field<"now"> now;
};
struct Began {
  Field<"tp"> tp;
};
struct Tp {
  Field<"tp"> tp;
  Field<"now"> now;
};
struct OfSlot {
  Field<"slot", Of::Slot> slot;
};
struct Moved {
  Field<"stooges"> stooges;
  Field<"treasure", Of::Flag> treasure;  // they take it along
};
struct Attack {
  Field<"strength"> strength;
  Field<"against"> against;  // the strength of the defenders
};
struct OfStooges {
  Field<"stooges"> stooges;
};
struct Lost {
  Field<"stooges"> stooges;
  Field<"why", Of::Loss> why;
};
struct Died {
  Field<"creature", Of::Creature> creature;
  Field<"why", Of::Loss> why;
};
struct Laid {
  Field<"rotation", Of::Rotation> rotation;
};
struct Completed {
  Field<"length"> length;
  Field<"nuggets"> nuggets;
};
struct Gp {
  Field<"gp"> gp;
  Field<"why", Of::Gain> why;
  Field<"now", Of::Number, 16> now;
};
struct OfCoins {
  Field<"coins"> coins;
};
struct DueCoins {
  Field<"coins"> coins;
  Field<"why", Of::Due> why;
};
struct Sum {
  Field<"sum"> sum;
};
struct Bonus {
  Field<"picks"> picks;
  Field<"orders", Of::Orders> orders;  // to pick from
  Field<"rooms", Of::Rooms> rooms;     // counted
};
struct Blast {
  Field<"direction", Of::Direction> direction;
};
struct OfPrize {
  Field<"prize", Of::Prize> prize;
  Field<"gp"> gp;
};
struct End {
  Field<"why", Of::Ending> why;
};

using Type = Event::Type;
using packed::Says;
using Vocabulary = packed::Vocabulary<
    Type, Of, Says<Type::LordTaken, OfLord>, Says<Type::AdventurerDealt, OfAdventurer>, Says<Type::MarkerMoved, Marker>,
    Says<Type::TurnBegan, Began>, Says<Type::CoinStored, OfSlot>, Says<Type::OrderGiven, Given>,
    Says<Type::TpSpent, Tp>, Says<Type::TpGained, Tp>, Says<Type::Shifted, Moved>, Says<Type::Attacked, Attack>,
    Says<Type::StoogesLost, Lost>, Says<Type::TileBuilt, Laid>, Says<Type::CorridorCompleted, Completed>,
    Says<Type::GpGained, Gp>, Says<Type::CoinsDue, DueCoins>, Says<Type::CoinStolen, OfSlot>,
    Says<Type::CoinGiven, OfSlot>, Says<Type::CoinPaid, OfSlot>, Says<Type::StoredCoinsTaken, OfCoins>,
    Says<Type::CoinsRemoved, OfCoins>, Says<Type::BonusReceived, Bonus>, Says<Type::BonusNamed, OfOrder>,
    Says<Type::BonusRenounced, OfOrder>, Says<Type::SpecialUsed, OfLord>, Says<Type::AdventurerMoved, OfAdventurer>,
    Says<Type::AdventurerEscaped, OfAdventurer>, Says<Type::AdventurerKilled, OfAdventurer>,
    Says<Type::StoogesConverted, OfStooges>, Says<Type::Blasted, Blast>, Says<Type::StoogesSaved, OfStooges>,
    Says<Type::CreatureSummoned, OfCreature>, Says<Type::CreatureMoved, OfCreature>, Says<Type::CreatureDied, Died>,
    Says<Type::CoinsRevealed, Sum>, Says<Type::PrizeWon, OfPrize>, Says<Type::GameEnded, End>>;

}  // namespace events

using Happenings = events::Vocabulary;

// as<Event::Type::TpSpent>(event).tp
template <Event::Type kType>
constexpr Happenings::Record<kType> as(const Event& event) {
  return packed::read<Happenings::Record<kType>>(event.about);
}

}  // namespace uc::digger
