#include "protocol/contents.hpp"

#include <utility>

#include "content/embedded.hpp"
#include "protocol/json.hpp"

namespace uc {
namespace {

constexpr std::string_view kEnglish = "locales/en.json";

Fault bad_catalogue(const std::string& message, const std::string& key = "") {
  return {"bad_content", std::string(kEnglish) + ": " + message, key.empty() ? std::string(kEnglish) : key, ""};
}

// A catalogue is a flat object of key -> text.
Result<Doc> read_catalogue(std::string_view text) {
  Result<Doc> words = parse_json(text);
  if (!words) return bad_catalogue(words.fault().message);
  if (!words->is_object()) return bad_catalogue("should be an object of texts");
  for (const auto& [key, value] : words->as_object()) {
    if (!value.is_string()) return bad_catalogue(key + " should be a text", key);
  }
  return words;
}

}  // namespace

Result<Contents> load_contents(const ContentFiles& files) {
  Result<Library> library = Library::load([&](std::string_view id) -> Result<Doc> {
    const Result<std::string> text = files(std::string(id) + ".json");
    if (!text) return text.fault();
    Result<Doc> doc = parse_json(*text);
    if (doc) return doc;
    Fault fault = doc.fault();
    fault.code = "bad_content";
    return fault;
  });
  if (!library) return library.fault();
  Contents contents;
  contents.library = std::make_shared<const Library>(std::move(*library));
  if (const Result<std::string> text = files(kEnglish)) {
    Result<Doc> words = read_catalogue(*text);
    if (!words) return words.fault();
    contents.english = std::move(*words);
  }
  return contents;
}

Result<Contents> embedded_contents() {
  return load_contents([](std::string_view name) -> Result<std::string> {
    const std::string_view text = embedded_file(name);
    if (text.empty()) return Fault{"bad_content", "there is no such file", "", ""};
    return std::string(text);
  });
}

}  // namespace uc
