#include "scene_text.hpp"

#include <doctest/doctest.h>

#include <cctype>

#include "crypt/state.hpp"

namespace uc::crypt::test {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    std::size_t end = text.find(separator, begin);
    if (end == std::string_view::npos) end = text.size();
    std::string_view part = text.substr(begin, end - begin);
    while (!part.empty() && std::isspace(static_cast<unsigned char>(part.front())) != 0) part.remove_prefix(1);
    while (!part.empty() && std::isspace(static_cast<unsigned char>(part.back())) != 0) part.remove_suffix(1);
    if (!part.empty()) parts.emplace_back(part);
    begin = end + 1;
  }
  return parts;
}

int number_in(std::string_view text) {
  std::string digits;
  for (const char c : text) {
    if (std::isdigit(static_cast<unsigned char>(c)) != 0) digits += c;
  }
  if (digits.empty()) FAIL("no number in '" << std::string(text) << "'");
  return std::stoi(digits);
}

bool is_slot(std::string_view word) { return word.size() == 2 && word[0] == 'S' && word[1] >= '1' && word[1] <= '6'; }

bool is_player(std::string_view word) {
  return word == "Ghost" || word == "human" || (word.size() == 1 && word[0] >= 'A' && word[0] <= 'D');
}

std::uint8_t holder_of(std::string_view word) {
  if (word == "Ghost") return kGhost;
  if (word == "human") return 0;
  if (!is_player(word)) FAIL("'" << std::string(word) << "' is no player");
  return static_cast<std::uint8_t>(word[0] - 'A');
}

std::string name_of(Type type) {
  std::string name(kTypeNames[index(type)]);
  name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return name;
}

bool is_type(std::string_view word) {
  for (const Type type : kAllTypes) {
    if (name_of(type) == word) return true;
  }
  return false;
}

Type type_named(std::string_view word) {
  for (const Type type : kAllTypes) {
    if (name_of(type) == word) return type;
  }
  FAIL("'" << std::string(word) << "' is no type of Treasure");
  return Type::Idol;
}

}  // namespace uc::crypt::test
