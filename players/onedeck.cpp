#include "onedeck.hpp"

namespace uc {

static_assert(Game<onedeck::OneDeck>);

template class Tree<onedeck::OneDeck>;
template class Thinker<onedeck::OneDeck>;

}  // namespace uc
