// The chances of an action in words (docs/format/saga.md, "Odds").

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

double real(const Doc& number) {
  if (number.is_real()) return number.as_real();
  return number.is_integer() ? static_cast<double>(number.as_integer()) : 0;
}

// "0: 12.3%, 1: 40.0%"; the last one of hits stands for more, too. One decimal everywhere here: chances of one in
// hundreds are not nothing.
std::string by_number(const Doc::Array& chances, std::size_t from, bool or_more, const Catalogue& words) {
  std::vector<std::string> parts;
  for (std::size_t i = from; i < chances.size(); ++i) {
    if (real(chances[i]) <= 0) continue;
    const bool last = or_more && i + 1 == chances.size();
    parts.push_back(std::to_string(i) + (last ? "+: " : ": ") + words.percent(real(chances[i]), 1));
  }
  return joined(parts, ", ");
}

std::string dice_words(const Doc& attack, const Audience& to) {
  return to.words.text("saga.odds.dice", {{"dice", number_of(attack, "dice")},
                                          {"defence", number_of(attack, "defence")},
                                          {"armour", number_of(attack, "armour")}});
}

// What it may do to its target.
std::vector<std::string> effects(const Doc& attack, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> parts;
  const auto add = [&](std::string_view field, const std::string& text) {
    const double chance = get_real(attack, field);
    if (chance > 0) parts.push_back(text + " " + words.percent(chance, 1));
  };
  add("opened", words.text("saga.odds.opened"));
  add("bones", words.text("saga.odds.bones"));
  add("destroyed", words.text("saga.odds.destroyed"));
  const Doc::Array& wounds = get_list(attack, "wounds");
  double any = 0;
  for (std::size_t n = 1; n < wounds.size(); ++n) any += real(wounds[n]);
  if (any > 0) {
    parts.push_back(words.text("saga.odds.wound") + " " + words.percent(any, 1));
    add("removed", words.text("saga.odds.removed"));
  }
  if (parts.empty()) parts.push_back(words.text("saga.odds.nothing_done"));
  return parts;
}

}  // namespace

std::string chances(const Doc& odds, const Audience& to) {
  const Catalogue& words = to.words;
  const Doc::Array& attacks = get_list(odds, "attacks");
  if (attacks.size() == 1) return dice_words(attacks[0], to) + ": " + joined(effects(attacks[0], to), ", ");
  if (!attacks.empty()) {
    const std::string count = words.plural("saga.odds.attacks", static_cast<long long>(attacks.size()));
    const Doc& all = get(odds, "together");
    return all.is_object() ? count + ": " + joined(effects(all, to), ", ") : count;
  }
  if (const Doc& normal = get(odds, "normal"); !normal.is_null()) {
    return words.text("saga.odds.normal", {{"chance", words.percent(real(normal), 1)}});
  }
  if (const Doc::Array& crystal = get_list(odds, "crystal"); !crystal.empty()) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < crystal.size(); ++i) {
      parts.push_back(std::to_string(i + 1) + ": " + words.percent(real(crystal[i]), 1));
    }
    return words.text("saga.odds.crystal", {{"list", joined(parts, ", ")}});
  }
  if (const Doc& turns = get(odds, "turns"); turns.is_object()) {
    return words.text("saga.odds.turns", {{"none", words.percent(get_real(turns, "none"), 1)},
                                          {"cw", words.percent(get_real(turns, "cw"), 1)},
                                          {"ccw", words.percent(get_real(turns, "ccw"), 1)}});
  }
  return {};
}

std::vector<std::string> odds_words(const Doc& odds, const Audience& to) {
  const Catalogue& words = to.words;
  const Doc::Array& attacks = get_list(odds, "attacks");
  if (attacks.empty()) {
    const std::string other = chances(odds, to);
    return {other.empty() ? words.text("saga.odds.none") : other};
  }
  std::vector<std::string> lines;
  for (const Doc& attack : attacks) {
    lines.push_back(words.text("saga.odds.attack", {{"by", square_text(get(attack, "by"))},
                                                    {"at", square_text(get(attack, "at"))},
                                                    {"dice", dice_words(attack, to)}}));
    lines.push_back(words.text("saga.odds.hits", {{"list", by_number(get_list(attack, "hits"), 0, true, words)}}));
    lines.push_back(words.text("saga.odds.effects", {{"list", joined(effects(attack, to), ", ")}}));
    if (const std::string wounds = by_number(get_list(attack, "wounds"), 0, false, words); !wounds.empty()) {
      lines.push_back(words.text("saga.odds.wounds", {{"list", wounds}}));
    }
  }
  if (const Doc& all = get(odds, "together"); all.is_object() && attacks.size() > 1) {
    lines.push_back(words.text("saga.odds.together", {{"list", joined(effects(all, to), ", ")}}));
  }
  return lines;
}

}  // namespace uc::saga_face
