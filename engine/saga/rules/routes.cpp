#include "routes.hpp"

#include <algorithm>
#include <tuple>

#include "ground.hpp"

namespace uc::saga {

namespace {

constexpr int kSquares = kMaxWidth * kMaxHeight;

bool is_diagonal(int direction) { return direction < kDirections && direction % 2 == 1; }

// What each kind of model steps on. for_each_step(from, f) calls f(direction, to, price) for its steps there; stops(to)
// tells where it goes no further (DS-6.6).
struct PlainGround {
  Board free, stop;
  PlainGround(const Saga& game, const State& state, int model)
      : free(free_floor(game, state, model)), stop(front_arcs(game, state, enemies_of(state, model))) {}
  bool stops(Square at) const { return stop.has(at); }
  template <class F>
  void for_each_step(Square from, Facing, F&& f) const {
    for (int d = 0; d < kDirections; ++d) {
      const Square to = square_at(from.x + kSteps[d].dx, from.y + kSteps[d].dy);
      if (may_step(free, from, to)) f(d, to, 1);
    }
  }
};

struct StrangeGround {
  Strange ground;
  StrangeGround(const Saga& game, const State& state, int model) : ground(game, state, model) {}
  bool stops(Square at) const { return ground.stop.has(at); }
  template <class F>
  void for_each_step(Square from, Facing, F&& f) const {
    for (int d = 0; d < kDirections; ++d) {
      const Strange::Landing landing = ground.step(from, d);
      if (landing.cost > 0) f(d, landing.at, landing.cost);
    }
  }
};

struct WideGround {
  LargeGround ground;
  WideGround(const Saga& game, const State& state, int model) : ground(game, state, model) {}
  bool stops(Square at) const { return ground.stop.has(at); }
  template <class F>
  void for_each_step(Square from, Facing facing, F&& f) const {
    Board here;
    here.add(from);
    ground.steps(here, facing).for_each([&](Square to) { f(direction_of(to.x - from.x, to.y - from.y), to, 1); });
  }
};

}  // namespace

bool Routes::Coming::is_better_than(const Coming& other) const {
  return std::tie(cost, diagonals, bends, late) < std::tie(other.cost, other.diagonals, other.bends, other.late);
}

int Routes::Place::best() const {
  int best = 0;
  for (int by = 1; by < kComings; ++by) {
    if (comings[by].is_better_than(comings[best])) best = by;
  }
  return best;
}

std::uint16_t Routes::number_of(Square at, Facing facing) {
  std::uint16_t& number = numbers_[(large_ ? index(facing) : 0) * kSquares + at.y * kMaxWidth + at.x];
  if (number == 0) {
    places_.push_back({.at = at, .facing = facing});
    number = static_cast<std::uint16_t>(places_.size());
  }
  return static_cast<std::uint16_t>(number - 1);
}

const Routes::Place* Routes::find(Square at, Facing facing) const {
  if (at.x >= kMaxWidth || at.y >= kMaxHeight) return nullptr;
  const std::uint16_t number = numbers_[(large_ ? index(facing) : 0) * kSquares + at.y * kMaxWidth + at.x];
  return number == 0 ? nullptr : &places_[number - 1U];
}

// A step or quarter turn from a place that is reached, in all the ways that lead to it.
void Routes::come(std::uint16_t from, int direction, Square at, Facing facing, int price) {
  const std::uint16_t number = number_of(at, facing);
  const int cost = places_[from].cost + price;
  Place& place = places_[number];
  if (cost > place.cost) return;
  if (cost < place.cost) {
    place.comings = {};
    place.cost = static_cast<std::uint8_t>(cost);
    reached_[static_cast<std::size_t>(cost)].push_back(number);
  }
  const bool diagonal = is_diagonal(direction);
  Coming& known = place.comings[direction];
  for (int by = 0; by < kComings; ++by) {
    const Coming& before = places_[from].comings[by];
    if (before.cost == kNever) continue;
    Coming coming = before;
    coming.cost = static_cast<std::uint8_t>(cost);
    coming.diagonals = static_cast<std::uint8_t>(coming.diagonals + (diagonal ? 1 : 0));
    coming.bends = static_cast<std::uint8_t>(coming.bends + (by != direction && by != kStart ? 1 : 0));
    coming.late = static_cast<std::uint8_t>(coming.late + (diagonal ? cost : 0));
    coming.by = static_cast<std::uint8_t>(by);
    coming.from = from;
    if (coming.is_better_than(known)) known = coming;
  }
}

// In the order of cost, so that whatever leads to a place is known before anybody goes on from there.
template <class Ground>
void Routes::spread(const Ground& ground, int points) {
  for (std::size_t cost = 0; cost < static_cast<std::size_t>(points); ++cost) {
    for (std::size_t i = 0; i < reached_[cost].size(); ++i) {
      const std::uint16_t number = reached_[cost][i];
      const auto [at, facing, known] = std::tuple(places_[number].at, places_[number].facing, places_[number].cost);
      if (known != cost) continue;  // it was reached for less
      const auto come_to = [&](int direction, Square to, Facing towards, int price) {
        if (static_cast<int>(cost) + price <= points) come(number, direction, to, towards, price);
      };
      if (large_) {  // DS-10.4
        come_to(kTurn, at, facing_at(index(facing) + 1), 1);
        come_to(kTurn, at, facing_at(index(facing) + 3), 1);
      }
      if (number != 0 && ground.stops(at)) continue;  // DS-6.6
      ground.for_each_step(at, facing,
                           [&](int direction, Square to, int price) { come_to(direction, to, facing, price); });
    }
  }
}

Routes::Routes(const Saga& game, const State& state, Mover mover)
    : numbers_(static_cast<std::size_t>(kSquares * kFacings)), reached_(kFarthest + 1U) {
  const Figure& figure = game.figure(state, mover.model);
  large_ = figure.large;
  Place& start = places_[number_of(state.at[mover.model], state.facing[mover.model])];
  start.cost = 0;
  start.comings[kStart].cost = 0;
  reached_[0].push_back(0);
  const int points = std::min(mover.points, kFarthest);
  if (figure.large) spread(WideGround(game, state, mover.model), points);
  else if (is_strange(figure)) spread(StrangeGround(game, state, mover.model), points);
  else spread(PlainGround(game, state, mover.model), points);
}

int Routes::cost(Square to, Facing facing) const {
  const Place* place = find(to, facing);
  return place == nullptr ? 0 : place->cost;
}

Path Routes::to(Square to, Facing facing) const {
  Path path;
  const Place* place = find(to, facing);
  if (place == nullptr) return path;
  for (int by = place->best(); by != kStart;) {
    path.nodes[path.size++] = {place->at, large_ ? place->facing : facing};
    const Coming& coming = place->comings[by];
    by = coming.by;
    place = &places_[coming.from];
  }
  std::reverse(path.nodes.begin(), path.nodes.begin() + path.size);
  return path;
}

Path path_to(const Saga& game, const State& state, Mover mover, Square to, Facing facing) {
  return Routes(game, state, mover).to(to, facing);
}

}  // namespace uc::saga
