// Sentences outside the games: what is wrong with a file, an option, a port. Whatever they repeat is safe to print.
#pragma once

#include <string>
#include <string_view>

namespace uc {

// "undercroft: SENTENCE" on stderr; the exit status for a fault in what the caller gave.
int complain(std::string_view sentence, std::string_view who = "undercroft");

// Lines that are safe to print: their ends stay, other control characters become '?'.
std::string printable_lines(std::string_view text);

}  // namespace uc
