// What a game of Dungeon Saga can be opened with: DS-2.1, DS-17.8, DS-D18.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "content_file.hpp"
#include "saga/saga.hpp"

using namespace uc;
using namespace uc::saga;
using content_file::json;
using content_file::place;
using content_file::printed;

namespace {

Result<Options> read(const Doc& doc, int players = 2) { return Saga::read_options(*printed(), doc, players); }

Options options(std::string_view text, int players = 2) {
  const Result<Options> result = read(json(text), players);
  REQUIRE_MESSAGE(result.ok(), (result.ok() ? "" : result.fault().message));
  return *result;
}

// The place of the fault, without "options.".
std::string path(std::string_view text, int players = 2) {
  const Result<Options> result = read(json(text), players);
  if (result.ok()) return "taken";
  CHECK(result.fault().code == "bad_config");
  CHECK(result.fault().path.starts_with("options."));
  CHECK(result.fault().message.starts_with(result.fault().path + ": "));
  return result.fault().path.substr(8);
}

Doc written(const Options& options, int players = 2) { return Saga::write_options(*printed(), options, players); }
std::string member(const Options& options, std::string_view name) { return to_json(*written(options).find(name)); }

// What a hero has by default in this adventure.
std::string usual(const std::string& adventure, std::string_view name, std::string_view hero) {
  const Options read = options(R"({"adventure": ")" + adventure + R"("})");
  return to_json(*written(read).find(name)->find(hero));
}

}  // namespace

TEST_SUITE("rules/saga") {
  TEST_CASE("DS-1.1: with no options every number of players can play, and everybody has a hero") {
    for (int players = 2; players <= 5; ++players) {
      for (const Doc& doc : {Doc(), Doc::object()}) {
        const Result<Options> result = read(doc, players);
        REQUIRE(result.ok());
        CHECK(result->adventure->id == (players <= 3 ? "saga-a" : "saga-01"));
        unsigned seats = 0;
        for (std::size_t i = 0; i < result->adventure->heroes.size(); ++i) seats |= 1U << result->seats[i];
        CHECK(seats == (1U << players) - 2);
        CHECK(!result->campaign);
        CHECK(result->extra_cards == 0);
      }
    }
    CHECK(to_json(written(options("{}"))) ==
          R"({"adventure":"saga-a","seats":[1,1],"skills":{"orlaf":[],"rordin":[]},"items":{"orlaf":[],"rordin":[]}})");
    const Options nulls =
        options(R"({"adventure": null, "seats": null, "skills": null, "items": null, "campaign": null})");
    CHECK(nulls == options("{}"));
  }

  TEST_CASE("DS-2.1: an adventure by its id; no more hero seats than it has heroes (DS-1.1)") {
    CHECK(options(R"({"adventure": "saga-b"})", 3).adventure->id == "saga-b");
    CHECK(options(R"({"adventure": "saga-10"})", 5).adventure->id == "saga-10");
    CHECK(path(R"({"adventure": "saga-a"})", 4) == "adventure");
    CHECK(path(R"({"adventure": "saga-b"})", 5) == "adventure");
    CHECK(path(R"({"adventure": "saga-11"})") == "adventure");
    CHECK(path(R"({"adventure": 3})") == "adventure");
    CHECK(path(R"({"dice": 3})") == "dice");
    for (const std::string text : {"[]", "3", "\"saga-a\"", "true"}) {
      const Result<Options> result = read(json(text));
      REQUIRE(!result.ok());
      CHECK(result.fault().path == "options");
      CHECK(result.fault().code == "bad_config");
    }
  }

  TEST_CASE("DS-D18: every hero has a seat, dealt in order unless it is said otherwise") {
    const auto dealt = [](int players) { return member(options(R"({"adventure": "saga-01"})", players), "seats"); };
    CHECK(dealt(2) == "[1,1,1,1]");
    CHECK(dealt(3) == "[1,2,1,2]");
    CHECK(dealt(4) == "[1,2,3,1]");
    CHECK(dealt(5) == "[1,2,3,4]");
    CHECK(member(options(R"({"adventure": "saga-01", "seats": [2, 2, 2, 1]})", 3), "seats") == "[2,2,2,1]");
    CHECK(member(options(R"({"seats": [2, 1]})", 3), "seats") == "[2,1]");
    CHECK(path(R"({"seats": [1]})") == "seats");
    CHECK(path(R"({"seats": [1, 1, 1]})") == "seats");
    CHECK(path(R"({"seats": [1, 2]})") == "seats[1]");
    CHECK(path(R"({"seats": [0, 1]})") == "seats[0]");
    CHECK(path(R"({"seats": [1, 1]})", 3) == "seats");  // seat 2 has no hero
    CHECK(path(R"({"seats": [1, "2"]})", 3) == "seats[1]");
    CHECK(path(R"({"seats": 1})") == "seats");
  }

  TEST_CASE("DS-17.8: in single play the heroes have a skill for every three experience before, at most three") {
    CHECK(usual("saga-a", "skills", "orlaf") == "[]");
    CHECK(usual("saga-b", "skills", "danor") == "[]");
    CHECK(usual("saga-01", "skills", "orlaf") == "[]");
    CHECK(usual("saga-03", "skills", "orlaf") == "[]");                                            // 2
    CHECK(usual("saga-04", "skills", "orlaf") == R"(["frenzy"])");                                 // 3
    CHECK(usual("saga-05", "skills", "danor") == R"(["crystal_lore"])");                           // 5
    CHECK(usual("saga-06", "skills", "rordin") == R"(["shield_brother","stone_stance"])");         // 7
    CHECK(usual("saga-08", "skills", "madriga") == R"(["keen_eye","light_foot","point_blank"])");  // 9
    CHECK(usual("saga-10", "skills", "orlaf") == R"(["frenzy","thick_hide","long_stride"])");      // 12
    const Options chosen =
        options(R"({"adventure": "saga-06", "skills": {"orlaf": ["long_stride", "frenzy"], "danor": []}})");
    CHECK(to_json(*written(chosen).find("skills")) ==
          R"({"orlaf":["frenzy","long_stride"],"rordin":["shield_brother","stone_stance"],)"
          R"("madriga":["keen_eye","light_foot"],"danor":[]})");
    CHECK(path(R"({"adventure": "saga-04", "skills": {"orlaf": ["frenzy", "thick_hide"]}})") == "skills.orlaf");
    CHECK(path(R"({"adventure": "saga-04", "skills": {"orlaf": ["keen_eye"]}})") == "skills.orlaf[0]");
    CHECK(path(R"({"adventure": "saga-06", "skills": {"orlaf": ["frenzy", "frenzy"]}})") == "skills.orlaf[1]");
    CHECK(path(R"({"adventure": "saga-a", "skills": {"orlaf": ["frenzy"]}})") == "skills.orlaf");
    CHECK(path(R"({"adventure": "saga-a", "skills": {"danor": []}})") == "skills.danor");
    CHECK(path(R"({"adventure": "saga-04", "skills": {"orlaf": "frenzy"}})") == "skills.orlaf");
    CHECK(path(R"({"adventure": "saga-04", "skills": ["frenzy"]})") == "skills");
  }

  TEST_CASE("DS-17.8: in single play the heroes have the rewards of the adventures before that are not used once") {
    CHECK(usual("saga-02", "items", "danor") == "[]");  // a draught and a crystal are used once
    CHECK(usual("saga-03", "items", "madriga") == R"(["spidersilk_vest"])");
    CHECK(usual("saga-04", "items", "orlaf") == R"(["swift_boots"])");  // to any: the first
    CHECK(usual("saga-05", "items", "orlaf") == R"(["swift_boots","amulet_of_rest"])");
    CHECK(usual("saga-06", "items", "rordin") == R"(["dolgarth_shield"])");
    CHECK(usual("saga-10", "items", "rordin") == R"(["grunds_hammer","dolgarth_shield"])");
    CHECK(usual("saga-10", "items", "orlaf") == R"(["reapers_axe","bearskin_mantle","swift_boots","amulet_of_rest"])");
    CHECK(usual("saga-10", "items", "madriga") == R"(["spidersilk_vest","moonwood_bow"])");
    CHECK(usual("saga-10", "items", "danor") == R"(["golden_horn_staff"])");
  }

  TEST_CASE("DS-17.8: rewards to any as the heroes choose, each once; others to whom they are given") {
    const auto items = [](const std::string& given) {
      return member(options(R"({"adventure": "saga-05", "items": )" + given + "}"), "items");
    };
    CHECK(items(R"({"danor": ["swift_boots"]})") ==
          R"({"orlaf":["amulet_of_rest"],"rordin":[],"madriga":["spidersilk_vest"],"danor":["swift_boots"]})");
    CHECK(items(R"({"orlaf": []})") ==
          R"({"orlaf":[],"rordin":["swift_boots","amulet_of_rest"],"madriga":["spidersilk_vest"],"danor":[]})");
    CHECK(items(R"({"orlaf": [], "rordin": [], "madriga": [], "danor": ["amulet_of_rest"]})") ==
          R"({"orlaf":[],"rordin":[],"madriga":[],"danor":["amulet_of_rest"]})");
    const auto fault = [](const std::string& given) {
      return path(R"({"adventure": "saga-05", "items": )" + given + "}");
    };
    CHECK(fault(R"({"orlaf": ["swift_boots"], "danor": ["swift_boots"]})") == "items.danor[0]");
    CHECK(fault(R"({"orlaf": ["swift_boots", "swift_boots"]})") == "items.orlaf[1]");
    CHECK(fault(R"({"orlaf": ["spidersilk_vest"]})") == "items.orlaf[0]");
    CHECK(fault(R"({"orlaf": ["reapers_axe"]})") == "items.orlaf[0]");  // the reward of this very adventure
    CHECK(fault(R"({"orlaf": ["fury_draught"]})") == "items.orlaf[0]");
    CHECK(fault(R"({"orlaf": ["tea"]})") == "items.orlaf[0]");
    CHECK(fault(R"({"grund": []})") == "items.grund");
    CHECK(fault(R"({"orlaf": "swift_boots"})") == "items.orlaf");
    CHECK(path(R"({"adventure": "saga-01", "items": {"orlaf": ["healing_potion"]}})") == "items.orlaf[0]");
  }

  TEST_CASE("DS-17.5, DS-17.6: in a campaign skills and items are those of the campaign, within what a hero can hold") {
    const auto campaign = [](const std::string& rest) {
      return R"({"adventure": "saga-01", "campaign": true, )" + rest + "}";
    };
    const Options played = options(campaign(
        R"("skills": {"orlaf": ["frenzy", "thick_hide", "long_stride"]},
           "items": {"orlaf": ["healing_potion", "healing_potion", "reapers_axe"], "rordin": ["energy_crystal_2"],
                     "danor": ["energy_crystal_1", "energy_crystal_1", "energy_crystal_3"]}, "extra_cards": 4)"));
    CHECK(played.campaign);
    CHECK(played.extra_cards == 4);
    CHECK(to_json(written(played)) ==
          R"({"adventure":"saga-01","seats":[1,1,1,1],)"
          R"("skills":{"orlaf":["frenzy","thick_hide","long_stride"],"rordin":[],"madriga":[],"danor":[]},)"
          R"("items":{"orlaf":["healing_potion","healing_potion","reapers_axe"],"rordin":["energy_crystal_2"],)"
          R"("madriga":[],"danor":["energy_crystal_1","energy_crystal_1","energy_crystal_3"]},)"
          R"("campaign":true,"extra_cards":4})");
    CHECK(*read(written(played)) == played);
    CHECK(options(R"({"adventure": "saga-10", "campaign": true})").skills[0] == 0);
    CHECK(options(R"({"adventure": "saga-10", "campaign": true})").items[0] == Holding{});
    CHECK(options(campaign(R"("extra_cards": 2)")).extra_cards == 2);
    CHECK(path(campaign(R"("extra_cards": 3)")) == "extra_cards");
    CHECK(path(campaign(R"("extra_cards": 6)")) == "extra_cards");
    CHECK(path(R"({"adventure": "saga-01", "extra_cards": 2})") == "extra_cards");
    CHECK(path(R"({"adventure": "saga-10", "campaign": true, "extra_cards": 2})") == "extra_cards");  // 36 are all
    CHECK(path(R"({"adventure": "saga-a", "campaign": true, "extra_cards": 2})") == "extra_cards");   // a fixed pile
    CHECK(path(campaign(R"("items": {"orlaf": ["healing_potion", "healing_potion", "healing_potion"]})")) ==
          "items.orlaf[2]");  // DS-15.7
    CHECK(
        path(campaign(
            R"("items": {"danor": ["energy_crystal_1", "energy_crystal_2", "energy_crystal_3", "energy_crystal_1"]})")) ==
        "items.danor[3]");                                                                    // DS-11.11
    CHECK(path(campaign(R"("items": {"orlaf": ["spidersilk_vest"]})")) == "items.orlaf[0]");  // DS-15.6
    CHECK(path(R"({"campaign": 1})") == "campaign");
  }

  TEST_CASE("DS-D18: a file of one's own stands whole in the options, with skills and items as one likes") {
    const Doc own = content_file::adventure("saga-01");
    const auto with = [&](std::string_view name, std::string_view value) {
      return Doc::object().set("adventure", own).set(name, json(value));
    };
    const Result<Options> plain = read(Doc::object().set("adventure", own), 5);
    REQUIRE(plain.ok());
    CHECK(plain->adventure->id == "saga-01");
    CHECK(*written(*plain, 5).find("adventure") == own);
    CHECK(to_json(*written(*plain, 5).find("items")) == R"({"orlaf":[],"rordin":[],"madriga":[],"danor":[]})");
    const Result<Options> again = read(written(*plain, 5), 5);
    REQUIRE(again.ok());
    CHECK(written(*again, 5) == written(*plain, 5));
    const Result<Options> rich =
        read(with("items", R"({"orlaf": ["reapers_axe", "healing_potion", "healing_potion"]})"));
    REQUIRE(rich.ok());
    CHECK(rich->items[0][place(printed()->items, "healing_potion")] == 2);
    CHECK(read(with("skills", R"({"orlaf": ["frenzy", "thick_hide", "long_stride"]})")).ok());
    const auto fault = [&](const Doc& doc) {
      const Result<Options> result = read(doc);
      return result.ok() ? "taken" : result.fault().path;
    };
    CHECK(fault(with("items", R"({"orlaf": ["blessed_oil", "blessed_oil", "blessed_oil"]})")) ==
          "options.items.orlaf[2]");
    CHECK(fault(with("items", R"({"orlaf": ["spidersilk_vest"]})")) == "options.items.orlaf[0]");
    CHECK(fault(with("skills", R"({"orlaf": ["keen_eye"]})")) == "options.skills.orlaf[0]");
    CHECK(fault(with("campaign", "true")) == "options.campaign");
  }

  TEST_CASE("DS-18.2: a faulty adventure in the options is refused with its place") {
    Doc own = content_file::adventure("saga-01");
    content_file::at(own, "round_limit") = 0;
    const Result<Options> result = read(Doc::object().set("adventure", own));
    REQUIRE(!result.ok());
    CHECK(result.fault().code == "bad_config");
    CHECK(result.fault().path == "options.adventure.round_limit");
    CHECK(result.fault().message.starts_with("options.adventure.round_limit: "));
    CHECK(!read(Doc::object().set("adventure", Doc::object())).ok());
  }

  TEST_CASE("DS-2.1: complete options are read as what they were written from") {
    for (const auto& adventure : printed()->adventures) {
      for (int players = 2; players <= static_cast<int>(adventure->heroes.size()) + 1; ++players) {
        const Result<Options> first = read(Doc::object().set("adventure", adventure->id), players);
        REQUIRE(first.ok());
        const Result<Options> second = read(written(*first, players), players);
        REQUIRE(second.ok());
        CHECK(*second == *first);
      }
    }
  }

  TEST_CASE("the list of options: adventures and seats, by the number of players") {
    const Doc list = Saga::option_list(*printed());
    const auto of = [&](std::string_view id, int players) {
      std::vector<Doc> found;
      for (const Doc& option : list.as_array()) {
        if (option.find("id")->as_string() != id) continue;
        const Doc::Array& when = option.find("when")->find("players")->as_array();
        if (std::find(when.begin(), when.end(), Doc(players)) != when.end()) found.push_back(option);
      }
      return found;
    };
    for (int players = 2; players <= 5; ++players) {
      REQUIRE(of("adventure", players).size() == 1);
      const Doc option = of("adventure", players).front();
      CHECK(option.find("type")->as_string() == "adventure");
      CHECK(*option.find("default") == *written(*read(Doc(), players), players).find("adventure"));
      CHECK(option.find("values")->as_array().size() == (players <= 3 ? 12 : 10));
      for (const Doc& value : option.find("values")->as_array()) {
        CHECK(read(Doc::object().set("adventure", value), players).ok());
      }
      for (const Doc& seats : of("seats", players)) {
        for (const Doc& adventure : seats.find("when")->find("adventure")->as_array()) {
          Doc chosen = Doc::array();
          const auto length = static_cast<std::size_t>(seats.find("length")->as_integer());
          const Doc::Array& values = seats.find("of")->as_array();
          for (std::size_t i = 0; i < length; ++i) chosen.push(values[(i + 1) % values.size()]);
          CHECK(read(Doc::object().set("adventure", adventure).set("seats", chosen), players).ok());
        }
      }
    }
    CHECK(of("seats", 2).empty());  // one seat plays all
    CHECK(of("seats", 3).size() == 2);
    CHECK(of("seats", 5).size() == 1);
  }

  TEST_CASE("DS-17.8: the list of options: skills and items of each hero, by adventure") {
    const Doc list = Saga::option_list(*printed());
    std::map<std::string, int> seen;
    for (const Doc& option : list.as_array()) {
      const std::string id = option.find("id")->as_string();
      if (id != "skills" && id != "items") continue;
      CHECK(option.find("type")->as_string() == "lists");
      CHECK(option.find("default")->is_null());
      for (const Doc& adventure : option.find("when")->find("adventure")->as_array()) {
        ++seen[id];
        CAPTURE(adventure.as_string());
        const Doc base = Doc::object().set("adventure", adventure);
        for (const auto& [hero, values] : option.find("of")->as_object()) {
          const Doc* most = option.find("max");
          CAPTURE(hero);
          CAPTURE(id);
          // Every value by itself, as many as there may be, and not one more.
          for (const Doc& value : values.as_array()) {
            CHECK(read(Doc(base).set(id, Doc::object().set(hero, Doc::Array{value})), 2).ok());
          }
          if (most == nullptr) continue;
          const Doc::Array& all = values.as_array();
          const auto count = static_cast<std::size_t>(most->as_integer());
          REQUIRE(count <= all.size());
          const auto taken = [&](std::size_t n) {
            const Doc::Array some(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n));
            return read(Doc(base).set(id, Doc::object().set(hero, some)), 2).ok();
          };
          CHECK(taken(count));
          CHECK((count == all.size() || !taken(count + 1)));
        }
      }
    }
    CHECK(seen["skills"] >= 5);
    CHECK(seen["items"] >= 5);
  }
}
