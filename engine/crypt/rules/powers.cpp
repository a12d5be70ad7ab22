// CR-9: what the Collectors do during play: flipping, Idols, Manuscript B, Pottery B, Remains A.
#include "play.hpp"

namespace uc::crypt {

// --- CR-9.0 flipping ---

template <class Events>
void Play<Events>::flip(std::uint8_t seat, int gone, int handle) {  // CR-9.0a, CR-9.0d
  Card& card = s_.gone[gone].card;
  const Seats learned = everybody() - card.known();
  card.set_face_up(true);
  card.show(everybody());
  const int type = index(card.type());
  --s_.players[seat].down[type];
  tell({.type = Ev::Flipped,
        .seat = seat,
        .card = u8(type),
        .value = u8(card.value()),
        .about = told::OwnCard{handle},
        .open = true,
        .knows = everybody(),
        .learned = learned});
}

template <class Events>
void Play<Events>::pay(Type type, int handle) {
  flip(s_.active, find_card(s_, s_.active, type, handle), handle);
}

// --- CR-9.1 Idol A: window K-IDOL ---

template <class Events>
void Play<Events>::use_idol(const UseIdol& use) {
  pay(Type::Idol, use.card);
  for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
    const Slot& slot = s_.slots[i];
    if (slot.holder != s_.active || slot.effort != use.effort) continue;
    for (std::uint8_t die = 0; die < slot.count; ++die) {
      if (!fails(slot.rolled[die], slot.effort)) continue;
      s_.phase = Phase::Reroll;
      s_.pending = i;
      s_.pending_die = die;
      return;
    }
  }
}

template <class Events>
void Play<Events>::reroll(const Dice& dice) {
  Slot& slot = s_.slots[s_.pending];
  slot.rolled[s_.pending_die] = dice.faces[0];
  const told::Die rolled{.effort = slot.effort, .result = dice.faces[0], .again = true};
  tell({.type = Ev::DieRolled, .seat = s_.active, .slot = s_.pending, .about = rolled});
  s_.pending = 0;
  s_.pending_die = 0;
  idol_window();
}

// --- CR-9.2 Idol B ---

template <class Events>
void Play<Events>::check_race(std::uint8_t seat) {
  if (!wins_race(s_, seat)) return;
  s_.players[seat].won_race = 1;
  s_.race_round = s_.round;
  tell({.type = Ev::RaceWon, .seat = seat});
  flip_race_idols(seat);
}

// First those whose value all players know, then those of lower value. Whoever sees an Idol flipped can conclude that
// those left, of which all players know as much, are worth no less: their floor.
template <class Events>
void Play<Events>::flip_race_idols(std::uint8_t seat) {
  int last = -1;
  bool hidden = false;
  for (int flips = 0; flips < 2; ++flips) {
    const FaceDown idols(s_, seat, Type::Idol);
    int best = 0;
    for (int k = 1; k < idols.count; ++k) {
      if (race_key(idols, k) < race_key(idols, best)) best = k;
    }
    const FaceDown::Entry& entry = idols.entries[best];
    last = entry.gone;
    hidden = s_.gone[last].card.known() != everybody();
    flip(seat, entry.gone, entry.handle);
  }
  const int value = s_.gone[last].card.value();
  const FaceDown left(s_, seat, Type::Idol);
  for (int k = 0; k < left.count; ++k) {
    const int gone = left.entries[k].gone;
    Card& card = s_.gone[gone].card;
    if (card.shown() || (card.known() != everybody()) != hidden) continue;
    const int floor = gone < last ? value + 1 : value;
    if (floor > 1) card.set_floor(floor);  // everything is worth at least 1
  }
}

template <class Events>
std::pair<bool, int> Play<Events>::race_key(const FaceDown& idols, int k) const {
  const Card card = s_.gone[idols.entries[k].gone].card;
  return {card.known() != everybody(), card.value()};
}

// --- CR-9.6 Manuscript B ---

template <class Events>
void Play<Events>::use_manuscript(const UseManuscript& use) {
  pay(Type::Manuscript, use.card);
  tell({.type = Ev::Looked, .seat = s_.active});
  look_on(s_.phase);
}

template <class Events>
void Play<Events>::look_on(Phase window) {
  const Seats looker(seat_at(s_.active));
  for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
    Card& card = s_.slots[i].card;
    if (!card.exists() || card.known().has_all(looker)) continue;
    if (card.value() == 0) return draw_value(Phase::Look, window, i);
    card.add_known(looker);
    tell_seen(i, card);
  }
  finish_power();
}

template <class Events>
void Play<Events>::see_value(int value) {
  const std::uint8_t i = s_.pending;
  settle_value(i, value);
  Card& card = s_.slots[i].card;
  card.add_known(Seats(seat_at(s_.active)));
  tell_seen(i, card);
  look_on(s_.phase);
}

template <class Events>
void Play<Events>::tell_seen(std::uint8_t i, Card card) {
  tell({.type = Ev::ValueSeen,
        .seat = s_.active,
        .slot = i,
        .card = u8(index(card.type())),
        .value = u8(card.value()),
        .knows = card.known(),
        .learned = Seats(seat_at(s_.active))});
}

// --- CR-9.8 Pottery B ---

template <class Events>
void Play<Events>::use_pottery(const UsePottery& use) {
  pay(Type::Pottery, use.first);
  pay(Type::Pottery, use.second);
  const std::uint8_t i = use.slot;
  const Card card = s_.slots[i].card;
  tell({.type = Ev::PotteryTook, .seat = s_.active, .slot = i, .card = u8(index(card.type()))});
  if (card.value() == 0) return draw_value(Phase::Take, Phase::Before, i);
  take_card(i);
  finish_pottery();
}

template <class Events>
void Play<Events>::finish_pottery() {
  check_race(s_.active);  // CR-R17
  finish_power();
}

// --- CR-9.9 Remains A ---

template <class Events>
void Play<Events>::use_remains(const UseRemains& use) {
  pay(Type::Remains, use.first);
  pay(Type::Remains, use.second);
  Player& player = s_.players[s_.active];
  --player.exhausted;
  ++player.ready;
  tell({.type = Ev::Recovered, .seat = s_.active, .about = told::Recovery{.count = 1, .why = Event::ByRemains}});
  finish_power();
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::crypt
