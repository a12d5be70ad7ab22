// Effects that are in force while a foe, a floor or a boss is faced.
#include <algorithm>

#include "effects.hpp"

namespace uc::onedeck {

namespace {

using reading::raise;

void keep_smaller_limit(std::uint8_t& limit, std::uint8_t other) {
  if (limit == 0 || (other != 0 && other < limit)) limit = other;
}

}  // namespace

void Standing::add(const Standing& other) {
  on_rolled.time_values |= other.on_rolled.time_values;
  raise(on_rolled.time_each, other.on_rolled.time_each);
  on_rolled.discard_values |= other.on_rolled.discard_values;
  lower_colors |= other.lower_colors;
  raise(lower_by, other.lower_by);
  lower_least = std::max(lower_least, other.lower_least);
  heroic_cost = std::max(heroic_cost, other.heroic_cost);
  no_loot_if_armor |= other.no_loot_if_armor;
  raise(before_damage, other.before_damage);
  raise(before_time, other.before_time);
  raise(before_items, other.before_items);
  raise(x_per_open_door, other.x_per_open_door);
  raise(time_per_skill, other.time_per_skill);
  raise(time_if_uncovered, other.time_if_uncovered);
  raise(time_floor_start, other.time_floor_start);
  raise(time_floor_start_four, other.time_floor_start_four);
  raise(time_turn_start, other.time_turn_start);
  raise(time_turn_start_four, other.time_turn_start_four);
  raise(time_explore, other.time_explore);
  raise(time_explore_four, other.time_explore_four);
  keep_smaller_limit(door_limit, other.door_limit);
  armor_colors |= other.armor_colors;
  for (std::size_t i = 0; i < other.triggers_used && triggers_used < kFloors; ++i) {
    triggers[triggers_used++] = other.triggers[i];
  }
  forbidden_on_skulls |= other.forbidden_on_skulls;
  raise(boss_heals_per_skull, other.boss_heals_per_skull);
  first_cover_discards |= other.first_cover_discards;
  raise(x_per_boss_damage, other.x_per_boss_damage);
  raise(x_per_boss_damage_four, other.x_per_boss_damage_four);
  x_least = std::max(x_least, other.x_least);
}

namespace reading {

namespace {

constexpr std::string_view kExtraTimes[] = {"floor_start", "turn_start", "explore"};
constexpr int kMostTime = 20;   // of one floor effect: three of them still fit a byte
constexpr int kMostTimes = 20;  // X boxes: 4 open doors, or the health of a boss, so many times

void read_on_rolled(DocReader& effect, Place place, Standing& standing) {
  const std::uint8_t values = read_values(effect.member("values"));
  DocReader time = effect.member("time_each");
  const std::uint8_t time_each = number(time, 0, kMost);
  const bool discard = effect.member("discard").boolean();
  if (time_each == 0 && !discard) effect.fail("does nothing: it costs no time and discards nothing");
  if (time_each > 0) {
    // With a special's it could not be added up; and time means nothing to a boss (OD-4.5).
    if (place != Place::Special) time.fail("should be 0: only a special of an encounter costs time for rolled values");
    standing.on_rolled.time_values = values;
    standing.on_rolled.time_each = time_each;
  }
  if (discard) standing.on_rolled.discard_values = values;
}

void read_extra_time(DocReader& effect, Standing& standing) {
  const std::size_t when = effect.member("when").choice(kExtraTimes);
  const std::uint8_t time = number(effect.member("time"), 1, kMostTime);
  const std::uint8_t four = number(effect.member("time_4p"), 1, kMostTime);
  std::uint8_t* const fields[][2] = {{&standing.time_floor_start, &standing.time_floor_start_four},
                                     {&standing.time_turn_start, &standing.time_turn_start_four},
                                     {&standing.time_explore, &standing.time_explore_four}};
  *fields[when][0] = time;
  *fields[when][1] = four;
}

// `null`: not asked.
std::uint8_t read_threshold(const DocReader& field) {
  return field.is_null() ? std::uint8_t{0} : number(field, 1, kMaxDice);
}

void read_trigger(DocReader& effect, Standing& standing) {
  const ConsequenceTrigger trigger{read_threshold(effect.member("if_time_at_least")),
                                   read_threshold(effect.member("if_damage_at_least")),
                                   number(effect.member("add_damage"), 1, kMost)};
  if (trigger.time_at_least == 0 && trigger.damage_at_least == 0) effect.fail("should ask for time or for damage");
  standing.triggers[0] = trigger;
  standing.triggers_used = 1;
}

void read_decrease(DocReader& effect, Standing& standing) {
  standing.lower_colors = bit(index(read_color(effect.member("color"))));
  standing.lower_by = number(effect.member("by"), 1, kFaces - 1);
  standing.lower_least = number(effect.member("min_value"), 1, kFaces);
}

void read_boss_kind(DocReader& effect, Kind kind, Standing& standing) {
  switch (kind) {
    case Kind::ForbidDice:
      standing.forbidden_on_skulls = bit(index(read_color(effect.member("color"))));
      expect_text(effect.member("boxes"), "skull");
      break;
    case Kind::BossHeals:
      expect_text(effect.member("per_uncovered"), "skull");
      standing.boss_heals_per_skull = number(effect.member("amount"), 1, kMost);
      expect_text(effect.member("when"), "before_boss_damage");
      break;
    case Kind::FirstCoverDiscards:
      expect_text(effect.member("boxes"), "skull");
      standing.first_cover_discards = 1;
      break;
    default:
      standing.x_per_boss_damage = number(effect.member("times"), 1, kMostTimes);
      standing.x_per_boss_damage_four = number(effect.member("times_4p"), 1, kMostTimes);
      standing.x_least = number(effect.member("min"), 1, kMaxDice * kFaces);
      break;
  }
}

void read_one(DocReader& effect, Kind kind, Place place, Standing& standing) {
  switch (kind) {
    case Kind::HeroicCreationCost: standing.heroic_cost = number(effect.member("dice"), 2, 4); break;
    case Kind::NoLootIfUncovered:
      expect_text(effect.member("boxes"), "armor");
      expect_text(effect.member("card_goes_to"), "discard");
      standing.no_loot_if_armor = 1;
      break;
    case Kind::BeforeDamage:
      standing.before_damage = number(effect.member("damage"), 1, kMost);
      if (std::optional<DocReader> target = effect.optional("target")) expect_text(*target, "chosen");
      break;
    case Kind::BeforeTime: standing.before_time = number(effect.member("time"), 1, kMost); break;
    case Kind::BeforeItemToXp:
      expect_number(effect.member("items"), 1);  // with more, a hero could be lethal before the next is chosen
      standing.before_items = 1;
      break;
    case Kind::OnRolledValues: read_on_rolled(effect, place, standing); break;
    case Kind::XPerOpenDoor: standing.x_per_open_door = number(effect.member("times"), 1, kMostTimes); break;
    case Kind::TimePerSkill: standing.time_per_skill = number(effect.member("time"), 1, kMost); break;
    case Kind::TimeIfUncovered:
      expect_text(effect.member("boxes"), "any");
      standing.time_if_uncovered = number(effect.member("time"), 1, kMost);
      break;
    case Kind::ExtraTime: read_extra_time(effect, standing); break;
    case Kind::DoorLimit: standing.door_limit = number(effect.member("doors"), 1, kMaxDoors); break;
    case Kind::ConsequenceTrigger: read_trigger(effect, standing); break;
    case Kind::BoxesGainArmor: standing.armor_colors = bit(index(read_color(effect.member("color")))); break;
    case Kind::DecreaseRolled: read_decrease(effect, standing); break;
    default: read_boss_kind(effect, kind, standing); break;
  }
}

}  // namespace

std::string_view conflict(const Standing& a, const Standing& b) {
  if (a.on_rolled.time_each > 0 && b.on_rolled.time_each > 0 && a.on_rolled.time_values != b.on_rolled.time_values) {
    return "cannot cost time for other rolled values than another effect in force with it";
  }
  if (a.lower_by > 0 && b.lower_by > 0 && (a.lower_colors != b.lower_colors || a.lower_least != b.lower_least)) {
    return "cannot lower other dice, or not as far, as another effect in force with it";
  }
  if (a.triggers_used + b.triggers_used > kFloors) return "is one consequence_trigger too many";
  return {};
}

std::string_view timing_of(Kind kind) {
  switch (kind) {
    case Kind::NoLootIfUncovered: return "loot";
    case Kind::BeforeDamage:
    case Kind::BeforeTime:
    case Kind::BeforeItemToXp: return "before_encounter";
    case Kind::OnRolledValues: return "on_roll";
    case Kind::TimePerSkill: return "on_skill_use";
    case Kind::TimeIfUncovered: return "after_consequences";
    default: return "static";
  }
}

Standing read_standing(DocReader effect, Place place) {
  Standing standing;
  const Kind kind = read_kind(effect, place);
  if (effect.failed()) return standing;
  if (kind != Kind::Sequence) {
    read_one(effect, kind, place, standing);
    return standing;
  }
  DocReader steps = effect.member("steps");
  const std::size_t count = size_between(steps, 1, 4, "steps");
  for (std::size_t i = 0; i < count && !steps.failed(); ++i) {
    DocReader step = steps.item(i);
    const Kind inner = read_kind(step, place);
    if (inner == Kind::Sequence) step.member("kind").fail("a sequence here cannot hold another one");
    if (steps.failed()) break;
    Standing next;
    read_one(step, inner, place, next);
    if (const std::string_view reason = conflict(standing, next); !reason.empty()) step.fail(std::string(reason));
    standing.add(next);
  }
  return standing;
}

}  // namespace reading

}  // namespace uc::onedeck
