// Effects that change what a model is, while they last or always.
#include "effects.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kMost = 9;  // of an amount that no other limit bounds
constexpr int kFaces = 6;
constexpr unsigned kWhenBits[] = {when::kFight, when::kShoot, when::kMagic, when::kLock, when::kDefence, when::kAll};

std::int8_t small(DocReader field, int min, int max) { return static_cast<std::int8_t>(field.integer(min, max)); }

// A change by a number that is not 0.
std::int8_t read_delta(DocReader& effect, int min) {
  DocReader field = effect.member("delta");
  const std::int8_t delta = small(field, min, kMost);
  if (delta == 0) field.fail("should not be 0: it would change nothing");
  return delta;
}

// Bonus dice that count only under a condition: it fixes for which dice, and that they always do.
void read_conditional_dice(DocReader& effect, std::size_t kind, Modifiers& modifiers) {
  DocReader field = effect.member("condition");
  const std::size_t condition = choose(field, kConditionNames);
  const bool outnumbered = condition == 0;
  if (condition > 1) return field.fail("should be outnumbered or minor_spell for dice");
  const std::size_t wanted = outnumbered ? 0 : 2;
  if (kind != wanted)
    effect.member("when").fail("should be " + std::string(kWhenNames[wanted]) + " with this condition");
  expect_text(effect.member("duration"), "always");
  (outnumbered ? modifiers.fight_outnumbered : modifiers.minor_magic) = small(effect.member("delta"), 1, kMost);
}

void read_dice(DocReader& effect, Modifiers& modifiers) {
  const std::size_t kind = choose(effect.member("when"), kWhenNames);
  if (effect.optional("condition")) return read_conditional_dice(effect, kind, modifiers);
  const std::int8_t delta = read_delta(effect, -kMost);
  if (delta < 0 && kind == 2) effect.member("delta").fail("no penalty ever applies to Magic Attacks: DS-11.8");
  for (std::size_t bit = 0; bit < modifiers.dice.size(); ++bit) {
    if ((kWhenBits[kind] >> bit & 1U) == 0) continue;
    auto& sum = delta < 0 ? modifiers.penalties[bit] : modifiers.dice[bit];
    sum = static_cast<std::int8_t>(sum + (delta < 0 ? -delta : delta));
  }
}

void read_ignored_armour(DocReader& effect, Modifiers& modifiers) {
  DocReader field = effect.member("when");
  const std::size_t kind = choose(field, kWhenNames);
  if (kind >= modifiers.ignore_armour.size())
    return field.fail("should be attack_fight, attack_shoot or attack_magic for this effect");
  modifiers.ignore_armour[kind] = small(effect.member("amount"), 1, kMost);
}

}  // namespace

bool read_modifier(DocReader& effect, Word word, Modifiers& modifiers) {
  switch (word) {
    case Word::Armour: modifiers.armour = read_delta(effect, -kMost); return true;
    case Word::Dice: read_dice(effect, modifiers); return true;
    case Word::IgnoreArmour: read_ignored_armour(effect, modifiers); return true;
    case Word::Movement: modifiers.movement = read_delta(effect, -kMost); return true;
    case Word::NoMove: modifiers.no_move = true; return true;
    case Word::Immune:
      expect_text(effect.member("target"), "self");
      modifiers.immune = true;
      return true;
    case Word::DestroyBones: modifiers.destroy_bones = true; return true;
    case Word::Tough: modifiers.tough = read_faces(effect.member("round_on")); return true;
    case Word::IgnoreOutnumbered: modifiers.ignore_outnumbered = true; return true;
    case Word::IgnoreFurniturePenalty: modifiers.ignore_furniture = true; return true;
    case Word::ShootEngaged: modifiers.shoot_engaged = small(effect.member("max"), 1, kMost); return true;
    case Word::BreakAwayGuard: modifiers.break_guard = read_delta(effect, 0); return true;
    case Word::AuraDefence: modifiers.aura_defence = read_delta(effect, 0); return true;
    case Word::CrippledAt: modifiers.crippled_at = read_delta(effect, 0); return true;
    case Word::CrystalBestOf: modifiers.crystal_dice = small(effect.member("dice"), 2, kFaces); return true;
    case Word::WardPower: modifiers.ward_power = read_delta(effect, 0); return true;
    default: return false;
  }
}

Duration read_duration(DocReader& effect, Word word) {
  if (word == Word::SkipRoll) return Duration::Adventure;  // until it is rolled for
  std::optional<DocReader> field = effect.optional("duration");
  return field ? static_cast<Duration>(choose(*field, kDurationNames)) : Duration::Always;
}

Modifiers read_modifiers(DocReader list, Place place) {
  Modifiers sum;
  const std::size_t count = size_between(list, 1, kMost, "effects");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader effect = list.item(i);
    Modifiers one;
    const Word word = read_word(effect, place);
    if (effect.failed()) break;
    read_modifier(effect, word, one);
    if (read_duration(effect, word) != Duration::Always)
      effect.member("duration").fail("should be always: it is never used up");
    sum.add(one);
  }
  return sum;
}

}  // namespace uc::saga::reading
