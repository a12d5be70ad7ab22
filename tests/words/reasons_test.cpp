// What is said of a text that is no action: every answer of every game has words in every language, and what they show
// can be typed.
#include "apps/undercroft/terminal/shell/reasons.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/face.hpp"
#include "protocol/support.hpp"

namespace uc::test {
namespace {

constexpr std::string_view kGames[] = {"crypt", "onedeck", "digger", "saga"};

const Catalogue& words_of(std::string_view language) {
  static const Result<Catalogue> english = load_catalogue("en", ""), italian = load_catalogue("it", "");
  const Result<Catalogue>& words = language == "it" ? italian : english;
  REQUIRE(words);
  return *words;
}

std::unique_ptr<GameFace> face_of(std::string_view game) {
  std::unique_ptr<GameFace> face = make_face(game, "");
  REQUIRE(face != nullptr);
  return face;
}

// What stands between straight quotes: what is typed.
std::vector<std::string> typed_in(const std::string& text) {
  std::vector<std::string> all;
  std::size_t at = 0;
  while ((at = text.find('"', at)) != std::string::npos) {
    const std::size_t end = text.find('"', at + 1);
    REQUIRE(end != std::string::npos);
    all.push_back(text.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return all;
}

// How many answers had to be put into words.
int check_answers(Tester& host, const std::string& table, std::string_view game) {
  const Catalogue &english = words_of("en"), &italian = words_of("it");
  const Reasons reasons(english);
  int worded = 0;
  for (const std::string_view verb : face_of(game)->verbs()) {
    for (const std::string_view rest :
         {"",       " 9",      " 0",      " A",  " A zz",          " A haste",          " 5,5",   " 5,5 zz",
          " zz",    " zz 5,5", " 0,0 zz", " S1", " S1:1x1 zz",     " S2:1x1 S1:1x1",    " R2 R1", " P2 P1 S1",
          " KIT-A", " 1 1",    " 1 zz",   " BA", " orlaf give zz", " healing_potion zz"}) {
      const Doc reply = host.ask("explain", {{"table", table}, {"action", std::string(verb) + std::string(rest)}});
      const bool forbidden = at(reply, "legal") == Doc(false) && at(reply, "rule").is_null();
      if (!forbidden || text_at(reply, "message").starts_with("write it as ")) continue;
      const std::string message = text_at(reply, "message");
      INFO(game << ": " << verb << rest << ": " << message);
      const std::string said = reasons.said(message, game, verb, english);
      CHECK_FALSE(said.empty());
      const std::string in_italian = reasons.said(message, game, verb, italian);
      CHECK_FALSE(in_italian.empty());
      CHECK(in_italian != said);
      ++worded;
    }
  }
  return worded;
}

TEST_CASE("what is wrong with a text has words in every language, in every game and everywhere in it") {
  Rng rng(14);
  for (const std::string_view game : kGames) {
    Tester host;
    const std::string table =
        text_at(host.get("new", {{"game", game}, {"players", 2}, {"seed", "why"}, {"limit", 0}}), "table");
    int worded = 0;
    for (int stop = 0; stop < 8; ++stop) {
      worded += check_answers(host, table, game);
      if (!host.play(table, rng, 9)) break;
    }
    CHECK_MESSAGE(worded > 100, game << ": " << worded);
  }
}

TEST_CASE("what is shown as an example is typed so in that language") {
  const Catalogue &english = words_of("en"), &italian = words_of("it");
  int examples = 0;
  for (const std::string_view game : kGames) {
    const std::unique_ptr<GameFace> face = face_of(game);
    for (const std::string_view verb : face->verbs()) {
      const std::string key = "form." + std::string(game) + "." + std::string(verb);
      if (!english.has(key)) continue;
      const std::vector<std::string> here = typed_in(english.text(key)), there = typed_in(italian.text(key));
      INFO(key);
      REQUIRE_FALSE(here.empty());
      REQUIRE(here.size() == there.size());
      const std::vector<std::string> open = {std::string(verb)};
      for (std::size_t i = 0; i < here.size(); ++i) {
        CHECK(tokens_of(here[i]).front() == verb);
        CHECK(as_notation(there[i], game, *face, italian, open) == lower(here[i]));
        CHECK(face->localized(here[i], italian) == there[i]);
        ++examples;
      }
    }
  }
  CHECK(examples > 80);
}

TEST_CASE("a sentence that the catalogues do not know has no words") {
  const Reasons reasons(words_of("en"));
  CHECK(reasons.said("the moon is full", "saga", "shoot", words_of("it")).empty());
  CHECK(reasons.said("write a poem", "saga", "sing", words_of("it")).empty());
  CHECK(reasons.said("write a poem", "saga", "shoot", words_of("it")) ==
        "scrivi la casella del bersaglio, per esempio \"tira 5,4\"");
}

}  // namespace
}  // namespace uc::test
