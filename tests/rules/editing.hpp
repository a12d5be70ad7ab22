// Documents of the content with something in them changed, for the tests of all games.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "protocol/json.hpp"

namespace uc::editing {

inline Doc json(std::string_view text) {
  Result<Doc> doc = parse_json(text);
  REQUIRE_MESSAGE(doc.ok(), text);
  return *doc;
}

// The place of a path like "encounters[3].boxes[0].value".
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

struct Edit {
  std::string_view path;
  std::string_view value;        // JSON
  std::string_view fault;        // where it is found; the edited place if empty
  std::string_view reason = {};  // part of the message
};

template <class Content>
void check_refused(const Result<Content>& content, std::string_view path, std::string_view reason) {
  REQUIRE(!content.ok());
  CHECK(content.fault().code == "bad_content");
  CHECK(content.fault().path == path);
  CAPTURE(content.fault().message);
  CHECK(content.fault().message.find(reason) != std::string::npos);
}

}  // namespace uc::editing
