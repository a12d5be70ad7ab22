// Four rows of squares at a time: compilers make one instruction of what is done to them, on every machine.
#pragma once

#include <cstdint>
#include <cstring>

namespace uc::saga {

using Four = std::uint32_t __attribute__((vector_size(16)));

inline Four four(const std::uint32_t* rows) {
  Four value;
  std::memcpy(&value, rows, sizeof value);
  return value;
}
inline void put(std::uint32_t* rows, Four value) { std::memcpy(rows, &value, sizeof value); }
inline bool any(Four value) {
  std::uint64_t halves[2];
  std::memcpy(halves, &value, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

}  // namespace uc::saga
