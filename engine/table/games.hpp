// The list of games. Adding a game is adding its header and one line here.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/game.hpp"
#include "crypt/crypt.hpp"
#ifndef UC_PAGE
#include "digger/digger.hpp"
#include "onedeck/onedeck.hpp"
#include "saga/saga.hpp"
#endif

namespace uc {

// A game of the list, with the version of its rules: it goes up by one when the same actions lead elsewhere than
// before.
template <Game G, int Rules>
struct Entry {
  using type = G;
  static constexpr int rules = Rules;
};

template <class... Entries>
struct GameList {
  static constexpr std::size_t size = sizeof...(Entries);
};

#ifdef UC_PAGE  // the games that have a board in the page
using Games = GameList<Entry<crypt::Crypt, 1>>;
#else
using Games =
    GameList<Entry<crypt::Crypt, 1>, Entry<onedeck::OneDeck, 1>, Entry<digger::Digger, 2>, Entry<saga::Saga, 2>>;
#endif

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
