// The closed list of effects: their names and members, and where each makes sense.
#include <algorithm>
#include <iterator>

#include "core/text.hpp"
#include "effects.hpp"

namespace uc::saga::reading {

namespace {

constexpr std::string_view kDurations[] = {"instant", "turn", "round", "next_round", "adventure", "always"};
constexpr std::string_view kWhens[] = {"attack_fight", "attack_shoot", "attack_magic", "attack_lock", "defence", "all"};
constexpr std::string_view kConditions[] = {"outnumbered", "minor_spell", "target_wounded"};
constexpr std::string_view kSides[] = {"enemy", "friend", "any"};
constexpr std::string_view kKinds[] = {"model", "minion", "hero", "boss", "ward", "bone_pile", "square", "self"};
constexpr std::string_view kCounts[] = {"one", "each_in_range", "blast"};

constexpr unsigned of(Place place) { return static_cast<unsigned>(place); }
constexpr unsigned kKept = of(Place::Skill) | of(Place::Worn);
constexpr unsigned kDone = of(Place::Feat) | of(Place::Spell) | of(Place::Used);

struct KnownOp {
  std::string_view name;
  unsigned places;
  std::string_view members;  // beside `op`; separated by spaces, with ? where it may be missing
};

constexpr KnownOp kKnown[] = {
    {"magic_attack", of(Place::Spell) | of(Place::Feat), "dice targeting?"},
    {"armour", kKept | kDone, "delta duration"},
    {"dice", kKept | kDone, "delta when duration condition?"},
    {"ignore_armour", kKept, "amount when"},
    {"movement", kKept | kDone, "delta duration"},
    {"bonus_move", of(Place::Spell), "squares"},
    {"no_move", kDone, "duration"},
    {"reduce_ward", of(Place::Spell) | of(Place::Used), "amount"},
    {"open_lock", of(Place::Used), ""},
    {"gain_crystal", of(Place::Spell), "table"},
    {"heal", of(Place::Spell) | of(Place::Used), "amount"},
    {"prevent_wound", of(Place::Reaction), ""},
    {"immune", of(Place::Feat) | of(Place::Used), "duration target"},
    {"exhaust", of(Place::Feat), "who"},
    {"summon", of(Place::Spell), "minion where limit condition?"},
    {"place_bone_pile", of(Place::Spell), ""},
    {"animate", of(Place::Spell) | of(Place::Feat), "count minions?"},
    {"skip_roll", of(Place::Spell), "ok_on"},
    {"fight_each", of(Place::Feat), "who dice attacker_modifiers locks"},
    {"fight_one", of(Place::Feat), "dice_bonus ignore_penalties"},
    {"chain_fight", of(Place::Feat), "max"},
    {"shoot_times", of(Place::Feat), "count move"},
    {"shoot_one", of(Place::Feat), "dice ignore_models ignore_furniture"},
    {"cast_many", of(Place::Feat), "class count ignore_recharge move"},
    {"devour", of(Place::Feat), "amount"},
    {"horde", of(Place::Ability), ""},
    {"regeneration", of(Place::Ability), "wound_on round_on"},
    {"walk_through_walls", of(Place::Ability), ""},
    {"ethereal", of(Place::Ability), ""},
    {"tough", of(Place::Ability) | kKept, "round_on"},
    {"wounds", of(Place::Ability), "total"},
    {"spellcaster", of(Place::Ability), ""},
    {"large", of(Place::Ability), ""},
    {"destroy_bones", kKept | kDone, "duration"},
    {"ignore_outnumbered", kKept, ""},
    {"ignore_furniture_penalty", kKept, ""},
    {"shoot_engaged", kKept, "max"},
    {"break_away_guard", kKept, "delta"},
    {"aura_defence", kKept, "delta"},
    {"crippled_at", kKept, "delta"},
    {"crystal_best_of", kKept, "dice"},
    {"ward_power", kKept, "delta"},
};
constexpr std::size_t kOps = std::size(kKnown);
static_assert(kOps == static_cast<std::size_t>(Word::WardPower) + 1);

constexpr auto kOpNames = [] {
  std::array<std::string_view, kOps> names{};
  for (std::size_t i = 0; i < kOps; ++i) names[i] = kKnown[i].name;
  return names;
}();

std::string_view name_of(Place place) {
  switch (place) {
    case Place::Ability: return "an ability";
    case Place::Feat: return "a feat";
    case Place::Skill: return "a skill";
    case Place::Spell: return "a spell";
    case Place::Worn: return "an item that always works";
    case Place::Used: return "an item that is used";
    case Place::Reaction: return "a reaction";
  }
  return "";
}

void check_op_members(DocReader& effect, const KnownOp& op) {
  for (std::string_view rest = op.members; !rest.empty();) {
    const std::string_view name = take_word(rest);
    if (!name.ends_with('?')) effect.member(name);
  }
  if (effect.failed()) return;
  for (const auto& [given, value] : effect.doc()->as_object()) {
    bool known = given == "op";
    for (std::string_view rest = op.members; !known && !rest.empty();) {
      std::string_view name = take_word(rest);
      if (name.ends_with('?')) name.remove_suffix(1);
      known = given == name;
    }
    if (!known) effect.member(given).fail("is no member of the effect " + std::string(op.name));
  }
}

}  // namespace

const Names kDurationNames = kDurations;
const Names kWhenNames = kWhens;
const Names kConditionNames = kConditions;
Names op_names() { return kOpNames; }

Word read_word(DocReader& effect, Place place) {
  DocReader field = effect.member("op");
  const std::string given = field.text();
  if (effect.failed()) return {};
  const auto* const found =
      std::find_if(std::begin(kKnown), std::end(kKnown), [&](const KnownOp& op) { return op.name == given; });
  if (found == std::end(kKnown)) {
    field.fail("there is no effect called " + shortened(given));
    return {};
  }
  if ((found->places & of(place)) == 0) {
    field.fail(given + " makes no sense as the effect of " + std::string(name_of(place)));
    return {};
  }
  check_op_members(effect, *found);
  return static_cast<Word>(found - std::begin(kKnown));
}

Targeting read_targeting(DocReader targeting) {
  check_members(targeting, {"side", "kind", "range", "los", "count"});
  Targeting read;
  read.side = static_cast<Side>(targeting.member("side").choice(kSides));
  read.kind = static_cast<TargetKind>(targeting.member("kind").choice(kKinds));
  read.range = read_range(targeting.member("range"));
  read.los = targeting.member("los").boolean();
  read.count = static_cast<Count>(targeting.member("count").choice(kCounts));
  // DS-11.6: range Caster means the caster itself.
  if ((read.range == Range::Caster) != (read.kind == TargetKind::Self))
    targeting.member("range").fail("should be caster exactly where the target is the caster itself");
  if ((read.count == Count::Blast) && read.kind != TargetKind::Square)
    targeting.member("count").fail("a blast needs a square as its target");
  const bool models = read.kind == TargetKind::Model || read.kind == TargetKind::Minion ||
                      read.kind == TargetKind::Hero || read.kind == TargetKind::Boss;
  if (read.count == Count::EachInRange && !models)
    targeting.member("count").fail("each_in_range makes sense only for models");
  return read;
}

}  // namespace uc::saga::reading
