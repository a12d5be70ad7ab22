// Parts of an action in the words of a language: directions as they are told, and what people may type instead of the
// letters and words of the notation.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "apps/undercroft/catalogue.hpp"

namespace uc {

// "west" for "W", "north-east" for "NE"; what is no direction stays as it is.
std::string compass_word(std::string_view letters, const Catalogue&);

// Typed text as the notation has it: directions by their words or letters in this language ("alias.compass."), and the
// parts that are named, each by its words ("alias."). The first word of a text is an action's verb or an answer, so
// there a direction of one or two letters is none: "no" means no.
std::string as_notation(std::string_view typed, std::initializer_list<std::string_view> parts, const Catalogue&);

// The other way: an action's parts after its verb, each by the first of its words. Letters of directions stay, because
// maps have them.
std::string with_local_parts(std::string_view action, std::initializer_list<std::string_view> parts, const Catalogue&);

}  // namespace uc
