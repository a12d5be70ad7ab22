// Actions that are a verb and some small numbers, "advance 7 2": one table gives packing, text and reading. For games
// whose actions say more, core/packed.hpp names the parts of the bits, and core/notation.hpp has their forms.
#pragma once

#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "game.hpp"
#include "text.hpp"

namespace uc {

struct Range {
  int min = 0;
  int max = -1;  // below min: there is no such number
};

// One kind of action. Its number in the table, from 1, is the lowest byte of the action; its numbers are the bytes
// above.
struct Form {
  static constexpr std::size_t kMost = 7;

  std::string_view verb;
  std::string_view rule;  // what forbids it where it is not legal
  std::array<Range, kMost> numbers{};
  bool chance = false;  // an outcome of dice or draws

  constexpr std::size_t count() const {
    std::size_t n = 0;
    while (n < kMost && numbers[n].max >= numbers[n].min) ++n;
    return n;
  }
};

constexpr Action make_action(std::size_t kind, std::initializer_list<int> numbers = {}) {
  std::uint64_t bits = kind;
  unsigned shift = 8;
  for (const int number : numbers) {
    bits |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(number)) << shift;
    shift += 8;
  }
  return {bits};
}
constexpr std::size_t kind_of_action(Action action) { return action.bits & 0xffU; }
constexpr int number_of_action(Action action, std::size_t i) {
  return static_cast<int>(action.bits >> (8U * (i + 1)) & 0xffU);
}

// "advance 7 2"; nothing for bits that are of no form.
std::string action_text(std::span<const Form> forms, Action action);
// The action of a canonical text. A fault (illegal) says how actions, or outcomes, begin.
Result<Action> read_action(std::span<const Form> forms, std::string_view text, bool chance);

}  // namespace uc
