// Is everything there, once? Stooges and coins, then the players and the Turn. Tiles were counted when they were read.
#include "check_parts.hpp"

namespace uc::digger {

int stooge_tokens(const Check& check) {
  const Figures& figures = check.content.figures;
  const bool sands = check.game.plays(Scenario::SandsOfTime);
  return figures.stooges - (sands ? figures.stooges_on_track_sands : figures.stooges_on_track);
}

namespace {

// --- Stooges ---

// DD-1.9: in play, turned over, on the track, under the Priest, or in the Reserve.
void check_stooge_tokens(Check& check, int player) {
  const Player& p = check.s.players[player];
  int there = p.reserve + p.citadel + p.converted + conquer_tokens(check.game, check.s, player);
  p.standing.for_each([&](int space) { there += check.s.board.stooge_count(space); });
  const int expected = stooge_tokens(check);
  // What a defeated player had in play is removed (DD-24.11).
  if (p.out ? there > expected : there != expected) {
    check.fail(
        Check::seat_path(player, "reserve"),
        "with those on the board the Stooges should be " + std::to_string(expected) + ", not " + std::to_string(there),
        "DD-2.2");
  }
  if (p.out && (p.in_play > 0 || p.converted > 0))
    check.fail(Check::seat_path(player, "in_play"), "a defeated player has no Stooges in play", "DD-24.11");
  if (resources_used(check.game, check.s, player) > resources(check.game, check.s, player))
    check.fail(Check::seat_path(player, "in_play"), "are more than the Resources allow", "DD-5.4");
}

// --- coins ---

void check_coin_values(Check& check) {  // DD-2.4
  for (int value = 1; value <= kCoinValues; ++value) {
    int there = check.s.bag[value];
    for (int i = 0; i < check.s.coin_count; ++i) there += check.s.coins[i].value() == value ? 1 : 0;
    const int expected = check.content.figures.coins[value] * check.players;
    if (there == expected) continue;
    check.fail("coins.values",
               "of the coins of value " + std::to_string(value) + " there should be " + std::to_string(expected) +
                   " in all, not " + std::to_string(there),
               "DD-2.4");
  }
}

// Whoever has a coin has looked at it (DD-11.1).
void check_knowledge(Check& check, const Coin& coin) {
  int owner = kNone;
  if (coin.place < kMaxSpaces) owner = check.s.board.owner(coin.place);
  else if (coin.place < place::kStack) owner = coin.place - place::kHand;
  if (owner >= kMaxPlayers) return;
  if ((coin.known() >> owner & 1U) == 0)
    check.fail(Check::seat_path(owner, "hand"), "the owner of a coin knows it", "DD-11.1");
}

void check_coin_places(Check& check) {
  int waiting = 0;  // coins that are drawn for a choice (DD-17.2)
  for (int i = 0; i < check.s.agenda_count; ++i) {
    const Task& task = check.s.agenda[i];
    if (task.step == Step::AskKeep) waiting += 2;
    if (task.step == Step::DrawCoin && as<Step::DrawCoin>(task).to == place::kDrawn) --waiting;
  }
  if (coins_at(check.s, place::kDrawn) != waiting)
    check.fail("drawn", "should be the coins that somebody must choose from", "DD-17.2");
  if (coins_at(check.s, place::kGone) > 0 && undefeated(check.game, check.s) == check.players)
    check.fail("gone", "coins are removed only with a defeated player", "DD-24.11");
  for (int i = 0; i < check.s.coin_count; ++i) check_knowledge(check, check.s.coins[i]);
  for (int p = 0; p < check.players; ++p) {
    bool asked = false;
    for (int i = 0; i < check.s.agenda_count; ++i)
      asked = asked || (check.s.agenda[i].step == Step::AskDefeat && as<Step::AskDefeat>(check.s.agenda[i]).other == p);
    if (check.s.players[p].out && !asked && coins_of(check.s, p) > 0)
      check.fail(Check::seat_path(p, "hand"), "a defeated player has no coins", "DD-24.11");
  }
}

// --- the players ---

void check_lord(Check& check, int player) {  // DD-17.1
  const Player& p = check.s.players[player];
  const std::string path = Check::seat_path(player, "lord");
  if (p.lord != kNone && check.game.options().lords == LordsOption::Off)
    check.fail(path, "should be null: no lords", "DD-3.5");
  for (int other = 0; other < player && p.lord != kNone; ++other) {
    if (check.s.players[other].lord == p.lord) check.fail(path, "another player has this lord", "DD-3.5");
  }
  if (p.special_used && p.lord == kNone)
    check.fail(Check::seat_path(player, "special_used"), "should be false without a lord", "DD-17.1");
}

bool may_lose_turns(const Check& check, int player) {
  for (std::size_t type = 0; type < kRoomTypes; ++type) {
    if (check.content.types[type].power.skips_turn && check.s.players[player].rooms[type] > 0) return true;
  }
  return false;
}

void check_player(Check& check, int player) {
  const Player& p = check.s.players[player];
  check_lord(check, player);
  if (p.projects.size() > kMaxProjects)
    check.fail(Check::seat_path(player, "projects"), "should be at most " + std::to_string(kMaxProjects), "DD-3.9");
  if (p.skips && (p.out || !may_lose_turns(check, player)))
    check.fail(Check::seat_path(player, "skips"), "no Throne Room of this player was conquered", "DD-14.7");
  if (p.out && !check.game.plays(Scenario::TotalBattle))
    check.fail(Check::seat_path(player, "out"), "nobody is defeated in this game", "DD-24.11");
}

// --- the Turn ---

// DD-4.1: clockwise from the first player; the counts of Turns follow.
void check_turns(Check& check) {
  const int most = check.game.options().max_turns;
  const bool over = check.top().step == Step::Over;
  const int now = check.s.players[check.s.active].turns;
  bool before = true;
  for (int i = 0; i < check.players; ++i) {
    const int seat = (check.s.first + i) % check.players;
    const Player& p = check.s.players[seat];
    before = before && seat != check.s.active;
    const std::string path = Check::seat_path(seat, "turns");
    if (p.turns > most) check.fail(path, "should be at most " + std::to_string(most), "DD-15.3");
    const int expected = before ? now + 1 : now;
    const bool fits = p.out  ? p.turns <= now + 1
                      : over ? p.turns + 1 >= now && p.turns <= now + 1
                             : p.turns == expected;
    if (!fits) check.fail(path, "Turns are taken clockwise: should be " + std::to_string(expected), "DD-4.1");
  }
  if (check.s.players[check.s.active].out && !over)
    check.fail("active", "a defeated player takes no more Turns", "DD-24.11");
}

void check_marks(Check& check) {
  const State& s = check.s;
  if (check.top().step == Step::Over) return;  // they may be those of the player before (DD-21.4)
  const Player& p = s.players[s.active];
  const bool special = p.lord != kNone && p.special_used;
  if (s.turn.sack && !(special && check.content.lords[p.lord].special.token_from_reserve))
    check.fail("turn.sack", "the active player did not use this ability", "DD-17.2");
  bool pit = false;
  for (std::size_t type = 0; type < kRoomTypes; ++type) {
    pit = pit || (check.content.types[type].power.sacrifices && p.rooms[type] > 0);
  }
  if (s.turn.pit_used && !pit) check.fail("turn.pit_used", "the active player has no Sacrifice Pit", "DD-12.7");
  const Adventurer none{};
  const Adventurer& own = p.adventurer == kNone ? none : check.content.trapped.adventurers[p.adventurer];
  if (s.turn.fury_used && !own.fury) check.fail("turn.fury_used", "the active player has no Barbarian", "DD-20.9");
  if (s.turn.wizard_done && !own.flameblast)
    check.fail("turn.wizard_done", "the active player has no Wizard", "DD-20.13");
}

void check_pool(Check& check) {  // DD-13.3
  unsigned orders = 0;
  for (const Tier& tier : check.content.tiers) orders |= tier.orders;
  int pending = 0;
  for (int order = 0; order < kOrders; ++order) {
    pending += check.s.pool[order];
    if (check.s.pool[order] > 0 && (orders >> order & 1U) == 0)
      check.fail("pool." + std::string(kOrderNames[order]), "is never a bonus order", "DD-13.1");
  }
  const Step top = check.top().step;
  if (pending > 0 && (top == Step::AskMain || !check.has_task(Step::Main)) && top != Step::Over)
    check.fail("pool", "should be empty: pending orders are resolved first", "DD-13.5");
  if (pending == 0 && top == Step::AskPool) check.fail("pool", "there is no pending order", "DD-13.5");
}

void check_end(Check& check) {  // DD-15
  const State& s = check.s;
  const bool over = check.top().step == Step::Over;
  if (over != (s.ending != Ending::None))
    check.fail("ending", "should be told exactly when the game is over", "DD-15.1");
  if (s.finishing && !over && !check.game.options().finish_round)
    check.fail("finishing", "should be false: the round is not finished in this game", "DD-16.4");
  if (s.idle >= check.players && !over) check.fail("idle", "should be less than the players", "DD-15.3");
  if (over || s.finishing || check.game.goal() == 0) return;
  for (int p = 0; p < check.players; ++p) {
    if (p != s.active && !s.players[p].out && s.players[p].gp >= check.game.goal())
      check.fail(Check::seat_path(p, "gp"), "the game has ended with so many", "DD-15.1");
  }
}

}  // namespace

void check_stock(Check& check) {
  for (int p = 0; p < check.players; ++p) check_stooge_tokens(check, p);
  check_coin_values(check);
  check_coin_places(check);
}

void check_players(Check& check) {
  for (int p = 0; p < check.players; ++p) check_player(check, p);
  check_turns(check);
  check_marks(check);
  check_pool(check);
  check_end(check);
}

}  // namespace uc::digger
