// Recorded games: they must replay to the same end for ever. tools/record-replays makes new ones; none is ever changed.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "library.hpp"
#include "protocol/json.hpp"
#include "source_dir.hpp"
#include "table/open.hpp"

namespace {

using namespace uc;
namespace fs = std::filesystem;

const fs::path kFolder = fs::path(uc::test::source_dir()) / "tests" / "replays";

Doc read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file.good());
  std::ostringstream text;
  text << file.rdbuf();
  Result<Doc> doc = parse_json(text.str());
  if (!doc) FAIL(path.string(), ": ", doc.fault().message);
  return std::move(*doc);
}

// The recorded games by name.
const std::map<std::string, Doc>& recorded() {
  static const std::map<std::string, Doc> kept = [] {
    std::map<std::string, Doc> games;
    for (const fs::directory_entry& entry : fs::directory_iterator(kFolder)) {
      if (entry.path().extension() != ".json") continue;
      games.emplace(entry.path().stem().string(), read(entry.path()));
    }
    return games;
  }();
  return kept;
}

// The results of each game, as JSON: a line of results.txt.
std::map<std::string, std::string> expected_results() {
  std::map<std::string, std::string> results;
  std::ifstream file(kFolder / "results.txt");
  REQUIRE(file.good());
  for (std::string line; std::getline(file, line);)
    results[line.substr(0, line.find(' '))] = line.substr(line.find(' ') + 1);
  return results;
}

using test::library;

// A recorded game names the version of the rules and the content of its day; all else must be the same to the letter.
Doc saved_again(const Table& table, const Doc& recorded) {
  Doc save = table.save();
  for (const std::string_view then : {"rules", "content"}) save.set(then, *recorded.find(then));
  return save;
}

TEST_CASE("Every recorded game replays to its recorded end, with the outcomes of its seed") {
  const std::map<std::string, std::string> expected = expected_results();
  for (const auto& [name, save] : recorded()) {
    CAPTURE(name);
    Result<LoadedTable> loaded = load_save(library(), save, 100'000);
    if (!loaded) FAIL_CHECK(loaded.fault().path, ": ", loaded.fault().message);
    if (!loaded) continue;
    CHECK(loaded->verified);
    CHECK(loaded->table->turn().is_over());
    CHECK(saved_again(*loaded->table, save) == save);
    REQUIRE(expected.count(name) == 1);
    CHECK(to_json(loaded->table->results()) == expected.at(name));
  }
  CHECK(recorded().size() == expected.size());  // no recorded game was lost
}

TEST_CASE("At the end, where the seed is told, nobody may go back: every recorded game") {
  for (const auto& [name, save] : recorded()) {
    CAPTURE(name);
    const Result<LoadedTable> loaded = load_save(library(), save, 100'000);
    REQUIRE(loaded.ok());
    const Table& table = *loaded->table;
    for (const Seats seats : {Seats::first(table.players()), table.undo_seats()}) {
      CHECK(table.undo_limit(seats).free_to == table.length());
      CHECK(table.undo_limit(seats).wall == Wall::End);
    }
  }
}

TEST_CASE("A recorded game whose history is changed does not load") {
  const auto& [name, save] = *recorded().begin();
  CAPTURE(name);
  const Doc::Array& actions = save.find("actions")->as_array();
  Doc without = save;
  without.set("actions", Doc::Array(actions.begin(), actions.end() - 1));
  CHECK_FALSE(load_save(library(), without, 100'000).ok());
  Doc twice = save;
  Doc::Array longer = actions;
  longer.push_back(longer.back());
  twice.set("actions", longer);
  CHECK_FALSE(load_save(library(), twice, 100'000).ok());
  Doc other_seed = save;
  other_seed.set("seed", "another");
  Result<LoadedTable> loaded = load_save(library(), other_seed, 100'000);
  REQUIRE(loaded.ok());
  CHECK_FALSE(loaded->verified);
}

// What the recorded games of Crypt show, so that a change of any of it is met.
TEST_CASE("The recorded games show all of Crypt: players, sides, powers, ratings, roll-offs") {
  std::set<std::int64_t> players;
  std::set<std::string> words, ratings, events, sides;
  std::size_t games = 0;
  for (const auto& [name, save] : recorded()) {
    if (save.find("game")->as_string() != "crypt") continue;
    ++games;
    players.insert(save.find("players")->as_integer());
    for (const Doc& action : save.find("actions")->as_array())
      words.insert(action.as_string().substr(0, action.as_string().find(' ')));
    Result<LoadedTable> loaded = load_save(library(), save, 100'000);
    REQUIRE(loaded.ok());
    const Table& table = *loaded->table;
    const Doc told = table.events(0, Viewer::everything());
    for (const Doc& event : told.as_array()) events.insert(event.find("type")->as_string());
    const Doc results = table.results();
    for (const Doc& result : results.as_array()) {
      if (const Doc* rating = result.find("rating")) ratings.insert(rating->as_string());
    }
    const Doc view = table.view(Viewer::table(), table.length());
    const std::string& letters = view.find("sides")->as_string();
    for (std::size_t i = 0; i < letters.size(); ++i) sides.insert(std::to_string(i) + letters[i]);
  }
  CHECK(games >= 20);
  CHECK(players == std::set<std::int64_t>{1, 2, 3, 4});
  CHECK(sides.size() == 12);                                                        // CR-9: all twelve sides
  CHECK(ratings == std::set<std::string>{"fool", "magnificent", "petty", "rich"});  // CR-10.10
  for (const char* word : {"claim", "recover", "end", "manuscript", "pottery", "remains", "idol", "sides", "leader",
                           "top", "reveal", "conceal", "look", "take", "roll"}) {
    CAPTURE(std::string(word));
    CHECK(words.count(word) == 1);
  }
  for (const char* event :
       {"dice.bumped", "race.won", "tie.rolled", "ghost.placed", "ghost.aside", "ghost.took", "crypt.ordered"}) {
    CAPTURE(std::string(event));
    CHECK(events.count(event) == 1);
  }
}

}  // namespace
