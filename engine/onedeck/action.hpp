// The actions of One Deck Dungeon, packed into 64 bits. docs/notation/onedeck.md shows them as text.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "meaning.hpp"
#include "onedeck/content/content.hpp"

namespace uc::onedeck {

enum class Kind : std::uint8_t {
  None,  // so that no action has the bits 0
  // choices, in the order of the decision points OD-D2 to OD-D26
  Specialise,
  TakeBasic,
  Heal,  // at turn start and when lethal
  Foresight,
  GoOn,
  Descend,
  Stay,
  Explore,
  Enter,
  Peek,
  No,
  Face,
  Flee,
  AddDoor,
  Pairs,
  Invisibility,
  Fight,
  Hurt,  // Flames
  LoseItem,
  Option,
  Feat,
  NoMoreFeats,
  DropRolled,
  Bonus,
  TakeFirst,
  Cover,
  MakeHeroic,
  DiscardDie,
  UseSkill,
  UsePotion,
  Finish,
  PickValue,
  PickDie,
  Done,
  ExtraDamage,
  StairsDamage,
  GiveUp,
  LootXp,
  LootItem,
  LootSkill,
  LootPotion,
  LevelUp,
  BuyPotion,
  Stop,
  // outcomes of chance
  Shuffle,
  Card,
  Rolled,
};

// --- what they say beside their kind ---------------------------------------------------------------------------------

struct OneGroup {
  Field<"group", Of::Group> group;
};
struct OneBasicSkill {
  Field<"skill", Of::BasicSkill> skill;
};
struct OneHero {
  Field<"hero", Of::Hero> hero;
};
struct OneFighter {
  Field<"hero", Of::Fighter> who;
};
struct OneDoor {
  Field<"door", Of::Door> door;
};
struct OneOption {
  Field<"option", Of::Option> option;
};
struct OneFace {
  Field<"face", Of::Face> face;
};
struct OneCard {
  Field<"card", Of::Card> card;
};
struct SomeHeroes {
  Field<"heroes", Of::Heroes> heroes;
};
struct FirstPair {
  Field<"heroes", Of::Pair> heroes;
  Field<"card", Of::FacedCard> card{};  // the boss has none
};
struct LostItem {
  Field<"hero", Of::Hero> hero;
  Field<"item", Of::Card> item;
};
struct UsedFeat {
  Field<"hero", Of::Fighter> who;
  Field<"number", Of::Feat> number;
};
struct SharedBonus {
  Field<"first", Of::Bonus> first;
  Field<"second", Of::Bonus> second;
};
struct CoveredBox {
  Field<"box", Of::Box> box;
  Field<"dice", Of::Dice, 32, 16> dice;
};
struct MadeHeroic {
  Field<"hero", Of::Fighter> owner;
  Field<"dice", Of::Dice, 32, 16> dice;
};
struct DiscardedDie {
  Field<"dice", Of::OneDie, 32, 24> dice;
};
struct UsedSkill {
  Field<"hero", Of::Fighter> who;
  Field<"skill", Of::Slot> slot;
  Field<"branch", Of::Branch> branch{};
  Field<"paid", Of::Payment, 32> paid{};
};
struct UsedPotion {
  Field<"hero", Of::Fighter> who;
  Field<"potion", Of::Potion> potion;
  Field<"branch", Of::Branch> branch{};
};
struct PickedDie {
  Field<"die", Of::Die> die;
};
struct LootLeft {  // as experience or as a potion
  Field<"which", Of::LootCard, 8, 16> which{};
};
struct LootTaken {  // by a hero, as an item or as a skill
  Field<"hero", Of::Hero> hero;
  Field<"replaced", Of::Replaced> replaced{};
  Field<"which", Of::LootCard> which{};
};

using LanternRow = packed::Row<7, kMaxLanterns>;  // place 0: cards with one lantern
using FaceRow = packed::Row<4, kFaces>;           // place 0: dice that show a one
struct SpentLanterns {
  Field<"cards", Of::Lanterns, LanternRow::bits> cards;
};
struct RolledFaces {
  Field<"faces", Of::Faces, FaceRow::bits> faces;
};

using packed::Says;
struct Actions
    : packed::Vocabulary<
          Kind, Of, Says<Kind::Specialise, OneGroup>, Says<Kind::TakeBasic, OneBasicSkill>, Says<Kind::Heal, OneHero>,
          Says<Kind::Foresight, OneHero>, Says<Kind::Enter, OneDoor>, Says<Kind::Peek, OneDoor>,
          Says<Kind::Pairs, FirstPair>, Says<Kind::Hurt, OneHero>, Says<Kind::LoseItem, LostItem>,
          Says<Kind::Option, OneOption>, Says<Kind::Feat, UsedFeat>, Says<Kind::DropRolled, OneFace>,
          Says<Kind::Bonus, SharedBonus>, Says<Kind::TakeFirst, OneFighter>, Says<Kind::Cover, CoveredBox>,
          Says<Kind::MakeHeroic, MadeHeroic>, Says<Kind::DiscardDie, DiscardedDie>, Says<Kind::UseSkill, UsedSkill>,
          Says<Kind::UsePotion, UsedPotion>, Says<Kind::PickValue, OneFace>, Says<Kind::PickDie, PickedDie>,
          Says<Kind::ExtraDamage, OneFighter>, Says<Kind::StairsDamage, SomeHeroes>, Says<Kind::LootXp, LootLeft>,
          Says<Kind::LootItem, LootTaken>, Says<Kind::LootSkill, LootTaken>, Says<Kind::LootPotion, LootLeft>,
          Says<Kind::LevelUp, SpentLanterns>, Says<Kind::BuyPotion, SpentLanterns>, Says<Kind::Card, OneCard>,
          Says<Kind::Rolled, RolledFaces>> {};

// --- packing ---------------------------------------------------------------------------------------------------------

// The low six bits are the kind; what it says lies above. Unused bits are zero.
inline constexpr unsigned kKindBits = 6;
constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & ((1U << kKindBits) - 1)); }
constexpr std::uint64_t rest_of(Action action) { return action.bits >> kKindBits; }

constexpr Action pack_bits(Kind kind, std::uint64_t rest) {
  return {static_cast<std::uint64_t>(kind) | rest << kKindBits};
}

constexpr Action pack(Kind kind) { return pack_bits(kind, 0); }
// Of kinds that say the same; the record must be theirs.
template <class Record>
constexpr Action pack(Kind kind, const Record& about) {
  return pack_bits(kind, packed::pack(about));
}
// pack<Kind::Cover>({.box = 2, .dice = 1})
template <Kind kKind>
constexpr Action pack(const Actions::Record<kKind>& about) {
  return pack(kKind, about);
}

template <class Record>
constexpr Record read(Action action) {
  return packed::read<Record>(rest_of(action));
}
// about<Kind::Cover>(action).box
template <Kind kKind>
constexpr Actions::Record<kKind> about(Action action) {
  return read<Actions::Record<kKind>>(action);
}

// LevelUp and BuyPotion: how many cards with so many lanterns are spent.
constexpr int lanterns_spent(Action action, int lanterns) { return LanternRow::get(rest_of(action), lanterns - 1); }
constexpr std::uint64_t spend_lanterns(int lanterns, int cards) {
  return LanternRow::put(lanterns - 1, static_cast<std::uint64_t>(cards));
}

// Rolled: how many dice show this face.
constexpr int rolled_count(Action action, int face) { return FaceRow::get(rest_of(action), face - 1); }
constexpr std::uint64_t rolled_bits(int face, int count) {
  return FaceRow::put(face - 1, static_cast<std::uint64_t>(count));
}

}  // namespace uc::onedeck
