// Ways of shifts searched slowly and plainly, from DD-6.2 of the rules alone, and what fits beside them: like
// slow_corridors.hpp it shares no code with the engine.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "slow_corridors.hpp"

namespace uc::digger::slow {

inline At at_of(const Digger& game, int space) {
  const Hex hex = game.area().at[static_cast<std::size_t>(space)];
  return {hex.q, hex.r};
}
inline std::string text_of(At at) { return std::to_string(at.first) + "," + std::to_string(at.second); }

// DD-1.3, DD-1.7: doors and corridors of what lies there; a neutral tile has six doors.
inline bool opens(const Tiles& tiles, At at, int direction) {
  const auto found = tiles.find(at);
  if (found == tiles.end()) return false;
  const Tile& tile = found->second;
  if (tile.is == Tile::Neutral) return true;
  return tile.is == Tile::Own && (tile.doors.count(direction) != 0 || path_with(tile, direction) >= 0);
}
inline bool connected(const Tiles& tiles, At at, int direction) {
  return opens(tiles, at, direction) && opens(tiles, neighbour(at, direction), (direction + 3) % 6);
}

// DD-1.11: whose tokens stand on the space that are hostile to a player, and how strong they are together.
struct Enemies {
  std::set<int> players;
  int strength = 0;
};
inline Enemies enemies(const Digger& game, const State& state, int player, int space) {
  Enemies found;
  const int stooges = state.board.stooges[space] % 32, owner = state.board.stooges[space] / 32;
  if (stooges > 0 && owner != player) {
    found.players.insert(owner);
    found.strength += stooges;
  }
  for (int i = 0; i < kCreatures; ++i) {
    const CreatureState& creature = state.creatures[i];
    if (creature.at != space || creature.owner == player) continue;
    found.players.insert(creature.owner);
    found.strength += game.content().battle.creatures[static_cast<std::size_t>(i)].life;
  }
  for (int p = 0; p < game.players(); ++p) {
    if (state.players[p].adventurer_at != space) continue;
    found.players.insert(p);
    found.strength += life_of_adventurer(game, state, p);
  }
  return found;
}

// How many tiles away every tile is that a way of DD-6.2 leads to, whoever may enter it.
inline std::map<At, int> distances(const Digger& game, const State& state, int player, int from) {
  const Tiles tiles = tiles_of(game, state);
  std::map<At, int> spaces, found;
  for (int space = 0; space < game.area().spaces; ++space) spaces[at_of(game, space)] = space;
  std::deque<std::tuple<At, int, int>> visits;  // a tile, the edge it is entered through, how far it is
  std::set<Node> marked;
  const At start = at_of(game, from);
  for (int d = 0; d < 6; ++d) {
    if (connected(tiles, start, d)) visits.emplace_back(neighbour(start, d), (d + 3) % 6, 1);
  }
  while (!visits.empty()) {
    const auto [at, entered, far] = visits.front();
    visits.pop_front();
    const int space = spaces.at(at);
    if (state.dragon == space) continue;
    if (at != start) found.emplace(at, far);
    const Tile& tile = tiles.at(at);
    const bool own_corridor = tile.is == Tile::Own && tile.player == player && !tile.paths.empty();
    if (!own_corridor || !enemies(game, state, player, space).players.empty()) continue;
    const int path = path_with(tile, entered);
    if (!marked.insert({at, path}).second) continue;
    for (const int edge : tile.paths[static_cast<std::size_t>(path)]) {
      if (edge != entered && connected(tiles, at, edge))
        visits.emplace_back(neighbour(at, edge), (edge + 3) % 6, far + 1);
    }
  }
  return found;
}

// DD-8.2: could one of these tiles lie there so that it opens to the tile in this direction?
inline bool fits_somehow(const Tiles& tiles, const std::vector<std::string>& ids, At space, int direction,
                         bool hunt_binds) {
  for (const std::string& id : ids) {
    std::set<int> printed = printed_doors_or_corridors(id);
    for (int rotation = 0; rotation < 6; ++rotation) {
      std::set<int> open;
      for (const int edge : printed) open.insert((edge + rotation) % 6);
      bool fits = open.count(direction) != 0;
      for (int d = 0; d < 6 && fits; ++d) {
        const auto found = tiles.find(neighbour(space, d));
        if (found == tiles.end() || found->second.is == Tile::Other) continue;  // empty, a blocker, face down
        const bool of_hunt = found->second.id == "monster" || found->second.id == "ruins";
        if (of_hunt && !hunt_binds) continue;  // DD-19.8
        fits = opens(tiles, found->first, (d + 3) % 6) == (open.count(d) != 0);
      }
      if (fits) return true;
    }
  }
  return false;
}

}  // namespace uc::digger::slow
