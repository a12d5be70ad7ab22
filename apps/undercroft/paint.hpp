// Colour in a text, until the screen writes it: two bytes that stand in no UTF-8, so that no text from a file can be
// taken for one of our codes. Painting begins with kPaint and the letter of the ink, and ends with kUnpaint.
#pragma once

#include <string>
#include <string_view>

namespace uc {

inline constexpr char kPaint = '\xff';
inline constexpr char kUnpaint = '\xfe';

// The words alone.
inline std::string unpainted(std::string_view text) {
  std::string bare;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == kPaint) ++i;  // and its ink
    else if (text[i] != kUnpaint) bare += text[i];
  }
  return bare;
}

}  // namespace uc
