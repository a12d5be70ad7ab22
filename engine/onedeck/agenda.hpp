// What is to be done in a game of One Deck Dungeon: the steps, and what each of them is about.
#pragma once

#include <cstdint>

#include "core/agenda.hpp"
#include "meaning.hpp"

namespace uc::onedeck {

// The agenda of a game holds what must be done, the next thing last. The position rests where the next thing is a
// question to the players, a matter of chance, or the end.
enum class Step : std::uint8_t {
  Over,
  // questions: each is a decision point of the rules
  AskSpecialisation,  // OD-D2
  AskBasicSkill,      // OD-D2
  AskTurnStart,       // OD-D3
  AskDescendNow,      // OD-D4
  AskAct,             // OD-D5
  AskPeek,            // OD-D6
  AskFace,            // OD-D7
  AskAddDoor,         // OD-D8
  AskPairs,           // OD-D9
  AskInvisibility,    // OD-D10
  AskFlames,          // OD-D11
  AskDrain,           // OD-D12
  AskOption,          // OD-D13
  AskFeat,            // OD-D14
  AskFeatDiscard,     // OD-D15
  AskBonus,           // OD-D16
  AskShortage,        // OD-D17
  AskDice,            // OD-D18
  AskValue,           // OD-D19: the value of set_by_value
  AskPick,            // OD-D19: a die
  AskExtraDamage,     // OD-D20
  AskStairs,          // OD-D21
  AskLethal,          // OD-D22
  AskLoot,            // OD-D23
  AskLevel,           // OD-D24
  AskDescend,         // OD-D25
  AskBossPairs,       // OD-D26
  // chance
  Shuffle,   // OD-2.3: nothing is drawn yet, so there is one outcome
  DrawTime,  // the deck's top card goes to the discard pile
  DrawXp,    // … becomes experience
  DrawDoor,  // a card of a door that is opened
  DrawPeek,  // … that a hero looks behind
  RollDice,  // the next group of `to_roll`
  // what happens by itself
  NextSpecialisation,
  SetupTalents,
  SetupGrade,
  FloorStart,
  FloorStarted,
  TurnStart,
  TimePasses,
  TimePassed,
  Act,
  PlaceDoors,
  Explored,
  Planning,
  Opened,
  EndTurn,
  Encounter,
  BeginLoss,
  LoseTime,
  CheckLethal,
  ShareDamage,
  PaidRoll,
  GambleRule,   // OD-8.7 (1)
  RollTime,     // OD-8.7 (2)
  RollSettled,  // OD-8.7 (3), (4)
  EffectStep,   // the next step of the ability in use
  EffectDone,
  Loot,
  Level,
  BossRound,
};
inline constexpr int kQuestions = static_cast<int>(Step::Shuffle);

// The course of an encounter (OD-7.1) and of a boss round (OD-16.2), which begins at Bonus.
enum class EncounterStep : std::uint8_t {
  Invisibility,
  Before,
  Option,
  Feats,
  Bonus,
  Shortage,
  Roll,
  Boxes,
  Dice,
  Consequences,
  Undying,
  BossDamage,
  Leave,
};

struct HerosTurn {  // this hero is asked
  Field<"hero", Of::Hero> hero;
};
struct AtDoor {
  Field<"door", Of::Door> door;
};
struct CardOfDoor {
  Field<"door", Of::Door> door;
  Field<"place", Of::Nth> place;
};
struct Damage {
  Field<"damage"> damage;
};
struct Time {
  Field<"time"> time;
};
struct TimeLoss {
  Field<"time"> time;
  Field<"why", Of::Why> why;
};
struct ItemsToLose {
  Field<"items"> items;
};
struct DiceToDiscard {
  Field<"dice"> dice;
  Field<"hero", Of::Fighter> who;
};
struct OneColor {
  Field<"color", Of::Color> color;
};
struct CardsToDraw {
  Field<"cards"> cards;
};
struct HeroesAsked {
  Field<"asked"> heroes;
};
struct TalentStage {  // two for each hero
  Field<"stage"> stage;
};
struct StairsBefore {  // were they visible before the loss of time?
  Field<"stairs_visible", Of::Flag> visible;
};
struct DoorsPeeked {
  Field<"hero", Of::Hero> hero{};
  Field<"peeked"> doors{};
};
struct PaidFeat {
  Field<"hero", Of::Fighter> who;
  Field<"option", Of::Nth> option;
};
struct EncounterPart {
  Field<"part", Of::Part> part;
};
struct ShortageFrom {  // EncounterStep::Shortage, at which no position rests: the first colour to look at
  Field<"part", Of::Part> part;
  Field<"color", Of::Color> color;
};

using packed::Says;
struct Steps
    : packed::Vocabulary<Step, Of, Says<Step::AskSpecialisation, HerosTurn>, Says<Step::AskBasicSkill, HerosTurn>,
                         Says<Step::AskPeek, HerosTurn>, Says<Step::AskFace, AtDoor>, Says<Step::AskAddDoor, HerosTurn>,
                         Says<Step::AskFlames, Damage>, Says<Step::AskDrain, ItemsToLose>,
                         Says<Step::AskFeatDiscard, DiceToDiscard>, Says<Step::AskShortage, OneColor>,
                         Says<Step::AskExtraDamage, Damage>, Says<Step::DrawXp, CardsToDraw>,
                         Says<Step::DrawDoor, CardOfDoor>, Says<Step::DrawPeek, CardOfDoor>,
                         Says<Step::NextSpecialisation, HeroesAsked>, Says<Step::SetupTalents, TalentStage>,
                         Says<Step::FloorStarted, StairsBefore>, Says<Step::TimePassed, StairsBefore>,
                         Says<Step::Planning, DoorsPeeked>, Says<Step::Opened, AtDoor>,
                         Says<Step::Encounter, EncounterPart>, Says<Step::BeginLoss, TimeLoss>,
                         Says<Step::LoseTime, Time>, Says<Step::ShareDamage, Damage>, Says<Step::PaidRoll, PaidFeat>> {
};

using Task = TaskOf<Step, 2>;
inline constexpr int kMaxAgenda = 20;

}  // namespace uc::onedeck
