// What a position promises each player, in Gold Pieces: what is scored, and what is under way. Knowledge for computer
// players; no rule.
#pragma once

#include <array>

#include "rules.hpp"

namespace uc::digger {

class Outlook {
 public:
  Outlook(const Digger& game, const State& state);

  // The points of one player when the game ends, as far as this can be told.
  float points(int player) const;
  // How much of the game is still to come, from 1 to 0.
  float left() const { return left_; }

 private:
  float corridors(int player) const;
  float dungeon(int player) const;
  float stooges(int player) const;
  float projects(int player, const SpaceSet& sites) const;
  float tokens(int player) const;
  float figures(int player) const;
  float turn_in_progress() const;

  const Digger& game_;
  const State& state_;
  float left_ = 1;
};

}  // namespace uc::digger
