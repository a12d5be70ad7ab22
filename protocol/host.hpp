// The table protocol of docs/protocol.md: requests in, replies out, over any number of tables. Every transport (lines,
// WebAssembly, sockets) calls this one class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "contents.hpp"
#include "core/document.hpp"

namespace uc {

// What keeps a host from growing without bound. Beyond one of these a request gets `limit`.
struct HostLimits {
  std::size_t line = std::size_t{1} << 20U;  // bytes of a request
  std::size_t tables = 1000;
  std::size_t history = 10'000;                 // actions of a table
  std::size_t options = std::size_t{1} << 17U;  // bytes of a table's options as JSON, an adventure in them too
  std::size_t memory = std::size_t{1} << 30U;   // bytes of all tables together
  std::size_t searches = 4;                     // kept unfinished; more have to wait
  std::size_t waits = 50;                       // refusals after which a search that nobody asks for gives way
  int sims = 10'000'000;                        // of one suggest
  int ms = 600'000;                             // of one suggest
};

struct HostConfig {
  Contents contents;
  // Fills the bytes with randomness for seeds: entropy_of_the_system unless told.
  std::function<void(std::span<std::uint8_t>)> entropy;
  HostLimits limits;
};

// The randomness of the machine, or of whoever runs the WebAssembly module.
void entropy_of_the_system(std::span<std::uint8_t> bytes);

struct HostData;

class Host {
 public:
  explicit Host(HostConfig config);
  ~Host();
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // One request as JSON text; the reply as one line, without its end. Takes any bytes whatever.
  std::string request(std::string_view line);
  // The same with documents.
  Doc handle(const Doc& request);
  // Whether `quit` was asked for.
  bool quit() const;

 private:
  std::unique_ptr<HostData> data_;
};

// The reply to a line that is too long to be kept: for transports, which must not store it.
std::string reply_to_long_line(const HostLimits& limits);

}  // namespace uc
