// The computer players of One Deck Dungeon, compiled once in onedeck.cpp.
#pragma once

#include "onedeck/onedeck.hpp"
#include "thinker.hpp"

namespace uc {

extern template class Tree<onedeck::OneDeck>;
extern template class Thinker<onedeck::OneDeck>;

}  // namespace uc
