// The board: coordinates, play areas and start spaces (DD-1.1, DD-2.7, DD-2.8).
#include <algorithm>
#include <bit>

#include "parts.hpp"

namespace uc::digger::reading {

namespace {

std::string text(Hex at) { return "(" + std::to_string(at.q) + "," + std::to_string(at.r) + ")"; }

// --- areas ------------------------------------------------------------------------------------------------------------

Area make_area(std::string id, int radius) {
  Area area;
  area.id = std::move(id);
  area.radius = static_cast<std::uint8_t>(radius);
  area.spaces = static_cast<std::uint8_t>(spaces_within(radius));
  for (Space space = 0; space < area.spaces; ++space) {
    area.at[space] = hex_at(radius, space);
    area.next[space] = neighbours(radius, space);
    for (int d = 0; d < kDirections; ++d) {
      if (area.next[space][d] != kNowhere) area.inside[space] |= edge(d);
    }
  }
  return area;
}

void check_spaces(DocReader list, const Area& area) {
  const std::size_t count = size_between(list, area.spaces, area.spaces, "spaces");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Hex at = read_hex(entry);
    if (at == area.at[i] || list.failed()) continue;
    entry.fail(is_within(area.radius, at) ? "should be " + text(area.at[i]) + ": spaces stand row by row"
                                          : "lies outside a hexagon of this radius");
  }
}

// --- start spaces -----------------------------------------------------------------------------------------------------

// Nobody may enter another's Portal, so every start must reach all spaces without one.
bool all_reached(const Area& area, const Starts& starts, Space from) {
  std::array<bool, kMaxSpaces> seen{};
  for (std::size_t i = 0; i < starts.count; ++i) seen[starts.spaces[i]] = true;
  std::vector<Space> open{from};
  std::size_t reached = starts.count;
  while (!open.empty()) {
    const Space here = open.back();
    open.pop_back();
    for (const Space next : area.next[here]) {
      if (next == kNowhere || seen[next]) continue;
      seen[next] = true;
      ++reached;
      open.push_back(next);
    }
  }
  return reached == area.spaces;
}

std::uint8_t read_area(DocReader field, const Content& content) {
  const std::string id = field.text();
  for (std::size_t i = 0; i < kAreas; ++i) {
    if (content.areas[i].id == id) return static_cast<std::uint8_t>(i);
  }
  field.fail("is no area of this file");
  return 0;
}

Starts read_start_list(DocReader entry, int players, Setting setting, const Content& content) {
  Starts starts;
  starts.area = read_area(entry.member("area"), content);
  const Area& area = content.areas[starts.area];
  DocReader list = entry.member("spaces");
  const std::size_t count = size_between(list, players, kMaxStarts, "start spaces");
  const int free_middle = setting == Setting::DragonsLair ? 1 : 0;  // scenarios put tiles there
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader space = list.item(i);
    const Hex at = read_hex(space);
    if (list.failed()) break;
    const Space number = area.space(at);
    if (number == kNowhere) space.fail("lies outside the area " + area.id);
    else if (is_within(free_middle, at)) space.fail("lies in the middle, where scenarios put their tiles");
    const auto end = starts.spaces.begin() + starts.count;
    if (std::find(starts.spaces.begin(), end, number) != end) space.fail("is there twice");
    starts.spaces[starts.count++] = number;
  }
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    if (!all_reached(area, starts, starts.spaces[i])) list.item(i).fail("is shut in by the other start spaces");
  }
  return starts;
}

}  // namespace

void check_coordinates(DocReader coordinates) {
  check_sourced(coordinates, {"system", "axes", "orientation", "directions", "opposite", "distance", "rotation"});
  expect_text(coordinates.member("system"), "axial");
  DocReader axes = coordinates.member("axes");
  if (size_between(axes, 2, 2, "axes") == 2) {
    expect_text(axes.item(0), "q");
    expect_text(axes.item(1), "r");
  }
  expect_text(coordinates.member("orientation"), "pointy-top, r grows downwards");
  DocReader list = coordinates.member("directions");
  const std::size_t count = size_between(list, kDirections, kDirections, "directions");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"index", "name", "dq", "dr"});
    expect_number(entry.member("index"), static_cast<int>(i));
    expect_text(entry.member("name"), kDirectionNames[i]);
    expect_number(entry.member("dq"), kSteps[i].q);
    expect_number(entry.member("dr"), kSteps[i].r);
  }
  expect_text(coordinates.member("opposite"), "(d + 3) mod 6");
  expect_text(coordinates.member("distance"), "(|dq| + |dr| + |dq + dr|) / 2");
  expect_text(coordinates.member("rotation"),
              "a tile with rotation k shows its printed edge i in direction (i + k) mod 6; tiles are never flipped");
}

void read_areas(DocReader list, Content& content) {
  Ids ids;
  const std::size_t count = size_between(list, kAreas, kAreas, "areas");
  int next = kMinPlayers;  // number of players that has no area yet
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "radius", "standard_for_players", "n_spaces", "spaces"});
    std::string id = read_id(entry.member("id"), ids);
    const int smallest = i == 0 ? 2 : content.areas[i - 1].radius;  // more players do not get less room
    content.areas[i] = make_area(std::move(id), static_cast<int>(entry.member("radius").integer(smallest, kMaxRadius)));
    if (list.failed()) return;
    expect_number(entry.member("n_spaces"), content.areas[i].spaces);
    check_spaces(entry.member("spaces"), content.areas[i]);
    DocReader players = entry.member("standard_for_players");
    const std::size_t numbers = size_between(players, 1, kMaxPlayers, "numbers of players");
    for (std::size_t j = 0; j < numbers && !list.failed(); ++j) {
      expect_number(players.item(j), next);
      if (next <= kMaxPlayers) content.area_of[next] = static_cast<std::uint8_t>(i);
      ++next;
    }
  }
  if (next != kMaxPlayers + 1) list.fail("should be for 2 to 6 players together");
}

void read_starts(DocReader list, Content& content) {
  constexpr int kCounts = kMaxPlayers - kMinPlayers + 1;
  const std::size_t count = size_between(list, kSettings * kCounts, kSettings * kCounts, "lists of start spaces");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"setting", "players", "area", "spaces"});
    const std::size_t setting = entry.member("setting").choice(kSettingNames);
    const int players = static_cast<int>(entry.member("players").integer(kMinPlayers, kMaxPlayers));
    if (list.failed()) return;
    Starts& starts = content.starts[setting][players];
    if (starts.count > 0) entry.member("players").fail("is there twice for this setting");
    starts = read_start_list(entry, players, static_cast<Setting>(setting), content);
  }
}

void check_centre(DocReader centre) {
  check_sourced(centre, {"middle", "seven_central_spaces"});
  if (read_hex(centre.member("middle")) != Hex{})
    centre.member("middle").fail("should be (0,0): the rules know no other");
  DocReader list = centre.member("seven_central_spaces");
  const std::size_t count = size_between(list, kLairTiles, kLairTiles, "spaces");
  unsigned seen = 0;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Space space = space_at(1, read_hex(entry));
    if (list.failed()) return;
    if (space == kNowhere) entry.fail("is neither the middle nor next to it");
    else if ((seen >> space & 1U) != 0) entry.fail("is there twice");
    else seen |= 1U << space;
  }
}

}  // namespace uc::digger::reading
