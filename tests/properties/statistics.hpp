// Do these counts look like draws with these weights? With fixed seeds the answer never changes; the bound is generous,
// so that only a real fault fails.
#pragma once

#include <cmath>
#include <cstdint>
#include <map>
#include <string>

namespace uc {

template <class Key>
class BasicTally {
 public:
  // The thing `key` is drawn with this weight.
  void add(const Key& key, double weight) {
    cells_[key].weight += weight;
    total_ += weight;
  }
  // False if the key was never added: it cannot be drawn.
  bool count(const Key& key) {
    const auto found = cells_.find(key);
    if (found == cells_.end()) return false;
    ++found->second.drawn;
    ++draws_;
    return true;
  }

  // Pearson's test. Cells in which fewer than five draws are expected are taken together.
  bool plausible() const {
    double chi_square = 0;
    int cells = 0;
    Cell rest;
    const auto add_cell = [&](double expected, double drawn) {
      chi_square += (drawn - expected) * (drawn - expected) / expected;
      ++cells;
    };
    for (const auto& [key, cell] : cells_) {
      const double expected = cell.weight / total_ * static_cast<double>(draws_);
      if (expected >= 5) {
        add_cell(expected, static_cast<double>(cell.drawn));
      } else {
        rest.weight += expected;
        rest.drawn += cell.drawn;
      }
    }
    if (rest.weight >= 5) add_cell(rest.weight, static_cast<double>(rest.drawn));
    const double freedom = cells > 1 ? cells - 1 : 1;
    return chi_square < freedom + 6.0 * std::sqrt(2.0 * freedom) + 14.0;
  }

  std::string told() const {
    std::string text = std::to_string(draws_) + " draws, expected:drawn";
    int shown = 0;
    for (const auto& [key, cell] : cells_) {
      if (++shown > 24) return text + " …";
      text += " " + std::to_string(std::lround(cell.weight / total_ * static_cast<double>(draws_))) + ":" +
              std::to_string(cell.drawn);
    }
    return text;
  }

 private:
  struct Cell {
    double weight = 0;
    long drawn = 0;
  };
  std::map<Key, Cell> cells_;
  double total_ = 0;
  long draws_ = 0;
};

using Tally = BasicTally<std::uint64_t>;

}  // namespace uc
