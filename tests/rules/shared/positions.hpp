// Positions that random games come to, as documents: written, changed and read again. For the tests of all games.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "editing.hpp"

namespace uc::positions {

template <class State>
bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

template <Game G>
Doc position(const G& game, const typename G::State& state) {
  return game.view(state, Viewer::everything());
}

// A position in a game of its own.
template <Game G>
struct Moment {
  G game;
  typename G::State state;
};

// What a seat sees of a moment or a scene, or whoever looks on; and what the referee sees.
inline Viewer viewer_of(int seat) { return seat < 0 ? Viewer::table() : Viewer::of(seat_at(seat)); }
template <class Held>
Doc seen_by(const Held& held, int seat) {
  return held.game.view(held.state, viewer_of(seat));
}
template <class Held>
Doc referee(const Held& held) {
  return position(held.game, held.state);
}

// --- random games ---------------------------------------------------------------------------------------------------

// Chance as it is, and any legal action.
struct Anything {
  template <Game G>
  Action operator()(const G& game, const typename G::State& state, Rng& rng) const {
    return game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng);
  }
};

// The legal actions of one kind, which is drawn by its weight.
template <Game G, class KindOf, class Weight>
std::vector<Action> some_of_a_kind(const G& game, const typename G::State& state, Rng& rng, KindOf kind_of,
                                   Weight weight) {
  using Kind = decltype(kind_of(Action{}));
  static thread_local ActionList list;
  game.actions(state, list);
  std::vector<std::vector<Action>> by_kind(64);
  for (const Action action : list) by_kind[static_cast<std::size_t>(kind_of(action))].push_back(action);
  const auto weight_of = [&](std::size_t kind) -> std::uint32_t {
    return by_kind[kind].empty() ? 0 : weight(static_cast<Kind>(kind));
  };
  std::uint32_t all = 0;
  for (std::size_t kind = 0; kind < by_kind.size(); ++kind) all += weight_of(kind);
  std::uint32_t rest = below(rng, all);
  std::size_t kind = 0;
  for (; rest >= weight_of(kind); ++kind) rest -= weight_of(kind);
  return by_kind[kind];
}

// Plays until a position is reached, or to the end: tells which. A game ends within so many actions.
template <Game G, class Choose, class Reached>
bool play_until(const G& game, typename G::State& state, Rng& rng, Choose choose, Reached reached, int most = 100'000) {
  for (int moves = 0; !reached(state); ++moves) {
    if (game.turn(state).is_over()) return false;
    REQUIRE(moves < most);
    const Action action = choose(game, state, rng);
    REQUIRE(!game.refuse(state, action));
    game.apply(state, action, NoEvents{});
  }
  return true;
}

// Plays to the end; `see` gets every position.
template <Game G, class Choose, class See>
void play(const G& game, typename G::State state, Rng& rng, Choose choose, See see, int most = 100'000) {
  const auto seen = [&](const typename G::State& now) {
    see(now);
    return false;
  };
  play_until(game, state, rng, choose, seen, most);
}

// The first position of random games that passes the test.
template <Game G, class Choose, class Test>
Moment<G> find_moment(const G& game, Choose choose, Test test) {
  const auto passes = [&](const typename G::State& state) { return test(game, state); };
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    Rng rng(seed);
    typename G::State state = game.start();
    if (play_until(game, state, rng, choose, passes)) return {game, state};
  }
  FAIL("no random game comes to this moment");
  return {game, game.start()};
}

// A game that is played by texts, with all that it tells the table.
template <Game G>
struct Played {
  G game;
  typename G::State state;
  std::vector<Doc> told{};

  explicit Played(G of) : game(std::move(of)), state(game.start()) {}

  Played& play(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) {
      const Result<Action> action = game.parse(state, text);
      REQUIRE_MESSAGE(action.ok(), text);
      REQUIRE_MESSAGE(!game.refuse(state, *action), text, " at ", G::kinds()[game.turn(state).kind]);
      EventList<typename G::Event> events;
      game.apply(state, *action, events);
      for (const auto& event : events.items) told.push_back(game.describe(event, Viewer::table()));
    }
    return *this;
  }
  Doc view() const { return game.view(state, Viewer::table()); }
  // The first event of this type.
  const Doc& event(std::string_view type) const {
    for (const Doc& doc : told) {
      if (editing::at(doc, "type") == Doc(type)) return doc;
    }
    FAIL("nothing is told of ", std::string(type));
    return told.front();
  }
  operator Moment<G>() const { return {game, state}; }  // NOLINT(google-explicit-constructor): it is one
};

// --- there and back -------------------------------------------------------------------------------------------------

// The document is read as this position.
template <Game G>
void reads_as(const G& game, const Doc& doc, const typename G::State& state) {
  const auto loaded = game.load(doc);
  REQUIRE_MESSAGE(loaded.ok(), loaded.fault().message, " in ", to_json(doc));
  REQUIRE(same_bytes(*loaded, state));
}
template <Game G>
void loads_back(const G& game, const typename G::State& state) {
  reads_as(game, position(game, state), state);
}

// The document is refused at this place, with this rule.
template <Game G>
void check_refused(const G& game, const Doc& doc, std::string_view path, std::string_view rule = "") {
  const auto loaded = game.load(doc);
  CAPTURE(std::string(path));
  REQUIRE(!loaded.ok());
  CAPTURE(loaded.fault().message);
  CHECK(loaded.fault().code == "bad_save");
  CHECK(loaded.fault().path == path);
  CHECK(loaded.fault().rule == rule);
  CHECK(loaded.fault().message.starts_with(std::string(path) + ": "));
}

// The position with other parts in their places.
struct Edit {
  std::string_view path;
  Doc value;
};
template <class Held>
Doc edited(const Held& held, const std::vector<Edit>& edits) {
  Doc doc = position(held.game, held.state);
  for (const Edit& edit : edits) editing::at(doc, edit.path) = edit.value;
  return doc;
}
template <class Held>
void check_edits_refused(const Held& held, const std::vector<Edit>& edits, std::string_view path,
                         std::string_view rule) {
  CAPTURE(edits.front().path);
  CAPTURE(to_json(edits.front().value));
  check_refused(held.game, edited(held, edits), path, rule);
}

// A document that is changed step by step, and what becomes of it. `Self` is the type that a game makes of it.
template <class Self, Game G>
struct Written {
  G game;
  Doc doc;

  explicit Written(const Moment<G>& moment) : game(moment.game), doc(position(moment.game, moment.state)) {}

  Self& set(std::string_view path, Doc value) {
    editing::at(doc, path) = std::move(value);
    return self();
  }
  Self& add(std::string_view path, Doc value) {
    editing::at(doc, path).push(std::move(value));
    return self();
  }
  Self& drop(std::string_view path) {
    editing::at(doc, path).as_array().pop_back();
    return self();
  }
  // Refused at this place, with this rule.
  void refused(std::string_view path, std::string_view rule = "") const { check_refused(game, doc, path, rule); }

 private:
  Self& self() { return static_cast<Self&>(*this); }
};

// --- anything else in a document ------------------------------------------------------------------------------------

// Drops members however deep: those of which `follows(object, name of the object, member)` says that they follow from
// the rest.
template <class Follows>
void drop_members(Doc& doc, const Follows& follows, std::string_view inside = "") {
  if (doc.is_array()) {
    for (Doc& item : doc.as_array()) drop_members(item, follows, inside);
  }
  if (!doc.is_object()) return;
  std::vector<std::string> dropped;
  for (const Doc::Member& member : doc.as_object()) {
    if (follows(doc, inside, member)) dropped.push_back(member.first);
  }
  for (const std::string& name : dropped) editing::drop(doc, name);
  for (Doc::Member& member : doc.as_object()) drop_members(member.second, follows, member.first);
}

// Every leaf of a document that can be edited.
inline void collect_leaves(Doc& doc, std::vector<Doc*>& leaves) {
  if (doc.is_object()) {
    for (Doc::Member& member : doc.as_object()) {
      if (member.first != "options") collect_leaves(member.second, leaves);
    }
  } else if (doc.is_array() && !doc.as_array().empty()) {
    for (Doc& item : doc.as_array()) collect_leaves(item, leaves);
  } else {
    leaves.push_back(&doc);
  }
}

// Puts something else into so many leaves.
inline void edit_anywhere(Doc& doc, std::uint32_t edits, Rng& rng) {
  std::vector<Doc*> leaves;
  collect_leaves(doc, leaves);
  const auto any = [&]() -> Doc& { return *leaves[below(rng, static_cast<std::uint32_t>(leaves.size()))]; };
  const auto another_value = [&]() -> Doc {
    switch (below(rng, 5)) {
      case 0: return {};
      case 1: return static_cast<int>(below(rng, 10));
      case 2: return below(rng, 2) == 0;
      case 3: return std::int64_t{1} << below(rng, 63);
      default: return any();  // one that stands elsewhere
    }
  };
  for (; edits > 0; --edits) {
    Doc value = another_value();
    any() = std::move(value);
  }
}

}  // namespace uc::positions
