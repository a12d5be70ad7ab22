#include "content_reading.hpp"

#include <algorithm>
#include <utility>

namespace uc::onedeck::reading {

namespace {

constexpr std::string_view kSources[] = {"rulebook", "public", "designed"};
constexpr std::string_view kLanguages[] = {"en", "it"};

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

template <class Known>
void check_each_member(DocReader& object, Known&& known) {
  if (object.doc() == nullptr) return;
  if (!object.doc()->is_object()) {
    object.fail("should be an object");
    return;
  }
  for (const auto& [name, value] : object.doc()->as_object()) {
    if (!known(name)) object.member(name).fail("is no member that is known here");
  }
}

bool is_id(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
  return !text.empty() && text.front() >= 'a' && text.front() <= 'z' && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

std::uint8_t number(DocReader field, int min, int max) { return static_cast<std::uint8_t>(field.integer(min, max)); }

void expect_text(DocReader field, std::string_view value) {
  if (field.text() != value) field.fail("should be \"" + std::string(value) + "\": the rules know no other");
}

void expect_number(DocReader field, int value) {
  if (field.integer(0, 255) != value) field.fail("should be " + std::to_string(value) + ": the rules know no other");
}

void expect_true(DocReader field) {
  if (!field.boolean()) field.fail("should be true: the rules know no other");
}

std::size_t size_between(DocReader list, int min, int max, std::string_view what) {
  const std::size_t count = list.size();
  if (count >= static_cast<std::size_t>(min) && count <= static_cast<std::size_t>(max)) return count;
  const std::string wanted = std::to_string(min) + (min == max ? "" : " to " + std::to_string(max));
  list.fail("should hold " + wanted + " " + std::string(what) + ", not " + std::to_string(count));
  return 0;
}

void check_members(DocReader& object, std::initializer_list<std::string_view> members) {
  check_each_member(object, [&](std::string_view name) { return is_one_of(name, members); });
}

void check_sourced(DocReader& object, std::initializer_list<std::string_view> members) {
  check_each_member(object, [&](std::string_view name) {
    return is_one_of(name, members) || is_one_of(name, {"source", "also", "note"});
  });
  check_source(object.member("source"));
  if (std::optional<DocReader> also = object.optional("also")) read_set(*also, kSources);
  if (std::optional<DocReader> note = object.optional("note")) note->text();
}

void check_source(DocReader source) { source.choice(kSources); }

void check_words(DocReader words) {
  check_members(words, {"en", "it"});
  for (const std::string_view language : kLanguages) {
    DocReader text = words.member(language);
    if (text.text().find_first_not_of(" \t\n") == std::string::npos) text.fail("should not be empty");
  }
}

std::string read_id(DocReader field, Ids& taken) {
  std::string id = field.text();
  if (!is_id(id)) field.fail("should begin with a small letter and consist of small letters, digits and _");
  if (std::find(taken.begin(), taken.end(), id) != taken.end()) field.fail("is used twice");
  taken.push_back(id);
  return id;
}

std::uint8_t read_set(DocReader list, const std::string_view* choices, std::size_t count) {
  std::uint8_t set = 0;
  const std::size_t size = list.size();
  for (std::size_t i = 0; i < size && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t one = bit(static_cast<int>(entry.choice(choices, count)));
    if ((set & one) != 0) entry.fail("is named twice");
    set |= one;
  }
  return set;
}

std::uint8_t read_values(DocReader list) {
  std::uint8_t set = 0;
  const std::size_t size = size_between(list, 1, kFaces, "values of a die");
  for (std::size_t i = 0; i < size && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t one = bit(static_cast<int>(entry.integer(1, kFaces)));
    if ((set & one) != 0) entry.fail("is named twice");
    set |= one;
  }
  return set;
}

}  // namespace uc::onedeck::reading
