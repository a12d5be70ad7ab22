// What collections are worth: CR-8.1 and the scoring sides of the Collectors (CR-9).
#pragma once

#include <array>

#include "core/game.hpp"
#include "crypt/content/content.hpp"
#include "crypt/state.hpp"

namespace uc::crypt {

struct Parts {
  int treasure = 0;                      // printed values
  std::array<int, kTypes> collectors{};  // bonuses
  int dice = 0;                          // those that are not exhausted
  int hidden = 0;                        // cards whose value the viewer does not know: they count 0

  int total() const;
};

// The score of a seat if the game ended now, as far as the viewer knows it. Values the viewer does not know count 0,
// also where collections are compared. (A hidden Manuscript that Manuscript A makes worth 4 is worth 4 whatever it is.)
Parts score_parts(const Content&, int players, const State&, int seat, Viewer);

// The true scores of all seats, for use at the end of every random game.
void score_all(const Content&, int players, const State&, int (&totals)[kMaxPlayers]);

// Solo: so many coins are worth 1, all that a computer player can wish for.
inline constexpr int kSoloScale = 80;

// Can this viewer know the value of the card? Not if nobody has seen it.
constexpr bool can_read(const Card& card, Viewer viewer) {
  return card.value() != 0 && (card.shown() || viewer.knows(card.known()));
}

}  // namespace uc::crypt
