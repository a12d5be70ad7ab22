// The levels of the computer players, and the names by which a player is asked for.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "advice.hpp"
#include "core/fault.hpp"

namespace uc {

// How a computer player finds its move: everything that can be set, whatever name asked for it.
struct Plan {
  enum class Kind : std::uint8_t { Random, Greedy, Search };
  Kind kind = Kind::Greedy;
  int level = 0;             // 0: a search was asked for, not a level; a game may measure its levels differently,
  bool own_measure = false;  // unless sims or ms were asked for
  int noise = 0;    // Greedy: in so many of 100 moves it takes any of the promising actions instead of the best
  int slips = 0;    // Greedy: and then one of so many of the best; 0: of all of them
  int guesses = 4;  // Greedy: over so many guesses of the hidden things it averages
  int sims = 0;     // Search: simulations, 0 for no limit
  int ms = 0;       // Search: milliseconds, 0 for no limit
  int threads = 1;  // Search: trees that grow side by side
  int horizon = 0;  // Search: decisions after which a simulation is valued at the next chance turn; 0: the game's end
  bool own_horizon = false;      // Search: the horizon was asked for
  std::optional<int> explore{};  // Search: how much to try what seems worse, in hundredths; else as suits the game
  int width = 6;                 // Search: how many actions of a decision are looked at to begin with,
  int widen = 50;                // and how many more for the square root of its visits, in hundredths
  bool at_once = false;          // Search: a new position is valued as it is, nothing is played on from it
  bool best_line = false;        // Search: what turns out worse than another choice is not counted before it
  bool random_playouts = false;  // Search: play simulations out with uniformly random actions

  bool operator==(const Plan&) const = default;
};

inline constexpr int kUsualExplore = 25;  // where neither a person nor the game says otherwise

inline constexpr int kLevels = 5;
inline constexpr int kDefaultLevel = 3;

struct Level {
  std::string_view name;  // a key of the catalogues: level.beginner, …
  Plan plan;
};
const std::array<Level, kLevels>& levels();  // levels()[0] is level 1

Plan plan_for(const Budget&);

// "random", "greedy", "level:4", "mcts:3" (the same as level:3, for levels that search), "mcts:sims=5000",
// "mcts:ms=100"; further settings after a plus: "mcts:sims=5000+threads=2+horizon=8+random". A comma would begin the
// next player of a list. A Fault of code bad_config says what is wrong.
Result<Plan> parse_player(std::string_view name);

}  // namespace uc
