// The chances of what a player considers, as a document.
#include "outlook.hpp"

namespace uc::onedeck {

Doc OneDeck::odds(const State&, Action) const { return {}; }

}  // namespace uc::onedeck
