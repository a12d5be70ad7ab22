// One of the legal actions, each equally likely.
#include "choices.hpp"

namespace uc::saga {

namespace {

// Of a block one is chosen at once and stands for it; the first single ones are kept, so that choosing one seldom walks
// them again.
class Picker {
 public:
  explicit Picker(Rng& rng) : rng_(rng) {}

  void operator()(Action action) {
    if (singles_ < kKept) kept_[singles_] = action.bits;
    ++singles_;
  }
  template <class Nth>
  void block(std::uint32_t count, const Nth& nth) {
    if (count == 0) return;
    in_blocks_ += count;
    // The block wins against those before it with the share of its size.
    if (count == in_blocks_ || below(rng_, in_blocks_) < count) block_ = nth(below(rng_, count));
  }

  std::uint32_t count() const { return singles_ + in_blocks_; }
  // The action of this number; none if it is a single one that is not kept.
  Action at(std::uint32_t number) const {
    if (number >= singles_) return block_;
    return number < kKept ? Action{kept_[number]} : Action{};
  }

 private:
  static constexpr std::uint32_t kKept = 512;
  Rng& rng_;
  std::uint32_t singles_ = 0, in_blocks_ = 0;
  Action block_;
  std::uint64_t kept_[kKept];  // bits of actions; not set to zero, which would cost more than the choice
};

// Finds the single action of that number.
struct Finder {
  std::uint32_t left;
  Action found;
  void operator()(Action action) {
    if (left-- == 0) found = action;
  }
  template <class Nth>
  void block(std::uint32_t, const Nth&) {}
};

}  // namespace

Action Saga::pick(const State& state, Rng& rng) const {
  Picker picker(rng);
  for_each_action(*this, state, picker);
  const std::uint32_t number = below(rng, picker.count());
  const Action action = picker.at(number);
  if (action != Action{}) return action;
  Finder finder{number, {}};
  for_each_action(*this, state, finder);
  return finder.found;
}

}  // namespace uc::saga
