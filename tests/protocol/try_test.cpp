// try, and act with several actions: what is tried is what then happens, and tells nothing that is hidden.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <vector>

#include "games.hpp"
#include "source_dir.hpp"
#include "support.hpp"

namespace uc::test {
namespace {

Doc listed(std::vector<std::string> texts) {
  Doc list = Doc::array();
  for (std::string& text : texts) list.push(std::move(text));
  return list;
}

std::string any_of(const Doc& turn, Rng& rng) {
  const Doc::Array& actions = turn.find("actions")->as_array();
  return actions[below(rng, static_cast<std::uint32_t>(actions.size()))].as_string();
}

// Does such a list of events say that a Turn is over?
bool ends_turn(const Doc& events) {
  const auto ends = [](const Doc& event) {
    const std::string type = text_at(event, "type");
    const bool recovered = type == "dice.recovered" && at(event, "why") != Doc("remains");
    const std::string_view own[] = {"claim.placed", "turn.ended", "overlord.ended"};
    const bool begins = type == "turn.began" && event.find("seat") == nullptr && event.find("model") == nullptr;
    return recovered || begins || std::find(std::begin(own), std::end(own), type) != std::end(own);
  };
  return std::any_of(events.as_array().begin(), events.as_array().end(), ends);
}

// What the reply of try says of one action against the reply of the act that makes it.
void compare(const Doc& tried, const Doc& acted, std::int64_t before) {
  const Doc wall = at(tried, "wall");
  CHECK(at(tried, "action") == at(acted, "steps.0.action"));
  CHECK(at(tried, "actor") == at(acted, "steps.0.actor"));
  if (tried.find("events") == nullptr) {
    CHECK(wall == Doc("reveal"));
  } else {
    CHECK(at(tried, "events") == at(acted, "steps.0.events"));
    CHECK(at(tried, "ends") == Doc(at(tried, "turn.over") == Doc(true) || ends_turn(at(tried, "events"))));
  }
  const std::size_t steps = at(acted, "steps").as_array().size();
  if (wall == Doc("roll")) {
    REQUIRE(steps > 1);
    CHECK(at(acted, "steps.1.actor") == Doc("chance"));
  }
  if (wall == Doc("end")) CHECK(at(acted, "turn.over") == Doc(true));
  if (!wall.is_null()) return;
  CHECK(steps == 1);
  CHECK(number_at(acted, "turn.undo.free_to") <= before);
  CHECK(at(tried, "view") == at(acted, "view"));
  for (const std::string_view member : {"over", "actor", "may", "kind", "actions", "count", "outside", "next"}) {
    CHECK(at(tried, "turn." + std::string(member)) == at(acted, "turn." + std::string(member)));
  }
}

TEST_CASE("what try tells of an action is what act then does, in every game and for every viewer") {
  for (const Played& game : kGames) {
    CAPTURE(game.name);
    Tester tester;
    const std::string table = open(tester, game, "try");
    Rng rng(80);
    std::set<std::string> walls;
    for (int i = 0; i < 250; ++i) {
      const Doc turn = tester.turn(table);
      if (at(turn, "over") == Doc(true)) break;
      const std::int64_t before = tester.length(table);
      const std::string action = any_of(turn, rng);
      const Doc seat = at(turn, "actor");
      const Doc viewer = i % 5 == 0 ? Doc("all") : seat;
      const std::string save = tester.save(table);
      const Doc tried = tester.get("try", {{"table", table},
                                           {"actions", listed({action})},
                                           {"seat", seat},
                                           {"seats", Doc::array().push(seat)},
                                           {"viewer", viewer},
                                           {"view", true},
                                           {"next", true},
                                           {"limit", 50}});
      CHECK(tester.save(table) == save);
      REQUIRE(at(tried, "steps").as_array().size() == 1);
      const Doc acted = tester.get("act", {{"table", table},
                                           {"action", action},
                                           {"seat", seat},
                                           {"seats", Doc::array().push(seat)},
                                           {"viewer", viewer},
                                           {"from", before},
                                           {"view", true},
                                           {"next", true},
                                           {"limit", 50}});
      compare(at(tried, "steps.0"), acted, before);
      const Doc wall = at(tried, "steps.0.wall");
      walls.insert(wall.is_null() ? "none" : wall.as_string());
    }
    CHECK(walls.contains("roll"));
    CHECK(walls.size() >= 2);
  }
}

// A line of random actions that goes as far as it can, at most so many.
std::vector<std::string> random_line(Tester& tester, const std::string& table, const Doc& seat, Rng& rng,
                                     std::size_t most) {
  std::vector<std::string> line = {any_of(tester.turn(table), rng)};
  while (line.size() < most) {
    const Doc tried =
        tester.get("try", {{"table", table}, {"actions", listed(line)}, {"seat", seat}, {"limit", 10'000}});
    const Doc last = at(tried, "steps").as_array().back();
    CHECK(at(tried, "steps").as_array().size() == line.size());
    if (!at(last, "wall").is_null()) break;
    line.push_back(any_of(at(last, "turn"), rng));
  }
  return line;
}

TEST_CASE("several actions in one go are the same as one after the other") {
  for (const Played& game : kGames) {
    CAPTURE(game.name);
    Tester tester;
    const std::string table = open(tester, game, "line");
    const std::string other = open(tester, game, "line");
    Rng rng(81);
    std::size_t longest = 0;
    for (int i = 0; i < 60; ++i) {
      const Doc turn = tester.turn(table);
      if (at(turn, "over") == Doc(true)) break;
      const Doc seat = at(turn, "actor");
      const std::vector<std::string> line = random_line(tester, table, seat, rng, 6);
      longest = std::max(longest, line.size());
      const std::int64_t before = tester.length(table);
      const Doc acted = tester.get(
          "act", {{"table", table}, {"actions", listed(line)}, {"seat", seat}, {"viewer", seat}, {"from", before}});
      CHECK(at(acted, "steps").as_array().size() >= line.size());
      for (const std::string& action : line) tester.get("act", {{"table", other}, {"action", action}, {"limit", 0}});
      CHECK(tester.save(table) == tester.save(other));
    }
    CHECK(longest >= (game.name == "crypt" ? 1 : 3));
  }
}

TEST_CASE("a try depends only on what its viewer knows") {
  for (const Played& game : kGames) {
    if (game.name == "saga") continue;  // no table goes on from a guess of it
    CAPTURE(game.name);
    Tester tester;
    const std::string table = open(tester, game, "secret");
    Rng rng(82);
    int differ = 0, reveals = 0;
    for (int moment = 0; moment < 40 && tester.play(table, rng, 3); ++moment) {
      const Doc turn = tester.turn(table);
      const Doc seat = at(turn, "actor");
      const Doc guess = at(
          tester.get("view", {{"table", table}, {"viewer", seat}, {"guess", true}, {"seed", std::to_string(moment)}}),
          "view");
      const std::string other =
          text_at(tester.get("load", {{"position", guess}, {"chance", "manual"}, {"limit", 0}}), "table");
      if (tester.view(other, "all") != tester.view(table, "all")) ++differ;
      std::vector<std::string> firsts;
      for (int i = 0; i < 4; ++i) firsts.push_back(any_of(turn, rng));
      // Crypt has thousands of claims, and few ways to show or see a card.
      const Doc::Array actions = at(turn, "actions").as_array();
      for (const Doc& action : actions) {
        if (firsts.size() < 10 && !action.as_string().starts_with("claim")) firsts.push_back(action.as_string());
      }
      for (const std::string& first : firsts) {
        const Doc line = listed({first, any_of(turn, rng)});
        const auto ask = [&](const std::string& where, const Doc& viewer) {
          return tester.get(
              "try",
              {{"table", where}, {"actions", line}, {"seat", seat}, {"viewer", viewer}, {"view", true}, {"limit", 20}});
        };
        const Doc told = ask(table, seat);
        CHECK(to_json(told) == to_json(ask(other, seat)));
        if (at(told, "steps.0.wall") == Doc("reveal")) ++reveals;
      }
      for (const std::string_view prefix : {"claim S1", "pottery", "remains R1", "work", "demolish", "rise", "no"}) {
        const auto ask = [&](const std::string& where) {
          return to_json(tester.get("explain", {{"table", where}, {"prefix", prefix}, {"viewer", seat}})) +
                 to_json(
                     at(tester.get("turn", {{"table", where}, {"prefix", prefix}, {"viewer", seat}, {"next", true}}),
                        "turn.next"));
        };
        CHECK(ask(table) == ask(other));
      }
      tester.get("close", {{"table", other}});
    }
    if (game.name != "onedeck") CHECK(differ > 3);
    if (game.name == "crypt") CHECK(reveals > 0);
  }
}

// A game that was played, taken back to its beginning; its actions.
struct Recorded {
  std::string table;
  Doc::Array actions;
};

Recorded recorded(Tester& tester, const std::string& file) {
  std::ifstream in(std::string(source_dir()) + "/tests/replays/" + file);
  std::stringstream text;
  text << in.rdbuf();
  Recorded game;
  game.table = text_at(tester.get("load", {{"save", json(text.str())}, {"limit", 0}}), "table");
  game.actions = at(tester.get("history", {{"table", game.table}, {"viewer", "all"}}), "actions").as_array();
  tester.get("undo", {{"table", game.table}, {"to", 0}, {"limit", 0}});
  return game;
}

TEST_CASE("an action that tells the viewer something is only said to be legal") {
  for (const std::string file : {"crypt-4-all-powers.json", "crypt-3-all-powers.json", "saga-01-won.json"}) {
    CAPTURE(file);
    Tester tester;
    const Recorded game = recorded(tester, file);
    int hidden = 0, areas = 0;
    for (auto at_length = tester.length(game.table); at_length < static_cast<std::int64_t>(game.actions.size());
         at_length = tester.length(game.table)) {
      const Doc& next = game.actions[static_cast<std::size_t>(at_length)];
      const std::string action = text_at(next, "action");
      const Doc seat = at(next, "actor");
      const Doc tried = tester.get("try", {{"table", game.table},
                                           {"actions", listed({action})},
                                           {"seat", seat},
                                           {"seats", Doc::array().push(seat)},
                                           {"view", true},
                                           {"next", true},
                                           {"limit", 5}});
      const Doc acted = tester.get("act", {{"table", game.table},
                                           {"action", action},
                                           {"seat", seat},
                                           {"seats", Doc::array().push(seat)},
                                           {"from", at_length},
                                           {"view", true},
                                           {"next", true},
                                           {"limit", 5}});
      const Doc step = at(tried, "steps.0");
      compare(step, acted, at_length);
      const Doc events = at(acted, "steps.0.events");
      const bool revealed = std::any_of(events.as_array().begin(), events.as_array().end(),
                                        [](const Doc& event) { return at(event, "type") == Doc("area.revealed"); });
      areas += revealed ? 1 : 0;
      if (revealed) CHECK((seat == Doc(0) || step.find("events") == nullptr));
      if (step.find("events") != nullptr) continue;
      ++hidden;
      CHECK(at(step, "wall") == Doc("reveal"));
      for (const std::string_view member : {"view", "turn", "ends"}) CHECK(step.find(member) == nullptr);
    }
    if (file.starts_with("saga")) CHECK(areas > 0);
    CHECK(hidden > 0);
  }
}

TEST_CASE("the seed is not told by trying the last action") {
  Tester tester;
  const std::string table = open(tester, kGames[1], "xyzzy");
  Rng rng(84);
  int ends = 0;
  for (int i = 0; i < 3000; ++i) {
    const Doc turn = tester.turn(table);
    if (at(turn, "over") == Doc(true)) break;
    const std::string action = any_of(turn, rng);
    const std::string told =
        to_json(tester.get("try", {{"table", table}, {"actions", listed({action})}, {"view", true}}));
    CHECK(told.find("xyzzy") == std::string::npos);
    ends += told.find(R"("wall":"end")") != std::string::npos ? 1 : 0;
    tester.get("act", {{"table", table}, {"action", action}, {"limit", 0}});
  }
  CHECK(ends == 1);
  CHECK(at(tester.turn(table), "over") == Doc(true));
  CHECK(tester.code("try", {{"table", table}, {"actions", listed({"finish"})}}) == "game_over");
}

TEST_CASE("what is tried is for those who may answer, and for a decision") {
  Tester tester;
  const std::string table = tester.open(3);
  const auto actor = number_at(tester.turn(table), "actor");
  const Doc line = listed({"claim S1:1x3"});
  for (const Doc& viewer : {Doc("table"), Doc((actor + 1) % 3), Doc(Doc::array())}) {
    CHECK(tester.code("try", {{"table", table}, {"actions", line}, {"viewer", viewer}}) == "not_your_turn");
  }
  CHECK(tester.code("try", {{"table", table}, {"actions", line}, {"seat", (actor + 1) % 3}}) == "not_your_turn");
  for (const Doc& viewer : {Doc("all"), Doc(actor), Doc(Doc::array().push((actor + 1) % 3).push(actor))}) {
    tester.get("try", {{"table", table}, {"actions", line}, {"viewer", viewer}});
  }
  // The seat tries, and the table looks on: it is told what everybody sees.
  const Doc seen =
      tester.get("try", {{"table", table}, {"actions", line}, {"seat", actor}, {"viewer", "table"}, {"view", true}});
  CHECK(at(seen, "steps.0.turn.actions").is_null());
  CHECK(at(seen, "steps.0.ends") == Doc(true));
  CHECK(tester.code("try", {{"table", tester.open(2, "seed", "manual")}, {"actions", line}}) == "bad_request");
  tester.get("act", {{"table", table}, {"action", "claim S1:1x3"}});
  CHECK(to_json(at(seen, "steps.0.view")) == tester.view(table, "table"));
}

TEST_CASE("a line ends where somebody else decides, or with what is not legal") {
  Tester tester;
  const std::string table = tester.open(2);
  const auto steps = [&](const Doc& line) {
    return at(tester.get("try", {{"table", table}, {"actions", line}}), "steps");
  };
  const Doc turned = steps(listed({"claim S1:1x3", "claim S1:2x3"}));
  CHECK(turned.as_array().size() == 1);
  CHECK(at(turned, "0.wall") == Doc("player"));
  const Doc wrong = steps(listed({"claim S1:2x3 S2:2x3", "claim S1:2x3"}));
  CHECK(wrong.as_array().size() == 1);
  CHECK(at(wrong, "0.legal") == Doc(false));
  CHECK(text_at(wrong, "0.rule").starts_with("CR-5"));
  CHECK_FALSE(text_at(wrong, "0.message").empty());
  const Doc odds = tester.get("try", {{"table", table}, {"actions", listed({"claim S1:1x3"})}, {"odds", true}});
  CHECK(at(odds, "steps.0.odds") == at(tester.get("explain", {{"table", table}, {"action", "claim S1:1x3"}}), "odds"));
  CHECK(at(turned, "0.odds").is_null());
}

TEST_CASE("several actions are made all or none") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::string save = tester.save(table);
  const auto refused = [&](const std::string& where, std::vector<std::string> line, std::string_view code,
                           std::string_view path) {
    const Doc reply = tester.ask("act", {{"table", where}, {"actions", listed(std::move(line))}});
    CHECK(text_at(reply, "error.code") == code);
    CHECK(text_at(reply, "error.path") == path);
    return reply;
  };
  refused(table, {"claim S1:1x3", "claim S1:2x3"}, "wall", "actions[1]");
  CHECK(text_at(refused(table, {"claim S1:2x3 S2:2x3", "recover"}, "illegal", "actions[0]"), "error.rule")
            .starts_with("CR-5"));
  CHECK(tester.save(table) == save);

  const std::string digger = open(tester, kGames[2], "line");
  Rng rng(85);
  int found = 0;
  for (int i = 0; i < 200 && found < 3; ++i) {
    const Doc seat = at(tester.turn(digger), "actor");
    const std::vector<std::string> line = random_line(tester, digger, seat, rng, 4);
    const std::string before = tester.save(digger);
    if (line.size() > 2) {
      ++found;
      std::vector<std::string> bad = line;
      bad[1] = "dance";
      refused(digger, bad, "illegal", "actions[1]");
      CHECK(tester.save(digger) == before);
    }
    tester.get("act", {{"table", digger}, {"actions", listed(line)}, {"seat", seat}, {"limit", 0}});
  }
  CHECK(found == 3);
}

TEST_CASE("a line needs the room of all its actions") {
  HostLimits limits;
  Tester free(limits);
  const std::string table = open(free, kGames[1], "room");
  Rng rng(86);
  std::vector<std::string> line;
  for (int i = 0; i < 200 && line.size() < 3; ++i) {
    line = random_line(free, table, at(free.turn(table), "actor"), rng, 3);
    if (line.size() < 3) free.get("act", {{"table", table}, {"actions", listed(line)}, {"limit", 0}});
  }
  REQUIRE(line.size() == 3);
  limits.history = static_cast<std::size_t>(free.length(table)) + 2;
  Tester tight(limits);
  const std::string same = text_at(tight.get("load", {{"save", json(free.save(table))}, {"limit", 0}}), "table");
  CHECK(tight.code("act", {{"table", same}, {"actions", listed(line)}}) == "limit");
  line.pop_back();
  tight.get("act", {{"table", same}, {"actions", listed(line)}, {"limit", 0}});
}

}  // namespace
}  // namespace uc::test
