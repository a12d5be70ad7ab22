// content/digger.json for the tests: as it is, or with something in it changed.
#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>

#include "content/embedded.hpp"
#include "digger/content/content.hpp"
#include "rules/shared/editing.hpp"

namespace uc::digger::content_file {

using editing::at;
using editing::json;
using editing::named;
using editing::place;

inline const Doc& file() {
  static const Doc doc = json(embedded_file("digger.json"));
  return doc;
}

inline Content read(const Doc& doc) { return editing::taken(read_content, doc); }

inline const std::shared_ptr<const Content>& content() {
  static const auto shared = std::make_shared<const Content>(read(file()));
  return shared;
}
inline const Content& printed() { return *content(); }

inline const TileType& type(const Content& content, Type type) { return content.types[index(type)]; }

}  // namespace uc::digger::content_file
