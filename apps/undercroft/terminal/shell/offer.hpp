// Games that were kept as they were played are offered at the next start.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/undercroft/keeping/kept.hpp"
#include "begin.hpp"

namespace uc {

// "Crypt, round 3, 12 minutes ago"
std::string kept_words(const KeptGame& kept, const Catalogue& words);

// Asks whether to go on with one of them; its file, or nothing. Asks nothing if there is none. `ended`: the input has.
std::optional<std::string> offer_kept(Desk& desk, std::string_view game, bool& ended);

}  // namespace uc
