// The list of all kinds of effect: their names, where they make sense, and which members they have.
#include <algorithm>
#include <iterator>

#include "core/shorten.hpp"
#include "effects.hpp"

namespace uc::onedeck::reading {

namespace {

constexpr unsigned of(Place place) { return static_cast<unsigned>(place); }
constexpr unsigned kUsed = of(Place::Skill) | of(Place::Potion);
constexpr unsigned kFaced = of(Place::Special) | of(Place::Floor) | of(Place::BossAbility);
constexpr unsigned kOwned = of(Place::StartingPassive) | of(Place::TalentPassive);

struct KnownKind {
  std::string_view name;
  unsigned places;
  std::string_view members;  // separated by spaces; ? marks one that may be left out
};

// A standing of a special is in force together with those of the floors. What could then not be added up (lowering of
// dice, time for rolled values) is kept to one of the two; read_standing sees to the time.
constexpr KnownKind kKinds[] = {
    {"sequence", kUsed | kFaced | kOwned | of(Place::TalentSetup), "steps"},
    {"choice", kUsed, "options"},
    {"gain", kUsed, "target? dice"},
    {"roll", kUsed, "target? dice"},
    {"increase", kUsed, "target? by max_dice filter"},
    {"set_value", kUsed, "target? value min_dice max_dice filter"},
    {"set_by_value", kUsed, "target? to max_dice"},
    {"reroll", kUsed, "target? mode max_dice filter"},
    {"recolor", kUsed, "target? from to min_dice max_dice"},
    {"exchange", kUsed, "target? discard gain_each"},
    {"prevent", kUsed, "damage time boss_damage"},
    {"heal", kUsed | of(Place::Triggered), "target? amount amount_at_turn_start?"},
    {"skip_encounter", of(Place::Potion), "time"},
    {"stored_dice", of(Place::Feat), "store use"},
    {"gamble_roll", of(Place::Feat), "min_dice max_dice on_value damage time"},
    {"paid_roll", of(Place::Feat), "options"},
    {"trigger", kOwned, "on do"},
    {"add_door_on_flee", kOwned, "doors optional"},
    {"armor_halving", of(Place::StartingPassive), "per_damage prevent exclusive"},
    {"damage_to_time", of(Place::StartingPassive), "if_damage_equals time contexts"},
    {"auto_prevent", of(Place::StartingPassive), "damage contexts"},
    {"heroic_creation_cost", kFaced, "dice"},
    {"no_loot_if_uncovered", of(Place::Special), "boxes card_goes_to"},
    {"before_damage", of(Place::Special), "damage target?"},
    {"before_time", of(Place::Special), "time"},
    {"before_item_to_xp", of(Place::Special), "items"},
    {"on_rolled_values", kFaced, "values time_each discard"},
    {"x_per_open_door", of(Place::Special), "times"},
    {"time_per_skill", of(Place::Special) | of(Place::Floor), "time"},
    {"time_if_uncovered", of(Place::Special) | of(Place::Floor), "boxes time"},
    {"extra_time", of(Place::Floor), "when time time_4p"},
    {"door_limit", of(Place::Floor), "doors"},
    {"consequence_trigger", of(Place::Floor), "if_time_at_least if_damage_at_least add_damage"},
    {"boxes_gain_armor", kFaced, "color"},
    {"decrease_rolled", of(Place::Floor) | of(Place::BossAbility), "color by min_value"},
    {"forbid_dice", of(Place::BossAbility), "color boxes"},
    {"boss_heals", of(Place::BossAbility), "per_uncovered amount when"},
    {"first_cover_discards", of(Place::BossAbility), "boxes"},
    {"x_from_boss_damage", of(Place::BossAbility), "times times_4p min"},
    {"setup_xp_card", of(Place::TalentSetup), "cards"},
    {"setup_potions", of(Place::TalentSetup), "tokens"},
    {"setup_basic_skill", of(Place::TalentSetup), "cards"},
    {"health_bonus", kOwned, "health"},
    {"healing_bonus", kOwned, "amount"},
    {"skill_limit_bonus", kOwned, "skills"},
    {"peek_door", kOwned, "on doors optional"},
    {"skip_turn_time", kOwned, "uses_per_floor optional"},
};
static_assert(std::size(kKinds) == static_cast<std::size_t>(Kind::SkipTurnTime) + 1);

std::string_view name_of(Place place) {
  switch (place) {
    case Place::Skill: return "a skill";
    case Place::Potion: return "a potion";
    case Place::Special: return "a special";
    case Place::Floor: return "a floor";
    case Place::BossAbility: return "a boss";
    case Place::StartingPassive: return "a starting skill that is always in force";
    case Place::TalentPassive: return "a talent that is always in force";
    case Place::TalentSetup: return "a talent that acts in setup";
    case Place::Feat: return "a feat";
    case Place::Triggered: return "a trigger";
  }
  return "";
}

// Walks through the members of a kind.
struct MemberList {
  std::string_view rest;

  bool next(std::string_view& name, bool& needed) {
    if (rest.empty()) return false;
    const std::size_t end = std::min(rest.find(' '), rest.size());
    name = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    needed = name.back() != '?';
    if (!needed) name.remove_suffix(1);
    return true;
  }
};

void check_effect_members(DocReader& effect, const KnownKind& kind) {
  std::string_view name;
  bool needed = false;
  for (MemberList list{kind.members}; list.next(name, needed);) {
    if (needed) effect.member(name);
  }
  for (const auto& [given, value] : effect.doc()->as_object()) {
    bool known = given == "kind";
    for (MemberList list{kind.members}; !known && list.next(name, needed);) known = given == name;
    if (!known) effect.member(given).fail("is no member of an effect of kind " + std::string(kind.name));
  }
}

}  // namespace

Kind read_kind(DocReader effect, Place place) {
  DocReader field = effect.member("kind");
  const std::string given = field.text();
  if (effect.failed()) return Kind::Sequence;
  for (std::size_t i = 0; i < std::size(kKinds); ++i) {
    if (kKinds[i].name != given) continue;
    if ((kKinds[i].places & of(place)) == 0) {
      field.fail(given + " makes no sense as the effect of " + std::string(name_of(place)));
    } else {
      check_effect_members(effect, kKinds[i]);
    }
    return effect.failed() ? Kind::Sequence : static_cast<Kind>(i);
  }
  field.fail("there is no kind of effect called " + shortened(given));
  return Kind::Sequence;
}

}  // namespace uc::onedeck::reading
