// Games played at random and documents that are edited: for the tests of views and positions.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "content_file.hpp"
#include "rules/shared/positions.hpp"
#include "saga/saga.hpp"

namespace uc::saga::documents {

using content_file::json;
using editing::at;
using positions::position;
using positions::same_bytes;
using Moment = positions::Moment<Saga>;

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
  const auto weight = [](Kind kind) -> std::uint32_t {
    switch (kind) {
      case Kind::End:
      case Kind::Pass: return 1;
      case Kind::Stop: return 2;
      case Kind::Feat:
      case Kind::Fight: return 12;
      default: return 6;
    }
  };
  const std::vector<Action> some = positions::some_of_a_kind(game, state, rng, kind_of, weight);
  return some[below(rng, static_cast<std::uint32_t>(some.size()))];
}

// Plays to the end; `see` gets every position.
template <class See>
void play_randomly(const Saga& game, const State& state, Rng& rng, See see) {
  positions::play(game, state, rng, choose, see);
}

// The first position of random games that passes the test.
template <class Test>
Moment find_moment(std::string_view adventure, Test test, int players = 2) {
  return positions::find_moment(make(adventure, players), choose, test);
}
inline Moment find_step(std::string_view adventure, Step step, int players = 2) {
  return find_moment(adventure, [&](const Saga&, const State& state) { return state.next().step == step; }, players);
}

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
