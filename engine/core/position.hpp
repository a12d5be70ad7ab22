// What every document of a position begins with (docs/protocol.md, "Saves and positions").
#pragma once

#include <string_view>

namespace uc {

inline constexpr std::string_view kPositionFormat = "undercroft-position";
// Goes up when positions read otherwise than before. Saves with an older one are read by their actions.
inline constexpr int kPositionVersion = 2;

}  // namespace uc
