// Corridors counted slowly and plainly, from chapter 9 of the rules alone. Shares no code with the engine: of the
// position it reads only what lies where, and the shapes of tiles are the tables of DD-2.6, written out again.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "digger/digger.hpp"

namespace uc::digger::slow {

using At = std::pair<int, int>;  // (q,r)

// DD-1.1
inline At neighbour(At at, int direction) {
  constexpr int dq[] = {1, 1, 0, -1, -1, 0}, dr[] = {0, -1, -1, 0, 1, 1};
  return {at.first + dq[direction], at.second + dr[direction]};
}

// --- DD-2.6 -----------------------------------------------------------------------------------------------------------

using Path = std::vector<int>;  // printed edges

inline std::vector<Path> printed_paths(const std::string& id) {
  static const std::map<char, std::vector<Path>> shapes = {
      {'I', {{0, 3}}},      {'V', {{0, 2}}},      {'U', {{0, 1}}},
      {'Y', {{0, 2, 4}}},   {'F', {{0, 2}, {4}}}, {'W', {{0, 2}, {3, 5}}},
      {'L', {{0, 3}, {1}}}, {'R', {{0, 3}, {2}}}, {'X', {{0, 3}, {1}, {4}}},
  };
  const std::string type = id.substr(0, 4);
  if (type != "COR-" && type != "TRP-" && type != "NUG-") return {};
  return shapes.at(id[4]);
}

inline std::set<int> printed_doors(const std::string& id) {
  if (id == "POR") return {0, 1, 2, 3, 4, 5};
  if (id == "PIT") return {0, 3};
  if (id == "THR") return {0, 2, 4};
  if (id == "LIB-C" || id == "TRE-C") return {0, 2, 3};
  switch (id[4]) {
    case 'A': return {0, 3};
    case 'B': return {0, 2, 4};
    case 'C': return {0, 1, 3};
    default: return {0, 1, 3, 4};
  }
}

inline std::set<int> printed_doors_or_corridors(const std::string& id) {
  std::set<int> open;
  for (const Path& path : printed_paths(id)) open.insert(path.begin(), path.end());
  return open.empty() ? printed_doors(id) : open;
}

// --- what lies on the board -------------------------------------------------------------------------------------------

struct Tile {
  enum { Own, Neutral, Other } is = Other;  // of a player's set; neutral with six doors; a blocker or a hidden tile
  int player = 0;
  std::string id;
  std::vector<Path> paths;  // as it lies: directions
  std::set<int> doors;
};
using Tiles = std::map<At, Tile>;

inline Tiles tiles_of(const Digger& game, const State& state) {
  Tiles tiles;
  for (int space = 0; space < game.area().spaces; ++space) {
    const int kind = state.board.kind[space];
    if (kind == 255) continue;
    const Hex hex = game.area().at[space];
    const int lie = state.board.lie[space], rotation = lie % 8, owner = lie / 8;
    Tile tile;
    if (kind == 254) {
      // Face down: a tile of the Lair has doors (DD-23.3), one of the Monster Hunt closes nothing (DD-19.8).
      if (owner == 7) tile.is = Tile::Neutral;
    } else {
      tile.id = game.content().kinds[kind].id;
      if (owner < game.players()) {
        tile.is = Tile::Own;
        tile.player = owner;
        tile.paths = printed_paths(tile.id);
        for (Path& path : tile.paths) {
          for (int& edge : path) edge = (edge + rotation) % 6;  // DD-1.2
        }
        if (tile.paths.empty()) {
          for (const int door : printed_doors(tile.id)) tile.doors.insert((door + rotation) % 6);
        }
      } else if (tile.id != "collapse" && tile.id != "rock") {
        tile.is = Tile::Neutral;
      }
    }
    tiles[{hex.q, hex.r}] = tile;
  }
  return tiles;
}

// --- DD-9 -------------------------------------------------------------------------------------------------------------

using Node = std::pair<At, int>;  // a corridor tile and one of its paths

struct Corridor {
  int player = 0;
  std::set<Node> nodes;
  std::set<std::pair<At, int>> open;  // ends, by tile and direction (DD-9.3)
  int nuggets = 0;                    // DD-11.3

  bool complete() const { return open.empty(); }  // DD-9.4
  std::set<At> tiles() const {
    std::set<At> found;
    for (const Node& node : nodes) found.insert(node.first);
    return found;
  }
  // DD-10.1
  int gp() const {
    constexpr int by_length[] = {0, 1, 3, 5, 7, 9};
    return by_length[std::min(length(), 5)];
  }

  // DD-9.6
  int length() const { return static_cast<int>(tiles().size()); }
};

// The path of a tile that has this edge, or -1.
inline int path_with(const Tile& tile, int edge) {
  for (std::size_t path = 0; path < tile.paths.size(); ++path) {
    const Path& edges = tile.paths[path];
    if (std::find(edges.begin(), edges.end(), edge) != edges.end()) return static_cast<int>(path);
  }
  return -1;
}

inline Corridor grow(const Tiles& tiles, const Node& from) {
  Corridor corridor;
  corridor.player = tiles.at(from.first).player;
  std::vector<Node> open = {from};
  corridor.nodes.insert(from);
  while (!open.empty()) {
    const auto [at, path] = open.back();
    open.pop_back();
    const Tile& tile = tiles.at(at);
    if (path == 0 && tile.id.substr(0, 4) == "NUG-") ++corridor.nuggets;
    for (const int direction : tile.paths[path]) {
      const At there = neighbour(at, direction);
      const int touching = (direction + 3) % 6;
      const auto found = tiles.find(there);
      if (found == tiles.end()) {
        corridor.open.insert({at, direction});  // an empty space, or outside
        continue;
      }
      const Tile& other = found->second;
      if (other.is == Tile::Neutral) continue;  // a door
      if (other.is != Tile::Own || other.player != corridor.player) {
        corridor.open.insert({at, direction});
        continue;
      }
      if (other.doors.count(touching) != 0) continue;
      const int next = path_with(other, touching);
      if (next < 0) {
        corridor.open.insert({at, direction});  // earth: no legal placement leads here
        continue;
      }
      if (corridor.nodes.insert({there, next}).second) open.emplace_back(there, next);
    }
  }
  return corridor;
}

inline std::vector<Corridor> corridors(const Digger& game, const State& state) {
  const Tiles tiles = tiles_of(game, state);
  std::vector<Corridor> all;
  std::set<Node> seen;
  for (const auto& [at, tile] : tiles) {
    for (std::size_t path = 0; path < tile.paths.size(); ++path) {
      const Node node{at, static_cast<int>(path)};
      if (seen.count(node) != 0) continue;
      all.push_back(grow(tiles, node));
      seen.insert(all.back().nodes.begin(), all.back().nodes.end());
    }
  }
  return all;
}

// What a position notes of them: by space the paths in complete corridors, and by player the longest of these.
struct Notes {
  std::vector<int> done = std::vector<int>(kCells, 0);
  std::vector<int> longest = std::vector<int>(kMaxPlayers, 0);
  bool operator==(const Notes&) const = default;
};

inline Notes count(const Digger& game, const State& state) {
  Notes notes;
  for (const Corridor& corridor : corridors(game, state)) {
    if (!corridor.complete()) continue;
    int& longest = notes.longest[corridor.player];
    longest = std::max(longest, corridor.length());
    for (int space = 0; space < game.area().spaces; ++space) {
      const Hex hex = game.area().at[space];
      for (int path = 0; path < 3; ++path) {
        if (corridor.nodes.count({{hex.q, hex.r}, path}) != 0) notes.done[space] |= 1 << path;
      }
    }
  }
  return notes;
}

inline Notes noted(const State& state) {
  Notes notes;
  for (int space = 0; space < kCells; ++space) notes.done[space] = state.board.done(space);
  for (std::size_t p = 0; p < kMaxPlayers; ++p) notes.longest[p] = state.players[p].longest;
  return notes;
}

}  // namespace uc::digger::slow
