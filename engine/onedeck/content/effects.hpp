// How the effects of the file become numbers (docs/rules/onedeck.md, section 22).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "content.hpp"
#include "reading.hpp"

namespace uc::onedeck::reading {

// Every kind of effect that the file may name, in the order of kKinds in kinds.cpp.
enum class Kind : std::uint8_t {
  Sequence,
  Choice,
  Gain,
  Roll,
  Increase,
  SetValue,
  SetByValue,
  Reroll,
  Recolor,
  Exchange,
  Prevent,
  Heal,
  SkipEncounter,
  StoredDice,
  GambleRoll,
  PaidRoll,
  Trigger,
  AddDoorOnFlee,
  ArmorHalving,
  DamageToTime,
  AutoPrevent,
  HeroicCreationCost,
  NoLootIfUncovered,
  BeforeDamage,
  BeforeTime,
  BeforeItemToXp,
  OnRolledValues,
  XPerOpenDoor,
  TimePerSkill,
  TimeIfUncovered,
  ExtraTime,
  DoorLimit,
  ConsequenceTrigger,
  BoxesGainArmor,
  DecreaseRolled,
  ForbidDice,
  BossHeals,
  FirstCoverDiscards,
  XFromBossDamage,
  SetupXpCard,
  SetupPotions,
  SetupBasicSkill,
  HealthBonus,
  HealingBonus,
  SkillLimitBonus,
  PeekDoor,
  SkipTurnTime,
};

// Where an effect stands. Each kind makes sense in some of these only.
enum class Place : std::uint16_t {
  Skill = 1,
  Potion = 2,
  Special = 4,
  Floor = 8,
  BossAbility = 16,
  StartingPassive = 32,
  TalentPassive = 64,
  TalentSetup = 128,
  Feat = 256,
  Triggered = 512,
};

// Reads `kind`; a fault if there is no such kind, if it makes no sense here, or if the effect has a member that the
// kind does not know. A Sequence after a fault: it has no effect.
Kind read_kind(DocReader effect, Place place);

// Who brings an ability: this decides which costs and moments it may have.
enum class Bearer : std::uint8_t { Card, Hero, Potion, BasicSkill, Talent };

// `cost`, `use_in` and `effect` of an entry become an ability, its steps are appended to content.effects.
Ability read_ability(DocReader entry, Bearer bearer, std::string id, Content& content);

Standing read_standing(DocReader effect, Place place);
// Can both be in force at once and be added up without loss? The reason if not, else empty.
std::string_view conflict(const Standing& a, const Standing& b);
// What a special's `timing` should be.
std::string_view timing_of(Kind kind);

Gift read_gift(DocReader effect, Place place);
Feat read_feat(DocReader feat);

// A number, or one for each side: {"1p": n, "2p": n}.
struct BySide {
  std::uint8_t one = 0, two = 0;
};
BySide read_by_side(DocReader field, int min, int max);

}  // namespace uc::onedeck::reading
