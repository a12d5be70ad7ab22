// Documents with something in them changed, and files of content that are refused for it: for the tests of all games.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/json.hpp"

namespace uc::editing {

inline Doc json(std::string_view text) {
  Result<Doc> doc = parse_json(text);
  REQUIRE_MESSAGE(doc.ok(), text);
  return *doc;
}

// --- places of a document -------------------------------------------------------------------------------------------

// One step along a path, which it shortens: "[3]", or a name behind a dot. Null if it leads nowhere.
inline Doc* step(Doc& doc, std::string_view& path) {
  if (path.front() == '[') {
    const std::size_t end = path.find(']');
    const auto i = static_cast<std::size_t>(std::stoi(std::string(path.substr(1, end - 1))));
    path.remove_prefix(end + 1);
    return doc.is_array() && i < doc.as_array().size() ? &doc.as_array()[i] : nullptr;
  }
  if (path.front() == '.') path.remove_prefix(1);
  const std::string_view name = path.substr(0, path.find_first_of(".["));
  path.remove_prefix(name.size());
  return const_cast<Doc*>(doc.find(name));
}

// The part at a path like "encounters[3].boxes[0].value"; null if it is not there.
inline Doc* part(Doc& doc, std::string_view path) {
  Doc* here = &doc;
  while (!path.empty() && here != nullptr) here = step(*here, path);
  return here;
}
inline Doc& at(Doc& doc, std::string_view path) {
  Doc* here = &doc;
  for (std::string_view rest = path; !rest.empty();) {
    here = step(*here, rest);
    REQUIRE_MESSAGE(here != nullptr, path);
  }
  return *here;
}
inline const Doc& at(const Doc& doc, std::string_view path) { return at(const_cast<Doc&>(doc), path); }

// The path of a member of what is at a path.
inline std::string below(std::string_view path, std::string_view name) {
  return (path.empty() ? "" : std::string(path) + ".") + std::string(name);
}

inline void drop(Doc& doc, std::string_view name) {
  std::erase_if(doc.as_object(), [&](const Doc::Member& member) { return member.first == name; });
}

// --- entries of a content -------------------------------------------------------------------------------------------

template <class List>
const auto& named(const List& list, std::string_view id) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& entry) { return entry.id == id; });
  REQUIRE_MESSAGE(found != list.end(), id);
  return *found;
}
template <class List>
int place(const List& list, std::string_view id) {
  return static_cast<int>(&named(list, id) - list.data());
}

template <class Read>
auto taken(Read read, const Doc& doc) {
  auto content = read(doc);
  REQUIRE_MESSAGE(content.ok(), content.fault().message);
  return *std::move(content);
}

// --- files in which something is wrong ------------------------------------------------------------------------------

struct Edit {
  std::string_view path;
  std::string_view value;        // JSON
  std::string_view fault = {};   // where it is found; the edited place if empty
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

// A sound file and its reader: with something wrong in the file it is refused at the right place, with the reason.
template <class Read>
struct Sound {
  Doc file;
  Read read;

  void refuses(const Edit& edit) const {
    Doc doc = file;
    at(doc, edit.path) = json(edit.value);
    CAPTURE(edit.path);
    CAPTURE(edit.value);
    check_refused(read(doc), edit.fault.empty() ? edit.path : edit.fault, edit.reason);
  }
  // With a member more in what is at the path.
  void refuses_with(std::string_view path, std::string_view name, std::string_view value,
                    std::string_view reason) const {
    Doc doc = file;
    at(doc, path).set(name, json(value));
    CAPTURE(path);
    CAPTURE(name);
    check_refused(read(doc), below(path, name), reason);
  }
  void refuses_without(std::string_view path, std::string_view name) const {
    Doc doc = file;
    drop(at(doc, path), name);
    CAPTURE(path);
    CAPTURE(name);
    check_refused(read(doc), below(path, name), "is missing");
  }
  // Words that are missing in one language, or empty.
  void refuses_untranslated(std::string_view path) const {
    for (const std::string_view language : {"en", "it"}) {
      refuses_without(path, language);
      refuses({below(path, language), R"("")", "", "empty"});
    }
  }
  // Without any member of what is at the path, but for those that may be left out.
  void refuses_less(std::string_view path, std::initializer_list<std::string_view> may_be_left_out) const {
    for (const auto& [name, value] : at(file, path).as_object()) {
      if (std::find(may_be_left_out.begin(), may_be_left_out.end(), name) == may_be_left_out.end())
        refuses_without(path, name);
    }
  }
};

}  // namespace uc::editing
