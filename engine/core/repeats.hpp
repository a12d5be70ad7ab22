// What the document of a position repeats for its readers: members that follow from the rest. They may be left out, but
// must not say anything else.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "document.hpp"
#include "fault.hpp"

namespace uc {

using OrderedLists = std::span<const std::string_view>;  // names of members whose items have their places

// The first place where `told`, the document that was read, says something else than `meant`, the view of the position
// it was read into. Members that are not told are not missed; members that no view has are left alone; lists may come
// in another order, but for those that are named.
std::optional<Fault> find_contradiction(const Doc& told, const Doc& meant, OrderedLists ordered = {});

}  // namespace uc
