// The computer players of Crypt, compiled once in crypt.cpp.
#pragma once

#include "adviser_of.hpp"
#include "crypt/crypt.hpp"

namespace uc {

extern template class Tree<crypt::Crypt>;
extern template class Thinker<crypt::Crypt>;
extern template class AdviserOf<crypt::Crypt>;

}  // namespace uc
