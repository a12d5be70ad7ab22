// A campaign as a document: {format, version, game, id, steps, state}. Every function takes the document and gives the
// next one; nothing is kept here. Reading plays the steps again and compares what they lead to with `state`, so a file
// that was cut short, damaged or edited by hand is found out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table.hpp"

namespace uc {

inline constexpr std::size_t kMostSteps = 10'000;      // of one campaign
inline constexpr std::size_t kLongestCampaignId = 64;  // bytes

// The game that a campaign waits for, as `new` takes it.
struct GameToPlay {
  int players = 0;
  Doc options;  // complete
};

// Where a campaign stands.
struct CampaignNow {
  std::string game;
  std::string id;
  std::size_t length = 0;          // steps so far
  std::vector<std::string> steps;  // the choices there are now
  std::optional<GameToPlay> due;
};

bool has_campaigns(std::string_view game);

// Faults of all of these, if not said otherwise: unknown_game, bad_request for a game that has no campaigns,
// bad_campaign with the place in the document.

// The document of a campaign that begins. Also bad_config.
Result<Doc> new_campaign(const Library& library, std::string_view game, const Doc& options, std::string id);
Result<CampaignNow> read_campaign(const Library& library, const Doc& document);
// What is wrong with a document that should be a campaign of this game.
std::optional<Fault> check_campaign(const Library& library, std::string_view game, const Doc& document);
// One choice further. Also illegal, with the rule that forbids the step; limit for a campaign that is too long.
Result<Doc> take_step(const Library& library, const Doc& document, const std::string& step);
// Counts a finished game. bad_request, with the path `table`, for a table that is not the game due in this document.
Result<Doc> count_game(const Library& library, const Doc& document, const Table& table);

// The tie of a saved game, as TableConfig has it. A game that begins with a position is none of a campaign.
CampaignTie read_tie(DocReader tie, std::string_view game, bool from_position);

}  // namespace uc
