#include "weigh.hpp"

#include <algorithm>

#include "knowledge.hpp"
#include "solver.hpp"

namespace uc::onedeck {

namespace {

constexpr std::uint32_t kNodes = 200;  // for the solver at each decision
constexpr int kRolls = 36;             // results of dice that are looked at one by one
constexpr int kSamples = 12;           // else

// What a position is worth under the solver's play to the end of the encounter.
class PlayedOut {
 public:
  PlayedOut(const OneDeck& game, const State& state) : game_(game), solver_(game, Worth::of(game, state)), rng_(1) {}

  struct Expected {
    double value = 0;
    End end = End::Open;
  };

  Expected after(State state, Action action) {
    game_.apply(state, action, NoEvents{});
    return from(state, kRolls);
  }

 private:
  Expected from(State state, int rolls) {
    bool exact = true;
    while (!fight_is_over(state)) {
      const Turn turn = game_.turn(state);
      if (turn.is_chance()) {
        Expected expected = over_rolls(state, rolls);
        if (!exact && expected.end == End::Lost) expected.end = End::Open;
        return expected;
      }
      if (!turn.is_seat() || !Solver::answers(state)) break;
      const Solution solution = solver_.solve(state, kNodes);
      exact = exact && solution.exact;
      game_.apply(state, solution.best, NoEvents{});
    }
    return at_end(state, exact);
  }

  // A defeat is sure only if nothing better was overlooked.
  Expected at_end(const State& state, bool exact) const {
    Expected expected{static_cast<double>(Knowledge::evaluate(game_, state)[0]), End::Open};
    if (state.ending == Ending::Won) expected.end = End::Won;
    if (state.ending == Ending::Lost && exact) expected.end = End::Lost;
    return expected;
  }

  Expected over_rolls(const State& state, int rolls) {
    OutcomeList outcomes;
    game_.outcomes(state, outcomes);
    const bool all = static_cast<int>(outcomes.size()) <= rolls;
    const int count = all ? static_cast<int>(outcomes.size()) : std::min(kSamples, rolls);
    Expected mean;
    double weights = 0;
    for (int i = 0; i < count; ++i) {
      const Outcome outcome = all ? outcomes[i] : Outcome{game_.draw(state, rng_), 1};
      State next = state;
      game_.apply(next, outcome.action, NoEvents{});
      const Expected here = from(next, rolls / count);
      const auto weight = static_cast<double>(outcome.weight);
      mean.value += here.value * weight;
      weights += weight;
      if (i == 0) mean.end = here.end;
      else if (mean.end != here.end) mean.end = End::Open;
    }
    mean.value /= weights;
    if (!all) mean.end = End::Open;
    return mean;
  }

  const OneDeck& game_;
  Solver solver_;
  Rng rng_;
};

}  // namespace

void weigh_dice_step(const OneDeck& game, const State& state, Advice& advice) {
  PlayedOut played(game, state);
  const float before = advice.considered.front().value;
  const auto best = played.after(state, advice.best);
  for (Considered& each : advice.considered) {
    if (each.action == advice.best) {
      each.value = static_cast<float>(best.value);
      each.end = best.end;
    } else if (best.end != End::Open) {
      const auto other = played.after(state, each.action);
      each.value = static_cast<float>(other.value);
      each.end = other.end;
    } else {  // as much worse as before: to play all of them out would take too long
      each.value = std::clamp(static_cast<float>(best.value) - (before - each.value), 0.0F, 1.0F);
    }
  }
  advice.value = advice.considered.front().value;
}

}  // namespace uc::onedeck
