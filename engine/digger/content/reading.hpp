// What the readers of this content file share beside those of all games: small checks, each of which names the place
// that is wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content.hpp"
#include "core/content_reading.hpp"

namespace uc::digger::reading {

using uc::reading::check_members;
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

inline constexpr int kMost = 9;     // of an amount that no other limit bounds
inline constexpr int kMostGp = 50;  // of one reason

// Every member must be one of these; where it is sourced, `source`, which is checked, and `source_note` stand beside.
void check_sourced(DocReader& object, NameList members);

// Letters, digits, _ and -, and none of those taken: it is taken now.
std::string read_id(const DocReader& field, Ids& taken);

// A text in which each # of the pattern is a number from 0 to 99.
void read_pattern(DocReader field, std::string_view pattern, std::initializer_list<std::uint8_t*> numbers);

Hex read_hex(DocReader pair);  // [q, r]

// Six edges that are all the same.
void expect_edges(DocReader list, std::string_view letter);

}  // namespace uc::digger::reading
