#include "screen.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "apps/undercroft/paint.hpp"
#include "core/printable.hpp"

namespace uc {

namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr std::size_t kScrolledAway = 100;  // lines

bool knows_codes() {
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && *terminal != '\0' && std::strcmp(terminal, "dumb") != 0;
}

bool wants_colour(const Look& look, bool plain) {
  if (look.colour == Colour::Always) return true;
  if (look.colour == Colour::Never || plain) return false;
  const char* no_colour = std::getenv("NO_COLOR");
  if (no_colour != nullptr && *no_colour != '\0') return false;
  return knows_codes();
}

const char* code_of(Ink ink) {
  switch (ink) {
    case Ink::Normal: return "";
    case Ink::Bold: return "1";
    case Ink::Dim: return "2";
    case Ink::Title: return "1;4";
    case Ink::Good: return "32";
    case Ink::Bad: return "1;31";
    case Ink::Ask: return "1;36";
    case Ink::Red: return "91";
    case Ink::Green: return "92";
    case Ink::Yellow: return "93";
    case Ink::Blue: return "94";
    case Ink::Magenta: return "95";
    case Ink::Cyan: return "96";
    case Ink::White: return "97";
  }
  return "";
}

constexpr int kInks = static_cast<int>(Ink::White) + 1;

// The bytes of the paint that begins the text; 0 if none does.
std::size_t paint_size(std::string_view text) {
  if (text.front() == kUnpaint) return 1;
  const bool inked = text.front() == kPaint && text.size() > 1 && text[1] >= 'A' && text[1] < 'A' + kInks;
  return inked ? 2 : 0;
}

// The bytes of the paint or letter that begins here.
std::size_t unit(std::string_view text, std::size_t at, bool& visible) {
  const std::size_t paint = paint_size(text.substr(at));
  visible = paint == 0;
  return visible ? std::max<std::size_t>(character_size(text.substr(at)), 1) : paint;
}

std::string code_for(Ink ink) { return std::string("\033[") + code_of(ink) + "m"; }

// What is written: everything but our own paint and letters is a '?'.
std::string written(std::string_view text, bool colour) {
  std::string out;
  bool painted = false;
  while (!text.empty()) {
    const std::size_t paint = colour ? paint_size(text) : 0;
    const std::size_t end = paint > 0 ? paint : std::min(text.find_first_of("\xfe\xff", 1), text.size());
    if (paint == 0) {
      out += printable(text.substr(0, end));
    } else {
      painted = text.front() == kPaint;
      out += painted ? code_for(static_cast<Ink>(text[1] - 'A')) : "\033[0m";
    }
    text.remove_prefix(end);
  }
  return painted ? out + "\033[0m" : out;
}

constexpr int kEnds[] = {SIGINT, SIGTERM, SIGHUP};  // Ctrl-C, an end that somebody asks for, a closed window

volatile std::sig_atomic_t end_noted = 0;

void on_end(int signal) {
  if (end_noted != 0) _exit(128 + signal);
  end_noted = signal;
}

// Waits for input. An interrupt cannot slip in between the look at it and the wait.
void wait_for_input() {
  sigset_t interrupt, before;
  sigemptyset(&interrupt);
  for (const int signal : kEnds) sigaddset(&interrupt, signal);
  sigprocmask(SIG_BLOCK, &interrupt, &before);
  pollfd in{STDIN_FILENO, POLLIN, 0};
  const bool ended = std::feof(stdin) != 0;  // once ended it stays so: a terminal would let us wait
  if (!interrupted() && !ended) ppoll(&in, 1, nullptr, &before);
  sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace

Screen::Screen(const Look& look)
    : plain_(look.plain || isatty(STDOUT_FILENO) == 0),
      colour_(wants_colour(look, plain_)),
      interactive_(isatty(STDOUT_FILENO) != 0 && isatty(STDIN_FILENO) != 0),
      speed_(look.speed) {
  std::setvbuf(stdin, nullptr, _IONBF, 0);  // what has been typed is seen by poll, and not kept back in a buffer
}

int Screen::columns() const {
  winsize size{};
  int columns = 80;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    columns = size.ws_col;
  } else if (const char* given = std::getenv("COLUMNS"); given != nullptr) {
    columns = std::atoi(given);
  }
  return std::clamp(columns > 0 ? columns : 80, 30, 400);
}

int Screen::width() const { return std::min(columns(), 100); }

std::string Screen::paint(Ink ink, std::string_view text) const {
  if (!colour_ || ink == Ink::Normal || text.empty()) return std::string(text);
  return std::string(1, kPaint) + static_cast<char>('A' + static_cast<int>(ink)) + std::string(text) + kUnpaint;
}

void Screen::line(std::string_view text) {
  end_passing();
  const std::string safe = written(text, colour_) + "\n";
  std::fwrite(safe.data(), 1, safe.size(), stdout);
  std::fflush(stdout);
}

void Screen::wrapped(std::string_view text, int indent, int hang) {
  if (plain_) return line(text);  // a screen reader needs no margins
  std::string margin(indent, ' ');
  const std::vector<std::string> lines = wrap(text, width() - indent - hang - 1);
  for (const std::string& part : lines) {
    line(margin + part);
    if (&part == &lines.front()) margin.append(hang, ' ');
  }
}

void Screen::separator() { line(plain_ ? "----------" : paint(Ink::Dim, std::string(width() - 1, '-'))); }

void Screen::clear() {
  if (!interactive_) {
    line();
    separator();
    return;
  }
  end_passing();
  // Plain lines hide no secrets: at a terminal they go, too. One that knows no codes scrolls them away.
  std::fputs(knows_codes() ? "\033[H\033[2J\033[3J" : std::string(kScrolledAway, '\n').c_str(), stdout);
  std::fflush(stdout);
}

void Screen::passing(std::string_view text) {
  if (plain_ || !interactive_) return;
  const std::string cut = written(fit(text, width() - 1), colour_);
  std::fprintf(stdout, "\r%s", cut.c_str());
  std::fflush(stdout);
  passing_ = true;
}

void Screen::end_passing() {
  if (!passing_) return;
  passing_ = false;
  std::fputs("\r\033[K", stdout);
}

std::optional<std::string> Screen::ask(std::string_view prompt) {
  end_passing();
  if (interrupted()) return std::nullopt;
  std::fputs(written(prompt, colour_).c_str(), stdout);
  std::fflush(stdout);
  std::string text;
  int c = EOF;
  wait_for_input();
  while (!interrupted() && (c = std::fgetc(stdin)) != EOF && c != '\n') {
    if (text.size() < kLongestLine) text.push_back(static_cast<char>(c));
  }
  if (interrupted() || (c == EOF && text.empty())) {
    line();
    return std::nullopt;
  }
  if (!interactive_) line();  // what was typed is not echoed into a pipe: end the prompt's line
  return text;
}

void Screen::pause(double seconds) {
  if (!interactive_ || speed_ <= 0 || interrupted()) return;
  pollfd in{STDIN_FILENO, POLLIN, 0};
  poll(&in, 1, static_cast<int>(std::min(seconds / speed_, 10.0) * 1000));
}

int display_width(std::string_view text) {
  int width = 0;
  bool visible = false;
  for (std::size_t at = 0; at < text.size();) {
    at += unit(text, at, visible);
    width += visible ? 1 : 0;
  }
  return width;
}

std::string fit(std::string_view text, int width) {
  const int has = display_width(text);
  if (has <= width) return std::string(text) + std::string(width - has, ' ');
  std::string cut;
  int used = 0;
  bool coloured = false;
  bool visible = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = unit(text, at, visible);
    if (visible && ++used >= width) break;
    coloured = coloured || !visible;
    cut.append(text.substr(at, size));
    at += size;
  }
  cut += width > 0 ? "…" : "";
  return coloured ? cut + kUnpaint : cut;
}

std::string fit_right(std::string_view text, int width) {
  const int has = display_width(text);
  if (has >= width) return fit(text, width);
  return std::string(width - has, ' ') + std::string(text);
}

std::vector<std::string> wrap(std::string_view text, int width) {
  std::vector<std::string> lines(1);
  int used = 0;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    const int size = display_width(word);
    if (used > 0 && used + 1 + size > width) {
      lines.emplace_back();
      used = 0;
    }
    if (used > 0) lines.back() += ' ';
    lines.back() += word;
    used += (used > 0 ? 1 : 0) + size;
  }
  return lines;
}

std::string shown(std::string_view text, std::size_t most) {
  if (text.size() <= most) return printable(text);
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;  // no letter is cut through
  return printable(text.substr(0, most)) + "…";
}

void note_interrupts() {
  struct sigaction action{};
  action.sa_handler = on_end;  // without SA_RESTART: a line that is being read ends
  sigemptyset(&action.sa_mask);
  for (const int signal : kEnds) {
    struct sigaction before{};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);  // nohup stays nohup
  }
}

bool interrupted() { return end_noted != 0; }

int interrupted_status() { return end_noted == 0 ? 0 : 128 + end_noted; }

}  // namespace uc
