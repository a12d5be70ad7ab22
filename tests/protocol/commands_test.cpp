// Every command, asked rightly.
#include <algorithm>

#include "core/sha256.hpp"
#include "support.hpp"

namespace uc::test {
namespace {

TEST_CASE("hello tells the program, the protocol and the games") {
  Tester tester;
  const Doc reply = tester.get("hello");
  CHECK(text_at(reply, "name") == "Undercroft");
  CHECK(number_at(reply, "protocol") == 1);
  CHECK(text_at(reply, "games.0.id") == "crypt");
  CHECK(text_at(reply, "games.0.name.it") == "Crypt");
  CHECK(to_json(at(reply, "games.0.players")) == "[1,2,3,4]");
  CHECK(text_at(reply, "games.0.content").size() == 16);
  CHECK(at(reply, "games.0.options").is_array());
}

TEST_CASE("the id of a request comes back, whatever it is, also with an error") {
  Tester tester;
  for (const std::string id : {"1", "\"x\"", "null", "[1,{\"a\":2}]", "1.5", "true"}) {
    CHECK(tester.host.request("{\"id\":" + id + ",\"cmd\":\"hello\"}").starts_with("{\"id\":" + id + ",\"ok\":true,"));
    CHECK(tester.host.request("{\"id\":" + id + ",\"cmd\":\"nonsense\"}")
              .starts_with("{\"id\":" + id + ",\"ok\":false,"));
  }
  CHECK(tester.host.request("{\"cmd\":\"hello\"}").starts_with("{\"id\":null,"));
}

TEST_CASE("new opens a table for every number of players, with complete options") {
  Tester tester;
  for (int players = 1; players <= 4; ++players) {
    const Doc reply = tester.get("new", {{"game", "crypt"}, {"players", players}, {"seed", "abc"}});
    CHECK(text_at(reply, "table") == "t" + std::to_string(players));
    CHECK(text_at(reply, "commitment") == to_hex(sha256("abc")));
    CHECK(at(reply, "options.collectors").as_array().size() == 6);
    CHECK(at(reply, "turn.over") == Doc(false));
    CHECK(at(reply, "turn.actor").is_integer());
    CHECK(at(reply, "turn.may") == Doc(Doc::array().push(at(reply, "turn.actor"))));
    CHECK(at(reply, "turn.outside") == Doc::array());
  }
}

TEST_CASE("without a seed two tables differ, and the seed is told at the end") {
  Tester tester;
  const Doc one = tester.get("new", {{"game", "crypt"}, {"players", 2}});
  const Doc two = tester.get("new", {{"game", "crypt"}, {"players", 2}});
  CHECK(text_at(one, "commitment") != text_at(two, "commitment"));
  const std::string table = text_at(one, "table");
  CHECK(at(tester.turn(table), "seed").is_null());
  Rng rng(1);
  tester.play_to_end(table, rng);
  const Doc turn = tester.turn(table);
  CHECK(to_hex(sha256(text_at(turn, "seed"))) == text_at(one, "commitment"));
  CHECK(text_at(turn, "seed").size() == 64);
}

TEST_CASE("turn lists actions by prefix and limit, and counts all that fit the prefix") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc all = tester.turn(table);
  const auto count = number_at(all, "count");
  CHECK(count == static_cast<std::int64_t>(at(all, "actions").as_array().size()));
  const Doc few = at(tester.get("turn", {{"table", table}, {"limit", 3}}), "turn");
  CHECK(at(few, "actions").as_array().size() == 3);
  CHECK(number_at(few, "count") == count);
  const Doc none = at(tester.get("turn", {{"table", table}, {"limit", 0}}), "turn");
  CHECK(at(none, "actions") == Doc::array());
  CHECK(number_at(none, "count") == count);
  const Doc prefixed = at(tester.get("turn", {{"table", table}, {"prefix", "claim S1:1x3"}, {"limit", 2}}), "turn");
  CHECK(at(prefixed, "actions").as_array().size() == 2);
  CHECK(number_at(prefixed, "count") > 2);
  CHECK(number_at(prefixed, "count") < count);
  const Doc listed = at(prefixed, "actions");
  for (const Doc& action : listed.as_array()) CHECK(action.as_string().starts_with("claim S1:1x3"));
  const Doc nothing = at(tester.get("turn", {{"table", table}, {"prefix", "dance"}}), "turn");
  CHECK(at(nothing, "actions") == Doc::array());
  CHECK(number_at(nothing, "count") == 0);
}

TEST_CASE("a viewer who may not answer gets no actions") {
  Tester tester;
  const std::string table = tester.open(3);
  const auto actor = number_at(tester.turn(table), "actor");
  for (const Doc& viewer :
       {Doc("table"), Doc((actor + 1) % 3), Doc(Doc::array().push((actor + 2) % 3)), Doc(Doc::array())}) {
    const Doc turn = at(tester.get("turn", {{"table", table}, {"viewer", viewer}}), "turn");
    CHECK(at(turn, "actions").is_null());
    CHECK(at(turn, "count").is_null());
    CHECK(number_at(turn, "actor") == actor);
  }
  for (const Doc& viewer : {Doc("all"), Doc(actor), Doc(Doc::array().push((actor + 1) % 3).push(actor))}) {
    CHECK(at(tester.get("turn", {{"table", table}, {"viewer", viewer}}), "turn.actions").is_array());
  }
  // Without a viewer, the seat is the viewer.
  CHECK(at(tester.get("turn", {{"table", table}, {"seat", (actor + 1) % 3}}), "turn.actions").is_null());
}

TEST_CASE("act tells what happened and whose turn it is") {
  Tester tester;
  const std::string table = tester.open(2);
  const auto actor = number_at(tester.turn(table), "actor");
  const Doc reply = tester.get("act", {{"table", table}, {"action", "claim S1:2x3"}, {"seat", actor}});
  CHECK(text_at(reply, "events.0.type") == "claim.placed");
  CHECK(number_at(reply, "turn.actor") != actor);
  // The seat is the viewer: it sees no actions of others.
  CHECK(at(reply, "turn.actions").is_null());
}

TEST_CASE("history tells every action with its actor and events, from any length on") {
  Tester tester;
  const std::string table = tester.open(2);
  Rng rng(3);
  tester.play(table, rng, 5);
  const Doc whole = at(tester.get("history", {{"table", table}}), "actions");
  const auto length = static_cast<std::int64_t>(whole.as_array().size());
  CHECK(text_at(whole, "0.actor") == "chance");
  CHECK(text_at(whole, "0.action").starts_with("leader "));
  CHECK(at(whole, "0.events").is_array());
  const Doc tail = at(tester.get("history", {{"table", table}, {"from", length - 2}}), "actions");
  REQUIRE(tail.as_array().size() == 2);
  CHECK(at(tail, "1") == whole.as_array().back());
  CHECK(at(tester.get("history", {{"table", table}, {"from", length}}), "actions") == Doc::array());
}

TEST_CASE("view shows the position now or at a length of the history") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::string before = tester.view(table, "all");
  const std::int64_t length = tester.length(table);
  Rng rng(4);
  tester.play(table, rng, 3);
  CHECK(tester.view(table, "all") != before);
  CHECK(to_json(at(tester.get("view", {{"table", table}, {"viewer", "all"}, {"at", length}}), "view")) == before);
  CHECK(at(tester.get("view", {{"table", table}, {"viewer", "all"}, {"at", 0}}), "view.leader").is_null());
}

TEST_CASE("results have a place for every seat") {
  Tester tester;
  for (int players = 1; players <= 4; ++players) {
    const std::string table = tester.open(players, "end" + std::to_string(players));
    Rng rng(static_cast<std::uint64_t>(players));
    tester.play_to_end(table, rng);
    const Doc turn = tester.turn(table);
    CHECK(at(turn, "actor").is_null());
    CHECK(at(turn, "may") == Doc::array());
    CHECK(at(turn, "actions") == Doc::array());
    CHECK(number_at(turn, "count") == 0);
    CHECK(text_at(turn, "kind") == "over");
    REQUIRE(at(turn, "results").as_array().size() == static_cast<std::size_t>(players));
    bool first = false;
    for (int seat = 0; seat < players; ++seat) {
      const Doc result = at(turn, "results." + std::to_string(seat));
      CHECK(number_at(result, "seat") == seat);
      CHECK(number_at(result, "place") >= 1);
      CHECK(at(result, "score").is_integer());
      CHECK(at(result, "parts").is_object());
      first = first || number_at(result, "place") == 1;
    }
    CHECK(first);
    if (players == 1) CHECK(at(turn, "results.0.rating").is_string());
    CHECK(tester.code("act", {{"table", table}, {"action", "end"}}) == "game_over");
    CHECK(tester.code("suggest", {{"table", table}}) == "game_over");
    CHECK(at(tester.get("explain", {{"table", table}, {"action", "end"}}), "legal") == Doc(false));
  }
}

TEST_CASE("a turn tells the limit of the game's Turn where it has one") {
  Tester tester;
  const Doc options = json(R"({"scenario":"sands_of_time","turn_minutes":2})");
  const std::string table = text_at(
      tester.get("new", {{"game", "digger"}, {"players", 2}, {"options", options}, {"seed", "clock"}}), "table");
  CHECK(at(tester.turn(table), "clock").is_null());  // the Portals are placed
  while (at(tester.turn(table), "clock").is_null()) {
    tester.get("act", {{"table", table}, {"action", at(tester.turn(table), "actions.0")}});
  }
  const Doc turn = tester.turn(table);
  CHECK(number_at(turn, "clock.seconds") == 120);
  CHECK(at(turn, "clock.action") == at(turn, "outside.0"));
  const Doc tried = tester.get("try", {{"table", table}, {"actions", Doc::array().push(at(turn, "actions.0"))}});
  CHECK(at(tried, "steps.0.turn.clock") == at(turn, "clock"));
  const Doc over = tester.get("act", {{"table", table}, {"action", at(turn, "clock.action")}});
  CHECK(number_at(over, "turn.clock.turn") == number_at(turn, "clock.turn") + 1);
  CHECK(at(tester.turn(tester.open(2)), "clock").is_null());
}

TEST_CASE("look asks about a map, where a game has one") {
  Tester tester;
  const std::string table =
      text_at(tester.get("new", {{"game", "digger"}, {"players", 2}, {"seed", "look"}, {"limit", 0}}), "table");
  while (text_at(tester.turn(table), "kind") != "main") {
    tester.get("act", {{"table", table}, {"action", at(tester.turn(table), "actions.0")}});
  }
  const auto actor = number_at(tester.turn(table), "actor");
  const Doc view = at(tester.get("view", {{"table", table}, {"viewer", actor}}), "view");
  const Doc portal = at(view, "seats." + std::to_string(actor) + ".portal");
  const Doc what = Doc::object().set("from", portal).set("stooges", 1);
  for (const Doc& viewer : {Doc("all"), Doc(actor)}) {
    const Doc look = at(tester.get("look", {{"table", table}, {"viewer", viewer}, {"what", what}}), "look");
    CHECK(number_at(look, "shifts") == 3);
    CHECK(at(look, "reach").as_array().empty());  // nothing is built yet
  }
  for (const Doc& viewer : {Doc("table"), Doc(1 - actor)}) {
    CHECK(tester.code("look", {{"table", table}, {"viewer", viewer}, {"what", what}}) == "not_your_turn");
  }
  CHECK(tester.code("look", {{"table", table}, {"what", Doc::object().set("from", "9,9")}}) == "bad_request");
  CHECK(tester.code("look", {{"table", tester.open(2)}, {"what", what}}) == "bad_request");
}

TEST_CASE("explain tells the odds of a legal action and the rule against another") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc legal = tester.get("explain", {{"table", table}, {"action", "claim S1:1x4"}});
  CHECK(at(legal, "legal") == Doc(true));
  CHECK(at(legal, "odds").is_object());
  const Doc plain = tester.get("explain", {{"table", table}, {"action", "recover"}});
  if (at(plain, "legal") == Doc(false)) CHECK(text_at(plain, "rule").starts_with("CR-"));
  const Doc illegal = tester.get("explain", {{"table", table}, {"action", "claim S1:2x3 S2:2x3"}});
  CHECK(at(illegal, "legal") == Doc(false));
  CHECK(text_at(illegal, "rule").starts_with("CR-"));
  CHECK_FALSE(text_at(illegal, "message").empty());
  const Doc unknown = tester.get("explain", {{"table", table}, {"action", "dance"}});
  CHECK(at(unknown, "legal") == Doc(false));
  CHECK(at(unknown, "rule").is_null());
  CHECK_FALSE(text_at(unknown, "message").empty());
  const auto actor = number_at(tester.turn(table), "actor");
  CHECK(tester.code("explain", {{"table", table}, {"action", "recover"}, {"viewer", 1 - actor}}) == "not_your_turn");
}

TEST_CASE("close forgets the table; its name is not used again") {
  Tester tester;
  const std::string table = tester.open(2);
  tester.get("close", {{"table", table}});
  CHECK(tester.code("turn", {{"table", table}}) == "unknown_table");
  CHECK(tester.open(2) != table);
}

TEST_CASE("quit is answered and then asked of the transport") {
  Tester tester;
  CHECK_FALSE(tester.host.quit());
  tester.get("quit");
  CHECK(tester.host.quit());
}

TEST_CASE("games without adventures and campaigns say so") {
  Tester tester;
  CHECK(tester.code("check", {{"game", "crypt"}, {"adventure", Doc::object()}}) == "bad_request");
  CHECK(tester.code("check", {{"game", "crypt"}, {"campaign", Doc::object()}}) == "bad_request");
  CHECK(tester.code("campaign", {{"game", "crypt"}}) == "bad_request");
  CHECK(tester.code("campaign", {{"campaign", Doc::object().set("game", "crypt")}}) == "bad_request");
  CHECK(tester.code("new", {{"game", "crypt"}, {"players", 2}, {"campaign", Doc::object()}}) == "bad_config");
}

}  // namespace
}  // namespace uc::test
