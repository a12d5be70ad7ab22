// What the readers of positions share: lists with bounds, names with their numbers, and the first thing that is wrong,
// with its place and, where one can be named, the rule.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "document.hpp"
#include "game.hpp"
#include "position.hpp"
#include "repeats.hpp"
#include "shorten.hpp"

namespace uc {

// The members that every position begins with; its options are the caller's to compare.
inline void read_position_head(DocReader& file, std::string_view game, int players) {
  const std::string_view formats[] = {kPositionFormat};
  const std::string_view games[] = {game};
  file.member("format").choice(formats);
  file.member("version").integer(kPositionVersion, kPositionVersion);
  file.member("game").choice(games);
  file.member("players").integer(players, players);
}

// Whoever is asked has something to answer, and chance has something to draw.
template <class Game>
bool can_go_on(const Game& game, const typename Game::State& state) {
  const Turn turn = game.turn(state);
  if (turn.is_over()) return true;
  if (turn.is_chance()) {
    OutcomeList outcomes;
    game.outcomes(state, outcomes);
    return !outcomes.empty();
  }
  ActionList actions;
  game.actions(state, actions);
  return !actions.empty();
}

// The end of every load: a position that was read and checked, unless nothing can follow, or the document says
// something else than its view.
template <class Game>
Result<typename Game::State> confirm_position(const Game& game, const typename Game::State& read, const Doc& doc,
                                              OrderedLists ordered) {
  if (!can_go_on(game, read)) return Fault{"bad_save", "phase: there is nothing to choose from here", "phase", ""};
  Doc meant = game.view(read, Viewer::everything());
  meant.set("options", nullptr);  // the caller's to compare
  Doc told = doc;
  told.set("options", nullptr);
  if (std::optional<Fault> fault = find_contradiction(told, meant, ordered)) return *fault;
  return read;
}

class PositionFile {
 public:
  explicit PositionFile(const Doc& doc) : file_(doc, "bad_save") {}

  void head(std::string_view game, int players) { read_position_head(file_, game, players); }

  DocReader member(std::string_view key) { return file_.member(key); }
  std::optional<DocReader> optional(std::string_view key) { return file_.optional(key); }

  // A fault for which a rule can be named.
  void fail(const DocReader& where, const std::string& message, std::string rule) {
    if (!failed()) fault_ = Fault{"bad_save", where.path() + ": " + message, where.path(), std::move(rule)};
  }
  // The same of a place that no reader stands at.
  void fail_at(const std::string& path, const std::string& message) {
    if (!failed()) fault_ = Fault{"bad_save", path + ": " + message, path, ""};
  }
  bool failed() const { return fault_ || file_.failed(); }
  std::optional<Fault> fault() const { return fault_ ? fault_ : file_.fault(); }

  // The items of a list that has at most so many, with their numbers.
  template <class Read>
  void each(DocReader list, std::size_t most, Read read) {
    const std::size_t size = list.size();
    if (size > most) list.fail("should have at most " + std::to_string(most) + " entries");
    for (std::size_t i = 0; i < size && !failed(); ++i) read(list.item(i), i);
  }

  // The number of what has this name; 0, and a fault, if nothing has.
  template <class List, class NameOf>
  std::size_t find(DocReader field, std::string_view what, const List& list, NameOf name_of) {
    const std::string name = field.text();
    std::size_t i = 0;
    for (const auto& each : list) {
      if (name_of(each) == name) return i;
      ++i;
    }
    field.fail("there is no " + std::string(what) + " " + shortened(name));
    return 0;
  }
  template <class List>
  std::size_t find_id(const DocReader& field, std::string_view what, const List& list) {
    return find(field, what, list, [](const auto& each) -> const std::string& { return each.id; });
  }

 private:
  DocReader file_;
  std::optional<Fault> fault_;
};

}  // namespace uc
