#include "reasons.hpp"

#include <algorithm>

namespace uc {

std::string Reasons::said(std::string_view message, std::string_view game, std::string_view verb,
                          const Catalogue& words) const {
  if (message.starts_with("write ")) {
    const std::string key = "form." + std::string(game) + "." + std::string(verb);
    return words.has(key) ? words.text("why.write", {{"form", words.text(key)}}) : std::string();
  }
  constexpr std::string_view kFamily = "reason.";
  const auto& all = english_.texts();
  for (auto each = all.lower_bound(kFamily); each != all.end() && each->first.starts_with(kFamily); ++each) {
    if (each->second == message && words.has(each->first)) return words.text(each->first);
  }
  return {};
}

}  // namespace uc
