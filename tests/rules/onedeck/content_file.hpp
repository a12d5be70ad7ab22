// content/onedeck.json for the tests: as it is, or with something in it changed.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "content/embedded.hpp"
#include "onedeck/content/content.hpp"
#include "rules/shared/editing.hpp"

namespace uc::onedeck::content_file {

using editing::at;
using editing::json;
using editing::named;
using editing::place;

inline const Doc& file() {
  static const Doc doc = json(embedded_file("onedeck.json"));
  return doc;
}

inline Content read(const Doc& doc) { return editing::taken(read_content, doc); }

inline const std::shared_ptr<const Content>& content() {
  static const auto shared = std::make_shared<const Content>(read(file()));
  return shared;
}
inline const Content& printed() { return *content(); }

// The entry that the test knows best, with other members in their places.
inline Doc changed(std::string_view path,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> members) {
  Doc doc = file();
  Doc entry = at(doc, path);
  for (const auto& [name, value] : members) entry.set(name, json(value));
  return entry;
}

inline Doc with_skill(std::string_view id, std::string_view cost, std::string_view use_in, std::string_view effect) {
  Doc doc = file();
  const std::string quoted = "\"" + std::string(id) + "\"";
  at(doc, "skills")
      .push(changed("skills[0]", {{"id", quoted}, {"cost", cost}, {"use_in", use_in}, {"effect", effect}}));
  return doc;
}

}  // namespace uc::onedeck::content_file
