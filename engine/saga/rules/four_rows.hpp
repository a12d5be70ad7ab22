// Four rows of near columns (grid.hpp) in one register, 32 columns each. What is done to them is one instruction on
// every machine; nothing here is a rule.
#pragma once

#include <cstdint>
#include <cstring>

namespace uc::saga {

using FourRows = std::uint32_t __attribute__((vector_size(16)));

inline FourRows load_rows(const std::uint32_t* rows) {
  FourRows value;
  std::memcpy(&value, rows, sizeof value);
  return value;
}
inline void store_rows(std::uint32_t* rows, FourRows value) { std::memcpy(rows, &value, sizeof value); }
inline bool any_square(FourRows value) {
  std::uint64_t halves[2];
  std::memcpy(halves, &value, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

}  // namespace uc::saga
