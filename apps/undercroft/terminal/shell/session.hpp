// One game at one terminal: people and computers take their turns, through the protocol alone.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/catalogue.hpp"
#include "apps/undercroft/keeping/growing_save.hpp"
#include "apps/undercroft/keeping/kept.hpp"
#include "choice.hpp"
#include "client.hpp"
#include "face.hpp"
#include "play.hpp"
#include "rulebook.hpp"
#include "screen.hpp"

namespace uc {

// What a person may type beside actions. The words are in the catalogue: command.help and so on.
enum class Command { None, Help, Why, Undo, Hint, Auto, Odds, Log, Rules, Cards, Look, Save, Load, Quit, Back };

// The command that begins the line, and the rest of the line; English words always work.
Command read_command(std::string_view line, const Catalogue&, std::string& rest);

class Session {
 public:
  // `autosave`: the game is kept as it is played.
  Session(Client& client, Screen& screen, const Catalogue& words, bool autosave)
      : client_(client), screen_(screen), words_(words), keeping_(autosave) {}

  // A new game: the fields of the protocol's `new`.
  std::optional<Fault> start(const std::string& game, const Doc& options, const std::string& seed,
                             std::vector<Player> players);
  // A saved game, with its players or, if any are given, with these.
  std::optional<Fault> load(const std::string& path, std::vector<Player> players);
  // A game that was kept as it was played.
  std::optional<Fault> resume(const std::string& path);
  // Saves there when the game ends or is left.
  void save_to(std::string path) { file_ = autosave_ = std::move(path); }
  const std::string& game() const { return game_; }
  const std::string& table() const { return table_; }
  // The game is one of this campaign, whose document goes with `new`. No other game can be loaded in its place. It is
  // kept where it is saved.
  void of_campaign(Doc campaign) { campaign_ = std::move(campaign); }

  // Plays until the game is over or left. The program's exit status.
  int run();

 private:
  enum class Next { Again, Acted, Left };  // after a line: ask again, the position has changed, the person leaves

  Doc table_request() const;
  Result<Doc> ask_turn(int seat);
  Audience audience(int seat) const;
  int decider(const Doc& turn) const;
  int only_person() const;
  bool is_mine(int chair, int seat) const;  // does whoever sits on `seat` answer for that chair, too?
  bool several_people() const;
  void take_places();

  // session.cpp
  bool refresh(int seat);
  Next person_turn(int seat);
  Next read_choice(int seat);
  Next answer(int seat, const std::string& line);
  Next pick(int seat, const MenuEntry& entry);
  Next act(int seat, const std::string& action);
  Next typed(int seat, const std::string& line);
  void wind_clock();
  std::optional<int> seconds_left() const;  // of the Turn; nothing where there is no limit
  bool is_time_up() const;
  Next run_out(int seat);
  void computer_turn(int seat, const Doc& turn);
  Result<Doc> think(int seat, int level, bool aloud);
  bool hand_over(int seat);
  void name_players(const Doc& options);
  void tell(int seat, bool paced);
  bool finish(const Doc& turn);
  void draw(int seat);
  void show_menu();
  void make_menu(int seat);
  bool farewell();
  bool save_at_end();
  std::optional<Fault> read(const std::string& path, const Doc& file, std::vector<Player> players);
  bool is_of_campaign() const { return !campaign_.is_null(); }
  bool show_completions(const Match& match);
  std::string in_usual_words(const std::string& line) const;
  int length_now();  // of the history

  // commands.cpp
  Next command(int seat, Command command, const std::string& rest);
  void help();
  void look(const std::string& what, int seat);
  void why(const std::string& asked, int seat);
  std::string why_no_action(const std::string& asked, const std::string& text, const std::string& action,
                            const Result<Doc>& reply);
  std::string said_reason(std::string_view message, const std::string& verb);
  Match matched(const std::string& text) const;
  void odds(const std::string& asked, int seat);
  void hint(const std::string& rest, int seat);
  std::optional<int> read_level(const std::string& text);
  // An action that can be made, as it is typed in this language.
  std::string example() const { return actions_.empty() ? "" : face_->localized(actions_.front(), words_); }
  Next auto_play(const std::string& rest, int seat);
  void log(const std::string& rest, int seat);
  Next undo(int seat);
  bool save(std::string path);
  bool write_save(const std::string& path);
  Result<Doc> document() const;
  void touched();
  void keep(Haste haste);
  std::string keep_whole(const Doc& stands, Haste haste);
  void drop_kept();
  std::optional<bool> offer_save(std::string_view question);
  std::optional<bool> offer_own_file();
  bool is_word(const std::string& line, std::string_view key) const;
  Next load_other(const std::string& path);
  Next quit();
  void show_fault(const Fault&);
  std::optional<bool> yes_or_no(const std::string& question);
  std::string without_bang(std::string path, bool& force) const;

  Client& client_;
  Screen& screen_;
  const Catalogue& words_;
  bool keeping_;                  // as it is played
  KeptFile kept_;                 // where; not used in a campaign
  GrowingSave growing_;           // what is kept, there or in the file of a campaign's game
  bool unkept_ = false;           // something has happened since
  bool keep_failed_ = false;      // and it was said
  bool left_on_purpose_ = false;  // not by the end of the input
  std::chrono::steady_clock::time_point kept_at_;
  std::unique_ptr<GameFace> face_;
  Rulebook rules_;
  std::string game_;
  std::string table_;
  std::string commitment_;
  std::string file_;      // the last file saved to
  std::string autosave_;  // where it is saved at the end; empty: nowhere
  Doc campaign_;          // null: none
  bool changed_ = false;  // since it was saved
  bool new_ = false;      // begun here, not loaded
  std::set<int> forced_;  // lengths of the history at which there was nothing to choose
  std::vector<Player> players_;
  std::vector<int> seen_;  // by seat: how much of the history was told
  int at_screen_ = -1;     // the person who looks at it now
  std::string clocked_;    // the Turn that the clock runs for
  std::chrono::steady_clock::time_point clock_begun_;

  // the decision being made
  Doc turn_;
  Doc view_;
  std::vector<std::string> actions_;
  std::vector<std::string> trail_;  // how the guided choice came here
  Menu menu_;
};

}  // namespace uc
