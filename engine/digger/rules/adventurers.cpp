// The Trapped Adventurers (DD-20).
#include "play.hpp"

namespace uc::digger {

// A step of the active player's Adventurer that DD-20.4 allows.
template <class Events>
void Play<Events>::step_adventurer(int direction, int left) {
  Player& player = me();
  const Adventurer& adventurer = game_.content().trapped.adventurers[player.adventurer];
  const int from = player.adventurer_at;
  const int to = next_to(game_, from, direction);
  const int life = life_of_adventurer(game_, s_, my_seat());  // DD-20.12: as it is before the step
  const bool wins = life > s_.board.stooge_count(to);
  player.adventurer_at = u8(to);
  tell<Ev::AdventurerMoved>({.seat = s_.active, .space = u8(to), .from = u8(from)}, {.adventurer = player.adventurer});
  const bool meets = s_.board.stooges[to] != 0 && s_.board.stooge_owner(to) != my_seat();
  bool ends = false;
  if (meets && wins) {
    fight_with_adventurer(to, life);
    ends = true;
  } else if (meets && adventurer.fury) {  // DD-20.9
    s_.turn.fury_used = true;
    tell<Ev::Furious>({.seat = s_.active, .space = u8(to)});
    lose_stooges(s_.board.stooge_owner(to), to, 1, Event::Fury);
    ends = true;
  }
  if (is_of_class(game_, s_, to, Class::Portal)) {  // DD-20.8
    const int host = s_.board.owner(to);
    ++s_.players[host].penalties;
    tell<Ev::AdventurerEscaped>({.seat = s_.active, .other = u8(host), .space = u8(to)},
                                {.adventurer = player.adventurer});
    return leave_game(my_seat());
  }
  push<Step::AdventurerHere>({.left = ends ? 0 : left});
  if (adventurer.ignores_traps || !is_armed_against(game_, s_, my_seat(), to)) return;
  const int trapper = s_.board.owner(to);
  if (hand_size(s_, my_seat()) > 1) return push<Step::AskTrapCoin>({.other = trapper, .creature = kNone});
  pay_trap(trapper, 0);
}

// DD-20.6, DD-20.10
template <class Events>
void Play<Events>::fight_with_adventurer(int space, int life) {
  const int owner = s_.board.stooge_owner(space), count = s_.board.stooge_count(space);
  const Adventurer& adventurer = game_.content().trapped.adventurers[me().adventurer];
  tell_listing<Ev::Attacked>({.seat = s_.active, .space = u8(space)}, {.strength = life, .against = count},
                             [&](Listed& others) { others.push_back(u8(owner)); });
  if (!adventurer.converts) return lose_stooges(owner, space, count, Event::Combat);
  take_stooges(owner, space, count);
  Player& loser = s_.players[owner];
  loser.in_play = u8(loser.in_play - count);
  loser.converted = u8(loser.converted + count);
  tell<Ev::StoogesConverted>({.seat = u8(owner), .space = u8(space)}, {.stooges = count});
}

template <class Events>
void Play<Events>::adventurer_here(int left) {
  const int at = me().adventurer_at;
  int steps = 0, last = 0;
  for (int d = 0; d < kDirections && left > 0; ++d) {
    if (refuse_adventurer_step(game_, s_, my_seat(), at, d, left - 1)) continue;
    ++steps;
    last = d;
  }
  const bool passing = left > 0 && s_.board.stooges[at] != 0;  // DD-20.11: it may not stop here
  if (passing && steps == 1) return step_adventurer(last, left - 1);
  if (steps > 0) return push<Step::AskAdventurer>({.left = left});
  adventurer_stops();
}

// The end of its shift, or of its retreat: the Wizard may blast (DD-20.13).
template <class Events>
void Play<Events>::adventurer_stops() {
  const Player& player = me();
  if (!game_.content().trapped.adventurers[player.adventurer].flameblast || s_.turn.wizard_done) return;
  if (!is_foreign(s_, my_seat(), player.adventurer_at)) return;
  for (int d = 0; d < kDirections; ++d) {
    if (reaches_by_blast(game_, s_, my_seat(), d)) return push(Step::AskFlame);
  }
}

template <class Events>
void Play<Events>::flameblast(int direction) {
  s_.turn.wizard_done = true;
  const SpaceSet reached = blast(game_, s_, me().adventurer_at, direction);
  tell_listing<Ev::Blasted>({.seat = s_.active, .from = me().adventurer_at}, {.direction = direction},
                            [&](Listed& line) {
                              int at = next_to(game_, me().adventurer_at, direction);
                              for (; at != kNowhere && reached.has(at); at = next_to(game_, at, direction)) {
                                line.push_back(u8(at));
                              }
                            });
  reached.for_each([&](int space) {
    if (s_.board.stooges[space] != 0) {
      lose_stooges(s_.board.stooge_owner(space), space, s_.board.stooge_count(space), Event::Blast);
    }
  });
}

template <class Events>
void Play<Events>::leave_game(int owner) {
  if (game_.content().trapped.adventurers[s_.players[owner].adventurer].converts) {  // DD-20.10
    for (Player& player : s_.players) {
      player.reserve = u8(player.reserve + player.converted);
      player.converted = 0;
    }
  }
  s_.players[owner].adventurer_at = kNone;
}

template <class Events>
void Play<Events>::kill_adventurer(int killer, int owner) {  // DD-20.7
  const Trapped& trapped = game_.content().trapped;
  const Player& victim = s_.players[owner];
  const int space = victim.adventurer_at;
  tell<Ev::AdventurerKilled>({.seat = u8(killer), .other = u8(owner), .space = u8(space)},
                             {.adventurer = victim.adventurer});
  leave_game(owner);
  gain_gp(killer, trapped.kill_gp, Event::Adventurer, space);
  owe_coins({.seat = killer, .left = trapped.kill_coins}, Event::Due::Adventurer, space);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
