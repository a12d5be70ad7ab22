// A computer player that thinks about one decision of one seat, in steps, so that a page or a server can go on between
// them. With sims or a level, a seed and one thread its advice is the same on every machine, however it is sliced.
//
// It sees the position only through Game::guess, so its choice depends on nothing that its seat does not know. Asked
// for the best among some legal actions, it looks at no other.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#ifdef UC_THREADS
#include <thread>
#endif
#include <vector>

#include "advice.hpp"
#include "core/game.hpp"
#include "greedy.hpp"
#include "knowledge.hpp"
#include "levels.hpp"
#include "random_choice.hpp"
#include "tree.hpp"

namespace uc {

inline constexpr int kDefaultSims = 10000;             // for a search that was given no measure
inline constexpr std::uint32_t kMostSims = 1U << 30U;  // where a time alone was given
inline constexpr int kForcedSims = 32;                 // where there is nothing to choose: only for the value

template <Game G>
class Thinker {
 public:
  using State = typename G::State;
  using Search = typename Knowledge<G>::Search;

  // `position` is a turn of a seat, and `seat` one of those that may answer. The game must outlive the thinker.
  Thinker(const G& game, const State& position, Seat seat, Budget budget, std::uint64_t seed)
      : Thinker(game, position, seat, plan_for(budget), seed) {}
  Thinker(const G& game, const State& position, Seat seat, const Plan& plan, std::uint64_t seed, Among among = {});

  // Thinks on for a slice. True when the budget is used up; further steps then do nothing. A clock is read only if
  // the slice or the budget has milliseconds.
  bool step(Slice slice = {});
  // The best so far. Before the first step of a search: its first guess.
  Advice advice() const;
  const Plan& plan() const { return plan_; }  // as tuned

 private:
  void grow(Search& tree, std::uint32_t target, Slice slice);
  void grow_all(Slice slice);
  bool used_up() const;

  Plan plan_;
  bool done_ = false;
  double spent_ms_ = 0;                         // in the steps so far
  Advice advice_;                               // of players that do not search
  std::vector<std::unique_ptr<Search>> trees_;  // of those that do: one a thread
};

template <Game G>
Thinker<G>::Thinker(const G& game, const State& position, Seat seat, const Plan& plan, std::uint64_t seed, Among among)
    : plan_(Knowledge<G>::tuned(plan)) {
  Rng rng(seed);
  done_ = plan_.kind != Plan::Kind::Search;
  if (Knowledge<G>::answers(game, position, plan_)) {
    advice_ = Knowledge<G>::advise(game, position, plan_);
    keep_only(among, advice_);
    if (advice_.considered.empty()) advice_ = greedy_advice(game, position, seat, plan_, rng, among);
    done_ = true;
    return;
  }
  if (plan_.kind == Plan::Kind::Random) advice_ = random_advice(game, position, seat, rng, among);
  if (plan_.kind == Plan::Kind::Greedy) advice_ = greedy_advice(game, position, seat, plan_, rng, among);
  if (done_) return;
#ifndef UC_THREADS
  plan_.threads = 1;
#endif
  plan_.threads = std::clamp(plan_.threads, 1, 64);
  if (plan_.sims <= 0 && plan_.ms <= 0) plan_.sims = kDefaultSims;
  for (int i = 0; i < plan_.threads; ++i) {
    trees_.push_back(
        std::make_unique<Search>(game, position, seat, plan_, rng.next(), TreeSize::for_plan(plan_), among));
  }
  if (!trees_[0]->forced()) return;
  plan_.sims = plan_.sims > 0 ? std::min(plan_.sims, kForcedSims) : kForcedSims;
  plan_.ms = 0;
}

namespace detail {

using Clock = std::chrono::steady_clock;
inline double ms_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace detail

// Simulates until the tree has `target` simulations or time is over.
template <Game G>
void Thinker<G>::grow(Search& tree, std::uint32_t target, Slice slice) {
  double limit = 0;
  if (slice.ms > 0) limit = slice.ms;
  if (plan_.ms > 0) limit = limit > 0 ? std::min(limit, plan_.ms - spent_ms_) : plan_.ms - spent_ms_;
  const bool timed = slice.ms > 0 || plan_.ms > 0;
  const auto start = timed ? detail::Clock::now() : detail::Clock::time_point{};
  while (tree.simulations() < target) {
    // The clock is read once in 16 simulations: a fraction of a millisecond. Before the first there is nothing to say.
    if (timed && tree.simulations() > 0 && tree.simulations() % 16 == 0 && detail::ms_since(start) >= limit) return;
    tree.simulate();
  }
}

template <Game G>
void Thinker<G>::grow_all(Slice slice) {
  const auto count = static_cast<std::uint32_t>(trees_.size());
  const auto share = [&](std::uint32_t all, std::uint32_t i) { return all / count + (i < all % count ? 1U : 0U); };
  const auto target = [&](std::uint32_t i) {
    const std::uint32_t all = plan_.sims > 0 ? static_cast<std::uint32_t>(plan_.sims) : kMostSims;
    std::uint32_t end = share(all, i);
    if (slice.sims > 0)
      end = std::min(end, trees_[i]->simulations() + share(static_cast<std::uint32_t>(slice.sims), i));
    return end;
  };
#ifdef UC_THREADS
  std::vector<std::thread> helpers;
  for (std::uint32_t i = 1; i < count; ++i) {
    helpers.emplace_back([this, i, slice, end = target(i)] { grow(*trees_[i], end, slice); });
  }
#endif
  grow(*trees_[0], target(0), slice);
#ifdef UC_THREADS
  for (std::thread& helper : helpers) helper.join();
#endif
}

template <Game G>
bool Thinker<G>::used_up() const {
  if (plan_.ms > 0 && spent_ms_ >= plan_.ms) return true;
  std::uint64_t all = 0;
  for (const auto& tree : trees_) all += tree->simulations();
  return all >= (plan_.sims > 0 ? static_cast<std::uint64_t>(plan_.sims) : std::uint64_t{kMostSims});
}

template <Game G>
bool Thinker<G>::step(Slice slice) {
  if (done_) return true;
  const bool timed = slice.ms > 0 || plan_.ms > 0;
  const auto start = timed ? detail::Clock::now() : detail::Clock::time_point{};
  grow_all(slice);
  if (timed) spent_ms_ += detail::ms_since(start);
  done_ = used_up();
  return done_;
}

template <Game G>
Advice Thinker<G>::advice() const {
  if (trees_.empty()) return advice_;
  Advice advice;
  advice.done = done_;
  for (const auto& tree : trees_) tree->add_to(advice.considered);
  std::sort(advice.considered.begin(), advice.considered.end(), [](const Considered& a, const Considered& b) {
    if (a.visits != b.visits) return a.visits > b.visits;
    return a.value != b.value ? a.value > b.value : a.action < b.action;
  });
  advice.best = advice.considered.front().action;
  advice.value = advice.considered.front().value;
  return advice;
}

}  // namespace uc
