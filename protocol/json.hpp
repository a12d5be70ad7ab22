// JSON text to a document. The one door through which text from outside comes in.
#pragma once

#include <string_view>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc {

inline constexpr int kMaxNesting = 64;  // lists and objects inside each other

// The document of one JSON text (RFC 8259), or a Fault of code bad_json that tells the line and column.
// Refused beside what is not JSON: nesting deeper than kMaxNesting, text that is not UTF-8, two members of one name,
// whole numbers beyond 64 bits and reals beyond the range of a double. How long a text may be is the caller's concern.
Result<Doc> parse_json(std::string_view text);

}  // namespace uc
