// The menu: what `undercroft` alone begins with.
#include <algorithm>
#include <cstdlib>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "begin.hpp"
#include "choice.hpp"
#include "offer.hpp"
#include "players/search/levels.hpp"
#include "rulebook.hpp"

namespace uc {

namespace {

class MainMenu {
 public:
  MainMenu(Look look, std::unique_ptr<Desk> desk) : look_(std::move(look)), desk_(std::move(desk)) {}

  int run() {
    screen().line();
    screen().line(screen().paint(Ink::Title, words().text("menu.title")));
    screen().wrapped(words().text("menu.welcome"));
    go_on();
    while (!ended_) {
      const int chosen = choose(words().text("menu.what"),
                                {words().text("menu.new"), words().text("menu.load"), words().text("menu.rules"),
                                 words().text("menu.language"), words().text("menu.quit")},
                                1);
      if (chosen == 1) new_game();
      if (chosen == 2) load_game();
      if (chosen == 3) read_rules();
      if (chosen == 4 && !other_language()) return 2;
      if (chosen == 5) break;
    }
    return interrupted_status();
  }

 private:
  const Catalogue& words() const { return desk_->words; }
  Screen& screen() { return desk_->screen; }

  std::string ask(const std::string& prompt) {
    const std::optional<std::string> line = ended_ ? std::nullopt : screen().ask(screen().paint(Ink::Ask, prompt));
    ended_ = !line;
    return line ? *line : "";
  }

  // A number from the list; Enter takes the usual one; 0 when the input has ended.
  int choose(const std::string& question, const std::vector<std::string>& list, int usual) {
    screen().line();
    screen().line(screen().paint(Ink::Bold, question));
    int number = 0;
    for (const std::string& item : list) screen().wrapped(std::to_string(++number) + "  " + item, 2, 3);
    while (true) {
      const std::vector<std::string> parts =
          split(ask(words().text("menu.number", {{"usual", std::to_string(usual)}})));
      if (ended_) return 0;
      if (parts.empty()) return usual;
      const bool number_typed = parts[0].size() <= 3 && parts[0].find_first_not_of("0123456789") == std::string::npos;
      const int chosen = number_typed ? std::atoi(parts[0].c_str()) : 0;
      if (parts.size() == 1 && chosen >= 1 && chosen <= number) return chosen;
      const std::vector<std::string> quit = split(words().text("command.quit"));
      if (std::find(quit.begin(), quit.end(), parts[0]) != quit.end()) {
        ended_ = true;
        return 0;
      }
      screen().line(words().text("choice.no_number", {{"most", std::to_string(number)}}));
    }
  }

  bool other_language() {
    const int chosen =
        choose("Language · Lingua", {"English", "Italiano"}, words().text("rules.language") == "it" ? 2 : 1);
    if (chosen == 0) return true;
    look_.lang = chosen == 2 ? "it" : "en";
    Result<Catalogue> other = load_catalogue(look_.lang, look_.content_dir);
    if (!other) {
      complain(other.fault());
      return false;
    }
    desk_->words = std::move(*other);
    return true;
  }

  // One of the games of `hello`; null when the input has ended.
  const Doc* choose_game(const Doc& hello) {
    const Doc::Array& games = get_list(hello, "games");
    std::vector<std::string> names;
    for (const Doc& game : games) names.push_back(words().text("game." + get_text(game, "id")));
    const int chosen = games.size() == 1 ? 1 : choose(words().text("menu.which_game"), names, 1);
    return chosen == 0 ? nullptr : &games[chosen - 1];
  }

  void read_rules() {
    const Result<Doc> hello = desk_->client->ask("hello");
    const Doc* game = hello ? choose_game(*hello) : nullptr;
    if (game == nullptr) return;
    const Rulebook book = Rulebook::of(get_text(*game, "id"));
    book.show("", screen(), words());
    while (!ended_) {
      const std::string what = ask(words().text("menu.which_rule"));
      if (split(what).empty()) return;
      book.show(what, screen(), words());
    }
  }

  void play(Session& session) {
    session.run();
    ended_ = ended_ || interrupted();
  }

  // A game that was kept as it was played.
  void go_on() {
    if (!look_.autosave) return;
    const std::optional<std::string> path = offer_kept(*desk_, "", ended_);
    if (!path) return;
    Session session(*desk_->client, screen(), words(), look_.autosave);
    if (const std::optional<Fault> fault = session.resume(*path)) {
      screen().wrapped(screen().paint(Ink::Bad, told(*fault)));
      return;
    }
    play(session);
  }

  void load_game() {
    const std::string path = ask(words().text("menu.which_file"));
    if (split(path).empty()) return;
    Session session(*desk_->client, screen(), words(), look_.autosave);
    const std::size_t first = path.find_first_not_of(' ');
    if (const std::optional<Fault> fault =
            session.load(path.substr(first, path.find_last_not_of(" \r") - first + 1), {})) {
      screen().wrapped(screen().paint(Ink::Bad, told(*fault)));
      return;
    }
    play(session);
  }

  void new_game() {
    const Result<Doc> hello = desk_->client->ask("hello");
    if (!hello) return;
    const Doc* game = choose_game(*hello);
    if (game == nullptr) return;
    const std::string id = get_text(*game, "id");
    const std::unique_ptr<GameFace> face = make_face(id, desk_->client->content_dir());
    if (face == nullptr) return;
    game_ = id;
    std::vector<Player> players;
    if (!(face->is_party() ? choose_party(*game, players) : choose_players(*game, *face, players))) return;
    Doc options = Doc::object();
    const std::optional<OptionSets> sets = face->option_sets(words());
    if (!(sets ? choose_set(*sets, options) : choose_options(*game, *face, players, options))) return;
    Session session(*desk_->client, screen(), words(), look_.autosave);
    if (const std::optional<Fault> fault = session.start(id, options, "", players)) {
      screen().wrapped(screen().paint(Ink::Bad, told(*fault)));
      return;
    }
    play(session);
  }

  // A person, or a computer of each level.
  std::vector<std::string> kinds_of_player(const std::string& person) const {
    std::vector<std::string> kinds = {person};
    for (const Level& level : levels()) {
      kinds.push_back(words().text("menu.computer", {{"number", std::to_string(kinds.size())},
                                                     {"level", words().text("level." + std::string(level.name))}}));
    }
    return kinds;
  }

  // All on one side: how many heroes, and whether people decide or a computer. They are called after their heroes.
  bool choose_party(const Doc& game, std::vector<Player>& players) {
    std::vector<std::string> counts;
    for (const Doc& count : get_list(game, "players")) {
      counts.push_back(words().plural("menu.heroes", count.is_integer() ? count.as_integer() : 0));
    }
    const int count = choose(words().text("menu.how_many_heroes"), counts, 1);
    if (count == 0) return false;
    const auto seats = get_list(game, "players")[count - 1].as_integer();
    const int kind = choose(words().text("menu.who_decides"), kinds_of_player(words().text("menu.people")), 1);
    if (kind == 0) return false;
    const std::string spec = kind == 1 ? "human" : "level:" + std::to_string(kind - 1);
    const Result<std::vector<Player>> read =
        read_players(joined(std::vector<std::string>(static_cast<std::size_t>(seats), spec), ","));
    if (read) players = *read;
    return read.ok();
  }

  bool choose_players(const Doc& game, const GameFace& face, std::vector<Player>& players) {
    std::vector<std::string> counts;
    for (const Doc& count : get_list(game, "players")) {
      const auto n = count.is_integer() ? count.as_integer() : 0;
      counts.push_back(n == 1 ? words().text("menu.alone") : words().plural("menu.players", n));
    }
    const int count = choose(words().text("menu.how_many"), counts, std::min(3, static_cast<int>(counts.size())));
    if (count == 0) return false;
    const auto seats = static_cast<int>(get_list(game, "players")[count - 1].as_integer());
    const std::vector<std::string> kinds = kinds_of_player(words().text("menu.person"));
    const Result<std::vector<Player>> usual = read_players(std::string(face.usual_players()));
    std::vector<std::string> specs;
    for (int seat = 0; seat < seats; ++seat) {
      const auto place = static_cast<std::size_t>(seat);
      const bool person = usual && place < usual->size() && (*usual)[place].human;
      const std::string part = face.seat_part(seat, words());
      const std::string who = words().text("menu.who", {{"number", std::to_string(seat + 1)}});
      const int kind = choose(part.empty() ? who : part + ": " + who, kinds, person ? 1 : kDefaultLevel + 1);
      if (kind == 0) return false;
      std::string spec = kind == 1 ? "human" : "level:" + std::to_string(kind - 1);
      while (kind == 1 && !ended_) {
        const std::string name = joined_words(ask(words().text("menu.name")));
        specs.push_back(spec + (name.empty() ? "" : "=" + name));
        if (name.find_first_of(",=") == std::string::npos && read_players(joined(specs, ","))) break;
        specs.pop_back();
        screen().wrapped(words().text("menu.bad_name"));
      }
      if (kind != 1) specs.push_back(spec);
    }
    if (ended_) return false;
    const Result<std::vector<Player>> read = read_players(joined(specs, ","));
    if (read) players = *read;
    return read.ok();
  }

  static std::string joined_words(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
  }

  // The options that `hello` lists: one of several values, yes or no, a number, or a different value for each player.
  bool choose_options(const Doc& game, const GameFace& face, const std::vector<Player>& players, Doc& options) {
    const Doc::Array& list = get_list(game, "options");
    const auto is_variant = [](const Doc& option) {
      return get_text(option, "type") == "bool" || get_text(option, "type") == "integer";
    };
    if (std::any_of(list.begin(), list.end(), is_variant)) {  // many questions: who wants the usual game answers none
      const int which = choose(words().text("menu.standard"),
                               {words().text("menu.standard.yes"), words().text("menu.standard.no")}, 1);
      if (which <= 1) return which == 1;
    }
    for (const Doc& option : list) {
      if (!is_asked(option, list, options, players.size())) continue;
      const std::string id = get_text(option, "id");
      if (get_text(option, "type") == "list") {
        const bool each = get_text(option, "length") == "players";
        if (each && !choose_list(option, face, players.size(), options)) return false;
        if (!each && id == "seats" && !choose_seats(option, face, players, options)) return false;
        continue;
      }
      if (get_text(option, "type") == "lists") continue;  // the usual ones are good
      const std::optional<Doc> value = choose_one(option, face);
      if (!value) return false;
      options.set(id, *value);
    }
    return true;
  }

  // Is it one of this game, as far as it has been chosen? `when` says with which values of others it is.
  static bool is_asked(const Doc& option, const Doc::Array& list, const Doc& chosen, std::size_t players) {
    const Doc& when = get(option, "when");
    if (!when.is_object()) return true;
    for (const auto& [other, values] : when.as_object()) {
      Doc value = other == "players" ? Doc(static_cast<int>(players)) : get(chosen, other);
      for (const Doc& each : list) {
        if (value.is_null() && get_text(each, "id") == other) value = get(each, "default");
      }
      const Doc::Array& wanted = values.as_array();
      if (std::find(wanted.begin(), wanted.end(), value) == wanted.end()) return false;
    }
    return true;
  }

  // The question for an option: the game's own, or the one of all games that have such an option.
  std::string option_key(const std::string& id) const {
    const std::string own = "option." + game_ + "." + id;
    return words().has(own) ? own : "option." + id;
  }

  std::optional<Doc> choose_one(const Doc& option, const GameFace& face) {
    const std::string id = get_text(option, "id");
    const std::string question = words().text(option_key(id));
    const Doc& usual = get(option, "default");
    if (get_text(option, "type") == "integer" && get_list(option, "values").empty()) {
      return choose_number(question, get_int(option, "min"), get_int(option, "max"), get_int(option, "default"));
    }
    return choose_value(question, get_list(option, "values"), usual, id, face);
  }

  std::optional<Doc> choose_number(const std::string& question, int least, int most, int usual) {
    const std::string range = " (" + std::to_string(least) + "–" + std::to_string(most) + ")";
    screen().line();
    screen().line(screen().paint(Ink::Bold, question + range));
    while (true) {
      const std::vector<std::string> parts =
          split(ask(words().text("menu.number", {{"usual", std::to_string(usual)}})));
      if (ended_) return std::nullopt;
      if (parts.empty()) return Doc(usual);
      const bool digits = parts[0].size() <= 6 && parts[0].find_first_not_of("0123456789") == std::string::npos;
      const int number = digits ? std::atoi(parts[0].c_str()) : least - 1;
      if (parts.size() == 1 && number >= least && number <= most) return Doc(number);
      screen().line(words().text("menu.between", {{"least", std::to_string(least)}, {"most", std::to_string(most)}}));
    }
  }

  // A value for each player.
  bool choose_list(const Doc& option, const GameFace& face, std::size_t players, Doc& options) {
    const std::string id = get_text(option, "id");
    Doc::Array left = get_list(option, "of");
    Doc list = Doc::array();
    for (std::size_t seat = 0; seat < players; ++seat) {
      const std::string letter(1, static_cast<char>('A' + seat));
      const std::optional<Doc> value =
          choose_value(words().text(option_key(id), {{"letter", letter}}), left, Doc(), id, face);
      if (!value) return false;
      if (get_bool(option, "distinct")) left.erase(std::find(left.begin(), left.end(), *value));
      list.push(*value);
    }
    options.set(id, std::move(list));
    return true;
  }

  // Who plays what: a seat for each of the figures that the face names, and a figure for every seat.
  bool choose_seats(const Doc& option, const GameFace& face, const std::vector<Player>& players, Doc& options) {
    const std::vector<std::string> figures = face.figures(options, words());
    const Doc::Array& seats = get_list(option, "of");
    Doc::Array idle = seats;  // have nobody to play yet
    Doc list = Doc::array();
    for (std::size_t i = 0; i < figures.size(); ++i) {
      const Doc::Array& open = idle.size() == figures.size() - i ? idle : seats;
      std::vector<std::string> names;
      int usual = 1;  // in turn
      for (const Doc& seat : open) {
        names.push_back(seat_name(players, seat));
        if (seat == seats[i % seats.size()]) usual = static_cast<int>(names.size());
      }
      const int chosen =
          open.size() == 1 ? 1 : choose(words().text("option.seats", {{"name", figures[i]}}), names, usual);
      if (chosen == 0) return false;
      const Doc seat = open[chosen - 1];
      list.push(seat);
      idle.erase(std::remove(idle.begin(), idle.end(), seat), idle.end());
    }
    if (!figures.empty()) options.set("seats", std::move(list));
    return true;
  }

  std::string seat_name(const std::vector<Player>& players, const Doc& seat) const {
    const auto place = static_cast<std::size_t>(seat.as_integer());
    const Player& player = players[place];
    const std::vector<std::string> kinds = kinds_of_player(words().text("menu.person"));
    const std::string& kind = kinds[player.human ? 0 : static_cast<std::size_t>(player.level)];
    return words().text("menu.seat",
                        {{"number", std::to_string(place + 1)}, {"who", player.named ? player.name : kind}});
  }

  std::string value_name(const Doc& value, const std::string& option, const GameFace& face) const {
    if (value.is_bool()) return words().text(value.as_bool() ? "menu.yes" : "menu.no");
    return face.option_value(option, value.is_integer() ? std::to_string(value.as_integer()) : value.as_string(),
                             words());
  }

  std::optional<Doc> choose_value(const std::string& question, const Doc::Array& values, const Doc& usual,
                                  const std::string& option, const GameFace& face) {
    std::vector<std::string> names;
    int usual_number = 1;
    for (const Doc& value : values) {
      names.push_back(value_name(value, option, face));
      if (value == usual) usual_number = static_cast<int>(names.size());
    }
    const int chosen = choose(question, names, usual_number);
    if (chosen == 0) return std::nullopt;
    return values[chosen - 1];
  }

  bool choose_set(const OptionSets& sets, Doc& options) {
    std::vector<std::string> names;
    for (const auto& [name, text] : sets.sets) names.push_back(name);
    names.push_back(sets.own);
    const int chosen = choose(sets.question, names, 1);
    if (chosen == 0) return false;
    const auto place = static_cast<std::size_t>(chosen - 1);
    std::string text = place < sets.sets.size() ? sets.sets[place].second : "";
    while (place == sets.sets.size() && !ended_) {
      text = joined_words(ask(sets.which));
      if (!text.empty() && sets.read(text)) break;
      screen().wrapped(sets.complaint);
    }
    const Result<Doc> read = sets.read(text);
    if (read) options = *read;
    return !ended_ && read.ok();
  }

  Look look_;
  std::unique_ptr<Desk> desk_;
  std::string game_;  // that is being chosen
  bool ended_ = false;
};

}  // namespace

int run_menu(const MenuOptions& options) {
  Result<std::unique_ptr<Desk>> desk = Desk::open(options.look);
  if (!desk) return complain(desk.fault());
  note_interrupts();
  return MainMenu(options.look, std::move(*desk)).run();
}

}  // namespace uc
