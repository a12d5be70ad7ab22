#include "crypt.hpp"

namespace uc {

static_assert(Game<crypt::Crypt>);

template class Tree<crypt::Crypt>;
template class Thinker<crypt::Crypt>;

}  // namespace uc
