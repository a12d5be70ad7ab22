#include "core/document.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>

#include "core/random.hpp"
#include "protocol/json.hpp"

namespace {

using namespace uc;

Doc position() {
  return Doc::object()
      .set("format", "undercroft-position")
      .set("round", 3)
      .set("crypt", Doc::array()
                        .push(Doc::object().set("slot", "S1").set("dice", Doc()))
                        .push(Doc::object().set("slot", "S2").set("dice", Doc::object().set("effort", 5))));
}

TEST_CASE("A document is written as one line of JSON, its members in the order in which they were set") {
  CHECK(to_json(Doc()) == "null");
  CHECK(to_json(Doc(nullptr)) == "null");
  CHECK(to_json(Doc(true)) == "true");
  CHECK(to_json(Doc(false)) == "false");
  CHECK(to_json(Doc(-17)) == "-17");
  CHECK(to_json(Doc("text")) == "\"text\"");
  CHECK(to_json(Doc::array()) == "[]");
  CHECK(to_json(Doc::object()) == "{}");
  CHECK(to_json(Doc::object().set("z", 1).set("a", Doc::array().push(2).push(Doc()))) == R"({"z":1,"a":[2,null]})");
  CHECK(
      to_json(position()) ==
      R"({"format":"undercroft-position","round":3,"crypt":[{"slot":"S1","dice":null},{"slot":"S2","dice":{"effort":5}}]})");
}

TEST_CASE("Whole numbers keep all 64 bits") {
  CHECK(to_json(Doc(std::numeric_limits<std::int64_t>::max())) == "9223372036854775807");
  CHECK(to_json(Doc(std::numeric_limits<std::int64_t>::min())) == "-9223372036854775808");
  CHECK(Doc(std::uint8_t{255}).as_integer() == 255);
}

TEST_CASE("A real is written so that it stays a real, and shortest") {
  CHECK(to_json(Doc(2.0)) == "2.0");
  CHECK(to_json(Doc(0.1)) == "0.1");
  CHECK(to_json(Doc(-0.5)) == "-0.5");
  const std::string large = to_json(Doc(1e300));
  CHECK(large.find_first_of(".e") != std::string::npos);
  CHECK(to_json(Doc(std::nan(""))) == "null");
  CHECK(to_json(Doc(std::numeric_limits<double>::infinity())) == "null");
}

TEST_CASE("Texts are escaped where JSON demands it and left alone elsewhere") {
  CHECK(to_json(Doc("say \"hi\"\\")) == R"("say \"hi\"\\")");
  CHECK(to_json(Doc("a\nb\tc\rd")) == R"("a\nb\tc\rd")");
  CHECK(to_json(Doc(std::string("\x01\x1f\0", 3))) == R"("\u0001\u001f\u0000")");
  CHECK(to_json(Doc("perché")) == "\"perché\"");
}

TEST_CASE("Setting a member again replaces it in its place") {
  Doc doc = Doc::object().set("a", 1).set("b", 2);
  doc.set("a", "new");
  CHECK(to_json(doc) == R"({"a":"new","b":2})");
}

TEST_CASE("find gives a member, or nothing for a missing one or another kind of document") {
  const Doc doc = position();
  REQUIRE(doc.find("round") != nullptr);
  CHECK(doc.find("round")->as_integer() == 3);
  CHECK(doc.find("rounds") == nullptr);
  CHECK(Doc(5).find("round") == nullptr);
  CHECK(Doc::array().find("round") == nullptr);
  CHECK(Doc().find("round") == nullptr);
}

TEST_CASE("Documents are equal when they say the same in the same order") {
  CHECK(position() == position());
  CHECK_FALSE(Doc(1) == Doc(1.0));
  CHECK_FALSE(Doc(0) == Doc(false));
  CHECK_FALSE(Doc() == Doc::object());
  CHECK_FALSE(Doc::object().set("a", 1).set("b", 2) == Doc::object().set("b", 2).set("a", 1));
}

TEST_CASE("Pretty JSON puts members on lines of their own and plain lists on one") {
  const Doc doc = Doc::object().set("dice", Doc::array().push(1).push(2)).set("seat", Doc::object().set("ready", 3));
  CHECK(to_pretty_json(doc) == "{\n \"dice\": [1, 2],\n \"seat\": {\n  \"ready\": 3\n }\n}\n");
}

// Any document of moderate size: every kind of value, nested.
Doc random_doc(Rng& rng, int depth) {
  const auto number = [&](std::uint32_t bound) { return below(rng, bound); };
  switch (number(depth > 0 ? 8 : 6)) {
    case 0: return {};
    case 1: return number(2) == 0;
    case 2: return static_cast<std::int64_t>(rng.next());
    case 3: return static_cast<double>(static_cast<std::int64_t>(rng.next())) / static_cast<double>(1U + number(1000));
    case 4: return static_cast<double>(number(5));  // whole, and still a real
    case 5: {
      std::string text;
      for (std::uint32_t i = number(12); i > 0; --i) text += static_cast<char>(number(128));
      return text + (number(3) == 0 ? "perché 🎲" : "");
    }
    case 6: {
      Doc list = Doc::array();
      for (std::uint32_t i = number(5); i > 0; --i) list.push(random_doc(rng, depth - 1));
      return list;
    }
    default: {
      Doc object = Doc::object();
      for (std::uint32_t i = number(5); i > 0; --i) object.set("k" + std::to_string(i), random_doc(rng, depth - 1));
      return object;
    }
  }
}

TEST_CASE("A document written as JSON reads back as the same document: whole numbers whole, reals real") {
  Rng rng(12);
  for (int i = 0; i < 2000; ++i) {
    const Doc doc = random_doc(rng, 4);
    const std::string json = to_json(doc);
    CAPTURE(json);
    const Result<Doc> read = parse_json(json);
    REQUIRE(read.ok());
    CHECK(*read == doc);
    CHECK(to_json(*read) == json);
    const Result<Doc> pretty = parse_json(to_pretty_json(doc));
    REQUIRE(pretty.ok());
    CHECK(*pretty == doc);
  }
  const Result<Doc> real = parse_json(to_json(Doc(2.0)));
  REQUIRE(real.ok());
  CHECK(real->is_real());
  const Result<Doc> whole = parse_json(to_json(Doc(2)));
  REQUIRE(whole.ok());
  CHECK(whole->is_integer());
}

TEST_CASE("A reader reads what is there") {
  const Doc doc = position();
  DocReader reader(doc, "bad_save");
  CHECK(reader.member("format").text() == "undercroft-position");
  CHECK(reader.member("round").integer(1, 9) == 3);
  DocReader crypt = reader.member("crypt");
  CHECK(crypt.size() == 2);
  CHECK(crypt.item(1).member("dice").member("effort").integer(1, 6) == 5);
  CHECK_FALSE(crypt.item(0).optional("dice").has_value());
  CHECK_FALSE(crypt.item(0).optional("card").has_value());
  CHECK(crypt.item(0).member("dice").is_null());
  static constexpr std::string_view kSlots[] = {"S1", "S2", "S3"};
  CHECK(crypt.item(1).member("slot").choice(kSlots) == 1);
  CHECK_FALSE(reader.failed());
  CHECK_FALSE(reader.fault().has_value());
}

TEST_CASE("Halves are read from whole and from half numbers, and from no others") {
  const Doc doc = Doc::object().set("whole", 2).set("half", 0.5).set("third", 0.33);
  DocReader reader(doc, "bad_request");
  CHECK(reader.member("whole").halves(0, 5) == 4);
  CHECK(reader.member("half").halves(0, 5) == 1);
  CHECK_FALSE(reader.failed());
  reader.member("half").integer(0, 5);
  REQUIRE(reader.failed());
  CHECK(reader.fault()->path == "half");
  DocReader other(doc, "bad_request");
  other.member("third").halves(0, 5);
  REQUIRE(other.failed());
  CHECK(other.fault()->path == "third");
}

struct Wrong {
  const char* what;
  void (*read)(DocReader&);
  const char* path;
};

TEST_CASE("A reader names the place and the reason of a fault") {
  static constexpr std::string_view kFaces[] = {"up", "down"};
  const Wrong cases[] = {
      {"missing", [](DocReader& r) { r.member("leader"); }, "leader"},
      {"missing inside", [](DocReader& r) { r.member("crypt").item(1).member("card"); }, "crypt[1].card"},
      {"too small", [](DocReader& r) { r.member("round").integer(4, 9); }, "round"},
      {"too large", [](DocReader& r) { r.member("round").integer(0, 2); }, "round"},
      {"not a number", [](DocReader& r) { r.member("format").integer(0, 2); }, "format"},
      {"not a number of halves", [](DocReader& r) { r.member("format").halves(0, 2); }, "format"},
      {"not true or false", [](DocReader& r) { r.member("round").boolean(); }, "round"},
      {"not a text", [](DocReader& r) { r.member("round").text(); }, "round"},
      {"not a list", [](DocReader& r) { r.member("round").size(); }, "round"},
      {"not an object", [](DocReader& r) { r.member("round").member("x"); }, "round"},
      {"optional of no object", [](DocReader& r) { (void)r.member("round").optional("x"); }, "round"},
      {"no such item", [](DocReader& r) { r.member("crypt").item(2); }, "crypt[2]"},
      {"none of the choices", [](DocReader& r) { r.member("format").choice(kFaces); }, "format"},
      {"a reason of the caller's", [](DocReader& r) { r.member("crypt").item(0).fail("lies twice"); }, "crypt[0]"},
  };
  for (const Wrong& wrong : cases) {
    CAPTURE(wrong.what);
    const Doc doc = position();
    DocReader reader(doc, "bad_save");
    wrong.read(reader);
    REQUIRE(reader.failed());
    CHECK(reader.fault()->code == "bad_save");
    CHECK(reader.fault()->path == wrong.path);
    CHECK(reader.fault()->message.find(wrong.path) != std::string::npos);
    CHECK(reader.fault()->message.size() > reader.fault()->path.size() + 2);
  }
}

TEST_CASE("A reader remembers the first fault; after it every read is harmless and in range") {
  const Doc doc = position();
  DocReader reader(doc, "bad_content");
  CHECK(reader.member("round").integer(5, 9) == 5);
  reader.member("no such thing").member("deeper").item(3).fail("never told");
  CHECK(reader.member("gone").integer(2, 4) == 2);
  CHECK(reader.member("gone").halves(1, 4) == 2);
  CHECK(reader.member("gone").text().empty());
  CHECK_FALSE(reader.member("gone").boolean());
  CHECK(reader.member("gone").size() == 0);
  CHECK(reader.member("gone").is_null());
  CHECK_FALSE(reader.member("gone").optional("x").has_value());
  REQUIRE(reader.failed());
  CHECK(reader.fault()->path == "round");
}

TEST_CASE("The choices are listed when none fits") {
  const Doc doc = Doc::object().set("face", "sideways");
  DocReader reader(doc, "bad_save");
  static constexpr std::string_view kFaces[] = {"up", "down"};
  CHECK(reader.member("face").choice(kFaces) == 0);
  CHECK(reader.fault()->message == "face: should be one of up, down, not sideways");
}

TEST_CASE("A result is a value or a fault") {
  const Result<int> good = 5;
  CHECK(good.ok());
  CHECK(*good == 5);
  const Result<int> bad = Fault{"bad_config", "players: should be from 1 to 4, not 9", "players", ""};
  CHECK_FALSE(bad);
  CHECK(bad.fault().code == "bad_config");
  CHECK(bad.fault().path == "players");
}

}  // namespace
