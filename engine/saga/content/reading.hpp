// What the readers of this content share beside those of all games: small checks, each of which names the place that is
// wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content.hpp"
#include "core/content_reading.hpp"
#include "core/shorten.hpp"

namespace uc::saga::reading {

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
using uc::reading::size_between;

// Every member must be one of these or of `source`, `field_sources` and `note`, which are checked.
void check_sourced(DocReader& object, NameList members);

// Letters, digits, _ and -, and none of those taken: it is taken now.
std::string read_id(const DocReader& field, Ids& taken);

// An object of texts, one for each of these names and for no other.
void check_glossary(DocReader object, Names names);

std::size_t choose(DocReader field, Names names);  // the position of the text among them

// The position of the text among the ids of a list, or kNone: then it is a fault, which says what there is not.
template <class List>
std::uint8_t find_id(DocReader field, const List& list, std::string_view what) {
  const std::string id = field.text();
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].id == id) return static_cast<std::uint8_t>(i);
  }
  field.fail("there is no " + std::string(what) + " called " + shortened(id));
  return kNone;
}

std::uint8_t read_faces(const DocReader& list);                                // faces of a die, as bits
std::array<std::uint8_t, 7> read_by_face(DocReader object, int min, int max);  // {"1": …, …, "6": …}
Range read_range(DocReader field);

extern const Names kRangeNames;

}  // namespace uc::saga::reading
