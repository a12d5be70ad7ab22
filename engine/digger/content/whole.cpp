// What can be said only when everything is read: do the parts fit each other?
#include <algorithm>
#include <bit>

#include "parts.hpp"

namespace uc::digger::reading {

namespace {

// The entry of the file for a setting and a number of players.
DocReader starts_entry(DocReader& file, std::size_t setting, int players) {
  DocReader list = file.member("starts");
  for (std::size_t i = 0; i < list.size(); ++i) {
    DocReader entry = list.item(i);
    if (entry.member("setting").text() == kSettingNames[setting] &&
        entry.member("players").integer(0, 255) == players) {
      return entry;
    }
  }
  return list;
}

// DD-2.7, DD-18.2: the area of one more or one fewer player, or the nearest there is.
void check_shift(DocReader& file, std::size_t setting, int shift, const Content& content) {
  for (int players = kMinPlayers; players <= kMaxPlayers && !file.failed(); ++players) {
    const int like = std::clamp(players + shift, kMinPlayers, kMaxPlayers);
    const std::uint8_t area = content.area_of[like];
    if (content.starts[setting][players].area == area) continue;
    starts_entry(file, setting, players)
        .member("area")
        .fail("should be " + content.areas[area].id + ", the area of " + std::to_string(like) + " players");
  }
}

// Spaces where a tile of the Monster Hunt may lie when the Portals stand on these start spaces.
int hunt_spaces(const Content& content, const Starts& starts, unsigned chosen, int middle) {
  const Area& area = content.areas[starts.area];
  int found = 0;
  for (Space space = 0; space < area.spaces; ++space) {
    bool fits = !is_within(middle, area.at[space]);
    for (std::size_t i = 0; i < starts.count && fits; ++i) {
      fits = (chosen >> i & 1U) == 0 || area.distance(space, starts.spaces[i]) >= content.hunt.distance;
    }
    found += fits ? 1 : 0;
  }
  return found;
}

// DD-19.2, DD-18.5: wherever the Portals are put, there must be spaces for three tiles a player.
void check_hunt(DocReader& file, const Content& content) {
  for (std::size_t setting = 0; setting < kSettings; ++setting) {
    const int middle = setting == index(Setting::DragonsLair) ? 1 : setting == index(Setting::Standard) ? 0 : -1;
    for (int players = kMinPlayers; players <= kMaxPlayers && !file.failed(); ++players) {
      const Starts& starts = content.starts[setting][players];
      for (unsigned chosen = 0; chosen < 1U << starts.count; ++chosen) {
        if (std::popcount(chosen) != players || hunt_spaces(content, starts, chosen, middle) >= 3 * players) continue;
        starts_entry(file, setting, players)
            .member("spaces")
            .fail("leave too little room for the tiles of the Monster Hunt");
        break;
      }
    }
  }
}

// A hand of Projects has a fixed size.
void check_projects(DocReader& file, const Content& content) {
  int most = content.figures.craft, by_lord = 0;
  for (const TileType& type : content.types) most += type.power.craft * type.count;
  for (const Lord& lord : content.lords) {
    by_lord = std::max(by_lord, lord.standard.craft + (lord.special.deed == Deed::DrawThenReturn ? lord.special.n : 0));
  }
  if (most + by_lord > kMaxProjects) {
    file.member("statistics")
        .item(0)
        .member("start")
        .fail("leads to more than " + std::to_string(kMaxProjects) + " Projects, with all Rooms and a lord");
  }
}

}  // namespace

void check_whole(DocReader& file, const Content& content) {
  check_shift(file, index(Setting::Standard), 0, content);
  check_shift(file, index(Setting::DragonsLair), content.scenarios[index(Scenario::DragonsLair)].area_shift, content);
  check_shift(file, index(Setting::TotalBattle), content.scenarios[index(Scenario::TotalBattle)].area_shift, content);
  check_hunt(file, content);
  check_projects(file, content);
}

}  // namespace uc::digger::reading
