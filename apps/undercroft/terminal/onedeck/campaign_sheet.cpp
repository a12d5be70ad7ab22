#include "campaign_sheet.hpp"

#include <algorithm>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/printed.hpp"

namespace uc::onedeck_face {

namespace {

constexpr std::string_view kColors[] = {"green", "yellow", "red"};

std::size_t place_of(std::string_view color) {
  return static_cast<std::size_t>(std::find(std::begin(kColors), std::end(kColors), color) - std::begin(kColors));
}

int filled_in(const Doc& sheet, std::string_view talent, std::string_view color) {
  const Doc::Array& filled = get_list(get(sheet, "talents"), talent);
  const std::size_t place = place_of(color);
  return place < filled.size() && filled[place].is_integer() ? static_cast<int>(filled[place].as_integer()) : 0;
}

bool holds(const Doc::Array& list, const std::string& id) {
  return std::find(list.begin(), list.end(), Doc(id)) != list.end();
}

}  // namespace

const Doc& sheet_of(const Doc& state, std::string_view hero) {
  for (const Doc& sheet : get_list(state, "sheets")) {
    if (get_text(sheet, "hero") == hero) return sheet;
  }
  static const Doc nothing;
  return nothing;
}

const Doc& Sheets::campaign() const { return get(content_, "campaign"); }

std::string Sheets::named(const Doc& list, std::string_view id) const {
  const Doc& found = list.is_array() ? with_id(list.as_array(), id) : list;
  const std::string name = get_text(get(found, "name"), words_.text("rules.language"));
  return name.empty() ? std::string(id) : name;
}

std::string Sheets::hero(std::string_view id) const { return named(get(content_, "heroes"), id); }
std::string Sheets::dungeon(std::string_view id) const { return named(get(content_, "dungeons"), id); }
std::string Sheets::grade(std::string_view id) const { return named(get(campaign(), "difficulties"), id); }
std::string Sheets::talent(std::string_view id) const { return named(get(campaign(), "talents"), id); }

std::string Sheets::talent_text(std::string_view id) const {
  const Doc& found = with_id(get_list(campaign(), "talents"), id);
  return get_text(get(found, "text"), words_.text("rules.language"));
}

std::string Sheets::group_of(std::string_view id) const {
  return named(get(campaign(), "groups"), get_text(with_id(get_list(campaign(), "talents"), id), "group"));
}

std::string Sheets::colors_of(int difficulty) const {
  const Doc::Array& colors = get_list(get(campaign(), "bubble_rules"), std::to_string(difficulty));
  std::vector<std::string> names;
  for (const std::string_view color : kColors) {
    if (!holds(colors, std::string(color))) continue;
    names.push_back(color == "green"    ? words_.text("onedeck.campaign.green")
                    : color == "yellow" ? words_.text("onedeck.campaign.yellow")
                                        : words_.text("onedeck.campaign.red"));
  }
  return joined(names, ", ");
}

std::string Sheets::dungeon_line(std::string_view id) const {
  const int difficulty = get_int(with_id(get_list(content_, "dungeons"), id), "difficulty");
  return words_.text(
      "onedeck.campaign.dungeon",
      {{"name", dungeon(id)}, {"number", std::to_string(difficulty)}, {"colours", colors_of(difficulty)}});
}

std::string Sheets::grade_line(std::string_view id, std::size_t players) const {
  const Doc& grade_doc = with_id(get_list(campaign(), "difficulties"), id);
  const bool four = players == 4;
  const int level = get_int(grade_doc, "start_level", 1);
  const int potions = get_int(grade_doc, four ? "extra_potions_4p" : "extra_potions");
  const int cards = get_int(grade_doc, four ? "xp_cards_4p" : "xp_cards");
  std::vector<std::string> parts;
  if (level > 1) parts.push_back(words_.text("onedeck.campaign.level", {{"level", std::to_string(level)}}));
  if (potions > 0) parts.push_back(words_.plural("onedeck.campaign.more_potions", potions));
  if (potions < 0) parts.push_back(words_.plural("onedeck.campaign.fewer_potions", -potions));
  if (cards > 0) parts.push_back(words_.plural("onedeck.campaign.cards", cards));
  if (parts.empty()) parts.push_back(words_.text("onedeck.campaign.plain"));
  const int bonus = get_int(grade_doc, "bonus_marks");
  parts.push_back(bonus > 0 ? words_.plural("onedeck.campaign.bonus", bonus)
                            : words_.text("onedeck.campaign.no_bonus"));
  return grade(id) + ": " + joined(parts, ", ");
}

int Sheets::bubbles_of(std::string_view talent, std::string_view color) const {
  return get_int(get(with_id(get_list(campaign(), "talents"), talent), "bubbles"), color);
}

int Sheets::empty_bubbles(const Doc& sheet, std::string_view talent) const {
  int empty = 0;
  for (const std::string_view color : kColors) empty += bubbles_of(talent, color) - filled_in(sheet, talent, color);
  return empty;
}

std::string Sheets::bubble(std::string_view color, int filled, int of) const {
  const std::string count = std::to_string(filled) + "/" + std::to_string(of);
  if (color == "green") return screen_.paint(Ink::Green, words_.text("onedeck.campaign.green") + " " + count);
  if (color == "yellow") return screen_.paint(Ink::Yellow, words_.text("onedeck.campaign.yellow") + " " + count);
  return screen_.paint(Ink::Red, words_.text("onedeck.campaign.red") + " " + count);
}

std::string Sheets::bubbles(const Doc& sheet, std::string_view talent) const {
  std::vector<std::string> parts;
  for (const std::string_view color : kColors) {
    const int of = bubbles_of(talent, color);
    if (of > 0) parts.push_back(bubble(color, filled_in(sheet, talent, color), of));
  }
  return joined(parts, ", ");
}

std::vector<std::string> Sheets::overview(const Doc& state) const {
  std::vector<std::string> lines;
  const auto talents = std::to_string(get_list(campaign(), "talents").size());
  for (const Doc& sheet : get_list(state, "sheets")) {
    lines.push_back(words_.text("onedeck.campaign.hero",
                                {{"name", screen_.paint(Ink::Bold, hero(get_text(sheet, "hero")))},
                                 {"games", words_.plural("onedeck.campaign.games", get_int(sheet, "games"))},
                                 {"bosses", std::to_string(get_list(sheet, "bosses").size())},
                                 {"learned", std::to_string(get_list(sheet, "learned").size())},
                                 {"talents", talents}}));
  }
  return lines;
}

std::vector<SheetLine> Sheets::sheet(const Doc& sheet) const {
  std::vector<SheetLine> lines;
  lines.push_back({screen_.paint(Ink::Title, hero(get_text(sheet, "hero"))) + "  " +
                   words_.plural("onedeck.campaign.games", get_int(sheet, "games"))});
  std::vector<std::string> bosses;
  for (const Doc& dungeon_doc : get_list(content_, "dungeons")) {
    const Doc& boss = get(dungeon_doc, "boss");
    if (holds(get_list(sheet, "bosses"), get_text(boss, "id"))) bosses.push_back(named(boss, get_text(boss, "id")));
  }
  const std::string defeated = bosses.empty() ? words_.text("onedeck.campaign.no_boss") : joined(bosses, ", ");
  lines.push_back({words_.text("onedeck.campaign.bosses", {{"names", defeated}})});
  std::string group;
  for (const Doc& each : get_list(campaign(), "talents")) {
    const std::string id = get_text(each, "id");
    if (group_of(id) != group) lines.push_back({screen_.paint(Ink::Dim, group_of(id))});
    group = group_of(id);
    const bool learned = holds(get_list(sheet, "learned"), id);
    std::string line = screen_.paint(learned ? Ink::Good : Ink::Bold, talent(id)) + ": " + bubbles(sheet, id);
    if (learned) line += ", " + words_.text("onedeck.campaign.is_learned");
    lines.push_back({line + ". " + talent_text(id), true});
  }
  return lines;
}

}  // namespace uc::onedeck_face
