// The campaign of Dungeon Saga at the terminal (DS-17.4 to DS-17.10): seats, adventures, rewards, skills and items.
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/campaign_desk.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc {

namespace {

using saga_face::Book;
using saga_face::number_of;

class SagaCampaign final : public CampaignDesk {
 public:
  SagaCampaign(const CampaignOptions& options, std::unique_ptr<Desk> desk, Doc content)
      : CampaignDesk(options, std::move(desk)), book_(std::move(content)) {}

 private:
  void at_stage(const std::string& stage) override {
    if (stage == "seats") seats();
    else if (stage == "first") first();
    else if (stage == "game") game_due();
    else if (stage == "defeat") defeat();
    else if (stage == "rewards") reward();
    else if (stage == "camp") camp();
    else over(stage == "won");
  }

  std::string hero(std::string_view id) const { return book_.figure(id, words()); }
  std::string adventure(std::string_view id) const { return book_.adventure_name(id, words()); }
  std::string item(const std::string& id) const { return book_.item(id, words()); }
  std::string skill(const std::string& id) const { return book_.name("skills", id, words()); }
  std::string explained(const std::string& id, const std::string& name) const {
    const std::string key = "short.saga." + id;
    return words().has(key) ? name + ": " + words().text(key) : name;
  }

  // --- seats ---

  // Who plays each hero. The seats are numbered as they come, so none stays empty.
  void seats() {
    screen().wrapped(words().text("saga.campaign.welcome"));
    const Doc::Array& heroes = get_list(book_.content(), "heroes");
    std::vector<Entry> counts;
    for (std::size_t n = 1; n <= heroes.size(); ++n) {
      counts.push_back({words().plural("saga.campaign.players", static_cast<long long>(n))});
    }
    const int players = choose(words().text("saga.campaign.how_many"), counts, 1);
    if (players == 0) return;
    std::string text = "seats";
    int taken = 0;
    for (std::size_t i = 0; i < heroes.size(); ++i) {
      const int left = static_cast<int>(heroes.size() - i);
      const bool must_begin = players - taken == left;  // every player has a hero
      int seat = taken + 1;
      if (players > 1 && taken > 0 && !must_begin) {
        std::vector<Entry> list;
        for (int n = 1; n <= std::min(taken + 1, players); ++n) {
          list.push_back({words().text("saga.campaign.player", {{"n", std::to_string(n)}})});
        }
        seat = choose(words().text("saga.campaign.who", {{"name", hero(get_text(heroes[i], "id"))}}), list,
                      static_cast<int>(list.size()));
        if (seat == 0) return;
      } else if (players == 1) {
        seat = 1;
      }
      taken = std::max(taken, seat);
      text += " " + std::to_string(seat);
    }
    step(text);
  }

  void first() {
    const std::vector<std::string> ids = words_after("begin", 2);
    std::vector<Entry> list;
    for (const std::string& id : ids) list.push_back({adventure(id)});
    const int chosen = choose(words().text("saga.campaign.first"), list, 1);
    if (chosen != 0) step("begin " + ids[chosen - 1]);
  }

  // --- the game ---

  void game_due() {
    const GameFiles files = game_files();
    screen().line();
    screen().wrapped(screen().paint(
        Ink::Title, words().text("saga.campaign.due", {{"name", adventure(get_text(state(), "adventure"))}})));
    if (const int defeats = get_int(state(), "defeats"); defeats > 0) {
      screen().wrapped(words().plural("saga.campaign.defeats", defeats));
    }
    std::vector<Entry> list;
    const bool begun = !files.begun.empty();
    if (begun) list.push_back({words().text("campaign.resume", {{"file", files.begun}})});
    list.push_back({begun ? words().text("campaign.anew") : words().text("campaign.start")});
    list.push_back({words().text("saga.campaign.look")});
    list.push_back({words().text("menu.quit")});
    int chosen = choose(words().text("menu.what"), list, 1);
    if (chosen == 0) return;
    if (!begun) ++chosen;
    if (chosen == 1) play(files.begun, true);
    if (chosen == 2) play(files.fresh, false);
    if (chosen == 3) show_sheets();
    if (chosen == 4) leave(0);
  }

  // As told with --players; in an adventure with fewer heroes those who have none of them wait.
  std::optional<std::vector<Player>> players() override {
    const auto count = static_cast<std::size_t>(get_int(due(), "players"));
    const Result<std::vector<Player>> told_so = read_players(options().players);
    if (!options().players.empty() && told_so) {
      if (told_so->size() == count) return *told_so;
      std::vector<Player> some = those_in_play(*told_so);
      if (some.size() == count) return some;
    }
    std::vector<std::string> specs;
    const int overlord =
        choose(words().text("saga.campaign.overlord"), kinds_of_player(words().text("menu.person")), 4);
    if (overlord == 0) return std::nullopt;
    const int heroes = choose(words().text("menu.who_decides"), kinds_of_player(words().text("menu.people")), 1);
    if (heroes == 0) return std::nullopt;
    specs.push_back(player_spec(overlord));
    for (std::size_t seat = 1; seat < count; ++seat) specs.push_back(player_spec(heroes));
    const Result<std::vector<Player>> read = read_players(joined(specs, ","));
    if (!read) return std::nullopt;
    return *read;
  }

  std::vector<Player> those_in_play(const std::vector<Player>& all) const {
    const Doc::Array& seats = get_list(state(), "seats");
    const Doc::Array& heroes = get_list(book_.content(), "heroes");
    std::set<std::size_t> wanted = {0};
    for (const Doc& each : get_list(book_.adventure(get_text(state(), "adventure")), "heroes")) {
      for (std::size_t i = 0; i < std::min(heroes.size(), seats.size()); ++i) {
        if (get_text(heroes[i], "id") == get_text(each, "hero")) {
          wanted.insert(static_cast<std::size_t>(seats[i].as_integer()));
        }
      }
    }
    std::vector<Player> some;
    for (const std::size_t seat : wanted) {
      if (seat < all.size()) some.push_back(all[seat]);
    }
    return some;
  }

  void counted(const Doc::Array& results, const Doc& before) override {
    const bool won = !results.empty() && get_bool(results.front(), "heroes_won");
    const std::string name = adventure(get_text(before, "adventure"));
    screen().wrapped(words().text(won ? "saga.campaign.won_one" : "saga.campaign.lost_one", {{"name", name}}));
    const Doc& rewards = get(book_.adventure(get_text(before, "adventure")), "rewards");
    if (won) screen().wrapped(in_language(get(rewards, "text"), words()));
  }

  void defeat() {
    const int chosen = choose(words().plural("saga.campaign.again", get_int(state(), "defeats")), defeat_entries(), 1);
    if (chosen != 0) step(steps()[chosen - 1]);
  }
  std::vector<Entry> defeat_entries() const {
    std::vector<Entry> list;
    for (const std::string& text : steps()) {
      list.push_back({text == "replay" ? words().text("saga.campaign.replay") : words().text("saga.campaign.pass")});
    }
    return list;
  }

  // --- between adventures ---

  void reward() {
    std::vector<Entry> list;
    for (const std::string& text : steps()) {
      const std::vector<std::string> parts = split(text);
      list.push_back({hero(parts[2]), explained(parts[1], item(parts[1]))});
    }
    const int chosen = choose(words().text("saga.campaign.reward"), list, 0);
    if (chosen != 0) step(steps()[chosen - 1]);
  }

  void camp() {
    show_sheets();
    std::vector<Entry> list;
    std::vector<std::string> texts = {"go on"};
    list.push_back({words().text("saga.campaign.go_on")});
    for (const std::string& text : steps()) {
      const std::vector<std::string> parts = split(text);
      if (parts[0] == "learn") {
        list.push_back({words().text("saga.campaign.learn",
                                     {{"name", hero(parts[1])}, {"skill", explained(parts[2], skill(parts[2]))}}),
                        words().text("saga.campaign.skills")});
      } else if (parts[0] == "hand") {
        list.push_back({words().text("saga.campaign.hand",
                                     {{"item", item(parts[1])}, {"from", hero(parts[2])}, {"to", hero(parts[3])}}),
                        words().text("saga.campaign.items")});
      } else {
        continue;
      }
      texts.push_back(text);
    }
    list.push_back({words().text("menu.quit"), words().text("choice.other")});
    const int chosen = choose(words().text("saga.campaign.camp"), list, 1);
    if (chosen == 0) return;
    if (static_cast<std::size_t>(chosen) > texts.size()) return leave(0);
    step(texts[chosen - 1]);
  }

  void over(bool won) {
    screen().line();
    screen().wrapped(screen().paint(won ? Ink::Good : Ink::Bad,
                                    won ? words().text("saga.campaign.won") : words().text("saga.campaign.lost")));
    show_sheets();
    leave(0);
  }

  void show_sheets() {
    screen().line();
    for (const Doc& sheet : get_list(state(), "heroes")) {
      std::vector<std::string> skills, items;
      for (const Doc& each : get_list(sheet, "skills")) skills.push_back(skill(each.as_string()));
      for (const Doc& each : get_list(sheet, "items")) items.push_back(item(each.as_string()));
      screen().wrapped(
          words().text("saga.campaign.hero",
                       {{"name", screen().paint(Ink::Bold, hero(get_text(sheet, "hero")))},
                        {"experience", number_of(sheet, "experience")},
                        {"skills", skills.empty() ? words().text("saga.campaign.no_skills") : joined(skills, ", ")},
                        {"items", items.empty() ? words().text("saga.none") : joined(items, ", ")}}),
          0, 2);
    }
  }

  Book book_;
};

}  // namespace

std::unique_ptr<CampaignDesk> saga_face::make_campaign(const CampaignOptions& options, std::unique_ptr<Desk> desk,
                                                       Doc content) {
  return std::make_unique<SagaCampaign>(options, std::move(desk), std::move(content));
}

}  // namespace uc
