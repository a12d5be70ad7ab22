// Who may move where: Stooges (DD-6, DD-7), Adventurers (DD-20), Creatures (DD-24).
#include <algorithm>

#include "rules.hpp"

namespace uc::digger {

// --- who stands there -------------------------------------------------------------------------------------------------

int stooges_within(const Digger& game, const State& state, int space, int distance, int of) {
  int stooges = 0;
  for (int p = 0; p < game.players(); ++p) {
    if (of != kNobody && of != p) continue;
    state.players[p].standing.for_each([&](int at) {
      if (game.area().distance(static_cast<Space>(space), static_cast<Space>(at)) <= distance) {
        stooges += state.board.stooge_count(at);
      }
    });
  }
  return stooges;
}

int life_of_adventurer(const Digger& game, const State& state, int owner) {
  const Player& player = state.players[owner];
  const Adventurer& adventurer = game.content().trapped.adventurers[player.adventurer];
  int life = adventurer.life;
  if (adventurer.converts) {
    for (const Player& each : state.players) life += each.converted;
  }
  if (adventurer.life_more != 0 &&
      stooges_within(game, state, player.adventurer_at, adventurer.life_more_within) >= adventurer.life_more_stooges) {
    life += adventurer.life_more;
  }
  return life;
}

Hostiles hostiles(const Digger& game, const State& state, int player, int space) {
  Hostiles against;
  if (state.board.stooges[space] != 0 && state.board.stooge_owner(space) != player) {
    against.any = true;
    against.stooges = against.strength = state.board.stooge_count(space);
  }
  if (game.plays(Scenario::TotalBattle)) {
    for (std::size_t i = 0; i < kCreatures; ++i) {
      const CreatureState& creature = state.creatures[i];
      if (creature.at != space || creature.owner == player) continue;
      against.any = true;
      against.strength += game.content().battle.creatures[i].life;
      against.guarded |= game.content().battle.creatures[i].group_to_defeat != 0;
      ++against.creatures;
      against.creature = static_cast<std::uint8_t>(i);
    }
  }
  if (game.plays(Scenario::TrappedAdventurers)) {
    for (int p = 0; p < game.players(); ++p) {
      if (state.players[p].adventurer_at != space) continue;
      const Adventurer& adventurer = game.content().trapped.adventurers[state.players[p].adventurer];
      against.any = true;
      against.strength += life_of_adventurer(game, state, p);
      against.closed |= p == player;
      against.closed |= adventurer.hides_in_corridors && is_of_class(game, state, space, Class::Corridor);
      against.charm = std::max<int>(against.charm, adventurer.charm);
    }
  }
  return against;
}

bool is_free_to_summon(const Digger& game, const State& state, int player, int space) {
  return state.dragon != space && !hostiles(game, state, player, space).any;
}

// --- shifts of Stooges ------------------------------------------------------------------------------------------------

bool is_bound_by_monster(const Digger& game, const State& state, int player, int space) {
  return is_common(game, state, space, Common::Monster) && state.board.token(space) != player + 1;
}

bool is_closed_to(const Digger& game, const State& state, int player, int space) {
  if (state.dragon == space) return true;
  if (owns(state, player, space)) return false;
  if (!is_ground(game, state, space)) return true;
  if (!is_foreign(state, player, space)) return false;
  if (is_of_class(game, state, space, Class::Portal)) return !game.plays(Scenario::TotalBattle);
  return is_pit(game, state, space);
}

int citadel_room(const Digger& game, const State& state) {
  int room = game.citadel_capacity();
  for (const Player& player : state.players) room -= player.citadel;
  return room;
}

bool citadel_was_full(const Digger& game, const State& state) {
  return state.citadel_emptied || citadel_room(game, state) == 0;
}

namespace {

int charm_within(const Digger& game, const State& state, int space) {
  int within = 0;
  for (const Player& player : state.players) {
    if (player.adventurer_at == space) {
      within = std::max<int>(within, game.content().trapped.adventurers[player.adventurer].charm_within);
    }
  }
  return within;
}

}  // namespace

GroupSize group_size_at_gate(const Digger& game, const State& state, int player, int from, int to) {
  const Content& content = game.content();
  GroupSize size{1, state.board.stooge_count(from)};
  if (is_closed_to(game, state, player, to)) return {};
  if (is_pit(game, state, to)) {  // DD-12.7
    const bool carries = state.treasure == from && size.most == 1;
    if (state.turn.pit_used || carries) return {};
    size.most = 1;
  }
  if (game.plays(Scenario::DwarvenCitadel) && is_common(game, state, to, Common::Citadel)) {
    size.most = std::min(size.most, citadel_room(game, state));
  }
  if (game.plays(Scenario::MonsterHunt)) {
    if (is_bound_by_monster(game, state, player, to)) size.least = content.hunt.enter;
    if (is_bound_by_monster(game, state, player, from)) size.least = std::max<int>(size.least, content.hunt.leave);
  }
  if (!has_hostiles(game, state, player, to)) return size;
  const Hostiles against = hostiles(game, state, player, to);
  if (against.closed) return {};
  size.least = std::max(size.least, against.strength + 1 - standard_of(game, state, player).strength);  // DD-7.2
  if (against.guarded) {
    for (const Creature& creature : content.battle.creatures)
      size.least = std::max<int>(size.least, creature.group_to_defeat);
  }
  if (against.charm != 0) {  // DD-20.14: others than the group itself
    const int near = stooges_within(game, state, from, charm_within(game, state, to), player);
    size.most = std::min(size.most, near - against.charm);
  }
  return size;
}

std::string_view why_no_entry(const Digger& game, const State& state, int player, int from, int n, int to) {
  const Content& content = game.content();
  if (n < 1 || n > state.board.stooge_count(from)) return "DD-6.1";
  if (state.dragon == to) return "DD-23.9";
  if (is_hidden_hunt(state, to)) return "DD-19.8";
  if (is_closed_to(game, state, player, to)) return "DD-6.4";
  if (is_pit(game, state, to)) return "DD-12.7";
  if (is_common(game, state, to, Common::Citadel)) return "DD-22.3";
  if (is_bound_by_monster(game, state, player, to) && n < content.hunt.enter) return "DD-19.5";
  if (is_bound_by_monster(game, state, player, from) && n < content.hunt.leave) return "DD-19.5";
  const Hostiles against = hostiles(game, state, player, to);
  if (against.closed) return state.players[player].adventurer_at == to ? "DD-20.6" : "DD-20.11";
  if (n + standard_of(game, state, player).strength <= against.strength) return "DD-7.3";
  if (against.guarded) return "DD-24.7";
  return against.charm != 0 ? "DD-20.14" : "DD-6.4";
}

SpaceSet ways(const Digger& game, const State& state, int player, int from) {
  struct Visit {
    std::uint8_t space, edges;  // through which it goes on, all of them linked
  };
  // Of a tile the edges of each path are gone through once.
  Visit open[kMaxSetTiles * kDirections + 1];
  std::uint8_t gone[kCells] = {};
  SpaceSet found;
  const Player& mine = state.players[player];
  open[0] = {static_cast<std::uint8_t>(from), linked_edges(game, state, from)};
  gone[from] = kAllEdges;
  for (int count = 1; count > 0;) {
    const Visit visit = open[--count];
    const Neighbours& next = game.area().next[visit.space];
    for (unsigned rest = visit.edges; rest != 0; rest &= rest - 1) {
      const int d = std::countr_zero(rest), to = next[d], entry = opposite(d);
      if (!mine.tiles.has(to)) {
        if (!is_closed_to(game, state, player, to)) found.add(to);
        continue;
      }
      if (state.dragon == to) continue;
      found.add(to);
      // Only own corridors lead on, where nobody bars them.
      const unsigned onward = game.onward(state.board.kind[to], state.board.rotation(to), entry);
      const unsigned edges = onward & state.board.toward[to] & ~unsigned{gone[to]};
      if (edges == 0 || has_hostiles(game, state, player, to)) continue;
      gone[to] = static_cast<std::uint8_t>(gone[to] | onward | edge(entry));
      open[count++] = {static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(edges)};
    }
  }
  found.remove(from);
  return found;
}

SpaceSet plain_tiles(const Digger& game, const State& state, int player) {
  const Player& mine = state.players[player];
  if (game.has_gates()) return {};
  SpaceSet standing;
  for (const Player& each : state.players) standing = standing | each.standing;
  SpaceSet plain = mine.tiles - (standing - mine.standing);  // DD-1.12: Stooges of one player stand there
  if (mine.rooms[index(Type::Pit)] == 0) return plain;
  mine.tiles.for_each([&](int space) {
    if (is_pit(game, state, space)) plain.remove(space);
  });
  return plain;
}

bool can_leave_eggs(const Digger& game, const State& state, int player, int from) {
  bool can = false;
  ways(game, state, player, from).for_each([&](int to) {
    can = can || group_size(game, state, player, from, to).has(1);
  });
  return can;
}

SpaceSet refuges(const Digger& game, const State& state, int player, int from) {
  SpaceSet found;
  for (int d = 0; d < kDirections; ++d) {
    if (!is_connected(game, state, from, d)) continue;
    const int to = next_to(game, from, d);
    if (is_closed_to(game, state, player, to) || is_pit(game, state, to)) continue;
    if (hostiles(game, state, player, to).any) continue;         // DD-R76
    if (is_bound_by_monster(game, state, player, to)) continue;  // DD-18.5
    found.add(to);
  }
  return found;
}

namespace {

// Is there a group that may go to the next tile, whatever its size?
bool has_plain_step(const Digger& game, const State& state, int player) {
  const SpaceSet plain = plain_tiles(game, state, player);
  bool has = false;
  state.players[player].standing.for_each([&](int from) {
    for (unsigned rest = linked_edges(game, state, from); rest != 0 && !has; rest &= rest - 1) {
      has = plain.has(next_to(game, from, std::countr_zero(rest)));
    }
  });
  return has;
}

}  // namespace

bool can_shift(const Digger& game, const State& state, int player) {
  if (has_plain_step(game, state, player)) return true;  // nearly always
  bool can = false;
  state.players[player].standing.for_each([&](int from) {
    if (can) return;
    if (is_common(game, state, from, Common::Eggs)) {
      can = can_leave_eggs(game, state, player, from);
      return;
    }
    ways(game, state, player, from).for_each([&](int to) {
      const GroupSize size = group_size(game, state, player, from, to);
      can = can || size.least <= size.most;
    });
  });
  if (can) return true;
  if (may_move_adventurer(game, state, player)) {
    const int left = movement_of_adventurer(game, state, player) - 1;
    for (int d = 0; d < kDirections && !can; ++d) {
      can = !refuse_adventurer_step(game, state, player, state.players[player].adventurer_at, d, left);
    }
  }
  for (int i = 0; i < kCreatures && !can; ++i) {
    const CreatureState& creature = state.creatures[i];
    if (creature.owner != player || creature.at == kNone) continue;
    const int left = game.content().battle.creatures[i].movement - 1;
    for (int d = 0; d < kDirections && !can; ++d) {
      can = !refuse_creature_step(game, state, player, i, creature.at, d, left);
    }
  }
  return can;
}

// --- Adventurers (DD-20) ----------------------------------------------------------------------------------------------

bool may_move_adventurer(const Digger& game, const State& state, int player) {
  return game.plays(Scenario::TrappedAdventurers) && state.players[player].adventurer_at != kNone &&
         !state.turn.wizard_done;
}

int movement_of_adventurer(const Digger& game, const State& state, int player) {
  const Player& mine = state.players[player];
  const Adventurer& adventurer = game.content().trapped.adventurers[mine.adventurer];
  int movement = adventurer.movement;
  for (int p = 0; p < game.players() && adventurer.moves_more != 0; ++p) {
    const int at = state.players[p].adventurer_at;
    if (p == player || at == kNone) continue;
    if (game.area().distance(mine.adventurer_at, static_cast<Space>(at)) <= adventurer.moves_more_within) {
      return movement + adventurer.moves_more;
    }
  }
  return movement;
}

namespace {

// DD-20.11, DD-24.6: can a shift that passes here still end elsewhere?
template <class Refuse>
bool can_go_on(int left, Refuse&& refuse) {
  for (int d = 0; d < kDirections && left > 0; ++d) {
    if (!refuse(d, left - 1)) return true;
  }
  return false;
}

}  // namespace

Refusal refuse_adventurer_step(const Digger& game, const State& state, int player, int from, int direction, int left) {
  const int to = next_to(game, from, direction);
  if (to == kNowhere || is_blocker(game, state, to)) return {"DD-20.4"};
  if (is_hidden_hunt(state, to)) return {"DD-19.8"};
  if (is_common(game, state, to, Common::Monster)) return {"DD-18.5"};
  const bool from_tile = state.board.kind[from] != kNone, to_tile = state.board.kind[to] != kNone;
  if (from_tile && !is_open(open_edges(game, state, from), direction)) return {"DD-20.4"};
  if (to_tile && !is_open(open_edges(game, state, to), opposite(direction))) return {"DD-20.4"};
  if (is_pit(game, state, to)) return {"DD-20.4"};
  const bool portal = is_of_class(game, state, to, Class::Portal);
  if (portal && (owns(state, player, to) || !from_tile)) return {"DD-20.4"};
  const Adventurer& adventurer = game.content().trapped.adventurers[state.players[player].adventurer];
  if (!adventurer.ignores_traps && is_armed_against(game, state, player, to) && hand_size(state, player) == 0) {
    return {"DD-20.4"};
  }
  const int stooges = state.board.stooge_count(to);
  if (stooges == 0) return kLegal;
  const bool own = state.board.stooge_owner(to) == player;
  if (!own && life_of_adventurer(game, state, player) > stooges) return kLegal;  // DD-20.6
  if (portal) return {"DD-20.15"};
  if (!own && adventurer.fury && !state.turn.fury_used) return kLegal;  // DD-20.9
  if (adventurer.passes_stooges) {
    const auto refuse = [&](int d, int more) { return refuse_adventurer_step(game, state, player, to, d, more); };
    return can_go_on(left, refuse) ? kLegal : Refusal{"DD-20.11"};
  }
  return {own ? "DD-20.5" : "DD-20.6"};
}

bool may_retreat(const Digger& game, const State& state, int player, int direction) {
  const int from = state.players[player].adventurer_at;
  if (refuse_adventurer_step(game, state, player, from, direction, 0)) return false;
  const int to = next_to(game, from, direction);
  return state.board.stooges[to] == 0 && !is_of_class(game, state, to, Class::Portal);
}

SpaceSet blast(const Digger& game, const State& state, int from, int direction) {
  SpaceSet reached;
  int at = from;
  for (;;) {
    const int next = next_to(game, at, direction);
    if (!is_open(corridor_edges(game, state, at), direction) || next == kNowhere) return reached;
    if (!is_open(corridor_edges(game, state, next), opposite(direction))) return reached;
    reached.add(next);
    const Facing& facing = game.facing(state.board.kind[next], state.board.rotation(next));
    const std::uint8_t onward = facing.path_of[direction];
    if (onward == kNone || facing.path_of[opposite(direction)] != onward) return reached;
    at = next;
  }
}

bool reaches_by_blast(const Digger& game, const State& state, int player, int direction) {
  return !blast(game, state, state.players[player].adventurer_at, direction).empty();
}

// --- Creatures (DD-24) ------------------------------------------------------------------------------------------------

bool can_defeat(const Digger& game, int creature, const Hostiles& against) {
  const Battle& battle = game.content().battle;
  const int life = battle.creatures[creature].life;
  bool strong = life > against.strength;
  for (const Creature& each : battle.creatures) strong = strong && (!against.guarded || life >= each.life_to_defeat);
  return strong;
}

Refusal refuse_creature_step(const Digger& game, const State& state, int player, int creature, int from, int direction,
                             int left) {
  const Content& content = game.content();
  const Creature& mover = content.battle.creatures[creature];
  if (!is_connected(game, state, from, direction)) return {"DD-24.6"};
  const int to = next_to(game, from, direction);
  if (is_hidden_hunt(state, to)) return {"DD-19.8"};
  if (is_pit(game, state, to) || is_common(game, state, to, Common::Citadel)) return {"DD-24.6"};
  if (is_bound_by_monster(game, state, player, to) && mover.life < content.hunt.enter) return {"DD-18.5"};
  if (is_bound_by_monster(game, state, player, from) && mover.life < content.hunt.leave) return {"DD-18.5"};
  const Hostiles against = hostiles(game, state, player, to);
  if (!against.any) return kLegal;
  if (can_defeat(game, creature, against)) return kLegal;
  const bool only_stooges = against.creatures == 0 && against.stooges == mover.passes_stooges;
  const bool only_creature =
      against.stooges == 0 && against.creatures == 1 && against.creature == mover.passes_creature;
  if (mover.passes_stooges != 0 && (only_stooges || only_creature)) {
    const auto refuse = [&](int d, int more) {
      return refuse_creature_step(game, state, player, creature, to, d, more);
    };
    return can_go_on(left, refuse) ? kLegal : Refusal{"DD-24.6"};
  }
  return {against.guarded && mover.life > against.strength ? "DD-24.7" : "DD-7.3"};
}

bool can_summon_creature(const Digger& game, const State& state, int player, int creature) {
  const CreatureState& there = state.creatures[creature];
  const Creature& wanted = game.content().battle.creatures[creature];
  if (there.gone || there.at != kNone || (there.owner != kNone && there.owner != player)) return false;  // DD-24.4
  if (state.turn.tp < wanted.tp) return false;
  if (resources(game, state, player) - resources_used(game, state, player) < wanted.resources) return false;
  for (std::size_t type = 0; type < kRoomTypes; ++type) {
    const bool needed = (wanted.rooms >> type & 1U) != 0;
    if (needed && active_rooms(game, state, player, static_cast<Type>(type)) == 0) return false;
  }
  return true;
}

bool can_appear(const Digger& game, const State& state, int player, int creature, int space) {
  if (!owns(state, player, space) || !is_free_to_summon(game, state, player, space)) return false;
  const Type type = type_at(game, state, space);
  if (type == Type::Portal) return true;
  if (index(type) >= kRoomTypes || game.power(type).sacrifices) return false;
  const Creature& wanted = game.content().battle.creatures[creature];
  return (wanted.rooms >> index(type) & 1U) != 0 && is_active(game, state, space);
}

}  // namespace uc::digger
