// The Dragon's Lair (DD-23): the Dragon, those who flee from it, and the Treasure.
#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::put_dragon(int space) {
  s_.dragon = u8(space);
  tell<Ev::DragonPlaced>({.space = u8(space)});
  push<Step::DragonHere>({.space = space});
}

// DD-23.5: the shift is lost, and the Dragon comes.
template <class Events>
void Play<Events>::disturb(int space) {
  put_dragon(space);
}

template <class Events>
void Play<Events>::dragon_here(int space) {  // DD-23.8
  if (s_.treasure == space) push<Step::DragonLeaves>({.space = space});
  if (s_.board.stooges[space] != 0) push<Step::Saving>({.space = space, .stooges = 0});
}

// One coin after the other. Nobody is asked who cannot pay or has nowhere to flee to.
template <class Events>
void Play<Events>::saving(int space, int done) {
  const int player = s_.board.stooge_owner(space);
  const bool can = done < s_.board.stooge_count(space) && hand_size(s_, player) > 0;
  if (can && !refuges(game_, s_, player, space).empty()) return push<Step::AskSave>({.space = space, .stooges = done});
  saved(space, done);
}

template <class Events>
void Play<Events>::pay_for_stooge(int space, int done, int slot) {
  const int player = s_.board.stooge_owner(space);
  const int index = coin_at(s_, place::kHand + player, slot);
  const Coin coin = s_.coins[index];
  move_coin(index, place::kStack, 0);
  tell_secret<Ev::CoinPaid>({.seat = u8(player), .coin = u8(coin.value())}, Seats::from_bits(coin.known()),
                            Seats::none(), {.slot = slot});
  push<Step::Saving>({.space = space, .stooges = done + 1});
}

template <class Events>
void Play<Events>::saved(int space, int done) {
  const int player = s_.board.stooge_owner(space);
  if (done > 0) tell<Ev::StoogesSaved>({.seat = u8(player), .space = u8(space)}, {.stooges = done});
  lose_stooges(player, space, s_.board.stooge_count(space) - done, Event::Dragon);
  push<Step::Fleeing>({.space = space, .fleeing = done});
}

// One by one (DD-23.8 step 3). A way may be barred by what those before found.
template <class Events>
void Play<Events>::fleeing(int space, int left) {
  if (left == 0) return;
  const int player = s_.board.stooge_owner(space);
  const SpaceSet to = refuges(game_, s_, player, space);
  if (to.empty()) return lose_stooges(player, space, left, Event::Dragon);
  if (to.size() > 1) return push<Step::AskFlee>({.space = space, .fleeing = left});
  to.for_each([&](int only) { flee(space, left, only); });
}

template <class Events>
void Play<Events>::flee(int space, int left, int to) {
  const int player = s_.board.stooge_owner(space);
  push<Step::Fleeing>({.space = space, .fleeing = left - 1});
  take_stooges(player, space, 1);
  add_stooges(player, to, 1);
  tell<Ev::Fled>({.seat = u8(player), .space = u8(to), .from = u8(space)});
  push<Step::Arrived>({.stooges = 1, .space = to});
}

template <class Events>
void Play<Events>::dragon_leaves() {  // DD-23.11
  int dragon_tile = kNone;
  for (int space = 0; space < game_.area().spaces; ++space) {
    if (is_common(game_, s_, space, Common::TreasureTile)) s_.treasure = u8(space);
    if (is_common(game_, s_, space, Common::DragonTile)) dragon_tile = space;
  }
  tell<Ev::TreasureReturned>({.space = s_.treasure});
  if (coins_in_bag(s_) > 0) push<Step::DrawCoin>({.seat = 0, .to = place::kStack});
  if (dragon_tile == kNone) {
    s_.dragon = kNone;
    return tell<Ev::DragonGone>();
  }
  if (s_.dragon != dragon_tile) put_dragon(dragon_tile);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
