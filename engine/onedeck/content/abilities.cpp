// Effects that are used: skills, potions, Basic Skills and talents of mode `skill`.
#include <utility>

#include "effects.hpp"

namespace uc::onedeck::reading {

namespace {

constexpr std::string_view kTargets[] = {"self", "partner", "chosen"};
constexpr std::string_view kModes[] = {"all", "any", "exactly"};
constexpr std::string_view kCosts[] = {"free", "dice", "mana", "potion", "passive"};
constexpr std::string_view kMoments[] = {"combat", "peril", "turn_start", "lethal", "before_encounter"};
constexpr std::uint8_t kMomentBits[] = {where::kCombat | where::kBoss, where::kPeril, where::kTurnStart, where::kLethal,
                                        where::kBefore};  // OD-11.2
constexpr std::string_view kOptionColor = "option_color";

constexpr int kAll = 255;      // as many as fit
constexpr int kMostPaid = 6;   // dice of one cost
constexpr int kMostMana = 20;  // of one cost
constexpr int kMostSteps = 8;  // of one branch
constexpr int kMostBranches = 8;

// --- one step ---------------------------------------------------------------------------------------------------------

Target read_target(DocReader& effect, Place place) {
  std::optional<DocReader> field = effect.optional("target");
  const Target target = field ? static_cast<Target>(field->choice(kTargets)) : Target::Self;
  // OD-11.5: a potion acts on the hero that the party names; a skill has a user.
  if ((target == Target::Chosen) != (place == Place::Potion)) {
    const std::string message =
        place == Place::Potion ? "should be chosen, for a potion" : "cannot be chosen, for a skill";
    if (field) field->fail(message);
    else effect.fail("target " + message);
  }
  return target;
}

Filter read_filter(DocReader field) {
  check_members(field, {"color", "not_color", "values", "just_gained"});
  Filter filter;
  if (std::optional<DocReader> color = field.optional("color")) filter.colors = bit(index(read_color(*color)));
  if (std::optional<DocReader> color = field.optional("not_color")) {
    filter.colors = static_cast<std::uint8_t>(filter.colors & ~bit(index(read_color(*color))));
    if (filter.colors == 0) color->fail("leaves no colour that fits");
  }
  if (std::optional<DocReader> values = field.optional("values")) filter.values = read_values(*values);
  if (std::optional<DocReader> gained = field.optional("just_gained")) filter.just_gained = gained->boolean();
  return filter;
}

// `null` means: as many as fit.
std::uint8_t read_max(const DocReader& field, int min) {
  return field.is_null() ? std::uint8_t{kAll} : number(field, min, kMaxDice);
}

GainedDie read_gained(DocReader die) {
  check_members(die, {"color", "value", "use"});
  GainedDie gained{read_color(die.member("color")), number(die.member("value"), 1, kFaces),
                   static_cast<Use>(die.member("use").choice(kUseNames))};
  if (gained.use == Use::ManaOnly && gained.color != Color::Magic && gained.color != Color::Heroic) {
    die.member("use").fail("should not be mana_only: no die of this colour pays mana");
  }
  return gained;
}

void read_gain(DocReader& from, Effect& effect) {
  DocReader dice = from.member("dice");
  const std::size_t count = size_between(dice, 1, kMaxGained, "dice");
  for (std::size_t i = 0; i < count && !dice.failed(); ++i) effect.dice[i] = read_gained(dice.item(i));
  effect.gained = static_cast<std::uint8_t>(count);
}

void read_roll(DocReader& from, Effect& effect) {
  DocReader dice = from.member("dice");
  check_members(dice, {"strength", "agility", "magic", "heroic", kOptionColor});
  int total = 0;
  for (std::size_t color = 0; color < kColors; ++color) {
    if (std::optional<DocReader> count = dice.optional(kColorNames[color])) {
      total += effect.roll[color] = number(*count, 1, kMost);
    }
  }
  if (std::optional<DocReader> count = dice.optional(kOptionColor))
    total += effect.roll_option = number(*count, 1, kMost);
  if (total == 0) dice.fail("should name at least one die");
}

void read_reroll(DocReader& from, Effect& effect) {
  effect.mode = static_cast<RerollMode>(from.member("mode").choice(kModes));
  DocReader most = from.member("max_dice");
  effect.filter = read_filter(from.member("filter"));
  switch (effect.mode) {
    case RerollMode::All:
      effect.max = kAll;
      if (!most.is_null()) most.fail("should be null: all that fit are rolled");
      break;
    case RerollMode::Any:
      effect.min = 1;
      effect.max = read_max(most, 1);
      break;
    case RerollMode::Exactly: effect.min = effect.max = number(most, 1, kMaxDice); break;
  }
}

void read_recolor(DocReader& from, Effect& effect) {
  effect.from = read_color(from.member("from"));
  effect.to = read_color(from.member("to"));
  if (effect.from == effect.to) from.member("to").fail("should be another colour than from");
  effect.filter.colors = bit(index(effect.from));
  effect.min = number(from.member("min_dice"), 1, kMaxDice);
  effect.max = read_max(from.member("max_dice"), effect.min);
}

void read_exchange(DocReader& from, Effect& effect) {
  DocReader discard = from.member("discard");
  check_members(discard, {"value", "min", "max"});
  effect.discard_value = number(discard.member("value"), 1, kFaces);
  effect.filter.values = bit(effect.discard_value);
  effect.min = number(discard.member("min"), 1, kMaxDice);
  effect.max = read_max(discard.member("max"), effect.min);
  effect.gained = 1;
  effect.dice[0] = read_gained(from.member("gain_each"));
}

void read_prevent(DocReader& from, Effect& effect) {
  effect.prevent_damage = number(from.member("damage"), 0, kMost);
  effect.prevent_time = number(from.member("time"), 0, kMost);
  effect.prevent_boss = number(from.member("boss_damage"), 0, kMost);
  if (effect.prevent_damage + effect.prevent_time + effect.prevent_boss == 0) from.fail("prevents nothing");
}

void read_heal(DocReader& from, Effect& effect) {
  const BySide amount = read_by_side(from.member("amount"), 1, kMost);
  effect.amount = amount.one;
  effect.amount_two = amount.two;
  if (std::optional<DocReader> more = from.optional("amount_at_turn_start")) {
    effect.amount_turn_start = number(*more, 1, kMost);
  }
}

Effect read_step(DocReader from, Kind kind, Place place) {
  Effect effect;
  if (kind != Kind::Prevent && kind != Kind::SkipEncounter) effect.target = read_target(from, place);
  switch (kind) {
    case Kind::Gain:
      effect.kind = EffectKind::Gain;
      read_gain(from, effect);
      break;
    case Kind::Roll:
      effect.kind = EffectKind::Roll;
      read_roll(from, effect);
      break;
    case Kind::Increase:
      effect.kind = EffectKind::Increase;
      effect.amount = number(from.member("by"), 1, kFaces - 1);
      effect.min = 1;
      effect.max = read_max(from.member("max_dice"), 1);
      effect.filter = read_filter(from.member("filter"));
      break;
    case Kind::SetValue:
      effect.kind = EffectKind::SetValue;
      effect.amount = number(from.member("value"), 1, kFaces);
      effect.min = number(from.member("min_dice"), 1, kMaxDice);
      effect.max = read_max(from.member("max_dice"), effect.min);
      effect.filter = read_filter(from.member("filter"));
      break;
    case Kind::SetByValue:
      effect.kind = EffectKind::SetByValue;
      effect.amount = number(from.member("to"), 1, kFaces);
      effect.min = 1;
      effect.max = read_max(from.member("max_dice"), 1);
      break;
    case Kind::Reroll:
      effect.kind = EffectKind::Reroll;
      read_reroll(from, effect);
      break;
    case Kind::Recolor:
      effect.kind = EffectKind::Recolor;
      read_recolor(from, effect);
      break;
    case Kind::Exchange:
      effect.kind = EffectKind::Exchange;
      read_exchange(from, effect);
      break;
    case Kind::Prevent:
      effect.kind = EffectKind::Prevent;
      read_prevent(from, effect);
      break;
    case Kind::Heal:
      effect.kind = EffectKind::Heal;
      read_heal(from, effect);
      break;
    default:
      effect.kind = EffectKind::SkipEncounter;
      effect.amount = number(from.member("time"), 0, kMost);
      break;
  }
  return effect;
}

// --- branches ---------------------------------------------------------------------------------------------------------

struct PlacedStep {
  Effect effect;
  DocReader place;  // for a fault that only the whole ability shows
};
using Steps = std::vector<PlacedStep>;
using Branches = std::vector<Steps>;

Branches read_branches(DocReader from, Place place, int depth);

// Each branch so far goes on with each branch of the step.
Branches followed_by(const Branches& before, const Branches& step) {
  Branches both;
  for (const Steps& first : before) {
    for (const Steps& second : step) {
      both.push_back(first);
      for (const PlacedStep& next : second) both.back().push_back(next);
    }
  }
  return both;
}

Branches read_sequence(DocReader steps, Place place, int depth) {
  Branches branches(1);
  const std::size_t count = size_between(steps, 1, kMostSteps, "steps");
  for (std::size_t i = 0; i < count && !steps.failed(); ++i) {
    branches = followed_by(branches, read_branches(steps.item(i), place, depth));
    if (branches.size() > kMostBranches) steps.fail("allows more than " + std::to_string(kMostBranches) + " choices");
  }
  return branches;
}

Branches read_choice(DocReader options, Place place, int depth) {
  Branches branches;
  const std::size_t count = size_between(options, 2, kMostBranches, "options");
  for (std::size_t i = 0; i < count && !options.failed(); ++i) {
    for (const Steps& steps : read_branches(options.item(i), place, depth)) branches.push_back(steps);
    if (branches.size() > kMostBranches) options.fail("allows more than " + std::to_string(kMostBranches) + " choices");
  }
  return branches;
}

Branches read_branches(DocReader from, Place place, int depth) {
  constexpr int kDeepest = 4;
  if (depth > kDeepest) from.fail("is nested too deeply");
  const Kind kind = read_kind(from, place);
  if (from.failed()) return {};
  if (kind == Kind::Sequence) return read_sequence(from.member("steps"), place, depth + 1);
  if (kind == Kind::Choice) return read_choice(from.member("options"), place, depth + 1);
  return {{{read_step(from, kind, place), from}}};
}

void check_steps(const Steps& steps, const Ability& ability) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Effect& effect = steps[i].effect;
    DocReader place = steps[i].place;
    if (effect.filter.just_gained &&
        (i == 0 || steps[i - 1].effect.kind != EffectKind::Gain || steps[i - 1].effect.target != effect.target)) {
      place.member("filter").member("just_gained").fail("should follow a step that gives dice to the same hero");
    }
    if (effect.roll_option > 0 && (ability.use_in & where::kCombat) != 0) {
      place.member("dice")
          .member(kOptionColor)
          .fail("has no meaning in a combat: it is the colour of a peril's option");
    }
    const bool skips = effect.kind == EffectKind::SkipEncounter;
    if (skips ? ability.use_in != where::kBefore : (ability.use_in & where::kBefore) != 0) {  // OD-7.2, OD-11.6
      place.member("kind").fail("skip_encounter and use_in before_encounter belong together");
    }
    if (skips && steps.size() > 1) place.fail("should be the only step");
    const bool at_turn_start = (ability.use_in & where::kTurnStart) != 0;
    if ((effect.amount_turn_start > 0) != at_turn_start) {
      place.fail(at_turn_start ? "should be a heal with amount_at_turn_start: use_in names turn_start"
                               : "should have no amount_at_turn_start: use_in does not name turn_start");
    }
  }
  if (steps.size() > kMostSteps) {
    DocReader(steps.back().place).fail("makes more than " + std::to_string(kMostSteps) + " steps");
  }
}

void add_branches(const Branches& branches, Ability& ability, Content& content) {
  for (const Steps& steps : branches) {
    check_steps(steps, ability);
    ability.branches.push_back(
        {static_cast<std::uint16_t>(content.effects.size()), static_cast<std::uint8_t>(steps.size())});
    for (const PlacedStep& step : steps) content.effects.push_back(step.effect);
  }
}

// --- costs and moments ------------------------------------------------------------------------------------------------

bool may_cost(Bearer bearer, CostKind cost) {
  switch (bearer) {
    case Bearer::Potion: return cost == CostKind::Potion;
    case Bearer::Talent: return cost == CostKind::Free;  // OD-19.7
    case Bearer::Hero: return cost != CostKind::Potion;
    case Bearer::Card:
    case Bearer::BasicSkill: return cost != CostKind::Potion && cost != CostKind::Passive;
  }
  return false;
}

Cost read_cost(DocReader field, Bearer bearer) {
  DocReader kind = field.member("kind");
  Cost cost{static_cast<CostKind>(kind.choice(kCosts)), {}, 0};
  if (!may_cost(bearer, cost.kind)) kind.fail("is no cost that can stand here");
  switch (cost.kind) {
    case CostKind::Free:
    case CostKind::Passive: check_members(field, {"kind"}); break;
    case CostKind::Dice:
      check_members(field, {"kind", "color", "count"});
      cost.color = read_color(field.member("color"));
      cost.amount = number(field.member("count"), 1, kMostPaid);
      break;
    case CostKind::Mana:
      check_members(field, {"kind", "color", "value"});
      expect_text(field.member("color"), kColorNames[index(Color::Magic)]);  // OD-11.3
      cost.color = Color::Magic;
      cost.amount = number(field.member("value"), 1, kMostMana);
      break;
    case CostKind::Potion:
      check_members(field, {"kind", "tokens"});
      expect_number(field.member("tokens"), 1);  // OD-11.5
      cost.amount = 1;
      break;
  }
  return cost;
}

std::uint8_t read_moments(DocReader list, const Ability& ability) {
  const std::size_t known = ability.cost.kind == CostKind::Potion ? std::size(kMoments) : 2;
  const std::uint8_t named = read_set(list, Names(kMoments, known));
  if (named == 0 && !ability.is_passive()) list.fail("should name where it can be used");
  std::uint8_t moments = 0;
  for (std::size_t i = 0; i < std::size(kMoments); ++i) {
    if ((named & bit(static_cast<int>(i))) != 0) moments |= kMomentBits[i];
  }
  return moments;
}

}  // namespace

BySide read_by_side(DocReader field, int min, int max) {
  if (field.doc() == nullptr || !field.doc()->is_object()) {
    const std::uint8_t both = number(field, min, max);
    return {both, both};
  }
  check_members(field, {"1p", "2p"});
  return {number(field.member("1p"), min, max), number(field.member("2p"), min, max)};
}

Ability read_ability(DocReader entry, Bearer bearer, std::string id, Content& content) {
  Ability ability;
  ability.id = std::move(id);
  ability.cost = read_cost(entry.member("cost"), bearer);
  ability.use_in = read_moments(entry.member("use_in"), ability);
  if (entry.failed() || ability.is_passive()) return ability;  // the gift of a passive skill is its side's
  const Place place = bearer == Bearer::Potion ? Place::Potion : Place::Skill;
  const Branches branches = read_branches(entry.member("effect"), place, 0);
  if (!entry.failed()) add_branches(branches, ability, content);
  return ability;
}

}  // namespace uc::onedeck::reading
