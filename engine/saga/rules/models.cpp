// What models have and are: modifiers, crippled, outnumbered; items, feats and what a hero may do with them.
#include <algorithm>

#include "rules.hpp"

namespace uc::saga {

namespace {

constexpr std::uint64_t kLow = 0x5555555555555555U;

// Of counts of two bits, a bit for each that is not 0.
constexpr std::uint64_t present(std::uint64_t counts) { return (counts | counts >> 1U) & kLow; }

}  // namespace

namespace {

// Calls f(modifiers) for all that a model's skills, items and lasting effects do.
template <class F>
void for_each_modifiers(const Saga& game, const State& state, int model, F&& f) {
  if (is_hero(model)) {
    f(game.skills(model));
    for (std::uint64_t worn = present(state.items[model]) & game.worn(model); worn != 0; worn &= worn - 1) {
      f(game.content().items[std::countr_zero(worn) / 2].modifiers);
    }
  }
  for (std::uint64_t lasting = present(state.lasting[model]); lasting != 0; lasting &= lasting - 1) {
    f(game.content().sources[std::countr_zero(lasting) / 2].modifiers);
  }
}

}  // namespace

Modifiers modifiers_of(const Saga& game, const State& state, int model) {
  Modifiers all;
  for_each_modifiers(game, state, model, [&](const Modifiers& each) { all.add(each); });
  return all;
}

bool is_crippled(const Saga& game, const State& state, int model) {
  const int wounds = state.wounds_of(model);
  if (wounds == 0) return false;
  const Figure& figure = game.figure(state, model);
  if (figure.crippled_at == 0) return false;
  const int raised = is_hero(model) ? game.skills(model).crippled_at : 0;
  return wounds >= figure.crippled_at + raised;
}

int movement_of(const Saga& game, const State& state, int model) {
  const int movement = game.figure(state, model).movement;
  if (!is_hero(model) && state.lasting[model] == 0) return movement;
  int more = 0;
  for_each_modifiers(game, state, model, [&](const Modifiers& each) { more += each.movement; });
  return std::clamp(movement + more, 0, kFarthest);
}

bool is_outnumbered(const Saga& game, const State& state, int model) {
  int sum = 0;
  const bool large = game.figure(state, model).large;
  for_each_in(engagers(game, state, model),
              [&](int enemy) { sum += game.figure(state, enemy).large && !large ? 2 : 1; });
  return sum >= 2;
}

int count_of_figure(const State& state, int figure) {
  int count = 0;
  for_each_in(state.in_play & ~kHeroes, [&](int model) { count += state.figure[model] == figure ? 1 : 0; });
  return count;
}

int model_at(const Saga& game, const State& state, Square square) {
  int found = kNone;
  for_each_in(state.in_play, [&](int model) {
    for_each_square_of(game, state, model, [&](Square each) {
      if (each == square) found = model;
    });
  });
  return found;
}

int first_hero(const State& state) {
  const ModelSet heroes = state.in_play & kHeroes;
  return heroes == 0 ? kNone : std::countr_zero(heroes);
}

// --- items (DS-15) ----------------------------------------------------------------------------------------------------

int crystals_of(const Saga& game, const State& state, int hero) {
  int sum = 0;
  for (std::uint64_t held = present(state.items[hero]) & game.crystals(); held != 0; held &= held - 1) {
    sum += state.item_count(hero, std::countr_zero(held) / 2);
  }
  return sum;
}

bool has_room_for(const Saga& game, const State& state, int hero, int item) {
  const Item& kind = game.content().items[item];
  if (kind.crystal != 0) return crystals_of(game, state, hero) < kMostCrystals;
  if (kind.one_use) return state.item_count(hero, item) < 2;  // DS-15.7
  return state.item_count(hero, item) < 3;
}

namespace {

bool any_beside(const Saga& game, const State& state, int hero, int item) {
  for (const auto* locks : {&game.mundane_locks(), &game.wards()}) {
    for (const int t : *locks) {
      if (may_use_on(game, state, hero, item, t)) return true;
    }
  }
  return false;
}

// In its own Turn, outside the resolution of an attack (DS-15.2).
bool is_own_moment(const State& state, int hero) {
  if (state.act.model != hero) return false;
  switch (state.next().step) {
    case Step::AskAct:
    case Step::AskSpell:
    case Step::AskEach:
    case Step::AskStrike:
    case Step::AskShot:
    case Step::AskChain:
    case Step::AskShift: return true;
    default: return false;
  }
}

}  // namespace

bool may_use_on(const Saga& game, const State& state, int hero, int item, int t) {
  if (thing::is_model(t) || thing::is_furniture(t) || t >= thing::kEnd) return false;
  const Item& kind = game.content().items[item];
  for (const Effect& effect : kind.effects) {
    if (effect.op == Op::OpenLock && !has_mundane_lock(game, state, t)) return false;
    if (effect.op == Op::ReduceWard && !has_ward(game, state, t)) return false;
    if (effect.op != Op::OpenLock && effect.op != Op::ReduceWard) return false;
  }
  return !kind.effects.empty() && is_adjacent_to(game, state, hero, t);
}

namespace {

// In a Feat that goes on with Fights; where nothing changes their dice they may still leave bones (DS-16.3).
bool helps_feat(const State& state, const Source& source) {
  switch (state.next().step) {
    case Step::AskStrike:
    case Step::AskChain:
    case Step::AskShift: return true;
    case Step::AskEach: return source.modifiers.destroy_bones && state.targets != 0;
    default: return false;
  }
}

}  // namespace

// An item is used when it does something (DS-R54).
bool may_use(const Saga& game, const State& state, int hero, int item) {
  if (state.item_count(hero, item) == 0 || (game.usable(hero) >> (2 * item) & 1U) == 0) return false;
  if (!is_own_moment(state, hero)) return false;
  const Item& kind = game.content().items[item];
  const bool before_action = (state.act.flags & act::kActed) == 0;
  for (const Effect& effect : kind.effects) {
    if (effect.op == Op::Heal && state.wounds_of(hero) > 0) return true;
    if (effect.op == Op::Lasting && state.lasting_of(hero, kind.source) == 0) {
      if (!kind.only_in_move) return before_action || helps_feat(state, game.content().sources[kind.source]);
      const bool over = (state.act.flags & (act::kMoveOver | act::kActed | act::kStopped | act::kDazed)) != 0;
      return !over;
    }
    if (effect.op == Op::OpenLock || effect.op == Op::ReduceWard) return any_beside(game, state, hero, item);
  }
  return false;
}

// --- trading (DS-15.5 to DS-15.7) ----------------------------------------------------------------------------------------

namespace {

// Only a crystal makes room for a crystal.
bool fits(const Offer& gained, const Offer& given) {
  return gained.what == kNone || gained.room || (gained.crystal && given.crystal);
}

Offer find(const Offers& offers, int what) {
  for (int i = 0; i < offers.count; ++i) {
    if (offers.all[i].what == what) return offers.all[i];
  }
  return kNothing;
}

}  // namespace

Offers offers_of(const Saga& game, const State& state, int hero, int other) {
  Offers offers;
  for (std::uint64_t left = present(state.items[hero]); left != 0; left &= left - 1) {
    const int item = std::countr_zero(left) / 2;
    const Item& kind = game.content().items[item];
    if (!kind.tradeable) continue;
    offers.all[offers.count++] = {static_cast<std::uint8_t>(item), kind.crystal != 0,
                                  has_room_for(game, state, other, item)};
  }
  if (state.objects[hero] == 0) return offers;
  for (int object = 0; object < static_cast<int>(game.content().objects.size()); ++object) {
    if (state.object_count(hero, object) == 0 || !game.content().objects[object].tradeable) continue;
    offers.all[offers.count++] = {static_cast<std::uint8_t>(kFirstObject + object), false, true};
  }
  return offers;
}

bool may_exchange(const Offer& given, const Offer& taken) {
  return given.what != taken.what && fits(given, taken) && fits(taken, given);
}

bool may_trade(const Saga& game, const State& state, int hero, int other, int given, int taken) {
  if (other >= kMaxHeroes || other == hero || !has(state.in_play, other)) return false;
  const Offer gives = find(offers_of(game, state, hero, other), given);
  const Offer takes = find(offers_of(game, state, other, hero), taken);
  return gives.what == given && takes.what == taken && may_exchange(gives, takes) &&
         is_adjacent_to(game, state, hero, other);
}

// --- special rules (DS-18) ----------------------------------------------------------------------------------------------

bool holds(const Saga& game, const State& state, const Condition& condition) {
  switch (condition.type) {
    case ConditionType::DoorOpened: return (state.doors_open >> condition.what & 1U) != 0;
    case ConditionType::BossIncapacitated: return (state.bosses_out >> condition.what & 1U) != 0;
    case ConditionType::Flag: return (state.flags >> condition.what & 1) != 0;
    case ConditionType::CounterAtLeast: return state.counters[condition.what] >= condition.value;
    case ConditionType::AllHeroesExited: return (state.in_play & kHeroes) == 0 && state.exited != 0;
    case ConditionType::HeroIncapacitated: return std::popcount(state.incapacitated) >= condition.value;
    case ConditionType::AllHeroesIncapacitated: return std::popcount(state.incapacitated) == game.heroes();
    case ConditionType::PileExhausted: return state.pile_out != 0;
  }
  return false;
}

// A block that is not revealed does not turn (DS-R51), nor one on which a Large model stands (DS-R57).
bool can_turn(const Saga& game, const State& state, int number) {
  const Block& block = game.blocks()[number];
  if ((state.areas >> block.area & 1U) == 0) return false;
  bool jammed = false;
  for_each_in(state.in_play, [&](int model) {
    if (!game.figure(state, model).large) return;
    for_each_square_of(game, state, model, [&](Square q) {
      jammed = jammed || (std::abs(q.x - block.centre.x) <= 1 && std::abs(q.y - block.centre.y) <= 1);
    });
  });
  return !jammed;
}

bool may_interact(const Saga& game, const State& state, int hero, int number) {
  const SpecialRule& rule = game.adventure().rules[number];
  if (rule.on != Trigger::HeroAction) return false;
  if (rule.once_per_round && (state.rules_used >> number & 1) != 0) return false;
  if (rule.when && !holds(game, state, *rule.when)) return false;
  if (rule.needs_object != kNone && state.object_count(hero, rule.needs_object) == 0) return false;
  if (rule.needs_total_object != kNone) {
    int total = 0;
    for_each_in(state.in_play & kHeroes, [&](int each) { total += state.object_count(each, rule.needs_total_object); });
    if (total < rule.needs_total) return false;
  }
  for (const RuleEffect& effect : rule.effects) {
    if (effect.op == RuleOp::RotateBlock && !can_turn(game, state, effect.what)) return false;
  }
  const int t = rule.door != kNone ? thing::kDoor + rule.door : thing::kFurniture + rule.furniture;
  return in_play_thing(game, state, t) && has_before_it(game, state, hero, t);
}

int move_end_rule(const Saga& game, const State& state, int hero) {
  const Adventure& adventure = game.adventure();
  if (!adventure.exits.has(state.at[hero])) return kNone;
  for (std::size_t i = 0; i < adventure.rules.size(); ++i) {
    const SpecialRule& rule = adventure.rules[i];
    if (rule.on != Trigger::MoveEnd) continue;
    if (!rule.when || holds(game, state, *rule.when)) return static_cast<int>(i);
  }
  return kNone;
}

bool ends_move_first(const Saga& game, const State& state) {
  const int model = state.act.model;
  return is_hero(model) && (state.act.flags & act::kMoveOver) == 0 && move_end_rule(game, state, model) != kNone;
}

// --- feats (DS-16) -------------------------------------------------------------------------------------------------------

namespace {

bool has_work(const Saga& game, const State& state, Prospects& prospects, const Effect& effect) {
  const int model = prospects.model();
  switch (effect.op) {
    case Op::FightEach: {
      if (effect.locks && locks_beside(game, state, model) != 0) return true;
      return each_targets(game, state, model, effect) != 0;
    }
    case Op::FightOne: return prospects.fights() != 0 || prospects.locks() != 0;
    case Op::ChainFight: return prospects.fights() != 0;
    case Op::ShootTimes: return prospects.shots() != 0;
    case Op::ShootOne: return prospects.shots() != 0 || shoot_targets(game, state, model, true) != 0;
    case Op::CastMany: {
      const std::uint32_t spells = game.spells_of(state, model);
      for (std::uint32_t left = spells; left != 0; left &= left - 1) {
        const int spell = std::countr_zero(left);
        if (game.content().spells[spell].major != effect.major) continue;
        if ((effect.ignore_recharge || is_ready(state, spell)) &&
            has_target(game, state, prospects.aim(), spell, effect.ignore_recharge))
          return true;
      }
      return false;
    }
    case Op::MagicAttack: return spell_targets(game, state, prospects.aim(), effect.targeting, true) != 0;
    case Op::Animate: return can_raise(game, state, effect.figures);
    case Op::Devour: return devour_targets(game, state, model) != 0;
    default: return true;
  }
}

}  // namespace

ModelSet each_targets(const Saga& game, const State& state, int model, const Effect& effect) {
  ModelSet targets = 0;
  for_each_in(enemies_of(state, model), [&](int enemy) {
    if (!can_be_harmed(game, state, enemy)) return;
    const bool reached =
        effect.front_arc ? engages(game, state, model, enemy) : is_adjacent_to(game, state, model, enemy);
    if (reached) targets |= set_of(enemy);
  });
  return targets;
}

ModelSet devour_targets(const Saga& game, const State& state, int model) {
  ModelSet targets = 0;
  for_each_in(side_of(state, model) & ~set_of(model), [&](int each) {
    if (game.figure(state, each).klass == Class::Minion && is_adjacent_to(game, state, model, each)) {
      targets |= set_of(each);
    }
  });
  return targets;
}

bool may_use_feat(const Saga& game, const State& state, Prospects& prospects, int place) {
  const int model = prospects.model();
  const Figure& figure = game.figure(state, model);
  if (place >= std::ssize(figure.feats) || state.feat_used(model, place)) return false;
  const std::uint8_t flags = state.act.flags;
  if ((flags & (act::kActed | act::kDazed)) != 0) return false;
  const Feat& feat = game.content().feats[figure.feats[place]];
  if (!feat.may_move_first && (flags & act::kInMove) != 0) return false;  // DS-16.2
  if (feat.may_move_first && ends_move_first(game, state)) return false;  // DS-18.7
  for (const Effect& effect : feat.effects) {
    if (!has_work(game, state, prospects, effect)) return false;
  }
  return true;
}

// --- the Overlord -----------------------------------------------------------------------------------------------------------

ModelSet can_be_activated(const State& state) { return state.in_play & ~kHeroes & ~state.activated & ~state.exhausted; }

bool may_hold_interrupt(const Saga& game, const State& state) {
  if (state.hand_size() == 0) return false;
  for (std::size_t i = 0; i < game.content().cards.size(); ++i) {
    if (game.content().cards[i].kind == CardKind::Interrupt && state.pool[i] + state.hand[i] > 0) return true;
  }
  return false;
}

// --- moving -----------------------------------------------------------------------------------------------------------------

MoveNow move_now(const Saga& game, const State& state) {
  MoveNow now;
  std::uint8_t flags = state.act.flags;
  now.mover = {state.act.model, state.act.points};
  if (state.next().step == Step::AskBonusMove) {
    const auto move = state.next().as<about::BonusMove>();
    now.mover = {move.model, move.points};
    flags = move.flags;
  }
  if ((flags & (act::kMoveOver | act::kActed | act::kMoved)) != 0) return now;
  const int model = now.mover.model;
  const Figure& figure = game.figure(state, model);
  now.turns = !figure.ethereal && !is_passing(game, state, model);
  if ((flags & (act::kStopped | act::kDazed)) != 0 || now.mover.points == 0) return now;
  if (state.lasting[model] != 0 && modifiers_of(game, state, model).no_move) return now;  // DS-6.12
  const bool engaged = engagers(game, state, model) != 0;
  now.steps = !engaged;
  now.breaks = engaged;
  return now;
}

}  // namespace uc::saga
