// Words that people type, where a game's own come before those that all games share; and sentences that are filled in.
#include <doctest/doctest.h>
#include "apps/undercroft/terminal/shell/choice.hpp"

namespace uc::test {
namespace {

TEST_CASE("a game has typed words of its own, and then the shared ones") {
  const Doc texts = Doc::object()
                        .set("alias.stop", "basta fermati")
                        .set("alias.end", "fine")
                        .set("alias.diggers.halt", "fermati")
                        .set("alias.diggers.stop", "smetti")
                        .set("alias.other.end", "smetti");
  const Result<Catalogue> words = Catalogue::read(texts);
  REQUIRE(words.ok());
  const std::vector<std::string_view> verbs = {"stop", "halt", "end"};
  const auto never = [](std::string_view) { return false; };
  CHECK(usual_verb("fermati", "diggers", verbs, *words, [](std::string_view verb) { return verb == "stop"; }) ==
        "stop");
  CHECK(usual_verb("fermati", "diggers", verbs, *words, never) == "halt");
  CHECK(usual_verb("fermati", "other", verbs, *words, never) == "stop");
  CHECK(usual_verb("smetti", "diggers", verbs, *words, never) == "stop");
  CHECK(usual_verb("smetti", "other", verbs, *words, never) == "end");
  CHECK(usual_verb("basta", "diggers", verbs, *words, never) == "stop");
  CHECK(usual_verb("halt", "other", verbs, *words, never) == "halt");     // the notation itself always works
  CHECK(usual_verb("fine", "other", {"halt"}, *words, never) == "fine");  // of a verb that this game does not have
}

TEST_CASE("a sentence ends once, and repeats nothing between parentheses") {
  const Result<Catalogue> words = Catalogue::read(Doc::object()
                                                      .set("used", "{name} uses {feat}. It is spent.")
                                                      .set("end", "So: {feat}.")
                                                      .set("best", "Do {action} ({words}). {value}.")
                                                      .set("more", "{feat}..."));
  REQUIRE(words.ok());
  CHECK(words->text("used", {{"name", "Rordin"}, {"feat", "None Shall Pass!"}}) ==
        "Rordin uses None Shall Pass! It is spent.");
  CHECK(words->text("end", {{"feat", "\xff\x42Who?\xfe"}}) == "So: \xff\x42Who?\xfe");
  CHECK(words->text("end", {{"feat", "one"}}) == "So: one.");
  CHECK(words->text("more", {{"feat", "one!"}}) == "one!...");
  CHECK(words->text("best", {{"action", "\xff\x42no\xfe"}, {"words", "no"}, {"value", "50%"}}) ==
        "Do \xff\x42no\xfe. 50%.");
  CHECK(words->text("best", {{"action", "casino"}, {"words", "no"}, {"value", "x."}}) == "Do casino (no). x.");
}

}  // namespace
}  // namespace uc::test
