// What an attack may do, and how likely: for odds, and for those who look ahead.
#pragma once

#include <vector>

#include "saga/rules/rules.hpp"

namespace uc::saga {

// By the number of hits. Exact as far as the throws can be counted in whole numbers; then by the table.
std::vector<double> hit_chances(const Attack& attack);

// What one attack may do to its target as it stands.
struct Results {
  double bones = 0, destroyed = 0, opened = 0;
  std::vector<double> wounds{1.0};  // by how many are taken
  double removed = 0;               // from the map, in any way

  void add_wounds(int count, double chance) {
    if (count >= std::ssize(wounds)) wounds.resize(count + 1, 0.0);
    wounds[count] += chance;
    wounds[0] -= chance;
  }
};

Results results_of(const Saga&, const State&, const Attack&, const std::vector<double>& hits);

}  // namespace uc::saga
