// Where a model can go (DS-6, DS-10, DS-14.3, DS-14.4).
#pragma once

#include "walk.hpp"

namespace uc::saga {

// Where a Move can end. Models of one square turn freely, so only the first board counts for them.
struct Reach {
  std::array<Board, kFacings> ends{};  // of a Large model: its north-western square, by facing
};

// A model that moves, and how far it may still go. It is not engaged, or it is Ethereal.
struct Mover {
  int model = 0;
  int points = 0;
};

// Where a Move of a model of one square can end that passes through nothing.
struct Walked {
  Square start;
  NearRows rows;
  NearRows counts;  // of the squares of each row

  int count();
  Square nth(int number) const;  // after count()
  void remove(Square);
  Board board() const;
};
bool walks_plainly(const Figure&);
Walked walk_from(const Saga&, const State&, Mover);
Reach reach_of(const Saga&, const State&, Mover);
// The points that it takes to end there; 0 if it cannot, or needs none.
int cost_of(const Saga&, const State&, Mover, Square to, Facing facing);

// DS-6.8: the squares to which an engaged model may break away with its first step; a step through walls costs two.
// One that holds an Ethereal model is among them if the points left lead on from there (DS-14.4).
Board break_squares(const Saga&, const State&, Mover);
Board break_steps(const Saga&, const State&, Mover);  // whether they lead on or not
int cost_of_break(const Saga&, const State&, int model, Square to);

// DS-14.4: does it stand where an Ethereal model stands? So it is only in the middle of a break-away: it must go on.
bool is_passing(const Saga&, const State&, int model);

// Squares on which this model may stand: floor without furniture and other models, Ethereal ones included.
Board standing_room(const Saga&, const State&, int model);
// Can a model of one square step from one square to the next? (DS-6.2, DS-6.3)
bool may_step(const Board& free, Square from, Square to);

}  // namespace uc::saga
