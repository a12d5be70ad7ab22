#include "click.hpp"

#include <algorithm>

#include "core/random.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

constexpr int kAll = 10'000;  // actions of a turn: the protocol's limit

}  // namespace

Click::Click(const Contents& contents, int number) : host_(HostConfig{contents, {}, {}}) {
  Doc request = Doc::object().set("cmd", "new").set("game", "digger").set("players", 2).set("seed", "click");
  const Doc opened = ask(request);
  table_ = opened.find("table")->as_string();
  Rng rng(1);
  Doc turn = *opened.find("turn");
  for (int i = 1; !turn.find("over")->as_bool(); ++i) {
    const Doc::Array& actions = turn.find("actions")->as_array();
    choice_ = actions[below(rng, static_cast<std::uint32_t>(actions.size()))].as_string();
    seat_ = static_cast<int>(turn.find("actor")->as_integer());
    if (i == number) break;
    turn = *ask(action().set("viewer", "all")).find("turn");  // whoever is next
  }
  const Doc reply = ask(Doc::object().set("cmd", "turn").set("table", table_).set("limit", 0).set("from", 0));
  length_ = reply.find("length")->as_integer();
}

Doc Click::action() const {
  Doc request = Doc::object().set("cmd", "act").set("table", table_).set("action", choice_);
  return request.set("seat", seat_).set("limit", kAll);
}

Doc Click::ask(const Doc& request) {
  const std::string text = to_json(request);
  const std::string reply = host_.request(text);
  ++cost_.requests;
  cost_.bytes += text.size() + reply.size();
  return *parse_json(reply);
}

template <class Work>
ClickCost Click::median_of(int times, double (*clock)(), Work work) {
  std::vector<double> seconds;
  ClickCost cost;
  for (int i = 0; i < times; ++i) {
    cost_ = {};
    const double start = clock();
    work();
    seconds.push_back(clock() - start);
    cost = cost_;
    ask(Doc::object().set("cmd", "undo").set("table", table_).set("to", length_).set("limit", 0));
  }
  std::sort(seconds.begin(), seconds.end());
  cost.seconds = seconds[seconds.size() / 2];
  return cost;
}

ClickCost Click::one_by_one(int times, double (*clock)()) {
  const auto about = [&](std::string_view cmd) { return Doc::object().set("cmd", cmd).set("table", table_); };
  return median_of(times, clock, [&] {
    ask(action());
    const Doc save = ask(about("save"));
    cost_.written = to_json(*save.find("save")).size();
    ask(about("turn").set("limit", 0));
    const Doc told = ask(about("history").set("viewer", seat_).set("from", length_));
    const auto steps = static_cast<std::int64_t>(told.find("actions")->as_array().size());
    for (std::int64_t step = 1; step <= steps; ++step) {
      ask(about("view").set("viewer", seat_).set("at", length_ + step));
    }
    ask(about("view").set("viewer", seat_));
  });
}

ClickCost Click::in_one(int times, double (*clock)()) {
  // Every step is looked at, as above.
  Doc types = Doc::array();
  const Doc told = ask(action().set("from", length_));
  for (const Doc& step : told.find("steps")->as_array()) {
    for (const Doc& event : step.find("events")->as_array()) types.push(*event.find("type"));
  }
  ask(Doc::object().set("cmd", "undo").set("table", table_).set("to", length_).set("limit", 0));
  return median_of(times, clock, [&] {
    Doc request = action().set("from", length_).set("views", types).set("view", true).set("log", length_);
    const Doc reply = ask(request);
    Doc record = Doc::object().set("table", table_).set("from", length_).set("actions", *reply.find("log"));
    cost_.written = to_json(record).size();
  });
}

}  // namespace uc
