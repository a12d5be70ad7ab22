// turn, act, undo, explain: playing.
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "commands.hpp"
#include "table/table_of.hpp"
#include "uc_players.hpp"

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

// The chances of a legal action: from the game's own solver, else from the rules.
Doc odds_of(const Table& table, const std::string& text) {
  Doc odds;
  visit_table(table, [&](const auto& typed) {
    using G = std::remove_cvref_t<decltype(typed.game())>;
    const Result<Action> action = typed.game().parse(typed.state(), text);
    if (action && typed.turn().is_seat()) odds = Knowledge<G>::odds(typed.game(), typed.state(), *action);
  });
  return odds.is_null() ? table.odds(text) : odds;
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
  const std::string action = fields.member("action").text();
  const std::optional<Seat> seat = read_seat(fields, table.players());
  const TurnFields asked = read_turn_fields(fields, table.players());
  if (const auto fault = fields.fault()) return *fault;
  if (const auto fault = room_for_action(host, open)) return *fault;
  const std::size_t before = table.length();
  if (const auto fault = table.act(action, seat)) return *fault;
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

Reply explain(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  const std::string action = fields.member("action").text();
  const Viewer viewer = read_viewer(fields, table.players());
  if (const auto fault = fields.fault()) return *fault;
  const Turn turn = table.turn();
  // What is legal tells what the actor holds: it is for those who may answer.
  if (!turn.is_over() && !may_answer(turn, viewer)) {
    return Fault{"not_your_turn", "only those who may answer can ask what is legal", "viewer", ""};
  }
  Doc reply = Doc::object();
  if (const auto fault = table.refuse(action, std::nullopt)) {
    reply.set("legal", false);
    if (!fault->rule.empty()) reply.set("rule", fault->rule);
    return reply.set("message", fault_words(host, *fault));
  }
  reply.set("legal", true);
  if (Doc odds = odds_of(table, action); !odds.is_null()) reply.set("odds", std::move(odds));
  return reply;
}

}  // namespace uc
