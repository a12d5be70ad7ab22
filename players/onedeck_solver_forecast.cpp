// The chances of an encounter before its dice are rolled.
#include <algorithm>
#include <cmath>
#include <utility>

#include "onedeck/rules.hpp"
#include "onedeck_solver.hpp"

namespace uc::onedeck {

namespace {

int all_damage(const OneDeck& game, const State& state) {
  int damage = 0;
  for (int hero = 0; hero < game.players(); ++hero) damage += state.heroes[hero].damage;
  return damage;
}

// A fight being played to its end, with what happened on the way.
struct Course {
  State state;
  int time = 0;
  bool began = false;  // the boxes were active
};

class Forecaster {
 public:
  Forecaster(const OneDeck& game, const State& start, const ForecastPlan& plan)
      : game_(game), start_(start), plan_(plan), solver_(game, Worth::of(game, start)), rng_(plan.seed) {}

  // Every roll. False if there are too many, or if the solver was not sure.
  bool spread(const Course& course, double share, Forecast& result) {
    if (!is_running(course)) {
      result.add(outcome(course), share);
      return true;
    }
    if (game_.turn(course.state).is_chance() && course.state.next().step == Step::RollDice) {
      OutcomeList outcomes;
      game_.outcomes(course.state, outcomes);
      double all = 0;
      for (const Outcome& one : outcomes) all += static_cast<double>(one.weight);
      for (const Outcome& one : outcomes) {
        if (!spread(after(course, one.action), share * static_cast<double>(one.weight) / all, result)) return false;
      }
      return true;
    }
    if (++positions_ > plan_.positions) return false;
    // A card that time turns up makes no difference to this fight.
    const bool chance = game_.turn(course.state).is_chance();
    const Course next = after(course, chance ? game_.draw(course.state, rng_) : decide(course.state));
    return sure_ && spread(next, share, result);
  }

  Forecast::Case sample() {
    Course course{start_, 0, start_.fight.active != 0};
    while (is_running(course)) {
      const bool chance = game_.turn(course.state).is_chance();
      course = after(course, chance ? game_.draw(course.state, rng_) : decide(course.state));
    }
    return outcome(course);
  }

 private:
  // Before the boxes are active the fight is still ahead; once they were, it ends with them.
  bool is_running(const Course& course) const {
    if (course.state.next().step == Step::Over) return false;
    if (course.began) return course.state.fight.active != 0;
    return course.state.in_boss_fight() || course.state.facing == start_.facing;
  }

  Course after(const Course& course, Action action) {
    Course next = course;
    events_.items.clear();
    game_.apply(next.state, action, events_);
    for (const Event& event : events_.items) {
      if (event.type == Event::Type::TimeLost && event.b != Event::Turn) next.time += event.a;
    }
    next.began = next.began || next.state.fight.active != 0;
    return next;
  }

  Forecast::Case outcome(const Course& course) const {
    Forecast::Case found;
    found.damage = all_damage(game_, course.state) - all_damage(game_, start_);
    found.time = course.time;
    found.ending = course.state.ending;
    return found;
  }

  Action decide(const State& state) {
    if (Solver::answers(state)) {
      const Solution solution = solver_.solve(state, plan_.nodes);
      sure_ = sure_ && solution.exact;
      return solution.best;
    }
    switch (state.next().step) {
      case Step::AskFace: return pack(Kind::Face);
      case Step::AskInvisibility: return pack(Kind::Fight);
      case Step::AskFeat: return pack(Kind::NoMoreFeats);
      case Step::AskFlames: return pack(Kind::Hurt, Numbers{.a = soundest(state)});
      default: break;
    }
    ActionList list;
    game_.actions(state, list);
    return list[0];
  }

  int soundest(const State& state) const {
    const auto left = [&](int hero) { return game_.health(state, hero) - state.heroes[hero].damage; };
    const int first = state.fight.heroes[0];
    const int second = state.fight.heroes[1];
    return second != kNone && left(second) > left(first) ? second : first;
  }

  const OneDeck& game_;
  const State& start_;
  const ForecastPlan& plan_;
  Solver solver_;
  Rng rng_;
  EventList<Event> events_;
  int positions_ = 0;
  bool sure_ = true;
};

}  // namespace

void Forecast::add(const Case& found, double share) {
  const auto same = [&](const Case& other) {
    return other.damage == found.damage && other.time == found.time && other.ending == found.ending;
  };
  auto at = std::find_if(cases.begin(), cases.end(), same);
  if (at == cases.end()) at = cases.insert(cases.end(), found);
  at->share += share;
}

void Forecast::settle() {
  std::sort(cases.begin(), cases.end(), [](const Case& a, const Case& b) {
    if (a.ending != b.ending) return a.ending < b.ending;
    return a.damage != b.damage ? a.damage < b.damage : a.time < b.time;
  });
  double squares = 0;
  for (const Case& one : cases) {
    damage += one.share * one.damage;
    time += one.share * one.time;
    squares += one.share * one.damage * one.damage;
    if (one.ending == Ending::Lost) lost += one.share;
    if (one.ending == Ending::Won) won += one.share;
  }
  if (samples > 1) {
    damage_error = std::sqrt(std::max(0., squares - damage * damage) / (samples - 1));
    lost_error = std::sqrt(lost * (1 - lost) / samples);
  }
}

Forecast forecast(const OneDeck& game, const State& state, const ForecastPlan& plan) {
  Forecaster forecaster(game, state, plan);
  Forecast result;
  const bool began = state.fight.active != 0;
  if (!forecaster.spread({state, 0, began}, 1., result)) {
    result = {};
    result.samples = plan.samples;
    for (int i = 0; i < plan.samples; ++i) result.add(forecaster.sample(), 1. / plan.samples);
  }
  result.settle();
  return result;
}

Doc Forecast::doc() const {
  Doc list = Doc::array();
  for (const Case& one : cases) {
    Doc entry = Doc::object();
    entry.set("damage", one.damage).set("time", one.time).set("chance", one.share);
    if (one.ending != Ending::None) entry.set("ending", one.ending == Ending::Won ? "won" : "lost");
    list.push(std::move(entry));
  }
  Doc doc = Doc::object();
  doc.set("exact", samples == 0).set("damage", damage).set("time", time).set("lost", lost).set("won", won);
  if (samples > 0) doc.set("samples", samples).set("damage_error", damage_error).set("lost_error", lost_error);
  return doc.set("cases", std::move(list));
}

}  // namespace uc::onedeck
