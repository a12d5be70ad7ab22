// What makes the dice and the armour of an attack, one thing after the other (DS-8.3 to DS-8.8), for those who are
// told.
#pragma once

#include <array>
#include <cstdint>

#include "state.hpp"

namespace uc::saga {

struct Why {
  enum On : std::uint8_t { OfAttack, OfDefence, OfArmour };
  enum What : std::uint8_t {
    Combat,    // printed
    Shooting,  // printed
    Spell,     // a spell's own dice, or a lasting effect of one
    Feat,      // the same of a feat
    Armour,    // printed
    Lock,      // printed on a lock
    Horde,     // DS-14.1; `by`: the others
    Skill,
    Item,
    Crystal,      // DS-11.11
    Crippled,     // DS-8.14
    Outnumbered,  // DS-8.8; `by`: the enemies
    Behind,       // DS-5.6
    Furniture,    // DS-9.10; `by`: what is in the way
  };
  On on{};
  What what{};
  std::uint8_t id = kNone;  // of the spell, feat, skill or item
  std::int8_t delta = 0;
  std::int8_t lost = 0;  // how much of it has no effect
  bool things = false;   // `by` are things less kFirstLock, not models
  std::uint64_t by = 0;
};

// The deltas on each number add up to it. If there were more of them than there is room for, the last tells the rest.
struct Whys {
  static constexpr int kMost = 20;
  std::array<Why, kMost> all{};
  std::uint8_t size = 0;

  void add(const Why& why) {
    if (size < kMost) {
      all[size++] = why;
      return;
    }
    Why& last = all[kMost - 1];
    last.delta = static_cast<std::int8_t>(last.delta + why.delta);
  }
};

}  // namespace uc::saga
