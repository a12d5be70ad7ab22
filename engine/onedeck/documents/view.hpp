// What the documents of One Deck Dungeon have in common: view.cpp writes positions, load.cpp reads them, describe.cpp
// tells events. docs/format/onedeck.md describes them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "onedeck/rules/rules.hpp"
#include "words.hpp"

namespace uc::onedeck {

// The names of all steps of an agenda, in the order of Step. Those of questions and chance are OneDeck::kinds().
std::span<const std::string_view> step_names();

inline constexpr std::string_view kEndingNames[] = {"won", "lost"};   // without Ending::None
inline constexpr std::string_view kDoorNames[] = {"closed", "open"};  // without Door::Is::None

inline bool has_encounter(const State& state) { return state.fight.heroes[0] != kNone; }
// A peril whose option is not chosen yet has no boxes and no colour.
inline bool has_boxes(const OneDeck& game, const State& state) {
  return has_encounter(state) && (game.in_combat(state) || state.fight.option != kNone);
}

// {color, value, use}; whose die it is, is the caller's to add.
Doc die_doc(Die die);

}  // namespace uc::onedeck
