// CR-2, CR-4, CR-7: setup, what each round reveals, and the Torch that ends it.
#include <algorithm>

#include "play.hpp"
#include "solo.hpp"

namespace uc::crypt {

// --- CR-2 Setup ---

template <class Events>
void Play<Events>::set_sides(int mask) {
  s_.sides = static_cast<std::uint8_t>(mask);
  tell({.type = Ev::SidesSet, .about = told::Sides{s_.sides}});
  s_.phase = players_ == 1 ? Phase::Top : Phase::Leader;
}

template <class Events>
void Play<Events>::set_leader(int seat) {  // CR-2.4
  s_.leader = static_cast<std::uint8_t>(seat);
  tell({.type = Ev::LeaderChosen, .about = told::Leader{s_.leader}});
  s_.phase = Phase::Top;
}

template <class Events>
void Play<Events>::show_first_top(int type) {
  s_.top = static_cast<std::uint8_t>(type);
  tell({.type = Ev::TopShown, .card = s_.top});
  begin_round();
}

// --- CR-4 Reveal ---

template <class Events>
void Play<Events>::begin_round() {
  ++s_.round;
  tell({.type = Ev::RoundBegan, .about = told::Round{.round = s_.round, .leader = s_.leader}});
  s_.phase = Phase::Reveal;
  s_.pending = 0;
}

template <class Events>
void Play<Events>::lay_card(const Reveal& card_and_next) {  // CR-4.1
  const int value = card_and_next.value;
  const int next = card_and_next.next;
  const auto type = static_cast<Type>(s_.top);
  Card card(type, value, value != 0);
  if (value != 0) {
    --s_.unseen[index(type)][value];
    card.show(everybody());
  }
  s_.slots[s_.pending].card = card;
  --s_.deck[index(type)];
  s_.top = static_cast<std::uint8_t>(next);
  if (value != 0) {
    tell({.type = Ev::CardRevealed,
          .slot = s_.pending,
          .card = u8(index(type)),
          .value = u8(value),
          .open = true,
          .knows = everybody(),
          .learned = everybody()});
  } else {
    tell({.type = Ev::CardConcealed, .slot = s_.pending, .card = u8(index(type))});
  }
  if (next != kNoType) tell({.type = Ev::TopShown, .card = s_.top});
  ++s_.pending;
  if (s_.pending < game_.setup().slots() && next != kNoType) return;  // CR-R12: a short deck ends the row early
  if (players_ == 1) order_crypt(s_.pending);
  s_.pending = 0;
  open_before();
}

template <class Events>
void Play<Events>::order_crypt(int laid) {  // CR-10.3
  const SlotOrder order = ghost_order(game_.content(), s_, laid);
  const State drawn = s_;
  for (int i = 0; i < laid; ++i) s_.slots[i].card = drawn.slots[order[i]].card;
  const auto place = [&](int slot) { return told::PlaceRow::put(slot, order[slot]); };
  tell({.type = Ev::CryptOrdered, .about = told::Order{place(0) | place(1) | place(2)}});
}

// --- CR-7 Torch ---

template <class Events>
void Play<Events>::finish_round() {
  s_.ghost_aside = 0;
  s_.ghost_bumped = 0;
  s_.step = 0;
  s_.active = 0;
  if (s_.top == kNoType) return open_last();  // CR-7.2
  s_.leader = next_leader();                  // CR-7.1
  const told::Torch torch{.leader = s_.leader, .lights_out = lights_out(players_, s_)};
  tell({.type = Ev::TorchPassed, .about = torch});
  begin_round();
}

template <class Events>
std::uint8_t Play<Events>::next_leader() const {
  if (players_ == 1) return s_.leader == kGhost ? std::uint8_t{0} : kGhost;  // CR-10.2
  return u8((s_.leader + 1) % players_);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::crypt
