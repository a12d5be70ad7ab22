// What the document of a position repeats for its readers: members that follow from the rest. They may be left out, but
// must not say anything else.
#pragma once

#include <optional>

#include "document.hpp"
#include "fault.hpp"

namespace uc {

// The first place where `told`, the document that was read, says something else than `meant`, the view of the position
// it was read into. Members that are not told are not missed; members that no view has are left alone; lists may come
// in another order.
std::optional<Fault> find_contradiction(const Doc& told, const Doc& meant);

}  // namespace uc
