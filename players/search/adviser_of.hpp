// Advisers of one game: for players/<game>.cpp, which compiles them.
#pragma once

#include <utility>
#include <vector>

#include "adviser.hpp"
#include "sure_end.hpp"
#include "tell.hpp"
#include "thinker.hpp"

namespace uc {

template <Game G>
class AdviserOf final : public Adviser {
 public:
  using State = typename G::State;

  AdviserOf(std::shared_ptr<const G> game, const State& position, const Plan& plan, std::uint64_t seed)
      : game_(std::move(game)),
        position_(position),
        seat_(game_->turn(position_).actor),
        thinker_(*game_, position_, seat_, plan, seed),
        ends_(*game_, position_, seat_, seed) {}

  Advice think(Slice slice) override {
    thinker_.step(slice);
    Advice advice = thinker_.advice();
    Knowledge<G>::weigh(*game_, position_, thinker_.plan(), advice);
    if (!Knowledge<G>::has_score(*game_)) find_ends(advice);
    tell(*game_, position_, thinker_.plan(), advice);
    return advice;
  }

  const Thinker<G>& thinker() const { return thinker_; }

 private:
  void find_ends(Advice& advice) {
    for (Considered& each : advice.considered) {
      if (each.end == End::Open) each.end = end_after(each.action);
    }
  }
  // Each action is looked at once, however often it is thought on.
  End end_after(Action action) {
    for (const Known& known : known_) {
      if (known.first == action) return known.second;
    }
    known_.emplace_back(action, ends_.after(action));
    return known_.back().second;
  }

  using Known = std::pair<Action, End>;
  std::shared_ptr<const G> game_;
  State position_;
  Seat seat_;
  Thinker<G> thinker_;
  SureEnd<G> ends_;
  std::vector<Known> known_;
};

template <Game G>
std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const G> game, const typename G::State& position,
                                      const Budget& budget, std::uint64_t seed) {
  return std::make_unique<AdviserOf<G>>(std::move(game), position, plan_for(budget), seed);
}

template <Game G>
bool level_searches(int level) {
  return Knowledge<G>::tuned(plan_for({.level = level})).kind == Plan::Kind::Search;
}

template <Game G>
bool thinks_long(const G& game, const typename G::State& position, const Budget& budget) {
  const Plan plan = Knowledge<G>::tuned(plan_for(budget));
  return plan.kind == Plan::Kind::Search && !Knowledge<G>::answers(game, position, plan);
}

}  // namespace uc
