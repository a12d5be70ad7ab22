#include "threats.hpp"

#include <algorithm>

namespace uc::saga {

namespace {

int side_number(int model) { return is_hero(model) ? 1 : 0; }

// The spells with which this model could attack now: Magic Attacks that are ready.
std::uint32_t attack_spells(const Saga& game, const State& state, int model) {
  std::uint32_t spells = 0;
  for_each_in(game.spells_of(state, model), [&](int spell) {
    if (game.content().spells[spell].attacks && is_ready(state, spell)) spells |= 1U << spell;
  });
  return spells;
}

// What one model could do to the others, from wherever it could stand.
class Attacker {
 public:
  Attacker(const Saga& game, const State& state, int model)
      : game_(game),
        state_(state),
        model_(model),
        figure_(game.figure(state, model)),
        sortie_(game, state, model),
        spells_(attack_spells(game, state, model)),
        fights_(figure_.combat != 0 && !figure_.ethereal),
        shoots_(figure_.shooting != 0),
        stands_(sortie_.stands(Sortie::Breaks::Too)) {}

  bool may_act() const { return sortie_.may_act() && (fights_ || shoots_ || spells_ != 0); }

  // Whom of these it could strike as they stand.
  Danger to_models(ModelSet targets) const {
    Danger found;  // here sets of targets
    stands_.for_each([&](Square at, Facing facing) {
      const State there = sortie_.standing(at, facing);
      if (fights_) found.fight |= fight_targets(game_, there, model_) & targets;
      if (shoots_) found.shoot |= shoot_targets(game_, there, model_, false) & targets;
      if (spells_ != 0) found.cast |= cast_targets(there) & targets;
    });
    return found;
  }

  // Where it could strike somebody who came there; f(square, fight, shoot, cast).
  template <class F>
  void to_squares(const Board& squares, F&& f) {
    look_around();
    const Board near = around(stands_.squares() | sortie_.leaves());
    squares.for_each([&](Square q) {
      // Who stands in its way changes where it can go; elsewhere nothing changes.
      const bool hinders = near.has(q);
      const Stands stands = hinders ? sortie_.stands(Sortie::Breaks::Too, q) : stands_;
      const bool fight = fights_ && is_before(stands, q);
      const bool shoot = hinders ? is_seen(stands, shots_, q) : all_shots_.has(q);
      const bool cast = hinders ? is_seen(stands, casts_, q) : all_casts_.has(q);
      if (fight || shoot || cast) f(q, fight, shoot, cast);
    });
  }

 private:
  ModelSet cast_targets(const State& there) const {
    ModelSet targets = 0;
    const Aim aim = aim_of(game_, there, model_);
    for_each_in(spells_, [&](int number) {
      const Targeting& targeting = game_.content().spells[number].targeting;
      if (targeting.count != Count::Blast) {
        targets |= spell_targets(game_, there, aim, targeting, true);
      } else {
        target_squares(game_, there, aim, number).for_each([&](Square centre) {
          targets |= blast_targets(game_, there, centre);
        });
      }
    });
    return targets;
  }

  // Squares that it could aim at from a place.
  struct View {
    Square at;
    int facing;
    Board squares;
  };
  void look_around() {
    if (!shoots_ && spells_ == 0) return;
    stands_.for_each([&](Square at, Facing facing) {
      const State there = sortie_.standing(at, facing);
      if (shoots_ && may_shoot_now(game_, there, model_)) {
        const Board seen = squares_seen_by(game_, there, model_, in_range_of(there, figure_.shot_range));
        shots_.push_back({at, index(facing), seen});
        all_shots_ |= seen;
      }
      if (spells_ == 0) return;
      const Board aimed = aimed_at(there);
      casts_.push_back({at, index(facing), aimed});
      all_casts_ |= aimed;
    });
  }
  Board in_range_of(const State& there, Range range) const { return floor_in_range(game_, there, model_, range); }

  // Where a Magic Attack would hit somebody.
  Board aimed_at(const State& there) const {
    Board all;
    const bool engaged = engagers(game_, there, model_) != 0;
    for_each_in(spells_, [&](int number) {
      const Targeting& targeting = game_.content().spells[number].targeting;
      if ((targeting.los && engaged) || !may_be_target(targeting)) return;
      Board squares = in_range_of(there, targeting.range);
      if (targeting.los) squares = squares_seen_by(game_, there, model_, squares);
      if (targeting.count == Count::Blast) squares = around(squares);
      all |= squares;
    });
    return all;
  }
  bool may_be_target(const Targeting& targeting) const {
    if (targeting.side == Side::Friend) return false;
    const bool heroes = !is_hero(model_);  // those who are threatened
    if (targeting.kind == TargetKind::Hero) return heroes;
    if (targeting.kind == TargetKind::Minion || targeting.kind == TargetKind::Boss) return !heroes;
    return true;
  }

  // These squares, and those adjacent to one of them (DS-5.1).
  Board around(const Board& squares) const {
    Board all = squares;
    if (figure_.large) {  // of its positions all four squares count
      squares.for_each([&](Square at) { for_each_square(at, 2, [&](Square each) { all.add(each); }); });
    }
    const Board inner = all;
    inner.for_each([&](Square each) { add_around(all, each, neighbours(state_.open, each)); });
    return all;
  }

  // Could it have this square in its front arc?
  bool is_before(const Stands& stands, Square q) const {
    if (figure_.large) {
      bool any = false;
      stands.for_each([&](Square at, Facing facing) {
        const int dx = q.x - at.x, dy = q.y - at.y;
        if (any || dx < -1 || dy < -1 || dx > 2 || dy > 2) return;
        any = in_front_arc(game_, sortie_.standing(at, facing), model_, q);
      });
      return any;
    }
    const std::uint8_t beside = neighbours(state_.open, q);
    for (int d = 0; d < kDirections; ++d) {
      if ((beside >> d & 1) == 0) continue;
      const Square p = square_at(q.x + kSteps[d].dx, q.y + kSteps[d].dy);
      const int back = (d + 4) % kDirections;
      for (int f = 0; f < kFacings; ++f) {
        if (stands.has(p, f) && (kFrontDirections[f] >> back & 1) != 0) return true;
      }
    }
    return false;
  }
  static bool is_seen(const Stands& stands, const std::vector<View>& views, Square q) {
    return std::any_of(views.begin(), views.end(), [&](const View& view) {
      return view.squares.has(q) && view.at != q && stands.has(view.at, view.facing);
    });
  }

  const Saga& game_;
  const State& state_;
  int model_;
  const Figure& figure_;
  Sortie sortie_;
  std::uint32_t spells_;
  bool fights_, shoots_;
  Stands stands_;
  std::vector<View> shots_, casts_;
  Board all_shots_, all_casts_;
};

// Where somebody could come to stand: floor without furniture and other models.
Board room(const Saga& game, const State& state) {
  Board squares = state.open - state.solid - state.taken;
  for_each_in(state.in_play, [&](int model) { squares -= squares_of(game, state, model); });
  return squares;
}

}  // namespace

ModelSet yet_to_act(const State& state, int side) {
  if (side == 1) {
    const ModelSet heroes = state.in_play & kHeroes;
    const ModelSet waiting = heroes & ~ModelSet{state.acted};
    return state.phase == Phase::Overlord || state.phase == Phase::EndOfRound ? heroes : waiting;
  }
  const ModelSet models = state.in_play & ~kHeroes;
  switch (state.phase) {
    case Phase::Overlord: {
      const ModelSet acting = state.act.model == kNone ? 0 : set_of(state.act.model);
      return models & (~(state.exhausted | state.activated) | acting);
    }
    case Phase::EndOfRound: return models;
    default: return models & ~state.exhausted;  // DS-4.13
  }
}

Danger danger_to(const Saga& game, const State& state, int model) {
  Danger danger;
  for_each_in(yet_to_act(state, 1 - side_number(model)), [&](int each) {
    const Attacker attacker(game, state, each);
    if (!attacker.may_act()) return;
    const Danger struck = attacker.to_models(set_of(model));
    if (struck.fight != 0) danger.fight |= set_of(each);
    if (struck.shoot != 0) danger.shoot |= set_of(each);
    if (struck.cast != 0) danger.cast |= set_of(each);
  });
  return danger;
}

Threats::Threats(const Saga& game, const State& state, int side)
    : dangers_(static_cast<std::size_t>(kMaxWidth * kMaxHeight)) {
  const auto danger = [&](Square q) -> Danger& { return dangers_[place(q)]; };
  const ModelSet others = side == 1 ? state.in_play & ~kHeroes : state.in_play & kHeroes;
  const Board squares = room(game, state);
  for_each_in(yet_to_act(state, side), [&](int each) {
    Attacker attacker(game, state, each);
    if (!attacker.may_act()) return;
    const Danger struck = attacker.to_models(others);
    for_each_in(struck.all(), [&](int target) {
      for_each_square_of(game, state, target, [&](Square q) {
        if (has(struck.fight, target)) danger(q).fight |= set_of(each);
        if (has(struck.shoot, target)) danger(q).shoot |= set_of(each);
        if (has(struck.cast, target)) danger(q).cast |= set_of(each);
      });
    });
    attacker.to_squares(squares, [&](Square q, bool fight, bool shoot, bool cast) {
      if (fight) danger(q).fight |= set_of(each);
      if (shoot) danger(q).shoot |= set_of(each);
      if (cast) danger(q).cast |= set_of(each);
    });
  });
}

}  // namespace uc::saga
