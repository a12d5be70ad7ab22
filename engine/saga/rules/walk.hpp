// How far a model of one square gets that passes through nothing (DS-6.1 to DS-6.6).
#pragma once

#include "space.hpp"

namespace uc::saga {

// Of all rows, the squares around a column, as near_columns() says.
using NearRows = std::array<std::uint32_t, kMaxHeight>;

struct Ground {
  const Board& open;
  const Board& solid;
  const Board& taken;
  const Board& arcs;  // of enemies: whoever enters them goes no further (DS-6.6)
};
// From where, with how many points, and where it may end early.
struct Walk {
  Square start;
  int most = 0;
  Square until = kNowhere;
};

// All squares that can be reached so, the start perhaps among them. Ends when `until` is reached, and says in how many
// steps; else 0.
int spread(const Ground&, const Walk&, NearRows& reached);
// The same for processors without wide registers.
int spread_narrow(const Ground&, const Walk&, NearRows& reached);

}  // namespace uc::saga
