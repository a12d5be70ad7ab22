// What one model could do in a Turn or activation: as things are now if it is the one that acts, else as if its Turn
// began now. For those who look ahead without choosing: threats, and what a front end is told of any model.
#pragma once

#include <optional>

#include "rules.hpp"

namespace uc::saga {

// Where it could stand to act, by facing; an Ethereal model only in the first.
struct Stands {
  std::array<Board, kFacings> by{};

  Board squares() const { return by[0] | by[1] | by[2] | by[3]; }
  bool has(Square at, int facing) const { return by[facing].has(at); }
  template <class F>
  void for_each(F&& f) const {  // f(square, facing)
    for (int facing = 0; facing < kFacings; ++facing) {
      by[facing].for_each([&](Square at) { f(at, facing_at(facing)); });
    }
  }
};

class Sortie {
 public:
  Sortie(const Saga&, const State&, int model);

  int model() const { return model_; }
  bool is_now() const { return now_; }
  // The position in which it is asked what to do.
  const State& begun() const { return begun_; }
  const MoveNow& move() const { return move_; }
  bool may_act() const { return may_act_; }
  const Board& leaves() const { return leaves_; }  // where its Move would end its Turn (DS-18.7)
  int cost_of_turn(Facing) const;                  // where it stands

  enum class Breaks : std::uint8_t { No, Too };
  // `blocked`: as if somebody stood there.
  Stands stands(Breaks breaks, std::optional<Square> blocked = std::nullopt);
  // The position when it has come to stand there, and may act.
  State standing(Square at, Facing facing) const;

 private:
  void add_start(Stands& stands) const;
  void add_reach(Stands& stands, const Reach& reach) const;
  void add_breaks(Stands& stands) const;

  const Saga& game_;
  State begun_;
  int model_;
  bool now_ = false, may_act_ = false;
  MoveNow move_;
  Board leaves_;
};

// With the model on another square, or facing another way, and nothing else changed.
void put_model(const Saga&, State&, int model, Square at, Facing facing);

}  // namespace uc::saga
