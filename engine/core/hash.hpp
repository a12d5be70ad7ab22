// A 64-bit hash of plain data, the same in every build. For signatures and integer keys, not for secrets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace uc {

constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9fb21c651e98df25U;
  hash ^= hash >> 32U;
  hash *= 0xd6e8feb86659fd93U;
  return hash ^ (hash >> 29U);
}

inline std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t seed = 0) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t hash = mix(seed, size);
  while (size > 0) {
    const std::size_t part = size < 8 ? size : 8;
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, part);  // all our machines are little-endian
    hash = mix(hash, word);
    bytes += part;
    size -= part;
  }
  return hash;
}

// A value without padding bits hashes by its bytes.
template <class T>
  requires std::has_unique_object_representations_v<T>
std::uint64_t hash_of(const T& value, std::uint64_t seed = 0) {
  return hash_bytes(&value, sizeof value, seed);
}

}  // namespace uc
