// The computer players of Dungeon Digger, compiled once in digger.cpp.
#pragma once

#include "digger/digger.hpp"
#include "thinker.hpp"

namespace uc {

extern template class Tree<digger::Digger>;
extern template class Thinker<digger::Digger>;

}  // namespace uc
