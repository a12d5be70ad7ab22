// Doors between areas (DS-13.3, DS-13.10), and the order in which they reveal them.
#include <cstdlib>

#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

// The squares that share an edge with one of these.
Board beside(const Board& squares, const Adventure& adventure) {
  Board found;
  squares.for_each([&](Square at) {
    if (at.x > 0) found.add(square_at(at.x - 1, at.y));
    if (at.y > 0) found.add(square_at(at.x, at.y - 1));
    if (at.x + 1 < adventure.width) found.add(square_at(at.x + 1, at.y));
    if (at.y + 1 < adventure.height) found.add(square_at(at.x, at.y + 1));
  });
  return found - squares;
}

void check_door_squares(DocReader squares, const Door& door, const Board& taken, const Plan& plan) {
  const Board on = squares_of(door);
  if (!(on - plan.gates).empty()) return squares.fail("should be squares with + in terrain");
  if (!(on & taken).empty()) return squares.fail("belongs to another door already");
  const int apart =
      door.size < 2 ? 1
                    : std::abs(door.squares[0].x - door.squares[1].x) + std::abs(door.squares[0].y - door.squares[1].y);
  if (apart != 1) squares.fail("should be two squares side by side");
}

void check_connects(DocReader list, const Door& door, const Adventure& adventure) {
  const Board around = beside(squares_of(door), adventure);
  for (std::uint8_t area = 0; area < adventure.areas; ++area) {
    const bool touches = !(around & adventure.floor[area]).empty();
    const bool named = door.areas[0] == area || door.areas[1] == area;
    if (touches && !named) list.fail("the door touches area " + adventure.area_ids[area] + " too");
    if (named && !touches) list.fail("the door does not touch area " + adventure.area_ids[area]);
  }
}

// The area behind a door, seen from the other.
std::uint8_t other_side(const Door& door, std::uint8_t area) {
  return door.areas[0] == area ? door.areas[1] : door.areas[0];
}

void find_start(DocReader& areas, Adventure& adventure) {
  bool found = false;
  for (std::size_t i = 0; i < adventure.areas; ++i) {
    DocReader by = areas.item(i).member("revealed_by");
    if (by.text() != "start") continue;
    if (found) by.fail("the heroes start in another area already");
    found = true;
    adventure.start_area = static_cast<std::uint8_t>(i);
  }
  if (!found) areas.fail("should have one area that is revealed by start");
}

// Each area is revealed by a door of its own side, from an area that is revealed before.
void check_revealed(DocReader& areas, const Adventure& adventure) {
  std::vector<std::uint8_t> door_of(adventure.areas, kNone);
  for (std::uint8_t i = 0; i < adventure.areas; ++i) {
    if (i == adventure.start_area) continue;
    DocReader by = areas.item(i).member("revealed_by");
    door_of[i] = find_id(by, adventure.doors, "door");
    if (door_of[i] == kNone) return;
    const Door& door = adventure.doors[door_of[i]];
    if (door.areas[0] != i && door.areas[1] != i) return by.fail("this door does not lead to the area");
    if (other_side(door, i) == kNone) return by.fail("this door leads off the map");
  }
  std::vector<bool> revealed(adventure.areas);
  revealed[adventure.start_area] = true;
  for (std::uint8_t round = 0; round < adventure.areas; ++round) {
    for (std::uint8_t i = 0; i < adventure.areas; ++i) {
      if (!revealed[i]) revealed[i] = revealed[other_side(adventure.doors[door_of[i]], i)];
    }
  }
  for (std::uint8_t i = 0; i < adventure.areas; ++i) {
    if (!revealed[i]) return areas.item(i).member("revealed_by").fail("nothing reveals the other side of this door");
  }
}

}  // namespace

void check_gates(DocReader& file, Plan& plan) {
  Adventure& adventure = plan.adventure;
  DocReader doors = file.member("doors"), areas = file.member("areas");
  Board taken;
  for (std::size_t i = 0; i < adventure.doors.size() && !file.failed(); ++i) {
    DocReader entry = doors.item(i);
    check_door_squares(entry.member("squares"), adventure.doors[i], taken, plan);
    taken |= squares_of(adventure.doors[i]);
    if (!file.failed()) check_connects(entry.member("connects"), adventure.doors[i], adventure);
  }
  (plan.gates - taken).for_each([&](Square at) {
    file.member("map").member("terrain").item(at.y).fail("the + in column " + std::to_string(at.x) + " is of no door");
  });
  if (!file.failed()) find_start(areas, adventure);
  if (!file.failed()) check_revealed(areas, adventure);
}

}  // namespace uc::saga::reading
