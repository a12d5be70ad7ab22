// The face of One Deck Dungeon: what it consists of, what must be decided now, and what the command `cards` shows.
#include <algorithm>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace onedeck_face {

namespace {

// --- the command `cards`: everything in play, in full ------------------------------------------------------------------------

void hero_reference(const Doc& hero, const Book& book, const Audience& to, std::vector<std::string>& out) {
  const Doc& feat = get(book.side(hero), "feat");
  out.push_back(to.screen.paint(Ink::Bold, name_of(book.hero(get_text(hero, "hero")), to.words)) + " · " +
                name_of(feat, to.words) + ": " + text_of(feat, to.words));
  for (const Doc& each : get_list(hero, "abilities")) {
    const Doc& ability = book.ability(get_text(each, "id"));
    out.push_back("· " + name_of(ability, to.words) + " (" + cost_text(ability, to.words) +
                  "): " + text_of(ability, to.words));
  }
}

void dungeon_reference(const Doc& view, const Book& book, const Audience& to, std::vector<std::string>& out) {
  const Doc& dungeon = book.dungeon(get_text(view, "dungeon"));
  for (const Doc& floor : get_list(dungeon, "floors")) {
    const bool in_force = get_int(floor, "floor") <= get_int(view, "floor") && get_int(view, "floor") <= kFloors;
    std::vector<std::string> parts;
    std::string text = text_of(floor, to.words);
    if (text.ends_with('.')) text.pop_back();  // boxes follow it
    if (!text.empty()) parts.push_back(text);
    for (const auto& [side, key] : {std::pair("right", "onedeck.combat"), std::pair("left", "onedeck.peril")}) {
      for (const Doc& box : get_list(floor, side)) {
        const std::string symbols = symbols_text(box, to);
        parts.push_back(to.words.text(key) + " " + box_text(box, to) + (symbols.empty() ? "" : " " + symbols));
      }
    }
    out.push_back(
        to.words.text(in_force ? "onedeck.floor.now" : "onedeck.floor.later",
                      {{"floor", std::to_string(get_int(floor, "floor"))}, {"name", name_of(floor, to.words)}}) +
        " " + joined(parts, "; "));
  }
  const Doc& boss = get(dungeon, "boss");
  std::vector<std::string> boxes;
  for (const Doc& box : get_list(boss, "boxes")) {
    const std::string symbols = symbols_text(box, to);
    boxes.push_back(box_text(box, to) + (symbols.empty() ? "" : " " + symbols));
  }
  out.push_back(to.screen.paint(Ink::Bold, name_of(boss, to.words)) + ": " + text_of(get(boss, "ability"), to.words) +
                " " + joined(boxes, "; "));
}

void card_reference(const Doc& card, const Book& book, const Audience& to, std::vector<std::string>& out) {
  std::string text = to.screen.paint(Ink::Bold, name_of(card, to.words)) + ": " + card_summary(card, to);
  if (const std::string special = book.special(card, to.words); !special.empty()) text += ". " + special;
  std::vector<std::string> loot = {to.words.text("onedeck.as.item", {{"icons", item_text(card, to)}})};
  for (const auto& [kind, key] : {std::pair("skill", "onedeck.as.skill"), std::pair("potion", "onedeck.as.potion")}) {
    const std::string id = get_text(get(card, "loot"), kind);
    if (id.empty()) continue;
    const Doc& ability = book.ability(id);
    loot.push_back(to.words.text(key, {{"name", name_of(ability, to.words)}, {"text", text_of(ability, to.words)}}));
  }
  out.push_back(text + " " + joined(loot, " "));
}

// What is faced, or lies there as loot: one card, or two with four players.
std::string cards_now(const Doc& view, const Book& book, const Catalogue& words) {
  std::vector<std::string> names;
  const std::string faced = get_text(get(view, "encounter"), "card");
  const Doc::Array& doors = get_list(view, "doors");
  const auto facing = static_cast<std::size_t>(get_int(view, "facing", 0));
  if (!faced.empty()) {
    names.push_back(book.card_name(faced, words));
  } else if (facing >= 1 && facing <= doors.size()) {
    for (const Doc& each : get_list(doors[facing - 1], "cards")) {
      if (each.is_string()) names.push_back(book.card_name(each.as_string(), words));
    }
  } else {
    for (const Doc& each : get_list(view, "loot")) names.push_back(book.card_name(get_text(each, "card"), words));
  }
  return joined(names, " + ");
}

}  // namespace

std::vector<std::string> reference(const Doc& view, const Book& book, const Audience& to) {
  std::vector<std::string> out;
  dungeon_reference(view, book, to, out);
  for (const Doc& hero : get_list(view, "heroes")) hero_reference(hero, book, to, out);
  for (const Doc& potion : get_list(get(view, "potions"), "identified")) {
    const Doc& ability = book.ability(potion.as_string());
    out.push_back(to.words.text("onedeck.as.known",
                                {{"name", name_of(ability, to.words)}, {"text", text_of(ability, to.words)}}));
  }
  for (const Doc& door : get_list(view, "doors")) {
    for (const Doc& card : get_list(door, "cards")) {
      if (card.is_string()) card_reference(book.card(card.as_string()), book, to, out);
    }
  }
  return out;
}

std::string must(const Doc& view, const Doc& turn, const Book& book, const Audience& to) {
  std::string key = "must." + get_text(turn, "kind");
  const Doc::Array& actions = get_list(turn, "actions");
  const bool explores = std::find(actions.begin(), actions.end(), Doc("explore")) != actions.end();
  if (key == "must.act" && !explores) key += ".enter";
  const bool may_end = std::find(actions.begin(), actions.end(), Doc("done")) != actions.end();
  if (key == "must.pick" && !may_end) key += ".one";
  const std::string used = get_text(get(view, "using"), "ability");
  const Doc& boss = get(book.dungeon(get_text(view, "dungeon")), "boss");
  return to.words.text(key, {{"name", to.name(get(turn, "actor"))},
                             {"card", cards_now(view, book, to.words)},
                             {"boss", name_of(boss, to.words)},
                             {"ability", book.ability_name(used, to.words)},
                             {"text", text_of(book.ability(used), to.words)}});
}

}  // namespace onedeck_face

namespace {

class OneDeckFace final : public GameFace {
 public:
  explicit OneDeckFace(Doc content) : book_(std::move(content)) {}

  bool is_party() const override { return true; }
  std::vector<std::string_view> routine() const override { return {"dice", "value", "pick"}; }
  bool is_always_asked(std::string_view action) const override { return action == "finish"; }
  std::string_view usual_players() const override { return "human"; }

  std::vector<std::string> seat_names(const Doc& options, const Catalogue& words) const override {
    std::vector<std::string> names;
    for (const Doc& hero : get_list(options, "heroes")) {
      if (hero.is_string()) names.push_back(name_of(book_.hero(hero.as_string()), words));
    }
    return names;
  }

  std::string option_value(std::string_view option, std::string_view value, const Catalogue& words) const override {
    if (option == "heroes") return name_of(book_.hero(value), words);
    if (option == "dungeon") {
      const Doc& dungeon = book_.dungeon(value);
      return name_of(dungeon, words) + " " +
             words.text("onedeck.menu.difficulty", {{"number", std::to_string(get_int(dungeon, "difficulty"))}});
    }
    for (const Doc& grade : get_list(get(book_.content(), "campaign"), "difficulties")) {
      if (get_text(grade, "id") == value) return name_of(grade, words);
    }
    return std::string(value);
  }

  // "S4" alone does not throw the die away
  std::vector<std::string_view> yielding_verbs() const override { return {"discard", "give-up"}; }
  std::vector<std::string_view> verbs() const override {
    return {"specialise", "basic",  "heal",   "foresight", "go",       "descend", "stay",  "explore", "enter",
            "peek",       "no",     "face",   "flee",      "add",      "pairs",   "fight", "hurt",    "lose",
            "option",     "feat",   "ready",  "drop",      "bonus",    "first",   "cover", "make",    "discard",
            "use",        "potion", "finish", "value",     "pick",     "done",    "extra", "stairs",  "give-up",
            "loot",       "level",  "brew",   "stop",      "invisible"};
  }

  std::vector<std::string> draw(const Doc& view, const Audience& to) const override {
    return onedeck_face::draw(view, book_, to);
  }
  std::string must(const Doc& view, const Doc& turn, const Audience& to) const override {
    return onedeck_face::must(view, turn, book_, to);
  }
  Menu menu(const Decision& decision, const std::string& chosen, const Audience& to) const override {
    return onedeck_face::menu(decision, chosen, book_, to);
  }
  std::string action(std::string_view text, const Audience& to) const override {
    return onedeck_face::action_words(text, book_, to);
  }
  std::vector<std::string> tell(const std::vector<Doc>& events, const Audience& to) const override {
    return onedeck_face::event_words(events, book_, to);
  }
  std::vector<std::string> odds(const Doc& odds, const Audience& to) const override {
    return onedeck_face::odds_words(odds, to);
  }
  std::vector<std::string> results(const Doc& results, const Audience& to) const override {
    return onedeck_face::result_words(results, to);
  }
  std::string localized(std::string_view text, const Catalogue& words) const override {
    return onedeck_face::localized(text, words);
  }
  std::string usual(std::string_view text, const Catalogue& words) const override {
    return onedeck_face::usual(text, words);
  }
  std::string spelled(std::string_view text, const Doc& view) const override {
    return onedeck_face::spelled(text, view);
  }
  std::vector<std::string> reference(const Doc& view, const Audience& to) const override {
    return onedeck_face::reference(view, book_, to);
  }

 private:
  onedeck_face::Book book_;
};

}  // namespace

std::unique_ptr<GameFace> onedeck_face::make_face(const std::string& content_dir) {
  const Result<std::string> text = content_text(content_dir, "onedeck.json");
  Result<Doc> content = text ? parse_json(*text) : Result<Doc>(text.fault());
  if (!content) return nullptr;  // a host that has no such content has refused it before
  return std::make_unique<OneDeckFace>(std::move(*content));
}

}  // namespace uc
