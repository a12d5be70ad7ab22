#include "outlook.hpp"

#include <algorithm>

#include "core/fixed_vector.hpp"

namespace uc::digger {

namespace {

// What n Rooms of a type are worth at the start of a game; less the nearer the end is.
constexpr float kEngine[kTiers + 1] = {0, 1.1F, 2.3F, 4.2F, 5.8F};  // Kitchens, Libraries: they answer to every build
constexpr float kOnce[kTiers + 1] = {0, 0.2F, 0.4F, 0.7F, 1.0F};    // Torture Rooms: only to their own kind
constexpr float kDorm = 0.7F, kPit = 0.8F, kThrone = 0.6F;
// Stooges in play.
constexpr float kStooges[] = {-3.0F, 0, 1.0F, 1.7F, 2.1F, 2.4F, 2.6F};
constexpr float kTp = 1.2F, kShift = 0.25F;
constexpr float kPending[kOrders] = {0.45F, 0.3F, 0.25F, 0.6F, 0, 1.1F, 0.1F};
// How likely a corridor that needs so many more tiles at its ends will be completed.
constexpr float kCompleted[] = {1.0F, 0.62F, 0.36F, 0.18F, 0.08F, 0.03F};
constexpr float kCoin = 1.67F;  // the mean of the Bag

template <std::size_t N>
float from(const float (&table)[N], int n) {
  return table[std::min<std::size_t>(static_cast<std::size_t>(n), N - 1)];
}

}  // namespace

Outlook::Outlook(const Digger& game, const State& state) : game_(game), state_(state) {
  int best_gp = 0;
  for (int p = 0; p < game.players(); ++p) best_gp = std::max<int>(best_gp, state.players[p].gp);
  const int limit = game.content().sands.turns_each * game.players();
  if (game.plays(Scenario::SandsOfTime)) left_ = 1.0F - static_cast<float>(state.marker) / static_cast<float>(limit);
  else if (game.goal() > 0) left_ = 1.0F - static_cast<float>(best_gp) / static_cast<float>(game.goal());
  left_ = std::clamp(left_, 0.0F, 1.0F);
}

// Corridors under way: what they would give, by the ends that are still open.
float Outlook::corridors(int player) const {
  struct Node {
    std::uint8_t space, path;
  };
  Node open[kMaxSetTiles * kMaxPaths];
  std::uint8_t seen[kCells];
  const Player& mine = state_.players[player];
  SpaceSet touched;
  float worth = 0;
  mine.tiles.for_each([&](int start) {
    const int kind = state_.board.kind[start];
    if (game_.class_of(kind) != Class::Corridor) return;
    const int paths = game_.content().kinds[kind].paths;
    if (!touched.has(start)) {
      touched.add(start);
      seen[start] = state_.board.done(start);
    }
    for (int path = 0; path < paths; ++path) {
      if ((seen[start] >> path & 1) != 0) continue;
      int count = 0, length = 0, nuggets = 0, needs = 0;
      bool dead = false, attended = false;
      const auto reach = [&](int at, int which) {
        if (!touched.has(at)) {
          touched.add(at);
          seen[at] = state_.board.done(at);
        }
        if ((seen[at] >> which & 1) != 0) return;
        seen[at] = static_cast<std::uint8_t>(seen[at] | 1 << which);
        open[count++] = {static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(which)};
      };
      reach(start, path);
      while (count > 0) {
        const Node node = open[--count];
        ++length;  // a tile with two paths in it is rare
        const int tile = state_.board.kind[node.space];
        const TileKind& what = game_.content().kinds[tile];
        nuggets += what.feature == Feature::Nugget && what.feature_path == node.path ? 1 : 0;
        const Facing& facing = game_.facing(tile, state_.board.rotation(node.space));
        for (unsigned rest = facing.paths[node.path]; rest != 0; rest &= rest - 1) {
          const int d = std::countr_zero(rest), other = next_to(game_, node.space, d);
          if (other == kNowhere) {
            dead = true;
          } else if (state_.board.kind[other] == kNone) {
            ++needs;
            attended = attended || mine.standing.has(node.space);
          } else if (mine.tiles.has(other)) {
            const Facing& there = game_.facing(state_.board.kind[other], state_.board.rotation(other));
            if (is_open(there.corridor, opposite(d))) reach(other, there.path_of[opposite(d)]);
          } else if (is_blocker(game_, state_, other)) {
            needs += 2;  // it must be demolished first
          } else if (is_foreign(state_, player, other) || is_hidden_hunt(state_, other)) {
            dead = true;
          }
        }
      }
      if (dead) continue;
      const float gives =
          static_cast<float>(game_.content().figures.gp_of_corridor(length)) + kCoin * static_cast<float>(nuggets);
      worth += gives * from(kCompleted, needs) * (attended ? 1.2F : 1.0F);
    }
  });
  return worth * std::min(1.0F, 0.35F + 2.0F * left_);
}

// Rooms that will go on giving.
float Outlook::dungeon(int player) const {
  float worth = 0;
  for (std::size_t i = 0; i < kRoomTypes; ++i) {
    if (state_.players[player].rooms[i] == 0) continue;
    const int rooms = active_rooms(game_, state_, player, static_cast<Type>(i));
    const Power& power = game_.content().types[i].power;
    if (power.bonus_on == BonusOn::RoomBuilt || power.bonus_on == BonusOn::CorridorBuilt) worth += from(kEngine, rooms);
    if (power.bonus_on == BonusOn::Placed) worth += from(kOnce, rooms);
    if (power.rise) worth += kDorm * static_cast<float>(std::min(rooms, 2));
    if (power.sacrifices) worth += kPit;
    if (power.gp_adjacent > 0) worth += kThrone * static_cast<float>(rooms);
  }
  return worth * left_;
}

// Stooges, where they can build from, and where they threaten.
float Outlook::stooges(int player) const {
  const Player& mine = state_.players[player];
  float worth = from(kStooges, std::min<int>(mine.in_play - mine.citadel, 6)) * (0.3F + 0.7F * left_);
  const SpaceSet sites = building_sites(game_, state_, player, By::Stooge);
  constexpr float kSites[] = {-0.8F, 0.1F, 0.45F, 0.7F, 0.85F, 0.95F, 1.0F};
  worth += (from(kSites, sites.size()) + projects(player, sites)) * (0.3F + 0.7F * left_);
  mine.standing.for_each([&](int space) {
    if (!is_foreign(state_, player, space)) return;
    const Type type = type_at(game_, state_, space);
    const bool prize = index(type) < kRoomTypes && !state_.players[state_.board.owner(space)].out &&
                       state_.board.token(space) != player + 1;
    worth += prize ? 0.9F : 0.1F;  // it may be conquered next
  });
  return worth;
}

// Projects that could be built at once; of those about to be drawn most can.
float Outlook::projects(int player, const SpaceSet& sites) const {
  const Tiles& tiles = state_.players[player].projects;
  FixedVector<Fit, 16> fits;
  sites.for_each([&](int space) {
    if (!fits.full()) fits.push_back(fit(game_, state_, player, space, By::Stooge));
  });
  float workable = 0;
  tiles.for_each([&](int kind, int count) {
    for (unsigned rest = game_.content().kinds[kind].rotations; rest != 0; rest &= rest - 1) {
      const std::uint8_t open = game_.facing(kind, std::countr_zero(rest)).open;
      const bool fitting = std::any_of(fits.begin(), fits.end(), [&](const Fit& one) { return one.takes(open); });
      if (!fitting) continue;
      workable += static_cast<float>(count);
      return;
    }
  });
  if (player == state_.active && !sites.empty()) {
    for (int i = 0; i < state_.agenda_count; ++i) {
      const Task& task = state_.agenda[i];
      if (task.step == Step::DrawTile) workable += 0.6F;
      if (task.step == Step::DrawTiles) workable += 0.6F * static_cast<float>(task.b);
    }
  }
  constexpr float kStuck = -1.0F, kMost = 3.0F, kEach = 0.4F;
  return workable < 1.0F ? kStuck + (kEach - kStuck) * workable : kEach * std::min(workable, kMost);
}

float Outlook::tokens(int player) const {
  float worth = 0;
  const int mine = conquer_tokens(game_, state_, player);
  worth += 0.35F * static_cast<float>(std::min(mine, 3));
  if (state_.players[player].skips) worth -= 2.5F * left_;
  for (const std::uint8_t against : state_.players[player].portal_tokens) worth -= 3.0F * static_cast<float>(against);
  return worth;
}

// Adventurers, Creatures, the Treasure.
float Outlook::figures(int player) const {
  float worth = 0;
  const Player& mine = state_.players[player];
  const Area& area = game_.area();
  if (game_.plays(Scenario::TrappedAdventurers)) {
    for (int p = 0; p < game_.players(); ++p) {
      const int at = state_.players[p].adventurer_at;
      if (p == player || at == kNone || mine.portal == kNone) continue;
      const int far = area.distance(static_cast<Space>(at), mine.portal);
      worth -= far <= 1 ? 1.2F : far == 2 ? 0.5F : 0.1F;
    }
    if (mine.adventurer_at != kNone) {
      int nearest = 9;
      for (int p = 0; p < game_.players(); ++p) {
        if (p != player) nearest = std::min(nearest, area.distance(mine.adventurer_at, state_.players[p].portal));
      }
      worth += 0.25F * static_cast<float>(4 - std::min(nearest, 4));
    }
  }
  if (game_.plays(Scenario::TotalBattle)) {
    for (std::size_t i = 0; i < kCreatures; ++i) {
      const CreatureState& creature = state_.creatures[i];
      if (creature.owner != player || creature.at == kNone) continue;
      worth += 0.5F * static_cast<float>(game_.content().battle.creatures[i].life);
      for (int p = 0; p < game_.players(); ++p) {
        if (p == player || state_.players[p].out) continue;
        const int far = area.distance(static_cast<Space>(creature.at), state_.players[p].portal);
        worth += far == 0 ? 2.0F : far <= 2 ? 0.6F : 0.0F;
      }
    }
  }
  if (state_.treasure != kNone && mine.standing.has(state_.treasure)) {
    const int far = area.distance(static_cast<Space>(state_.treasure), mine.portal);
    const float stack = kCoin * static_cast<float>(coins_at(state_, place::kStack));
    worth += stack * (far <= 2 ? 0.8F : far <= 4 ? 0.5F : 0.3F);
  }
  return worth;
}

// What the active player can still do in this Turn.
float Outlook::turn_in_progress() const {
  float worth = kTp * static_cast<float>(state_.turn.tp);
  for (std::size_t i = 0; i < kOrders; ++i) worth += kPending[i] * static_cast<float>(state_.pool[i]);
  for (int i = 0; i < state_.agenda_count; ++i) {
    const Task& task = state_.agenda[i];
    if (task.step == Step::Shifts || task.step == Step::AskShift) worth += kShift * static_cast<float>(task.a);
    if (task.step == Step::GainCoins) worth += kCoin * static_cast<float>(task.b);
    if (task.step == Step::TakeCoin || task.step == Step::StealCoin || task.step == Step::DrawCoin) worth += kCoin;
    if (task.step == Step::AskPit) worth += 1.5F;
    if (task.step == Step::AskDorm) worth += 0.6F;
    if (task.step == Step::AskBonus || task.step == Step::Bonus) worth += 0.5F * static_cast<float>(task.b);
  }
  return worth;
}

float Outlook::points(int player) const {
  const Player& mine = state_.players[player];
  if (mine.out) return -20.0F;
  float points = static_cast<float>(mine.gp - mine.penalties * game_.content().trapped.portal_penalty);
  for (int i = 0; i < state_.coin_count; ++i) {
    const Coin& coin = state_.coins[i];
    const float safe = coin.place < kMaxSpaces ? 1.0F : 0.95F;  // a hand can be robbed at any time
    if (is_coin_of(state_, player, coin)) points += safe * static_cast<float>(coin.value());
  }
  if (mine.portal == kNone) return points;
  points += corridors(player) + dungeon(player) + stooges(player) + tokens(player);
  if (game_.has_figures()) points += figures(player);
  if (player == state_.active && state_.ending == Ending::None) points += turn_in_progress();
  return points;
}

}  // namespace uc::digger
