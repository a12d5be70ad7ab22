// Content that is missing or wrong is refused with the file and the place in it.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/embedded.hpp"
#include "protocol/contents.hpp"
#include "protocol/json.hpp"

namespace uc {
namespace {

// The embedded files, with one of them replaced.
ContentFiles with(std::string_view changed, std::string text) {
  return [changed, text = std::move(text)](std::string_view name) -> Result<std::string> {
    if (name == changed) return text;
    for (const EmbeddedFile& file : embedded_files()) {
      if (file.name == name) return std::string(file.text);
    }
    return Fault{"bad_content", std::string(name) + " is missing", std::string(name), ""};
  };
}

std::string crypt_json() {
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.name == "crypt.json") return std::string(file.text);
  }
  return "";
}

Fault fault_of(const ContentFiles& files) {
  const Result<Contents> loaded = load_contents(files);
  REQUIRE_FALSE(loaded.ok());
  return loaded.fault();
}

TEST_SUITE("protocol") {
  TEST_CASE("content: the embedded files load") { CHECK(embedded_contents().ok()); }

  TEST_CASE("content: a file that is no JSON is bad_content and names the file") {
    const Fault fault = fault_of(with("crypt.json", "{\"game\": "));
    CHECK(fault.code == "bad_content");
    CHECK(fault.message.find("crypt.json") != std::string::npos);
  }

  TEST_CASE("content: a wrong number is bad_content and names the file and the place") {
    std::string text = crypt_json();
    const std::string right = "\"per_player\": 3";
    REQUIRE(text.find(right) != std::string::npos);
    text.replace(text.find(right), right.size(), "\"per_player\": 4");
    const Fault fault = fault_of(with("crypt.json", text));
    CHECK(fault.code == "bad_content");
    CHECK(fault.message.find("crypt.json") != std::string::npos);
    CHECK((fault.path + fault.message).find("dice.per_player") != std::string::npos);
  }

  TEST_CASE("content: a catalogue that is no object of texts is bad_content and names the file") {
    for (const std::string text : {"[]", "7", "\"words\"", "{\"rule.CR-1.1\": 7}", "{"}) {
      INFO(text);
      const Fault fault = fault_of(with("locales/en.json", text));
      CHECK(fault.code == "bad_content");
      CHECK(fault.message.find("locales/en.json: ") == 0);
    }
    CHECK(fault_of(with("locales/en.json", "[]")).message == "locales/en.json: should be an object of texts");
    CHECK(fault_of(with("locales/en.json", "{\"a\": \"b\", \"c\": []}")).path == "c");
    CHECK(load_contents(with("locales/en.json", "{}")).ok());
  }

  TEST_CASE("content: a missing file is bad_content and names the file") {
    const ContentFiles none = [](std::string_view name) -> Result<std::string> {
      return Fault{"bad_content", std::string(name) + " is missing", std::string(name), ""};
    };
    const Fault fault = fault_of(none);
    CHECK(fault.code == "bad_content");
    CHECK(fault.message.find("crypt.json") != std::string::npos);
  }

  TEST_CASE("content: a fault in a part names the part's file") {
    const std::string name = "saga-adventures/saga-02.json";
    std::string text = *embedded_text(name);
    const std::string right = "\"round_limit\": 30";
    REQUIRE(text.find(right) != std::string::npos);
    text.replace(text.find(right), right.size(), "\"round_limit\": 0");
    const Fault fault = fault_of(with(name, text));
    CHECK(fault.path == name + ": round_limit");
    CHECK(fault.message.starts_with(name + ": round_limit: "));
    CHECK(fault_of(with(name, "{")).message.starts_with("saga.json: " + name + ": "));
  }

  TEST_CASE("content: a document is put together from the files that it names as its parts") {
    const ContentFiles files = [](std::string_view name) -> Result<std::string> {
      if (name == "maps/a.json") return std::string(R"({"id": "a"})");
      if (name == "maps/b.json") return std::string("{");
      return Fault{"bad_content", "there is no such file", "", ""};
    };
    const auto compose = [&](std::string_view text) { return with_parts(*parse_json(text), files); };
    const Result<Doc> whole = compose(R"({"parts": {"maps": ["maps/a.json", "maps/a.json"]}, "game": 1})");
    REQUIRE(whole.ok());
    CHECK(to_json(*whole) ==
          R"({"parts":{"maps":["maps/a.json","maps/a.json"]},"game":1,"maps":[{"id":"a"},{"id":"a"}]})");
    CHECK(part_files(*whole) == std::vector<std::string>{"maps/a.json", "maps/a.json"});
    CHECK(to_json(*compose("7")) == "7");
    CHECK(to_json(*compose(R"({"a": 1})")) == R"({"a":1})");
    struct Wrong {
      std::string_view text, path, reason;
    };
    for (const Wrong& wrong :
         {Wrong{R"({"parts": {"maps": ["maps/b.json"]}})", "maps/b.json", "maps/b.json: "},
          Wrong{R"({"parts": {"maps": ["maps/c.json"]}})", "maps/c.json", "no such file"},
          Wrong{R"({"parts": {"maps": ["../a.json"]}})", "parts.maps[0]", "name of a file"},
          Wrong{R"({"parts": {"maps": ["/a.json"]}})", "parts.maps[0]", "name of a file"},
          Wrong{R"({"parts": {"maps": [7]}})", "parts.maps[0]", "text"},
          Wrong{R"({"parts": {"maps": {}}})", "parts.maps", "list"}, Wrong{R"({"parts": []})", "parts", "object"},
          Wrong{R"({"parts": {"maps": []}, "maps": []})", "parts.maps", "already"}}) {
      CAPTURE(wrong.text);
      const Result<Doc> refused = compose(wrong.text);
      REQUIRE_FALSE(refused.ok());
      CHECK(refused.fault().code == "bad_content");
      CHECK(refused.fault().path == wrong.path);
      CHECK(refused.fault().message.find(wrong.reason) != std::string::npos);
    }
  }
}

}  // namespace
}  // namespace uc
