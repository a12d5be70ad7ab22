#include "protocol/contents.hpp"

#include <utility>

#include "content/embedded.hpp"
#include "protocol/json.hpp"

namespace uc {

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
  if (const Result<std::string> text = files("locales/en.json")) {
    Result<Doc> words = parse_json(*text);
    if (!words) return Fault{"bad_content", "locales/en.json: " + words.fault().message, "locales/en.json", ""};
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
