// Some of the legal actions of a decision: whoever asks for the best of these is told of no other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>

#include "advice.hpp"
#include "core/game.hpp"
#include "knowledge.hpp"

namespace uc {

using Among = std::span<const Action>;  // sorted; empty: all

inline constexpr std::size_t kAllChoices = std::numeric_limits<std::size_t>::max();

// Like Knowledge::promising, of these actions alone.
template <Game G>
void list_promising(const G& game, const typename G::State& guess, ActionList& list, std::size_t most, Among among) {
  if (among.empty()) return Knowledge<G>::promising(game, guess, list, most);
  Knowledge<G>::promising(game, guess, list, kAllChoices);
  const auto others = [&](Action action) { return !std::binary_search(among.begin(), among.end(), action); };
  const auto* end = std::remove_if(list.begin(), list.end(), others);
  list.resize(std::min(most, static_cast<std::size_t>(end - list.begin())));
}

// Takes the others out of advice. It may be that none is left.
inline void keep_only(Among among, Advice& advice) {
  if (among.empty()) return;
  std::erase_if(advice.considered,
                [&](const Considered& each) { return !std::binary_search(among.begin(), among.end(), each.action); });
  if (advice.considered.empty()) return;
  advice.best = advice.considered.front().action;
  advice.value = advice.considered.front().value;
}

}  // namespace uc
