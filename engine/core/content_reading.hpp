// What the readers of all content files share: small checks, each of which names the place that is wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "document.hpp"

namespace uc::reading {

std::uint8_t number(DocReader field, int min, int max);
void expect_text(DocReader field, std::string_view value);  // the rules know no other
void expect_number(DocReader field, int value);             // the rules know no other
void expect_flag(DocReader field, bool value);              // the rules know no other
void check_text(DocReader field);                           // a text that is not empty
void check_words(DocReader words);                          // a text in each language
void check_printable(DocReader& whole);                     // no control character in any text below
std::size_t size_between(DocReader list, int min, int max, std::string_view what);

// Every member must be one of these, or of those beside them.
void check_members(DocReader& object, std::initializer_list<std::string_view> members,
                   std::initializer_list<std::string_view> beside = {});

}  // namespace uc::reading
