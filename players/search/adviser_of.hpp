// Advisers of one game: for players/<game>.cpp, which compiles them.
#pragma once

#include <algorithm>
#include <string>
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

  AdviserOf(std::shared_ptr<const G> game, const State& position, const Plan& plan, std::uint64_t seed,
            Among among = {})
      : game_(std::move(game)),
        position_(position),
        seat_(game_->turn(position_).actor),
        seed_(seed),
        thinker_(*game_, position_, seat_, plan, seed, among),
        ends_(*game_, position_, seat_, seed) {}

  Advice think(Slice slice) override {
    thinker_.step(slice);
    Advice advice = thinker_.advice();
    Knowledge<G>::weigh(*game_, position_, thinker_.plan(), advice);
    if (!Knowledge<G>::has_score(*game_)) find_ends(advice);
    tell(*game_, position_, thinker_.plan(), advice);
    return advice;
  }

  std::vector<std::string> line(Action first) override {
    Rng rng(seed_);
    State state = game_->guess(position_, Seats(seat_), rng);
    std::vector<std::string> texts;
    for (Action action = first; texts.size() < kLongestLine; action = next(state, rng)) {
      texts.push_back(game_->text(state, action, Viewer::everything()));
      EventList<typename G::Event> events;
      game_->apply(state, action, events);
      const Turn turn = game_->turn(state);
      const bool own = turn.is_seat() && turn.actor == seat_;
      const bool news = std::any_of(events.items.begin(), events.items.end(),
                                    [&](const auto& event) { return game_->learned(event).has(seat_); });
      if (!own || news) break;
    }
    return texts;
  }

  Doc reasons(Action action) override {
    Rng rng(seed_);
    return Knowledge<G>::reasons(*game_, game_->guess(position_, Seats(seat_), rng), action);
  }

  const Thinker<G>& thinker() const { return thinker_; }

 private:
  static constexpr std::size_t kLongestLine = 12;

  // The next choice of a line: what the solver says, or what looks best one step ahead.
  Action next(const State& state, Rng& rng) const {
    const Plan& plan = thinker_.plan();
    if (Knowledge<G>::answers(*game_, state, plan)) return Knowledge<G>::advise(*game_, state, plan).best;
    return greedy_advice(*game_, state, seat_, Plan{.guesses = 1}, rng).best;
  }

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
  std::uint64_t seed_;
  Thinker<G> thinker_;
  SureEnd<G> ends_;
  std::vector<Known> known_;
};

template <Game G>
std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const G> game, const typename G::State& position,
                                      const Budget& budget, std::uint64_t seed, std::vector<Action> among) {
  std::sort(among.begin(), among.end());
  return std::make_unique<AdviserOf<G>>(std::move(game), position, plan_for(budget), seed, among);
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
