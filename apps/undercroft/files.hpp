// Files in and out, with a sentence for whatever goes wrong.
#pragma once

#include <string>
#include <string_view>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc {

// The whole text of a file of at most 64 MiB. Code bad_request; the message is why it cannot be read.
Result<std::string> read_text_file(const std::string& path);

// The JSON document in a file.
Result<Doc> read_json_file(const std::string& path);

bool file_exists(const std::string& path);

enum class Readers {
  Owner,   // nobody else may read it
  Others,  // as other programs make files
};

// Writes the file whole or not at all: a reader meets the old text or the new one, also after a power cut. A link stays
// and its file is replaced; what is no file (a pipe, a device) is written to. The reason if it cannot be done, else
// empty.
std::string write_text_file(const std::string& path, std::string_view text, Readers readers = Readers::Owner);

// Why it would fail, as far as can be told without touching anything; else empty.
std::string why_not_writable(const std::string& path);

// A fault in one line, its place named once.
std::string told(const Fault& fault);

// A file of the content: from the directory or, if that is empty, from inside the program ("crypt.json").
Result<std::string> content_text(const std::string& content_dir, const std::string& name);

}  // namespace uc
