// Reading canonical action text: tokens separated by one space, numbers without leading zeros.
#pragma once

#include <algorithm>
#include <string_view>

namespace uc {

// Takes the next word off a list of them; empty at its end.
constexpr std::string_view take_word(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

class TextCursor {
 public:
  explicit constexpr TextCursor(std::string_view text) : rest_(text) {}

  constexpr bool at_end() const { return rest_.empty(); }

  // Takes exactly this text if it stands next.
  constexpr bool take(std::string_view expected) {
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }

  // The characters up to the next space or the end; the space stays.
  constexpr std::string_view word() {
    const std::string_view word = rest_.substr(0, rest_.find(' '));
    rest_.remove_prefix(word.size());
    return word;
  }

  // A number of at most four digits, without leading zeros; -1 if none stands next.
  constexpr int number() {
    int value = 0;
    std::size_t digits = 0;
    while (digits < rest_.size() && digits < 5 && rest_[digits] >= '0' && rest_[digits] <= '9') {
      value = 10 * value + (rest_[digits++] - '0');
    }
    if (digits == 0 || digits > 4 || (digits > 1 && rest_[0] == '0')) return -1;
    rest_.remove_prefix(digits);
    return value;
  }

 private:
  std::string_view rest_;
};

}  // namespace uc
