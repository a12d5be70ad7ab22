// What a game's own solver adds to the players that know games only through the contract, and how the levels suit it. A
// game without either leaves it as it is.
#pragma once

#include <string>

#include "advice.hpp"
#include "chances.hpp"
#include "core/document.hpp"
#include "core/game.hpp"
#include "crypt/crypt.hpp"
#include "digger/digger.hpp"
#include "levels.hpp"
#include "onedeck/onedeck.hpp"
#include "saga/saga.hpp"
#include "saga_search.hpp"

namespace uc {

template <Game G>
struct NoInsight {
  // The plan of a level as it suits this game.
  static Plan tuned(const Plan& plan) { return plan; }
  // A player that looks one step ahead: must chance decide before it looks?
  static bool draws_first(const G&, const typename G::State&) { return false; }
  // A beginner errs, but does not give up: is this action no error to make?
  static bool gives_up(Action) { return false; }
  // Does the solver decide here, in place of a search?
  static bool answers(const G&, const typename G::State&, const Plan&) { return false; }
  static Advice advise(const G&, const typename G::State&, const Plan&) { return {}; }
  // Better values for advice that people will read: what a player need not know for its choice.
  static void weigh(const G&, const typename G::State&, const Plan&, Advice&) {}
  // What decides how a value is to be read, beside the level.
  static Circumstance circumstance(const G& game, const typename G::State& state, Seat, const Plan&) {
    int round = 0;
    if constexpr (requires { state.round; }) round = static_cast<int>(state.round);
    return {std::to_string(game.players()), "", 1, round};
  }
  // Nobody wins or loses: what counts is the score.
  static bool has_score(const G&) { return false; }
  // The chances of a legal action of the actor, where the solver knows more of them than the engine; else null.
  static Doc odds(const G&, const typename G::State&, Action) { return {}; }
};

template <Game G>
struct Insight : NoInsight<G> {};

// Crypt: one player alone plays for coins.
template <>
struct Insight<crypt::Crypt> : NoInsight<crypt::Crypt> {
  static bool has_score(const crypt::Crypt& game) { return game.solo(); }
};

// Dungeon Digger: the search values a new position at once, and Think! is judged by what it draws.
template <>
struct Insight<digger::Digger> : NoInsight<digger::Digger> {
  static Plan tuned(const Plan& plan);
  static bool draws_first(const digger::Digger&, const digger::State&);
  static bool gives_up(Action action);
  static Circumstance circumstance(const digger::Digger&, const digger::State&, Seat, const Plan&);
};

// One Deck Dungeon: the dice step is solved (onedeck_solver.hpp); everything else is searched, by level 2 already.
template <>
struct Insight<onedeck::OneDeck> : NoInsight<onedeck::OneDeck> {
  static Plan tuned(const Plan& plan);
  static bool answers(const onedeck::OneDeck&, const onedeck::State&, const Plan&);
  static Advice advise(const onedeck::OneDeck&, const onedeck::State&, const Plan&);
  static void weigh(const onedeck::OneDeck&, const onedeck::State&, const Plan&, Advice&);
  static Circumstance circumstance(const onedeck::OneDeck&, const onedeck::State&, Seat, const Plan&);
  // Of an encounter: docs/format/onedeck.md, "Odds".
  static Doc odds(const onedeck::OneDeck&, const onedeck::State&, Action);
};

// Dungeon Saga has a search of its own (saga_search.hpp), measured in Rounds.
template <>
struct Insight<saga::Saga> : NoInsight<saga::Saga> {
  static Plan tuned(const Plan& plan);
  static Circumstance circumstance(const saga::Saga&, const saga::State&, Seat, const Plan&);
};

}  // namespace uc
