// A table of one game: the history as typed positions.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/chance_stream.hpp"
#include "footprint.hpp"
#include "table.hpp"

namespace uc {

template <Game G>
class TableOf final : public Table {
 public:
  using State = typename G::State;

  // A new game, or one that goes on from a position. Nothing is drawn before settle().
  TableOf(std::shared_ptr<const G> game, const GameInfo& info, TableConfig config, const State* position = nullptr)
      : Table(kGameNumber<G>, info, std::move(config)), game_(std::move(game)), from_position_(position != nullptr) {
    states_.push_back(position != nullptr ? *position : game_->start());
    // A file in the options is kept twice: as it was written, and as it was understood.
    options_bytes_ = 2 * footprint(options());
  }

  // --- typed, for computer players and tools ---
  const G& game() const { return *game_; }
  std::shared_ptr<const G> share_game() const { return game_; }
  const State& state() const { return states_.back(); }
  bool from_position() const { return from_position_; }
  // positions()[n]: after n of the actions.
  std::span<const State> positions() const { return states_; }
  std::vector<Action> made() const {
    std::vector<Action> actions;
    for (const Step& step : steps_) actions.push_back(step.action);
    return actions;
  }

  // Makes an action that is known to be legal, without drawing what follows.
  void step(Action action) {
    const Turn now = game_->turn(state());
    Step step{action, now.actor, Seats::none(), Seats::none(), now.is_chance(), rests_at(now, everybody())};
    // A game in which nobody knows more than the others has no such function.
    if constexpr (requires { game_->know_less(state()); }) {
      if (now.is_seat()) step.told = game_->know_less(state());
    }
    State next = state();
    EventList<typename G::Event> events;
    game_->apply(next, action, events);
    for (const auto& event : events.items) {
      step.learned = step.learned | game_->learned(event);
      // Nor one without Turns this one.
      if constexpr (requires { G::ends_turn(event); }) step.ends_turn = step.ends_turn || G::ends_turn(event);
    }
    if (now.is_chance()) ++chance_turns_;
    steps_.push_back(step);
    states_.push_back(next);
  }

  // The outcome that the seed gives at this chance turn.
  Action drawn() const {
    ChanceStream stream(config_.seed, chance_turns_);
    return game_->draw(state(), stream);
  }

  // Draws until the table rests.
  void settle() {
    while (!rests_at(game_->turn(state()), everybody())) step(drawn());
  }

  // --- Table ---
  int players() const override { return game_->players(); }
  bool cooperative() const override { return game_->cooperative(); }
  Doc options() const override { return G::write_options(game_->content(), game_->options(), game_->players()); }
  std::size_t bytes() const override {
    return sizeof *this + sizeof(G) + options_bytes_ + states_.capacity() * sizeof(State) +
           steps_.capacity() * sizeof(Step);
  }

  Turn turn() const override { return game_->turn(state()); }
  std::string_view kind() const override { return G::kinds()[game_->turn(state()).kind]; }

  Listing actions(std::string_view prefix, std::size_t limit, bool stages) const override {
    Listing listing;
    StageCounter counter(listing.stages, prefix.size());
    const auto add = [&](Action action, std::uint64_t weight = 0) {
      std::string text = game_->text(state(), action, Viewer::everything());
      if (!text.starts_with(prefix)) return;
      if (stages) counter.add(text);
      if (listing.count++ >= limit) return;
      listing.texts.push_back(std::move(text));
      if (weight > 0) listing.weights.push_back(weight);
    };
    const Turn now = turn();
    if (now.is_seat()) {
      ActionList list;
      game_->actions(state(), list);
      for (const Action action : list) add(action);
    } else if (now.is_chance()) {
      OutcomeList outcomes;
      game_->outcomes(state(), outcomes);
      for (const Outcome& outcome : outcomes) add(outcome.action, outcome.weight);
    }
    return listing;
  }

  std::vector<std::string> outside() const override {
    std::vector<std::string> texts;
    // A game without such actions has no such function.
    if constexpr (requires(ActionList& list) { game_->outside(state(), list); }) {
      ActionList list;
      if (turn().is_seat()) game_->outside(state(), list);
      for (const Action action : list) texts.push_back(game_->text(state(), action, Viewer::everything()));
    }
    return texts;
  }

  Doc clock() const override {
    // Nor has a game this function whose Turns have no limit.
    if constexpr (requires { game_->clock(state()); }) {
      const TurnClock clock = game_->clock(state());
      if (clock.seconds == 0) return {};
      return Doc::object()
          .set("turn", clock.turn)
          .set("seconds", clock.seconds)
          .set("action", game_->text(state(), clock.action, Viewer::everything()));
    } else {
      return {};
    }
  }

  std::optional<Fault> refuse(std::string_view text, std::optional<Seat> by) const override {
    const Result<Action> action = check(text, by);
    return action ? std::nullopt : std::optional<Fault>(action.fault());
  }

  std::string_view why_none(std::string_view prefix) const override {
    std::map<std::string_view, int> refused;
    // Nor has a game this function whose actions are all plain words.
    if constexpr (requires { game_->begun(state(), prefix); }) {
      if (!turn().is_seat()) return {};
      for (const Action action : game_->begun(state(), prefix)) ++refused[game_->refuse(state(), action).rule];
    }
    const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
    const auto most = std::max_element(refused.begin(), refused.end(), fewer);
    return most == refused.end() ? std::string_view() : most->first;
  }

  Doc odds(std::string_view text) const override {
    const Result<Action> action = game_->parse(state(), text);
    return action && turn().is_seat() ? game_->odds(state(), *action) : Doc();
  }

  Doc results() const override {
    const Scores scores = game_->scores(state());
    Doc results = Doc::array();
    for (int seat = 0; seat < players(); ++seat) {
      const SeatScore& score = scores[seat];
      Doc result = Doc::object();
      result.set("seat", seat).set("place", score.place).set("won", score.won).set("score", score.score);
      if (score.out) result.set("out", true);
      const Doc more = game_->result(state(), seat_at(seat));
      for (const auto& [key, value] : more.as_object()) result.set(key, value);
      results.push(std::move(result));
    }
    return results;
  }

  std::optional<Fault> act(std::string_view text, std::optional<Seat> by) override {
    const Result<Action> action = check(text, by);
    if (!action) return action.fault();
    step(*action);
    settle();
    return std::nullopt;
  }

  std::unique_ptr<Table> scratch() const override {
    return std::make_unique<TableOf>(game_, info_, TableConfig{"", Chance::Manual}, &state());
  }

  void undo(std::size_t length) override {
    const std::size_t target = rest_below(length);
    while (steps_.size() > target) {
      if (steps_.back().chance) --chance_turns_;
      steps_.pop_back();
      states_.pop_back();
    }
  }

  Doc history(std::size_t from, Viewer viewer) const override {
    Doc actions = Doc::array();
    for (std::size_t at = from; at < steps_.size(); ++at) {
      const Step& step = steps_[at];
      Doc events = Doc::array();
      add_events(at, viewer, events);
      actions.push(Doc::object()
                       .set("actor", step.chance ? Doc("chance") : Doc(index(step.actor)))
                       .set("action", game_->text(states_[at], step.action, viewer))
                       .set("events", std::move(events)));
    }
    return actions;
  }

  Doc events(std::size_t from, Viewer viewer) const override {
    Doc events = Doc::array();
    for (std::size_t at = from; at < steps_.size(); ++at) add_events(at, viewer, events);
    return events;
  }

  Doc view(Viewer viewer, std::size_t at) const override { return game_->view(states_[at], viewer); }

  Result<Doc> look(DocReader& what, Viewer viewer) const override {
    // Only a game with a map has this function.
    if constexpr (requires { game_->look(state(), what, viewer); }) {
      Result<Doc> found = game_->look(state(), what, viewer);
      if (const auto fault = what.fault()) return *fault;
      return found;
    } else {
      return Fault{"bad_request", "there is nothing to ask about the map of this game", what.path(), ""};
    }
  }

  Doc guess(Seats seats, std::size_t at, Rng& rng) const override {
    return game_->view(game_->guess(states_[at], seats, rng), Viewer::everything());
  }

  std::vector<std::string> log(std::size_t from) const override {
    std::vector<std::string> texts;
    for (std::size_t at = from; at < steps_.size(); ++at) {
      texts.push_back(game_->text(states_[at], steps_[at].action, Viewer::everything()));
    }
    return texts;
  }

  std::size_t text_bytes(std::size_t from) const override {
    std::size_t bytes = 0;
    for (const std::string& text : log(from)) bytes += text.size();
    return bytes;
  }

  Doc save() const override {
    Doc actions = Doc::array();
    for (std::string& text : log(0)) actions.push(std::move(text));
    Doc save = Doc::object();
    save.set("format", "undercroft-save").set("version", 1).set("game", info_.id);
    save.set("rules", info_.rules).set("content", info_.content).set("players", players()).set("options", options());
    save.set("chance", kChanceNames[static_cast<std::size_t>(config_.chance)]).set("seed", config_.seed);
    if (config_.campaign) {
      save.set("campaign", Doc::object().set("id", config_.campaign->id).set("steps", config_.campaign->steps));
    }
    if (from_position_) save.set("start", game_->view(states_.front(), Viewer::everything()));
    save.set("actions", std::move(actions)).set("position", game_->view(state(), Viewer::everything()));
    return save;
  }

 private:
  Seats everybody() const { return Seats::first(game_->players()); }

  bool is_outside(std::string_view text) const {
    const std::vector<std::string> texts = outside();
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  }

  // The action of a text, if `by` may make it now.
  Result<Action> check(std::string_view text, std::optional<Seat> by) const {
    const Turn now = turn();
    if (now.is_over()) return Fault{"game_over", "the game is over", "", ""};
    if (by && !(now.is_seat() && now.may.has(*by))) {
      return Fault{"not_your_turn", "seat " + std::to_string(index(*by)) + " may not act now", "seat", ""};
    }
    const Result<Action> action = game_->parse(state(), text);
    if (!action) return action;
    if (!by && is_outside(text)) return action;
    if (const Refusal refusal = game_->refuse(state(), *action)) {
      return Fault{"illegal", "forbidden by " + std::string(refusal.rule), "action", std::string(refusal.rule)};
    }
    const std::string canonical = game_->text(state(), *action, Viewer::everything());
    if (canonical != text) return Fault{"illegal", "write it as " + canonical, "action", ""};
    return action;
  }

  // Events are not kept: they are made again from the position and the action.
  void add_events(std::size_t at, Viewer viewer, Doc& out) const {
    State next = states_[at];
    EventList<typename G::Event> events;
    game_->apply(next, steps_[at].action, events);
    for (const auto& event : events.items) {
      Doc shown = game_->describe(event, viewer);
      if (!shown.is_null()) out.push(std::move(shown));
    }
  }

  std::shared_ptr<const G> game_;
  bool from_position_;
  std::size_t options_bytes_ = 0;
  std::vector<State> states_;  // states_[n]: the position after n actions, so that undo only forgets
  std::uint64_t chance_turns_ = 0;
};

// Calls f(TableOf<G>&) with the true type of the table.
template <class F>
void visit_table(Table& table, F&& f) {
  visit_game(table.game_number(), [&](auto entry) { f(static_cast<TableOf<typename decltype(entry)::type>&>(table)); });
}
template <class F>
void visit_table(const Table& table, F&& f) {
  visit_game(table.game_number(),
             [&](auto entry) { f(static_cast<const TableOf<typename decltype(entry)::type>&>(table)); });
}

}  // namespace uc
