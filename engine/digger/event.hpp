// What happens in Dungeon Digger, as plain data. docs/format/digger.md lists the documents that describe.cpp makes of
// them.
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "digger/content/content.hpp"

namespace uc::digger {

struct Event {
  enum class Type : std::uint8_t {
    FirstPlayer,        // seat
    LordTaken,          // seat, a: lord
    PortalPlaced,       // seat, space
    HuntTilePlaced,     // seat, space
    LairLaid,           // the seven central spaces are covered
    CitadelPlaced,      // space
    AdventurerDealt,    // seat, a: Adventurer, space
    TileTurnedUp,       // space, tile
    TileDrawn,          // seat, tile (secret with hidden projects)
    TileSetAside,       // seat, tile (secret with hidden projects): back into the bag, in the end
    MarkerMoved,        // a: by how much, b: now, coin: that was drawn for it, or 0
    TurnBegan,          // seat, a: TP
    TurnSkipped,        // seat
    TurnEnded,          // seat
    TimeRanOut,         // seat
    CoinStored,         // seat, space, a: slot, coin (secret)
    OrderGiven,         // seat, a: order, b: 1 if it is a bonus order
    TpSpent,            // seat, a: how many, b: now
    TpGained,           // seat, a: how many, b: now
    Shifted,            // seat, from, space, a: Stooges, b: 1 if they take the Treasure along
    Attacked,           // seat, space, a: strength, b: strength of the defenders
    StoogesLost,        // seat (whose), space, a: how many, b: why (Loss)
    TrapSprung,         // seat (who walked in), other (whose trap), space
    StoogeRose,         // seat, space
    TileBuilt,          // seat, space, tile, a: rotation
    CorridorCompleted,  // seat, space (of the tile that was built), a: length, b: nuggets
    GpGained,           // seat, a: how many, b: why (Gain), gp: now
    CoinDrawn,          // seat, coin (secret)
    CoinPutBack,        // seat, coin (secret)
    CoinStolen,         // seat, other (whose), a: slot, coin (secret); stored ones also space
    CoinGiven,          // seat, other (who gets it), a: slot, coin (secret)
    CoinPaid,           // seat, a: slot, coin (secret): to the Treasure Stack
    CoinToStack,        // coin (secret)
    CoinSeen,           // seat, other (who is out), coin (secret): before one of them is chosen
    CoinTaken,          // seat, other (who is out), coin (secret)
    StoredCoinsTaken,   // seat, other, space, a: how many
    CoinsRemoved,       // seat (who is out), a: how many
    BonusReceived,      // seat, a: how many picks, b: orders to pick from, c: type of the Rooms counted
    BonusNamed,         // seat, a: order
    BonusDeclined,      // seat
    BonusRenounced,     // seat, a: order
    CollapsePlaced,     // seat, space
    BlockerRemoved,     // seat, space, tile
    Conquered,          // seat, space, other (whose tile, or kNone), tile
    TokenReturned,      // seat (whose token), space
    TokenRemoved,       // seat (who removes), other (whose token), space
    WillSkip,           // seat
    PitEntered,         // seat, space
    SpecialUsed,        // seat, a: lord
    AdventurerMoved,    // seat, from, space, a: Adventurer
    AdventurerEscaped,  // seat, other (whose Portal), space, a: Adventurer
    AdventurerKilled,   // seat (who killed it), other (whose it was), space, a: Adventurer
    StoogesConverted,   // seat (whose Stooges), space, a: how many
    Furious,            // seat, space
    Blasted,            // seat, from, a: direction
    DragonPlaced,       // space
    DragonGone,         // off the board
    StoogesSaved,       // seat, space, a: how many
    Fled,               // seat, from, space
    TreasureFound,      // space
    TreasureReturned,   // space
    TreasureHome,       // seat
    CreatureSummoned,   // seat, space, a: Creature
    CreatureMoved,      // seat, from, space, a: Creature
    CreatureDied,       // seat (whose), space, a: Creature, b: why (Loss)
    PlayerDefeated,     // seat
    CoinShown,          // seat, space where it was stored, coin: at the end, each in its order
    CoinsRevealed,      // seat, a: their sum (at the end)
    PrizeWon,           // seat, a: prize, b: GP
    GameEnded,          // a: Ending
  };
  enum Loss : std::uint8_t { Combat, Trap, Sacrifice, Pit, Token, Blast, Fury, Dragon, Defeat };
  enum Gain : std::uint8_t { Corridor, SameType, Throne, Monster, Adventurer };

  Type type{};
  std::uint8_t seat = kNone, other = kNone;
  std::uint8_t space = kNone, from = kNone;
  std::uint8_t tile = kNone;  // an index into Content::kinds
  std::uint8_t coin = 0;      // its value
  std::uint8_t a = 0, b = 0, c = 0;
  std::uint16_t gp = 0;
  Seats knows = {};    // who may see what is secret in it: the value of a coin, a tile with hidden projects
  Seats learned = {};  // who saw something new
};

}  // namespace uc::digger
