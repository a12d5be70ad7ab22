// The computer players of Crypt, compiled once in players.cpp.
#pragma once

#include "knowledge.hpp"
#include "players/search/adviser_of.hpp"

namespace uc {

extern template class Tree<crypt::Crypt>;
extern template class Thinker<crypt::Crypt>;
extern template class AdviserOf<crypt::Crypt>;

}  // namespace uc
