#include "scene_text.hpp"

#include <doctest/doctest.h>

#include "onedeck/rules/rules.hpp"

namespace uc::onedeck::test {

namespace {

constexpr std::string_view kUseLetters = " am";

}  // namespace

Die read_die(const State& state, std::string_view word) {
  const std::string_view whole = word;
  int owner = 0;
  if (heroes_in_fight(state) > 1) {
    REQUIRE_MESSAGE((word.size() > 2 && word[1] == '.'), "a die of two heroes names its owner: " << whole);
    owner = state.fight.heroes[1] == word[0] - 'A' ? 1 : 0;
    REQUIRE_MESSAGE(state.fight.heroes[owner] == word[0] - 'A', "this hero does not fight: " << whole);
    word.remove_prefix(2);
  }
  REQUIRE_MESSAGE((word.size() == 2 || word.size() == 3), "no die is written " << whole);
  const std::size_t color = kColorLetters.find(word[0]);
  const std::size_t use = word.size() == 3 ? kUseLetters.find(word[2]) : 0;
  REQUIRE_MESSAGE((color < kColors && use < kUses && word[1] >= '1' && word[1] <= '6'), "no die is written " << whole);
  return Die::of(owner, color_at(static_cast<int>(color)), word[1] - '0', static_cast<Use>(use));
}

std::string dice_text(const State& state, const Dice& dice) {
  std::string text;
  for (const Die die : dice) {
    if (!text.empty()) text += ' ';
    if (heroes_in_fight(state) > 1) (text += static_cast<char>('A' + state.fight.heroes[die.owner()])) += '.';
    text += kColorLetters[index(die.color())];
    text += std::to_string(die.value());
    if (die.use() != Use::Any) text += kUseLetters[static_cast<std::size_t>(die.use())];
  }
  return text;
}

std::string box_text(const State& state, const Box& box) {
  std::string text(1, box.color == kGrey ? 'G' : kColorLetters[box.color]);
  text += std::to_string(OneDeck::number_on(state, box));
  if (box.wide != 0) text += 'w';
  std::string symbols;
  const auto add = [&](const std::string& symbol) { scene::append(symbols, symbol); };
  if (box.damage > 0) add("D" + std::to_string(box.damage));
  if (box.time > 0) add("T" + std::to_string(box.time));
  if (box.armor > 0) add("arm");
  if (box.skull > 0) add("K");
  return symbols.empty() ? text : text + "{" + symbols + "}";
}

std::string card_texts(const Content& content, const std::uint8_t* cards, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) scene::append(text, content.cards[cards[i]].id);
  return text;
}

}  // namespace uc::onedeck::test
