// What a computer player is asked, and what it answers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/game.hpp"

namespace uc {

// How long to think. A level alone is enough; sims or ms given with it replace the level's own measure where the level
// searches. Without a level, sims or ms ask for a search of that length. Nothing at all: level 3.
struct Budget {
  int level = 0;    // 1 to 5
  int sims = 0;     // simulations
  int ms = 0;       // milliseconds of thinking
  int threads = 1;  // one tree each, merged at the end; more than one is not reproducible with ms
};

// How far one step goes. Both 0: to the end.
struct Slice {
  int ms = 0;
  int sims = 0;
};

// How a game ends for a seat, as far as it is sure.
enum class End : std::uint8_t { Open, Won, Lost };

struct Considered {
  Action action;
  float value = 0;  // what the player compares choices by, from 0 to 1; no chance: tell.hpp makes one of it
  std::uint32_t visits = 0;
  End end = End::Open;  // once the action is made
  float figure = 0;     // for people: the estimated chance to win, from 0 to 1, or the expected score
};

// Adds what another search found of an action: values by their visits.
inline void add_visits(std::vector<Considered>& considered, Action action, std::uint32_t more, float mean) {
  auto same =
      std::find_if(considered.begin(), considered.end(), [&](const Considered& each) { return each.action == action; });
  if (same == considered.end()) same = considered.insert(considered.end(), Considered{action, 0, 0});
  const std::uint32_t visits = same->visits + more;
  if (visits == 0) return;
  const float share = static_cast<float>(more) / static_cast<float>(visits);
  same->value += (mean - same->value) * share;
  same->visits = visits;
}

struct Advice {
  Action best;
  float value = 0;
  std::vector<Considered> considered;  // the best first
  bool done = false;
  bool scored = false;  // figures are scores
};

}  // namespace uc
