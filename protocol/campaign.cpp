// check, campaign: documents beside tables. None of the games of the list has adventures or campaigns.
#include <string>

#include "protocol/commands.hpp"

namespace uc {
namespace {

// The named game has none of these documents; or there is no such game.
Fault has_none(const HostData& host, const std::string& game, std::string_view things, std::string path) {
  if (host.library().find(game) == nullptr) return {"unknown_game", "there is no game " + game, "game", ""};
  return {"bad_request", game + " has no " + std::string(things), std::move(path), ""};
}

}  // namespace

Reply check(HostData& host, DocReader& fields) {
  const std::string game = fields.member("game").text();
  const bool adventure = fields.optional("adventure").has_value();
  const bool campaign = fields.optional("campaign").has_value();
  if (adventure == campaign) fields.fail("give either adventure or campaign");
  if (const auto fault = fields.fault()) return *fault;
  return adventure ? has_none(host, game, "adventures", "adventure") : has_none(host, game, "campaigns", "campaign");
}

Reply campaign(HostData& host, DocReader& fields) {
  auto document = fields.optional("campaign");
  const std::string game = document ? document->member("game").text() : fields.member("game").text();
  if (const auto fault = fields.fault()) return *fault;
  return has_none(host, game, "campaigns", document ? "campaign" : "game");
}

}  // namespace uc
