// The ways that a model takes, square by square, for those who are told of them. What a Move costs and where it can end
// is in moving.hpp.
#pragma once

#include <vector>

#include "moving.hpp"

namespace uc::saga {

// The squares of a way, without the start; of a Large model a square again for each quarter turn.
struct Path {
  static constexpr int kMost = kFarthest;
  struct Node {
    Square at;
    Facing facing{};
  };
  std::array<Node, kMost> nodes{};
  int size = 0;
};

// From where a model stands to wherever its Move can end: of the ways that cost least the one with the fewest diagonal
// steps, then the fewest bends, then the earliest diagonals.
class Routes {
 public:
  Routes(const Saga&, const State&, Mover);

  // The points that it takes to come there; 0 if it cannot, or needs none.
  int cost(Square to, Facing facing) const;
  Path to(Square to, Facing facing) const;

 private:
  // How somebody came to a place: by a step in this direction (kTurn: a quarter turn) from another place.
  static constexpr int kTurn = kDirections, kStart = kTurn + 1, kComings = kStart + 1;
  static constexpr int kNever = 255;
  struct Coming {
    std::uint8_t cost = kNever;
    std::uint8_t diagonals = 0, bends = 0, late = 0;
    std::uint8_t by = kStart;  // the step before that one
    std::uint16_t from = 0;
    bool is_better_than(const Coming& other) const;
  };
  struct Place {
    Square at;
    Facing facing{};
    std::uint8_t cost = kNever;
    bool stops = false;
    std::array<Coming, kComings> comings{};
    int best() const;
  };

  std::uint16_t number_of(Square at, Facing facing);
  const Place* find(Square at, Facing facing) const;
  void come(std::uint16_t from, int direction, Square at, Facing facing, int price);
  template <class Ground>
  void spread(const Ground& ground, int points);

  std::vector<Place> places_;  // the first is the start
  std::vector<std::uint16_t> numbers_;
  bool large_ = false;
  std::vector<std::vector<std::uint16_t>> reached_;  // by cost
};

Path path_to(const Saga&, const State&, Mover, Square to, Facing facing);

}  // namespace uc::saga
