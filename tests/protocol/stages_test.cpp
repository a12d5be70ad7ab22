// Long lists in stages, the rule where there is nothing, the odds of many actions at once; and the content of a game.
#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>
#include <vector>

#include "games.hpp"
#include "support.hpp"

namespace uc::test {
namespace {

Doc staged(Tester& tester, const std::string& table, const std::string& prefix, int limit = 0) {
  return at(tester.get("turn", {{"table", table}, {"prefix", prefix}, {"next", true}, {"limit", limit}}), "turn");
}

// All actions that begin so, found stage by stage.
void collect(Tester& tester, const std::string& table, const std::string& prefix, std::map<std::string, int>& found) {
  const Doc turn = staged(tester, table, prefix);
  std::int64_t sum = 0;
  const Doc stages = at(turn, "next");
  for (const Doc& stage : stages.as_array()) {
    const std::string next = text_at(stage, "prefix");
    CHECK(next.starts_with(prefix));
    sum += number_at(stage, "count");
    if (next.ends_with(' ')) {
      collect(tester, table, next, found);
    } else {
      CHECK(number_at(stage, "count") == 1);
      ++found[next];
    }
  }
  CHECK(sum == number_at(turn, "count"));
}

TEST_CASE("stage by stage one comes to every action once, in every game") {
  for (const Played& game : kGames) {
    CAPTURE(game.name);
    Tester tester;
    const std::string table = open(tester, game, "stages");
    Rng rng(90);
    int deep = 0;
    for (int moment = 0; moment < 12 && tester.play(table, rng, 7); ++moment) {
      const Doc turn = tester.turn(table);
      const Doc::Array actions = at(turn, "actions").as_array();
      if (actions.size() > 400) continue;  // each stage is a request
      std::map<std::string, int> found;
      collect(tester, table, "", found);
      CHECK(found.size() == actions.size());
      for (const Doc& action : actions) CHECK(found[action.as_string()] == 1);
      deep += actions.size() > 5 ? 1 : 0;
    }
    CHECK(deep > 0);
  }
}

TEST_CASE("a prefix may end within a word, and who may not answer is told nothing") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc turn = staged(tester, table, "claim S1:1");
  std::vector<std::string> prefixes;
  const Doc stages = at(turn, "next");
  for (const Doc& stage : stages.as_array()) prefixes.push_back(text_at(stage, "prefix"));
  std::sort(prefixes.begin(), prefixes.end());
  REQUIRE(prefixes.size() == 12);
  CHECK(prefixes[0] == "claim S1:1x1");
  CHECK(prefixes[1] == "claim S1:1x1 ");
  CHECK(at(staged(tester, table, "dance"), "next") == Doc::array());
  const auto actor = number_at(turn, "actor");
  const Doc other = at(tester.get("turn", {{"table", table}, {"viewer", 1 - actor}, {"next", true}}), "turn");
  CHECK(at(other, "next").is_null());
  CHECK(other.find("next") != nullptr);
  CHECK(tester.turn(table).find("next") == nullptr);
}

TEST_CASE("explain of a prefix counts, and tells the odds of each") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc counted = tester.get("explain", {{"table", table}, {"prefix", "claim S1"}});
  CHECK(at(counted, "legal") == Doc(true));
  CHECK(number_at(counted, "count") == number_at(staged(tester, table, "claim S1"), "count"));
  CHECK(at(counted, "each").is_null());
  const Doc told = tester.get("explain", {{"table", table}, {"prefix", "claim S1"}, {"each", true}, {"limit", 7}});
  REQUIRE(at(told, "each").as_array().size() == 7);
  for (int i = 0; i < 7; ++i) {
    const Doc each = at(told, "each." + std::to_string(i));
    CHECK(at(each, "odds").is_object());
    CHECK(at(each, "odds") == at(tester.get("explain", {{"table", table}, {"action", at(each, "action")}}), "odds"));
  }
  const auto actor = number_at(tester.turn(table), "actor");
  CHECK(tester.code("explain", {{"table", table}, {"prefix", "claim"}, {"viewer", 1 - actor}}) == "not_your_turn");
}

TEST_CASE("odds that are searched for come few at once, and their count is told") {
  const auto found = std::find_if(std::begin(kGames), std::end(kGames),
                                  [](const Played& game) { return std::string_view(game.name) == "onedeck"; });
  REQUIRE(found != std::end(kGames));
  Tester tester;
  const std::string table = open(tester, *found, "few");
  Rng rng(7);
  std::int64_t count = 0;
  for (int moment = 0; moment < 60 && count <= 4; ++moment) {
    REQUIRE(tester.play(table, rng, 1));
    count = number_at(tester.turn(table), "count");
  }
  REQUIRE(count > 4);
  const Doc told = tester.get("explain", {{"table", table}, {"prefix", ""}, {"each", true}, {"limit", 50}});
  CHECK(number_at(told, "count") == count);
  CHECK(at(told, "each").as_array().size() == 4);
}

// Words that actions of the game begin with, and how its rules are named.
struct Verbs {
  Played game;
  std::string_view rules;
  std::vector<std::string> verbs;
};

TEST_CASE("of what cannot be done a rule says why, however little is said of it") {
  const Verbs all[] = {
      {kGames[0], "CR-", {"claim", "recover", "end", "pottery", "manuscript", "remains", "idol"}},
      {kGames[1], "OD-", {"heal",  "go",     "descend", "explore",   "enter", "enter 4", "face",   "flee",
                          "feat",  "feat B", "cover",   "cover 3",   "make",  "use A",   "potion", "finish",
                          "value", "pick",   "loot",    "loot item", "level", "stop",    "give-up"}},
      {kGames[2],
       "DD-",
       {"move", "think", "sabotage", "rise", "conquer", "work", "work KIT-A", "work KIT-A 3,-1", "demolish", "special",
        "summon troll", "pass", "build", "name", "keep", "collapse", "stop"}},
      {kGames[3],
       "DS-",
       {"hero", "hero orlaf", "move", "move 5,4", "break", "fight", "shoot", "cast", "cast burn", "use", "trade",
        "feat", "end", "activate", "raise", "pass", "card", "target", "devour"}},
  };
  for (const Verbs& each : all) {
    CAPTURE(each.game.name);
    Tester tester;
    const std::string table = open(tester, each.game, "why");
    Rng rng(91);
    int none = 0;
    for (int moment = 0; moment < 15 && tester.play(table, rng, 9); ++moment) {
      for (const std::string& verb : each.verbs) {
        CAPTURE(verb);
        const Doc told = tester.get("explain", {{"table", table}, {"prefix", verb}});
        CHECK(at(told, "legal") == Doc(number_at(told, "count") > 0));
        if (number_at(told, "count") > 0) continue;
        ++none;
        CHECK(text_at(told, "rule").starts_with(each.rules));
        CHECK_FALSE(text_at(told, "message").empty());
        CHECK(to_json(told) == to_json(tester.get("explain", {{"table", table}, {"prefix", verb + " "}})));
      }
      const Doc nonsense = tester.get("explain", {{"table", table}, {"prefix", "dance 1"}});
      CHECK(at(nonsense, "legal") == Doc(false));
      CHECK(at(nonsense, "rule").is_null());
    }
    CHECK(none > 10);
  }
}

TEST_CASE("a bare demolish without the Tyranny Points for it is refused for its cost") {
  Tester tester;
  const Doc orders = at(tester.get("content", {{"game", "digger"}}), "document.orders");
  const auto is_demolish = [](const Doc& order) { return at(order, "id") == Doc("demolish"); };
  const auto demolish = std::find_if(orders.as_array().begin(), orders.as_array().end(), is_demolish);
  REQUIRE(demolish != orders.as_array().end());
  const std::string table = open(tester, {"digger", 2}, "cost");
  Rng rng(92);
  bool met = false;
  for (int i = 0; i < 400 && !met; ++i) {
    const Doc turn = tester.turn(table);
    if (at(turn, "over") == Doc(true)) break;
    const Doc view = json(tester.view(table, "all"));
    if (at(turn, "kind") == Doc("main") && number_at(view, "turn.tp") < number_at(*demolish, "cost")) {
      const Doc told = tester.get("explain", {{"table", table}, {"prefix", "demolish"}});
      CHECK(text_at(told, "rule") == "DD-4.2");
      met = true;
    }
    tester.play(table, rng, 1);
  }
  CHECK(met);
}

TEST_CASE("content is what the game is made of, without what a table hides") {
  Tester tester;
  const Doc games = at(tester.get("hello"), "games");
  for (std::size_t i = 0; i < games.as_array().size(); ++i) {
    const Doc game = games.as_array()[i];
    const Doc told = tester.get("content", {{"game", at(game, "id")}});
    CHECK(at(told, "content") == at(game, "content"));
    CHECK(at(told, "document.game.id") == at(game, "id"));
    CHECK(at(told, "document.game.name") == at(game, "name"));
    CHECK(at(told, "document.adventures").is_null());
    CHECK(at(told, "document.parts").is_null());
  }
  CHECK(at(tester.get("content", {{"game", "digger"}}), "document.tiles.0.edges").as_array().size() == 6);
  CHECK(at(tester.get("content", {{"game", "saga"}}), "document.minions.0.name.it").is_string());
  CHECK(tester.code("content", {{"game", "chess"}}) == "unknown_game");
  CHECK(tester.code("content") == "bad_request");
}

}  // namespace
}  // namespace uc::test
