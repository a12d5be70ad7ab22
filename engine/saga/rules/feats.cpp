// Feats (DS-16).
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::feat(int place) {
  const int model = s_.act.model;
  const int number = figure(model).feats[at(place)];
  const Feat& used = content_.feats[at(number)];
  s_.wounds[at(model)] |= u8(16 << place);
  tell({.type = Ev::FeatUsed, .model = u8(model), .a = u8(number)});
  const int from = origin::kFeat + number;
  for (int i = static_cast<int>(used.effects.size()) - 1; i >= 0; --i) {
    const Effect& effect = used.effects[at(i)];
    switch (effect.op) {
      case Op::FightEach:
        s_.targets = each_targets(game_, s_, model, effect);
        s_.locks = effect.locks ? locks_beside(game_, s_, model) : 0;
        push(Step::Each, effect.a, effect.flag ? 1 : 0);
        break;
      case Op::FightOne: push(Step::AskStrike, effect.a, effect.flag ? 1 : 0); break;
      case Op::ChainFight: push(Step::AskChain, effect.a); break;
      case Op::ShootTimes: push(Step::Shots, effect.a); break;
      case Op::ShootOne: push(Step::Shots, 1, effect.a, 1); break;
      case Op::CastMany: push(Step::Spells, effect.b, effect.a, effect.flag ? 1 : 0); break;
      case Op::Devour: push(Step::AskDevour, effect.a); break;
      default: push(Step::Casting, model, from, i, kNone, kNone, kNone); break;
    }
  }
}

// --- Whirlwind, The King's Wrath (DS-16.3, DS-16.11) ----------------------------------------------------------------------------

template <class Events>
void Play<Events>::each(const Task& task) {
  if (!is_in_play(s_.act.model)) s_.targets = s_.locks = 0;
  if (s_.targets == 0 && s_.locks == 0) return;
  // A lock that was opened otherwise in the meantime is none any more.
  for (std::uint64_t left = s_.locks; left != 0; left &= left - 1) {
    const int lock = std::countr_zero(left);
    if (!has_mundane_lock(game_, s_, thing::kFirstLock + lock)) s_.locks &= ~(std::uint64_t{1} << lock);
  }
  if (s_.targets != 0 || s_.locks != 0) push(Step::AskEach, task);
}

template <class Events>
void Play<Events>::each_chosen(const Task& asked, Action action) {
  const int t = numbers_of(action).a;
  if (kind_of(action) == Kind::Stop) {  // only locks are left, and they need not be
    s_.locks = 0;
    return;
  }
  push(Step::Each, asked);
  if (kind_of(action) == Kind::Use) return use(t, numbers_of(action).b);
  if (thing::is_model(t)) s_.targets &= ~set_of(t);
  else s_.locks &= ~(std::uint64_t{1} << (t - thing::kFirstLock));
  attack(s_.act.model, t, {.type = Attack::Fight, .dice = asked.a, .no_modifiers = asked.b == 0});
}

// --- Arrow Volley, Piercing Arrow (DS-16.5, DS-16.9) ---------------------------------------------------------------------------

template <class Events>
void Play<Events>::shots(const Task& task) {
  if (task.a == 0 || !is_in_play(s_.act.model)) return;
  if (!may_shoot_now(game_, s_, s_.act.model)) return;
  if (shoot_targets(game_, s_, s_.act.model, task.c != 0) != 0) return push(Step::AskShot, task);
  ask_if_opening(Step::AskShot, task);
}

template <class Events>
void Play<Events>::shot_chosen(const Task& asked, Action action) {
  if (kind_of(action) == Kind::Stop) return;
  const Numbers n = numbers_of(action);
  push(Step::Shots, asked);
  if (kind_of(action) == Kind::Use) return use(n.a, n.b);
  s_.agenda[s_.tasks - 1U].a = u8(asked.a - 1);
  const bool ignoring = asked.c != 0;
  const Sight sight = sight_of(game_, s_, s_.act.model, n.a, ignoring);
  attack(s_.act.model, n.a, {.type = Attack::Shoot, .dice = asked.b, .furniture = sight.furniture && !ignoring});
}

// --- Unstoppable (DS-16.7) ------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::chain_chosen(const Task& asked, Action action) {
  if (kind_of(action) == Kind::Stop) return;
  const Numbers n = numbers_of(action);
  if (kind_of(action) == Kind::Use) {
    push(Step::AskChain, asked);
    return use(n.a, n.b);
  }
  push(Step::Chain, asked.a - 1);
  attack(s_.act.model, n.a, {.type = Attack::Fight});
}

// After an attack: one that removed its target lets him go on.
template <class Events>
void Play<Events>::chain(int left) {
  if (left == 0 || s_.attack.removed == 0 || !is_in_play(s_.act.model)) return;
  push(Step::AskShift, left);
}

template <class Events>
void Play<Events>::shift(const Task& asked, Action action) {
  const Numbers n = numbers_of(action);
  if (kind_of(action) == Kind::Use) {
    push(asked.step, asked);
    return use(n.a, n.b);
  }
  if (kind_of(action) == Kind::Stop) return;
  const int model = s_.act.model;
  const Square to = square_at(n.a, n.b);
  if (to != s_.at[at(model)]) {
    tell({.type = Ev::Stepped, .model = u8(model), .at = to, .from = s_.at[at(model)]});
    move_to(model, to);
  }
  face(model, facing_at(n.c));
  if (fight_targets(game_, s_, model) != 0) push(Step::AskChain, asked.a, 1);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
