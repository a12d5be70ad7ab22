// What the scenes of all games have: a game and a position in it, what is asked and may be done there, and what has
// happened. Each game's scene.hpp adds the language in which its positions are written.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace uc::scene {

// What is written, in its order; a type of our own so that a failing test shows the texts.
struct Texts : std::vector<std::string> {
  using vector::vector;
};
// What may be chosen: equal to the same texts in any order.
struct Choices : Texts {
  friend bool operator==(const Choices& choices, Texts texts) {
    std::sort(texts.begin(), texts.end());
    return static_cast<const Texts&>(choices) == texts;
  }
  bool has(std::string_view text) const { return std::find(begin(), end(), text) != end(); }
};

// The parts of a text between any of these letters, none of them empty.
inline std::vector<std::string> split(std::string_view text, std::string_view at) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(at), text.size());
    if (end > 0) parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}
inline std::vector<std::string> words_of(std::string_view text) { return split(text, " \n"); }

inline void append(std::string& text, std::string_view word) { (text += text.empty() ? "" : " ") += word; }
inline std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) append(text, word);
  return text;
}

inline bool starts_with_words(std::string_view text, std::string_view words) {
  return text.starts_with(words) && (text.size() == words.size() || text[words.size()] == ' ');
}

template <Game G>
class Asking {
 public:
  using State = typename G::State;
  using Event = typename G::Event;

  Turn turn() const { return game.turn(state); }
  bool over() const { return turn().is_over(); }
  std::string asks() const { return std::string(G::kinds()[turn().kind]); }
  // The seat that is asked: 'A' for decisions of a party.
  char actor() const { return static_cast<char>('A' + index(turn().actor)); }

  // What the seat may choose, and what chance may give; nothing if it is the other's turn.
  Choices legal() const {
    Choices texts;
    if (!turn().is_seat()) return texts;
    ActionList list;
    game.actions(state, list);
    for (const Action action : list) texts.push_back(game.text(state, action, Viewer::everything()));
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  Choices outcomes() const {
    Choices texts;
    if (!turn().is_chance()) return texts;
    OutcomeList list;
    game.outcomes(state, list);
    for (const Outcome& each : list) texts.push_back(game.text(state, each.action, Viewer::everything()));
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  Choices choices(std::string_view first_words) const {
    Choices found = legal();
    std::erase_if(found, [&](const std::string& text) { return !starts_with_words(text, first_words); });
    return found;
  }
  // The rule that forbids it, "" if legal, "unwritable" if there is no such action.
  std::string refused(std::string_view text) const {
    const Result<Action> action = game.parse(state, text);
    if (!action.ok()) return action.fault().rule.empty() ? "unwritable" : action.fault().rule;
    return std::string(game.refuse(state, *action).rule);
  }
  bool legal(std::string_view text) const { return refused(text).empty(); }

  // What has happened: the names of the events, how often there is one, and the first of a type.
  Texts events() const {
    Texts names;
    for (const Event& each : happened) {
      const Doc doc = game.describe(each, Viewer::everything());
      const Doc* const type = doc.find("type");
      REQUIRE(type != nullptr);
      names.emplace_back(type->as_string());
    }
    return names;
  }
  int told(std::string_view event) const {
    const Texts names = events();
    return static_cast<int>(std::count(names.begin(), names.end(), event));
  }
  int told(typename Event::Type type) const {
    return static_cast<int>(
        std::count_if(happened.begin(), happened.end(), [&](const Event& each) { return each.type == type; }));
  }
  const Event& event(typename Event::Type type) const {
    const auto at =
        std::find_if(happened.begin(), happened.end(), [&](const Event& each) { return each.type == type; });
    REQUIRE_MESSAGE(at != happened.end(), "no such thing happened");
    return *at;
  }

  G game;
  State state;
  std::vector<Event> happened{};  // since the last act

 protected:
  explicit Asking(G of) : game(std::move(of)), state(game.start()) {}
  Asking(G of, const State& at) : game(std::move(of)), state(at) {}

  // A legal choice, or what chance may give; anything else fails the test.
  Action read(std::string_view text) const {
    const Result<Action> action = game.parse(state, text);
    REQUIRE_MESSAGE(action.ok(), "'" << text << "' at " << asks() << ": " << action.fault().message);
    const Refusal refusal = game.refuse(state, *action);
    REQUIRE_MESSAGE(!refusal, "'" << text << "' at " << asks() << " is refused by " << refusal.rule);
    return *action;
  }
  Action read_choice(std::string_view text) const {
    REQUIRE_MESSAGE(turn().is_seat(), "nobody can do '" << text << "': the game asks " << asks());
    return read(text);
  }
  Action read_outcome(std::string_view text) const {
    REQUIRE_MESSAGE(turn().is_chance(), "chance cannot give '" << text << "': the game asks " << asks());
    return read(text);
  }
  std::vector<Event> play(Action action) {
    EventList<Event> list;
    game.apply(state, action, list);
    happened.insert(happened.end(), list.items.begin(), list.items.end());
    return std::move(list.items);
  }
};

}  // namespace uc::scene

template <>
struct doctest::StringMaker<uc::scene::Texts> {
  static doctest::String convert(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) (all += all.empty() ? "" : " | ") += text;
    return all.c_str();
  }
};
template <>
struct doctest::StringMaker<uc::scene::Choices> : doctest::StringMaker<uc::scene::Texts> {};
