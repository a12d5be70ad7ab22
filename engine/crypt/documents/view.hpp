// What the documents of Crypt have in common: view.cpp writes positions, load.cpp reads them, describe.cpp tells
// events, odds.cpp counts.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "crypt/crypt.hpp"
#include "crypt/rules/score.hpp"

namespace uc::crypt {

std::string slot_name(int slot);             // S1 for slot 0
std::string card_id(Type type, int handle);  // P2 for a player's second Pottery

Doc holder_doc(int holder);                // a seat, or "ghost"
std::string side_letters(unsigned sides);  // ABABAB
Doc bonuses_doc(const Parts&);             // what each Collector pays

// A member for each type.
template <class ValueOf>
Doc by_type(ValueOf value_of) {
  Doc doc = Doc::object();
  for (const Type type : kAllTypes) doc.set(kTypeNames[index(type)], value_of(index(type)));
  return doc;
}

// Which fields of a State a phase uses. The others are 0 in the State and null in the document.
bool has_active(Phase);
bool has_pending(Phase);
bool has_resume(Phase);
bool has_leader(int players, Phase);

// The cards of which the viewer has not seen the value, by type and value, wherever they lie.
using Unseen = std::array<std::array<int, kMaxValue + 1>, kTypes>;
Unseen unseen_by(const State&, Viewer);

// How many cards there are of each value, from 1 to the highest.
Doc count_list(const std::array<int, kMaxValue + 1>& counts, int highest);

}  // namespace uc::crypt
