// @Title@. The rules are docs/rules/@name@.md; the functions are those of core/game.hpp, most of them inherited.
#pragma once

#include <algorithm>

#include "core/open_game.hpp"

namespace uc::@name@ {

struct Content {
  int goal = 0;  // @XX@-4.1: points that win
};
struct Options {
  int goal = 0;
  bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t { Choose, Roll, Over };
struct State {
  Phase phase = Phase::Choose;
  std::uint8_t active = 0;  // the seat whose turn it is
  std::uint8_t turn = 0;    // points of this turn, not yet banked
  std::uint8_t banked[kMaxSeats] = {};
};

// The actions, from 1 (kForms); outcomes of dice among them.
enum class Kind : std::uint8_t { Roll = 1, Stop, Die };
enum class Happened : std::uint8_t { Rolled, Lost, Banked };

class @Name@ : public OpenGame<@Name@, State, Content, Options> {
 public:
  static constexpr std::string_view id = "@name@";
  static constexpr int rules_version = 1;  // goes up by one when the same actions lead elsewhere than before

  static constexpr Form kForms[] = {{"roll", "@XX@-2.1"}, {"stop", "@XX@-3.1"}, {"die", "@XX@-2.2", {{{1, 6}}}, true}};
  static constexpr Phase kChance = Phase::Roll, kOver = Phase::Over;
  static constexpr std::string_view kKinds[] = {"choose", "roll", "over"};
  static constexpr OpenEventForm kEvents[] = {
      {"die.rolled", {"seat", "die", "turn"}}, {"turn.lost", {"seat", "lost"}}, {"turn.banked", {"seat", "points", "banked"}}};

  using OpenGame::OpenGame;

  // --- play ---
  template <class Use>
  void choices(const State& state, Use use) const {
    use(action(Kind::Roll));
    if (state.turn > 0) use(action(Kind::Stop));  // @XX@-3.1
  }

  template <class Use>
  void chances(const State&, Use use) const {
    for (int die = 1; die <= 6; ++die) use(action(Kind::Die, {die}), 1);
  }

  template <class Events>
  void apply(State& state, Action made, Events&& tell) const {
    switch (static_cast<Kind>(kind_of_action(made))) {
      case Kind::Roll: state.phase = Phase::Roll; break;
      case Kind::Die: rolled(state, number_of_action(made, 0), tell); break;
      case Kind::Stop: stopped(state, tell); break;
    }
  }

  Scores scores(const State& state) const {
    return ranked(players(), [&](int seat) { return int{state.banked[seat]}; });
  }

  // --- documents ---
  template <class Visit, class AnyState>
  void fields(Visit& visit, AnyState& state) const {
    visit.word("phase", state.phase, kKinds);
    visit.number("active", state.active, 0, players() - 1);
    visit.number("turn", state.turn, 0, most_in_turn());
    visit.seats("seats", players(), [&](Visit& entry, int seat) {
      entry.number("banked", state.banked[seat], 0, most_banked());
    });
  }
  std::optional<Fault> check(const State&) const;
  Doc odds(const State&, Action) const;

  // --- what the list of games needs ---
  static Result<Content> read_content(const Doc&);
  static Result<Options> read_options(const Content&, const Doc&, int players);
  static Doc write_options(const Content&, const Options&, int players);
  static Doc option_list(const Content&);

 private:
  int most_banked() const { return options().goal + 5; }
  int most_in_turn() const { return options().goal - 1; }  // with more the turn ends by itself
  bool has_won(const State& state) const { return state.banked[state.active] >= options().goal; }

  // @XX@-2.2, @XX@-2.3
  template <class Events>
  void rolled(State& state, int die, Events& tell) const {
    const int turn = die == 1 ? 0 : state.turn + die;
    tell_of(tell, Happened::Rolled, state.active, die, turn);
    state.phase = Phase::Choose;
    if (die == 1) {
      tell_of(tell, Happened::Lost, state.active, state.turn);
      return next(state);
    }
    state.turn = static_cast<std::uint8_t>(std::min(turn, most_in_turn()));
    if (state.banked[state.active] + turn < options().goal) return;
    bank(state, turn, tell);  // @XX@-4.1
  }

  template <class Events>
  void stopped(State& state, Events& tell) const {
    bank(state, state.turn, tell);
  }

  // @XX@-3.1, @XX@-4.1
  template <class Events>
  void bank(State& state, int points, Events& tell) const {
    state.banked[state.active] = static_cast<std::uint8_t>(state.banked[state.active] + points);
    tell_of(tell, Happened::Banked, state.active, points, state.banked[state.active]);
    if (has_won(state)) {
      state.phase = Phase::Over;
      state.turn = 0;
    } else {
      next(state);
    }
  }

  // @XX@-1.2
  void next(State& state) const {
    state.turn = 0;
    state.active = static_cast<std::uint8_t>((state.active + 1) % players());
  }
};

using TheGame = @Name@;

}  // namespace uc::@name@
