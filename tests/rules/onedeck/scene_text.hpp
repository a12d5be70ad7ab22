// The words of a Scene: dice, boxes and cards as the rules write them (OD-0.2, OD-0.3).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content_file.hpp"
#include "onedeck/onedeck.hpp"
#include "rules/shared/scene.hpp"

namespace uc::onedeck::test {

// The place of an id in a list of the content.
template <class List>
std::uint8_t place_of(const List& list, std::string_view id) {
  return static_cast<std::uint8_t>(content_file::place(list, id));
}

using scene::split;
using scene::words_of;

// "S4", "H6a"; where two heroes fight "B.S4".
Die read_die(const State& state, std::string_view word);
std::string dice_text(const State& state, const Dice& dice);
// "A8w{D1 T4}"
std::string box_text(const State& state, const Box& box);
std::string card_texts(const Content& content, const std::uint8_t* cards, int count);

}  // namespace uc::onedeck::test
