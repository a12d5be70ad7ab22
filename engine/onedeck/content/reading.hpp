// What the readers of this content file share beside those of all games: small checks, each of which names the place
// that is wrong.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "content.hpp"
#include "core/content_reading.hpp"

namespace uc::onedeck::reading {

using uc::reading::check_members;
using uc::reading::check_source;
using uc::reading::check_text;
using uc::reading::check_words;
using uc::reading::expect_flag;
using uc::reading::expect_number;
using uc::reading::expect_text;
using uc::reading::Ids;
using uc::reading::NameList;
using uc::reading::Names;
using uc::reading::number;
using uc::reading::read_set;
using uc::reading::size_between;

inline constexpr std::string_view kSides[] = {"1p", "2p"};
inline constexpr int kMost = 9;  // of an amount that no other limit bounds: a sum of many of them still fits a byte

// Every member must be one of these; `source`, `also` and `note` may stand beside them, and the source is checked.
void check_sourced(DocReader& object, NameList members);

// Lower-case letters, digits and _, and none of those taken: it is taken now.
std::string read_id(const DocReader& field, Ids& taken);

std::uint8_t read_values(const DocReader& list);  // faces of a die, at least one: bit by value

// Amounts add up, and no sum goes round.
inline void raise(std::uint8_t& sum, std::uint8_t by) { sum = static_cast<std::uint8_t>(std::min(255, sum + by)); }
inline constexpr std::uint8_t bit(int i) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(i)); }
inline Color read_color(DocReader field) { return color_at(static_cast<int>(field.choice(kColorNames))); }

}  // namespace uc::onedeck::reading
