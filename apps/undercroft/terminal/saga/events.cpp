// What happened in Dungeon Saga, in words, and how it ended.
#include <algorithm>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/parts.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

bool in(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string faces(const Doc& event) {
  std::vector<std::string> dice;
  for (const Doc& die : get_list(event, "dice")) dice.push_back(std::to_string(die.as_integer()));
  return joined(dice);
}

// Tells events in order, some of them together: the steps of a Move, the two rolls of an attack, what comes into play
// with an area.
class Teller {
 public:
  Teller(const std::vector<Doc>& events, const Book& book, const Audience& to)
      : events_(events), book_(book), to_(to) {}

  std::vector<std::string> all() {
    while (at_ < events_.size()) {
      const std::string type = type_at(at_);
      if (in(type, {"model.stepped", "model.turned"})) moves();
      else if (type == "attack.began") attack();
      else if (type == "area.revealed") area();
      else if (type == "card.drawn") cards();
      else single(events_[at_++], type);
    }
    return std::move(lines_);
  }

 private:
  std::string type_at(std::size_t i) const { return i < events_.size() ? get_text(events_[i], "type") : std::string(); }
  std::string say(std::string_view key, Catalogue::Places places = {}) const { return to_.words.text(key, places); }

  Word figure(const Doc& event, std::string_view field) const {
    const std::string id = get_text(event, field);
    const bool hero = book_.record("heroes", id).is_object();
    const bool boss = book_.record("bosses", id).is_object();
    const std::string shown = to_.screen.paint(hero   ? Ink::Green
                                               : boss ? Ink::Magenta
                                                      : Ink::Red,
                                               book_.figure(id, to_.words));
    return to_.words.named(shown, "saga." + id);
  }
  Word target(const Doc& event) const {
    const Doc& thing = get(event, "target");
    const Catalogue& words = to_.words;
    if (get(thing, "door").is_string()) {
      return words.named(say("saga.door", {{"id", get_text(thing, "door")}}), "saga.door");
    }
    if (get(thing, "chest").is_string()) return words.named(say("saga.chest"), "saga.chest");
    if (get(thing, "furniture").is_string()) {
      const std::string type = type_of(get_text(thing, "furniture"));
      return words.named(book_.name("furniture", type, words), "saga." + type);
    }
    return figure(event, "target_figure");
  }
  // What furniture this is: named by the first of its squares, or for the referee by its id.
  std::string type_of(const std::string& name) const {
    for (const Doc& piece : get_list(book_.adventure(), "furniture")) {
      const Doc::Array& first = get_list(piece, "squares").front().as_array();
      const std::string at = std::to_string(first[0].as_integer()) + "," + std::to_string(first[1].as_integer());
      if (at == name || get_text(piece, "id") == name) return get_text(piece, "type");
    }
    return {};
  }

  // All steps and turns of one model.
  void moves() {
    const Doc& first = events_[at_];
    const Doc number = get(first, "model");
    std::string to, facing;
    int steps = 0;
    for (; in(type_at(at_), {"model.stepped", "model.turned"}) && get(events_[at_], "model") == number; ++at_) {
      if (type_at(at_) == "model.turned") {
        facing = get_text(events_[at_], "facing");
      } else {
        to = get_text(events_[at_], "square");
        ++steps;
      }
    }
    const Word who = figure(first, "figure");
    if (steps == 0) {
      lines_.push_back(say("event.saga.model.turned", {{"model", who}, {"facing", compass_word(facing, to_.words)}}));
      return;
    }
    std::string line = to_.words.plural("event.saga.model.stepped", steps, {{"model", who}, {"square", to}});
    if (!facing.empty()) line += say("event.saga.facing", {{"facing", compass_word(facing, to_.words)}});
    lines_.push_back(line + ".");
  }

  // "Orlaf fights the Zombie: 5 dice (6 4 4 2 1) against 2 (5 2), armour 2: 2 hits."
  void attack() {
    const Doc& begun = events_[at_++];
    std::string attack_dice, defence_dice, hits = "?";
    for (; in(type_at(at_), {"dice.rolled", "attack.ended"}); ++at_) {
      const Doc& event = events_[at_];
      if (type_at(at_) == "attack.ended") {
        hits = to_.words.plural("saga.hits", get_int(event, "hits"));
        ++at_;
        break;
      }
      (get_text(event, "side") == "attack" ? attack_dice : defence_dice) = faces(event);
    }
    // Step by step, as a recording is told, the dice come later.
    const std::string kind = get_text(begun, "kind") + (attack_dice.empty() ? ".begun" : "");
    lines_.push_back(say("event.saga.attack." + kind, {{"model", figure(begun, "figure")},
                                                       {"target", target(begun)},
                                                       {"dice", number_of(begun, "dice")},
                                                       {"attack", attack_dice},
                                                       {"against", number_of(begun, "defence")},
                                                       {"defence", defence_dice},
                                                       {"armour", number_of(begun, "armour")},
                                                       {"hits", hits}}));
  }

  // An area, and the monsters in it.
  void area() {
    const std::string name = book_.area(get_text(events_[at_++], "area"), to_.words);
    std::vector<std::string> order;
    std::map<std::string, int> counts;
    for (; in(type_at(at_), {"model.placed", "bones.placed"}); ++at_) {
      if (type_at(at_) == "bones.placed") continue;
      if (get_text(events_[at_], "why") == "setup") continue;
      const std::string id = get_text(events_[at_], "figure");
      if (counts[id]++ == 0) order.push_back(id);
    }
    std::vector<std::string> list;
    for (const std::string& id : order) list.push_back(counted(book_.figure(id, to_.words), counts[id]));
    lines_.push_back(list.empty()
                         ? say("event.saga.area.revealed", {{"area", name}})
                         : say("event.saga.area.revealed.with", {{"area", name}, {"list", joined(list, ", ")}}));
  }

  // Cards that are drawn together.
  void cards() {
    std::vector<std::string> known;
    int count = 0, pile = 0;
    for (; type_at(at_) == "card.drawn"; ++at_, ++count) {
      const std::string card = get_text(events_[at_], "card");
      if (!card.empty()) known.push_back(book_.name("overlord_cards", card, to_.words));
      pile = get_int(events_[at_], "pile");
    }
    const std::string left = std::to_string(pile);
    if (known.empty()) lines_.push_back(to_.words.plural("event.saga.card.drawn", count, {{"pile", left}}));
    else lines_.push_back(say("event.saga.card.drawn.known", {{"cards", joined(known, ", ")}, {"pile", left}}));
  }

  // The key of one event; nothing if the position shows it anyway.
  std::string key_of(const Doc& event, const std::string& type) const {
    const std::string key = "event.saga." + type;
    if (in(type, {"round.ended", "turn.ended", "model.stopped", "flag.set", "spell.recharged", "bones.taken"}))
      return {};
    if (type == "dice.rolled") return {};  // told with its attack, or as a step
    if (type == "model.placed" && in(get_text(event, "why"), {"setup", "revealed"})) return {};
    if (type == "bones.placed" && after_removal()) return {};
    if (in(type, {"model.placed", "model.removed", "wound.prevented", "die.rolled"}))
      return key + "." + get_text(event, "why");
    if (type == "turn.spoiled") return key + (get_bool(event, "spoiled") ? ".lost" : ".kept");
    if (type == "item.gained" && get_bool(event, "lost")) return key + ".lost";
    if (type == "item.used" && !get(event, "target").is_null()) return key + ".on";
    if (type == "spell.cast") return spell_key(event, key);
    if (in(type, {"trade.proposed", "traded"})) return key + bargain_key(event);
    if (type == "game.ended") return key + "." + get_text(event, "winner");
    if (type == "map.collapsed") return key + (book_.collapses_by_rows() ? ".rows" : ".columns");
    if (type == "block.turned") return key + "." + get_text(event, "way");
    if (type == "lock.opened" && get(event, "model").is_null()) return key + ".itself";
    return key;
  }
  // A model that has become bones is told already.
  bool after_removal() const {
    return at_ >= 2 && type_at(at_ - 2) == "model.removed" && get_text(events_[at_ - 2], "why") == "bones";
  }
  static std::string spell_key(const Doc& event, const std::string& key) {
    if (!get(event, "target").is_null()) return key + ".at";
    return get_text(event, "square").empty() ? key : key + ".square";
  }
  static std::string bargain_key(const Doc& event) {
    if (get(event, "given").is_null()) return ".take";
    return get(event, "taken").is_null() ? ".give" : ".swap";
  }

  void single(const Doc& event, const std::string& type) {
    const std::string key = key_of(event, type);
    if (key.empty()) return;
    const Catalogue& words = to_.words;
    std::string text = say(key, {{"model", figure(event, "figure")},
                                 {"target", target(event)},
                                 {"other", other(event)},
                                 {"square", get_text(event, "square")},
                                 {"facing", compass_word(get_text(event, "facing"), words)},
                                 {"round", number_of(event, "round")},
                                 {"commands", number_of(event, "commands")},
                                 {"card", book_.name("overlord_cards", get_text(event, "card"), words)},
                                 {"count", number_of(event, "count")},
                                 {"wounds", number_of(event, "wounds")},
                                 {"by", number_of(event, "by")},
                                 {"face", number_of(event, "face")},
                                 {"hits", words.plural("saga.hits", get_int(event, "hits"))},
                                 {"power", number_of(event, "power")},
                                 {"spell", book_.name("spells", get_text(event, "spell"), words)},
                                 {"effect", book_.effect(get_text(event, "effect"), words)},
                                 {"feat", book_.name("feats", get_text(event, "feat"), words)},
                                 {"item", book_.item(get_text(event, "item"), words)},
                                 {"object", book_.item(get_text(event, "object"), words)},
                                 {"given", book_.item(get_text(event, "given"), words)},
                                 {"taken", book_.item(get_text(event, "taken"), words)},
                                 {"rule", book_.rule_text(get_text(event, "rule"), words)},
                                 {"counter", book_.counter(get_text(event, "counter"), words)},
                                 {"value", number_of(event, "value")},
                                 {"centre", get_text(event, "centre")},
                                 {"up_to", number_of(event, "up_to")},
                                 {"why", ending(get_text(event, "why"))}});
    if (const std::string crystal = get_text(event, "crystal"); !crystal.empty()) {
      text += " " + say("event.saga.crystal", {{"item", book_.item(crystal, words)}});
    }
    lines_.push_back(std::move(text));
  }
  // Of a trade: heroes have the first numbers, in the order of the adventure.
  std::string other(const Doc& event) const {
    const Doc::Array& heroes = get_list(book_.adventure(), "heroes");
    const auto number = static_cast<std::size_t>(get_int(event, "other"));
    return number < heroes.size() ? book_.figure(get_text(heroes[number], "hero"), to_.words) : std::string();
  }
  std::string ending(const std::string& why) const {
    const std::string key = "lost.saga." + why;
    return to_.words.has(key) ? say(key) : why;
  }

  const std::vector<Doc>& events_;
  const Book& book_;
  const Audience& to_;
  std::vector<std::string> lines_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<std::string> event_words(const std::vector<Doc>& events, const Book& book, const Audience& to) {
  return Teller(events, book, to).all();
}

// Who has won and how, the reward, and how the heroes came out of it. All seats of a side have the same result.
std::vector<std::string> result_words(const Doc& results, const Book& book, const Audience& to) {
  std::vector<std::string> lines;
  if (!results.is_array() || results.as_array().empty()) return lines;
  const Catalogue& words = to.words;
  const Doc& result = results.as_array().front();
  const bool won = get_bool(result, "heroes_won");
  const std::string key = "lost.saga." + get_text(result, "ending");
  lines.push_back(
      to.screen.paint(won ? Ink::Good : Ink::Bad, words.text(won ? "saga.result.heroes" : "saga.result.overlord",
                                                             {{"round", number_of(result, "round")}})) +
      (words.has(key) ? " " + words.text(key) : ""));
  if (won) {
    lines.push_back(words.text("saga.result.reward",
                               {{"text", in_language(get(get(book.adventure(), "rewards"), "text"), words)}}));
  }
  for (const Doc& hero : get_list(result, "heroes")) {
    std::vector<std::string> items;
    for (const Doc& item : get_list(hero, "items")) items.push_back(book.item(item.as_string(), words));
    lines.push_back(
        words.text(get_bool(hero, "out") ? "saga.result.out" : "saga.result.hero",
                   {{"name", words.named(book.figure(get_text(hero, "hero"), words), "saga." + get_text(hero, "hero"))},
                    {"items", items.empty() ? words.text("saga.none") : joined(items, ", ")}}));
  }
  return lines;
}

}  // namespace uc::saga_face
