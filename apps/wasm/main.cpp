// The table protocol as a WebAssembly module, of one game. A page calls:
//   _initialize()                   once
//   address = uc_alloc(size)        room for a request, as UTF-8 bytes without an end mark
//   reply = uc_request(address, size), of uc_reply_size() bytes; it stays until the next request
//   uc_free(address)
//   uc_signature(before)            the 64-bit signature of the rules, going on from that of the games before in the
//                                   list: the last one's is that of the native program
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bench/signature.hpp"
#include "protocol/host.hpp"

#define UC_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

// The content is built in and was checked by the tests: a fault here is a fault of the build.
uc::Contents contents() {
  auto loaded = uc::embedded_contents();
  if (!loaded) std::abort();
  return std::move(*loaded);
}

uc::Host& host() {
  static uc::Host* const the_host = [] {
    uc::HostConfig config;
    config.contents = contents();
    config.limits.memory = std::size_t{256} << 20U;  // a page has less than a machine
    return new uc::Host(std::move(config));          // lives as long as the module
  }();
  return *the_host;
}

std::string reply;

}  // namespace

UC_EXPORT(uc_alloc) void* uc_alloc(std::size_t size) { return std::malloc(size); }

UC_EXPORT(uc_free) void uc_free(void* address) { std::free(address); }

UC_EXPORT(uc_request) const char* uc_request(const char* address, std::size_t size) {
  reply = host().request(std::string_view(address, size));
  return reply.data();
}

UC_EXPORT(uc_reply_size) std::size_t uc_reply_size() { return reply.size(); }

UC_EXPORT(uc_signature) std::uint64_t uc_signature(std::uint64_t before) {
  return uc::signature(*contents().library, before);
}
