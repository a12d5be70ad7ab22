// explain: whether an action is legal and what it may lead to; the same of all that begin in one way.
#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "commands.hpp"
#include "table/table_of.hpp"
#include "uc_players.hpp"

namespace uc {
namespace {

constexpr std::size_t kMostOdds = 100;

struct Prefix {
  std::string text;
  bool each = false;
  std::size_t limit = kMostOdds;
};

Prefix read_prefix(DocReader& fields, DocReader& text) {
  Prefix prefix;
  prefix.text = text.text();
  if (fields.optional("action")) text.fail("give either action or prefix");
  if (auto each = fields.optional("each")) prefix.each = each->boolean();
  if (auto limit = fields.optional("limit")) {
    prefix.limit = static_cast<std::size_t>(limit->integer(1, static_cast<std::int64_t>(kMostOdds)));
  }
  return prefix;
}

Doc refused(const HostData& host, const Fault& fault) {
  Doc reply = Doc::object().set("legal", false);
  if (!fault.rule.empty()) reply.set("rule", fault.rule);
  return reply.set("message", fault_words(host, fault));
}

Doc with_odds(const Table& table, Doc doc, const std::string& action) {
  if (Doc odds = odds_of(table, action); !odds.is_null()) doc.set("odds", std::move(odds));
  return doc;
}

Doc explain_action(const HostData& host, const Table& table, const std::string& action) {
  if (const auto fault = table.refuse(action, std::nullopt)) return refused(host, *fault);
  return with_odds(table, Doc::object().set("legal", true), action);
}

Fault no_such_action(const Table& table, const std::string& prefix) {
  std::string rule(table.why_none(prefix));
  // What cannot even be read so far may know why: a hero that is not in the encounter.
  const std::optional<Fault> unread = rule.empty() ? table.refuse(prefix, std::nullopt) : std::nullopt;
  if (unread) rule = unread->rule;
  return {"illegal", "no legal action begins so", "prefix", std::move(rule)};
}

std::size_t odds_at_once(const Table& table) {
  std::size_t most = kMostOdds;
  visit_table(table, [&](const auto& typed) {
    most = std::min(most, Knowledge<std::remove_cvref_t<decltype(typed.game())>>::kOddsAtOnce);
  });
  return most;
}

Doc explain_prefix(const HostData& host, const Table& table, const Prefix& prefix) {
  const Listing listing = table.actions(prefix.text, prefix.each ? std::min(prefix.limit, odds_at_once(table)) : 0);
  if (listing.count == 0) return refused(host, no_such_action(table, prefix.text)).set("count", 0);
  Doc reply = Doc::object().set("legal", true).set("count", listing.count);
  if (!prefix.each) return reply;
  Doc each = Doc::array();
  for (const std::string& action : listing.texts) {
    each.push(with_odds(table, Doc::object().set("action", action), action));
  }
  return reply.set("each", std::move(each));
}

}  // namespace

Doc odds_of(const Table& table, const std::string& text) {
  Doc odds;
  visit_table(table, [&](const auto& typed) {
    using G = std::remove_cvref_t<decltype(typed.game())>;
    const Result<Action> action = typed.game().parse(typed.state(), text);
    if (action && typed.turn().is_seat()) odds = Knowledge<G>::odds(typed.game(), typed.state(), *action);
  });
  return odds.is_null() ? table.odds(text) : odds;
}

Reply explain(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  std::optional<Prefix> prefix;
  std::string action;
  if (auto text = fields.optional("prefix")) prefix = read_prefix(fields, *text);
  else action = fields.member("action").text();
  const Viewer viewer = read_viewer(fields, table.players());
  if (const auto fault = fields.fault()) return *fault;
  const Turn turn = table.turn();
  if (!turn.is_over() && !may_answer(turn, viewer)) return not_theirs("viewer");
  return prefix ? explain_prefix(host, table, *prefix) : explain_action(host, table, action);
}

}  // namespace uc
