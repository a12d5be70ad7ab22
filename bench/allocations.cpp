#include "allocations.hpp"

#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define UC_OWN_ALLOCATOR 0
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define UC_OWN_ALLOCATOR 0
#endif
#ifndef UC_OWN_ALLOCATOR
#define UC_OWN_ALLOCATOR 1
#endif

namespace {

thread_local std::uint64_t count = 0;

}  // namespace

namespace uc {

bool counts_allocations() { return UC_OWN_ALLOCATOR != 0; }
std::uint64_t allocations() { return count; }

}  // namespace uc

#if UC_OWN_ALLOCATOR

// The other forms of new and delete call these two.
void* operator new(std::size_t size) {
  ++count;
  if (void* place = std::malloc(size == 0 ? 1 : size)) return place;
  std::abort();  // out of memory: there is nothing left to do with
}

void operator delete(void* place) noexcept { std::free(place); }
void operator delete(void* place, std::size_t) noexcept { std::free(place); }

#endif
