// The options of a game as the list of them says (docs/protocol.md, "Options"): what may be given is read off that
// list, so that no game checks it twice. Games whose options depend on each other check that by themselves.
#pragma once

#include <string>
#include <string_view>

#include "document.hpp"
#include "fault.hpp"

namespace uc {

// Entries of such a list.
Doc number_option(std::string_view id, int min, int max, int usual);
Doc choice_option(std::string_view id, Doc::Array values, std::string_view usual);
Doc flag_option(std::string_view id, bool usual);

// The options that a document gives (null: none), complete, in the order of the list; or the first thing that is wrong
// with it (bad_config, its path begins with "options"). Types: bool, integer, choice, and list of a fixed length.
Result<Doc> read_listed_options(const Doc& list, const Doc& given, std::string_view game);

}  // namespace uc
