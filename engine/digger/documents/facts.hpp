// What the rules make of a position for everybody who looks at it: docs/format/digger.md, "View". No part of positions.
#pragma once

#include "digger/rules/rules.hpp"

namespace uc::digger {

Doc facts_doc(const Digger&, const State&, Viewer);

}  // namespace uc::digger
