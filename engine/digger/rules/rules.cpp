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
  switch (asked.step) {
    case Step::AskLord: return take_lord(as<Step::AskLord>(asked).seat, as<Kind::TakeLord>(action).lord);
    case Step::AskPortal: return place_portal(as<Step::AskPortal>(asked).seat, as<Kind::PlacePortal>(action).space);
    case Step::AskHuntTile:
      return place_hunt_tile(as<Step::AskHuntTile>(asked).seat, as<Kind::PlaceHunt>(action).space);
    case Step::AskFreeThink:
      if (kind_of(action) == Kind::Think) think(as<Step::AskFreeThink>(asked).seat, as<Kind::Think>(action).tiles);
      return;
    case Step::AskMain:
    case Step::AskPool: return order(asked, action);
    case Step::AskStore:
    case Step::AskShift:
    case Step::AskPit:
    case Step::AskDorm:
    case Step::AskBonus:
    case Step::AskKeep:
    case Step::AskTax:
    case Step::AskReturn:
    case Step::AskCollapse: return answer_in_turn(asked, action);
    default: return answer_of_scenario(asked, action);
  }
}

template <class Events>
void Play<Events>::answer_in_turn(const Task& asked, Action action) {
  const Kind kind = kind_of(action);
  if (kind == Kind::TimeUp) return time_up();
  switch (asked.step) {
    case Step::AskStore:
      if (kind == Kind::Store) store(as<Kind::Store>(action).slot, as<Kind::Store>(action).space);
      return;
    case Step::AskShift:
      if (kind == Kind::Stop) return;
      push<Step::Shifts>({.left = as<Step::AskShift>(asked).left - 1});
      return begin_shift(action);
    case Step::AskPit:
      if (kind == Kind::PitBuild) build(as<Kind::PitBuild>(action));
      if (kind == Kind::PitCoin) {
        owe_coins({.seat = my_seat(), .left = game_.power(Type::Pit).sacrifice_coins}, Event::Due::Pit, kNone);
      }
      return;
    case Step::AskDorm:
      if (kind == Kind::Yes) rise(as<Step::AskDorm>(asked).space);
      return;
    case Step::AskBonus:
      if (kind == Kind::Name) return name_bonus(as<Step::AskBonus>(asked), as<Kind::Name>(action).order);
      return tell<Ev::BonusDeclined>({.seat = s_.active});
    case Step::AskKeep: return keep(as<Step::AskKeep>(asked).seat, as<Kind::Keep>(action).which);
    case Step::AskTax: {
      const auto tax = as<Step::AskTax>(asked);
      return tax_from(tax.left, tax.taxed, as<Kind::Tax>(action).source);
    }
    case Step::AskReturn: return return_tiles(as<Kind::Return>(action).tiles);
    default:  // AskCollapse
      if (kind == Kind::Stop) return;
      push<Step::Collapses>({.left = as<Step::AskCollapse>(asked).left - 1, .placed = true});
      return put_collapse(as<Kind::Collapse>(action).space);
  }
}

template <class Events>
void Play<Events>::answer_of_scenario(const Task& asked, Action action) {
  const Kind kind = kind_of(action);
  switch (asked.step) {
    case Step::AskTreasure: {
      const auto group = as<Step::AskTreasure>(asked);
      return move_stooges(group.from, group.stooges, group.space, kind == Kind::Yes);
    }
    case Step::AskAdventurer:
      if (kind == Kind::Stop) return adventurer_stops();
      return step_adventurer(as<Kind::Adventurer>(action).direction, as<Step::AskAdventurer>(asked).left - 1);
    case Step::AskTrapCoin: {
      const auto trap = as<Step::AskTrapCoin>(asked);
      if (kind == Kind::Pay) return pay_trap(trap.other, as<Kind::Pay>(action).slot);
      return kill_creature(trap.creature, Event::Trap);
    }
    case Step::AskFlame:
      if (kind == Kind::Blast) flameblast(as<Kind::Blast>(action).direction);
      return;
    case Step::AskRetreat: return step_adventurer(as<Kind::Retreat>(action).direction, 0);
    case Step::AskCreature: {
      const auto mover = as<Step::AskCreature>(asked);
      if (kind == Kind::Creature) {
        step_creature(mover.creature, as<Kind::Creature>(action).direction, mover.left - 1);
      }
      return;
    }
    case Step::AskTroll: {
      if (kind != Kind::Creature) return;
      const int troll = as<Step::AskTroll>(asked).creature;
      const int steps = game_.content().battle.creatures[troll].movement;
      return step_creature(troll, as<Kind::Creature>(action).direction, steps - 1);
    }
    case Step::AskRedraw:
      if (kind == Kind::Again) redraw();
      return;
    case Step::AskSave: {
      const auto saving = as<Step::AskSave>(asked);
      if (kind != Kind::Pay) return saved(saving.space, saving.stooges);
      return pay_for_stooge(saving.space, saving.stooges, as<Kind::Pay>(action).slot);
    }
    case Step::AskFlee: {
      const auto fleeing = as<Step::AskFlee>(asked);
      return flee(fleeing.space, fleeing.fleeing, as<Kind::Flee>(action).space);
    }
    case Step::AskDefeat: {
      const auto defeated = as<Step::AskDefeat>(asked);
      return take_coin_of_defeated(defeated.seat, defeated.other, as<Kind::TakeCoin>(action).slot);
    }
    default: return;
  }
}

template <class Events>
void Play<Events>::chance(Action action) {
  const Task why = pop();
  switch (why.step) {
    case Step::DrawFirst: return choose_first(as<Kind::First>(action).seat);
    case Step::DealLord: return take_lord(as<Step::DealLord>(why).seat, as<Kind::TakeLord>(action).lord);
    case Step::DealAdventurer:
      return take_adventurer(as<Step::DealAdventurer>(why).seat, as<Kind::Deal>(action).adventurer);
    case Step::DrawTile: return tile_drawn(as<Step::DrawTile>(why).seat, as<Kind::Tile>(action).tile);
    case Step::DrawCoin: {
      const auto drawn = as<Step::DrawCoin>(why);
      return coin_drawn(drawn.seat, drawn.to, as<Kind::Coin>(action).value);
    }
    case Step::StealCoin: {
      const auto stolen = as<Step::StealCoin>(why);
      return steal(stolen.seat, stolen.other, as<Kind::Steal>(action).slot);
    }
    case Step::RevealHunt: {
      const int space = as<Step::RevealHunt>(why).space, common = as<Kind::TurnedUp>(action).common;
      --s_.hunt_left[s_.board.owner(space)][common - static_cast<int>(Common::Rock)];
      return turned_up(space, common);
    }
    case Step::RevealLair: {
      const int common = as<Kind::TurnedUp>(action).common;
      --s_.lair_left[common - static_cast<int>(Common::Eggs)];
      return turned_up(as<Step::RevealLair>(why).space, common);
    }
    case Step::DrawSands: {
      const int value = as<Kind::Coin>(action).value;
      return move_marker(value, value);
    }
    default: return;
  }
}

// A tile that lay face down.
template <class Events>
void Play<Events>::turned_up(int space, int common) {
  lay(space, game_.content().kind_of(static_cast<Common>(common)), 0, kNobody);
  tell_new<Ev::TileTurnedUp>({.space = u8(space), .tile = s_.board.kind[space]});
}

template <class Events>
void Play<Events>::run() {
  while (s_.next().step > Step::DrawSands) perform(pop());
}

template <class Events>
void Play<Events>::perform(const Task& task) {
  switch (task.step) {
    case Step::Lords: return lords(as<Step::Lords>(task).done);
    case Step::Portals: return portals(as<Step::Portals>(task).done);
    case Step::HuntTiles: return hunt_tiles(as<Step::HuntTiles>(task).done);
    case Step::TurnUp: return turn_up();
    case Step::Adventurers: return adventurers(as<Step::Adventurers>(task).done);
    case Step::Stack: return stack(as<Step::Stack>(task).left);
    case Step::Fill: return fill(as<Step::Fill>(task).seat);
    case Step::FirstProjects: return first_projects(as<Step::FirstProjects>(task).done);
    case Step::FreeThinks: return free_thinks(as<Step::FreeThinks>(task).done);
    case Step::BeginTurn: return begin_turn();
    case Step::Main: return main_phase();
    case Step::EndTurn: return end_turn(static_cast<EndStage>(int{as<Step::EndTurn>(task).stage}));
    case Step::EndedTurn: return ended_turn(as<Step::EndedTurn>(task).skipped != 0);
    case Step::Shifts: return shifts(as<Step::Shifts>(task).left);
    case Step::DrawTiles: return draw_tiles(as<Step::DrawTiles>(task).seat, as<Step::DrawTiles>(task).left);
    case Step::PutBack: return put_back(as<Step::PutBack>(task).seat);
    case Step::GainCoins: return gain_coins(as<Step::GainCoins>(task));
    case Step::TakeCoin: return take_coin(as<Step::TakeCoin>(task).seat, as<Step::TakeCoin>(task).other);
    case Step::Built:
      return built(static_cast<BuildStage>(int{as<Step::Built>(task).stage}), as<Step::Built>(task).space);
    case Step::Bonus: return bonus(as<Step::Bonus>(task));
    case Step::Arrived: return arrived(as<Step::Arrived>(task).stooges, as<Step::Arrived>(task).space);
    case Step::Entered: return entered(as<Step::Entered>(task).space);
    case Step::AdventurerHere: return adventurer_here(as<Step::AdventurerHere>(task).left);
    case Step::CreatureTrap: return creature_trap(as<Step::CreatureTrap>(task).creature);
    case Step::CreatureHere: return creature_here(as<Step::CreatureHere>(task));
    case Step::Tax: return tax(as<Step::Tax>(task).left, as<Step::Tax>(task).taxed);
    case Step::Collapses: return collapses(as<Step::Collapses>(task).left, as<Step::Collapses>(task).placed != 0);
    case Step::DragonHere: return dragon_here(as<Step::DragonHere>(task).space);
    case Step::Saving: return saving(as<Step::Saving>(task).space, as<Step::Saving>(task).stooges);
    case Step::Fleeing: return fleeing(as<Step::Fleeing>(task).space, as<Step::Fleeing>(task).fleeing);
    case Step::DragonLeaves: return dragon_leaves();
    case Step::Defeat: return defeat(as<Step::Defeat>(task).seat);
    default: return;
  }
}

// --- what is common to all chapters -----------------------------------------------------------------------------------

template <class Events>
void Play<Events>::spend(int tp) {
  if (tp == 0) return;
  s_.turn.tp = u8(s_.turn.tp - tp);
  s_.turn.spent = true;
  tell<Ev::TpSpent>({.seat = s_.active}, {.tp = tp, .now = s_.turn.tp});
}

template <class Events>
void Play<Events>::gain_tp(int tp) {
  if (tp == 0) return;
  s_.turn.tp = u8(s_.turn.tp + tp);
  tell<Ev::TpGained>({.seat = s_.active}, {.tp = tp, .now = s_.turn.tp});
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
  tell<Ev::StoogesLost>({.seat = u8(player), .space = u8(space)}, {.stooges = n, .why = why});
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
    tell_new<Ev::CoinShown>({.seat = u8(owner), .space = stored ? coin.place : kNone, .coin = u8(coin.value())});
  }
  if constexpr (kListening) {
    for (int p = 0; p < players_; ++p) {
      if (s_.players[p].out) continue;
      int sum = 0;
      for (int i = 0; i < s_.coin_count; ++i) sum += is_coin_of(s_, p, s_.coins[i]) ? s_.coins[i].value() : 0;
      tell_new<Ev::CoinsRevealed>({.seat = u8(p)}, {.sum = sum});
    }
    for (std::size_t prize = 0; prize < kPrizes; ++prize) {
      const int winner = final_prize(game_, s_, static_cast<Prize>(prize));
      if (winner == kNone) continue;
      tell_listing<Ev::PrizeWon>({.seat = u8(winner)}, {.prize = prize, .gp = game_.content().prizes[prize].gp},
                                 won_with(game_, s_, static_cast<Prize>(prize), winner));
    }
  }
  tell<Ev::GameEnded>({}, {.why = ending});
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
