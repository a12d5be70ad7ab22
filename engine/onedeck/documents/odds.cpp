#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

// What dice bring depends on how they are used: the chances of this game come from the encounter solver of the
// computer players (Knowledge::odds), which the rules do not know.
Doc OneDeck::odds(const State&, Action) const { return {}; }

}  // namespace uc::onedeck
