// The computer players of Crypt, compiled once in crypt.cpp.
#pragma once

#include "crypt/crypt.hpp"
#include "thinker.hpp"

namespace uc {

extern template class Tree<crypt::Crypt>;
extern template class Thinker<crypt::Crypt>;

}  // namespace uc
