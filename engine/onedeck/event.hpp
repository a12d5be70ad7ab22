// What happens in One Deck Dungeon, as plain data. docs/format/onedeck.md lists the documents that describe.cpp makes
// of them. Everything is public (OD-H5).
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "state.hpp"

namespace uc::onedeck {

struct Event {
  enum class Type : std::uint8_t {
    Specialised,  // seat
    BasicTaken,   // seat
    XpDrawn,      // card: the deck's top card becomes experience in setup
    PotionsGained,
    FloorBegan,
    TurnBegan,
    ForesightUsed,  // seat
    TimeLost,
    CardDiscarded,  // card: from the top of the deck
    StairsToken,
    StairsRevealed,
    StairsStruck,
    Damaged,    // seat
    Healed,     // seat
    DieStored,  // seat
    Explored,
    DoorAdded,   // Stealth
    DoorOpened,  // card
    DoorPeeked,  // card
    Fled,
    PairsFormed,   // card: what they face
    Faced,         // card
    Skipped,       // card: Invisibility
    ItemDrained,   // seat, card
    OptionChosen,  // card
    FeatUsed,      // seat
    DiceLifted,    // seat, dice: to be rolled again
    DiceRolled,    // seat, dice
    DiceDropped,   // seat, dice: the roll itself takes them away
    DiceLowered,   // seat, dice: as they are now, and before
    BoxesActive,
    BoxCovered,    // dice, of both heroes
    BoxStruck,     // dice, of both heroes: the Lich's first placement
    HeroicMade,    // seat, dice, of both heroes: spent
    DieDiscarded,  // seat, dice
    SkillUsed,     // seat, dice: paid
    PotionUsed,    // seat
    DiceGained,    // seat, dice
    DieChanged,    // seat, dice: before and after
    DieExchanged,  // seat, dice: given back
    DiceReturned,  // seat, dice: the encounter is over
    Prevented,     // what counts now
    Consequences,
    Softened,  // Armor, Kiting
    LethalMoment,
    Looted,       // card, seat
    CardEscaped,  // card: goes to the discard pile (OD-18.2)
    LevelReached,
    LanternsSpent,
    Descended,
    BossRoundBegan,
    BossHealed,
    BossDamaged,
    GameWon,
    GameLost,
  };
  enum Why : std::uint8_t {
    Turn,
    Floor,
    Exploring,
    Frost,
    OptionCost,
    FeatCost,
    Split,
    Fade,
    Uncovered,
    Undying,
    Invisible
  };
  enum Harm : std::uint8_t { ByUncovered, ByFlames, ByFeat, ByStairs };
  enum Drop : std::uint8_t { DroppedByFeat, DroppedByRule };
  enum Form : std::uint8_t { Xp, Item, Skill, PotionForm };

  Type type{};
  std::uint8_t seat = kNone;
  std::uint8_t card = kNone;
  packed::Bytes<5> about = {};  // the record of its type, below
  Seats learned = {};           // who saw something new: everybody, when a card is turned or dice are rolled
  Dice dice = {};
  Dice before = {};
  std::uint8_t heroes[kPair] = {kNone, kNone};  // whose dice, where they may be of both
};

// --- what they say besides seat, card and dice -----------------------------------------------------------------------

namespace told {

struct Group {
  Field<"group", Of::Group> group;
};
struct BasicSkill {
  Field<"ability", Of::BasicSkill> skill;
};
struct Potions {
  Field<"tokens"> tokens;
  Field<"now"> now;
};
struct Floor {  // 4: the boss
  Field<"floor"> floor;
};
struct Tokens {  // on the Stairs; after the last one 0, and damage follows
  Field<"tokens"> tokens;
};
struct Seats {
  Field<"seats", Of::Heroes> seats;
};
struct Damage {
  Field<"damage"> damage;
  Field<"now"> now;
  Field<"health"> health;
};
struct Wound {
  Field<"damage"> damage;
  Field<"now"> now;
  Field<"health"> health;
  Field<"why", Of::Harm> why;
};
struct Healing {
  Field<"damage"> damage;
  Field<"now"> now;
};
struct Store {
  Field<"stored"> stored;
  Field<"owed", Of::Flag> owed{};  // OD-17.2
};
struct NewDoors {
  Field<"doors"> doors;
  Field<"places", Of::Places> places;
};
struct Door {
  Field<"door", Of::Door> door;
};
struct Skip {
  Field<"tokens"> tokens;  // left
};
struct Option {
  Field<"option", Of::Option> option;
};
struct Feat {  // dice, or which roll is paid for, from 1
  Field<"number"> number;
};
struct Drop {
  Field<"why", Of::Drop> why;
};
struct Active {
  Field<"x"> x;
};
struct Box {
  Field<"box", Of::Box> box;
};
struct Value {
  Field<"value"> value;
};
struct Skill {
  Field<"ability", Of::Ability> ability;
  Field<"branch", Of::Nth> branch;
};
struct Potion {
  Field<"ability", Of::Ability> ability;
  Field<"tokens"> tokens;  // left
};
struct Prevention {
  Field<"damage"> damage;
  Field<"time"> time;
};
struct Consequences {  // on uncovered boxes, which they are, and what a trigger of the dungeon adds
  Field<"damage"> damage;
  Field<"time"> time;
  Field<"added"> added;
  Field<"boxes", Of::Boxes, 16> boxes;
};
struct Softening {
  Field<"prevented"> prevented;
  Field<"to_time"> to_time;
};
struct Lethal {
  Field<"seats", Of::Heroes> seats;
  Field<"potions"> potions;  // needed
};
struct Loot {
  Field<"form", Of::Form> form;
  Field<"replaced", Of::Card> replaced;  // kNone: no card
};
struct Level {
  Field<"level"> level;
};
struct Lanterns {
  Field<"lanterns"> lanterns;
  Field<"cards"> cards;
};
struct Defeat {
  Field<"gave_up", Of::Flag> gave_up;
};

}  // namespace told

struct EventWords
    : packed::Vocabulary<
          Event::Type, Of, Says<Event::Type::Specialised, told::Group>, Says<Event::Type::BasicTaken, told::BasicSkill>,
          Says<Event::Type::PotionsGained, told::Potions>, Says<Event::Type::FloorBegan, told::Floor>,
          Says<Event::Type::TimeLost, TimeLoss>, Says<Event::Type::StairsToken, told::Tokens>,
          Says<Event::Type::StairsStruck, told::Seats>, Says<Event::Type::Damaged, told::Wound>,
          Says<Event::Type::Healed, told::Healing>, Says<Event::Type::DieStored, told::Store>,
          Says<Event::Type::Explored, told::NewDoors>, Says<Event::Type::DoorAdded, told::Door>,
          Says<Event::Type::DoorOpened, CardOfDoor>, Says<Event::Type::DoorPeeked, CardOfDoor>,
          Says<Event::Type::Fled, told::Door>, Says<Event::Type::PairsFormed, told::Seats>,
          Says<Event::Type::Faced, told::Seats>, Says<Event::Type::Skipped, told::Skip>,
          Says<Event::Type::OptionChosen, told::Option>, Says<Event::Type::FeatUsed, told::Feat>,
          Says<Event::Type::DiceDropped, told::Drop>, Says<Event::Type::BoxesActive, told::Active>,
          Says<Event::Type::BoxCovered, told::Box>, Says<Event::Type::BoxStruck, told::Box>,
          Says<Event::Type::HeroicMade, told::Value>, Says<Event::Type::SkillUsed, told::Skill>,
          Says<Event::Type::PotionUsed, told::Potion>, Says<Event::Type::Prevented, told::Prevention>,
          Says<Event::Type::Consequences, told::Consequences>, Says<Event::Type::Softened, told::Softening>,
          Says<Event::Type::LethalMoment, told::Lethal>, Says<Event::Type::Looted, told::Loot>,
          Says<Event::Type::LevelReached, told::Level>, Says<Event::Type::LanternsSpent, told::Lanterns>,
          Says<Event::Type::Descended, told::Floor>, Says<Event::Type::BossHealed, told::Healing>,
          Says<Event::Type::BossDamaged, told::Damage>, Says<Event::Type::GameLost, told::Defeat>> {};

// about<Event::Type::TimeLost>(event).time
template <Event::Type kType>
constexpr EventWords::Record<kType> about(const Event& event) {
  return event.about.as<EventWords::Record<kType>>();
}

}  // namespace uc::onedeck
