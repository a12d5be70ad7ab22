// The effects of abilities, feats, skills, spells and items, read into what the rules do with them (DS-18.1).
#pragma once

#include "parts.hpp"

namespace uc::saga::reading {

// The words of `op`, in the order of the vocabulary.
enum class Word : std::uint8_t {
  MagicAttack,
  Armour,
  Dice,
  IgnoreArmour,
  Movement,
  BonusMove,
  NoMove,
  ReduceWard,
  OpenLock,
  GainCrystal,
  Heal,
  PreventWound,
  Immune,
  Exhaust,
  Summon,
  PlaceBonePile,
  Animate,
  SkipRoll,
  FightEach,
  FightOne,
  ChainFight,
  ShootTimes,
  ShootOne,
  CastMany,
  Devour,
  Horde,
  Regeneration,
  WalkThroughWalls,
  Ethereal,
  Tough,
  Wounds,
  Spellcaster,
  Large,
  DestroyBones,
  IgnoreOutnumbered,
  IgnoreFurniturePenalty,
  ShootEngaged,
  BreakAwayGuard,
  AuraDefence,
  CrippledAt,
  CrystalBestOf,
  WardPower,
};

// Where an effect stands, as bits.
enum class Place : std::uint8_t { Ability = 1, Feat = 2, Skill = 4, Spell = 8, Worn = 16, Used = 32, Reaction = 64 };

extern const Names kDurationNames;
extern const Names kWhenNames;
extern const Names kConditionNames;
Names op_names();

// words.cpp: the word of an effect, which must make sense in this place and have exactly its members.
Word read_word(DocReader& effect, Place place);
Targeting read_targeting(DocReader targeting);

// modifiers.cpp: one effect that changes what a model is; false if it is none of these.
bool read_modifier(DocReader& effect, Word word, Modifiers& modifiers);
// How long it lasts: always where the word has no duration.
Duration read_duration(DocReader& effect, Word word);

// deeds.cpp: one effect that does something at once.
Effect read_deed(DocReader& effect, Word word, const Content& content);

// All effects of a feat, a spell or an item that is used. What lasts becomes one source of that id.
struct Deeds {
  std::vector<Effect> effects;
  std::uint8_t source = kNone;
};
Deeds read_deeds(DocReader list, Place place, const std::string& id, Content& content);
// All effects of a skill or of an item that always works.
Modifiers read_modifiers(DocReader list, Place place);

}  // namespace uc::saga::reading
