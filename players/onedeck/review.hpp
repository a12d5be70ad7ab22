// A game looked back at: its encounters, where health and time went, what was luck and what was choice.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

// positions[n]: after n actions. Without `part` all encounters and the causes of every loss; with it one encounter
// judged (docs/format/onedeck.md, "Review").
Doc review_of(const OneDeck& game, std::span<const State> positions, std::span<const Action> actions,
              std::optional<std::size_t> part);

}  // namespace uc::onedeck
