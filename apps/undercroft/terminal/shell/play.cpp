#include "play.hpp"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/say.hpp"
#include "begin.hpp"
#include "choice.hpp"
#include "offer.hpp"
#include "option_text.hpp"
#include "rulebook.hpp"

namespace uc {

int complain(const Fault& fault) { return complain(told(fault)); }

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
    for (const auto& [name, written] : options.own) {
      if (!written.empty()) return bad_request("--" + name + " is for a new game: a saved one has its own");
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
  Doc settings = Doc::object();
  for (const std::string& option : options.options) {
    if (std::optional<Fault> fault = read_option(option, settings)) return *fault;
  }
  return with_own_options(std::move(settings), options.own);
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
  const bool plain =
      std::all_of(options.own.begin(), options.own.end(), [](const auto& own) { return own.second.empty(); });
  return plain && options.players.empty() && options.options.empty() && options.seed.empty() && options.load.empty() &&
         options.save.empty();
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
  if (fault) return complain(in_own_file(*fault, options.own));
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
