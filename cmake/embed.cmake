# cmake -DNAMES=a;b -DFILES=/x/a;/x/b -DOUTPUT=embedded.cpp -P embed.cmake
#
# Writes a C++ file that holds the given files. As arrays of characters, because string literals have a limit of length
# that our files pass.
set(arrays "")
set(table "")
set(number 0)
foreach(name file IN ZIP_LISTS NAMES FILES)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  # A zero after the last character, so that an empty file is an array too.
  string(APPEND arrays "constexpr char kFile${number}[] = {${bytes}0};\n")
  list(APPEND rows "${name}|    {\"${name}\", {kFile${number}, sizeof(kFile${number}) - 1}},\n")
  math(EXPR number "${number} + 1")
endforeach()
list(SORT rows COMPARE STRING)
foreach(row IN LISTS rows)
  string(REGEX REPLACE "^[^|]*\\|" "" row "${row}")
  string(APPEND table "${row}")
endforeach()

file(CONFIGURE OUTPUT ${OUTPUT} @ONLY NEWLINE_STYLE UNIX CONTENT [[
// Written by cmake/embed.cmake.
#include "content/embedded.hpp"

namespace uc {
namespace {

@arrays@
constexpr EmbeddedFile kFiles[] = {
@table@};

}  // namespace

std::span<const EmbeddedFile> embedded_files() { return kFiles; }

std::string_view embedded_file(std::string_view name) {
  for (const EmbeddedFile& file : kFiles) {
    if (file.name == name) return file.text;
  }
  return {};
}

}  // namespace uc
]])
