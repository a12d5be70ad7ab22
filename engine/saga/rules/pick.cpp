// One of the legal actions, each equally likely.
#include "choices.hpp"
#include "core/picking.hpp"

namespace uc::saga {

namespace {

// Of a block one is chosen at once and stands for it.
class Picker {
 public:
  explicit Picker(Rng& rng) : rng_(rng) {}

  void operator()(Action action) { singles_.add_if(true, action); }
  template <class Nth>
  void block(std::uint32_t count, const Nth& nth) {
    if (count == 0) return;
    in_blocks_ += count;
    // The block wins against those before it with the share of its size.
    if (count == in_blocks_ || below(rng_, in_blocks_) < count) block_ = nth(below(rng_, count));
  }

  std::uint32_t count() const { return singles_.count() + in_blocks_; }
  Action at(std::uint32_t number) const { return number >= singles_.count() ? block_ : singles_.at(number); }

 private:
  Rng& rng_;
  std::uint32_t in_blocks_ = 0;
  Action block_;
  KeptActions<512> singles_;
};

}  // namespace

Action Saga::pick(const State& state, Rng& rng) const {
  Picker picker(rng);
  return pick_one(rng, picker, [&](auto& visit) { for_each_action(*this, state, visit); });
}

}  // namespace uc::saga
