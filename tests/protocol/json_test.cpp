#include "protocol/json.hpp"

#include <doctest/doctest.h>

#include <string>

namespace uc {
namespace {

std::string complaint(std::string_view text) {
  const Result<Doc> doc = parse_json(text);
  REQUIRE_FALSE(doc.ok());
  CHECK(doc.fault().code == "bad_json");
  return doc.fault().message;
}

std::string again(std::string_view text) {
  const Result<Doc> doc = parse_json(text);
  REQUIRE_MESSAGE(doc.ok(), doc.fault().message);
  return to_json(*doc);
}

TEST_CASE("JSON that is read and written again is the same text") {
  for (const std::string_view text : {"null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808",
                                      "0.1", "0.30000000000000004", "1e+100", "\"\"", "\"\xc3\xa8\"", "[]", "{}",
                                      "[1,[2,{\"a\":[]}]]", "{\"b\":1,\"a\":2}", "\"\\n\\t\\\"\\\\\""}) {
    CHECK(again(text) == text);
  }
}

TEST_CASE("JSON escapes become UTF-8") {
  CHECK(again("\"\\u00e8 \\ud83c\\udfb2\"") == "\"\xc3\xa8 \xf0\x9f\x8e\xb2\"");
  CHECK(again(" { \"a\" : [ 1 , 2 ] } \r\n") == "{\"a\":[1,2]}");
}

TEST_CASE("a text that is not JSON is refused with its place") {
  for (const std::string_view text :
       {"",   " ",   "{",        "[1,]",    "{\"a\"}", "{\"a\":1,}", "tru",         "'a'",   "01",   "+1",        "1.",
        ".5", "NaN", "Infinity", "// x\n1", "\"\n\"",  "\"\\x\"",    "\"\\ud800\"", "[1] 2", "{}{}", "\"unclosed"}) {
    CHECK_MESSAGE(complaint(text).find("line 1, column") != std::string::npos, text);
  }
  CHECK(complaint("{\n  \"a\": tru\n}").find("line 2, column") != std::string::npos);
  CHECK(complaint(std::string_view("\0", 1)).find("column 1") != std::string::npos);
}

TEST_CASE("bytes that are not UTF-8 are refused") {
  for (const std::string_view text :
       {"\"\xff\"", "\"\xc0\x80\"", "\"\xed\xa0\x80\"", "\"\xe2\x82\"", "\"\xf5\x80\x80\x80\""}) {
    CHECK_MESSAGE(!complaint(text).empty(), text);
  }
}

TEST_CASE("numbers that do not fit are refused, not rounded") {
  CHECK(complaint("9223372036854775808").find("beyond 64 bits") != std::string::npos);
  CHECK(complaint("18446744073709551616").find("beyond 64 bits") != std::string::npos);
  CHECK(complaint("1e999").find("out of range") != std::string::npos);
  CHECK(complaint("[1e-999]").find("out of range") != std::string::npos);
}

TEST_CASE("nesting may be 64 deep and no deeper") {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  CHECK(again(nested(64)) == nested(64));
  CHECK(complaint(nested(65)).find("deeper than 64") != std::string::npos);
  CHECK(complaint(std::string(500'000, '[')).find("deeper than 64") != std::string::npos);
}

TEST_CASE("two members of one name are refused") {
  CHECK(complaint("{\"a\":1,\"b\":2,\"a\":3}").find("two members named \"a\"") != std::string::npos);
  CHECK(again("{\"a\":{\"a\":1}}") == "{\"a\":{\"a\":1}}");
}

}  // namespace
}  // namespace uc
