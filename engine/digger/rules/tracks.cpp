// What is only told, never asked by the rules: the way that a shift takes, a corridor tile by tile, what prizes are won
// with.
#include <algorithm>

#include "rules.hpp"

namespace uc::digger {

// The search of ways(), in rings.
void find_way(const Digger& game, const State& state, int player, int from, int to, Listed& way) {
  struct Visit {
    std::uint8_t space, edges;  // through which it goes on
    std::int16_t before;
  };
  Visit visits[kMaxSetTiles * kDirections + 1];
  std::uint8_t gone[kCells] = {};
  const Player& mine = state.players[player];
  visits[0] = {static_cast<std::uint8_t>(from), linked_edges(game, state, from), -1};
  gone[from] = kAllEdges;
  for (int i = 0, count = 1; i < count; ++i) {
    for (unsigned rest = visits[i].edges; rest != 0; rest &= rest - 1) {
      const int d = std::countr_zero(rest), next = next_to(game, visits[i].space, d), entry = opposite(d);
      if (next == to) {
        way.push_back(static_cast<std::uint8_t>(to));
        for (int at = i; at > 0; at = visits[at].before) way.push_back(visits[at].space);
        return std::reverse(way.begin(), way.end());
      }
      if (!mine.tiles.has(next) || state.dragon == next) continue;
      const unsigned onward = game.onward(state.board.kind[next], state.board.rotation(next), entry);
      const unsigned edges = onward & state.board.toward[next] & ~unsigned{gone[next]};
      if (edges == 0 || has_hostiles(game, state, player, next)) continue;
      gone[next] = static_cast<std::uint8_t>(gone[next] | onward | edge(entry));
      visits[count++] = {static_cast<std::uint8_t>(next), static_cast<std::uint8_t>(edges),
                         static_cast<std::int16_t>(i)};
    }
  }
}

// --- corridors --------------------------------------------------------------------------------------------------------

namespace {

// Edges through which a tile of the corridor goes on to others of it.
unsigned links(const Digger& game, const State& state, const Corridor& corridor, int space) {
  const Facing& facing = game.facing(state.board.kind[space], state.board.rotation(space));
  unsigned edges = 0, linked = 0;
  for (unsigned rest = corridor.paths[space]; rest != 0; rest &= rest - 1)
    edges |= facing.paths[std::countr_zero(rest)];
  for (unsigned rest = edges & game.area().inside[space]; rest != 0; rest &= rest - 1) {
    const int d = std::countr_zero(rest), other = next_to(game, space, d);
    if (!corridor.tiles.has(other)) continue;
    const Facing& there = game.facing(state.board.kind[other], state.board.rotation(other));
    const int path = there.path_of[opposite(d)];
    if (path != kNone && (corridor.paths[other] >> path & 1) != 0) linked |= 1U << d;
  }
  return linked;
}

}  // namespace

bool is_open_end(const Digger& game, const State& state, int player, int space, int direction) {
  const int other = next_to(game, space, direction);
  if (other == kNowhere) return true;
  if (owns(state, player, other)) return !is_connected(game, state, space, direction);
  return !is_hidden_lair(state, other) && !is_of_class(game, state, other, Class::Neutral);
}

void list_pieces(const Digger& game, const State& state, const Corridor& corridor, Listed& pieces) {
  int start = kNone, fewest = kDirections + 1;
  corridor.tiles.for_each([&](int space) {
    const int here = std::popcount(links(game, state, corridor, space));
    if (here >= fewest) return;
    fewest = here;
    start = space;
  });
  SpaceSet left = corridor.tiles;
  const auto walk = [&](const auto& self, int space) -> void {
    left.remove(space);
    pieces.push_back(static_cast<std::uint8_t>(space));
    pieces.push_back(corridor.paths[space]);
    for (unsigned rest = links(game, state, corridor, space); rest != 0; rest &= rest - 1) {
      const int other = next_to(game, space, std::countr_zero(rest));
      if (left.has(other)) self(self, other);
    }
  };
  walk(walk, start);
}

// --- prizes -----------------------------------------------------------------------------------------------------------

SpaceSet own_rooms(const Digger& game, const State& state, int player) {
  SpaceSet rooms;
  state.players[player].tiles.for_each([&](int space) {
    if (is_of_class(game, state, space, Class::Room)) rooms.add(space);
  });
  return rooms;
}

SpaceSet complex_at(const Digger& game, const State& state, const SpaceSet& rooms, int space) {
  SpaceSet found, open;
  open.add(space);
  while (!open.empty()) {
    const int at = open.at(0);
    open.remove(at);
    found.add(at);
    for (unsigned rest = linked_edges(game, state, at); rest != 0; rest &= rest - 1) {
      const int other = next_to(game, at, std::countr_zero(rest));
      if (rooms.has(other) && !found.has(other)) open.add(other);
    }
  }
  return found;
}

namespace {

SpaceSet longest_corridor(const Digger& game, const State& state, int player) {
  const Player& owner = state.players[player];
  SpaceSet longest;
  Corridor corridor;
  owner.tiles.for_each([&](int space) {
    for (unsigned rest = state.board.done(space); rest != 0 && longest.empty(); rest &= rest - 1) {
      trace_corridor(game, state, player, space, std::countr_zero(rest), corridor);
      if (corridor.length == owner.longest) longest = corridor.tiles;
    }
  });
  return longest;
}

SpaceSet widest_complex(const Digger& game, const State& state, int player) {
  SpaceSet widest;
  for (SpaceSet rooms = own_rooms(game, state, player); !rooms.empty();) {
    const SpaceSet found = complex_at(game, state, rooms, rooms.at(0));
    rooms = rooms - found;
    if (found.size() > widest.size()) widest = found;
  }
  return widest;
}

SpaceSet places_of_tokens(const Digger& game, const State& state, int player) {
  SpaceSet places;
  for (int space = 0; space < game.area().spaces; ++space) {
    if (state.board.token(space) == player + 1) places.add(space);
  }
  for (const Player& host : state.players) {
    if (host.portal_tokens[player] > 0) places.add(host.portal);
  }
  return places;
}

}  // namespace

SpaceSet won_with(const Digger& game, const State& state, Prize prize, int player) {
  switch (prize) {
    case Prize::Tunnelmaker: return longest_corridor(game, state, player);
    case Prize::Crafter: return widest_complex(game, state, player);
    default: return places_of_tokens(game, state, player);
  }
}

}  // namespace uc::digger
