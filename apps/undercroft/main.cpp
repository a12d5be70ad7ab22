// The command `undercroft`: reads its options and calls the part they ask for.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "apps/undercroft/terminal/shell/front.hpp"
#include "apps/undercroft/terminal/shell/play.hpp"
#include "bench.hpp"
#include "bot.hpp"
#include "campaign.hpp"
#include "check.hpp"
#include "files.hpp"
#include "replay.hpp"
#include "say.hpp"
#include "serve.hpp"
#include "sim.hpp"
#include "uc_version.hpp"

namespace {

using uc::Look;

// Options that several parts share. They may stand before or after the command.
void add_content(CLI::App& app, Look& look) {
  app.add_option("--content", look.content_dir, "Read content from this directory, not from inside the program")
      ->check(CLI::ExistingDirectory)
      ->type_name("DIR");
}

void add_look(CLI::App& app, Look& look) {
  app.add_option("--lang", look.lang, "Language: en or it (default: that of LANG)")->check(CLI::IsMember({"en", "it"}));
  add_content(app, look);
  app.add_flag("--plain", look.plain, "Plain lines for screen readers and pipes: no boxes, no colour");
  app.add_option_function<std::string>(
         "--colour,--color",
         [&look](const std::string& when) {
           look.colour = when == "always" ? uc::Colour::Always : when == "never" ? uc::Colour::Never : uc::Colour::Auto;
         },
         "Colour: auto, always or never (NO_COLOR is respected)")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

void add_speed(CLI::App& app, Look& look) {
  app.add_option("--speed", look.speed, "How fast others' moves are told: 1 is usual, 2 twice as fast, 0 at once")
      ->check(CLI::Range(0.0, 100.0));
}

void add_autosave(CLI::App& app, Look& look) {
  app.add_flag("!--no-autosave", look.autosave, "Do not keep games as they are played");
}

constexpr const char* kAboutKept =
    "A game is kept as it is played, and offered at the next start, in $XDG_DATA_HOME/undercroft/games or\n"
    "~/.local/share/undercroft/games. Like every saved game it holds all secrets: hidden cards, and the seed.\n";

struct Command {
  int status = 0;
  std::function<int()> run;
};

// What games have on the command line of their own.
void add_own_options(CLI::App& app, uc::OwnWritten& written) {
  for (const uc::OwnOption& option : uc::own_options()) {
    CLI::Option* added = app.add_option("--" + option.name, written[option.name], option.help);
    if (!option.type.empty()) added->type_name(option.type);
  }
}

void add_serve(CLI::App& app, Command& command, uc::ServeOptions& options) {
  CLI::App* sub = app.add_subcommand("serve", "Serve the page to browsers, on this machine only or in its network");
  sub->add_option("--port", options.port,
                  "Just this port; 0: any free one (default: 8080 or the next free one). A browser keeps games for "
                  "each port by itself")
      ->check(CLI::Range(0, 65535))
      ->type_name("PORT");
  sub->add_flag("--lan", options.lan, "For everybody in this network, not only for this machine");
  sub->add_flag("!--no-browser", options.browser, "Open no browser");
  sub->add_option("--page", options.page_file,
                  "Serve this page, made by tools/pack-page, not the one inside the program")
      ->type_name("FILE");
  sub->footer(
      "Examples:\n"
      "  undercroft serve                          prints the page's address, opens a browser; Ctrl-C ends it\n"
      "  undercroft serve --port 8081 --no-browser\n"
      "  undercroft serve --lan                    a phone in the same network can open it\n"
      "  undercroft serve --page my-page.pack");
  sub->callback([&] { command.run = [&] { return uc::run_serve(options); }; });
}

void add_terminal(CLI::App& app, Command& command, Look& look, uc::MenuOptions& options) {
  CLI::App* sub = app.add_subcommand("terminal", "Choose from a menu in the terminal");
  add_autosave(*sub, look);
  add_speed(*sub, look);
  add_look(*sub, look);
  sub->footer(std::string(kAboutKept) + "Examples:\n  undercroft terminal\n  undercroft terminal --lang it --plain");
  sub->callback([&] { command.run = [&] { return uc::run_menu(options); }; });
}

void add_play(CLI::App& app, Command& command, Look& look, uc::PlayOptions& options) {
  CLI::App* sub = app.add_subcommand("play", "Play a game in the terminal");
  CLI::Option* game =
      sub->add_option("game", options.game, "The game: " + uc::one_of(uc::game_names()))->capture_default_str();
  sub->add_option("--players", options.players, "Who plays, separated by commas: human, human=Anna, level:1 to level:5")
      ->check([](const std::string& players) { return players.empty() ? "names nobody" : std::string(); });
  add_own_options(*sub, options.own);
  sub->add_option("--option", options.options,
                  "Any option of the game by its name, such as scenario=total_battle; may be given again")
      ->type_name("NAME=VALUE");
  sub->add_option("--seed", options.seed, "Decides dice and cards (default: 256 random bits)")
      ->check([](const std::string& seed) {
        return seed.size() > 256 ? std::string("must have at most 256 bytes") : std::string();
      });
  CLI::Option* load = sub->add_option("--load", options.load, "Go on with a saved game")->type_name("FILE");
  sub->add_option("--save", options.save, "Save here when the game ends or is left")->type_name("FILE");
  sub->add_flag("--resume", options.resume, "Go on with the last game that was kept as it was played")->excludes(load);
  add_autosave(*sub, look);
  add_speed(*sub, look);
  add_look(*sub, look);
  sub->footer(std::string(kAboutKept) + "Examples:" + uc::examples_of("play") +
              "\n  undercroft play --load evening.json\n"
              "  undercroft play --resume                             after Ctrl-C or a closed window");
  sub->callback([&, game] {
    options.game_given = game->count() > 0;
    command.run = [&] {
      options.look = look;
      return uc::run_play(options);
    };
  });
}

void add_campaign(CLI::App& app, Command& command, Look& look, uc::CampaignOptions& options) {
  CLI::App* sub = app.add_subcommand("campaign", "Play a campaign in the terminal: heroes learn from game to game");
  const std::vector<std::string> games = uc::campaign_games();
  std::vector<std::string> files;
  for (const std::string& game : games) files.push_back(game + "-campaign.json");
  options.game = games.front();
  sub->add_option("game", options.game, "The game: " + uc::one_of(games))->capture_default_str();
  sub->add_option("file", options.file,
                  "The campaign; begins a new one if there is none (default: " + uc::one_of(files) + ")")
      ->type_name("FILE");
  sub->add_option(
      "--players", options.players,
      "Who decides for the heroes, separated by commas: human, human=Anna, level:1 to level:5 (default: asks)");
  sub->add_option("--seed", options.seed, "Decides dice and cards of every game (default: 256 random bits)")
      ->check([](const std::string& seed) {
        return seed.size() > 256 ? std::string("must have at most 256 bytes") : std::string();
      });
  add_autosave(*sub, look);
  add_speed(*sub, look);
  add_look(*sub, look);
  sub->footer(
      std::string(
          "Everything chosen is saved at once. The version before is kept beside it (friends.json.bak), and so is each "
          "game\n"
          "as it is played (friends.game3.json): a game that was left is offered again. A damaged file is refused with "
          "the "
          "reason, and "
          "the\n"
          "version before is offered.\n"
          "Examples:") +
      uc::examples_of("campaign") + "\n  undercroft check friends.json             is the file sound?");
  sub->callback([&] {
    command.run = [&] {
      options.look = look;
      return uc::run_campaign(options);
    };
  });
}

void add_bot(CLI::App& app, Command& command, Look& look, uc::BotOptions& options) {
  CLI::App* sub = app.add_subcommand("bot", "Speak the table protocol on stdin and stdout, one JSON object a line");
  add_content(*sub, look);
  sub->footer("Example:\n  echo '{\"id\":1,\"cmd\":\"hello\"}' | undercroft bot");
  sub->callback([&] {
    command.run = [&] {
      options.content_dir = look.content_dir;
      return uc::run_bot(options);
    };
  });
}

void add_sim(CLI::App& app, Command& command, Look& look, uc::SimOptions& options) {
  CLI::App* sub = app.add_subcommand("sim", "Let computer players play a tournament");
  sub->add_option("game", options.game, "The game: " + uc::one_of(uc::game_names()))->capture_default_str();
  sub->add_option("--players", options.players,
                  "Computer players, separated by commas: random, greedy, level:4, mcts:3, mcts:sims=5000")
      ->capture_default_str();
  sub->add_option("--seats", options.seats, "Seats of each game (default: one for each player)")
      ->check(CLI::Range(1, 6));
  sub->add_option("--games", options.games, "How many games")->capture_default_str()->check(CLI::Range(1, 100'000'000));
  sub->add_option("--seed", options.seed, "The same seed gives the same result")
      ->capture_default_str()
      ->check([](const std::string& seed) {
        return seed.starts_with('-') ? std::string("must be a number from 0") : std::string();
      });
  sub->add_option("--threads", options.threads, "Games at the same time")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  sub->add_option("--options", options.options, "Options of the game as JSON" + uc::shorthands());
  add_own_options(*sub, options.own);
  sub->add_option("--out", options.out, "Write the result as JSON")->type_name("FILE");
  sub->add_option("--html", options.html, "Write a report with tables and plots")->type_name("FILE");
  sub->add_option("--calibration", options.calibration,
                  "Write every decision with its value and how the game ended, for tools/fit-chances")
      ->type_name("FILE");
  add_content(*sub, look);
  sub->add_flag("--quiet", options.quiet, "No progress bar");
  sub->footer("Example:" + uc::examples_of("sim"));
  sub->callback([&] {
    command.run = [&] {
      options.content_dir = look.content_dir;
      return uc::run_sim(options);
    };
  });
}

void add_replay(CLI::App& app, Command& command, Look& look, uc::ReplayOptions& options) {
  CLI::App* sub = app.add_subcommand("replay", "Step or play through a saved game, or check it");
  sub->add_option("file", options.file, "The saved game")->required();
  sub->add_option("--viewer", options.viewer, "Through whose eyes: a seat from 0, table, or all")
      ->capture_default_str();
  sub->add_option("--at", options.at, "Begin at this step")->check(CLI::Range(0, 1'000'000));
  sub->add_flag("--play", options.play, "Play it without asking");
  sub->add_flag("--verify", options.verify, "Check that it replays and that its dice and cards are those of its seed");
  add_speed(*sub, look);
  add_look(*sub, look);
  sub->footer(
      "Examples:\n"
      "  undercroft replay evening.json            Enter steps on; back, jump 40, end, quit\n"
      "  undercroft replay evening.json --play --speed 4 --viewer table\n"
      "  undercroft replay evening.json --verify   exit status 0 if it is right, 1 if not, 2 if it cannot be read");
  sub->callback([&] {
    command.run = [&] {
      options.look = look;
      return uc::run_replay(options);
    };
  });
}

void add_check(CLI::App& app, Command& command, Look& look, uc::CheckOptions& options) {
  CLI::App* sub = app.add_subcommand("check", "Check saved games, positions, campaigns, adventures and content");
  sub->add_option("paths", options.paths, "Files, or directories with all .json files below them")->required();
  sub->add_flag("--quiet", options.quiet, "Name faults only");
  add_look(*sub, look);
  sub->footer(
      "Examples:\n  undercroft check evening.json\n  undercroft check my-adventure.json\n  undercroft check content/");
  sub->callback([&] {
    command.run = [&] {
      options.look = look;
      return uc::run_check(options);
    };
  });
}

void add_bench(CLI::App& app, Command& command, uc::BenchOptions& options) {
  CLI::App* sub = app.add_subcommand("bench", "Print the signature of the rules, and how fast they are");
  CLI::Option* signature = sub->add_flag("--signature", options.signature, "The signature alone");
  sub->add_flag("--quick", options.quick, "Shorter measurements");
  sub->add_option("--json", options.json, "Write the figures as JSON")
      ->type_name("FILE")
      ->excludes(signature)
      ->check([](const std::string& path) {
        const std::string why = uc::why_not_writable(path);
        return why.empty() ? why : path + " cannot be written: " + why;
      });
  sub->footer("Example:\n  undercroft bench --signature");
  sub->callback([&] { command.run = [&] { return uc::run_bench(options); }; });
}

void add_rules(CLI::App& app, Command& command, Look& look, uc::RulesOptions& options, std::vector<std::string>& what) {
  CLI::App* sub = app.add_subcommand("rules", "Read the rules, or look something up in them");
  sub->add_option("game", options.game, "The game: " + uc::one_of(uc::game_names()))->capture_default_str();
  sub->add_option("what", what, "The id of a rule, or words to look for");
  add_look(*sub, look);
  sub->footer("Examples:" + uc::examples_of("rules"));
  sub->callback([&] {
    for (const std::string& word : what) options.what += (options.what.empty() ? "" : " ") + word;
    command.run = [&] {
      options.look = look;
      return uc::run_rules(options);
    };
  });
}

int refuse(std::string message) {
  std::replace(message.begin(), message.end(), '\n', ' ');
  return uc::complain(message + " (try undercroft --help)");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{uc::has_page() ? "Undercroft: dungeon board games. Alone: serves the page, as `undercroft serve`."
                              : "Undercroft: dungeon board games. Alone: the menu, as `undercroft terminal`.",
               "undercroft"};
  app.set_version_flag("--version", "undercroft " + std::string(uc::kVersion));
  app.require_subcommand(0, 1);
  app.footer(
      "Examples:\n"
      "  undercroft serve                                  the page, for a browser\n"
      "  undercroft terminal                               the menu" +
      uc::examples_of("undercroft play") + uc::examples_of("undercroft campaign") +
      uc::examples_of("undercroft rules") + "\nEach command has its own --help.");
  uc::MenuOptions menu;
  add_look(app, menu.look);
  add_speed(app, menu.look);
  add_autosave(app, menu.look);

  Command command;
  uc::ServeOptions serve;
  uc::PlayOptions play;
  uc::CampaignOptions campaign;
  uc::BotOptions bot;
  uc::SimOptions sim;
  uc::ReplayOptions replay;
  uc::CheckOptions check;
  uc::BenchOptions bench;
  uc::RulesOptions rules;
  std::vector<std::string> words;
  add_serve(app, command, serve);
  add_terminal(app, command, menu.look, menu);
  add_play(app, command, menu.look, play);
  if (!uc::campaign_games().empty()) add_campaign(app, command, menu.look, campaign);
  add_bot(app, command, menu.look, bot);
  add_sim(app, command, menu.look, sim);
  add_replay(app, command, menu.look, replay);
  add_check(app, command, menu.look, check);
  add_bench(app, command, bench);
  add_rules(app, command, menu.look, rules, words);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return refuse(error.what());
  }
  if (command.run) return command.run();
  // Options without a command are the menu's.
  return argc <= 1 && uc::has_page() ? uc::run_serve(serve) : uc::run_menu(menu);
}
