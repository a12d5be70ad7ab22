// `undercroft check`: saves, positions, content and catalogues, each with its first fault.
#pragma once

#include <string>
#include <vector>

#include "look.hpp"

namespace uc {

struct CheckOptions {
  Look look;
  std::vector<std::string> paths;  // files, or directories with everything below them
  bool quiet = false;              // faults only
};
// 0: all are right; 2: at least one is not.
int run_check(const CheckOptions&);

}  // namespace uc
