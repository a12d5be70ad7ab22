// What One Deck Dungeon brings to the command: its face, its campaign, and the options that most games differ in.
#include "apps/undercroft/terminal/shell/front.hpp"
#include "apps/undercroft/terminal/shell/campaign_desk.hpp"
#include "apps/undercroft/terminal/shell/option_text.hpp"
#include "campaign_sheet.hpp"
#include "face.hpp"

namespace uc {

namespace {

Result<Doc> read_heroes(const std::string& text) { return read_list(text); }
Result<Doc> read_id(const std::string& text) { return Doc(lower(text)); }

}  // namespace

Front onedeck_front() {
  return {
      .face = onedeck_face::make_face,
      .campaign = onedeck_face::make_campaign,
      .options = {{"heroes",
                   "One Deck Dungeon: 1, 2 or 4 of warrior, mage, rogue, paladin, archer, separated by commas", "",
                   read_heroes},
                  {"dungeon", "One Deck Dungeon: dragons_cave, yetis_cavern, hydras_reef, lichs_tomb or minotaurs_maze",
                   "", read_id},
                  {"difficulty", "One Deck Dungeon: novice, standard, expert or fearless (default: expert)", "",
                   read_id}},
      .examples = {
          {"undercroft campaign", "undercroft campaign onedeck                       a campaign, from game to game"},
          {"play", "undercroft play onedeck --heroes warrior,mage --dungeon dragons_cave --difficulty novice"},
          {"campaign", "undercroft campaign onedeck"},
          {"campaign", "undercroft campaign onedeck friends.json --lang it"},
          {"campaign", "undercroft campaign onedeck friends.json --players human=Anna,human=Bruno"},
          {"rules", "undercroft rules onedeck OD-9.3"}}};
}

}  // namespace uc
