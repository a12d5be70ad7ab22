// What is still to be done in a position: steps, each with what it is about, in a few bytes of the state.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "packed.hpp"

namespace uc {

template <class Step, std::size_t kBytes>
struct TaskOf {
  Step step{};
  std::array<std::uint8_t, kBytes> about{};

  constexpr TaskOf() = default;
  constexpr explicit TaskOf(Step what) : step(what) {}
  template <class Record>
  constexpr TaskOf(Step what, const Record& record) : step(what) {
    put(record);
  }

  constexpr std::uint64_t bits() const {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < kBytes; ++i) all |= std::uint64_t{about[i]} << (8 * i);
    return all;
  }
  constexpr void set_bits(std::uint64_t all) {
    for (std::size_t i = 0; i < kBytes; ++i) about[i] = static_cast<std::uint8_t>(all >> (8 * i));
  }
  template <class Record>
  constexpr Record as() const {
    return packed::read<Record>(bits());
  }
  template <class Record>
  constexpr void put(const Record& record) {
    static_assert(packed::width<Record>() <= 8 * kBytes);
    set_bits(packed::pack(record));
  }
  constexpr bool operator==(const TaskOf&) const = default;
};

}  // namespace uc
