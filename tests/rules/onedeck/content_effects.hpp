// What the abilities of a content do, step by step.
#pragma once

#include "content_file.hpp"

namespace uc::onedeck::content_file {

inline const Effect& step(const Content& content, std::string_view ability, std::size_t branch = 0, std::size_t i = 0) {
  const Ability& found = named(content.abilities, ability);
  REQUIRE(branch < found.branches.size());
  REQUIRE(i < found.branches[branch].count);
  return content.effects[found.branches[branch].first + i];
}

inline constexpr std::uint8_t bits(std::initializer_list<int> values) {
  unsigned set = 0;
  for (const int value : values) set |= 1U << static_cast<unsigned>(value);
  return static_cast<std::uint8_t>(set);
}

}  // namespace uc::onedeck::content_file
