// What is missing or wrong in a text that is no action, in the words of a person. The engine says it in English, for
// programs: "write a square and a facing, as in move 5,4 E", "nothing is there; …".
#pragma once

#include <string>
#include <string_view>

#include "apps/undercroft/catalogue.hpp"

namespace uc {

class Reasons {
 public:
  // The catalogue that has the engine's sentences, in the family "reason.".
  explicit Reasons(const Catalogue& english) : english_(english) {}

  // Of a message that cites no rule; what is to be written instead is in the family "form.", by game and verb. Empty if
  // the words do not know it.
  std::string said(std::string_view message, std::string_view game, std::string_view verb, const Catalogue&) const;

 private:
  const Catalogue& english_;
};

}  // namespace uc
