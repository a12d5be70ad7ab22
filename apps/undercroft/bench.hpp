// undercroft bench: the signature of the rules, and how fast they are.
#pragma once

#include <string>

namespace uc {

struct BenchOptions {
  bool signature = false;  // the signature alone
  bool quick = false;      // shorter measurements, and none that starts another program
  std::string json;        // a file for the figures
};

// The exit status: 0, or 2 after one sentence on what is wrong.
int run_bench(const BenchOptions&);

}  // namespace uc
