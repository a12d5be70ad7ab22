// Dungeon Digger, the game object. The rules are docs/rules/digger.md; the functions are those of core/game.hpp.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "action.hpp"
#include "core/game.hpp"
#include "digger/content/content.hpp"
#include "event.hpp"
#include "state.hpp"

namespace uc::digger {

// How the game is set up (DD-3.1).
struct Options {
  std::uint8_t scenarios = 0;  // bit by Scenario: at most two, a pair that may be mixed (DD-18.3)
  LordsOption lords{};
  bool free_think = false;        // DD-16.1
  bool hidden_projects = false;   // DD-16.2
  bool finish_round = false;      // DD-16.4
  bool face_down = false;         // DD-19.8, with the Monster Hunt only
  std::uint8_t max_turns = 60;    // DD-15.3
  std::uint8_t turn_minutes = 0;  // DD-21.5, with the Sands of Time only; 0: no clock
  std::string saved_with = {};    // the hash of a content of before, in which a lord was another
  bool operator==(const Options&) const = default;
};

class Digger {
 public:
  static constexpr std::string_view id = "digger";
  static constexpr int rules_version = 2;  // goes up by one when the same actions lead elsewhere than before
  using State = digger::State;
  using Event = digger::Event;
  using Content = digger::Content;
  using Options = digger::Options;

  // Bounds are the caller's to check: 2 to 6 players, options that read_options() takes.
  Digger(std::shared_ptr<const Content> content, int players, Options options);

  int players() const { return players_; }
  bool cooperative() const { return false; }
  const Content& content() const { return *content_; }
  const Options& options() const { return options_; }

  State start() const;
  Turn turn(const State&) const;
  void actions(const State&, ActionList&) const;
  void outcomes(const State&, OutcomeList&) const;
  Refusal refuse(const State&, Action) const;
  // Actions that are no seat's choice: the clock of a Turn has run out (DD-21.5).
  void outside(const State&, ActionList&) const;
  TurnClock clock(const State&) const;  // DD-21.5
  template <RandomSource R>
  Action draw(const State&, R&) const;
  Action pick(const State&, Rng&) const;
  template <class Events>
  void apply(State&, Action, Events&&) const;
  Scores scores(const State&) const;

  State guess(const State&, Seats, Rng&) const;
  Seats learned(const Event& event) const { return event.learned; }
  static bool ends_turn(const Event& event) { return event.type == Event::Type::TurnEnded; }

  std::string text(const State&, Action, Viewer) const;
  Result<Action> parse(const State&, std::string_view) const;
  // Some actions whose text begins so, legal or not: what keeps them away keeps away all of them.
  std::vector<Action> begun(const State&, std::string_view) const;
  static const std::vector<std::string_view>& kinds();
  Doc view(const State&, Viewer) const;
  // Where a figure can come: {from, stooges}, {creature} or {adventurer} of the active player.
  Result<Doc> look(const State&, DocReader& what, Viewer) const;
  Result<State> load(const Doc&) const;
  Doc describe(const Event&, Viewer) const;
  Doc result(const State&, Seat) const;
  Doc odds(const State&, Action) const;

  // --- what the list of games needs ---
  static Result<Content> read_content(const Doc& doc) { return digger::read_content(doc); }
  // Of a saved game with the content it was saved with: a lord may have been another then.
  static Result<Options> read_options(const Content&, const Doc&, int players, std::string_view saved_with = {});
  // Is this the hash of a content of before whose games still replay?
  static bool is_earlier(const Content&, std::string_view content);
  static Doc write_options(const Content&, const Options&, int players);
  static Doc option_list(const Content&);

  // --- the tables of this game, for the files of the rules and for players ---
  bool plays(Scenario scenario) const { return (options_.scenarios >> index(scenario) & 1U) != 0; }
  // Does a scenario bring other figures than Stooges: Adventurers, the Dragon, Creatures?
  bool has_figures() const { return has_figures_; }
  // Or anything that bars some groups from a tile: Monsters, the Citadel?
  bool has_gates() const { return has_gates_; }
  const Area& area() const { return *area_; }
  const SpaceSet& spaces() const { return spaces_; }  // all of the area
  const Starts& starts() const { return *starts_; }
  Space middle() const { return middle_; }
  int goal() const { return goal_; }  // GP; 0: none
  int citadel_capacity() const { return content_->citadel.capacity(players_); }
  // A kind of tile as it lies; `kind` must be one of the content.
  const Facing& facing(int kind, int rotation) const { return facings_[kind][rotation]; }
  // The same of what is asked at every step, in small tables; of any kind, kNone and kFaceDown too. The lie is that of
  // the Board: rotation and owner.
  std::uint8_t open_of(int kind, int lie) const { return edges_[row_of(kind)][lie] & kAllEdges; }
  // Do its edges bind a tile that is built beside it? (DD-8.2, DD-19.8)
  bool binds(int kind, int lie) const { return edges_[row_of(kind)][lie] > kAllEdges; }
  // From an edge of an own tile: the other edges of its path, through which Stooges may go on (DD-6.2).
  std::uint8_t onward(int kind, int rotation, int entry) const { return onward_[kind][rotation][entry]; }
  // The sets of open edges that its rotations have, a bit for each set.
  std::uint64_t edge_sets_of(int kind) const { return edge_sets_[kind]; }
  std::uint8_t rotations_of(int kind) const { return rotations_[kind]; }
  Class class_of(int kind) const { return classes_[kind]; }
  Type type_of(int kind) const { return types_[kind]; }
  bool is_pit(int kind) const { return pits_[kind]; }
  const Power& power(Type type) const { return content_->types[index(type)].power; }
  unsigned rise_types() const { return rise_types_; }  // Rooms that Rise! may use, bit by Type

 private:
  std::shared_ptr<const Content> content_;
  int players_;
  Options options_;
  const Area* area_;
  const Starts* starts_;
  SpaceSet spaces_;
  Space middle_ = 0;
  int goal_ = 0;
  bool has_figures_ = false, has_gates_ = false;
  std::uint8_t rise_types_ = 0;
  std::array<std::array<Facing, kDirections>, kMaxTileKinds> facings_{};
  // By kind and lie: open edges, and kBinds above that.
  static constexpr std::uint8_t kBinds = kAllEdges + 1;
  static constexpr std::size_t kRows = 64, kLies = 64;
  static constexpr std::size_t row_of(int kind) { return static_cast<std::size_t>(kind) % kRows; }
  static_assert(kMaxTileKinds <= kFaceDown % kRows && kFaceDown % kRows != kNone % kRows);
  std::array<std::array<std::uint8_t, kLies>, kRows> edges_{};
  std::array<std::array<std::array<std::uint8_t, 8>, 8>, kMaxTileKinds> onward_{};  // powers of two are quick to find
  std::array<std::uint8_t, kMaxTileKinds> rotations_{};
  std::array<std::uint64_t, kMaxTileKinds> edge_sets_{};
  std::array<Class, kMaxTileKinds> classes_{};
  std::array<Type, kMaxTileKinds> types_{};
  std::array<bool, kMaxTileKinds> pits_{};
};

// Here, because it is asked at every step of every game.
inline Turn Digger::turn(const State& state) const {
  const Task& next = state.next();
  Turn turn;
  turn.kind = static_cast<std::uint8_t>(next.step);
  if (next.step == Step::Over) return turn;
  const Seats all = Seats::first(players_);
  if (static_cast<int>(next.step) >= kQuestions) {
    turn.who = Turn::Who::Chance;
    turn.knows = all;
    if (next.step == Step::DrawCoin) {
      const auto coin = as<Step::DrawCoin>(next);
      turn.knows = coin.to == place::kStack ? Seats::none() : Seats(seat_at(coin.seat));
    }
    if (next.step == Step::DrawTile && options_.hidden_projects) {
      turn.knows = Seats(seat_at(as<Step::DrawTile>(next).seat));
    }
    return turn;
  }
  turn.who = Turn::Who::Seat;
  int actor = state.active;
  switch (next.step) {
    case Step::AskLord:
    case Step::AskPortal:
    case Step::AskHuntTile:
    case Step::AskFreeThink:
    case Step::AskKeep: actor = next.as<steps::OfSeat>().seat; break;
    case Step::AskDefeat: actor = as<Step::AskDefeat>(next).seat; break;
    case Step::AskSave: actor = state.board.stooge_owner(as<Step::AskSave>(next).space); break;  // DD-23.8: also out of
    case Step::AskFlee: actor = state.board.stooge_owner(as<Step::AskFlee>(next).space); break;  // turn
    default: break;
  }
  turn.actor = seat_at(actor);
  turn.may = Seats(turn.actor);
  return turn;
}

using TheGame = Digger;

}  // namespace uc::digger
