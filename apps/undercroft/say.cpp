#include "say.hpp"

#include <algorithm>
#include <cstdio>

#include "core/printable.hpp"

namespace uc {

int complain(std::string_view sentence, std::string_view who) {
  const std::string text = std::string(who) + ": " + printable(sentence) + "\n";
  std::fputs(text.c_str(), stderr);
  return 2;
}

std::string printable_lines(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    safe += printable(text.substr(0, end));
    if (end < text.size()) safe += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return safe;
}

}  // namespace uc
