// What a person may ask for in a game, beside making a move.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "choice.hpp"
#include "reasons.hpp"
#include "session.hpp"

namespace uc {

namespace {

struct Name {
  Command command;
  const char* key;
};
constexpr Name kCommands[] = {
    {Command::Help, "help"},   {Command::Why, "why"},   {Command::Undo, "undo"}, {Command::Hint, "hint"},
    {Command::Auto, "auto"},   {Command::Odds, "odds"}, {Command::Log, "log"},   {Command::Rules, "rules"},
    {Command::Cards, "cards"}, {Command::Look, "look"}, {Command::Save, "save"}, {Command::Load, "load"},
    {Command::Quit, "quit"},   {Command::Back, "back"},
};

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

// What a suggestion or an alternative promises: the chance to win, or coins where a score is what counts.
bool has_score(const Doc& choice) { return choice.find("score") != nullptr; }
std::string promise(const Doc& choice, const Catalogue& words) {
  return has_score(choice) ? words.number(get_real(choice, "score"), 0) : words.percent(get_real(choice, "chance"));
}

}  // namespace

Command read_command(std::string_view line, const Catalogue& words, std::string& rest) {
  const std::string text = trimmed(line);
  const std::size_t blank = std::min(text.find_first_of(" \t"), text.size());
  std::string first = lower(text.substr(0, blank));
  rest = trimmed(text.substr(blank));
  if (first.size() > 1 && first.back() == '!') {  // "save!" is "save … !"
    first.pop_back();
    rest += " !";
  }
  for (const auto& [command, key] : kCommands) {
    const std::vector<std::string> names = split(words.text("command." + std::string(key)));
    if (first == key || std::find(names.begin(), names.end(), first) != names.end()) return command;
  }
  return Command::None;
}

Session::Next Session::command(int seat, Command command, const std::string& rest) {
  switch (command) {
    case Command::Help: help(); break;
    case Command::Why: why(rest, seat); break;
    case Command::Odds: odds(rest, seat); break;
    case Command::Hint: hint(rest, seat); break;
    case Command::Auto: return auto_play(rest, seat);
    case Command::Log: log(rest, seat); break;
    case Command::Rules: rules_.show(rest, screen_, words_); break;
    case Command::Undo: return undo(seat);
    case Command::Save: (void)save(rest); break;
    case Command::Load: return load_other(rest);
    case Command::Quit: return quit();
    case Command::Cards:
      for (const std::string& line : face_->reference(view_, audience(seat))) screen_.wrapped(line, 0, 2);
      break;
    case Command::Back:
      if (!trail_.empty()) trail_.pop_back();
      make_menu(seat);
      show_menu();
      break;
    case Command::Look: look(rest, seat); break;
    case Command::None:
      draw(seat);
      show_menu();
      break;
  }
  return Next::Again;
}

// The position, or one thing of it in full.
void Session::look(const std::string& what, int seat) {
  const std::vector<std::string> lines =
      what.empty() ? std::vector<std::string>{} : face_->look(what, view_, audience(seat));
  for (const std::string& line : lines) screen_.wrapped(line, 0, 2);
  if (!lines.empty()) return;
  draw(seat);
  show_menu();
}

void Session::help() {
  screen_.wrapped(words_.text("help.intro"));
  for (const auto& [command, key] : kCommands) {
    if (command == Command::Back || (command == Command::Auto && face_->routine().empty())) continue;
    screen_.wrapped(screen_.paint(Ink::Bold, words_.text("help." + std::string(key) + ".form")) + "  " +
                        words_.text("help." + std::string(key)),
                    2, 4);
  }
  screen_.wrapped(words_.text("help." + game_));
}

void Session::show_fault(const Fault& fault) {
  if (!fault.rule.empty() && words_.has("rule." + fault.rule)) {
    screen_.wrapped(screen_.paint(Ink::Bad, words_.text("rule." + fault.rule)) + " (" + fault.rule + ")");
    return;
  }
  const std::string key = "code." + fault.code;
  std::string text = words_.has(key) ? words_.text(key) : fault.code;
  if (!fault.message.empty()) text += " (" + shown(told(fault), 400) + ")";
  screen_.wrapped(screen_.paint(Ink::Bad, text));
}

// Of a text that no rule forbids: nothing can follow its verb now, it is written wrongly, or it is no action at all.
std::string Session::why_no_action(const std::string& asked, const std::string& text, const std::string& action,
                                   const Result<Doc>& reply) {
  const std::string typed = shown(trimmed(asked), 60);
  const std::vector<std::string_view> verbs = face_->verbs();
  const auto is_verb = [&](std::string_view word) {
    return std::find(verbs.begin(), verbs.end(), word) != verbs.end();
  };
  if (is_verb(text)) return words_.text("why.not_now", {{"text", typed}});
  const std::string verb = action.substr(0, action.find(' '));
  if (!reply || !is_verb(verb)) return words_.text("why.unknown", {{"text", typed}});
  const std::string message = get_text(*reply, "message");
  const std::string reason = said_reason(message, verb);
  return words_.text("why.wrong", {{"text", typed}, {"reason", reason.empty() ? shown(message, 400) : reason}});
}

std::string Session::said_reason(std::string_view message, const std::string& verb) {
  if (constexpr std::string_view kSpelled = "write it as "; message.starts_with(kSpelled)) {
    return words_.text("why.spelled",
                       {{"action", shown(face_->localized(message.substr(kSpelled.size()), words_), 400)}});
  }
  const Result<Catalogue> english = load_catalogue("en", client_.content_dir());
  return english ? Reasons(*english).said(message, game_, verb, words_) : std::string();
}

void Session::why(const std::string& asked, int seat) {
  if (asked.empty()) return screen_.wrapped(words_.text("why.what", {{"example", example()}}));
  const std::string text = in_usual_words(asked);
  const Match match = matched(text);
  if (show_completions(match)) return;
  const std::string action = match.kind == Match::Kind::One ? match.action : face_->spelled(text, view_);
  const Result<Doc> reply = client_.ask("explain", table_request().set("action", action).set("viewer", seat));
  if (reply && get_bool(*reply, "legal")) {
    const std::string typed_so = face_->localized(action, words_);
    const std::string in_words = face_->action(action, audience(seat));
    if (typed_so == in_words) return screen_.wrapped(words_.text("why.allowed_alone", {{"action", typed_so}}));
    return screen_.wrapped(words_.text("why.allowed", {{"action", typed_so}, {"words", in_words}}));
  }
  const std::string rule = reply ? get_text(*reply, "rule") : reply.fault().rule;
  if (rule.empty()) return screen_.wrapped(why_no_action(asked, text, action, reply));
  const Fault fault{"illegal", reply ? get_text(*reply, "message") : reply.fault().message, "", rule};
  screen_.wrapped(words_.text("why.forbidden", {{"action", shown(face_->localized(action, words_), 60)}}));
  show_fault(fault);
  screen_.wrapped(screen_.paint(Ink::Dim, words_.text("why.more", {{"id", rule}})));
}

void Session::odds(const std::string& asked, int seat) {
  if (asked.empty()) return screen_.wrapped(words_.text("odds.what", {{"example", example()}}));
  const std::string text = in_usual_words(asked);
  const Match match = matched(text);
  if (match.kind != Match::Kind::One) return why(asked, seat);
  const Result<Doc> reply = client_.ask("explain", table_request().set("action", match.action).set("viewer", seat));
  if (!reply) return show_fault(reply.fault());
  const std::vector<std::string> lines = face_->odds(get(*reply, "odds"), audience(seat));
  screen_.wrapped(screen_.paint(Ink::Bold, face_->localized(match.action, words_)));
  if (lines.empty()) screen_.wrapped(words_.text("odds.none"), 2);
  for (const std::string& line : lines) screen_.wrapped(line, 2, 2);
}

// The level of a computer that is asked for advice.
std::optional<int> Session::read_level(const std::string& text) {
  if (text.empty()) return 4;
  if (text.size() == 1 && text[0] >= '1' && text[0] <= '5') return text[0] - '0';
  screen_.wrapped(words_.text("hint.level"));
  return std::nullopt;
}

// Does what the hint says while only routine is to be decided, and stops before a step that is a person's to make.
Session::Next Session::auto_play(const std::string& rest, int seat) {
  const std::optional<int> level = read_level(rest);
  if (!level) return Next::Again;
  const std::vector<std::string_view> routine = face_->routine();
  int made = 0;
  while (std::find(routine.begin(), routine.end(), get_text(turn_, "kind")) != routine.end()) {
    const Result<Doc> advice = think(seat, *level, true);
    const std::string best = advice ? get_text(*advice, "action") : "";
    if (interrupted() || best.empty()) break;
    if (face_->is_always_asked(best)) {
      screen_.wrapped(
          words_.text("auto.stops", {{"action", screen_.paint(Ink::Bold, face_->localized(best, words_))}}));
      break;
    }
    screen_.line(screen_.paint(Ink::Dim, "> " + face_->localized(best, words_)));
    if (act(seat, best) != Next::Acted) break;
    ++made;
    const Result<Doc> now = ask_turn(-1);
    if (!now || get_bool(*now, "over")) break;
    seat = decider(*now);
    if (!players_[seat].human || !refresh(seat)) break;
  }
  if (made == 0 && std::find(routine.begin(), routine.end(), get_text(turn_, "kind")) == routine.end()) {
    screen_.wrapped(words_.text("auto.nothing"));
  }
  return made > 0 ? Next::Acted : Next::Again;
}

void Session::hint(const std::string& rest, int seat) {
  const std::optional<int> level = read_level(rest);
  if (!level) return;
  const Result<Doc> reply = think(seat, *level, true);
  if (interrupted()) return;
  if (!reply) return show_fault(reply.fault());
  const std::string best = get_text(*reply, "action");
  const std::string value = has_score(*reply) ? words_.text("hint.coins", {{"coins", promise(*reply, words_)}})
                                              : words_.text("hint.chance", {{"percent", promise(*reply, words_)}});
  screen_.wrapped(words_.text("hint.best", {{"action", screen_.paint(Ink::Bold, face_->localized(best, words_))},
                                            {"words", face_->action(best, audience(seat))},
                                            {"value", value}}));
  // The reason: what it may lead to.
  const Result<Doc> reason = client_.ask("explain", table_request().set("action", best).set("viewer", seat));
  if (reason && !get(*reason, "odds").is_null()) {
    for (const std::string& line : face_->odds(get(*reason, "odds"), audience(seat))) screen_.wrapped(line, 2, 2);
  }
  int shown_moves = 0;
  for (const Doc& move : get_list(*reply, "considered")) {
    if (get_text(move, "action") == best || shown_moves >= 5) continue;
    if (shown_moves++ == 0) screen_.line(words_.text("hint.others"));
    screen_.wrapped(words_.plural("hint.move", get_int(move, "visits"),
                                  {{"action", face_->localized(get_text(move, "action"), words_)},
                                   {"value", promise(move, words_)}}),
                    2);
  }
}

void Session::log(const std::string& rest, int seat) {
  const Result<Doc> history = client_.ask("history", table_request().set("viewer", seat).set("from", 0));
  if (!history) return show_fault(history.fault());
  std::vector<Doc> events;
  for (const Doc& step : get_list(*history, "actions")) {
    for (const Doc& event : get_list(step, "events")) events.push_back(event);
  }
  const std::vector<std::string> lines = face_->tell(events, audience(seat));
  const std::vector<std::string> all = split(words_.text("command.all"));
  const bool whole = std::find(all.begin(), all.end(), lower(rest)) != all.end();
  std::size_t wanted = 15;
  if (rest.find_first_not_of("0123456789") == std::string::npos && !rest.empty()) {
    wanted = static_cast<std::size_t>(std::strtoul(rest.substr(0, 6).c_str(), nullptr, 10));
  }
  const std::size_t first = whole || lines.size() <= wanted ? 0 : lines.size() - wanted;
  if (first > 0) screen_.line(screen_.paint(Ink::Dim, words_.text("log.earlier", {{"count", std::to_string(first)}})));
  for (std::size_t i = first; i < lines.size(); ++i) screen_.wrapped(lines[i], 2, 2);
}

Session::Next Session::undo(int seat) {
  if (!trail_.empty()) return command(seat, Command::Back, "");  // first of all, the choice that is being made
  const Result<Doc> history = client_.ask("history", table_request().set("viewer", seat).set("from", 0));
  if (!history) {
    show_fault(history.fault());
    return Next::Again;
  }
  int target = -1;
  int length = 0;
  for (const Doc& step : get_list(*history, "actions")) {
    const Doc& actor = get(step, "actor");
    const bool own = face_->is_party() ? actor.is_integer() : actor == Doc(seat);
    if (own && !forced_.contains(length)) target = length;
    ++length;
  }
  if (target < 0) {
    screen_.wrapped(words_.text("undo.nothing"));
    return Next::Again;
  }
  const Doc& limit = get(turn_, "undo");
  if (target < get_int(limit, "free_to")) {
    screen_.wrapped(words_.text("wall." + get_text(limit, "wall")));
    return Next::Again;
  }
  Doc seats = Doc::array();
  for (int chair = 0; chair < static_cast<int>(players_.size()); ++chair) {
    if (is_mine(chair, seat)) seats.push(chair);
  }
  const Result<Doc> reply =
      client_.ask("undo", table_request().set("to", target).set("fair", true).set("seats", std::move(seats)));
  if (!reply) {
    show_fault(reply.fault());
    return Next::Again;
  }
  const int now = get_int(*reply, "length");
  for (int& seen : seen_) seen = std::min(seen, now);
  forced_.erase(forced_.lower_bound(now), forced_.end());
  growing_.close();
  touched();
  keep(Haste::None);
  screen_.wrapped(words_.text("undo.done"));
  return Next::Acted;
}

std::optional<bool> Session::yes_or_no(const std::string& question) {
  while (true) {
    const std::optional<std::string> line = screen_.ask(question);
    if (!line) return std::nullopt;
    const std::vector<std::string> parts = split(*line);
    const std::vector<std::string> yes = split(words_.text("command.yes"));
    const std::vector<std::string> no = split(words_.text("command.no"));
    if (parts.empty() || std::find(no.begin(), no.end(), parts[0]) != no.end()) return false;
    if (std::find(yes.begin(), yes.end(), parts[0]) != yes.end()) return true;
    screen_.line(words_.text("choice.yes_or_no"));
  }
}

std::string Session::without_bang(std::string path, bool& force) const {
  path = trimmed(path);
  force = false;
  if (path == "!" || path.ends_with(" !")) {
    force = true;
    path = trimmed(path.substr(0, path.size() - 1));
  }
  return path;
}

// Whether it is saved now.
bool Session::save(std::string text) {
  bool force = false;
  const std::string given = without_bang(std::move(text), force);
  const std::string path = given.empty() ? file_ : given;
  if (path.empty()) {
    screen_.wrapped(words_.text("save.where"));
    return false;
  }
  if (!force && file_exists(path)) {
    const std::optional<bool> yes = yes_or_no(words_.text("save.replace", {{"file", path}}));
    if (!yes || !*yes) {
      screen_.wrapped(words_.text("save.kept", {{"file", path}}));
      return false;
    }
  }
  return write_save(path);
}

// The saved game, and who sat where: other readers pass over that.
Result<Doc> Session::document() const {
  Result<Doc> reply = client_.ask("save", table_request());
  if (!reply) return reply;
  std::vector<std::string> seats;
  for (const Player& player : players_) seats.push_back(player.spec());
  Doc save = get(*reply, "save");
  return save.set("seats", joined(seats, ","));
}

bool Session::write_save(const std::string& path) {
  const Result<Doc> save = document();
  if (!save) {
    show_fault(save.fault());
    return false;
  }
  const Names names = is_of_campaign() && path == autosave_ ? Names::Ours : Names::Given;
  const std::string why_not = write_text_file(path, to_pretty_json(*save) + "\n", Readers::Owner, names);
  if (!why_not.empty()) {
    screen_.wrapped(screen_.paint(Ink::Bad, words_.text("save.failed", {{"file", path}, {"why", why_not}})));
    return false;
  }
  file_ = path;
  changed_ = false;
  growing_.close();  // what is kept names the file, or was replaced by it
  screen_.wrapped(words_.text("save.done", {{"file", path}}));
  return true;
}

// --- kept as it is played ---------------------------------------------------------------------------------------------

void Session::touched() { changed_ = unkept_ = true; }

// Keeps the game as it stands: what is new goes behind what is kept. If that cannot be done it is said once, and the
// game goes on.
void Session::keep(Haste haste) {
  kept_at_ = std::chrono::steady_clock::now();
  if (!keeping_ || !unkept_) return;
  const Result<Doc> now = client_.ask(
      "turn", table_request().set("viewer", "table").set("limit", 0).set("view", true).set("log", growing_.length()));
  std::string why = now ? "" : told(now.fault());
  if (now) {
    const Doc& view = get(*now, "view");
    Doc stands = Doc::object();
    for (const char* count : {"round", "floor"}) {
      if (view.find(count) != nullptr) stands.set(count, get(view, count));
    }
    why = growing_.grows() ? growing_.append(get_list(*now, "log"), stands, haste) : keep_whole(stands, haste);
  }
  unkept_ = !why.empty();
  if (why.empty() || keep_failed_) return;
  keep_failed_ = true;
  screen_.wrapped(screen_.paint(Ink::Bad, words_.text("kept.failed", {{"why", why}})));
}

// For the first time, or after a step back. The reason if it cannot be done, else empty.
std::string Session::keep_whole(const Doc& stands, Haste haste) {
  Result<Doc> save = document();
  if (!save) return told(save.fault());
  if (!is_of_campaign() && !kept_.holds()) {
    if (std::string why = kept_.begin(game_); !why.empty()) return why;
  }
  std::error_code error;
  if (!file_.empty() && !is_of_campaign()) save->set("file", std::filesystem::absolute(file_, error).string());
  return growing_.begin(is_of_campaign() ? autosave_ : kept_.path(), *save, stands, haste);
}

// What was played here before is kept for the next start, unless it is saved.
void Session::drop_kept() {
  if (changed_) kept_.release();
  else kept_.remove();
}

Session::Next Session::load_other(const std::string& path) {
  if (!campaign_.is_null()) {
    screen_.wrapped(words_.text("campaign.no_load"));
    return Next::Again;
  }
  if (path.empty()) {
    screen_.wrapped(words_.text("load.where"));
    return Next::Again;
  }
  if (const Result<std::string> file = read_text_file(path); !file) {
    screen_.wrapped(screen_.paint(Ink::Bad, words_.text("load.unreadable", {{"why", shown(file.fault().message)}})));
    return Next::Again;
  }
  if (changed_) {
    const std::optional<bool> yes = yes_or_no(words_.text("load.leave"));
    if (!yes) return Next::Left;
    if (!*yes) return Next::Again;
  }
  if (const std::optional<Fault> fault = load(path, {})) {
    show_fault(*fault);
    return Next::Again;
  }
  forced_.clear();
  take_places();
  return Next::Acted;
}

// Whether the line is that one word of the catalogue.
bool Session::is_word(const std::string& line, std::string_view key) const {
  const std::vector<std::string> parts = split(line);
  const std::vector<std::string> names = split(words_.text(key));
  return parts.size() == 1 && std::find(names.begin(), names.end(), parts[0]) != names.end();
}

// A file name, or Enter or "no" for no. Nothing if it is not to be saved, else whether it is saved now.
std::optional<bool> Session::offer_save(std::string_view question) {
  std::optional<std::string> path = screen_.ask(question);
  while (path && is_word(*path, "command.yes")) path = screen_.ask(words_.text("save.which"));  // an answer, not a file
  if (!path || split(*path).empty() || is_word(*path, "command.no")) return std::nullopt;
  return save(*path);
}

// The file that the game came from, or was saved in: Enter or "yes" saves it there.
std::optional<bool> Session::offer_own_file() {
  const std::optional<std::string> answer = screen_.ask(words_.text("quit.own", {{"file", file_}}));
  if (!answer || is_word(*answer, "command.no")) return std::nullopt;
  if (split(*answer).empty() || is_word(*answer, "command.yes")) return write_save(file_);
  return save(*answer);
}

Session::Next Session::quit() {
  left_on_purpose_ = true;
  if (!changed_ || !autosave_.empty()) return Next::Left;
  const std::optional<bool> saved = file_.empty() ? offer_save(words_.text("quit.save")) : offer_own_file();
  left_on_purpose_ = !saved || *saved;
  return left_on_purpose_ ? Next::Left : Next::Again;
}

}  // namespace uc
