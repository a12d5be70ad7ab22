// Where two documents differ.
#pragma once

#include <string>

#include "core/document.hpp"

namespace uc {

// The place of the first difference of two documents; empty if there is none.
inline std::string first_difference(const Doc& a, const Doc& b, const std::string& path) {
  if (a == b) return {};
  if (a.is_object() && b.is_object()) {
    for (const auto& [key, value] : a.as_object()) {
      const Doc* other = b.find(key);
      const std::string inner = path.empty() ? key : path + "." + key;
      if (other == nullptr) return inner;
      if (std::string found = first_difference(value, *other, inner); !found.empty()) return found;
    }
  }
  if (a.is_array() && b.is_array() && a.as_array().size() == b.as_array().size()) {
    for (std::size_t i = 0; i < a.as_array().size(); ++i) {
      const std::string inner = path + "[" + std::to_string(i) + "]";
      if (std::string found = first_difference(a.as_array()[i], b.as_array()[i], inner); !found.empty()) return found;
    }
  }
  return path;
}

}  // namespace uc
