// Chance by the table, by the caller, and by dice on a real table.
#include <set>

#include "support.hpp"

namespace uc::test {
namespace {

TEST_CASE("manual chance stops at every outcome and takes it as an action") {
  Tester tester;
  const std::string table = tester.open(2, "seed", "manual");
  const Doc first = tester.turn(table);
  CHECK(text_at(first, "actor") == "chance");
  CHECK(at(first, "may") == Doc::array());
  CHECK(text_at(first, "kind") == "setup.leader");
  CHECK(to_json(at(first, "actions")) == R"(["leader A","leader B"])");
  CHECK(number_at(first, "count") == 2);
  CHECK(to_json(at(first, "weights")) == "[1,1]");
  // The outcomes are for the referee.
  CHECK(at(tester.get("turn", {{"table", table}, {"viewer", 0}}), "turn.actions").is_null());
  CHECK(at(tester.get("turn", {{"table", table}, {"viewer", "table"}}), "turn.count").is_null());
  CHECK(tester.code("act", {{"table", table}, {"action", "leader B"}, {"seat", 0}}) == "not_your_turn");
  CHECK(tester.code("act", {{"table", table}, {"action", "leader C"}}) == "illegal");
  CHECK(tester.code("act", {{"table", table}, {"action", "end"}}) == "illegal");
  CHECK(tester.code("suggest", {{"table", table}}) == "bad_request");
  CHECK(tester.code("explain", {{"table", table}, {"action", "leader A"}, {"viewer", 0}}) == "not_your_turn");
  CHECK(at(tester.get("explain", {{"table", table}, {"action", "leader A"}}), "legal") == Doc(true));
  tester.get("act", {{"table", table}, {"action", "leader B"}});
  CHECK(tester.length(table) == 1);
  CHECK(text_at(tester.turn(table), "kind") == "setup.top");
  CHECK(to_json(at(tester.turn(table), "weights")) == "[4,4,4,4,4,4]");
  const Doc idols = tester.get("turn", {{"table", table}, {"prefix", "top idol"}});
  CHECK(to_json(at(idols, "turn.weights")) == "[4]");
  CHECK(at(tester.get("turn", {{"table", table}, {"viewer", 0}}), "turn.weights").is_null());
  CHECK(text_at(tester.turn(table), "undo.wall") == "roll");
  // Every length is a place to rest at.
  CHECK(number_at(tester.get("undo", {{"table", table}}), "length") == 0);
  CHECK(text_at(tester.turn(table), "undo.wall") == "start");
}

TEST_CASE("manual chance leads wherever the caller says, for whole games") {
  for (int players = 1; players <= 4; ++players) {
    Tester tester;
    const std::string table = tester.open(players, "seed", "manual");
    Rng rng(static_cast<std::uint64_t>(players) + 40);
    tester.play_to_end(table, rng);
    const Doc loaded = tester.get("load", {{"save", json(tester.save(table))}});
    CHECK(at(loaded, "verified") == Doc(false));
    CHECK(tester.save(text_at(loaded, "table")) == tester.save(table));
  }
}

TEST_CASE("manual outcomes that are those of the seed are verified") {
  Tester tester;
  const std::string drawn = tester.open(2, "same");
  const Doc actions = at(json(tester.save(drawn)), "actions");
  const std::string manual = tester.open(2, "same", "manual");
  for (const Doc& action : actions.as_array()) tester.get("act", {{"table", manual}, {"action", action}});
  CHECK(at(tester.get("load", {{"save", json(tester.save(manual))}}), "verified") == Doc(true));
  CHECK(tester.view(manual, "all") == tester.view(drawn, "all"));
}

TEST_CASE("with dice the caller enters only what everyone sees at once") {
  Tester tester;
  std::set<std::string> asked;
  std::set<std::string> drawn;
  for (std::uint64_t game = 0; game < 3; ++game) {
    const std::string table = tester.open(3, "dice " + std::to_string(game), "dice");
    Rng rng(game + 50);
    for (bool going = true; going;) {
      const Doc turn = tester.turn(table);
      if (at(turn, "actor") == Doc("chance")) asked.insert(text_at(turn, "kind"));
      going = tester.play(table, rng, 1);
    }
    const Doc history = at(tester.get("history", {{"table", table}, {"viewer", "table"}}), "actions");
    for (const Doc& step : history.as_array()) {
      const std::string text = text_at(step, "action");
      // What the table drew in secret is masked for it.
      if (text.ends_with("?")) drawn.insert(text.substr(0, text.find(' ')));
    }
  }
  CHECK(asked.contains("setup.leader"));
  CHECK(asked.contains("reveal"));
  CHECK(asked.contains("collect.roll"));
  CHECK_FALSE(asked.contains("collect.take"));
  CHECK_FALSE(asked.contains("look"));
  CHECK(drawn.contains("take"));
}

}  // namespace
}  // namespace uc::test
