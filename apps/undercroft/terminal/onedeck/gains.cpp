// What a choice would change, before and after: loot in its forms, levels, options of a peril, doors.
#include <algorithm>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::onedeck_face {

namespace {

std::string change(const std::string& what, int before, int after) {
  return what + " " + std::to_string(before) + " → " + std::to_string(after);
}

class Gains {
 public:
  Gains(const Doc& view, const Book& book, const Audience& to) : view_(view), book_(book), to_(to) {}

  std::string of(const std::vector<std::string>& tokens) {
    const std::string& verb = tokens[0];
    if (verb == "loot") return loot(tokens);
    if (verb == "level" || verb == "brew") return level(tokens);
    if (verb == "option" && tokens.size() > 1) return option(tokens[1]);
    if (verb == "enter" && tokens.size() > 1) return door(tokens[1]);
    if (verb == "lose" && tokens.size() > 2) return lost(hero(tokens[1]), book_.card(tokens[2]));
    if (verb == "heal" || verb == "hurt" || verb == "stairs") return health(tokens);
    if (verb == "extra" && tokens.size() > 1) return shared(tokens[1]);
    if (verb == "bonus") return bonus(tokens);
    if (verb == "specialise" && tokens.size() > 1) return talents(tokens[1]);
    if (verb == "basic" && tokens.size() > 1) return basic(book_.ability(tokens[1]));
    if (verb == "pairs" && tokens.size() > 1) return pairs(tokens);
    if (verb == "feat" && tokens.size() > 2) return feat(tokens);
    if (verb == "make") return made(tokens);
    if (verb == "potion" && tokens.size() > 2) return potion_use(tokens);
    if (verb == "face") return encounter();
    if (verb == "invisible") return invisible();
    if (verb == "finish") return stopping();
    return {};
  }

 private:
  std::string say(std::string_view key, Catalogue::Places places = {}) const { return to_.words.text(key, places); }
  static std::string bare(const std::string& ability) { return ability.substr(0, ability.find('/')); }

  const Doc& hero(const std::string& letter) const {
    static const Doc nothing;
    const Doc::Array& all = get_list(view_, "heroes");
    const auto seat = static_cast<std::size_t>(letter[0] - 'A');
    return seat < all.size() ? all[seat] : nothing;
  }

  std::string stopping() const {
    const std::string harm = toll_harm(view_, book_, to_);
    return harm == say("onedeck.nothing") ? say("onedeck.finish.nothing") : say("onedeck.finish", {{"harm", harm}});
  }

  std::string time_now(int time) const {
    return time > 0 ? say("onedeck.option.cost", {{"time", to_.words.plural("onedeck.lost_time", time)}})
                    : say("onedeck.option.free");
  }

  // --- loot (OD-13) ---

  std::string loot(const std::vector<std::string>& tokens) const {
    const bool numbered = tokens.size() > 2 && (tokens[1] == "1" || tokens[1] == "2");
    const std::size_t at = numbered ? 2 : 1;
    const Doc::Array& cards = get_list(view_, "loot");
    const std::size_t which = numbered && tokens[1] == "2" ? 1 : 0;
    if (which >= cards.size() || at >= tokens.size()) return {};
    const Doc& card = book_.card(get_text(cards[which], "card"));
    std::vector<std::string> parts;
    const bool replaces = tokens.size() > at + 2;
    const Doc& old = replaces ? book_.card(tokens[at + 2]) : get(view_, "");
    if (tokens[at] == "xp") {
      parts.push_back(lanterns(get_int(card, "xp")));
    } else if (tokens[at] == "item") {
      item(hero(tokens[at + 1]), card, old, parts);
    } else if (tokens[at] == "skill") {
      skill(hero(tokens[at + 1]), card, old, parts);
    } else {
      potion(card, parts);
    }
    return joined(parts, "; ");
  }

  std::string lanterns(int more) const {
    const Doc& experience = get(view_, "experience");
    const int before = get_int(experience, "lanterns");
    const int needed = get_int(experience, "needed");
    std::string text = change(say("onedeck.lanterns.word"), before, before + more) +
                       say("onedeck.of", {{"limit", std::to_string(needed)}});
    if (before + more >= needed) {
      text += ", " + say(get_bool(get(view_, "level"), "last") ? "onedeck.enough.potion" : "onedeck.enough.level");
    }
    return text;
  }

  void item(const Doc& owner, const Doc& card, const Doc& old, std::vector<std::string>& parts) const {
    icons(owner, get(card, "item"), get(old, "item"), parts);
    limit(owner, "items", "item_limit", "onedeck.items.word", old.is_object(), parts);
    if (old.is_object()) parts.push_back(lanterns(get_int(old, "xp")));
  }

  // Stats and health with the icons of one item more and of another less.
  void icons(const Doc& owner, const Doc& more, const Doc& less, std::vector<std::string>& parts) const {
    for (const std::string_view color : kColors) {
      const int before = get_int(get(owner, "stats"), color);
      const int delta = get_int(more, color) - get_int(less, color);
      if (delta != 0)
        parts.push_back(
            change(to_.screen.paint(color_ink(color), shown_letter(color, to_.words)), before, before + delta));
    }
    const int health = get_int(more, "health") - get_int(less, "health");
    const int now = get_int(owner, "health") - get_int(owner, "damage");  // what is left, as everywhere on the screen
    if (health != 0) parts.push_back(change(say("onedeck.health.word"), now, now + health));
  }

  // Drain: the item becomes experience (OD-18.8).
  std::string lost(const Doc& owner, const Doc& card) const {
    std::vector<std::string> parts;
    icons(owner, Doc(), get(card, "item"), parts);
    parts.push_back(lanterns(get_int(card, "xp")));
    return joined(parts, "; ");
  }

  void skill(const Doc& owner, const Doc& card, const Doc& old, std::vector<std::string>& parts) const {
    const Doc& ability = book_.ability(get_text(get(card, "loot"), "skill"));
    parts.push_back(name_of(ability, to_.words));
    if (old.is_object()) {
      const Doc& lost = book_.ability(get_text(get(old, "loot"), "skill"));
      parts.push_back(say("onedeck.instead", {{"name", name_of(lost, to_.words)}}));
    }
    limit(owner, "skills", "skill_limit", "onedeck.skills.word", old.is_object(), parts);
    if (old.is_object()) parts.push_back(lanterns(get_int(old, "xp")));
  }

  void limit(const Doc& owner, std::string_view list, std::string_view most, std::string_view word, bool replaces,
             std::vector<std::string>& parts) const {
    const int has = static_cast<int>(get_list(owner, list).size());
    parts.push_back(change(say(word), has, has + (replaces ? 0 : 1)) +
                    say("onedeck.of", {{"limit", std::to_string(get_int(owner, most))}}));
  }

  void potion(const Doc& card, std::vector<std::string>& parts) const {
    const Doc& ability = book_.ability(get_text(get(card, "loot"), "potion"));
    const int tokens = get_int(get(view_, "potions"), "tokens");
    parts.push_back(name_of(ability, to_.words));
    parts.push_back(change(say("onedeck.potions.word"), tokens, tokens + 1));
  }

  // --- levels (OD-14) ---

  std::string level(const std::vector<std::string>& tokens) const {
    int spent = 0;
    for (std::size_t i = 1; i < tokens.size(); ++i) spent += std::stoi(tokens[i].substr(0, 2));
    const Doc::Array& heroes = get_list(view_, "heroes");
    const Doc& now = get(view_, "level");
    const Doc& next = book_.level(heroes.empty() ? "" : get_text(heroes.front(), "side"), get_int(now, "number") + 1);
    std::vector<std::string> parts;
    if (tokens[0] == "level") {
      parts.push_back(change(say("onedeck.items.word"), get_int(now, "items"), get_int(next, "items")));
      parts.push_back(change(say("onedeck.skills.word"), get_int(now, "skills"), get_int(next, "skills")));
      const int dice = get_int(now, "bonus_dice");
      const int more = get_int(next, "bonus_heroic");
      if (more != dice) parts.push_back(change(say("onedeck.bonus.word"), dice, more));
    }
    const Doc& setup = get(get(book_.content(), "setup"), std::to_string(get_int(view_, "players")));
    const int potions = get_int(get(view_, "potions"), "tokens");
    parts.push_back(change(say("onedeck.potions.word"), potions, potions + get_int(setup, "potions_per_level")));
    const int had = get_int(get(view_, "experience"), "lanterns");
    parts.push_back(change(say("onedeck.lanterns.word"), had, had - spent));
    return joined(parts, ", ");
  }

  // --- what is faced ---

  std::string option(const std::string& id) const {
    for (const Doc& each : get_list(book_.card(get_text(get(view_, "encounter"), "card")), "options")) {
      if (get_text(each, "id") != id) continue;
      const Doc& box = get(each, "box");
      std::string text = name_of(each, to_.words) + ": " + time_now(get_int(each, "time_cost")) + "; " +
                         box_text(box, to_) + " " + symbols_text(box, to_);
      for (const Doc& seat : get_list(get(view_, "encounter"), "heroes")) {
        const Doc& who = hero(hero_letter(static_cast<int>(seat.as_integer())));
        const std::string color = get_text(box, "color");
        text += "; " + hero_name(seat, to_) + " " +
                to_.screen.paint(color_ink(color), shown_letter(color, to_.words) + " " +
                                                       std::to_string(get_int(get(who, "stats"), color)));
      }
      return text;
    }
    return {};
  }

  std::string door(const std::string& place) const {
    const Doc::Array& doors = get_list(view_, "doors");
    const auto at = static_cast<std::size_t>(place[0] - '1');
    if (at >= doors.size()) return {};
    std::vector<std::string> cards;
    for (const Doc& card : get_list(doors[at], "cards")) {
      if (!card.is_string()) continue;
      const Doc& printed = book_.card(card.as_string());
      cards.push_back(to_.screen.paint(Ink::Bold, name_of(printed, to_.words)) + ", " + card_summary(printed, to_));
    }
    const bool open = get_text(doors[at], "is") == "open";
    if (cards.empty()) return say("onedeck.door.closed");
    return (open ? "" : say("onedeck.door.known") + ", ") + joined(cards, " + ");
  }

  std::string encounter() const {
    std::vector<std::string> all;
    const Doc::Array& doors = get_list(view_, "doors");
    const auto facing = static_cast<std::size_t>(get_int(view_, "facing", 0));
    if (facing < 1 || facing > doors.size()) return {};
    for (const Doc& card : get_list(doors[facing - 1], "cards")) {
      if (!card.is_string()) continue;
      const Doc& printed = book_.card(card.as_string());
      const std::string special = book_.special(printed, to_.words);
      all.push_back(card_summary(printed, to_) + (special.empty() ? "" : ". " + special));
    }
    return joined(all, " + ");
  }

  std::string invisible() const {
    const int potions = get_int(get(view_, "potions"), "tokens");
    return change(say("onedeck.potions.word"), potions, potions - 1) + ". " +
           text_of(book_.ability("invisibility"), to_.words);
  }

  // "against Ogre; then Mage and Archer against Shadow"
  std::string pairs(const std::vector<std::string>& tokens) const {
    std::vector<std::string> others;
    for (std::size_t seat = 0; seat < get_list(view_, "heroes").size(); ++seat) {
      if (tokens[1].find(hero_letter(static_cast<int>(seat))) == std::string::npos)
        others.push_back(hero_name(Doc(seat), to_));
    }
    const std::string second = joined(others, say("onedeck.and"));
    const Doc::Array& doors = get_list(view_, "doors");
    const auto facing = static_cast<std::size_t>(get_int(view_, "facing", 0));
    if (tokens.size() < 3 || facing < 1 || facing > doors.size())
      return say("onedeck.pairs.boss", {{"second", second}});
    const Doc::Array& cards = get_list(doors[facing - 1], "cards");
    const std::size_t first = tokens[2] == "2" ? 1 : 0;
    const auto name = [&](std::size_t i) {
      return i < cards.size() && cards[i].is_string() ? book_.card_name(cards[i].as_string(), to_.words) : "";
    };
    return say("onedeck.pairs", {{"first", name(first)}, {"second", second}, {"other", name(1 - first)}});
  }

  // --- heroes ---

  std::string health(const std::vector<std::string>& tokens) const {
    std::vector<std::string> all;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
      for (const char letter : tokens[i]) {
        const Doc& who = hero(std::string(1, letter));
        if (!who.is_object()) continue;
        const int left = get_int(who, "health") - get_int(who, "damage");
        const std::string after = change(say("onedeck.health.word"), left, left + health_change(tokens[0], who));
        all.push_back(after + say("onedeck.of", {{"limit", std::to_string(get_int(who, "health"))}}));
      }
    }
    return joined(all, ", ");
  }

  // What the step that asks says: the damage to be placed, the hero who decides.
  int asked(std::string_view about) const {
    const Doc::Array& agenda = get_list(view_, "agenda");
    return agenda.empty() ? 0 : get_int(agenda.back(), about);
  }

  // Damage that is odd: what is left to both heroes if this one takes the greater part (OD-12.2).
  std::string shared(const std::string& letter) const {
    std::vector<std::string> all;
    const int damage = asked("damage");
    for (const Doc& seat : get_list(get(view_, "encounter"), "heroes")) {
      const std::string each = hero_letter(static_cast<int>(seat.as_integer()));
      const Doc& who = hero(each);
      const int left = get_int(who, "health") - get_int(who, "damage");
      all.push_back(
          hero_name(seat, to_) + " " +
          change(say("onedeck.health.word"), left, left - (each == letter ? damage - damage / 2 : damage / 2)));
    }
    return joined(all, ", ");
  }

  // A potion of Healing is stronger at the start of a turn (OD-11.7), and on who knows First Aid; the Stairs cost 1.
  int health_change(const std::string& verb, const Doc& who) const {
    if (verb == "hurt") return -asked("damage");
    if (verb == "stairs") return -1;
    const Doc& effect = get(book_.ability("healing"), "effect");
    const bool turn_start = get_text(view_, "phase") == "turn-start";
    int amount = get_int(effect, turn_start ? "amount_at_turn_start" : "amount");
    for (const Doc& talent : get_list(who, "talents")) {
      const Doc& gift = get(book_.ability(talent.is_string() ? talent.as_string() : ""), "effect");
      if (get_text(gift, "kind") == "healing_bonus") amount += get_int(gift, "amount");
    }
    return std::min(amount, get_int(who, "damage"));
  }

  std::string potion_use(const std::vector<std::string>& tokens) const {
    if (bare(tokens[1]) == "healing") return health({"heal", tokens[2]});
    return text_of(book_.ability(bare(tokens[1])), to_.words);
  }

  // "Warrior 2, Mage 0"
  std::string bonus(const std::vector<std::string>& tokens) const {
    std::vector<std::string> all;
    const Doc::Array& heroes = get_list(get(view_, "encounter"), "heroes");
    for (std::size_t i = 0; i < std::min(heroes.size(), tokens.size() - 1); ++i) {
      all.push_back(hero_name(heroes[i], to_) + " " + tokens[i + 1]);
    }
    return joined(all, ", ");
  }

  // The learned talents that a specialisation makes active (OD-19.6).
  std::string talents(const std::string& group) const {
    const Doc::Array& all = get_list(get(view_, "options"), "talents");
    const auto seat = static_cast<std::size_t>(asked("hero"));
    std::vector<std::string> active;
    if (seat < all.size() && all[seat].is_array()) {
      for (const Doc& id : all[seat].as_array()) {
        const Doc& talent = book_.ability(id.is_string() ? id.as_string() : "");
        if (get_text(talent, "group") != group) continue;
        active.push_back(to_.screen.paint(Ink::Bold, name_of(talent, to_.words)) + ": " + text_of(talent, to_.words));
      }
    }
    return active.empty() ? say("onedeck.no_talent") : joined(active, " ");
  }

  std::string basic(const Doc& ability) const {
    return cost_text(ability, to_.words) + ": " + text_of(ability, to_.words);
  }

  std::string feat(const std::vector<std::string>& tokens) const {
    const Doc& printed = get(book_.side(hero(tokens[1])), "feat");
    const Doc& effect = get(printed, "effect");
    const int number = std::stoi(tokens[2].substr(0, 2));
    const Doc::Array& ways = get_list(effect, "options");
    if (get_text(effect, "kind") != "paid_roll" || number < 1 || static_cast<std::size_t>(number) > ways.size()) {
      return name_of(printed, to_.words) + ", " + to_.words.plural("onedeck.rolls", number);
    }
    const Doc& way = ways[number - 1];
    return name_of(printed, to_.words) + ", " + time_now(get_int(way, "time")) + ", " +
           to_.words.plural("onedeck.rolls", get_int(way, "roll"));
  }

  // A new heroic die shows the lowest of the dice given for it (OD-10.1).
  std::string made(const std::vector<std::string>& tokens) const {
    int lowest = 6;
    for (const std::string& token : tokens) {
      if (is_die(token)) lowest = std::min(lowest, token[token.size() > 2 && token[1] == '.' ? 3 : 1] - '0');
    }
    return to_.screen.paint(Ink::White, "H" + std::to_string(lowest));
  }

  const Doc& view_;
  const Book& book_;
  const Audience& to_;
};

}  // namespace

std::string gains(const std::string& action, const Doc& view, const Book& book, const Audience& to) {
  const std::vector<std::string> tokens = tokens_of(action);
  return tokens.empty() ? std::string() : Gains(view, book, to).of(tokens);
}

}  // namespace uc::onedeck_face
