// The options that every part of the command understands: how it speaks and looks, and where its content is.
#pragma once

#include <string>

namespace uc {

enum class Colour { Auto, Always, Never };

struct Look {
  std::string lang;         // "en", "it", or empty: as the environment says
  std::string content_dir;  // empty: the content inside the program
  bool plain = false;       // plain lines, for screen readers and pipes
  Colour colour = Colour::Auto;
  double speed = 1;      // of what computer players do; 0 waits for nothing
  bool autosave = true;  // games are kept as they are played
};

}  // namespace uc
