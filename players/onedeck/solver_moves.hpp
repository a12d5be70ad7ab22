// The moves of a dice step that are worth searching: everything but covering, without what another move does better.
#pragma once

#include <vector>

#include "onedeck/rules/choices.hpp"
#include "solver_tools.hpp"

namespace uc::onedeck {

class SolverMoves {
 public:
  explicit SolverMoves(const OneDeck& game) : game_(game) {}

  // At AskDice: appends the moves, the most promising first.
  void list(const State& state, const Kit& kit, std::vector<Action>& moves) const;
  // At AskPick and AskValue.
  void list_picks(const State& state, const Kit& kit, std::vector<Action>& moves) const;

 private:
  void skills(const State& state, const Kit& kit, std::vector<Action>& moves) const;
  void potions(const State& state, const Kit& kit, std::vector<Action>& moves) const;
  void makes(const State& state, const Kit& kit, std::vector<Action>& moves) const;
  void discards(const State& state, const Kit& kit, std::vector<Action>& moves) const;
  void covers(const State& state, const Kit& kit, std::vector<Action>& moves) const;

  const OneDeck& game_;
};

}  // namespace uc::onedeck
