// A Turn or activation: Move, then Action; items and trade (DS-3.3 to DS-3.6, DS-6, DS-15).
#include <algorithm>
#include <bit>

#include "play.hpp"
#include "routes.hpp"

namespace uc::saga {

// Asks the acting model again, unless all that is left to it is to end.
template <class Events>
void Play<Events>::acting() {
  const int model = s_.act.model;
  if (!is_in_play(model)) return;
  if ((s_.act.flags & act::kActed) != 0) {
    if (!is_hero(model)) return;
    push<Step::AskAct>();  // may_use looks at the question
    bool any = false;
    const std::uint64_t held = s_.items[model];
    for (std::uint64_t left = (held | held >> 1U) & game_.usable(model); left != 0 && !any; left &= left - 1) {
      any = may_use(game_, s_, model, std::countr_zero(left) / 2);
    }
    if (!any) pop();
    return;
  }
  push<Step::AskAct>();
}

template <class Events>
void Play<Events>::act(Action action) {
  const int model = s_.act.model;
  switch (kind_of(action)) {
    case Kind::Move: push<Step::Acting>(); return walk({model, s_.act.points}, action, s_.act.flags, s_.act.points);
    case Kind::Break:
      s_.act.flags |= act::kInMove;
      push<Step::Acting>();
      return break_away(model, as<said::Break>(action).square);
    case Kind::Use: push<Step::Acting>(); return use(as<said::Use>(action));
    case Kind::Trade: return trade(as<said::Trade>(action));
    case Kind::PickUp: push<Step::Acting>(); return pick_up();
    case Kind::End:
      // A special rule fires at the end of the Move; whoever is still there then may act (DS-18.7).
      if ((s_.act.flags & act::kActed) == 0 && ends_move_first(game_, s_)) {
        s_.act.flags |= act::kInMove | act::kMoved | act::kMoveOver;
        push<Step::Acting>();
        move_ended(model);
      }
      return;
    default: break;
  }
  // The Move part is over (DS-3.4). Where a special rule fires then, it was ended before (DS-18.7).
  s_.act.flags |= act::kMoveOver | act::kActed;
  s_.act.flags &= u8(~act::kMoved);
  push<Step::Acting>();
  switch (kind_of(action)) {
    case Kind::Fight: return attack(model, as<said::Target>(action).target, {.type = Attack::Fight});
    case Kind::Shoot: {
      const int target = as<said::Target>(action).target;
      const Sight sight = sight_of(game_, s_, model, target);
      return attack(model, target, {.type = Attack::Shoot, .furniture = sight.furniture});
    }
    case Kind::Cast: {
      // DS-11.2: one Major spell, or up to two different Minor ones.
      const auto chosen = as<said::Cast>(action);
      if (!content_.spells[chosen.spell].major) push<Step::Spells>({.major = false, .left = 1, .recharging = false});
      return cast(chosen, false);
    }
    case Kind::Interact: return interact(as<said::Interact>(action));
    case Kind::Feat: return feat(as<said::Feat>(action).feat);
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
  const auto chosen = as<said::Move>(action);
  const Square to = chosen.square;
  const Facing facing = facing_at(chosen.facing);
  const int model = mover.model;
  const Square from = s_.at[model];
  flags |= act::kInMove | act::kMoved;
  if (to == from && !figure(model).large) {
    if (engagers(game_, s_, model) != 0) flags |= act::kStopped;  // it has stayed, whatever happens next (DS-R66)
    return face(model, facing);
  }
  if (to == from && engagers(game_, s_, model) != 0) {  // a Large one that stays and turns (DS-10.6)
    const int quarter = (index(facing) - index(s_.facing[model])) & 3;
    points = u8(points - (quarter == 2 ? 2 : 1));
    return face(model, facing);
  }
  // Only in a hero's Move can something happen after which it goes on.
  const int cost = is_hero(model) ? cost_of(game_, s_, mover, to, facing) : mover.points;
  if constexpr (kListening) {
    const Path path = path_to(game_, s_, {model, cost}, to, facing);
    Square last = from;
    Facing before = s_.facing[model];
    for (int i = 0; i < path.size; ++i) {
      const Path::Node& node = path.nodes[i];
      if (node.at != last) tell<Ev::Stepped>({.model = u8(model), .at = node.at, .from = last});
      else if (node.facing != before) tell<Ev::Turned>({.model = u8(model), .facing = node.facing});
      last = node.at;
      before = node.facing;
    }
    if (figure(model).large) s_.facing[model] = before;
  }
  points = u8(points - cost);
  move_to(model, to);
  if (figure(model).ethereal) return;
  if (engagers(game_, s_, model) != 0) {  // DS-6.6
    flags |= act::kStopped;
    tell<Ev::Stopped>({.model = u8(model)});
  }
  face(model, facing);
}

template <class Events>
void Play<Events>::break_away(int model, Square to) {
  tell<Ev::BrokeAway>({.model = u8(model), .at = to});
  push<Step::BreakStep>({.model = model, .cost = cost_of_break(game_, s_, model, to), .square = to});
  s_.free = engagers(game_, s_, model);
  push<Step::FreeAttacks>({model});
}

template <class Events>
void Play<Events>::break_step(const about::BreakStep& step) {
  const auto& [model, cost, to] = step;
  if (!is_in_play(model)) return;  // DS-6.10
  tell<Ev::Stepped>({.model = model, .at = to, .from = s_.at[model]});
  move_to(model, to);
  // What is under it is the Turn or the bonus_move that goes on.
  Task& under = s_.agenda[s_.tasks - 1U];
  if (under.step == Step::BonusMove) {
    auto move = under.as<about::BonusMove>();
    move.points = move.points - cost;
    under.put(move);
  } else {
    s_.act.points = u8(s_.act.points - cost);
  }
}

// --- bonus_move (DS-6.13) ----------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::bonus_move(const about::BonusMove& move) {
  if (!is_in_play(move.model)) return;
  push<Step::AskBonusMove>(move);
  if ((move.flags & act::kMoved) == 0) return;
  pop();
  if (is_hero(move.model)) move_ended(move.model);
}

template <class Events>
void Play<Events>::bonus_moving(about::BonusMove move, Action action) {
  switch (kind_of(action)) {
    case Kind::Move: {
      std::uint8_t flags = move.flags, points = move.points;
      walk({move.model, points}, action, flags, points);
      return push<Step::BonusMove>({.model = move.model, .points = points, .flags = flags});
    }
    case Kind::Break: push<Step::BonusMove>(move); return break_away(move.model, as<said::Break>(action).square);
    default:
      if (is_hero(move.model)) move_ended(move.model);
  }
}

// DS-18.7
template <class Events>
void Play<Events>::move_ended(int hero) {
  const int rule = move_end_rule(game_, s_, hero);
  if (rule == kNone) return;
  tell<Ev::RuleUsed>({.model = u8(hero)}, {.rule = rule});
  push<Step::RuleEffects>({.rule = rule, .effect = 0, .hero = hero, .way = Quarter::None});
}

// --- items (DS-15) -------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::use(const said::Use& used) {
  const int hero = s_.act.model;
  const int item = used.item, t = used.target;
  const Item& kind = content_.items[item];
  something_happened();
  s_.items[hero] -= std::uint64_t{1} << (2 * item);
  tell<Ev::ItemUsed>({.model = u8(hero), .thing = u8(t)}, {.item = item});
  for (const Effect& effect : kind.effects) {
    switch (effect.op) {
      case Op::Heal: {
        const int healed = std::min<int>(effect.amount, s_.wounds_of(hero));
        s_.wounds[hero] = u8(s_.wounds[hero] - healed);
        tell<Ev::Healed>({.model = u8(hero)}, {.wounds = s_.wounds_of(hero)});
        break;
      }
      case Op::Lasting: {
        lay_effect(hero, kind.source);
        s_.act.points = u8(std::clamp(s_.act.points + content_.sources[kind.source].modifiers.movement, 0, kFarthest));
        break;
      }
      case Op::OpenLock: return open(t, hero);
      case Op::ReduceWard: return reduce_ward(t, effect.amount, hero);
      default: break;
    }
  }
}

// --- trade (DS-15.5) -------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::trade(const said::Trade& offer) {
  const int hero = s_.act.model;
  const about::Trade trade{.hero = hero, .other = offer.hero, .given = offer.given, .taken = offer.taken};
  --s_.act.trades;
  s_.act.flags |= act::kInMove;  // it is part of the Move, so no Feat without one can follow
  something_happened();          // also if the other seat refuses
  push<Step::Acting>();
  if (game_.seat_of(hero) == game_.seat_of(trade.other)) return exchange(trade);
  tell<Ev::TradeProposed>({.model = trade.hero, .thing = trade.other}, {.given = trade.given, .taken = trade.taken});
  push<Step::AskAgree>(trade);
}

template <class Events>
void Play<Events>::trade_asked(const about::Trade& trade, bool agreed) {
  if (agreed) return exchange(trade);
  tell<Ev::TradeRefused>({.model = trade.hero, .thing = trade.other});
}

template <class Events>
void Play<Events>::exchange(const about::Trade& trade) {
  const auto hand = [&](int from, int to, int what) {
    if (what == kNone) return;
    if (what < kFirstObject) {
      s_.items[from] -= std::uint64_t{1} << (2 * what);
      s_.items[to] += std::uint64_t{1} << (2 * what);
    } else {
      s_.objects[from] -= 1U << (4 * (what - kFirstObject));
      s_.objects[to] += 1U << (4 * (what - kFirstObject));
    }
  };
  hand(trade.hero, trade.other, trade.given);
  hand(trade.other, trade.hero, trade.taken);
  tell<Ev::Traded>({.model = trade.hero, .thing = trade.other}, {.given = trade.given, .taken = trade.taken});
}

template <class Events>
void Play<Events>::pick_up() {  // DS-8.15
  const int hero = s_.act.model;
  s_.act.flags |= act::kInMove;  // it is part of the Move, as a trade is (DS-R63, DS-R59)
  something_happened();
  for (std::size_t i = 0; i < kMaxHeroes; ++i) {
    if (s_.dropped[i] == 0 || s_.dropped_at[i] != s_.at[hero]) continue;
    s_.objects[hero] += s_.dropped[i];
    s_.dropped[i] = 0;
    s_.dropped_at[i] = {};
  }
  tell<Ev::ObjectsTaken>({.model = u8(hero), .at = s_.at[hero]});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
