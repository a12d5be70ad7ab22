// The chances of an encounter before its dice are rolled.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

#include "knowledge.hpp"
#include "onedeck/rules/rules.hpp"
#include "solver.hpp"

namespace uc::onedeck {

namespace {

int all_damage(const OneDeck& game, const State& state) {
  int damage = 0;
  for (int hero = 0; hero < game.players(); ++hero) damage += state.heroes[hero].damage;
  return damage;
}

// Outcomes of all the dice that are in the air, equal dice counted once.
double rolls_ahead(const State& state) {
  double rolls = 1;
  for (const auto& of_hero : state.fight.to_roll) {
    for (const auto& of_use : of_hero) {
      for (const int dice : of_use) {
        for (int i = 1; i < kFaces; ++i) rolls *= static_cast<double>(dice + i) / i;
      }
    }
  }
  return rolls;
}

// A fight being played to its end, with what happened on the way.
struct Course {
  State state;
  int time = 0;
  int wounds = 0;
  int begun = 0;       // fights whose boxes were active
  bool proved = true;  // the play so far is best
};

class Forecaster {
 public:
  Forecaster(const OneDeck& game, const State& start, Action first, const ForecastPlan& plan)
      : game_(game),
        start_(start),
        plan_(plan),
        valued_(Worth::of(game, start)),
        worth_(valued_),
        solver_(game, worth_),
        rng_(plan.seed) {
    const bool pairs_to_come = game.players() == kMaxHeroes && start.fight.heroes[0] == kNone;
    fights_ = pairs_to_come ? 2 : 1;
    begin_ = {start, 0, 0, start.fight.active != 0 ? 1 : 0};
    if (first != Action{}) begin_ = after(begin_, first);
    facing_ = begin_.state.facing;
    // What comes before the next chance begins all that may follow.
    while (is_running(begin_) && !game_.turn(begin_.state).is_chance()) begin_ = decided(begin_, &before_);
  }

  // Every roll. False if there are too many. A third of the work may be spent to find that out; all of it where one or
  // two dice come first.
  bool spread(Forecast& result) {
    const bool few = begin_.state.next().step == Step::RollDice && rolls_ahead(begin_.state) <= kFewRolls;
    most_counting_ = few ? plan_.work : plan_.work / 3;
    return spread(begin_, 1., result);
  }

  Forecast::Case sample() {
    Course course = begin_;
    while (is_running(course)) {
      course = game_.turn(course.state).is_chance() ? after(course, game_.draw(course.state, rng_)) : decided(course);
    }
    return outcome(course);
  }

  bool has_work_left() const { return spent_ < plan_.work; }
  const std::vector<Action>& before() const { return before_; }

 private:
  bool spread(const Course& course, double share, Forecast& result) {
    if (!is_running(course)) {
      result.add(outcome(course), share);
      return true;
    }
    if (!game_.turn(course.state).is_chance()) {
      if (++positions_ > plan_.positions || spent_ > most_counting_) return false;
      return spread(decided(course), share, result);
    }
    // A card that time turns up makes no difference to this fight.
    const Step step = course.state.next().step;
    if (step == Step::DrawTime) return spread(after(course, game_.draw(course.state, rng_)), share, result);
    if (step == Step::RollDice && rolls_ahead(course.state) > plan_.positions - positions_) return false;
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
      if (event.type == Event::Type::TimeLost) {
        const auto lost = about<Event::Type::TimeLost>(event);
        if (lost.why != Event::Turn) next.time += lost.time;
      }
      if (event.type == Event::Type::Damaged) next.wounds += about<Event::Type::Damaged>(event).damage;
      if (event.type == Event::Type::BoxesActive) ++next.begun;
    }
    return next;
  }

  Forecast::Case outcome(const Course& course) const {
    Forecast::Case found;
    found.damage = all_damage(game_, course.state) - all_damage(game_, start_);
    found.wounds = course.wounds;
    found.time = course.time;
    found.boss = course.state.boss_damage - start_.boss_damage;
    found.potions = start_.potions - course.state.potions;
    found.ending = course.state.ending;
    found.proved = course.proved;
    found.worth = valued_.after(game_, course.state);
    return found;
  }

  // After the decision; in the dice step after the whole line up to the next chance. With the same limit of nodes a
  // computer player that solves at every decision anew reaches the same, in several times the work.
  Course decided(const Course& course, std::vector<Action>* plain = nullptr) {
    if (Solver::answers(course.state)) {
      const Solution solution = solve(course.state);
      if (!solution.line.empty()) return along(course, solution);
    }
    const bool advised = plain != nullptr && plan_.advise_feats && course.state.next().step == Step::AskFeat;
    const Action action = advised ? advised_feat(game_, course.state) : plain_choice(game_, course.state);
    if (plain != nullptr && !Solver::answers(course.state)) plain->push_back(action);
    return after(course, action);
  }

  Course along(const Course& course, const Solution& solution) {
    Course next = course;
    next.proved = next.proved && solution.exact;
    for (const Action action : solution.line) {
      if (!is_running(next) || game_.turn(next.state).is_chance()) break;
      next = after(next, action);
    }
    return next;
  }

  // Items that were lost on the way may change what damage is worth.
  Solution solve(const State& state) {
    if (const Worth worth = Worth::of(game_, state); worth != worth_) {
      worth_ = worth;
      solver_ = Solver(game_, worth_);
    }
    Solution solution = solver_.solve(state, plan_.nodes);
    spent_ += solution.nodes + kNodesOfSolve;
    return solution;
  }

  static constexpr int kFewRolls = kFaces * kFaces;
  static constexpr std::uint32_t kNodesOfSolve = 20;  // what a solve takes beside its nodes

  const OneDeck& game_;
  const State& start_;
  const ForecastPlan& plan_;
  const Worth valued_;  // what is left is judged by
  Worth worth_;
  Solver solver_;
  Rng rng_;
  EventList<Event> events_;
  int positions_ = 0;
  std::uint32_t spent_ = 0, most_counting_ = 0;
  Course begin_;
  std::vector<Action> before_;
  int fights_ = 1;
  std::uint8_t facing_ = kNone;
};

int soundest(const OneDeck& game, const State& state) {
  const auto left = [&](int hero) { return game.health(state, hero) - state.heroes[hero].damage; };
  const int first = state.fight.heroes[0];
  const int second = state.fight.heroes[1];
  return second != kNone && left(second) > left(first) ? second : first;
}

// The standard error of a mean of samples, by the sum and the sum of squares of shares. As if one more had been seen, 1
// away from the mean: what never happened in a few samples may still happen.
double error_of(double mean, double squares, int samples) {
  const double variance = std::max(0., squares - mean * mean) + 1. / samples;
  return std::sqrt(variance / samples);
}

// The same for a chance: as if half a sample more had been seen on either side.
double error_of_chance(double share, int samples) {
  const double chance = (share * samples + 0.5) / (samples + 1);
  return std::sqrt(chance * (1 - chance) / samples);
}

}  // namespace

Action plain_choice(const OneDeck& game, const State& state) {
  switch (state.next().step) {
    case Step::AskFace: return pack(Kind::Face);
    case Step::AskInvisibility: return pack(Kind::Fight);
    case Step::AskFeat: return pack(Kind::NoMoreFeats);
    case Step::AskFlames: return pack<Kind::Hurt>({soundest(game, state)});
    default: break;
  }
  ActionList list;
  Knowledge::promising(game, state, list, 1);
  return list[0];
}

// With a beginner's solver and the same dice for each: what it tells apart is worth telling apart.
Action advised_feat(const OneDeck& game, const State& state) {
  constexpr ForecastPlan kQuick{
      .positions = 0, .samples = 24, .nodes = 100, .work = 6'000, .seed = 7, .advise_feats = false};
  ActionList list;
  game.actions(state, list);
  Action best = pack(Kind::NoMoreFeats);
  double highest = forecast(game, state, best, kQuick).worth;
  for (const Action action : list) {
    if (action == pack(Kind::NoMoreFeats)) continue;
    const double worth = forecast(game, state, action, kQuick).worth;
    if (worth <= highest) continue;
    highest = worth;
    best = action;
  }
  return best;
}

void Forecast::add(const Case& found, double share) {
  const auto same = [&](const Case& other) {
    return other.damage == found.damage && other.wounds == found.wounds && other.time == found.time &&
           other.boss == found.boss && other.ending == found.ending;
  };
  auto at = std::find_if(cases.begin(), cases.end(), same);
  if (at == cases.end()) at = cases.insert(cases.end(), found);
  at->share += share;
  potions += share * found.potions;
  worth += share * found.worth;
  proved += found.proved ? share : 0;
}

void Forecast::settle() {
  const auto order = [](const Case& one) { return std::tuple(one.ending, one.damage, one.wounds, one.time, one.boss); };
  std::sort(cases.begin(), cases.end(), [&](const Case& a, const Case& b) { return order(a) < order(b); });
  double damage_squares = 0;
  double wounds_squares = 0;
  double time_squares = 0;
  double boss_squares = 0;
  for (const Case& one : cases) {
    damage += one.share * one.damage;
    wounds += one.share * one.wounds;
    wounds_squares += one.share * one.wounds * one.wounds;
    time += one.share * one.time;
    boss += one.share * one.boss;
    damage_squares += one.share * one.damage * one.damage;
    time_squares += one.share * one.time * one.time;
    boss_squares += one.share * one.boss * one.boss;
    if (one.ending == Ending::Lost) lost += one.share;
    if (one.ending == Ending::Won) won += one.share;
  }
  if (samples == 0) return;
  damage_error = error_of(damage, damage_squares, samples);
  wounds_error = error_of(wounds, wounds_squares, samples);
  time_error = error_of(time, time_squares, samples);
  boss_error = error_of(boss, boss_squares, samples);
  lost_error = error_of_chance(lost, samples);
  won_error = error_of_chance(won, samples);
}

Forecast forecast(const OneDeck& game, const State& state, Action first, const ForecastPlan& plan) {
  Forecaster forecaster(game, state, first, plan);
  Forecast result;
  if (plan.positions == 0 || !forecaster.spread(result)) {
    std::vector<Forecast::Case> found;
    while (std::ssize(found) < plan.samples && (std::ssize(found) < kFewestSamples || forecaster.has_work_left())) {
      found.push_back(forecaster.sample());
    }
    result = {};
    result.samples = static_cast<int>(found.size());
    for (const Forecast::Case& one : found) result.add(one, 1. / result.samples);
  }
  result.before = forecaster.before();
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
    entry.set("damage", one.damage).set("wounds", one.wounds).set("time", one.time);
    if (against_boss) entry.set("boss", one.boss);
    if (one.ending != Ending::None) entry.set("ending", one.ending == Ending::Won ? "won" : "lost");
    list.push(std::move(entry.set("chance", rounded(one.share))));
  }
  Doc doc = Doc::object();
  doc.set("exact", exact()).set("damage", rounded(damage)).set("wounds", rounded(wounds)).set("time", rounded(time));
  if (against_boss) doc.set("boss", rounded(boss));
  doc.set("potions", rounded(potions)).set("lost", rounded(lost)).set("won", rounded(won));
  if (!exact()) doc.set("proved", rounded(proved));
  if (samples > 0) {
    doc.set("samples", samples);
    doc.set("damage_error", rounded(damage_error)).set("wounds_error", rounded(wounds_error));
    doc.set("time_error", rounded(time_error));
    if (against_boss) doc.set("boss_error", rounded(boss_error));
    doc.set("lost_error", rounded(lost_error)).set("won_error", rounded(won_error));
  }
  return doc.set("cases", std::move(list));
}

}  // namespace uc::onedeck
