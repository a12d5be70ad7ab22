// The map of an adventure: its layers and its areas.
#include <algorithm>

#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kLeast = 3;  // a floor square with its walls
constexpr char kWall = '#', kFloor = '.', kDoor = '+';

std::vector<std::string> read_layer(DocReader list, const Adventure& adventure) {
  std::vector<std::string> rows;
  const std::size_t count = size_between(list, adventure.height, adventure.height, "rows, the height of the map");
  for (std::size_t y = 0; y < count && !list.failed(); ++y) {
    DocReader row = list.item(y);
    rows.push_back(row.text());
    if (rows.back().size() != adventure.width)
      row.fail("should be " + std::to_string(adventure.width) + " letters, the width of the map, not " +
               std::to_string(rows.back().size()));
  }
  return rows;
}

std::string place(std::size_t x) { return " in column " + std::to_string(x); }

void read_terrain(DocReader& map, const std::vector<std::string>& rows, Plan& plan) {
  for (std::size_t y = 0; y < rows.size(); ++y) {
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      const Square here = square_at(static_cast<int>(x), static_cast<int>(y));
      const char given = rows[y][x];
      if (given == kFloor) plan.floor.add(here);
      else if (given == kDoor) plan.gates.add(here);
      else if (given != kWall)
        return map.member("terrain").item(y).fail("should consist of #, . and +, but has another letter" + place(x));
    }
  }
}

void read_area_rows(DocReader& map, const std::vector<std::string>& rows, Plan& plan) {
  Adventure& adventure = plan.adventure;
  for (std::size_t y = 0; y < rows.size(); ++y) {
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      const Square here = square_at(static_cast<int>(x), static_cast<int>(y));
      const std::string given(1, rows[y][x]);
      const auto fail = [&](const std::string& reason) { map.member("areas").item(y).fail(reason + place(x)); };
      const char wanted = plan.floor.has(here) ? kFloor : plan.gates.has(here) ? kDoor : kWall;
      if (wanted != kFloor) {
        if (given.front() != wanted) return fail(std::string("should have ") + wanted + ", as in terrain,");
        continue;
      }
      const auto found = std::find(adventure.area_ids.begin(), adventure.area_ids.end(), given);
      if (found == adventure.area_ids.end()) return fail("should have the letter of an area");
      adventure.floor[found - adventure.area_ids.begin()].add(here);
    }
  }
}

// Walls are walls in the picture too; what stands on the floor is looked at when it is known.
void check_picture_walls(DocReader& map, const std::vector<std::string>& rows, const Plan& plan) {
  for (std::size_t y = 0; y < rows.size(); ++y) {
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      const Square here = square_at(static_cast<int>(x), static_cast<int>(y));
      const bool wall = !plan.floor.has(here) && !plan.gates.has(here);
      if ((rows[y][x] == kWall) != wall)
        return map.member("picture").item(y).fail("should have # exactly where terrain has it, but has not" + place(x));
    }
  }
}

}  // namespace

Square read_square(DocReader pair, const Adventure& adventure) {
  if (size_between(pair, 2, 2, "numbers, column and row") != 2) return {};
  return {number(pair.item(0), 0, adventure.width - 1), number(pair.item(1), 0, adventure.height - 1)};
}

Facing read_facing(DocReader field) {
  constexpr std::string_view kNames[] = {"N", "E", "S", "W"};
  return static_cast<Facing>(field.choice(kNames));
}

std::uint8_t find_area(DocReader field, const Adventure& adventure) {
  const std::string id = field.text();
  for (std::size_t i = 0; i < adventure.area_ids.size(); ++i) {
    if (adventure.area_ids[i] == id) return static_cast<std::uint8_t>(i);
  }
  field.fail("there is no area called " + shortened(id));
  return 0;
}

void read_area_names(DocReader list, Plan& plan) {
  const std::size_t count = size_between(list, 1, kMaxAreas, "areas");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"id", "name", "revealed_by", "text"});
    DocReader id = entry.member("id");
    if (read_id(id, plan.adventure.area_ids).size() != 1) id.fail("should be one letter");
    check_words(entry.member("name"));
    check_text(entry.member("revealed_by"));
    if (std::optional<DocReader> text = entry.optional("text")) check_words(*text);
  }
  plan.adventure.areas = static_cast<std::uint8_t>(count);
}

void read_map(DocReader map, Plan& plan) {
  Adventure& adventure = plan.adventure;
  check_members(map, {"width", "height", "terrain", "areas", "picture"});
  adventure.width = number(map.member("width"), kLeast, kMaxWidth);
  adventure.height = number(map.member("height"), kLeast, kMaxHeight);
  if (map.failed()) return;
  const std::vector<std::string> terrain = read_layer(map.member("terrain"), adventure);
  const std::vector<std::string> areas = read_layer(map.member("areas"), adventure);
  const std::vector<std::string> picture = read_layer(map.member("picture"), adventure);
  if (!map.failed()) read_terrain(map, terrain, plan);
  if (!map.failed()) read_area_rows(map, areas, plan);
  if (!map.failed()) check_picture_walls(map, picture, plan);
}

}  // namespace uc::saga::reading
