// The finished page as one file, the pack: made by tools/pack-page, built into the program, or read with --page.
//
// The format, all numbers little-endian:
//   "UCPAGE01"
//   u32 how many files
//   for each file, in the order of their paths:
//     u16 length of the path, u16 of the media type, u16 of the tag
//     u32 length of the plain bytes, u32 of the gzip form, u32 of the brotli form (0: there is none)
//     path ("/index.html"), media type ("text/html; charset=utf-8"), tag (a hash of the plain bytes, in hexadecimal)
//     the plain bytes, the gzip form, the brotli form
// and nothing after the last file. A pack of no bytes at all stands for a program built without the page.
#pragma once

#include <string_view>
#include <vector>

#include "core/fault.hpp"

namespace uc {

// Views into the pack's bytes, which must outlive it.
struct PageFile {
  std::string_view path;
  std::string_view media_type;
  std::string_view tag;
  std::string_view plain;
  std::string_view gzip;    // empty: no smaller than plain
  std::string_view brotli;  // empty: no smaller than plain
};

class Page {
 public:
  // A fault says what is wrong with the bytes, without naming where they came from.
  static Result<Page> read(std::string_view pack);

  const PageFile* find(std::string_view path) const;  // nullptr: there is no such file
  const std::vector<PageFile>& files() const { return files_; }

 private:
  std::vector<PageFile> files_;  // in the order of their paths
};

// The pack inside this program. Empty if it was built without the page.
std::string_view embedded_pack();

}  // namespace uc
