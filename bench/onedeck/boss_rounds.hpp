// Level-4 boss rounds of two heroes after the roll: what the figures of the encounter solver are taken from.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "onedeck/onedeck.hpp"

namespace uc {

struct BossRound {
  onedeck::OneDeck game;
  onedeck::State state;
};

// Any two heroes with all the items and skills that level 4 allows, hurt or not, some potions known and some tokens
// left, against any boss, hurt or not; before the bonus dice are chosen.
BossRound boss_round_before_roll(const std::shared_ptr<const onedeck::Content>& content, std::uint64_t seed);
// The same at the dice step. The engine assigns and rolls the dice.
BossRound boss_round(const std::shared_ptr<const onedeck::Content>& content, std::uint64_t seed);

struct SolverTimes {
  std::vector<double> seconds;  // of each round, rising
  std::uint32_t exact = 0;      // rounds whose answer is proved

  double at(double share) const;  // 0.5: the median
};

// With the solver's own limit of nodes, by a clock that counts seconds.
SolverTimes time_solver(const std::shared_ptr<const onedeck::Content>& content, std::uint32_t rounds,
                        std::uint64_t seed, const std::function<double()>& clock);

// What `explain` works out before a roll: the odds of the first choice of such rounds. Seconds of each, rising.
std::vector<double> time_odds(const std::shared_ptr<const onedeck::Content>& content, std::uint32_t rounds,
                              std::uint64_t seed, const std::function<double()>& clock);

}  // namespace uc
