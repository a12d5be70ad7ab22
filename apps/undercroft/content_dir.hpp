// The content a host plays with: built in, or replaced file by file from a directory.
#pragma once

#include <string>

#include "protocol/contents.hpp"

namespace uc {

// An empty directory: the content built in. A fault (bad_content) names the file, the place and the reason.
Result<Contents> contents_of(const std::string& content_dir);

}  // namespace uc
