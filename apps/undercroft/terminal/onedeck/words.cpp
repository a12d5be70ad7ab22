// One Deck Dungeon in words: what is done, what happened, how it ended.
#include <algorithm>
#include <cctype>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::onedeck_face {

namespace {

bool in(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_seat_letter(char c) { return c >= 'A' && c <= 'D'; }
bool is_heroes(std::string_view token) {
  return !token.empty() && std::all_of(token.begin(), token.end(), is_seat_letter);
}
bool is_number(std::string_view token) {
  return !token.empty() && token.find_first_not_of("0123456789") == std::string_view::npos;
}

// --- actions ---------------------------------------------------------------------------------------------------------------

// The parts of an action's text, each in words.
struct Parts {
  std::string heroes, numbers, dice, card, ability, way;
  std::vector<int> values;
};

// What one way of an ability does, where it has several: "S1", "reroll", "+1"; else its number.
std::string way_words(const Doc& ability, const std::string& number, const Audience& to) {
  const Doc::Array& ways = get_list(get(ability, "effect"), "options");
  const auto at = is_number(number) ? static_cast<std::size_t>(std::stoi(number.substr(0, 2))) : 0;
  if (at < 1 || at > ways.size()) return number;
  const Doc& way = ways[at - 1];
  const std::string kind = get_text(way, "kind");
  if (kind == "gain") return dice_text(get_list(way, "dice"), false, to);
  if (kind == "increase") return "+" + std::to_string(get_int(way, "by"));
  return kind == "reroll" ? to.words.text("onedeck.way.reroll") : number;
}

Parts read_parts(const std::vector<std::string>& tokens, const Book& book, const Audience& to) {
  Parts parts;
  std::vector<std::string> heroes, numbers, dice;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const std::string& token = tokens[i];
    if (is_heroes(token)) {
      for (const char letter : token) heroes.push_back(hero_name(Doc(letter - 'A'), to));
    } else if (is_number(token)) {
      numbers.push_back(token);
      parts.values.push_back(std::stoi(token.substr(0, 4)));
    } else if (is_die(token)) {
      dice.push_back(typed_die(token, to));
    } else if (book.card(token).is_object()) {
      parts.card = book.card_name(token, to.words);
    } else {
      const std::size_t slash = token.find('/');
      const Doc& group = book.group(token);
      parts.ability =
          group.is_object() ? name_of(group, to.words) : book.ability_name(token.substr(0, slash), to.words);
      if (slash != std::string::npos)
        parts.way = way_words(book.ability(token.substr(0, slash)), token.substr(slash + 1), to);
    }
  }
  parts.heroes = joined(heroes, to.words.text("onedeck.and"));
  parts.numbers = joined(numbers, " + ");
  parts.dice = joined(dice);
  return parts;
}

// The key of an action's words: its verb, and what kind of it.
std::string deed_key(const std::vector<std::string>& tokens, const Parts& parts) {
  std::string key = "deed." + tokens[0];
  if (tokens[0] == "loot") {
    const std::string& form = tokens[tokens.size() > 1 && is_number(tokens[1]) && tokens.size() > 2 ? 2 : 1];
    key += "." + form + (parts.card.empty() ? "" : ".replace");
  }
  if (tokens[0] == "option" && tokens.size() > 1) key += "." + tokens[1];
  if (tokens[0] == "use" && !parts.dice.empty()) key += ".pay";
  return key;
}

}  // namespace

std::string action_words(std::string_view text, const Book& book, const Audience& to) {
  const std::vector<std::string> tokens = tokens_of(text);
  if (tokens.empty()) return {};
  if (tokens[0] == "loot" && tokens.size() < 2) return std::string(text);
  const Parts parts = read_parts(tokens, book, to);
  const std::string key = deed_key(tokens, parts);
  if (!to.words.has(key)) return std::string(text);
  const auto value = [&](std::size_t i) { return i < parts.values.size() ? std::to_string(parts.values[i]) : ""; };
  std::string said = to.words.text(key, {{"hero", parts.heroes},
                                         {"number", value(0)},
                                         {"second", value(1)},
                                         {"numbers", parts.numbers},
                                         {"dice", parts.dice},
                                         {"card", parts.card},
                                         {"ability", parts.ability}});
  if (!parts.way.empty()) said += " (" + parts.way + ")";
  if (tokens[0] == "loot" && !parts.values.empty()) said = value(0) + ": " + said;
  return said;
}

// --- events ----------------------------------------------------------------------------------------------------------------

namespace {

// Tells events in lines, some of them together: cards that time takes, the dice of one roll.
class Teller {
 public:
  Teller(const std::vector<Doc>& events, const Book& book, const Audience& to)
      : events_(events), book_(book), to_(to) {}

  std::vector<std::string> all() {
    while (at_ < events_.size()) {
      const std::string type = get_text(events_[at_], "type");
      if (type == "time.lost") {
        time();
      } else if (in(type, {"card.discarded", "stairs.token"})) {
        pile();
      } else if (in(type, {"dice.rolled", "dice.gained"})) {
        dice(type);
      } else {
        single(events_[at_++], type);
      }
    }
    return std::move(lines_);
  }

 private:
  std::string type_here() const { return at_ < events_.size() ? get_text(events_[at_], "type") : std::string(); }

  // "2 time (a turn): Goblin, Ogre are discarded"
  void time() {
    const Doc& event = events_[at_++];
    lines_.push_back(
        to_.words.plural("event.time.lost", get_int(event, "time"), {{"why", reason(get_text(event, "why"))}}) +
        gone());
  }
  // Specials and potions have their names on the cards.
  std::string reason(const std::string& why) const {
    if (why == "invisible") return book_.ability_name("invisibility", to_.words);
    return to_.words.has("lost." + why) ? to_.words.text("lost." + why) : book_.special_name(why, to_.words);
  }
  // What a loss of time takes may come later, after a hero's damage.
  void pile() {
    const std::string text = gone();
    if (text.size() > 2) lines_.push_back(text.substr(2));
  }
  // ": Goblin, Ogre; the Stairs hold 2 tokens"
  std::string gone() {
    std::vector<std::string> cards;
    std::string text;
    std::string tokens;
    for (; in(type_here(), {"card.discarded", "stairs.token"}); ++at_) {
      const Doc& event = events_[at_];
      if (get_text(event, "type") == "card.discarded")
        cards.push_back(book_.card_name(get_text(event, "card"), to_.words));
      else if (get_int(event, "tokens") == 0) tokens = to_.words.text("event.stairs.token.full");
      else tokens = to_.words.plural("event.stairs.token", get_int(event, "tokens"));
    }
    if (!cards.empty()) text = ": " + to_.words.text("event.card.discarded", {{"cards", joined(cards, ", ")}});
    if (!tokens.empty()) text += (text.empty() ? ": " : "; ") + tokens;
    return text;
  }

  void dice(const std::string& type) {
    const Doc seat = get(events_[at_], "seat");
    std::vector<std::string> all;
    for (; type_here() == type && get(events_[at_], "seat") == seat; ++at_) {
      const std::string some = dice_text(get_list(events_[at_], "dice"), false, to_);
      if (!some.empty()) all.push_back(some);
    }
    if (all.empty()) return;
    lines_.push_back(to_.words.text("event." + type, {{"name", hero_name(seat, to_)}, {"dice", joined(all)}}));
  }

  // The key of one event alone; nothing if the screen shows it anyway.
  std::string key_of(const Doc& event, const std::string& type) const {
    std::string key = "event." + type;
    if (in(type, {"boxes.active", "turn.began", "dice.lifted", "dice.returned"})) return {};
    if (type == "card.looted") {
      key += "." + get_text(event, "form");
      if (get(event, "replaced").is_string()) key += ".replaced";
    }
    if (type == "die.stored" && get_bool(event, "owed")) key += ".owed";
    if (type == "dice.dropped") key += "." + get_text(event, "why");
    if (type == "descended" && get_int(event, "floor") > kFloors) key += ".boss";
    if (type == "game.lost" && get_bool(event, "gave_up")) key += ".gave_up";
    if (type == "skill.used" && !get_list(event, "dice").empty()) key += ".paid";
    if (type == "damage.softened" && get_int(event, "to_time") > 0) key += ".time";
    if (type == "consequences" && get_int(event, "added") > 0) key += ".added";
    return key;
  }

  std::string names(const Doc& event) const {
    std::vector<std::string> all;
    for (const Doc& seat : get_list(event, "seats")) all.push_back(hero_name(seat, to_));
    return joined(all, to_.words.text("onedeck.and"));
  }

  std::string option_name(const Doc& event) const {
    for (const Doc& option : get_list(book_.card(get_text(event, "card")), "options")) {
      if (get_text(option, "id") == get_text(event, "option")) return name_of(option, to_.words);
    }
    return {};
  }

  void single(const Doc& event, const std::string& type) {
    const std::string key = key_of(event, type);
    if (key.empty()) return;
    const auto number = [&](std::string_view name) { return std::to_string(get_int(event, name)); };
    const auto die = [&](std::string_view name) {
      return get(event, name).is_object() ? die_text(get(event, name), false, to_) : std::string();
    };
    const std::string seats = names(event);
    lines_.push_back(
        to_.words.text(key, {{"name", get(event, "seat").is_integer() ? hero_name(get(event, "seat"), to_) : seats},
                             {"names", seats},
                             {"card", book_.card_name(get_text(event, "card"), to_.words)},
                             {"replaced", book_.card_name(get_text(event, "replaced"), to_.words)},
                             {"ability", book_.ability_name(get_text(event, "ability"), to_.words)},
                             {"loot", loot_name(event)},
                             {"option", option_name(event)},
                             {"dice", dice_text(get_list(event, "dice"), false, to_)},
                             {"from", die("from")},
                             {"to", die("to")},
                             {"harm", harm_text(get_int(event, "damage"), get_int(event, "time"), to_.words)},
                             {"group", name_of(book_.group(get_text(event, "group")), to_.words)},
                             {"box", number("box")},
                             {"door", number("door")},
                             {"doors", to_.words.plural("onedeck.doors.count", get_int(event, "doors"))},
                             {"floor", number("floor")},
                             {"level", number("level")},
                             {"tokens", number("tokens")},
                             {"damage", to_.words.plural("onedeck.damage", get_int(event, "damage"))},
                             {"now", number("now")},
                             {"health", number("health")},
                             {"stored", number("stored")},
                             {"value", number("value")},
                             {"number", number("number")},
                             {"added", number("added")},
                             {"prevented", number("prevented")},
                             {"lanterns", number("lanterns")},
                             {"cards", number("cards")},
                             {"potions", number("potions")}}));
  }

  // The skill or potion that is on a card.
  std::string loot_name(const Doc& event) const {
    const Doc& loot = get(book_.card(get_text(event, "card")), "loot");
    const std::string id = get_text(event, "form") == "skill" ? get_text(loot, "skill") : get_text(loot, "potion");
    return id.empty() ? id : book_.ability_name(id, to_.words);
  }

  const std::vector<Doc>& events_;
  const Book& book_;
  const Audience& to_;
  std::size_t at_ = 0;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> event_words(const std::vector<Doc>& events, const Book& book, const Audience& to) {
  return Teller(events, book, to).all();
}

// --- results -----------------------------------------------------------------------------------------------------------------

std::vector<std::string> result_words(const Doc& results, const Audience& to) {
  if (!results.is_array() || results.as_array().empty()) return {};
  const Doc& result = results.as_array().front();  // all have won, or all have lost (OD-D31)
  const bool won = get_bool(result, "won");
  const bool at_boss = get_int(result, "floor") > kFloors;
  const std::string_view key = won ? "onedeck.won" : at_boss ? "onedeck.lost.boss" : "onedeck.lost";
  return {to.screen.paint(won ? Ink::Good : Ink::Bad,
                          to.words.text(key, {{"floor", std::to_string(get_int(result, "floor"))},
                                              {"level", std::to_string(get_int(result, "level"))},
                                              {"damage", std::to_string(get_int(result, "boss_damage"))}}))};
}

// --- what a person may have meant ----------------------------------------------------------------------------------------------

namespace {

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

// "a.s4" as "A.S4", "h6a" as "H6a"; other words as they are.
std::string spelled_die(const std::string& token) {
  const bool owned = token.size() > 2 && token[1] == '.';
  const std::string owner = owned ? upper(token.substr(0, 2)) : "";
  std::string die = owned ? token.substr(2) : token;
  if (die.empty()) return token;
  die[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(die[0])));
  return is_die(die) ? owner + die : token;
}

// Where two heroes are in the encounter: the one who has such a die, or else the first.
std::string with_owner(const std::string& die, const Doc& encounter) {
  const Doc::Array& heroes = get_list(encounter, "heroes");
  if (heroes.size() < 2 || !is_die(die) || die[1] == '.') return die;
  int owner = static_cast<int>(heroes.front().as_integer());
  for (const Doc& each : get_list(encounter, "pool")) {
    const bool same = letter_of(get_text(each, "color")) == die[0] && get_int(each, "value") == die[1] - '0';
    if (same) return hero_letter(get_int(each, "seat")) + "." + die;
  }
  return hero_letter(owner) + "." + die;
}

}  // namespace

std::string spelled(std::string_view text, const Doc& view) {
  std::vector<std::string> tokens = split(text);
  if (tokens.empty()) return {};
  for (const std::string_view verb :
       {"cover", "make", "use", "potion", "discard", "finish", "explore", "enter", "descend"}) {
    if (tokens[0].size() >= 2 && verb.starts_with(tokens[0])) tokens[0] = verb;
  }
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    tokens[i] = with_owner(spelled_die(tokens[i]), get(view, "encounter"));
    const std::string letters = upper(tokens[i]);
    const bool may_be_heroes = tokens[0] != "option" && letters.size() <= 2;
    if (may_be_heroes && is_heroes(letters)) tokens[i] = letters;
  }
  return joined(tokens);
}

}  // namespace uc::onedeck_face
