// What a position promises each player, in Gold Pieces: what is scored, and what is under way. Knowledge for computer
// players; no rule.
#pragma once

#include <array>

#include "core/fixed_vector.hpp"
#include "digger/rules/rules.hpp"

namespace uc::digger {

// What is counted of a player. Each has its worth in GP in outlook.cpp; those with numbers are steps: the first, the
// second …
enum class Trait : std::uint8_t {
  // what will be counted at the end
  HandCoins,    // their values
  StoredCoins,  // likewise
  Longest,      // the longest complete corridor, in tiles
  Complex,      // the largest, in Rooms
  Tokens,       // Conquer tokens on the board
  LongestLead,  // ahead of every rival: the prize of DD-15.2, as things stand
  ComplexLead,
  TokensLead,
  // corridors under way: what they would give, by the tiles still needed at their ends
  Ends1,
  Ends2,
  Ends3,
  Ends4,
  Attended,  // of those with one or two: an own Stooge stands at an end
  Tiles,     // own ones on the board
  // active Rooms
  Kitchen1,
  Kitchen2,
  Kitchen3,
  Kitchen4,
  Library1,
  Library2,
  Library3,
  Library4,
  Torture1,
  Torture2,
  Torture3,
  Torture4,
  Dorms,
  Pit,
  Throne,
  Treasures,
  Disabled,  // by tokens or Adventurers
  Kin,       // Projects of a type that has an own Room with a free door
  // Stooges in play
  Stooge1,
  Stooge2,
  Stooge3,
  Stooge4,
  Stooge5,
  Stooge6,
  Site1,  // spaces where they could build
  Site2,
  Site4,
  Site6,
  Frontier,  // spaces where the dungeon could grow, up to 8
  // Projects
  Fresh,  // to be drawn that will fit
  Room1,  // Rooms among them
  Room2,
  Fitting1,  // that fit where Stooges could build, less if they have to walk there
  Fitting2,
  Fitting3,
  BestAnywhere,  // what the best of them would score, wherever Stooges stand
  BestWork,      // what the best of them would score where Stooges could build
  BestWorkNow,   // the same with the means to give the order
  BestNear,      // how much more after a walk of a few shifts, less for each of them
  Raid,          // how near Stooges are to a Room that they could conquer, from 1
  Foothold,      // Rooms of others with own Stooges on them, to be conquered
  FootholdNow,   // the same with a TP to do it
  Reach,         // Rooms of others beside own Stooges that are strong enough
  Party,         // GP of a Monster, by how many of the Stooges that it takes stand together beside one
  Monsters,      // GP, where own Stooges stand on a Monster
  Ruins,         // with own Stooges, to be conquered
  // marks
  Skips,
  PortalTokens,  // of others on the own Portal (DD-24.10)
  // the Turn in progress
  Tp,
  PendingMove,
  PendingThink,
  PendingSabotage,
  PendingRise,
  PendingWork,
  PendingDemolish,
  BonusPicks,
  CoinsComing,
  PitAsked,
  DormAsked,
  // figures of scenarios
  HuntedNext,  // an Adventurer of another beside the own Portal, or on it
  HuntedNear,  // at two spaces
  Hunter,      // how near the own Adventurer is to a Portal, from 4
  CreatureLife,
  CreatureWay,       // how near own Creatures are to Portals of others, up to 1 each
  CreatureNear,      // Portals of others within two spaces of own Creatures
  CreatureOnPortal,  // on one of them
  Treasure,          // coins of the Stack, in hands that carry it, by the way home
};
inline constexpr std::size_t kTraits = static_cast<std::size_t>(Trait::Treasure) + 1;

inline constexpr float kPointsOfDefeated = -20.0F;
// A difference of so many points makes winning e times as likely: what is still to come blurs it.
inline constexpr float kScaleEnd = 3.6F, kScaleMore = 5.4F;

class Outlook {
 public:
  Outlook(const Digger& game, const State& state);

  // The points of one player when the game ends, as far as this can be told.
  float points(int player) const;
  // How much of the game is still to come, from 1 to 0.
  float left() const { return left_; }
  // The goal is reached and the Turn is done: nothing can change any more.
  bool is_settled() const { return turn_over_ && goal_reached_ && !game_.options().finish_round; }

  float trait(int player, Trait trait) const { return traits_[player][index(trait)]; }

 private:
  // Ends of own corridors that one tile would complete.
  struct Closing {
    std::uint8_t space;
    float gives;
  };
  using Closings = FixedVector<Closing, 24>;

  void count(int player);
  void count_corridors(int player, Closings&);
  void count_rooms(int player);
  void count_stooges(int player);
  void count_raids(int player);
  void count_projects(int player, const Closings&);
  bool is_prize(int player, int space) const;
  // Where Stooges could build at once, and after one shift, two, three; what a building place is worth then.
  static constexpr std::size_t kRings = 4;
  static constexpr float kAfterWalk[kRings] = {1.0F, 0.75F, 0.55F, 0.4F};
  using Rings = std::array<SpaceSet, kRings>;
  Rings walks(int player, const SpaceSet& sites, const SpaceSet& frontier) const;
  template <class May>
  SpaceSet step_on(int player, const SpaceSet& front, SpaceSet& reached, May&& may) const;
  float best_score(int player, int space, std::uint64_t taken, const Closings&) const;
  void count_figures(int player);
  void count_adventurers(int player);
  void count_creatures(int player);
  void count_turn();
  void count_prizes();
  bool can_order(int player, Order order) const;

  void set(int player, Trait trait, float value) { at(player, trait, 0) = value; }
  void add(int player, Trait trait, float value) { at(player, trait, 0) += value; }
  // One for each step that is reached, from the first to the last.
  void add_steps(int player, Trait first, Trait last, int reached) {
    const int steps = static_cast<int>(last) - static_cast<int>(first) + 1;
    for (int i = 0; i < steps && i < reached; ++i) at(player, first, i) = 1;
  }
  float& at(int player, Trait trait, int step) { return traits_[player][index(trait) + step]; }

  const Digger& game_;
  const State& state_;
  float left_ = 1;
  float patience_ = 1;  // from 1 to 0 as the game lasts longer than a usual one
  int next_ = 0;        // who has the Turn after this one
  bool goal_reached_ = false, turn_over_ = false;
  std::array<std::array<float, kTraits>, kMaxPlayers> traits_;  // of those who play
};

}  // namespace uc::digger
