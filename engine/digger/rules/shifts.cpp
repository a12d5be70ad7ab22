// Shifts, combat and traps (DD-6, DD-7), and what awaits those who arrive.
#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::shift(int from, int n, int to) {
  if (s_.treasure != from) return move_stooges(from, n, to, false);
  const bool all = n == s_.board.stooge_count(from);  // DD-23.12
  if (all || is_pit(game_, s_, to)) return move_stooges(from, n, to, all);
  push<Step::AskTreasure>({.from = from, .stooges = n, .space = to});
}

template <class Events>
void Play<Events>::move_stooges(int from, int n, int to, bool with_treasure) {
  const int player = s_.board.stooge_owner(from);
  // Before anybody moves: what counts near a tile counts as it stood (DD-20.12).
  const bool attacks = has_hostiles(game_, s_, player, to);
  const Hostiles against = attacks ? hostiles(game_, s_, player, to) : Hostiles{};
  tell_listing<Ev::Shifted>({.seat = u8(player), .space = u8(to), .from = u8(from)},
                            {.stooges = n, .treasure = with_treasure},
                            [&](Listed& way) { find_way(game_, s_, player, from, to, way); });
  take_stooges(player, from, n);
  if (with_treasure) s_.treasure = u8(to);
  Player& mine = s_.players[player];
  if (is_common(game_, s_, to, Common::Citadel)) {  // DD-22.3
    mine.citadel = u8(mine.citadel + n);
    return owe_coins({.seat = player, .left = game_.content().citadel.coins}, Event::Due::Citadel, to);
  }
  if (is_pit(game_, s_, to)) {  // DD-12.7
    --mine.in_play;
    ++mine.reserve;
    s_.turn.pit_used = true;
    tell<Ev::PitEntered>({.seat = u8(player), .space = u8(to)});
    return push(Step::AskPit);
  }
  if (!attacks) {
    add_stooges(player, to, n);
    return arrived(n, to);
  }
  push<Step::Arrived>({.stooges = n, .space = to});
  const int strength = n + standard_of(game_, s_, player).strength;
  tell_listing<Ev::Attacked>({.seat = u8(player), .space = u8(to)}, {.strength = strength, .against = against.strength},
                             [&](Listed& others) { list_attacked(player, to, others); });
  fight(player, to);
  add_stooges(player, to, n);
}

// Whose tokens they are, told before the combat.
template <class Events>
void Play<Events>::list_attacked(int player, int space, Listed& others) const {
  for (int p = 0; p < players_; ++p) {
    bool here = p != player && s_.board.stooges[space] != 0 && s_.board.stooge_owner(space) == p;
    for (const CreatureState& creature : s_.creatures) {
      here = here || (p != player && creature.owner == p && creature.at == space);
    }
    if (here || s_.players[p].adventurer_at == space) others.push_back(u8(p));
  }
}

// DD-7.2: all hostile tokens on the tile are defeated.
template <class Events>
void Play<Events>::fight(int player, int space) {
  if (s_.board.stooges[space] != 0 && s_.board.stooge_owner(space) != player) {
    lose_stooges(s_.board.stooge_owner(space), space, s_.board.stooge_count(space), Event::Combat);
  }
  for (int i = 0; i < kCreatures; ++i) {
    const CreatureState& creature = s_.creatures[i];
    if (creature.at != space || creature.owner == player) continue;
    push<Step::TakeCoin>({.seat = player, .other = creature.owner});  // DD-24.7
    kill_creature(i, Event::Combat);
  }
  for (int p = 0; p < players_; ++p) {
    if (s_.players[p].adventurer_at == space) kill_adventurer(player, p);
  }
}

template <class Events>
void Play<Events>::arrived(int n, int space) {
  const int player = s_.board.stooge_owner(space);
  const bool trapped = is_armed_against(game_, s_, player, space) && !standard_of(game_, s_, player).ignores_traps;
  if (trapped) {  // DD-7.5
    tell<Ev::TrapSprung>({.seat = u8(player), .other = u8(s_.board.owner(space)), .space = u8(space)});
    lose_stooges(player, space, 1, Event::Trap);
    if (n == 1) return;
  }
  if (!is_hidden_lair(s_, space)) return entered(space);
  push<Step::Entered>({.space = space});
  push<Step::RevealLair>({.space = space});  // DD-23.3
}

template <class Events>
void Play<Events>::entered(int space) {
  if (is_common(game_, s_, space, Common::TreasureTile) && s_.treasure == kNone) {  // DD-23.7
    s_.treasure = u8(space);
    tell<Ev::TreasureFound>({.space = u8(space)});
  }
  if (is_common(game_, s_, space, Common::DragonTile)) return put_dragon(space);  // DD-23.6
  const int player = s_.board.stooge_owner(space);
  if (s_.treasure != space || s_.players[player].portal != space) return;
  // DD-23.13
  for (int i = 0; i < s_.coin_count; ++i) {
    Coin& coin = s_.coins[i];
    if (coin.place == place::kStack) coin = Coin::of(place::kHand + player, coin.value(), coin.known());
  }
  tell<Ev::TreasureHome>({.seat = u8(player), .space = u8(space)});
  end(Ending::Treasure);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
