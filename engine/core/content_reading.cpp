#include "content_reading.hpp"

#include <algorithm>
#include <string>

#include "printable.hpp"

namespace uc::reading {

namespace {

constexpr int kFarthest = 9999;  // beyond every number that is expected

// Whether the reader may go on.
bool has_no_control(DocReader& field, std::string_view text) {
  const std::size_t at = find_control(text);
  if (at == std::string_view::npos) return true;
  field.fail("holds the control character " + code_point(text.substr(at)) + ": a text is one line that can be printed");
  return false;
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::uint8_t number(DocReader field, int min, int max) { return static_cast<std::uint8_t>(field.integer(min, max)); }

void expect_text(DocReader field, std::string_view value) {
  if (field.text() != value) field.fail("should be \"" + std::string(value) + "\": the rules know no other");
}

void expect_number(DocReader field, int value) {
  if (field.integer(-kFarthest, kFarthest) != value)
    field.fail("should be " + std::to_string(value) + ": the rules know no other");
}

void expect_flag(DocReader field, bool value) {
  if (field.boolean() != value)
    field.fail(std::string("should be ") + (value ? "true" : "false") + ": the rules know no other");
}

void check_text(DocReader field) {
  if (field.text().find_first_not_of(" \t\n") == std::string::npos) field.fail("should not be empty");
}

void check_words(DocReader words) {
  if (words.doc() != nullptr && words.doc()->is_string()) {
    return words.fail(R"(should be a text in both languages, as {"en": "Door", "it": "Porta"})");
  }
  check_members(words, {"en", "it"});
  for (const std::string_view language : {"en", "it"}) check_text(words.member(language));
}

void check_printable(DocReader& whole) {
  const Doc* doc = whole.doc();
  if (doc == nullptr || whole.failed()) return;
  if (doc->is_string()) {
    has_no_control(whole, doc->as_string());
  } else if (doc->is_array()) {
    for (std::size_t i = 0; i < doc->as_array().size(); ++i) {
      DocReader item = whole.item(i);
      check_printable(item);
    }
  } else if (doc->is_object()) {
    for (const auto& [name, value] : doc->as_object()) {
      if (!has_no_control(whole, name)) return;
      DocReader member = whole.member(name);
      check_printable(member);
    }
  }
}

std::size_t size_between(DocReader list, int min, int max, std::string_view what) {
  const std::size_t count = list.size();
  if (count >= static_cast<std::size_t>(min) && count <= static_cast<std::size_t>(max)) return count;
  const std::string wanted = std::to_string(min) + (min == max ? "" : " to " + std::to_string(max));
  list.fail("should hold " + wanted + " " + std::string(what) + ", not " + std::to_string(count));
  return 0;
}

void check_members(DocReader& object, std::initializer_list<std::string_view> members,
                   std::initializer_list<std::string_view> beside) {
  if (object.doc() == nullptr) return;
  if (!object.doc()->is_object()) return object.fail("should be an object");
  for (const auto& [name, value] : object.doc()->as_object()) {
    if (!is_one_of(name, members) && !is_one_of(name, beside))
      object.member(name).fail("is no member that is known here");
  }
}

}  // namespace uc::reading
