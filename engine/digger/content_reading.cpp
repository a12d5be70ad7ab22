#include "content_reading.hpp"

#include <algorithm>

namespace uc::digger::reading {

namespace {

constexpr std::string_view kSources[] = {"rulebook", "public", "designed"};
constexpr std::string_view kLanguages[] = {"en", "it"};
constexpr int kFarthest = 9999;  // beyond every number that is expected

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

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_id(std::string_view text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto fits = [&](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; };
  return !text.empty() && is_letter(text.front()) && std::all_of(text.begin(), text.end(), fits);
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
    return is_one_of(name, members) || is_one_of(name, {"source", "source_note"});
  });
  object.member("source").choice(kSources);
  if (std::optional<DocReader> note = object.optional("source_note")) check_text(*note);
}

void check_words(DocReader words) {
  check_members(words, {"en", "it"});
  for (const std::string_view language : kLanguages) check_text(words.member(language));
}

std::string read_id(DocReader field, Ids& taken) {
  std::string id = field.text();
  if (!is_id(id)) field.fail("should begin with a letter and consist of letters, digits, _ and -");
  if (std::find(taken.begin(), taken.end(), id) != taken.end()) field.fail("is used twice");
  taken.push_back(id);
  return id;
}

void read_pattern(DocReader field, std::string_view pattern, std::initializer_list<std::uint8_t*> numbers) {
  const std::string text = field.text();
  const auto* next = numbers.begin();
  std::size_t at = 0;
  bool fits = true;
  for (const char wanted : pattern) {
    if (wanted != '#') {
      fits = fits && at < text.size() && text[at] == wanted;
      ++at;
      continue;
    }
    std::size_t digits = 0;
    int value = 0;
    for (; digits < 2 && at + digits < text.size() && is_digit(text[at + digits]); ++digits) {
      value = 10 * value + (text[at + digits] - '0');
    }
    fits = fits && digits > 0;
    at += digits;
    **next++ = static_cast<std::uint8_t>(value);
  }
  if (!fits || at != text.size()) {
    field.fail("should be \"" + std::string(pattern) + "\" with numbers for #: the rules know no other");
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

Hex read_hex(DocReader pair) {
  if (size_between(pair, 2, 2, "numbers, q and r") != 2) return {};
  constexpr int kFar = 100;  // further than any board, so that the reason is that it lies outside
  const int q = static_cast<int>(pair.item(0).integer(-kFar, kFar));
  const int r = static_cast<int>(pair.item(1).integer(-kFar, kFar));
  return {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
}

void expect_edges(DocReader list, std::string_view letter) {
  const std::size_t count = size_between(list, kDirections, kDirections, "edges");
  for (std::size_t i = 0; i < count; ++i) expect_text(list.item(i), letter);
}

}  // namespace uc::digger::reading
