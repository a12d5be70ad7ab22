// Where content/, docs/ and tests/replays are. Asked of one small file, so that no other depends on the place of the
// clone.
#pragma once

#include <string>

namespace uc::test {

std::string source_dir();

}  // namespace uc::test
