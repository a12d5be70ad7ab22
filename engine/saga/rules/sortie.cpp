#include "sortie.hpp"

namespace uc::saga {

void put_model(const Saga& game, State& state, int model, Square at, Facing facing) {
  if (!game.figure(state, model).ethereal) {
    for_each_square_of(game, state, model, [&](Square each) { state.taken.remove(each); });
    for_each_square(at, size_of(game.figure(state, model)), [&](Square each) { state.taken.add(each); });
  }
  state.at[model] = at;
  state.facing[model] = facing;
}

namespace {

bool is_under_way(const State& state, int model) {
  if (state.next().step == Step::AskBonusMove) return state.next().as<about::BonusMove>().model == model;
  return state.act.model == model;
}

// The squares where a special rule fires when a hero's Move ends.
Board rule_squares(const Saga& game, const State& state, int hero) {
  Board squares;
  State there = state;
  game.adventure().exits.for_each([&](Square each) {
    there.at[hero] = each;
    if (move_end_rule(game, there, hero) != kNone) squares.add(each);
  });
  return squares;
}

}  // namespace

Sortie::Sortie(const Saga& game, const State& state, int model)
    : game_(game), begun_(state), model_(model), now_(is_under_way(state, model)) {
  const bool bonus = now_ && state.next().step == Step::AskBonusMove;
  if (!bonus) {
    begun_.tasks = 1;
    begun_.agenda = {};
    begun_.agenda[0] = Task(Step::AskAct);
    begun_.targets = begun_.free = begun_.locks = 0;
    begun_.attack = {};
  }
  if (!now_) {
    begun_.act = {};
    begun_.act.model = static_cast<std::uint8_t>(model);
    begun_.act.points = static_cast<std::uint8_t>(movement_of(game, state, model));
  }
  move_ = move_now(game, begun_);
  may_act_ = !bonus && (begun_.act.flags & (act::kActed | act::kDazed)) == 0 && !is_passing(game, state, model);
  if (is_hero(model) && (begun_.act.flags & act::kMoveOver) == 0) leaves_ = rule_squares(game, begun_, model);
}

int Sortie::cost_of_turn(Facing facing) const {
  if (!game_.figure(begun_, model_).large) return 0;
  const int quarter = (index(facing) - index(begun_.facing[model_])) & 3;
  return quarter == 2 ? 2 : quarter == 0 ? 0 : 1;  // DS-10.4
}

void Sortie::add_start(Stands& stands) const {
  const Square start = begun_.at[model_];
  const bool faceless = game_.figure(begun_, model_).ethereal;
  stands.by[faceless ? 0 : index(begun_.facing[model_])].add(start);
  if (!move_.turns) return;
  for (int f = 0; f < kFacings; ++f) {
    if (cost_of_turn(facing_at(f)) <= move_.mover.points) stands.by[f].add(start);
  }
}

void Sortie::add_reach(Stands& stands, const Reach& reach) const {
  const Figure& figure = game_.figure(begun_, model_);
  for (int f = 0; f < kFacings; ++f) {
    if (f == 0 || !figure.ethereal) stands.by[f] |= reach.ends[figure.large ? f : 0];
  }
}

void Sortie::add_breaks(Stands& stands) const {
  const Facing facing = begun_.facing[model_];
  break_squares(game_, begun_, move_.mover).for_each([&](Square first) {
    State there = begun_;
    put_model(game_, there, model_, first, facing);
    const int left = move_.mover.points - cost_of_break(game_, begun_, model_, first);
    if (!is_passing(game_, there, model_)) {
      Reach here;
      for (int f = 0; f < kFacings; ++f) {
        const int quarter = (f - index(facing)) & 3, turn = quarter == 2 ? 2 : quarter == 0 ? 0 : 1;
        if (!game_.figure(there, model_).large || turn <= left) here.ends[f].add(first);
      }
      add_reach(stands, here);
    }
    if (left > 0) add_reach(stands, reach_of(game_, there, {model_, left}));
  });
}

Stands Sortie::stands(Breaks breaks, std::optional<Square> blocked) {
  Stands stands;
  if (!may_act_) return stands;
  if (blocked) begun_.taken.add(*blocked);
  add_start(stands);
  if (move_.steps) add_reach(stands, reach_of(game_, begun_, move_.mover));
  if (move_.breaks && breaks == Breaks::Too) add_breaks(stands);
  if (blocked) begun_.taken.remove(*blocked);
  for (Board& each : stands.by) each -= leaves_;
  return stands;
}

State Sortie::standing(Square at, Facing facing) const {
  State there = begun_;
  put_model(game_, there, model_, at, facing);
  return there;
}

}  // namespace uc::saga
