// What every part of the terminal begins with.
#pragma once

#include <memory>
#include <string>

#include "apps/undercroft/catalogue.hpp"
#include "client.hpp"
#include "play.hpp"
#include "screen.hpp"
#include "session.hpp"

namespace uc {

// A fault in what the caller gave, on stderr; the exit status for it.
int complain(const Fault& fault);

// The words, the screen and the protocol.
struct Desk {
  static Result<std::unique_ptr<Desk>> open(const Look& look);

  Catalogue words;
  Screen screen;
  std::unique_ptr<Client> client;

 private:
  explicit Desk(const Look& look) : screen(look) {}
};

}  // namespace uc
