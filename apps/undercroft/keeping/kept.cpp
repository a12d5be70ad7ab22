#include "kept.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "growing_save.hpp"

namespace uc {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostKept = 100;  // games; beyond them the one that was left longest ago goes

std::string lock_of(const std::string& path) { return path + ".lock"; }

// The lock of a game, or -1 if somebody holds it. A program that is killed loses its locks. `flags`: as for open.
int lock(const std::string& path, int flags) {
  const std::string name = lock_of(path);
  const int file = open(name.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC | flags, 0600);
  if (file < 0) return -1;
  struct stat held{};
  struct stat named{};
  const bool locked = flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
  const bool same = locked && fstat(file, &held) == 0 && lstat(name.c_str(), &named) == 0 &&
                    held.st_ino == named.st_ino && held.st_dev == named.st_dev;  // nobody has cleared it away meanwhile
  if (same) return file;
  close(file);
  return -1;
}

void clear_away(const std::string& path) {
  std::remove(path.c_str());
  std::remove((path + ".draft").c_str());
  std::remove(lock_of(path).c_str());
}

// The folder and those above it, for nobody else's eyes. The reason if that fails.
std::string make_folder(const std::string& folder) {
  for (std::size_t slash = folder.find('/', 1); slash != std::string::npos; slash = folder.find('/', slash + 1)) {
    (void)mkdir(folder.substr(0, slash).c_str(), 0700);  // most are there; the last one tells what is wrong
  }
  if (mkdir(folder.c_str(), 0700) == 0 || errno == EEXIST) return {};
  return folder + ": " + std::strerror(errno);
}

std::vector<fs::path> files_that_end(std::string_view ending) {
  std::vector<fs::path> files;
  std::error_code error;
  const std::string folder = kept_folder();
  if (folder.empty()) return files;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (at->path().string().ends_with(ending)) files.push_back(at->path());
  }
  return files;
}

std::time_t changed_at(const fs::path& path) {
  struct stat about{};
  return lstat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode) ? about.st_mtime : 0;
}

// Locks that a killed program left behind before there was a game to lock.
void clear_locks() {
  for (const fs::path& name : files_that_end(".json.lock")) {
    const std::string path = name.string().substr(0, name.string().size() - std::strlen(".lock"));
    if (file_exists(path)) continue;
    if (const int file = lock(path, 0); file >= 0) {
      clear_away(path);
      close(file);
    }
  }
}

// Is it a game that nobody is playing?
bool is_free(const std::string& path) {
  const int file = lock(path, O_CREAT);
  if (file < 0) return false;
  close(file);
  return true;
}

void make_room() {
  std::vector<std::pair<std::time_t, std::string>> games;
  for (const fs::path& path : files_that_end(".json")) games.emplace_back(changed_at(path), path.string());
  std::sort(games.begin(), games.end());
  for (std::size_t i = 0; i + kMostKept <= games.size(); ++i) {
    const int file = lock(games[i].second, O_CREAT);
    if (file < 0) continue;
    clear_away(games[i].second);
    close(file);
  }
}

}  // namespace

std::string kept_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && data[0] == '/') return std::string(data) + "/undercroft/games";
  const char* home = std::getenv("HOME");
  if (home != nullptr && home[0] == '/') return std::string(home) + "/.local/share/undercroft/games";
  return {};
}

std::vector<KeptGame> kept_games(std::string_view game) {
  clear_locks();
  std::vector<KeptGame> games;
  for (const fs::path& path : files_that_end(".json")) {
    const std::time_t at = changed_at(path);
    if (at == 0 || !is_free(path.string())) continue;
    const Result<Doc> save = read_saved_file(path.string());
    if (!save || get_text(*save, "format") != "undercroft-save") continue;
    // Programs before this one kept the whole position.
    const Doc& stands = get(*save, save->find("stands") != nullptr ? "stands" : "position");
    KeptGame kept{path.string(),
                  get_text(*save, "game"),
                  get_int(stands, "round"),
                  get_int(stands, "floor"),
                  static_cast<int>(get_list(*save, "actions").size()),
                  std::max<std::time_t>(0, std::time(nullptr) - at)};
    if (game.empty() || kept.game == game) games.push_back(std::move(kept));
  }
  std::sort(games.begin(), games.end(), [](const KeptGame& a, const KeptGame& b) {
    return std::pair(a.since, b.path) < std::pair(b.since, a.path);
  });
  return games;
}

KeptFile& KeptFile::operator=(KeptFile&& other) noexcept {
  if (this == &other) return *this;
  release();
  path_ = std::exchange(other.path_, {});
  lock_ = std::exchange(other.lock_, -1);
  return *this;
}

bool KeptFile::take(const std::string& path) {
  release();
  lock_ = lock(path, O_CREAT);
  if (holds() && file_exists(path)) {
    path_ = path;
    return true;
  }
  if (holds()) std::remove(lock_of(path).c_str());
  release();
  return false;
}

// A name that no game has: two terminals that begin in the same second do not meet.
std::string KeptFile::begin(const std::string& game) {
  const std::string folder = kept_folder();
  if (folder.empty()) return "no home folder is known";
  if (std::string why = make_folder(folder); !why.empty()) return why;
  make_room();
  char time[32] = {};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  std::strftime(time, sizeof time, "%Y%m%d-%H%M%S", localtime_r(&now, &parts));
  constexpr int kTries = 1000;
  for (int number = 1; number <= kTries; ++number) {
    const std::string path = folder + "/" + game + "-" + time + "-" + std::to_string(number) + ".json";
    if (file_exists(path)) continue;
    lock_ = lock(path, O_CREAT | O_EXCL);
    if (holds()) {
      path_ = path;
      return {};
    }
    if (errno != EEXIST && errno != ENOENT && errno != EWOULDBLOCK) return folder + ": " + std::strerror(errno);
  }
  return folder + ": " + std::strerror(EEXIST);
}

void KeptFile::remove() {
  if (holds()) clear_away(path_);
  release();
}

void KeptFile::release() {
  if (holds()) close(lock_);
  lock_ = -1;
  path_.clear();
}

}  // namespace uc
