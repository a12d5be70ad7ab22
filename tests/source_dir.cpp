#include "source_dir.hpp"

namespace uc::test {

std::string source_dir() { return UC_SOURCE_DIR; }

}  // namespace uc::test
