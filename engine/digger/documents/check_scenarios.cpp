// What the scenarios bring is as their rules leave it: DD-19, DD-20, DD-22 to DD-24.
#include <algorithm>

#include "check_parts.hpp"

namespace uc::digger {

namespace {

bool is_central(const Check& check, int space) {
  return check.game.area().distance(static_cast<Space>(space), check.game.middle()) <= 1;
}

bool is_hunt_tile(const Check& check, int space) {
  return is_hidden_hunt(check.s, space) || is_common(check.game, check.s, space, Common::Rock) ||
         is_common(check.game, check.s, space, Common::Monster) || is_common(check.game, check.s, space, Common::Ruins);
}

int tiles_of(const Check& check, Common common) {
  int tiles = 0;
  check.s.filled.for_each([&](int space) { tiles += is_common(check.game, check.s, space, common) ? 1 : 0; });
  return tiles;
}

// How often the player has put a tile of the Monster Hunt on the board (DD-19.2).
int hunt_turns(const Check& check, int player) {
  const Step base = check.s.agenda[0].step;
  if (base == Step::DrawFirst || base == Step::Lords || base == Step::Portals) return 0;
  for (int i = 0; i < check.s.agenda_count; ++i) {
    if (check.s.agenda[i].step != Step::HuntTiles) continue;
    const int done = as<Step::HuntTiles>(check.s.agenda[i]).done - 1;  // without the one that is asked for
    const int after = (player - check.s.first + check.players) % check.players;
    return (done - after + check.players - 1) / check.players;
  }
  return 3;
}

std::string creature_path(int creature, const char* member) {
  return "creatures[" + std::to_string(creature) + "]." + member;
}

}  // namespace

// --- the Monster Hunt ---

void check_hunt(Check& check) {
  if (!check.game.plays(Scenario::MonsterHunt)) return;
  const State& s = check.s;
  // DD-19.2: what is turned up is no longer face down. A Rock may be gone (DD-5.7).
  constexpr Common kinds[] = {Common::Rock, Common::Monster, Common::Ruins};
  for (int i = 0; i < 3; ++i) {
    int up = check.players;
    for (int p = 0; p < check.players; ++p) up -= s.hunt_left[p][i];
    const int there = tiles_of(check, kinds[i]);
    if (i == 0 ? there > up : there != up)
      check.fail("hunt.face_down", "do not agree with the tiles that lie face up: " + std::string(kHuntNames[i]),
                 "DD-19.2");
  }
  int hidden[kMaxPlayers] = {};
  s.filled.for_each([&](int space) {
    if (is_hidden_hunt(s, space)) ++hidden[s.board.owner(space)];
    if (!is_hunt_tile(check, space)) return;
    const bool barred = check.game.plays(Scenario::DragonsLair)
                            ? is_central(check, space)
                            : space == check.game.middle() && (check.game.plays(Scenario::TrappedAdventurers) ||
                                                               check.game.plays(Scenario::DwarvenCitadel));
    if (barred) check.fail_at(space, "space", "no tile of the Monster Hunt lies here", "DD-18.5");
    for (int p = 0; p < check.players; ++p) {
      const int portal = s.players[p].portal;
      if (portal == kNone) continue;
      const int distance = check.game.area().distance(static_cast<Space>(space), static_cast<Space>(portal));
      if (distance < check.content.hunt.distance) check.fail_at(space, "space", "is too near to a Portal", "DD-19.2");
    }
  });
  for (int p = 0; p < check.players; ++p) {
    const int left = s.hunt_left[p][0] + s.hunt_left[p][1] + s.hunt_left[p][2];
    if (hidden[p] > left || hidden[p] > hunt_turns(check, p))
      check.fail("hunt.face_down[" + std::to_string(p) + "]", "are fewer than lie face down on the board", "DD-19.2");
  }
  // Without the variant they are turned up at the end of the set-up.
  if (check.game.options().face_down || check.has_task(Step::HuntTiles) || check.has_task(Step::TurnUp)) return;
  s.filled.for_each([&](int space) {
    if (is_hidden_hunt(s, space)) check.fail_at(space, "face", "should be up", "DD-19.2");
  });
}

// --- the Trapped Adventurers ---

namespace {

// DD-1.12, DD-20.9, DD-20.11: with Stooges only the furious one, or one that is passing.
void check_company(Check& check, int player) {
  const Player& p = check.s.players[player];
  const int at = p.adventurer_at;
  if (check.s.board.stooges[at] == 0) return;
  const Adventurer& adventurer = check.content.trapped.adventurers[p.adventurer];
  const bool passing = adventurer.passes_stooges && player == check.s.active && check.top().step == Step::AskAdventurer;
  const bool raging = adventurer.fury && check.s.board.stooge_owner(at) != player;
  const std::string path = Check::seat_path(player, "adventurer.at");
  if (!passing && !raging) check.fail(path, "an Adventurer and Stooges do not share a tile", "DD-1.12");
}

void check_adventurer(Check& check, int player) {
  const Player& p = check.s.players[player];
  const std::string path = Check::seat_path(player, "adventurer");
  for (int other = 0; other < player && p.adventurer != kNone; ++other) {
    if (check.s.players[other].adventurer == p.adventurer) check.fail(path, "another player has this one", "DD-20.2");
  }
  const int at = p.adventurer_at;
  if (at == kNone) return;
  const State& s = check.s;
  const bool wall = is_blocker(check.game, s, at) || is_hidden_hunt(s, at) || is_pit(check.game, s, at) ||
                    is_of_class(check.game, s, at, Class::Portal) || is_common(check.game, s, at, Common::Monster);
  if (wall) return check.fail(path + ".at", "no Adventurer stands there", "DD-20.4");
  check_company(check, player);
}

}  // namespace

void check_adventurers(Check& check) {
  int escaped = 0, gone = 0, converter = kNone;
  for (int p = 0; p < check.players; ++p) {
    const Player& player = check.s.players[p];
    check_adventurer(check, p);
    escaped += player.penalties;
    if (player.adventurer == kNone) continue;
    if (player.adventurer_at == kNone) ++gone;
    else if (check.content.trapped.adventurers[player.adventurer].converts) converter = p;
  }
  for (int p = 0; p < check.players; ++p) {
    const Player& player = check.s.players[p];
    if (escaped > gone && player.penalties > 0)
      check.fail(Check::seat_path(p, "penalties"), "more Adventurers escaped than are out of the game", "DD-20.8");
    if (player.converted > 0 && (converter == kNone || converter == p))
      check.fail(Check::seat_path(p, "converted"), "no Priest of another player holds Stooges", "DD-20.10");
  }
}

// --- the Dwarven Citadel ---

namespace {

// DD-22.6: who fell may have been inside, with all Stooges that are no Conquer tokens.
void check_emptied(Check& check, int inside) {
  if (!check.s.citadel_emptied) return;
  for (int p = 0; p < check.players; ++p) {
    if (!check.s.players[p].out) continue;
    inside += stooge_tokens(check) - check.s.players[p].reserve - conquer_tokens(check.game, check.s, p);
  }
  const Ending ending = check.s.ending;
  const bool in_time = ending == Ending::None || ending == Ending::Citadel || ending == Ending::LastOne;
  if (!in_time || inside < check.game.citadel_capacity())
    check.fail("citadel.emptied", "nobody's fall emptied a full Citadel in this Turn", "DD-22.6");
}

}  // namespace

void check_citadel(Check& check) {
  const bool played = check.game.plays(Scenario::DwarvenCitadel);
  int inside = 0;
  for (int p = 0; p < check.players; ++p) {
    const int mine = check.s.players[p].citadel;
    inside += mine;
    if (mine > 0 && !played) check.fail(Check::seat_path(p, "citadel"), "there is no Citadel in this game", "DD-22.3");
    if (inside > check.game.citadel_capacity())
      check.fail(Check::seat_path(p, "citadel"), "so many have no room in the Citadel", "DD-22.3");
  }
  const bool laid = check.s.agenda[0].step != Step::DrawFirst && check.s.agenda[0].step != Step::Lords &&
                    check.s.agenda[0].step != Step::Portals;
  const bool there = is_common(check.game, check.s, check.game.middle(), Common::Citadel);
  if (played && (tiles_of(check, Common::Citadel) != (laid ? 1 : 0) || there != laid))
    check.fail("board", "the Citadel lies on the middle once the Portals are placed", "DD-22.2");
  if (!laid && inside > 0) check.fail("seats", "nobody is in the Citadel before it is there", "DD-22.2");
  check_emptied(check, inside);
}

// --- the Dragon's Lair ---

namespace {

void check_lair_tiles(Check& check, bool laid) {  // DD-23.2
  constexpr Common kinds[] = {Common::Eggs, Common::Cave, Common::DragonTile, Common::TreasureTile};
  int left = 0, hidden = 0;
  for (int i = 0; i < 4; ++i) {
    left += check.s.lair_left[i];
    if (check.s.lair_left[i] + tiles_of(check, kinds[i]) != check.content.common(kinds[i]).count)
      check.fail("lair.face_down." + std::string(kLairNames[i]), "does not agree with the tiles that lie face up",
                 "DD-23.2");
  }
  check.s.filled.for_each([&](int space) {
    const int kind = check.s.board.kind[space];
    const bool lair =
        is_hidden_lair(check.s, space) || (kind < kFaceDown && kind >= check.content.kind_of(Common::Eggs));
    hidden += is_hidden_lair(check.s, space) ? 1 : 0;
    if (lair && !is_central(check, space))
      check.fail_at(space, "space", "the Lair is on the central spaces", "DD-23.2");
    if (!lair && is_central(check, space)) check.fail_at(space, "tile", "the Lair lies here", "DD-23.2");
  });
  if (hidden != (laid ? left : 0)) check.fail("board", "all tiles of the Lair lie on the central spaces", "DD-23.2");
}

}  // namespace

void check_lair(Check& check) {
  if (!check.game.plays(Scenario::DragonsLair)) return;
  const State& s = check.s;
  const bool laid =
      s.agenda[0].step != Step::DrawFirst && s.agenda[0].step != Step::Lords && s.agenda[0].step != Step::Portals;
  check_lair_tiles(check, laid);
  const bool found = tiles_of(check, Common::TreasureTile) > 0;
  const bool entering = check.has_task(Step::Entered) || check.top().step == Step::RevealLair;
  if ((s.treasure != kNone) != found && !entering)
    check.fail("lair.treasure", "is on the board once its tile is found", "DD-23.7");
  if (s.treasure != kNone && (!found || !is_ground(check.game, s, s.treasure) || is_pit(check.game, s, s.treasure)))
    return check.fail("lair.treasure", "the Treasure lies on a tile, once it is found", "DD-23.12");
  const bool roused = tiles_of(check, Common::DragonTile) + tiles_of(check, Common::Eggs) > 0;
  if (s.dragon != kNone && !roused) check.fail("lair.dragon", "nobody has called the Dragon", "DD-23.6");
  bool leaving = false;
  for (int i = 0; i < s.agenda_count; ++i) leaving = leaving || s.agenda[i].step == Step::DragonLeaves;
  if (s.dragon != kNone && s.dragon == s.treasure && !leaving)
    check.fail("lair.dragon", "the Dragon does not stay with the Treasure", "DD-23.11");
}

// --- Total Battle ---

void check_battle(Check& check) {
  if (!check.game.plays(Scenario::TotalBattle)) return;
  const State& s = check.s;
  for (int i = 0; i < kCreatures; ++i) {
    const CreatureState& creature = s.creatures[i];
    const std::string path = creature_path(i, "at");
    const bool owned = creature.owner != kNone;
    if (creature.gone != (owned && s.players[creature.owner].out))
      check.fail(creature_path(i, "gone"), "a Creature is out of the game with its player", "DD-24.11");
    if (creature.at == kNone) continue;
    if (!owned || creature.gone) return check.fail(path, "a Creature in play has a player who summoned it", "DD-24.3");
    const bool wall = !is_ground(check.game, s, creature.at) || is_pit(check.game, s, creature.at) ||
                      is_common(check.game, s, creature.at, Common::Citadel);
    if (wall) return check.fail(path, "no Creature stands there", "DD-24.6");
    const bool moving = check.top().step == Step::AskCreature && as<Step::AskCreature>(check.top()).creature == i &&
                        check.content.battle.creatures[i].passes_stooges != 0;
    if (moving) continue;  // it may be passing
    const auto shares = [&](int other) {
      return s.creatures[other].at == creature.at && s.creatures[other].owner != creature.owner &&
             !(check.top().step == Step::AskCreature && as<Step::AskCreature>(check.top()).creature == other);
    };
    bool hostile = s.board.stooges[creature.at] != 0 && s.board.stooge_owner(creature.at) != creature.owner;
    for (int other = 0; other < i; ++other) hostile = hostile || shares(other);
    if (hostile) check.fail(path, "tokens of two players do not share a tile", "DD-1.12");
  }
}

}  // namespace uc::digger
