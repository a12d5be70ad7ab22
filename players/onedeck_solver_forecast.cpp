// The chances of an encounter before its dice are rolled.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
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
  int begun = 0;  // fights whose boxes were active
};

class Forecaster {
 public:
  Forecaster(const OneDeck& game, const State& start, Action first, const ForecastPlan& plan)
      : game_(game), start_(start), plan_(plan), solver_(game, Worth::of(game, start)), rng_(plan.seed) {
    const bool pairs_to_come = game.players() == kMaxHeroes && start.fight.heroes[0] == kNone;
    fights_ = pairs_to_come ? 2 : 1;
    begin_ = {start, 0, start.fight.active != 0 ? 1 : 0};
    if (first != Action{}) begin_ = after(begin_, first);
    facing_ = begin_.state.facing;
    // After the roll one line begins all that may follow: it is worth more thought.
    if (is_running(begin_) && Solver::answers(begin_.state)) begin_ = decided(begin_, Solver::kNodes);
  }

  // Every roll. False if there are too many, or if the solver was not sure.
  bool spread(Forecast& result) { return sure_ && spread(begin_, 1., result); }

  Forecast::Case sample() {
    Course course = begin_;
    while (is_running(course)) {
      course = game_.turn(course.state).is_chance() ? after(course, game_.draw(course.state, rng_))
                                                    : decided(course, plan_.nodes);
    }
    return outcome(course);
  }

  bool has_work_left() const { return spent_ < plan_.work; }

 private:
  bool spread(const Course& course, double share, Forecast& result) {
    if (!is_running(course)) {
      result.add(outcome(course), share);
      return true;
    }
    const Step step = course.state.next().step;
    if (!game_.turn(course.state).is_chance()) {
      if (++positions_ > plan_.positions || spent_ > plan_.work / 3) return false;
      const Course next = decided(course, plan_.nodes);
      return sure_ && spread(next, share, result);
    }
    // A card that time turns up makes no difference to this fight.
    if (step == Step::DrawTime) return spread(after(course, game_.draw(course.state, rng_)), share, result);
    OutcomeList outcomes;
    game_.outcomes(course.state, outcomes);
    double all = 0;
    for (const Outcome& one : outcomes) all += static_cast<double>(one.weight);
    for (const Outcome& one : outcomes) {
      if (!spread(after(course, one.action), share * static_cast<double>(one.weight) / all, result)) return false;
    }
    return true;
  }

  // Before the boxes are active the fight is still ahead; once they were, it ends with them.
  bool is_running(const Course& course) const {
    if (course.state.next().step == Step::Over) return false;
    if (course.begun - (course.state.fight.active != 0 ? 1 : 0) >= fights_) return false;
    return course.state.in_boss_fight() || course.state.facing == facing_;
  }

  Course after(const Course& course, Action action) {
    Course next = course;
    events_.items.clear();
    game_.apply(next.state, action, events_);
    for (const Event& event : events_.items) {
      if (event.type == Event::Type::TimeLost && event.b != Event::Turn) next.time += event.a;
      if (event.type == Event::Type::BoxesActive) ++next.begun;
    }
    return next;
  }

  Forecast::Case outcome(const Course& course) const {
    Forecast::Case found;
    found.damage = all_damage(game_, course.state) - all_damage(game_, start_);
    found.time = course.time;
    found.boss = course.state.boss_damage - start_.boss_damage;
    found.potions = start_.potions - course.state.potions;
    found.ending = course.state.ending;
    return found;
  }

  // After the decision; in the dice step after the whole line up to the next chance.
  Course decided(const Course& course, std::uint32_t nodes) {
    if (!Solver::answers(course.state)) return after(course, plain_choice(course.state));
    const Solution solution = solver_.solve(course.state, nodes);
    spent_ += solution.nodes + kNodesOfSolve;
    sure_ = sure_ && solution.exact;
    if (solution.line.empty()) return after(course, plain_choice(course.state));
    Course next = course;
    for (const Action action : solution.line) {
      if (!is_running(next) || game_.turn(next.state).is_chance()) break;
      next = after(next, action);
    }
    return next;
  }

  Action plain_choice(const State& state) const {
    switch (state.next().step) {
      case Step::AskFace: return pack(Kind::Face);
      case Step::AskInvisibility: return pack(Kind::Fight);
      case Step::AskFeat: return pack(Kind::NoMoreFeats);
      case Step::AskFlames: return pack(Kind::Hurt, Numbers{.a = soundest(state)});
      default: break;
    }
    ActionList list;
    game_.promising(state, list, 1);
    return list[0];
  }

  int soundest(const State& state) const {
    const auto left = [&](int hero) { return game_.health(state, hero) - state.heroes[hero].damage; };
    const int first = state.fight.heroes[0];
    const int second = state.fight.heroes[1];
    return second != kNone && left(second) > left(first) ? second : first;
  }

  static constexpr std::uint32_t kNodesOfSolve = 20;  // what a solve takes beside its nodes

  const OneDeck& game_;
  const State& start_;
  const ForecastPlan& plan_;
  Solver solver_;
  Rng rng_;
  EventList<Event> events_;
  int positions_ = 0;
  std::uint32_t spent_ = 0;
  bool sure_ = true;
  Course begin_;
  int fights_ = 1;
  std::uint8_t facing_ = kNone;
};

}  // namespace

void Forecast::add(const Case& found, double share) {
  const auto same = [&](const Case& other) {
    return other.damage == found.damage && other.time == found.time && other.boss == found.boss &&
           other.ending == found.ending;
  };
  auto at = std::find_if(cases.begin(), cases.end(), same);
  if (at == cases.end()) at = cases.insert(cases.end(), found);
  at->share += share;
  potions += share * found.potions;
}

void Forecast::settle() {
  const auto order = [](const Case& one) { return std::tuple(one.ending, one.damage, one.time, one.boss); };
  std::sort(cases.begin(), cases.end(), [&](const Case& a, const Case& b) { return order(a) < order(b); });
  double squares = 0;
  for (const Case& one : cases) {
    damage += one.share * one.damage;
    time += one.share * one.time;
    boss += one.share * one.boss;
    squares += one.share * one.damage * one.damage;
    if (one.ending == Ending::Lost) lost += one.share;
    if (one.ending == Ending::Won) won += one.share;
  }
  if (samples > 1) {
    damage_error = std::sqrt(std::max(0., squares - damage * damage) / (samples - 1));
    lost_error = std::sqrt(lost * (1 - lost) / samples);
  }
}

Forecast forecast(const OneDeck& game, const State& state, Action first, const ForecastPlan& plan) {
  Forecaster forecaster(game, state, first, plan);
  Forecast result;
  if (plan.positions == 0 || !forecaster.spread(result)) {
    std::vector<Forecast::Case> found;
    while (std::ssize(found) < plan.samples && (found.empty() || forecaster.has_work_left())) {
      found.push_back(forecaster.sample());
    }
    result = {};
    result.samples = static_cast<int>(found.size());
    for (const Forecast::Case& one : found) result.add(one, 1. / result.samples);
  }
  result.against_boss = state.in_boss_fight();
  result.settle();
  return result;
}

namespace {

// Six digits are more than a chance is worth, and they read well.
Doc rounded(double value) { return std::round(value * 1e6) / 1e6; }

}  // namespace

Doc Forecast::doc() const {
  Doc list = Doc::array();
  for (const Case& one : cases) {
    Doc entry = Doc::object();
    entry.set("damage", one.damage).set("time", one.time);
    if (against_boss) entry.set("boss", one.boss);
    if (one.ending != Ending::None) entry.set("ending", one.ending == Ending::Won ? "won" : "lost");
    list.push(std::move(entry.set("chance", rounded(one.share))));
  }
  Doc doc = Doc::object();
  doc.set("exact", samples == 0).set("damage", rounded(damage)).set("time", rounded(time));
  if (against_boss) doc.set("boss", rounded(boss));
  doc.set("potions", rounded(potions)).set("lost", rounded(lost)).set("won", rounded(won));
  if (samples > 0) {
    doc.set("samples", samples);
    doc.set("damage_error", rounded(damage_error)).set("lost_error", rounded(lost_error));
  }
  return doc.set("cases", std::move(list));
}

}  // namespace uc::onedeck
