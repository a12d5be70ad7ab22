// Coins (DD-11, DD-12.6, DD-17.2 Weigh Every Coin).
#include "play.hpp"

namespace uc::digger {

// DD-11.1, DD-11.2, DD-R35: drawn from the Bag into the hand, one after the other.
template <class Events>
void Play<Events>::gain_coins(const steps::Coins& gained) {
  const int there = coins_in_bag(s_), seat = gained.seat;
  if (gained.left == 0 || there == 0) return;
  push<Step::GainCoins>({.seat = seat, .left = gained.left - 1, .elemental = gained.elemental});
  if (gained.elemental != 0) push(Step::AskRedraw);  // DD-24.2
  if (there == 1 || !standard_of(game_, s_, seat).keeps_best_coin) {
    return push<Step::DrawCoin>({.seat = seat, .to = place::kHand + seat});
  }
  push<Step::AskKeep>({.seat = seat});
  push<Step::DrawCoin>({.seat = seat, .to = place::kDrawn});
  push<Step::DrawCoin>({.seat = seat, .to = place::kDrawn});
}

template <class Events>
void Play<Events>::coin_drawn(int seat, int to, int value) {
  --s_.bag[value];
  const Seats knows = to == place::kStack ? Seats::none() : Seats(seat_at(seat));
  s_.coins[s_.coin_count++] = Coin::of(to, value, knows.bits());
  if (to == place::kStack) return tell_secret<Ev::CoinToStack>({.coin = u8(value)}, knows, knows);
  tell_secret<Ev::CoinDrawn>({.seat = u8(seat), .coin = u8(value)}, knows, knows);
}

template <class Events>
void Play<Events>::drop_coin(int index) {
  --s_.coin_count;
  for (int i = index; i < s_.coin_count; ++i) s_.coins[i] = s_.coins[i + 1];
  s_.coins[s_.coin_count] = {};
}

// To the end of what lies at the other place.
template <class Events>
void Play<Events>::move_coin(int index, int to, unsigned known) {
  const Coin coin = s_.coins[index];
  drop_coin(index);
  s_.coins[s_.coin_count++] = Coin::of(to, coin.value(), coin.known() | known);
}

template <class Events>
void Play<Events>::keep(int seat, int which) {  // the other one goes back
  const int back = coin_at(s_, place::kDrawn, 1 - which);
  const int value = s_.coins[back].value();
  ++s_.bag[value];
  drop_coin(back);
  move_coin(coin_at(s_, place::kDrawn, 0), place::kHand + seat, 0);
  tell_secret<Ev::CoinPutBack>({.seat = u8(seat), .coin = u8(value)}, Seats(seat_at(seat)), Seats::none());
}

template <class Events>
void Play<Events>::redraw() {  // DD-24.2: the coin that came last
  const int seat = my_seat();
  const int last = coin_at(s_, place::kHand + seat, hand_size(s_, seat) - 1);
  const int value = s_.coins[last].value();
  ++s_.bag[value];
  drop_coin(last);
  tell_secret<Ev::CoinPutBack>({.seat = u8(seat), .coin = u8(value)}, Seats(seat_at(seat)), Seats::none());
  owe_coins({.seat = seat, .left = 1}, Event::Due::Redraw, kNone);
}

template <class Events>
void Play<Events>::take_coin(int thief, int victim) {  // DD-11.4
  if (hand_size(s_, victim) > 0) push<Step::StealCoin>({.seat = thief, .other = victim});
}

template <class Events>
void Play<Events>::steal(int thief, int victim, int slot) {
  const int index = coin_at(s_, place::kHand + victim, slot);
  const Coin coin = s_.coins[index];
  const Seats gets(seat_at(thief));
  move_coin(index, place::kHand + thief, gets.bits());
  const Seats knows = Seats::from_bits(coin.known()) | gets;
  tell_secret<Ev::CoinStolen>({.seat = u8(thief), .other = u8(victim), .coin = u8(coin.value())}, knows, gets,
                              {.slot = slot});
}

template <class Events>
void Play<Events>::store(int slot, int space) {  // DD-12.6
  const int index = coin_at(s_, place::kHand + my_seat(), slot);
  const Coin coin = s_.coins[index];
  move_coin(index, space, 0);
  tell_secret<Ev::CoinStored>({.seat = s_.active, .space = u8(space), .coin = u8(coin.value())},
                              Seats::from_bits(coin.known()), Seats::none(), {.slot = slot});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
