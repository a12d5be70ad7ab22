// hello, content, new, close, quit: which games there are, and tables that come and go.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "core/shorten.hpp"
#include "table/open.hpp"
#include "uc_version.hpp"

namespace uc {
namespace {

Doc game_doc(const GameInfo& info) {
  Doc players = Doc::array();
  for (const int count : info.players) players.push(count);
  Doc doc = Doc::object();
  doc.set("id", info.id).set("name", info.name).set("players", std::move(players));
  return doc.set("options", info.options).set("content", info.content);
}

}  // namespace

Result<OpenTable*> find_table(HostData& host, DocReader& fields) {
  const std::string name = fields.member("table").text();
  if (const auto fault = fields.fault()) return *fault;
  const auto found = host.tables.find(name);
  if (found == host.tables.end()) return Fault{"unknown_table", "there is no table " + shortened(name), "table", ""};
  return &found->second;
}

std::string add_table(HostData& host, std::unique_ptr<Table> table) {
  std::string name = "t" + std::to_string(++host.opened);
  OpenTable& open = host.tables[name];
  open.table = std::move(table);
  open.save_bytes = empty_save_bytes(*open.table) + saved_bytes(*open.table, 0);
  return name;
}

Reply hello(HostData& host, DocReader&) {
  Doc games = Doc::array();
  for (const GameInfo& info : host.library().games()) games.push(game_doc(info));
  return Doc::object()
      .set("name", "Undercroft")
      .set("version", kVersion)
      .set("protocol", 1)
      .set("games", std::move(games));
}

Reply content(HostData& host, DocReader& fields) {
  const std::string game = fields.member("game").text();
  if (const auto fault = fields.fault()) return *fault;
  const std::vector<GameInfo>& games = host.library().games();
  const auto found = std::find_if(games.begin(), games.end(), [&](const GameInfo& info) { return info.id == game; });
  if (found == games.end()) return Fault{"unknown_game", "there is no game " + shortened(game), "game", ""};
  const auto number = static_cast<std::size_t>(found - games.begin());
  return Doc::object().set("content", found->content).set("document", host.library().document(number));
}

Reply new_game(HostData& host, DocReader& fields) {
  const std::string game = fields.member("game").text();
  const auto players = static_cast<int>(fields.member("players").integer(1, kMaxSeats));
  const TurnFields asked = read_turn_fields(fields, players);
  TableConfig config{read_seed(host, fields), read_chance(fields)};
  const auto given = fields.optional("options");
  auto campaign = fields.optional("campaign");
  auto content = fields.optional("content");
  const std::string content_hash = content ? content->text() : std::string();
  if (const auto fault = fields.fault()) return *fault;
  Doc options = given ? *given->doc() : Doc();
  if (campaign) {
    if (const auto fault = tie_to_campaign(host, game, players, *campaign, options, config)) return *fault;
  }
  if (const auto fault = room_for_table(host)) return *fault;
  if (options.is_null()) options = Doc::object();
  auto made = new_table(host.library(), game, players, options, std::move(config), content_hash);
  if (!made) return made.fault();
  if (const auto fault = room_for_options(host, **made)) return *fault;
  const Table& table = **made;
  Doc reply = Doc::object();
  reply.set("table", add_table(host, std::move(*made))).set("commitment", table.commitment());
  reply.set("options", table.options());
  show(reply, table, asked);
  return reply;
}

Reply close_table(HostData& host, DocReader& fields) {
  const std::string name = fields.member("table").text();
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  host.tables.erase(name);
  return Doc::object();
}

Reply quit(HostData& host, DocReader&) {
  host.quit = true;
  return Doc::object();
}

}  // namespace uc
