// The position of One Deck Dungeon, as plain data. Nothing in it is secret: a card is drawn when somebody first sees
// it, so the deck and the unknown doors are a number of cards, out of those that nobody has seen (OD-H1, OD-H3).
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "agenda.hpp"
#include "onedeck/content/content.hpp"

namespace uc::onedeck {

// --- cards ------------------------------------------------------------------------------------------------------------

// A set of cards, up to two of a kind. Bit k of the first word: there is one of kind k; of the second: there are two.
struct CardSet {
  std::uint64_t one = 0, two = 0;

  constexpr int size() const { return std::popcount(one) + std::popcount(two); }
  constexpr bool empty() const { return one == 0; }
  constexpr int count(int kind) const { return static_cast<int>((one >> kind & 1U) + (two >> kind & 1U)); }
  constexpr void add(int kind) {
    const std::uint64_t bit = std::uint64_t{1} << kind;
    two |= one & bit;
    one |= bit;
  }
  constexpr void remove(int kind) {
    const std::uint64_t bit = std::uint64_t{1} << kind;
    one &= ~bit | two;
    two &= ~bit;
  }
};

// --- dice -------------------------------------------------------------------------------------------------------------

// A die of a pool in one byte. Sorted bytes are sorted dice: by owner, colour, value, restriction (OD-D28).
struct Die {
  std::uint8_t code = 0;

  static constexpr Die of(int owner, Color color, int value, Use use = Use::Any) {
    return {static_cast<std::uint8_t>(owner << 7 | index(color) << 5 | value << 2 | static_cast<int>(use))};
  }
  constexpr int owner() const { return code >> 7; }  // which hero of the encounter: 0 or 1
  constexpr Color color() const { return static_cast<Color>(code >> 5 & 3); }
  constexpr int value() const { return code >> 2 & 7; }
  constexpr Use use() const { return static_cast<Use>(code & 3); }
  constexpr Die showing(int value) const { return {static_cast<std::uint8_t>((code & 0xe3) | value << 2)}; }
  constexpr bool operator==(const Die&) const = default;
};

// Dice in order. Equal dice are interchangeable (OD-0.8), so equal sets of dice have equal bytes.
struct Dice {
  std::uint8_t count = 0;
  Die dice[kMaxDice] = {};

  constexpr void add(Die die) {
    int i = count++;
    for (; i > 0 && dice[i - 1].code > die.code; --i) dice[i] = dice[i - 1];
    dice[i] = die;
  }
  constexpr void remove_at(int i) {
    --count;
    for (; i < count; ++i) dice[i] = dice[i + 1];
    dice[count] = {};
  }
  constexpr int find(Die die) const {
    for (int i = 0; i < count; ++i) {
      if (dice[i] == die) return i;
    }
    return -1;
  }
  constexpr const Die* begin() const { return dice; }
  constexpr const Die* end() const { return dice + count; }
};

// --- the position -------------------------------------------------------------------------------------------------------

struct HeroState {
  std::uint16_t talents = 0;  // active, a bit each (OD-19.6)
  std::uint8_t damage = 0;
  std::uint8_t stored = 0;     // heroic dice on the hero card
  std::uint8_t owed = 0;       // stores to be made up when the dice return (OD-17.2)
  std::uint8_t group = kNone;  // the specialisation
  std::uint8_t basic = kNone;  // an index into basic_skills
  std::uint8_t foresight = 0;  // uses on this floor
  std::uint8_t item_count = 0;
  std::uint8_t skill_count = 0;
  std::uint8_t items[kMaxItems] = {};    // cards, rising
  std::uint8_t skills[kMaxSkills] = {};  // cards, rising
};

struct Door {
  enum class Is : std::uint8_t { None, Closed, Open };
  Is is{};
  std::uint8_t cards[kMaxCopies] = {kNone, kNone};  // kNone: nobody knows; the second only with four players (OD-20.3)
};

// The encounter or boss round that is being played.
struct Fight {
  std::uint32_t used[kPair] = {};  // abilities used, a bit for each slot of the hero (OD-11.1)
  std::uint16_t covered = 0;       // boxes, a bit each
  std::uint16_t struck = 0;        // Lich: boxes that had their first placement (OD-18.19)
  std::uint8_t card = kNone;       // kNone: no encounter, or the boss
  std::uint8_t heroes[kPair] = {kNone, kNone};
  std::uint8_t option = kNone;  // of a peril
  std::uint8_t x = 0;           // the number of X boxes
  std::uint8_t active = 0;      // the boxes are active (step 5 has passed)
  std::uint8_t prevent_damage = 0, prevent_time = 0;
  std::uint8_t feats = 0;  // a bit for each hero that used the feat
  std::uint8_t bonus = 0;  // bonus dice of the first hero
  std::uint8_t first = 0;  // a bit for each colour of which the second hero takes first (OD-8.4)
  std::uint8_t supply[kColors] = {};
  std::uint8_t to_roll[kPair][kUses][kColors] = {};
  std::uint8_t gamble = kNone;  // the roll event is this hero's Daring Gamble
  std::uint8_t spare[4] = {};   // no padding: equal positions have equal bytes
};

// The skill or potion whose effect is taking place.
struct Using {
  std::uint8_t ability = kNone;
  std::uint8_t branch = 0, step = 0;
  std::uint8_t user = 0, target = 0;  // heroes of the encounter
  std::uint8_t is_skill = 0;          // OD-18.5
  std::uint8_t picked = 0;            // dice chosen so far
  std::uint8_t value = 0;             // of set_by_value
  Die cursor;                         // no die before this one may be picked any more (OD-D28)
  Die gained[kMaxGained] = {};        // by the step before
  std::uint8_t gained_count = 0;
};

struct LaidDie {
  std::uint8_t box = 0;
  Die die;
};

enum class Ending : std::uint8_t { None, Won, Lost };

inline constexpr std::uint8_t kEscaped = 128;  // a bit of State::loot: the card goes to the discard pile (OD-18.2)
inline constexpr int kMaxDeck = kMaxCardKinds * kMaxCopies;

struct State {
  CardSet unseen;  // in the deck and behind unknown doors
  CardSet xp;
  CardSet removed;
  CardSet potion_cards;  // claimed as identified potions (OD-1.6)
  Fight fight;
  HeroState heroes[kMaxHeroes];
  Using use;
  Dice pool;
  Dice fresh;  // rolled or changed dice until the event or the choice is over
  LaidDie laid[kMaxDice] = {};
  std::uint8_t laid_count = 0;
  Task agenda[kMaxAgenda] = {};
  std::uint8_t agenda_count = 0;

  std::uint8_t deck = 0;    // cards
  std::uint8_t tokens = 0;  // on the Stairs
  std::uint8_t floor = 0;   // 1 to 3; 4: the boss
  std::uint8_t level = 1;
  std::uint8_t potions = 0;     // tokens
  std::uint8_t identified = 0;  // potions, a bit each
  std::uint8_t boss_damage = 0;
  std::uint8_t skip_time = 0;     // Foresight was used this turn
  std::uint8_t fresh_stairs = 0;  // the floor-start loss revealed the Stairs (OD-3.5)
  std::uint8_t facing = kNone;    // the door
  std::uint8_t loot[kMaxCopies] = {kNone, kNone};
  std::uint8_t next_card = kNone;                  // four players: what the second pair faces,
  std::uint8_t next_pair[kPair] = {kNone, kNone};  // and who they are
  Ending ending{};
  Door doors[kMaxDoors];
  std::uint8_t pile_count = 0;
  std::uint8_t pile[kMaxDeck] = {};  // the discard pile, the top card last (OD-H2)
  std::uint8_t spare[13] = {};

  const Task& next() const { return agenda[agenda_count - 1]; }
  bool in_boss_fight() const { return floor > kFloors; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024, "the figure promised in bench/");

}  // namespace uc::onedeck
