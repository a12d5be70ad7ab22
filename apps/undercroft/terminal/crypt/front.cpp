// What Crypt brings to the command: its face, and the sides of its Collectors in six letters.
#include <cctype>

#include "apps/undercroft/terminal/shell/front.hpp"
#include "face.hpp"

namespace uc {

namespace crypt_face {

// "ABABAB", "AB?AB?" or "random"
Result<Doc> read_sides(const std::string& text) {
  std::string letters = text == "random" ? "??????" : text;
  Doc list = Doc::array();
  for (const char c : letters) {
    const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (letter != 'A' && letter != 'B' && letter != '?') letters.clear();
    list.push(letter == 'A' ? "A" : letter == 'B' ? "B" : "random");
  }
  if (letters.size() != 6) {
    return Fault{"bad_config",
                 "collectors: write six letters A, B or ? (for example ABABAB), or random; not \"" + text + "\"", "",
                 ""};
  }
  return list;
}

Result<Doc> read_options(const std::string& text) {
  Result<Doc> sides = read_sides(text.size() == 1 ? std::string(6, text[0]) : text);
  if (!sides) return sides;
  return Doc::object().set("collectors", std::move(*sides));
}

OptionSets option_sets(const Catalogue& words) {
  return {words.text("menu.sides"),
          {{words.text("menu.sides.a"), "AAAAAA"},
           {words.text("menu.sides.b"), "BBBBBB"},
           {words.text("menu.sides.random"), "random"}},
          words.text("menu.sides.own"),
          words.text("menu.sides.which"),
          words.text("menu.sides.six"),
          read_options};
}

}  // namespace crypt_face

Front crypt_front() {
  return {
      .face = crypt_face::make_face,
      .options = {{"collectors", "Crypt: the Collectors' sides, six of A, B and ?; or random (default: AAAAAA)", "",
                   crypt_face::read_sides}},
      .shorthand = {"for Crypt also A, B, random or six letters", "A, B, random, six letters such as ABABAB",
                    crypt_face::read_options},
      .examples = {
          {"undercroft play", "undercroft play crypt --players human,level:3     a game against the computer"},
          {"undercroft rules", "undercroft rules crypt CR-5.3                     a paragraph of the rules"},
          {"play", "undercroft play crypt"},
          {"play", "undercroft play crypt --players human=Anna,level:3,level:5 --collectors ABABAB --lang it"},
          {"play", "undercroft play crypt --players human=Anna,human=Bruno --save evening.json"},
          {"sim", "undercroft sim crypt --players mcts:3,greedy --games 10000 --seed 1 --threads 2 --out result.json"},
          {"rules", "undercroft rules crypt"},
          {"rules", "undercroft rules crypt CR-5.3"},
          {"rules", "undercroft rules crypt lights out"}}};
}

}  // namespace uc
