// Short ways to read a document that the protocol made: what is missing, or of another kind, reads as nothing.
#pragma once

#include <string>
#include <string_view>

#include "core/document.hpp"

namespace uc {

inline const Doc& get(const Doc& doc, std::string_view key) {
  static const Doc nothing;
  const Doc* found = doc.find(key);
  return found == nullptr ? nothing : *found;
}

inline int get_int(const Doc& doc, std::string_view key, int otherwise = 0) {
  const Doc& member = get(doc, key);
  return member.is_integer() ? static_cast<int>(member.as_integer()) : otherwise;
}

inline double get_real(const Doc& doc, std::string_view key, double otherwise = 0) {
  const Doc& member = get(doc, key);
  if (member.is_integer()) return static_cast<double>(member.as_integer());
  return member.is_real() ? member.as_real() : otherwise;
}

inline bool get_bool(const Doc& doc, std::string_view key) {
  const Doc& member = get(doc, key);
  return member.is_bool() && member.as_bool();
}

inline std::string get_text(const Doc& doc, std::string_view key) {
  const Doc& member = get(doc, key);
  return member.is_string() ? member.as_string() : std::string();
}

inline const Doc::Array& get_list(const Doc& doc, std::string_view key) {
  static const Doc::Array nothing;
  const Doc& member = get(doc, key);
  return member.is_array() ? member.as_array() : nothing;
}

}  // namespace uc
