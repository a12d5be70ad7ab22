// The files of content/ and docs/rules/ that are built into the program, so that one file runs everywhere.
// content/CMakeLists.txt lists them.
#pragma once

#include <span>
#include <string_view>

namespace uc {

struct EmbeddedFile {
  std::string_view name;  // relative to content/ or docs/: "crypt.json", "locales/en.json", "rules/crypt.md"
  std::string_view text;
};

// All of them, sorted by name. The text lives as long as the program.
std::span<const EmbeddedFile> embedded_files();

// The text of one file, or an empty view if there is none of that name.
std::string_view embedded_file(std::string_view name);

}  // namespace uc
