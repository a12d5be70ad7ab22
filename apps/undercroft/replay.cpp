#include "replay.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "apps/undercroft/keeping/growing_save.hpp"
#include "apps/undercroft/terminal/shell/begin.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "core/sha256.hpp"
#include "doc_get.hpp"

namespace uc {

namespace {

class Replay {
 public:
  Replay(Desk& desk, const ReplayOptions& options) : desk_(desk), options_(options) {}

  std::optional<Fault> open() {
    Result<Doc> file = read_saved_file(options_.file);
    if (!file) return file.fault();
    save_ = std::move(*file);
    if (get_text(save_, "format") != "undercroft-save")
      return Fault{"bad_save", options_.file + ": this is not a saved game", "", ""};
    Result<Doc> loaded = desk_.client->ask("load", Doc::object().set("save", save_));
    if (!loaded) {
      return Fault{loaded.fault().code, options_.file + ": " + told(loaded.fault()), "", ""};
    }
    table_ = get_text(*loaded, "table");
    verified_ = get_bool(*loaded, "verified");
    older_ = get_bool(*loaded, "older");
    turn_ = get(*loaded, "turn");
    face_ = make_face(get_text(save_, "game"), options_.look.content_dir);
    const int players = get_int(save_, "players");
    if (Result<Doc> viewer = read_viewer(players); viewer) {
      viewer_ = *viewer;
    } else {
      return viewer.fault();
    }
    face_->open(get(save_, "options"));
    name_seats(players);
    const Result<Doc> history = desk_.client->ask("history", request().set("viewer", viewer_));
    if (!history) return history.fault();
    steps_ = get_list(*history, "actions");
    if (options_.at > static_cast<int>(steps_.size())) {
      return Fault{"bad_request",
                   "--at " + std::to_string(options_.at) + ": the game has " + std::to_string(steps_.size()) + " steps",
                   "", ""};
    }
    return std::nullopt;
  }

  int verify() {
    const Catalogue& words = desk_.words;
    Screen& screen = desk_.screen;
    const bool open = get(save_, "position").is_null();
    screen.wrapped(words.text(older_ ? "verdict.older"
                              : open ? "verdict.open"
                                     : "verdict.replayed",
                              {{"count", std::to_string(steps_.size())}}));
    if (get_text(save_, "chance") != "auto") {
      screen.wrapped(words.text("verdict.by_hand"));
      return 1;
    }
    screen.wrapped(words.text(verified_ ? "verdict.seed" : "verdict.not_seed"));
    screen.wrapped(words.text("verdict.commitment", {{"hash", to_hex(sha256(get_text(save_, "seed")))}}));
    screen.wrapped(words.text(get_bool(turn_, "over") ? "verdict.over" : "verdict.unfinished"));
    screen.wrapped(
        screen.paint(verified_ ? Ink::Good : Ink::Bad, words.text(verified_ ? "verdict.good" : "verdict.bad")));
    return verified_ ? 0 : 1;
  }

  int run() {
    at_ = options_.at < 0 ? 0 : options_.at;
    if (at_ == 0) {
      for (const std::string& line : face_->opening(audience())) desk_.screen.wrapped(line);
    }
    show_position();
    while (options_.play && at_ < size()) {
      if (interrupted()) return interrupted_status();
      step();
      desk_.screen.pause(1);
    }
    if (options_.play) {
      show_position();
      return end();
    }
    while (true) {
      const std::optional<std::string> line = desk_.screen.ask(
          desk_.words.text("replay.prompt", {{"at", std::to_string(at_)}, {"of", std::to_string(size())}}));
      if (!line || !answer(split(*line))) return interrupted_status();
    }
  }

 private:
  Doc request() const { return Doc::object().set("table", table_); }
  int size() const { return static_cast<int>(steps_.size()); }
  Audience audience() const {
    return {desk_.words, desk_.screen, names_, viewer_.is_integer() ? static_cast<int>(viewer_.as_integer()) : -1};
  }

  Result<Doc> read_viewer(int players) const {
    if (options_.viewer == "all" || options_.viewer == "table") return Doc(options_.viewer);
    if (options_.viewer.size() == 1 && options_.viewer[0] >= '0' && options_.viewer[0] < '0' + players)
      return Doc(options_.viewer[0] - '0');
    return Fault{"bad_request",
                 "--viewer " + shown(options_.viewer, 20) + ": say all, table, or a seat from 0 to " +
                     std::to_string(players - 1),
                 "", ""};
  }

  void name_seats(int players) {
    Result<std::vector<Player>> kept = read_players(get_text(save_, "seats"));
    const bool known = kept && static_cast<int>(kept->size()) == players;
    if (known) name_after_parts(*kept, face_->seat_names(get(save_, "options"), desk_.words));
    for (int i = 0; i < players; ++i) {
      names_.push_back(known ? (*kept)[i].name : std::string(1, static_cast<char>('A' + i)));
    }
  }

  void show_position() {
    const Result<Doc> view = desk_.client->ask("view", request().set("viewer", viewer_).set("at", at_));
    if (!view) return;
    desk_.screen.line();
    for (const std::string& line : face_->draw(get(*view, "view"), audience())) desk_.screen.line(line);
    desk_.screen.line();
  }

  void step() {
    const Doc& here = steps_[at_];
    ++at_;
    const Doc& actor = get(here, "actor");
    const std::string who = actor.is_integer() ? audience().name(actor) : desk_.words.text("replay.chance");
    desk_.screen.wrapped(
        desk_.screen.paint(Ink::Dim, std::to_string(at_) + ". " + who + ": " + get_text(here, "action")), 0, 4);
    const Doc::Array& events = get_list(here, "events");
    for (const std::string& line : face_->tell(events, audience())) desk_.screen.wrapped(line, 4, 2);
  }

  int end() {
    if (!get_bool(turn_, "over")) {
      desk_.screen.wrapped(desk_.words.text("verdict.unfinished"));
      return 0;
    }
    for (const std::string& line : face_->results(get(turn_, "results"), audience())) desk_.screen.wrapped(line, 0, 4);
    return 0;
  }

  bool is(const std::string& word, std::string_view key) const {
    const std::vector<std::string> names = split(desk_.words.text(key));
    return std::find(names.begin(), names.end(), word) != names.end();
  }

  // False to leave.
  bool answer(const std::vector<std::string>& parts) {
    if (parts.empty() || is(parts[0], "command.next")) {
      if (at_ < size()) step();
      if (at_ == size()) end();
    } else if (is(parts[0], "command.quit")) {
      return false;
    } else if (is(parts[0], "command.back")) {
      jump(at_ - 1);
    } else if (is(parts[0], "command.end")) {
      jump(size());
      end();
    } else if (is(parts[0], "command.look")) {
      show_position();
    } else if (is(parts[0], "command.jump") && parts.size() == 2) {
      jump_to(parts[1]);
    } else if (parts.size() == 1 && parts[0].find_first_not_of("0123456789") == std::string::npos) {
      jump_to(parts[0]);
    } else {
      desk_.screen.wrapped(desk_.words.text("replay.help"));
    }
    return true;
  }

  void jump_to(const std::string& number) {
    if (number.size() > 6 || number.find_first_not_of("0123456789") != std::string::npos ||
        std::atoi(number.c_str()) > size()) {
      desk_.screen.wrapped(desk_.words.text("replay.no_step", {{"most", std::to_string(size())}}));
      return;
    }
    jump(std::atoi(number.c_str()));
  }

  void jump(int to) {
    at_ = std::clamp(to, 0, size());
    show_position();
  }

  Desk& desk_;
  const ReplayOptions& options_;
  Doc save_;
  Doc turn_;
  Doc viewer_;
  std::string table_;
  bool verified_ = false;
  bool older_ = false;
  std::unique_ptr<GameFace> face_;
  std::vector<std::string> names_;
  Doc::Array steps_;
  int at_ = 0;
};

}  // namespace

int run_replay(const ReplayOptions& options) {
  Result<std::unique_ptr<Desk>> desk = Desk::open(options.look);
  if (!desk) return complain(desk.fault());
  note_interrupts();
  Replay replay(**desk, options);
  if (const std::optional<Fault> fault = replay.open()) return complain(*fault);
  return options.verify ? replay.verify() : replay.run();
}

}  // namespace uc
