#include "growing_save.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string_view>

#include "apps/undercroft/doc_get.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

constexpr std::string_view kActions = ",\n\"actions\":[\n";

std::string lines_of(const Doc::Array& actions, bool first) {
  std::string lines;
  for (const Doc& action : actions) {
    if (!first) lines += ",\n";
    first = false;
    lines += to_json(action);
  }
  return lines;
}

// What stands behind the last action. Never shorter than the one it takes the place of, so that no old byte is left.
std::string closing_with(const Doc& stands, std::size_t least) {
  std::string closing = "\n],\"stands\":" + to_json(stands) + "}";
  if (closing.size() + 1 < least) closing.append(least - closing.size() - 1, ' ');
  return closing + "\n";
}

bool write_at(int file, std::string_view text, std::size_t place) {
  while (!text.empty()) {
    const ssize_t done = pwrite(file, text.data(), text.size(), static_cast<off_t>(place));
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(done));
    place += static_cast<std::size_t>(done);
  }
  return true;
}

// What was meant, of a text that was cut off: the lines that are actions from the first on.
Result<Doc> mended(std::string_view text) {
  const std::size_t begin = text.find(kActions);
  if (begin == std::string_view::npos) return Fault{"bad_json", "", "", ""};
  Result<Doc> save = parse_json(std::string(text.substr(0, begin)) + "}");
  if (!save) return save;
  Doc::Array actions;
  text.remove_prefix(begin + kActions.size());
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    std::string_view line = text.substr(0, end);
    if (line.ends_with(',')) line.remove_suffix(1);
    Result<Doc> action = parse_json(line);
    if (!action || !action->is_string()) break;
    actions.push_back(std::move(*action));
    text.remove_prefix(end + 1);
  }
  save->set("actions", std::move(actions));
  return save;
}

}  // namespace

std::string GrowingSave::begin(const std::string& path, const Doc& save, const Doc& stands, Haste haste) {
  close();
  Doc head = Doc::object();
  for (const auto& [key, value] : save.as_object()) {
    if (key != "actions" && key != "position") head.set(key, value);
  }
  const Doc::Array& actions = get_list(save, "actions");
  std::string text = to_json(head);
  text.back() = ',';
  text += kActions.substr(1);
  text += lines_of(actions, true);
  const std::size_t end = text.size();
  const std::string closing = closing_with(stands, 0);
  const std::string why = write_text_file(path, text + closing, Readers::Owner, Names::Ours, haste);
  if (!why.empty()) return path + ": " + why;
  file_ = open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
  path_ = path;
  length_ = actions.size();
  end_ = end;
  closing_ = closing;
  return {};
}

bool GrowingSave::grows() const {
  struct stat held{};
  struct stat named{};
  return file_ >= 0 && fstat(file_, &held) == 0 && lstat(path_.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
         held.st_dev == named.st_dev && static_cast<std::size_t>(held.st_size) == end_ + closing_.size();
}

std::string GrowingSave::append(const Doc::Array& actions, const Doc& stands, Haste haste) {
  const std::string lines = lines_of(actions, length_ == 0);
  const std::size_t behind = closing_.size() > lines.size() ? closing_.size() - lines.size() : 0;
  const std::string closing = closing_with(stands, behind);
  const bool written = write_at(file_, lines + closing, end_);
  if (!written || (haste == Haste::None && fdatasync(file_) != 0)) {
    const std::string why = path_ + ": " + std::strerror(errno);
    // There was room for what was there before.
    const bool as_before =
        write_at(file_, closing_, end_) && ftruncate(file_, static_cast<off_t>(end_ + closing_.size())) == 0;
    if (!as_before) close();
    return why;
  }
  length_ += actions.size();
  end_ += lines.size();
  closing_ = closing;
  return {};
}

void GrowingSave::close() {
  if (file_ >= 0) ::close(file_);
  file_ = -1;
  path_.clear();
  length_ = end_ = 0;
  closing_.clear();
}

Result<Doc> read_saved_file(const std::string& path) {
  Result<Doc> whole = read_json_file(path);
  if (whole || whole.fault().code != "bad_json") return whole;
  const Result<std::string> text = read_text_file(path);
  if (!text) return whole;
  Result<Doc> save = mended(*text);
  return save && get_text(*save, "format") == "undercroft-save" ? save : whole;
}

}  // namespace uc
