// What a viewer can conclude from all it saw: every position the game may truly be in, with its exact probability.
//
// Brute force, from the rules alone: the game is played again with every outcome of chance that the viewer could not
// tell from the true one, and a line is dropped as soon as the viewer would have been told something else. What is
// left, weighted with the probabilities of chance, is what Game::guess has to draw from.
#pragma once

#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "statistics.hpp"

namespace uc {

template <Game G>
class Posterior {
 public:
  using State = typename G::State;

  Posterior(const G& game, Seats viewer) : game_(game), seats_(viewer), viewer_(Viewer::of(viewer)) {
    possible_[bytes_of(game.start())] = 1.0;
  }

  // The true position and action of the next step. False, and nothing changes, if there are too many possibilities.
  bool step(const State& truth, Action action) {
    const std::vector<Doc> told = tell(truth, action);
    const std::string text = game_.text(truth, action, viewer_);
    std::map<std::string, double> next;
    for (const auto& [bytes, probability] : possible_) {
      const State state = state_of(bytes);
      if (!game_.turn(truth).is_chance()) {
        if (!game_.refuse(state, action)) add(next, state, action, probability, told);
        continue;
      }
      OutcomeList outcomes;
      game_.outcomes(state, outcomes);
      double total = 0;
      for (const Outcome& outcome : outcomes) total += static_cast<double>(outcome.weight);
      for (const Outcome& outcome : outcomes) {
        if (game_.text(state, outcome.action, viewer_) != text) continue;
        add(next, state, outcome.action, probability * static_cast<double>(outcome.weight) / total, told);
      }
      if (next.size() > kMost) return false;
    }
    possible_ = std::move(next);
    return true;
  }

  // What is wrong with the guesses at this position, the last of the steps; empty if nothing is.
  std::string compare(const State& truth, Rng& rng) const {
    BasicTally<std::string> tally;
    bool true_one = false;
    const Doc view = game_.view(truth, viewer_);
    for (const auto& [bytes, probability] : possible_) {
      const State state = state_of(bytes);
      tally.add(bytes, probability);
      true_one = true_one || bytes == bytes_of(truth);
      if (!(game_.view(state, viewer_) == view)) return "the view tells what no event told; possible is " + all(state);
    }
    if (!true_one) return "the truth is not possible";
    for (std::size_t i = 0; i < std::max<std::size_t>(300, 15 * possible_.size()); ++i) {
      const State guess = game_.guess(truth, seats_, rng);
      if (!tally.count(bytes_of(guess))) return "a guess contradicts what the viewer saw: " + all(guess);
    }
    return tally.plausible() ? "" : "guesses do not follow the probabilities of chance: " + tally.told();
  }

  std::size_t size() const { return possible_.size(); }

 private:
  static constexpr std::size_t kMost = 250;

  static std::string bytes_of(const State& state) {
    std::string bytes(sizeof state, '\0');
    std::memcpy(bytes.data(), &state, sizeof state);
    return bytes;
  }
  static State state_of(const std::string& bytes) {
    State state;
    std::memcpy(&state, bytes.data(), sizeof state);
    return state;
  }
  std::string all(const State& state) const { return to_json(game_.view(state, Viewer::everything())); }

  std::vector<Doc> tell(State state, Action action) const { return apply(state, action); }

  std::vector<Doc> apply(State& state, Action action) const {
    EventList<typename G::Event> events;
    game_.apply(state, action, events);
    std::vector<Doc> told;
    for (const auto& event : events.items) {
      if (Doc doc = game_.describe(event, viewer_); !doc.is_null()) told.push_back(std::move(doc));
    }
    return told;
  }

  void add(std::map<std::string, double>& next, State state, Action action, double probability,
           const std::vector<Doc>& told) const {
    if (apply(state, action) == told) next[bytes_of(state)] += probability;
  }

  const G& game_;
  Seats seats_;
  Viewer viewer_;
  std::map<std::string, double> possible_;  // by the bytes of the position
};

}  // namespace uc
