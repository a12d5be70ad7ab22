// What the files of the rules share: questions about a position that listing, refusing and playing ask alike.
#pragma once

#include "digger/digger.hpp"

namespace uc::digger {

// --- tiles and spaces (DD-1) ------------------------------------------------------------------------------------------

inline bool is_common(const Digger& game, const State& state, int space, Common common) {
  return state.board.kind[space] == game.content().kind_of(common);
}
// A face-down tile of the Monster Hunt: nothing enters it, nothing is closed by it (DD-19.8).
inline bool is_hidden_hunt(const State& state, int space) {
  return state.board.kind[space] == kFaceDown && state.board.owner(space) != kNobody;
}
inline bool is_hidden_lair(const State& state, int space) {
  return state.board.kind[space] == kFaceDown && state.board.owner(space) == kNobody;
}
// Doors and corridors of what lies there; none of an empty space or a blocker.
inline std::uint8_t open_edges(const Digger& game, const State& state, int space) {
  return game.open_of(state.board.kind[space], state.board.lie[space]);
}
// Edges of what lies there that are open on both sides: they lead to another tile (DD-1.7).
inline std::uint8_t linked_edges(const Digger& game, const State& state, int space) {
  return open_edges(game, state, space) & state.board.toward[space];
}
// Its other open edges, but those at the end of the area: nothing lies beyond, or something that is closed there.
inline unsigned outward_edges(const Digger& game, const State& state, int space) {
  const unsigned closed = ~unsigned{state.board.toward[space]};
  return open_edges(game, state, space) & closed & game.area().inside[space];
}
// Keeps Board::toward, when what lies there has changed.
void show_edges(const Digger&, State&, int space);
inline std::uint8_t corridor_edges(const Digger& game, const State& state, int space) {
  const int kind = state.board.kind[space];
  return kind < kFaceDown ? game.facing(kind, state.board.rotation(space)).corridor : std::uint8_t{0};
}
inline bool is_open(std::uint8_t edges, int direction) { return (edges >> direction & 1) != 0; }
inline int next_to(const Digger& game, int space, int direction) { return game.area().next[space][direction]; }
// DD-1.7: with the tile in this direction; there must be one.
inline bool is_connected(const Digger& game, const State& state, int space, int direction) {
  return is_open(linked_edges(game, state, space), direction);
}
inline bool is_of_class(const Digger& game, const State& state, int space, Class wanted) {
  const int kind = state.board.kind[space];
  return kind < kFaceDown && game.class_of(kind) == wanted;
}
inline bool is_blocker(const Digger& game, const State& state, int space) {
  return is_of_class(game, state, space, Class::Blocker);
}
// A tile on which something could stand: no blocker, and not face down in the Monster Hunt.
inline bool is_ground(const Digger& game, const State& state, int space) {
  const int kind = state.board.kind[space];
  return kind < kFaceDown ? game.class_of(kind) != Class::Blocker : is_hidden_lair(state, space);
}
inline bool owns(const State& state, int player, int space) { return state.players[player].tiles.has(space); }
inline Type type_at(const Digger& game, const State& state, int space) {
  const int kind = state.board.kind[space];
  return kind < kFaceDown ? game.type_of(kind) : Type::None;
}
inline bool is_pit(const Digger& game, const State& state, int space) {
  const int kind = state.board.kind[space];
  return kind < kFaceDown && game.is_pit(kind);
}
// Somebody's tile, but not this player's.
inline bool is_foreign(const State& state, int player, int space) {
  const int kind = state.board.kind[space];
  const int owner = state.board.owner(space);
  return kind < kFaceDown && owner != kNobody && owner != player;
}
// DD-1.13
SpaceSet empty_spaces(const Digger&, const State&);
inline bool is_empty(const State& state, int space) {
  if (state.filled.has(space) || state.dragon == space) return false;
  for (const Player& player : state.players) {
    if (player.adventurer_at == space) return false;
  }
  return true;
}

// --- statistics (DD-2.5) ----------------------------------------------------------------------------------------------

const Standard& standard_of(const Digger&, const State&, int player);  // of the lord, or one that does nothing
int craft(const Digger&, const State&, int player);
int resources(const Digger&, const State&, int player);
int tyranny(const Digger&, const State&, int player);
int resources_used(const Digger&, const State&, int player);                  // Stooges and Creatures in play (DD-24.5)
inline bool can_summon(const Digger& game, const State& state, int player) {  // DD-5.4, DD-12.2
  return state.players[player].reserve > 0 && resources_used(game, state, player) < resources(game, state, player);
}
inline int cost_of(const Digger& game, const State& state, int player, Order order) {
  const std::uint8_t lord = state.players[player].lord;
  const std::uint8_t changed = lord == kNone ? std::uint8_t{0} : game.content().lords[lord].standard.cost[index(order)];
  return changed != 0 ? changed : game.content().orders.cost[index(order)];
}
int shifts_of_move(const Digger&, const State&, int player, bool bonus);
bool must_sacrifice(const Digger&, const State&, int player, bool bonus);  // for Sabotage!
int undefeated(const Digger&, const State&);
int citadel_room(const Digger&, const State&);       // for so many Stooges more (DD-22.3)
bool citadel_was_full(const Digger&, const State&);  // in this Turn, be it that a fall made room again (DD-22.6)

// --- Rooms (DD-12, DD-14.5) -------------------------------------------------------------------------------------------

bool is_active(const Digger&, const State&, int space);
int active_rooms(const Digger&, const State&, int player, Type);
int conquer_tokens(const Digger&, const State&, int player);  // own ones on the board (DD-15.2)
int largest_complex(const Digger&, const State&, int player);
SpaceSet own_rooms(const Digger&, const State&, int player);
SpaceSet complex_at(const Digger&, const State&, const SpaceSet& rooms, int space);  // those connected to this one

// --- corridors (DD-9) -------------------------------------------------------------------------------------------------

struct Corridor {
  int length = 0;   // tiles
  int nuggets = 0;  // whose feature path belongs to it
  bool complete = false;
  std::array<std::uint8_t, kCells> paths;  // that belong to it, a bit each; only spaces of `tiles` are set
  SpaceSet tiles;
};
// The corridor of this player to which the path of the tile belongs.
void trace_corridor(const Digger&, const State&, int player, int space, int path, Corridor&);
// DD-9.3: does this edge of a corridor tile of the player lead to nothing that closes it or links with it?
bool is_open_end(const Digger&, const State&, int player, int space, int direction);
template <class F>
void for_each_open_end(const Digger& game, const State& state, int player, const Corridor& corridor, F&& f) {
  corridor.tiles.for_each([&](int space) {
    const Facing& facing = game.facing(state.board.kind[space], state.board.rotation(space));
    unsigned edges = 0;
    for (unsigned rest = corridor.paths[space]; rest != 0; rest &= rest - 1)
      edges |= facing.paths[std::countr_zero(rest)];
    for (; edges != 0; edges &= edges - 1) {
      const int d = std::countr_zero(edges);
      if (is_open_end(game, state, player, space, d)) f(space, d);
    }
  });
}
// Its tiles as one comes to them who walks along it from one of its ends, each followed by its paths, a bit each.
void list_pieces(const Digger&, const State&, const Corridor&, Listed& pieces);
// DD-7.6, DD-24.12: would the trap there catch what this player moves onto it?
inline bool is_armed_against(const Digger& game, const State& state, int player, int space) {
  const int kind = state.board.kind[space];
  if (kind >= kFaceDown || game.type_of(kind) == Type::None || !game.power(game.type_of(kind)).traps) return false;
  const int owner = state.board.owner(space);
  const int path = game.content().kinds[kind].feature_path;
  return owner != player && !state.players[owner].out && (state.board.done(space) >> path & 1) != 0;
}

// --- coins (DD-11) ----------------------------------------------------------------------------------------------------

inline int coins_in_bag(const State& state) { return state.bag[1] + state.bag[2] + state.bag[3]; }
inline int coins_at(const State& state, int place) {
  int coins = 0;
  for (int i = 0; i < state.coin_count; ++i) coins += state.coins[i].place == place ? 1 : 0;
  return coins;
}
inline int hand_size(const State& state, int player) { return coins_at(state, place::kHand + player); }
// The index of the n-th coin at a place.
inline int coin_at(const State& state, int place, int n) {
  int i = 0;
  for (;; ++i) {
    if (state.coins[i].place == place && n-- == 0) return i;
  }
}
inline bool is_coin_of(const State& state, int player, const Coin& coin) {  // in hand or stored
  return coin.place == place::kHand + player || (coin.place < kMaxSpaces && state.board.owner(coin.place) == player);
}
int coins_of(const State&, int player);
bool can_store_on(const Digger&, const State&, int player, int space);  // DD-12.6

// --- who stands where (DD-1.11, DD-7) ---------------------------------------------------------------------------------

int life_of_adventurer(const Digger&, const State&, int owner);
// Some Stooges of one player, or others, within so many spaces.
int stooges_within(const Digger&, const State&, int space, int distance, int of = kNobody);

// What stands against a player on a tile.
struct Hostiles {
  int strength = 0;
  bool any = false;
  bool closed = false;   // the own Adventurer, or one that hides: nobody may come (DD-20.6, DD-20.11)
  bool guarded = false;  // by the Guardian, DD-24.7
  int charm = 0;         // other Stooges that must be near (DD-20.14)
  int stooges = 0, creatures = 0;
  std::uint8_t creature = kNone;  // one of them
};
Hostiles hostiles(const Digger&, const State&, int player, int space);
inline bool has_hostiles(const Digger& game, const State& state, int player, int space) {
  if (state.board.stooges[space] != 0 && state.board.stooge_owner(space) != player) return true;
  return game.has_figures() && hostiles(game, state, player, space).any;
}
inline bool has_adventurer(const State& state, int space) {
  for (const Player& player : state.players) {
    if (player.adventurer_at == space) return true;
  }
  return false;
}
// Is there anything on the tile that bars a summoned token? (DD-5.4, DD-23.9)
bool is_free_to_summon(const Digger&, const State&, int player, int space);

// --- shifts (DD-6) ----------------------------------------------------------------------------------------------------

// How many Stooges may make a shift; none if most < least.
struct GroupSize {
  int least = 1, most = 0;
  bool has(int n) const { return n >= least && n <= most; }
};
// DD-6.4: what no group of this player may ever enter now.
bool is_closed_to(const Digger&, const State&, int player, int space);
// DD-6.1, DD-6.4: from a tile with own Stooges onto a tile that the way leads to.
GroupSize group_size_at_gate(const Digger&, const State&, int player, int from, int to);
inline GroupSize group_size(const Digger& game, const State& state, int player, int from, int to) {
  const bool plain = !game.has_gates() && owns(state, player, to) && !is_pit(game, state, to) &&
                     (state.board.stooges[to] == 0 || state.board.stooge_owner(to) == player);
  return plain ? GroupSize{1, state.board.stooge_count(from)} : group_size_at_gate(game, state, player, from, to);
}
// DD-6.2: all tiles that the way leads to, whoever may enter them.
SpaceSet ways(const Digger&, const State&, int player, int from);
// The way to one of these: the tiles gone through and that tile. Of the shortest the first in the order of directions.
void find_way(const Digger&, const State&, int player, int from, int to, Listed& way);
// Why a group of n may not; it must be one that group_size() does not have.
std::string_view why_no_entry(const Digger&, const State&, int player, int from, int n, int to);
// Own tiles that groups of any size may enter now.
SpaceSet plain_tiles(const Digger&, const State&, int player);
bool can_leave_eggs(const Digger&, const State&, int player, int from);  // DD-23.5
bool is_bound_by_monster(const Digger&, const State&, int player, int space);
// Where a single Stooge may flee to from the Dragon (DD-23.8): a set of spaces.
SpaceSet refuges(const Digger&, const State&, int player, int from);

// --- Adventurers and Creatures ----------------------------------------------------------------------------------------

// DD-20.4: may it step from here, with so many steps left after this one? Empty if it may.
Refusal refuse_adventurer_step(const Digger&, const State&, int player, int from, int direction, int left);
int movement_of_adventurer(const Digger&, const State&, int player);
bool may_move_adventurer(const Digger&, const State&, int player);
bool may_retreat(const Digger&, const State&, int player, int direction);       // DD-20.9
bool reaches_by_blast(const Digger&, const State&, int player, int direction);  // DD-20.13: at least one tile
SpaceSet blast(const Digger&, const State&, int from, int direction);
// DD-24.7: does the Creature beat what stands against it?
bool can_defeat(const Digger&, int creature, const Hostiles&);
// DD-24.6
Refusal refuse_creature_step(const Digger&, const State&, int player, int creature, int from, int direction, int left);
bool can_summon_creature(const Digger&, const State&, int player, int creature);  // DD-24.3, the place aside
bool can_appear(const Digger&, const State&, int player, int creature, int space);

// --- building (DD-8) --------------------------------------------------------------------------------------------------

// What the surroundings of a space ask of the edges of a tile.
struct Fit {
  std::uint8_t open = 0, shut = 0;  // edges that must be so (DD-8.2)
  std::uint8_t link = 0;            // one of these must be open (DD-5.6, DD-12.7)
  bool takes(std::uint8_t edges) const { return (edges & open) == open && (edges & shut) == 0 && (edges & link) != 0; }
  // All sets of open edges that it takes, a bit for each.
  std::uint64_t taken() const;
};

// By a set of edges: the sets that hold all of it, none of it, any of it.
struct EdgeSets {
  std::array<std::uint64_t, kAllEdges + 1> all{}, none{}, any{};
};
constexpr EdgeSets edge_sets() {
  EdgeSets sets;
  for (unsigned wanted = 0; wanted <= kAllEdges; ++wanted) {
    for (unsigned edges = 0; edges <= kAllEdges; ++edges) {
      const std::uint64_t one = std::uint64_t{1} << edges;
      if ((edges & wanted) == wanted) sets.all[wanted] |= one;
      if ((edges & wanted) == 0) sets.none[wanted] |= one;
      else sets.any[wanted] |= one;
    }
  }
  return sets;
}
inline constexpr EdgeSets kEdgeSets = edge_sets();
inline std::uint64_t Fit::taken() const { return kEdgeSets.all[open] & kEdgeSets.none[shut] & kEdgeSets.any[link]; }
enum class By : std::uint8_t { Stooge, Dungeon };  // what the new tile must be connected to
Fit fit(const Digger&, const State&, int player, int space, By by);
// Spaces where a tile could be built, its edges aside.
SpaceSet building_sites(const Digger&, const State&, int player, By by);
bool can_build_somewhere(const Digger&, const State&, int player, By by);

// Tiles of a set of Projects that an action names.
Tiles named_tiles(const Tiles& projects, unsigned mask);

// --- the Turn ---------------------------------------------------------------------------------------------------------

SpaceSet hunt_spaces(const Digger&, const State&);     // DD-19.2: where a tile of the Monster Hunt may be put
bool is_carried_by_another(const State&, int player);  // the Treasure (DD-23.10)
// DD-R69: is there anything to choose in the main phase but passing?
bool can_do_more(const Digger&, const State&);
bool can_shift(const Digger&, const State&, int player);
// DD-17.2, Tax Day: from an opponent's hand, or from the Bag (kNone).
inline bool can_tax(const State& state, int source, int taxed) {
  if (source == kNone) return coins_in_bag(state) > 0;
  return source != state.active && (taxed >> source & 1) == 0 && hand_size(state, source) > 0;
}
int final_prize(const Digger&, const State&, Prize);  // who gets it, or kNone
// What this player would win it with: tiles of a longest corridor, Rooms of a largest complex, places of tokens.
SpaceSet won_with(const Digger&, const State&, Prize, int player);

Refusal refuse_outcome(const Digger&, const State&, Action);

}  // namespace uc::digger
