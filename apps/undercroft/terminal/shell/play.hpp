// `undercroft play` and the menu that `undercroft` alone begins with.
#pragma once

#include <string>
#include <vector>

#include "apps/undercroft/look.hpp"
#include "core/fault.hpp"
#include "front.hpp"

namespace uc {

struct PlayOptions {
  Look look;
  std::string game = game_names().front();
  bool game_given = false;           // not only the usual one
  std::string players;               // "human=Anna,level:3,level:5"; empty: what is usual in the game
  OwnWritten own;                    // what was written for options of games that have one of the command line
  std::vector<std::string> options;  // "scenario=total_battle": any option of the game by its name
  std::string seed;                  // empty: 256 random bits
  std::string load;                  // a saved game to go on with
  std::string save;                  // where the command `save` and the end of the game write
  bool resume = false;               // go on with the game that was kept last
};
int run_play(const PlayOptions&);

struct MenuOptions {
  Look look;
};
int run_menu(const MenuOptions&);

struct RulesOptions {
  Look look;
  std::string game = game_names().front();
  std::string what;  // an id or words to look for; empty: the list of chapters
};
int run_rules(const RulesOptions&);

// Who sits on a chair.
struct Player {
  bool human = true;
  int level = 0;  // of a computer
  std::string name;
  bool named = false;        // the name was given, not made up
  std::string spec() const;  // as in PlayOptions::players; a name that was made up follows the language and is left out
};

// A Fault of code bad_config says what is wrong.
Result<std::vector<Player>> read_players(const std::string& text);

// Who has said no name is called after the part played in the game; `names` are those, by seat.
void name_after_parts(std::vector<Player>& players, const std::vector<std::string>& names);

}  // namespace uc
