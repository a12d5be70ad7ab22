// Control characters: found, named, and kept from whoever reads.
#include "core/printable.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "core/content_reading.hpp"

namespace uc::test {
namespace {

// As UTF-8.
std::string utf8(char32_t c) {
  std::string text;
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) {
    text += static_cast<char>(0xC0U | c >> 6U);
  } else {
    text += static_cast<char>(0xE0U | c >> 12U);
    text += static_cast<char>(0x80U | (c >> 6U & 0x3FU));
  }
  return text + static_cast<char>(0x80U | (c & 0x3FU));
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x61C || c == 0x200E || c == 0x200F ||
         (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

TEST_CASE("the controls of C0 and C1, of direction and of lines are found, and nothing else") {
  for (char32_t c = 0; c < 0x10000; ++c) {
    if (c >= 0xD800 && c <= 0xDFFF) continue;
    const std::string text = utf8(c);
    CAPTURE(static_cast<unsigned>(c));
    CHECK(control_size(text) == (is_control(c) ? text.size() : 0));
    CHECK(character_size(text) == text.size());
    CHECK(printable("a" + text + "b") == (is_control(c) ? "a?b" : "a" + text + "b"));
  }
  CHECK(find_control("perché…") == std::string::npos);
  CHECK(find_control("ab\u202E") == 2);
  CHECK(code_point("\u202E") == "U+202E");
  CHECK(code_point("\x1b") == "U+001B");
  CHECK(code_point("\U0001F3B2") == "U+1F3B2");
}

TEST_CASE("bytes that are no UTF-8 are not printed") {
  for (const char* bytes :
       {"\x9b", "\xff", "\xfe", "\xc0\x9b", "\xe0\x80\x9b", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x80", "\xc3"}) {
    const std::string safe = printable(std::string("a") + bytes + "b");
    CAPTURE(safe);
    CHECK(safe.front() == 'a');
    CHECK(safe.back() == 'b');
    CHECK(safe.find_first_not_of('?', 1) == safe.size() - 1);
  }
}

TEST_CASE("a document that is written holds no control character, and reads the same") {
  const Doc doc = Doc::object().set("a\u009B", "\u202E\x7f\n\u2028è\x01");
  CHECK(to_json(doc) == R"({"a\u009b":"\u202e\u007f\n\u2028è\u0001"})");
}

TEST_CASE("a text of the content that cannot be printed is refused with its place") {
  const auto fault_of = [](const Doc& doc) {
    DocReader reader(doc, "bad_content");
    reading::check_printable(reader);
    return reader.fault();
  };
  CHECK_FALSE(fault_of(Doc::object().set("name", "Porta è qui").set("list", Doc::array().push("x"))).has_value());
  const auto deep =
      fault_of(Doc::object().set("list", Doc::array().push("x").push(Doc::object().set("en", "a\x1b[2J"))));
  REQUIRE(deep.has_value());
  CHECK(deep->path == "list[1].en");
  CHECK(deep->message.find("U+001B") != std::string::npos);
  const auto key = fault_of(Doc::object().set("deep", Doc::object().set("\u2066", 1)));
  REQUIRE(key.has_value());
  CHECK(key->path == "deep");
}

}  // namespace
}  // namespace uc::test
