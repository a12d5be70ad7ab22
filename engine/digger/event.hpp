// What happens in Dungeon Digger, as plain data. docs/format/digger.md lists the documents that describe.cpp makes of
// them.
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "digger/content/content.hpp"
#include "field.hpp"

namespace uc::digger {

struct Event {
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
    Shifted,            // seat, from, space
    Attacked,           // seat, space
    StoogesLost,        // seat (whose), space
    TrapSprung,         // seat (who walked in), other (whose trap), space
    StoogeRose,         // seat, space
    TileBuilt,          // seat, space, tile
    CorridorCompleted,  // seat, space (of the tile that was built)
    GpGained,           // seat
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
    BonusReceived,      // seat
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
    Blasted,            // seat, from
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
    PrizeWon,           // seat
    GameEnded,
  };
  enum Loss : std::uint8_t { Combat, Trap, Sacrifice, Pit, Token, Blast, Fury, Dragon, Defeat };
  enum Gain : std::uint8_t { Corridor, SameType, Throne, Monster, Adventurer };

  Type type{};
  std::uint8_t seat = kNone, other = kNone;
  std::uint8_t space = kNone, from = kNone;
  std::uint8_t tile = kNone;  // an index into Content::kinds
  std::uint8_t coin = 0;      // its value
  std::uint32_t about = 0;    // the record of its type
  Seats knows = {};           // who may see what is secret in it: the value of a coin, a tile with hidden projects
  Seats learned = {};         // who saw something new
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
    Says<Type::GpGained, Gp>, Says<Type::CoinStolen, OfSlot>, Says<Type::CoinGiven, OfSlot>,
    Says<Type::CoinPaid, OfSlot>, Says<Type::StoredCoinsTaken, OfCoins>, Says<Type::CoinsRemoved, OfCoins>,
    Says<Type::BonusReceived, Bonus>, Says<Type::BonusNamed, OfOrder>, Says<Type::BonusRenounced, OfOrder>,
    Says<Type::SpecialUsed, OfLord>, Says<Type::AdventurerMoved, OfAdventurer>,
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
