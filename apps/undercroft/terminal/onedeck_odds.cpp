// What an action may lead to, in words: the chances of an encounter (docs/format/onedeck.md, "Odds").
#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/choice.hpp"
#include "apps/undercroft/terminal/onedeck_face.hpp"

namespace uc::onedeck_face {

namespace {

std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", value);
  std::string short_text = text;
  while (short_text.back() == '0') short_text.pop_back();
  if (short_text.back() == '.') short_text.pop_back();
  return short_text == "-0" ? "0" : short_text;
}

std::string percent(double share) {
  char text[32];
  std::snprintf(text, sizeof text, share > 0 && share < 0.0005 ? "<0.1%%" : "%.1f%%", 100 * share);
  return text;
}

// "0 (38.1%), 1 (58.1%)": how likely each number of one kind is; nothing if there is but one.
std::string chances(const Doc& odds, std::string_view kind, const Catalogue& words) {
  std::map<int, double> shares;
  for (const Doc& one : get_list(odds, "cases")) shares[get_int(one, kind)] += get_real(one, "chance");
  if (shares.size() < 2) return {};
  std::vector<std::string> parts;
  for (const auto& [number, share] : shares) {
    parts.push_back(words.text("onedeck.odds.case", {{"n", std::to_string(number)}, {"percent", percent(share)}}));
  }
  return joined(parts, ", ");
}

std::string expected(const Doc& odds, const Catalogue& words) {
  const bool boss = !get(odds, "boss").is_null();
  return words.text(boss ? "onedeck.odds.expected.boss" : "onedeck.odds.expected",
                    {{"damage", decimal(get_real(odds, "damage"))},
                     {"time", decimal(get_real(odds, "time"))},
                     {"boss", decimal(get_real(odds, "boss"))}});
}

// How sure the figures are.
std::string source(const Doc& odds, const Catalogue& words) {
  if (get_bool(odds, "exact")) return words.text("onedeck.odds.exact");
  return words.text("onedeck.odds.sampled", {{"samples", std::to_string(get_int(odds, "samples"))},
                                             {"damage", decimal(std::max(0.01, get_real(odds, "damage_error")))},
                                             {"lost", percent(std::max(0.001, get_real(odds, "lost_error")))}});
}

}  // namespace

std::vector<std::string> odds_words(const Doc& odds, const Audience& to) {
  const Catalogue& words = to.words;
  if (!odds.is_object()) return {words.text("onedeck.odds.none")};  // not the same as "nothing is left to chance"
  std::vector<std::string> lines = {expected(odds, words)};
  constexpr std::pair<std::string_view, std::string_view> kKinds[] = {
      {"damage", "onedeck.odds.damage"}, {"time", "onedeck.odds.time"}, {"boss", "onedeck.odds.boss"}};
  for (const auto& [kind, key] : kKinds) {
    const std::string cases = chances(odds, kind, words);
    if (!cases.empty()) lines.push_back(words.text(key, {{"cases", cases}}));
  }
  const double potions = get_real(odds, "potions");
  if (potions > 0) lines.push_back(words.text("onedeck.odds.potions", {{"potions", decimal(potions)}}));
  const double lost = get_real(odds, "lost");
  if (lost > 0) {
    lines.push_back(to.screen.paint(Ink::Bad, words.text("onedeck.odds.lost", {{"percent", percent(lost)}})));
  }
  const double won = get_real(odds, "won");
  if (won > 0) {
    lines.push_back(to.screen.paint(Ink::Good, words.text("onedeck.odds.won", {{"percent", percent(won)}})));
  }
  std::vector<std::string> then;
  for (const Doc& action : get_list(odds, "then")) then.push_back(action.as_string());
  if (!then.empty()) lines.push_back(words.text("onedeck.odds.then", {{"line", joined(then, ", ")}}));
  if (get_list(odds, "cases").size() > 1) lines.push_back(to.screen.paint(Ink::Dim, source(odds, words)));
  return lines;
}

}  // namespace uc::onedeck_face
