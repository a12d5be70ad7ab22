// `undercroft replay`: a saved game, step by step or played; and whether it is what it says it is.
#pragma once

#include <string>

#include "look.hpp"

namespace uc {

struct ReplayOptions {
  Look look;
  std::string file;
  std::string viewer = "all";  // a seat from 0, "table" or "all"
  int at = -1;                 // begin at this length of the history; -1: the beginning
  bool play = false;           // without asking
  bool verify = false;         // only check: 0 it is right, 1 it is not, 2 it cannot be read
};
int run_replay(const ReplayOptions&);

}  // namespace uc
