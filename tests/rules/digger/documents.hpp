// Games played at random and documents that are edited: for the tests of views and positions.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "content_file.hpp"
#include "digger/digger.hpp"
#include "rules/shared/positions.hpp"

namespace uc::digger::documents {

using content_file::content;
using editing::at;
using positions::position;
using positions::same_bytes;
using Moment = positions::Moment<Digger>;
using Played = positions::Played<Digger>;

constexpr unsigned bit(Scenario scenario) { return 1U << index(scenario); }

// How a game is set up.
struct Setup {
  int players = 2;
  unsigned scenarios = 0;
  LordsOption lords = LordsOption::Off;
  bool hidden = false, face_down = false, free_think = false, finish_round = false;
  int minutes = 0;
  int max_turns = 60;
};

inline Digger make(const Setup& setup) {
  Options options;
  options.scenarios = static_cast<std::uint8_t>(setup.scenarios);
  options.lords = setup.lords;
  options.hidden_projects = setup.hidden;
  options.face_down = setup.face_down;
  options.free_think = setup.free_think;
  options.finish_round = setup.finish_round;
  options.turn_minutes = static_cast<std::uint8_t>(setup.minutes);
  options.max_turns = static_cast<std::uint8_t>(setup.max_turns);
  return {content(), setup.players, options};
}

// No scenario, each one, and every pair that may be mixed (DD-18.3).
inline std::vector<unsigned> all_scenarios() {
  std::vector<unsigned> all = {0};
  for (std::size_t a = 0; a < kScenarios; ++a) {
    all.push_back(1U << a);
    for (std::size_t b = 0; b < a; ++b) {
      if (content()->may_mix(static_cast<Scenario>(a), static_cast<Scenario>(b))) all.push_back(1U << a | 1U << b);
    }
  }
  return all;
}

// --- a player that is random but goes somewhere: chance alone hardly ever meets an opponent ---

// Where the action leads, or kNowhere.
inline int target_of(const Digger& game, const State& state, Action action) {
  const auto beside = [&](int from, int d) { return from == kNone ? kNowhere : game.area().next[from][d]; };
  switch (kind_of(action)) {
    case Kind::Shift:
    case Kind::Sneak: return as<actions::Group>(action).to;
    case Kind::Work:
    case Kind::PitBuild:
    case Kind::SpecialBuild: return as<actions::Building>(action).space;
    case Kind::Adventurer:
      return beside(state.players[state.active].adventurer_at, as<Kind::Adventurer>(action).direction);
    case Kind::Creature: {
      const auto step = as<Kind::Creature>(action);
      return beside(state.creatures[step.creature].at, step.direction);
    }
    default: return kNowhere;
  }
}

// How far that is from what the player wants: the Lair, else the nearest Portal of an opponent.
inline int distance_left(const Digger& game, const State& state, int space) {
  if (space == kNowhere) return 0;
  const auto far = [&](int to) { return game.area().distance(static_cast<Space>(space), static_cast<Space>(to)); };
  if (game.plays(Scenario::DragonsLair)) {
    const bool mine = state.treasure != kNone && state.players[state.active].standing.has(state.treasure);
    return far(mine ? state.players[state.active].portal : state.treasure != kNone ? state.treasure : game.middle());
  }
  int least = 99;
  for (int p = 0; p < game.players(); ++p) {
    if (p != state.active && !state.players[p].out) least = std::min(least, far(state.players[p].portal));
  }
  return least;
}

// How many Stooges it moves.
inline int group_of(Action action) {
  const bool group = kind_of(action) == Kind::Shift || kind_of(action) == Kind::Sneak;
  return group ? int{as<actions::Group>(action).stooges} : 0;
}

inline std::uint32_t weight_of(Kind kind) {
  switch (kind) {
    case Kind::Pass:
    case Kind::TimeUp:
    case Kind::Sabotage: return 1;
    case Kind::Think:
    case Kind::Stop:
    case Kind::No: return 5;
    case Kind::Work:
    case Kind::Shift: return 40;
    case Kind::Conquer:
    case Kind::Summon: return 60;
    default: return 20;
  }
}

inline Action choose(const Digger& game, const State& state, Rng& rng) {
  if (game.turn(state).is_chance()) return game.draw(state, rng);
  const std::vector<Action> some = positions::some_of_a_kind(game, state, rng, kind_of, weight_of);
  const auto any = [&] { return some[below(rng, static_cast<std::uint32_t>(some.size()))]; };
  Action best = any();
  for (std::uint32_t tries = below(rng, 5) * 2; tries > 0; --tries) {
    const Action other = any();
    const int here = distance_left(game, state, target_of(game, state, best));
    const int there = distance_left(game, state, target_of(game, state, other));
    if (there < here || (there == here && group_of(other) > group_of(best))) best = other;
  }
  return best;
}

// Plays to the end; `see` gets every position.
template <class See>
void play_randomly(const Digger& game, const State& state, Rng& rng, See see) {
  positions::play(game, state, rng, choose, see);
}

// The first position of random games that passes the test.
template <class Test>
Moment find_moment(const Setup& setup, Test test) {
  return positions::find_moment(make(setup), choose, test);
}
inline Moment find_step(const Setup& setup, Step step) {
  return find_moment(setup, [&](const Digger&, const State& state) { return state.next().step == step; });
}

// Two players in the second Turn of A: A has a corridor tile on 2,0 and a Treasure Room with a coin on 3,-1, B a Dorm
// Room on -2,0 and three Stooges. Each bag lacks the tiles that were drawn.
inline Played second_turn(const Setup& setup = {}) {
  Played game(make(setup));
  game.play(
      {"first A", "portal 3,0", "tile COR-I", "tile TRE-A", "tile KIT-A", "tile DOR-A", "tile COR-I", "tile LIB-A"});
  game.play({"work COR-I 2,0 0", "work TRE-A 3,-1 2", "coin 2", "tile THR", "tile PIT"});
  return game.play({"rise -3,0", "work DOR-A -2,0 0", "yes", "tile TOR-A", "store 1 3,-1"});
}

// The place in the list `board` of what lies on a space.
inline std::string board_path(const Doc& doc, std::string_view space) {
  const Doc::Array& board = at(doc, "board").as_array();
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (at(board[i], "space") == Doc(space)) return "board[" + std::to_string(i) + "]";
  }
  FAIL("nothing lies on ", std::string(space));
  return "";
}

}  // namespace uc::digger::documents
