// The odds of Dungeon Saga held against play, where one attack follows at once: docs/format/saga.md, "Odds".
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

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
    if (after.next().step != Step::RollAttack) return many(after);
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

  // Several targets of one spell or feat, in any order: how many of them go.
  std::string many(const State& after) {
    const Doc* together = odds_.find("together");
    const Doc* removed = together == nullptr ? nullptr : together->find("removed");
    if (removed == nullptr || !removed->is_array()) return "";
    const Doc::Array& chances = removed->as_array();
    for (std::size_t n = 0; n < chances.size(); ++n) {
      if (chances[n].as_real() > 0) removed_.add(n, chances[n].as_real());
    }
    constexpr int kSamples = 200;
    for (int i = 0; i < kSamples; ++i) {
      const std::optional<int> gone = play_on(after);
      if (!gone) return "";  // somebody else has a say in it, or the game is over in the middle
      if (!removed_.count(static_cast<std::uint64_t>(*gone))) return "more are removed than are told";
    }
    return removed_.plausible() ? "" : "together: " + removed_.told();
  }
  std::optional<int> play_on(State state) {
    const ModelSet enemies = state.targets & (is_hero(attacker(state)) ? ~kHeroes : kHeroes);
    EventList<Event> events;
    for (;;) {
      const Step step = state.next().step;
      if (step == Step::RollAttack || step == Step::RollDefence || step == Step::RollRegeneration) {
        game_.apply(state, game_.draw(state, rng_), events);
        continue;
      }
      const bool targets = step == Step::AskTarget || (step == Step::AskEach && state.targets != 0);
      if (!targets) break;
      ActionList list;
      game_.actions(state, list);
      std::vector<Action> some;
      for (const Action action : list) {
        const bool fight = kind_of(action) == Kind::Fight && thing::is_model(as<said::Target>(action).target);
        if (fight || kind_of(action) == Kind::Target) some.push_back(action);
      }
      game_.apply(state, some[below(rng_, static_cast<std::uint32_t>(some.size()))], events);
    }
    if (state.next().step == Step::AskPotion || game_.turn(state).is_over()) return std::nullopt;
    int gone = 0;
    for (const Event& event : events.items) {
      gone += event.type == Event::Type::ModelRemoved && has(enemies, event.model) ? 1 : 0;
    }
    return gone;
  }
  static int attacker(const State& state) {
    return state.next().step == Step::AskTarget ? int{state.next().as<about::Aim>().caster} : int{state.act.model};
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
