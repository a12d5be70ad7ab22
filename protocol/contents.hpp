// What a host needs to know before the first request: the games with their content, and the words for rules.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/document.hpp"
#include "core/fault.hpp"
#include "table/library.hpp"

namespace uc {

struct Contents {
  std::shared_ptr<const Library> library;
  Doc english;  // the English words; null if there are none
};

// Gives the text of a content file by its name ("<game>.json", "locales/en.json").
using ContentFiles = std::function<Result<std::string>(std::string_view name)>;

// A content document may leave parts of itself to other files: {"parts": {"adventures": ["a.json", "b.json"]}} means
// that its member `adventures` is the list of their documents. The files that a document names so:
std::vector<std::string> part_files(const Doc& doc);
// The document with its parts in it. A fault (bad_content) names the file of the part.
Result<Doc> with_parts(Doc doc, const ContentFiles& files);

// The games with their content, put together from these files. A fault (bad_content) names the file, the place in it
// and the reason.
Result<Library> load_library(const ContentFiles& files);

// The words of a language: locales/<language>.json, and locales/<game>/<language>.json of every game. One flat object
// of key -> text. A fault (bad_content) names the file and the key.
Result<Doc> load_words(std::string_view language, const ContentFiles& files);

// The games with the English words. The catalogue may be missing.
Result<Contents> load_contents(const ContentFiles& files);

// The files built into the program.
Result<std::string> embedded_text(std::string_view name);

// The content built into the program.
Result<Contents> embedded_contents();

}  // namespace uc
