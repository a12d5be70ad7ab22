// How many hits an attack scores: dice against dice and an armour (DS-8.9, DS-8.10), counted exactly.
#pragma once

#include <array>
#include <cstdint>

#include "saga/content/content.hpp"

namespace uc::saga {

inline constexpr int kMostWeighed = 24;  // dice together: six to this power still fits 64 bits

// By the number of hits, how many of the 6^(attack + defence) throws score so many. At most kMostWeighed dice.
using HitWeights = std::array<std::uint64_t, kMostWeighed + 1>;
HitWeights hit_weights(int attack, int defence, int armour);

// The chances of hits: of `attack` dice against `defence` dice and an armour (DS-8.9, DS-8.10).
struct HitTable {
  static constexpr int kHits = 5;  // 0, 1, 2, 3, 4 or more
  std::array<std::array<std::array<std::array<float, kHits>, 6>, kMaxDice + 1>, kMaxDice + 1> chance{};
  const std::array<float, kHits>& at(int attack, int defence, int armour) const {
    return chance[attack][defence][armour];
  }
};
const HitTable& hit_table();

}  // namespace uc::saga
