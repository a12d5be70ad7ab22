// Conquest (DD-14, DD-19.6, DD-19.7), and the fall of a player (DD-24.10 to DD-24.13).
#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::conquer(const actions::Conquering& conquest) {
  const int player = my_seat();
  const int space = conquest.space;
  if (conquest.token == kFromReserve) {  // DD-17.2, Sack
    --me().reserve;
  } else {
    // DD-24.9: a Creature's token is made of any own Stooge.
    const int from = conquest.token == kNone ? space : int{conquest.token};
    take_stooges(player, from, 1);
    --me().in_play;
  }
  const int owner = s_.board.owner(space);
  tell<Ev::Conquered>({.seat = s_.active,
                       .other = owner == kNobody ? kNone : u8(owner),
                       .space = u8(space),
                       .tile = s_.board.kind[space]});
  if (is_of_class(game_, s_, space, Class::Portal)) {  // DD-24.10
    ++s_.players[owner].portal_tokens[player];
    push<Step::Defeat>({.seat = owner});
    if (hand_size(s_, owner) > 0) return push<Step::TakeCoin>({.seat = player, .other = owner});
    return owe_coins({.seat = player, .left = 1, .elemental = redraws_coin(conquest)}, Event::Due::Portal, space);
  }
  const int before = s_.board.token(space) - 1;
  if (before >= 0) return_token(before, space);
  s_.board.set_token(space, player + 1);
  if (is_common(game_, s_, space, Common::Monster)) {  // DD-19.6
    return gain_gp(player, game_.content().hunt.monster_gp, Event::Monster, space);
  }
  if (is_common(game_, s_, space, Common::Ruins)) {  // DD-19.7
    gain_tp(game_.content().hunt.ruins_tp);
    if (before >= 0 && hand_size(s_, before) > 0) return push<Step::TakeCoin>({.seat = player, .other = before});
    return owe_coins({.seat = player, .left = game_.content().hunt.ruins_coins, .elemental = redraws_coin(conquest)},
                     Event::Due::Ruins, space);
  }
  loot(conquest, owner);
}

template <class Events>
void Play<Events>::loot(const actions::Conquering& conquest, int owner) {  // DD-14.3
  const int player = my_seat(), space = conquest.space;
  const Power& power = game_.power(type_at(game_, s_, space));
  const auto source = static_cast<Source>(int{conquest.source});
  const bool treasure = power.loot == Loot::Treasure;
  if (source == Source::Bag || treasure) {
    owe_coins({.seat = player, .left = 1, .elemental = redraws_coin(conquest)},
              treasure ? Event::Due::TreasureConquest : Event::Due::Conquest, space);
  }
  if (source == Source::Hand) push<Step::TakeCoin>({.seat = player, .other = owner});
  if (source == Source::Stored) take_stored(space, owner);
  if (power.skips_turn && !s_.players[owner].skips) {  // DD-14.7
    s_.players[owner].skips = true;
    tell<Ev::WillSkip>({.seat = u8(owner)});
  }
}

// Whether the Elemental conquers (DD-24.2).
template <class Events>
bool Play<Events>::redraws_coin(const actions::Conquering& conquest) const {
  return conquest.creature != kNone && game_.content().battle.creatures[conquest.creature].redraws_coin;
}

template <class Events>
void Play<Events>::take_stored(int space, int owner) {
  const Seats gets(seat_at(my_seat()));
  int taken = 0;
  for (; coins_at(s_, space) > 0; ++taken) {
    const int index = coin_at(s_, space, 0);
    const Coin coin = s_.coins[index];
    move_coin(index, place::kHand + my_seat(), gets.bits());
    tell_secret<Ev::CoinStolen>({.seat = s_.active, .other = u8(owner), .space = u8(space), .coin = u8(coin.value())},
                                Seats::from_bits(coin.known()) | gets, gets);
  }
  tell<Ev::StoredCoinsTaken>({.seat = s_.active, .other = u8(owner), .space = u8(space)}, {.coins = taken});
}

template <class Events>
void Play<Events>::return_token(int whose, int space) {  // DD-14.4
  ++s_.players[whose].reserve;
  s_.board.set_token(space, 0);
  tell<Ev::TokenReturned>({.seat = u8(whose), .space = u8(space)});
}

template <class Events>
void Play<Events>::free_room(int space, int whose) {  // DD-14.6, DD-R62
  int owner = whose;
  if (whose != kNone) {
    --me().portal_tokens[whose];
    ++s_.players[whose].reserve;
  } else {
    owner = s_.board.token_owner(space);
    ++s_.players[owner].reserve;
    s_.board.set_token(space, 0);
  }
  tell<Ev::TokenRemoved>({.seat = s_.active, .other = u8(owner), .space = u8(space)});
}

// --- the fall of a player (DD-24.11) ----------------------------------------------------------------------------------

template <class Events>
void Play<Events>::defeat(int seat) {
  Player& player = s_.players[seat];
  int tokens = 0, most = 0, chooser = kNone;
  for (int p = 0; p < players_; ++p) {
    const int here = player.portal_tokens[p];
    tokens += here;
    if (here == most) chooser = kNone;
    if (here > most) chooser = p;
    most = std::max(most, here);
  }
  if (tokens < game_.content().battle.portal_tokens) return;
  if (game_.plays(Scenario::DwarvenCitadel) && player.citadel > 0) s_.citadel_emptied = citadel_was_full(game_, s_);
  player.out = true;
  player.skips = false;
  tell<Ev::PlayerDefeated>({.seat = u8(seat)});
  player.standing.for_each([&](int space) { s_.board.stooges[space] = 0; });
  player.standing = {};
  player.in_play = player.citadel = 0;
  for (CreatureState& creature : s_.creatures) {
    if (creature.owner != seat) continue;
    creature.at = kNone;
    creature.gone = true;
  }
  const int coins = coins_of(s_, seat);
  const bool last = undefeated(game_, s_) == 1;  // DD-24.13
  if (!last && chooser != kNone && !s_.players[chooser].out) {
    const Seats sees(seat_at(chooser));
    for (int i = 0; i < s_.coin_count; ++i) {
      Coin& coin = s_.coins[i];
      if (!is_coin_of(s_, seat, coin)) continue;
      const Seats knew = Seats::from_bits(coin.known());
      coin = Coin::of(coin.place, coin.value(), (knew | sees).bits());
      if (!knew.has(seat_at(chooser))) {
        tell_secret<Ev::CoinSeen>({.seat = u8(chooser), .other = u8(seat), .coin = u8(coin.value())}, knew | sees,
                                  sees);
      }
    }
    if (coins > 1) return push<Step::AskDefeat>({.seat = chooser, .other = seat});
    if (coins == 1) return take_coin_of_defeated(chooser, seat, 0);
    return owe_coins({.seat = chooser, .left = 1}, Event::Due::Defeat, player.portal);
  }
  take_coin_of_defeated(kNone, seat, 0);
  if (last) end(Ending::LastOne);
}

// The n-th of the coins, in hand and stored; the others are removed from the game.
template <class Events>
void Play<Events>::take_coin_of_defeated(int chooser, int seat, int n) {
  int removed = 0;
  for (int i = 0; i < s_.coin_count; ++i) {
    Coin& coin = s_.coins[i];
    if (!is_coin_of(s_, seat, coin)) continue;
    const bool taken = chooser != kNone && n-- == 0;
    const int to = taken ? place::kHand + chooser : place::kGone;
    coin = Coin::of(to, coin.value(), coin.known());
    if (!taken) {
      ++removed;
      continue;
    }
    tell_secret<Ev::CoinTaken>({.seat = u8(chooser), .other = u8(seat), .coin = u8(coin.value())},
                               Seats::from_bits(coin.known()), Seats::none());
    // It comes last into the hand.
    const Coin mine = coin;
    drop_coin(i--);
    s_.coins[s_.coin_count++] = mine;
    chooser = kNone;
  }
  if (removed > 0) tell<Ev::CoinsRemoved>({.seat = u8(seat)}, {.coins = removed});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
