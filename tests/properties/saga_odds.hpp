// The odds of Dungeon Saga held against play, where one attack follows at once: docs/format/saga.md, "Odds".
#pragma once

#include <algorithm>
#include <string>

#include "saga/rules/rules.hpp"
#include "statistics.hpp"

namespace uc::saga {

class OddsAgainstPlay {
 public:
  OddsAgainstPlay(const Saga& game, const State& state, Action action, const Doc& odds, Rng& rng)
      : game_(game), state_(state), action_(action), odds_(odds), rng_(rng) {}

  // What is wrong, if anything is.
  std::string wrong() {
    State after = state_;
    game_.apply(after, action_, NoEvents{});
    if (after.next().step != Step::RollAttack) return "";
    const Doc& attack = odds_.find("attacks")->as_array().front();
    const Doc::Array& chances = attack.find("hits")->as_array();
    for (std::size_t n = 0; n < chances.size(); ++n) {
      if (chances[n].as_real() > 0) hits_.add(n, chances[n].as_real());
    }
    const Doc* removed = attack.find("removed");
    if (removed != nullptr) {
      removed_.add(1, removed->as_real());
      removed_.add(0, 1 - removed->as_real());
    }
    constexpr int kSamples = 200;
    for (int i = 0; i < kSamples; ++i) {
      if (!roll(after)) return "more hits than are told";
    }
    if (!hits_.plausible()) return "hits: " + hits_.told();
    return removed != nullptr && !asked_ && !removed_.plausible() ? "removed: " + removed_.told() : "";
  }

 private:
  bool roll(State state) {
    const int target = state.attack.target;
    EventList<Event> events;
    while (game_.turn(state).is_chance() && !ended(events)) game_.apply(state, game_.draw(state, rng_), events);
    int hits = 0;
    for (const Event& event : events.items) {
      if (event.type == Event::Type::AttackEnded) hits = event.as<tells::Hits>().hits;
    }
    while (game_.turn(state).is_chance() && regenerates(state)) game_.apply(state, game_.draw(state, rng_), events);
    // A potion may still turn it away (DS-15.4): then what becomes of the target is somebody's choice.
    asked_ = asked_ || (game_.turn(state).is_seat() && state.next().step == Step::AskPotion);
    bool gone = false;
    for (const Event& event : events.items) {
      gone = gone || (event.type == Event::Type::ModelRemoved && event.model == target);
    }
    removed_.count(gone ? 1 : 0);
    return hits_.count(static_cast<std::uint64_t>(std::min(hits, 4)));
  }

  static bool ended(const EventList<Event>& events) {
    return std::any_of(events.items.begin(), events.items.end(),
                       [](const Event& event) { return event.type == Event::Type::AttackEnded; });
  }
  static bool regenerates(const State& state) { return state.next().step == Step::RollRegeneration; }

  const Saga& game_;
  const State& state_;
  const Action action_;
  const Doc& odds_;
  Rng& rng_;
  Tally hits_, removed_;
  bool asked_ = false;
};

}  // namespace uc::saga
