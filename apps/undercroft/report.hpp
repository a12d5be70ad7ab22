// The report of a tournament as one HTML file that needs nothing else.
#pragma once

#include <string>

#include "tally.hpp"

namespace uc {

std::string sim_report(const SimResult& result);

}  // namespace uc
