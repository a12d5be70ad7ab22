// check, campaign: documents beside tables.
#include "table/campaign.hpp"

#include <span>
#include <string>
#include <utility>

#include "commands.hpp"
#include "core/sha256.hpp"
#include "core/shorten.hpp"
#include "table/part.hpp"

namespace uc {
namespace {

constexpr std::size_t kIdBytes = 16;

// A fault of the document in the field `campaign`, as one of the request. Faults of its head already name the field.
Fault in_document(Fault fault) {
  if (fault.path == "step" || fault.path == "table") return fault;
  fault.path = fault.path.empty() ? "campaign" : "campaign." + fault.path;
  return fault;
}

// The named game has none of these documents; or there is no such game.
Fault has_none(const HostData& host, const std::string& game, std::string_view things, std::string path) {
  if (host.library().find(game) == nullptr) return {"unknown_game", "there is no game " + shortened(game), "game", ""};
  return {"bad_request", game + " has no " + std::string(things), std::move(path), ""};
}

std::string new_id(HostData& host) {
  Digest bits{};
  host.config.entropy(std::span<std::uint8_t>(bits).first(kIdBytes));
  return to_hex(bits).substr(0, 2 * kIdBytes);
}

// What is due, as the fields of `new`.
Doc new_fields(const CampaignNow& now, const Doc& document) {
  Doc fields = Doc::object();
  fields.set("game", now.game).set("players", now.due->players).set("options", now.due->options);
  return fields.set("campaign", document);
}

Reply campaign_reply(const HostData& host, const Doc& document) {
  const Result<CampaignNow> now = read_campaign(host.library(), document);
  if (!now) return in_document(now.fault());
  Doc steps = Doc::array();
  for (const std::string& step : now->steps) steps.push(step);
  Doc reply = Doc::object();
  reply.set("campaign", document).set("steps", std::move(steps));
  if (now->due) reply.set("new", new_fields(*now, document));
  return reply;
}

// A campaign that begins.
Reply begin(HostData& host, DocReader& fields) {
  const std::string game = fields.member("game").text();
  const auto options = fields.optional("options");
  for (const std::string_view later : {"step", "table"}) {
    if (auto given = fields.optional(later)) given->fail("is for a campaign that has begun");
  }
  if (const auto fault = fields.fault()) return *fault;
  const Doc given = options ? *options->doc() : Doc::object();
  Result<Doc> document = new_campaign(host.library(), game, given, new_id(host));
  if (!document) {
    Fault fault = document.fault();
    if (fault.path.empty()) fault.path = "game";
    return fault;
  }
  return campaign_reply(host, *document);
}

// The document after the step or the game that was asked for.
Result<Doc> next_document(HostData& host, DocReader& fields, const Doc& document) {
  if (auto step = fields.optional("step")) {
    const std::string text = step->text();
    if (const auto fault = fields.fault()) return *fault;
    return take_step(host.library(), document, text);
  }
  if (!fields.optional("table")) return document;
  const Result<OpenTable*> table = find_table(host, fields);
  if (!table) return table.fault();
  return count_game(host.library(), document, *(*table)->table);
}

}  // namespace

Reply check(HostData& host, DocReader& fields) {
  const std::string game = fields.member("game").text();
  const auto adventure = fields.optional("adventure");
  const auto campaign = fields.optional("campaign");
  if (adventure.has_value() == campaign.has_value()) fields.fail("give either adventure or campaign");
  if (const auto fault = fields.fault()) return *fault;
  if (adventure && !has_parts(game)) return has_none(host, game, "adventures", "adventure");
  if (campaign && !has_campaigns(game)) return has_none(host, game, "campaigns", "campaign");
  const auto found = adventure ? check_part(host.library(), game, *adventure->doc())
                               : check_campaign(host.library(), game, *campaign->doc());
  Doc faults = Doc::array();
  if (found) {
    Doc doc = Doc::object().set("path", found->path).set("code", found->code).set("message", found->message);
    if (!found->rule.empty()) doc.set("rule", found->rule);
    faults.push(std::move(doc));
  }
  return Doc::object().set("faults", std::move(faults));
}

Reply campaign(HostData& host, DocReader& fields) {
  auto document = fields.optional("campaign");
  if (!document) return begin(host, fields);
  document->member("game").text();
  if (auto options = fields.optional("options")) options->fail("is for a campaign that begins");
  if (fields.optional("step") && fields.optional("table")) fields.fail("give either step or table");
  if (const auto fault = fields.fault()) return *fault;
  Result<Doc> next = next_document(host, fields, *document->doc());
  if (!next) return next.fault().code == "unknown_table" ? next.fault() : in_document(next.fault());
  return campaign_reply(host, *next);
}

std::optional<Fault> tie_to_campaign(const HostData& host, const std::string& game, int players, DocReader& document,
                                     Doc& options, TableConfig& config) {
  const auto refused = [](std::string message, std::string path) {
    return Fault{"bad_config", std::move(message), std::move(path), ""};
  };
  if (host.library().find(game) != nullptr && !has_campaigns(game))
    return refused(game + " has no campaigns", "campaign");
  const Result<CampaignNow> now = read_campaign(host.library(), *document.doc());
  if (!now) return in_document(now.fault());
  if (now->game != game) return refused("this is a campaign of " + now->game, "campaign.game");
  if (!now->due) return refused("no game is due in this campaign: it waits for other steps", "campaign");
  if (now->due->players != players) return refused("the campaign waits for another number of players", "players");
  if (!options.is_null() && options != now->due->options) {
    return refused("options: are not those of the game that is due", "options");
  }
  options = now->due->options;
  config.campaign = CampaignTie{now->id, now->length};
  return std::nullopt;
}

}  // namespace uc
