// hello, new, close, quit: which games there are, and tables that come and go.
#include <string>
#include <utility>

#include "core/shorten.hpp"
#include "protocol/commands.hpp"
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

std::size_t memory_of(const HostData& host) {
  std::size_t bytes = 0;
  for (const auto& [name, open] : host.tables) bytes += open.table->bytes();
  return bytes;
}

std::optional<Fault> room_for_table(const HostData& host) {
  if (host.tables.size() >= host.config.limits.tables) {
    return Fault{"limit", "there are " + std::to_string(host.tables.size()) + " tables: close one first", "", ""};
  }
  if (memory_of(host) > host.config.limits.memory) {
    return Fault{"limit", "the tables take too much memory: close one first", "", ""};
  }
  return std::nullopt;
}

std::string add_table(HostData& host, std::unique_ptr<Table> table) {
  std::string name = "t" + std::to_string(++host.opened);
  host.tables[name].table = std::move(table);
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

Reply new_game(HostData& host, DocReader& fields) {
  const std::string game = fields.member("game").text();
  const auto players = static_cast<int>(fields.member("players").integer(1, kMaxSeats));
  const TurnFields asked = read_turn_fields(fields, players);
  TableConfig config{read_seed(host, fields), read_chance(fields)};
  const auto given = fields.optional("options");
  auto campaign = fields.optional("campaign");
  if (const auto fault = fields.fault()) return *fault;
  Doc options = given ? *given->doc() : Doc();
  if (campaign) {
    if (const auto fault = tie_to_campaign(host, game, players, *campaign, options, config)) return *fault;
  }
  if (const auto fault = room_for_table(host)) return *fault;
  if (options.is_null()) options = Doc::object();
  auto made = new_table(host.library(), game, players, options, std::move(config));
  if (!made) return made.fault();
  Doc turn = turn_doc(**made, asked);
  Doc complete = (*made)->options();
  const std::string commitment = (*made)->commitment();
  Doc reply = Doc::object();
  reply.set("table", add_table(host, std::move(*made))).set("commitment", commitment);
  return reply.set("options", std::move(complete)).set("turn", std::move(turn));
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
