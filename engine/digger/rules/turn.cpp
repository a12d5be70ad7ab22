// The Turn (DD-4), Projects, the end of the game (DD-15), the Sands of Time (DD-21).
#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::begin_turn() {
  Player& player = me();
  s_.turn = {};
  if (player.skips) {  // DD-4.1 step 1
    player.skips = false;
    tell<Ev::TurnSkipped>({.seat = s_.active});
    return ended_turn(true);
  }
  s_.turn.tp = u8(tyranny(game_, s_, my_seat()));
  tell<Ev::TurnBegan>({.seat = s_.active}, {.tp = s_.turn.tp});
  bool can_store = false;
  if (hand_size(s_, my_seat()) > 0) {
    player.tiles.for_each([&](int space) { can_store = can_store || can_store_on(game_, s_, my_seat(), space); });
  }
  if (!can_store) return main_phase();
  push(Step::Main);
  push(Step::AskStore);
}

template <class Events>
void Play<Events>::main_phase() {  // DD-4.2, DD-13.5
  push(Step::Main);
  for (const std::uint8_t pending : s_.pool) {
    if (pending > 0) return push(Step::AskPool);
  }
  if (can_do_more(game_, s_)) return push(Step::AskMain);
  pass();
}

template <class Events>
void Play<Events>::pass() {
  pop();  // Main
  end_turn(EndStage::Retreat);
}

template <class Events>
void Play<Events>::time_up() {  // DD-21.5
  tell<Ev::TimeRanOut>({.seat = s_.active});
  for (std::uint8_t& pending : s_.pool) pending = 0;
  pass();
}

template <class Events>
void Play<Events>::end_turn(EndStage stage) {  // DD-4.1 step 5
  if (stage == EndStage::Retreat) {
    const Player& player = me();
    if (player.adventurer_at != kNone && s_.board.stooges[player.adventurer_at] != 0) {
      push<Step::EndTurn>({.stage = EndStage::Sands});
      return retreat();
    }
  }
  if (stage != EndStage::Projects && game_.plays(Scenario::SandsOfTime) && !s_.turn.worked && coins_in_bag(s_) > 0) {
    push<Step::EndTurn>({.stage = EndStage::Projects});
    return push(Step::DrawSands);
  }
  s_.turn.tp = 0;  // DD-4.3
  push(Step::EndedTurn);
  fill(my_seat());
}

template <class Events>
void Play<Events>::retreat() {  // DD-20.9
  int ways_out = 0, last = 0;
  for (int d = 0; d < kDirections; ++d) {
    if (!may_retreat(game_, s_, my_seat(), d)) continue;
    ++ways_out;
    last = d;
  }
  if (ways_out > 1) push(Step::AskRetreat);
  if (ways_out == 1) step_adventurer(last, 0);
}

template <class Events>
void Play<Events>::ended_turn(bool skipped) {
  Player& player = me();
  ++player.turns;
  if (!skipped) {
    tell<Ev::TurnEnded>({.seat = s_.active});
    s_.idle = s_.turn.spent ? std::uint8_t{0} : u8(s_.idle + 1);
  }
  bool goal = false, turns = true;
  int last = my_seat();
  for (int i = 0, seat = s_.first; i < players_; ++i, seat = next_seat(seat)) {
    const Player& each = s_.players[seat];
    if (each.out) continue;
    last = seat;
    goal = goal || (game_.goal() > 0 && each.gp >= game_.goal());
    turns = turns && each.turns >= game_.options().max_turns;
  }
  if (game_.plays(Scenario::DwarvenCitadel) && citadel_was_full(game_, s_)) return end(Ending::Citadel);  // DD-22.6
  s_.finishing = s_.finishing || goal;
  if (s_.finishing && (!game_.options().finish_round || my_seat() == last)) return end(Ending::Goal);  // DD-16.4
  if (s_.idle >= undefeated(game_, s_)) return end(Ending::Idle);                                      // DD-15.3
  if (turns) return end(Ending::Turns);
  next_turn();
}

template <class Events>
void Play<Events>::next_turn() {
  do s_.active = u8(next_seat(s_.active));
  while (me().out);
  if (game_.plays(Scenario::SandsOfTime)) {  // DD-21.4
    move_marker(1, 0);
    if (s_.marker > game_.content().sands.turns_each * players_) return end(Ending::Sands);
  }
  begin_turn();
}

template <class Events>
void Play<Events>::move_marker(int by, int coin) {
  s_.marker = u8(s_.marker + by);
  const Subject moved{.coin = u8(coin)};
  if (coin != 0) tell_new<Ev::MarkerMoved>(moved, {.by = by, .now = s_.marker});
  else tell<Ev::MarkerMoved>(moved, {.by = by, .now = s_.marker});
}

// --- Projects ---------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::fill(int seat) {
  const int wanted = craft(game_, s_, seat) - s_.players[seat].projects.size();
  if (wanted > 0) draw_tiles(seat, wanted);
}

template <class Events>
void Play<Events>::draw_tiles(int seat, int n) {
  if (n == 0 || s_.players[seat].bag.empty()) return;
  push<Step::DrawTiles>({.seat = seat, .left = n - 1});
  push<Step::DrawTile>({.seat = seat});
}

template <class Events>
void Play<Events>::tile_drawn(int seat, int kind) {
  s_.players[seat].bag.remove(kind);
  s_.players[seat].projects.add(kind);
  const Seats knows = game_.options().hidden_projects ? Seats(seat_at(seat)) : everybody();
  tell_secret<Ev::TileDrawn>({.seat = u8(seat), .tile = u8(kind)}, knows, knows);
}

template <class Events>
void Play<Events>::think(int seat, unsigned mask) {  // DD-5.2
  Player& player = s_.players[seat];
  s_.aside = named_tiles(player.projects, mask);
  player.projects.remove_all(s_.aside);
  if constexpr (kListening) {
    const Seats knows = game_.options().hidden_projects ? Seats(seat_at(seat)) : everybody();
    s_.aside.for_each([&](int kind, int count) {
      for (int i = 0; i < count; ++i) {
        tell_secret<Ev::TileSetAside>({.seat = u8(seat), .tile = u8(kind)}, knows, Seats::none());
      }
    });
  }
  push<Step::PutBack>({.seat = seat});
  push<Step::DrawTiles>({.seat = seat, .left = std::popcount(mask)});
}

template <class Events>
void Play<Events>::put_back(int seat) {
  s_.players[seat].bag.add_all(s_.aside);
  s_.aside = {};
}

template <class Events>
void Play<Events>::return_tiles(unsigned mask) {  // DD-17.2, Revised Plans
  think(my_seat(), mask);
  pop();  // nothing is drawn for them
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
