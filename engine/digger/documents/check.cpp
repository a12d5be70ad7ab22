// Does a draft make a position? The chapters come in the order in which each can rely on the ones before it; here are
// the set-up, and the last question: is there anything to choose?
#include "check.hpp"

#include <cstring>

#include "check_parts.hpp"

namespace uc::digger {

namespace {

// Before the first player is drawn there is one position only (DD-3.3).
void check_start(Check& check) {
  if (check.s.agenda[0].step != Step::DrawFirst) return;
  const State start = check.game.start();
  if (std::memcmp(&start, &check.s, sizeof start) != 0)
    check.fail("agenda[0]", "nothing happens before the first player is drawn", "DD-3.4");
}

// How many players, in the order of the set-up, have done their part (DD-3.5, DD-3.6, DD-20.2).
int parts_done(const Check& check, Step step, int i, std::initializer_list<Step> before) {
  const Task& task = check.s.agenda[i];
  if (task.step == step) return task.as<steps::Done>().done - (i + 1 < check.s.agenda_count ? 1 : 0);
  for (const Step early : before) {
    if (task.step == early) return 0;
  }
  return check.players;
}

template <class Has>
void check_parts(Check& check, int done, const char* member, const char* rule, Has has) {
  for (int i = 0; i < check.players; ++i) {
    const int seat = (check.s.first + i) % check.players;
    if (has(check.s.players[seat]) != (i < done))
      check.fail(Check::seat_path(seat, member), i < done ? "should be told" : "should be null at this step", rule);
  }
}

void check_course(Check& check) {
  using enum Step;
  const bool lords = check.game.options().lords != LordsOption::Off;
  check_parts(check, lords ? parts_done(check, Lords, 0, {DrawFirst}) : 0, "lord", "DD-3.5",
              [](const Player& p) { return p.lord != kNone; });
  check_parts(check, parts_done(check, Portals, 0, {DrawFirst, Lords}), "portal", "DD-3.6",
              [](const Player& p) { return p.portal != kNone; });
  int dealt = 0;
  if (check.game.plays(Scenario::TrappedAdventurers)) {
    dealt = parts_done(check, Adventurers, 0, {DrawFirst, Lords, Portals});
    for (int i = 1; i < check.s.agenda_count; ++i) {
      if (check.s.agenda[i].step != Adventurers) continue;
      dealt = as<Adventurers>(check.s.agenda[i]).done == 0 ? 0 : parts_done(check, Adventurers, i, {});
    }
  }
  check_parts(check, dealt, "adventurer", "DD-20.2", [](const Player& p) { return p.adventurer != kNone; });
}

bool is_setup(const Check& check) {
  const Step base = check.s.agenda[0].step;
  return base == Step::Lords || base == Step::Portals || base == Step::FirstProjects || base == Step::FreeThinks;
}

// DD-3: nothing has been earned, built or moved yet.
void check_seat_at_setup(Check& check, int player) {
  const Player& p = check.s.players[player];
  const auto path = [&](const char* member) { return Check::seat_path(player, member); };
  if (p.gp != 0) check.fail(path("gp"), "should be 0 in the set-up", "DD-3.10");
  if (p.turns != 0) check.fail(path("turns"), "should be 0 in the set-up", "DD-3.10");
  if (p.special_used) check.fail(path("special_used"), "should be false in the set-up", "DD-3.10");
  if (p.tiles.size() > 1) check.fail("board", "only Portals are placed in the set-up", "DD-3.6");
  const int stooges = p.portal == kNone ? 0 : check.content.figures.stooges_on_portal;
  if (p.in_play != stooges || (stooges > 0 && check.s.board.stooge_count(p.portal) != stooges))
    check.fail(path("in_play"), "Stooges stand on the Portal only in the set-up", "DD-3.7");
  const bool moved = p.adventurer != kNone && p.adventurer_at != check.game.middle();
  if (moved) check.fail(path("adventurer.at"), "should be the middle in the set-up", "DD-20.2");
}

void check_setup(Check& check) {
  const State& s = check.s;
  if (!is_setup(check)) return;
  for (int p = 0; p < check.players; ++p) check_seat_at_setup(check, p);
  if (s.active != s.first) check.fail("active", "should be the first player in the set-up", "DD-3.10");
  if (s.turn.tp != 0 || s.turn.spent || s.turn.worked) check.fail("turn", "no Turn has begun in the set-up", "DD-3.10");
  if (s.idle != 0) check.fail("idle", "should be 0 in the set-up", "DD-3.10");
  if (s.finishing) check.fail("finishing", "should be false in the set-up", "DD-3.10");
  if (s.marker != 0) check.fail("sands.marker", "should be 0 in the set-up", "DD-21.2");
  if (s.collapses != check.content.figures.collapses * check.players)
    check.fail("collapses", "should be all in the set-up", "DD-3.3");
  for (int i = 0; i < s.coin_count; ++i) {
    if (s.coins[i].place != place::kStack) check.fail("coins.bag", "nobody has coins in the set-up", "DD-3.3");
  }
  s.filled.for_each([&](int space) {
    if (s.board.token(space) != 0) check.fail_at(space, "token", "nothing is conquered in the set-up", "DD-3.10");
  });
  for (int i = 0; i < s.agenda_count; ++i) {
    const Task& task = s.agenda[i];
    if (!Steps::has<steps::Done>(task.step)) continue;
    const int most = task.step == Step::HuntTiles ? 3 * check.players : check.players;
    if (task.as<steps::Done>().done > most)
      check.fail(Check::agenda_path(i) + ".done", "is more than there are players", "DD-3.10");
  }
}

// DD-21.2 to DD-21.4
void check_sands(Check& check) {
  if (!check.game.plays(Scenario::SandsOfTime) || is_setup(check) || check.s.agenda[0].step == Step::DrawFirst) return;
  const Sands& sands = check.content.sands;
  const bool over = check.top().step == Step::Over;
  const int most = sands.turns_each * check.players + kCoinValues;  // a coin before the Turn that is not taken any more
  if (check.s.marker < sands.marker_start || check.s.marker > most + 1)
    check.fail("sands.marker", "is out of its range", "DD-21.4");
  if (!over && check.s.agenda[0].step == Step::Main && check.s.marker > sands.turns_each * check.players)
    check.fail("sands.marker", "the game has ended before this Turn", "DD-21.4");
}

void check_stack_coins(Check& check) {  // DD-23.2
  if (!check.game.plays(Scenario::DragonsLair) || check.top().step == Step::Over) return;
  int wanted = check.content.lair.stack;
  bool exact = is_setup(check);
  const Step base = check.s.agenda[0].step;
  if (base == Step::DrawFirst || base == Step::Lords || base == Step::Portals) wanted = 0;
  for (int i = 0; i < check.s.agenda_count && exact; ++i) {
    const Task& task = check.s.agenda[i];
    if (task.step == Step::Stack) wanted -= as<Step::Stack>(task).left;
    if (task.step == Step::DrawCoin) --wanted;
  }
  const int coins = coins_at(check.s, place::kStack);
  if (exact ? coins != wanted : coins < wanted)
    check.fail("lair.stack", "should have " + std::to_string(wanted) + " coins" + (exact ? "" : " at least"),
               "DD-23.2");
}

}  // namespace

std::optional<Fault> check_position(const Digger& game, const Draft& draft) {
  Check check(game, draft);
  using Chapter = void (*)(Check&);
  constexpr Chapter chapters[] = {check_start,   check_agenda, check_board, check_course,      check_stock,
                                  check_players, check_setup,  check_hunt,  check_adventurers, check_citadel,
                                  check_lair,    check_battle, check_sands, check_stack_coins, check_needs};
  for (const Chapter chapter : chapters) {
    chapter(check);
    if (check.fault) break;
  }
  return check.fault;
}

}  // namespace uc::digger
