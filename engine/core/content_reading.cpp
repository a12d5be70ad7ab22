#include "content_reading.hpp"

#include <algorithm>
#include <string>

#include "printable.hpp"
#include "shorten.hpp"

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

constexpr std::string_view kSources[] = {"rulebook", "public", "designed"};

constexpr std::string_view kIdRules[] = {
    // by IdOf
    "should consist of letters, digits, _ and -",
    "should begin with a letter and consist of letters, digits, _ and -",
    "should begin with a small letter and consist of small letters, digits and _",
};

bool is_id(std::string_view text, IdOf letters) {
  const bool small = letters == IdOf::SmallLetters;
  const auto is_letter = [&](char c) { return (c >= 'a' && c <= 'z') || (!small && c >= 'A' && c <= 'Z'); };
  const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || (!small && c == '-'); };
  if (text.empty() || (letters != IdOf::AnyLetters && !is_letter(text.front()))) return false;
  return std::all_of(text.begin(), text.end(), fits);
}

bool is_one_of(std::string_view name, NameList names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void check_field_sources(DocReader& fields, NameList members) {
  if (!fields.doc()->is_object()) return fields.fail("should be an object");
  for (const auto& [name, value] : fields.doc()->as_object()) {
    DocReader field = fields.member(name);
    field.choice(kSources);
    const std::string first = name.substr(0, name.find('.'));
    if (!is_one_of(first, members)) field.fail("there is no member called " + shortened(first));
  }
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

void check_members(DocReader& object, NameList members, NameList beside) {
  if (object.doc() == nullptr) return;
  if (!object.doc()->is_object()) return object.fail("should be an object");
  for (const auto& [name, value] : object.doc()->as_object()) {
    if (!is_one_of(name, members) && !is_one_of(name, beside))
      object.member(name).fail("is no member that is known here");
  }
}

void check_source(DocReader source) { source.choice(kSources); }

void check_sourced(DocReader& object, NameList members, NameList beside) {
  check_members(object, members, beside);
  check_source(object.member("source"));
  for (const std::string_view name : beside) {
    std::optional<DocReader> there = object.optional(name);
    if (!there || name == "source") continue;
    if (name == "also") read_set(*there, kSources);
    else if (name == "field_sources") check_field_sources(*there, members);
    else check_text(*there);
  }
}

std::uint8_t read_set(DocReader list, Names choices) {
  unsigned set = 0;
  const std::size_t size = list.size();
  for (std::size_t i = 0; i < size && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const unsigned one = 1U << entry.choice(choices.data(), choices.size());
    if ((set & one) != 0) entry.fail("is named twice");
    set |= one;
  }
  return static_cast<std::uint8_t>(set);
}

std::uint8_t read_numbers(DocReader list, int least, int min, int max, std::string_view what) {
  unsigned set = 0;
  const std::size_t size = size_between(list, least, max - min + 1, what);
  for (std::size_t i = 0; i < size && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const unsigned one = 1U << number(entry, min, max);
    if ((set & one) != 0) entry.fail("is named twice");
    set |= one;
  }
  return static_cast<std::uint8_t>(set);
}

std::string read_id(DocReader field, Ids& taken, IdOf letters) {
  std::string id = field.text();
  if (!is_id(id, letters)) field.fail(std::string(kIdRules[static_cast<int>(letters)]));
  if (std::find(taken.begin(), taken.end(), id) != taken.end()) field.fail("is used twice");
  taken.push_back(id);
  return id;
}

}  // namespace uc::reading
