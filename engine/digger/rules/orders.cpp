// Orders (DD-5) and bonus orders (DD-13).
#include "play.hpp"

namespace uc::digger {

// An order that is paid for in the main phase, or a pending one of the pool.
template <class Events>
void Play<Events>::give(const Task& asked, Order order) {
  const bool bonus = asked.step == Step::AskPool;
  if (bonus) --s_.pool[index(order)];
  else spend(cost_of(game_, s_, my_seat(), order));
  tell<Ev::OrderGiven>({.seat = s_.active}, {.order = order, .bonus = bonus});
}

template <class Events>
void Play<Events>::order(const Task& asked, Action action) {
  switch (kind_of(action)) {
    case Kind::Shift:
    case Kind::Disturb:
    case Kind::Adventurer:
    case Kind::Creature:
      give(asked, Order::Move);
      push<Step::Shifts>({.left = shifts_of_move(game_, s_, my_seat(), asked.step == Step::AskPool) - 1});
      return begin_shift(action);
    case Kind::Think: give(asked, Order::Think); return think(my_seat(), as<Kind::Think>(action).tiles);
    case Kind::Sabotage: give(asked, Order::Sabotage); return sabotage(as<Kind::Sabotage>(action));
    case Kind::Rise: give(asked, Order::Rise); return rise(as<Kind::Rise>(action).space);
    case Kind::Conquer: give(asked, Order::Conquer); return conquer(as<Kind::Conquer>(action));
    case Kind::Free: {
      const auto freed = as<Kind::Free>(action);
      give(asked, Order::Conquer);
      return free_room(freed.space, freed.whose);
    }
    case Kind::Work:
      give(asked, Order::Work);
      s_.turn.worked = true;
      return build(as<Kind::Work>(action));
    case Kind::Demolish: give(asked, Order::Demolish); return demolish(as<Kind::Demolish>(action).space);
    case Kind::Renounce: {
      const auto renounced = as<Kind::Renounce>(action);
      --s_.pool[renounced.order];
      return tell<Ev::BonusRenounced>({.seat = s_.active}, {.order = renounced.order});
    }
    case Kind::Special: return special();
    case Kind::SpecialBuild: special(); return build(as<Kind::SpecialBuild>(action));
    case Kind::Sneak: {  // DD-23.5
      const auto group = as<Kind::Sneak>(action);
      spend(game_.content().lair.sneak_tp);
      return shift(group.from, group.stooges, group.to);
    }
    case Kind::MoveDragon:  // DD-23.10
      spend(game_.content().lair.dragon_tp);
      return put_dragon(next_to(game_, s_.dragon, as<Kind::MoveDragon>(action).direction));
    case Kind::Summon: {
      const auto summoned = as<Kind::Summon>(action);
      return summon(summoned.creature, summoned.space);
    }
    case Kind::TimeUp: return time_up();
    default: return pass();
  }
}

// --- Move! (DD-5.1) ---------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::shifts(int left) {
  if (left > 0 && can_shift(game_, s_, my_seat())) push<Step::AskShift>({.left = left});
}

template <class Events>
void Play<Events>::begin_shift(Action action) {
  switch (kind_of(action)) {
    case Kind::Shift: {
      const auto group = as<Kind::Shift>(action);
      return shift(group.from, group.stooges, group.to);
    }
    case Kind::Disturb: return disturb(as<Kind::Disturb>(action).space);
    case Kind::Adventurer:
      return step_adventurer(as<Kind::Adventurer>(action).direction, movement_of_adventurer(game_, s_, my_seat()) - 1);
    default: {
      const auto step = as<Kind::Creature>(action);
      return step_creature(step.creature, step.direction, game_.content().battle.creatures[step.creature].movement - 1);
    }
  }
}

// --- the other orders -------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::sabotage(const actions::Sabotaging& given) {  // DD-5.3, DD-24.9
  if (given.creature != kNone) kill_creature(given.creature, Event::Sacrifice);
  else if (given.from != kNone) lose_stooges(my_seat(), given.from, 1, Event::Sacrifice);
  put_collapse(given.space);
}

template <class Events>
void Play<Events>::put_collapse(int space) {
  --s_.collapses;
  lay(space, game_.content().kind_of(Common::Collapse), 0, kNobody);
  tell<Ev::CollapsePlaced>({.seat = s_.active, .space = u8(space)});
}

template <class Events>
void Play<Events>::rise(int space) {  // DD-5.4, DD-12.2
  --me().reserve;
  ++me().in_play;
  add_stooges(my_seat(), space, 1);
  tell<Ev::StoogeRose>({.seat = s_.active, .space = u8(space)});
}

template <class Events>
void Play<Events>::demolish(int space) {  // DD-5.7
  tell<Ev::BlockerRemoved>({.seat = s_.active, .space = u8(space), .tile = s_.board.kind[space]});
  s_.board.kind[space] = kNone;
  s_.board.lie[space] = 0;
  s_.filled.remove(space);
  show_edges(game_, s_, space);
}

// --- bonus orders (DD-13) ---------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::bonus(const steps::Picking& picking) {
  if (picking.left > 0) push<Step::AskBonus>(picking);
}

template <class Events>
void Play<Events>::name_bonus(const steps::Picking& asked, int order) {  // DD-13.3
  ++s_.pool[order];
  tell<Ev::BonusNamed>({.seat = s_.active}, {.order = order});
  push<Step::Bonus>({.counted = asked.counted, .left = asked.left - 1, .lowest = order});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
