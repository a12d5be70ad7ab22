// The campaign of One Deck Dungeon at the terminal: parties, dungeons and marks.
#include <algorithm>
#include <optional>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/campaign_desk.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "campaign_sheet.hpp"
#include "face.hpp"

namespace uc {

namespace {

using onedeck_face::sheet_of;
using onedeck_face::SheetLine;
using onedeck_face::Sheets;

class OneDeckCampaign final : public CampaignDesk {
 public:
  OneDeckCampaign(const CampaignOptions& options, std::unique_ptr<Desk> desk, Doc content)
      : CampaignDesk(options, std::move(desk)), sheets_(std::move(content), words(), screen()) {}

 private:
  void at_stage(const std::string& stage) override {
    if (stage == "party") home();
    else if (stage == "dungeon") choose_dungeon();
    else if (stage == "difficulty") choose_grade();
    else if (stage == "game") game_due();
    else place_mark();
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
    for (const SheetLine& line : sheets_.sheet(all[chosen - 1])) {
      screen().wrapped(line.text, line.talent ? 2 : 0, 2);
    }
  }

  void choose_party() {
    std::vector<std::size_t> sizes;
    for (const std::string& text : steps()) sizes.push_back(split(text).size() - 1);
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    std::vector<Entry> counts;
    for (const std::size_t size : sizes) {
      counts.push_back({words().plural("menu.heroes", static_cast<long long>(size)), ""});
    }
    const int count = choose(words().text("menu.how_many_heroes"), counts, 1);
    if (count == 0) return;
    const std::size_t size = sizes[count - 1];
    std::string text = "party";
    for (std::size_t seat = 0; seat < size; ++seat) {
      const std::vector<std::string> heroes = words_after(text, size + 1);
      std::vector<Entry> names;
      for (const std::string& hero : heroes) names.push_back({sheets_.hero(hero), ""});
      const std::string letter(1, static_cast<char>('A' + seat));
      const int hero = choose(words().text("option.heroes", {{"letter", letter}}), names, 1);
      if (hero == 0) return;
      text += " " + heroes[hero - 1];
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
    if (begun) list.push_back({words().text("campaign.resume", {{"file", files.begun}}), ""});
    list.push_back({begun ? words().text("campaign.anew") : words().text("campaign.start"), ""});
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
  std::optional<std::vector<Player>> players() override {
    const std::size_t count = get_list(state(), "heroes").size();
    const Result<std::vector<Player>> told_so = read_players(options().players);
    if (!options().players.empty() && told_so && told_so->size() == count) return *told_so;
    const int kind = choose(words().text("menu.who_decides"), kinds_of_player(words().text("menu.people")), 1);
    if (kind == 0) return std::nullopt;
    const Result<std::vector<Player>> read =
        read_players(joined(std::vector<std::string>(count, player_spec(kind)), ","));
    if (!read) return std::nullopt;
    return *read;
  }

  void counted(const Doc::Array& results, const Doc& before) override {
    const int earned = results.empty() ? 0 : get_int(results.front(), "marks");
    const Doc::Array& heroes = get_list(before, "heroes");
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
    for (const std::string& text : steps()) {
      if (!text.starts_with(prefix)) continue;
      const std::vector<std::string> parts = split(text);
      texts.push_back(text);
      list.push_back(mark_entry(hero, parts[2], parts[3]));
    }
    const int chosen = choose(words().plural("onedeck.campaign.mark", before, {{"name", sheets_.hero(hero)}}), list, 0);
    if (chosen == 0) return;
    const std::string& text = texts[chosen - 1];
    const std::string talent = split(text)[2];
    if (!step(text)) return;
    if (sheets_.empty_bubbles(sheet_of(state(), hero), talent) == 0) {
      screen().wrapped(
          screen().paint(Ink::Good, words().text("onedeck.campaign.learned",
                                                 {{"name", sheets_.hero(hero)}, {"talent", sheets_.talent(talent)}})));
    }
    tell_lost(hero, before - 1 - marks_left(seat));
  }

  Sheets sheets_;
};

}  // namespace

std::unique_ptr<CampaignDesk> onedeck_face::make_campaign(const CampaignOptions& options, std::unique_ptr<Desk> desk,
                                                          Doc content) {
  return std::make_unique<OneDeckCampaign>(options, std::move(desk), std::move(content));
}

}  // namespace uc
