// Dungeon Saga through the protocol: its campaign from document to document, and adventures that are checked.
#include <algorithm>

#include "campaign.hpp"

namespace uc::test {
namespace {

// Whoever does as little as the rules allow.
Doc idle(const Doc& turn) {
  const Doc::Array& list = turn.find("actions")->as_array();
  for (const char* least : {"end", "pass", "stop", "no"}) {
    if (std::find(list.begin(), list.end(), Doc(least)) != list.end()) return least;
  }
  return list.front();
}

struct Campaign : CampaignDocument {
  explicit Campaign(Tester& host) : CampaignDocument(host, "saga") {}
  std::string stage() const { return text_at(reply, "campaign.state.stage"); }
  bool lists(std::string_view step) const {
    const Doc steps = at(reply, "steps");
    return std::find(steps.as_array().begin(), steps.as_array().end(), Doc(step)) != steps.as_array().end();
  }
  std::string open() { return CampaignDocument::open("saga"); }
  // Both ends are sure: against an idle Overlord heroes win, and idle heroes lose when the Rounds are over.
  void play_out(const std::string& table, bool heroes_win) const {
    for (int i = 0; i < 2000; ++i) {
      const Doc turn = tester.turn(table);
      if (at(turn, "over") == Doc(true)) return;
      const bool plays = heroes_win && at(turn, "actor") != Doc(0);
      const Doc action = plays ? at(tester.get("suggest", {{"table", table}, {"level", 2}}), "action") : idle(turn);
      tester.get("act", {{"table", table}, {"action", action}, {"limit", 0}});
    }
    FAIL("the game does not end");
  }
  void play(bool heroes_win) {
    const std::string table = open();
    play_out(table, heroes_win);
    CHECK(at(tester.turn(table), "results.1.won") == Doc(heroes_win));
    count_game(table);
    tester.get("close", {{"table", table}});
  }
};

TEST_CASE("a new game with the hash of a content of before has the adventure of then, one unknown that of now") {
  Tester tester;
  const auto pile = [&](const Doc& content) {
    Doc request =
        Doc::object().set("cmd", "new").set("game", "saga").set("players", 2).set("seed", "x").set("limit", 0);
    request.set("options", Doc::object().set("adventure", "saga-07")).set("content", content);
    const std::string table = text_at(tester.host.handle(request), "table");
    const Doc save = json(tester.save(table));
    return std::pair(at(save, "content"), at(save, "position.overlord.pile"));
  };
  const auto now = pile(Doc()), before = pile("3ce60a04b3cdb679"), unknown = pile("0123456789abcdef");
  CHECK(before.first == Doc("3ce60a04b3cdb679"));
  CHECK(before.second != now.second);
  CHECK(unknown == now);
}

TEST_CASE("DS-17.4, DS-1.1: a campaign of Dungeon Saga gives the adventure that is due, to those who play in it") {
  Tester tester;
  Campaign campaign(tester);
  CHECK(at(campaign.reply, "new").is_null());
  CHECK(text_at(campaign.refused("seats 1 3 3 1"), "error.rule") == "DS-1.1");
  campaign.step("seats 1 1 2 3");
  CHECK(at(campaign.reply, "steps") == json(R"(["begin saga-a","begin saga-01"])"));
  campaign.step("begin saga-a");
  CHECK(number_at(campaign.reply, "new.players") == 2);  // the seats of Orlaf and Rordin, and the Overlord
  CHECK(text_at(campaign.reply, "new.options.adventure") == "saga-a");
  CHECK(at(campaign.reply, "new.options.campaign") == Doc(true));
  const std::string table = campaign.open();
  CHECK(text_at(tester.turn(table), "kind") == "hero");
  // Asked again without a step, the document is the same.
  CHECK(to_json(tester.get("campaign", {{"campaign", campaign.document()}})) == to_json(campaign.reply));
}

TEST_CASE("DS-17.5: a won adventure leads on, a lost one can be played again, and each counts once") {
  Tester tester;
  Campaign campaign(tester);
  campaign.step("seats 1 1 2 2");
  campaign.step("begin saga-01");
  CHECK(number_at(campaign.reply, "new.players") == 3);
  const std::string table = campaign.open();
  CHECK(text_at(campaign.count(table), "error.code") == "bad_request");  // not finished
  campaign.play_out(table, false);
  Campaign other(tester);
  other.step("seats 1 1 2 2");
  other.step("begin saga-01");
  CHECK(text_at(other.count(table), "error.path") == "table");  // another campaign's
  campaign.count_game(table);
  CHECK(campaign.stage() == "defeat");
  CHECK(at(campaign.reply, "steps") == json(R"(["replay","pass"])"));
  CHECK(text_at(campaign.count(table), "error.code") == "bad_request");
  campaign.step("replay");
  CHECK(number_at(campaign.reply, "new.options.extra_cards") > 0);
  CHECK(text_at(campaign.count(table), "error.code") == "bad_request");  // the same adventure, but not the same game
  CHECK(text_at(campaign.refused("result won orlaf: rordin: madriga: danor:"), "error.code") == "illegal");
  campaign.play(true);
  CHECK(campaign.stage() == "rewards");
  while (campaign.stage() == "rewards") campaign.step(text_at(campaign.reply, "steps.0"));
  CHECK(number_at(campaign.state(), "heroes.0.experience") > 0);
  REQUIRE(campaign.lists("go on"));
  campaign.step("go on");
  CHECK(text_at(campaign.reply, "new.options.adventure") == "saga-02");
}

TEST_CASE("a game of Dungeon Saga's campaign goes through a save and still belongs to it") {
  Tester tester;
  Campaign campaign(tester);
  campaign.step("seats 1 2 2 1");
  campaign.step("begin saga-a");
  const std::string table = campaign.open();
  Rng rng(3);
  tester.play(table, rng, 20);
  const Doc save = json(tester.save(table));
  Tester elsewhere;
  const std::string loaded = text_at(elsewhere.get("load", {{"save", save}, {"limit", 0}}), "table");
  CHECK(elsewhere.save(loaded) == to_json(save));
  elsewhere.play_to_end(loaded, rng);
  const Doc counted = elsewhere.get("campaign", {{"campaign", campaign.document()}, {"table", loaded}});
  CHECK(at(counted, "campaign.steps").as_array().size() == 3);
}

TEST_CASE("Dungeon Saga's campaign and the messages about it fit their schemas") {
  Tester tester;
  const CampaignSchemas schemas("saga");
  Campaign campaign(tester);
  const auto check = [&] { schemas.check(campaign); };
  check();
  for (const std::string_view step : {"seats 1 2 3 4", "begin saga-01"}) {
    campaign.step(step);
    check();
  }
  campaign.play(false);
  check();
  campaign.step("replay");
  check();
  campaign.play(true);
  for (int steps = 0; steps < 12 && at(campaign.reply, "new").is_null(); ++steps) {
    check();
    campaign.step(text_at(campaign.reply, "steps.0"));
  }
  check();
  CHECK(schemas.messages.fault(campaign.refused("seats 1 1 1 1"), "reply.error") == "");
  CHECK(schemas.states.fault(json(R"({"stage":"tea"})")) != "");
}

TEST_CASE("a campaign of Dungeon Saga that is cut short or edited is refused with its place and reason") {
  Tester tester;
  Campaign campaign(tester);
  campaign.step("seats 1 1 2 3");
  campaign.step("begin saga-01");
  campaign.play(true);
  const std::string whole = to_pretty_json(campaign.document());
  for (std::size_t length = 0; length <= whole.find_last_of('}'); ++length) {
    const auto doc = parse_json(std::string_view(whole).substr(0, length));
    if (doc && at(tester.ask("campaign", {{"campaign", *doc}}), "ok") == Doc(true)) FAIL("cut after " << length);
  }
  const auto refused = [&](std::string_view key, Doc value) {
    const Doc reply = tester.ask("campaign", {{"campaign", campaign.document().set(key, std::move(value))}});
    CHECK_FALSE(text_at(reply, "error.message").empty());
    return text_at(reply, "error.code") + " " + text_at(reply, "error.path");
  };
  CHECK(refused("steps", Doc::array()) == "bad_campaign campaign.state.stage");
  Doc::Array steps = at(campaign.document(), "steps").as_array();
  steps[1] = "begin saga-07";
  CHECK(refused("steps", steps) == "bad_campaign campaign.steps[1]");
  Doc state = campaign.state();
  CHECK(refused("state", state.set("defeats", 3)) == "bad_campaign campaign.state.defeats");
}

TEST_CASE("DS-18.2: check tells the first fault of an adventure, and none of a sound one") {
  Tester tester;
  const Schema messages = read_schema("docs/format/messages.schema.json");
  const Doc sound = json(*embedded_text("saga-adventures/saga-b.json"));
  const auto faults = [&](const Doc& adventure) {
    const Doc reply = tester.get("check", {{"game", "saga"}, {"adventure", adventure}});
    CHECK(messages.fault(reply, "reply.check") == "");
    return at(reply, "faults");
  };
  CHECK(faults(sound).as_array().empty());
  Doc endless = sound;
  const Doc found = faults(endless.set("round_limit", 99));
  REQUIRE(found.as_array().size() == 1);
  CHECK(text_at(found, "0.path") == "round_limit");
  CHECK(text_at(found, "0.code") == "bad_content");
  CHECK_FALSE(text_at(found, "0.message").empty());
  CHECK(text_at(faults(Doc(sound).set("schema", "saga-adventure/2")), "0.path") == "schema");
  CHECK_FALSE(faults(Doc::object()).as_array().empty());
  CHECK(tester.code("check", {{"game", "onedeck"}, {"adventure", sound}}) == "bad_request");
}

}  // namespace
}  // namespace uc::test
