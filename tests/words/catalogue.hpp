// A catalogue of a few words.
#pragma once

#include <doctest/doctest.h>

#include <string_view>

#include "apps/undercroft/catalogue.hpp"
#include "protocol/json.hpp"

namespace uc::test {

inline Catalogue catalogue(std::string_view text) {
  const Result<Doc> doc = parse_json(text);
  REQUIRE(doc);
  Result<Catalogue> words = Catalogue::read(*doc);
  REQUIRE(words);
  return *words;
}

}  // namespace uc::test
