// Orders (DD-5) and bonus orders (DD-13).
#include "play.hpp"

namespace uc::digger {

// An order that is paid for in the main phase, or a pending one of the pool.
template <class Events>
void Play<Events>::give(const Task& asked, Order order) {
  const bool bonus = asked.step == Step::AskPool;
  if (bonus) --s_.pool[index(order)];
  else spend(cost_of(game_, s_, my_seat(), order));
  tell({.type = Ev::OrderGiven, .seat = s_.active, .a = u8(static_cast<int>(order)), .b = u8(bonus ? 1 : 0)});
}

template <class Events>
void Play<Events>::order(const Task& asked, Action action) {
  const Numbers n = numbers_of(action);
  switch (kind_of(action)) {
    case Kind::Shift:
    case Kind::Disturb:
    case Kind::Adventurer:
    case Kind::Creature:
      give(asked, Order::Move);
      push(Step::Shifts, shifts_of_move(game_, s_, my_seat(), asked.step == Step::AskPool) - 1);
      return begin_shift(action);
    case Kind::Think: give(asked, Order::Think); return think(my_seat(), n.tiles);
    case Kind::Sabotage: give(asked, Order::Sabotage); return sabotage(n);
    case Kind::Rise: give(asked, Order::Rise); return rise(n.a);
    case Kind::Conquer: give(asked, Order::Conquer); return conquer(n);
    case Kind::Free: give(asked, Order::Conquer); return free_room(n.a, n.b);
    case Kind::Work:
      give(asked, Order::Work);
      s_.turn.worked = true;
      return build(n.a, n.b, n.c);
    case Kind::Demolish: give(asked, Order::Demolish); return demolish(n.a);
    case Kind::Renounce: --s_.pool[n.a]; return tell({.type = Ev::BonusRenounced, .seat = s_.active, .a = u8(n.a)});
    case Kind::Special: return special();
    case Kind::SpecialBuild: special(); return build(n.a, n.b, n.c);
    case Kind::Sneak:  // DD-23.5
      spend(game_.content().lair.sneak_tp);
      return shift(n.a, n.b, n.c);
    case Kind::MoveDragon:  // DD-23.10
      spend(game_.content().lair.dragon_tp);
      return put_dragon(next_to(game_, s_.dragon, n.a));
    case Kind::Summon: return summon(n.a, n.b);
    case Kind::TimeUp: return time_up();
    default: return pass();
  }
}

// --- Move! (DD-5.1) ---------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::shifts(int left) {
  if (left > 0 && can_shift(game_, s_, my_seat())) push(Step::AskShift, left);
}

template <class Events>
void Play<Events>::begin_shift(Action action) {
  const Numbers n = numbers_of(action);
  switch (kind_of(action)) {
    case Kind::Shift: return shift(n.a, n.b, n.c);
    case Kind::Disturb: return disturb(n.a);
    case Kind::Adventurer: return step_adventurer(n.a, movement_of_adventurer(game_, s_, my_seat()) - 1);
    default: return step_creature(n.a, n.b, game_.content().battle.creatures[n.a].movement - 1);
  }
}

// --- the other orders -------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::sabotage(const Numbers& n) {  // DD-5.3, DD-24.9
  if (n.c != kNone) kill_creature(n.c, Event::Sacrifice);
  else if (n.a != kNone) lose_stooges(my_seat(), n.a, 1, Event::Sacrifice);
  put_collapse(n.b);
}

template <class Events>
void Play<Events>::put_collapse(int space) {
  --s_.collapses;
  lay(space, game_.content().kind_of(Common::Collapse), 0, kNobody);
  tell({.type = Ev::CollapsePlaced, .seat = s_.active, .space = u8(space)});
}

template <class Events>
void Play<Events>::rise(int space) {  // DD-5.4, DD-12.2
  --me().reserve;
  ++me().in_play;
  add_stooges(my_seat(), space, 1);
  tell({.type = Ev::StoogeRose, .seat = s_.active, .space = u8(space)});
}

template <class Events>
void Play<Events>::demolish(int space) {  // DD-5.7
  tell({.type = Ev::BlockerRemoved, .seat = s_.active, .space = u8(space), .tile = s_.board.kind[space]});
  s_.board.kind[space] = kNone;
  s_.board.lie[space] = 0;
  s_.filled.remove(space);
  show_edges(game_, s_, space);
}

// --- bonus orders (DD-13) ---------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::bonus(int rooms, int picks, int lowest) {
  if (picks > 0) push(Step::AskBonus, rooms, picks, lowest);
}

template <class Events>
void Play<Events>::name_bonus(const Task& asked, int order) {  // DD-13.3
  ++s_.pool[order];
  tell({.type = Ev::BonusNamed, .seat = s_.active, .a = u8(order)});
  push(Step::Bonus, asked.a, asked.b - 1, order);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
