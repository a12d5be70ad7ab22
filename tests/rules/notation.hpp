// A position and the texts of its actions: for the tests of notation of all games.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>

#include "core/game.hpp"

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

}  // namespace uc::notation
