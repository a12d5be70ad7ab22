// Why an action is good, in codes with their numbers (docs/format/digger.md, "Reasons"). Front ends have the words.
#pragma once

#include "digger/digger.hpp"

namespace uc::digger {

Doc reasons_for(const Digger&, const State&, Action);

}  // namespace uc::digger
