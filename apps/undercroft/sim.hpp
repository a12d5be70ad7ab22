// undercroft sim: a tournament of computer players.
#pragma once

#include <cstdint>
#include <string>

#include "apps/undercroft/terminal/shell/front.hpp"

namespace uc {

struct SimOptions {
  std::string game = game_names().front();
  std::string players = "greedy,random";  // names as in docs/players.md, separated by commas
  int seats = 0;                          // 0: as many as players are listed
  int games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string options;      // of the game: a JSON object, or the game's shorthand
  OwnWritten own;           // what was written for options that have one of the command line
  std::string out;          // a file for the result as JSON (docs/format/sim.md)
  std::string html;         // a file for the report
  std::string calibration;  // a file for all decisions with their values and how the game ended (docs/format/sim.md)
  std::string content_dir;  // empty: the content inside the program
  bool quiet = false;       // no progress
};

// Plays, prints the tables and writes the files. The exit status: 0, or 2 after one sentence on what is wrong.
int run_sim(const SimOptions&);

}  // namespace uc
