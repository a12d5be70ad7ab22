// A game looked back at: what each hero and the Overlord did, and what the dice made of it.
#pragma once

#include <span>

#include "saga/saga.hpp"

namespace uc::saga {

// positions[n]: after n actions (docs/format/saga.md, "Review").
Doc review_of(const Saga& game, std::span<const State> positions, std::span<const Action> actions);

}  // namespace uc::saga
