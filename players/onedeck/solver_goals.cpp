#include "solver_goals.hpp"

#include <algorithm>
#include <bit>

#include "core/hash.hpp"
#include "onedeck/rules/choices.hpp"

namespace uc::onedeck {

namespace {

int all_damage(const OneDeck& game, const State& state) {
  int damage = 0;
  for (int hero = 0; hero < game.players(); ++hero) damage += state.heroes[hero].damage;
  return damage;
}

// All that the consequences depend on besides the boxes.
std::uint64_t key_of(const State& state) {
  const Fight& fight = state.fight;
  std::uint64_t key = hash_bytes(state.heroes, sizeof state.heroes);
  key = mix(key, static_cast<std::uint64_t>(fight.covered) | static_cast<std::uint64_t>(fight.struck) << 16U |
                     static_cast<std::uint64_t>(fight.prevent_damage) << 32U |
                     static_cast<std::uint64_t>(fight.prevent_time) << 40U);
  return mix(key, static_cast<std::uint64_t>(state.deck) | static_cast<std::uint64_t>(state.tokens) << 8U |
                      static_cast<std::uint64_t>(state.potions) << 16U);
}

}  // namespace

void Goals::begin(const State& root) {
  damage_ = all_damage(game_, root);
  deck_ = root.deck;
  tokens_ = root.tokens;
  used_ = 0;
  work_ = 0;
}

int Goals::elapsed(const State& state) const {
  const int tokens = state.tokens - tokens_;
  return deck_ - state.deck + (tokens < 0 ? tokens + game_.setup().stairs_tokens : tokens);
}

Score Goals::leaf(const State& state) const {
  Score score;
  score.value = worth_.after(game_, state);
  score.damage = static_cast<float>(all_damage(game_, state) - damage_);
  score.time = static_cast<float>(elapsed(state));
  score.lost = state.ending == Ending::Lost ? 1.F : 0.F;
  return score;
}

// The card that is turned up for lost time makes no difference here.
Score Goals::after_finish(const State& state) {
  if (fight_is_over(state)) return leaf(state);
  if (game_.turn(state).is_chance()) {
    State next = state;
    game_.apply(next, pack<Kind::Card>({std::countr_zero(state.unseen.one)}), NoEvents{});
    return after_finish(next);
  }
  Score best;
  bool first = true;
  const auto consider = [&](Action action) {
    State next = state;
    game_.apply(next, action, NoEvents{});
    const Score score = after_finish(next);
    if (first || score.value > best.value) best = score;
    first = false;
  };
  for_each_action(game_, state, consider);
  return best;
}

Score Goals::finish(const State& state, unsigned covered) {
  State next = state;
  next.fight.covered = static_cast<std::uint16_t>(covered);
  const double escaping = worth_.escaping(game_, next);
  int time = elapsed(state) + toll(game_, next).time;
  if (covered + 1U != 1U << game_.boxes(state).size()) time += game_.in_force(state).time_if_uncovered;
  while (next.next().step != Step::AskDice) --next.agenda_count;  // also asked in the middle of an effect, as a bound
  next.use = {};
  game_.apply(next, pack(Kind::Finish), NoEvents{});
  Score score = after_finish(next);
  score.value -= escaping;
  score.time = state.in_boss_fight() ? 0.F : static_cast<float>(time);
  return score;
}

// Sets of boxes with the same key cost the same.
std::uint64_t Goals::leaf_key(const State& state, unsigned covered) const {
  const Boxes boxes = game_.boxes(state);
  unsigned damage = 0;
  unsigned time = 0;
  unsigned skulls = 0;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if ((covered >> i & 1U) != 0) {
      skulls += boxes[i].skull;
      continue;
    }
    damage += boxes[i].damage;
    time += boxes[i].time;
  }
  const bool all = covered + 1U == 1U << boxes.size();
  const bool armor = (covered & filler_.armor()) == filler_.armor();
  return damage | time << 8U | skulls << 16U | (all ? 1U << 24U : 0U) | (armor ? 1U << 25U : 0U);
}

std::uint16_t Goals::leaf_of(GoalList& list, const State& state, unsigned covered) {
  const std::uint64_t key = leaf_key(state, covered);
  for (std::size_t i = 0; i < list.leaves.size(); ++i) {
    if (list.leaves[i].key == key) return static_cast<std::uint16_t>(i);
  }
  list.leaves.push_back({key, finish(state, covered)});
  return static_cast<std::uint16_t>(list.leaves.size() - 1);
}

const GoalList& Goals::of(const State& state) {
  const std::uint64_t key = key_of(state);
  for (std::size_t i = 0; i < used_; ++i) {
    if (lists_[i].key != key) continue;
    if (i > 0) std::swap(lists_[i], lists_[i - 1]);  // what is asked often moves to the front
    return lists_[i > 0 ? i - 1 : 0];
  }
  if (used_ == lists_.size()) lists_.emplace_back();
  GoalList& list = lists_[used_++];
  list.key = key;
  make(list, state);
  return list;
}

void Goals::make(GoalList& list, const State& state) {
  list.goals.clear();
  list.leaves.clear();
  const unsigned covered = state.fight.covered;
  const unsigned open = ((1U << filler_.boxes()) - 1U) & ~covered;
  leaf_by_set_.assign(1U << filler_.boxes(), 0);
  work_ += 1U << std::popcount(open);
  constexpr std::uint16_t kNever = 0xffff;
  for (unsigned set = 0;; set = (set - open) & open) {  // subsets of `open`, rising
    leaf_by_set_[set] = filler_.in_order(set | covered) ? leaf_of(list, state, set | covered) : kNever;
    if (set == open) break;
  }
  for (unsigned set = 0;; set = (set - open) & open) {
    bool needed = leaf_by_set_[set] != kNever;
    for (unsigned rest = set; rest != 0 && needed; rest &= rest - 1) {  // does a smaller set do as well?
      const std::uint16_t without = leaf_by_set_[set & ~(rest & (0U - rest))];
      if (without == kNever) continue;
      needed = list.leaves[without].score.value < list.leaves[leaf_by_set_[set]].score.value;
    }
    if (needed) {
      Goal goal;
      goal.leaf = leaf_by_set_[set];
      goal.value = list.leaves[goal.leaf].score.value;
      goal.mask = static_cast<std::uint16_t>(set);
      goal.armor = (set & filler_.armor()) != 0;
      for (int color = 0; color < 3; ++color) goal.of_color[color] = filler_.of_color(color, set);
      for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        const int box = std::countr_zero(rest);
        const bool twice = filler_.strikes_first(box) && (state.fight.struck >> box & 1U) == 0;
        goal.dice = static_cast<std::uint8_t>(goal.dice + (twice ? 2 : 1));
        std::uint8_t& pips = goal.pips[filler_.color_of(box)];
        pips = static_cast<std::uint8_t>(std::min(255, pips + filler_.number_of(box) * (twice ? 2 : 1)));
      }
      list.goals.push_back(goal);
    }
    if (set == open) break;
  }
  std::sort(list.goals.begin(), list.goals.end(), [](const Goal& a, const Goal& b) {
    if (a.value != b.value) return a.value > b.value;
    return a.dice != b.dice ? a.dice < b.dice : a.mask < b.mask;
  });
}

}  // namespace uc::onedeck
