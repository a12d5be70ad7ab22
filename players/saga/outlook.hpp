// What a position promises: how likely the heroes win, what a wound or a monster is worth, who threatens whom, how far
// it is to what the heroes have to do. Knowledge for computer players; no rule.
//
// Everything is counted as logits of the heroes' chance of winning: sums of small gains and losses.
#pragma once

#include <array>

#include "core/fixed_vector.hpp"
#include "saga/documents/hits.hpp"
#include "saga/rules/rules.hpp"

namespace uc::saga {

// What the heroes have to do next, by what they can see: unrevealed areas count only as doors that lead on (DS-H1).
struct Aims {
  Board common;                     // locks to force, things to use, exits, a boss: for every hero
  Board wards;                      // for who can lower them
  Board deposit;                    // for who carries what belongs there
  float units = 0;                  // pieces of work left, about a few hero Turns each,
  float whole = 0;                  // and what this kind of adventure asks for in the beginning
  bool together = false;            // every hero has to come there
  std::uint64_t useful = 0;         // locks that lead on, things less kFirstLock
  std::uint64_t winning = 0;        // locks that win the game when they open
  std::uint16_t rules = 0;          // special rules that lead on,
  std::uint16_t winning_rules = 0;  // or win

  Aims(const Saga& game, const State& state);
};

inline constexpr std::uint8_t kFar = 40;

// Steps to the nearest of some squares; models in the way cost some more.
class Ways {
 public:
  void fill(const State& state, int height, const Board& from, const Board& blockers);
  int to(Square at) const { return empty_ ? kFar : steps_[at.y][at.x]; }
  bool empty() const { return empty_; }

 private:
  bool empty_ = true;
  std::array<std::array<std::uint8_t, kMaxWidth>, kMaxHeight> steps_;
};

class Outlook {
 public:
  Outlook(const Saga& game, const State& state);

  float value() const { return value_; }  // as a logit
  float chance(float gain = 0) const;     // of the heroes, if the position were so much better

  const Aims& aims() const { return aims_; }
  int steps(int hero, Square at) const;                     // to the nearest aim of this hero
  float wound_cost(int hero) const { return cost_[hero]; }  // of the next wound
  bool is_last_wound(int hero) const { return life_[hero] <= 1 && lethal_; }
  float threat(int hero) const { return threat_[hero]; }  // wounds to be expected
  float worth(int monster) const;                         // to the heroes, if it were gone
  float best_attack(int monster) const;                   // what its attack would be worth now to the Overlord
  float attack_on(int monster, int hero) const;           // the chance of a wound; 0 out of reach
  float open_value(int t) const;                          // of a lock that opens
  bool is_final(int t) const;                             // a lock that wins the game
  float step_value() const { return step_value_; }

 private:
  struct Enemy {
    std::uint8_t model = 0;
    float weight = 0;
    std::array<float, kMaxHeroes> hits{};  // chance of a wound, if it can come there
  };
  void weigh_heroes();
  void weigh_monsters();
  void reach();
  void weigh_threats();
  void weigh_way();
  void weigh_facing();
  void weigh_cards();
  float strike(int monster, int hero, int steps) const;
  const Enemy* find(int monster) const;

  const Saga& game_;
  const State& state_;
  const HitTable& hits_ = hit_table();
  Aims aims_;
  std::array<Ways, 3> ways_;
  std::array<float, kMaxHeroes> life_{}, cost_{}, threat_{};
  std::array<int, kMaxHeroes> defence_{}, armour_{}, engaging_{};
  FixedVector<Enemy, kMaxModels> enemies_;
  bool lethal_ = true;  // one hero lost loses the game
  float step_value_ = 0;
  float hesitation_ = 0;
  float value_ = 0;
};

// What a monster is worth by what it is.
float weight_of(const Figure& figure);

}  // namespace uc::saga
