// What is printed on the cards of One Deck Dungeon, and its small things in words: dice, boxes, costs.
#include <algorithm>
#include <cctype>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/printed.hpp"
#include "face.hpp"

namespace uc::onedeck_face {

// --- the book ------------------------------------------------------------------------------------------------------------

const Doc& Book::card(std::string_view id) const { return with_id(get_list(content_, "encounters"), id); }
const Doc& Book::hero(std::string_view id) const { return with_id(get_list(content_, "heroes"), id); }
const Doc& Book::dungeon(std::string_view id) const { return with_id(get_list(content_, "dungeons"), id); }

const Doc& Book::ability(std::string_view id) const {
  for (const std::string_view list : {"skills", "potions", "basic_skills"}) {
    if (const Doc& found = with_id(get_list(content_, list), id); found.is_object()) return found;
  }
  for (const Doc& each : get_list(content_, "heroes")) {
    for (const std::string_view side : {"1p", "2p"}) {
      const Doc& skill = get(get(get(each, "sides"), side), "starting_skill");
      if (get_text(skill, "id") == id) return skill;
    }
  }
  return with_id(get_list(get(content_, "campaign"), "talents"), id);
}

const Doc& Book::group(std::string_view id) const { return with_id(get_list(get(content_, "campaign"), "groups"), id); }

const Doc& Book::level(std::string_view side, int number) const {
  for (const Doc& each : get_list(get(content_, "levels"), side)) {
    if (get_int(each, "level") == number) return each;
  }
  return kNothing;
}

const Doc& Book::side(const Doc& hero_of_view) const {
  return get(get(hero(get_text(hero_of_view, "hero")), "sides"), get_text(hero_of_view, "side"));
}

std::string Book::card_name(std::string_view id, const Catalogue& words) const {
  const Doc& found = card(id);
  return found.is_object() ? name_of(found, words) : std::string(id);
}

std::string Book::ability_name(std::string_view id, const Catalogue& words) const {
  const Doc& found = ability(id);
  return found.is_object() ? name_of(found, words) : std::string(id);
}

std::string Book::color_name(std::string_view id, const Catalogue& words) const {
  return lower(name_of(with_id(get_list(content_, "colors"), id), words));
}

std::string Book::special_name(std::string_view id, const Catalogue& words) const {
  for (const Doc& each : get_list(content_, "encounters")) {
    if (get_text(get(each, "special"), "id") == id) return name_of(get(each, "special"), words);
  }
  return std::string(id);
}

std::string Book::special(const Doc& of_card, const Catalogue& words) const {
  const Doc& printed = get(of_card, "special");
  return printed.is_object() ? name_of(printed, words) + ": " + text_of(printed, words) : std::string();
}

// --- dice ------------------------------------------------------------------------------------------------------------------

char letter_of(std::string_view color) {
  return color.empty() ? '?' : static_cast<char>(std::toupper(static_cast<unsigned char>(color[0])));
}

std::string shown_letter(std::string_view color, const Catalogue& words) {
  return words.text("sign.onedeck." + std::string(color));
}

namespace {

// Where the color's letter stands in a token that may be a die: after its owner, "A.S4".
std::size_t letter_at(std::string_view token) { return token.size() > 2 && token[1] == '.' ? 2 : 0; }

// The text with each die in it changed.
template <class Change>
std::string with_dice(std::string_view text, Change change) {
  std::vector<std::string> tokens = tokens_of(text);
  for (std::string& token : tokens) change(token);
  return joined(tokens);
}

}  // namespace

std::string localized(std::string_view text, const Catalogue& words) {
  const std::string all = with_dice(text, [&](std::string& token) {
    if (!is_die(token)) return;
    const std::size_t at = letter_at(token);
    for (const std::string_view color : kColors) {
      if (letter_of(color) != token[at]) continue;
      token.replace(at, 1, shown_letter(color, words));
      return;
    }
  });
  return with_local_verb(all, "onedeck", words);
}

std::string usual(std::string_view text, const Catalogue& words) {
  return with_dice(text, [&](std::string& token) {
    const std::size_t at = letter_at(token);
    for (const std::string_view color : kColors) {
      const std::string shown = lower(shown_letter(color, words));
      std::string die = token;
      if (!lower(std::string_view(token).substr(at)).starts_with(shown)) continue;
      die.replace(at, shown.size(), 1, letter_of(color));
      if (!is_die(die)) continue;
      token = token == lower(token) ? lower(die) : die;
      return;
    }
  });
}

Ink color_ink(std::string_view color) {
  if (color == "strength") return Ink::Yellow;
  if (color == "agility") return Ink::Magenta;
  return color == "magic" ? Ink::Blue : Ink::White;
}

std::string hero_letter(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

std::string hero_name(const Doc& seat, const Audience& to) {
  constexpr Ink kInks[] = {Ink::Cyan, Ink::Green, Ink::Red, Ink::White};
  return to.screen.paint(seat_ink(seat, kInks), to.name(seat));
}

std::string die_text(const Doc& die, bool with_owner, const Audience& to) {
  const std::string color = get_text(die, "color");
  const std::string use = get_text(die, "use");
  std::string text = shown_letter(color, to.words) + std::to_string(get_int(die, "value"));
  if (use == "armor_box_only") text += "a";
  if (use == "mana_only") text += "m";
  if (with_owner && get(die, "seat").is_integer()) text = hero_letter(get_int(die, "seat")) + "." + text;
  return to.screen.paint(color_ink(color), text);
}

std::string dice_text(const Doc::Array& dice, bool with_owner, const Audience& to) {
  std::vector<std::string> all;
  all.reserve(dice.size());
  for (const Doc& die : dice) all.push_back(die_text(die, with_owner, to));
  return joined(all);
}

bool is_die(std::string_view token) {
  if (token.size() > 2 && token[1] == '.') token.remove_prefix(2);
  return (token.size() == 2 || token.size() == 3) &&
         std::string_view("SAMH").find(token[0]) != std::string_view::npos && token[1] >= '1' && token[1] <= '6';
}

std::string typed_die(std::string_view token, const Audience& to) {
  const char letter = token[letter_at(token)];
  for (const std::string_view color : kColors) {
    if (letter_of(color) == letter) return to.screen.paint(color_ink(color), localized(token, to.words));
  }
  return std::string(token);
}

// --- boxes, costs, cards ----------------------------------------------------------------------------------------------------

std::string box_text(const Doc& box, const Audience& to) {
  const std::string color = get_text(box, "color");
  const Doc& number = get(box, "number").is_null() ? get(box, "value") : get(box, "number");
  std::string text = shown_letter(color, to.words);
  text += number.is_integer() ? std::to_string(number.as_integer()) : "X";
  if (get_bool(box, "wide")) text += to.words.text("sign.onedeck.wide");
  return to.screen.paint(color_ink(color), text);
}

std::string symbols_text(const Doc& box, const Audience& to) {
  std::vector<std::string> all;
  if (get_bool(box, "armor")) all.push_back(to.words.text("onedeck.armour"));
  if (get_bool(box, "skull")) all.push_back(to.words.text("onedeck.skull"));
  if (const int damage = get_int(box, "damage"); damage > 0) all.push_back(to.words.plural("onedeck.damage", damage));
  if (const int time = get_int(box, "time"); time > 0) all.push_back(to.words.plural("onedeck.time", time));
  return joined(all, ", ");
}

std::string harm_text(int damage, int time, const Catalogue& words) {
  std::vector<std::string> all;
  if (damage > 0) all.push_back(words.plural("onedeck.damage", damage));
  if (time > 0) all.push_back(words.plural("onedeck.lost_time", time));
  return all.empty() ? words.text("onedeck.nothing") : joined(all, words.text("onedeck.and"));
}

std::string cost_text(const Doc& ability, const Catalogue& words) {
  const Doc& cost = get(ability, "cost");
  const std::string kind = get_text(cost, "kind");
  if (kind == "dice") {
    return words.plural("onedeck.cost.dice", get_int(cost, "count"),
                        {{"letter", shown_letter(get_text(cost, "color"), words)}});
  }
  if (kind == "mana") return words.text("onedeck.cost.mana", {{"value", std::to_string(get_int(cost, "value"))}});
  return words.text(kind == "passive" ? "onedeck.cost.passive" : "onedeck.cost.free");
}

std::string item_text(const Doc& card, const Audience& to) {
  const Doc& item = get(card, "item");
  std::vector<std::string> all;
  for (const std::string_view color : kColors) {
    const int icons = get_int(item, color);
    if (icons > 0)
      all.push_back("+" + std::to_string(icons) + " " +
                    to.screen.paint(color_ink(color), shown_letter(color, to.words)));
  }
  const int health = get_int(item, "health");
  if (health > 0) all.push_back("+" + std::to_string(health) + " " + to.words.text("onedeck.health.word"));
  return joined(all, ", ");
}

std::string card_summary(const Doc& card, const Audience& to) {
  const bool peril = get_text(card, "kind") == "peril";
  std::string text = to.words.text(peril ? "onedeck.peril" : "onedeck.combat") + ", " +
                     to.words.plural("onedeck.lanterns", get_int(card, "xp"));
  const auto add = [&](const std::string& before, const Doc& box) {
    const std::string symbols = symbols_text(box, to);
    text += "; " + before + box_text(box, to) + (symbols.empty() ? "" : " " + symbols);
  };
  for (const Doc& box : get_list(card, "boxes")) add("", box);
  for (const Doc& option : get_list(card, "options")) add(name_of(option, to.words) + " ", get(option, "box"));
  return text;
}

}  // namespace uc::onedeck_face
