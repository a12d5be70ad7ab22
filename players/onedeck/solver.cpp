#include "solver.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/hash.hpp"
#include "onedeck/rules/choices.hpp"
#include "solver_goals.hpp"
#include "solver_moves.hpp"

namespace uc::onedeck {

namespace {

constexpr double kLowest = -1e9;
constexpr std::uint32_t kStepsOfNode = 64;  // so many steps of a fill take the time of a node
constexpr std::uint32_t kSetsOfNode = 16;   // so many sets of boxes, made into goals, as well
constexpr std::uint32_t kBoundsOfNode = 3;  // and so many bounds with potions spent
constexpr int kDeepest = 80;                // abilities, new dice, discards and rolls in one line

// All that the rest of the encounter depends on: piles and laid dice do not matter.
std::uint64_t key_of(const State& state, std::uint64_t seed) {
  std::uint64_t key = hash_of(state.fight, seed);
  key = hash_bytes(state.pool.dice, state.pool.count, key);
  if (state.fresh.count > 0) key = hash_bytes(state.fresh.dice, state.fresh.count, key);
  if (state.use.ability != kNone) key = hash_of(state.use, key);
  for (const HeroState& hero : state.heroes) {
    key = mix(key, static_cast<std::uint64_t>(hero.damage) | static_cast<std::uint64_t>(hero.stored) << 8U |
                       static_cast<std::uint64_t>(hero.owed) << 16U);
  }
  key =
      mix(key, static_cast<std::uint64_t>(state.deck) | static_cast<std::uint64_t>(state.tokens) << 8U |
                   static_cast<std::uint64_t>(state.potions) << 16U | static_cast<std::uint64_t>(state.ending) << 24U);
  return hash_bytes(state.agenda, sizeof(Task) * state.agenda_count, key);
}

}  // namespace

// Values are looked for above `alpha`: a result of at most alpha says only that there is no more.
class Solver::Search {
 public:
  Search(const OneDeck& game, const Worth& worth)
      : game_(game), worth_(worth), goals_(game_, worth_, filler_), tools_(game_), moves_of_(game_), memo_(kMemo) {}

  Solution solve(const State& root, std::uint32_t nodes);

 private:
  static constexpr std::size_t kMemo = 1U << 16U;
  struct Entry {
    std::uint64_t key = 0;
    Score score;
    Action best;  // none: finish with the best fill
    std::uint8_t depth = 0;
    bool at_most = false;   // the value is only an upper bound
    bool complete = false;  // nothing was left out below
  };
  struct Result {
    Score score;
    bool complete = true;
  };

  Result search(const State& state, double alpha, int depth);
  Result dice_step(const State& state, double alpha, int depth, Action& best);
  Result choose(const State& state, double alpha, int depth, Action& best);
  Result roll(const State& state, double alpha, int depth);
  Result child(const State& state, Action action, double alpha, int depth);

  struct Filled {
    Score score;
    unsigned mask = 0;
    bool found = false;  // else the value is an upper bound
  };
  Filled fill(const State& state, double alpha);
  double bound(const State& state, const Kit& kit, double enough);
  double bound_with(const State& state, const GoalList& list, const Extras& extras, double enough);
  State relaxed(const State& state, const Kit& kit, const Extras& extras, int potions) const;
  struct Means;
  Means means(const State& state, const Bag& bag, const Extras& extras);
  bool may_reach(const Goal& goal, const Means& means) const;
  void try_first(std::size_t begin, Action action);
  std::uint32_t spent() const { return nodes_ + filler_.work() / kStepsOfNode + with_potions_ / kBoundsOfNode; }
  bool deepen(const State& state, std::uint32_t limit, std::size_t kept, Solution& solution);
  void extend(const State& root, std::uint32_t limit, Solution& solution);
  void follow(State state, int depth, Solution& solution);
  void append_fill(const State& state, std::vector<Action>& line);
  const OutcomeList& rolls(const State& state);

  const OneDeck game_;
  const Worth worth_;
  Filler filler_;
  Goals goals_;
  Toolbox tools_;
  SolverMoves moves_of_;
  std::vector<Entry> memo_;
  std::uint64_t seed_ = 0;
  std::vector<Action> moves_;  // a stack: each node uses the end of it
  OutcomeList rolls_[kMaxDice + 1];
  std::uint32_t nodes_ = 0, limit_ = 0, with_potions_ = 0;
  bool stopped_ = false;
  const State* root_ = nullptr;  // where deepen() began
  Action partial_;               // of a root that was stopped: the best of the moves that were searched
};

// --- covering -------------------------------------------------------------------------------------------------------------

// What a set of dice could do at most.
struct Solver::Search::Means {
  Filler::Needs needs[3];
  int of_color[3] = {};  // sixes to come
  int pips[3] = {};      // of the colour's own dice
  int wild = 0, wild_pips = 0;
  int armor = 0, armor_pips = 0;
  int dice = 0;
};

Solver::Search::Means Solver::Search::means(const State& state, const Bag& bag, const Extras& extras) {
  Means means;
  for (int c = 0; c < 3; ++c) {
    means.needs[c] = filler_.needs(bag, c, state.fight.struck);
    means.of_color[c] = extras.of_color[c];
    means.pips[c] = bag.pips(c) + kFaces * extras.of_color[c];
    means.dice += bag.size(c) + extras.of_color[c];
  }
  means.wild = bag.size(Bag::kHeroic) + extras.wild;
  means.wild_pips = bag.pips(Bag::kHeroic) + kFaces * extras.wild;
  means.armor = extras.armor;
  for (int c = kColors; c < Bag::kClasses; ++c) means.armor += bag.size(c);
  means.armor_pips = kFaces * means.armor;
  means.dice += means.wild + means.armor;
  return means;
}

// A necessary condition only: neither more wild dice nor more pips than there could be.
bool Solver::Search::may_reach(const Goal& goal, const Means& means) const {
  const int cost = filler_.heroic_cost();
  int open = 0;
  for (int c = 0; c < 3; ++c) open += std::max(0, means.needs[c][goal.of_color[c]] - means.of_color[c]);
  const int wild = means.wild + (goal.armor ? means.armor : 0);
  if (open > wild + std::max(0, means.dice - goal.dice) / (cost - 1)) return false;
  int missing = 0;
  int spare = 0;
  for (int c = 0; c < 3; ++c) {
    const int left = means.pips[c] - goal.pips[c];
    if (left < 0) missing -= left;
    else spare += left;
  }
  return missing <= means.wild_pips + (goal.armor ? means.armor_pips : 0) + spare / cost;
}

Solver::Search::Filled Solver::Search::fill(const State& state, double alpha) {
  const GoalList& list = goals_.of(state);
  const Bag bag = Bag::of(state.pool);
  const Means now = means(state, bag, {});
  Filler::Question question{0, state.fight.struck, state.fight.supply[index(Color::Heroic)]};
  for (const Goal& goal : list.goals) {
    if (goal.value <= alpha) {
      Filled none;
      none.score.value = goal.value;
      return none;
    }
    if (!may_reach(goal, now)) continue;
    question.mask = goal.mask;
    if (filler_.can(bag, question)) return {list.leaves[goal.leaf].score, goal.mask, true};
  }
  return {};
}

// What the best goal would be worth that the dice could reach with all that the kit could give, whatever number of
// potions is spent for it. Stops at `enough`.
double Solver::Search::bound(const State& state, const Kit& kit, double enough) {
  const Extras skills = tools_.extras(state, kit, 0);
  double most = bound_with(state, goals_.of(relaxed(state, kit, skills, 0)), skills, enough);
  const int potions = kit.potions.empty() ? 0 : state.potions;
  for (int spent = 1; spent <= potions; ++spent) {
    ++with_potions_;
    if (kit.potions_prevent) {
      const Extras extras = tools_.extras(state, kit, spent);
      most = std::max(most, bound_with(state, goals_.of(relaxed(state, kit, extras, spent)), extras, most));
      continue;
    }
    // Most often not even all boxes are worth the potions: no need to ask for what they give.
    const GoalList& list = goals_.of(relaxed(state, kit, skills, spent));
    if (list.goals.front().value <= most) continue;
    most = std::max(most, bound_with(state, list, tools_.extras(state, kit, spent), most));
  }
  return most;
}

// As if everything that prevents had been used, and so many potions had healed every hero.
State Solver::Search::relaxed(const State& state, const Kit& kit, const Extras& extras, int potions) const {
  State relaxed = state;
  Fight& fight = relaxed.fight;
  fight.prevent_damage = static_cast<std::uint8_t>(std::min(255, fight.prevent_damage + extras.prevent_damage));
  fight.prevent_time = static_cast<std::uint8_t>(std::min(255, fight.prevent_time + extras.prevent_time));
  relaxed.potions = static_cast<std::uint8_t>(state.potions - potions);
  for (const Tool* tool : kit.potions) {
    if (tool->slot != game_.healing_potion()) continue;
    HeroState& hero = relaxed.heroes[fight.heroes[tool->who]];
    const int healed = potions * game_.healing(state, fight.heroes[tool->who], false);
    hero.damage = static_cast<std::uint8_t>(std::max(0, hero.damage - healed));
  }
  return relaxed;
}

double Solver::Search::bound_with(const State& state, const GoalList& list, const Extras& extras, double enough) {
  const Bag bag = Bag::of(state.pool);
  const Means later = means(state, bag, extras);
  for (const Goal& goal : list.goals) {
    if (goal.value <= enough || may_reach(goal, later)) return goal.value;
  }
  return list.goals.back().value;
}

// --- the search -----------------------------------------------------------------------------------------------------------

Solver::Search::Result Solver::Search::child(const State& state, Action action, double alpha, int depth) {
  State next = state;
  game_.apply(next, action, NoEvents{});
  return search(next, alpha, depth);
}

void Solver::Search::try_first(std::size_t begin, Action action) {
  if (action == Action{}) return;
  const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(begin);
  const auto found = std::find(first, moves_.end(), action);
  if (found != moves_.end()) std::rotate(first, found, found + 1);
}

Solver::Search::Result Solver::Search::search(const State& state, double alpha, int depth) {
  if (fight_is_over(state)) return {goals_.leaf(state), true};
  if (state.next().step == Step::DrawTime) {  // whichever card it is
    return child(state, pack<Kind::Card>({std::countr_zero(state.unseen.one)}), alpha, depth);
  }
  const std::uint64_t key = key_of(state, seed_);
  Entry& entry = memo_[key % kMemo];
  if (entry.key == key && (entry.complete || entry.depth >= depth) && (!entry.at_most || entry.score.value <= alpha)) {
    return {entry.score, entry.complete};
  }
  ++nodes_;
  if (spent() > limit_) stopped_ = true;
  if (stopped_) return {};
  Action best = entry.key == key ? entry.best : Action{};  // of a shallower search: to be tried first
  Result result;
  if (state.next().step == Step::RollDice) result = roll(state, alpha, depth);
  else if (state.next().step == Step::AskDice) result = dice_step(state, alpha, depth, best);
  else result = choose(state, alpha, depth, best);
  if (!stopped_) {
    entry = {key, result.score, best, static_cast<std::uint8_t>(depth), result.score.value <= alpha, result.complete};
  }
  return result;
}

Solver::Search::Result Solver::Search::dice_step(const State& state, double alpha, int depth, Action& best) {
  const Action remembered = std::exchange(best, Action{});
  const Filled filled = fill(state, alpha);
  Result result{filled.score, true};
  const Kit kit = tools_.kit(state);
  if (kit.empty()) return result;
  double least = filled.found ? filled.score.value : alpha;
  const double most = bound(state, kit, least);
  if (most <= least) {
    if (!filled.found) result.score.value = std::max(most, result.score.value);
    return result;
  }
  if (depth == 0) return {filled.score, false};
  const std::size_t begin = moves_.size();
  moves_of_.list(state, kit, moves_);
  const std::size_t end = moves_.size();
  try_first(begin, remembered);
  for (std::size_t i = begin; i < end && least < most; ++i) {
    const Action action = moves_[i];
    const Result next = child(state, action, least, depth - 1);
    if (stopped_) break;
    result.complete = result.complete && next.complete;
    if (next.score.value > result.score.value) result.score = next.score;
    if (next.score.value > least) {
      least = next.score.value;
      best = action;
    }
  }
  moves_.resize(begin);
  if (stopped_ && &state == root_) partial_ = best;
  if (least >= most) result.complete = true;  // nothing can be better
  return result;
}

Solver::Search::Result Solver::Search::choose(const State& state, double alpha, int depth, Action& best) {
  const std::size_t begin = moves_.size();
  const Step step = state.next().step;
  if (step == Step::AskPick || step == Step::AskValue) {
    moves_of_.list_picks(state, tools_.kit(state), moves_);
  } else {
    const auto add = [&](Action action) { moves_.push_back(action); };
    for_each_action(game_, state, add);
  }
  const std::size_t end = moves_.size();
  try_first(begin, std::exchange(best, Action{}));
  Result result;
  result.score.value = kLowest;
  double least = alpha;
  for (std::size_t i = begin; i < end; ++i) {
    const Action action = moves_[i];
    const Result next = child(state, action, least, depth);
    if (stopped_) break;
    result.complete = result.complete && next.complete;
    if (next.score.value > result.score.value) {
      result.score = next.score;
      best = action;
    }
    least = std::max(least, next.score.value);
  }
  moves_.resize(begin);
  return result;
}

const OutcomeList& Solver::Search::rolls(const State& state) {
  OutcomeList& list = rolls_[next_group(state).count];
  if (list.empty()) game_.outcomes(state, list);
  return list;
}

// The mean of all outcomes. A roll takes a step of the depth, as an ability does: it has many outcomes, and lines
// without one must not wait for them. Given up as soon as the rest, were it as good as possible, could not reach alpha.
Solver::Search::Result Solver::Search::roll(const State& state, double alpha, int depth) {
  const OutcomeList& outcomes = rolls(state);
  double all = 0;
  for (const Outcome& outcome : outcomes) all += static_cast<double>(outcome.weight);
  const double most = bound(state, tools_.kit(state), kLowest);
  Result result;
  if (most <= alpha) {
    result.score.value = most;
    return result;
  }
  double left = 1;
  Score& sum = result.score;
  for (const Outcome& outcome : outcomes) {
    const double share = static_cast<double>(outcome.weight) / all;
    left -= share;
    const double floor = (alpha - sum.value - left * most) / share;
    const Result next = child(state, outcome.action, floor, std::max(0, depth - 1));
    if (stopped_) return {};
    result.complete = result.complete && next.complete;
    sum.value += share * next.score.value;
    if (next.score.value <= floor) {
      sum.value = std::min(alpha, sum.value + left * most);  // never above by rounding
      return result;
    }
    sum.damage += static_cast<float>(share) * next.score.damage;
    sum.time += static_cast<float>(share) * next.score.time;
    sum.lost += static_cast<float>(share) * next.score.lost;
  }
  return result;
}

// --- the answer -----------------------------------------------------------------------------------------------------------

Solution Solver::Search::solve(const State& root, std::uint32_t nodes) {
  filler_.begin(game_, root);
  goals_.begin(root);
  tools_.begin(root);
  ++seed_;
  nodes_ = with_potions_ = 0;
  Solution solution;
  solution.score.value = kLowest;
  const bool complete = deepen(root, nodes / 2, 0, solution);
  if (!complete) extend(root, nodes, solution);
  solution.exact = complete && !filler_.gave_up();
  solution.nodes = spent() + goals_.work() / kSetsOfNode;
  solution.best = solution.line.empty() ? Action{} : solution.line.front();
  solution.at_most = solution.score.value;
  if (!solution.exact) solution.at_most = bound(root, tools_.kit(root), solution.score.value);
  if (solution.at_most <= solution.score.value) solution.exact = true;
  return solution;
}

// Searches one ability deeper each time, up to the limit. What is better than the solution replaces its line from
// `kept` on. True if nothing was left out.
bool Solver::Search::deepen(const State& state, std::uint32_t limit, std::size_t kept, Solution& solution) {
  root_ = &state;
  for (int depth = 0; depth < kDeepest; ++depth) {
    const bool first = solution.line.empty();
    limit_ = first ? std::numeric_limits<std::uint32_t>::max() : limit;
    stopped_ = false;
    partial_ = {};
    moves_.clear();
    const Result result = search(state, kLowest, depth);
    if (stopped_ && partial_ == Action{}) return false;
    if (first || result.score.value > solution.score.value) {
      solution.score = result.score;
      solution.line.resize(kept);
      State from = state;
      if (stopped_) {
        solution.line.push_back(partial_);
        game_.apply(from, partial_, NoEvents{});
      }
      follow(from, stopped_ ? depth - 1 : depth, solution);
    }
    if (stopped_) return false;
    if (result.complete) return true;
  }
  return false;
}

// The search was stopped: goes along the line it found, and looks further from each step of it.
void Solver::Search::extend(const State& root, std::uint32_t limit, Solution& solution) {
  State state = root;
  for (std::size_t at = 0; at < solution.line.size() && spent() < limit;) {
    game_.apply(state, solution.line[at++], NoEvents{});
    if (fight_is_over(state) || game_.turn(state).is_chance()) return;
    if (state.next().step != Step::AskDice) continue;
    if (deepen(state, spent() + (limit - spent()) / 3, at, solution)) return;
  }
}

// The line that the memo remembers.
void Solver::Search::follow(State state, int depth, Solution& solution) {
  while (!fight_is_over(state)) {
    if (state.next().step == Step::RollDice || state.next().step == Step::DrawTime) return;
    const std::uint64_t key = key_of(state, seed_);
    const Entry entry = memo_[key % kMemo];
    if (entry.key != key || entry.at_most || !(entry.complete || entry.depth >= depth)) return;
    if (entry.best == Action{}) return append_fill(state, solution.line);
    if (state.next().step == Step::AskDice) --depth;
    solution.line.push_back(entry.best);
    game_.apply(state, entry.best, NoEvents{});
  }
}

namespace {

// The mask of dice of the pool that are these, whoever owns them.
std::uint32_t find_dice(const State& state, const Die* begin, const Die* end) {
  std::uint32_t mask = 0;
  for (; begin != end; ++begin) {
    for (int i = 0; i < state.pool.count; ++i) {
      const Die die = state.pool.dice[i];
      const bool same = die.color() == begin->color() && die.value() == begin->value() && die.use() == begin->use();
      if (!same || (mask >> i & 1U) != 0) continue;
      mask |= 1U << i;
      break;
    }
  }
  return mask;
}

}  // namespace

void Solver::Search::append_fill(const State& start, std::vector<Action>& line) {
  State state = start;
  const Filled filled = fill(state, kLowest);
  FillPlan plan;
  filler_.plan(Bag::of(state.pool), {filled.mask, state.fight.struck, state.fight.supply[index(Color::Heroic)]}, plan);
  const auto play = [&](Action action) {
    line.push_back(action);
    game_.apply(state, action, NoEvents{});
  };
  Dice spare;  // heroic dice that the plan does not need
  for (const Die die : state.pool) {
    if (die.color() == Color::Heroic) spare.add(Die::of(0, die.color(), die.value(), die.use()));
  }
  const auto needed = [&](Die die) {
    const int at = spare.find(die);
    if (at >= 0) spare.remove_at(at);
  };
  for (const auto& parts : plan.makes) std::for_each(parts.begin(), parts.end(), needed);
  for (const Placement& placement : plan.placements)
    std::for_each(placement.dice.begin(), placement.dice.end(), needed);
  for (auto& parts : plan.makes) {
    std::uint32_t mask = find_dice(state, parts.begin(), parts.end());
    if (!heroic_is_left(state, mask) && spare.count > 0) {  // OD-10.4
      const Die out = spare.dice[0];
      spare.remove_at(0);
      play(pack<Kind::DiscardDie>({find_dice(state, &out, &out + 1)}));
      mask = find_dice(state, parts.begin(), parts.end());
    }
    const int owner = (owners_of(state, mask) & 1U) != 0 ? 0 : 1;
    play(pack<Kind::MakeHeroic>({.owner = owner, .dice = mask}));
  }
  const Boxes boxes = game_.boxes(state);
  for (Placement& placement : plan.placements) {
    const int number = OneDeck::number_on(state, boxes[placement.box]);
    int sum = 0;
    for (const Die die : placement.dice) sum += die.value();
    std::sort(placement.dice.begin(), placement.dice.end(), [](Die a, Die b) { return a.value() > b.value(); });
    while (placement.dice.size() > 1 && sum - placement.dice.end()[-1].value() >= number) {  // OD-0.9
      sum -= placement.dice.end()[-1].value();
      placement.dice.pop_back();
    }
    const std::uint32_t mask = find_dice(state, placement.dice.begin(), placement.dice.end());
    play(pack<Kind::Cover>({.box = placement.box, .dice = mask}));
  }
  line.push_back(pack(Kind::Finish));
}

// --- the door -------------------------------------------------------------------------------------------------------------

Solver::Solver(const OneDeck& game, const Worth& worth) : search_(std::make_unique<Search>(game, worth)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Solution Solver::solve(const State& state, std::uint32_t nodes) { return search_->solve(state, nodes); }

bool Solver::answers(const State& state) {
  const Step step = state.next().step;
  const bool asked = static_cast<int>(step) < kQuestions && step != Step::Over;
  return asked && state.fight.active != 0;
}

}  // namespace uc::onedeck
