// The terminal: lines in, lines out, colour where it is wanted, and how wide it is.
//
// Nothing here moves the cursor about, so an interrupted game leaves a usable terminal behind. Everything that is shown
// passes through here, and what came from outside cannot do so either: control characters become '?'.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/look.hpp"

namespace uc {

enum class Ink { Normal, Bold, Dim, Title, Good, Bad, Ask, Red, Green, Yellow, Blue, Magenta, Cyan, White };

class Screen {
 public:
  explicit Screen(const Look& look);

  bool plain() const { return plain_; }              // plain lines: no boxes, no symbols, no waiting
  bool interactive() const { return interactive_; }  // a person at a terminal
  int columns() const;                               // of the terminal, from 30 to 400
  int width() const;                                 // the same for text to read: from 30 to 100

  std::string paint(Ink ink, std::string_view text) const;

  void line(std::string_view text = {});                              // as it is
  void wrapped(std::string_view text, int indent = 0, int hang = 0);  // broken at spaces; later lines hang further in
  void separator();
  void clear();                         // a fresh screen, scroll-back included; in a pipe a separator
  void passing(std::string_view text);  // a line that the next one overwrites; nothing in plain mode
  void end_passing();

  // A line of input without its end, at most 4,096 bytes of it; nothing at the end of input or after an interrupt.
  std::optional<std::string> ask(std::string_view prompt);
  // Waits (at the speed of the look) unless somebody types or nobody watches.
  void pause(double seconds);

 private:
  bool plain_;
  bool colour_;
  bool interactive_;
  bool passing_ = false;
  double speed_;
};

// What a text occupies on the screen: letters, not bytes, and no colour codes.
int display_width(std::string_view text);
// Cut or filled with blanks to a width.
std::string fit(std::string_view text, int width);
std::string fit_right(std::string_view text, int width);
// Broken at blanks into lines of at most `width`.
std::vector<std::string> wrap(std::string_view text, int width);
// Somebody's text, safe to show elsewhere than here: control characters become '?', and it has an end.
std::string shown(std::string_view text, std::size_t most = 200);

// Ctrl-C, a closed window and a polite kill are only noted, so that the game can be kept: questions end without an
// answer. A second one ends the program at once.
void note_interrupts();
bool interrupted();
int interrupted_status();  // the program's exit status: 130 after Ctrl-C; 0 if nothing was noted

}  // namespace uc
