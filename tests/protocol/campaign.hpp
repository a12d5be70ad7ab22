// A campaign as a caller of the protocol keeps it: a document that grows step by step.
#pragma once

#include <string>
#include <string_view>

#include "schema.hpp"
#include "support.hpp"

namespace uc::test {

struct CampaignDocument {
  Tester& tester;
  Doc reply;

  CampaignDocument(Tester& host, std::string_view game) : tester(host), reply(host.get("campaign", {{"game", game}})) {}
  Doc document() const { return at(reply, "campaign"); }
  Doc state() const { return at(reply, "campaign.state"); }
  void step(std::string_view text) { reply = tester.get("campaign", {{"campaign", document()}, {"step", text}}); }
  Doc refused(std::string_view text) { return tester.ask("campaign", {{"campaign", document()}, {"step", text}}); }
  // Opens the game that is due, as the reply says.
  std::string open(std::string_view seed) {
    Doc request = at(reply, "new");
    REQUIRE(request.is_object());
    return text_at(tester.host.handle(request.set("cmd", "new").set("seed", seed).set("limit", 0)), "table");
  }
  Doc count(const std::string& table) { return tester.ask("campaign", {{"campaign", document()}, {"table", table}}); }
  void count_game(const std::string& table) {
    reply = tester.get("campaign", {{"campaign", document()}, {"table", table}});
  }
};

// The schemas of campaigns, and of the messages about them.
struct CampaignSchemas {
  Schema messages = read_schema("docs/format/messages.schema.json");
  Schema documents = read_schema("docs/format/campaign.schema.json");
  Schema states;

  explicit CampaignSchemas(const std::string& game)
      : states(read_schema("docs/format/" + game + "-campaign.schema.json")) {}
  void check(const CampaignDocument& campaign) const {
    CHECK(messages.fault(campaign.reply, "reply.campaign") == "");
    CHECK(documents.fault(campaign.document()) == "");
    CHECK(states.fault(campaign.state()) == "");
  }
};

}  // namespace uc::test
