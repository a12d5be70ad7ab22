// The content of all games as it is built in, read once.
#pragma once

#include <doctest/doctest.h>

#include <utility>

#include "protocol/contents.hpp"

namespace uc::test {

inline const Contents& contents() {
  static const Contents loaded = [] {
    auto result = embedded_contents();
    REQUIRE_MESSAGE(result.ok(), result.fault().message);
    return std::move(*result);
  }();
  return loaded;
}

inline const Library& library() { return *contents().library; }

}  // namespace uc::test
