// A position and the texts of its actions, and what holds for the texts of every game: for the tests of notation.
#pragma once

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "positions.hpp"

namespace uc::notation {

// A game, and a position of it as far as the texts look at it.
template <class Game>
struct Texts {
  Game game;
  typename Game::State state{};

  explicit Texts(Game of) : game(std::move(of)) {}

  std::string text(Action action, Viewer viewer = Viewer::everything()) const {
    return game.text(state, action, viewer);
  }
  bool reads_as(std::string_view words, Action expected) const {
    const Result<Action> action = game.parse(state, words);
    return action.ok() && *action == expected && text(expected) == words;
  }
  // What is said about a text that is no action; empty if it is one.
  std::string fault(std::string_view words) const {
    const Result<Action> action = game.parse(state, words);
    if (action.ok()) return "";
    CHECK(action.fault().code == "illegal");
    CHECK(action.fault().path == "action");
    return action.fault().message;
  }
  bool refuses(std::string_view words) const { return !fault(words).empty(); }
  // The rule that such a text is refused with.
  std::string rule(std::string_view words) const {
    const Result<Action> action = game.parse(state, words);
    return action.ok() ? "read" : action.fault().rule;
  }
};

inline bool says(const std::string& message, std::string_view part) { return message.find(part) != std::string::npos; }

// --- random games ---------------------------------------------------------------------------------------------------

// Hands out each position with everything that can happen there; `prepare` may change it before.
template <Game G, class Each, class Choose, class Prepare>
void play(const G& game, std::uint64_t seed, int most_steps, Each each, Choose choose, Prepare prepare) {
  Rng rng(seed);
  typename G::State state = game.start();
  ActionList actions;
  OutcomeList outcomes;
  for (int steps = 0; steps < most_steps && !game.turn(state).is_over(); ++steps) {
    prepare(state);
    if (game.turn(state).is_chance()) {
      game.outcomes(state, outcomes);
      actions.clear();
      for (const Outcome& outcome : outcomes) actions.push_back(outcome.action);
    } else {
      game.actions(state, actions);
    }
    each(state, actions);
    game.apply(state, choose(game, state, rng), NoEvents{});
  }
}
template <Game G, class Each>
void play(const G& game, std::uint64_t seed, int most_steps, Each each) {
  play(game, seed, most_steps, each, positions::Anything{}, [](typename G::State&) {});
}

// Every action has a text of its own, which is read as that action.
template <Game G>
void check_texts(const G& game, const typename G::State& state, const ActionList& actions) {
  std::set<std::string> texts;
  for (const Action action : actions) {
    const std::string text = game.text(state, action, Viewer::everything());
    const Result<Action> read = game.parse(state, text);
    if (!read.ok() || *read != action) FAIL(text);
    texts.insert(text);
  }
  REQUIRE(texts.size() == actions.size());
}

// What a text of one game is read as in a position of another has that text, if it `counts` there. `play_it` plays a
// game from a seed and hands out positions as above.
template <class SomeGame, class PlayIt, class Counts>
void check_read_anywhere(std::size_t games, std::size_t positions_each, SomeGame some_game, PlayIt play_it,
                         Counts counts) {
  using G = decltype(some_game(games));
  std::set<std::string> texts;
  std::vector<std::pair<std::size_t, typename G::State>> positions;
  for (std::size_t number = 0; number < games; ++number) {
    const G game = some_game(number);
    play_it(game, number + 1, [&](const typename G::State& state, const ActionList& actions) {
      texts.insert(game.text(state, actions[actions.size() - 1], Viewer::everything()));
      if (positions.size() < positions_each * (number + 1)) positions.emplace_back(number, state);
    });
  }
  std::size_t taken = 0;
  for (const auto& [number, state] : positions) {
    const G game = some_game(number);
    for (const std::string& text : texts) {
      const Result<Action> action = game.parse(state, text);
      if (!action.ok() || !counts(game, state, *action)) continue;
      ++taken;
      REQUIRE(game.text(state, *action, Viewer::everything()) == text);
    }
  }
  CHECK(taken > positions.size());
}

// --- other texts ----------------------------------------------------------------------------------------------------

// Whatever is put together of such pieces is an action with that text, or refused.
template <class Words, std::size_t N>
void check_pieces(const Words& words, const std::string (&pieces)[N]) {
  Rng rng(7);
  int read = 0;
  for (int i = 0; i < 200'000; ++i) {
    std::string text;
    for (std::uint32_t left = 1 + below(rng, 5); left > 0; --left) {
      text += pieces[below(rng, N)];
      if (below(rng, 2) == 0) text += ' ';
    }
    const Result<Action> action = words.game.parse(words.state, text);
    if (!action.ok()) continue;
    ++read;
    REQUIRE(words.text(*action) == text);
  }
  CHECK(read > 100);
}

// Texts without secrets that are read to the letter, with nothing before or behind.
template <class Words, std::size_t N>
void check_to_the_letter(const Words& words, const std::pair<std::string, Action> (&texts)[N],
                         const std::string& behind) {
  for (const auto& [text, action] : texts) {
    CHECK_MESSAGE(words.reads_as(text, action), text);
    CHECK_MESSAGE(words.text(action, Viewer::table()) == text, text);
    CHECK_MESSAGE(words.refuses(text + " "), text);
    CHECK_MESSAGE(words.refuses(" " + text), text);
    CHECK_MESSAGE(words.refuses(text + behind), text);
  }
}

}  // namespace uc::notation
