// What a reply with a turn shows beside it, if asked: steps, views, the view in the end, the log of a save.
#include <tuple>

#include "schema.hpp"
#include "support.hpp"

namespace uc::test {
namespace {

struct Game {
  std::string id;
  int players;
  Doc options;
};

const std::vector<Game>& games() {
  static const std::vector<Game> all = {{"crypt", 3, Doc::object()},
                                        {"onedeck", 2, Doc::object()},
                                        {"digger", 3, json(R"({"hidden_projects":true})")},
                                        {"saga", 3, Doc::object()}};
  return all;
}

std::string open(Tester& tester, const Game& game, std::string_view seed) {
  return text_at(
      tester.get(
          "new",
          {{"game", game.id}, {"players", game.players}, {"options", game.options}, {"seed", seed}, {"limit", 0}}),
      "table");
}

Doc types_of(const Doc& steps) {
  Doc types = Doc::array();
  for (const Doc& step : steps.as_array()) {
    for (const Doc& event : step.find("events")->as_array()) {
      if (types.as_array().size() < 100) types.push(at(event, "type"));
    }
  }
  return types;
}

bool has(const Doc& list, const Doc& item) {
  return std::find(list.as_array().begin(), list.as_array().end(), item) != list.as_array().end();
}

TEST_CASE("one act tells what history, view, turn and save tell one after the other, to every viewer") {
  int views = 0;
  for (const Game& game : games()) {
    CAPTURE(game.id);
    Tester tester;
    const std::string table = open(tester, game, "shown");
    Rng rng(31);
    for (int i = 0; i < 40; ++i) {
      const Doc::Array list = at(tester.turn(table), "actions").as_array();
      if (list.empty()) break;
      const Doc action = list[below(rng, static_cast<std::uint32_t>(list.size()))];
      const std::int64_t before = tester.length(table);
      const Doc viewers[] = {Doc("all"), Doc("table"), Doc(0), json("[0,1]")};
      for (const Doc& viewer : viewers) {
        // Every second type of event: steps without one of them come without a view.
        Doc wanted = Doc::array();
        tester.get("act", {{"table", table}, {"action", action}, {"limit", 0}});
        const Doc told = at(tester.get("history", {{"table", table}, {"viewer", viewer}, {"from", before}}), "actions");
        const Doc types = types_of(told);
        for (std::size_t each = 0; each < types.as_array().size(); each += 2) wanted.push(types.as_array()[each]);
        tester.get("undo", {{"table", table}, {"to", before}});
        const Doc reply = tester.get("act", {{"table", table},
                                             {"action", action},
                                             {"viewer", viewer},
                                             {"limit", 3},
                                             {"from", before},
                                             {"views", wanted},
                                             {"view", true},
                                             {"log", before}});
        CHECK(reply.find("events") == nullptr);
        CHECK(number_at(reply, "length") == tester.length(table));
        CHECK(at(reply, "turn") ==
              at(tester.get("turn", {{"table", table}, {"viewer", viewer}, {"limit", 3}}), "turn"));
        CHECK(to_json(at(reply, "view")) == tester.view(table, viewer));
        const Doc save = at(tester.get("save", {{"table", table}}), "save.actions");
        const auto kept = static_cast<std::size_t>(before);
        CHECK(at(reply, "log").as_array() ==
              Doc::Array(save.as_array().begin() + static_cast<std::ptrdiff_t>(kept), save.as_array().end()));
        const Doc::Array& steps = reply.find("steps")->as_array();
        REQUIRE(steps.size() == told.as_array().size());
        for (std::size_t step = 0; step < steps.size(); ++step) {
          Doc plain = told.as_array()[step];
          bool worth_it = false;
          for (const Doc& event : plain.find("events")->as_array()) worth_it |= has(wanted, at(event, "type"));
          if (worth_it && step + 1 < steps.size()) {  // the last one's is the view of the end
            ++views;
            plain.set("view",
                      at(tester.get("view", {{"table", table}, {"viewer", viewer}, {"at", kept + step + 1}}), "view"));
          }
          CHECK(steps[step] == plain);
        }
        if (viewer != viewers[3]) tester.get("undo", {{"table", table}, {"to", before}});
      }
    }
  }
  CHECK(views > 300);
}

TEST_CASE("a request that does not ask for more gets the reply of before") {
  Tester tester;
  const std::string table = tester.open(2, "plain");
  const Doc acted = tester.get("act", {{"table", table}, {"action", "recover"}});
  std::vector<std::string> members;
  for (const auto& [key, value] : acted.as_object()) members.push_back(key);
  CHECK(members == std::vector<std::string>{"id", "ok", "events", "turn"});
  for (const char* cmd : {"turn", "undo"}) {
    const Doc reply = tester.get(cmd, {{"table", table}});
    for (const char* more : {"steps", "view", "log", "events"}) CHECK(reply.find(more) == nullptr);
  }
}

TEST_CASE("every command with a turn shows what is asked for, and its replies fit the schema") {
  const Schema messages = read_schema("docs/format/messages.schema.json");
  Tester tester;
  const auto get = [&](const std::string& cmd, Doc request) {
    request.set("cmd", cmd).set("from", 0).set("view", true).set("log", 0).set("viewer", 0);
    request.set("views", json(R"(["card.revealed","claim.placed"])"));
    CHECK(messages.fault(request, "request." + cmd) == "");
    Doc reply = tester.host.handle(request);
    CHECK(messages.fault(reply, "reply." + cmd) == "");
    const std::string table = reply.find("table") != nullptr ? text_at(reply, "table") : text_at(request, "table");
    CHECK(number_at(reply, "length") == tester.length(table));
    CHECK(static_cast<std::int64_t>(at(reply, "steps").as_array().size()) == tester.length(table));
    CHECK(at(reply, "log") == at(json(tester.save(table)), "actions"));
    CHECK(to_json(at(reply, "view")) == tester.view(table, 0));
    return reply;
  };
  const Doc opened = get("new", json(R"({"game":"crypt","players":2,"seed":"all"})"));
  const Doc on_table = Doc::object().set("table", text_at(opened, "table"));
  get("turn", on_table);
  get("act", Doc(on_table).set("action", "claim S1:1x3"));
  get("act", Doc(on_table).set("action", "claim S2:1x3"));
  get("undo", on_table);
  get("load", Doc::object().set("save", json(tester.save(text_at(opened, "table")))));
}

TEST_CASE("what is asked for wrongly is refused, and nothing is changed") {
  Tester tester;
  const std::string table = tester.open(2, "wrong");
  const std::string before = tester.save(table);
  const Doc many = [] {
    Doc types = Doc::array();
    for (int i = 0; i <= 100; ++i) types.push("die.rolled");
    return types;
  }();
  const std::pair<std::string_view, Doc> wrong[] = {{"from", -1},     {"from", "0"},          {"from", 1'000'001},
                                                    {"log", -1},      {"log", true},          {"view", 1},
                                                    {"views", "all"}, {"views", json("[1]")}, {"views", many}};
  for (const auto& [field, value] : wrong) {
    for (const char* cmd : {"act", "undo"}) {
      const Doc reply = tester.ask(cmd, {{"table", table}, {"action", "recover"}, {field, value}});
      CHECK(text_at(reply, "error.code") == "bad_request");
      CHECK(text_at(reply, "error.path").starts_with(field));
      CHECK(tester.save(table) == before);
    }
  }
  const Fields all = {{"table", table}, {"from", 0}, {"log", 0},
                      {"view", true},   {"seat", 0}, {"action", "claim S9:9x9"}};
  const Doc refused = tester.ask("act", all);
  CHECK(at(refused, "ok") == Doc(false));
  for (const char* shown : {"steps", "log", "view", "turn", "length"}) CHECK(refused.find(shown) == nullptr);
  CHECK(tester.save(table) == before);
}

TEST_CASE("a caller who has more steps than there are learns the length") {
  Tester tester;
  const std::string table = tester.open(2, "short");
  const std::int64_t length = tester.length(table);
  const Doc reply = tester.get("turn", {{"table", table}, {"from", 500}, {"log", 500}});
  CHECK(at(reply, "steps").as_array().empty());
  CHECK(at(reply, "log").as_array().empty());
  CHECK(number_at(reply, "length") == length);
  tester.get("act", {{"table", table}, {"action", "claim S1:1x3"}});
  const Doc undone = tester.get("undo", {{"table", table}, {"from", length + 1}, {"log", length + 1}});
  CHECK(number_at(undone, "length") == length);
  CHECK(at(undone, "steps").as_array().empty());
}

TEST_CASE("of many steps the newest hundred come with a view") {
  Tester tester;
  const std::string table = open(tester, games()[2], "many");
  Rng rng(32);
  tester.play(table, rng, 200);
  Doc types = types_of(at(tester.get("history", {{"table", table}}), "actions"));
  const Doc reply = tester.get("turn", {{"table", table}, {"from", 0}, {"views", types}});
  int seen = 0;
  bool gap = false;
  const Doc::Array& steps = reply.find("steps")->as_array();
  for (std::size_t i = steps.size(); i > 0; --i) {
    const Doc here = types_of(Doc::array().push(steps[i - 1]));
    const auto is_wanted = [&](const Doc& type) { return has(here, type); };
    if (std::none_of(types.as_array().begin(), types.as_array().end(), is_wanted)) continue;
    const bool shown = steps[i - 1].find("view") != nullptr;
    CHECK(shown == (seen < 100));
    gap |= !shown;
    ++seen;
  }
  CHECK(gap);
}

// The outcomes of a secret draw, one after the other: all that is shown to another viewer must be the same bytes.
TEST_CASE("steps and views show nothing that the viewer may not know") {
  int compared = 0;
  for (const Game& game : games()) {
    if (game.id != "crypt" && game.id != "digger") continue;
    CAPTURE(game.id);
    Tester tester;
    const Doc opened = tester.get("new", {{"game", game.id},
                                          {"players", game.players},
                                          {"options", game.options},
                                          {"seed", "secret"},
                                          {"chance", "manual"},
                                          {"limit", 0}});
    const std::string table = text_at(opened, "table");
    Rng rng(33);
    for (int i = 0; i < 250; ++i) {
      const Doc turn = tester.turn(table);
      const Doc::Array drawn = at(turn, "actions").as_array();
      if (at(turn, "actor") == Doc("chance") && drawn.size() > 1) {
        for (const Doc& viewer : {Doc("table"), Doc(0), Doc(1), Doc(2)}) {
          const std::int64_t before = tester.length(table);
          std::string first;
          bool hidden = true;
          int outcomes = 0;
          for (const Doc& outcome : drawn) {
            Doc reply =
                tester.get("act", {{"table", table},
                                   {"action", outcome},
                                   {"viewer", viewer},
                                   {"from", before},
                                   {"view", true},
                                   {"views", json(R"(["card.taken","crypt.looked","coin.drawn","chip.drawn"])")}});
            const std::string told = to_json(reply);
            const std::string masked = text_at(at(reply, "steps").as_array()[0], "action");
            hidden &= masked.find('?') != std::string::npos;
            if (first.empty()) first = told;
            if (hidden) CHECK(told == first);
            tester.get("undo", {{"table", table}, {"to", before}});
            if (++outcomes == 4) break;
          }
          if (hidden) ++compared;
        }
      }
      if (!tester.play(table, rng, 1)) break;
    }
  }
  CHECK(compared > 20);
}

}  // namespace
}  // namespace uc::test
