// The computer players of Dungeon Saga, compiled once in saga.cpp. Its search is saga_search.hpp.
#pragma once

#include "adviser_of.hpp"
#include "saga/saga.hpp"

namespace uc {

extern template class Thinker<saga::Saga>;
extern template class AdviserOf<saga::Saga>;

}  // namespace uc
