// A real as text: the shortest that is read again as the same number, as std::to_chars writes it.
#pragma once

#include <string>

namespace uc {

std::string real_text(double finite);

// The same without the tables of std::to_chars, which weigh 46 kB compressed in every module that a page downloads. A
// few times slower; a comma stands for the point where the program has chosen a locale that writes one.
std::string small_real_text(double finite);

}  // namespace uc
