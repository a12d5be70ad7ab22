// What the chapters of the check of a position share. Each chapter relies on the ones before it.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "check.hpp"
#include "view.hpp"

namespace uc::digger {

struct Check {
  const Digger& game;
  const Content& content;
  const State& s;
  const Draft& draft;
  const int players;
  std::optional<Fault> fault{};  // the first

  Check(const Digger& game_object, const Draft& read)
      : game(game_object), content(game.content()), s(read.state), draft(read), players(game.players()) {}

  void fail(const std::string& path, const std::string& message, std::string rule = "") {
    if (!fault) fault = Fault{"bad_save", path + ": " + message, path, std::move(rule)};
  }
  // Of a tile.
  void fail_at(int space, const char* member, const std::string& message, std::string rule = "") {
    const std::string path = "board[" + std::to_string(draft.entry[space]) + "]." + member;
    fail(path, message + ", at " + space_name(game, space), std::move(rule));
  }
  static std::string seat_path(int seat, const char* member) { return "seats[" + std::to_string(seat) + "]." + member; }
  static std::string agenda_path(int i) { return "agenda[" + std::to_string(i) + "]"; }

  const Task& top() const { return s.next(); }
  bool has_task(Step step) const {
    for (int i = 0; i < s.agenda_count; ++i) {
      if (s.agenda[i].step == step) return true;
    }
    return false;
  }
  bool has_task_at(Step step, int space) const {
    for (int i = 0; i < s.agenda_count; ++i) {
      if (s.agenda[i].step == step && number_of(s.agenda[i], "space") == space) return true;
    }
    return false;
  }
};

// check_agenda.cpp: what the steps speak of, and what lies on what.
void check_agenda(Check&);
// check_needs.cpp: what the steps need to be there.
void check_needs(Check&);
// check_board.cpp: tiles, edges, dungeons, tokens, Stooges.
void check_board(Check&);
// check_stock.cpp: Stooges, coins and tiles are in one place each; players and the Turn.
void check_stock(Check&);
int stooge_tokens(const Check&);  // of each player, those on the track aside (DD-2.2)
void check_players(Check&);
// check_scenarios.cpp
void check_hunt(Check&);
void check_adventurers(Check&);
void check_citadel(Check&);
void check_lair(Check&);
void check_battle(Check&);

}  // namespace uc::digger
