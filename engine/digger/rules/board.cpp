// The board: empty spaces, what a space asks of a tile, corridors, complexes (DD-1, DD-8, DD-9, DD-15.2).
#include "rules.hpp"

namespace uc::digger {

SpaceSet empty_spaces(const Digger& game, const State& state) {
  SpaceSet empty = game.spaces() - state.filled;
  if (state.dragon != kNone) empty.remove(state.dragon);
  if (game.plays(Scenario::TrappedAdventurers)) {
    for (const Player& player : state.players) {
      if (player.adventurer_at != kNone) empty.remove(player.adventurer_at);
    }
  }
  return empty;
}

void show_edges(const Digger& game, State& state, int space) {
  const unsigned open = open_edges(game, state, space);
  for (unsigned rest = game.area().inside[space]; rest != 0; rest &= rest - 1) {
    const int d = std::countr_zero(rest), back = opposite(d);
    std::uint8_t& toward = state.board.toward[next_to(game, space, d)];
    toward = static_cast<std::uint8_t>((toward & ~edge(back)) | (open >> d & 1U) << back);
  }
}

// --- building (DD-8.2) ------------------------------------------------------------------------------------------------

Fit fit(const Digger& game, const State& state, int player, int space, By by) {
  const Player& builder = state.players[player];
  const unsigned toward = state.board.toward[space];
  unsigned binding = 0, linking = 0;
  for (unsigned rest = game.area().inside[space]; rest != 0; rest &= rest - 1) {
    const int d = std::countr_zero(rest), other = next_to(game, space, d);
    // Without branches: what lies round a space is hard to foresee.
    binding |= unsigned{game.binds(state.board.kind[other], state.board.lie[other])} << d;
  }
  for (unsigned rest = toward; rest != 0; rest &= rest - 1) {
    const int d = std::countr_zero(rest), other = next_to(game, space, d);
    const bool from = builder.tiles.has(other) && (by == By::Dungeon || builder.standing.has(other));
    linking |= unsigned{from} << d;
  }
  return {.open = static_cast<std::uint8_t>(binding & toward),
          .shut = static_cast<std::uint8_t>(binding & ~toward),
          .link = static_cast<std::uint8_t>(linking)};
}

SpaceSet building_sites(const Digger& game, const State& state, int player, By by) {
  const Player& builder = state.players[player];
  const SpaceSet from = by == By::Dungeon ? builder.tiles : builder.tiles & builder.standing;
  SpaceSet sites;
  from.for_each([&](int space) {
    for (unsigned rest = outward_edges(game, state, space); rest != 0; rest &= rest - 1) {
      sites.add(next_to(game, space, std::countr_zero(rest)));
    }
  });
  sites = sites - state.filled;
  if (state.dragon != kNone) sites.remove(state.dragon);
  if (game.plays(Scenario::TrappedAdventurers)) {
    for (const Player& each : state.players) {
      if (each.adventurer_at != kNone) sites.remove(each.adventurer_at);
    }
  }
  return sites;
}

bool can_build_somewhere(const Digger& game, const State& state, int player, By by) {
  bool found = false;
  building_sites(game, state, player, by).for_each([&](int space) {
    if (found) return;
    const Fit here = fit(game, state, player, space, by);
    state.players[player].projects.for_each([&](int kind, int) {
      const TileKind& tile = game.content().kinds[kind];
      for (unsigned rest = tile.rotations; rest != 0 && !found; rest &= rest - 1) {
        found = here.takes(game.facing(kind, std::countr_zero(rest)).open);
      }
    });
  });
  return found;
}

// --- corridors (DD-9) -------------------------------------------------------------------------------------------------

void trace_corridor(const Digger& game, const State& state, int player, int space, int path, Corridor& corridor) {
  corridor.length = corridor.nuggets = 0;
  corridor.complete = true;
  corridor.tiles = {};
  struct Node {
    std::uint8_t space, path;
  };
  Node open[kMaxSetTiles * kMaxPaths];
  int count = 0;
  const auto reach = [&](int at, int which) {
    if (!corridor.tiles.has(at)) {
      corridor.tiles.add(at);
      corridor.paths[at] = 0;
      ++corridor.length;  // DD-9.6: a tile with two paths in it counts once
    }
    std::uint8_t& paths = corridor.paths[at];
    if ((paths >> which & 1) != 0) return;
    paths = static_cast<std::uint8_t>(paths | 1 << which);
    open[count++] = {static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(which)};
  };
  reach(space, path);
  const Player& owner = state.players[player];
  while (count > 0) {
    const Node node = open[--count];
    const int kind = state.board.kind[node.space];
    const TileKind& tile = game.content().kinds[kind];
    if (tile.feature_path == node.path && tile.feature == Feature::Nugget) ++corridor.nuggets;
    const Facing& facing = game.facing(kind, state.board.rotation(node.space));
    for (unsigned rest = facing.paths[node.path]; rest != 0; rest &= rest - 1) {
      const int d = std::countr_zero(rest);
      const int other = next_to(game, node.space, d);
      if (other == kNowhere || state.board.kind[other] == kNone) {
        corridor.complete = false;
      } else if (owner.tiles.has(other)) {
        const Facing& there = game.facing(state.board.kind[other], state.board.rotation(other));
        // An own corridor links, a door of an own Room or the Portal closes (DD-9.3).
        if (is_open(there.corridor, opposite(d))) reach(other, there.path_of[opposite(d)]);
        else if (!is_open(there.open, opposite(d))) corridor.complete = false;
      } else {
        const bool neutral = is_hidden_lair(state, other) || is_of_class(game, state, other, Class::Neutral);
        if (!neutral) corridor.complete = false;
      }
    }
  }
}

// --- complexes (DD-15.2) ----------------------------------------------------------------------------------------------

int largest_complex(const Digger& game, const State& state, int player) {
  SpaceSet rooms;
  state.players[player].tiles.for_each([&](int space) {
    if (is_of_class(game, state, space, Class::Room)) rooms.add(space);
  });
  int largest = 0;
  while (!rooms.empty()) {
    Space open[kMaxSetTiles];
    int count = 0, size = 0;
    rooms.for_each([&](int space) {
      if (size == 0) open[count++] = static_cast<Space>(space);
      ++size;
    });
    size = 0;
    rooms.remove(open[0]);
    while (count > 0) {
      const int space = open[--count];
      ++size;
      for (int d = 0; d < kDirections; ++d) {
        const int other = next_to(game, space, d);
        if (other == kNowhere || !rooms.has(other) || !is_connected(game, state, space, d)) continue;
        rooms.remove(other);
        open[count++] = static_cast<Space>(other);
      }
    }
    if (size > largest) largest = size;
  }
  return largest;
}

// --- Projects that an action names ------------------------------------------------------------------------------------

Tiles named_tiles(const Tiles& projects, unsigned mask) {
  Tiles named;
  int at = 0;
  projects.for_each([&](int kind, int count) {
    named.add(kind, std::popcount(mask >> at & ((1U << count) - 1U)));
    at += count;
  });
  return named;
}

}  // namespace uc::digger
