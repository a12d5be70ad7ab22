// The parts of Crypt's face, one file each: face.cpp draws, words.cpp words, menu.cpp makes the lists.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/terminal/shell/face.hpp"

namespace uc::crypt_face {

inline constexpr std::string_view kTypes[] = {"idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"};

Ink type_ink(std::string_view type);
Ink holder_ink(const Doc& seat);
std::string holder_name(const Doc& holder, const Audience&);  // of a seat, the Ghost or nobody
std::string painted_name(const Doc& holder, const Audience&);
std::string type_name(std::string_view type, const Audience&);
// "Idol 3", "Idol ?"
std::string card_name(const Doc& type, const Doc& value, const Audience&);
// "2 dice of effort 3"
std::string dice_words(int count, int effort, const Audience&);
// The key of the words for who holds a card; the Ghost has an article.
std::string_view held_key(const Doc& dice);

std::vector<std::string> draw_boxes(const Doc& view, const Audience&);
std::vector<std::string> draw_plain(const Doc& view, const Audience&);
Menu menu(const Decision&, const std::string& chosen, const Audience&);
std::string action_words(std::string_view text, const Audience&);
std::vector<std::string> event_words(const std::vector<Doc>& events, const Audience&);
std::vector<std::string> odds_words(const Doc& odds, const Audience&);
std::vector<std::string> result_words(const Doc& results, const Audience&);
std::string spelled(std::string_view text);

OptionSets option_sets(const Catalogue&);  // the Collectors' sides, in six letters

// For the game's Front (front.cpp).
std::unique_ptr<GameFace> make_face(const std::string& content_dir);

}  // namespace uc::crypt_face
