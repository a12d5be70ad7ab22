// turn, act, undo: playing.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"

namespace uc {
namespace {

Fault nothing_to_undo() { return {"nothing_to_undo", "the game stands at its first decision", "", ""}; }

Fault behind_wall(const UndoLimit& limit, std::size_t target) {
  const std::string wall(kWallNames[static_cast<std::size_t>(limit.wall)]);
  return {"wall",
          "going back to " + std::to_string(target) + " would cross a wall (" + wall + ") at " +
              std::to_string(limit.free_to),
          "to", ""};
}

}  // namespace

Reply show_turn(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  const TurnFields asked = read_turn_fields(fields, table.players());
  if (const auto fault = fields.fault()) return *fault;
  Doc reply = Doc::object();
  show(reply, table, asked);
  return reply;
}

Reply act(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  OpenTable& open = **found;
  Table& table = *open.table;
  auto line = fields.optional("actions");
  const std::vector<std::string> actions =
      line ? read_line(*line) : std::vector<std::string>{fields.member("action").text()};
  if (line && fields.optional("action")) line->fail("give either action or actions");
  const std::optional<Seat> seat = read_seat(fields, table.players());
  const TurnFields asked = read_turn_fields(fields, table.players());
  if (const auto fault = fields.fault()) return *fault;
  if (const auto fault = room_for_actions(host, open, actions)) return *fault;
  if (line) {
    const Viewer acting = seat ? Viewer::of(*seat) : Viewer::everything();
    if (const auto fault = refuse_line(Line(table, acting, seat, asked.seats), actions)) return *fault;
  }
  const std::size_t before = table.length();
  for (const std::string& action : actions) {
    if (const auto fault = table.act(action, seat)) return *fault;
  }
  open.save_bytes += saved_bytes(table, before);
  open.drop_search();
  Doc reply = Doc::object();
  if (!asked.from) reply.set("events", table.events(before, asked.viewer));  // else they stand in the steps
  show(reply, table, asked);
  return reply;
}

Reply undo(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  OpenTable& open = **found;
  Table& table = *open.table;
  const auto length = static_cast<std::int64_t>(table.length());
  std::int64_t to = length - 1;
  if (auto given = fields.optional("to")) to = given->integer(0, length);
  bool fair = false;
  if (auto given = fields.optional("fair")) fair = given->boolean();
  const TurnFields asked = read_turn_fields(fields, table.players());
  if (const auto fault = fields.fault()) return *fault;
  const std::size_t target = table.rest_below(static_cast<std::size_t>(to < 0 ? 0 : to));
  if (target == table.length() && to < length) return nothing_to_undo();
  const UndoLimit limit = table.undo_limit(asked.seats ? *asked.seats : table.undo_seats());
  if (fair && target < limit.free_to) return behind_wall(limit, target);
  open.save_bytes -= saved_bytes(table, target);
  table.undo(target);
  open.drop_search();
  Doc reply = Doc::object();
  show(reply, table, asked);
  return reply.set("length", table.length());
}

}  // namespace uc
