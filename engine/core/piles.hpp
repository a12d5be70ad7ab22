// Cards, coins or tiles that cannot be told apart, as counts of up to eight kinds: a deck or bag whose order nobody
// knows. All sums at once in one 64-bit word: drawing has no loop and no branch that could be mispredicted.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "random.hpp"

namespace uc {

inline constexpr int kPileKinds = 8;

// At most 127 things in all.
class Piles {
 public:
  explicit Piles(const std::uint8_t (&counts)[kPileKinds]) { std::memcpy(&word_, counts, sizeof word_); }

  void remove_one(int kind) { word_ -= std::uint64_t{1} << (8U * static_cast<unsigned>(kind)); }

  std::uint32_t count(int kind) const {
    return static_cast<std::uint32_t>(word_ >> (8U * static_cast<unsigned>(kind)) & 0xffU);
  }
  std::uint32_t total() const { return static_cast<std::uint32_t>(sums() >> 56U); }

  // The kind of the n-th thing, n from 0, when equal things lie together.
  int kind_of(std::uint32_t n) const {
    // In each byte: is n at least the sum up to here? Then the thing lies further on.
    const std::uint64_t reached = ((kOnes * n | kHighBits) - sums()) & kHighBits;
    return static_cast<int>((reached >> 7U) * kOnes >> 56U);  // how many bytes say yes
  }

  template <RandomSource R>
  int draw(R& source) const {
    return kind_of(below(source, total()));
  }

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101U;
  static constexpr std::uint64_t kHighBits = 0x8080808080808080U;

  // Byte k is the number of things of the kinds 0 to k.
  std::uint64_t sums() const { return word_ * kOnes; }

  std::uint64_t word_;
};

static_assert(std::endian::native == std::endian::little);

}  // namespace uc
