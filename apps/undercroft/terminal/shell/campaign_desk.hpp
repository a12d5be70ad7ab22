// What the campaigns of all games share: the file, the questions, and the games that are due. Whatever is chosen is in
// the file before the next question is asked.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/undercroft/campaign.hpp"
#include "begin.hpp"

namespace uc {

class CampaignDesk {
 public:
  CampaignDesk(const CampaignOptions& options, std::unique_ptr<Desk> desk);
  virtual ~CampaignDesk() = default;
  CampaignDesk(const CampaignDesk&) = delete;
  CampaignDesk& operator=(const CampaignDesk&) = delete;

  int run();

 protected:
  struct Entry {
    std::string label;
    std::string group = {};  // a heading, shown when it changes
  };

  // What the campaign does next.
  virtual void at_stage(const std::string& stage) = 0;
  // Who plays the game that is due; nothing if the person leaves.
  virtual std::optional<std::vector<Player>> players() = 0;
  // A game has been counted; `before` is the state when it was due.
  virtual void counted(const Doc::Array& results, const Doc& before) = 0;

  const Catalogue& words() const { return desk_->words; }
  Screen& screen() { return desk_->screen; }
  const CampaignOptions& options() const { return options_; }
  const Doc& state() const;
  const Doc& due() const { return due_; }  // the fields of `new`, if a game is due
  const std::vector<std::string>& steps() const { return steps_; }
  bool ended() const { return ended_; }

  void leave(int status);
  void bad(const std::string& text);
  // A number from the list; Enter takes the usual one, if there is one; 0 when the person leaves.
  int choose(const std::string& question, const std::vector<Entry>& list, int usual);
  bool yes(const std::string& question);
  // A person, or a computer of each level: the list, and what was chosen from it as in --players.
  std::vector<Entry> kinds_of_player(const std::string& person) const;
  static std::string player_spec(int chosen);
  // The steps of the list, word by word: what can follow those that were chosen.
  std::vector<std::string> words_after(const std::string& chosen, std::size_t length) const;
  bool step(const std::string& text);

  // A game that was left, if there is one, and where a new one is saved.
  struct GameFiles {
    std::string begun;
    std::string fresh;
  };
  GameFiles game_files() const;
  void play(const std::string& path, bool begun);

 private:
  std::string ask(const std::string& prompt);
  bool is_word(const std::vector<std::string>& typed, std::string_view key) const;
  bool open_file();
  bool begin();
  bool recover(const Fault& fault);
  bool look_at(const Doc& document);
  void take(const Doc& reply);
  bool advance(const Doc& reply);
  void count(const std::string& table);

  const CampaignOptions& options_;
  std::unique_ptr<Desk> desk_;
  CampaignFile file_;
  Doc campaign_;  // the document, as it is in the file
  Doc due_;
  std::vector<std::string> steps_;
  bool ended_ = false;
  int status_ = 0;
};

}  // namespace uc
