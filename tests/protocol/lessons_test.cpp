// Every lesson of the page that is written as data is played to its end, and what its texts speak of is so.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "source_dir.hpp"
#include "support.hpp"

using namespace uc;
using namespace uc::test;

namespace {

// '*' stands for any letters, '?' for one.
bool alike(std::string_view text, std::string_view pattern) {
  if (pattern.empty()) return text.empty();
  if (pattern.front() == '*')
    return alike(text, pattern.substr(1)) || (!text.empty() && alike(text.substr(1), pattern));
  return !text.empty() && (pattern.front() == '?' || pattern.front() == text.front()) &&
         alike(text.substr(1), pattern.substr(1));
}

// As tools/find-lesson takes it: texts are patterns, and of a list each one that is wanted must be there.
bool fits(const Doc& found, const Doc& wanted) {
  if (wanted.is_string() && found.is_string()) return alike(found.as_string(), wanted.as_string());
  if (!wanted.is_array() || !found.is_array()) return found == wanted;
  Doc::Array left = found.as_array();
  for (const Doc& one : wanted.as_array()) {
    const auto there = std::ranges::find_if(left, [&](const Doc& each) { return fits(each, one); });
    if (there == left.end()) return false;
    left.erase(there);
  }
  return true;
}

void play(const std::string& game, const Doc& lesson) {
  CAPTURE(text_at(lesson, "id"));
  Tester tester;
  Doc request = at(lesson, "begins");
  const bool placed = !at(request, "position").is_null();
  request.set("cmd", placed ? "load" : "new").set("game", game);
  const Doc begun = tester.host.handle(request);
  REQUIRE_MESSAGE(at(begun, "ok") == Doc(true), to_json(begun));
  const std::string table = text_at(begun, "table");
  const Doc steps = at(lesson, "steps");
  REQUIRE(steps.as_array().size() > 2);
  for (const Doc& step : steps.as_array()) {
    CAPTURE(text_at(step, "text"));
    const Doc seat = at(step, "seat").is_null() ? at(lesson, "seats.0") : at(step, "seat");
    const Doc view = at(tester.get("view", {{"table", table}, {"viewer", seat}}), "view");
    if (const Doc* sees = step.find("sees")) {
      for (const auto& [path, wanted] : sees->as_object()) CHECK_MESSAGE(fits(at(view, path), wanted), path);
    }
    if (const Doc* move = step.find("move")) tester.get("act", {{"table", table}, {"seat", seat}, {"action", *move}});
    if (const Doc* replies = step.find("replies")) {
      for (const Doc& reply : replies->as_array())
        tester.get("act", {{"table", table}, {"seat", at(reply, "seat")}, {"action", at(reply, "action")}});
    }
  }
}

}  // namespace

TEST_CASE("every lesson that is written as data plays to its end") {
  int lessons = 0;
  for (const auto& folder : std::filesystem::directory_iterator(source_dir() + "/web/src/games")) {
    std::ifstream file(folder.path() / "lessons.json");
    if (!file.good()) continue;
    std::stringstream text;
    text << file.rdbuf();
    const Doc document = json(text.str());
    CHECK(text_at(document, "game") == folder.path().filename().string());
    const Doc list = at(document, "lessons");
    for (const Doc& lesson : list.as_array()) {
      play(text_at(document, "game"), lesson);
      ++lessons;
    }
  }
  CHECK(lessons >= 2);
}
