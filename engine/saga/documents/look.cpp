// Questions about the map that a front end would otherwise answer by the rules: docs/format/saga.md, "Looking". They
// may be asked at any time, and by everybody: the answers are made of what everybody sees.
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "saga/rules/lines.hpp"
#include "saga/rules/routes.hpp"
#include "saga/rules/threats.hpp"
#include "strikes.hpp"

namespace uc::saga {

namespace {

// "5,4", on the map.
Square read_square(const Saga& game, DocReader field) {
  const std::string text = field.text();
  if (field.failed()) return kNowhere;
  const Adventure& adventure = game.adventure();
  for (int y = 0; y < adventure.height; ++y) {
    for (int x = 0; x < adventure.width; ++x) {
      if (square_name(square_at(x, y)) == text) return square_at(x, y);
    }
  }
  field.fail("should be a square of the map, as in 5,4");
  return kNowhere;
}

Doc danger_doc(const Danger& danger) {
  return Doc::object()
      .set("by", numbers_doc(danger.all()))
      .set("fight", numbers_doc(danger.fight))
      .set("shoot", numbers_doc(danger.shoot))
      .set("cast", numbers_doc(danger.cast));
}

// --- what a model could do ----------------------------------------------------------------------------------------------

class Looker {
 public:
  Looker(const Saga& game, const State& state, int model)
      : game_(game), state_(state), model_(model), figure_(game.figure(state, model)), sortie_(game, state, model) {
    if (figure_.ethereal) return;  // no arc stops it
    for_each_in(enemies_of(state, model), [&](int enemy) { arcs_[enemy] = front_arc(game, state, enemy); });
  }

  Doc write(const StrikeFilter& filter, Viewer viewer) {
    const MoveNow& move = sortie_.move();
    const bool moves = move.steps || move.breaks;
    Doc doc = Doc::object().set("model", model_).set("now", sortie_.is_now());
    doc.set("points", moves || (move.turns && figure_.large) ? move.mover.points : 0).set("turns", move.turns);
    doc.set("reach", reach()).set("breaks", breaks());
    const Board front = front_arc(game_, state_, model_);
    doc.set("front", squares_doc(front)).set("rear", squares_doc(rear(front)));
    doc.set("strikes", strikes_doc(game_, state_, sortie_, sortie_.stands(Sortie::Breaks::No), filter, viewer));
    return doc.set("threatened_by", danger_doc(danger_to(game_, state_, model_)));
  }

 private:
  struct End {
    int cost = 0, diagonals = 0;
    std::vector<Square> way;  // with the end
    Square first = kNowhere;  // of a break-away
  };
  using Ends = std::map<std::tuple<int, int, int>, End>;  // by row, column, facing

  Doc reach() const {
    const MoveNow& move = sortie_.move();
    Ends ends;
    if (move.steps) add_ends(sortie_.begun(), move.mover, {}, ends);
    else if (move.turns && figure_.large) add_turns(sortie_.begun(), move.mover.points, {}, ends);
    if (move.breaks) {
      break_squares(game_, sortie_.begun(), move.mover).for_each([&](Square first) { add_break(first, ends); });
    }
    Doc list = Doc::array();
    for (auto& [place, end] : ends) {
      const auto [y, x, facing] = place;
      const Square at = square_at(x, y);
      Doc via = Doc::array();
      for (std::size_t i = 0; i + 1 < end.way.size(); ++i) via.push(square_name(end.way[i]));
      list.push(Doc::object()
                    .set("square", square_name(at))
                    .set("facing", figure_.large ? Doc(kCompass[facing]) : Doc())
                    .set("cost", end.cost)
                    .set("via", std::move(via))
                    .set("stops", numbers_doc(stops(at)))
                    .set("first", square_doc(end.first)));
    }
    return list;
  }

  void add_ends(const State& from, Mover mover, const End& before, Ends& ends) const {
    const Routes routes(game_, from, mover);
    const Reach reach = reach_of(game_, from, mover);
    for (int f = 0; f < (figure_.large ? kFacings : 1); ++f) {
      reach.ends[f].for_each([&](Square at) {
        End end = before;
        end.cost += routes.cost(at, facing_at(f));
        const Path path = routes.to(at, facing_at(f));
        for (int i = 0; i < path.size; ++i) step(end, from.at[model_], path.nodes[i].at);
        keep(at, f, std::move(end), ends);
      });
    }
  }
  // A Large model that stays may turn (DS-10.6).
  void add_turns(const State& from, int points, const End& before, Ends& ends) const {
    const Square at = from.at[model_];
    const int facing = index(from.facing[model_]);
    for (int quarter = 1; quarter < kFacings; ++quarter) {
      const int cost = quarter == 2 ? 2 : 1;
      if (cost > points) continue;
      End end = before;
      end.cost += cost;
      end.way.insert(end.way.end(), static_cast<std::size_t>(cost), at);
      keep(at, (facing + quarter) & 3, std::move(end), ends);
    }
  }
  void add_break(Square first, Ends& ends) const {
    const State& begun = sortie_.begun();
    const Facing facing = begun.facing[model_];
    State there = begun;
    put_model(game_, there, model_, first, facing);
    End end;
    end.cost = cost_of_break(game_, begun, model_, first);
    end.first = first;
    step(end, begun.at[model_], first);
    const int left = sortie_.move().mover.points - end.cost;
    if (!is_passing(game_, there, model_)) keep(first, index(facing), End(end), ends);
    if (left > 0) add_ends(there, {model_, left}, end, ends);
  }
  static void step(End& end, Square start, Square to) {
    const Square from = end.way.empty() ? start : end.way.back();
    end.diagonals += from.x != to.x && from.y != to.y ? 1 : 0;
    end.way.push_back(to);
  }
  // The cheapest way there, then the straightest. Who breaks away and comes back has not gone anywhere.
  void keep(Square at, int facing, End end, Ends& ends) const {
    if (at == state_.at[model_] && (!figure_.large || facing == index(state_.facing[model_]))) return;
    const auto [known, fresh] = ends.try_emplace({at.y, at.x, figure_.large ? facing : 0}, end);
    const End& other = known->second;
    if (!fresh && std::pair(end.cost, end.diagonals) < std::pair(other.cost, other.diagonals))
      known->second = std::move(end);
  }

  ModelSet stops(Square at) const {
    ModelSet by = 0;
    for (const auto& [enemy, arc] : arcs_) {
      for_each_square(at, size_of(figure_), [&](Square each) { by |= arc.has(each) ? set_of(enemy) : 0; });
    }
    return by;
  }

  Doc breaks() const {
    Doc list = Doc::array();
    if (!sortie_.move().breaks) return list;
    const ModelSet free = engagers(game_, state_, model_);
    break_squares(game_, sortie_.begun(), sortie_.move().mover).for_each([&](Square first) {
      list.push(Doc::object()
                    .set("square", square_name(first))
                    .set("cost", cost_of_break(game_, sortie_.begun(), model_, first))
                    .set("free", numbers_doc(free)));
    });
    return list;
  }

  // DS-5.4
  Board rear(const Board& front) const {
    Board squares;
    if (figure_.ethereal) return squares;
    const Board own = squares_of(game_, state_, model_);
    own.for_each([&](Square each) { add_around(squares, each, neighbours(state_.open, each)); });
    return squares - own - front;
  }

  const Saga& game_;
  const State& state_;
  const int model_;
  const Figure& figure_;
  Sortie sortie_;
  std::map<int, Board> arcs_;
};

Doc look_at(const Saga& game, const State& state, DocReader& what, Viewer viewer) {
  DocReader at = what.member("at");
  const auto model = static_cast<int>(at.integer(0, kMaxModels - 1));
  StrikeFilter filter;
  if (auto from = what.optional("from")) filter.from = read_square(game, *from);
  if (auto target = what.optional("target")) filter.target = read_square(game, *target);
  if (!what.failed() && !has(state.in_play, model)) at.fail("is no model in play");
  if (what.failed()) return {};
  return Looker(game, state, model).write(filter, viewer);
}

// --- lines of sight -----------------------------------------------------------------------------------------------------

Doc look_along(const Saga& game, const State& state, DocReader& what) {
  constexpr std::string_view kBlocks[] = {"wall", "door", "furniture", "model", "corner"};
  DocReader ends = what.member("line");
  if (ends.size() != 2) ends.fail("should be two squares");
  if (what.failed()) return {};
  const Square a = read_square(game, ends.item(0)), b = read_square(game, ends.item(1));
  if (!what.failed() && a == b) ends.fail("should be two different squares");
  if (!what.failed() && model_at(game, state, a) != kNone && model_at(game, state, a) == model_at(game, state, b))
    ends.fail("should not lead from a model to itself");
  if (what.failed()) return {};
  const LineTold line = line_between(game, state, a, b);
  Doc crossed = Doc::array(), blocked = Doc::array();
  for (const Square each : line.crossed) crossed.push(square_name(each));
  for (const LineTold::Blocked& each : line.blocked) {
    blocked.push(Doc::object().set("square", square_name(each.at)).set("why", kBlocks[each.why]));
  }
  Board cover;
  for_each_in(line.cover, [&](int t) {
    for_each_square_of_thing(game, state, thing::kFirstLock + t, [&](Square each) { cover.add(each); });
  });
  const bool clear = line.blocked.empty();
  return Doc::object()
      .set("from", square_name(line.from))
      .set("to", square_name(line.to))
      .set("clear", clear)
      .set("range", line.range ? Doc(kReachNames[index(*line.range)]) : Doc())
      .set("gap", line.gap)
      .set("front", line.front ? Doc(*line.front) : Doc())
      .set("crossed", std::move(crossed))
      .set("blocked", std::move(blocked))
      .set("cover", squares_doc(cover));
}

// --- threats ------------------------------------------------------------------------------------------------------------

Doc look_for_threats(const Saga& game, const State& state, DocReader& what) {
  const int side = static_cast<int>(what.member("threat").choice(kSideNames));
  if (what.failed()) return {};
  const Threats threats(game, state, side);
  Doc squares = Doc::array();
  state.open.for_each([&](Square each) {
    const Danger& danger = threats.at(each);
    if (danger.all() == 0) return;
    Doc doc = Doc::object().set("square", square_name(each));
    const Doc told = danger_doc(danger);
    for (const auto& [name, value] : told.as_object()) doc.set(name, value);
    squares.push(std::move(doc));
  });
  const int commands = state.phase == Phase::Overlord ? int{state.commands} : int{game.adventure().commands};
  return Doc::object()
      .set("side", kSideNames[side])
      .set("commands", side == 0 ? Doc(commands) : Doc())
      .set("squares", std::move(squares));
}

}  // namespace

Result<Doc> Saga::look(const State& state, DocReader& what, Viewer viewer) const {
  Doc seen;
  if (what.optional("at")) seen = look_at(*this, state, what, viewer);
  else if (what.optional("line")) seen = look_along(*this, state, what);
  else if (what.optional("threat")) seen = look_for_threats(*this, state, what);
  else what.fail("should have at, line or threat");
  if (const auto fault = what.fault()) return *fault;
  return seen;
}

}  // namespace uc::saga
