// The values of options as people write them on the command line.
#pragma once

#include <algorithm>
#include <string>

#include "choice.hpp"
#include "core/document.hpp"

namespace uc {

// A number, yes or no, or a word.
inline Doc read_value(const std::string& text) {
  const bool number = !text.empty() && text.size() <= 6 && text.find_first_not_of("0123456789") == std::string::npos;
  if (number) return Doc(std::stoi(text));
  return text == "true" || text == "false" ? Doc(text == "true") : Doc(text);
}

// Values with commas between them.
inline Doc read_list(std::string text) {
  Doc list = Doc::array();
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    list.push(read_value(lower(text.substr(0, comma))));
    text.erase(0, comma + 1);
  }
  return list;
}

}  // namespace uc
