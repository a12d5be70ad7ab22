// The adventure of Dungeon Saga that a command is given: one of the content by its id, or a file of one's own.
#pragma once

#include <string>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc {

// The option `adventure` for an id, or for the document in a file.
Result<Doc> read_adventure_option(const std::string& id_or_file);

// A fault in the options, told as a fault in that file if the adventure came from one.
Fault in_adventure_file(Fault fault, const std::string& id_or_file);

}  // namespace uc
