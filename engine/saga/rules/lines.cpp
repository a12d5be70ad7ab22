#include "lines.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "rules.hpp"

namespace uc::saga {

namespace {

// All in doubled coordinates (DS-9.4).
struct Segment {
  int ax, ay, bx, by;
  Segment(Square a, Square b) : ax(2 * a.x + 1), ay(2 * a.y + 1), bx(2 * b.x + 1), by(2 * b.y + 1) {}

  // On which side of it a point lies.
  int side(int x, int y) const { return (bx - ax) * (y - ay) - (by - ay) * (x - ax); }
  // DS-9.5
  bool crosses(int x, int y) const {
    const int left = 2 * x, top = 2 * y;
    if (std::min(ax, bx) >= left + 2 || std::max(ax, bx) <= left) return false;
    if (std::min(ay, by) >= top + 2 || std::max(ay, by) <= top) return false;
    const int corners[] = {side(left, top), side(left + 2, top), side(left, top + 2), side(left + 2, top + 2)};
    const auto [least, most] = std::minmax_element(std::begin(corners), std::end(corners));
    return *least < 0 && *most > 0;
  }
  // How far along it a square lies.
  int progress(Square q) const { return (2 * q.x + 1 - ax) * (bx - ax) + (2 * q.y + 1 - ay) * (by - ay); }
};

class LineFinder {
 public:
  LineFinder(const Saga& game, const State& state, Square from, Square to)
      : game_(game), state_(state), shooter_(model_at(game, state, from)), target_(model_at(game, state, to)) {
    note_ends(shooter_, from, from_);
    note_ends(target_, to, to_);
    note_blocking();
    if (shooter_ != kNone) far_ = cover_against(shooter_);
  }

  LineTold find() {
    bool front = shooter_ == kNone;
    for (const Square b : to_) front = front || !is_behind(game_, state_, shooter_, b);
    std::optional<LineTold> best;
    for (const Square b : to_) {
      // A square behind the shooter does not count, where another is in front (DS-9.3).
      if (front && shooter_ != kNone && is_behind(game_, state_, shooter_, b)) continue;
      for (const Square a : from_) {
        LineTold line = trace(a, b);
        if (!best || worth(line) < worth(*best)) best = std::move(line);
      }
    }
    if (shooter_ != kNone) best->front = front;
    measure(*best);
    return std::move(*best);
  }

 private:
  using Worth = std::pair<std::size_t, int>;
  static Worth worth(const LineTold& line) { return {line.blocked.size(), std::popcount(line.cover)}; }

  void note_ends(int model, Square at, std::vector<Square>& squares) {
    if (model == kNone) squares.push_back(at);
    else for_each_square_of(game_, state_, model, [&](Square each) { squares.push_back(each); });
  }

  // DS-9.7: the squares of both ends block nothing.
  void note_blocking() {
    models_ = state_.taken;
    for (const auto* ends : {&from_, &to_}) {
      for (const Square each : *ends) models_.remove(each);
    }
    opaque_ = state_.solid & game_.opaque();
  }
  std::optional<LineTold::Block> blocks(Square q) const {
    if (!state_.open.has(q)) return is_seen_door(q) ? LineTold::Door : LineTold::Wall;
    if (opaque_.has(q)) return LineTold::Furniture;
    if (models_.has(q)) return LineTold::Model;
    return std::nullopt;
  }
  bool is_seen_door(Square q) const {
    const auto& doors = game_.adventure().doors;
    for (std::size_t i = 0; i < doors.size(); ++i) {
      if (!in_play_thing(game_, state_, thing::kDoor + static_cast<int>(i))) continue;
      for (unsigned k = 0; k < doors[i].size; ++k) {
        if (doors[i].squares[k] == q) return true;
      }
    }
    return false;
  }

  // Furniture that gives cover against who stands there: none of its squares is adjacent to him (DS-9.10).
  std::vector<int> cover_against(int shooter) const {
    std::vector<int> pieces;
    const auto note = [&](int t, Square at) {
      if (state_.solid.has(at) && !game_.opaque().has(at) && !is_adjacent_to(game_, state_, shooter, t))
        pieces.push_back(t);
    };
    const Adventure& adventure = game_.adventure();
    for (std::size_t i = 0; i < adventure.chests.size(); ++i)
      note(thing::kChest + static_cast<int>(i), adventure.chests[i].at);
    for (std::size_t i = 0; i < adventure.furniture.size(); ++i)
      note(thing::kFurniture + static_cast<int>(i), adventure.furniture[i].squares[0]);
    return pieces;
  }

  LineTold trace(Square a, Square b) const {
    LineTold line;
    line.from = a;
    line.to = b;
    const Segment segment(a, b);
    for (int y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y) {
      for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x) {
        const Square q = square_at(x, y);
        if (q != a && q != b && segment.crosses(x, y)) line.crossed.push_back(q);
      }
    }
    std::sort(line.crossed.begin(), line.crossed.end(), [&](Square one, Square other) {
      return std::tuple(segment.progress(one), one.y, one.x) < std::tuple(segment.progress(other), other.y, other.x);
    });
    for (const Square q : line.crossed) {
      if (const auto why = blocks(q)) line.blocked.push_back({q, *why});
    }
    trace_corners(segment, a, b, line);
    for (const int t : far_) {
      bool hit = false;
      for_each_square_of_thing(game_, state_, t, [&](Square q) {
        hit = hit || std::find(line.crossed.begin(), line.crossed.end(), q) != line.crossed.end();
      });
      if (hit) line.cover |= std::uint64_t{1} << static_cast<unsigned>(t - thing::kFirstLock);
    }
    return line;
  }

  // DS-9.6: points where four squares meet; the flanks are those it does not enter.
  void trace_corners(const Segment& segment, Square a, Square b, LineTold& line) const {
    if (a.x == b.x || a.y == b.y) return;
    const int high = std::max(a.y, b.y), right = std::max(a.x, b.x);
    for (int y = std::min(a.y, b.y) + 1; y <= high; ++y) {
      for (int x = std::min(a.x, b.x) + 1; x <= right; ++x) {
        if (segment.side(2 * x, 2 * y) != 0) continue;
        const bool falls = (b.x > a.x) == (b.y > a.y);
        const Square one = square_at(falls ? x : x - 1, y - 1), other = square_at(falls ? x - 1 : x, y);
        if (!blocks(one) || !blocks(other)) continue;
        line.blocked.push_back({one, LineTold::Corner});
        line.blocked.push_back({other, LineTold::Corner});
      }
    }
  }

  // DS-9.2, DS-10.9: by the nearest squares.
  void measure(LineTold& line) const {
    line.gap = gap_squared(from_[0], to_[0]);
    bool beside = false;
    for (const Square a : from_) {
      for (const Square b : to_) {
        line.gap = std::min(line.gap, gap_squared(a, b));
        beside = beside || (a != b && adjacent(state_.open, a, b));
      }
    }
    const auto within = [&](Range range) {
      const int length = game_.content().range[index(range)];
      return line.gap <= length * length;
    };
    if (beside) line.range = Range::Adjacent;
    else if (within(Range::Short)) line.range = Range::Short;
    else if (within(Range::Long)) line.range = Range::Long;
  }

  const Saga& game_;
  const State& state_;
  int shooter_, target_;
  std::vector<Square> from_, to_;
  Board models_, opaque_;
  std::vector<int> far_;
};

}  // namespace

LineTold line_between(const Saga& game, const State& state, Square from, Square to) {
  return LineFinder(game, state, from, to).find();
}

std::uint64_t cover_between(const Saga& game, const State& state, int shooter, int target) {
  return line_between(game, state, state.at[shooter], state.at[target]).cover;
}

}  // namespace uc::saga
