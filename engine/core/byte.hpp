// A small number as the byte that keeps it: positions, actions and events are made of bytes.
#pragma once

#include <cstdint>

namespace uc {

constexpr std::uint8_t u8(std::int64_t value) { return static_cast<std::uint8_t>(value); }

}  // namespace uc
