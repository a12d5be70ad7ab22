// Games played at random and documents that are edited: for the tests of views and positions.
#pragma once

#include <doctest/doctest.h>

#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "content_file.hpp"
#include "saga/saga.hpp"

namespace uc::saga::documents {

using content_file::json;

inline bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
inline Doc position(const Saga& game, const State& state) { return game.view(state, Viewer::everything()); }

// A printed adventure, with the usual options.
inline Saga make(std::string_view adventure, int players = 2) {
  const Doc doc = Doc::object().set("adventure", adventure);
  Result<Options> options = Saga::read_options(*content_file::printed(), doc, players);
  REQUIRE_MESSAGE(options.ok(), options.fault().message);
  return {content_file::printed(), players, *options};
}

inline std::vector<std::string_view> all_adventures() {
  std::vector<std::string_view> ids;
  for (const auto& adventure : content_file::printed()->adventures) ids.push_back(adventure->id);
  return ids;
}
inline const Adventure& adventure_of(std::string_view id) {
  for (const auto& adventure : content_file::printed()->adventures) {
    if (adventure->id == id) return *adventure;
  }
  FAIL("there is no adventure ", std::string(id));
  return *content_file::printed()->adventures.front();
}
inline int most_players(std::string_view id) { return 1 + static_cast<int>(adventure_of(id).heroes.size()); }

// A player that is random but does everything: one kind of action is as likely as another, and Turns seldom end early.
inline Action choose(const Saga& game, const State& state, Rng& rng) {
  if (game.turn(state).is_chance()) return game.draw(state, rng);
  static thread_local ActionList list;
  game.actions(state, list);
  std::vector<std::vector<Action>> by_kind(64);
  for (const Action action : list) by_kind[static_cast<std::size_t>(kind_of(action))].push_back(action);
  const auto weight = [](std::size_t kind) {
    switch (static_cast<Kind>(kind)) {
      case Kind::End:
      case Kind::Pass: return 1U;
      case Kind::Stop: return 2U;
      case Kind::Feat:
      case Kind::Fight: return 12U;
      default: return 6U;
    }
  };
  std::uint32_t all = 0;
  for (std::size_t kind = 0; kind < by_kind.size(); ++kind) all += by_kind[kind].empty() ? 0 : weight(kind);
  std::uint32_t rest = below(rng, all);
  std::size_t kind = 0;
  for (;; ++kind) {
    if (by_kind[kind].empty()) continue;
    if (rest < weight(kind)) break;
    rest -= weight(kind);
  }
  return by_kind[kind][below(rng, static_cast<std::uint32_t>(by_kind[kind].size()))];
}

// Plays to the end; `see` gets every position.
template <class See>
void play_randomly(const Saga& game, State state, Rng& rng, See see) {
  see(state);
  for (int moves = 0; !game.turn(state).is_over(); ++moves) {
    REQUIRE(moves < 100'000);
    game.apply(state, choose(game, state, rng), NoEvents{});
    see(state);
  }
}

// A position in a game of its own.
struct Moment {
  Saga game;
  State state;
};

// The first position of random games that passes the test.
template <class Test>
Moment find_moment(std::string_view adventure, Test test, int players = 2) {
  const Saga game = make(adventure, players);
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    Rng rng(seed);
    State state = game.start();
    while (!test(game, state) && !game.turn(state).is_over()) {
      game.apply(state, choose(game, state, rng), NoEvents{});
    }
    if (test(game, state)) return {game, state};
  }
  FAIL("no random game comes to this moment");
  return {game, game.start()};
}
inline Moment find_step(std::string_view adventure, Step step, int players = 2) {
  return find_moment(adventure, [&](const Saga&, const State& state) { return state.next().step == step; }, players);
}

// The part of a document at a path such as models[0].wounds.
inline Doc& at(Doc& doc, std::string_view path) { return editing::at(doc, path); }
inline const Doc& at(const Doc& doc, std::string_view path) { return editing::at(const_cast<Doc&>(doc), path); }

// The entry of a list that has this id, name or number.
inline std::string entry(const Doc& doc, std::string_view list, std::string_view member, const Doc& value) {
  const Doc::Array& entries = at(doc, list).as_array();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (at(entries[i], member) == value) return std::string(list) + "[" + std::to_string(i) + "]";
  }
  FAIL("nothing in ", std::string(list), " is ", to_json(value));
  return "";
}
inline std::string model_path(const Doc& doc, int model) { return entry(doc, "models", "number", model); }

}  // namespace uc::saga::documents
