// The picture of a scene: its letters, the pieces that they draw, and the areas that its doors divide (DS-18.3).
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/byte.hpp"
#include "rules/shared/scene.hpp"
#include "saga/saga.hpp"

namespace uc::saga::test {

inline std::size_t at_(int i) { return static_cast<std::size_t>(i); }

// "double extra_1*3": calls f(id, how many).
template <class F>
void for_each_counted(std::string_view list, F&& f) {
  for (const std::string& word : scene::words_of(list)) {
    const std::size_t star = word.find('*');
    f(word.substr(0, star), star == std::string::npos ? 1 : std::stoi(word.substr(star + 1)));
  }
}

struct Letter {
  char letter;
  std::string_view id;
};
inline constexpr Letter kHeroLetters[] = {{'O', "orlaf"}, {'R', "rordin"}, {'M', "madriga"}, {'D', "danor"}};
inline constexpr Letter kMonsterLetters[] = {{'s', "skeleton_warrior"},
                                             {'a', "skeleton_archer"},
                                             {'r', "dwarf_revenant"},
                                             {'z', "zombie"},
                                             {'m', "armoured_zombie"},
                                             {'t', "zombie_troll"},
                                             {'g', "ghost"},
                                             {'E', "elshara"},
                                             {'G', "grund"},
                                             {'h', "hoggar"},
                                             {'N', "mortibris"}};
inline constexpr Letter kFurnitureLetters[] = {{'B', "bookcase"},       {'T', "table"},     {'K', "weapon_rack"},
                                               {'W', "well"},           {'Y', "crypt"},     {'b', "barrel"},
                                               {'L', "lectern"},        {'w', "wheel"},     {'Q', "dwarf_throne"},
                                               {'C', "wizard_cabinet"}, {'P', "weak_point"}};

template <std::size_t N>
std::string_view id_of(const Letter (&letters)[N], char letter) {
  for (const Letter& each : letters) {
    if (each.letter == letter) return each.id;
  }
  return {};
}

bool is_door_sign(char c);
Facing facing_of(std::string_view text);  // "N"

// A piece of the scene before it is put into the adventure.
struct Piece {
  char letter = ' ';
  std::vector<Square> squares;
  std::string facing;
};

class Drawing {
 public:
  Drawing(std::string_view picture, std::string_view more);

  int width() const { return static_cast<int>(rows[0].size()); }
  int height() const { return static_cast<int>(rows.size()); }
  bool in_map(int x, int y) const { return x >= 0 && y >= 0 && x < width() && y < height(); }
  char sign(int x, int y) const { return in_map(x, y) ? rows[at_(y)][at_(x)] : '#'; }
  bool is_floor(int x, int y) const { return sign(x, y) != '#' && !is_door_sign(sign(x, y)); }

  std::vector<std::string> rows;
  std::vector<Piece> pieces;

 private:
  void take(int x, int y);
  bool fits(char c, int x, int y, int w, int h) const;
  void take(const std::string& word);  // "s@5,4/S", "T@1,0+2,0"

  std::vector<std::string> used_;  // squares of pieces that are taken already
};

// The number of each square's area, -1 where there is no floor. The one with `start` is 0.
class Areas {
 public:
  Areas(const Drawing& drawing, Square start);

  int count() const { return count_; }
  int at(int x, int y) const { return area_[at_(y)][at_(x)]; }
  int at(Square q) const { return area_[q.y][q.x]; }

 private:
  bool flood(int x, int y, int number);  // tells whether a door is beside

  const Drawing& drawing_;
  std::vector<std::vector<int>> area_;
  int count_ = 1;
};

}  // namespace uc::saga::test
