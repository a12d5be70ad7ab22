// What a host needs to know before the first request: the games with their content, and the words for rules.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/document.hpp"
#include "core/fault.hpp"
#include "table/library.hpp"

namespace uc {

struct Contents {
  std::shared_ptr<const Library> library;
  Doc english;  // the catalogue content/locales/en.json: a flat object of key -> text; null if there is none
};

// Gives the text of a content file by its name ("crypt.json", "locales/en.json").
using ContentFiles = std::function<Result<std::string>(std::string_view name)>;

// A fault (bad_content) names the file, the place in it and the reason. The catalogue may be missing.
Result<Contents> load_contents(const ContentFiles& files);

// The content built into the program.
Result<Contents> embedded_contents();

}  // namespace uc
