// What a face shows as an action can be typed, in every language: the recorded games, position by position.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/face.hpp"
#include "apps/undercroft/terminal/shell/session.hpp"
#include "protocol/contents.hpp"
#include "protocol/json.hpp"
#include "source_dir.hpp"
#include "table/open.hpp"

namespace uc::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostActions = 4000;

std::string verb_of(std::string_view action) { return std::string(action.substr(0, action.find(' '))); }

// One action of each verb, and the last of the list.
std::vector<std::string> some_of(const std::vector<std::string>& actions) {
  std::set<std::string> verbs;
  std::vector<std::string> some = {actions.back()};
  for (const std::string& action : actions) {
    if (verbs.insert(verb_of(action)).second) some.push_back(action);
  }
  return some;
}

void check_typed_back(const std::vector<std::string>& actions, std::string_view game, const GameFace& face,
                      const Catalogue& words) {
  for (const std::string& action : some_of(actions)) {
    const std::string shown = face.localized(action, words);
    std::string rest;
    CHECK_MESSAGE(read_command(shown, words, rest) == Command::None, shown << " is a command");
    const Match match = match_action(as_notation(shown, game, face, words, actions), actions, face.ordered_verbs(),
                                     face.yielding_verbs());
    CHECK_MESSAGE((match.kind == Match::Kind::One && match.action == action), action << " is shown as " << shown);
  }
}

// Every so many positions of a recorded game, from its end to its beginning.
void walk_back(Table& table, std::size_t stride, const GameFace& face, const Catalogue& words) {
  const std::string game(table.info().id);
  for (std::size_t at = table.length(); at > stride; at -= stride) {
    table.undo(at);
    if (!table.turn().is_seat()) continue;
    const Listing list = table.actions("", kMostActions);
    if (list.count == list.texts.size()) check_typed_back(list.texts, game, face, words);
  }
}

TEST_CASE("What hints and lists show is taken when it is typed, in Italian and in English") {
  const Result<Library> library = load_library(embedded_text);
  REQUIRE(library.ok());
  int games = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(source_dir()) / "tests/replays")) {
    if (entry.path().extension() != ".json") continue;
    CAPTURE(entry.path().stem().string());
    std::ifstream file(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    const Result<Doc> save = parse_json(text.str());
    REQUIRE(save.ok());
    const Result<Catalogue> words = load_catalogue(games++ % 4 == 0 ? "en" : "it", "");
    REQUIRE(words.ok());
    Result<LoadedTable> loaded = load_save(*library, *save, 100'000);
    REQUIRE(loaded.ok());
    const auto face = make_face(loaded->table->info().id, "");
    face->open(loaded->table->options());
    walk_back(*loaded->table, 23, *face, *words);
  }
  CHECK(games > 90);
}

TEST_CASE("In Italian the verbs of all games are Italian, and their own") {
  const Result<Catalogue> words = load_catalogue("it", "");
  REQUIRE(words.ok());
  const auto shown = [&](std::string_view game, std::string_view action) {
    return make_face(game, "")->localized(action, *words);
  };
  CHECK(shown("saga", "move 8,6 N") == "muovi 8,6 N");
  CHECK(shown("saga", "move 1,2 …") == "muovi 1,2 …");
  CHECK(shown("saga", "raise 7,8 skeleton_warrior N") == "anima 7,8 skeleton_warrior N");
  CHECK(shown("saga", "feat") == "prodezza");
  CHECK(shown("saga", "free 5,4") == "gratuito 5,4");
  CHECK(shown("saga", "interact wheel ccw") == "interagisci wheel antiorario");
  CHECK(shown("saga", "trade danor give blessed_oil take rune_key") == "scambia danor dai blessed_oil prendi rune_key");
  CHECK(shown("onedeck", "feat A") == "talento A");
  CHECK(shown("digger", "conquer 0,0 bag troll reserve") == "conquista 0,0 sacchetto troll riserva");
  CHECK(shown("digger", "renounce rise") == "rinuncia sorgi");
  CHECK(shown("digger", "free 0,0") == "rimuovi 0,0");
  for (const std::string_view game : {"crypt", "onedeck", "digger", "saga"}) {
    const auto face = make_face(game, "");
    for (const std::string_view verb : face->verbs()) {
      CHECK_MESSAGE((words->has("alias." + std::string(game) + "." + std::string(verb)) ||
                     words->has("alias." + std::string(verb))),
                    game << " has no word for " << verb);
    }
  }
}

TEST_CASE("Words that were typed for a feat before are still taken") {
  const Result<Catalogue> words = load_catalogue("it", "");
  REQUIRE(words.ok());
  for (const std::string_view game : {"onedeck", "saga"}) {
    const auto face = make_face(game, "");
    for (const std::string typed : {"prodezza whirlwind", "talento whirlwind", "feat whirlwind"}) {
      CHECK(as_notation(typed, game, *face, *words, {"feat whirlwind"}) == "feat whirlwind");
    }
  }
}

}  // namespace
}  // namespace uc::test
