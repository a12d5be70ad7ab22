// Values of positions, and what is computed with them: for each seat from 0 to 1.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/game.hpp"

namespace uc {

using Values = std::array<float, kMaxSeats>;

inline float clamp01(float value) { return std::clamp(value, 0.0F, 1.0F); }

// About e^-x, for x of at least 0.
inline float falling(float x) { return 1.0F / (1.0F + x * (1.0F + x * (0.5F + x * (0.1666F + x * 0.0417F)))); }

// From points and shares of the victory: a lost game is fought for, too, so a part of the value is the margin to the
// best rival. A margin of half the scale counts as much as any larger one.
template <std::size_t N>
Values values_of(const std::array<float, N>& points, const std::array<float, N>& shares, int players, float scale) {
  constexpr float kWinPart = 0.85F;
  Values values{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    float rival = -1000;
    for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other) {
      if (other != seat) rival = std::max(rival, points[other]);
    }
    const float margin = clamp01(0.5F + (points[seat] - rival) / scale);
    values[seat] = kWinPart * shares[seat] + (1.0F - kWinPart) * margin;
  }
  return values;
}

// An action with how good it looks.
struct Rated {
  float gain = 0;
  Action action;
};

// Best first; equal gains in the order of their bits, so that the order is the same everywhere.
inline bool better(const Rated& a, const Rated& b) { return a.gain != b.gain ? a.gain > b.gain : a.action < b.action; }

}  // namespace uc
