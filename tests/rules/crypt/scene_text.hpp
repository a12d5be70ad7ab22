// Words and clauses of the scene language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "crypt/content/content.hpp"
#include "rules/shared/scene.hpp"

namespace uc::crypt::test {

std::vector<std::string> split(std::string_view text, char separator);  // parts without surrounding spaces, none empty
using scene::words_of;
int number_in(std::string_view text);           // "r2" -> 2; fails the test if there is none
bool is_slot(std::string_view word);            // S1 to S6
bool is_player(std::string_view word);          // A to D, human, Ghost
std::uint8_t holder_of(std::string_view word);  // a seat, or kGhost
bool is_type(std::string_view word);
Type type_named(std::string_view word);
std::string name_of(Type type);  // "Idol"

}  // namespace uc::crypt::test
