// The turn, as every command shows it that changes or opens a table.
#include <algorithm>
#include <utility>

#include "commands.hpp"

namespace uc {
namespace {

Doc seat_list(Seats seats) {
  Doc list = Doc::array();
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.has(seat_at(seat))) list.push(seat);
  }
  return list;
}

Doc actor_of(const Turn& turn) {
  if (turn.is_seat()) return index(turn.actor);
  return turn.is_chance() ? Doc("chance") : Doc();
}

Doc stages_doc(const std::vector<Stage>& stages) {
  Doc list = Doc::array();
  for (const Stage& stage : stages) list.push(Doc::object().set("prefix", stage.prefix).set("count", stage.count));
  return list;
}

void set_actions(Doc& doc, const Table& table, const Turn& turn, const TurnFields& asked) {
  if (!turn.is_over() && !may_answer(turn, asked.viewer)) {
    doc.set("actions", nullptr).set("count", nullptr);
    if (asked.next) doc.set("next", nullptr);
    return;
  }
  Listing listing = table.actions(asked.prefix, asked.limit, asked.next);
  Doc::Array texts;
  texts.reserve(listing.texts.size());
  for (std::string& text : listing.texts) texts.emplace_back(std::move(text));
  doc.set("actions", std::move(texts)).set("count", listing.count);
  if (asked.next) doc.set("next", stages_doc(listing.stages));
  if (!turn.is_chance()) return;
  Doc::Array weights;
  weights.reserve(listing.weights.size());
  for (const std::uint64_t weight : listing.weights) weights.emplace_back(weight);
  doc.set("weights", std::move(weights));
}

Doc undo_doc(const Table& table, const TurnFields& asked) {
  const UndoLimit limit = table.undo_limit(asked.seats ? *asked.seats : table.undo_seats());
  return Doc::object().set("free_to", limit.free_to).set("wall", kWallNames[static_cast<std::size_t>(limit.wall)]);
}

// The steps from a length on, the newest of those that are worth it with a view. The last one's is that of the end,
// which is not told twice.
Doc steps_doc(const Table& table, std::size_t from, const TurnFields& asked) {
  constexpr std::size_t kMostViews = 100;  // a view is long
  Doc steps = table.history(from, asked.viewer);
  if (asked.views.empty()) return steps;
  const auto is_worth_it = [&](const Doc& event) {
    const Doc* type = event.find("type");
    return type != nullptr && std::find(asked.views.begin(), asked.views.end(), type->as_string()) != asked.views.end();
  };
  std::size_t views = 0;
  const std::size_t told = asked.view && !steps.as_array().empty() ? 1 : 0;
  for (std::size_t i = steps.as_array().size() - told; i > 0 && views < kMostViews; --i) {
    Doc& step = steps.as_array()[i - 1];
    const Doc::Array& events = step.find("events")->as_array();
    if (std::none_of(events.begin(), events.end(), is_worth_it)) continue;
    step.set("view", table.view(asked.viewer, from + i));
    ++views;
  }
  return steps;
}

Doc turn_doc(const Table& table, const TurnFields& asked) {
  Doc doc = tried_turn(table, asked);
  doc.set("undo", undo_doc(table, asked));
  if (table.turn().is_over()) doc.set("seed", table.config().seed).set("results", table.results());
  return doc;
}

}  // namespace

Doc tried_turn(const Table& table, const TurnFields& asked) {
  const Turn turn = table.turn();
  Doc doc = Doc::object();
  doc.set("over", turn.is_over()).set("actor", actor_of(turn));
  doc.set("may", seat_list(turn.is_seat() ? turn.may : Seats::none())).set("kind", table.kind());
  set_actions(doc, table, turn, asked);
  Doc outside = Doc::array();
  for (std::string& text : table.outside()) outside.push(std::move(text));
  doc.set("outside", std::move(outside));
  if (Doc clock = table.clock(); !clock.is_null()) doc.set("clock", std::move(clock));
  return doc;
}

bool may_answer(const Turn& turn, Viewer viewer) {
  return viewer.all || (turn.is_seat() && viewer.seats.has_any(turn.may));
}

Fault not_theirs(std::string path) {
  return {"not_your_turn", "only those who may answer can ask what is legal", std::move(path), ""};
}

void show(Doc& reply, const Table& table, const TurnFields& asked) {
  reply.set("turn", turn_doc(table, asked));
  // After an undo a caller may ask for more than there is: the length says so.
  const auto within = [&](std::size_t length) { return std::min(length, table.length()); };
  if (asked.from) reply.set("steps", steps_doc(table, within(*asked.from), asked));
  if (asked.view) reply.set("view", table.view(asked.viewer, table.length()));
  if (asked.log) {
    Doc log = Doc::array();
    for (std::string& text : table.log(within(*asked.log))) log.push(std::move(text));
    reply.set("log", std::move(log));
  }
  if (asked.from || asked.log) reply.set("length", table.length());
}

}  // namespace uc
