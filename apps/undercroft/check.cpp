#include "check.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>

#include "apps/undercroft/keeping/growing_save.hpp"
#include "apps/undercroft/terminal/shell/begin.hpp"
#include "catalogue.hpp"
#include "content_dir.hpp"
#include "core/content_reading.hpp"
#include "doc_get.hpp"
#include "files.hpp"
#include "protocol/contents.hpp"
#include "table/part.hpp"

namespace uc {

namespace {

namespace fs = std::filesystem;

// The places of a text, each once: of {name} and {name:the} the name.
std::vector<std::string> places_of(const std::string& text) {
  std::vector<std::string> places;
  for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
    const std::size_t end = text.find('}', at);
    if (end == std::string::npos) break;
    const std::string place = text.substr(at + 1, end - at - 1);
    places.push_back(place.substr(0, place.find(':')));
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

// The key that the code asks for: a sentence that agrees with a name has the forms key.m and key.f in its place.
std::string asked_key(const std::string& key, const Catalogue& catalogue) {
  const std::size_t dot = key.rfind('.');
  const std::string_view form = std::string_view(key).substr(std::min(dot + 1, key.size()));
  const bool may_be = form == "m" || form == "f" || form == "mp" || form == "fp";
  const std::string stem = key.substr(0, dot);
  const auto& texts = catalogue.texts();
  return may_be && texts.contains(stem + ".m") && texts.contains(stem + ".f") ? stem : key;
}

std::optional<Fault> compare(const Catalogue& catalogue, const Catalogue& other, const std::string& name) {
  const auto is_own = [](const std::string& key) {
    return key.starts_with("gender.") || key.starts_with("article.");
  };  // only some languages have any
  for (const auto& [key, text] : other.texts()) {
    const std::string asked = asked_key(key, other);
    if (is_own(key)) continue;
    if (!catalogue.has(asked)) return Fault{"bad_content", "is missing, but " + name + " has it", key, ""};
    // Plural forms may leave out the number.
    if (!asked.ends_with(".one") && places_of(catalogue.text(asked)) != places_of(text)) {
      return Fault{"bad_content", "has other places than in " + name, key, ""};
    }
  }
  for (const auto& [key, text] : catalogue.texts()) {
    if (!is_own(key) && !other.has(asked_key(key, catalogue))) {
      return Fault{"bad_content", "is not in " + name, key, ""};
    }
  }
  return std::nullopt;
}

// A catalogue must have the keys and places of each one beside it.
std::optional<Fault> check_locale(const fs::path& path, const Doc& doc) {
  const Result<Catalogue> catalogue = Catalogue::read(doc);
  if (!catalogue) return catalogue.fault();
  DocReader texts(doc, "bad_content");
  reading::check_printable(texts);
  if (const auto fault = texts.fault()) return fault;
  std::vector<fs::path> others;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(path.parent_path().empty() ? "." : path.parent_path(), error)) {
    if (entry.path().extension() == ".json" && entry.path().filename() != path.filename())
      others.push_back(entry.path());
  }
  std::sort(others.begin(), others.end());
  for (const fs::path& other : others) {
    const Result<Doc> document = read_json_file(other.string());
    const Result<Catalogue> read = document ? Catalogue::read(*document) : Result<Catalogue>(document.fault());
    if (!read) continue;  // its own line tells
    if (auto fault = compare(*catalogue, *read, other.filename().string())) return fault;
  }
  return std::nullopt;
}

// The game whose content this is, by its name or by what it says.
std::string game_of(const fs::path& path, const Doc& doc) {
  std::string found;
  for_each_game([&](auto entry, std::size_t) {
    const std::string id(decltype(entry)::type::id);
    if (path.filename() == id + ".json" || get_text(get(doc, "game"), "id") == id) found = id;
  });
  return found;
}

// Games as the program reads them: this one from the document and, where it has parts, the files beside it; the others
// as they are built in.
Result<Library> library_with(const std::string& game, const Doc& doc, const fs::path& folder) {
  const std::vector<std::string> parts = part_files(doc);
  return load_library([&](std::string_view name) -> Result<std::string> {
    if (name == game + ".json") return to_json(doc);
    const bool part = std::find(parts.begin(), parts.end(), name) != parts.end();
    return part ? content_text(folder.string(), std::string(name)) : embedded_text(name);
  });
}

fs::path folder_of(const fs::path& path) {
  std::error_code error;
  return fs::absolute(path, error).parent_path();
}

std::optional<Fault> check_content(const std::string& game, const fs::path& path, const Doc& doc) {
  const Result<Library> library = library_with(game, doc, folder_of(path));
  if (library) return std::nullopt;
  Fault fault = library.fault();
  const std::string file = game + ".json";  // the line begins with the file's own name
  for (std::string* text : {&fault.message, &fault.path}) {
    if (*text == file) text->clear();
    if (text->starts_with(file + ": ")) text->erase(0, file.size() + 2);
  }
  return fault;
}

// The content that a part belongs to: the one in the folder above, if it is there and right; else the one built in.
template <class G>
Result<Library> library_above(const fs::path& path) {
  const fs::path folder = folder_of(path).parent_path();
  const std::string id(G::id);
  const Result<Doc> doc = read_json_file((folder / (id + ".json")).string());
  if (doc) {
    Result<Library> library = library_with(id, *doc, folder);
    if (library) return library;
  }
  return load_library(embedded_text);
}

// False if it is no part of any game.
bool check_part(const fs::path& path, const Doc& doc, std::optional<Fault>& fault) {
  bool found = false;
  for_each_game([&](auto entry, std::size_t) {
    using G = typename decltype(entry)::type;
    if constexpr (HasParts<G>) {
      if (found || !G::is_part(doc)) return;
      found = true;
      const Result<Library> library = library_above<G>(path);
      fault = library ? G::check_part(*library->template content<G>(), doc) : library.fault();
    }
  });
  return found;
}

// A pipe may never end; only the input of this program is read from one.
bool may_hang(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (error || !fs::exists(status) || fs::is_regular_file(status)) return false;
  return path != "/dev/stdin" && path.parent_path() != "/dev/fd" && path.parent_path() != "/proc/self/fd";
}

class Checker {
 public:
  Checker(Desk& desk, bool quiet) : desk_(desk), quiet_(quiet) {}

  void path(const fs::path& path) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return file(path, true);
    std::vector<fs::path> files;
    for (auto it = fs::recursive_directory_iterator(path, error); !error && it != fs::recursive_directory_iterator();
         it.increment(error)) {
      if (it->is_regular_file(error) && it->path().extension() == ".json") files.push_back(it->path());
    }
    std::sort(files.begin(), files.end());
    if (files.empty()) return say(path.string(), Fault{"", desk_.words.text("check.empty"), "", ""});
    for (const fs::path& each : files) file(each, false);
  }

  int faults() const { return faults_; }
  int files() const { return files_; }

 private:
  void file(const fs::path& path, bool asked) {
    if (may_hang(path)) return say(path.string(), Fault{"", desk_.words.text("check.no_file"), "", ""});
    const Result<Doc> doc = read_saved_file(path.string());
    if (!doc) {
      Fault fault = doc.fault();
      const std::string name = path.string() + ": ";
      if (fault.message.starts_with(name)) fault.message = fault.message.substr(name.size());
      return say(path.string(), fault);
    }
    bool known = true;
    older_ = false;
    const std::optional<Fault> fault = check(path, *doc, known);
    if (!known && asked) return say(path.string(), Fault{"", desk_.words.text("check.unknown"), "", ""});
    if (known) return say(path.string(), fault);
    ++files_;
    if (!quiet_) desk_.screen.line(desk_.words.text("check.passed_over", {{"file", path.string()}}));
  }

  std::optional<Fault> check(const fs::path& path, const Doc& doc, bool& known) {
    const std::string format = get_text(doc, "format");
    if (format == "undercroft-save") return load("save", doc);
    if (format == "undercroft-position") return load("position", doc);
    if (format == "undercroft-campaign") return campaign(doc);
    const fs::path above = path.parent_path();  // locales/, or locales/<game>/
    if (above.filename() == "locales" || above.parent_path().filename() == "locales") return check_locale(path, doc);
    if (const std::string game = game_of(path, doc); !game.empty()) return check_content(game, path, doc);
    if (std::optional<Fault> fault; check_part(path, doc, fault)) return fault;
    known = path.string().ends_with(".schema.json");  // a schema: that it is JSON is all we ask
    return std::nullopt;
  }

  std::optional<Fault> load(const char* what, const Doc& doc) {
    const Result<Doc> loaded = desk_.client->ask("load", Doc::object().set(what, doc));
    if (!loaded) return loaded.fault();
    older_ = get_bool(*loaded, "older");
    (void)desk_.client->ask("close", Doc::object().set("table", get_text(*loaded, "table")));
    return std::nullopt;
  }

  std::optional<Fault> campaign(const Doc& doc) {
    const Result<Doc> read = desk_.client->ask("campaign", Doc::object().set("campaign", doc));
    return read ? std::nullopt : std::optional<Fault>(read.fault());
  }

  void say(const std::string& path, const std::optional<Fault>& fault) {
    ++files_;
    if (!fault) {
      if (!quiet_) desk_.screen.line(desk_.words.text(older_ ? "check.older" : "check.ok", {{"file", path}}));
      return;
    }
    ++faults_;
    std::string text = shown(told(*fault), 1200);
    if (!fault->rule.empty()) text += " (" + fault->rule + ")";
    desk_.screen.line(desk_.words.text("check.fault", {{"file", path}, {"fault", text}}));
  }

  Desk& desk_;
  bool quiet_;
  bool older_ = false;  // the file just read is a save of an older version
  int files_ = 0;
  int faults_ = 0;
};

}  // namespace

int run_check(const CheckOptions& options) {
  Result<std::unique_ptr<Desk>> desk = Desk::open(options.look);
  if (!desk) return complain(desk.fault());
  Checker checker(**desk, options.quiet);
  for (const std::string& path : options.paths) checker.path(path);
  (*desk)->screen.line((*desk)->words.text(
      "check.summary", {{"files", std::to_string(checker.files())}, {"faults", std::to_string(checker.faults())}}));
  return checker.faults() > 0 ? 2 : 0;
}

}  // namespace uc
