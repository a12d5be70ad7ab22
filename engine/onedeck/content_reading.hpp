// What the readers of the content file share: small checks, each of which names the place that is wrong.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "content.hpp"

namespace uc::onedeck::reading {

using Ids = std::vector<std::string>;

inline constexpr std::string_view kSides[] = {"1p", "2p"};
inline constexpr int kMost = 9;  // of an amount that no other limit bounds: a sum of many of them still fits a byte

std::uint8_t number(DocReader field, int min, int max);
void expect_text(DocReader field, std::string_view value);  // the rules know no other
void expect_number(DocReader field, int value);             // the rules know no other
void expect_true(DocReader field);                          // the rules know no other
std::size_t size_between(DocReader list, int min, int max, std::string_view what);

// Every member must be one of these; `source`, `also` and `note` may stand beside them, and the source is checked.
void check_members(DocReader& object, std::initializer_list<std::string_view> members);
void check_sourced(DocReader& object, std::initializer_list<std::string_view> members);
void check_source(DocReader source);
void check_words(DocReader words);  // a text in each language

// Lower-case letters, digits and _, and none of those taken: it is taken now.
std::string read_id(DocReader field, Ids& taken);

// A list of names, each of `choices` and none twice, as a set of bits.
std::uint8_t read_set(DocReader list, const std::string_view* choices, std::size_t count);
template <std::size_t N>
std::uint8_t read_set(const DocReader& list, const std::string_view (&choices)[N]) {
  return read_set(list, choices, N);
}
std::uint8_t read_values(DocReader list);  // faces of a die, at least one: bit by value

// Amounts add up, and no sum goes round.
inline void raise(std::uint8_t& sum, std::uint8_t by) { sum = static_cast<std::uint8_t>(std::min(255, sum + by)); }
inline constexpr std::uint8_t bit(int i) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(i)); }
inline Color read_color(DocReader field) { return color_at(static_cast<int>(field.choice(kColorNames))); }

}  // namespace uc::onedeck::reading
