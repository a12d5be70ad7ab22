#include "content_dir.hpp"

#include "files.hpp"

namespace uc {

Result<Contents> contents_of(const std::string& content_dir) {
  if (content_dir.empty()) return embedded_contents();
  return load_contents([&](std::string_view name) { return content_text(content_dir, std::string(name)); });
}

}  // namespace uc
