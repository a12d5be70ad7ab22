// How often this thread has asked for memory. Only for the bench: it promises that play and search ask for none.
#pragma once

#include <cstdint>

namespace uc {

// False in builds with sanitizers, which bring an allocator of their own.
bool counts_allocations();
std::uint64_t allocations();

}  // namespace uc
