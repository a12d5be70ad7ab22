// CR-6: Collect.
#include <utility>

#include "play.hpp"

namespace uc::crypt {

template <class Events>
void Play<Events>::begin_collect() {
  for (std::uint8_t i = 0; i < kMaxSlots; ++i) {  // CR-6.1, CR-10.8
    if (!s_.slots[i].card.exists()) continue;
    if (s_.slots[i].holder == kNobody) discard(i, Ev::Discarded);
    else if (s_.slots[i].holder == kGhost) discard(i, Ev::GhostTook);
  }
  for (int place = 0; place < players_; ++place) {  // CR-6.2
    const int seat = seat_in_order(players_, s_, place);
    Player& player = s_.players[seat];
    const bool bumped_everywhere = player.placed != 0 && dice_on_cards(player) == 0;
    if (bumped_everywhere && player.exhausted > 0) recover_all(u8(seat), Event::ByBumps);
    player.placed = 0;
  }
  s_.step = 0;
  next_collector();
}

template <class Events>
void Play<Events>::discard(std::uint8_t i, Ev type) {
  const Card card = s_.slots[i].card;
  s_.gone[s_.gone_count++] = {card, kBox};
  s_.slots[i] = Slot{};
  tell({.type = type,
        .slot = i,
        .card = u8(index(card.type())),
        .value = u8(card.value()),
        .open = card.shown(),
        .knows = card.known()});
}

template <class Events>
void Play<Events>::next_collector() {  // CR-6.3: each player completely, in turn order
  for (; s_.step < players_; ++s_.step) {
    s_.active = u8(seat_in_order(players_, s_, s_.step));
    if (dice_on_cards(s_.players[s_.active]) == 0) continue;
    s_.phase = Phase::Roll;
    if (exhaustion_dice(s_, s_.active) > 0) return;
    return take_cards();
  }
  finish_round();
}

template <class Events>
void Play<Events>::collect_roll(const Dice& dice) {  // CR-6.3a
  int next = 0;
  for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
    Slot& slot = s_.slots[i];
    if (slot.holder != s_.active || slot.effort == 1) continue;
    for (int die = 0; die < slot.count; ++die) {
      slot.rolled[die] = dice.faces[next++];
      const told::Die rolled{.effort = slot.effort, .result = slot.rolled[die]};
      tell({.type = Ev::DieRolled, .seat = s_.active, .slot = i, .about = rolled});
    }
  }
  take_cards();
}

template <class Events>
void Play<Events>::take_cards() {  // CR-6.3c
  for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
    if (s_.slots[i].holder != s_.active || !s_.slots[i].card.exists()) continue;
    if (s_.slots[i].card.value() == 0) return draw_value(Phase::Take, Phase::Roll, i);
    take_card(i);
  }
  check_race(s_.active);  // CR-6.3d
  idol_window();
}

// The value of a face-down card is drawn when somebody first sees it.
template <class Events>
void Play<Events>::draw_value(Phase phase, Phase resume, std::uint8_t slot) {
  s_.phase = phase;
  s_.resume = u8(static_cast<int>(resume));
  s_.pending = slot;
}

template <class Events>
void Play<Events>::take_drawn(int value) {
  const std::uint8_t i = s_.pending;
  const auto resume = static_cast<Phase>(s_.resume);
  settle_value(i, value);
  take_card(i);
  if (resume == Phase::Before) return finish_pottery();
  take_cards();
}

template <class Events>
void Play<Events>::settle_value(std::uint8_t i, int value) {
  Card& card = s_.slots[i].card;
  card.set_value(value);
  --s_.unseen[index(card.type())][value];
  s_.phase = static_cast<Phase>(s_.resume);
  s_.resume = 0;
  s_.pending = 0;
}

template <class Events>
void Play<Events>::take_card(std::uint8_t i) {
  Card card = std::exchange(s_.slots[i].card, Card{});
  const Seats taker(seat_at(s_.active));
  const bool new_to_taker = !card.known().has_all(taker);
  card.set_face_up(false);
  card.add_known(taker);  // CR-6.3c, CR-6.4
  s_.gone[s_.gone_count++] = {card, s_.active};
  Player& player = s_.players[s_.active];
  const int type = index(card.type());
  ++player.down[type];
  ++player.owned[type];
  tell({.type = Ev::CardTaken,
        .seat = s_.active,
        .slot = i,
        .card = u8(type),
        .value = u8(card.value()),
        .about = told::OwnCard{player.owned[type]},
        .open = card.shown(),
        .knows = card.known(),
        .learned = new_to_taker ? taker : Seats::none()});
}

template <class Events>
void Play<Events>::idol_window() {  // CR-6.3e
  if (can_use_idol(s_, s_.active)) return ask(Phase::Idol, s_.active);
  settle_dice();
}

template <class Events>
void Play<Events>::settle_dice() {  // CR-6.3f
  Player& player = s_.players[s_.active];
  int back = 0;
  int exhausted = 0;
  for (Slot& slot : s_.slots) {
    if (slot.holder != s_.active) continue;
    for (int die = 0; die < slot.count; ++die) ++(fails(slot.rolled[die], slot.effort) ? exhausted : back);
    slot = Slot{};
  }
  player.ready = u8(player.ready + back);
  player.exhausted = u8(player.exhausted + exhausted);
  tell({.type = Ev::DiceSettled, .seat = s_.active, .about = told::Settling{back, exhausted}});
  ++s_.step;
  next_collector();
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::crypt
