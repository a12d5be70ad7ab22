// From a draft of a position to a position: load.cpp reads the draft, check.cpp finds the first thing wrong with it.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "crypt/crypt.hpp"

namespace uc::crypt {

// Every field is in the range of its kind, but nothing is known about how they fit together.
struct Draft {
  State state;
  // Of each card that left the Crypt: where it stands in the document, and the id it has there (none in the box).
  std::array<std::string, kMaxCards> gone_paths;
  std::array<std::string, kMaxCards> gone_ids;
};

// Nothing, if the rules can go on from this position: every die and card is in one place, the fields of the phase say
// what the phase needs and the others are 0. Else the first thing that is wrong, in the order of the document where it
// can be told from one place alone.
std::optional<Fault> check_position(const Crypt&, const Draft&);

}  // namespace uc::crypt
