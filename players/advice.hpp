// What a computer player is asked, and what it answers.
#pragma once

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

struct Considered {
  Action action;
  float value = 0;  // what the seat may expect, from 0 to 1
  std::uint32_t visits = 0;
};

struct Advice {
  Action best;
  float value = 0;
  std::vector<Considered> considered;  // the best first
  bool done = false;
};

}  // namespace uc
