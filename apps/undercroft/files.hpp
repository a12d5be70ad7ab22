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

enum class Names {
  Given,  // by a person: a link stays and its file is replaced; what is no file (a pipe, a device) is written to
  Ours,   // made up by the program: whatever somebody may have put there, a link too, makes room for a new file
};

enum class Haste {
  None,   // the text is on the disk: it stays after a power cut
  Great,  // it will be; until then the file is the old one
};

// Writes the file whole or not at all: a reader meets the old text or the new one, whenever this program ends. The
// reason if it cannot be done, else empty.
std::string write_text_file(const std::string& path, std::string_view text, Readers readers = Readers::Owner,
                            Names names = Names::Given, Haste haste = Haste::None);

// Why it would fail, as far as can be told without touching anything; else empty.
std::string why_not_writable(const std::string& path);

// A fault in one line, its place named once.
std::string told(const Fault& fault);

// A file of the content: from the directory or, if that is empty, from inside the program ("crypt.json").
Result<std::string> content_text(const std::string& content_dir, const std::string& name);

}  // namespace uc
