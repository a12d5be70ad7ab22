// What is known of a game beside its rules, so that a search can play it: values of positions, the order in which
// choices are worth a look, a quick way to play on, a solver where there is one. It lives in
// players/<game>/knowledge.hpp; a search is a template over the game and its knowledge.
//
// Words that all games use alike:
//   reward     what a search maximises at the end of a game, for each seat from 0 to 1
//   evaluate   an estimate of the reward, of any position
//   outlook    what a position promises each side, in the game's own measure (coins, Gold Pieces, logits): what
//              evaluate is made of
//   rate       how good one action looks at a glance, in the same measure
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>

#include "advice.hpp"
#include "chances.hpp"
#include "core/document.hpp"
#include "core/game.hpp"
#include "levels.hpp"
#include "values.hpp"

namespace uc {

template <Game G>
class Tree;

// Which knowledge belongs to a game: each game's own header says so in one line.
template <class G>
struct KnowledgeOf;
template <class G>
using Knowledge = typename KnowledgeOf<G>::type;

// What most games leave as it is.
template <class G>
struct UsualKnowledge {
  using State = typename G::State;
  using Search = Tree<G>;

  // At a chance turn: outcomes with equal keys lead to positions that search may treat as one.
  static std::uint64_t chance_key(const G&, const State&, Action action) { return action.bits; }
  // The plan of a level as it suits this game: its horizon, how much it explores, how many simulations.
  static Plan tuned(const Plan& plan) { return plan; }
  // A player that looks one step ahead: must chance decide before it looks?
  static bool draws_first(const G&, const State&) { return false; }
  // A beginner errs, but does not give up: is this action no error to make?
  static bool gives_up(Action) { return false; }
  // Does the solver decide here, in place of a search?
  static bool answers(const G&, const State&, const Plan&) { return false; }
  static Advice advise(const G&, const State&, const Plan&) { return {}; }
  // Better values for advice that people will read: what a player need not know for its choice.
  static void weigh(const G&, const State&, const Plan&, Advice&) {}
  // What decides how a value is to be read, beside the level.
  static Circumstance circumstance(const G& game, const State& state, Seat, const Plan&) {
    int round = 0;
    if constexpr (requires { state.round; }) round = static_cast<int>(state.round);
    return {std::to_string(game.players()), "", 1, round};
  }
  // Nobody wins or loses: what counts is the score.
  static bool has_score(const G&) { return false; }
  // The chances of a legal action of the actor, where they depend on best play; else null.
  static Doc odds(const G&, const State&, Action) { return {}; }
  // Of so many actions at most one answer tells the odds: few where each of them is searched for.
  static constexpr std::size_t kOddsAtOnce = 100;
  // Why an action is good, in a guess of the actor's: a list of objects with a `code`, which front ends put into words
  // (the keys why.<game>.<code>), and the numbers of that reason; the weightiest first, few of them. A game without
  // codes has none.
  static Doc reasons(const G&, const State&, Action) { return Doc::array(); }
  // A finished game looked back at, positions[n] after n actions: all of it in short, or one part of it judged. Null
  // where there is no such thing.
  static Doc review(const G&, std::span<const State>, std::span<const Action>, std::optional<std::size_t>) {
    return {};
  }
};

// What a search asks. These look at the whole position: callers hand them a guess, never the truth.
template <class K, class G>
concept KnowledgeFor = std::derived_from<K, UsualKnowledge<G>> &&
                       requires(const G game, const typename G::State& position, ActionList& list, Rng& rng) {
                         // Works at any turn.
                         { K::evaluate(game, position) } -> std::same_as<Values>;
                         // At the end.
                         { K::reward(game, position) } -> std::same_as<Values>;
                         // At a seat's turn: replaces the list by up to `most` legal actions, the most promising first,
                         // at least one. With a large `most` it lists all legal actions.
                         { K::promising(game, position, list, std::size_t{1}) };
                         // At a seat's turn: the choice of the playout policy.
                         { K::playout(game, position, rng) } -> std::same_as<Action>;
                         // At a seat's turn.
                         { K::reasons(game, position, Action{}) } -> std::same_as<Doc>;
                       };

}  // namespace uc
