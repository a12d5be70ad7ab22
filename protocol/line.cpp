// try: a line of actions on a copy of the position; and what keeps `act` from making one in one go.
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"

namespace uc {
namespace {

std::string place_of(std::size_t i) { return "actions[" + std::to_string(i) + "]"; }

struct TryFields {
  std::vector<std::string> actions;
  std::optional<Seat> seat;
  TurnFields shown;
  bool odds = false;
};

TryFields read_try_fields(DocReader& fields, int players) {
  TryFields asked;
  asked.actions = read_line(fields.member("actions"));
  asked.seat = read_seat(fields, players);
  asked.shown = read_turn_fields(fields, players);
  if (!fields.optional("limit")) asked.shown.limit = 0;  // most who try only look
  if (auto odds = fields.optional("odds")) asked.odds = odds->boolean();
  return asked;
}

// Whether the viewer learned something by the last action. A spectator knows no more than any seat.
bool learned(const Table& table, Viewer viewer) {
  const Seats who = table.last_learned();
  return !viewer.all && (viewer.seats.empty() ? !who.empty() : who.has_any(viewer.seats));
}

// The turn without its lists.
Doc plain_turn(const Table& table, TurnFields asked) {
  asked.limit = 0;
  asked.next = false;
  return tried_turn(table, asked);
}

// The step that an action makes, or the rule against it.
Doc step_of(const HostData& host, Line& line, const std::string& action, const TryFields& asked) {
  Doc step = Doc::object().set("actor", index(line.table().turn().actor)).set("action", action);
  if (const auto fault = line.refuse(action)) {
    step.set("legal", false);
    if (!fault->rule.empty()) step.set("rule", fault->rule);
    return step.set("message", fault_words(host, *fault));
  }
  Doc odds = asked.odds ? odds_of(line.table(), action) : Doc();
  const std::size_t before = line.table().length();
  line.make(action);
  const std::optional<Wall> wall = line.wall();
  step.set("legal", true).set("wall", wall ? Doc(kWallNames[static_cast<std::size_t>(*wall)]) : Doc());
  if (!odds.is_null()) step.set("odds", std::move(odds));
  if (learned(line.table(), asked.shown.viewer)) return step;  // what it tells is told when it is done
  step.set("ends", line.table().last_ended_turn() || line.table().turn().is_over());
  step.set("events", line.table().events(before, asked.shown.viewer));
  if (asked.shown.view) step.set("view", line.table().view(asked.shown.viewer, before + 1));
  return step.set("turn", plain_turn(line.table(), asked.shown));
}

}  // namespace

std::vector<std::string> read_line(DocReader reader) {
  std::vector<std::string> actions = read_texts(reader, kLongestLine);
  if (actions.empty()) reader.fail("should have an action");
  return actions;
}

// Who may be anybody stays who may answer as the line begins.
Line::Line(const Table& table, Viewer viewer, std::optional<Seat> seat, std::optional<Seats> undoing)
    : scratch_(table.scratch()),
      asking_(viewer.all ? table.turn().may : viewer.seats),
      seat_(seat),
      undoing_(undoing ? *undoing : table.undo_seats()) {}

std::optional<Wall> Line::wall() const {
  if (scratch_->length() == 0) return std::nullopt;
  if (!scratch_->last_learned().empty()) return Wall::Reveal;
  const Turn now = scratch_->turn();
  if (now.is_over()) return Wall::End;
  if (now.is_chance()) return Wall::Roll;
  const UndoLimit limit = scratch_->undo_limit(undoing_);
  if (limit.free_to > 0) return limit.wall;
  const bool goes_on = now.may.has_any(asking_) && (!seat_ || now.may.has(*seat_));
  return goes_on ? std::nullopt : std::optional(Wall::Player);
}

std::optional<Fault> refuse_line(Line line, const std::vector<std::string>& actions) {
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (const std::optional<Wall> wall = line.wall()) {
      const std::string name(kWallNames[static_cast<std::size_t>(*wall)]);
      return Fault{"wall", "the action before it runs into a wall (" + name + ")", place_of(i), ""};
    }
    if (std::optional<Fault> fault = line.refuse(actions[i])) {
      if (fault->path == "action") fault->path = place_of(i);
      return fault;
    }
    line.make(actions[i]);
  }
  return std::nullopt;
}

Reply try_line(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  const TryFields asked = read_try_fields(fields, table.players());
  if (const auto fault = fields.fault()) return *fault;
  const Turn turn = table.turn();
  if (turn.is_over()) return Fault{"game_over", "the game is over", "", ""};
  if (turn.is_chance()) return Fault{"bad_request", "chance decides now: there is nothing to try", "table", ""};
  const Viewer asking = asked.seat ? Viewer::of(*asked.seat) : asked.shown.viewer;
  if (!may_answer(turn, asking)) return not_theirs(asked.seat ? "seat" : "viewer");
  Line line(table, asking, asked.seat, asked.shown.seats);
  Doc steps = Doc::array();
  std::size_t legal = 0;
  for (const std::string& action : asked.actions) {
    if (line.wall()) break;
    steps.push(step_of(host, line, action, asked));
    if (line.table().length() == legal) break;
    ++legal;
  }
  // Lists are long: only the last turn has them.
  if (legal > 0 && steps.as_array()[legal - 1].find("turn") != nullptr) {
    steps.as_array()[legal - 1].set("turn", tried_turn(line.table(), asked.shown));
  }
  return Doc::object().set("steps", std::move(steps));
}

}  // namespace uc
