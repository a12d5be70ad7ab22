// One line of sight told whole: what it crosses, what blocks it, what gives cover (DS-9.2 to DS-9.10). The rules
// themselves only ask whether it is clear (space.hpp).
#pragma once

#include <optional>
#include <vector>

#include "space.hpp"

namespace uc::saga {

struct LineTold {
  enum Block : std::uint8_t { Wall, Door, Furniture, Model, Corner };
  struct Blocked {
    Square at;
    Block why{};
  };

  Square from, to;
  std::vector<Square> crossed;   // in order, without its ends
  std::vector<Blocked> blocked;  // none if it is clear
  std::uint64_t cover = 0;       // things less kFirstLock: furniture that costs the shooter a die (DS-9.10)
  int gap = 0;                   // DS-9.2, squared
  std::optional<Range> range;    // the shortest one that is long enough
  std::optional<bool> front;     // is the end not behind who stands at the start?
};

// From one square to another. Where a model stands on one of them the line is its: of a Large model's squares the best
// counts (DS-9.8).
LineTold line_between(const Saga&, const State&, Square from, Square to);

// What stands in the way of a shot that furniture hinders.
std::uint64_t cover_between(const Saga&, const State&, int shooter, int target);

}  // namespace uc::saga
