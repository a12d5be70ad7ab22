// What a game brings to the command beside what all games have. The folder of a game in apps/undercroft/terminal/
// defines <game>_front(); a game without such a folder has the plain face, and nothing else is missing.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/campaign.hpp"
#include "core/document.hpp"
#include "core/fault.hpp"
#include "face.hpp"

namespace uc {

class CampaignDesk;
struct Desk;

// An option of the game that has an option of the command line of its own, of the same name. Any other is given by
// --option NAME=VALUE.
struct OwnOption {
  std::string name;
  std::string help;
  std::string type;  // what is written, for the help: "ID|FILE"; empty: TEXT
  Result<Doc> (*read)(const std::string& written);
};

// The options of a game in one word.
struct Shorthand {
  std::string help;   // "for Crypt also A, B, random or six letters"
  std::string forms;  // "A, B, random": what can be written, for complaints
  Result<Doc> (*read)(const std::string& written) = nullptr;
};

// A line of the help of a command: "undercroft play …". In the help of the whole program it is a line of "undercroft
// play".
struct Example {
  std::string_view command;
  std::string line;
};

struct Front {
  std::unique_ptr<GameFace> (*face)(const std::string& content_dir) = nullptr;
  std::unique_ptr<CampaignDesk> (*campaign)(const CampaignOptions&, std::unique_ptr<Desk>, Doc content) = nullptr;
  std::vector<OwnOption> options = {};
  Shorthand shorthand = {};
  std::vector<Example> examples = {};
};

// Of a game of the list; an empty one for any other.
const Front& front_of(std::string_view game);

// The games of the list, and those that have campaigns.
std::vector<std::string> game_names();
std::vector<std::string> campaign_games();
// "crypt, onedeck or saga"
std::string one_of(const std::vector<std::string>& names);
// The examples of a command, each on a new line, in the order of the games.
std::string examples_of(std::string_view command);
// What the help of --options adds: "; for Crypt also …".
std::string shorthands();
// All options of games that the command line has, in the order of the games.
std::vector<OwnOption> own_options();

// What was written for them, by their names.
using OwnWritten = std::map<std::string, std::string>;
// Adds their values to the options of a game.
Result<Doc> with_own_options(Doc settings, const OwnWritten& written);
// A fault in the options, told as a fault in the file that was written for one of them.
Fault in_own_file(Fault fault, const OwnWritten& written);

}  // namespace uc
