// One adventure while it is read (DS-18.2): first what it says, then whether that can be played. Each part fills or
// checks its share, in this order; a fault is kept in the reader.
#pragma once

#include "reading.hpp"

namespace uc::saga::reading {

struct Plan {
  const Content& content;
  Adventure adventure;
  Board floor;  // of all areas
  Board gates;  // the squares of doors
};

Square read_square(DocReader pair, const Adventure& adventure);  // [x, y], on the map
Facing read_facing(DocReader field);
std::uint8_t find_area(DocReader field, const Adventure& adventure);
Lock read_lock(DocReader lock, const Content& content);
// A list of ids, counted.
template <class List, class Counts>
void count_ids(DocReader list, const List& of, std::string_view what, Counts& counts) {
  const std::size_t size = size_between(list, 0, kMaxItems, what);
  for (std::size_t i = 0; i < size && !list.failed(); ++i) {
    const std::uint8_t found = find_id(list.item(i), of, what);
    if (found != kNone) ++counts[found];
  }
}

// map.cpp
void read_area_names(DocReader list, Plan& plan);
void read_map(DocReader map, Plan& plan);
// doors.cpp, content_furniture.cpp
void read_doors(DocReader list, Plan& plan);
void read_chests(DocReader list, Plan& plan);
void read_furniture(DocReader list, Plan& plan);
// models.cpp
void read_party(DocReader list, Plan& plan);
void read_bones(DocReader list, Plan& plan);
void read_monsters(DocReader list, Plan& plan);
void read_boss_spells(DocReader spells, Plan& plan);  // after the monsters
void read_exits(DocReader list, Plan& plan);
// overlord.cpp
void read_overlord(DocReader overlord, Plan& plan);
void read_rewards(DocReader rewards, Plan& plan);
// special_rules.cpp
void read_rules(DocReader list, Plan& plan);
void read_victory(DocReader victory, Plan& plan);

// layout.cpp: is the map closed, are its areas whole, can its blocks turn?
void check_layout(DocReader& file, const Plan& plan);
// gates.cpp: do the doors divide the areas, and reveal each of them in turn?
void check_gates(DocReader& file, Plan& plan);
// placing.cpp, picture.cpp: is everything where it can be, and does the picture show it there?
void check_standing(DocReader& file, const Plan& plan);
void check_picture(DocReader& file, const Plan& plan);
// goals.cpp: can what the rules and the ways to win ask for come about?
void check_goals(DocReader& file, const Plan& plan);
// walk.cpp: can the heroes walk there?
void check_walk(DocReader& file, const Plan& plan);

// All squares that steps (DS-6.3) reach from some when these are open.
Board spread(Board from, const Board& open);
// The squares of a block that turns.
Board block_squares(Square centre);
// The squares of a figure that stands there.
Board standing_on(const Figure& figure, Square at);
template <class Piece>
Board squares_of(const Piece& piece) {  // of a door or a piece of furniture
  Board squares;
  for (std::size_t i = 0; i < piece.size; ++i) squares.add(piece.squares[i]);
  return squares;
}

// adventure.cpp: all of it. `place`: its number in the campaign, 0 if it has none. Nothing after a fault.
std::shared_ptr<const Adventure> read_one(DocReader& file, const Content& content, std::uint8_t place);

}  // namespace uc::saga::reading
