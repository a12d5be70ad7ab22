#include "sim.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "files.hpp"
#include "protocol/contents.hpp"
#include "protocol/json.hpp"
#include "report.hpp"
#include "say.hpp"
#include "tournament.hpp"
#include "uc_players.hpp"

namespace uc {

namespace {

std::atomic<bool> stop_asked{false};
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler may touch nothing else

// While it lives, Ctrl-C asks for a stop; a second Ctrl-C ends the program as usual.
class StopOnInterrupt {
 public:
  StopOnInterrupt() {
    stop_asked = false;
    before_ = std::signal(SIGINT, [](int) {
      stop_asked = true;
      std::signal(SIGINT, SIG_DFL);
    });
  }
  ~StopOnInterrupt() { std::signal(SIGINT, before_); }
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;

 private:
  void (*before_)(int);
};

// A bar on a terminal, else a line now and then.
class Progress {
 public:
  Progress(int games, bool quiet) : games_(games), quiet_(quiet), terminal_(isatty(STDERR_FILENO) != 0) {}

  void show(int done) {
    if (quiet_) return;
    const auto now = std::chrono::steady_clock::now();
    if (now - shown_ < (terminal_ ? std::chrono::milliseconds(100) : std::chrono::seconds(10))) return;
    shown_ = now;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const double share = games_ == 0 ? 1 : static_cast<double>(done) / games_;
    const std::string left = done == 0 ? "" : ", " + duration(seconds * (1 - share) / share) + " left";
    const std::string counts =
        std::to_string(done) + " of " + std::to_string(games_) + (games_ == 1 ? " game" : " games") + left;
    if (!terminal_) {
      std::fprintf(stderr, "%s\n", counts.c_str());
      return;
    }
    constexpr int kWidth = 30;
    const int full = static_cast<int>(share * kWidth);
    const std::string bar = std::string(full, '#') + std::string(kWidth - full, '.');
    std::fprintf(stderr, "\r[%s] %s\033[K", bar.c_str(), counts.c_str());
  }

  void clear() const {
    if (terminal_ && !quiet_) std::fprintf(stderr, "\r\033[K");
  }

 private:
  static std::string duration(double seconds) {
    const long whole = std::lround(seconds);
    if (whole < 100) return std::to_string(whole) + " s";
    return std::to_string((whole + 30) / 60) + " min";
  }

  int games_;
  bool quiet_;
  bool terminal_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point shown_ = start_;
};

int fail(const std::string& sentence) { return complain(sentence, "undercroft sim"); }

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t comma = text.find(','); comma != std::string::npos; comma = text.find(',', from)) {
    parts.push_back(text.substr(from, comma - from));
    from = comma + 1;
  }
  parts.push_back(text.substr(from));
  return parts;
}

// A game's options as a JSON object, or in its shorthand if it has one.
Result<Doc> read_options(const std::string& game, const std::string& text) {
  if (text.empty()) return Doc::object();
  if (text.front() == '{') return parse_json(text);
  const Shorthand& shorthand = front_of(game).shorthand;
  if (shorthand.read == nullptr) return Fault{"bad_config", "'" + text + "' is no JSON object", "", ""};
  Result<Doc> options = shorthand.read(text);
  if (options) return options;
  return Fault{"bad_config", "'" + text + "' is neither " + shorthand.forms + ", nor a JSON object", "", ""};
}

struct Wanted {
  std::vector<std::string> names;
  std::vector<Plan> plans;
  int seats = 0;
  Doc options;
};

Result<Wanted> read_wanted(const SimOptions& options, const Library& library) {
  Wanted wanted;
  const GameInfo* info = library.find(options.game);
  if (info == nullptr) return Fault{"unknown_game", "there is no game '" + options.game + "'", "", ""};
  wanted.names = split(options.players);
  for (const std::string& name : wanted.names) {
    auto plan = parse_player(name);
    if (!plan) return plan.fault();
    wanted.plans.push_back(*plan);
  }
  wanted.seats = options.seats > 0 ? options.seats : static_cast<int>(wanted.names.size());
  if (std::find(info->players.begin(), info->players.end(), wanted.seats) == info->players.end()) {
    return Fault{"bad_config", options.game + " is not played by " + std::to_string(wanted.seats), "seats", ""};
  }
  if (options.games < 1) return Fault{"bad_config", "at least one game must be played", "games", ""};
  if (options.threads < 1 || options.threads > 256)
    return Fault{"bad_config", "between 1 and 256, please", "threads", ""};
  auto read = read_options(options.game, options.options);
  if (!read) {
    Fault fault = read.fault();
    fault.path = "options";
    return fault;
  }
  Result<Doc> all = with_own_options(std::move(*read), options.own);
  if (!all) return all.fault();
  wanted.options = std::move(*all);
  return wanted;
}

// What was noted, a decision a line.
std::string calibration_text(const Wanted& wanted, std::string_view game, const std::vector<Note>& notes) {
  std::ostringstream text;
  text << "game,player,level,group,setting,side,round,number,seat,decision,value,told,end,won,score\n";
  for (const Note& note : notes) {
    const Circumstance& where = note.circumstance;
    constexpr std::string_view kEnds[] = {"open", "won", "lost"};
    text << game << ',' << wanted.names[note.player] << ',' << wanted.plans[note.player].level << ',' << where.group
         << ',' << where.setting << ',' << where.side << ',' << where.round << ',' << note.game << ',' << note.seat
         << ',' << note.decision << ',' << note.told.value << ',' << note.told.figure << ','
         << kEnds[static_cast<std::size_t>(note.told.end)] << ',' << (note.won ? 1 : 0) << ',' << note.score << '\n';
  }
  return text.str();
}

template <Game G>
Result<SimResult> play(const SimOptions& options, const Library& library, const Wanted& wanted, std::string& noted) {
  auto game = make_game<G>(library, wanted.seats, wanted.options);
  if (!game) return game.fault();
  Tournament<G> tournament(*game, wanted.plans, options.seed, options.games);
  if (!options.calibration.empty()) tournament.take_notes();
  {
    const StopOnInterrupt stop;
    Progress progress(options.games, options.quiet);
    tournament.play(options.threads, stop_asked, [&](int done) { progress.show(done); });
    progress.clear();
  }
  SimResult result{options.game, wanted.names, wanted.seats, options.seed, options.games, {}, tournament.tally()};
  result.options = G::write_options(game->content(), game->options(), game->players());
  noted = calibration_text(wanted, options.game, tournament.notes());
  return result;
}

// What cannot be set up is found out before hours of play, not after.
std::string why_not(const SimOptions& options, const Library& library, const Wanted& wanted) {
  std::string why;
  visit_game(options.game, [&](auto entry) {
    const auto game = make_game<typename decltype(entry)::type>(library, wanted.seats, wanted.options);
    if (!game) why = told(in_own_file(game.fault(), options.own));
  });
  for (const std::string& path : {options.out, options.html, options.calibration}) {
    if (!why.empty() || path.empty()) continue;
    why = why_not_writable(path);
    if (!why.empty()) why.insert(0, path + " cannot be written: ");
  }
  return why;
}

int write_files(const SimOptions& options, const SimResult& result, const std::string& noted) {
  if (!options.calibration.empty()) {
    const std::string why = write_text_file(options.calibration, noted, Readers::Others);
    if (!why.empty()) return fail(options.calibration + ": " + why);
  }
  if (!options.out.empty()) {
    const std::string why = write_text_file(options.out, to_pretty_json(sim_document(result)) + "\n", Readers::Others);
    if (!why.empty()) return fail(options.out + ": " + why);
  }
  if (!options.html.empty()) {
    const std::string why = write_text_file(options.html, sim_report(result), Readers::Others);
    if (!why.empty()) return fail(options.html + ": " + why);
  }
  return 0;
}

}  // namespace

int run_sim(const SimOptions& options) {
  const auto library =
      load_library([&](std::string_view name) { return content_text(options.content_dir, std::string(name)); });
  if (!library) return fail(told(library.fault()));
  const auto wanted = read_wanted(options, *library);
  if (!wanted) return fail(told(wanted.fault()));
  if (const std::string why = why_not(options, *library, *wanted); !why.empty()) return fail(why);
  Result<SimResult> result = Fault{};
  std::string noted;
  visit_game(options.game,
             [&](auto entry) { result = play<typename decltype(entry)::type>(options, *library, *wanted, noted); });
  if (!result) return fail(told(result.fault()));
  if (stop_asked && result->tally.games == 0) return fail("interrupted before the first game was done");
  if (stop_asked) std::fprintf(stderr, "Interrupted: %s\n", "these are the games done so far.");
  std::cout << printable_lines(sim_text(*result)) << std::flush;
  return write_files(options, *result, noted);
}

}  // namespace uc
