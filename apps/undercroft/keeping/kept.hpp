// Games are kept as they are played, so that neither Ctrl-C nor a closed window loses one: one file a game in the
// user's data folder, each a saved game that grows (growing_save.hpp), and readable by its owner alone.
#pragma once

#include <ctime>
#include <string>
#include <string_view>
#include <vector>

namespace uc {

struct KeptGame {
  std::string path;
  std::string game;       // its id
  int round = 0;          // 0: the game counts no rounds
  int floor = 0;          // 0: it has no floors
  int steps = 0;          // of its history
  std::time_t since = 0;  // seconds since it was played
};

// $XDG_DATA_HOME/undercroft/games or ~/.local/share/undercroft/games; empty if neither is known.
std::string kept_folder();

// The unfinished games that nobody is playing now, the last one first; of one game only, if its id is given.
std::vector<KeptGame> kept_games(std::string_view game = {});

// The file of the game that is played here. As long as it is held no other program takes it up.
class KeptFile {
 public:
  KeptFile() = default;
  ~KeptFile() { release(); }
  KeptFile(KeptFile&& other) noexcept { *this = std::move(other); }
  KeptFile& operator=(KeptFile&& other) noexcept;

  // Takes up a game that was kept. False if it is gone or somebody is playing it.
  bool take(const std::string& path);
  // Takes the name of a new file. The reason if it cannot be done, else empty.
  std::string begin(const std::string& game);
  // Where it is, as long as it is held.
  const std::string& path() const { return path_; }
  // It need not be kept any longer.
  void remove();
  // It stays, for the next start.
  void release();
  bool holds() const { return lock_ >= 0; }

 private:
  std::string path_;
  int lock_ = -1;
};

}  // namespace uc
