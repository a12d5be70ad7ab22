// explain: the odds of One Deck Dungeon, from the encounter solver.
#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "support.hpp"

using namespace uc;
using namespace uc::test;

namespace {

std::string first_word(const std::string& action) { return action.substr(0, action.find(' ')); }

// The members agree with each other.
void check_odds(const Doc& odds) {
  CAPTURE(to_json(odds));
  double chance = 0;
  double damage = 0;
  double time = 0;
  double lost = 0;
  const Doc cases = at(odds, "cases");
  REQUIRE_FALSE(cases.as_array().empty());
  for (const Doc& one : cases.as_array()) {
    const double share = real_at(one, "chance");
    CHECK(share > 0);
    chance += share;
    damage += share * real_at(one, "damage");
    time += share * real_at(one, "time");
    if (at(one, "ending") == Doc("lost")) lost += share;
  }
  CHECK(chance == doctest::Approx(1).epsilon(1e-3));
  CHECK(std::abs(damage - real_at(odds, "damage")) < 1e-3);
  CHECK(std::abs(time - real_at(odds, "time")) < 1e-3);
  CHECK(std::abs(lost - real_at(odds, "lost")) < 1e-3);
  const bool exact = at(odds, "exact").as_bool();
  CHECK(exact == at(odds, "proved").is_null());
  if (!exact) CHECK((real_at(odds, "proved") >= 0 && real_at(odds, "proved") <= 1));
  const bool counted = at(odds, "samples").is_null();
  CHECK((!exact || counted));
  for (const std::string_view error : {"damage_error", "time_error", "lost_error", "won_error"})
    CHECK(at(odds, error).is_null() == counted);
  if (counted) return;
  CHECK(number_at(odds, "samples") >= 8);
  CHECK(real_at(odds, "damage_error") > 0);  // there is always something that a sample has not seen
  CHECK(real_at(odds, "lost_error") > 0);
}

int damage_of(const Doc& view) {
  std::int64_t damage = 0;
  const Doc heroes = at(view, "heroes");
  for (const Doc& hero : heroes.as_array()) damage += number_at(hero, "damage");
  return static_cast<int>(damage);
}

struct Played {
  Tester& tester;
  std::string table;
  int time = 0;  // lost since it was set, but for turns

  Doc turn() { return at(tester.get("turn", {{"table", table}}), "turn"); }
  Doc view() { return at(tester.get("view", {{"table", table}, {"viewer", "all"}}), "view"); }
  Doc odds(const std::string& action) {
    return at(tester.get("explain", {{"table", table}, {"action", action}}), "odds");
  }
  void act(const std::string& action) {
    const Doc events = at(tester.get("act", {{"table", table}, {"action", action}}), "events");
    for (const Doc& event : events.as_array()) {
      if (at(event, "type") == Doc("time.lost") && at(event, "why") != Doc("turn"))
        time += static_cast<int>(number_at(event, "time"));
    }
  }
};

// What one sure case promises is what happens when its line is played. False if something else is asked on the way.
bool comes_true(Played& game, const std::string& action, const Doc& odds) {
  const int before = damage_of(game.view());
  game.time = 0;
  game.act(action);
  const Doc then = at(odds, "then");
  if (then.is_array()) {
    for (const Doc& next : then.as_array()) game.act(next.as_string());
  }
  const std::string kind = at(game.turn(), "over") == Doc(true) ? "over" : text_at(game.turn(), "kind");
  if (kind != "loot" && kind != "over") return false;
  INFO(action << " " << to_json(odds));
  CHECK(damage_of(game.view()) - before == number_at(odds, "cases.0.damage"));
  CHECK(game.time == number_at(odds, "cases.0.time"));
  return true;
}

}  // namespace

TEST_CASE("explain tells the chances of an encounter at every decision that leads to its dice") {
  Tester tester;
  Rng rng(8);
  std::set<std::string> with, without;
  for (int players : {1, 2, 4}) {
    Played game{tester,
                text_at(tester.get("new", {{"game", "onedeck"}, {"players", players}, {"seed", "odds"}}), "table")};
    std::set<std::string> asked;  // once for each game: a sample takes its time
    for (int i = 0; i < 220; ++i) {
      const Doc turn = game.turn();
      if (at(turn, "over") == Doc(true)) break;
      const Doc list = at(turn, "actions");
      const std::string action =
          list.as_array()[below(rng, static_cast<std::uint32_t>(list.as_array().size()))].as_string();
      const std::string word = first_word(action);
      if (asked.insert(word).second) {
        const Doc odds = game.odds(action);
        (odds.is_null() ? without : with).insert(word);
        if (!odds.is_null() && word != "loot") check_odds(odds);
        if (word == "loot") CHECK(real_at(odds, "round.before.wounds") >= 0);
      }
      game.act(action);
    }
  }
  for (const std::string word :
       {"enter", "face", "pairs", "option", "feat", "ready", "cover", "make", "finish", "loot"}) {
    INFO(word);
    CHECK(with.contains(word));
    CHECK_FALSE(without.contains(word));
  }
  for (const std::string word : {"explore", "flee", "go"}) {
    INFO(word);
    CHECK_FALSE(with.contains(word));
  }
}

TEST_CASE("in the dice step the odds name the best line, and it leads to what they say") {
  Tester tester;
  Rng rng(3);
  int sure = 0;
  for (int i = 0; i < 12; ++i) {
    Played game{
        tester,
        text_at(tester.get("new", {{"game", "onedeck"}, {"players", 1 + i % 2}, {"seed", "line " + std::to_string(i)}}),
                "table")};
    for (int step = 0; step < 60 && at(game.turn(), "over") != Doc(true); ++step) {
      const Doc turn = game.turn();
      if (at(turn, "kind") == Doc("dice")) {
        const std::string best = text_at(tester.get("suggest", {{"table", game.table}, {"level", 4}}), "action");
        const Doc odds = game.odds(best);
        check_odds(odds);
        if (at(odds, "cases").as_array().size() > 1 || at(odds, "exact") != Doc(true)) {
          game.act(best);
          continue;
        }
        sure += comes_true(game, best, odds) ? 1 : 0;
        continue;
      }
      const Doc list = at(turn, "actions");
      game.act(list.as_array()[below(rng, static_cast<std::uint32_t>(list.as_array().size()))].as_string());
    }
  }
  CHECK(sure > 10);
}

TEST_CASE("the odds of the same action are the same in every host") {
  const auto ask = [] {
    Tester tester;
    Played game{tester, text_at(tester.get("new", {{"game", "onedeck"}, {"players", 2}, {"seed", "same"}}), "table")};
    while (at(game.turn(), "kind") != Doc("act") || first_word(text_at(game.turn(), "actions.0")) != "enter") {
      game.act(text_at(game.turn(), "actions.0"));
    }
    return to_json(game.odds(text_at(game.turn(), "actions.0")));
  };
  CHECK(ask() == ask());
}

TEST_CASE("a finished game is looked back at, one that goes on is not") {
  Tester tester;
  for (const std::string game : {"onedeck", "crypt"}) {
    const std::string table = text_at(tester.get("new", {{"game", game}, {"players", 1}, {"seed", "back"}}), "table");
    CHECK(tester.code("review", {{"table", table}}) == "bad_request");
    for (Doc turn = at(tester.get("turn", {{"table", table}}), "turn"); at(turn, "over") != Doc(true);)
      turn = at(tester.get("act", {{"table", table}, {"action", text_at(turn, "actions.0")}}), "turn");
    const Doc told = tester.get("review", {{"table", table}});
    CHECK(at(told, "ok") == Doc(true));
    CHECK(at(told, "review").is_null() == (game == "crypt"));
    if (game == "crypt") continue;
    REQUIRE_FALSE(at(told, "review.encounters").as_array().empty());
    CHECK(at(tester.get("review", {{"table", table}, {"part", 0}}), "review.expected").is_object());
    CHECK(at(tester.get("review", {{"table", table}, {"part", 999}}), "review").is_null());
  }
}
