#include "reading.hpp"

#include <algorithm>

namespace uc::digger::reading {

namespace {

constexpr std::string_view kSources[] = {"rulebook", "public", "designed"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_id(std::string_view text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto fits = [&](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; };
  return !text.empty() && is_letter(text.front()) && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

void check_sourced(DocReader& object, std::initializer_list<std::string_view> members) {
  check_members(object, members, {"source", "source_note"});
  object.member("source").choice(kSources);
  if (std::optional<DocReader> note = object.optional("source_note")) check_text(*note);
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
