// How many hits an attack scores: dice against dice and an armour (DS-8.9, DS-8.10), counted exactly.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "content.hpp"

namespace uc::saga {

inline constexpr int kMostWeighed = 24;  // dice together: six to this power still fits 64 bits

// By the number of hits, how many of the 6^(attack + defence) throws score so many. At most kMostWeighed dice.
using HitWeights = std::array<std::uint64_t, kMostWeighed + 1>;
HitWeights hit_weights(int attack, int defence, int armour);

std::shared_ptr<const HitTable> make_hit_table();

}  // namespace uc::saga
