// What each set of covered boxes would be worth if the party finished now, the best first.
#pragma once

#include <cstdint>
#include <vector>

#include "solver.hpp"
#include "solver_fill.hpp"

namespace uc::onedeck {

struct Goal {
  double value = 0;
  std::uint16_t mask = 0;  // boxes to be covered, besides those that are
  std::uint16_t leaf = 0;  // its score: an index into GoalList::leaves
  std::uint8_t of_color[3] = {};
  std::uint8_t pips[3] = {};  // by colour: the numbers of its boxes, added up
  std::uint8_t dice = 0;      // that it takes at least
  bool armor = false;         // one of the boxes has armour
};

struct GoalList {
  struct Leaf {
    std::uint64_t key = 0;
    Score score;
  };
  std::uint64_t key = 0;
  std::vector<Goal> goals;  // by falling value; the last is to cover nothing more
  std::vector<Leaf> leaves;
};

class Goals {
 public:
  Goals(const OneDeck& game, const Worth& worth, Filler& filler) : game_(game), worth_(worth), filler_(filler) {}

  void begin(const State& root);
  // At a dice step.
  const GoalList& of(const State& state);
  // The best play from after the dice step to the end of the fight.
  Score after_finish(const State& state);
  // At the end of the fight.
  Score leaf(const State& state) const;
  // Sets of boxes that were looked at since begin().
  std::uint32_t work() const { return work_; }

 private:
  std::uint64_t leaf_key(const State& state, unsigned covered) const;
  std::uint16_t leaf_of(GoalList& list, const State& state, unsigned covered);
  Score finish(const State& state, unsigned covered);
  int elapsed(const State& state) const;
  void make(GoalList& list, const State& state);

  const OneDeck& game_;
  const Worth& worth_;
  Filler& filler_;
  int damage_ = 0, deck_ = 0, tokens_ = 0;  // of the root
  std::vector<GoalList> lists_;             // the first `used_` are of this search
  std::size_t used_ = 0;
  std::uint32_t work_ = 0;
  std::vector<std::uint16_t> leaf_by_set_;
};

}  // namespace uc::onedeck
