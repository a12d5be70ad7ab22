// What an action of Dungeon Digger would bring, in words (docs/format/digger.md, "Odds").

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::digger_face {

namespace {

// "1: 50%, 2: 33%, 3: 17%"
std::string by_value(const Doc::Array& chances, const Catalogue& words) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const double chance = chances[i].is_real()      ? chances[i].as_real()
                          : chances[i].is_integer() ? static_cast<double>(chances[i].as_integer())
                                                    : 0;
    if (chance > 0) parts.push_back(std::to_string(i + 1) + ": " + words.percent(chance));
  }
  return joined(parts, ", ");
}

// What is certain, in short.
std::vector<std::string> certain(const Doc& odds, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> parts;
  if (const int gp = get_int(odds, "gp"); gp > 0) {
    parts.push_back(to.screen.paint(Ink::Good, words.text("digger.odds.gp", {{"n", std::to_string(gp)}})));
  }
  for (const Doc& corridor : get_list(odds, "corridors")) {
    parts.push_back(words.plural("digger.odds.corridor", get_int(corridor, "length")));
  }
  for (const Doc& lost : get_list(odds, "lost")) {
    parts.push_back(
        words.plural("digger.odds.lost", get_int(lost, "stooges"), {{"name", player(get(lost, "player"), to)}}));
  }
  for (const Doc& bonus : get_list(odds, "bonus")) {
    parts.push_back(words.plural("digger.odds.bonus", get_int(bonus, "picks"),
                                 {{"rooms", book.type_name(get_text(bonus, "rooms"), words)}}));
  }
  if (const int stored = get_int(odds, "stored"); stored > 0) {
    parts.push_back(words.plural("digger.odds.stored", stored));
  }
  if (const int coins = get_int(odds, "coins"); coins > 0) parts.push_back(words.plural("digger.odds.coins", coins));
  if (get(odds, "from").is_integer()) {
    parts.push_back(words.text("digger.odds.stolen", {{"name", player(get(odds, "from"), to)}}));
  }
  if (const std::string order = get_text(odds, "idle"); !order.empty()) {
    parts.push_back(to.screen.paint(Ink::Bad, words.text("deed.digger." + order + ".idle")));
  }
  return parts;
}

}  // namespace

std::string gains(const Doc& odds, const Book& book, const Audience& to) {
  return odds.is_object() ? joined(certain(odds, book, to), ", ") : std::string();
}

std::vector<std::string> odds_words(const Doc& odds, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> lines = odds.is_object() ? certain(odds, book, to) : std::vector<std::string>();
  if (const Doc::Array& coin = get_list(odds, "coin"); !coin.empty()) {
    lines.push_back(words.text("digger.odds.coin", {{"chances", by_value(coin, words)}}));
  }
  if (const Doc::Array& stolen = get_list(odds, "stolen"); !stolen.empty()) {
    lines.push_back(words.text("digger.odds.stolen_coin", {{"chances", by_value(stolen, words)}}));
  }
  std::vector<std::string> types;
  for (const Doc& draw : get_list(odds, "draws")) {
    types.push_back(book.type_name(get_text(draw, "type"), words) + " " + words.percent(get_real(draw, "chance")));
  }
  if (!types.empty()) lines.push_back(words.text("digger.odds.draws", {{"types", joined(types, ", ")}}));
  if (lines.empty()) lines.push_back(words.text("digger.odds.nothing"));
  return lines;
}

}  // namespace uc::digger_face
