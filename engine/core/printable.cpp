#include "printable.hpp"

#include <algorithm>
#include <cstdint>

namespace uc {

namespace {

std::uint8_t byte_at(std::string_view text, std::size_t at) {
  return at < text.size() ? static_cast<std::uint8_t>(text[at]) : std::uint8_t{0};
}

bool is_between(std::uint8_t byte, int first, int last) { return byte >= first && byte <= last; }

// The values that the second byte may have: no detour to a shorter form, no half of a pair, nothing beyond U+10FFFF.
bool may_follow(std::uint8_t lead, std::uint8_t second) {
  if (lead == 0xE0) return is_between(second, 0xA0, 0xBF);
  if (lead == 0xED) return is_between(second, 0x80, 0x9F);
  if (lead == 0xF0) return is_between(second, 0x90, 0xBF);
  if (lead == 0xF4) return is_between(second, 0x80, 0x8F);
  return is_between(second, 0x80, 0xBF);
}

}  // namespace

std::size_t character_size(std::string_view text) {
  const std::uint8_t lead = byte_at(text, 0);
  if (lead < 0x80) return 1;
  const std::size_t size = is_between(lead, 0xC2, 0xDF)   ? 2
                           : is_between(lead, 0xE0, 0xEF) ? 3
                           : is_between(lead, 0xF0, 0xF4) ? 4
                                                          : 0;
  if (size == 0 || size > text.size() || !may_follow(lead, byte_at(text, 1))) return 0;
  for (std::size_t i = 2; i < size; ++i) {
    if (!is_between(byte_at(text, i), 0x80, 0xBF)) return 0;
  }
  return size;
}

std::size_t control_size(std::string_view text) {
  if (text.empty()) return 0;
  const std::uint8_t first = byte_at(text, 0);
  const std::uint8_t second = byte_at(text, 1);
  const std::uint8_t third = byte_at(text, 2);
  if (first < 0x20 || first == 0x7F) return 1;
  if (first == 0xC2) return is_between(second, 0x80, 0x9F) ? 2 : 0;  // C1
  if (first == 0xD8) return second == 0x9C ? 2 : 0;                  // U+061C
  if (first != 0xE2) return 0;
  if (second == 0x80) return is_between(third, 0x8E, 0x8F) || is_between(third, 0xA8, 0xAE) ? 3 : 0;  // U+200E …
  return second == 0x81 && is_between(third, 0xA6, 0xA9) ? 3 : 0;                                     // U+2066 …
}

std::size_t find_control(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (control_size(text.substr(at)) > 0) return at;
  }
  return std::string_view::npos;
}

std::string code_point(std::string_view text) {
  constexpr char kHex[] = "0123456789ABCDEF";
  constexpr std::uint8_t kLeadBits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  const std::size_t size = text.empty() ? 0 : character_size(text);
  std::uint32_t value = byte_at(text, 0) & kLeadBits[size];
  for (std::size_t i = 1; i < size; ++i) value = value << 6U | (byte_at(text, i) & 0x3FU);
  std::string digits;
  for (; value > 0 || digits.size() < 4; value >>= 4U) digits += kHex[value & 15U];
  std::reverse(digits.begin(), digits.end());
  return "U+" + digits;
}

std::string printable(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  while (!text.empty()) {
    const std::size_t control = control_size(text);
    const std::size_t size = character_size(text);
    if (control > 0 || size == 0) safe += '?';
    else safe += text.substr(0, size);
    text.remove_prefix(std::max<std::size_t>({control, size, 1}));
  }
  return safe;
}

}  // namespace uc
