// One of the legal actions, each equally likely.
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "choices.hpp"
#include "core/picking.hpp"

namespace uc::digger {

namespace {

// Of a block one is chosen at once and stands for it. Those of a Think! are single ones that are only counted.
class Picker {
 public:
  explicit Picker(Rng& rng) : rng_(rng) {}

  void operator()(Action action) { add_if(true, action); }
  void add_if(bool legal, Action action) { singles_.add_if(legal, action); }
  void thinks(const Tiles& projects) {  // once
    projects_ = &projects;
    before_thinks_ = singles_.count();
    thinks_ = count_choices(projects);
  }
  template <class Nth>
  void block(std::uint32_t count, const Nth& nth) {
    if (count == 0) return;
    in_blocks_ += count;
    // The block wins against those before it with the share of its size.
    if (count != in_blocks_ && below(rng_, in_blocks_) >= count) return;
    static_assert(sizeof(Nth) <= sizeof block_ && std::is_trivially_copyable_v<Nth>);
    std::memcpy(block_, &nth, sizeof(Nth));
    nth_ = [](const void* block, std::uint32_t i) { return (*static_cast<const Nth*>(block))(i); };
    in_block_ = below(rng_, count);
  }

  std::uint32_t count() const { return singles_.count() + thinks_ + in_blocks_; }
  // The action of this number; none if it is a single one that is not kept.
  Action at(std::uint32_t number) const {
    if (number >= singles_.count() + thinks_) return nth_(block_, in_block_);
    if (number >= before_thinks_) {
      const std::uint32_t after = number - before_thinks_;
      if (after < thinks_) return pack<Kind::Think>({.tiles = nth_choice(*projects_, after)});
      number -= thinks_;
    }
    return singles_.at(number);
  }

 private:
  Rng& rng_;
  std::uint32_t in_blocks_ = 0;
  std::uint32_t thinks_ = 0, before_thinks_ = 0;  // before_thinks_: single ones that come first
  const Tiles* projects_ = nullptr;
  // The block that has won so far: what finds its actions, and which one was chosen. Most are never made.
  alignas(std::uint64_t) std::byte block_[48];
  Action (*nth_)(const void* block, std::uint32_t i) = nullptr;
  std::uint32_t in_block_ = 0;
  KeptActions<256> singles_;
};

}  // namespace

Action Digger::pick(const State& state, Rng& rng) const {
  Picker picker(rng);
  return pick_one(rng, picker, [&](auto& visit) { for_each_action(*this, state, visit); });
}

}  // namespace uc::digger
