// Documents that are parts of a game's content and can be checked by themselves: adventures. Some games have them.
#pragma once

#include <concepts>
#include <optional>
#include <string_view>

#include "library.hpp"

namespace uc {

template <class G>
concept HasParts = requires(const typename G::Content& content, const Doc& doc) {
  { G::is_part(doc) } -> std::same_as<bool>;
  { G::check_part(content, doc) } -> std::same_as<std::optional<Fault>>;  // code bad_content
};

bool has_parts(std::string_view game);

// What is wrong with a document that should be a part of this game, which has them.
std::optional<Fault> check_part(const Library& library, std::string_view game, const Doc& doc);

}  // namespace uc
