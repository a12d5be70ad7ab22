// What it brings to stop placing dice: the consequences, played out on a copy of the position.
#pragma once

#include <array>

#include "rules.hpp"

namespace uc::onedeck {

// From `finish` (or, once that is made, from now on) to the end of the encounter or boss round.
struct Stopping {
  struct Share {
    int damage = 0;  // by the boxes and by the Stairs
    int healed = 0;  // by potions that lethal moments cost
    bool lethal = false;
  };
  std::array<Share, kMaxHeroes> shares{};  // by seat
  int damage = 0, time = 0;                // in all
  int stairs = 0;                          // damage, of that
  int undying = 0;                         // time, of that (OD-18.9)
  int potions = 0;                         // tokens that lethal moments cost (OD-12.8)
  int boss_damage = 0, boss_healed = 0;
  bool asks_extra = false, asks_stairs = false;  // the party chooses who takes damage (OD-12.2, OD-4.3)
  Ending ending{};
};

// Where the party chooses, those take the damage who have most health left: nobody dies who need not.
Stopping stopping(const OneDeck&, const State&);

}  // namespace uc::onedeck
