#include "files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "content/embedded.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

Fault unreadable(const std::string& path, const std::string& why) { return {"bad_request", path + ": " + why, "", ""}; }

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = write(file, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(done));
  }
  return true;
}

bool same_file(const struct stat& a, const struct stat& b) { return a.st_dev == b.st_dev && a.st_ino == b.st_ino; }

// /dev/stdout and the like: the file that this program already has open there, or -1.
int already_open(const struct stat& about) {
  for (const int file : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat here{};
    if (fstat(file, &here) == 0 && same_file(about, here)) return file;
  }
  return -1;
}

// Into what is there: a device, a pipe, the standard output. Such a thing must never be replaced by a file.
std::string write_into(const std::string& path, std::string_view text, int flags) {
  const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0600);
  if (file < 0) return std::strerror(errno);
  const bool written = write_all(file, text);
  const int why = errno;
  const bool closed = close(file) == 0;
  if (written && closed) return {};
  return std::strerror(written ? errno : why);
}

mode_t mode_for(Readers readers, const struct stat* old) {
  if (readers == Readers::Owner) return 0600;  // a saved game holds secrets
  if (old != nullptr) return old->st_mode & 0777;
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

struct Draft {
  std::string path;
  int file = -1;
};

// Is the open file what stands under this name, a file of ours alone that nobody else is writing?
bool is_ours(const Draft& draft) {
  struct stat open_file{};
  struct stat named{};
  if (fstat(draft.file, &open_file) != 0 || !S_ISREG(open_file.st_mode) || open_file.st_nlink != 1) return false;
  if (open_file.st_uid != geteuid()) return false;
  if (flock(draft.file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;  // some disks know no locks
  return lstat(draft.path.c_str(), &named) == 0 && same_file(open_file, named);
}

// A draft beside the file. It has the same name each time, so that one which a killed program left behind is written
// over; if something else stands there (a link, a file of somebody else's, a draft in use) it gets a name of its own.
Draft open_draft(const std::string& path) {
  constexpr int kTries = 3;  // another program may be putting its draft into place just now
  for (int i = 0; i < kTries; ++i) {
    Draft draft{path + ".draft"};
    draft.file = open(draft.path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    if (draft.file < 0) break;
    if (is_ours(draft) && ftruncate(draft.file, 0) == 0) return draft;
    close(draft.file);
  }
  Draft draft{path + ".XXXXXX"};
  draft.file = mkstemp(draft.path.data());
  return draft;
}

// By a draft beside it that takes its place.
std::string replace_file(const std::string& path, std::string_view text, mode_t mode, Haste haste) {
  const Draft draft = open_draft(path);
  if (draft.file < 0) return std::strerror(errno);
  const bool written = write_all(draft.file, text) && fchmod(draft.file, mode) == 0 &&
                       (haste == Haste::Great || fsync(draft.file) == 0) &&
                       std::rename(draft.path.c_str(), path.c_str()) == 0;
  const int why = errno;
  if (!written) std::remove(draft.path.c_str());
  close(draft.file);  // the lock goes last: until then nobody else takes the draft for one that was left behind
  return written ? std::string() : std::strerror(why);
}

}  // namespace

Result<std::string> read_text_file(const std::string& path) {
  struct stat about{};
  if (stat(path.c_str(), &about) != 0) return unreadable(path, std::strerror(errno));
  if (S_ISDIR(about.st_mode)) return unreadable(path, std::strerror(EISDIR));
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return unreadable(path, std::strerror(errno));
  std::string text;
  char part[1 << 16];
  std::size_t got = 0;
  while (text.size() <= kLargestFile && (got = std::fread(part, 1, sizeof part, file)) > 0) text.append(part, got);
  const bool failed = std::ferror(file) != 0;
  std::fclose(file);
  if (failed) return unreadable(path, "cannot be read");
  if (text.size() > kLargestFile) return unreadable(path, "is larger than 64 MiB");
  return text;
}

Result<Doc> read_json_file(const std::string& path) {
  const Result<std::string> text = read_text_file(path);
  if (!text) return text.fault();
  Result<Doc> doc = parse_json(*text);
  if (doc) return doc;
  Fault fault = doc.fault();
  fault.message = path + ": " + fault.message;
  return fault;
}

bool file_exists(const std::string& path) {
  struct stat about{};
  return stat(path.c_str(), &about) == 0;
}

std::string write_text_file(const std::string& path, std::string_view text, Readers readers, Names names, Haste haste) {
  struct stat about{};
  struct stat link{};
  if (names == Names::Ours) {
    const bool file = lstat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode);
    return replace_file(path, text, mode_for(readers, file ? &about : nullptr), haste);
  }
  const bool there = stat(path.c_str(), &about) == 0;
  if (there) {
    if (const int file = already_open(about); file >= 0) {
      std::fflush(file == STDOUT_FILENO ? stdout : stderr);
      return write_all(file, text) ? std::string() : std::strerror(errno);
    }
    if (!S_ISREG(about.st_mode)) return write_into(path, text, 0);
  }
  const mode_t mode = mode_for(readers, there ? &about : nullptr);
  if (lstat(path.c_str(), &link) != 0 || !S_ISLNK(link.st_mode)) return replace_file(path, text, mode, haste);
  if (!there) return write_into(path, text, O_CREAT);  // a link to a file that is yet to be made
  char* target = realpath(path.c_str(), nullptr);
  if (target == nullptr) return std::strerror(errno);
  const std::string real = target;
  std::free(target);
  return replace_file(real, text, mode, haste);
}

std::string why_not_writable(const std::string& path) {
  struct stat about{};
  if (stat(path.c_str(), &about) == 0) {
    if (S_ISDIR(about.st_mode)) return std::strerror(EISDIR);
    return access(path.c_str(), W_OK) == 0 ? std::string() : std::strerror(errno);
  }
  if (errno != ENOENT) return std::strerror(errno);
  const std::size_t slash = path.rfind('/');
  if (path.empty() || slash + 1 == path.size()) return std::strerror(path.empty() ? ENOENT : EISDIR);
  const std::string folder = slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
  return access(folder.c_str(), W_OK | X_OK) == 0 ? std::string() : std::strerror(errno);
}

std::string told(const Fault& fault) {
  std::string text = fault.message;
  for (std::size_t colon = text.find(": "); colon != std::string::npos && colon > 0; colon = text.find(": ")) {
    if (fault.path.find(text.substr(0, colon)) == std::string::npos) break;
    text = text.substr(colon + 2);
  }
  return fault.path.empty() ? fault.message : fault.path + ": " + text;
}

Result<std::string> content_text(const std::string& content_dir, const std::string& name) {
  if (!content_dir.empty() && file_exists(content_dir + "/" + name)) return read_text_file(content_dir + "/" + name);
  const std::string_view text = embedded_file(name);
  if (text.empty()) return Fault{"bad_content", name + ": there is no such file in the content", "", ""};
  return std::string(text);
}

}  // namespace uc
