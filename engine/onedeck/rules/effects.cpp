// OD-11, section 22: skills, potions and talents. An ability is a list of steps; this is the machine that carries them
// out.
#include <algorithm>

#include "play.hpp"

namespace uc::onedeck {

// --- what an effect may touch -------------------------------------------------------------------------------------------------

bool fits(const Effect& effect, Die die, int target, int value) {
  if (die.owner() != target) return false;
  if ((effect.filter.colors >> index(die.color()) & 1U) == 0 || (effect.filter.values >> die.value() & 1U) == 0)
    return false;
  switch (effect.kind) {
    case EffectKind::Increase: return die.value() < kFaces;
    case EffectKind::SetValue: return die.value() != effect.amount;
    case EffectKind::SetByValue: return die.value() != effect.amount && (value == 0 || die.value() == value);
    case EffectKind::Recolor: return die.color() == effect.from && die.use() == Use::Any;
    case EffectKind::Exchange: return die.value() == effect.discard_value && die.use() == Use::Any;
    case EffectKind::Reroll: return true;
    default: return false;
  }
}

bool fits_now(const OneDeck& game, const State& state, Die die) {
  const Effect& effect = effect_in_use(game, state);
  if (!fits(effect, die, state.use.target, state.use.value)) return false;
  if (!effect.filter.just_gained) return true;
  const Die* const end = state.use.gained + state.use.gained_count;
  return std::find(state.use.gained, end, die) != end;
}

namespace {

// Of just gained dice only as many as were gained can be chosen, though the pool may hold more like them.
int fitting(const OneDeck& game, const State& state, Die from) {
  const Effect& effect = effect_in_use(game, state);
  int count = 0;
  if (effect.filter.just_gained) {
    for (int i = 0; i < state.use.gained_count; ++i) {
      const Die die = state.use.gained[i];
      if (die.code >= from.code && fits(effect, die, state.use.target, state.use.value)) ++count;
    }
    return count;
  }
  for (const Die die : state.pool) {
    if (die.code >= from.code && fits(effect, die, state.use.target, state.use.value)) ++count;
  }
  return count;
}

// How many dice may still be chosen, besides the number of fitting ones.
int room(const OneDeck& game, const State& state) {
  const Effect& effect = effect_in_use(game, state);
  int most = effect.max - state.use.picked;
  if (effect.kind == EffectKind::Recolor) {
    const bool allowed = game.color_allowed(state, effect.to);
    most = std::min<int>(most, allowed ? state.fight.supply[index(effect.to)] : 0);
  }
  return most;
}

}  // namespace

int fits_from(const OneDeck& game, const State& state, Die from) {
  return std::min(fitting(game, state, from), room(game, state));
}

Picking picking(const OneDeck& game, const State& state) {
  const Effect& effect = effect_in_use(game, state);
  const int there = std::min(fitting(game, state, {}), room(game, state)) + state.use.picked;
  Picking result;
  result.needed = std::max(0, std::min<int>(effect.min, there) - state.use.picked);
  result.reachable = fits_from(game, state, state.use.cursor);
  return result;
}

// OD-D28: in rising order, and so that the least number can still be reached.
bool can_pick(const OneDeck& game, const State& state, Die die) {
  if (die.code < state.use.cursor.code || state.pool.find(die) < 0 || !fits_now(game, state, die)) return false;
  return fits_from(game, state, die) >= std::max(1, picking(game, state).needed);
}

bool prevention_counts(const OneDeck& game, const State& state) {
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    if (game.gift(state, state.fight.heroes[who]).no_other_prevention != 0) return false;
  }
  return true;
}

namespace {

struct AfterPaying {
  const OneDeck& game;
  const State& state;
  std::uint32_t paid;

  int supply(Color color) const {
    int dice = state.fight.supply[index(color)];
    for (std::uint32_t rest = paid; rest != 0; rest &= rest - 1) {
      if (state.pool.dice[std::countr_zero(rest)].color() == color) ++dice;
    }
    return dice;
  }
  bool can_give(Color color) const { return game.color_allowed(state, color) && supply(color) > 0; }

  template <class Test>
  bool any_die(Test test) const {
    for (int i = 0; i < state.pool.count; ++i) {
      if ((paid >> i & 1U) == 0 && test(state.pool.dice[i])) return true;
    }
    return false;
  }

  bool gives(const Effect& effect) const {
    for (int i = 0; i < effect.gained; ++i) {
      if (can_give(effect.dice[i].color)) return true;
    }
    return false;
  }
  bool rolls(const Effect& effect) const {
    for (int color = 0; color < kColors; ++color) {
      if (effect.roll[color] > 0 && can_give(color_at(color))) return true;
    }
    return effect.roll_option > 0 && !game.in_combat(state) && can_give(game.option_color(state));
  }
  bool prevents(const Effect& effect) const {
    const bool counts = prevention_counts(game, state);
    if (game.place(state) == where::kBoss) return effect.prevent_boss > 0 && counts;
    return effect.prevent_time > 0 || (effect.prevent_damage > 0 && counts);
  }

  bool acts(const Effect& effect, int user) const {
    const int target = target_of(effect, user);
    if (target >= heroes_in_fight(state)) return false;
    const auto fitting = [&](Die die) { return fits(effect, die, target, 0); };
    switch (effect.kind) {
      case EffectKind::Gain: return gives(effect);
      case EffectKind::Roll: return rolls(effect);
      case EffectKind::Recolor: return can_give(effect.to) && any_die(fitting);
      case EffectKind::Exchange: {
        const Color given = effect.dice[0].color;
        const bool there = supply(given) > 0;
        return game.color_allowed(state, given) &&
               any_die([&](Die die) { return fitting(die) && (there || die.color() == given); });
      }
      case EffectKind::Prevent: return prevents(effect);
      case EffectKind::Heal: return state.heroes[state.fight.heroes[target]].damage > 0;
      case EffectKind::SkipEncounter: return false;
      default: return !effect.filter.just_gained && any_die(fitting);
    }
  }
};

}  // namespace

bool does_something(const OneDeck& game, const State& state, int user, const Branch& branch, std::uint32_t paid) {
  const AfterPaying after{game, state, paid};
  for (int i = 0; i < branch.count; ++i) {
    if (after.acts(game.content().effects[branch.first + i], user)) return true;
  }
  return false;
}

bool is_usable_here(const OneDeck& game, const State& state, int who, int slot) {
  if ((state.fight.used[who] >> slot & 1U) != 0) return false;
  const Ability* ability = game.ability(state, state.fight.heroes[who], slot);
  return ability != nullptr && !ability->is_passive() && (ability->use_in & game.place(state)) != 0;
}

// --- using ------------------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::use_skill(const UsedSkill& use) {
  const int hero = seat_of(use.who);
  const Ability* ability = game_.ability(s_, hero, use.slot);
  const Dice paid = take_from_pool(use.paid);
  to_supply(paid);  // OD-11.4
  s_.fight.used[use.who] |= 1U << use.slot;
  s_.use = {};
  s_.use.ability = u8(static_cast<int>(ability - game_.content().abilities.data()));
  s_.use.branch = use.branch;
  s_.use.user = use.who;
  s_.use.is_skill = 1;
  tell({.type = Ev::SkillUsed, .seat = u8(hero), .about = told::Skill{s_.use.ability, use.branch}, .dice = paid});
  push(Step::EffectDone);
  push(Step::EffectStep);
}

template <class Events>
void Play<Events>::use_potion(const UsedPotion& use) {  // OD-11.5
  s_.use = {};
  s_.use.ability = game_.content().potions[use.potion].ability;
  s_.use.branch = use.branch;
  s_.use.user = use.who;
  s_.potions = u8(s_.potions - game_.content().abilities[s_.use.ability].cost.amount);
  tell({.type = Ev::PotionUsed, .seat = seat_of(use.who), .about = told::Potion{s_.use.ability, s_.potions}});
  push(Step::EffectDone);
  push(Step::EffectStep);
}

template <class Events>
void Play<Events>::effect_step() {
  const Branch& branch = game_.content().abilities[s_.use.ability].branches[s_.use.branch];
  if (s_.use.step == branch.count) return;
  ++s_.use.step;
  push(Step::EffectStep);
  const Effect& effect = effect_in_use(game_, s_);
  const int target = target_of(effect, s_.use.user);
  if (target >= heroes_in_fight(s_)) return;  // OD-11.12: there is no partner
  s_.use.target = u8(target);
  switch (effect.kind) {
    case EffectKind::Gain: {
      Dice gained;
      forget_gained();
      for (int i = 0; i < effect.gained; ++i) gain(target, effect.dice[i], gained);
      for (const Die die : gained) s_.use.gained[s_.use.gained_count++] = die;
      if (gained.count > 0) tell({.type = Ev::DiceGained, .seat = seat_of(target), .dice = gained});
      return;
    }
    case EffectKind::Roll: roll_more(effect); break;
    case EffectKind::Prevent: {
      const bool boss = s_.in_boss_fight();
      const int damage = !prevention_counts(game_, s_) ? 0 : boss ? effect.prevent_boss : effect.prevent_damage;
      s_.fight.prevent_damage = u8(s_.fight.prevent_damage + damage);
      s_.fight.prevent_time = u8(s_.fight.prevent_time + (boss ? 0 : effect.prevent_time));
      tell({.type = Ev::Prevented, .about = told::Prevention{s_.fight.prevent_damage, s_.fight.prevent_time}});
      break;
    }
    case EffectKind::Heal: {
      const int bonus = s_.use.is_skill != 0 ? 0 : game_.gift(s_, seat_of(target)).healing;
      heal(seat_of(target), (game_.setup().side == 0 ? effect.amount : effect.amount_two) + bonus);
      break;
    }
    case EffectKind::SkipEncounter: break;
    case EffectKind::Reroll:
      if (effect.mode != RerollMode::All) return begin_picks();
      reroll_all(effect);
      break;
    default: return begin_picks();
  }
  forget_gained();
}

template <class Events>
void Play<Events>::forget_gained() {
  s_.use.gained_count = 0;
  for (Die& die : s_.use.gained) die = {};
}

template <class Events>
void Play<Events>::effect_done() {
  const bool skill = s_.use.is_skill != 0;
  s_.use = {};
  if (skill) will_lose(game_.in_force(s_).time_per_skill, Event::Fade);  // OD-18.5
}

template <class Events>
void Play<Events>::gain(int who, const GainedDie& die, Dice& gained) {  // OD-8.2, OD-8.3, OD-8.6
  std::uint8_t& supply = s_.fight.supply[index(die.color)];
  if (supply == 0 || !game_.color_allowed(s_, die.color)) return;
  --supply;
  const Die given = Die::of(who, die.color, die.value, die.use);
  s_.pool.add(given);
  gained.add(given);
}

template <class Events>
void Play<Events>::roll_more(const Effect& effect) {
  for (int color = 0; color < kColors; ++color) {
    take_for_roll(s_.use.target, color_at(color), effect.roll[color]);
  }
  if (!game_.in_combat(s_)) take_for_roll(s_.use.target, game_.option_color(s_), effect.roll_option);
  begin_roll();
}

template <class Events>
void Play<Events>::reroll_all(const Effect& effect) {
  std::uint32_t mask = 0;
  for (int i = 0; i < s_.pool.count; ++i) {
    if (fits(effect, s_.pool.dice[i], s_.use.target, 0)) mask |= 1U << i;
  }
  const Dice lifted = take_from_pool(mask);
  for (const Die die : lifted) ++s_.fight.to_roll[die.owner()][static_cast<int>(die.use())][index(die.color())];
  if constexpr (kListening) tell_lifted(lifted);
  begin_roll();
}

// Of one hero.
template <class Events>
void Play<Events>::tell_lifted(const Dice& dice) {
  if (dice.count > 0) tell({.type = Ev::DiceLifted, .seat = seat_of(dice.dice[0].owner()), .dice = dice});
}

// --- choosing dice (OD-D19, OD-D28) ----------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::begin_picks() {
  s_.use.picked = 0;
  s_.use.value = 0;
  s_.use.cursor = {};
  if (fits_from(game_, s_, {}) == 0) return;  // OD-11.12
  if (effect_in_use(game_, s_).kind == EffectKind::SetByValue) ask_value();
  else ask_pick();
}

template <class Events>
void Play<Events>::ask_value() {
  unsigned values = 0;
  for (const Die die : s_.pool) {
    if (fits_now(game_, s_, die)) values |= 1U << die.value();
  }
  if (std::popcount(values) > 1) return push(Step::AskValue);
  s_.use.value = u8(std::countr_zero(values));  // OD-R65
  ask_pick();
}

// Asks only where there is something to choose (OD-R65).
template <class Events>
void Play<Events>::ask_pick() {
  while (true) {
    const Picking now = picking(game_, s_);
    if (now.reachable == 0) return finish_picks();
    Die first{};
    int different = 0;
    for (int i = s_.pool.count - 1; i >= 0; --i) {
      const Die die = s_.pool.dice[i];
      if (!can_pick(game_, s_, die) || (different > 0 && die == first)) continue;
      first = die;
      ++different;
    }
    const bool all = now.needed >= fitting(game_, s_, s_.use.cursor);
    if (!all && (different > 1 || now.needed == 0)) return push(Step::AskPick);
    pick_die(first);
  }
}

template <class Events>
void Play<Events>::pick_die(Die die) {
  const Effect& effect = effect_in_use(game_, s_);
  s_.pool.remove_at(s_.pool.find(die));
  s_.use.cursor = die;
  ++s_.use.picked;
  if (effect.filter.just_gained) {
    Die* const end = s_.use.gained + s_.use.gained_count;
    Die* const at = std::find(s_.use.gained, end, die);
    std::copy(at + 1, end, at);
    s_.use.gained[--s_.use.gained_count] = {};
  }
  Die now = die;
  switch (effect.kind) {
    case EffectKind::Reroll:
      ++s_.fight.to_roll[die.owner()][static_cast<int>(die.use())][index(die.color())];
      if constexpr (kListening) tell_lifted({1, {die}});
      return;
    case EffectKind::Exchange: {
      ++s_.fight.supply[index(die.color())];
      Event event{.type = Ev::DieExchanged, .seat = seat_of(die.owner())};
      event.dice.add(die);
      return tell(event);
    }
    case EffectKind::Recolor:
      ++s_.fight.supply[index(effect.from)];
      --s_.fight.supply[index(effect.to)];
      now = Die::of(die.owner(), effect.to, die.value());
      break;
    case EffectKind::Increase: now = die.showing(std::min<int>(kFaces, die.value() + effect.amount)); break;
    default: now = die.showing(effect.amount);
  }
  s_.fresh.add(now);
  Event event{.type = Ev::DieChanged, .seat = seat_of(die.owner())};
  event.dice.count = 2;
  event.dice.dice[0] = die;
  event.dice.dice[1] = now;
  tell(event);
}

template <class Events>
void Play<Events>::finish_picks() {
  const Effect& effect = effect_in_use(game_, s_);
  const int picked = s_.use.picked;
  s_.use.picked = s_.use.value = 0;
  s_.use.cursor = {};
  forget_gained();
  if (effect.kind == EffectKind::Reroll) return begin_roll();
  for (const Die die : s_.fresh) s_.pool.add(die);
  s_.fresh = {};
  if (effect.kind != EffectKind::Exchange) return;
  Dice gained;
  for (int i = 0; i < picked; ++i) gain(s_.use.target, effect.dice[0], gained);
  if (gained.count > 0) tell({.type = Ev::DiceGained, .seat = seat_of(s_.use.target), .dice = gained});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
