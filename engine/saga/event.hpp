// What happens in Dungeon Saga, as plain data. docs/format/saga.md lists the documents that describe.cpp makes of them.
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "state.hpp"

namespace uc::saga {

struct Event {
  enum class Type : std::uint8_t {
    AreaRevealed,    // a: area; at once followed by what is in it
    ModelPlaced,     // model, figure, at, facing, a: Arrival
    BonesPlaced,     // at, a: how many lie there now
    BonesTaken,      // at, a: how many lie there now
    CardDrawn,       // card (secret), a: cards left in the pile
    RoundBegan,      // a: round
    TurnBegan,       // model (a hero)
    TurnSpoiled,     // model, a: 1 if it may act after all: the power token is off
    TurnEnded,       // model
    OverlordBegan,   // a: Commands
    OverlordEnded,   //
    Activated,       // model
    CardPlayed,      // card, a: Commands now, or models or castings it allows
    Passed,          // the interrupt window
    Stepped,         // model, from, at: one step, a passage through walls included
    Turned,          // model, facing
    Stopped,         // model: in an enemy's front arc
    BrokeAway,       // model, at: the declared square
    AttackBegan,     // model, thing, a: dice, b: defence dice, c: armour, d: Attack::Type
    DiceRolled,      // model, thing, a: 0 attack, 1 defence; faces
    AttackEnded,     // model, thing, a: hits
    DieRolled,       // model, a: face, b: Roll
    Wounded,         // model, a: wounds now, b: how many
    WoundPrevented,  // model, a: Prevented
    Healed,          // model, a: wounds now
    ModelRemoved,    // model, figure, at, a: Removal
    ObjectsDropped,  // model, at
    ObjectsTaken,    // model, at
    SpellCast,       // model, a: spell, thing or at, b: crystal or kNone
    SpellRecharged,  // a: spell, b: counter now
    EffectLaid,      // model, a: source
    EffectEnded,     // model, a: source
    Exhausted,       // model
    FeatUsed,        // model, a: feat
    ItemUsed,        // model, a: item, thing
    ItemGained,      // model, a: item, b: 1 if it was lost for want of room
    ObjectGained,    // model, a: object
    TradeProposed,   // model, thing (a hero), a: given, b: taken
    TradeRefused,    // model, thing
    Traded,          // model, thing, a: given, b: taken
    WardReduced,     // model, thing, a: power now
    Opened,          // model or kNone, thing
    Destroyed,       // model, thing: a weak point
    RuleUsed,        // model or kNone, a: rule
    FlagSet,         // a: flag
    CounterChanged,  // a: counter, b: now
    HeroExited,      // model, at
    BlockTurned,     // a: block, b: Quarter
    Collapsed,       // a: columns or rows up to this one
    RoundEnded,      // a: round
    GameEnded,       // a: winner (0 the Overlord, 1 the heroes), b: Ending
  };
  enum Arrival : std::uint8_t { Setup, Revealed, Raised, Summoned };
  enum Removal : std::uint8_t { ToBones, Gone, Incapacitated, Devoured, Buried };
  enum Prevented : std::uint8_t { Potion, Immunity, Regeneration };
  enum Roll : std::uint8_t { Regenerate, Recover, Token, Crystal, Junction };

  Type type{};
  std::uint8_t model = kNone, thing = kNone;
  std::uint8_t figure = kNone;         // of the model
  std::uint8_t target_figure = kNone;  // of the thing, if it is a model
  Square at = kNowhere, from = kNowhere;
  Facing facing{};
  std::uint8_t card = kNone;
  std::uint8_t a = 0, b = 0, c = 0, d = 0;
  std::array<std::uint8_t, 6> faces{};
  Seats knows = {};    // who may see what is secret in it: a card
  Seats learned = {};  // who saw something new
};

}  // namespace uc::saga
