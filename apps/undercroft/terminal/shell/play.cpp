#include "play.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "apps/undercroft/adventure.hpp"
#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/say.hpp"
#include "begin.hpp"
#include "choice.hpp"
#include "offer.hpp"
#include "rulebook.hpp"

namespace uc {

int complain(const Fault& fault) { return complain(told(fault)); }

Result<Doc> read_collectors(const std::string& text) {
  Doc options = Doc::object();
  if (text.empty()) return options;
  std::string letters = text == "random" ? "??????" : text;
  Doc list = Doc::array();
  for (const char c : letters) {
    const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (letter != 'A' && letter != 'B' && letter != '?') letters.clear();
    list.push(letter == 'A' ? "A" : letter == 'B' ? "B" : "random");
  }
  if (letters.size() != 6) {
    return Fault{"bad_config",
                 "collectors: write six letters A, B or ? (for example ABABAB), or random; not \"" + text + "\"", "",
                 ""};
  }
  return options.set("collectors", std::move(list));
}

Result<std::unique_ptr<Desk>> Desk::open(const Look& look) {
  auto desk = std::unique_ptr<Desk>(new Desk(look));
  Result<Catalogue> words = load_catalogue(choose_language(look.lang), look.content_dir);
  if (!words) return words.fault();
  desk->words = std::move(*words);
  Result<std::unique_ptr<Client>> client = Client::open(look.content_dir);
  if (!client) return client.fault();
  desk->client = std::move(*client);
  return desk;
}

namespace {

Fault bad_request(std::string message) { return {"bad_request", std::move(message), "", ""}; }

// What cannot be done, or would be passed over in silence.
std::optional<Fault> refused(const PlayOptions& options) {
  if (make_face(options.game, options.look.content_dir) == nullptr)
    return Fault{"unknown_game", "there is no game \"" + shown(options.game, 40) + "\"", "", ""};
  if (!options.load.empty()) {
    if (!options.collectors.empty()) return bad_request("--collectors is for a new game: a saved one has its own");
    for (const auto& [name, value] :
         {std::pair("heroes", &options.heroes), std::pair("dungeon", &options.dungeon),
          std::pair("difficulty", &options.difficulty), std::pair("adventure", &options.adventure)}) {
      if (!value->empty()) return bad_request("--" + std::string(name) + " is for a new game: a saved one has its own");
    }
    if (!options.options.empty()) return bad_request("--option is for a new game: a saved one has its own");
    if (!options.seed.empty()) return bad_request("--seed is for a new game: a saved one has its own");
  }
  if (options.save.empty()) return std::nullopt;
  if (options.save != options.load && file_exists(options.save))
    return bad_request(options.save + ": there is a file of this name already; choose another");
  if (const std::string why = why_not_writable(options.save); !why.empty())
    return bad_request(options.save + " cannot be written: " + why);
  return std::nullopt;
}

// A number, yes or no, or a word.
Doc read_value(const std::string& text) {
  const bool number = !text.empty() && text.size() <= 6 && text.find_first_not_of("0123456789") == std::string::npos;
  if (number) return Doc(std::stoi(text));
  return text == "true" || text == "false" ? Doc(text == "true") : Doc(text);
}

// Values with commas between them.
Doc read_list(std::string text) {
  Doc list = Doc::array();
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    list.push(read_value(lower(text.substr(0, comma))));
    text.erase(0, comma + 1);
  }
  return list;
}

// "free_think=true", "max_turns_per_player=20", "scenario=total_battle", "seats=1,2,1,2".
std::optional<Fault> read_option(const std::string& text, Doc& settings) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
    return bad_request("--option: write NAME=VALUE, not \"" + shown(text, 60) + "\"");
  const std::string value = lower(text.substr(equals + 1));
  settings.set(lower(text.substr(0, equals)),
               value.find(',') == std::string::npos ? read_value(value) : read_list(value));
  return std::nullopt;
}

// The options of a new game; the protocol refuses those that its game does not know.
Result<Doc> read_settings(const PlayOptions& options) {
  Result<Doc> settings = read_collectors(options.collectors);
  if (!settings) return settings;
  if (!options.heroes.empty()) settings->set("heroes", read_list(options.heroes));
  if (!options.dungeon.empty()) settings->set("dungeon", lower(options.dungeon));
  if (!options.difficulty.empty()) settings->set("difficulty", lower(options.difficulty));
  for (const std::string& option : options.options) {
    if (std::optional<Fault> fault = read_option(option, *settings)) return *fault;
  }
  if (!options.adventure.empty()) {
    Result<Doc> adventure = read_adventure_option(options.adventure);
    if (!adventure) return adventure;
    settings->set("adventure", std::move(*adventure));
  }
  return settings;
}

// Who plays: as told; else as usual, and one person for each hero that is named.
std::string who_plays(const PlayOptions& options, const Doc& settings) {
  if (!options.players.empty()) return options.players;
  if (!options.load.empty()) return "human";
  const std::unique_ptr<GameFace> face = make_face(options.game, options.look.content_dir);
  const std::size_t heroes = get_list(settings, "heroes").size();
  if (face != nullptr && heroes <= 1) return std::string(face->usual_players());
  return joined(std::vector<std::string>(std::max<std::size_t>(heroes, 1), "human"), ",");
}

// Does nothing say what kind of new game is wanted, but perhaps which one?
bool is_any_game(const PlayOptions& options) {
  return options.players.empty() && options.collectors.empty() && options.heroes.empty() && options.dungeon.empty() &&
         options.difficulty.empty() && options.adventure.empty() && options.options.empty() && options.seed.empty() &&
         options.load.empty() && options.save.empty();
}

// A game that was kept as it was played, if the person goes on with one. Whoever asks for a new game in so many words
// gets it, and is reminded.
std::optional<std::string> kept_one(const PlayOptions& options, Desk& desk, bool& ended) {
  const std::string game = options.game_given ? options.game : "";
  if (!options.look.autosave || !desk.screen.interactive() || !options.load.empty()) return std::nullopt;
  if (is_any_game(options)) return offer_kept(desk, game, ended);
  const std::vector<KeptGame> games = kept_games(game);
  if (!games.empty()) {
    desk.screen.wrapped(desk.screen.paint(
        Ink::Dim, desk.words.text("kept.reminder", {{"what", kept_words(games.front(), desk.words)}})));
  }
  return std::nullopt;
}

int run_kept(const PlayOptions& options, Desk& desk, const std::string& path) {
  Session session(*desk.client, desk.screen, desk.words, options.look.autosave);
  if (const std::optional<Fault> fault = session.resume(path)) return complain(*fault);
  return session.run();
}

int resume_last(const PlayOptions& options) {
  Result<std::unique_ptr<Desk>> desk = Desk::open(options.look);
  if (!desk) return complain(desk.fault());
  const std::vector<KeptGame> games = kept_games(options.game_given ? options.game : "");
  if (games.empty()) return complain((*desk)->words.text("kept.none"));
  return run_kept(options, **desk, games.front().path);
}

}  // namespace

int run_play(const PlayOptions& options) {
  if (options.resume) return resume_last(options);
  const Result<Doc> settings = read_settings(options);
  if (!settings) return complain(settings.fault());
  const Result<std::vector<Player>> players = read_players(who_plays(options, *settings));
  if (!players) return complain(players.fault());
  if (const std::optional<Fault> fault = refused(options)) return complain(*fault);
  Result<std::unique_ptr<Desk>> desk = Desk::open(options.look);
  if (!desk) return complain(desk.fault());
  bool ended = false;
  if (const std::optional<std::string> path = kept_one(options, **desk, ended)) return run_kept(options, **desk, *path);
  if (ended) return 0;
  Session session(*(*desk)->client, (*desk)->screen, (*desk)->words, options.look.autosave);
  const std::optional<Fault> fault =
      options.load.empty() ? session.start(options.game, *settings, options.seed, *players)
                           : session.load(options.load, options.players.empty() ? std::vector<Player>{} : *players);
  if (fault) return complain(in_adventure_file(*fault, options.adventure));
  if (options.game_given && session.game() != options.game)
    return complain(bad_request(options.load + ": this is a game of " + session.game() + ", not of " + options.game));
  if (!options.save.empty()) session.save_to(options.save);
  return session.run();
}

int run_rules(const RulesOptions& options) {
  const Result<Catalogue> words = load_catalogue(choose_language(options.look.lang), options.look.content_dir);
  if (!words) return complain(words.fault());
  const Rulebook book = Rulebook::of(options.game);
  if (book.empty()) return complain({"unknown_game", "there is no game \"" + shown(options.game, 40) + "\"", "", ""});
  Screen screen(options.look);
  return book.show(options.what, screen, *words) ? 0 : 2;
}

}  // namespace uc
