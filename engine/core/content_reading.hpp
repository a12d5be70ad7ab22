// What the readers of all content files share: small checks, each of which names the place that is wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

using Names = std::span<const std::string_view>;
using NameList = std::initializer_list<std::string_view>;

// Every member must be one of these, or of those beside them.
void check_members(DocReader& object, NameList members, NameList beside = {});

// The same where it is told what the object rests on: `source`, and of the others beside it what there is. `note` and
// `source_note` are texts, `also` is a list of more sources, `field_sources` names those of single members.
void check_sourced(DocReader& object, NameList members, NameList beside);
void check_source(DocReader source);

// A list of names, each of `choices` and none twice, as a set of bits.
std::uint8_t read_set(DocReader list, Names choices);
// A list of so many numbers at least, each from min to max and none twice, as a set of bits.
std::uint8_t read_numbers(DocReader list, int least, int min, int max, std::string_view what);

using Ids = std::vector<std::string>;
enum class IdOf : std::uint8_t {
  AnyLetters,    // letters, digits, _ and -
  LetterFirst,   // the same, beginning with a letter
  SmallLetters,  // small letters, digits and _, beginning with a letter
};
// An id that is none of those taken: it is taken now.
std::string read_id(DocReader field, Ids& taken, IdOf letters);

}  // namespace uc::reading
