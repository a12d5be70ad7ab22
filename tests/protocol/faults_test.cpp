// Every error code, and a wrong value for every field of every command. Nothing may change by any of them.
#include "support.hpp"

namespace uc::test {
namespace {

TEST_CASE("a line that is no request gets an error and changes nothing") {
  Tester tester;
  const auto code = [&](std::string_view line) { return text_at(json(tester.host.request(line)), "error.code"); };
  CHECK(code("") == "bad_json");
  CHECK(code("nonsense") == "bad_json");
  CHECK(code("{\"cmd\":\"hello\"") == "bad_json");
  CHECK(code("{\"cmd\":\"hello\"} {}") == "bad_json");
  CHECK(code("{\"cmd\":\"hello\",\"cmd\":\"quit\"}") == "bad_json");
  CHECK(code(std::string(65, '[') + std::string(65, ']')) == "bad_json");
  CHECK(code("1") == "bad_request");
  CHECK(code("[]") == "bad_request");
  CHECK(code("{}") == "bad_request");
  CHECK(code("{\"cmd\":1}") == "bad_request");
  CHECK(code("{\"cmd\":\"Hello\"}") == "unknown_command");
  CHECK(code("{\"cmd\":\"\"}") == "unknown_command");
  CHECK(code(std::string((std::size_t{1} << 20U) + 1, ' ')) == "limit");
  CHECK(code("{\"cmd\":\"hello\"}" + std::string((std::size_t{1} << 20U) - 14, ' ')) == "limit");
  CHECK(at(json(tester.host.request("{\"cmd\":\"hello\"}" + std::string((std::size_t{1} << 20U) - 15, ' '))), "ok") ==
        Doc(true));
  CHECK_FALSE(tester.host.quit());
}

struct Wrong {
  std::string_view request;  // TABLE stands for the table, SAVE and POSITION for documents of it
  std::string_view code;
  std::string_view path;
};

// Types are tried one by one below; here is what a type allows and a field does not.
constexpr Wrong kWrong[] = {
    {R"({"cmd":"new","game":"chess","players":2})", "unknown_game", "game"},
    {R"({"cmd":"new","players":2})", "bad_request", "game"},
    {R"({"cmd":"new","game":"crypt"})", "bad_request", "players"},
    {R"({"cmd":"new","game":"crypt","players":0})", "bad_request", "players"},
    {R"({"cmd":"new","game":"crypt","players":7})", "bad_request", "players"},
    {R"({"cmd":"new","game":"crypt","players":-1})", "bad_request", "players"},
    {R"({"cmd":"new","game":"crypt","players":5})", "bad_config", "players"},
    {R"({"cmd":"new","game":"crypt","players":2,"seed":""})", "bad_request", "seed"},
    {R"({"cmd":"new","game":"crypt","players":2,"chance":"fate"})", "bad_request", "chance"},
    {R"({"cmd":"new","game":"crypt","players":2,"viewer":2})", "bad_request", "viewer"},
    {R"({"cmd":"new","game":"crypt","players":2,"options":[]})", "bad_config", "options"},
    {R"({"cmd":"new","game":"crypt","players":2,"options":{"collectors":"ABABAB"}})", "bad_config",
     "options.collectors"},
    {R"({"cmd":"new","game":"crypt","players":2,"options":{"collectors":["A"]}})", "bad_config", "options.collectors"},
    {R"({"cmd":"new","game":"crypt","players":2,"options":{"collectors":["A","A","A","A","A","C"]}})", "bad_config",
     "options.collectors[5]"},
    {R"({"cmd":"turn"})", "bad_request", "table"},
    {R"({"cmd":"turn","table":"t99"})", "unknown_table", "table"},
    {R"({"cmd":"turn","table":"TABLE","viewer":2})", "bad_request", "viewer"},
    {R"({"cmd":"turn","table":"TABLE","viewer":-1})", "bad_request", "viewer"},
    {R"({"cmd":"turn","table":"TABLE","viewer":"nobody"})", "bad_request", "viewer"},
    {R"({"cmd":"turn","table":"TABLE","viewer":[0,2]})", "bad_request", "viewer[1]"},
    {R"({"cmd":"turn","table":"TABLE","viewer":["0"]})", "bad_request", "viewer[0]"},
    {R"({"cmd":"turn","table":"TABLE","viewer":[0,0,0,0,0,0,0]})", "bad_request", "viewer"},
    {R"({"cmd":"turn","table":"TABLE","seat":2})", "bad_request", "seat"},
    {R"({"cmd":"turn","table":"TABLE","seats":[2]})", "bad_request", "seats[0]"},
    {R"({"cmd":"turn","table":"TABLE","limit":-1})", "bad_request", "limit"},
    {R"({"cmd":"turn","table":"TABLE","limit":10001})", "bad_request", "limit"},
    {R"({"cmd":"act","table":"TABLE"})", "bad_request", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"claim S1:1x3","seat":2})", "bad_request", "seat"},
    {R"({"cmd":"act","table":"TABLE","action":""})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"dance"})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"claim"})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"claim  S1:1x3"})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"claim S1:1x3 "})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"claim S2:1x3 S1:1x3"})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"claim S1:01x3"})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"roll 1"})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"claim S1:2x3 S2:2x3"})", "illegal", "action"},
    {R"({"cmd":"act","table":"TABLE","action":"recover","actions":["recover"]})", "bad_request", "actions"},
    {R"({"cmd":"act","table":"TABLE","actions":[]})", "bad_request", "actions"},
    {R"({"cmd":"act","table":"TABLE","actions":[1]})", "bad_request", "actions[0]"},
    {R"({"cmd":"act","table":"TABLE","actions":["dance"]})", "illegal", "actions[0]"},
    {R"({"cmd":"act","table":"TABLE","actions":["claim S1:1x3","dance"]})", "wall", "actions[1]"},
    {R"({"cmd":"try","table":"TABLE"})", "bad_request", "actions"},
    {R"({"cmd":"try","table":"TABLE","actions":[]})", "bad_request", "actions"},
    {R"({"cmd":"try","table":"TABLE","actions":["recover"],"limit":10001})", "bad_request", "limit"},
    {R"({"cmd":"try","table":"TABLE","actions":["recover"],"viewer":"table"})", "not_your_turn", "viewer"},
    {R"({"cmd":"try","table":"t99","actions":["recover"]})", "unknown_table", "table"},
    {R"({"cmd":"look","table":"TABLE"})", "bad_request", "what"},
    {R"({"cmd":"look","table":"TABLE","what":"S1"})", "bad_request", "what"},
    {R"({"cmd":"look","table":"TABLE","what":{}})", "bad_request", "what"},
    {R"({"cmd":"look","table":"TABLE","what":{},"viewer":2})", "bad_request", "viewer"},
    {R"({"cmd":"look","table":"t99","what":{}})", "unknown_table", "table"},
    {R"({"cmd":"content","game":"chess"})", "unknown_game", "game"},
    {R"({"cmd":"view","table":"TABLE","viewer":"all","at":-1})", "bad_request", "at"},
    {R"({"cmd":"view","table":"TABLE","viewer":"all","at":100000})", "bad_request", "at"},
    {R"({"cmd":"undo","table":"TABLE","to":-1})", "bad_request", "to"},
    {R"({"cmd":"undo","table":"TABLE","to":100000})", "bad_request", "to"},
    {R"({"cmd":"undo","table":"TABLE"})", "nothing_to_undo", ""},
    {R"({"cmd":"undo","table":"TABLE","to":0})", "nothing_to_undo", ""},
    {R"({"cmd":"history","table":"TABLE","from":-1})", "bad_request", "from"},
    {R"({"cmd":"history","table":"TABLE","from":100000})", "bad_request", "from"},
    {R"({"cmd":"save","table":"t99"})", "unknown_table", "table"},
    {R"({"cmd":"load"})", "bad_request", ""},
    {R"({"cmd":"load","save":SAVE,"position":POSITION})", "bad_request", ""},
    {R"({"cmd":"load","save":SAVE,"seed":"x"})", "bad_request", "seed"},
    {R"({"cmd":"load","save":SAVE,"chance":"auto"})", "bad_request", "chance"},
    {R"({"cmd":"load","save":SAVE,"viewer":2})", "bad_request", "viewer"},
    {R"({"cmd":"load","save":{}})", "bad_save", "save.format"},
    {R"({"cmd":"load","position":{}})", "bad_save", "position.format"},
    {R"({"cmd":"load","position":SAVE})", "bad_save", "position.format"},
    {R"({"cmd":"load","save":POSITION})", "bad_save", "save.format"},
    {R"({"cmd":"load","position":POSITION,"seed":""})", "bad_request", "seed"},
    {R"({"cmd":"load","position":POSITION,"chance":"fate"})", "bad_request", "chance"},
    {R"({"cmd":"suggest","table":"TABLE","level":0})", "bad_request", "level"},
    {R"({"cmd":"suggest","table":"TABLE","level":6})", "bad_request", "level"},
    {R"({"cmd":"suggest","table":"TABLE","ms":0})", "bad_request", "ms"},
    {R"({"cmd":"suggest","table":"TABLE","ms":600001})", "bad_request", "ms"},
    {R"({"cmd":"suggest","table":"TABLE","sims":0})", "bad_request", "sims"},
    {R"({"cmd":"suggest","table":"TABLE","sims":10000001})", "bad_request", "sims"},
    {R"({"cmd":"suggest","table":"TABLE","sims":10,"ms":10})", "bad_request", "sims"},
    {R"({"cmd":"suggest","table":"TABLE","sims":10,"slice":0})", "bad_request", "slice"},
    {R"({"cmd":"suggest","table":"TABLE","sims":10,"slice":60001})", "bad_request", "slice"},
    {R"({"cmd":"suggest","table":"TABLE","sims":10,"seed":""})", "bad_request", "seed"},
    {R"({"cmd":"suggest","table":"TABLE","level":1,"sims":10})", "bad_request", "sims"},
    {R"({"cmd":"suggest","table":"TABLE","level":1,"ms":10})", "bad_request", "ms"},
    {R"({"cmd":"suggest","table":"TABLE","level":2,"sims":10})", "bad_request", "sims"},
    {R"({"cmd":"suggest","table":"TABLE","level":2,"ms":10})", "bad_request", "ms"},
    {R"({"cmd":"explain","table":"TABLE"})", "bad_request", "action"},
    {R"({"cmd":"explain","table":"TABLE","action":"recover","prefix":"claim"})", "bad_request", "prefix"},
    {R"({"cmd":"explain","table":"TABLE","prefix":"claim","each":true,"limit":101})", "bad_request", "limit"},
    {R"({"cmd":"explain","table":"TABLE","prefix":"claim","each":true,"limit":0})", "bad_request", "limit"},
    {R"({"cmd":"explain","table":"TABLE","prefix":"claim","viewer":"table"})", "not_your_turn", "viewer"},
    {R"({"cmd":"check"})", "bad_request", "game"},
    {R"({"cmd":"check","game":"crypt"})", "bad_request", ""},
    {R"({"cmd":"check","game":"crypt","adventure":{},"campaign":{}})", "bad_request", ""},
    {R"({"cmd":"check","game":"chess","adventure":{}})", "unknown_game", "game"},
    {R"({"cmd":"campaign"})", "bad_request", "game"},
    {R"({"cmd":"campaign","campaign":{}})", "bad_request", "campaign.game"},
    {R"({"cmd":"campaign","campaign":7})", "bad_request", "campaign"},
    {R"({"cmd":"campaign","game":"chess"})", "unknown_game", "game"},
    {R"({"cmd":"close"})", "bad_request", "table"},
    {R"({"cmd":"close","table":"t99"})", "unknown_table", "table"},
};

std::string replaced(std::string text, std::string_view what, const std::string& by) {
  for (auto found = text.find(what); found != std::string::npos; found = text.find(what))
    text.replace(found, what.size(), by);
  return text;
}

TEST_CASE("a field out of range, unknown or missing is named in the error and changes nothing") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::string save = tester.save(table);
  const std::string position = tester.view(table, "all");
  for (const Wrong& wrong : kWrong) {
    std::string line = replaced(std::string(wrong.request), "TABLE", table);
    line = replaced(replaced(line, "SAVE", save), "POSITION", position);
    INFO(wrong.request);
    const Doc reply = json(tester.host.request(line));
    CHECK(text_at(reply, "error.code") == wrong.code);
    const Doc path = at(reply, "error.path");
    CHECK((path.is_string() ? path.as_string() : "") == wrong.path);
    CHECK_FALSE(text_at(reply, "error.message").empty());
    CHECK(tester.save(table) == save);
  }
  CHECK(tester.open(2) == "t2");  // none of them opened a table
}

struct Field {
  std::string_view request;
  std::string_view name;
  std::string_view kinds;  // what it may be: t text, i whole number, b boolean, l list, o object; 0 also null
};

constexpr Field kFields[] = {
    {R"({"cmd":"new","players":2})", "game", "t"},
    {R"({"cmd":"new","game":"crypt"})", "players", "i"},
    {R"({"cmd":"new","game":"crypt","players":2})", "seed", "t0"},
    {R"({"cmd":"new","game":"crypt","players":2})", "chance", "t0"},
    {R"({"cmd":"new","game":"crypt","players":2})", "options", "o0"},
    {R"({})", "cmd", "t"},
    {R"({"cmd":"turn"})", "table", "t"},
    {R"({"cmd":"turn","table":"TABLE"})", "viewer", "til0"},
    {R"({"cmd":"turn","table":"TABLE"})", "seats", "l0"},
    {R"({"cmd":"turn","table":"TABLE"})", "seat", "i0"},
    {R"({"cmd":"turn","table":"TABLE"})", "prefix", "t0"},
    {R"({"cmd":"turn","table":"TABLE"})", "limit", "i0"},
    {R"({"cmd":"turn","table":"TABLE"})", "next", "b0"},
    {R"({"cmd":"act"})", "table", "t"},
    {R"({"cmd":"act","table":"TABLE"})", "action", "t"},
    {R"({"cmd":"act","table":"TABLE","action":"dance"})", "seat", "i0"},
    {R"({"cmd":"act","table":"TABLE","action":"dance"})", "viewer", "til0"},
    {R"({"cmd":"act","table":"TABLE"})", "actions", ""},
    {R"({"cmd":"try","actions":["recover"]})", "table", "t"},
    {R"({"cmd":"try","table":"TABLE"})", "actions", ""},
    {R"({"cmd":"try","table":"TABLE","actions":["recover"]})", "seat", "i0"},
    {R"({"cmd":"try","table":"TABLE","actions":["recover"]})", "view", "b0"},
    {R"({"cmd":"try","table":"TABLE","actions":["recover"]})", "odds", "b0"},
    {R"({"cmd":"look","what":{}})", "table", "t"},
    {R"({"cmd":"look","table":"TABLE","what":{}})", "viewer", "til0"},
    {R"({"cmd":"content"})", "game", "t"},
    {R"({"cmd":"view"})", "table", "t"},
    {R"({"cmd":"view","table":"TABLE"})", "viewer", "til0"},
    {R"({"cmd":"view","table":"TABLE"})", "at", "i0"},
    {R"({"cmd":"undo"})", "table", "t"},
    {R"({"cmd":"undo","table":"TABLE"})", "to", "i0"},
    {R"({"cmd":"undo","table":"TABLE"})", "fair", "b0"},
    {R"({"cmd":"undo","table":"TABLE"})", "seats", "l0"},
    {R"({"cmd":"history"})", "table", "t"},
    {R"({"cmd":"history","table":"TABLE"})", "viewer", "til0"},
    {R"({"cmd":"history","table":"TABLE"})", "from", "i0"},
    {R"({"cmd":"save"})", "table", "t"},
    {R"({"cmd":"load"})", "save", ""},
    {R"({"cmd":"load"})", "position", ""},
    {R"({"cmd":"suggest"})", "table", "t"},
    {R"({"cmd":"suggest","table":"TABLE"})", "level", "i0"},
    {R"({"cmd":"suggest","table":"TABLE"})", "ms", "i0"},
    {R"({"cmd":"suggest","table":"TABLE"})", "sims", "i0"},
    {R"({"cmd":"suggest","table":"TABLE","level":1})", "seed", "t0"},
    {R"({"cmd":"suggest","table":"TABLE","level":1})", "slice", "i0"},
    {R"({"cmd":"explain"})", "table", "t"},
    {R"({"cmd":"explain","table":"TABLE"})", "action", "t"},
    {R"({"cmd":"explain","table":"TABLE","action":"dance"})", "viewer", "til0"},
    {R"({"cmd":"explain","table":"TABLE"})", "prefix", "t"},
    {R"({"cmd":"explain","table":"TABLE","prefix":"claim"})", "each", "b0"},
    {R"({"cmd":"explain","table":"TABLE","prefix":"claim"})", "limit", "i0"},
    {R"({"cmd":"check","adventure":{}})", "game", "t"},
    {R"({"cmd":"campaign"})", "game", "t"},
    {R"({"cmd":"close"})", "table", "t"},
};

TEST_CASE("a line has at most 64 actions") {
  Tester tester;
  const std::string table = tester.open(2);
  Doc line = Doc::array();
  for (int i = 0; i < 64; ++i) line.push("dance");
  CHECK(tester.code("act", {{"table", table}, {"actions", line}}) == "illegal");
  CHECK(at(tester.get("try", {{"table", table}, {"actions", line}}), "steps.0.legal") == Doc(false));
  line.push("dance");
  for (const std::string_view cmd : {"act", "try"}) {
    const Doc reply = tester.ask(cmd, {{"table", table}, {"actions", line}});
    CHECK(text_at(reply, "error.code") == "bad_request");
    CHECK(text_at(reply, "error.path") == "actions");
  }
}

TEST_CASE("a field of the wrong type is named in the error") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::string save = tester.save(table);
  const std::pair<char, Doc> values[] = {{'t', "text"},        {'i', 1},     {'b', true}, {'l', Doc::array()},
                                         {'o', Doc::object()}, {'0', Doc()}, {'r', 1.5}};
  for (const Field& field : kFields) {
    for (const auto& [kind, value] : values) {
      if (field.kinds.find(kind) != std::string_view::npos) continue;
      if (field.name == "fair" && kind == '0') continue;
      const Doc request = json(replaced(std::string(field.request), "TABLE", table)).set(field.name, value);
      INFO(to_json(request));
      const Doc reply = tester.host.handle(request);
      const std::string code = text_at(reply, "error.code");
      CHECK((code == "bad_request" || code == "bad_config" || code == "bad_save"));
      if (!value.is_null()) CHECK(text_at(reply, "error.path").starts_with(field.name));
    }
  }
  CHECK(tester.save(table) == save);
}

TEST_CASE("a seat that may not act gets not_your_turn before anything is said about the action") {
  Tester tester;
  const std::string table = tester.open(2);
  const auto actor = number_at(tester.turn(table), "actor");
  CHECK(tester.code("act", {{"table", table}, {"action", "claim S1:1x3"}, {"seat", 1 - actor}}) == "not_your_turn");
  CHECK(tester.code("act", {{"table", table}, {"action", "dance"}, {"seat", 1 - actor}}) == "not_your_turn");
}

TEST_CASE("an illegal action cites its rule") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc reply = tester.ask("act", {{"table", table}, {"action", "claim S1:2x3 S2:2x3"}});
  CHECK(text_at(reply, "error.code") == "illegal");
  CHECK(text_at(reply, "error.rule").starts_with("CR-5"));
}

TEST_CASE("a viewer that is none is told what a viewer can be") {
  Tester tester;
  const std::string table = tester.open(2);
  for (const Doc& viewer : {Doc(1.5), Doc(true), Doc(Doc::object()), Doc("bob"), Doc("")}) {
    const Doc reply = tester.ask("turn", {{"table", table}, {"viewer", viewer}});
    CHECK(text_at(reply, "error.code") == "bad_request");
    CHECK(text_at(reply, "error.message") == "viewer: should be a seat, a list of seats, table or all");
  }
  for (const Doc& viewer : {Doc(1), Doc(Doc::array()), Doc("table"), Doc("all")}) {
    tester.get("turn", {{"table", table}, {"viewer", viewer}});
  }
}

TEST_CASE("a long name is repeated only in part, and no character is cut through") {
  Tester tester;
  const std::string letters(40, 'x');
  const auto message = [](const Doc& reply) { return text_at(reply, "error.message"); };
  CHECK(message(tester.ask(letters)) == "there is no command " + letters);
  CHECK(message(tester.ask(letters + "x")) == "there is no command " + letters + "…");
  CHECK(message(tester.ask(std::string(39, 'x') + "è!")) == "there is no command " + std::string(39, 'x') + "…");
  CHECK(message(tester.ask("turn", {{"table", std::string(1000, 'x')}})) == "there is no table " + letters + "…");
  CHECK(message(tester.ask("new", {{"game", std::string(1000, 'x')}, {"players", 2}})) ==
        "there is no game " + letters + "…");
  CHECK(message(tester.ask("new", {{"game", "crypt"}, {"players", 2}, {"chance", std::string(1000, 'x')}})) ==
        "chance: should be one of auto, manual, dice, not " + letters + "…");
}

TEST_CASE("a text that is no action is told the verbs of the turn: those of seats or those of chance") {
  Tester tester;
  const auto message = [&](const std::string& table) {
    return text_at(tester.ask("act", {{"table", table}, {"action", "dance"}}), "error.message");
  };
  const std::string decision = message(tester.open(2));
  CHECK(decision.find("claim, recover, end") != std::string::npos);
  CHECK(decision.find("roll") == std::string::npos);
  const std::string outcome = message(tester.open(2, "seed", "manual"));
  CHECK(outcome.find("sides, leader, top, reveal, conceal, look, take, roll") != std::string::npos);
  CHECK(outcome.find("claim") == std::string::npos);
}

// A sound adventure whose words are so long.
Doc long_adventure(std::size_t bytes) {
  Doc adventure = json(*embedded_text("saga-adventures/saga-b.json"));
  return adventure.set("name", Doc::object().set("en", std::string(bytes, 'x')).set("it", "y"));
}

TEST_CASE("an adventure in the options counts as memory, and what can be opened can be saved and loaded again") {
  HostLimits limits;
  limits.memory = std::size_t{4} << 20U;
  Tester tester(limits);
  const auto open = [&](std::size_t bytes) {
    const Doc options = Doc::object().set("adventure", long_adventure(bytes));
    return tester.ask("new", {{"game", "saga"}, {"players", 2}, {"options", options}, {"seed", "long"}, {"limit", 0}});
  };
  const Doc too_long = open(limits.options);
  CHECK(text_at(too_long, "error.code") == "limit");
  CHECK(text_at(too_long, "error.path") == "options");
  const Doc opened = open(limits.options - 10'000);
  const std::string table = text_at(opened, "table");
  Rng rng(3);
  tester.play(table, rng, 20);
  // As a line, the way a bot would send it; and from a position, which the next save has in it, too.
  const auto load = [&](std::string_view field, const std::string& document) {
    const Doc reply =
        json(tester.host.request(R"({"cmd":"load","limit":0,")" + std::string(field) + "\":" + document + "}"));
    REQUIRE_MESSAGE(at(reply, "ok") == Doc(true), to_json(reply).substr(0, 300));
    return text_at(reply, "table");
  };
  const std::string again = load("save", tester.save(table));
  CHECK(tester.save(again) == tester.save(table));
  const std::string branch = load("position", tester.view(table, "all"));
  tester.play(branch, rng, 20);
  CHECK(tester.save(load("save", tester.save(branch))) == tester.save(branch));
  // Each of them keeps its adventure: after some more there is no room.
  int more = 0;
  while (more < 30 && at(open(limits.options - 10'000), "ok") == Doc(true)) ++more;
  CHECK(more < 20);
  CHECK(text_at(open(10), "error.code") == "limit");
}

TEST_CASE("a game that is as long as a game may be can be saved and loaded again") {
  HostLimits limits;
  limits.history = 60;
  Tester tester(limits);
  const std::string table = tester.open(4, "long");
  for (int i = 0; i < 200; ++i) {
    const Doc turn = tester.turn(table);
    REQUIRE(at(turn, "over") == Doc(false));
    const Doc reply = tester.ask("act", {{"table", table}, {"action", at(turn, "actions.0")}});
    if (at(reply, "ok") == Doc(true)) continue;
    CHECK(text_at(reply, "error.code") == "limit");
    break;
  }
  CHECK(tester.length(table) >= 60);
  const std::string save = tester.save(table);
  CHECK(tester.save(text_at(tester.get("load", {{"save", json(save)}}), "table")) == save);

  // The same where the length of the save ends the game.
  HostLimits narrow;
  narrow.line = 160'000;
  Tester other(narrow);
  const std::string short_of_room = other.open(4, "narrow");
  int acted = 0;
  for (; acted < 300; ++acted) {
    const Doc turn = other.turn(short_of_room);
    if (at(turn, "over") == Doc(true)) other.get("undo", {{"table", short_of_room}, {"to", 0}});
    const Doc action = at(other.turn(short_of_room), "actions.0");
    if (at(other.ask("act", {{"table", short_of_room}, {"action", action}}), "ok") != Doc(true)) break;
  }
  const std::string line = R"({"cmd":"load","save":)" + other.save(short_of_room) + "}";
  CHECK(line.size() < narrow.line);
  CHECK(at(json(other.host.request(line)), "ok") == Doc(true));
}

TEST_CASE("a host holds so many tables, so much memory and so long a history, and no more") {
  HostLimits few;
  few.tables = 2;
  Tester tables(few);
  const std::string first = tables.open(2);
  const std::string save = tables.save(first);
  tables.open(2);
  CHECK(tables.code("new", {{"game", "crypt"}, {"players", 2}}) == "limit");
  CHECK(tables.code("load", {{"save", json(save)}}) == "limit");
  tables.get("close", {{"table", first}});
  tables.open(2);

  HostLimits little;
  little.memory = 1;
  Tester memory(little);
  const std::string table = memory.open(2);
  CHECK(memory.code("act", {{"table", table}, {"action", "claim S1:1x3"}}) == "limit");
  CHECK(memory.code("new", {{"game", "crypt"}, {"players", 2}}) == "limit");

  HostLimits brief;
  brief.history = 3;
  Tester history(brief);
  CHECK(history.code("load", {{"save", json(save)}}) == "limit");
  CHECK(history.code("act", {{"table", history.open(2)}, {"action", "claim S1:1x3"}}) == "limit");
}

}  // namespace
}  // namespace uc::test
