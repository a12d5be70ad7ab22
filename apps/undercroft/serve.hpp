// `undercroft serve`: hands out the page to browsers on this machine or, if asked, in its network.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace uc {

struct ServeOptions {
  std::optional<std::uint16_t> port;  // just this one (0: any free one); not given: 8080 or the next free one
  bool lan = false;                   // for everybody in the network
  bool browser = true;                // open one where there is one
  std::string page_file;              // a pack made by tools/pack-page; empty: the one inside the program
};

// The exit status: 0 after Ctrl-C, 2 if there is no page or no port.
int run_serve(const ServeOptions& options);

// Was the program built with the page?
bool has_page();

}  // namespace uc
