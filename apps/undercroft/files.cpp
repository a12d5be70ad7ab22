#include "apps/undercroft/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
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

std::string write_text_file(const std::string& path, std::string_view text) {
  std::string draft = path + ".XXXXXX";
  const int file = mkstemp(draft.data());
  if (file < 0) return std::strerror(errno);
  // mkstemp makes a file for its owner alone; a saved game holds secrets, and so it stays.
  const bool written = write_all(file, text) && fsync(file) == 0;
  const int why = errno;
  if (close(file) == 0 && written && std::rename(draft.c_str(), path.c_str()) == 0) return {};
  const int reason = written ? errno : why;
  std::remove(draft.c_str());
  return std::strerror(reason);
}

Result<std::string> content_text(const std::string& content_dir, const std::string& name) {
  if (!content_dir.empty() && file_exists(content_dir + "/" + name)) return read_text_file(content_dir + "/" + name);
  const std::string_view text = embedded_file(name);
  if (text.empty()) return Fault{"bad_content", name + ": there is no such file in the content", "", ""};
  return std::string(text);
}

}  // namespace uc
