// The command `campaign`: opens the file, and leaves the rest to the game's own desk.
#include <algorithm>
#include <utility>

#include "apps/undercroft/files.hpp"
#include "campaign_desk.hpp"
#include "front.hpp"
#include "protocol/contents.hpp"
#include "protocol/json.hpp"

namespace uc {

int run_campaign(const CampaignOptions& options) {
  const std::vector<std::string> games = campaign_games();
  if (std::find(games.begin(), games.end(), options.game) == games.end()) {
    return complain({"unknown_game",
                     "there is no campaign of \"" + shown(options.game, 40) + "\"; write " + one_of(games), "", ""});
  }
  if (!options.players.empty()) {
    const Result<std::vector<Player>> players = read_players(options.players);
    if (!players) return complain(players.fault());
  }
  Result<std::unique_ptr<Desk>> desk = Desk::open(options.look);
  if (!desk) return complain(desk.fault());
  const auto files = [&](std::string_view name) { return content_text(options.look.content_dir, std::string(name)); };
  const Result<std::string> text = files(options.game + ".json");
  if (!text) return complain(text.fault());
  Result<Doc> content = parse_json(*text);
  if (content) content = with_parts(std::move(*content), files);
  if (!content) return complain(content.fault());
  note_interrupts();
  return front_of(options.game).campaign(options, std::move(*desk), std::move(*content))->run();
}

}  // namespace uc
