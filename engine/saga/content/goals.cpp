// What the special rules and the ways to win ask for can come about.
#include <algorithm>

#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kMostObjects = 15;  // of one kind: a hero may come to carry them all
constexpr int kNoEnd = 1000;      // what can be done again and again

template <class F>
void for_each_effect(const Adventure& adventure, F&& f) {
  for (const SpecialRule& rule : adventure.rules) {
    for (const RuleEffect& effect : rule.effects) f(rule, effect);
  }
}

bool has_effect(const Adventure& adventure, RuleOp op, int what) {
  bool found = false;
  for_each_effect(adventure, [&](const SpecialRule&, const RuleEffect& effect) {
    found = found || (effect.op == op && (what < 0 || effect.what == what));
  });
  return found;
}

bool is_goal(const Adventure& adventure, ConditionType type, int what) {
  const auto fits = [&](const Condition& each) { return each.type == type && (what < 0 || each.what == what); };
  return std::any_of(adventure.heroes_win.begin(), adventure.heroes_win.end(), fits) ||
         std::any_of(adventure.overlord_wins.begin(), adventure.overlord_wins.end(), fits);
}

int in_chests(const Adventure& adventure, std::uint8_t object) {
  int sum = 0;
  for (const Chest& chest : adventure.chests) sum += chest.objects[object];
  return sum;
}

int fought(const Adventure& adventure, std::uint8_t kind) {
  return static_cast<int>(
      std::count_if(adventure.furniture.begin(), adventure.furniture.end(),
                    [&](const Furniture& piece) { return piece.kind == kind && piece.lock.kind != LockKind::None; }));
}

// How far a counter can get.
int reach_of(const Adventure& adventure, std::uint8_t counter) {
  int sum = 0;
  for_each_effect(adventure, [&](const SpecialRule& rule, const RuleEffect& effect) {
    if (effect.op == RuleOp::Deposit && effect.counter == counter) sum += in_chests(adventure, effect.what);
    if (effect.op != RuleOp::AddCounter || effect.what != counter) return;
    sum += rule.on == Trigger::ObjectDestroyed ? effect.value * fought(adventure, rule.furniture_kind) : kNoEnd;
  });
  return sum;
}

void check_condition(DocReader field, const Condition& condition, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  switch (condition.type) {
    case ConditionType::BossIncapacitated: {
      const Figure& figure = plan.content.figures[condition.what];
      const bool there = std::any_of(adventure.monsters.begin(), adventure.monsters.end(),
                                     [&](const Monster& monster) { return monster.figure == condition.what; });
      if (figure.klass != Class::Boss || !there) return field.member("boss").fail("is no boss on the map");
      if (figure.incapacitated_at == 0) return field.member("boss").fail("cannot be harmed");
      return;
    }
    case ConditionType::Flag:
      if (!has_effect(adventure, RuleOp::SetFlag, condition.what)) field.member("flag").fail("no rule sets this flag");
      return;
    case ConditionType::CounterAtLeast: {
      const int most = reach_of(adventure, condition.what);
      if (most == 0) return field.member("counter").fail("no rule makes this counter grow");
      if (most < condition.value) field.member("value").fail("the counter never gets beyond " + std::to_string(most));
      return;
    }
    case ConditionType::AllHeroesExited:
      if (adventure.exits.empty()) return field.member("type").fail("there are no exits");
      if (!has_effect(adventure, RuleOp::ExitHero, -1)) field.member("type").fail("no rule lets a hero leave the map");
      return;
    case ConditionType::PileExhausted:
      if (!adventure.pile_empty_loses) field.member("type").fail("pile_empty says that play goes on");
      return;
    default: return;
  }
}

void check_rule(DocReader entry, const SpecialRule& rule, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  DocReader trigger = entry.member("trigger");
  if (rule.needs_object != kNone && in_chests(adventure, rule.needs_object) == 0)
    trigger.member("needs_object").fail("is in no chest");
  if (rule.needs_total_object != kNone) {
    const int most = in_chests(adventure, rule.needs_total_object);
    if (most < rule.needs_total)
      trigger.member("needs_total").member("value").fail("the chests hold only " + std::to_string(most));
  }
  if (rule.on == Trigger::ObjectDestroyed && fought(adventure, rule.furniture_kind) == 0)
    trigger.member("type").fail("nothing of this kind has a lock to be fought");
  if (rule.on == Trigger::MoveEnd && adventure.exits.empty()) trigger.member("square_tag").fail("there are no exits");
  if (rule.when) check_condition(trigger.member("when"), *rule.when, plan);
  for (std::size_t i = 0; i < rule.effects.size(); ++i) {
    DocReader effect = entry.member("effects").item(i);
    if (rule.effects[i].op == RuleOp::Deposit && in_chests(adventure, rule.effects[i].what) == 0)
      effect.member("object").fail("is in no chest");
    if (rule.effects[i].op == RuleOp::ExitHero && !is_goal(adventure, ConditionType::AllHeroesExited, -1))
      effect.member("do").fail("the heroes could all leave, but nobody would have won");
  }
}

void check_doors(DocReader list, const Adventure& adventure) {
  for (std::size_t i = 0; i < adventure.doors.size() && !list.failed(); ++i) {
    const Door& door = adventure.doors[i];
    const bool opened = has_effect(adventure, RuleOp::OpenDoor, static_cast<int>(i));
    DocReader entry = list.item(i);
    if (door.lock.kind == LockKind::Sealed && !opened)
      entry.member("lock").member("kind").fail("no rule opens this door");
    const bool off = door.areas[0] == kNone || door.areas[1] == kNone;
    if (off && !opened && !is_goal(adventure, ConditionType::DoorOpened, static_cast<int>(i)))
      entry.member("connects").fail("leads off the map, but opening the door wins nothing");
  }
}

void check_ends(DocReader victory, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  const auto check = [&](std::string_view side, const std::vector<Condition>& conditions) {
    DocReader list = victory.member(side);
    for (std::size_t i = 0; i < conditions.size() && !list.failed(); ++i)
      check_condition(list.item(i), conditions[i], plan);
  };
  check("heroes", adventure.heroes_win);
  check("overlord", adventure.overlord_wins);
  if (victory.failed()) return;
  DocReader overlord = victory.member("overlord");
  if (!is_goal(adventure, ConditionType::HeroIncapacitated, -1) &&
      !is_goal(adventure, ConditionType::AllHeroesIncapacitated, -1))
    return overlord.fail("should say what happens when heroes are incapacitated");
  if (adventure.pile_empty_loses && !is_goal(adventure, ConditionType::PileExhausted, -1))
    overlord.fail("should have pile_exhausted, since pile_empty says that the Overlord wins then");
}

}  // namespace

void check_goals(DocReader& file, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  DocReader rules = file.member("special_rules");
  int collapses = 0;
  for (std::size_t i = 0; i < adventure.rules.size() && !file.failed(); ++i) {
    check_rule(rules.item(i), adventure.rules[i], plan);
    for (const RuleEffect& effect : adventure.rules[i].effects) collapses += effect.op == RuleOp::Collapse ? 1 : 0;
  }
  for (std::size_t i = 0; i < plan.content.objects.size() && !file.failed(); ++i) {
    if (in_chests(adventure, static_cast<std::uint8_t>(i)) > kMostObjects)
      file.member("chests").fail("there may be " + std::to_string(kMostObjects) + " of " + plan.content.objects[i].id);
  }
  if (collapses > 1) rules.fail("the map can collapse from one side only");
  if (!adventure.exits.empty() && !has_effect(adventure, RuleOp::ExitHero, -1))
    file.member("exits").fail("no rule lets a hero leave the map there");
  if (!file.failed()) check_doors(file.member("doors"), adventure);
  if (!file.failed()) check_ends(file.member("victory"), plan);
}

}  // namespace uc::saga::reading
