// An option that a command is given as one of the content by its id, or as a file of one's own: an adventure.
#pragma once

#include <string>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc {

// The value of the option: the id, or the document in the file.
Result<Doc> read_id_or_file(const std::string& id_or_file);

// A fault in the options, told as a fault in that file if the value of this option came from one.
Fault in_option_file(Fault fault, const std::string& option, const std::string& id_or_file);

}  // namespace uc
