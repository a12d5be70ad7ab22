// A campaign at the terminal: the steps between games, through the protocol alone. Whatever is chosen is in the file
// before the next question is asked.
#include "apps/undercroft/terminal/campaign.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "apps/undercroft/campaign.hpp"
#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/terminal/begin.hpp"
#include "apps/undercroft/terminal/choice.hpp"
#include "players/levels.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

using campaign_face::sheet_of;
using campaign_face::SheetLine;
using campaign_face::Sheets;

class CampaignDesk {
 public:
  CampaignDesk(const CampaignOptions& options, std::unique_ptr<Desk> desk, Doc content)
      : options_(options),
        desk_(std::move(desk)),
        file_(options.file.empty() ? options.game + "-campaign.json" : options.file, options.game),
        sheets_(std::move(content), desk_->words, desk_->screen) {}

  int run() {
    if (!open_file()) return 2;
    while (!ended_) {
      const std::string stage = get_text(state(), "stage");
      if (stage == "party") home();
      else if (stage == "dungeon") choose_dungeon();
      else if (stage == "difficulty") choose_grade();
      else if (stage == "game") game_due();
      else place_mark();
    }
    return status_;
  }

 private:
  const Catalogue& words() const { return desk_->words; }
  Screen& screen() { return desk_->screen; }
  const Doc& state() const { return get(campaign_, "state"); }
  std::size_t length() const { return get_list(campaign_, "steps").size(); }

  void leave(int status) {
    ended_ = true;
    if (status != 0) status_ = status;
  }
  void bad(const std::string& text) { screen().wrapped(screen().paint(Ink::Bad, text), 0, 2); }

  // --- questions ---

  std::string ask(const std::string& prompt) {
    const std::optional<std::string> line = ended_ ? std::nullopt : screen().ask(screen().paint(Ink::Ask, prompt));
    if (!line) leave(interrupted() ? 130 : 0);
    return line ? *line : "";
  }

  bool is_word(const std::vector<std::string>& typed, std::string_view key) const {
    const std::vector<std::string> names = split(words().text(key));
    return typed.size() == 1 && std::find(names.begin(), names.end(), typed[0]) != names.end();
  }

  struct Entry {
    std::string label;
    std::string group;  // a heading, shown when it changes
  };

  // A number from the list; Enter takes the usual one, if there is one; 0 when the person leaves.
  int choose(const std::string& question, const std::vector<Entry>& list, int usual) {
    screen().line();
    screen().wrapped(screen().paint(Ink::Bold, question));
    int number = 0;
    std::string group;
    for (const Entry& entry : list) {
      if (entry.group != group) screen().line(screen().paint(Ink::Dim, entry.group));
      group = entry.group;
      ++number;
      screen().wrapped(std::to_string(number) + "  " + entry.label, number < 10 ? 2 : 1, number < 10 ? 3 : 4);
    }
    while (true) {
      const std::vector<std::string> typed =
          split(ask(usual > 0 ? words().text("menu.number", {{"usual", std::to_string(usual)}})
                              : words().text("onedeck.campaign.number")));
      if (ended_) return 0;
      if (typed.empty() && usual > 0) return usual;
      const bool digits =
          typed.size() == 1 && typed[0].size() <= 3 && typed[0].find_first_not_of("0123456789") == std::string::npos;
      const int chosen = digits ? std::atoi(typed[0].c_str()) : 0;
      if (chosen >= 1 && chosen <= number) return chosen;
      if (is_word(typed, "command.quit")) {
        leave(0);
        return 0;
      }
      screen().line(words().text("choice.no_number", {{"most", std::to_string(number)}}));
    }
  }

  bool yes(const std::string& question) {
    while (!ended_) {
      const std::vector<std::string> typed = split(ask(question));
      if (ended_ || typed.empty() || is_word(typed, "command.no")) return false;
      if (is_word(typed, "command.yes")) return true;
      screen().line(words().text("choice.yes_or_no"));
    }
    return false;
  }

  // --- the file ---

  bool open_file() {
    const bool there = file_exists(file_.path());
    if (!there && !file_exists(file_.backup())) return begin();
    Result<Doc> read =
        there ? file_.read(*desk_->client)
              : Result<Doc>(Fault{"", file_.path() + ": " + words().text("onedeck.campaign.gone"), "", ""});
    if (!read) return recover(read.fault());
    if (!look_at(*read)) return false;
    screen().wrapped(words().text("onedeck.campaign.read", {{"file", file_.path()}}));
    return true;
  }

  bool begin() {
    const Result<Doc> reply = desk_->client->ask("campaign", Doc::object().set("game", options_.game));
    if (!reply) {
      complain(reply.fault());
      return false;
    }
    if (const std::string why = file_.keep(get(*reply, "campaign")); !why.empty()) {
      complain({"", why, "", ""});
      return false;
    }
    take(*reply);
    screen().wrapped(words().text("onedeck.campaign.begins", {{"file", file_.path()}}));
    return true;
  }

  // The file is of no use: say why, and offer the last good one.
  bool recover(const Fault& fault) {
    bad(words().text("onedeck.campaign.damaged", {{"why", shown(told(fault), 1200)}}));
    const Result<Doc> last = file_.read_backup(*desk_->client);
    if (!last) {
      if (file_exists(file_.backup())) bad(shown(told(last.fault()), 1200));
      screen().wrapped(words().text("onedeck.campaign.no_good"));
      return false;
    }
    screen().wrapped(
        words().text("onedeck.campaign.last_good",
                     {{"file", file_.backup()}, {"count", std::to_string(get_list(*last, "steps").size())}}));
    if (!yes(words().text("onedeck.campaign.take_it"))) {
      screen().wrapped(words().text("onedeck.campaign.untouched"));
      return false;
    }
    const Result<std::string> aside = file_.restore(*last);
    if (!aside) {
      complain(aside.fault());
      return false;
    }
    if (!aside->empty()) screen().wrapped(words().text("onedeck.campaign.aside", {{"file", *aside}}));
    return look_at(*last);
  }

  bool look_at(const Doc& document) {
    const Result<Doc> reply = desk_->client->ask("campaign", Doc::object().set("campaign", document));
    if (reply) take(*reply);
    else complain(reply.fault());
    return reply.ok();
  }

  void take(const Doc& reply) {
    campaign_ = get(reply, "campaign");
    due_ = get(reply, "new");
    steps_.clear();
    for (const Doc& step : get_list(reply, "steps")) steps_.push_back(step.is_string() ? step.as_string() : "");
  }

  // Into the file, then into this program. False if the person gave up saving.
  bool advance(const Doc& reply) {
    while (true) {
      const std::string why = file_.keep(get(reply, "campaign"));
      if (why.empty()) break;
      bad(words().text("onedeck.campaign.unsaved", {{"why", why}}));
      if (!yes(words().text("onedeck.campaign.again"))) {
        leave(1);
        return false;
      }
    }
    take(reply);
    return true;
  }

  bool step(const std::string& text) {
    const Result<Doc> reply =
        desk_->client->ask("campaign", Doc::object().set("campaign", campaign_).set("step", text));
    if (reply) return advance(*reply);
    bad(told(reply.fault()));
    leave(1);
    return false;
  }

  // --- choosing a game ---

  void home() {
    screen().line();
    screen().line(screen().paint(Ink::Title, words().text("onedeck.campaign.title")));
    for (const std::string& line : sheets_.overview(state())) screen().wrapped(line, 0, 2);
    const int chosen = choose(words().text("menu.what"),
                              {{words().text("onedeck.campaign.play"), ""},
                               {words().text("onedeck.campaign.look"), ""},
                               {words().text("menu.quit"), ""}},
                              1);
    if (chosen == 1) choose_party();
    if (chosen == 2) show_sheet();
    if (chosen == 3) leave(0);
  }

  void show_sheet() {
    std::vector<Entry> names;
    const Doc::Array& all = get_list(state(), "sheets");
    for (const Doc& sheet : all) names.push_back({sheets_.hero(get_text(sheet, "hero")), ""});
    const int chosen = choose(words().text("onedeck.campaign.whose"), names, 1);
    if (chosen == 0) return;
    screen().line();
    for (const SheetLine& line : sheets_.sheet(all[static_cast<std::size_t>(chosen - 1)])) {
      screen().wrapped(line.text, line.talent ? 2 : 0, 2);
    }
  }

  // The steps of the list, word by word: what can follow those that were chosen.
  std::vector<std::string> words_after(const std::string& chosen, std::size_t length) const {
    std::vector<std::string> found;
    for (const std::string& text : steps_) {
      const std::vector<std::string> parts = split(text);
      if (parts.size() != length || !text.starts_with(chosen + " ")) continue;
      const std::string& next = parts[split(chosen).size()];
      if (std::find(found.begin(), found.end(), next) == found.end()) found.push_back(next);
    }
    return found;
  }

  void choose_party() {
    std::vector<std::size_t> sizes;
    for (const std::string& text : steps_) sizes.push_back(split(text).size() - 1);
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    std::vector<Entry> counts;
    for (const std::size_t size : sizes) {
      counts.push_back({words().plural("menu.heroes", static_cast<long long>(size)), ""});
    }
    const int count = choose(words().text("menu.how_many_heroes"), counts, 1);
    if (count == 0) return;
    const std::size_t size = sizes[static_cast<std::size_t>(count - 1)];
    std::string text = "party";
    for (std::size_t seat = 0; seat < size; ++seat) {
      const std::vector<std::string> heroes = words_after(text, size + 1);
      std::vector<Entry> names;
      for (const std::string& hero : heroes) names.push_back({sheets_.hero(hero), ""});
      const std::string letter(1, static_cast<char>('A' + seat));
      const int hero = choose(words().text("option.heroes", {{"letter", letter}}), names, 1);
      if (hero == 0) return;
      text += " " + heroes[static_cast<std::size_t>(hero - 1)];
    }
    step(text);
  }

  void choose_dungeon() {
    const std::vector<std::string> ids = words_after("dungeon", 2);
    std::vector<Entry> names;
    for (const std::string& id : ids) names.push_back({sheets_.dungeon_line(id), ""});
    names.push_back({words().text("onedeck.campaign.other_party"), ""});
    const int chosen = choose(words().text("option.dungeon"), names, 1);
    if (chosen == 0) return;
    const auto number = static_cast<std::size_t>(chosen - 1);
    step(number < ids.size() ? "dungeon " + ids[number] : "drop");
  }

  void choose_grade() {
    const std::vector<std::string> ids = words_after("difficulty", 2);
    std::vector<Entry> names;
    for (const std::string& id : ids) {
      names.push_back({sheets_.grade_line(id, get_list(state(), "heroes").size()), ""});
    }
    names.push_back({words().text("onedeck.campaign.other_party"), ""});
    const int chosen = choose(words().text("onedeck.campaign.which_grade"), names, 1);
    if (chosen == 0) return;
    const auto number = static_cast<std::size_t>(chosen - 1);
    step(number < ids.size() ? "difficulty " + ids[number] : "drop");
  }

  // --- the game ---

  // The newest file of the game that is due, and the first name that is free.
  struct GameFiles {
    std::string begun;
    std::string fresh;
  };
  GameFiles game_files() const {
    GameFiles files;
    for (int number = 1;; ++number) {
      const std::string path = file_.game_file(length(), number);
      if (!file_exists(path)) {
        files.fresh = path;
        return files;
      }
      const Result<Doc> save = read_json_file(path);
      if (!save || !get(*save, "campaign").is_object()) {
        if (files.begun.empty()) files.begun = path;  // damaged: loading it says how
        continue;
      }
      const Doc& tie = get(*save, "campaign");
      if (get(tie, "id") == get(campaign_, "id")) files.begun = path;
    }
  }

  void game_due() {
    std::vector<std::string> heroes;
    for (const Doc& hero : get_list(state(), "heroes")) heroes.push_back(sheets_.hero(hero.as_string()));
    const GameFiles files = game_files();
    screen().line();
    screen().wrapped(words().text("onedeck.campaign.due", {{"heroes", joined(heroes, ", ")},
                                                           {"dungeon", sheets_.dungeon(get_text(state(), "dungeon"))},
                                                           {"grade", sheets_.grade(get_text(state(), "difficulty"))}}));
    std::vector<Entry> list;
    const bool begun = !files.begun.empty();
    if (begun) list.push_back({words().text("onedeck.campaign.resume", {{"file", files.begun}}), ""});
    list.push_back({begun ? words().text("onedeck.campaign.anew") : words().text("onedeck.campaign.start"), ""});
    list.push_back({words().text("onedeck.campaign.look"), ""});
    list.push_back({words().text("onedeck.campaign.drop"), ""});
    list.push_back({words().text("menu.quit"), ""});
    int chosen = choose(words().text("menu.what"), list, 1);
    if (chosen == 0) return;
    if (!begun) ++chosen;
    if (chosen == 1) return play(files.begun, true);
    if (chosen == 2) return play(files.fresh, false);
    if (chosen == 3) return show_sheet();
    if (chosen == 5) return leave(0);
    if (yes(words().text("onedeck.campaign.really_drop"))) step("drop");
  }

  // Who decides: as told with --players, or people, or a computer of some level for all.
  std::optional<std::vector<Player>> players(std::size_t count) {
    const Result<std::vector<Player>> told_so = read_players(options_.players);
    if (!options_.players.empty() && told_so && told_so->size() == count) return *told_so;
    std::vector<Entry> kinds = {{words().text("menu.people"), ""}};
    for (const Level& level : levels()) {
      kinds.push_back({words().text("menu.computer", {{"number", std::to_string(kinds.size())},
                                                      {"level", words().text("level." + std::string(level.name))}}),
                       ""});
    }
    const int kind = choose(words().text("menu.who_decides"), kinds, 1);
    if (kind == 0) return std::nullopt;
    const std::string spec = kind == 1 ? "human" : "level:" + std::to_string(kind - 1);
    const Result<std::vector<Player>> read = read_players(joined(std::vector<std::string>(count, spec), ","));
    if (!read) return std::nullopt;
    return *read;
  }

  void play(const std::string& path, bool begun) {
    Session session(*desk_->client, screen(), words());
    session.of_campaign(campaign_);
    std::optional<Fault> fault;
    if (begun) {
      fault = session.load(path, {});
    } else {
      const std::optional<std::vector<Player>> who = players(get_list(state(), "heroes").size());
      if (!who) return;
      fault = session.start(options_.game, get(due_, "options"), options_.seed, *who);
    }
    if (fault) return bad(words().text("onedeck.campaign.no_game", {{"why", shown(told(*fault), 1200)}}));
    session.save_to(path);
    const int status = session.run();
    if (status != 0) return leave(status);
    count(session.table());
  }

  // A game that has ended is counted; one that was left waits in its file.
  void count(const std::string& table) {
    const Result<Doc> turn = desk_->client->ask("turn", Doc::object().set("table", table).set("limit", 0));
    if (!turn || !get_bool(get(*turn, "turn"), "over")) {
      screen().wrapped(words().text("onedeck.campaign.waits"));
      return leave(0);
    }
    const Result<Doc> reply =
        desk_->client->ask("campaign", Doc::object().set("campaign", campaign_).set("table", table));
    if (!reply) return bad(words().text("onedeck.campaign.no_game", {{"why", shown(told(reply.fault()), 1200)}}));
    const Doc::Array& results = get_list(get(*turn, "turn"), "results");
    const int earned = results.empty() ? 0 : get_int(results.front(), "marks");
    const Doc::Array heroes = get_list(state(), "heroes");
    if (!advance(*reply)) return;
    (void)desk_->client->ask("close", Doc::object().set("table", table));
    screen().line();
    screen().wrapped(words().plural("onedeck.campaign.earned", earned));
    for (std::size_t seat = 0; seat < heroes.size(); ++seat) {
      tell_lost(heroes[seat].as_string(), earned - marks_left(seat));
    }
  }

  // --- marks ---

  int marks_left(std::size_t seat) const {
    const Doc::Array& marks = get_list(state(), "marks");
    return seat < marks.size() ? static_cast<int>(marks[seat].as_integer()) : 0;
  }

  void tell_lost(const std::string& hero, int lost) {
    if (lost > 0) screen().wrapped(words().plural("onedeck.campaign.lost", lost, {{"name", sheets_.hero(hero)}}));
  }

  // "Veteran, green 4/6: then 2 more. During setup …"
  Entry mark_entry(const std::string& hero, const std::string& talent, const std::string& color) const {
    const Doc& sheet = sheet_of(state(), hero);
    const Doc::Array& filled = get_list(get(sheet, "talents"), talent);
    const std::size_t place = color == "green" ? 0 : color == "yellow" ? 1 : 2;
    const int now = static_cast<int>(filled[place].as_integer()) + 1;
    const int left = sheets_.empty_bubbles(sheet, talent) - 1;
    const std::string then =
        left == 0 ? words().text("onedeck.campaign.learns") : words().plural("onedeck.campaign.left", left);
    return {sheets_.talent(talent) + ", " + sheets_.bubble(color, now, sheets_.bubbles_of(talent, color)) + "; " +
                then + ". " + sheets_.talent_text(talent),
            sheets_.group_of(talent)};
  }

  void place_mark() {
    const Doc::Array heroes = get_list(state(), "heroes");
    std::size_t seat = 0;
    while (seat + 1 < heroes.size() && marks_left(seat) == 0) ++seat;
    const std::string hero = heroes[seat].as_string();
    const int before = marks_left(seat);
    const std::string prefix = "mark " + hero + " ";
    std::vector<std::string> texts;
    std::vector<Entry> list;
    for (const std::string& text : steps_) {
      if (!text.starts_with(prefix)) continue;
      const std::vector<std::string> parts = split(text);
      texts.push_back(text);
      list.push_back(mark_entry(hero, parts[2], parts[3]));
    }
    const int chosen = choose(words().plural("onedeck.campaign.mark", before, {{"name", sheets_.hero(hero)}}), list, 0);
    if (chosen == 0) return;
    const std::string& text = texts[static_cast<std::size_t>(chosen - 1)];
    const std::string talent = split(text)[2];
    if (!step(text)) return;
    if (sheets_.empty_bubbles(sheet_of(state(), hero), talent) == 0) {
      screen().wrapped(
          screen().paint(Ink::Good, words().text("onedeck.campaign.learned",
                                                 {{"name", sheets_.hero(hero)}, {"talent", sheets_.talent(talent)}})));
    }
    tell_lost(hero, before - 1 - marks_left(seat));
  }

  const CampaignOptions& options_;
  std::unique_ptr<Desk> desk_;
  CampaignFile file_;
  Sheets sheets_;
  Doc campaign_;  // the document, as it is in the file
  Doc due_;       // the fields of `new`, if a game is due
  std::vector<std::string> steps_;
  bool ended_ = false;
  int status_ = 0;
};

}  // namespace

int run_campaign(const CampaignOptions& options) {
  if (options.game != "onedeck") {
    return complain(
        {"unknown_game", "there is no campaign of \"" + shown(options.game, 40) + "\"; write onedeck", "", ""});
  }
  if (!options.players.empty()) {
    const Result<std::vector<Player>> players = read_players(options.players);
    if (!players) return complain(players.fault());
  }
  Result<std::unique_ptr<Desk>> desk = Desk::open(options.look);
  if (!desk) return complain(desk.fault());
  const Result<std::string> text = content_text(options.look.content_dir, options.game + ".json");
  if (!text) return complain(text.fault());
  const Result<Doc> content = parse_json(*text);
  if (!content) return complain(content.fault());
  restore_on_interrupt("");
  return CampaignDesk(options, std::move(*desk), *content).run();
}

}  // namespace uc
