// What happens in Dungeon Saga, as plain data. docs/format/saga.md lists the documents that describe.cpp makes of them.
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "state.hpp"
#include "why.hpp"

namespace uc::saga {

struct Event {
  // Beside each type what it fills in; `Happenings` below says what else it tells.
  enum class Type : std::uint8_t {
    AreaRevealed,    // thing (the door); at once followed by what is in it
    ModelPlaced,     // model, figure, at, facing
    BonesPlaced,     // at
    BonesTaken,      // at
    CardDrawn,       // card (secret)
    RoundBegan,      //
    TurnBegan,       // model (a hero)
    TurnSpoiled,     // model: the power token is off
    TurnEnded,       // model
    OverlordBegan,   //
    OverlordEnded,   //
    Activated,       // model
    CardPlayed,      // card
    Passed,          // the interrupt window
    Stepped,         // model, from, at: one step, a passage through walls included
    Turned,          // model, facing
    Stopped,         // model: in an enemy's front arc
    BrokeAway,       // model, at: the declared square
    AttackBegan,     // model, thing, why
    DiceRolled,      // model, thing, faces
    AttackEnded,     // model, thing, faces (attack dice), against (defence dice), armour
    DieRolled,       // model or kNone
    Wounded,         // model
    WoundPrevented,  // model
    Healed,          // model
    ModelRemoved,    // model, figure, at
    ObjectsDropped,  // model, at
    ObjectsTaken,    // model, at
    SpellCast,       // model, thing or at
    SpellRecharged,  //
    EffectLaid,      // model
    EffectEnded,     // model
    Exhausted,       // model
    FeatUsed,        // model
    ItemUsed,        // model, thing
    ItemGained,      // model
    ObjectGained,    // model
    TradeProposed,   // model, thing (a hero)
    TradeRefused,    // model, thing
    Traded,          // model, thing
    WardReduced,     // model, thing
    Opened,          // model or kNone, thing
    Destroyed,       // model, thing: a weak point
    RuleUsed,        // model or kNone
    FlagSet,         //
    CounterChanged,  //
    HeroExited,      // model, at
    BlockTurned,     //
    Collapsed,       //
    RoundEnded,      //
    GameEnded,       //
  };
  enum Arrival : std::uint8_t { Setup, Revealed, Raised, Summoned };
  enum Removal : std::uint8_t { ToBones, Gone, Incapacitated, Devoured, Buried };
  enum Prevented : std::uint8_t { Potion, Immunity, Regeneration };
  enum Roll : std::uint8_t { Regenerate, Recover, Token, Crystal, Junction };
  enum RollSide : std::uint8_t { OfAttack, OfDefence };

  Type type{};
  std::uint8_t model = kNone, thing = kNone;
  std::uint8_t figure = kNone;         // of the model
  std::uint8_t target_figure = kNone;  // of the thing, if it is a model
  Square at = kNowhere, from = kNowhere;
  Facing facing{};
  std::uint8_t card = kNone;
  std::array<std::uint8_t, 6> faces{}, against{};
  std::uint8_t armour = 0;
  std::uint32_t told = 0;  // what Happenings names
  Seats knows = {};        // who may see what is secret in it: a card
  Seats learned = {};      // who saw something new
  Whys why = {};           // what makes the numbers of an attack

  // What an event tells that is of a type with this record.
  template <class Record>
  constexpr Record as() const {
    return packed::read<Record>(told);
  }
};

// What events tell beside that, under the names that their documents have.
namespace tells {

struct Area {
  Field<"area", Of::Area> area;
};
struct Placed {
  Field<"why", Of::Arrival> why;
};
struct Bones {
  Field<"count"> count;  // that lie there now
};
struct Drawn {
  Field<"pile"> pile;  // cards left
};
struct Round {
  Field<"round"> round;
};
struct Spoiled {
  Field<"spoiled", Of::Flag> spoiled;
};
struct Commands {
  Field<"commands"> commands;
};
struct Played {
  Field<"gives"> gives;  // Commands now, or models or castings that it allows
};
struct Attack {
  Field<"kind", Of::AttackType> kind;
  Field<"dice"> dice;
  Field<"defence"> defence;
  Field<"armour"> armour;
};
struct Rolled {
  Field<"side", Of::RollSide> side;
};
struct Hits {
  Field<"hits"> hits;
};
struct Die {
  Field<"face"> face;
  Field<"why", Of::Roll> why;
};
struct Wounded {
  Field<"by"> by;
  Field<"wounds"> wounds;  // now
};
struct Prevented {
  Field<"why", Of::Prevented> why;
};
struct Healed {
  Field<"wounds"> wounds;  // now
};
struct Removed {
  Field<"why", Of::Removal> why;
};
struct Cast {
  Field<"spell", Of::Spell> spell;
  Field<"crystal", Of::Kept> crystal;
};
struct Recharged {
  Field<"spell", Of::Spell> spell;
  Field<"recharge"> recharge;  // now
};
struct Effect {
  Field<"effect", Of::Source> effect;
};
struct Feat {
  Field<"feat", Of::Feat> feat;
};
struct Item {
  Field<"item", Of::Item> item;
};
struct Gained {
  Field<"item", Of::Item> item;
  Field<"lost", Of::Flag> lost;  // for want of room
};
struct Object {
  Field<"object", Of::Object> object;
};
struct Trade {
  Field<"given", Of::Kept> given;
  Field<"taken", Of::Kept> taken;
};
struct Power {
  Field<"power"> power;  // now
};
struct Rule {
  Field<"rule", Of::Rule> rule;
};
struct Flag {
  Field<"flag", Of::AdventureFlag> flag;
};
struct Counter {
  Field<"counter", Of::AdventureCounter> counter;
  Field<"value"> value;  // now
};
struct Block {
  Field<"centre", Of::Block> block;
  Field<"way", Of::Quarter> way;
};
struct Collapse {
  Field<"up_to"> up_to;  // columns or rows
};
struct Ended {
  Field<"winner", Of::Side> winner;
  Field<"why", Of::Ending> why;
};

}  // namespace tells

using Happenings = packed::Vocabulary<
    Event::Type, Of,  //
    packed::Says<Event::Type::AreaRevealed, tells::Area>, packed::Says<Event::Type::ModelPlaced, tells::Placed>,
    packed::Says<Event::Type::BonesPlaced, tells::Bones>, packed::Says<Event::Type::BonesTaken, tells::Bones>,
    packed::Says<Event::Type::CardDrawn, tells::Drawn>, packed::Says<Event::Type::RoundBegan, tells::Round>,
    packed::Says<Event::Type::TurnSpoiled, tells::Spoiled>, packed::Says<Event::Type::OverlordBegan, tells::Commands>,
    packed::Says<Event::Type::CardPlayed, tells::Played>, packed::Says<Event::Type::AttackBegan, tells::Attack>,
    packed::Says<Event::Type::DiceRolled, tells::Rolled>, packed::Says<Event::Type::AttackEnded, tells::Hits>,
    packed::Says<Event::Type::DieRolled, tells::Die>, packed::Says<Event::Type::Wounded, tells::Wounded>,
    packed::Says<Event::Type::WoundPrevented, tells::Prevented>, packed::Says<Event::Type::Healed, tells::Healed>,
    packed::Says<Event::Type::ModelRemoved, tells::Removed>, packed::Says<Event::Type::SpellCast, tells::Cast>,
    packed::Says<Event::Type::SpellRecharged, tells::Recharged>, packed::Says<Event::Type::EffectLaid, tells::Effect>,
    packed::Says<Event::Type::EffectEnded, tells::Effect>, packed::Says<Event::Type::FeatUsed, tells::Feat>,
    packed::Says<Event::Type::ItemUsed, tells::Item>, packed::Says<Event::Type::ItemGained, tells::Gained>,
    packed::Says<Event::Type::ObjectGained, tells::Object>, packed::Says<Event::Type::TradeProposed, tells::Trade>,
    packed::Says<Event::Type::Traded, tells::Trade>, packed::Says<Event::Type::WardReduced, tells::Power>,
    packed::Says<Event::Type::RuleUsed, tells::Rule>, packed::Says<Event::Type::FlagSet, tells::Flag>,
    packed::Says<Event::Type::CounterChanged, tells::Counter>, packed::Says<Event::Type::BlockTurned, tells::Block>,
    packed::Says<Event::Type::Collapsed, tells::Collapse>, packed::Says<Event::Type::RoundEnded, tells::Round>,
    packed::Says<Event::Type::GameEnded, tells::Ended>>;

}  // namespace uc::saga
