// About how much memory a document takes.
#pragma once

#include <cstddef>
#include <string>

#include "core/document.hpp"

namespace uc {

inline std::size_t footprint(const Doc& doc) {
  std::size_t bytes = sizeof doc;
  if (doc.is_string()) bytes += doc.as_string().capacity();
  if (doc.is_array()) {
    for (const Doc& item : doc.as_array()) bytes += footprint(item);
  }
  if (doc.is_object()) {
    for (const auto& [key, value] : doc.as_object()) bytes += sizeof(std::string) + key.capacity() + footprint(value);
  }
  return bytes;
}

}  // namespace uc
