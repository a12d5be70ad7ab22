// The attacks that a model could make in one Turn, from wherever it could go first: docs/format/saga.md, "Looking".
#pragma once

#include <optional>

#include "saga/rules/sortie.hpp"
#include "view.hpp"

namespace uc::saga {

struct StrikeFilter {
  std::optional<Square> from;    // only from there, with every facing
  std::optional<Square> target;  // only this target, by the square that actions name
};

Doc strikes_doc(const Saga&, const State&, const Sortie&, const Stands&, const StrikeFilter&, Viewer);

}  // namespace uc::saga
