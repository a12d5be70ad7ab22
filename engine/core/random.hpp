// Random numbers: a fast generator for simulations, and unbiased ranges for any source of 64-bit words.
//
// The same words give the same numbers on every machine, in every build. Never std::uniform_int_distribution:
// it differs between libraries.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

namespace uc {

// A source of independent, uniformly distributed 64-bit words.
template <class R>
concept RandomSource = requires(R& source) {
  { source.next() } -> std::same_as<std::uint64_t>;
};

// One step of the splitmix64 sequence: turns related seeds into unrelated words.
constexpr std::uint64_t splitmix64(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15U;
  std::uint64_t z = state;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

// xoshiro256**: for players and simulations. Tables never draw from it (see chance_stream.hpp).
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) {
    for (std::uint64_t& word : words_) word = splitmix64(seed);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[1] * 5U, 7) * 9U;
    const std::uint64_t shifted = words_[1] << 17U;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

 private:
  std::uint64_t words_[4] = {};
};

// A number from 0 to bound - 1, all equally likely. bound must be positive.
// Lemire's method on 32-bit words: one multiplication, and a rejection that almost never happens.
template <RandomSource R>
constexpr std::uint32_t below(R& source, std::uint32_t bound) {
  std::uint64_t product = (source.next() >> 32U) * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = (source.next() >> 32U) * bound;
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

template <RandomSource R>
constexpr int roll_die(R& source) {
  return static_cast<int>(below(source, 6)) + 1;
}

}  // namespace uc
