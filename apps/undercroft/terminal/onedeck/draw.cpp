// One Deck Dungeon on the screen: the dungeon, the doors, the heroes, and in an encounter boxes, dice and what stopping
// now would cost.
#include <algorithm>
#include <numeric>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::onedeck_face {

namespace {

constexpr int kGap = 2;  // between two columns of boxes

std::string number(const Doc& doc, std::string_view key) { return std::to_string(get_int(doc, key)); }

// Draws one position, line by line.
class Drawing {
 public:
  Drawing(const Doc& view, const Book& book, const Audience& to) : view_(view), book_(book), to_(to) {}

  std::vector<std::string> all() {
    dungeon();
    party();
    in_force();
    doors();
    for (const Doc& hero : get_list(view_, "heroes")) this->hero(hero);
    if (get(view_, "encounter").is_object()) encounter(get(view_, "encounter"));
    second_pair();
    return std::move(out_);
  }

 private:
  std::string say(std::string_view key, Catalogue::Places places = {}) const { return to_.words.text(key, places); }
  bool plain() const { return to_.screen.plain(); }

  // A line, broken where the screen ends; what follows stands further in.
  void line(const std::string& text, int hang = 2) {
    if (plain()) return out_.push_back(text);
    std::string margin;
    for (const std::string& part : wrap(text, to_.screen.width() - 1 - hang)) {
      out_.push_back(margin + part);
      margin.assign(hang, ' ');
    }
  }
  // Parts that stay whole where the screen allows it: "4 closed" is not torn apart.
  void line_of_parts(const std::string& head, const std::vector<std::string>& parts, int hang) {
    if (plain()) return out_.push_back(head + joined(parts, ", "));
    std::string text = head;
    for (const std::string& part : parts) {
      const bool first = &part == &parts.front();
      const bool last = &part == &parts.back();
      const int room = to_.screen.width() - (last ? 1 : 3);  // a dot may follow at the end of the line
      if (display_width(text) + (first ? 0 : 3) + display_width(part) <= room) {
        text += (first ? "" : " · ") + part;
      } else if (!first && hang + display_width(part) <= room) {
        out_.push_back(text + " ·");
        text = std::string(hang, ' ') + part;
      } else {
        if (!first) text += " ·";
        flow(text, part, hang);
      }
    }
    out_.push_back(text);
  }
  // A part longer than a line, broken between words; its last line stays in `text`.
  void flow(std::string& text, const std::string& part, int hang) {
    for (const std::string& word : tokens_of(part)) {
      if (word.empty()) continue;
      const bool blank = !text.empty() && text.back() != ' ';
      if (display_width(text) + (blank ? 1 : 0) + display_width(word) > to_.screen.width() - 3) {
        out_.push_back(text);
        text = std::string(hang, ' ') + word;
      } else {
        text += (blank ? " " : "") + word;
      }
    }
  }
  void bold_line(const std::string& text) {
    for (const std::string& part : wrap(text, plain() ? 10000 : to_.screen.width() - 1)) {
      out_.push_back(to_.screen.paint(Ink::Bold, part));
    }
  }

  // --- the dungeon and the party ---

  void dungeon() {
    const Doc& dungeon = book_.dungeon(get_text(view_, "dungeon"));
    const int floor = get_int(view_, "floor");
    std::vector<std::string> parts = {name_of(dungeon, to_.words)};
    if (floor > kFloors) {
      parts.push_back(say("onedeck.head.boss", {{"boss", boss_words(dungeon)}}));
    } else {
      const Doc::Array& floors = get_list(dungeon, "floors");
      const auto at = static_cast<std::size_t>(std::max(floor, 1) - 1);
      parts.push_back(say("onedeck.head.floor", {{"floor", std::to_string(floor)},
                                                 {"floors", std::to_string(kFloors)},
                                                 {"name", at < floors.size() ? name_of(floors[at], to_.words) : ""}}));
      const Doc& stairs = get(view_, "stairs");
      const int cards = get_int(get(view_, "deck"), "cards");
      parts.push_back(cards > 0 ? to_.words.plural("onedeck.head.deck", cards) : say("onedeck.head.empty"));
      parts.push_back(say(cards > 0 ? "onedeck.head.tokens" : "onedeck.head.stairs",
                          {{"tokens", number(stairs, "tokens")}, {"limit", number(stairs, "limit")}}));
    }
    const std::size_t first = out_.size();
    line_of_parts("", parts, 2);
    for (std::size_t i = first; i < out_.size(); ++i) out_[i] = to_.screen.paint(Ink::Bold, out_[i]);
  }

  std::string boss_words(const Doc& dungeon) const {
    const Doc& boss = get(view_, "boss");
    return say("onedeck.boss", {{"boss", name_of(get(dungeon, "boss"), to_.words)},
                                {"damage", number(boss, "damage")},
                                {"health", number(boss, "health")}});
  }

  void party() {
    const Doc& level = get(view_, "level");
    const Doc& experience = get(view_, "experience");
    const Doc& potions = get(view_, "potions");
    std::vector<std::string> known;
    for (const Doc& potion : get_list(potions, "identified"))
      known.push_back(book_.ability_name(potion.as_string(), to_.words));
    std::string text =
        say("onedeck.party", {{"level", number(level, "number")},
                              {"lanterns", number(experience, "lanterns")},
                              {"needed", number(experience, "needed")},
                              {"for", say(get_bool(level, "last") ? "onedeck.for.potion" : "onedeck.for.level")},
                              {"bonus", to_.words.plural("onedeck.bonus", get_int(level, "bonus_dice"))},
                              {"potions", to_.words.plural("onedeck.potions", get_int(potions, "tokens"))},
                              {"known", joined(known, ", ")}});
    constexpr std::string_view kDot = " · ";
    std::vector<std::string> parts;
    for (std::size_t at = text.find(kDot); at != std::string::npos; at = text.find(kDot)) {
      parts.push_back(text.substr(0, at));
      text.erase(0, at + kDot.size());
    }
    parts.push_back(text);
    line_of_parts("", parts, 2);
  }

  // What the floors in force do, and the boxes they add to every encounter, until its own list shows them.
  void in_force() {
    const int floor = get_int(view_, "floor");
    if (floor > kFloors || get_bool(get(view_, "encounter"), "active")) return;
    std::vector<std::string> parts;
    for (const Doc& each : get_list(book_.dungeon(get_text(view_, "dungeon")), "floors")) {
      std::string text = get_int(each, "floor") <= floor ? text_of(each, to_.words) : "";
      if (text.ends_with('.')) text.pop_back();
      if (!text.empty()) parts.push_back(text);
    }
    for (const auto& [side, key] : {std::pair("right", "onedeck.combat"), std::pair("left", "onedeck.peril")}) {
      if (const std::string boxes = floor_boxes(side); !boxes.empty()) parts.push_back(say(key) + " + " + boxes);
    }
    if (!parts.empty()) line_of_parts(say("onedeck.in_force") + " ", parts, 2);
  }
  // "S3 1 damage; M5 2 damage"
  std::string floor_boxes(std::string_view side) const {
    std::vector<std::string> boxes;
    for (const Doc& floor : get_list(book_.dungeon(get_text(view_, "dungeon")), "floors")) {
      if (get_int(floor, "floor") > get_int(view_, "floor")) continue;
      for (const Doc& box : get_list(floor, side)) {
        const std::string symbols = symbols_text(box, to_);
        boxes.push_back(box_text(box, to_) + (symbols.empty() ? "" : " " + symbols));
      }
    }
    return joined(boxes, "; ");
  }

  void doors() {
    if (get_int(view_, "floor") > kFloors) return;
    std::vector<std::string> all;
    int place = 0;
    for (const Doc& door : get_list(view_, "doors")) {
      ++place;
      if (!door.is_object()) continue;
      const std::string now = get(view_, "facing") == Doc(place) ? " " + say("onedeck.door.here") : "";
      all.push_back(to_.screen.paint(Ink::Bold, std::to_string(place)) + " " + door_words(door) + now);
    }
    const std::string limit = std::to_string(get_int(view_, "door_limit"));
    if (all.empty()) all.push_back(say("onedeck.door.none"));
    line_of_parts(say("onedeck.doors", {{"limit", limit}}) + " ", all, 2);
  }

  std::string door_words(const Doc& door) const {
    std::vector<std::string> cards;
    for (const Doc& card : get_list(door, "cards")) {
      if (card.is_string()) cards.push_back(book_.card_name(card.as_string(), to_.words));
    }
    const bool open = get_text(door, "is") == "open";
    if (cards.empty()) return say("onedeck.door.closed");
    return joined(cards, " + ") + " (" + say(open ? "onedeck.door.open" : "onedeck.door.known") + ")";
  }

  // --- heroes ---

  void hero(const Doc& hero) {
    const int left = std::max(0, get_int(hero, "health") - get_int(hero, "damage"));
    std::vector<std::string> parts = {
        say("onedeck.health", {{"left", to_.screen.paint(left <= 2 ? Ink::Bad : Ink::Good, std::to_string(left))},
                               {"health", number(hero, "health")}}),
        stats(hero)};
    if (get_int(hero, "cap") > 0)
      parts.push_back(say("onedeck.stored", {{"stored", number(hero, "stored")}, {"cap", number(hero, "cap")}}));
    parts.push_back(items(hero));
    parts.push_back(skills(hero));
    line_of_parts(title(hero) + (plain() ? ": " : "  "), parts, 4);
  }

  // "A Warrior (Anna)"
  std::string title(const Doc& hero) const {
    const int seat = get_int(hero, "seat");
    const std::string card = name_of(book_.hero(get_text(hero, "hero")), to_.words);
    const std::string person = to_.name(Doc(seat));
    const bool alone = person == card || person == hero_letter(seat);
    return to_.screen.paint(Ink::Bold, hero_letter(seat)) + " " +
           (alone ? to_.screen.paint(Ink::Bold, card) : card + " (" + hero_name(Doc(seat), to_) + ")");
  }

  std::string stats(const Doc& hero) const {
    std::vector<std::string> all;
    for (const std::string_view color : kColors) {
      if (color == "heroic") continue;
      all.push_back(
          to_.screen.paint(color_ink(color), shown_letter(color, to_.words) + " " + number(get(hero, "stats"), color)));
    }
    return joined(all, "  ");
  }

  std::string items(const Doc& hero) const {
    std::vector<std::string> all;
    for (const Doc& item : get_list(hero, "items")) {
      const Doc& card = book_.card(item.as_string());
      all.push_back(name_of(card, to_.words) + " " + item_text(card, to_));
    }
    return say("onedeck.items", {{"count", std::to_string(all.size())},
                                 {"limit", number(hero, "item_limit")},
                                 {"items", all.empty() ? "" : ": " + joined(all, "; ")}});
  }

  std::string skills(const Doc& hero) const {
    std::vector<std::string> all;
    for (const Doc& ability : get_list(hero, "abilities")) {
      const std::string name = book_.ability_name(get_text(ability, "id"), to_.words);
      const bool used = get_bool(ability, "used");
      all.push_back(used ? to_.screen.paint(Ink::Dim, name + " (" + say("onedeck.used") + ")") : name);
    }
    return say("onedeck.skills", {{"count", std::to_string(get_list(hero, "skills").size())},
                                  {"limit", number(hero, "skill_limit")},
                                  {"skills", all.empty() ? "" : ": " + joined(all, ", ")}});
  }

  // --- the encounter ---

  void encounter(const Doc& now) {
    const bool boss = get_text(now, "kind") == "boss";
    const Doc& dungeon = book_.dungeon(get_text(view_, "dungeon"));
    const Doc& card = book_.card(get_text(now, "card"));
    std::string title = boss ? boss_words(dungeon) : name_of(card, to_.words);
    if (!boss) title += " (" + say(get_text(now, "kind") == "peril" ? "onedeck.peril" : "onedeck.combat") + ")";
    if (const std::string option = option_name(card, get_text(now, "option")); !option.empty()) title += ": " + option;
    if (!plain()) out_.emplace_back();
    bold_line(title);
    const std::string special =
        boss ? text_of(get(get(dungeon, "boss"), "ability"), to_.words) : book_.special(card, to_.words);
    if (!special.empty()) line(to_.screen.paint(Ink::Dim, special));
    boxes(now);
    dice(now);
    const std::string toll = toll_words(view_, book_, to_);
    if (!toll.empty()) line(toll);
  }

  std::string option_name(const Doc& card, const std::string& option) const {
    for (const Doc& each : get_list(card, "options")) {
      if (get_text(each, "id") == option) return name_of(each, to_.words);
    }
    return {};
  }

  void boxes(const Doc& now) {
    std::vector<std::string> cells;
    for (const Doc& box : get_list(now, "boxes")) cells.push_back(plain() ? plain_box(box) : cell(box));
    if (plain()) {
      out_.insert(out_.end(), cells.begin(), cells.end());
      return;
    }
    std::vector<int> widths;
    std::size_t columns = 3;
    for (; columns > 1; --columns) {
      widths = column_widths(cells, columns);
      if (std::accumulate(widths.begin(), widths.end(), 0) <= to_.screen.width() - 1 + kGap) break;
    }
    const std::size_t rows = (cells.size() + columns - 1) / columns;
    for (std::size_t row = 0; row < rows; ++row) {
      std::string text;
      for (std::size_t at = row; at < cells.size(); at += rows) {
        const bool last = at + rows >= cells.size();
        text += last ? cells[at] : fit(cells[at], widths[at / rows]);
      }
      out_.push_back(text);
    }
  }

  // Of cells that go down the first column, then down the next, with a gap after each.
  static std::vector<int> column_widths(const std::vector<std::string>& cells, std::size_t columns) {
    std::vector<int> widths(columns, 0);
    const std::size_t rows = std::max<std::size_t>(1, (cells.size() + columns - 1) / columns);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      int& width = widths[i / rows];
      width = std::max(width, display_width(cells[i]) + kGap);
    }
    return widths;
  }

  // " 3 ✓ A8w  1 damage, 4 time ← A6 A3"
  std::string cell(const Doc& box) const {
    const bool covered = get_bool(box, "covered");
    const std::string mark = covered ? "✓" : get_bool(box, "struck") ? "½" : "·";
    std::string text = fit_right(number(box, "box"), 2) + " ";
    text += to_.screen.paint(covered ? Ink::Good : Ink::Dim, mark) + " " + fit(box_text(box, to_), 5);
    const std::string symbols = symbols_text(box, to_);
    if (!symbols.empty()) text += " " + to_.screen.paint(covered ? Ink::Dim : Ink::Normal, symbols);
    if (!get_list(box, "dice").empty()) text += " ← " + dice_text(get_list(box, "dice"), false, to_);
    return text;
  }

  std::string plain_box(const Doc& box) const {
    const std::string symbols = symbols_text(box, to_);
    const bool covered = get_bool(box, "covered");
    return say(
        "onedeck.plain.box",
        {{"number", number(box, "box")},
         {"box", box_text(box, to_)},
         {"symbols", symbols.empty() ? say("onedeck.plain.none") : symbols},
         {"state", covered ? say("onedeck.plain.covered", {{"dice", dice_text(get_list(box, "dice"), false, to_)}})
                   : get_bool(box, "struck") ? say("onedeck.plain.struck")
                                             : say("onedeck.plain.open")}});
  }

  void dice(const Doc& now) {
    const Doc::Array& heroes = get_list(now, "heroes");
    for (const Doc& seat : heroes) {
      const std::string pool = own(now, "pool", seat);
      const std::string fresh = own(now, "fresh", seat);
      if (pool.empty() && fresh.empty() && !get_bool(now, "active")) continue;
      std::string text =
          say("onedeck.dice", {{"name", hero_letter(static_cast<int>(seat.as_integer())) + " " + hero_name(seat, to_)},
                               {"dice", pool.empty() ? say("onedeck.nothing") : pool}});
      if (!fresh.empty()) text += " · " + say("onedeck.fresh", {{"dice", fresh}});
      line(text);
    }
    std::vector<std::string> supply;
    for (const std::string_view color : kColors) {
      const std::string name = shown_letter(color, to_.words) + " " + book_.color_name(color, to_.words);
      supply.push_back(to_.screen.paint(color_ink(color), name) + " " + number(get(now, "supply"), color));
    }
    line(to_.screen.paint(Ink::Dim, say("onedeck.supply")) + " " + joined(supply, plain() ? ", " : "  "));
  }

  std::string own(const Doc& now, std::string_view which, const Doc& seat) const {
    Doc::Array mine;
    for (const Doc& die : get_list(now, which)) {
      if (get(die, "seat") == seat) mine.push_back(die);
    }
    return dice_text(mine, false, to_);
  }

  void second_pair() {
    const Doc& pair = get(view_, "second_pair");
    const Doc::Array& heroes = get_list(pair, "heroes");
    if (heroes.size() < 2) return;
    const std::string card = get_text(pair, "card");
    line(say("onedeck.second_pair",
             {{"first", hero_name(heroes[0], to_)},
              {"second", hero_name(heroes[1], to_)},
              {"card", card.empty() ? name_of(get(book_.dungeon(get_text(view_, "dungeon")), "boss"), to_.words)
                                    : book_.card_name(card, to_.words)}}));
  }

  const Doc& view_;
  const Book& book_;
  const Audience& to_;
  std::vector<std::string> out_;
};

}  // namespace

std::vector<std::string> draw(const Doc& view, const Book& book, const Audience& to) {
  return Drawing(view, book, to).all();
}

namespace {

// What the card itself does if boxes stay uncovered, beside their symbols: its effect if that would act now, or null.
const Doc& sting(const Doc& now, const Book& book) {
  const Doc& effect = get(get(book.card(get_text(now, "card")), "special"), "effect");
  const std::string which = get_text(effect, "boxes");
  static const Doc nothing;
  for (const Doc& box : get_list(now, "boxes")) {
    const bool counts = which == "any" || (which == "armor" && get_bool(box, "armor"));
    if (counts && !get_bool(box, "covered")) return effect;
  }
  return nothing;
}

// The dice step goes on, maybe below a question of an effect; once it is finished nothing can be stopped.
bool in_dice_step(const Doc& view) {
  const Doc::Array& agenda = get_list(view, "agenda");
  return std::any_of(agenda.begin(), agenda.end(), [](const Doc& each) { return get_text(each, "step") == "dice"; });
}

// How often the Stairs strike if so much time is lost (OD-4.1, OD-4.3).
int strikes(const Doc& view, int time) {
  const Doc& stairs = get(view, "stairs");
  const int tokens = get_int(stairs, "tokens") + std::max(0, time - get_int(get(view, "deck"), "cards"));
  return tokens / std::max(1, get_int(stairs, "limit"));
}

}  // namespace

std::string toll_harm(const Doc& view, const Book& book, const Audience& to) {
  const Doc& now = get(view, "encounter");
  const Doc& toll = get(now, "toll");
  return harm_text(get_int(toll, "damage"), get_int(toll, "time") + get_int(sting(now, book), "time"), to.words);
}

std::string toll_words(const Doc& view, const Book& book, const Audience& to) {
  const Doc& now = get(view, "encounter");
  const Doc& toll = get(now, "toll");
  if (!toll.is_object() || !in_dice_step(view)) return {};
  const Doc& special = sting(now, book);
  const int damage = get_int(toll, "damage");
  const int time = get_int(toll, "time") + get_int(special, "time");
  std::string text = damage + time > 0 ? to.words.text("onedeck.toll", {{"harm", toll_harm(view, book, to)}})
                                       : to.words.text("onedeck.toll.nothing");
  text = to.screen.paint(damage > 0 ? Ink::Bad : time > 0 ? Ink::Bold : Ink::Good, text);
  std::vector<std::string> because;
  if (special.is_object()) {
    const std::string name = name_of(get(book.card(get_text(now, "card")), "special"), to.words);
    const int more = get_int(special, "time");
    because.push_back(name + ": " +
                      (more > 0 ? to.words.plural("onedeck.time", more) : to.words.text("onedeck.toll.escapes")));
  }
  const Doc& prevented = get(now, "prevented");
  if (get_int(prevented, "damage") + get_int(prevented, "time") > 0) {
    because.push_back(
        to.words.text("onedeck.toll.prevented",
                      {{"harm", harm_text(get_int(prevented, "damage"), get_int(prevented, "time"), to.words)}}));
  }
  const auto reason = [&](std::string_view field, std::string_view key) {
    if (const int n = get_int(toll, field); n > 0) because.push_back(to.words.plural(key, n));
  };
  reason("added", "onedeck.toll.added");
  reason("softened", "onedeck.toll.softened");
  reason("to_time", "onedeck.toll.to_time");
  const bool boss = get_text(now, "kind") == "boss";
  if (const int n = boss ? 0 : strikes(view, time); n > 0) because.push_back(to.words.plural("onedeck.toll.stairs", n));
  int skulls = 0;
  int covered = 0;
  for (const Doc& box : get_list(now, "boxes")) {
    if (!get_bool(box, "skull")) continue;
    ++skulls;
    if (get_bool(box, "covered")) ++covered;
  }
  if (skulls > 0) {
    because.push_back(to.words.text("onedeck.toll.skulls",
                                    {{"covered", std::to_string(covered)}, {"skulls", std::to_string(skulls)}}));
  }
  return because.empty() ? text : text + " (" + joined(because, "; ") + ")";
}

}  // namespace uc::onedeck_face
