// Requests, replies, views, events and saves fit their schemas in docs/format.
#include "schema.hpp"

#include "support.hpp"

namespace uc::test {
namespace {

TEST_CASE("the schema checker refuses what does not fit") {
  const Schema schema(json(R"({"definitions":{"n":{"type":"integer","minimum":1}},"type":"object",
    "properties":{"a":{"$ref":"#/definitions/n"},"b":{"anyOf":[{"type":"null"},{"enum":["x"]}]}},
    "required":["a"],"additionalProperties":false})"));
  CHECK(schema.fault(json(R"({"a":1,"b":"x"})")).empty());
  for (const std::string_view text :
       {R"({})", R"({"a":0})", R"({"a":"1"})", R"({"a":1,"b":"y"})", R"({"a":1,"c":1})", "[]"}) {
    CHECK_FALSE(schema.fault(json(text)).empty());
  }
}

struct Checked {
  Schema messages = read_schema("docs/format/messages.schema.json");
  Schema saves = read_schema("docs/format/save.schema.json");
  Schema views = read_schema("docs/format/crypt-view.schema.json");
  Schema events = read_schema("docs/format/crypt-event.schema.json");
  Tester tester;

  Doc get(const std::string& cmd, Fields fields = {}) {
    Doc request = Doc::object().set("cmd", cmd);
    for (const auto& [key, value] : fields) request.set(key, value);
    CHECK(messages.fault(request, "request." + cmd) == "");
    Doc reply = tester.host.handle(request);
    CHECK(messages.fault(reply, "reply." + (at(reply, "ok") == Doc(true) ? cmd : "error")) == "");
    return reply;
  }
  void check_events(const Doc& list) {
    for (const Doc& event : list.as_array()) CHECK(events.fault(event) == "");
  }
};

TEST_CASE("every message of whole games fits its schema") {
  Checked checked;
  checked.get("hello");
  for (int players = 1; players <= 4; ++players) {
    const Doc options = json(R"({"collectors":["random","B","A","random","B","A"]})");
    const std::string table = text_at(
        checked.get("new",
                    {{"game", "crypt"}, {"players", players}, {"options", options}, {"seed", "schema"}, {"limit", 60}}),
        "table");
    Rng rng(static_cast<std::uint64_t>(players) + 70);
    for (bool over = false; !over;) {
      const Doc turn = checked.get("turn", {{"table", table}, {"limit", 60}});
      const Doc::Array list = at(turn, "turn.actions").as_array();
      const Doc action = list[below(rng, static_cast<std::uint32_t>(list.size()))];
      checked.get("explain", {{"table", table}, {"action", action}});
      checked.get("explain", {{"table", table}, {"prefix", "claim"}, {"each", true}, {"limit", 3}});
      checked.get("explain", {{"table", table}, {"prefix", "pottery"}});
      const Doc line = Doc::array().push(action).push("recover");
      const Doc tried = checked.get(
          "try", {{"table", table}, {"actions", line}, {"view", true}, {"odds", true}, {"next", true}, {"limit", 5}});
      const Doc steps = at(tried, "steps");  // none when chance decides
      for (const Doc& step : steps.is_array() ? steps.as_array() : Doc::Array{}) {
        if (const Doc* events = step.find("events")) checked.check_events(*events);
        if (const Doc* view = step.find("view")) CHECK(checked.views.fault(*view) == "");
      }
      const Doc acted = checked.get(
          "act",
          {{"table", table}, {"actions", Doc::array().push(action)}, {"viewer", "all"}, {"next", true}, {"limit", 5}});
      checked.check_events(at(acted, "events"));
      for (const Doc& viewer : {Doc("all"), Doc("table"), Doc(0)}) {
        CHECK(checked.views.fault(at(checked.get("view", {{"table", table}, {"viewer", viewer}}), "view")) == "");
      }
      over = at(acted, "turn.over") == Doc(true);
    }
    const Doc told = at(checked.get("history", {{"table", table}, {"viewer", 0}}), "actions");
    for (const Doc& step : told.as_array()) checked.check_events(at(step, "events"));
    const Doc save = at(checked.get("save", {{"table", table}}), "save");
    CHECK(checked.saves.fault(save) == "");
    Doc seated = save;
    CHECK(checked.saves.fault(seated.set("seats", "human=Anna,level:3")) == "");
    CHECK(checked.saves.fault(seated.set("seats", 3)) != "");
    checked.get("load", {{"save", save}, {"limit", 5}});
    checked.get("undo", {{"table", table}, {"to", 20}, {"limit", 5}});
    checked.get("suggest", {{"table", table}, {"level", 2}, {"seed", "1"}});
    checked.get("suggest", {{"table", "t99"}});
    checked.get("review", {{"table", table}});
    checked.get("close", {{"table", table}});
  }
  checked.get("content", {{"game", "crypt"}});
  checked.get("content", {{"game", "chess"}});
  checked.get("check", {{"game", "crypt"}, {"adventure", Doc::object()}});
  checked.get("campaign", {{"game", "crypt"}});
  checked.get("quit");
}

}  // namespace
}  // namespace uc::test
