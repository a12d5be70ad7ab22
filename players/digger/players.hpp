// The computer players of Dungeon Digger, compiled once in players.cpp.
#pragma once

#include "knowledge.hpp"
#include "players/search/adviser_of.hpp"

namespace uc {

extern template class Tree<digger::Digger>;
extern template class Thinker<digger::Digger>;
extern template class AdviserOf<digger::Digger>;

}  // namespace uc
