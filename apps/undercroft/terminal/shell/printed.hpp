// What is printed on the pieces of a game, read from its content file.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "apps/undercroft/catalogue.hpp"
#include "apps/undercroft/doc_get.hpp"

namespace uc {

inline const Doc kNothing;

// The entry of a list with this id; kNothing if there is none.
inline const Doc& with_id(const Doc::Array& list, std::string_view id) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const Doc& each) { return get_text(each, "id") == id; });
  return found == list.end() ? kNothing : *found;
}

// In the language of the words.
inline std::string in_language(const Doc& texts, const Catalogue& words) {
  return get_text(texts, words.text("rules.language"));
}
inline std::string name_of(const Doc& thing, const Catalogue& words) { return in_language(get(thing, "name"), words); }
// "Corridor ×7": no language needs a plural for it; one of a kind is its name alone.
inline std::string counted(const std::string& name, int count) {
  return count > 1 ? name + " ×" + std::to_string(count) : name;
}
inline std::string text_of(const Doc& thing, const Catalogue& words) { return in_language(get(thing, "text"), words); }

}  // namespace uc
