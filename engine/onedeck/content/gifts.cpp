// What a hero has without using it (starting skills and talents that are always in force), and the heroic feats.
#include "effects.hpp"

namespace uc::onedeck {

void Gift::add(const Gift& other) {
  using reading::raise;
  raise(descend_heal, other.descend_heal);
  raise(descend_heal_two, other.descend_heal_two);
  raise(doors_on_flee, other.doors_on_flee);
  if (halve_per == 0) {  // one armour at a time: halving twice is no rule
    halve_per = other.halve_per;
    halve_prevent = other.halve_prevent;
  }
  no_other_prevention |= other.no_other_prevention;
  if (damage_to_time_where == 0) {
    damage_to_time_if = other.damage_to_time_if;
    damage_to_time = other.damage_to_time;
    damage_to_time_where = other.damage_to_time_where;
  }
  raise(auto_prevent, other.auto_prevent);
  auto_prevent_where |= other.auto_prevent_where;
  raise(health, other.health);
  raise(healing, other.healing);
  raise(skill_limit, other.skill_limit);
  raise(peek_doors, other.peek_doors);
  raise(skip_turn_time, other.skip_turn_time);
  raise(setup_xp_cards, other.setup_xp_cards);
  raise(setup_potions, other.setup_potions);
  raise(setup_basic_skills, other.setup_basic_skills);
}

namespace reading {

namespace {

constexpr std::string_view kContexts[] = {"combat", "peril", "boss"};  // the first bits of `where`
static_assert(where::kCombat == 1 && where::kPeril == 2 && where::kBoss == 4);
constexpr std::string_view kStoreOn[] = {"damage_taken", "explore", "flee", "open_door_xp4"};
static_assert(store_on::kDamage == 1 && store_on::kExplore == 2 && store_on::kFlee == 4 && store_on::kDoor == 8);
constexpr std::string_view kPer[] = {"event", "damage"};

// --- gifts ------------------------------------------------------------------------------------------------------------

std::uint8_t read_contexts(DocReader list) {
  const std::uint8_t contexts = read_set(list, kContexts);
  if (contexts == 0) list.fail("should name where it acts");
  return contexts;
}

void read_trigger(DocReader& effect, Gift& gift) {
  expect_text(effect.member("on"), "descend");
  DocReader inner = effect.member("do");
  read_kind(inner, Place::Triggered);
  if (effect.failed()) return;
  if (std::optional<DocReader> target = inner.optional("target")) expect_text(*target, "self");
  if (std::optional<DocReader> amount = inner.optional("amount_at_turn_start")) {
    amount->fail("has no meaning here: this is no turn start");
  }
  const BySide amount = read_by_side(inner.member("amount"), 1, kMost);
  gift.descend_heal = amount.one;
  gift.descend_heal_two = amount.two;
}

void read_halving(DocReader& effect, Gift& gift) {
  gift.halve_per = number(effect.member("per_damage"), 1, kMost);
  gift.halve_prevent = number(effect.member("prevent"), 1, gift.halve_per);
  gift.no_other_prevention = effect.member("exclusive").boolean() ? 1 : 0;
}

void read_one(DocReader& effect, Kind kind, Gift& gift) {
  switch (kind) {
    case Kind::Trigger: read_trigger(effect, gift); break;
    case Kind::AddDoorOnFlee:
      gift.doors_on_flee = number(effect.member("doors"), 1, kMaxDoors);
      expect_flag(effect.member("optional"), true);
      break;
    case Kind::ArmorHalving: read_halving(effect, gift); break;
    case Kind::DamageToTime:
      gift.damage_to_time_if = number(effect.member("if_damage_equals"), 1, kMost);
      gift.damage_to_time = number(effect.member("time"), 0, kMost);
      gift.damage_to_time_where = read_contexts(effect.member("contexts"));
      break;
    case Kind::AutoPrevent:
      gift.auto_prevent = number(effect.member("damage"), 1, kMost);
      gift.auto_prevent_where = read_contexts(effect.member("contexts"));
      break;
    case Kind::SetupXpCard: gift.setup_xp_cards = number(effect.member("cards"), 1, kMost); break;
    case Kind::SetupPotions: gift.setup_potions = number(effect.member("tokens"), 1, kMost); break;
    case Kind::SetupBasicSkill:
      expect_number(effect.member("cards"), 1);  // OD-19.8
      gift.setup_basic_skills = 1;
      break;
    case Kind::HealthBonus: gift.health = number(effect.member("health"), 1, kMost); break;
    case Kind::HealingBonus: gift.healing = number(effect.member("amount"), 1, kMost); break;
    case Kind::SkillLimitBonus: gift.skill_limit = number(effect.member("skills"), 1, kMaxSkills - 1); break;
    case Kind::PeekDoor:
      expect_text(effect.member("on"), "explore");
      gift.peek_doors = number(effect.member("doors"), 1, kMaxDoors);
      expect_flag(effect.member("optional"), true);
      break;
    default:
      gift.skip_turn_time = number(effect.member("uses_per_floor"), 1, kMost);
      expect_flag(effect.member("optional"), true);
      break;
  }
}

bool can_join(const Gift& a, const Gift& b) {
  return !(a.halve_per > 0 && b.halve_per > 0) && !(a.damage_to_time_where > 0 && b.damage_to_time_where > 0) &&
         !(a.auto_prevent > 0 && b.auto_prevent > 0 && a.auto_prevent_where != b.auto_prevent_where);
}

// --- feats ------------------------------------------------------------------------------------------------------------

void read_stored(DocReader& effect, Feat& feat) {
  feat.kind = Feat::Kind::Stored;
  DocReader store = effect.member("store");
  check_members(store, {"kind", "on", "per", "cap"});
  expect_text(store.member("kind"), "store_heroic");
  feat.store_on = read_set(store.member("on"), kStoreOn);
  if (feat.store_on == 0) store.member("on").fail("should name at least one trigger");
  feat.store_per_damage = store.member("per").choice(kPer) == 1;
  if (feat.store_per_damage && feat.store_on != store_on::kDamage) {
    store.member("per").fail("should be event, unless damage_taken is the only trigger");
  }
  feat.cap = number(store.member("cap"), 1, kMost);
  DocReader use = effect.member("use");
  check_members(use, {"kind", "min", "max"});
  expect_text(use.member("kind"), "roll_stored");
  feat.min = number(use.member("min"), 1, feat.cap);
  feat.max = number(use.member("max"), feat.min, feat.cap);
}

void read_gamble(DocReader& effect, Feat& feat) {
  feat.kind = Feat::Kind::Gamble;
  feat.min = number(effect.member("min_dice"), 1, kMost);
  feat.max = number(effect.member("max_dice"), feat.min, kMost);
  feat.bad_value = number(effect.member("on_value"), 1, kFaces);
  feat.damage = number(effect.member("damage"), 0, kMost);
  feat.time = number(effect.member("time"), 0, kMost);
}

void read_paid(DocReader& effect, Feat& feat) {
  feat.kind = Feat::Kind::Paid;
  DocReader options = effect.member("options");
  const std::size_t count = size_between(options, 1, kMaxPaidRolls, "options");
  for (std::size_t i = 0; i < count && !options.failed(); ++i) {
    DocReader option = options.item(i);
    check_members(option, {"time", "roll", "discard"});
    PaidRoll& paid = feat.paid[i];
    paid.time = number(option.member("time"), 0, kMost);
    paid.roll = number(option.member("roll"), 1, kMost);
    paid.discard = number(option.member("discard"), 0, paid.roll - 1);
  }
  feat.options = static_cast<std::uint8_t>(count);
}

// OD-16.1: feats do nothing in the boss fight, and the file says so.
std::uint8_t read_feat_places(DocReader& feat) {
  DocReader list = feat.member("use_in");
  const std::uint8_t places = read_set(list, Names(kContexts, 2));
  if (places == 0) list.fail("should name where it can be used");
  DocReader excluded = feat.member("not_in");
  if ((read_set(excluded, kContexts) & where::kBoss) == 0) excluded.fail("should name boss: feats end there");
  return places;
}

}  // namespace

Gift read_gift(DocReader effect, Place place) {
  Gift gift;
  const Kind kind = read_kind(effect, place);
  if (effect.failed()) return gift;
  if (kind != Kind::Sequence) {
    read_one(effect, kind, gift);
    return gift;
  }
  DocReader steps = effect.member("steps");
  const std::size_t count = size_between(steps, 1, 4, "steps");
  for (std::size_t i = 0; i < count && !steps.failed(); ++i) {
    DocReader step = steps.item(i);
    const Kind inner = read_kind(step, place);
    if (inner == Kind::Sequence) step.member("kind").fail("a sequence here cannot hold another one");
    if (steps.failed()) break;
    Gift next;
    read_one(step, inner, next);
    if (!can_join(gift, next)) step.fail("cannot be in force together with another step of this sequence");
    gift.add(next);
  }
  return gift;
}

Feat read_feat(DocReader entry) {
  check_sourced(entry, {"name", "use_in", "not_in", "effect", "text"});
  check_words(entry.member("name"));
  check_words(entry.member("text"));
  Feat feat;
  feat.use_in = read_feat_places(entry);
  DocReader effect = entry.member("effect");
  const Kind kind = read_kind(effect, Place::Feat);
  if (effect.failed()) return feat;
  if (kind == Kind::StoredDice) read_stored(effect, feat);
  else if (kind == Kind::GambleRoll) read_gamble(effect, feat);
  else read_paid(effect, feat);
  return feat;
}

}  // namespace reading

}  // namespace uc::onedeck
