// What an action may lead to, in words: the chances of an encounter (docs/format/onedeck.md, "Odds").
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::onedeck_face {

namespace {

// With as many digits as it needs, two at most: "0.39", "1.5", "2".
std::string decimal(double value, const Catalogue& words) {
  const long long hundredths = std::llround(100 * value);
  return words.number(value, hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2);
}

std::string percent(double share, const Catalogue& words) {
  return share > 0 && share < 0.0005 ? "<" + words.percent(0.001, 1) : words.percent(share, 1);
}

// "0 (38.1%), 1 (58.1%)": how likely each number of one kind is; nothing if there is but one.
std::string chances(const Doc& odds, std::string_view kind, const Catalogue& words) {
  std::map<int, double> shares;
  for (const Doc& one : get_list(odds, "cases")) shares[get_int(one, kind)] += get_real(one, "chance");
  if (shares.size() < 2) return {};
  std::vector<std::string> parts;
  for (const auto& [number, share] : shares) {
    parts.push_back(
        words.text("onedeck.odds.case", {{"n", std::to_string(number)}, {"percent", percent(share, words)}}));
  }
  return joined(parts, ", ");
}

std::string expected(const Doc& odds, const Catalogue& words) {
  const bool boss = !get(odds, "boss").is_null();
  return words.text(boss ? "onedeck.odds.expected.boss" : "onedeck.odds.expected",
                    {{"damage", decimal(get_real(odds, "damage"), words)},
                     {"time", decimal(get_real(odds, "time"), words)},
                     {"boss", decimal(get_real(odds, "boss"), words)}});
}

// Twice the standard error: right in 19 of 20 cases.
std::string within(const Doc& odds, std::string_view error, const Catalogue& words) {
  return decimal(std::max(0.01, 2 * get_real(odds, error)), words);
}

// How sure the figures are.
std::string source(const Doc& odds, const Catalogue& words) {
  if (get(odds, "samples").is_null())
    return words.text(get_bool(odds, "exact") ? "onedeck.odds.exact" : "onedeck.odds.counted");
  const bool boss = !get(odds, "boss").is_null();
  return words.text(boss ? "onedeck.odds.sampled.boss" : "onedeck.odds.sampled",
                    {{"samples", std::to_string(get_int(odds, "samples"))},
                     {"damage", within(odds, "damage_error", words)},
                     {"time", within(odds, "time_error", words)},
                     {"boss", within(odds, "boss_error", words)},
                     {"lost", percent(std::max(0.001, 2 * get_real(odds, "lost_error")), words)}});
}

// A line of actions as they are typed; nothing if there are none.
void add_line(const Doc& odds, std::string_view member, std::string_view key, const Catalogue& words,
              std::vector<std::string>& lines) {
  std::vector<std::string> actions;
  for (const Doc& action : get_list(odds, member)) actions.push_back(localized(action.as_string(), words));
  if (!actions.empty()) lines.push_back(words.text(key, {{"line", joined(actions, ", ")}}));
}

// Between encounters: the next door and a round against the boss, before and after the choice.
std::vector<std::string> ahead_words(const Doc& odds, const Catalogue& words) {
  std::vector<std::string> lines;
  constexpr std::pair<std::string_view, std::string_view> kParts[] = {{"next", "onedeck.odds.next"},
                                                                      {"round", "onedeck.odds.round"}};
  for (const auto& [member, key] : kParts) {
    const Doc before = get(get(odds, member), "before");
    const Doc after = get(get(odds, member), "after");
    if (!before.is_object() || !after.is_object()) continue;
    const auto change = [&](std::string_view of) {
      return decimal(get_real(before, of), words) + " → " + decimal(get_real(after, of), words);
    };
    lines.push_back(
        words.text(key, {{"wounds", change("wounds")}, {"time", change("time")}, {"boss", change("boss")}}));
  }
  return lines;
}

}  // namespace

std::vector<std::string> odds_words(const Doc& odds, const Audience& to) {
  const Catalogue& words = to.words;
  if (!odds.is_object()) return {words.text("onedeck.odds.none")};  // not the same as "nothing is left to chance"
  if (!get(odds, "next").is_null()) return ahead_words(odds, words);
  std::vector<std::string> lines = {expected(odds, words)};
  constexpr std::pair<std::string_view, std::string_view> kKinds[] = {
      {"damage", "onedeck.odds.damage"}, {"time", "onedeck.odds.time"}, {"boss", "onedeck.odds.boss"}};
  for (const auto& [kind, key] : kKinds) {
    const std::string cases = chances(odds, kind, words);
    if (!cases.empty()) lines.push_back(words.text(key, {{"cases", cases}}));
  }
  const double potions = get_real(odds, "potions");
  if (potions > 0) lines.push_back(words.text("onedeck.odds.potions", {{"potions", decimal(potions, words)}}));
  const double lost = get_real(odds, "lost");
  if (lost > 0) {
    lines.push_back(to.screen.paint(Ink::Bad, words.text("onedeck.odds.lost", {{"percent", percent(lost, words)}})));
  }
  const double won = get_real(odds, "won");
  if (won > 0) {
    lines.push_back(to.screen.paint(Ink::Good, words.text("onedeck.odds.won", {{"percent", percent(won, words)}})));
  }
  const auto dim = [&](const std::string& text) { lines.push_back(to.screen.paint(Ink::Dim, text)); };
  if (lost + won > 0) dim(words.text("onedeck.odds.ends"));
  add_line(odds, "before", "onedeck.odds.before", words, lines);
  add_line(odds, "then", "onedeck.odds.then", words, lines);
  if (get_list(odds, "cases").size() > 1) dim(source(odds, words));
  const double unproved = get(odds, "proved").is_null() ? 0 : 1 - get_real(odds, "proved");
  if (unproved > 0) dim(words.text("onedeck.odds.unproved", {{"percent", percent(unproved, words)}}));
  return lines;
}

}  // namespace uc::onedeck_face
