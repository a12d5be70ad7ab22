// The list of games, which cmake/games.cmake writes.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/game.hpp"

namespace uc {

// A game of the list.
template <Game G>
struct Entry {
  using type = G;
  static constexpr int rules = G::rules_version;
};

template <class First, class... Entries>
struct GameList {
  static constexpr std::size_t size = 1 + sizeof...(Entries);
  using FirstGame = typename First::type;
};

}  // namespace uc

#include "uc_games.hpp"  // Games, of these

namespace uc {

namespace detail {

template <class F, class... Entries>
void for_each_game(GameList<Entries...>, F&& f) {
  std::size_t number = 0;
  (f(Entries{}, number++), ...);
}

template <class G, class... Entries>
constexpr std::size_t number_of(GameList<Entries...>) {
  std::size_t number = 0;
  (void)((std::is_same_v<G, typename Entries::type> || (++number, false)) || ...);
  return number;
}

}  // namespace detail

// The game that is meant where none is named.
using FirstGame = Games::FirstGame;

// Calls f(entry, number) for every game of the list; decltype(entry)::type is the game, ::rules its version.
template <class F>
void for_each_game(F&& f) {
  detail::for_each_game(Games{}, std::forward<F>(f));
}

// Calls f(entry) for the game of that number; false if there is none.
template <class F>
bool visit_game(std::size_t number, F&& f) {
  bool found = false;
  for_each_game([&](auto entry, std::size_t n) {
    if (n != number) return;
    found = true;
    f(entry);
  });
  return found;
}

// Calls f(entry) for the game of that id; false if there is none.
template <class F>
bool visit_game(std::string_view id, F&& f) {
  bool found = false;
  for_each_game([&](auto entry, std::size_t) {
    if (decltype(entry)::type::id != id) return;
    found = true;
    f(entry);
  });
  return found;
}

template <Game G>
inline constexpr std::size_t kGameNumber = detail::number_of<G>(Games{});

}  // namespace uc
