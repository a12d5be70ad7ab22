// HTTP over TCP, on one thread: reads requests within bounds, asks for an answer to each, sends it. Boost.Beast and
// Asio live in http_server.cpp alone, because they take half a minute to compile.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "core/fault.hpp"
#include "page_answer.hpp"

namespace uc {

class HttpServer {
 public:
  using Answerer = std::function<PageAnswer(const PageRequest&)>;

  // From here on the signals to end (Ctrl-C, SIGTERM, SIGHUP) are kept for run().
  explicit HttpServer(Answerer answerer);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  // Takes the first free port from `first` to `last` (0: any), on this machine's loopback or, for the network, on all
  // its addresses. Connections wait from now on. A fault says why not.
  Result<std::uint16_t> listen(bool lan, std::uint16_t first, std::uint16_t last);

  // Serves until a signal asks it to end.
  void run();

 private:
  struct Inner;
  std::unique_ptr<Inner> inner_;
};

}  // namespace uc
