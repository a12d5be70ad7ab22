// Games played at random and documents that are edited: for the tests of views and positions.
#pragma once

#include <doctest/doctest.h>

#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content_file.hpp"
#include "onedeck/onedeck.hpp"

namespace uc::onedeck::documents {

inline std::shared_ptr<const Content> content() {
  static const auto shared = std::make_shared<const Content>(content_file::printed());
  return shared;
}

inline bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
inline Doc position(const OneDeck& game, const State& state) { return game.view(state, Viewer::everything()); }

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
void play_randomly(const OneDeck& game, State state, Rng& rng, See see) {
  see(state);
  for (int moves = 0; !game.turn(state).is_over(); ++moves) {
    REQUIRE(moves < 20'000);
    const Action action = game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng);
    game.apply(state, action, NoEvents{});
    see(state);
  }
}

// A position that is asked for this, in a game of its own.
struct Moment {
  OneDeck game;
  State state;
};

// The first position of random games that passes the test.
template <class Test>
Moment find_moment(const Party& party, Test test) {
  const OneDeck game = make(party);
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    Rng rng(seed);
    State found;
    bool there = false;
    play_randomly(game, game.start(), rng, [&](const State& state) {
      if (there || !test(game, state)) return;
      found = state;
      there = true;
    });
    if (there) return {game, found};
  }
  FAIL("no random game comes to this moment");
  return {game, game.start()};
}
inline Moment find_step(const Party& party, Step step) {
  return find_moment(party, [&](const OneDeck&, const State& state) { return state.next().step == step; });
}

// The part of a document at a path such as heroes[0].damage; null if it is not there.
inline Doc* part(Doc& doc, std::string_view path) {
  Doc* here = &doc;
  while (!path.empty() && here != nullptr) {
    if (path.front() == '[') {
      const std::size_t end = path.find(']');
      const auto i = static_cast<std::size_t>(std::stoi(std::string(path.substr(1, end - 1))));
      here = here->is_array() && i < here->as_array().size() ? &here->as_array()[i] : nullptr;
      path.remove_prefix(end + 1);
    } else {
      if (path.front() == '.') path.remove_prefix(1);
      const std::string_view name = path.substr(0, path.find_first_of(".["));
      here = const_cast<Doc*>(here->find(name));
      path.remove_prefix(name.size());
    }
  }
  return here;
}
inline const Doc& at(const Doc& doc, std::string_view path) {
  const Doc* found = part(const_cast<Doc&>(doc), path);
  REQUIRE_MESSAGE(found != nullptr, path);
  return *found;
}

struct Edit {
  std::string_view path;
  Doc value;
};

inline Doc edited(const Moment& moment, const std::vector<Edit>& edits) {
  Doc doc = position(moment.game, moment.state);
  for (const Edit& edit : edits) {
    Doc* place = part(doc, edit.path);
    REQUIRE_MESSAGE(place != nullptr, edit.path);
    *place = edit.value;
  }
  return doc;
}

}  // namespace uc::onedeck::documents
