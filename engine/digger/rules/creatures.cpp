// Creatures of the Total Battle (DD-24).
#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::summon(int creature, int space) {  // DD-24.3
  const Creature& summoned = game_.content().battle.creatures[creature];
  spend(summoned.tp);
  s_.creatures[creature].owner = s_.active;
  s_.creatures[creature].at = u8(space);
  tell<Ev::CreatureSummoned>({.seat = s_.active, .space = u8(space)}, {.creature = creature});
  if (!summoned.shift_per_token) return;
  int shifts = me().in_play - me().citadel;  // DD-R91
  for (const CreatureState& each : s_.creatures) shifts += each.owner == s_.active && each.at != kNone ? 1 : 0;
  push<Step::Shifts>({.left = shifts});
}

// A step that DD-24.6 allows.
template <class Events>
void Play<Events>::step_creature(int creature, int direction, int left) {
  const Creature& mover = game_.content().battle.creatures[creature];
  const int from = s_.creatures[creature].at;
  const int to = next_to(game_, from, direction);
  const Hostiles against = hostiles(game_, s_, my_seat(), to);
  const bool wins = against.any && can_defeat(game_, creature, against);
  s_.creatures[creature].at = u8(to);
  tell<Ev::CreatureMoved>({.seat = s_.active, .space = u8(to), .from = u8(from)}, {.creature = creature});
  push<Step::CreatureHere>({.creature = creature, .left = left, .won = wins});
  push<Step::CreatureTrap>({.creature = creature});
  if (!wins) return;
  tell_listing<Ev::Attacked>({.seat = s_.active, .space = u8(to)},
                             {.strength = mover.life, .against = against.strength},
                             [&](Listed& others) { list_attacked(my_seat(), to, others); });
  fight(my_seat(), to);
}

template <class Events>
void Play<Events>::creature_trap(int creature) {  // DD-24.8
  const int at = s_.creatures[creature].at;
  if (game_.content().battle.creatures[creature].ignores_traps || !is_armed_against(game_, s_, my_seat(), at)) return;
  tell<Ev::TrapSprung>({.seat = s_.active, .other = u8(s_.board.owner(at)), .space = u8(at)});
  if (hand_size(s_, my_seat()) == 0) return kill_creature(creature, Event::Trap);
  push<Step::AskTrapCoin>({.other = s_.board.owner(at), .creature = creature});
}

// A coin of choice for the owner of the trap (DD-20.4, DD-24.8).
template <class Events>
void Play<Events>::pay_trap(int trapper, int slot) {
  const int index = coin_at(s_, place::kHand + my_seat(), slot);
  const Coin coin = s_.coins[index];
  const Seats gets(seat_at(trapper));
  move_coin(index, place::kHand + trapper, gets.bits());
  tell_secret<Ev::CoinGiven>({.seat = s_.active, .other = u8(trapper), .coin = u8(coin.value())},
                             Seats::from_bits(coin.known()) | gets, gets, {.slot = slot});
}

template <class Events>
void Play<Events>::creature_here(const steps::CreatureCame& came) {
  const int creature = came.creature;
  const bool won = came.won != 0;
  const Creature& mover = game_.content().battle.creatures[creature];
  const int at = s_.creatures[creature].at;
  if (at == kNone) return;
  if (won && mover.shifts_on_win == 0) return;                  // DD-24.6: the combat ends its shift
  const int left = won ? int{mover.movement} : int{came.left};  // the Troll's free shift (DD-24.2)
  int steps = 0, last = 0;
  for (int d = 0; d < kDirections && left > 0; ++d) {
    if (refuse_creature_step(game_, s_, my_seat(), creature, at, d, left - 1)) continue;
    ++steps;
    last = d;
  }
  if (steps == 0) return;
  if (won) return push<Step::AskTroll>({.creature = creature});
  const bool passing = has_hostiles(game_, s_, my_seat(), at);  // DD-24.6: it may not stop here
  if (passing && steps == 1) return step_creature(creature, last, left - 1);
  push<Step::AskCreature>({.creature = creature, .left = left});
}

template <class Events>
void Play<Events>::kill_creature(int creature, Event::Loss why) {
  CreatureState& dead = s_.creatures[creature];
  tell<Ev::CreatureDied>({.seat = dead.owner, .space = dead.at}, {.creature = creature, .why = why});
  dead.at = kNone;
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
