// content/digger.json for the tests: as it is, or with something in it changed.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "content/embedded.hpp"
#include "digger/content.hpp"
#include "protocol/json.hpp"

namespace uc::digger::content_file {

inline Doc json(std::string_view text) {
  Result<Doc> doc = parse_json(text);
  REQUIRE_MESSAGE(doc.ok(), text);
  return *doc;
}

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

inline Doc& at(Doc& doc, std::string_view path) {
  Doc* here = &doc;
  while (!path.empty()) {
    if (path.front() == '[') {
      const std::size_t end = path.find(']');
      here = &here->as_array().at(static_cast<std::size_t>(std::stoi(std::string(path.substr(1, end - 1)))));
      path.remove_prefix(end + 1);
    } else {
      if (path.front() == '.') path.remove_prefix(1);
      const std::string_view name = path.substr(0, path.find_first_of(".["));
      Doc* next = const_cast<Doc*>(here->find(name));
      REQUIRE_MESSAGE(next != nullptr, name);
      here = next;
      path.remove_prefix(name.size());
    }
  }
  return *here;
}

template <class List>
const auto& named(const List& list, std::string_view id) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& entry) { return entry.id == id; });
  REQUIRE_MESSAGE(found != list.end(), id);
  return *found;
}

inline const TileType& type(const Content& content, Type type) { return content.types[index(type)]; }

}  // namespace uc::digger::content_file
