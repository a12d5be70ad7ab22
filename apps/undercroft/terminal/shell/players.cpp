// Who sits where: "human", "human=Anna", "level:3", "level:3=Bruno", separated by commas.
#include <algorithm>
#include <set>

#include "choice.hpp"
#include "play.hpp"
#include "screen.hpp"

namespace uc {

namespace {

constexpr int kLongestName = 12;

Fault bad_player(const std::string& text) {
  return {"bad_config",
          "players: \"" + shown(text, 60) + "\" is not a player; write human, human=Anna, or level:1 to level:5", "",
          ""};
}

Result<Player> read_player(const std::string& text) {
  Player player;
  const std::size_t equals = text.find('=');
  const std::string kind = lower(text.substr(0, equals));
  if (equals != std::string::npos) player.name = shown(text.substr(equals + 1), 60);
  player.named = !player.name.empty();
  if (display_width(player.name) > kLongestName) {
    return Fault{"bad_config", "players: the name \"" + player.name + "\" is longer than 12 letters", "", ""};
  }
  if (kind == "human") return player;
  player.human = false;
  const bool known = kind.starts_with("level:") || kind.starts_with("mcts:");
  const std::string level = kind.substr(kind.find(':') + 1);
  if (!known || level.size() != 1 || level[0] < '1' || level[0] > '5') return bad_player(text);
  player.level = level[0] - '0';
  return player;
}

// Everybody has a name, and no two have the same.
void name_all(std::vector<Player>& players) {
  constexpr const char* kNames[] = {"Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"};
  std::set<std::string> taken;
  for (const Player& player : players) taken.insert(player.name);
  std::size_t next = 0;
  for (Player& player : players) {
    while (player.name.empty()) {
      const std::string name = kNames[next++ % std::size(kNames)];
      if (taken.insert(name).second) player.name = name;
    }
  }
}

}  // namespace

std::string Player::spec() const {
  return (human ? std::string("human") : "level:" + std::to_string(level)) + (named ? "=" + name : "");
}

Result<std::vector<Player>> read_players(const std::string& text) {
  std::vector<Player> players;
  std::string rest = text;
  while (true) {
    const std::size_t comma = rest.find(',');
    const Result<Player> player = read_player(rest.substr(0, comma));
    if (!player) return player.fault();
    for (const Player& other : players) {
      if (!player->name.empty() && other.name == player->name) {
        return Fault{"bad_config", "players: two of them are called \"" + player->name + "\"", "", ""};
      }
    }
    players.push_back(*player);
    if (players.size() > 6) return Fault{"bad_config", "players: there are more than six of them", "", ""};
    if (comma == std::string::npos) break;
    rest = rest.substr(comma + 1);
  }
  name_all(players);
  return players;
}

void name_after_parts(std::vector<Player>& players, const std::vector<std::string>& names) {
  for (std::size_t i = 0; i < std::min(names.size(), players.size()); ++i) {
    const auto taken = [&](const Player& player) { return &player != &players[i] && player.name == names[i]; };
    if (players[i].named || std::any_of(players.begin(), players.end(), taken)) continue;
    players[i].name = names[i];
  }
}

}  // namespace uc
