// What a game's own solver adds to the players that know games only through the contract, and how the levels suit it. A
// game without either leaves it as it is.
#pragma once

#include "advice.hpp"
#include "core/document.hpp"
#include "core/game.hpp"
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
  // Does the solver decide here, in place of a search?
  static bool answers(const G&, const typename G::State&, const Plan&) { return false; }
  static Advice advise(const G&, const typename G::State&, const Plan&) { return {}; }
  // The chances of a legal action of the actor, where the solver knows more of them than the engine; else null.
  static Doc odds(const G&, const typename G::State&, Action) { return {}; }
};

template <Game G>
struct Insight : NoInsight<G> {};

// Dungeon Digger: the search values a new position at once, and Think! is judged by what it draws.
template <>
struct Insight<digger::Digger> : NoInsight<digger::Digger> {
  static Plan tuned(const Plan& plan);
  static bool draws_first(const digger::Digger&, const digger::State&);
};

// One Deck Dungeon: the dice step is solved (onedeck_solver.hpp); everything else is searched, by level 2 already.
template <>
struct Insight<onedeck::OneDeck> : NoInsight<onedeck::OneDeck> {
  static Plan tuned(const Plan& plan);
  static bool answers(const onedeck::OneDeck&, const onedeck::State&, const Plan&);
  static Advice advise(const onedeck::OneDeck&, const onedeck::State&, const Plan&);
  // Of an encounter: docs/format/onedeck.md, "Odds".
  static Doc odds(const onedeck::OneDeck&, const onedeck::State&, Action);
};

// Dungeon Saga has a search of its own (saga_search.hpp), measured in Rounds.
template <>
struct Insight<saga::Saga> : NoInsight<saga::Saga> {
  static Plan tuned(const Plan& plan);
};

}  // namespace uc
