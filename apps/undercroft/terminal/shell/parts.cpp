#include "parts.hpp"

#include <algorithm>
#include <utility>

#include "choice.hpp"

namespace uc {

namespace {

constexpr std::pair<std::string_view, std::string_view> kDirections[] = {
    {"N", "compass.north"}, {"NE", "compass.northeast"}, {"E", "compass.east"}, {"SE", "compass.southeast"},
    {"S", "compass.south"}, {"SW", "compass.southwest"}, {"W", "compass.west"}, {"NW", "compass.northwest"}};

bool is_known_as(const std::string& typed, std::string_view key, const Catalogue& words) {
  const std::vector<std::string> names = split(words.text("alias." + std::string(key)));
  return std::find(names.begin(), names.end(), typed) != names.end();
}

}  // namespace

std::string compass_word(std::string_view letters, const Catalogue& words) {
  for (const auto& [direction, key] : kDirections) {
    if (direction == letters) return words.text(key);
  }
  return std::string(letters);
}

std::string as_notation(std::string_view typed, std::initializer_list<std::string_view> parts, const Catalogue& words) {
  std::vector<std::string> tokens = split(typed);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string token = tokens[i];
    for (const auto& [direction, key] : kDirections) {
      const bool may_be = i > 0 || token.size() > 2;
      if (may_be && is_known_as(token, "compass." + std::string(direction), words)) tokens[i] = lower(direction);
    }
    for (const std::string_view part : parts) {
      if (i > 0 && is_known_as(token, part, words)) tokens[i] = part;
    }
  }
  return joined(tokens);
}

std::string with_local_parts(std::string_view action, std::initializer_list<std::string_view> parts,
                             const Catalogue& words) {
  std::vector<std::string> tokens = tokens_of(action);
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (std::find(parts.begin(), parts.end(), tokens[i]) == parts.end()) continue;
    tokens[i] = split(words.text("alias." + tokens[i])).front();
  }
  return joined(tokens);
}

}  // namespace uc
