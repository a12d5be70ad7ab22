// The computer players of @Title@, compiled once in players.cpp.
#pragma once

#include "knowledge.hpp"
#include "players/search/adviser_of.hpp"

namespace uc {

extern template class Tree<@name@::@Name@>;
extern template class Thinker<@name@::@Name@>;
extern template class AdviserOf<@name@::@Name@>;

}  // namespace uc
