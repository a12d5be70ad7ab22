#include "open.hpp"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include "campaign.hpp"
#include "core/position.hpp"
#include "core/shorten.hpp"
#include "difference.hpp"
#include "table_of.hpp"

namespace uc {
namespace {

Fault unknown_game(std::string_view id, std::string path) {
  return {"unknown_game", "there is no game " + shortened(id), std::move(path), ""};
}

// Paths of faults in options begin with "options" already.
Fault with_code(std::string_view code, Fault fault) {
  fault.code = code;
  return fault;
}

// A fault found in a part of a document, as one of the whole.
Fault inside(std::string_view part, std::string_view code, Fault fault) {
  fault.code = code;
  fault.message = std::string(part) + ": " + fault.message;
  const bool joined = fault.path.empty() || fault.path.front() == '[';
  fault.path = std::string(part) + (joined ? "" : ".") + fault.path;
  return fault;
}

template <Game G>
Result<std::shared_ptr<const G>> shared_game(const Library& library, int players, const Doc& options,
                                             std::string_view saved_with = {}) {
  Result<G> game = make_game<G>(library, players, options, saved_with);
  if (!game) return game.fault();
  return std::make_shared<const G>(std::move(*game));
}

bool can_seat(const GameInfo& info, std::int64_t players) {
  return std::find(info.players.begin(), info.players.end(), players) != info.players.end();
}

std::string wrong_players(const GameInfo& info, std::int64_t players) {
  std::string listed;
  for (const int count : info.players) listed += (listed.empty() ? "" : ", ") + std::to_string(count);
  return info.id + " is for " + listed + " players, not " + std::to_string(players);
}

// --- positions ---

// What every position begins with. The rest is the game's to read.
struct PositionHead {
  std::string game;
  int players = 0;
  Doc options;
};

Result<PositionHead> read_head(const Library& library, const Doc& position) {
  DocReader reader(position, "bad_save");
  static constexpr std::string_view kFormats[] = {kPositionFormat};
  reader.member("format").choice(kFormats);
  DocReader version = reader.member("version");
  if (version.integer(1, kPositionVersion) < kPositionVersion)
    version.fail("is of an older program, which wrote positions otherwise; the saved game it belongs to can be loaded");
  PositionHead head;
  head.game = reader.member("game").text();
  // A guess ends where somebody would have to know what is hidden: no table can play it.
  if (auto blind = reader.optional("blind"); blind && blind->boolean())
    blind->fail("should be false: nobody can go on from a guess");
  if (const auto fault = reader.fault()) return *fault;
  const GameInfo* info = library.find(head.game);
  if (info == nullptr) return unknown_game(head.game, "game");
  DocReader players = reader.member("players");
  head.players = static_cast<int>(players.integer(1, kMaxSeats));
  if (!reader.failed() && !can_seat(*info, head.players)) players.fail(wrong_players(*info, head.players));
  const DocReader options = reader.member("options");
  if (const auto fault = reader.fault()) return *fault;
  head.options = *options.doc();
  return head;
}

// --- saves ---

struct SaveHead {
  std::int64_t rules = 0;
  std::string content;
  int players = 0;
  Doc options;
  TableConfig config;
  const Doc* start = nullptr;  // of a table that began with a position
  std::vector<std::string> actions;
  const Doc* position = nullptr;  // of a game that is kept as it is played there is none
};

Result<SaveHead> read_save(const GameInfo& info, const Doc& save, std::size_t most) {
  DocReader reader(save, "bad_save");
  SaveHead head;
  head.rules = reader.member("rules").integer(1, 1'000'000);
  head.content = reader.member("content").text();
  DocReader players = reader.member("players");
  head.players = static_cast<int>(players.integer(1, kMaxSeats));
  if (!reader.failed() && !can_seat(info, head.players)) players.fail(wrong_players(info, head.players));
  if (const DocReader options = reader.member("options"); options.doc() != nullptr) head.options = *options.doc();
  head.config.chance = static_cast<Chance>(reader.member("chance").choice(kChanceNames));
  DocReader seed = reader.member("seed");
  head.config.seed = seed.text();
  if (head.config.seed.empty() || head.config.seed.size() > kMaxSeed) seed.fail("should have 1 to 256 bytes");
  if (const auto start = reader.optional("start")) head.start = start->doc();
  if (const auto tie = reader.optional("campaign"))
    head.config.campaign = read_tie(*tie, info.id, head.start != nullptr);
  DocReader actions = reader.member("actions");
  const std::size_t count = actions.size();
  if (count > most) {
    return Fault{"limit", "the history has more than " + std::to_string(most) + " actions", "actions", ""};
  }
  for (std::size_t i = 0; i < count && !reader.failed(); ++i) head.actions.push_back(actions.item(i).text());
  if (const auto position = reader.optional("position")) head.position = position->doc();
  if (const auto fault = reader.fault()) return *fault;
  return head;
}

// Whether a save that does not fit was made with other rules or other content.
std::string what_differs(const GameInfo& info, const SaveHead& head) {
  std::string words;
  if (head.rules != info.rules) {
    words += "; its rules are version " + std::to_string(head.rules) + ", here " + std::to_string(info.rules);
  }
  if (head.content != info.content) words += "; its content is " + shortened(head.content) + ", here " + info.content;
  return words.empty() ? "; rules and content are the same as here" : words;
}

// Loads a save of one game.
template <Game G>
class SaveLoader {
 public:
  SaveLoader(const Library& library, const GameInfo& info, SaveHead head)
      : library_(library), info_(info), head_(std::move(head)) {
    // A game of before stays one: what is saved of it again belongs to the same content.
    if (is_earlier<G>(*library.content<G>(), head_.content)) info_.content = head_.content;
  }

  Result<LoadedTable> load() {
    auto game = shared_game<G>(library_, head_.players, head_.options, head_.content);
    if (!game) return with_code("bad_save", game.fault());
    auto start = read_start(**game);
    if (!start) return start.fault();
    auto table = std::make_unique<TableOf<G>>(*game, info_, head_.config, head_.start != nullptr ? &*start : nullptr);
    bool verified = head_.start == nullptr;
    for (std::size_t i = 0; i < head_.actions.size(); ++i) {
      if (const auto fault = replay(*table, i, verified)) return *fault;
    }
    const bool older = head_.position != nullptr && is_older(*head_.position);
    if (head_.position != nullptr && !older) {
      if (const auto fault = compare(*table)) return *fault;
    }
    table->settle();
    return LoadedTable{std::move(table), verified, older};
  }

 private:
  using State = typename G::State;

  Result<State> read_start(const G& game) const {
    return head_.start == nullptr ? Result<State>(game.start()) : read_position(game, "start", *head_.start);
  }

  // A position inside the save, which must be one of the same game.
  Result<State> read_position(const G& game, std::string_view part, const Doc& doc) const {
    const Result<PositionHead> head = read_head(library_, doc);
    if (!head) return inside(part, "bad_save", head.fault());
    const auto other = [&](std::string_view field) {
      const std::string path = std::string(part) + "." + std::string(field);
      return Fault{"bad_save", path + ": is not that of the save", path, ""};
    };
    if (head->game != G::id) return other("game");
    if (head->players != game.players()) return other("players");
    const auto options = read_options<G>(game.content(), head->options, head->players, head_.content);
    if (!options) return inside(part, "bad_save", options.fault());
    if (!(*options == game.options())) return other("options");
    Result<State> state = game.load(doc);
    if (!state) return inside(part, "bad_save", state.fault());
    return state;
  }

  std::optional<Fault> replay(TableOf<G>& table, std::size_t i, bool& verified) const {
    const std::string& text = head_.actions[i];
    const auto fault = table.refuse(text, std::nullopt);
    if (fault && !was_legal(table, text)) {
      const std::string path = "actions[" + std::to_string(i) + "]";
      return Fault{"bad_save",
                   "the save and the game part at action " + std::to_string(i) + " (" + shortened(text) +
                       "): " + fault->message + what_differs(info_, head_),
                   path, fault->rule};
    }
    const Action action = *table.game().parse(table.state(), text);
    if (table.turn().is_chance() && action != table.drawn()) verified = false;
    table.step(action);
    return std::nullopt;
  }

  // An action that the game no longer offers, but once did.
  static bool was_legal(const TableOf<G>& table, std::string_view text) {
    if constexpr (requires(Action action) { table.game().was_legal(table.state(), action); }) {
      const Result<Action> action = table.game().parse(table.state(), text);
      return action && table.game().was_legal(table.state(), *action);
    }
    return false;
  }

  // A position of a program before this one: what it says can no longer be read, and the actions lead there.
  static bool is_older(const Doc& position) {
    const Doc* format = position.find("format");
    const Doc* version = position.find("version");
    return format != nullptr && *format == Doc(kPositionFormat) && version != nullptr && version->is_integer() &&
           version->as_integer() >= 1 && version->as_integer() < kPositionVersion;
  }

  std::optional<Fault> compare(const TableOf<G>& table) const {
    const Result<State> saved = read_position(table.game(), "position", *head_.position);
    if (!saved) return saved.fault();
    if (std::memcmp(&*saved, &table.state(), sizeof(State)) == 0) return std::nullopt;
    const Doc reached = table.view(Viewer::everything(), table.length());
    const Doc wanted = table.game().view(*saved, Viewer::everything());
    const std::string path = first_difference(wanted, reached, "position");
    return Fault{"bad_save",
                 "after action " + std::to_string(table.length()) + ", the last, the save and the game part: " + path +
                     " is another" + what_differs(info_, head_),
                 path, ""};
  }

  const Library& library_;
  GameInfo info_;
  SaveHead head_;
};

}  // namespace

Result<std::unique_ptr<Table>> new_table(const Library& library, std::string_view id, int players, const Doc& options,
                                         TableConfig config, std::string_view content) {
  const GameInfo* info = library.find(id);
  if (info == nullptr) return unknown_game(id, "game");
  if (!can_seat(*info, players)) return Fault{"bad_config", wrong_players(*info, players), "players", ""};
  Result<std::unique_ptr<Table>> made = Fault{};
  visit_game(id, [&](auto entry) {
    using G = typename decltype(entry)::type;
    GameInfo own = *info;
    if (is_earlier<G>(*library.content<G>(), content)) own.content = content;
    auto game = shared_game<G>(library, players, options, content);
    if (!game) {
      made = with_code("bad_config", game.fault());
      return;
    }
    auto table = std::make_unique<TableOf<G>>(*game, own, std::move(config));
    table->settle();
    made = std::unique_ptr<Table>(std::move(table));
  });
  return made;
}

Result<LoadedTable> load_save(const Library& library, const Doc& save, std::size_t most) {
  DocReader reader(save, "bad_save");
  static constexpr std::string_view kFormats[] = {"undercroft-save"};
  reader.member("format").choice(kFormats);
  reader.member("version").integer(1, 1);
  const std::string id = reader.member("game").text();
  if (const auto fault = reader.fault()) return *fault;
  const GameInfo* info = library.find(id);
  if (info == nullptr) return unknown_game(id, "game");
  Result<SaveHead> head = read_save(*info, save, most);
  if (!head) return head.fault();
  Result<LoadedTable> loaded = Fault{};
  visit_game(id, [&](auto entry) {
    loaded = SaveLoader<typename decltype(entry)::type>(library, *info, std::move(*head)).load();
  });
  return loaded;
}

Result<std::unique_ptr<Table>> load_position(const Library& library, const Doc& position, TableConfig config) {
  const Result<PositionHead> head = read_head(library, position);
  if (!head) return head.fault();
  Result<std::unique_ptr<Table>> made = Fault{};
  visit_game(head->game, [&](auto entry) {
    using G = typename decltype(entry)::type;
    auto game = shared_game<G>(library, head->players, head->options);
    if (!game) {
      made = with_code("bad_save", game.fault());
      return;
    }
    auto state = (*game)->load(position);
    if (!state) {
      made = state.fault();
      return;
    }
    auto table = std::make_unique<TableOf<G>>(*game, *library.find(head->game), std::move(config), &*state);
    table->settle();
    made = std::unique_ptr<Table>(std::move(table));
  });
  return made;
}

}  // namespace uc
