#include "apps/undercroft/catalogue.hpp"

#include <cstdlib>

#include "apps/undercroft/files.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

std::string filled(std::string text, Catalogue::Places places) {
  for (const auto& [name, value] : places) {
    const std::string place = "{" + std::string(name) + "}";
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size())) {
      text.replace(at, place.size(), value);
    }
  }
  return text;
}

}  // namespace

Result<Catalogue> Catalogue::read(const Doc& doc) {
  if (!doc.is_object()) return Fault{"bad_content", "a catalogue is an object of keys and texts", "", ""};
  Catalogue catalogue;
  for (const auto& [key, text] : doc.as_object()) {
    if (!text.is_string()) return Fault{"bad_content", "must be a text", key, ""};
    catalogue.texts_.emplace(key, text.as_string());
  }
  return catalogue;
}

std::string Catalogue::text(std::string_view key, Places places) const {
  const auto found = texts_.find(key);
  if (found == texts_.end()) return "[" + std::string(key) + "]";
  return filled(found->second, places);
}

std::string Catalogue::plural(std::string_view key, long long n, Places places) const {
  const std::string form = std::string(key) + (n == 1 ? ".one" : ".other");
  return filled(text(form, places), {{"n", std::to_string(n)}});
}

std::string choose_language(std::string_view asked) {
  if (!asked.empty()) return std::string(asked);
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).substr(0, 2) == "it" ? "it" : "en";
  }
  return "en";
}

Result<Catalogue> load_catalogue(std::string_view language, const std::string& content_dir) {
  const std::string name = "locales/" + std::string(language) + ".json";
  const Result<std::string> text = content_text(content_dir, name);
  if (!text) return text.fault();
  const Result<Doc> doc = parse_json(*text);
  Result<Catalogue> catalogue = doc ? Catalogue::read(*doc) : Result<Catalogue>(doc.fault());
  if (catalogue) return catalogue;
  Fault fault = catalogue.fault();
  fault.message = name + ": " + fault.message;
  return fault;
}

}  // namespace uc
