// CR-3: the windows W0, W2 and W4, in which players are asked for powers.
#include "play.hpp"

namespace uc::crypt {

// --- W0: before the Claim phase ---

template <class Events>
void Play<Events>::open_before() {
  s_.step = 0;
  if (side_of(s_, Type::Pottery) == Side::B) next_before();
  else begin_claims();
}

template <class Events>
void Play<Events>::next_before() {
  for (; s_.step < players_; ++s_.step) {
    const int seat = seat_in_order(players_, s_, s_.step);
    if (can_use_before(s_, seat)) return ask(Phase::Before, seat);
  }
  begin_claims();
}

// --- W2: after it ---

template <class Events>
void Play<Events>::open_after() {
  s_.step = 0;
  if (side_of(s_, Type::Manuscript) == Side::B) next_after();
  else begin_collect();
}

template <class Events>
void Play<Events>::next_after() {
  for (; s_.step < players_; ++s_.step) {
    const int seat = seat_in_order(players_, s_, s_.step);
    if (can_use_manuscript(s_, seat)) return ask(Phase::After, seat);
  }
  begin_collect();
}

// --- W4: before scoring ---

template <class Events>
void Play<Events>::open_last() {  // W4
  if (side_of(s_, Type::Remains) == Side::A) next_last();
  else begin_scoring();
}

template <class Events>
void Play<Events>::next_last() {
  for (; s_.step < players_; ++s_.step) {
    const int seat = seat_in_order(players_, s_, s_.step);
    if (can_use_remains(s_, seat)) return ask(Phase::Last, seat);
  }
  begin_scoring();
}

// --- CR-3.3 the way out of a window ---

// After a power the window is offered again while something in it can be used.
template <class Events>
void Play<Events>::finish_power() {
  switch (s_.phase) {
    case Phase::Before:
      if (can_use_before(s_, s_.active)) return;
      break;
    case Phase::After:
      if (can_use_manuscript(s_, s_.active)) return;
      break;
    case Phase::Last:
      if (can_use_remains(s_, s_.active)) return;
      break;
    default: return;  // W1: the turn goes on
  }
  leave_window();
}

template <class Events>
void Play<Events>::end_window() {
  tell({.type = Ev::WindowEnded, .seat = s_.active});
  if (s_.phase == Phase::Idol) return settle_dice();
  leave_window();
}

template <class Events>
void Play<Events>::leave_window() {
  ++s_.step;
  if (s_.phase == Phase::Before) return next_before();
  if (s_.phase == Phase::After) return next_after();
  next_last();
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::crypt
