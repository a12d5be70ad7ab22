#include "digger.hpp"

namespace uc {

static_assert(Game<digger::Digger>);

template class Tree<digger::Digger>;
template class Thinker<digger::Digger>;

}  // namespace uc
