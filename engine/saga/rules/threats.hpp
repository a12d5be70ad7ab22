// Who could strike where: which models of a side could Fight, Shoot or cast a Magic Attack at somebody of the other
// side who stands on a square, each in the Turn or activation that it still has in this Round (or, once all have had
// theirs, in the next). Free Attacks of a break-away do not stop anybody here.
#pragma once

#include <vector>

#include "sortie.hpp"

namespace uc::saga {

struct Danger {
  ModelSet fight = 0, shoot = 0, cast = 0;
  ModelSet all() const { return fight | shoot | cast; }
  Danger& operator|=(const Danger& other) {
    fight |= other.fight;
    shoot |= other.shoot;
    cast |= other.cast;
    return *this;
  }
};

// The models of a side (0 the Overlord, 1 the heroes) that still have a Turn or activation in this Round; all of them
// when that part of the Round is over.
ModelSet yet_to_act(const State&, int side);

// To a model as it stands.
Danger danger_to(const Saga&, const State&, int model);

// By square: to the model of the other side that stands there; elsewhere to one of one square that came there and had
// no arcs.
class Threats {
 public:
  Threats(const Saga&, const State&, int side);
  const Danger& at(Square square) const { return dangers_[place(square)]; }

 private:
  static std::size_t place(Square square) {
    const int cell = square.y * kMaxWidth + square.x;
    return static_cast<std::size_t>(cell);
  }

  std::vector<Danger> dangers_;
};

}  // namespace uc::saga
