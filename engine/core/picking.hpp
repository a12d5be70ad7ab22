// One of the legal actions, each equally likely, found by walking them once: what the games share whose actions are
// walked as single ones and in blocks. The first single ones are kept, so that choosing one seldom walks them again.
#pragma once

#include <cstdint>

#include "game.hpp"
#include "random.hpp"

namespace uc {

template <std::uint32_t kKept>
class KeptActions {
 public:
  // Without a jump: whether an action is legal nobody could foresee.
  void add_if(bool legal, Action action) {
    kept_[count_ < kKept ? count_ : kKept] = action.bits;
    count_ += unsigned{legal};
  }
  std::uint32_t count() const { return count_; }
  // The action of this number; none if it is not kept.
  Action at(std::uint32_t number) const { return number < kKept ? Action{kept_[number]} : Action{}; }

 private:
  std::uint32_t count_ = 0;
  // Bits of actions, and a place for what is not kept; not set to zero, which would cost more than the choice.
  std::uint64_t kept_[kKept + 1];
};

// Finds the single action of that number.
struct ActionFinder {
  std::uint32_t left;
  Action found;
  void operator()(Action action) {
    if (left-- == 0) found = action;
  }
  template <class Nth>
  void block(std::uint32_t, const Nth&) {}
};

// `walk(visitor)` goes through all actions; a picker counts them, keeps some, and knows that of a number, or none.
template <class Picker, class Walk>
Action pick_one(Rng& rng, Picker& picker, const Walk& walk) {
  walk(picker);
  const std::uint32_t number = below(rng, picker.count());
  const Action action = picker.at(number);
  if (action != Action{}) return action;
  ActionFinder finder{number, {}};
  walk(finder);
  return finder.found;
}

}  // namespace uc
