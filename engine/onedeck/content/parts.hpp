// The chapters of the content file. Each fills its part of Content; a fault is kept in the reader.
#pragma once

#include "content.hpp"
#include "reading.hpp"

namespace uc::onedeck::reading {

// Ids that must differ: everything that is used or learned shares one list, since players name it alike.
struct Taken {
  Ids abilities;
};

// A list of boxes, in the order of the file.
enum class BoxPlace : std::uint8_t { Foe, Option, FloorLeft, FloorRight, Boss };
std::vector<Box> read_boxes(DocReader list, BoxPlace place, int min, int max);
Box read_box(DocReader box, BoxPlace place, Ids& ids);
inline constexpr int kMaxFoeBoxes = 8;  // so that a foe and three floors fit kMaxBoxes

void read_skills(DocReader list, Taken& taken, Content& content);
void read_heroes(DocReader list, Taken& taken, Content& content);
void read_potions(DocReader list, Taken& taken, Content& content);
void read_basic_skills(DocReader list, Taken& taken, Content& content);
void read_dungeons(DocReader list, Content& content);
void read_encounters(DocReader list, std::size_t skills, Content& content);  // the first abilities are the skills
void read_campaign(DocReader campaign, Taken& taken, Content& content);

}  // namespace uc::onedeck::reading
