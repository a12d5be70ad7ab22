// The chapters of the content file. Each fills its part of Content, in this order, since later ones look at earlier
// ones; a fault is kept in the reader.
#pragma once

#include "content.hpp"
#include "reading.hpp"

namespace uc::digger::reading {

// figures.cpp
void read_statistics(DocReader list, Content& content);
void read_setup(DocReader setup, Content& content);
void read_orders(DocReader list, Content& content);
void read_bonus_orders(DocReader bonus, Content& content);
void read_coins(DocReader coins, Content& content);
void read_scoring(DocReader scoring, Content& content);  // after the types of tiles
void read_prizes(DocReader list, Content& content);

// types.cpp, tiles.cpp
void read_tile_types(DocReader list, Content& content);
void read_tiles(DocReader list, Content& content);
void read_collapse(DocReader collapse, Content& content);

// A tile of Common: six doors, or none (a blocker). Puts it after the tiles of the set.
void add_common(Common common, std::uint8_t count, Content& content);

// board.cpp
void check_coordinates(DocReader coordinates);
void read_areas(DocReader list, Content& content);
void read_starts(DocReader list, Content& content);  // after the areas
void check_centre(DocReader centre);

// lords.cpp
void read_lords(DocReader list, Content& content);

// scenarios.cpp, pieces.cpp, tokens.cpp
void read_scenarios(DocReader list, Content& content);
void read_mixing(DocReader mixing, Content& content);
void read_hunt(DocReader& entry, Content& content);
void read_citadel(DocReader& entry, Content& content);
void read_lair(DocReader& entry, Content& content);
void read_trapped(DocReader& entry, Content& content);
void read_battle(DocReader& entry, Content& content);

// whole.cpp: what can be said only when all is read.
void check_whole(DocReader& file, const Content& content);

// papers.cpp: what the file says about itself, and the options.
void check_vocabulary(DocReader vocabulary);
void check_components(DocReader list, const Content& content);
void check_notes(DocReader& file);
void read_options(DocReader list, Content& content);

}  // namespace uc::digger::reading
