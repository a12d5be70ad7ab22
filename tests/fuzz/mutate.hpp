// Changes a JSON document where it matters: one value, member or item at a time, so that most changes get past the
// parser and reach the code behind it.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/document.hpp"
#include "core/random.hpp"

namespace uc::fuzz {

inline void collect(Doc& doc, std::vector<Doc*>& all) {
  all.push_back(&doc);
  if (doc.is_array()) {
    for (Doc& item : doc.as_array()) collect(item, all);
  } else if (doc.is_object()) {
    for (Doc::Member& member : doc.as_object()) collect(member.second, all);
  }
}

// One letter of a text: drawings of maps consist of such, and many names differ in one.
inline std::string other_letter(std::string text, Rng& rng) {
  static constexpr std::string_view kLetters = "#.+@ab12,:o-";
  const std::size_t place = below(rng, static_cast<std::uint32_t>(text.size()));
  const bool own = below(rng, 2) == 0;
  text[place] = own ? text[below(rng, static_cast<std::uint32_t>(text.size()))]
                    : kLetters[below(rng, static_cast<std::uint32_t>(kLetters.size()))];
  return text;
}

inline Doc nearby(const Doc& doc, Rng& rng) {
  if (doc.is_integer()) return doc.as_integer() + static_cast<std::int64_t>(below(rng, 5)) - 2;
  if (doc.is_bool()) return !doc.as_bool();
  static const char* const kWords[] = {"",        "A",      "B",     "random", "idol", "pottery", "up",
                                       "down",    "ghost",  "S1",    "S6",     "P1",   "I2",      "end",
                                       "recover", "roll 1", "all",   "table",  "auto", "dice",    "claim S1:1x3",
                                       "N",       "saga-a", "danor", "zombie", "wail", "none"};
  if (doc.is_string() && !doc.as_string().empty() && below(rng, 2) == 0) return other_letter(doc.as_string(), rng);
  if (doc.is_string()) return kWords[below(rng, std::size(kWords))];
  return below(rng, 2) == 0 ? Doc() : Doc(below(rng, 7));
}

// One random change.
inline void mutate(Doc& root, Rng& rng) {
  std::vector<Doc*> all;
  collect(root, all);
  const auto any = [&]() -> Doc& { return *all[below(rng, static_cast<std::uint32_t>(all.size()))]; };
  Doc& place = any();
  if (place.is_array() && !place.as_array().empty()) {
    Doc::Array& items = place.as_array();
    const auto item = static_cast<std::ptrdiff_t>(below(rng, static_cast<std::uint32_t>(items.size())));
    switch (below(rng, 4)) {
      case 0: items.erase(items.begin() + item); break;
      case 1: items.push_back(Doc(items[item])); break;
      case 2: items.resize(static_cast<std::size_t>(item)); break;
      default: std::swap(items[0], items[item]);
    }
    return;
  }
  switch (below(rng, 6)) {
    case 0: place = Doc(any()); break;  // a value from elsewhere
    case 1: place = Doc(); break;
    default: place = nearby(place, rng);
  }
}

}  // namespace uc::fuzz
