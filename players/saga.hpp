// The computer players of Dungeon Saga, compiled once in saga.cpp. Its search is saga_search.hpp.
#pragma once

#include "saga/saga.hpp"
#include "thinker.hpp"

namespace uc {

extern template class Thinker<saga::Saga>;

}  // namespace uc
