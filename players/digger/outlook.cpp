#include "outlook.hpp"

#include <algorithm>
#include <iterator>

namespace uc::digger {

namespace {

// What one of a trait is worth in GP, with the whole game to come and at its end; in between it is between. Fitted to
// the results of thousands of games of the computer players (logistic regression), but for the figures of scenarios,
// which are guesses. What a player builds or gains may not have a worth below 0, whatever results say: who looks one
// step ahead would rather do nothing. The order is that of Trait.
struct Weight {
  float early, late;
};
constexpr std::array<Weight, kTraits> kWeights = {{
    {0.6F, 0.8F},      // HandCoins
    {0.15F, 0.85F},    // StoredCoins
    {0, 0},            // Longest
    {0, 0.05F},        // Complex
    {0.25F, 0.45F},    // Tokens
    {0, 3.6F},         // LongestLead
    {0.25F, 3.75F},    // ComplexLead
    {1.2F, 4.0F},      // TokensLead
    {0.65F, 0.1F},     // Ends1
    {0, -0.1F},        // Ends2
    {-0.55F, 0.05F},   // Ends3
    {-0.45F, -0.25F},  // Ends4
    {0.05F, 0.35F},    // Attended
    {0, 0},            // Tiles
    {2.8F, 0},         // Kitchen1
    {1.0F, 0},         // Kitchen2
    {1.4F, 0},         // Kitchen3
    {1.4F, 0},         // Kitchen4
    {3.1F, 0.35F},     // Library1
    {1.4F, 0.1F},      // Library2
    {1.4F, 0},         // Library3
    {1.35F, 0},        // Library4
    {0, 0},            // Torture1
    {0.2F, 0},         // Torture2
    {0.25F, 0.7F},     // Torture3
    {0.3F, 0.25F},     // Torture4
    {0.4F, 0.2F},      // Dorms
    {0.4F, 0},         // Pit
    {0.45F, 0.2F},     // Throne
    {0, 0},            // Treasures
    {0.1F, 0},         // Disabled
    {0.75F, 0},        // Kin
    {2.9F, 1.0F},      // Stooge1
    {1.55F, 1.1F},     // Stooge2
    {1.45F, 1.45F},    // Stooge3
    {1.15F, 0.8F},     // Stooge4
    {0.65F, 0.45F},    // Stooge5
    {0.6F, 0.75F},     // Stooge6
    {0.35F, 0},        // Site1
    {0.4F, 0},         // Site2
    {0.4F, 0.8F},      // Site4
    {0.5F, 0.75F},     // Site6
    {1.05F, 0.3F},     // Frontier
    {0.8F, 0.35F},     // Fresh
    {0.55F, 0.25F},    // Room1
    {1.15F, 0.4F},     // Room2
    {1.3F, 0.2F},      // Fitting1
    {0.5F, 0.4F},      // Fitting2
    {0.55F, 0.75F},    // Fitting3
    {0.25F, 0.1F},     // BestAnywhere
    {0.5F, 0.55F},     // BestWork
    {0.5F, 0.7F},      // BestWorkNow
    {0.05F, 0.7F},     // BestNear
    {0.5F, 0.65F},     // Raid
    {0.95F, 0.6F},     // Foothold
    {0.3F, 0.2F},      // FootholdNow
    {0.3F, 0.35F},     // Reach
    {0.3F, 0.3F},      // Party
    {0.5F, 0.4F},      // Monsters
    {0.9F, 0.5F},      // Ruins
    {-2.5F, 0},        // Skips
    {-3.0F, -3.0F},    // PortalTokens
    {1.2F, 0.65F},     // Tp
    {0.55F, 0.3F},     // PendingMove
    {0.3F, 0},         // PendingThink
    {0.3F, 0.2F},      // PendingSabotage
    {0.6F, 0.15F},     // PendingRise
    {1.05F, 0.4F},     // PendingWork
    {0.1F, 0},         // PendingDemolish
    {0.6F, 0.5F},      // BonusPicks
    {1.65F, 1.65F},    // CoinsComing
    {1.5F, 1.5F},      // PitAsked
    {0.7F, 0.2F},      // DormAsked
    {-1.2F, -1.2F},    // HuntedNext
    {-0.5F, -0.5F},    // HuntedNear
    {0.25F, 0.25F},    // Hunter
    {0.5F, 0.3F},      // CreatureLife
    {1.0F, 1.0F},      // CreatureWay
    {0.6F, 0.3F},      // CreatureNear
    {2.0F, 2.0F},      // CreatureOnPortal
    {1.65F, 1.65F},    // Treasure
}};
constexpr float kCoin = 1.67F;  // the mean of the Bag

// More than this of a trait is worth nothing more.
constexpr int kMostFrontier = 8, kMostLongest = 6, kMostComplex = 8, kMostTokens = 4;

// How near a figure must be to a Portal to be told: a Hunter within so many steps, a threat beside it or close by.
constexpr int kHunts = 4, kBeside = 1, kClose = 2;
constexpr float kFarPortal = 8;  // from here on the way of a Creature counts nothing
// What the Treasure is worth by the way home: close by, half-way, far.
constexpr int kHalfWay = 4;
constexpr float kTreasureClose = 0.8F, kTreasureHalfWay = 0.5F, kTreasureFar = 0.3F;

// So many Turns each are a usual game. In a longer one room to build loses its worth, over as many Turns again, and
// building gains: who spares the last good spaces brings a game to no end.
constexpr int kPatience = 14;
constexpr float kRestless = 0.5F;  // GP for a tile in the end
constexpr bool fades(std::size_t trait) {
  switch (static_cast<Trait>(trait)) {
    case Trait::Site4:
    case Trait::Site6:
    case Trait::Frontier:
    case Trait::Fitting2:
    case Trait::Fitting3:
    case Trait::Tp: return true;
    default: return false;
  }
}
constexpr float kUnused = 0.05F;  // in the end a TP is worth this much less than nothing: better pass than pace about

}  // namespace

// --- the course of the game -------------------------------------------------------------------------------------------

Outlook::Outlook(const Digger& game, const State& state) : game_(game), state_(state) {
  int best_gp = 0;
  for (int p = 0; p < game.players(); ++p) {
    best_gp = std::max<int>(best_gp, state.players[p].gp);
  }
  if (game.plays(Scenario::SandsOfTime)) {
    const int limit = game.content().sands.turns_each * game.players();
    left_ = 1.0F - static_cast<float>(state.marker) / static_cast<float>(limit);
  } else if (game.goal() > 0) {
    left_ = 1.0F - static_cast<float>(best_gp) / static_cast<float>(game.goal());
    goal_reached_ = best_gp >= game.goal();
  }
  if (game.plays(Scenario::DwarvenCitadel)) {
    const int room = citadel_was_full(game, state) ? 0 : citadel_room(game, state);
    left_ = std::min(left_, static_cast<float>(room) / static_cast<float>(game.citadel_capacity()));
  }
  left_ = std::clamp(left_, 0.0F, 1.0F);
  int turns = 0;
  for (int p = 0; p < game.players(); ++p) turns = std::max<int>(turns, state.players[p].turns);
  patience_ = std::clamp(2.0F - static_cast<float>(turns) / kPatience, 0.0F, 1.0F);
  for (int i = 0; i < state.agenda_count; ++i) {
    const Step step = state.agenda[i].step;
    turn_over_ = turn_over_ || step == Step::EndTurn || step == Step::EndedTurn;
  }
  next_ = state.active;
  do next_ = (next_ + 1) % game.players();
  while (state.players[next_].out && next_ != state.active);
  for (int p = 0; p < game.players(); ++p) count(p);
  count_prizes();
  if (state.ending == Ending::None) count_turn();
}

float Outlook::points(int player) const {
  const Player& mine = state_.players[player];
  if (mine.out) return kPointsOfDefeated;
  float points = static_cast<float>(mine.gp - mine.penalties * game_.content().trapped.portal_penalty);
  const auto& traits = traits_[player];
  for (std::size_t i = 0; i < kTraits; ++i) {
    const float worth = kWeights[i].late + (kWeights[i].early - kWeights[i].late) * left_;
    points += traits[i] * (fades(i) ? worth * patience_ : worth);
  }
  points += (1.0F - patience_) * (kRestless * trait(player, Trait::Tiles) - kUnused * trait(player, Trait::Tp));
  return points;
}

void Outlook::count(int player) {
  traits_[player] = {};
  const Player& mine = state_.players[player];
  if (mine.out) return;
  for (int i = 0; i < state_.coin_count; ++i) {
    const Coin& coin = state_.coins[i];
    if (!is_coin_of(state_, player, coin)) continue;
    add(player, coin.place < kMaxSpaces ? Trait::StoredCoins : Trait::HandCoins, static_cast<float>(coin.value()));
  }
  if (mine.portal == kNone) return;
  Closings closings;
  count_corridors(player, closings);
  set(player, Trait::Tiles, static_cast<float>(mine.tiles.size()));
  count_rooms(player);
  count_stooges(player);
  count_raids(player);
  count_projects(player, closings);
  if (mine.skips) set(player, Trait::Skips, 1);
  for (const std::uint8_t against : mine.portal_tokens) add(player, Trait::PortalTokens, static_cast<float>(against));
  if (game_.has_figures()) count_figures(player);
}

// --- corridors under way ----------------------------------------------------------------------------------------------

// What they would give as they are, by the tiles that their ends still need.
void Outlook::count_corridors(int player, Closings& closings) {
  struct Node {
    std::uint8_t space, path;
  };
  Node open[kMaxSetTiles * kMaxPaths];
  std::uint8_t seen[kCells];
  const Player& mine = state_.players[player];
  SpaceSet touched;
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
      int count = 0, length = 0, nuggets = 0, blockers = 0;
      bool dead = false, attended = false;
      SpaceSet ends;
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
            ends.add(other);
            attended = attended || mine.standing.has(node.space);
          } else if (mine.tiles.has(other)) {
            const Facing& there = game_.facing(state_.board.kind[other], state_.board.rotation(other));
            if (is_open(there.corridor, opposite(d))) reach(other, there.path_of[opposite(d)]);
          } else if (is_blocker(game_, state_, other)) {
            ++blockers;
          } else if (is_foreign(state_, player, other) || is_hidden_hunt(state_, other)) {
            dead = true;
          }
        }
      }
      if (dead) continue;
      const float gives =
          static_cast<float>(game_.content().figures.gp_of_corridor(length)) + kCoin * static_cast<float>(nuggets);
      const int tiles = ends.size(), needs = tiles + 2 * blockers;  // a blocker must be demolished first
      at(player, Trait::Ends1, std::clamp(needs, 1, 4) - 1) += gives;
      if (needs <= 2 && attended) add(player, Trait::Attended, gives);
      if (needs == 1 && !closings.full()) closings.push_back({static_cast<std::uint8_t>(ends.at(0)), gives});
    }
  });
}

// --- Rooms ------------------------------------------------------------------------------------------------------------

void Outlook::count_rooms(int player) {
  const Player& mine = state_.players[player];
  unsigned doors = 0;  // types with a free door
  int active[kRoomTypes] = {};
  mine.tiles.for_each([&](int space) {
    const std::size_t type = index(type_at(game_, state_, space));
    if (type >= kRoomTypes) return;
    if (is_active(game_, state_, space)) ++active[type];
    else add(player, Trait::Disabled, 1);
    if ((doors >> type & 1U) != 0) return;
    for (unsigned rest = open_edges(game_, state_, space); rest != 0; rest &= rest - 1) {
      const int other = next_to(game_, space, std::countr_zero(rest));
      if (other != kNowhere && state_.board.kind[other] == kNone) doors |= 1U << type;
    }
  });
  for (std::size_t i = 0; i < kRoomTypes; ++i) {
    if (active[i] == 0) continue;
    const Power& power = game_.content().types[i].power;
    if (power.bonus_on == BonusOn::RoomBuilt) add_steps(player, Trait::Kitchen1, Trait::Kitchen4, active[i]);
    if (power.bonus_on == BonusOn::CorridorBuilt) add_steps(player, Trait::Library1, Trait::Library4, active[i]);
    if (power.bonus_on == BonusOn::Placed) add_steps(player, Trait::Torture1, Trait::Torture4, active[i]);
    if (power.rise) set(player, Trait::Dorms, static_cast<float>(active[i]));
    if (power.sacrifices) set(player, Trait::Pit, 1);
    if (power.gp_adjacent > 0) set(player, Trait::Throne, 1);
    if (power.stores) set(player, Trait::Treasures, static_cast<float>(active[i]));
  }
  mine.projects.for_each([&](int kind, int count) {
    const std::size_t type = index(game_.type_of(kind));
    if (type < kRoomTypes && (doors >> type & 1U) != 0) add(player, Trait::Kin, static_cast<float>(count));
  });
}

// --- Stooges ----------------------------------------------------------------------------------------------------------

void Outlook::count_stooges(int player) {
  const Player& mine = state_.players[player];
  add_steps(player, Trait::Stooge1, Trait::Stooge6, mine.in_play - mine.citadel);
  SpaceSet within_reach;
  mine.standing.for_each([&](int space) {
    if (is_foreign(state_, player, space) && is_prize(player, space)) add(player, Trait::Foothold, 1);
    if (is_common(game_, state_, space, Common::Monster) && state_.board.token(space) == 0) {
      add(player, Trait::Monsters, static_cast<float>(game_.content().hunt.monster_gp));
    }
    if (is_common(game_, state_, space, Common::Ruins) && state_.board.token(space) != player + 1) {
      add(player, Trait::Ruins, 1);
    }
    for (int d = 0; d < kDirections; ++d) {
      const int other = next_to(game_, space, d);
      if (other == kNowhere || !is_connected(game_, state_, space, d)) continue;
      if (is_common(game_, state_, other, Common::Monster) && state_.board.token(other) == 0) {
        const Hunt& hunt = game_.content().hunt;
        const int party = std::min<int>(state_.board.stooge_count(space), hunt.enter);
        const float ready = static_cast<float>(party) / static_cast<float>(hunt.enter);
        set(player, Trait::Party, std::max(trait(player, Trait::Party), ready * static_cast<float>(hunt.monster_gp)));
      }
      if (!is_foreign(state_, player, other)) continue;
      const bool held = state_.board.stooges[other] != 0;
      const bool stronger = state_.board.stooge_count(space) > state_.board.stooge_count(other);
      if (is_prize(player, other) && (!held || (stronger && state_.board.stooge_owner(other) != player))) {
        within_reach.add(other);
      }
    }
  });
  set(player, Trait::Reach, static_cast<float>(within_reach.size()));
  if (can_order(player, Order::Conquer)) set(player, Trait::FootholdNow, trait(player, Trait::Foothold));
}

// Has the player a TP or a pending bonus order for it? Once those of a Turn are used up, the next player has.
bool Outlook::can_order(int player, Order order) const {
  if (player == next_) return turn_over_ || state_.turn.tp == 0;
  if (player != state_.active || turn_over_) return false;
  return state_.turn.tp >= game_.content().orders.cost[index(order)] || state_.pool[index(order)] > 0;
}

// --- ways -------------------------------------------------------------------------------------------------------------

// Where Stooges come with one shift more: `front` is where they are, `reached` all they have seen. Along own corridors
// a group runs as far as it likes; that inner doors would stop it is left out here. May(space) lets a group in.
template <class May>
SpaceSet Outlook::step_on(int player, const SpaceSet& front, SpaceSet& reached, May&& may) const {
  SpaceSet next;
  FixedVector<std::uint8_t, kMaxSpaces> running;
  const auto leave = [&](int space) {
    for (unsigned rest = open_edges(game_, state_, space); rest != 0; rest &= rest - 1) {
      const int d = std::countr_zero(rest), other = next_to(game_, space, d);
      if (other == kNowhere || reached.has(other) || !is_connected(game_, state_, space, d)) continue;
      reached.add(other);
      if (state_.board.stooges[other] != 0 || !may(other)) continue;
      next.add(other);
      if (owns(state_, player, other)) running.push_back(static_cast<std::uint8_t>(other));
    }
  };
  front.for_each(leave);
  while (!running.empty()) {
    const int space = running[running.size() - 1];
    running.pop_back();
    if (game_.class_of(state_.board.kind[space]) == Class::Corridor) leave(space);
  }
  return next;
}

// Of the frontier, where Stooges could build at once, after one shift through the own dungeon, after two …
Outlook::Rings Outlook::walks(int player, const SpaceSet& sites, const SpaceSet& frontier) const {
  Rings rings{};
  rings[0] = sites;
  const Player& mine = state_.players[player];
  SpaceSet reached = mine.standing, front = mine.standing;
  for (std::size_t i = 1; i < kRings && !front.empty(); ++i) {
    front = step_on(player, front, reached, [&](int space) { return mine.tiles.has(space); });
    front.for_each([&](int space) {
      for (unsigned rest = open_edges(game_, state_, space); rest != 0; rest &= rest - 1) {
        const int other = next_to(game_, space, std::countr_zero(rest));
        if (other != kNowhere && frontier.has(other)) rings[i].add(other);
      }
    });
  }
  return rings;
}

bool Outlook::is_prize(int player, int space) const {
  const std::size_t type = index(type_at(game_, state_, space));
  return type < kRoomTypes && game_.content().types[type].conquerable && state_.board.token(space) != player + 1 &&
         !state_.players[state_.board.owner(space)].out;
}

// How near Stooges are to a Room of another that nobody guards.
void Outlook::count_raids(int player) {
  constexpr int kFar = 5;
  const Player& mine = state_.players[player];
  SpaceSet reached = mine.standing, front = mine.standing;
  for (int walk = 1; walk < kFar && !front.empty(); ++walk) {
    bool found = false;
    front = step_on(player, front, reached, [&](int space) {
      if (mine.tiles.has(space)) return true;
      if (!is_foreign(state_, player, space) || is_pit(game_, state_, space)) return false;
      found = found || is_prize(player, space);
      return state_.players[state_.board.owner(space)].portal != space;
    });
    if (!found) continue;
    set(player, Trait::Raid, static_cast<float>(kFar - walk) / static_cast<float>(kFar - 1));
    return;
  }
}

// --- Projects, and where they could be built --------------------------------------------------------------------------

void Outlook::count_projects(int player, const Closings& closings) {
  const Player& mine = state_.players[player];
  const int in_bag = mine.bag.size();
  const int fresh = std::clamp(craft(game_, state_, player) - mine.projects.size(), 0, in_bag);
  int rooms = 0;
  mine.projects.for_each([&](int kind, int count) { rooms += game_.class_of(kind) == Class::Room ? count : 0; });
  add_steps(player, Trait::Room1, Trait::Room2, rooms);
  const SpaceSet sites = building_sites(game_, state_, player, By::Stooge);
  const SpaceSet frontier = building_sites(game_, state_, player, By::Dungeon);
  constexpr int kSites[] = {1, 2, 4, 6};  // Site1 to Site6
  const auto reached = std::upper_bound(std::begin(kSites), std::end(kSites), sites.size());
  add_steps(player, Trait::Site1, Trait::Site6, static_cast<int>(reached - std::begin(kSites)));
  set(player, Trait::Frontier, static_cast<float>(std::min(frontier.size(), kMostFrontier)));
  const Rings rings = walks(player, sites, frontier);
  std::uint64_t fitting[kRings] = {};  // sets of edges that fit there
  float best = 0, anywhere = 0, near = 0;
  frontier.for_each([&](int space) {
    const std::uint64_t taken = fit(game_, state_, player, space, By::Dungeon).taken();
    const float score = best_score(player, space, taken, closings);
    anywhere = std::max(anywhere, score);
    for (std::size_t i = 1; i < kRings; ++i) {
      if (!rings[i].has(space)) continue;
      fitting[i] |= taken;
      near = std::max(near, score * kAfterWalk[i]);
      break;
    }
    if (!sites.has(space)) return;
    const std::uint64_t taken_now = fit(game_, state_, player, space, By::Stooge).taken();
    fitting[0] |= taken_now;
    best = std::max(best, best_score(player, space, taken_now, closings));
  });
  const auto worth = [&](int kind) {
    for (std::size_t i = 0; i < kRings; ++i) {
      if ((game_.edge_sets_of(kind) & fitting[i]) != 0) return kAfterWalk[i];
    }
    return 0.0F;
  };
  // Of the tiles to be drawn as many will fit as of those in the bag.
  float fits = 0;
  mine.bag.for_each([&](int kind, int count) { fits += worth(kind) * static_cast<float>(count); });
  if (in_bag > 0) fits *= static_cast<float>(fresh) / static_cast<float>(in_bag);
  set(player, Trait::Fresh, fits);
  mine.projects.for_each([&](int kind, int count) { fits += worth(kind) * static_cast<float>(count); });
  for (int i = 0; i < 3; ++i) at(player, Trait::Fitting1, i) = std::clamp(fits - static_cast<float>(i), 0.0F, 1.0F);
  set(player, Trait::BestNear, std::max(0.0F, near - best));
  set(player, Trait::BestAnywhere, anywhere);
  set(player, can_order(player, Order::Work) ? Trait::BestWorkNow : Trait::BestWork, best);
}

// What the best Project would score on a space that takes these sets of edges.
float Outlook::best_score(int player, int space, std::uint64_t taken, const Closings& closings) const {
  const Player& mine = state_.players[player];
  float for_any = 0;  // Room
  unsigned kin = 0;   // types beside it
  for (const Closing& closing : closings) for_any += closing.space == space ? closing.gives : 0.0F;
  for (int d = 0; d < kDirections; ++d) {
    const int other = next_to(game_, space, d);
    if (other == kNowhere || !mine.tiles.has(other)) continue;
    const Type type = type_at(game_, state_, other);
    if (index(type) >= kRoomTypes) continue;
    // An open edge beside it binds the new tile: it will be connected.
    if (is_open(open_edges(game_, state_, other), opposite(d))) kin |= 1U << index(type);
    if (is_active(game_, state_, other)) for_any += static_cast<float>(game_.power(type).gp_adjacent);
  }
  float best = 0;
  mine.projects.for_each([&](int kind, int) {
    const std::size_t type = index(game_.type_of(kind));
    if (type >= kRoomTypes || (game_.edge_sets_of(kind) & taken) == 0) return;
    const bool same = (kin >> type & 1U) != 0;
    best = std::max(best, for_any + (same ? static_cast<float>(game_.content().figures.same_type_gp) : 0.0F));
  });
  return best;
}

// --- Adventurers, Creatures, the Treasure -----------------------------------------------------------------------------

void Outlook::count_figures(int player) {
  if (game_.plays(Scenario::TrappedAdventurers)) count_adventurers(player);
  if (game_.plays(Scenario::TotalBattle)) count_creatures(player);
  const Player& mine = state_.players[player];
  if (state_.treasure == kNone || !mine.standing.has(state_.treasure)) return;
  const int far = game_.area().distance(state_.treasure, mine.portal);
  const auto stack = static_cast<float>(coins_at(state_, place::kStack));
  const float safe = far <= kClose ? kTreasureClose : far <= kHalfWay ? kTreasureHalfWay : kTreasureFar;
  set(player, Trait::Treasure, stack * safe);
}

void Outlook::count_adventurers(int player) {
  const Player& mine = state_.players[player];
  const Area& area = game_.area();
  int nearest = kHunts;
  for (int p = 0; p < game_.players(); ++p) {
    if (p == player) continue;
    const Player& other = state_.players[p];
    if (other.adventurer_at != kNone) {
      const int far = area.distance(other.adventurer_at, mine.portal);
      if (far <= kClose) add(player, far <= kBeside ? Trait::HuntedNext : Trait::HuntedNear, 1);
    }
    if (mine.adventurer_at == kNone || other.portal == kNone) continue;
    nearest = std::min(nearest, area.distance(mine.adventurer_at, other.portal));
  }
  set(player, Trait::Hunter, static_cast<float>(kHunts - nearest));
}

void Outlook::count_creatures(int player) {
  for (int i = 0; i < kCreatures; ++i) {
    const CreatureState& creature = state_.creatures[i];
    if (creature.owner != player || creature.at == kNone) continue;
    add(player, Trait::CreatureLife, game_.content().battle.creatures[i].life);
    for (int p = 0; p < game_.players(); ++p) {
      if (p == player || state_.players[p].out) continue;
      const int far = game_.area().distance(creature.at, state_.players[p].portal);
      add(player, Trait::CreatureWay, std::max(0.0F, 1.0F - static_cast<float>(far) / kFarPortal));
      if (far <= kClose) add(player, far == 0 ? Trait::CreatureOnPortal : Trait::CreatureNear, 1);
    }
  }
}

// --- the Turn, the prizes ---------------------------------------------------------------------------------------------

// What the active player can still do in this Turn. The TP of the player who comes next ripen as those of this Turn are
// used up, so that nothing jumps when the Turn goes over: else a move that puts off its end would seem a gain.
void Outlook::count_turn() {
  const int player = state_.active;
  const int tp = turn_over_ ? 0 : state_.turn.tp;
  if (!is_settled() && !state_.players[next_].skips) {
    set(next_, Trait::Tp, static_cast<float>(std::max(0, tyranny(game_, state_, next_) - tp)));
  }
  if (turn_over_) return;
  set(player, Trait::Tp, static_cast<float>(tp));
  constexpr std::pair<Order, Trait> kPending[] = {
      {Order::Move, Trait::PendingMove},         {Order::Think, Trait::PendingThink},
      {Order::Sabotage, Trait::PendingSabotage}, {Order::Rise, Trait::PendingRise},
      {Order::Work, Trait::PendingWork},         {Order::Demolish, Trait::PendingDemolish}};
  for (const auto& [order, trait] : kPending) set(player, trait, static_cast<float>(state_.pool[index(order)]));
  for (int i = 0; i < state_.agenda_count; ++i) {
    const Task& task = state_.agenda[i];
    switch (task.step) {
      case Step::GainCoins: add(player, Trait::CoinsComing, as<Step::GainCoins>(task).left); break;
      case Step::TakeCoin:
      case Step::StealCoin:
      case Step::DrawCoin: add(player, Trait::CoinsComing, 1); break;
      case Step::AskPit: add(player, Trait::PitAsked, 1); break;
      case Step::AskDorm: add(player, Trait::DormAsked, 1); break;
      case Step::AskBonus:
      case Step::Bonus: add(player, Trait::BonusPicks, task.as<steps::Picking>().left); break;
      default: break;
    }
  }
}

void Outlook::count_prizes() {
  int values[kMaxPlayers][kPrizes] = {};
  for (int p = 0; p < game_.players(); ++p) {
    if (state_.players[p].out) continue;
    values[p][index(Prize::Tunnelmaker)] = state_.players[p].longest;
    values[p][index(Prize::Crafter)] = largest_complex(game_, state_, p);
    values[p][index(Prize::Conqueror)] = conquer_tokens(game_, state_, p);
    set(p, Trait::Longest, static_cast<float>(std::min(values[p][index(Prize::Tunnelmaker)], kMostLongest)));
    set(p, Trait::Complex, static_cast<float>(std::min(values[p][index(Prize::Crafter)], kMostComplex)));
    set(p, Trait::Tokens, static_cast<float>(std::min(values[p][index(Prize::Conqueror)], kMostTokens)));
  }
  constexpr Trait kLeads[kPrizes] = {Trait::LongestLead, Trait::ComplexLead, Trait::TokensLead};
  for (std::size_t prize = 0; prize < kPrizes; ++prize) {
    for (int p = 0; p < game_.players(); ++p) {
      int rival = game_.content().prizes[prize].minimum - 1;
      for (int other = 0; other < game_.players(); ++other) {
        if (other != p) rival = std::max(rival, values[other][prize]);
      }
      if (values[p][prize] > rival) set(p, kLeads[prize], 1);
    }
  }
}

}  // namespace uc::digger
