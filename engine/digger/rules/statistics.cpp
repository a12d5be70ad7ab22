// How a player stands: statistics, Rooms, tokens, coins (DD-2.5, DD-5, DD-12, DD-14).
#include <cstring>

#include "rules.hpp"

namespace uc::digger {

const Standard& standard_of(const Digger& game, const State& state, int player) {
  static constexpr Standard kNothing{};
  const std::uint8_t lord = state.players[player].lord;
  return lord == kNone ? kNothing : game.content().lords[lord].standard;
}

namespace {

int with_rooms(const Digger& game, const State& state, int player, int start, std::uint8_t Power::* each) {
  int sum = start;
  for (std::size_t type = 0; type < kRoomTypes; ++type) {
    sum += state.players[player].rooms[type] * game.content().types[type].power.*each;
  }
  return sum;
}

}  // namespace

int craft(const Digger& game, const State& state, int player) {
  return with_rooms(game, state, player, game.content().figures.craft, &Power::craft) +
         standard_of(game, state, player).craft;
}

int resources(const Digger& game, const State& state, int player) {
  return with_rooms(game, state, player, game.content().figures.resources, &Power::resources) +
         standard_of(game, state, player).resources;
}

int tyranny(const Digger& game, const State& state, int player) {
  return with_rooms(game, state, player, game.content().figures.tyranny, &Power::tyranny) +
         standard_of(game, state, player).tyranny;
}

int resources_used(const Digger& game, const State& state, int player) {
  int used = state.players[player].in_play;
  if (!game.plays(Scenario::TotalBattle)) return used;
  for (std::size_t i = 0; i < kCreatures; ++i) {
    const CreatureState& creature = state.creatures[i];
    if (creature.owner == player && creature.at != kNone) used += game.content().battle.creatures[i].resources;
  }
  return used;
}

int shifts_of_move(const Digger& game, const State& state, int player, bool bonus) {
  const Standard& lord = standard_of(game, state, player);
  const Orders& orders = game.content().orders;
  if (bonus) return lord.bonus_shifts != 0 ? lord.bonus_shifts : orders.bonus_shifts;
  return lord.shifts != 0 ? lord.shifts : orders.shifts;
}

bool must_sacrifice(const Digger& game, const State& state, int player, bool bonus) {
  if (standard_of(game, state, player).free_sabotage) return false;
  const Orders& orders = game.content().orders;
  return (bonus ? orders.bonus_sacrifice : orders.sacrifice) > 0;
}

int undefeated(const Digger& game, const State& state) {
  int left = 0;
  for (int p = 0; p < game.players(); ++p) left += state.players[p].out ? 0 : 1;
  return left;
}

// --- Rooms ------------------------------------------------------------------------------------------------------------

bool is_active(const Digger& game, const State& state, int space) {  // DD-14.5
  if (state.board.token(space) != 0) return false;
  return !game.plays(Scenario::TrappedAdventurers) || !has_adventurer(state, space);
}

int active_rooms(const Digger& game, const State& state, int player, Type type) {
  const int owned = state.players[player].rooms[index(type)];
  if (owned == 0) return 0;
  int disabled = 0;
  state.players[player].tiles.for_each([&](int space) {
    if (type_at(game, state, space) == type && !is_active(game, state, space)) ++disabled;
  });
  return owned - disabled;
}

int conquer_tokens(const Digger& game, const State& state, int player) {
  int tokens = 0;
  for (int space = 0; space < game.area().spaces; ++space) tokens += state.board.token(space) == player + 1 ? 1 : 0;
  for (const Player& each : state.players) tokens += each.portal_tokens[player];
  return tokens;
}

// --- coins ------------------------------------------------------------------------------------------------------------

int coins_of(const State& state, int player) {
  int coins = 0;
  for (int i = 0; i < state.coin_count; ++i) coins += is_coin_of(state, player, state.coins[i]) ? 1 : 0;
  return coins;
}

bool can_store_on(const Digger& game, const State& state, int player, int space) {
  const Type type = type_at(game, state, space);
  if (!owns(state, player, space) || type == Type::None || !game.power(type).stores) return false;
  return is_active(game, state, space) && coins_at(state, space) < state.players[player].rooms[index(type)];
}

bool is_carried_by_another(const State& state, int player) {
  return state.treasure != kNone && state.board.stooges[state.treasure] != 0 &&
         state.board.stooge_owner(state.treasure) != player;
}

}  // namespace uc::digger
