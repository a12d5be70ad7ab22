// Is the end of the game sure once an action is made? It is where every way on, whatever chance and everybody choose,
// leads to the same end within a few steps.
#pragma once

#include <cstdint>
#include <vector>

#include "advice.hpp"
#include "core/game.hpp"
#include "core/hash.hpp"

namespace uc {

template <Game G>
class SureEnd {
 public:
  using State = typename G::State;

  SureEnd(const G& game, const State& position, Seat viewer, std::uint64_t seed)
      : game_(&game),
        position_(position),
        viewer_(viewer),
        seat_(static_cast<std::size_t>(index(game.turn(position).actor))),
        seed_(seed),
        rng_(seed) {}

  // For the actor, after an action of the position. It must be the same in many guesses of what the viewer cannot see.
  End after(Action action) {
    rng_ = Rng(mix(seed_, action.bits));  // the answer does not depend on what was asked before
    End end = End::Open;
    for (int i = 0; i < kGuesses; ++i) {
      State state = game_->guess(position_, viewer_, rng_);
      if (game_->refuse(state, action)) return End::Open;
      game_->apply(state, action, NoEvents{});
      left_ = kPositions;
      const End here = follow(state);
      if (here == End::Open || (i > 0 && here != end)) return End::Open;
      end = here;
    }
    return end;
  }

 private:
  static constexpr int kGuesses = 32;
  static constexpr int kPositions = 300;      // to look at
  static constexpr std::size_t kChoices = 3;  // of a seat, at most

  End follow(const State& state) {
    if (--left_ < 0) return End::Open;
    const Turn turn = game_->turn(state);
    std::vector<Action> ways;
    switch (turn.who) {
      case Turn::Who::Over: return game_->scores(state)[seat_].won ? End::Won : End::Lost;
      case Turn::Who::Horizon: return End::Open;
      case Turn::Who::Chance: {
        State drawn = state;  // one first: most ends are open, and to list all outcomes may take long
        game_->apply(drawn, game_->draw(state, rng_), NoEvents{});
        if (follow(drawn) == End::Open) return End::Open;
        OutcomeList outcomes;
        game_->outcomes(state, outcomes);
        for (const Outcome& outcome : outcomes) ways.push_back(outcome.action);
        break;
      }
      case Turn::Who::Seat:
        game_->actions(state, list_);
        if (list_.size() > kChoices) return End::Open;
        ways.assign(list_.begin(), list_.end());
        break;
    }
    return same_of(state, ways);
  }

  End same_of(const State& state, const std::vector<Action>& ways) {
    if (static_cast<int>(ways.size()) > left_) return End::Open;
    End end = End::Open;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      State next = state;
      game_->apply(next, ways[i], NoEvents{});
      const End here = follow(next);
      if (here == End::Open || (i > 0 && here != end)) return End::Open;
      end = here;
    }
    return end;
  }

  const G* game_;
  State position_;
  Seats viewer_;
  std::size_t seat_;
  std::uint64_t seed_;
  Rng rng_;
  int left_ = 0;
  ActionList list_;
};

}  // namespace uc
