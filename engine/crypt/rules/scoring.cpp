// CR-8: the end: collections are shown, points counted, ties rolled off. What is worth what is in score.hpp.
#include <algorithm>

#include "play.hpp"
#include "score.hpp"

namespace uc::crypt {

template <class Events>
void Play<Events>::begin_scoring() {
  s_.step = 0;
  s_.active = 0;
  show_collections();
  int totals[kMaxPlayers] = {};
  score_all(game_.content(), players_, s_, totals);
  int best = totals[0];
  for (int seat = 0; seat < players_; ++seat) {
    tell({.type = Ev::Scored, .seat = u8(seat), .about = told::Score{totals[seat]}});
    best = std::max(best, totals[seat]);
  }
  for (int seat = 0; seat < players_; ++seat) {
    if (totals[seat] == best) s_.tied = u8(s_.tied | 1 << seat);
  }
  roll_off();
}

template <class Events>
void Play<Events>::show_collections() {  // CR-8.6
  std::uint8_t handles[kMaxPlayers][kTypes] = {};
  for (int i = 0; i < s_.gone_count; ++i) {
    Gone& gone = s_.gone[i];
    if (gone.owner == kBox) continue;
    const int type = index(gone.card.type());
    const std::uint8_t handle = ++handles[gone.owner][type];
    if (gone.card.shown()) continue;
    const Seats learned = everybody() - gone.card.known();
    gone.card.show(everybody());
    tell({.type = Ev::CardShown,
          .seat = gone.owner,
          .card = u8(type),
          .value = u8(gone.card.value()),
          .about = told::OwnCard{handle},
          .open = true,
          .knows = everybody(),
          .learned = learned});
  }
}

// CR-8.3, CR-8.4: the tied roll until one is left, or until none of them has dice.
template <class Events>
void Play<Events>::roll_off() {
  const Seats tied = Seats::from_bits(s_.tied);
  bool dice = false;
  for (int seat = 0; seat < players_; ++seat) dice = dice || (tied.has(seat_at(seat)) && s_.players[seat].ready > 0);
  if (tied.count() == 1 || !dice) return finish_game();
  for (int seat = 0; seat < players_; ++seat) {
    if (tied.has(seat_at(seat))) s_.tie_sum[seat] = s_.players[seat].ready > 0 ? kNotRolled : std::uint8_t{0};
  }
  next_tie_roll();
}

template <class Events>
void Play<Events>::next_tie_roll() {
  for (int place = 0; place < players_; ++place) {
    const int seat = seat_in_order(players_, s_, place);
    if (s_.tie_sum[seat] == kNotRolled) return ask(Phase::TieRoll, seat);
  }
  keep_the_highest();
  roll_off();
}

template <class Events>
void Play<Events>::tie_roll(const Dice& dice) {
  s_.tie_sum[s_.active] = u8(dice.faces[0] + dice.faces[1] + dice.faces[2]);
  tell({.type = Ev::TieRolled, .seat = s_.active, .about = told::Roll{roll_bits(dice)}});
  next_tie_roll();
}

template <class Events>
void Play<Events>::keep_the_highest() {  // CR-R24
  int best = 0;
  for (const std::uint8_t sum : s_.tie_sum) best = std::max<int>(best, sum);
  unsigned kept = 0;
  for (int seat = 0; seat < players_; ++seat) {
    const bool tied = Seats::from_bits(s_.tied).has(seat_at(seat));
    if (tied && s_.tie_sum[seat] == best) kept |= 1U << static_cast<unsigned>(seat);
    s_.tie_sum[seat] = 0;
  }
  s_.tied = static_cast<std::uint8_t>(kept);
}

template <class Events>
void Play<Events>::finish_game() {
  s_.phase = Phase::Over;
  s_.active = 0;
  tell({.type = Ev::GameEnded});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::crypt
