// The search of Dungeon Saga, in place of the tree that other games share.
//
// A Turn is a chain of small decisions, and a position in the middle of it says little: whether the Move was good shows
// when the Overlord has answered. So every simulation tries one of the choices at the root, plays on with the quick
// policy of both sides to the beginning of a later Round, and is valued there. Simulations go to the choices that do
// best, in the order of a first look one step ahead.
#pragma once

#include <vector>

#include "players/search/tree.hpp"
#include "saga/saga.hpp"

namespace uc::saga {

class RoundSearch {
 public:
  RoundSearch(const Saga& game, const State& root, Seat seat, const Plan& plan, std::uint64_t seed, TreeSize size,
              Among among = {});

  void simulate();

  std::uint32_t simulations() const { return simulations_; }
  bool forced() const { return choices_.size() == 1; }
  void add_to(std::vector<Considered>& considered) const;

 private:
  struct Choice {
    Action action;
    float glance = 0;  // one step ahead
    float mean = 0;    // of simulations
    std::uint32_t visits = 0;
  };
  std::size_t choose() const;
  float play_on(State& state);

  const Saga* game_;
  State root_;
  Seats seat_;
  Plan plan_;
  Rng rng_;
  std::size_t actor_;
  std::uint32_t simulations_ = 0;
  std::vector<Choice> choices_;  // best at a glance first
};

}  // namespace uc::saga
