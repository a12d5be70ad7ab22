// The computer players of One Deck Dungeon, compiled once in onedeck.cpp.
#pragma once

#include "adviser_of.hpp"
#include "onedeck/onedeck.hpp"

namespace uc {

extern template class Tree<onedeck::OneDeck>;
extern template class Thinker<onedeck::OneDeck>;
extern template class AdviserOf<onedeck::OneDeck>;

}  // namespace uc
