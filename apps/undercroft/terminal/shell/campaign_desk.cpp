// A campaign at the terminal, through the protocol alone.
#include "campaign_desk.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/keeping/growing_save.hpp"
#include "choice.hpp"
#include "players/search/levels.hpp"

namespace uc {

CampaignDesk::CampaignDesk(const CampaignOptions& options, std::unique_ptr<Desk> desk)
    : options_(options),
      desk_(std::move(desk)),
      file_(options.file.empty() ? options.game + "-campaign.json" : options.file, options.game,
            !options.file.empty()) {}

int CampaignDesk::run() {
  if (!open_file()) return 2;
  while (!ended_) at_stage(get_text(state(), "stage"));
  return status_;
}

const Doc& CampaignDesk::state() const { return get(campaign_, "state"); }

void CampaignDesk::leave(int status) {
  ended_ = true;
  if (status != 0) status_ = status;
}

void CampaignDesk::bad(const std::string& text) { screen().wrapped(screen().paint(Ink::Bad, text), 0, 2); }

// --- questions ---

std::string CampaignDesk::ask(const std::string& prompt) {
  const std::optional<std::string> line = ended_ ? std::nullopt : screen().ask(screen().paint(Ink::Ask, prompt));
  if (!line) leave(interrupted_status());
  return line ? *line : "";
}

bool CampaignDesk::is_word(const std::vector<std::string>& typed, std::string_view key) const {
  const std::vector<std::string> names = split(words().text(key));
  return typed.size() == 1 && std::find(names.begin(), names.end(), typed[0]) != names.end();
}

// A number from the list; Enter takes the usual one, if there is one; 0 when the person leaves.
int CampaignDesk::choose(const std::string& question, const std::vector<Entry>& list, int usual) {
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
    const std::vector<std::string> typed = split(ask(
        usual > 0 ? words().text("menu.number", {{"usual", std::to_string(usual)}}) : words().text("campaign.number")));
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

bool CampaignDesk::yes(const std::string& question) {
  while (!ended_) {
    const std::vector<std::string> typed = split(ask(question));
    if (ended_ || typed.empty() || is_word(typed, "command.no")) return false;
    if (is_word(typed, "command.yes")) return true;
    screen().line(words().text("choice.yes_or_no"));
  }
  return false;
}

// --- the file ---

bool CampaignDesk::open_file() {
  const bool there = file_exists(file_.path());
  if (!there && !file_exists(file_.backup())) return begin();
  Result<Doc> read = there ? file_.read(*desk_->client)
                           : Result<Doc>(Fault{"", file_.path() + ": " + words().text("campaign.gone"), "", ""});
  if (!read) return recover(read.fault());
  if (!look_at(*read)) return false;
  screen().wrapped(words().text("campaign.read", {{"file", file_.path()}}));
  return true;
}

bool CampaignDesk::begin() {
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
  screen().wrapped(words().text("campaign.begins", {{"file", file_.path()}}));
  return true;
}

// The file is of no use: say why, and offer the last good one.
bool CampaignDesk::recover(const Fault& fault) {
  bad(words().text("campaign.damaged", {{"why", shown(told(fault), 1200)}}));
  const Result<Doc> last = file_.read_backup(*desk_->client);
  if (!last) {
    if (file_exists(file_.backup())) bad(shown(told(last.fault()), 1200));
    screen().wrapped(words().text("campaign.no_good"));
    return false;
  }
  screen().wrapped(words().text(
      "campaign.last_good", {{"file", file_.backup()}, {"count", std::to_string(get_list(*last, "steps").size())}}));
  if (!yes(words().text("campaign.take_it"))) {
    screen().wrapped(words().text("campaign.untouched"));
    return false;
  }
  const Result<std::string> aside = file_.restore(*last);
  if (!aside) {
    complain(aside.fault());
    return false;
  }
  if (!aside->empty()) screen().wrapped(words().text("campaign.aside", {{"file", *aside}}));
  return look_at(*last);
}

bool CampaignDesk::look_at(const Doc& document) {
  const Result<Doc> reply = desk_->client->ask("campaign", Doc::object().set("campaign", document));
  if (reply) take(*reply);
  else complain(reply.fault());
  return reply.ok();
}

void CampaignDesk::take(const Doc& reply) {
  campaign_ = get(reply, "campaign");
  due_ = get(reply, "new");
  steps_.clear();
  for (const Doc& step : get_list(reply, "steps")) steps_.push_back(step.is_string() ? step.as_string() : "");
}

// Into the file, then into this program. False if the person gave up saving.
bool CampaignDesk::advance(const Doc& reply) {
  while (true) {
    const std::string why = file_.keep(get(reply, "campaign"));
    if (why.empty()) break;
    bad(words().text("campaign.unsaved", {{"why", why}}));
    if (!yes(words().text("campaign.again"))) {
      leave(1);
      return false;
    }
  }
  take(reply);
  return true;
}

bool CampaignDesk::step(const std::string& text) {
  const Result<Doc> reply = desk_->client->ask("campaign", Doc::object().set("campaign", campaign_).set("step", text));
  if (reply) return advance(*reply);
  bad(told(reply.fault()));
  leave(1);
  return false;
}

// The steps of the list, word by word: what can follow those that were chosen.
std::vector<std::string> CampaignDesk::words_after(const std::string& chosen, std::size_t length) const {
  std::vector<std::string> found;
  for (const std::string& text : steps_) {
    const std::vector<std::string> parts = split(text);
    if (parts.size() != length || !text.starts_with(chosen + " ")) continue;
    const std::string& next = parts[split(chosen).size()];
    if (std::find(found.begin(), found.end(), next) == found.end()) found.push_back(next);
  }
  return found;
}

CampaignDesk::GameFiles CampaignDesk::game_files() const {
  GameFiles files;
  for (int number = 1;; ++number) {
    const std::string path = file_.game_file(get_list(campaign_, "steps").size(), number);
    if (!file_exists(path)) {
      files.fresh = path;
      return files;
    }
    const Result<Doc> save = read_saved_file(path);
    if (!save || !get(*save, "campaign").is_object()) {
      if (files.begun.empty()) files.begun = path;  // damaged: loading it says how
      continue;
    }
    const Doc& tie = get(*save, "campaign");
    if (get(tie, "id") == get(campaign_, "id")) files.begun = path;
  }
}

void CampaignDesk::play(const std::string& path, bool begun) {
  Session session(*desk_->client, screen(), words(), options_.look.autosave);
  session.of_campaign(campaign_);
  std::optional<Fault> fault;
  if (begun) {
    fault = session.load(path, {});
  } else {
    const std::optional<std::vector<Player>> who = players();
    if (!who) return;
    fault = session.start(options_.game, get(due_, "options"), options_.seed, *who);
  }
  if (fault) return bad(words().text("campaign.no_game", {{"why", shown(told(*fault), 1200)}}));
  session.save_to(path);
  const int status = session.run();
  if (status != 0) return leave(status);
  count(session.table());
}

// A game that has ended is counted; one that was left waits in its file.
void CampaignDesk::count(const std::string& table) {
  const Result<Doc> turn = desk_->client->ask("turn", Doc::object().set("table", table).set("limit", 0));
  if (!turn || !get_bool(get(*turn, "turn"), "over")) {
    screen().wrapped(words().text("campaign.waits"));
    return leave(0);
  }
  const Result<Doc> reply =
      desk_->client->ask("campaign", Doc::object().set("campaign", campaign_).set("table", table));
  if (!reply) return bad(words().text("campaign.no_game", {{"why", shown(told(reply.fault()), 1200)}}));
  const Doc before = state();
  if (!advance(*reply)) return;
  (void)desk_->client->ask("close", Doc::object().set("table", table));
  screen().line();
  counted(get_list(get(*turn, "turn"), "results"), before);
}

std::vector<CampaignDesk::Entry> CampaignDesk::kinds_of_player(const std::string& person) const {
  std::vector<Entry> kinds = {{person}};
  for (const Level& level : levels()) {
    kinds.push_back({words().text("menu.computer", {{"number", std::to_string(kinds.size())},
                                                    {"level", words().text("level." + std::string(level.name))}})});
  }
  return kinds;
}

std::string CampaignDesk::player_spec(int chosen) {
  return chosen == 1 ? "human" : "level:" + std::to_string(chosen - 1);
}

}  // namespace uc
