// What a caller sent is repeated in an error only as far as it helps to find it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace uc {

inline constexpr std::size_t kLongestEcho = 40;

// The text itself, or its first 40 bytes and an ellipsis. A character of UTF-8 is never cut through.
inline std::string shortened(std::string_view text) {
  if (text.size() <= kLongestEcho) return std::string(text);
  std::size_t end = kLongestEcho;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "…";
}

}  // namespace uc
