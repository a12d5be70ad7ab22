// Is the board one that can be built? DD-8, and what may lie and stand where.
#include "check_parts.hpp"

namespace uc::digger {

namespace {

// --- tiles ---

// Tiles that belong to nobody come with their scenario (DD-18.1).
bool comes_with(const Digger& game, Common common) {
  switch (common) {
    case Common::Collapse: return true;
    case Common::Rock:
    case Common::Monster:
    case Common::Ruins: return game.plays(Scenario::MonsterHunt);
    case Common::Citadel: return game.plays(Scenario::DwarvenCitadel);
    default: return game.plays(Scenario::DragonsLair);
  }
}

void check_kinds(Check& check) {
  const Digger& game = check.game;
  check.s.filled.for_each([&](int space) {
    const int kind = check.s.board.kind[space];
    if (kind == kFaceDown) {
      const bool hunt = is_hidden_hunt(check.s, space);
      if (!game.plays(hunt ? Scenario::MonsterHunt : Scenario::DragonsLair))
        check.fail_at(space, "face", "should be up: no tiles lie face down in this game", "DD-18.1");
    } else if (kind >= check.content.set_kinds) {
      if (!comes_with(game, static_cast<Common>(kind - check.content.set_kinds)))
        check.fail_at(space, "tile", "this tile comes with a scenario that is not played", "DD-18.1");
    }
  });
}

void check_collapses(Check& check) {  // DD-2.3
  int there = check.s.collapses;
  check.s.filled.for_each([&](int space) { there += is_common(check.game, check.s, space, Common::Collapse) ? 1 : 0; });
  const int all = check.content.figures.collapses * check.players;
  if (there > all)
    check.fail("collapses", "with those on the board there should be at most " + std::to_string(all), "DD-2.3");
}

// DD-3.6
void check_portals(Check& check) {
  const Starts& starts = check.game.starts();
  for (int p = 0; p < check.players; ++p) {
    const Player& player = check.s.players[p];
    if (player.bag.count(check.content.portal) > 0)
      check.fail(Check::seat_path(p, "bag"), "the Portal is never in a bag", "DD-3.3");
    if (player.projects.count(check.content.portal) > 0)
      check.fail(Check::seat_path(p, "projects"), "the Portal is never a Project", "DD-3.3");
    if (player.portal == kNone) {
      player.tiles.for_each([&](int space) { check.fail_at(space, "tile", "is built before the Portal", "DD-3.6"); });
      continue;
    }
    bool found = false;
    for (std::size_t i = 0; i < starts.count; ++i) found = found || starts.spaces[i] == player.portal;
    if (!found) check.fail_at(player.portal, "space", "a Portal lies on a start space", "DD-3.6");
  }
}

// DD-8.2: seen from each tile of a player, what lies beside it takes its edges.
void check_edges(Check& check) {
  for (int p = 0; p < check.players; ++p) {
    check.s.players[p].tiles.for_each([&](int space) {
      const Fit around = fit(check.game, check.s, p, space, By::Dungeon);
      const std::uint8_t open = open_edges(check.game, check.s, space);
      const auto wrong = static_cast<unsigned>((around.open & ~open) | (around.shut & open));
      if (wrong == 0) return;
      const std::string direction(kDirectionNames[std::countr_zero(wrong)]);
      check.fail_at(space, "rotation", "an open edge meets earth in direction " + direction, "DD-8.2");
    });
  }
}

// DD-5.6, DD-12.7: each tile was built onto another one of the dungeon, so that all hang together.
void check_dungeon(Check& check, int player) {
  const Player& p = check.s.players[player];
  if (p.portal == kNone) return;
  SpaceSet left = p.tiles;
  Space open[kMaxSetTiles];
  int count = 0;
  const auto reach = [&](int space) {
    left.remove(space);
    open[count++] = static_cast<Space>(space);
  };
  reach(p.portal);
  while (count > 0) {
    const int space = open[--count];
    for (int d = 0; d < kDirections; ++d) {
      const int other = next_to(check.game, space, d);
      if (other != kNowhere && left.has(other) && is_connected(check.game, check.s, space, d)) reach(other);
    }
  }
  left.for_each([&](int space) {
    check.fail_at(space, "space", "the tile is not connected to its owner's Portal by tiles of that dungeon", "DD-8.3");
  });
}

// --- what lies on tiles ---

// DD-14.1, DD-14.2, DD-19.6, DD-19.7
void check_token(Check& check, int space) {
  if (check.s.board.token(space) == 0) return;
  if (is_common(check.game, check.s, space, Common::Monster) || is_common(check.game, check.s, space, Common::Ruins))
    return;
  const Type type = type_at(check.game, check.s, space);
  if (type == Type::None || type == Type::Portal || !check.content.types[index(type)].conquerable)
    return check.fail_at(space, "token", "this tile cannot be conquered", "DD-14.2");
  if (check.s.board.token_owner(space) == check.s.board.owner(space))
    check.fail_at(space, "token", "a Room is conquered by an opponent", "DD-14.1");
}

void check_portal_tokens(Check& check, int player) {  // DD-24.10, DD-24.11
  const Player& p = check.s.players[player];
  int tokens = 0;
  for (const std::uint8_t count : p.portal_tokens) tokens += count;
  if (tokens == 0 && !p.out) return;
  const std::string path = Check::seat_path(player, "portal_tokens");
  if (!check.game.plays(Scenario::TotalBattle)) return check.fail(path, "Portals are not conquered here", "DD-14.2");
  if (p.portal == kNone || p.portal_tokens[player] != 0)
    return check.fail(path, "a Portal is conquered by opponents", "DD-24.10");
  const int most = check.content.battle.portal_tokens;
  const bool falls = tokens >= most;
  bool pending = false;  // the coin of DD-24.10 comes first
  for (int i = 0; i < check.s.agenda_count; ++i) {
    pending = pending || (check.s.agenda[i].step == Step::Defeat && as<Step::Defeat>(check.s.agenda[i]).seat == player);
  }
  if (tokens > most || (p.out && !falls) || (falls && !p.out && !pending))
    check.fail(path, "a player is out exactly with " + std::to_string(most) + " tokens on the Portal", "DD-24.11");
}

void check_coins_on(Check& check, int space) {  // DD-12.6
  const int coins = coins_at(check.s, space);
  if (coins == 0) return;
  const Type type = type_at(check.game, check.s, space);
  if (type == Type::None || index(type) >= kRoomTypes || !check.game.power(type).stores)
    return check.fail_at(space, "coins", "coins are stored on Treasure Rooms only", "DD-12.6");
  if (coins > check.s.players[check.s.board.owner(space)].rooms[index(type)])
    check.fail_at(space, "coins", "are more than their owner has Treasure Rooms", "DD-12.6");
}

// --- who stands on tiles ---

bool is_under_dragon(const Check& check, int space) {  // DD-23.8 is being done
  return check.has_task_at(Step::AskSave, space) || check.has_task_at(Step::Saving, space) ||
         check.has_task_at(Step::DragonHere, space) || check.has_task_at(Step::AskFlee, space) ||
         check.has_task_at(Step::Fleeing, space);
}

void check_stooges(Check& check, int space) {
  if (check.s.board.stooges[space] == 0) return;
  const int owner = check.s.board.stooge_owner(space);
  const auto fail = [&](const std::string& message, const char* rule) {
    check.fail_at(space, "stooges", message, rule);
  };
  if (!is_ground(check.game, check.s, space)) return fail("nobody can stand here", "DD-6.4");
  if (is_pit(check.game, check.s, space)) return fail("nobody stays in a Sacrifice Pit", "DD-12.7");
  if (is_common(check.game, check.s, space, Common::Citadel))
    return fail("Stooges in the Citadel are told with their players", "DD-22.3");
  if (is_of_class(check.game, check.s, space, Class::Portal) && is_foreign(check.s, owner, space) &&
      !check.game.plays(Scenario::TotalBattle))
    return fail("Stooges do not enter the Portal of another player", "DD-6.4");
  if (check.s.dragon == space && !is_under_dragon(check, space)) fail("nobody stands beside the Dragon", "DD-23.9");
  // A face-down tile is turned up when they enter it (DD-23.3).
  if (is_hidden_lair(check.s, space) && !check.has_task_at(Step::RevealLair, space))
    fail("nobody stands on a face-down tile", "DD-23.3");
}

}  // namespace

void check_board(Check& check) {
  check_kinds(check);
  check_collapses(check);
  check_portals(check);
  check_edges(check);
  for (int p = 0; p < check.players; ++p) {
    check_dungeon(check, p);
    check_portal_tokens(check, p);
  }
  check.s.filled.for_each([&](int space) {
    check_token(check, space);
    check_coins_on(check, space);
    check_stooges(check, space);
  });
}

}  // namespace uc::digger
