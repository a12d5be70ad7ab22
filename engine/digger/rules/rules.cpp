// The course of a game: what an action does, and what is done until somebody must be asked again.
#include "rules.hpp"

#include <type_traits>

#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::make(Action action) {
  if (static_cast<int>(s_.next().step) >= kQuestions) chance(action);
  else answer(action);
  run();
}

template <class Events>
void Play<Events>::answer(Action action) {
  const Task asked = pop();
  const Numbers n = numbers_of(action);
  switch (asked.step) {
    case Step::AskLord: return take_lord(asked.a, n.a);
    case Step::AskPortal: return place_portal(asked.a, n.a);
    case Step::AskHuntTile: return place_hunt_tile(asked.a, n.a);
    case Step::AskFreeThink:
      if (kind_of(action) == Kind::Think) think(asked.a, n.tiles);
      return;
    case Step::AskStore:
      if (kind_of(action) == Kind::TimeUp) return time_up();
      if (kind_of(action) == Kind::Store) store(n.a, n.b);
      return;
    case Step::AskMain:
    case Step::AskPool: return order(asked, action);
    case Step::AskShift:
      if (kind_of(action) == Kind::TimeUp) return time_up();
      if (kind_of(action) == Kind::Stop) return;
      push(Step::Shifts, asked.a - 1);
      return begin_shift(action);
    case Step::AskPit:
      if (kind_of(action) == Kind::PitBuild) build(n.a, n.b, n.c);
      if (kind_of(action) == Kind::PitCoin) push(Step::GainCoins, my_seat(), game_.power(Type::Pit).sacrifice_coins);
      return;
    case Step::AskDorm:
      if (kind_of(action) == Kind::Yes) rise(asked.a);
      return;
    case Step::AskBonus:
      if (kind_of(action) == Kind::Name) return name_bonus(asked, n.a);
      return tell({.type = Ev::BonusDeclined, .seat = s_.active});
    case Step::AskKeep: return keep(asked.a, n.a);
    case Step::AskTax: return tax_from(asked.a, asked.b, n.a);
    case Step::AskReturn: return return_tiles(n.tiles);
    case Step::AskCollapse:
      if (kind_of(action) == Kind::Stop) return;
      push(Step::Collapses, asked.a - 1, 1);
      return put_collapse(n.a);
    case Step::AskTreasure: return move_stooges(asked.a, asked.b, asked.c, kind_of(action) == Kind::Yes);
    case Step::AskAdventurer:
      if (kind_of(action) == Kind::Stop) return adventurer_stops();
      return step_adventurer(n.a, asked.a - 1);
    case Step::AskTrapCoin:
      if (kind_of(action) == Kind::Pay) return pay_trap(asked, n.a);
      return kill_creature(asked.b, Event::Trap);
    case Step::AskFlame:
      if (kind_of(action) == Kind::Blast) flameblast(n.a);
      return;
    case Step::AskRetreat: return step_adventurer(n.a, 0);
    case Step::AskCreature:
      if (kind_of(action) == Kind::Creature) step_creature(asked.a, n.b, asked.b - 1);
      return;
    case Step::AskTroll:
      if (kind_of(action) != Kind::Creature) return;
      return step_creature(asked.a, n.b, game_.content().battle.creatures[asked.a].movement - 1);
    case Step::AskRedraw:
      if (kind_of(action) == Kind::Again) redraw();
      return;
    case Step::AskSave:
      if (kind_of(action) == Kind::Pay) return pay_for_stooge(asked.a, asked.b, n.a);
      return saved(asked.a, asked.b);
    case Step::AskFlee: return flee(asked.a, asked.b, n.a);
    case Step::AskDefeat: return take_coin_of_defeated(asked.a, asked.b, n.a);
    default: return;
  }
}

template <class Events>
void Play<Events>::chance(Action action) {
  const Task why = pop();
  const int a = numbers_of(action).a;
  switch (why.step) {
    case Step::DrawFirst: return choose_first(a);
    case Step::DealLord: return take_lord(why.a, a);
    case Step::DealAdventurer:
      s_.players[why.a].adventurer = u8(a);
      s_.players[why.a].adventurer_at = game_.middle();
      return tell_new({.type = Ev::AdventurerDealt, .seat = why.a, .space = game_.middle(), .a = u8(a)});
    case Step::DrawTile: return tile_drawn(why.a, a);
    case Step::DrawCoin: return coin_drawn(why.a, why.b, a);
    case Step::StealCoin: return steal(why.a, why.b, a);
    case Step::RevealHunt: {
      const int owner = s_.board.owner(why.a);
      --s_.hunt_left[owner][a - static_cast<int>(Common::Rock)];
      lay(why.a, game_.content().kind_of(static_cast<Common>(a)), 0, kNobody);
      return tell_new({.type = Ev::TileTurnedUp, .space = why.a, .tile = s_.board.kind[why.a]});
    }
    case Step::RevealLair:
      --s_.lair_left[a - static_cast<int>(Common::Eggs)];
      lay(why.a, game_.content().kind_of(static_cast<Common>(a)), 0, kNobody);
      return tell_new({.type = Ev::TileTurnedUp, .space = why.a, .tile = s_.board.kind[why.a]});
    case Step::DrawSands: return move_marker(a, a);
    default: return;
  }
}

template <class Events>
void Play<Events>::run() {
  while (s_.next().step > Step::DrawSands) perform(pop());
}

template <class Events>
void Play<Events>::perform(const Task& task) {
  switch (task.step) {
    case Step::Lords: return lords(task.a);
    case Step::Portals: return portals(task.a);
    case Step::HuntTiles: return hunt_tiles(task.a);
    case Step::TurnUp: return turn_up();
    case Step::Adventurers: return adventurers(task.a);
    case Step::Stack: return stack(task.a);
    case Step::Fill: return fill(task.a);
    case Step::FirstProjects: return first_projects(task.a);
    case Step::FreeThinks: return free_thinks(task.a);
    case Step::BeginTurn: return begin_turn();
    case Step::Main: return main_phase();
    case Step::EndTurn: return end_turn(task.a);
    case Step::EndedTurn: return ended_turn(task.a != 0);
    case Step::Shifts: return shifts(task.a);
    case Step::DrawTiles: return draw_tiles(task.a, task.b);
    case Step::PutBack: return put_back(task.a);
    case Step::GainCoins: return gain_coins(task.a, task.b, task.c != 0);
    case Step::TakeCoin: return take_coin(task.a, task.b);
    case Step::Built: return built(task.a, task.b);
    case Step::Bonus: return bonus(task.a, task.b, task.c);
    case Step::Arrived: return arrived(task.a, task.b);
    case Step::Entered: return entered(task.a);
    case Step::AdventurerHere: return adventurer_here(task.a);
    case Step::CreatureTrap: return creature_trap(task.a);
    case Step::CreatureHere: return creature_here(task.a, task.b, task.c != 0);
    case Step::Tax: return tax(task.a, task.b);
    case Step::Collapses: return collapses(task.a, task.b != 0);
    case Step::DragonHere: return dragon_here(task.a);
    case Step::Saving: return saving(task.a, task.b);
    case Step::Fleeing: return fleeing(task.a, task.b);
    case Step::DragonLeaves: return dragon_leaves();
    case Step::Defeat: return defeat(task.a);
    default: return;
  }
}

// --- what is common to all chapters -----------------------------------------------------------------------------------

template <class Events>
void Play<Events>::gain_gp(int player, int gp, Event::Gain why) {  // DD-10.4
  if (gp == 0) return;
  std::uint16_t& now = s_.players[player].gp;
  now = static_cast<std::uint16_t>(now + gp);
  tell({.type = Ev::GpGained, .seat = u8(player), .a = u8(gp), .b = why, .gp = now});
}

template <class Events>
void Play<Events>::spend(int tp) {
  if (tp == 0) return;
  s_.turn.tp = u8(s_.turn.tp - tp);
  s_.turn.spent = true;
  tell({.type = Ev::TpSpent, .seat = s_.active, .a = u8(tp), .b = s_.turn.tp});
}

template <class Events>
void Play<Events>::gain_tp(int tp) {
  if (tp == 0) return;
  s_.turn.tp = u8(s_.turn.tp + tp);
  tell({.type = Ev::TpGained, .seat = s_.active, .a = u8(tp), .b = s_.turn.tp});
}

template <class Events>
void Play<Events>::add_stooges(int player, int space, int n) {
  s_.board.stooges[space] = Board::standing(player, s_.board.stooge_count(space) + n);
  s_.players[player].standing.add(space);
}

template <class Events>
void Play<Events>::take_stooges(int player, int space, int n) {
  s_.board.stooges[space] = Board::standing(player, s_.board.stooge_count(space) - n);
  if (s_.board.stooges[space] == 0) s_.players[player].standing.remove(space);
}

// They return to the Reserve.
template <class Events>
void Play<Events>::lose_stooges(int player, int space, int n, Event::Loss why) {
  if (n == 0) return;
  take_stooges(player, space, n);
  Player& owner = s_.players[player];
  owner.in_play = u8(owner.in_play - n);
  owner.reserve = u8(owner.reserve + n);
  tell({.type = Ev::StoogesLost, .seat = u8(player), .space = u8(space), .a = u8(n), .b = why});
}

template <class Events>
void Play<Events>::lay(int space, int kind, int rotation, int owner) {
  s_.board.kind[space] = u8(kind);
  s_.board.lie[space] = Board::lying(rotation, owner);
  s_.board.set_done(space, 0);
  s_.filled.add(space);
  show_edges(game_, s_, space);
  if (owner == kNobody || kind == kFaceDown) return;
  s_.players[owner].tiles.add(space);
  const Type type = game_.type_of(kind);
  if (index(type) < kRoomTypes) ++s_.players[owner].rooms[index(type)];
}

// All coins are shown, for the final scoring.
template <class Events>
void Play<Events>::end(Ending ending) {
  while (s_.agenda_count > 0) pop();
  push(Step::Over);
  s_.ending = ending;
  s_.turn = {};
  for (std::uint8_t& pending : s_.pool) pending = 0;
  for (int i = 0; i < s_.coin_count; ++i) {
    Coin& coin = s_.coins[i];
    if (coin.place >= place::kStack) continue;
    coin = Coin::of(coin.place, coin.value(), everybody().bits());
    const bool stored = coin.place < kMaxSpaces;
    const int owner = stored ? s_.board.owner(coin.place) : coin.place - place::kHand;
    tell_new(
        {.type = Ev::CoinShown, .seat = u8(owner), .space = stored ? coin.place : kNone, .coin = u8(coin.value())});
  }
  if constexpr (kListening) {
    for (int p = 0; p < players_; ++p) {
      if (s_.players[p].out) continue;
      int sum = 0;
      for (int i = 0; i < s_.coin_count; ++i) sum += is_coin_of(s_, p, s_.coins[i]) ? s_.coins[i].value() : 0;
      tell_new({.type = Ev::CoinsRevealed, .seat = u8(p), .a = u8(sum)});
    }
    for (std::size_t prize = 0; prize < kPrizes; ++prize) {
      const int winner = final_prize(game_, s_, static_cast<Prize>(prize));
      if (winner == kNone) continue;
      tell({.type = Ev::PrizeWon,
            .seat = u8(winner),
            .a = u8(static_cast<int>(prize)),
            .b = game_.content().prizes[prize].gp});
    }
  }
  tell({.type = Ev::GameEnded, .a = u8(static_cast<int>(ending))});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

template <class Events>
void Digger::apply(State& state, Action action, Events&& events) const {
  Play<std::remove_cvref_t<Events>>(*this, state, events).make(action);
}

template void Digger::apply<NoEvents&>(State&, Action, NoEvents&) const;
template void Digger::apply<NoEvents>(State&, Action, NoEvents&&) const;
template void Digger::apply<EventList<Event>&>(State&, Action, EventList<Event>&) const;

}  // namespace uc::digger
