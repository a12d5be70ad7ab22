// Crypt, the game object. The rules are docs/rules/crypt.md; the functions are those of core/game.hpp.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "action.hpp"
#include "core/game.hpp"
#include "crypt/content/content.hpp"
#include "event.hpp"
#include "state.hpp"

namespace uc::crypt {

// How the game is set up. Sides may be left to chance (CR-2.2).
struct Options {
  std::array<char, kTypes> collectors = {'A', 'A', 'A', 'A', 'A', 'A'};  // 'A', 'B', or '?' for random
  bool operator==(const Options&) const = default;
};

class Crypt {
 public:
  static constexpr std::string_view id = "crypt";
  static constexpr int rules_version = 1;  // goes up by one when the same actions lead elsewhere than before
  using State = crypt::State;
  using Event = crypt::Event;
  using Content = crypt::Content;
  using Options = crypt::Options;

  // Bounds are the caller's to check: players from 1 to 4.
  Crypt(std::shared_ptr<const Content> content, int players, Options options);

  int players() const { return players_; }
  bool cooperative() const { return false; }
  bool solo() const { return players_ == 1; }
  const Content& content() const { return *content_; }
  const Setup& setup() const { return *setup_; }
  const Options& options() const { return options_; }

  State start() const;
  Turn turn(const State&) const;
  void actions(const State&, ActionList&) const;
  void outcomes(const State&, OutcomeList&) const;
  Refusal refuse(const State&, Action) const;
  template <RandomSource R>
  Action draw(const State&, R&) const;
  Action pick(const State&, Rng&) const;
  template <class Events>
  void apply(State&, Action, Events&&) const;
  Scores scores(const State&) const;

  State guess(const State&, Seats viewer, Rng&) const;
  Seats learned(const Event& event) const { return event.learned; }
  // A Claim turn is over with a claim and with the dice that come back instead.
  static bool ends_turn(const Event& event) {
    const bool recovered =
        event.type == Event::Type::Recovered && about<Event::Type::Recovered>(event).why != Event::ByRemains;
    return event.type == Event::Type::Claimed || recovered;
  }

  std::string text(const State&, Action, Viewer) const;
  Result<Action> parse(const State&, std::string_view) const;
  // Some actions whose text begins so, legal or not: what keeps them away keeps away all of them.
  std::vector<Action> begun(const State&, std::string_view) const;
  static const std::vector<std::string_view>& kinds();
  Doc view(const State&, Viewer) const;
  Result<State> load(const Doc&) const;
  Doc describe(const Event&, Viewer) const;
  Doc result(const State&, Seat) const;
  Doc odds(const State&, Action) const;

  // --- what the list of games needs ---
  static Result<Content> read_content(const Doc& doc) { return crypt::read_content(doc); }
  // Checks a document of options and fills in the defaults (code bad_config); writes options as a document again.
  static Result<Options> read_options(const Content&, const Doc&, int players);
  static Doc write_options(const Content&, const Options&, int players);
  // The options a new game takes, as in docs/protocol.md.
  static Doc option_list(const Content&);

 private:
  std::shared_ptr<const Content> content_;
  int players_;
  Options options_;
  const Setup* setup_;
};

// Here, because it is asked at every step of every game, mostly for one of its fields.
inline Turn Crypt::turn(const State& state) const {
  Turn turn;
  turn.kind = static_cast<std::uint8_t>(state.phase);
  switch (state.phase) {
    case Phase::Before:
    case Phase::Claim:
    case Phase::After:
    case Phase::Idol:
    case Phase::Last:
      turn.who = Turn::Who::Seat;
      turn.actor = seat_at(state.active);
      turn.may = Seats(turn.actor);
      break;
    case Phase::Take:
    case Phase::Look:
      turn.who = Turn::Who::Chance;
      turn.knows = Seats(seat_at(state.active));
      break;
    case Phase::Over: turn.who = Turn::Who::Over; break;
    default: turn.who = Turn::Who::Chance; turn.knows = Seats::first(players_);
  }
  return turn;
}

using TheGame = Crypt;

}  // namespace uc::crypt
