// A saved game that grows: its actions stand at its end, one a line, so that a new one is written behind them and
// nothing before it is touched. After each write the file is a whole saved game without a position (docs/protocol.md).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "apps/undercroft/files.hpp"

namespace uc {

class GrowingSave {
 public:
  GrowingSave() = default;
  ~GrowingSave() { close(); }
  GrowingSave(const GrowingSave&) = delete;
  GrowingSave& operator=(const GrowingSave&) = delete;

  // Writes it whole: a save as the protocol gives it, and where the game stands (an object of the caller's own). The
  // reason if it cannot be done, else empty.
  std::string begin(const std::string& path, const Doc& save, const Doc& stands, Haste haste);
  // Can it be added to? Not before it has begun, nor when something else stands in its place now.
  bool grows() const;
  // How many actions it has.
  std::size_t length() const { return length_; }
  // Writes these behind the others. On a fault the file stays as it was.
  std::string append(const Doc::Array& actions, const Doc& stands, Haste haste);
  // No more will come; the file stays.
  void close();

 private:
  std::string path_;
  int file_ = -1;
  std::size_t length_ = 0;
  std::size_t end_ = 0;  // of the last action: what is behind it closes the document
  std::string closing_;
};

// The document in a file that may be such a save. Where the program or the machine ended in the middle of a write, the
// lines before it count.
Result<Doc> read_saved_file(const std::string& path);

}  // namespace uc
