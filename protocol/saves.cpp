// save, load: tables as documents.
#include <string>
#include <utility>

#include "commands.hpp"
#include "table/open.hpp"

namespace uc {
namespace {

// A fault found in the document of a field, as a fault of the request.
Fault in_field(std::string_view field, Fault fault) {
  const bool joined = fault.path.empty() || fault.path.front() == '[';
  fault.path = std::string(field) + (joined ? "" : ".") + fault.path;
  return fault;
}

Result<LoadedTable> open_position(HostData& host, const Doc& position, TableConfig config) {
  auto table = load_position(host.library(), position, std::move(config));
  if (!table) return in_field("position", table.fault());
  return LoadedTable{std::move(*table)};
}

// Could act() have led to so long a history? It takes an action as long as there is room, and what chance decides after
// it comes on top.
bool is_within(std::size_t most, const Table& table) {
  return table.length() <= most || table.rest_below(table.length() - 1) < most;
}

Result<LoadedTable> open_save(HostData& host, const Doc& save) {
  constexpr std::size_t kMostOutcomes = 1000;  // after one action
  const std::size_t most = host.config.limits.history;
  Result<LoadedTable> loaded = load_save(host.library(), save, most + kMostOutcomes);
  if (!loaded) return in_field("save", loaded.fault());
  if (!is_within(most, *loaded->table)) {
    return Fault{"limit", "the history has more than " + std::to_string(most) + " actions", "save.actions", ""};
  }
  return loaded;
}

}  // namespace

Reply save(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  return Doc::object().set("save", (*found)->table->save());
}

Reply load(HostData& host, DocReader& fields) {
  const auto save = fields.optional("save");
  const auto position = fields.optional("position");
  if (save.has_value() == position.has_value()) fields.fail("give either save or position");
  if (save) {
    for (const std::string_view own : {"seed", "chance"}) {
      if (auto given = fields.optional(own)) given->fail("is for a position: a save brings its own");
    }
  }
  TableConfig config;
  if (position) config = {read_seed(host, fields), read_chance(fields)};
  if (const auto fault = fields.fault()) return *fault;
  if (const auto fault = room_for_table(host)) return *fault;
  Result<LoadedTable> loaded = save ? open_save(host, *save->doc()) : open_position(host, *position->doc(), config);
  if (!loaded) return loaded.fault();
  if (const auto fault = room_for_options(host, *loaded->table)) {
    return in_field(save ? "save" : "position", *fault);
  }
  const TurnFields asked = read_turn_fields(fields, loaded->table->players());
  if (const auto fault = fields.fault()) return *fault;
  const Table& table = *loaded->table;
  Doc reply = Doc::object();
  reply.set("table", add_table(host, std::move(loaded->table)));
  show(reply, table, asked);
  return reply.set("verified", loaded->verified).set("older", loaded->older);
}

}  // namespace uc
