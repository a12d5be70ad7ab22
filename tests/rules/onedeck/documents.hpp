// Games played at random and documents that are edited: for the tests of views and positions.
#pragma once

#include <doctest/doctest.h>

#include <vector>

#include "content_file.hpp"
#include "onedeck/onedeck.hpp"
#include "rules/shared/positions.hpp"

namespace uc::onedeck::documents {

using content_file::content;
using editing::at;
using editing::part;
using positions::position;
using positions::same_bytes;
using Moment = positions::Moment<OneDeck>;
using Played = positions::Played<OneDeck>;

// How a game is set up: the heroes are neighbours in the list of the content, the first of them is given.
struct Party {
  int players = 1;
  int first = 0;
  int dungeon = 0;
  int grade = 2;         // expert
  unsigned talents = 0;  // learned, a bit each
  bool campaign = false;
};

inline OneDeck make(const Party& party) {
  Options options;
  const int heroes = static_cast<int>(content()->heroes.size());
  for (int i = 0; i < party.players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    options.heroes[seat] = static_cast<std::uint8_t>((party.first + i) % heroes);
    if (party.campaign) options.learned[seat] = static_cast<std::uint16_t>(party.talents);
  }
  options.dungeon = static_cast<std::uint8_t>(party.dungeon);
  options.grade = static_cast<std::uint8_t>(party.grade);
  options.campaign = party.campaign;
  return {content(), party.players, options};
}

// A game that is stronger than chance would make it reaches more kinds of positions: all talents are learned.
inline Party veterans(int players, int first, int dungeon) {
  const auto all = static_cast<unsigned>((1U << content()->campaign.talents.size()) - 1U);
  return {players, first, dungeon, 0, all, true};
}

// Plays to the end; `see` gets every position.
template <class See>
void play_randomly(const OneDeck& game, const State& state, Rng& rng, See see) {
  positions::play(game, state, rng, positions::Anything{}, see, 20'000);
}

// The first position of random games that passes the test.
template <class Test>
Moment find_moment(const Party& party, Test test) {
  return positions::find_moment(make(party), positions::Anything{}, test);
}
inline Moment find_step(const Party& party, Step step) {
  return find_moment(party, [&](const OneDeck&, const State& state) { return state.next().step == step; });
}

}  // namespace uc::onedeck::documents
