// The contract that every game fulfils. Whoever can read this file can write a bot, a search or a new game.
//
// A game is two things:
//   the game object   what stays the same while it is played: options, content, the number of players. Built once,
//                     then constant and shared by threads.
//   its State         what changes: the complete position, secrets included, as plain bytes. Copying it is a memcpy;
//                     equal positions have equal bytes.
//
// Play is a loop: turn() says whose decision it is, somebody finds an Action, apply() makes the next State.
// Chance is a player like the others: dice and draws are actions that turn() asks of Turn::Who::Chance.
#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "chance_stream.hpp"
#include "document.hpp"
#include "fault.hpp"
#include "random.hpp"
#include "seats.hpp"

namespace uc {

// A choice of a seat or an outcome of chance, packed by its game into 64 bits. Equal actions have equal bits, so an
// action serves as an integer key. The bits mean nothing without the State in which the action is made.
struct Action {
  std::uint64_t bits = 0;
  constexpr auto operator<=>(const Action&) const = default;
};

struct Turn {
  enum class Who : std::uint8_t {
    Seat,     // `actor` decides
    Chance,   // dice or a draw decide; `knows` are the seats that will learn the outcome
    Over,     // the game has ended: scores() may be asked
    Horizon,  // a guess has no further content to play on (an area nobody has entered): search evaluates here
  };
  Who who = Who::Over;
  Seat actor{};           // with Who::Seat: in whose name the decision is recorded
  Seats may;              // with Who::Seat: the seats that may answer (a party's: all its seats)
  Seats knows;            // with Who::Chance
  std::uint8_t kind = 0;  // which decision of the game this is: an index into Game::kinds()

  constexpr bool is_over() const { return who == Who::Over; }
  constexpr bool is_chance() const { return who == Who::Chance; }
  constexpr bool is_seat() const { return who == Who::Seat; }
};

// The limit of a Turn of the game, for games that have one: which Turn it is, and its seconds; none: 0. Whoever keeps
// the clock makes `action` when the time is over; it is nobody's choice.
struct TurnClock {
  std::uint32_t turn = 0;  // no other Turn of the game has this number
  int seconds = 0;
  Action action;
};

// Why an action is not legal: the id of a rule in docs/rules. Empty if it is legal.
struct Refusal {
  std::string_view rule;
  constexpr explicit operator bool() const { return !rule.empty(); }
};
inline constexpr Refusal kLegal{};

// Legal actions. A caller keeps one list and reuses it: after the first few positions nothing is allocated.
class ActionList {
 public:
  ActionList() { items_.reserve(8192); }  // Crypt, the widest of our games, has up to 6,049
  void clear() { items_.clear(); }
  void push_back(Action action) { items_.push_back(action); }
  void resize(std::size_t size) { items_.resize(size); }
  std::size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  Action operator[](std::size_t i) const { return items_[i]; }
  Action* begin() { return items_.data(); }
  Action* end() { return items_.data() + items_.size(); }
  const Action* begin() const { return items_.data(); }
  const Action* end() const { return items_.data() + items_.size(); }

 private:
  std::vector<Action> items_;
};

struct Outcome {
  Action action;
  std::uint64_t weight = 0;  // its probability is weight / sum of all weights
};
using OutcomeList = std::vector<Outcome>;

// How a seat ended. Places count from 1; equal places are shared; `won` marks the winners.
struct SeatScore {
  int place = 0;
  bool won = false;
  int score = 0;
  bool out = false;  // eliminated, placed after all others
};
using Scores = std::array<SeatScore, kMaxSeats>;

// Who looks: a set of seats (none: a spectator, who sees what everyone sees), or the referee, who sees all.
struct Viewer {
  Seats seats;
  bool all = false;

  static constexpr Viewer everything() { return {Seats::none(), true}; }
  static constexpr Viewer table() { return {}; }
  static constexpr Viewer of(Seats seats) { return {seats, false}; }
  static constexpr Viewer of(Seat seat) { return {Seats(seat), false}; }
  // Does this viewer know what these seats know?
  constexpr bool knows(Seats who) const { return all || seats.has_any(who); }
  constexpr bool operator==(const Viewer&) const = default;
};

// Listeners of apply(). An engine tells what happened as plain structs of its own type Game::Event, in order; each
// carries its audience. With NoEvents the telling is compiled away.
struct NoEvents {
  static constexpr bool listening = false;
  template <class Event>
  constexpr void operator()(const Event&) const {}
};

template <class Event>
struct EventList {
  static constexpr bool listening = true;
  std::vector<Event> items;
  void operator()(const Event& event) { items.push_back(event); }
};

// The functions in the order in which a game is played. Unless it says otherwise, a function is const, allocates
// nothing, touches no global state and takes a few dozen nanoseconds.
template <class G>
concept Game = requires(const G game, typename G::State& state, const typename G::State& position, Action action,
                        ActionList& list, OutcomeList& outcomes, Rng& rng, ChanceStream& stream, Seats seats, Seat seat,
                        Viewer viewer, std::string_view text, const Doc& doc, const typename G::Event& event,
                        NoEvents silent, EventList<typename G::Event>& events) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::has_unique_object_representations_v<typename G::State>;  // equal positions have equal bytes

  // --- the game object --------------------------------------------------------------------------------------------
  { G::id } -> std::convertible_to<std::string_view>;
  { game.players() } -> std::same_as<int>;       // seats, numbered 0 to players() - 1
  { game.cooperative() } -> std::same_as<bool>;  // all seats win or lose together

  // --- play -------------------------------------------------------------------------------------------------------
  // The position before the first chance event.
  { game.start() } -> std::same_as<typename G::State>;
  // Whose decision it is. Depends only on what everybody knows.
  { game.turn(position) } -> std::same_as<Turn>;
  // At a seat's turn: replaces the list by all legal actions, each once, in an order that depends only on what the
  // actor knows.
  { game.actions(position, list) };
  // At a chance turn: replaces the list by all outcomes with their weights. May allocate.
  { game.outcomes(position, outcomes) };
  // At a seat's turn or a chance turn: kLegal, or the rule that forbids the action. Takes any bits whatever. Depends
  // only on what the actor knows. actions() lists exactly what this does not refuse.
  { game.refuse(position, action) } -> std::same_as<Refusal>;
  // At a chance turn: an outcome with its true probability.
  { game.draw(position, rng) } -> std::same_as<Action>;
  { game.draw(position, stream) } -> std::same_as<Action>;
  // At a seat's turn: a legal action, all equally likely, without listing them.
  { game.pick(position, rng) } -> std::same_as<Action>;
  // Makes the action and everything automatic that follows, up to the next turn. Assumes that the action is legal:
  // Table::act checks, a search knows.
  { game.apply(state, action, silent) };
  { game.apply(state, action, events) };
  // When the game is over.
  { game.scores(position) } -> std::same_as<Scores>;

  // --- secrets ----------------------------------------------------------------------------------------------------
  // A complete position that the viewer cannot tell from this one, drawn with the probabilities of chance alone. The
  // result depends on the position only through what the viewer knows.
  { game.guess(position, seats, rng) } -> std::same_as<typename G::State>;
  // The seats that learned something by the event which they did not know (a wall for undo).
  { game.learned(event) } -> std::same_as<Seats>;

  // --- words and documents (these may allocate) -------------------------------------------------------------------
  // The one canonical text of an action that is legal in this position, as the viewer may read it: a token the viewer
  // may not know is `?`.
  { game.text(position, action, viewer) } -> std::same_as<std::string>;
  // The action written by this text, legal or not; a Fault of code `illegal` if no action of the game is written so.
  // Only canonical text is taken.
  { game.parse(position, text) } -> std::same_as<Result<Action>>;
  // The names of the kinds of decision.
  { G::kinds() } -> std::same_as<const std::vector<std::string_view>&>;
  // What the viewer may see. Two positions that differ only in what the viewer cannot see give equal documents.
  // For Viewer::everything() it is the position format, which load() reads.
  { game.view(position, viewer) } -> std::same_as<Doc>;
  // The position of such a document; or the first thing that is wrong with it (code `bad_save`). Players and options
  // of the document are the caller's to compare with those of this game object.
  { game.load(doc) } -> std::same_as<Result<typename G::State>>;
  // An event as the viewer may see it; null if this viewer may not even know that it happened.
  { game.describe(event, viewer) } -> std::same_as<Doc>;
  // At the end: what the result of a seat shows beside place and score (rating, parts). An object.
  { game.result(position, seat) } -> std::same_as<Doc>;
  // The chances of what is being considered (a legal action of the actor), where dice or draws decide; else null.
  { game.odds(position, action) } -> std::same_as<Doc>;
};

}  // namespace uc
