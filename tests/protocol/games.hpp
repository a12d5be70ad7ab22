// A table of each game, for tests of what the protocol does with all of them.
#pragma once

#include <string>
#include <string_view>

#include "support.hpp"

namespace uc::test {

struct Played {
  std::string_view name;
  int players = 2;
  std::string_view options = "{}";
};
inline constexpr Played kGames[] = {
    {"crypt", 3}, {"onedeck", 2}, {"digger", 3, R"({"hidden_projects":true})"}, {"saga", 3}};

inline std::string open(Tester& tester, const Played& game, std::string_view seed) {
  return text_at(tester.get("new", {{"game", game.name},
                                    {"players", game.players},
                                    {"options", json(game.options)},
                                    {"seed", seed},
                                    {"limit", 0}}),
                 "table");
}

}  // namespace uc::test
