// Campaigns through the protocol: documents that grow step by step, games that count once, and every way in which a
// document can be damaged.
#include <functional>

#include "campaign.hpp"

namespace uc::test {
namespace {

struct Campaign : CampaignDocument {
  explicit Campaign(Tester& host) : CampaignDocument(host, "onedeck") {}
  std::size_t length() const { return at(reply, "campaign.steps").as_array().size(); }
  void choose(std::string_view party, std::string_view dungeon = "dragons_cave", std::string_view grade = "expert") {
    step("party " + std::string(party));
    step("dungeon " + std::string(dungeon));
    step("difficulty " + std::string(grade));
  }
  std::string open(std::string_view seed = "campaign") { return CampaignDocument::open(seed); }
  void place_all() {
    while (at(state(), "stage") == Doc("marks")) step(text_at(reply, "steps.0"));
  }
};

void play_out(Tester& tester, const std::string& table, std::uint64_t seed = 4) {
  Rng rng(seed);
  tester.play_to_end(table, rng);
}

TEST_CASE("OD-D2, OD-2.8: a campaign gives the game that is due, with the talents that its heroes have learned") {
  Tester tester;
  Campaign campaign(tester);
  CHECK(at(campaign.reply, "new").is_null());
  CHECK(at(campaign.reply, "steps").as_array().size() == 145);
  campaign.choose("mage warrior");
  CHECK(to_json(at(campaign.reply, "new.options")) ==
        R"({"heroes":["mage","warrior"],"dungeon":"dragons_cave","difficulty":"expert","talents":[[],[]]})");
  CHECK(number_at(campaign.reply, "new.players") == 2);
  const std::string table = campaign.open();
  CHECK(text_at(tester.turn(table), "kind") == "specialisation");
  // Asked again without a step, the document is the same.
  const Doc again = tester.get("campaign", {{"campaign", campaign.document()}});
  CHECK(to_json(again) == to_json(campaign.reply));
}

TEST_CASE("OD-19.3: a finished game is counted once, by the campaign that it belongs to") {
  Tester tester;
  Campaign campaign(tester);
  campaign.choose("mage warrior");
  const std::string table = campaign.open();
  CHECK(text_at(campaign.count(table), "error.code") == "bad_request");  // not finished
  play_out(tester, table);
  const Doc result = at(tester.turn(table), "results.0");
  Campaign other(tester);
  other.choose("mage warrior");
  CHECK(text_at(other.count(table), "error.path") == "table");
  Campaign branch = campaign;  // a caller who kept the older document: the game that is due there is another one
  branch.step("drop");
  branch.choose("mage warrior");
  CHECK(text_at(branch.count(table), "error.message").find("counts once") != std::string::npos);
  campaign.count_game(table);
  CHECK(at(campaign.state(), "stage") == Doc("marks"));
  CHECK(at(campaign.state(), "marks.0") == at(result, "marks"));
  CHECK(at(campaign.state(), "marks.1") == at(result, "marks"));
  CHECK(text_at(campaign.count(table), "error.code") == "bad_request");
  campaign.place_all();
  CHECK(number_at(campaign.state(), "sheets.1.games") == 1);
  CHECK(number_at(campaign.state(), "sheets.2.games") == 0);
  campaign.choose("mage warrior");
  CHECK(text_at(campaign.count(table), "error.code") == "bad_request");  // the same game once more
}

TEST_CASE("a game of a campaign goes through a save and still belongs to it") {
  Tester tester;
  Campaign campaign(tester);
  campaign.choose("archer");
  const std::string table = campaign.open();
  Rng rng(3);
  tester.play(table, rng, 20);
  const Doc save = json(tester.save(table));
  CHECK(at(save, "campaign.id") == at(campaign.document(), "id"));
  CHECK(number_at(save, "campaign.steps") == 3);
  Tester elsewhere;
  const std::string loaded = text_at(elsewhere.get("load", {{"save", save}, {"limit", 0}}), "table");
  CHECK(elsewhere.save(loaded) == to_json(save));
  play_out(elsewhere, loaded);
  const Doc counted = elsewhere.get("campaign", {{"campaign", campaign.document()}, {"table", loaded}});
  CHECK(at(counted, "campaign.steps").as_array().size() >= 4);
  // A position has no history, so it is no game of a campaign.
  const Doc position = json(tester.view(table, "all"));
  const std::string branch = text_at(tester.get("load", {{"position", position}, {"limit", 0}}), "table");
  play_out(tester, branch);
  CHECK(text_at(campaign.count(branch), "error.code") == "bad_request");
  const Doc started = json(tester.save(branch));
  const auto refused = [&](Doc damaged, std::string_view key, Doc value) {
    return text_at(tester.ask("load", {{"save", damaged.set(key, std::move(value))}}), "error.path");
  };
  CHECK(refused(started, "campaign", at(save, "campaign")) == "save.campaign");
  CHECK(refused(save, "campaign", 7) == "save.campaign");
  CHECK(refused(save, "campaign", json(R"({"id":"","steps":3})")) == "save.campaign.id");
  CHECK(refused(save, "campaign", json(R"({"id":"x","steps":-3})")) == "save.campaign.steps");
  const std::string crypt = tester.open(2);
  CHECK(refused(json(tester.save(crypt)), "campaign", at(save, "campaign")) == "save.campaign");
}

TEST_CASE("new with a campaign takes exactly the game that is due") {
  Tester tester;
  Campaign campaign(tester);
  CHECK(tester.code("new", {{"game", "onedeck"}, {"players", 1}, {"campaign", campaign.document()}}) == "bad_config");
  campaign.choose("archer rogue");
  const Doc document = campaign.document();
  const auto path = [&](Fields fields) { return text_at(tester.ask("new", fields), "error.path"); };
  CHECK(path({{"game", "onedeck"}, {"players", 1}, {"campaign", document}}) == "players");
  CHECK(path({{"game", "crypt"}, {"players", 2}, {"campaign", document}}) == "campaign");
  CHECK(path({{"game", "onedeck"}, {"players", 2}, {"options", Doc::object()}, {"campaign", document}}) == "options");
  CHECK(path({{"game", "onedeck"}, {"players", 2}, {"campaign", 7}}) == "campaign");
  Doc damaged = document;
  damaged.set("version", 2);
  CHECK(path({{"game", "onedeck"}, {"players", 2}, {"campaign", damaged}}) == "campaign.version");
  CHECK(tester.code("new", {{"game", "onedeck"}, {"players", 2}, {"campaign", damaged}}) == "bad_campaign");
  const Doc opened = tester.get("new", {{"game", "onedeck"}, {"players", 2}, {"campaign", document}, {"limit", 0}});
  CHECK(at(opened, "options") == at(campaign.reply, "new.options"));
  // The same options without the campaign make a game that counts nowhere.
  const Doc alone = tester.get(
      "new", {{"game", "onedeck"}, {"players", 2}, {"options", at(opened, "options")}, {"seed", "a"}, {"limit", 0}});
  play_out(tester, text_at(alone, "table"));
  CHECK(text_at(campaign.count(text_at(alone, "table")), "error.code") == "bad_request");
}

TEST_CASE("a step that is not legal is refused with its rule and changes nothing") {
  Tester tester;
  Campaign campaign(tester);
  const Doc reply = campaign.refused("party mage mage");
  CHECK(text_at(reply, "error.code") == "illegal");
  CHECK(text_at(reply, "error.rule") == "OD-R41");
  CHECK(text_at(reply, "error.path") == "step");
  CHECK(text_at(campaign.refused("dance"), "error.code") == "illegal");
  campaign.choose("mage");
  // A result is not a matter of saying so.
  CHECK(text_at(campaign.refused("result won 3 3"), "error.code") == "illegal");
  CHECK(text_at(campaign.refused("result won 3 3"), "error.path") == "step");
  const auto code = [&](Fields fields) { return tester.code("campaign", fields); };
  CHECK(code({{"campaign", campaign.document()}, {"step", 7}}) == "bad_request");
  CHECK(code({{"campaign", campaign.document()}, {"step", "drop"}, {"table", "t1"}}) == "bad_request");
  CHECK(code({{"campaign", campaign.document()}, {"table", "t99"}}) == "unknown_table");
  CHECK(code({{"campaign", campaign.document()}, {"options", Doc::object()}}) == "bad_request");
  CHECK(code({{"game", "onedeck"}, {"step", "party mage"}}) == "bad_request");
  CHECK(code({{"game", "onedeck"}, {"options", json(R"({"gold":1})")}}) == "bad_config");
  const std::string crypt = tester.open(2);
  CHECK(code({{"campaign", campaign.document()}, {"table", crypt}}) == "bad_request");
}

// A campaign with something of everything in it.
Doc well_used(Tester& tester) {
  Campaign campaign(tester);
  campaign.choose("mage warrior", "lichs_tomb", "fearless");
  const std::string table = campaign.open();
  play_out(tester, table);
  campaign.count_game(table);
  campaign.step("mark mage grit red");
  campaign.place_all();
  campaign.choose("archer");
  campaign.step("drop");
  campaign.choose("mage warrior rogue archer", "hydras_reef", "standard");
  const std::string second = campaign.open("second");
  play_out(tester, second);
  campaign.count_game(second);
  campaign.step(text_at(campaign.reply, "steps.0"));
  REQUIRE(at(campaign.state(), "stage") == Doc("marks"));
  return campaign.document();
}

TEST_CASE("a campaign cut short at any byte is refused with a reason") {
  Tester tester;
  const std::string whole = to_pretty_json(well_used(tester));
  const auto reason = [&](std::string_view text) -> std::string {
    const auto doc = parse_json(text);
    if (!doc) return doc.fault().message;
    const Doc reply = tester.ask("campaign", {{"campaign", *doc}});
    return at(reply, "ok") == Doc(true) ? "" : text_at(reply, "error.message");
  };
  CHECK(reason(whole).empty());
  const std::size_t end = whole.find_last_of('}');
  for (std::size_t length = 0; length <= end; ++length) {
    if (reason(std::string_view(whole).substr(0, length)).empty()) FAIL("cut after " << length << " bytes it is taken");
  }
}

// Every value inside the document, one after the other, as something to change.
void visit(Doc& doc, const std::string& path, const std::function<void(Doc&, const std::string&)>& f) {
  if (doc.is_object()) {
    for (auto& [key, value] : doc.as_object()) visit(value, path.empty() ? key : path + "." + key, f);
  } else if (doc.is_array()) {
    for (std::size_t i = 0; i < doc.as_array().size(); ++i)
      visit(doc.as_array()[i], path + "[" + std::to_string(i) + "]", f);
  }
  f(doc, path);
}

TEST_CASE("a campaign edited by hand is refused: no value can be changed, added or taken away alone") {
  Tester tester;
  Doc document = well_used(tester);
  const Doc sound = document;
  int edits = 0;
  const auto refused = [&](const std::string& path) {
    const Doc reply = tester.ask("check", {{"game", "onedeck"}, {"campaign", document}});
    const Doc::Array faults = at(reply, "faults").as_array();
    CHECK_MESSAGE(faults.size() == 1, path);
    if (!faults.empty()) {
      CHECK(at(faults[0], "code") == Doc("bad_campaign"));
      CHECK_FALSE(text_at(faults[0], "path").empty());
      CHECK_FALSE(text_at(faults[0], "message").empty());
    }
    ++edits;
  };
  visit(document, "", [&](Doc& place, const std::string& path) {
    if (path == "id" || path.empty()) return;  // any id is one; the whole is no edit
    const Doc kept = place;
    const auto put = [&](Doc value) {
      if (value == kept) return;
      place = std::move(value);
      refused(path);
      place = kept;
    };
    if (kept.is_integer()) put(kept.as_integer() + 1);
    if (kept.is_string()) put(kept.as_string() + "x");
    if (kept.is_array() && !kept.as_array().empty()) {
      Doc::Array shorter = kept.as_array();
      shorter.pop_back();
      put(shorter);
      Doc::Array longer = kept.as_array();
      longer.push_back(longer.front());
      put(longer);
    }
    if (kept.is_object()) {
      for (std::size_t i = 0; i < kept.as_object().size(); ++i) {
        Doc::Object fewer = kept.as_object();
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        put(fewer);
      }
    }
    put(kept.is_null() ? Doc(1) : Doc());
    put(1.5);
    put(Doc::object());
  });
  CHECK(document == sound);
  CHECK(edits > 900);
}

TEST_CASE("a damaged campaign is refused with its place and reason") {
  Tester tester;
  const Doc sound = well_used(tester);
  const auto refused = [&](std::string_view key, Doc value) {
    Doc damaged = sound;
    damaged.set(key, std::move(value));
    const Doc reply = tester.ask("campaign", {{"campaign", damaged}});
    return text_at(reply, "error.code") + " " + text_at(reply, "error.path");
  };
  CHECK(refused("format", "undercroft-save") == "bad_campaign campaign.format");
  CHECK(refused("version", 2) == "bad_campaign campaign.version");
  CHECK(refused("game", "chess") == "unknown_game campaign.game");
  CHECK(refused("game", "crypt") == "bad_request campaign");
  CHECK(refused("id", "") == "bad_campaign campaign.id");
  CHECK(refused("id", std::string(65, 'x')) == "bad_campaign campaign.id");
  CHECK(refused("steps", Doc::array()) == "bad_campaign campaign.state.stage");  // the steps do not lead there
  CHECK(refused("steps", Doc(Doc::Array(10'001, "drop"))) == "bad_campaign campaign.steps");
  CHECK(refused("state", Doc::array()) == "bad_campaign campaign.state");
  Doc::Array steps = at(sound, "steps").as_array();
  steps[1] = "dungeon attic";
  CHECK(refused("steps", steps) == "bad_campaign campaign.steps[1]");
  steps[1] = "dungeon dragons_cave";  // a step that could have been, but then no red bubble could be filled
  CHECK(refused("steps", steps) == "bad_campaign campaign.steps[4]");
  // check tells the same, as a list.
  Doc damaged = sound;
  damaged.set("version", 3);
  const Doc faults = at(tester.get("check", {{"game", "onedeck"}, {"campaign", damaged}}), "faults");
  CHECK(text_at(faults, "0.path") == "version");
  CHECK(at(tester.get("check", {{"game", "onedeck"}, {"campaign", sound}}), "faults").as_array().empty());
  CHECK(tester.code("check", {{"game", "crypt"}, {"campaign", sound}}) == "bad_request");
}

TEST_CASE("a campaign of 10,000 steps takes no more") {
  Tester tester;
  Campaign campaign(tester);
  Doc document = campaign.document();
  Doc::Array steps;
  while (steps.size() < 10'000) {
    steps.emplace_back("party mage");
    steps.emplace_back("drop");
  }
  document.set("steps", steps);
  CHECK(tester.code("campaign", {{"campaign", document}, {"step", "party mage"}}) == "limit");
}

TEST_CASE("campaigns and the messages about them fit their schemas") {
  Tester tester;
  const CampaignSchemas schemas("onedeck");
  const Schema saves = read_schema("docs/format/save.schema.json");
  Campaign campaign(tester);
  const auto check = [&] { schemas.check(campaign); };
  check();
  for (const std::string_view step : {"party mage archer", "dungeon lichs_tomb", "difficulty fearless"}) {
    campaign.step(step);
    check();
  }
  const std::string table = campaign.open();
  CHECK(saves.fault(json(tester.save(table))) == "");
  play_out(tester, table);
  campaign.count_game(table);
  while (at(campaign.state(), "stage") == Doc("marks")) {
    check();
    campaign.step(text_at(campaign.reply, "steps.0"));
  }
  check();
  CHECK(schemas.messages.fault(campaign.refused("party mage mage"), "reply.error") == "");
  Doc damaged = campaign.document();
  damaged.set("version", 2);
  CHECK(schemas.messages.fault(tester.ask("campaign", {{"campaign", damaged}}), "reply.error") == "");
  CHECK(schemas.messages.fault(tester.get("check", {{"game", "onedeck"}, {"campaign", damaged}}), "reply.check") == "");
  CHECK(schemas.documents.fault(damaged) != "");
  CHECK(schemas.states.fault(json(R"({"stage":"tea"})")) != "");
}

}  // namespace
}  // namespace uc::test
