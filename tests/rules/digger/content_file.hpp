// content/digger.json for the tests: as it is, or with something in it changed.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "content/embedded.hpp"
#include "digger/content/content.hpp"
#include "rules/editing.hpp"

namespace uc::digger::content_file {

using editing::at;
using editing::json;
using editing::named;

inline const Doc& file() {
  static const Doc doc = json(embedded_file("digger.json"));
  return doc;
}

inline const Content& printed() {
  static const Result<Content> content = read_content(file());
  REQUIRE_MESSAGE(content.ok(), content.fault().message);
  return *content;
}

inline Content read(const Doc& doc) {
  const Result<Content> content = read_content(doc);
  REQUIRE_MESSAGE(content.ok(), content.fault().message);
  return *content;
}

inline const TileType& type(const Content& content, Type type) { return content.types[index(type)]; }

}  // namespace uc::digger::content_file
