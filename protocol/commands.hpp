// Inside the protocol: what a host keeps, and the commands, a file for each group.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/document.hpp"
#include "host.hpp"
#include "table/table.hpp"

namespace uc {

// A computer player thinking about the turn of a table. See suggest.cpp.
class Search {
 public:
  virtual ~Search() = default;
  // Thinks for so many milliseconds, 0: to the end; then the reply.
  virtual Doc think(int slice) = 0;
  virtual bool done() const = 0;
};

struct OpenTable {
  std::unique_ptr<Table> table;
  std::size_t save_bytes = 0;  // how long its save can be at most, as a line
  // The search for the present turn: what was asked, the search while it goes on, its last answer.
  std::string question;
  std::unique_ptr<Search> search;
  Doc answer;
  std::uint64_t asked = 0;  // when, in requests
  // How often a search was refused here for want of room while the one asked for longest ago stayed the same.
  std::uint64_t blocked_by = 0;  // when that one was asked
  std::size_t blocked = 0;

  void drop_search() {
    question.clear();
    search.reset();
    answer = Doc();
  }
};

struct HostData {
  HostConfig config;
  std::map<std::string, OpenTable, std::less<>> tables;
  std::uint64_t opened = 0;    // tables so far: their names are never used again
  std::uint64_t requests = 0;  // so far
  bool quit = false;

  const Library& library() const { return *config.contents.library; }
};

// The members of a reply beside id and ok.
using Reply = Result<Doc>;

// A command reads its fields, which notes the first fault in the reader, and changes nothing before it has asked for
// that fault.
using Command = Reply (*)(HostData& host, DocReader& fields);

// tables.cpp
Reply hello(HostData& host, DocReader& fields);
Reply content(HostData& host, DocReader& fields);
Reply new_game(HostData& host, DocReader& fields);
Reply close_table(HostData& host, DocReader& fields);
Reply quit(HostData& host, DocReader& fields);
// play.cpp
Reply show_turn(HostData& host, DocReader& fields);
Reply act(HostData& host, DocReader& fields);
Reply undo(HostData& host, DocReader& fields);
// explain.cpp
Reply explain(HostData& host, DocReader& fields);
// line.cpp
Reply try_line(HostData& host, DocReader& fields);
// look.cpp
Reply view(HostData& host, DocReader& fields);
Reply history(HostData& host, DocReader& fields);
Reply look(HostData& host, DocReader& fields);
// review.cpp
Reply review(HostData& host, DocReader& fields);
// saves.cpp
Reply save(HostData& host, DocReader& fields);
Reply load(HostData& host, DocReader& fields);
// suggest.cpp
Reply suggest(HostData& host, DocReader& fields);
// campaign.cpp
Reply check(HostData& host, DocReader& fields);
Reply campaign(HostData& host, DocReader& fields);

// --- what commands share ---

// The table named by the field `table`. Faults: bad_request, unknown_table.
Result<OpenTable*> find_table(HostData& host, DocReader& fields);
// room.cpp: whether a host keeps within its bounds; the fault `limit` if not.
std::optional<Fault> room_for_table(const HostData& host);
std::optional<Fault> room_for_options(const HostData& host, const Table& table);
std::optional<Fault> room_for_actions(const HostData& host, const OpenTable& open,
                                      const std::vector<std::string>& actions);
// How long the save of a table can be at most without its actions, as a line; and how much longer it is by the actions
// from that length on.
std::size_t empty_save_bytes(const Table& table);
std::size_t saved_bytes(const Table& table, std::size_t from);

// Keeps a table and gives its name.
std::string add_table(HostData& host, std::unique_ptr<Table> table);

// Makes a new table one of a campaign: the options of the game that is due, and the tie that its save carries.
std::optional<Fault> tie_to_campaign(const HostData& host, const std::string& game, int players, DocReader& document,
                                     Doc& options, TableConfig& config);

// A seed as given, or 256 random bits.
std::string read_seed(HostData& host, DocReader& fields);
Chance read_chance(DocReader& fields);

// A list of at most so many texts.
std::vector<std::string> read_texts(DocReader reader, std::size_t most);
std::optional<Seat> read_seat(DocReader& fields, int players);
// `viewer`; without it `seat`; without that, all.
Viewer read_viewer(DocReader& fields, int players);

// How a turn is asked for, and what else of the table a reply with a turn shows.
struct TurnFields {
  Viewer viewer = Viewer::everything();
  std::optional<Seats> seats;
  std::string prefix;
  std::size_t limit = 2000;
  bool next = false;                // how the actions go on behind the prefix
  std::optional<std::size_t> from;  // a length of the history: the steps from there on
  std::vector<std::string> views;   // those steps that have an event of such a type come with a view
  bool view = false;                // what the viewer sees in the end
  std::optional<std::size_t> log;   // a length of the history: the actions from there on, as a save has them
};
TurnFields read_turn_fields(DocReader& fields, int players);
// Adds the turn to a reply, and what else was asked for.
void show(Doc& reply, const Table& table, const TurnFields& asked);
// A turn that is only tried: nothing is told of going back, nor of the seed.
Doc tried_turn(const Table& table, const TurnFields& asked);
// Whether the viewer may know what can be done at this turn.
bool may_answer(const Turn& turn, Viewer viewer);

// What is legal tells what the actor holds: it is for those who may answer.
Fault not_theirs(std::string path);

// --- line.cpp ---

inline constexpr std::size_t kLongestLine = 64;  // actions
std::vector<std::string> read_line(DocReader reader);

// Some actions one after the other on a copy of the position, up to the first that runs into something nobody may
// foresee: there the line ends.
class Line {
 public:
  Line(const Table& table, Viewer viewer, std::optional<Seat> seat, std::optional<Seats> undoing);
  const Table& table() const { return *scratch_; }
  std::optional<Fault> refuse(const std::string& action) const { return scratch_->refuse(action, seat_); }
  void make(const std::string& action) { scratch_->act(action, seat_); }  // one that is not refused
  // What the last action ran into; nothing if the line can go on.
  std::optional<Wall> wall() const;

 private:
  std::unique_ptr<Table> scratch_;
  Seats asking_;
  std::optional<Seat> seat_;
  Seats undoing_;
};

// What keeps these actions from being made in one go: one that is not legal, or one before the last that runs into
// something.
std::optional<Fault> refuse_line(Line line, const std::vector<std::string>& actions);

// The chances of a legal action: from the game's own solver, else from the rules; null if there are none.
Doc odds_of(const Table& table, const std::string& action);

// An English sentence for a fault: the words of its rule, where the catalogue has them.
std::string fault_words(const HostData& host, const Fault& fault);

}  // namespace uc
