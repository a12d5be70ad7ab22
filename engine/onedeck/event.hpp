// What happens in One Deck Dungeon, as plain data. docs/format/onedeck.md lists the documents that view.cpp makes of
// them. Everything is public (OD-H5).
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "state.hpp"

namespace uc::onedeck {

struct Event {
  enum class Type : std::uint8_t {
    Specialised,    // seat, a: group
    BasicTaken,     // seat, a: index into basic_skills
    XpDrawn,        // card: the deck's top card becomes experience in setup
    PotionsGained,  // a: tokens, b: now
    FloorBegan,     // a: floor
    TurnBegan,
    ForesightUsed,  // seat
    TimeLost,       // a: how much, b: why (Why)
    CardDiscarded,  // card: from the top of the deck
    StairsToken,    // a: tokens that now lie on the Stairs (after the third: 0 and damage follows)
    StairsRevealed,
    StairsStruck,   // a: mask of heroes
    Damaged,        // seat, a: how much, b: damage now, c: health
    Healed,         // seat, a: how much, b: damage now
    DieStored,      // seat, a: stored now; b: 1 if it is owed (OD-17.2)
    Explored,       // a: doors placed
    DoorAdded,      // seat, a: door (Stealth)
    DoorOpened,     // a: door, b: which card of it, card
    DoorPeeked,     // seat, a: door, b: which card of it, card
    Fled,           // a: door
    PairsFormed,    // a: mask of the first pair, card: what they face
    Faced,          // a: mask of heroes, card
    Skipped,        // card: Invisibility
    ItemDrained,    // seat, card
    OptionChosen,   // card, a: option
    FeatUsed,       // seat, a: dice, or the option of a paid roll from 1
    DiceRolled,     // seat, dice
    DiceDropped,    // seat, dice, a: why (Drop): dice that the roll itself takes away
    DiceLowered,    // seat, dice: as they are now
    BoxesActive,    // a: X
    BoxCovered,     // a: box, dice
    BoxStruck,      // a: box, dice: the Lich's first placement
    HeroicMade,     // seat, dice: spent, a: value
    DieDiscarded,   // seat, dice
    SkillUsed,      // seat, a: ability, b: branch, dice: paid
    PotionUsed,     // seat, a: ability, b: tokens left
    DiceGained,     // seat, dice
    DieChanged,     // seat, dice: before and after
    DieExchanged,   // seat, dice: given back
    Prevented,      // a: damage, b: time; what counts now
    Consequences,   // a: damage, b: time, on uncovered boxes; c: damage that a trigger of the dungeon adds
    Softened,       // a: damage prevented, b: damage turned into time (Armor, Kiting)
    LethalMoment,   // a: mask of lethal heroes, b: potions needed
    Looted,         // card, seat, a: form (Form), b: replaced card
    CardEscaped,    // card: goes to the discard pile (OD-18.2)
    LevelReached,   // a: level
    LanternsSpent,  // a: lanterns, b: cards
    Descended,      // a: floor that begins; 4: the boss
    BossRoundBegan,
    BossHealed,   // a: how much, b: damage now
    BossDamaged,  // a: how much, b: damage now, c: health
    GameWon,
    GameLost,  // a: 1 if the party gave up
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
  enum Drop : std::uint8_t { ByFeat, ByRule };
  enum Form : std::uint8_t { Xp, Item, Skill, PotionForm };

  Type type{};
  std::uint8_t seat = kNone;
  std::uint8_t card = kNone;
  std::uint8_t a = 0, b = 0, c = 0;
  Seats learned = {};  // who saw something new: everybody, when a card is turned or dice are rolled
  Dice dice = {};
};

}  // namespace uc::onedeck
