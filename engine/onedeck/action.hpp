// The actions of One Deck Dungeon, packed into 64 bits. docs/notation/onedeck.md shows them as text.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"
#include "onedeck/content/content.hpp"

namespace uc::onedeck {

enum class Kind : std::uint8_t {
  None,  // so that no action has the bits 0
  // choices, in the order of the decision points OD-D2 to OD-D26
  Specialise,    // specialise survival       a: group
  TakeBasic,     // basic basic_strike        a: index into basic_skills
  Heal,          // heal A                    a: hero; at turn start and when lethal
  Foresight,     // foresight A               a: hero
  GoOn,          // go
  Descend,       // descend
  Stay,          // stay
  Explore,       // explore
  Enter,         // enter 2                   a: door
  Peek,          // peek 2                    a: door
  No,            // no
  Face,          // face
  Flee,          // flee
  AddDoor,       // add
  Pairs,         // pairs AC 1                a: mask of the first pair, b: its card of the stack; boss: pairs AC
  Invisibility,  // invisible
  Fight,         // fight
  Hurt,          // hurt A                    a: hero (Flames)
  LoseItem,      // lose A goblin_1           a: hero, b: card
  Option,        // option a                  a: 0 or 1
  Feat,          // feat A 2                  a: hero of the encounter, b: dice, or the option of a paid roll from 1
  NoMoreFeats,   // ready
  DropRolled,    // drop 3                    a: value
  Bonus,         // bonus 2 0                 a: dice of the first hero, b: of the second
  TakeFirst,     // first B                   a: hero of the encounter
  Cover,         // cover 3 S4 H2             dice, a: box
  MakeHeroic,    // make A S4 A2              dice, a: owner (hero of the encounter)
  DiscardDie,    // discard S4                dice
  UseSkill,      // use A haste M3            dice, a: hero of the encounter, b: slot, c: branch
  UsePotion,     // potion clarity A          a: hero of the encounter, b: potion, c: branch
  Finish,        // finish
  PickValue,     // value 3                   a: value
  PickDie,       // pick S4                   a: code of the die
  Done,          // done
  ExtraDamage,   // extra A                   a: hero of the encounter
  StairsDamage,  // stairs A, stairs AC       a: mask of heroes
  GiveUp,        // give-up
  LootXp,        // loot xp                   c: which card
  LootItem,      // loot item A goblin_1      a: hero, b: replaced card + 1 or 0, c: which card
  LootSkill,     // loot skill A goblin_1     the same
  LootPotion,    // loot potion               c: which card
  LevelUp,       // level 4 2                 lanterns
  BuyPotion,     // brew 3 2                  lanterns
  Stop,          // stop
  // outcomes of chance
  Shuffle,  // shuffle
  Card,     // card goblin_1                    a: card
  Rolled,   // roll 1 3 3 6                     faces
};

// The low six bits are the kind; what follows depends on it. Unused bits are zero.
constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & 63U); }
constexpr Action pack(Kind kind, std::uint64_t rest = 0) { return {static_cast<std::uint64_t>(kind) | rest << 6U}; }
constexpr std::uint64_t rest_of(Action action) { return action.bits >> 6U; }

// Three small numbers of eight bits, and above them a set of dice: bit i is die i of State::pool. Of equal dice the
// first are named, so a multiset of dice has one set of bits.
struct Numbers {
  int a = 0, b = 0, c = 0;
  std::uint32_t dice = 0;
};
constexpr Action pack(Kind kind, const Numbers& n) {
  return pack(kind, static_cast<std::uint64_t>(n.a) | static_cast<std::uint64_t>(n.b) << 8U |
                        static_cast<std::uint64_t>(n.c) << 16U | static_cast<std::uint64_t>(n.dice) << 24U);
}
constexpr Numbers numbers_of(Action action) {
  const std::uint64_t rest = rest_of(action);
  return {static_cast<int>(rest & 255U), static_cast<int>(rest >> 8U & 255U), static_cast<int>(rest >> 16U & 255U),
          static_cast<std::uint32_t>(rest >> 24U)};
}

// LevelUp and BuyPotion: how many cards of each number of lanterns are spent, seven bits each.
inline constexpr unsigned kLanternBits = 7;
constexpr int lanterns_spent(Action action, int lanterns) {
  return static_cast<int>(rest_of(action) >> (kLanternBits * static_cast<unsigned>(lanterns - 1)) & 127U);
}
constexpr std::uint64_t spend_lanterns(int lanterns, int cards) {
  return static_cast<std::uint64_t>(cards) << (kLanternBits * static_cast<unsigned>(lanterns - 1));
}

// Rolled: how many dice show each face, four bits each.
constexpr int rolled_count(Action action, int face) {
  return static_cast<int>(rest_of(action) >> (4U * static_cast<unsigned>(face - 1)) & 15U);
}
constexpr std::uint64_t rolled_bits(int face, int count) {
  return static_cast<std::uint64_t>(count) << (4U * static_cast<unsigned>(face - 1));
}

}  // namespace uc::onedeck
