// What a game of Dungeon Digger can be opened with: DD-3.1, DD-16, DD-18.3.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "content_file.hpp"
#include "digger/digger.hpp"

using namespace uc;
using namespace uc::digger;
using content_file::json;
using content_file::printed;

namespace {

Result<Options> read(std::string_view text, int players = 2, const Content& content = printed()) {
  return Digger::read_options(content, json(text), players);
}

Options options(std::string_view text, int players = 2) {
  const Result<Options> result = read(text, players);
  REQUIRE_MESSAGE(result.ok(), (result.ok() ? "" : result.fault().message));
  return *result;
}

// The message, if the fault is the one of this option.
std::string fault(std::string_view option, std::string_view text, int players = 2, const Content& content = printed()) {
  const Result<Options> result = read(text, players, content);
  if (result.ok()) return "";
  CHECK(result.fault().code == "bad_config");
  CHECK(result.fault().path == "options." + std::string(option));
  return result.fault().message;
}

bool says(const std::string& message, std::string_view part) { return message.find(part) != std::string::npos; }

unsigned bit(Scenario scenario) { return 1U << index(scenario); }
std::string written(const Options& options) { return to_json(Digger::write_options(printed(), options, 2)); }

Doc option(const Doc& list, std::string_view id) {
  for (const Doc& each : list.as_array()) {
    if (each.find("id")->as_string() == id) return each;
  }
  FAIL(std::string(id));
  return {};
}

}  // namespace

TEST_SUITE("rules/digger") {
  TEST_CASE("DD-3.1: without options the standard game is played") {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      CHECK(*Digger::read_options(printed(), Doc(), players) == Options{});
      CHECK(*Digger::read_options(printed(), Doc::object(), players) == Options{});
    }
    CHECK(written(Options{}) ==
          R"({"scenario":"none","face_down":false,"lords":"off","free_think":false,)"
          R"("hidden_projects":false,"finish_round":false,"max_turns_per_player":60,"turn_minutes":0})");
    CHECK(options(R"({"scenario": null, "face_down": null, "lords": null, "turn_minutes": null})") == Options{});
  }

  TEST_CASE("DD-16: each variant is read, and written as it was read") {
    CHECK(options(R"({"free_think": true})").free_think);
    CHECK(options(R"({"hidden_projects": true})").hidden_projects);
    CHECK(options(R"({"finish_round": true})").finish_round);
    CHECK(options(R"({"lords": "random"})").lords == LordsOption::Random);
    CHECK(options(R"({"lords": "choose"})", 6).lords == LordsOption::Choose);
    CHECK(options(R"({"max_turns_per_player": 1})").max_turns == 1);
    CHECK(options(R"({"max_turns_per_player": 250})").max_turns == 250);
    for (const std::string id : {"free_think", "hidden_projects", "finish_round", "face_down"}) {
      CHECK(says(fault(id, R"({")" + id + R"(": 1})"), "true or false"));
    }
    CHECK(says(fault("lords", R"({"lords": "all"})"), "off, random, choose"));
    CHECK(!fault("lords", R"({"lords": true})").empty());
    CHECK(says(fault("max_turns_per_player", R"({"max_turns_per_player": 0})"), "1 to 250"));
    CHECK(says(fault("max_turns_per_player", R"({"max_turns_per_player": 251})"), "1 to 250"));
    CHECK(!fault("max_turns_per_player", R"({"max_turns_per_player": "60"})").empty());
    CHECK(says(fault("dice", R"({"dice": 3})"), "not an option of Dungeon Digger"));
    CHECK(says(fault("max_turns", R"({"max_turns": 3})"), "not an option of Dungeon Digger"));
  }

  TEST_CASE("options that are no object are refused") {
    for (const std::string text : {"[]", "3", "\"none\"", "true"}) {
      const Result<Options> result = read(text);
      REQUIRE(!result.ok());
      CHECK(result.fault().path == "options");
      CHECK(result.fault().code == "bad_config");
    }
  }

  TEST_CASE("DD-3.5: lords need one for each player") {
    Content few = printed();
    few.lords.resize(3);
    CHECK(read(R"({"lords": "random"})", 3, few).ok());
    CHECK(says(fault("lords", R"({"lords": "random"})", 4, few), "3 lords for 4 players"));
    CHECK(says(fault("lords", R"({"lords": "choose"})", 6, few), "3 lords for 6 players"));
    CHECK(read(R"({"lords": "off"})", 4, few).ok());
    few.defaults.lords = LordsOption::Choose;  // with no options every number of players can play
    CHECK(read("{}", 3, few)->lords == LordsOption::Choose);
    CHECK(read("{}", 4, few)->lords == LordsOption::Off);
  }

  TEST_CASE("DD-16: what is not said is as the content says") {
    Content content = printed();
    content.defaults = {.free_think = true,
                        .hidden_projects = true,
                        .finish_round = true,
                        .face_down = true,
                        .lords = LordsOption::Random,
                        .max_turns = 30};
    const Options usual = *read("{}", 2, content);
    CHECK(usual.free_think);
    CHECK(usual.hidden_projects);
    CHECK(usual.finish_round);
    CHECK(!usual.face_down);  // no Monster Hunt
    CHECK(usual.lords == LordsOption::Random);
    CHECK(usual.max_turns == 30);
    CHECK(read(R"({"scenario": "monster_hunt"})", 2, content)->face_down);
    CHECK(!read(R"({"scenario": "monster_hunt", "face_down": false})", 2, content)->face_down);
    CHECK(!read(R"({"free_think": false})", 2, content)->free_think);
  }

  TEST_CASE("DD-18.3: one scenario, or two that may be mixed, as one value") {
    CHECK(options(R"({"scenario": "none"})") == Options{});
    int pairs = 0;
    for (std::size_t a = 0; a < kScenarios; ++a) {
      const std::string one(kScenarioNames[a]);
      CHECK(options(R"({"scenario": ")" + one + R"("})").scenarios == 1U << a);
      CHECK(!fault("scenario", R"({"scenario": ")" + one + "+" + one + R"("})").empty());
      for (std::size_t b = a + 1; b < kScenarios; ++b) {
        const std::string other(kScenarioNames[b]);
        const std::string text = R"({"scenario": ")" + one + "+" + other + R"("})";
        CHECK(!fault("scenario", R"({"scenario": ")" + other + "+" + one + R"("})").empty());  // one name for a mix
        const bool allowed = a == index(Scenario::MonsterHunt) || a == index(Scenario::SandsOfTime) ||
                             b == index(Scenario::SandsOfTime) ||
                             (a == index(Scenario::DwarvenCitadel) && b == index(Scenario::TotalBattle));
        if (!allowed) {
          CHECK(!fault("scenario", text).empty());
          continue;
        }
        ++pairs;
        const Options mixed = options(text);
        CHECK(mixed.scenarios == (1U << a | 1U << b));
        const Doc doc = Digger::write_options(printed(), mixed, 2);
        CHECK(doc.find("scenario")->as_string() == one + "+" + other);
        CHECK(*Digger::read_options(printed(), doc, 2) == mixed);
      }
    }
    CHECK(pairs == 10);
    CHECK(says(fault("scenario", R"({"scenario": "the_hunt"})"), "none, monster_hunt"));
    CHECK(!fault("scenario", R"({"scenario": 1})").empty());
  }

  TEST_CASE("DD-19.8: face-down tiles belong to the Monster Hunt") {
    CHECK(options(R"({"scenario": "monster_hunt", "face_down": true})").face_down);
    CHECK(options(R"({"scenario": "monster_hunt+total_battle", "face_down": true})").face_down);
    CHECK(!options(R"({"face_down": false})").face_down);
    CHECK(says(fault("face_down", R"({"face_down": true})"), "monster_hunt only"));
    CHECK(says(fault("face_down", R"({"scenario": "sands_of_time", "face_down": true})"), "monster_hunt only"));
  }

  TEST_CASE("DD-21.5: a clock belongs to the Sands of Time, from 1 to 5 minutes") {
    for (int minutes = 0; minutes <= 5; ++minutes) {
      const std::string text = R"({"scenario": "sands_of_time", "turn_minutes": )" + std::to_string(minutes) + "}";
      CHECK(options(text).turn_minutes == minutes);
    }
    CHECK(options(R"({"scenario": "monster_hunt+sands_of_time", "turn_minutes": 3})").turn_minutes == 3);
    CHECK(options(R"({"turn_minutes": 0})").turn_minutes == 0);
    CHECK(says(fault("turn_minutes", R"({"scenario": "sands_of_time", "turn_minutes": 6})"), "0 to 5"));
    CHECK(!fault("turn_minutes", R"({"scenario": "sands_of_time", "turn_minutes": -1})").empty());
    CHECK(says(fault("turn_minutes", R"({"turn_minutes": 2})"), "sands_of_time only"));
    CHECK(says(fault("turn_minutes", R"({"scenario": "monster_hunt", "turn_minutes": 2})"), "sands_of_time only"));
    Content slow = printed();
    slow.sands.timer_min = 3;
    CHECK(says(fault("turn_minutes", R"({"scenario": "sands_of_time", "turn_minutes": 2})", 2, slow), "3 to 5"));
    CHECK(read(R"({"scenario": "sands_of_time", "turn_minutes": 3})", 2, slow)->turn_minutes == 3);
  }

  TEST_CASE("DD-3.1: complete options are read as what they were written from") {
    Options all;
    all.scenarios = static_cast<std::uint8_t>(bit(Scenario::MonsterHunt) | bit(Scenario::SandsOfTime));
    all.lords = LordsOption::Choose;
    all.free_think = all.hidden_projects = all.finish_round = all.face_down = true;
    all.max_turns = 99;
    all.turn_minutes = 5;
    CHECK(
        written(all) ==
        R"({"scenario":"monster_hunt+sands_of_time","face_down":true,"lords":"choose",)"
        R"("free_think":true,"hidden_projects":true,"finish_round":true,"max_turns_per_player":99,"turn_minutes":5})");
    CHECK(options(written(all)) == all);
    CHECK(options(written(Options{})) == Options{});
  }

  TEST_CASE("the list of options names what read_options takes, with its default") {
    const Doc list = Digger::option_list(printed());
    const Doc usual = Digger::write_options(printed(), Options{}, 2);
    REQUIRE(list.as_array().size() == usual.as_object().size());
    for (std::size_t i = 0; i < list.as_array().size(); ++i) {
      const Doc& each = list.as_array()[i];
      const auto& [id, value] = usual.as_object()[i];
      CHECK(each.find("id")->as_string() == id);
      CHECK(*each.find("default") == value);
    }
    // Every value is taken where the option belongs: with nothing else, or with what `when` names.
    for (const Doc& each : list.as_array()) {
      const std::string& id = each.find("id")->as_string();
      const Doc* values = each.find("values");
      if (values == nullptr) continue;
      for (const Doc& value : values->as_array()) {
        Doc given = Doc::object();
        if (const Doc* when = each.find("when")) given.set("scenario", when->find("scenario")->as_array()[0]);
        CHECK_MESSAGE(Digger::read_options(printed(), given.set(id, value), 2).ok(), to_json(given));
      }
    }
    CHECK(to_json(option(list, "turn_minutes")) ==
          R"({"id":"turn_minutes","type":"integer","default":0,"min":0,"max":5,"values":[0,1,2,3,4,5],)"
          R"("when":{"scenario":["sands_of_time","monster_hunt+sands_of_time","trapped_adventurers+sands_of_time",)"
          R"("sands_of_time+dwarven_citadel","sands_of_time+dragons_lair","sands_of_time+total_battle"]}})");
    CHECK(to_json(option(list, "max_turns_per_player")) ==
          R"({"id":"max_turns_per_player","type":"integer","default":60,"min":1,"max":250})");
    CHECK(to_json(option(list, "lords")) ==
          R"({"id":"lords","type":"choice","default":"off","values":["off","random","choose"]})");
  }

  TEST_CASE("DD-18.3: the list names every scenario and exactly the pairs that can be mixed") {
    CHECK(option(Digger::option_list(printed()), "scenario").find("values")->as_array().size() == 1 + kScenarios + 10);
    Content apart = printed();
    for (ScenarioRule& rule : apart.scenarios) rule.mixes_with = 0;
    CHECK(option(Digger::option_list(apart), "scenario").find("values")->as_array().size() == 1 + kScenarios);
  }

  TEST_CASE("DD-17.2: a game saved with a content of before plays with the lords of that content") {
    const std::string before = printed().lords[3].earlier.at(0).contents.at(0);
    CHECK(Digger::is_earlier(printed(), before));
    CHECK(!Digger::is_earlier(printed(), "0123456789abcdef"));
    const auto content = std::make_shared<const Content>(printed());
    const auto tp = [&](std::string_view saved_with) {
      const Result<Options> options = Digger::read_options(printed(), json("{}"), 2, saved_with);
      REQUIRE(options.ok());
      return int{Digger(content, 2, *options).content().lords[3].special.tp};  // Sack
    };
    CHECK(tp("") == 2);
    CHECK(tp("0123456789abcdef") == 2);
    CHECK(tp(before) == 1);
  }
}
