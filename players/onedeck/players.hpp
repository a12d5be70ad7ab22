// The computer players of One Deck Dungeon, compiled once in players.cpp.
#pragma once

#include "knowledge.hpp"
#include "players/search/adviser_of.hpp"

namespace uc {

extern template class Tree<onedeck::OneDeck>;
extern template class Thinker<onedeck::OneDeck>;
extern template class AdviserOf<onedeck::OneDeck>;

}  // namespace uc
