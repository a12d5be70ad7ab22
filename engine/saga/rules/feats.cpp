// Feats (DS-16).
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::feat(int place) {
  const int model = s_.act.model;
  const int number = figure(model).feats[place];
  const Feat& used = content_.feats[number];
  s_.wounds[model] |= u8(16 << place);
  tell<Ev::FeatUsed>({.model = u8(model)}, {.feat = number});
  const int from = origin::kFeat + number;
  for (int i = static_cast<int>(used.effects.size()) - 1; i >= 0; --i) {
    const Effect& effect = used.effects[i];
    switch (effect.op) {
      case Op::FightEach:
        s_.targets = each_targets(game_, s_, model, effect);
        s_.locks = effect.locks ? locks_beside(game_, s_, model) : 0;
        push<Step::Each>({.dice = effect.amount, .modifiers = effect.attacker_modifiers});
        break;
      case Op::FightOne:
        push<Step::AskStrike>({.bonus = effect.amount, .no_penalties = effect.ignore_penalties});
        break;
      case Op::ChainFight: push<Step::AskChain>({.left = effect.amount, .again = false}); break;
      case Op::ShootTimes: push<Step::Shots>({.left = effect.amount, .dice = 0, .ignoring = false}); break;
      case Op::ShootOne: push<Step::Shots>({.left = 1, .dice = effect.amount, .ignoring = true}); break;
      case Op::CastMany:
        push<Step::Spells>({.major = effect.major, .left = effect.amount, .recharging = effect.ignore_recharge});
        break;
      case Op::Devour: push<Step::AskDevour>({effect.amount}); break;
      default:
        push<Step::Casting>(
            {.caster = model, .origin = from, .effect = i, .target = kNone, .square = kNowhere, .bonus = 0});
        break;
    }
  }
}

// --- Whirlwind, The King's Wrath (DS-16.3, DS-16.11) ----------------------------------------------------------------------------

template <class Events>
void Play<Events>::each(const about::Each& each) {
  if (!is_in_play(s_.act.model)) s_.targets = s_.locks = 0;
  if (s_.targets == 0 && s_.locks == 0) return;
  // A lock that was opened otherwise in the meantime is none any more.
  for (std::uint64_t left = s_.locks; left != 0; left &= left - 1) {
    const int lock = std::countr_zero(left);
    if (!has_mundane_lock(game_, s_, thing::kFirstLock + lock)) s_.locks &= ~(std::uint64_t{1} << lock);
  }
  if (s_.targets != 0 || s_.locks != 0) push<Step::AskEach>(each);
}

template <class Events>
void Play<Events>::each_chosen(const Task& asked, Action action) {
  if (kind_of(action) == Kind::Stop) {  // only locks are left, and they need not be
    s_.locks = 0;
    return;
  }
  push<Step::Each>(asked.as<about::Each>());
  if (kind_of(action) == Kind::Use) return use(as<said::Use>(action));
  const int t = as<said::Target>(action).target;
  if (thing::is_model(t)) s_.targets &= ~set_of(t);
  else s_.locks &= ~(std::uint64_t{1} << (t - thing::kFirstLock));
  attack(s_.act.model, t, fight_asked(asked));
}

// --- one strike (DS-16.8), The Devourer (DS-16.11) ------------------------------------------------------------------------------

template <class Events>
void Play<Events>::strike_chosen(const Task& asked, Action action) {
  if (kind_of(action) == Kind::Stop) return;
  if (kind_of(action) == Kind::Use) {
    push(asked);
    return use(as<said::Use>(action));
  }
  attack(s_.act.model, as<said::Target>(action).target, fight_asked(asked));
}

template <class Events>
void Play<Events>::devour(int minion, int most) {
  const int model = s_.act.model;
  remove_model(minion, Event::Devoured);
  const int healed = std::min(most, s_.wounds_of(model));
  if (healed > 0) {
    s_.wounds[model] = u8(s_.wounds[model] - healed);
    tell<Ev::Healed>({.model = u8(model)}, {.wounds = s_.wounds_of(model)});
  }
  check_victory();
}

// --- Arrow Volley, Piercing Arrow (DS-16.5, DS-16.9) ---------------------------------------------------------------------------

template <class Events>
void Play<Events>::shots(const about::Shots& shots) {
  if (shots.left == 0 || !is_in_play(s_.act.model)) return;
  if (!may_shoot_now(game_, s_, s_.act.model)) return;
  const Task question(Step::AskShot, shots);
  if (shoot_targets(game_, s_, s_.act.model, shots.ignoring != 0) != 0) return push(question);
  ask_if_opening(question);
}

template <class Events>
void Play<Events>::shot_chosen(about::Shots shots, Action action) {
  if (kind_of(action) == Kind::Stop) return;
  const bool shoots = kind_of(action) == Kind::Shoot;
  if (shoots) shots.left = shots.left - 1;
  push<Step::Shots>(shots);
  if (!shoots) return use(as<said::Use>(action));
  const bool ignoring = shots.ignoring != 0;
  const int target = as<said::Target>(action).target;
  const Sight sight = sight_of(game_, s_, s_.act.model, target, ignoring);
  attack(s_.act.model, target, {.type = Attack::Shoot, .dice = shots.dice, .furniture = sight.furniture && !ignoring});
}

// --- Unstoppable (DS-16.7) ------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::chain_chosen(const Task& asked, Action action) {
  if (kind_of(action) == Kind::Stop) return;
  if (kind_of(action) == Kind::Use) {
    push(asked);
    return use(as<said::Use>(action));
  }
  push<Step::Chain>({asked.as<about::Fights>().left - 1});
  attack(s_.act.model, as<said::Target>(action).target, {.type = Attack::Fight});
}

// After an attack: one that removed its target lets him go on.
template <class Events>
void Play<Events>::chain(int left) {
  if (left == 0 || s_.attack.removed == 0 || !is_in_play(s_.act.model)) return;
  push<Step::AskShift>({left});
}

template <class Events>
void Play<Events>::shift(const Task& asked, Action action) {
  if (kind_of(action) == Kind::Use) {
    push(asked);
    return use(as<said::Use>(action));
  }
  if (kind_of(action) == Kind::Stop) return;
  const int model = s_.act.model;
  const auto chosen = as<said::Place>(action);
  const Square to = chosen.square;
  if (to != s_.at[model]) {
    tell<Ev::Stepped>({.model = u8(model), .at = to, .from = s_.at[model]});
    move_to(model, to);
  }
  face(model, facing_at(chosen.facing));
  const int left = asked.as<about::SomeLeft>().left;
  if (fight_targets(game_, s_, model) != 0) push<Step::AskChain>({.left = left, .again = true});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
