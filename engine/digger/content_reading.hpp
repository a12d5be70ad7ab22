// What the readers of the content file share: small checks, each of which names the place that is wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content.hpp"

namespace uc::digger::reading {

using Ids = std::vector<std::string>;
using Names = std::span<const std::string_view>;

inline constexpr int kMost = 9;     // of an amount that no other limit bounds
inline constexpr int kMostGp = 50;  // of one reason

std::uint8_t number(DocReader field, int min, int max);
void expect_text(DocReader field, std::string_view value);  // the rules know no other
void expect_number(DocReader field, int value);             // the rules know no other
void expect_flag(DocReader field, bool value);              // the rules know no other
void check_text(DocReader field);                           // a text that is not empty
std::size_t size_between(DocReader list, int min, int max, std::string_view what);

// Every member must be one of these; where it is sourced, `source`, which is checked, and `source_note` stand beside.
void check_members(DocReader& object, std::initializer_list<std::string_view> members);
void check_sourced(DocReader& object, std::initializer_list<std::string_view> members);
void check_words(DocReader words);  // a text in each language

// Letters, digits, _ and -, and none of those taken: it is taken now.
std::string read_id(DocReader field, Ids& taken);

// A text in which each # of the pattern is a number from 0 to 99.
void read_pattern(DocReader field, std::string_view pattern, std::initializer_list<std::uint8_t*> numbers);

// A list of names, each of `choices` and none twice, as a set of bits.
std::uint8_t read_set(DocReader list, Names choices);

Hex read_hex(DocReader pair);  // [q, r]

// Six edges that are all the same.
void expect_edges(DocReader list, std::string_view letter);

}  // namespace uc::digger::reading
