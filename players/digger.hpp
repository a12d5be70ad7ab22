// The computer players of Dungeon Digger, compiled once in digger.cpp.
#pragma once

#include "adviser_of.hpp"
#include "digger/digger.hpp"

namespace uc {

extern template class Tree<digger::Digger>;
extern template class Thinker<digger::Digger>;
extern template class AdviserOf<digger::Digger>;

}  // namespace uc
