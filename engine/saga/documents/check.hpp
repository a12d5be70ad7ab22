// From a draft of a position to a position: load.cpp reads the draft, complete.cpp adds what follows from it, check.cpp
// and its chapters find the first thing wrong with it.
#pragma once

#include <array>
#include <optional>

#include "saga/saga.hpp"

namespace uc::saga {

// A position that has been read, not checked.
struct Draft {
  State state;
  std::array<std::uint8_t, kMaxModels> entry{};  // by model: the entry of the list `models` that tells of it
};

// Adds the squares that are floor, under furniture and under models.
void complete_draft(const Saga&, State&);

// Nothing, if the rules can go on from this position. Else the first thing that is wrong. Every number of the draft
// must be in the range of its kind: models, figures, areas, doors and so on exist, squares are on the map.
std::optional<Fault> check_position(const Saga&, const Draft&);

}  // namespace uc::saga
