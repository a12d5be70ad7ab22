// One game being played: its configuration, its history, undo, save.
//
// Table is the virtual seam: everything outside the engine sees the games through it. TableOf<G> (table_of.hpp) is the
// one implementation; code that needs the types of a game (computer players) reaches it through visit_table().
//
// The length of a history counts all actions, outcomes of chance too. A table *rests* at the lengths at which somebody
// outside is asked: at decisions, and at those chance turns that its Chance mode leaves to the caller.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "library.hpp"

namespace uc {

// Who decides chance turns.
enum class Chance : std::uint8_t {
  Auto,    // the table draws from its seed
  Manual,  // the caller, always
  Dice,    // the caller where everyone sees the outcome at once (real dice on a real table); else the table
};
inline constexpr std::string_view kChanceNames[] = {"auto", "manual", "dice"};

inline constexpr std::size_t kMaxSeed = 256;  // bytes

// Which game of which campaign this is: the campaign, and how many steps it had when the game began. A campaign only
// grows, so the result of a game fits once.
struct CampaignTie {
  std::string id;
  std::size_t steps = 0;
};

// What a table is made of beside its game and options.
struct TableConfig {
  std::string seed;
  Chance chance = Chance::Auto;
  std::optional<CampaignTie> campaign = std::nullopt;
};

// What stands in the way of a free undo.
enum class Wall : std::uint8_t { Start, Roll, Reveal, Player, End };
inline constexpr std::string_view kWallNames[] = {"start", "roll", "reveal", "player", "end"};

struct UndoLimit {
  std::size_t free_to = 0;  // the shortest history that can be gone back to freely
  Wall wall = Wall::Start;  // what stands there
};

// How some actions begin: the text up to the end of a word, and with a space if they go on behind it.
struct Stage {
  std::string prefix;
  std::size_t count = 0;  // how many begin so
};
inline constexpr std::size_t kMostStages = 1000;  // that a listing has

// Legal actions as text.
struct Listing {
  std::vector<std::string> texts;
  std::vector<std::uint64_t> weights;  // at a chance turn: of each text; its probability is weight / sum of all
  std::vector<Stage> stages;           // if asked for: all of them, one word further than the prefix
  std::size_t count = 0;               // how many there are beyond a limit, too
};

// Collects the stages of texts that share their first bytes.
class StageCounter {
 public:
  StageCounter(std::vector<Stage>& stages, std::size_t shared) : stages_(stages), shared_(shared) {}
  void add(std::string_view text);

 private:
  std::vector<Stage>& stages_;
  std::size_t shared_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

class Table {
 public:
  virtual ~Table() = default;
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // --- what it is ---
  std::size_t game_number() const { return number_; }  // in the list of games
  const GameInfo& info() const { return info_; }
  const TableConfig& config() const { return config_; }
  std::string commitment() const;  // the hash of the seed
  virtual int players() const = 0;
  virtual bool cooperative() const = 0;
  virtual Doc options() const = 0;        // complete
  virtual std::size_t bytes() const = 0;  // about how much memory it takes

  // --- the turn ---
  virtual Turn turn() const = 0;
  virtual std::string_view kind() const = 0;
  // Actions (at a chance turn: outcomes) that begin with the prefix, at most `limit` of them.
  virtual Listing actions(std::string_view prefix, std::size_t limit, bool stages = false) const = 0;
  // Actions that are no seat's choice, taken by act() without a seat.
  virtual std::vector<std::string> outside() const = 0;
  // The limit of the Turn under way, if it has one: {turn, seconds, action}; else null.
  virtual Doc clock() const = 0;
  // What is wrong with an action, by game_over, illegal (with the rule) or not_your_turn; nothing if it may be made.
  virtual std::optional<Fault> refuse(std::string_view action, std::optional<Seat> by) const = 0;
  // Of a prefix with which no legal action begins, the rule that keeps most of such actions away; empty if none does.
  virtual std::string_view why_none(std::string_view prefix) const = 0;
  // The chances of a legal action, where dice decide; else null.
  virtual Doc odds(std::string_view action) const = 0;
  // When the game is over.
  virtual Doc results() const = 0;

  // --- play ---
  // Makes an action, and draws what chance decides after it. On a fault nothing is changed.
  virtual std::optional<Fault> act(std::string_view action, std::optional<Seat> by) = 0;
  // A table that begins with this position, to try something on: it knows no seed and stops at every chance turn.
  virtual std::unique_ptr<Table> scratch() const = 0;

  // --- history ---
  std::size_t length() const { return steps_.size(); }
  std::size_t first_rest() const { return rest_below(0); }
  // The seats that learned something by the last action; whether it ended a Turn.
  Seats last_learned() const { return steps_.empty() ? Seats::none() : steps_.back().learned; }
  bool last_ended_turn() const { return !steps_.empty() && steps_.back().ends_turn; }
  // The longest history of at most this length at which the table rests; the first if there is none.
  std::size_t rest_below(std::size_t length) const;
  // How far `seats` may go back without unmaking an outcome, a discovery, the move of another, or a choice that told
  // something to who asks: the seat to act, or at chance all of them.
  UndoLimit undo_limit(Seats seats) const;
  // The seats an undo is for unless told: the actor's (at the end or at chance: whoever acted last), or all together.
  Seats undo_seats() const;
  // Goes back to rest_below(length).
  virtual void undo(std::size_t length) = 0;
  // [{actor, action, events}], as the viewer may read it.
  virtual Doc history(std::size_t from, Viewer viewer) const = 0;
  // The events of the actions from that length on.
  virtual Doc events(std::size_t from, Viewer viewer) const = 0;
  // What the viewer may see, now or at a shorter history.
  virtual Doc view(Viewer viewer, std::size_t at) const = 0;
  // The answer to a question of the game's own about its map, from what the viewer may know: `bad_request` with the
  // path inside the question, or if the game has no such questions; `not_your_turn` where they are not for this viewer.
  virtual Result<Doc> look(DocReader& what, Viewer viewer) const = 0;
  // A whole position that these seats cannot tell from the one of that length, drawn at random.
  virtual Doc guess(Seats seats, std::size_t at, Rng& rng) const = 0;
  // The actions from that length on, as a save has them: hidden outcomes too.
  virtual std::vector<std::string> log(std::size_t from) const = 0;
  // How many bytes the texts of the actions from that length on have.
  virtual std::size_t text_bytes(std::size_t from) const = 0;
  virtual Doc save() const = 0;

 protected:
  struct Step {
    Action action;
    Seat actor{};
    Seats learned;  // the seats that learned something by it
    Seats told;     // the seats that know less than the actor: the choice tells them something
    bool chance = false;
    bool rested = false;     // the table rested before it
    bool ends_turn = false;  // a Turn of the game was over with it
  };

  Table(std::size_t number, const GameInfo& info, TableConfig config)
      : number_(number), info_(info), config_(std::move(config)) {}

  // Whether the caller decides this turn.
  bool rests_at(const Turn& turn, Seats everybody) const;

  std::size_t number_;
  GameInfo info_;
  TableConfig config_;
  std::vector<Step> steps_;
};

}  // namespace uc
