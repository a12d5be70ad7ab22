#include "knowledge.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "ahead.hpp"
#include "helps.hpp"
#include "solver.hpp"
#include "weigh.hpp"

namespace uc::onedeck {

namespace {

constexpr std::size_t kAlternatives = 5;
constexpr std::uint32_t kQuickNodes = 200;  // for alternatives: their value is for people to compare
constexpr float kValueOfDamage = 0.04F;     // one point of the solver's worth, as a part of a won game

// What the other choices are worth, so that a hint can compare.
void add_alternatives(const OneDeck& game, const State& state, Solver& solver, const Solution& solution,
                      Advice& advice) {
  ActionList list;
  Knowledge::promising(game, state, list, kAlternatives + 1);
  for (const Action action : list) {
    if (action == solution.best || advice.considered.size() > kAlternatives) continue;
    State after = state;
    game.apply(after, action, NoEvents{});
    if (game.turn(after).is_chance() || !Solver::answers(after)) continue;
    const double loss = solution.score.value - solver.solve(after, kQuickNodes).score.value;
    advice.considered.push_back(
        {action, clamp01(advice.value - kValueOfDamage * static_cast<float>(std::max(0.0, loss))), 1});
  }
}

// Does the game end with this action, and well?
bool wins_at_once(const OneDeck& game, const State& state, Action action) {
  if (game.refuse(state, action)) return false;
  State after = state;
  game.apply(after, action, NoEvents{});
  return after.ending == Ending::Won;
}

// Those who do not search play by rules of thumb: the worst box first, the easiest door, descend when hurt. One step of
// looking ahead, as in Crypt, sees nothing here but the damage that finishing an encounter brings; but nobody overlooks
// that it wins.
Advice at_a_glance(const OneDeck& game, const State& state) {
  Rng rng(state.deck * 64U + state.tokens * 16U + state.floor);
  Advice advice;
  advice.done = true;
  const Action finish = pack(Kind::Finish);
  advice.best = wins_at_once(game, state, finish) ? finish : Knowledge::playout(game, state, rng);
  advice.value = clamp01(Knowledge::evaluate(game, state)[0]);
  advice.considered.push_back({advice.best, advice.value, 1});
  return advice;
}

// Does the action lead into an encounter, or on in one?
bool is_of_encounter(const State& state, Action action) {
  switch (kind_of(action)) {
    case Kind::Enter:
    case Kind::Face:
    case Kind::Pairs: return true;
    case Kind::Invisibility:
    case Kind::GiveUp: return false;  // nothing is left to chance
    default: return state.fight.heroes[0] != kNone;
  }
}

}  // namespace

// A simulation plays on through about three encounters before it is valued: in that time a choice has shown what it is
// worth. It is ten times as long as one of Crypt, and the solver decides the hardest part, so levels need fewer of
// them.
Plan Knowledge::tuned(const Plan& plan) {
  constexpr int kHorizon = 60;
  constexpr int kSims[kLevels] = {0, 60, 250, 1000, 4000};
  Plan tuned = plan;
  if (plan.level > 1) {
    tuned.kind = Plan::Kind::Search;
    if (!plan.own_measure) tuned.sims = kSims[plan.level - 1];
  }
  if (tuned.kind != Plan::Kind::Search) return tuned;
  if (!plan.own_horizon) tuned.horizon = kHorizon;
  return tuned;
}

bool Knowledge::answers(const OneDeck&, const State& state, const Plan& plan) {
  if (plan.kind == Plan::Kind::Greedy) return true;
  return plan.kind == Plan::Kind::Search && !plan.random_playouts && Solver::answers(state);
}

Advice Knowledge::advise(const OneDeck& game, const State& state, const Plan& plan) {
  if (plan.kind == Plan::Kind::Greedy) return at_a_glance(game, state);
  Solver solver(game, Worth::of(game, state));
  const Solution solution = solver.solve(state);
  Advice advice;
  advice.done = true;
  advice.best = solution.best;
  advice.value = clamp01(Knowledge::evaluate(game, state)[0]);
  advice.considered.push_back({solution.best, advice.value, 1});
  add_alternatives(game, state, solver, solution, advice);
  std::sort(advice.considered.begin() + 1, advice.considered.end(), [](const Considered& a, const Considered& b) {
    return a.value != b.value ? a.value > b.value : a.action < b.action;
  });
  return advice;
}

void Knowledge::weigh(const OneDeck& game, const State& state, const Plan& plan, Advice& advice) {
  if (plan.kind == Plan::Kind::Search && answers(game, state, plan)) weigh_dice_step(game, state, advice);
}

// In the dice step from level 2 on values come from the solver, which knows this encounter, not from a search.
Circumstance Knowledge::circumstance(const OneDeck& game, const State& state, Seat, const Plan& plan) {
  const bool solved = plan.kind == Plan::Kind::Search && answers(game, state, plan);
  return {std::to_string(game.players()) + (solved ? " dice" : ""), game.dungeon().id, 1, state.floor};
}

Doc Knowledge::odds(const OneDeck& game, const State& state, Action action) {
  if (is_between_encounters(action)) return odds_ahead(game, state, action);
  if (!is_of_encounter(state, action)) return {};
  const Forecast forecast = onedeck::forecast(game, state, action);
  Doc doc = forecast.doc();
  if (kind_of(action) == Kind::Finish) add_helps(game, state, doc);
  State after = state;
  game.apply(after, action, NoEvents{});
  const auto texts = [&](const std::vector<Action>& line) {
    Doc list = Doc::array();
    for (const Action next : line) {
      list.push(game.text(after, next, Viewer::everything()));
      game.apply(after, next, NoEvents{});
    }
    return list;
  };
  if (!forecast.before.empty()) return doc.set("before", texts(forecast.before));
  if (!Solver::answers(state) || !Solver::answers(after) || game.turn(after).is_chance()) return doc;
  return doc.set("then", texts(Solver(game, Worth::of(game, after)).solve(after).line));
}

}  // namespace uc::onedeck
