// A Turn or activation: Move, then Action; items and trade (DS-3.3 to DS-3.6, DS-6, DS-15).
#include <algorithm>
#include <bit>

#include "play.hpp"

namespace uc::saga {

// Asks the acting model again, unless all that is left to it is to end.
template <class Events>
void Play<Events>::acting() {
  const int model = s_.act.model;
  if (!is_in_play(model)) return;
  if ((s_.act.flags & act::kActed) != 0) {
    if (!is_hero(model)) return;
    push(Step::AskAct);  // may_use looks at the question
    bool any = false;
    const std::uint64_t held = s_.items[at(model)];
    for (std::uint64_t left = (held | held >> 1U) & game_.usable(model); left != 0 && !any; left &= left - 1) {
      any = may_use(game_, s_, model, std::countr_zero(left) / 2);
    }
    if (!any) pop();
    return;
  }
  push(Step::AskAct);
}

template <class Events>
void Play<Events>::act(Action action) {
  const Numbers n = numbers_of(action);
  const int model = s_.act.model;
  switch (kind_of(action)) {
    case Kind::Move: push(Step::Acting); return walk({model, s_.act.points}, action, s_.act.flags, s_.act.points);
    case Kind::Break:
      s_.act.flags |= act::kInMove;
      push(Step::Acting);
      return break_away(model, square_at(n.a, n.b));
    case Kind::Use: push(Step::Acting); return use(n.a, n.b);
    case Kind::Trade: return trade(n.a, n.b, n.c);
    case Kind::PickUp: push(Step::Acting); return pick_up();
    case Kind::End:
      // A special rule fires at the end of the Move; whoever is still there then may act (DS-18.7).
      if ((s_.act.flags & act::kActed) == 0 && ends_move_first(game_, s_)) {
        s_.act.flags |= act::kInMove | act::kMoved | act::kMoveOver;
        push(Step::Acting);
        move_ended(model);
      }
      return;
    default: break;
  }
  // The Move part is over (DS-3.4). Where a special rule fires then, it was ended before (DS-18.7).
  s_.act.flags |= act::kMoveOver | act::kActed;
  s_.act.flags &= u8(~act::kMoved);
  push(Step::Acting);
  switch (kind_of(action)) {
    case Kind::Fight: return attack(model, n.a, {.type = Attack::Fight});
    case Kind::Shoot: {
      const Sight sight = sight_of(game_, s_, model, n.a);
      return attack(model, n.a, {.type = Attack::Shoot, .furniture = sight.furniture});
    }
    case Kind::Cast:
      // DS-11.2: one Major spell, or up to two different Minor ones.
      if (!content_.spells[at(n.a)].major) push(Step::Spells, 0, 1, 0);
      return cast(n, false);
    case Kind::Interact: return interact(n.a, n.b);
    case Kind::Feat: return feat(n.a);
    default: return;
  }
}

// Something has changed in the middle of a Move: a model that had gone as far as it wanted may go on.
template <class Events>
void Play<Events>::something_happened() {
  s_.act.flags &= u8(~act::kMoved);
}

// --- the Move (DS-6) --------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::walk(Mover mover, Action action, std::uint8_t& flags, std::uint8_t& points) {
  const Numbers n = numbers_of(action);
  const Square to = square_at(n.a, n.b);
  const Facing facing = facing_at(n.c);
  const int model = mover.model;
  const Square from = s_.at[at(model)];
  flags |= act::kInMove | act::kMoved;
  if (to == from && !figure(model).large) {
    if (engagers(game_, s_, model) != 0) flags |= act::kStopped;  // it has stayed, whatever happens next (DS-R66)
    return face(model, facing);
  }
  if (to == from && engagers(game_, s_, model) != 0) {  // a Large one that stays and turns (DS-10.6)
    const int quarter = (index(facing) - index(s_.facing[at(model)])) & 3;
    points = u8(points - (quarter == 2 ? 2 : 1));
    return face(model, facing);
  }
  // Only in a hero's Move can something happen after which it goes on.
  const int cost = is_hero(model) ? cost_of(game_, s_, mover, to, facing) : mover.points;
  if constexpr (kListening) {
    const Path path = path_to(game_, s_, mover, to, facing);
    Square last = from;
    Facing before = s_.facing[at(model)];
    for (int i = 0; i < path.size; ++i) {
      const Path::Node& node = path.nodes[at(i)];
      if (node.at != last) tell({.type = Ev::Stepped, .model = u8(model), .at = node.at, .from = last});
      else if (node.facing != before) tell({.type = Ev::Turned, .model = u8(model), .facing = node.facing});
      last = node.at;
      before = node.facing;
    }
    if (figure(model).large) s_.facing[at(model)] = before;
  }
  points = u8(points - cost);
  move_to(model, to);
  if (figure(model).ethereal) return;
  if (engagers(game_, s_, model) != 0) {  // DS-6.6
    flags |= act::kStopped;
    tell({.type = Ev::Stopped, .model = u8(model)});
  }
  face(model, facing);
}

template <class Events>
void Play<Events>::break_away(int model, Square to) {
  tell({.type = Ev::BrokeAway, .model = u8(model), .at = to});
  push(Step::BreakStep, model, cost_of_break(game_, s_, model, to), 0, 0, to.x, to.y);
  s_.free = engagers(game_, s_, model);
  push(Step::FreeAttacks, model);
}

template <class Events>
void Play<Events>::break_step(const Task& task) {
  if (!is_in_play(task.a)) return;  // DS-6.10
  const Square to = square_at(task.e, task.f);
  tell({.type = Ev::Stepped, .model = task.a, .at = to, .from = s_.at[task.a]});
  move_to(task.a, to);
  // What is under it is the Turn or the bonus_move that goes on.
  Task& under = s_.agenda[s_.tasks - 1U];
  if (under.step == Step::BonusMove) under.b = u8(under.b - task.b);
  else s_.act.points = u8(s_.act.points - task.b);
}

// --- bonus_move (DS-6.13) ----------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::bonus_move(const Task& task) {
  if (!is_in_play(task.a)) return;
  push(Step::AskBonusMove, task);
  if ((task.c & act::kMoved) == 0) return;
  pop();
  if (is_hero(task.a)) move_ended(task.a);
}

template <class Events>
void Play<Events>::bonus_moving(const Task& asked, Action action) {
  const Numbers n = numbers_of(action);
  Task going = asked;
  switch (kind_of(action)) {
    case Kind::Move: walk({asked.a, asked.b}, action, going.c, going.b); return push(Step::BonusMove, going);
    case Kind::Break: push(Step::BonusMove, going); return break_away(asked.a, square_at(n.a, n.b));
    default:
      if (is_hero(asked.a)) move_ended(asked.a);
  }
}

// DS-18.7
template <class Events>
void Play<Events>::move_ended(int hero) {
  const int rule = move_end_rule(game_, s_, hero);
  if (rule == kNone) return;
  tell({.type = Ev::RuleUsed, .model = u8(hero), .a = u8(rule)});
  push(Step::RuleEffects, rule, 0, hero);
}

// --- items (DS-15) -------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::use(int item, int t) {
  const int hero = s_.act.model;
  const Item& kind = content_.items[at(item)];
  something_happened();
  s_.items[at(hero)] -= std::uint64_t{1} << (2 * item);
  tell({.type = Ev::ItemUsed, .model = u8(hero), .thing = u8(t), .a = u8(item)});
  for (const Effect& effect : kind.effects) {
    switch (effect.op) {
      case Op::Heal: {
        const int healed = std::min<int>(effect.a, s_.wounds_of(hero));
        s_.wounds[at(hero)] = u8(s_.wounds[at(hero)] - healed);
        tell({.type = Ev::Healed, .model = u8(hero), .a = u8(s_.wounds_of(hero))});
        break;
      }
      case Op::Lasting: {
        lay_effect(hero, kind.source);
        s_.act.points = u8(std::clamp(s_.act.points + content_.sources[kind.source].modifiers.movement, 0, kFarthest));
        break;
      }
      case Op::OpenLock: return open(t, hero);
      case Op::ReduceWard: return reduce_ward(t, effect.a, hero);
      default: break;
    }
  }
}

// --- trade (DS-15.5) -------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::trade(int other, int given, int taken) {
  const int hero = s_.act.model;
  --s_.act.trades;
  s_.act.flags |= act::kInMove;  // it is part of the Move, so no Feat without one can follow
  something_happened();          // also if the other seat refuses
  push(Step::Acting);
  if (game_.seat_of(hero) == game_.seat_of(other)) return exchange(hero, other, given, taken);
  tell({.type = Ev::TradeProposed, .model = u8(hero), .thing = u8(other), .a = u8(given), .b = u8(taken)});
  push(Step::AskAgree, hero, other, given, taken);
}

template <class Events>
void Play<Events>::exchange(int hero, int other, int given, int taken) {
  const auto hand = [&](int from, int to, int what) {
    if (what == kNone) return;
    if (what < kFirstObject) {
      s_.items[at(from)] -= std::uint64_t{1} << (2 * what);
      s_.items[at(to)] += std::uint64_t{1} << (2 * what);
    } else {
      s_.objects[at(from)] -= 1U << (4 * (what - kFirstObject));
      s_.objects[at(to)] += 1U << (4 * (what - kFirstObject));
    }
  };
  hand(hero, other, given);
  hand(other, hero, taken);
  tell({.type = Ev::Traded, .model = u8(hero), .thing = u8(other), .a = u8(given), .b = u8(taken)});
}

template <class Events>
void Play<Events>::pick_up() {  // DS-8.15
  const int hero = s_.act.model;
  s_.act.flags |= act::kInMove;  // it is part of the Move, as a trade is (DS-R63, DS-R59)
  something_happened();
  for (std::size_t i = 0; i < kMaxHeroes; ++i) {
    if (s_.dropped[i] == 0 || s_.dropped_at[i] != s_.at[at(hero)]) continue;
    s_.objects[at(hero)] += s_.dropped[i];
    s_.dropped[i] = 0;
    s_.dropped_at[i] = {};
  }
  tell({.type = Ev::ObjectsTaken, .model = u8(hero), .at = s_.at[at(hero)]});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
