// content/saga.json with its adventures for the tests: as it is, or with something in it changed.
#pragma once

#include <doctest/doctest.h>

#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include "rules/shared/editing.hpp"
#include "saga/content/content.hpp"
#include "source_dir.hpp"

namespace uc::saga::content_file {

using editing::at;
using editing::json;
using editing::named;
using editing::place;

inline Doc file_of(const std::string& name) {
  std::ifstream in(uc::test::source_dir() + "/content/" + name);
  REQUIRE_MESSAGE(in.good(), name);
  std::stringstream text;
  text << in.rdbuf();
  return json(text.str());
}

// One adventure: "saga-01".
inline Doc adventure(std::string_view id) { return file_of("saga-adventures/" + std::string(id) + ".json"); }

// The content with all adventures of the campaign, in its order.
inline const Doc& file() {
  static const Doc doc = [] {
    Doc whole = file_of("saga.json");
    Doc list = Doc::array();
    for (const std::string_view part : {"introductory", "sequence"}) {
      for (const Doc& id : whole.find("campaign")->find(part)->as_array()) list.push(adventure(id.as_string()));
    }
    return whole.set("adventures", std::move(list));
  }();
  return doc;
}

inline std::shared_ptr<const Content> read(const Doc& doc) {
  return std::make_shared<const Content>(editing::taken(read_content, doc));
}

inline const std::shared_ptr<const Content>& printed() {
  static const std::shared_ptr<const Content> content = read(file());
  return content;
}

}  // namespace uc::saga::content_file
