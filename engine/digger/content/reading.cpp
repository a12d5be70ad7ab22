#include "reading.hpp"

namespace uc::digger::reading {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

void check_sourced(DocReader& object, NameList members) {
  uc::reading::check_sourced(object, members, {"source", "source_note"});
}

std::string read_id(const DocReader& field, Ids& taken) {
  return uc::reading::read_id(field, taken, uc::reading::IdOf::LetterFirst);
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
