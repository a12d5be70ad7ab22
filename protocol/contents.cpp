#include "contents.hpp"

#include <optional>
#include <utility>

#include "content/embedded.hpp"
#include "core/printable.hpp"
#include "json.hpp"

namespace uc {
namespace {

Fault bad_catalogue(const std::string& file, const std::string& message, const std::string& key = "") {
  return {"bad_content", file + ": " + message, key.empty() ? file : key, ""};
}

// A catalogue is a flat object of key -> text.
Result<Doc> read_catalogue(const std::string& file, std::string_view text) {
  Result<Doc> words = parse_json(text);
  if (!words) return bad_catalogue(file, words.fault().message);
  if (!words->is_object()) return bad_catalogue(file, "should be an object of texts");
  for (const auto& [key, value] : words->as_object()) {
    if (!value.is_string()) return bad_catalogue(file, key + " should be a text", key);
    if (find_control(value.as_string()) != std::string::npos)
      return bad_catalogue(file, key + " holds a control character", key);
  }
  return words;
}

constexpr std::string_view kParts = "parts";

Result<Doc> read_document(std::string_view name, const ContentFiles& files) {
  const Result<std::string> text = files(name);
  if (!text) return text.fault();
  Result<Doc> doc = parse_json(*text);
  if (doc) return doc;
  Fault fault = doc.fault();
  fault.code = "bad_content";
  return fault;
}

// A file of the content, or of a folder in it: nothing outside.
bool is_file_name(const std::string& name) {
  return !name.empty() && name.front() != '/' && name.find("..") == std::string::npos;
}

// A fault in a part is told as a fault in its file, not in the list that was made of it: `<game>.json:
// adventures[3].map` becomes `<file of that adventure>: map`.
Fault in_part(Fault fault, std::string_view id, const Doc& doc) {
  const Doc* parts = doc.find(kParts);
  if (parts == nullptr || !parts->is_object()) return fault;
  for (const auto& [name, list] : parts->as_object()) {
    if (!list.is_array()) continue;
    for (std::size_t i = 0; i < list.as_array().size(); ++i) {
      const std::string place = std::string(id) + ".json: " + name + "[" + std::to_string(i) + "]";
      if (!list.as_array()[i].is_string() || !fault.path.starts_with(place)) continue;
      for (std::string* text : {&fault.message, &fault.path}) {
        if (!text->starts_with(place)) continue;
        std::string rest = text->substr(place.size());
        if (rest.starts_with(".")) rest = ": " + rest.substr(1);
        *text = list.as_array()[i].as_string() + rest;
      }
      return fault;
    }
  }
  return fault;
}

}  // namespace

std::vector<std::string> part_files(const Doc& doc) {
  std::vector<std::string> names;
  const Doc* parts = doc.find(kParts);
  if (parts == nullptr || !parts->is_object()) return names;
  for (const auto& [member, list] : parts->as_object()) {
    if (!list.is_array()) continue;
    for (const Doc& name : list.as_array()) {
      if (name.is_string()) names.push_back(name.as_string());
    }
  }
  return names;
}

Result<Doc> with_parts(Doc doc, const ContentFiles& files) {
  DocReader reader(doc, "bad_content");
  std::optional<DocReader> parts = doc.is_object() ? reader.optional(kParts) : std::nullopt;
  if (!parts) return doc;
  Doc composed = doc;
  if (!parts->doc()->is_object()) parts->fail("should be an object");
  for (const auto& [name, list] : parts->failed() ? Doc::Object{} : parts->doc()->as_object()) {
    DocReader names = parts->member(name);
    if (doc.find(name) != nullptr) names.fail("is a member of the document already");
    Doc documents = Doc::array();
    const std::size_t count = names.size();
    for (std::size_t i = 0; i < count && !names.failed(); ++i) {
      DocReader entry = names.item(i);
      const std::string file = entry.text();
      if (!is_file_name(file)) entry.fail("should be the name of a file of the content");
      if (names.failed()) break;
      Result<Doc> part = read_document(file, files);
      if (!part) {
        const std::string& message = part.fault().message;
        return Fault{"bad_content", message.starts_with(file) ? message : file + ": " + message, file, ""};
      }
      documents.push(std::move(*part));
    }
    composed.set(name, std::move(documents));
  }
  if (const std::optional<Fault> fault = reader.fault()) return *fault;
  return composed;
}

Result<Library> load_library(const ContentFiles& files) {
  std::string last;  // the game whose content was read last: a fault is in that
  Doc whole;
  Result<Library> library = Library::load([&](std::string_view id) -> Result<Doc> {
    last = id;
    Result<Doc> doc = read_document(last + ".json", files);
    if (doc) doc = with_parts(std::move(*doc), files);
    if (doc) whole = *doc;
    return doc;
  });
  if (!library) return in_part(library.fault(), last, whole);
  return library;
}

Result<Doc> load_words(std::string_view language, const ContentFiles& files) {
  const std::string shared = "locales/" + std::string(language) + ".json";
  const Result<std::string> text = files(shared);
  if (!text) return text.fault();
  Result<Doc> all = read_catalogue(shared, *text);
  for_each_game([&](auto entry, std::size_t) {
    if (!all) return;
    const std::string name =
        "locales/" + std::string(decltype(entry)::type::id) + "/" + std::string(language) + ".json";
    const Result<std::string> own = files(name);
    if (!own) return;  // a game without words of its own
    Result<Doc> words = read_catalogue(name, *own);
    if (!words) all = words.fault();
    for (auto& member : words ? words->as_object() : Doc::Object{}) all->as_object().push_back(member);
  });
  return all;
}

Result<Contents> load_contents(const ContentFiles& files) {
  Result<Library> library = load_library(files);
  if (!library) return library.fault();
  Contents contents;
  contents.library = std::make_shared<const Library>(std::move(*library));
  if (!files("locales/en.json")) return contents;
  Result<Doc> words = load_words("en", files);
  if (!words) return words.fault();
  contents.english = std::move(*words);
  return contents;
}

Result<std::string> embedded_text(std::string_view name) {
  const std::string_view text = embedded_file(name);
  if (text.empty()) return Fault{"bad_content", "there is no such file", "", ""};
  return std::string(text);
}

Result<Contents> embedded_contents() { return load_contents(embedded_text); }

}  // namespace uc
