#include "session.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "choice.hpp"
#include "core/hash.hpp"
#include "core/sha256.hpp"

namespace uc {

namespace {

constexpr int kLongestList = 10000;                          // actions of a turn: the protocol's limit
constexpr int kSlice = 200;                                  // milliseconds of thinking between two looks at the clock
constexpr double kLinePause = 0.35;                          // seconds for a line about what another player did
constexpr auto kKeepEvery = std::chrono::milliseconds(500);  // while computers decide one after the other

bool is_number(const std::string& text) {
  return !text.empty() && text.size() <= 4 && text.find_first_not_of("0123456789") == std::string::npos;
}

std::vector<Doc> all_events(const Doc& history) {
  std::vector<Doc> events;
  for (const Doc& step : get_list(history, "actions")) {
    const Doc::Array& here = get_list(step, "events");
    events.insert(events.end(), here.begin(), here.end());
  }
  return events;
}

// The players a saved game names, or one person against computers.
std::vector<Player> kept_players(const Doc& file, std::size_t count, bool& anew) {
  const Result<std::vector<Player>> kept = read_players(get_text(file, "seats"));
  if (kept && kept->size() == count) return *kept;
  anew = file.find("seats") != nullptr;  // there was something, and it was no use
  std::vector<std::string> usual(count, "level:3");
  if (count > 0) usual.front() = "human";
  const Result<std::vector<Player>> named = read_players(joined(usual, ","));
  return named ? *named : std::vector<Player>{};
}

}  // namespace

Doc Session::table_request() const { return Doc::object().set("table", table_); }

Audience Session::audience(int seat) const {
  std::vector<std::string> names;
  for (const Player& player : players_) names.push_back(player.name);
  return {words_, screen_, names, seat};
}

int Session::only_person() const {
  int found = -1;
  for (std::size_t i = 0; i < players_.size(); ++i) {
    if (!players_[i].human) continue;
    if (found >= 0) return -1;
    found = static_cast<int>(i);
  }
  return found;
}

bool Session::several_people() const {
  return std::count_if(players_.begin(), players_.end(), [](const Player& player) { return player.human; }) > 1;
}

// Who looks at the screen from the beginning: the only person, or the first of several who may all see the same.
void Session::take_places() {
  std::vector<int> people;
  for (std::size_t i = 0; i < players_.size(); ++i) {
    if (players_[i].human) people.push_back(static_cast<int>(i));
  }
  const bool open = std::all_of(people.begin(), people.end(), [&](int each) {
    return each == people.front() || face_->is_open(people.front(), each);
  });
  if (people.size() == 1 || (!people.empty() && open && !face_->is_party())) at_screen_ = people.front();
}

// A person, where one may answer; else the actor.
int Session::decider(const Doc& turn) const {
  for (const Doc& seat : get_list(turn, "may")) {
    const auto number = seat.is_integer() ? static_cast<std::size_t>(seat.as_integer()) : players_.size();
    if (number < players_.size() && players_[number].human) return static_cast<int>(number);
  }
  return get_int(turn, "actor", 0);
}

// An undo may take back what computers did, and in a party what anybody did.
bool Session::is_mine(int chair, int seat) const {
  return chair == seat || !players_[chair].human || face_->is_party();
}

Result<Doc> Session::ask_turn(int seat) {
  Doc request = table_request();
  Doc seats = Doc::array();
  for (int chair = 0; chair < static_cast<int>(players_.size()); ++chair) {
    if (is_mine(chair, seat)) seats.push(chair);
  }
  request.set("seats", std::move(seats)).set("limit", kLongestList);
  request.set("viewer", seat >= 0 ? Doc(seat) : Doc("table"));
  Result<Doc> reply = client_.ask("turn", std::move(request));
  if (!reply) return reply;
  return get(*reply, "turn");
}

std::optional<Fault> Session::start(const std::string& game, const Doc& options, const std::string& seed,
                                    std::vector<Player> players) {
  std::unique_ptr<GameFace> face = make_face(game, client_.content_dir());
  if (face == nullptr) return Fault{"unknown_game", "there is no game \"" + shown(game, 40) + "\"", "", ""};
  Doc request =
      Doc::object().set("game", game).set("players", static_cast<int>(players.size())).set("options", options);
  if (!seed.empty()) request.set("seed", seed);
  if (!campaign_.is_null()) request.set("campaign", campaign_);
  const Result<Doc> reply = client_.ask("new", std::move(request));
  if (!reply) return reply.fault();
  face_ = std::move(face);
  rules_ = Rulebook::of(game);
  game_ = game;
  table_ = get_text(*reply, "table");
  commitment_ = get_text(*reply, "commitment");
  players_ = std::move(players);
  name_players(get(*reply, "options"));
  seen_.assign(players_.size() + 1, 0);
  new_ = true;
  return std::nullopt;
}

void Session::name_players(const Doc& options) {
  face_->open(options);
  name_after_parts(players_, face_->seat_names(options, words_));
}

std::optional<Fault> Session::load(const std::string& path, std::vector<Player> players) {
  const Result<Doc> file = read_saved_file(path);
  if (!file) return file.fault();
  if (std::optional<Fault> fault = read(path, *file, std::move(players))) return fault;
  drop_kept();  // of the game that was on the table before
  changed_ = false;
  if (get_text(*file, "format") != "undercroft-position") file_ = path;
  return std::nullopt;
}

std::optional<Fault> Session::resume(const std::string& path) {
  KeptFile kept;
  if (!kept.take(path)) return Fault{"bad_request", path + ": " + words_.text("kept.taken"), "", ""};
  const Result<Doc> file = read_saved_file(path);
  if (!file) return file.fault();
  if (std::optional<Fault> fault = read(path, *file, {})) return fault;
  kept_ = std::move(kept);
  file_ = get_text(*file, "file");
  changed_ = true;
  return std::nullopt;
}

std::optional<Fault> Session::read(const std::string& path, const Doc& file, std::vector<Player> players) {
  const std::string game = get_text(file, "game");
  std::unique_ptr<GameFace> face = make_face(game, client_.content_dir());
  if (face == nullptr) return Fault{"bad_save", path + ": this is not a saved game", "", ""};
  if (get_text(file, "format") == "undercroft-campaign") {
    return Fault{"bad_save", path + ": this is a campaign: undercroft campaign " + game + " goes on with it", "", ""};
  }
  const bool position = get_text(file, "format") == "undercroft-position";
  const Result<Doc> reply = client_.ask("load", Doc::object().set(position ? "position" : "save", file));
  if (!reply) {
    const Fault& fault = reply.fault();
    return Fault{fault.code, path + ": " + told(fault), "", fault.rule};
  }
  if (get(get(*reply, "turn"), "actor") == Doc("chance")) {  // somebody rolls real dice
    (void)client_.ask("close", Doc::object().set("table", get_text(*reply, "table")));
    return Fault{"bad_save", path + ": " + words_.text("play.by_hand"), "", ""};
  }
  const auto count = static_cast<std::size_t>(get_int(file, "players", 1));
  bool anew = false;
  if (players.empty()) players = kept_players(file, count, anew);
  if (players.size() != count) {
    return Fault{"bad_config",
                 path + ": the game has " + std::to_string(count) + " players, not " + std::to_string(players.size()),
                 "", ""};
  }
  if (!table_.empty()) (void)client_.ask("close", table_request());
  face_ = std::move(face);
  rules_ = Rulebook::of(game);
  game_ = game;
  table_ = get_text(*reply, "table");
  commitment_ = position ? "" : to_hex(sha256(get_text(file, "seed")));
  players_ = std::move(players);
  name_players(get(file, "options"));
  const Result<Doc> history = client_.ask("history", table_request().set("viewer", "table"));
  const int length = history ? static_cast<int>(get_list(*history, "actions").size()) : 0;
  seen_.assign(players_.size() + 1, length);
  at_screen_ = -1;
  unkept_ = new_ = false;
  growing_.close();
  screen_.wrapped(words_.text("play.loaded", {{"file", path}, {"count", std::to_string(length)}}));
  if (get_bool(*reply, "older")) screen_.wrapped(words_.text("play.older"));
  if (anew) screen_.wrapped(words_.text("play.seats_anew"));
  return std::nullopt;
}

int Session::run() {
  note_interrupts();
  keeping_ = keeping_ && std::any_of(players_.begin(), players_.end(), [](const Player& each) { return each.human; });
  unkept_ = new_;
  if (!commitment_.empty())
    screen_.wrapped(screen_.paint(Ink::Dim, words_.text("play.commitment", {{"hash", commitment_}})), 0, 2);
  take_places();
  if (new_) {
    for (const std::string& line : face_->opening(audience(-1))) screen_.wrapped(line);
  }
  while (true) {
    const Result<Doc> now = ask_turn(-1);
    if (!now) {
      show_fault(now.fault());
      return 1;
    }
    const int seat = decider(*now);
    const bool over = get_bool(*now, "over");
    const bool computer = !over && !players_[seat].human;
    if (interrupted()) {
      keep(Haste::None);
      farewell();
      return interrupted_status();
    }
    if (!computer || std::chrono::steady_clock::now() - kept_at_ > kKeepEvery) keep(Haste::Great);
    if (over) {
      const bool saved = finish(*now);
      return interrupted() ? interrupted_status() : saved ? 0 : 1;
    }
    if (computer) {
      computer_turn(seat, *now);
    } else if (person_turn(seat) == Next::Left) {
      const bool saved = farewell();
      return interrupted() ? interrupted_status() : saved ? 0 : 1;
    }
  }
}

// Whether nothing was lost that should have been saved.
bool Session::farewell() {
  const bool saved = !autosave_.empty() && save_at_end();
  const bool nothing_to_save = autosave_.empty() && !changed_ && (left_on_purpose_ || !file_.empty());
  if (saved || nothing_to_save) {
    kept_.remove();
    return true;
  }
  if (kept_.holds() && !unkept_) screen_.wrapped(words_.text("kept.stays"));
  else if (interrupted()) screen_.wrapped(words_.text("play.interrupted"));
  else if (changed_) screen_.wrapped(words_.text("play.unfinished"));
  return autosave_.empty();
}

bool Session::save_at_end() {
  const bool there = !changed_ && file_ == autosave_ && file_exists(autosave_);
  return there || write_save(autosave_);
}

// --- a person's turn --------------------------------------------------------------------------------------------------

bool Session::refresh(int seat) {
  Result<Doc> turn = ask_turn(seat);
  Result<Doc> view = client_.ask("view", table_request().set("viewer", seat));
  if (!turn || !view) {
    show_fault(turn ? view.fault() : turn.fault());
    return false;
  }
  turn_ = std::move(*turn);
  view_ = get(*view, "view");
  actions_.clear();
  for (const Doc& action : get_list(turn_, "actions")) actions_.push_back(action.is_string() ? action.as_string() : "");
  trail_.clear();
  return true;
}

Session::Next Session::person_turn(int seat) {
  if (!refresh(seat)) return Next::Left;
  const bool telling = several_people() && face_->is_telling(actions_.empty() ? "" : actions_.front());
  if (actions_.size() == 1 && !telling && !face_->is_always_asked(actions_.front())) {
    tell(at_screen_, true);
    screen_.wrapped(words_.text(
        "play.forced", {{"name", players_[seat].name}, {"action", face_->action(actions_.front(), audience(seat))}}));
    forced_.insert(length_now());
    return act(seat, actions_.front());
  }
  if (!hand_over(seat)) return Next::Left;
  wind_clock();
  if (is_time_up()) return run_out(seat);
  tell(seat, true);
  draw(seat);
  make_menu(seat);
  show_menu();
  while (true) {
    const Next next = read_choice(seat);
    if (next != Next::Again) return next;
  }
}

void Session::draw(int seat) {
  screen_.line();
  for (const std::string& line : face_->draw(view_, audience(seat))) screen_.line(line);
}

void Session::make_menu(int seat) {
  const Audience to = audience(seat);
  const auto odds = [&](const std::string& action) {
    const Result<Doc> reply = client_.ask("explain", table_request().set("action", action).set("viewer", seat));
    return reply ? get(*reply, "odds") : Doc();
  };
  menu_ = face_->menu({view_, turn_, actions_, odds}, trail_.empty() ? "" : trail_.back(), to);
}

void Session::show_menu() {
  screen_.line();
  const int seat = decider(turn_);
  screen_.wrapped(screen_.paint(Ink::Ask, face_->must(view_, turn_, audience(seat))));
  if (!trail_.empty()) screen_.wrapped(menu_.question);
  std::string group;
  int number = 0;
  for (const MenuEntry& entry : menu_.entries) {
    if (entry.group != group) screen_.wrapped(screen_.paint(Ink::Dim, entry.group));
    group = entry.group;
    ++number;
    screen_.wrapped(std::to_string(number) + "  " + entry.label, number < 10 ? 2 : 1, number < 10 ? 3 : 4);
  }
  if (!trail_.empty()) screen_.wrapped("0  " + words_.text("choice.back"), 2);
}

Session::Next Session::read_choice(int seat) {
  if (const std::optional<int> left = seconds_left()) {
    const std::string seconds = std::to_string(*left % 60);
    const std::string time = std::to_string(*left / 60) + (seconds.size() < 2 ? ":0" : ":") + seconds;
    screen_.line(screen_.paint(Ink::Dim, words_.text("play.clock", {{"time", time}})));
  }
  const std::string prompt = screen_.paint(Ink::Ask, players_[seat].name + "> ");
  const std::optional<std::string> line = screen_.ask(prompt);
  if (!line) return Next::Left;
  std::string rest;
  const Command wanted = is_time_up() ? read_command(*line, words_, rest) : Command::None;
  const bool may_leave = wanted == Command::Save || wanted == Command::Quit;  // what keeps a game is never too late
  return is_time_up() && !may_leave ? run_out(seat) : answer(seat, *line);
}

// --- the clock of a Turn ------------------------------------------------------------------------------------------------

// It begins when the person is first asked in that Turn, and goes on while others decide something in it.
void Session::wind_clock() {
  const Clock clock = face_->clock(view_);
  if (clock.seconds == 0 || clock.turn == clocked_) return;
  clocked_ = clock.turn;
  clock_begun_ = std::chrono::steady_clock::now();
}

std::optional<int> Session::seconds_left() const {
  const Clock clock = face_->clock(view_);
  if (clock.seconds == 0 || clock.turn != clocked_) return std::nullopt;
  const auto passed = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - clock_begun_);
  return std::max(0, clock.seconds - static_cast<int>(passed.count()));
}

// Only between two steps: what is in progress is finished first.
bool Session::is_time_up() const {
  const Doc::Array& outside = get_list(turn_, "outside");
  return seconds_left() == 0 && std::find(outside.begin(), outside.end(), Doc("time")) != outside.end();
}

Session::Next Session::run_out(int seat) {
  screen_.wrapped(screen_.paint(Ink::Bad, words_.text("play.time_up", {{"name", players_[seat].name}})));
  const Result<Doc> reply = client_.ask("act", table_request().set("action", "time"));
  if (!reply) {
    show_fault(reply.fault());
    return Next::Left;
  }
  touched();
  keep(Haste::None);
  tell(several_people() ? at_screen_ : only_person(), false);
  return Next::Acted;
}

Session::Next Session::answer(int seat, const std::string& line) {
  const std::vector<std::string> parts = split(line);
  if (parts.empty()) {
    draw(seat);
    show_menu();
    return Next::Again;
  }
  if (parts.size() == 1 && is_number(parts[0])) {
    const auto number = static_cast<std::size_t>(std::atoi(parts[0].c_str()));
    if (number == 0 && !trail_.empty()) return command(seat, Command::Back, "");
    if (number >= 1 && number <= menu_.entries.size()) return pick(seat, MenuEntry(menu_.entries[number - 1]));
    screen_.wrapped(words_.text("choice.no_number", {{"most", std::to_string(menu_.entries.size())}}));
    return Next::Again;
  }
  std::string rest;
  const Command wanted = read_command(line, words_, rest);
  return wanted == Command::None ? typed(seat, line) : command(seat, wanted, rest);
}

Session::Next Session::pick(int seat, const MenuEntry& entry) {
  if (entry.final) return act(seat, entry.pick);
  trail_.push_back(entry.pick);
  make_menu(seat);
  show_menu();
  return Next::Again;
}

std::string Session::in_usual_words(const std::string& line) const {
  return as_notation(line, game_, *face_, words_, actions_);
}

Session::Next Session::typed(int seat, const std::string& line) {
  std::string text = in_usual_words(line);
  Match match = matched(text);
  if (!trail_.empty()) {  // what goes on from the choice that is being made comes first
    const std::string& so_far = menu_.so_far.empty() ? trail_.back() : menu_.so_far;
    const Match further = matched(so_far + " " + face_->usual(joined(split(line)), words_));
    if (further.kind == Match::Kind::One) match = further;
  }
  if (match.kind == Match::Kind::One) {
    if (lower(match.action) != text)
      screen_.wrapped(words_.text("choice.read_as", {{"action", face_->localized(match.action, words_)}}));
    return act(seat, match.action);
  }
  why(line, seat);
  return Next::Again;
}

Match Session::matched(const std::string& text) const {
  return match_action(text, actions_, face_->ordered_verbs(), face_->yielding_verbs());
}

// False if the text does not begin several actions.
bool Session::show_completions(const Match& match) {
  if (match.kind != Match::Kind::Several) return false;
  constexpr std::size_t kMost = 18;
  screen_.wrapped(words_.plural("choice.several", static_cast<long long>(match.count)));
  const auto shown_count = std::min(match.completions.size(), kMost);
  std::vector<std::string> some(match.completions.begin(),
                                match.completions.begin() + static_cast<std::ptrdiff_t>(shown_count));
  for (std::string& each : some) each = face_->localized(each, words_);
  screen_.wrapped(joined(some, ", "), 2);
  if (match.completions.size() > kMost) screen_.line("  " + words_.text("choice.and_more"));
  return true;
}

Session::Next Session::act(int seat, const std::string& action) {
  const Result<Doc> reply =
      client_.ask("act", table_request().set("action", action).set("seat", seat).set("viewer", seat));
  if (!reply) {
    show_fault(reply.fault());
    return Next::Again;
  }
  touched();
  keep(Haste::None);
  tell(several_people() ? at_screen_ : only_person(), false);
  return Next::Acted;
}

// --- other players, and what happened -----------------------------------------------------------------------------------

Result<Doc> Session::think(int seat, int level, bool aloud) {
  const auto begun = std::chrono::steady_clock::now();
  const std::string luck =
      std::to_string(hash_bytes(commitment_.data(), commitment_.size(), static_cast<std::uint64_t>(length_now())));
  bool said = false;
  while (true) {
    Result<Doc> reply =
        client_.ask("suggest", table_request().set("level", level).set("seed", luck).set("slice", kSlice));
    if (!reply || get_bool(*reply, "done") || interrupted()) {
      screen_.end_passing();
      return reply;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    if (!aloud || seconds < 1) continue;
    const std::string name = players_[seat].name;
    screen_.passing(
        words_.text("play.thinking", {{"name", name}, {"seconds", std::to_string(static_cast<int>(seconds))}}));
    if (!said && screen_.plain()) screen_.line(words_.text("play.thinking.plain", {{"name", name}}));
    said = true;
  }
}

void Session::computer_turn(int seat, const Doc& turn) {
  const Result<Doc> advice = think(seat, players_[seat].level, true);
  if (interrupted()) return;
  std::string action = advice ? get_text(*advice, "action") : "";
  if (action.empty()) {  // a computer that has nothing to say must not stop the game
    const Result<Doc> open = ask_turn(seat);
    const Doc::Array& list = open ? get_list(*open, "actions") : get_list(turn, "actions");
    if (!list.empty() && list.front().is_string()) action = list.front().as_string();
  }
  const Result<Doc> reply = client_.ask("act", table_request().set("action", action).set("seat", seat));
  if (!reply) {
    show_fault(reply.fault());
    if (!autosave_.empty()) (void)save_at_end();
    std::exit(1);
  }
  touched();
  tell(at_screen_, true);
}

int Session::length_now() {
  const Result<Doc> history = client_.ask("history", table_request().set("viewer", "table").set("from", seen_.back()));
  return history ? seen_.back() + static_cast<int>(get_list(*history, "actions").size()) : 0;
}

// Everything this person has not been told yet, as far as the person may know it.
void Session::tell(int seat, bool paced) {
  if (face_->is_party()) seat = -1;  // all look at the screen together
  int& seen = seat >= 0 ? seen_[seat] : seen_.back();
  const Result<Doc> history =
      client_.ask("history", table_request().set("viewer", seat >= 0 ? Doc(seat) : Doc("table")).set("from", seen));
  if (!history) return show_fault(history.fault());
  seen += static_cast<int>(get_list(*history, "actions").size());
  for (const std::string& line : face_->tell(all_events(*history), audience(seat))) {
    screen_.wrapped(line, 2, 2);
    if (paced) screen_.pause(kLinePause);
  }
}

bool Session::hand_over(int seat) {
  if (!several_people() || at_screen_ == seat || face_->is_party()) return true;
  if (at_screen_ >= 0 && face_->is_open(at_screen_, seat)) {  // what one of them was told the other has read, too
    int& seen = seen_[seat];
    seen = std::max(seen, seen_[at_screen_]);
    at_screen_ = seat;
    return true;
  }
  const std::string name = players_[seat].name;
  if (at_screen_ >= 0) {
    screen_.line();
    if (!screen_.ask(words_.text("play.hand_over", {{"name", name}}))) return false;
    screen_.clear();
  }
  if (!screen_.ask(words_.text("play.ready", {{"name", name}}))) return false;
  screen_.clear();
  at_screen_ = seat;
  screen_.line(screen_.paint(Ink::Bold, words_.text("play.recap", {{"name", name}})));
  return true;
}

// Whether the game was saved, if it should have been.
bool Session::finish(const Doc& turn) {
  tell(at_screen_, true);
  const Result<Doc> view = client_.ask("view", table_request().set("viewer", "table"));
  if (view) {
    view_ = get(*view, "view");
    draw(-1);
  }
  screen_.line();
  screen_.line(screen_.paint(Ink::Title, words_.text("play.over")));
  for (const std::string& line : face_->results(get(turn, "results"), audience(-1))) screen_.wrapped(line, 0, 4);
  screen_.line();
  const std::string seed = get_text(turn, "seed");
  if (!seed.empty()) screen_.wrapped(words_.text("play.seed", {{"seed", seed}}), 0, 2);
  if (!commitment_.empty()) screen_.wrapped(words_.text("play.check", {{"hash", commitment_}}), 0, 2);
  bool saved = true;
  if (!autosave_.empty()) {
    saved = save_at_end();
  } else if (screen_.interactive() && changed_) {
    std::optional<bool> done;
    do {
      done = offer_save(words_.text("play.save_end"));
    } while (done && !*done);
  }
  if (saved && !interrupted()) kept_.remove();  // a question that was cut off is asked again
  return saved;
}

}  // namespace uc
