// What the heroes have to do next, and how much of it there is.
#include <algorithm>

#include "outlook.hpp"

namespace uc::saga {

namespace {

// Pieces of work, each about a few hero Turns; tuned by play.
constexpr float kExplore = 1.2F;  // to find what nobody has seen
constexpr float kDoor = 1.0F;
constexpr float kDoorOpen = 0.35F;  // done, by each door that is open
constexpr float kNewArea = 0.5F;    // done, by who opens a door: something new is behind it
constexpr float kHopeOfChest = 1.0F;
constexpr float kWardLowered = 0.9F;  // of a door, the whole power
constexpr float kObject = 1.3F;       // to be gathered, or destroyed
constexpr float kCarry = 0.8F;        // to where it belongs
constexpr float kDeposit = 1.0F;      // the way there
constexpr float kUnseen = 0.3F;       // more for each piece that nobody has seen
constexpr float kLeaving = 0.4F;      // of each hero
constexpr float kBeforeLeaving = 0.6F;
constexpr float kBossWoundLeft = 0.45F, kUnseenBoss = 2.6F;

class AimFinder {
 public:
  AimFinder(const Saga& game, const State& state, Aims& aims)
      : game_(game), adventure_(game.adventure()), state_(state), aims_(aims) {}

  void find() {
    for (const Condition& condition : adventure_.heroes_win) meet(condition, true);
    if (!explored_ && aims_.common.empty() && aims_.wards.empty() && aims_.deposit.empty()) explore();
    aims_.units -= kDoorOpen * static_cast<float>(std::popcount(state_.doors_open));
    if (state_.blind == kAtHorizon) aims_.units -= kNewArea;
    // Who guesses does not know what is in a chest that opens: the hope counts.
    if (state_.blind != 0 && gathering_)
      aims_.units -= kHopeOfChest * static_cast<float>(std::popcount(state_.chests_open));
  }

 private:
  void meet(const Condition& condition, bool wins) {
    switch (condition.type) {
      case ConditionType::DoorOpened: return open_door(condition.what, wins);
      case ConditionType::BossIncapacitated: return fight_boss(condition.what);
      case ConditionType::Flag: return use_rules(RuleOp::SetFlag, condition.what, wins);
      case ConditionType::CounterAtLeast: return count(condition, wins);
      case ConditionType::AllHeroesExited: return leave();
      default: return;
    }
  }

  // Doors that lead on to what nobody has seen.
  void explore() {
    if (explored_) return;
    explored_ = true;
    aims_.units += kExplore;
    for (int i = 0; i < static_cast<int>(adventure_.doors.size()); ++i) {
      const Door& door = adventure_.doors[i];
      const int t = thing::kDoor + i;
      if (!in_play_thing(game_, state_, t) || door.lock.kind == LockKind::Sealed) continue;
      bool unseen = false;
      for (const std::uint8_t area : door.areas) unseen = unseen || (area != kNone && (state_.areas >> area & 1U) == 0);
      if (unseen) aim_at_lock(t, false);
    }
  }

  void aim_at_lock(int t, bool wins) {
    const bool ward = game_.lock_of(t).kind == LockKind::Ward;
    for_each_square_of_thing(game_, state_, t, [&](Square each) { (ward ? aims_.wards : aims_.common).add(each); });
    if (ward && game_.lock_of(t).power > 0) {  // what is done already
      const int power = thing::is_door(t) ? state_.door_power[t - thing::kDoor] : state_.chest_power[t - thing::kChest];
      aims_.units -= kWardLowered * (1.0F - static_cast<float>(power) / static_cast<float>(game_.lock_of(t).power));
    }
    aims_.useful |= std::uint64_t{1} << (t - thing::kFirstLock);
    if (wins) aims_.winning |= std::uint64_t{1} << (t - thing::kFirstLock);
  }

  void open_door(int number, bool wins) {
    const int t = thing::kDoor + number;
    aims_.units += kDoor;
    if (game_.lock_of(t).kind == LockKind::Sealed) return use_rules(RuleOp::OpenDoor, number, wins);
    if (in_play_thing(game_, state_, t)) return aim_at_lock(t, wins);
    explore();
  }

  // Special rules of heroes' Actions with such an effect.
  void use_rules(RuleOp op, int what, bool wins) {
    bool seen = false;
    for (std::size_t i = 0; i < adventure_.rules.size(); ++i) {
      const SpecialRule& rule = adventure_.rules[i];
      if (rule.on != Trigger::HeroAction) continue;
      for (const RuleEffect& effect : rule.effects) {
        if (effect.op != op || effect.what != what) continue;
        aims_.rules = static_cast<std::uint16_t>(aims_.rules | 1U << i);
        const int t = rule.door != kNone ? thing::kDoor + rule.door : thing::kFurniture + rule.furniture;
        const int missing = rule.needs_total_object == kNone ? 0 : rule.needs_total - carried(rule.needs_total_object);
        if (rule.needs_total_object != kNone) aims_.whole += kObject * rule.needs_total;
        if (missing > 0) {
          gather(missing);
          seen = true;
        } else if (in_play_thing(game_, state_, t)) {
          for_each_square_of_thing(game_, state_, t, [&](Square each) { aims_.common.add(each); });
          if (wins) aims_.winning_rules = static_cast<std::uint16_t>(aims_.winning_rules | 1U << i);
          seen = true;
        }
      }
    }
    if (!seen) explore();
  }

  int carried(int object) const {
    int sum = 0;
    for_each_in(state_.in_play & kHeroes, [&](int hero) { sum += state_.object_count(hero, object); });
    return sum;
  }

  // What is hidden in chests; nobody knows in which.
  void gather(int missing) {
    aims_.units += kObject * static_cast<float>(missing);
    gathering_ = true;
    int seen = 0;
    for (int i = 0; i < static_cast<int>(adventure_.chests.size()); ++i) {
      const int t = thing::kChest + i;
      if (!in_play_thing(game_, state_, t)) continue;
      aim_at_lock(t, false);
      ++seen;
    }
    for (std::size_t i = 0; i < kMaxHeroes; ++i) {
      if (state_.dropped[i] == 0) continue;
      aims_.common.add(state_.dropped_at[i]);
      ++seen;
    }
    const float units = aims_.units;
    explore();
    aims_.units = units + (seen < missing ? kUnseen * static_cast<float>(missing - seen) : 0.0F);
  }

  void count(const Condition& condition, bool wins) {
    const int left = condition.value - state_.counters[condition.what];
    if (left <= 0) return;
    for (std::size_t i = 0; i < adventure_.rules.size(); ++i) {
      const SpecialRule& rule = adventure_.rules[i];
      for (const RuleEffect& effect : rule.effects) {
        if (effect.op == RuleOp::Deposit && effect.counter == condition.what)
          deposit(static_cast<int>(i), effect.what, left, condition.value, wins);
        if (effect.op != RuleOp::AddCounter || effect.what != condition.what) continue;
        if (rule.on == Trigger::ObjectDestroyed) destroy(rule.furniture_kind, left, condition.value);
        else if (rule.on == Trigger::HeroAction)
          use_rules(RuleOp::AddCounter, effect.what, wins && left <= effect.value);
      }
    }
  }

  void deposit(int number, int object, int left, int value, bool wins) {
    const SpecialRule& rule = adventure_.rules[number];
    const int held = carried(object);
    aims_.units += kDeposit + kCarry * static_cast<float>(left);
    aims_.whole += kDeposit + (kObject + kCarry) * static_cast<float>(value);
    aims_.rules = static_cast<std::uint16_t>(aims_.rules | 1U << number);
    const int t = rule.door != kNone ? thing::kDoor + rule.door : thing::kFurniture + rule.furniture;
    if (held > 0 && in_play_thing(game_, state_, t)) {
      for_each_square_of_thing(game_, state_, t, [&](Square each) { aims_.deposit.add(each); });
      if (wins && held >= left) aims_.winning_rules = static_cast<std::uint16_t>(aims_.winning_rules | 1U << number);
    }
    if (held < left) gather(left - held);
  }

  void destroy(int kind, int left, int value) {
    aims_.whole += kObject * static_cast<float>(value);
    aims_.units += kObject * static_cast<float>(left);
    int seen = 0;
    for (int i = 0; i < static_cast<int>(adventure_.furniture.size()); ++i) {
      const int t = thing::kFurniture + i;
      if (adventure_.furniture[i].kind != kind || !in_play_thing(game_, state_, t)) continue;
      if (game_.lock_of(t).kind == LockKind::None) continue;
      aim_at_lock(t, false);
      ++seen;
    }
    if (seen >= left) return;
    const float units = aims_.units;
    explore();
    aims_.units = units + kUnseen * static_cast<float>(left - seen);
  }

  void leave() {
    aims_.units += kLeaving * static_cast<float>(std::popcount(state_.in_play & kHeroes));
    for (const SpecialRule& rule : adventure_.rules) {
      if (rule.on != Trigger::MoveEnd || !rule.when || holds(game_, state_, *rule.when)) continue;
      aims_.units += kBeforeLeaving;
      return meet(*rule.when, false);
    }
    Board seen = adventure_.exits & state_.open;
    if (seen.empty()) return explore();
    aims_.common |= seen;
    aims_.together = true;
  }

  void fight_boss(int figure) {
    for_each_in(state_.in_play & ~kHeroes, [&](int model) {
      if (state_.figure[model] != figure) return;
      const Figure& boss = game_.figure(state_, model);
      const int left = boss.incapacitated_at - state_.wounds_of(model);
      aims_.units += kBossWoundLeft * static_cast<float>(left);
      aims_.common |= squares_of(game_, state_, model);
      found_boss_ = true;
    });
    if (!found_boss_) {
      aims_.units += kUnseenBoss;
      explore();
    }
  }

  const Saga& game_;
  const Adventure& adventure_;
  const State& state_;
  Aims& aims_;
  bool found_boss_ = false, explored_ = false, gathering_ = false;
};

}  // namespace

Aims::Aims(const Saga& game, const State& state) { AimFinder(game, state, *this).find(); }

}  // namespace uc::saga
