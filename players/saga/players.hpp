// The computer players of Dungeon Saga, compiled once in players.cpp.
#pragma once

#include "knowledge.hpp"
#include "players/search/adviser_of.hpp"

namespace uc {

extern template class Thinker<saga::Saga>;
extern template class AdviserOf<saga::Saga>;

}  // namespace uc
