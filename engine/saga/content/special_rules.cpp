// Special rules of an adventure, and when it is won.
#include "special_rules.hpp"

namespace uc::saga::reading {

namespace {

constexpr std::string_view kTriggers[] = {"hero_action", "move_end", "object_destroyed", "end_of_round"};
constexpr std::string_view kRuleOps[] = {"set_flag",  "add_counter",  "deposit", "open_door",
                                         "exit_hero", "rotate_block", "collapse"};
constexpr std::string_view kConditions[] = {
    "door_opened",        "boss_incapacitated",       "flag",          "counter_at_least", "all_heroes_exited",
    "hero_incapacitated", "all_heroes_incapacitated", "pile_exhausted"};
constexpr std::string_view kQuarters[] = {"none", "cw", "ccw"};
constexpr std::string_view kAxes[] = {"x", "y"};
constexpr int kMostValue = 60;
constexpr int kMostConditions = 8;

constexpr unsigned kEvents = condition_bit(ConditionType::DoorOpened) |
                             condition_bit(ConditionType::BossIncapacitated) | condition_bit(ConditionType::Flag) |
                             condition_bit(ConditionType::CounterAtLeast);
constexpr unsigned kHeroesWin = kEvents | condition_bit(ConditionType::AllHeroesExited);
constexpr unsigned kOverlordWins =
    condition_bit(ConditionType::DoorOpened) | condition_bit(ConditionType::Flag) |
    condition_bit(ConditionType::CounterAtLeast) | condition_bit(ConditionType::HeroIncapacitated) |
    condition_bit(ConditionType::AllHeroesIncapacitated) | condition_bit(ConditionType::PileExhausted);

// The number of a flag or counter, which gets one where it is named first.
std::uint8_t number_of(DocReader field, Ids& names, int most) {
  const std::string name = field.text();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<std::uint8_t>(i);
  }
  if (names.size() == static_cast<std::size_t>(most))
    field.fail("is one too many: there may be " + std::to_string(most));
  return static_cast<std::uint8_t>(read_id(field, names).empty() ? 0 : names.size() - 1);
}
std::uint8_t flag(const DocReader& field, Plan& plan) { return number_of(field, plan.adventure.flags, kMaxFlags); }
std::uint8_t counter(const DocReader& field, Plan& plan) {
  return number_of(field, plan.adventure.counters, kMaxCounters);
}

std::uint8_t object(const DocReader& field, const Plan& plan) {
  return find_id(field, plan.content.objects, "quest object that is carried");
}

void read_hero_action(DocReader& trigger, Plan& plan, SpecialRule& rule) {
  check_members(trigger, {"on", "action", "object", "needs_object", "needs_total", "once_per"});
  expect_text(trigger.member("action"), "interact");
  DocReader thing = trigger.member("object");
  const std::string id = thing.text();
  for (std::size_t i = 0; i < plan.adventure.doors.size(); ++i) {
    if (plan.adventure.doors[i].id == id) rule.door = static_cast<std::uint8_t>(i);
  }
  for (std::size_t i = 0; i < plan.adventure.furniture.size(); ++i) {
    if (plan.adventure.furniture[i].id == id) rule.furniture = static_cast<std::uint8_t>(i);
  }
  if ((rule.door == kNone) == (rule.furniture == kNone)) thing.fail("should name one door or one piece of furniture");
  if (std::optional<DocReader> needs = trigger.optional("needs_object")) rule.needs_object = object(*needs, plan);
  if (std::optional<DocReader> total = trigger.optional("needs_total")) {
    check_members(*total, {"object", "value"});
    rule.needs_total_object = object(total->member("object"), plan);
    rule.needs_total = number(total->member("value"), 1, kMostValue);
  }
  if (std::optional<DocReader> once = trigger.optional("once_per")) {
    expect_text(*once, "round");
    rule.once_per_round = true;
  }
}

void read_trigger(DocReader trigger, Plan& plan, SpecialRule& rule) {
  rule.on = static_cast<Trigger>(trigger.member("on").choice(kTriggers));
  if (trigger.failed()) return;
  switch (rule.on) {
    case Trigger::HeroAction: return read_hero_action(trigger, plan, rule);
    case Trigger::MoveEnd:
      check_members(trigger, {"on", "square_tag", "who", "when"});
      expect_text(trigger.member("square_tag"), "exit");
      expect_text(trigger.member("who"), "hero");
      break;
    case Trigger::ObjectDestroyed:
      check_members(trigger, {"on", "type"});
      rule.furniture_kind = find_id(trigger.member("type"), plan.content.furniture, "kind of furniture");
      return;
    case Trigger::EndOfRound: check_members(trigger, {"on", "when"});
  }
  if (std::optional<DocReader> condition = trigger.optional("when"))
    rule.when = read_condition(*condition, kEvents, plan);
}

std::uint8_t find_block(Square centre, DocReader field, Plan& plan) {
  auto& blocks = plan.adventure.blocks;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (blocks[i] == centre) return static_cast<std::uint8_t>(i);
  }
  if (blocks.size() == kMaxBlocks) field.fail("is one block too many: there may be " + std::to_string(kMaxBlocks));
  blocks.push_back(centre);
  return static_cast<std::uint8_t>(blocks.size() - 1);
}

void read_rotation(DocReader& effect, Plan& plan, RuleEffect& read) {
  check_members(effect, {"do", "center", "roll", "choice"});
  DocReader centre = effect.member("center");
  read.what = find_block(read_square(centre, plan.adventure), centre, plan);
  std::optional<DocReader> roll = effect.optional("roll"), choice = effect.optional("choice");
  if (roll.has_value() == choice.has_value()) return effect.fail("should have either roll or choice");
  if (choice) {
    read.choice = true;
    if (size_between(*choice, 2, 2, "ways to turn") != 2) return;
    expect_text(choice->item(0), kQuarters[1]);
    expect_text(choice->item(1), kQuarters[2]);
    return;
  }
  check_members(*roll, {"1", "2", "3", "4", "5", "6"});
  for (std::size_t face = 1; face < read.turns.size(); ++face)
    read.turns[face] = static_cast<Quarter>(roll->member(std::to_string(face)).choice(kQuarters));
}

void read_collapse(DocReader& effect, const Plan& plan, RuleEffect& read) {
  check_members(effect, {"do", "axis", "start", "step"});
  read.along_y = effect.member("axis").choice(kAxes) == 1;
  const int last = (read.along_y ? plan.adventure.height : plan.adventure.width) - 1;
  read.start = number(effect.member("start"), 0, last);
  read.step = number(effect.member("step"), 1, last);
}

// Some effects are done to or by the hero that set them off.
void check_trigger(DocReader& effect, const RuleEffect& read, Trigger on) {
  const bool hero = on == Trigger::HeroAction || on == Trigger::MoveEnd;
  DocReader field = effect.member("do");
  if ((read.op == RuleOp::Deposit || read.op == RuleOp::ExitHero) && !hero)
    field.fail("needs a hero: hero_action or move_end");
  if (read.op == RuleOp::RotateBlock && read.choice && on != Trigger::HeroAction)
    field.fail("a choice needs a hero's action");
  if (read.op == RuleOp::RotateBlock && on == Trigger::ObjectDestroyed)
    field.fail("a block turns by an action or at the end of the round");
  if (read.op == RuleOp::Collapse && on != Trigger::EndOfRound) field.fail("happens only at the end of the round");
}

RuleEffect read_rule_effect(DocReader effect, Trigger on, Plan& plan) {
  RuleEffect read;
  read.op = static_cast<RuleOp>(effect.member("do").choice(kRuleOps));
  if (effect.failed()) return read;
  switch (read.op) {
    case RuleOp::SetFlag:
      check_members(effect, {"do", "flag"});
      read.what = flag(effect.member("flag"), plan);
      break;
    case RuleOp::AddCounter:
      check_members(effect, {"do", "counter", "value"});
      read.what = counter(effect.member("counter"), plan);
      read.value = number(effect.member("value"), 1, kMostValue);
      break;
    case RuleOp::Deposit:
      check_members(effect, {"do", "object", "counter"});
      read.what = object(effect.member("object"), plan);
      read.counter = counter(effect.member("counter"), plan);
      break;
    case RuleOp::OpenDoor:
      check_members(effect, {"do", "door"});
      read.what = find_id(effect.member("door"), plan.adventure.doors, "door");
      break;
    case RuleOp::ExitHero: check_members(effect, {"do"}); break;
    case RuleOp::RotateBlock: read_rotation(effect, plan, read); break;
    case RuleOp::Collapse: read_collapse(effect, plan, read); break;
  }
  if (!effect.failed()) check_trigger(effect, read, on);
  return read;
}

std::vector<Condition> read_conditions(DocReader list, unsigned allowed, Plan& plan) {
  std::vector<Condition> conditions;
  const std::size_t count = size_between(list, 1, kMostConditions, "conditions");
  for (std::size_t i = 0; i < count && !list.failed(); ++i)
    conditions.push_back(read_condition(list.item(i), allowed, plan));
  return conditions;
}

}  // namespace

const Names kTriggerNames = kTriggers;
const Names kRuleOpNames = kRuleOps;
const Names kVictoryNames = kConditions;

Condition read_condition(DocReader condition, unsigned allowed, Plan& plan) {
  Condition read;
  DocReader type = condition.member("type");
  read.type = static_cast<ConditionType>(type.choice(kConditions));
  if (condition.failed()) return read;
  if ((allowed & condition_bit(read.type)) == 0) {
    type.fail("makes no sense as a condition here");
    return read;
  }
  switch (read.type) {
    case ConditionType::DoorOpened:
      check_members(condition, {"type", "door"});
      read.what = find_id(condition.member("door"), plan.adventure.doors, "door");
      break;
    case ConditionType::BossIncapacitated:
      check_members(condition, {"type", "boss"});
      read.what = find_id(condition.member("boss"), plan.content.figures, "boss");
      break;
    case ConditionType::Flag:
      check_members(condition, {"type", "flag"});
      read.what = flag(condition.member("flag"), plan);
      break;
    case ConditionType::CounterAtLeast:
      check_members(condition, {"type", "counter", "value"});
      read.what = counter(condition.member("counter"), plan);
      read.value = number(condition.member("value"), 1, kMostValue);
      break;
    case ConditionType::HeroIncapacitated:
      check_members(condition, {"type", "count"});
      read.value = number(condition.member("count"), 1, static_cast<int>(plan.adventure.heroes.size()));
      break;
    case ConditionType::AllHeroesExited:
    case ConditionType::AllHeroesIncapacitated:
    case ConditionType::PileExhausted: check_members(condition, {"type"});
  }
  return read;
}

void read_rules(DocReader list, Plan& plan) {
  Ids taken;
  const std::size_t count = size_between(list, 0, kMaxRules, "special rules");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"id", "text", "trigger", "effects"});
    SpecialRule rule;
    rule.id = read_id(entry.member("id"), taken);
    check_words(entry.member("text"));
    read_trigger(entry.member("trigger"), plan, rule);
    DocReader effects = entry.member("effects");
    const std::size_t size = size_between(effects, 1, kMostConditions, "effects");
    for (std::size_t n = 0; n < size && !list.failed(); ++n)
      rule.effects.push_back(read_rule_effect(effects.item(n), rule.on, plan));
    plan.adventure.rules.push_back(std::move(rule));
  }
}

void read_victory(DocReader victory, Plan& plan) {
  check_members(victory, {"heroes", "overlord"});
  plan.adventure.heroes_win = read_conditions(victory.member("heroes"), kHeroesWin, plan);
  plan.adventure.overlord_wins = read_conditions(victory.member("overlord"), kOverlordWins, plan);
}

}  // namespace uc::saga::reading
