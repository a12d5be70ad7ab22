// Undo: to any length, and what stands in its way when it should be fair.
#include "support.hpp"

namespace uc::test {
namespace {

TEST_CASE("undo to the start and back gives the same bytes") {
  for (int players = 1; players <= 4; ++players) {
    Tester tester;
    const std::string table = tester.open(players, "there and back");
    Rng rng(static_cast<std::uint64_t>(players) + 10);
    tester.play(table, rng, 40);
    const std::string save = tester.save(table);
    const Doc actions = at(json(save), "actions");
    const std::string view = tester.view(table, "all");
    tester.get("undo", {{"table", table}, {"to", 0}});
    CHECK(tester.code("undo", {{"table", table}}) == "nothing_to_undo");
    // The seed brings the same outcomes: only the choices of seats are given again.
    const auto from = static_cast<std::size_t>(tester.length(table));
    for (std::size_t i = from; i < actions.as_array().size(); i = static_cast<std::size_t>(tester.length(table))) {
      tester.get("act", {{"table", table}, {"action", actions.as_array()[i]}});
    }
    CHECK(tester.save(table) == save);
    CHECK(tester.view(table, "all") == view);
  }
}

TEST_CASE("with automatic chance a table rests at decisions only") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::int64_t first = tester.length(table);
  REQUIRE(first > 1);
  Rng rng(5);
  tester.play(table, rng, 12);
  const std::int64_t end = tester.length(table);
  std::int64_t last = end;
  for (std::int64_t to = end; to >= 0; --to) {
    const std::int64_t length = number_at(tester.get("undo", {{"table", table}, {"to", std::min(to, last)}}), "length");
    CHECK(length <= std::max(to, first));
    CHECK(length >= first);
    CHECK(at(tester.turn(table), "actor").is_integer());
    last = length;
    if (length == first) break;
  }
  CHECK(last == first);
}

TEST_CASE("undo without a length takes one decision back") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::string before = tester.save(table);
  tester.get("act", {{"table", table}, {"action", "claim S1:1x3"}});
  CHECK(tester.save(table) != before);
  tester.get("undo", {{"table", table}});
  CHECK(tester.save(table) == before);
}

TEST_CASE("undo to the present length changes nothing") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::string before = tester.save(table);
  CHECK(number_at(tester.get("undo", {{"table", table}, {"to", tester.length(table)}}), "length") ==
        tester.length(table));
  CHECK(tester.save(table) == before);
}

TEST_CASE("another player's move is a wall, unless the seats of both are the asker's") {
  Tester tester;
  const std::string table = tester.open(3);
  const std::int64_t first = tester.length(table);
  const Doc start = tester.turn(table);
  CHECK(text_at(start, "undo.wall") == "start");
  CHECK(number_at(start, "undo.free_to") == first);
  const auto actor = number_at(start, "actor");
  const Doc after = tester.get("act", {{"table", table}, {"action", "claim S1:1x3"}});
  // By default the wall is that of the actor, who has done nothing yet.
  CHECK(text_at(after, "turn.undo.wall") == "player");
  CHECK(number_at(after, "turn.undo.free_to") == first + 1);
  const Doc mine = at(tester.get("turn", {{"table", table}, {"seats", Doc::array().push(actor)}}), "turn");
  CHECK(text_at(mine, "undo.wall") == "start");
  CHECK(number_at(mine, "undo.free_to") == first);
  CHECK(tester.code("undo", {{"table", table}, {"fair", true}}) == "wall");
  CHECK(tester.length(table) == first + 1);
  tester.get("undo", {{"table", table}, {"fair", true}, {"seats", Doc::array().push(actor)}});
  CHECK(tester.length(table) == first);
}

TEST_CASE("DS-H3: what Dungeon Saga's Overlord decides is a wall for the heroes, whoever sits there") {
  Tester tester;
  const Doc opened = tester.get(
      "new", {{"game", "saga"}, {"players", 2}, {"seed", "wall"}, {"options", json(R"({"adventure":"saga-b"})")}});
  const std::string table = text_at(opened, "table");
  const Doc both = Doc::array().push(0).push(1);  // the heroes' and that of a computer
  const auto undo = [&](const Doc& seats) {
    return at(at(tester.get("turn", {{"table", table}, {"seats", seats}}), "turn"), "undo");
  };
  const std::string first = text_at(tester.turn(table), "actions.0");
  tester.get("act", {{"table", table}, {"action", first}});
  // A hero's own choices can be taken back.
  CHECK(number_at(undo(both), "free_to") < tester.length(table));
  tester.get("act", {{"table", table}, {"action", "end"}});
  REQUIRE(text_at(tester.turn(table), "kind") == "interrupt");
  tester.get("act", {{"table", table}, {"action", "pass"}});
  REQUIRE(number_at(tester.turn(table), "actor") == 1);
  CHECK(text_at(undo(both), "wall") == "reveal");
  CHECK(number_at(undo(both), "free_to") == tester.length(table));
  CHECK(tester.code("undo", {{"table", table}, {"fair", true}, {"seats", both}}) == "wall");
  // Nor may the Overlord take the pass back: the heroes know of it.
  CHECK(text_at(undo(Doc::array().push(0)), "wall") == "reveal");
  // On: the hero who is left ends its Turn, and the Overlord may change its mind until the heroes are asked.
  while (text_at(tester.turn(table), "kind") != "command") tester.get("act", {{"table", table}, {"action", "end"}});
  const std::int64_t before = tester.length(table);
  std::string activate;
  const Doc actions = at(tester.turn(table), "actions");
  for (const Doc& action : actions.as_array()) {
    if (activate.empty() && action.as_string().starts_with("activate")) activate = action.as_string();
  }
  REQUIRE(!activate.empty());
  tester.get("act", {{"table", table}, {"action", activate}});
  CHECK(number_at(undo(both), "free_to") <= before);
  tester.get("undo", {{"table", table}, {"fair", true}, {"seats", Doc::array().push(0)}});
  CHECK(tester.length(table) == before);
}

TEST_CASE("DS-H1: no table goes on from a guess of Dungeon Saga: it would end at the first door") {
  Tester tester;
  const std::string table =
      text_at(tester.get("new", {{"game", "saga"}, {"players", 2}, {"seed", "x"}, {"limit", 0}}), "table");
  const Doc truth = at(tester.get("view", {{"table", table}, {"viewer", "all"}}), "view");
  Doc blind = truth;
  blind.set("blind", true);
  CHECK(text_at(tester.ask("load", {{"position", blind}}), "error.path") == "position.blind");
  const Doc guess = at(tester.get("view", {{"table", table}, {"viewer", 1}, {"guess", true}, {"seed", "x"}}), "view");
  CHECK(at(guess, "hidden").is_null());
  CHECK(text_at(tester.ask("load", {{"position", guess}}), "error.path") == "position.blind");
  tester.get("load", {{"position", truth}, {"limit", 0}});
}

TEST_CASE("dice are a wall; an undo that is not fair goes through") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc everybody = Doc::array().push(0).push(1);
  Rng rng(6);
  // Play until an action is followed by an outcome of chance.
  std::int64_t before = 0;
  for (int i = 0; i < 20; ++i) {
    before = tester.length(table);
    tester.play(table, rng, 1);
    if (tester.length(table) > before + 1) break;
  }
  REQUIRE(tester.length(table) > before + 1);
  const Doc turn = at(tester.get("turn", {{"table", table}, {"seats", everybody}}), "turn");
  CHECK(text_at(turn, "undo.wall") == "roll");
  CHECK(number_at(turn, "undo.free_to") == tester.length(table));
  CHECK(tester.code("undo", {{"table", table}, {"fair", true}, {"seats", everybody}}) == "wall");
  CHECK(number_at(tester.get("undo", {{"table", table}}), "length") == before);
}

TEST_CASE("the end is a wall, because the seed is told there") {
  for (int players = 1; players <= 4; ++players) {
    Tester tester;
    const std::string table = tester.open(players, "told");
    Rng rng(static_cast<std::uint64_t>(players) + 70);
    tester.play_to_end(table, rng);
    const std::int64_t end = tester.length(table);
    Doc everybody = Doc::array();
    for (int seat = 0; seat < players; ++seat) everybody.push(seat);
    const Doc turn = at(tester.get("turn", {{"table", table}, {"seats", everybody}}), "turn");
    CHECK(text_at(turn, "seed") == "told");
    CHECK(text_at(turn, "undo.wall") == "end");
    CHECK(number_at(turn, "undo.free_to") == end);
    for (const std::int64_t to : {end - 1, end / 2, std::int64_t{0}}) {
      CHECK(tester.code("undo", {{"table", table}, {"fair", true}, {"seats", everybody}, {"to", to}}) == "wall");
    }
    CHECK(tester.length(table) == end);
    // Loaded again, too.
    const std::string again = text_at(tester.get("load", {{"save", json(tester.save(table))}, {"limit", 0}}), "table");
    CHECK(tester.code("undo", {{"table", again}, {"fair", true}, {"seats", everybody}}) == "wall");
    // Whoever is trusted to look anywhere may still go back to look.
    tester.get("undo", {{"table", table}});
    CHECK(tester.length(table) < end);
  }
}

TEST_CASE("an action by which a seat learns something is a wall") {
  // Paying with a hidden card shows it to all: Remains A turns two of them face-up.
  bool met = false;
  for (std::uint64_t seed = 0; seed < 40 && !met; ++seed) {
    Tester tester;
    const std::string table = tester.open(2, "reveal " + std::to_string(seed));
    Rng rng(seed);
    for (int i = 0; i < 120 && !met; ++i) {
      const Doc paying = at(tester.get("turn", {{"table", table}, {"prefix", "remains"}}), "turn");
      if (paying.find("over")->as_bool()) break;
      const Doc action = at(paying, "actions.0");
      if (!action.is_string()) {
        tester.play(table, rng, 1);
        continue;
      }
      const std::int64_t before = tester.length(table);
      tester.get("act", {{"table", table}, {"action", action}});
      if (tester.length(table) != before + 1) continue;
      const Doc turn = at(tester.get("turn", {{"table", table}, {"seats", Doc::array().push(0).push(1)}}), "turn");
      met = text_at(turn, "undo.wall") == "reveal" && number_at(turn, "undo.free_to") == before + 1;
    }
  }
  CHECK(met);
}

}  // namespace
}  // namespace uc::test
