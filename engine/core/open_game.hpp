// What a game without secrets need not write: everybody sees everything, so a guess is the truth, an event teaches
// nothing, and there is one view. Its choices are few enough to be listed whenever one is refused or picked. A game
// says
//
//   kForms                          its actions (core/verbs.hpp)
//   kKinds, kChance, kOver          the kinds of decision: their names, which one is of dice or draws, and the last one
//   choices(state, use)             calls use(action) for each legal action of the seat whose turn it is
//   chances(state, use)             calls use(action, weight) for each outcome
//   fields(visit, state)            the members of a position, each with its bounds: visit.number("die", state.die, 1,
//   6) check(state)                    what no bounds tell of a position that somebody has written; nothing if it is
//   sound kEvents                         what can happen, with the names of its numbers
//
// and inherits the rest of the contract (core/game.hpp) from OpenGame<itself, State>. tools/new-game writes such a
// game.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game.hpp"
#include "loading.hpp"
#include "verbs.hpp"

namespace uc {

// What happened, and its numbers; every one is public.
struct OpenEvent {
  std::uint8_t type = 0;
  std::array<std::int16_t, 4> numbers{};
};
struct OpenEventForm {
  std::string_view type;  // "die.rolled"
  std::array<std::string_view, 4> members{};
};

// Writes the fields of a position.
class FieldWriter {
 public:
  explicit FieldWriter(Doc& doc) : doc_(doc) {}

  template <class Number>
  void number(std::string_view name, const Number& value, int /*min*/, int /*max*/) {
    doc_.set(name, static_cast<int>(value));
  }
  template <class Word, std::size_t N>
  void word(std::string_view name, const Word& value, const std::string_view (&words)[N]) {
    doc_.set(name, words[static_cast<std::size_t>(value)]);
  }
  template <class Numbers>
  void numbers(std::string_view name, const Numbers& values, std::size_t count, int /*min*/, int /*max*/) {
    Doc list = Doc::array();
    for (std::size_t i = 0; i < count; ++i) list.push(static_cast<int>(values[i]));
    doc_.set(name, std::move(list));
  }
  // A list with an entry for each seat.
  template <class Each>
  void seats(std::string_view name, int players, Each each) {
    Doc list = Doc::array();
    for (int seat = 0; seat < players; ++seat) {
      Doc entry = Doc::object().set("seat", seat);
      FieldWriter writer(entry);
      each(writer, seat);
      list.push(std::move(entry));
    }
    doc_.set(name, std::move(list));
  }

 private:
  Doc& doc_;
};

// Reads them, within their bounds.
class FieldReader {
 public:
  explicit FieldReader(DocReader& reader) : reader_(reader) {}

  template <class Number>
  void number(std::string_view name, Number& value, int min, int max) {
    value = static_cast<Number>(reader_.member(name).integer(min, max));
  }
  template <class Word, std::size_t N>
  void word(std::string_view name, Word& value, const std::string_view (&words)[N]) {
    value = static_cast<Word>(reader_.member(name).choice(words));
  }
  template <class Numbers>
  void numbers(std::string_view name, Numbers& values, std::size_t count, int min, int max) {
    DocReader list = reader_.member(name);
    if (list.size() != count) list.fail("should have " + std::to_string(count) + " entries");
    for (std::size_t i = 0; i < count && !reader_.failed(); ++i) {
      values[i] = static_cast<std::remove_reference_t<decltype(values[i])>>(list.item(i).integer(min, max));
    }
  }
  template <class Each>
  void seats(std::string_view name, int players, Each each) {
    DocReader list = reader_.member(name);
    if (list.size() != static_cast<std::size_t>(players)) list.fail("should have an entry for each seat");
    for (int seat = 0; seat < players && !reader_.failed(); ++seat) {
      DocReader entry = list.item(seat);
      entry.member("seat").integer(seat, seat);
      FieldReader fields(entry);
      each(fields, seat);
    }
  }

 private:
  DocReader& reader_;
};

template <class G, class State_, class Content_, class Options_>
class OpenGame {
 public:
  using State = State_;
  using Content = Content_;
  using Options = Options_;
  using Event = OpenEvent;

  // Bounds are the caller's to check: players as in the content.
  OpenGame(std::shared_ptr<const Content> content, int players, Options options)
      : content_(std::move(content)), players_(players), options_(std::move(options)) {}

  int players() const { return players_; }
  bool cooperative() const { return false; }
  const Content& content() const { return *content_; }
  const Options& options() const { return options_; }

  // --- play ---
  State start() const { return {}; }
  // Everybody sees whose turn it is, and what the dice show.
  Turn turn(const State& state) const {
    Turn turn;
    turn.kind = static_cast<std::uint8_t>(state.phase);
    if (state.phase == G::kOver) return turn;
    turn.who = state.phase == G::kChance ? Turn::Who::Chance : Turn::Who::Seat;
    turn.actor = seat_at(state.active);
    turn.may = Seats(turn.actor);
    turn.knows = Seats::first(players_);
    return turn;
  }
  void actions(const State& state, ActionList& list) const {
    list.clear();
    self().choices(state, [&](Action action) { list.push_back(action); });
  }
  void outcomes(const State& state, OutcomeList& list) const {
    list.clear();
    self().chances(state, [&](Action action, std::uint64_t weight) { list.push_back({action, weight}); });
  }
  Refusal refuse(const State& state, Action action) const {
    bool found = false;
    const Turn turn = this->turn(state);
    if (turn.is_seat()) self().choices(state, [&](Action each) { found = found || each == action; });
    if (turn.is_chance()) self().chances(state, [&](Action each, std::uint64_t) { found = found || each == action; });
    if (found) return kLegal;
    const std::size_t kind = kind_of_action(action);
    const std::size_t known = kind >= 1 && kind <= std::size(G::kForms) ? kind - 1 : 0;
    return {G::kForms[known].rule};
  }
  template <RandomSource R>
  Action draw(const State& state, R& random) const {
    std::uint64_t all = 0;
    self().chances(state, [&](Action, std::uint64_t weight) { all += weight; });
    std::uint64_t left = below(random, static_cast<std::uint32_t>(all));
    Action drawn;
    bool done = false;
    self().chances(state, [&](Action action, std::uint64_t weight) {
      if (!done && left < weight) {
        drawn = action;
        done = true;
      }
      left -= done ? 0 : weight;
    });
    return drawn;
  }
  Action pick(const State& state, Rng& random) const {
    std::uint32_t all = 0;
    self().choices(state, [&](Action) { ++all; });
    std::uint32_t left = below(random, all);
    Action picked;
    self().choices(state, [&](Action action) {
      if (left-- == 0) picked = action;
    });
    return picked;
  }

  // --- secrets: there are none ---
  State guess(const State& state, Seats, Rng&) const { return state; }
  Seats learned(const Event&) const { return Seats::none(); }

  // --- words and documents ---
  std::string text(const State&, Action action, Viewer) const { return action_text(G::kForms, action); }
  Result<Action> parse(const State& state, std::string_view text) const {
    return read_action(G::kForms, text, turn(state).is_chance());
  }
  static const std::vector<std::string_view>& kinds() {
    static const std::vector<std::string_view> names(std::begin(G::kKinds), std::end(G::kKinds));
    return names;
  }
  Doc view(const State& state, Viewer) const {
    Doc doc = Doc::object().set("format", kPositionFormat).set("version", kPositionVersion);
    doc.set("game", G::id).set("players", players_);
    doc.set("options", G::write_options(*content_, options_, players_));
    FieldWriter writer(doc);
    self().fields(writer, state);
    return doc;
  }
  Result<State> load(const Doc& doc) const {
    DocReader file(doc, "bad_save");
    read_position_head(file, G::id, players_);
    State state;
    FieldReader reader(file);
    self().fields(reader, state);
    if (const std::optional<Fault> fault = file.fault()) return *fault;
    if (const std::optional<Fault> fault = self().check(state)) return *fault;
    return state;
  }
  Doc describe(const Event& event, Viewer) const {
    const OpenEventForm& form = G::kEvents[event.type];
    Doc doc = Doc::object().set("type", form.type);
    for (std::size_t i = 0; i < form.members.size() && !form.members[i].empty(); ++i) {
      doc.set(form.members[i], event.numbers[i]);
    }
    return doc;
  }
  Doc result(const State&, Seat) const { return Doc::object(); }
  Doc odds(const State&, Action) const { return {}; }

 protected:
  // The action of a kind: an enumeration of the game's that counts from 1, as kForms does.
  template <class Kind>
  static constexpr Action action(Kind kind, std::initializer_list<int> numbers = {}) {
    return make_action(static_cast<std::size_t>(kind), numbers);
  }
  // Tells what happened, an enumeration that counts as kEvents does, if anybody listens.
  template <class Events, class Happened, class... Numbers>
  static void tell_of(Events& tell, Happened what, Numbers... numbers) {
    if constexpr (std::remove_cvref_t<Events>::listening)
      tell(Event{static_cast<std::uint8_t>(what), {static_cast<std::int16_t>(numbers)...}});
  }
  // Something is wrong with a position, at this place of its document.
  static Fault unsound(const std::string& path, const std::string& message, std::string rule = "") {
    return {"bad_save", path + ": " + message, path, std::move(rule)};
  }

 private:
  const G& self() const { return static_cast<const G&>(*this); }

  std::shared_ptr<const Content> content_;
  int players_;
  Options options_;
};

// Places by points, the most first; equal points share one, and whoever is first has won.
template <class PointsOf>
Scores ranked(int players, PointsOf points_of) {
  Scores scores{};
  for (int seat = 0; seat < players; ++seat) {
    int place = 1;
    for (int other = 0; other < players; ++other) place += points_of(other) > points_of(seat) ? 1 : 0;
    scores[seat] = {place, place == 1, points_of(seat), false};
  }
  return scores;
}

}  // namespace uc
