#include "round_search.hpp"

#include <algorithm>
#include <cmath>

#include "knowledge.hpp"

namespace uc::saga {

namespace {

constexpr std::size_t kLooked = 24;       // choices that are looked at one step ahead
constexpr int kGlances = 3;               // guesses of what is hidden for this look
constexpr float kTrust = 30.0F;           // simulations that a glance is worth
constexpr std::uint32_t kLongest = 2000;  // decisions of a simulation, far more than Rounds ever take

}  // namespace

RoundSearch::RoundSearch(const Saga& game, const State& root, Seat seat, const Plan& plan, std::uint64_t seed, TreeSize,
                         Among among)
    : game_(&game),
      root_(root),
      seat_(seat),
      plan_(plan),
      rng_(seed),
      actor_(static_cast<std::size_t>(index(game.turn(root).actor))) {
  ActionList list;
  for (int i = 0; i < kGlances; ++i) {
    const State guess = game.guess(root, seat_, rng_);
    if (i == 0) {
      list_promising(game, guess, list, kLooked, among);
      for (const Action action : list) choices_.push_back({action});
    }
    for (Choice& each : choices_) {
      State after = guess;
      game.apply(after, each.action, NoEvents{});
      each.glance += Knowledge::evaluate(game, after)[actor_] / static_cast<float>(kGlances);
    }
  }
  std::sort(choices_.begin(), choices_.end(), [](const Choice& a, const Choice& b) {
    return a.glance != b.glance ? a.glance > b.glance : a.action < b.action;
  });
}

// The best by mean and glance together, with a bonus for being tried seldom.
std::size_t RoundSearch::choose() const {
  const auto wide =
      static_cast<std::size_t>(static_cast<float>(plan_.width) +
                               std::sqrt(static_cast<float>(simulations_)) * static_cast<float>(plan_.widen) / 100.0F);
  const std::size_t count = std::min(choices_.size(), wide);
  float sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += choices_[i].mean * static_cast<float>(choices_[i].visits);
  const float middle = simulations_ == 0 ? choices_[0].glance : sum / static_cast<float>(simulations_);
  const float tried = log_of(simulations_ + 1);
  const float explore = static_cast<float>(plan_.explore.value_or(kUsualExplore)) / 100.0F;
  std::size_t best = 0;
  float best_score = -1e9F;
  for (std::size_t i = 0; i < count; ++i) {
    const Choice& each = choices_[i];
    const auto visits = static_cast<float>(each.visits);
    const float expected = middle + each.glance - choices_[0].glance;
    const float mean = (each.mean * visits + expected * kTrust) / (visits + kTrust);
    const float score = mean + explore * std::sqrt(tried / (visits + 1.0F));
    if (score > best_score) {
      best = i;
      best_score = score;
    }
  }
  return best;
}

// To the beginning of a Round, so many Rounds on.
float RoundSearch::play_on(State& state) {
  const int last = plan_.horizon == 0 ? 255 : root_.round + plan_.horizon;
  for (std::uint32_t decisions = 0; decisions < kLongest;) {
    const Turn turn = game_->turn(state);
    if (turn.is_over()) return Knowledge::reward(*game_, state)[actor_];
    if (turn.who == Turn::Who::Horizon) break;
    if (state.round >= last && state.phase == Phase::Heroes && state.acted == 0 && state.act.model == kNone) {
      break;
    }
    if (turn.is_chance()) {
      game_->apply(state, game_->draw(state, rng_), NoEvents{});
      continue;
    }
    ++decisions;
    game_->apply(state, plan_.random_playouts ? game_->pick(state, rng_) : Knowledge::playout(*game_, state, rng_),
                 NoEvents{});
  }
  return Knowledge::evaluate(*game_, state)[actor_];
}

void RoundSearch::simulate() {
  Choice& choice = choices_[choose()];
  State state = game_->guess(root_, seat_, rng_);
  game_->apply(state, choice.action, NoEvents{});
  const float value = play_on(state);
  ++simulations_;
  ++choice.visits;
  choice.mean += (value - choice.mean) / static_cast<float>(choice.visits);
}

void RoundSearch::add_to(std::vector<Considered>& considered) const {
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    const Choice& each = choices_[i];
    if (each.visits > 0 || i == 0) add_visits(considered, each.action, each.visits, each.mean);
  }
}

}  // namespace uc::saga
