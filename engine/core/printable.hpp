// Text from outside that is safe to print: a control character in a file must not move the cursor of whoever reads of
// it, hide a line or turn it around.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace uc {

// The bytes of the control character that begins the text; 0 if none does. Controls are those of C0 and C1, DEL, those
// that change the direction of writing, and the separators of lines and paragraphs.
std::size_t control_size(std::string_view text);

// Where the first control character stands; npos if there is none.
std::size_t find_control(std::string_view text);

// "U+202E": the character that begins the text, which is valid UTF-8.
std::string code_point(std::string_view text);

// A '?' for each control character and for each byte that is no UTF-8.
std::string printable(std::string_view text);

// The bytes of the character that begins the text, which is not empty; 0 if it does not begin with valid UTF-8.
std::size_t character_size(std::string_view text);

}  // namespace uc
