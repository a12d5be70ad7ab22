// The sheets of One Deck Dungeon's campaign in words. The steps between games are in campaign.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/catalogue.hpp"
#include "apps/undercroft/terminal/shell/screen.hpp"
#include "core/document.hpp"

namespace uc::onedeck_face {

struct SheetLine {
  std::string text;
  bool talent = false;  // stands below the heading of its group
};

// What the file of the game's content says, in the language of the words.
class Sheets {
 public:
  Sheets(Doc content, const Catalogue& words, const Screen& screen)
      : content_(std::move(content)), words_(words), screen_(screen) {}

  std::string hero(std::string_view id) const;
  std::string dungeon(std::string_view id) const;
  std::string grade(std::string_view id) const;
  std::string talent(std::string_view id) const;
  std::string talent_text(std::string_view id) const;
  std::string group_of(std::string_view talent) const;  // its name
  // "Dragon's Cave (difficulty 1 of 3: green bubbles)"
  std::string dungeon_line(std::string_view id) const;
  // "Novice: start on level 2, 1 more potion; no bonus mark"
  std::string grade_line(std::string_view id, std::size_t players) const;
  // "green 3 of 6, yellow 0 of 4"
  std::string bubbles(const Doc& sheet, std::string_view talent) const;
  std::string bubble(std::string_view color, int filled, int of) const;
  int bubbles_of(std::string_view talent, std::string_view color) const;
  int empty_bubbles(const Doc& sheet, std::string_view talent) const;
  // One line for each hero.
  std::vector<std::string> overview(const Doc& state) const;
  // The whole sheet of a hero.
  std::vector<SheetLine> sheet(const Doc& sheet) const;

 private:
  const Doc& campaign() const;
  std::string named(const Doc& list, std::string_view id) const;
  std::string colors_of(int difficulty) const;

  Doc content_;
  const Catalogue& words_;
  const Screen& screen_;
};

// The sheet of a hero in the state of a campaign.
const Doc& sheet_of(const Doc& state, std::string_view hero);

}  // namespace uc::onedeck_face
