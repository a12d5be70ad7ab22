// The face of Dungeon Digger: what it consists of, what must be decided now, and what the commands `look` and `cards`
// show.
#include <algorithm>
#include <cctype>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/parts.hpp"
#include "face.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

using digger_face::Book;

constexpr int kSecondsOfMinute = 60;

// What stands after a verb and is typed as a word of the language: where coins and tokens come from, and the orders
// that are named or given up.
const std::initializer_list<std::string_view> kTypedParts = {"bag",   "hand",     "stored", "reserve", "move",
                                                             "think", "sabotage", "rise",   "work",    "demolish"};

// The seat that a letter or a name means; -1: none.
int seat_named(const std::string& text, const Doc& view, const Audience& to) {
  for (const Doc& seat : get_list(view, "seats")) {
    const int number = get_int(seat, "seat");
    if (text == lower(digger_face::seat_letter(number)) || text == lower(to.name(Doc(number)))) return number;
  }
  return -1;
}

std::string rooms_text(const Doc& list, const Book& book, const Catalogue& words) {
  std::vector<std::string> names;
  for (const Doc& room : list.as_array()) names.push_back(book.type_name(room.as_string(), words));
  return joined(names, " + ");
}

// The Creatures that can be summoned, and what it takes.
void creature_reference(const Book& book, const Audience& to, std::vector<std::string>& out, const Doc& view) {
  for (const Doc& creature : get_list(view, "creatures")) {
    const Doc& piece = book.piece(get_text(creature, "id"));
    const Doc& summon = get(piece, "summon");
    out.push_back(to.words.text("digger.creature", {{"name", name_of(piece, to.words)},
                                                    {"life", std::to_string(get_int(piece, "life"))},
                                                    {"movement", std::to_string(get_int(piece, "movement"))},
                                                    {"resources", std::to_string(get_int(piece, "resources"))},
                                                    {"tp", std::to_string(get_int(summon, "tp"))},
                                                    {"rooms", rooms_text(get(summon, "rooms"), book, to.words)}}) +
                  " " + to.words.text("short." + get_text(creature, "id")));
  }
}

class DiggerFace final : public GameFace {
 public:
  explicit DiggerFace(Doc content) : book_(std::move(content)) {}

  std::string_view usual_players() const override { return "human,level:3"; }
  std::vector<std::string_view> ordered_verbs() const override { return {"move", "sneak", "sabotage", "conquer"}; }
  // "rise" is the order, not giving it up
  std::vector<std::string_view> yielding_verbs() const override { return {"renounce"}; }

  std::vector<std::string_view> verbs() const override {
    return {"lord",    "portal",  "hunt",     "store",  "move",    "adventurer", "creature", "disturb",
            "stop",    "think",   "sabotage", "rise",   "conquer", "free",       "work",     "demolish",
            "special", "sneak",   "dragon",   "summon", "pass",    "build",      "draw",     "yes",
            "no",      "name",    "renounce", "keep",   "tax",     "return",     "collapse", "pay",
            "blast",   "retreat", "again",    "flee",   "take"};
  }

  Clock clock(const Doc& view) const override {
    const int minutes = get_int(get(view, "options"), "turn_minutes");
    const int active = get_int(view, "active", -1);
    const std::string phase = get_text(view, "phase");
    const bool before = phase == "choose_lord" || phase == "place_portal" || phase == "place_hunt_tile" ||
                        phase == "free_think";  // no Turn yet
    if (minutes == 0 || before || get_int(get(view, "asked"), "seat", -1) != active) return {};
    const int turns = get_int(digger_face::seat_doc(view, active), "turns");
    return {std::to_string(active) + ":" + std::to_string(turns), minutes * kSecondsOfMinute};
  }

  std::string option_value(std::string_view option, std::string_view value, const Catalogue& words) const override {
    if (option == "scenario") return book_.scenario_name(value, words);
    const std::string key = "option." + std::string(option) + "." + std::string(value);
    return words.has(key) ? words.text(key) : std::string(value);
  }

  std::vector<std::string> draw(const Doc& view, const Audience& to) const override {
    std::vector<std::string> lines = digger_face::panel(view, book_, to);
    lines.emplace_back();
    for (const std::string& line : digger_face::board(view, book_, to)) lines.push_back(line);
    digger_face::add_wrapped(lines, to.screen.paint(Ink::Dim, to.words.text("digger.see")), to);
    return lines;
  }

  std::string must(const Doc& view, const Doc& turn, const Audience& to) const override {
    const Doc& asked = get(view, "asked");
    const auto number = [&](std::string_view field) { return std::to_string(get_int(asked, field)); };
    const std::string creature = get_text(asked, "creature");
    std::vector<std::string> orders;
    for (const Doc& order : get_list(asked, "orders")) orders.push_back(book_.order_name(order.as_string(), to.words));
    const std::string key = "must.digger." + get_text(turn, "kind");
    const Catalogue::Places places = {{"name", to.name(get(turn, "actor"))},
                                      {"tp", std::to_string(get_int(get(view, "turn"), "tp"))},
                                      {"pool", digger_face::pool_text(view, book_, to)},
                                      {"left", number("left")},
                                      {"stooges", number("stooges")},
                                      {"space", get_text(asked, "space")},
                                      {"from", get_text(asked, "from")},
                                      {"other", digger_face::player(get(asked, "other"), to)},
                                      {"creature", creature.empty() ? "" : book_.piece_name(creature, to.words)},
                                      {"orders", joined(orders, ", ")},
                                      {"drawn", digger_face::coins_text(get_list(view, "drawn"))}};
    const bool counts = to.words.has(key + ".one");
    return counts ? to.words.plural(key, get_int(asked, "stooges"), places) : to.words.text(key, places);
  }

  Menu menu(const Decision& decision, const std::string& chosen, const Audience& to) const override {
    return digger_face::menu(decision, chosen, book_, to);
  }
  std::string action(std::string_view text, const Audience& to) const override {
    return digger_face::action_words(text, nullptr, book_, to);
  }
  std::vector<std::string> tell(const std::vector<Doc>& events, const Audience& to) const override {
    return digger_face::event_words(events, book_, to);
  }
  std::vector<std::string> odds(const Doc& odds, const Audience& to) const override {
    return digger_face::odds_words(odds, book_, to);
  }
  std::vector<std::string> results(const Doc& results, const Audience& to) const override {
    return digger_face::result_words(results, book_, to);
  }
  std::string spelled(std::string_view text, const Doc&) const override { return digger_face::spelled(text); }
  std::string localized(std::string_view text, const Catalogue& words) const override {
    return with_local_verb(with_local_parts(text, kTypedParts, words), "digger", words);
  }
  std::string usual(std::string_view text, const Catalogue& words) const override {
    return as_notation(text, kTypedParts, words);
  }

  std::vector<std::string> look(const std::string& what, const Doc& view, const Audience& to) const override {
    const int seat = seat_named(lower(what), view, to);
    if (seat >= 0) return digger_face::player_in_full(view, seat, book_, to);
    std::string id = what;  // of a tile, as the Projects show it
    for (char& c : id) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (const Doc& tile = book_.tile(id); tile.is_object()) {
      std::vector<std::string> lines = {to.words.text(
          "digger.printed", {{"tile", book_.tile_words(id, to.words)}, {"edges", digger_face::shape_text(tile, 0)}})};
      for (const Doc& entry : get_list(view, "board")) {
        if (get_text(entry, "tile") != id) continue;
        lines.push_back(digger_face::space_in_full(view, get_text(entry, "space"), book_, to).front());
      }
      return lines;
    }
    std::string space = what;
    std::erase_if(space, [](char c) { return c == '(' || c == ')' || c == ' '; });
    return digger_face::space_in_full(view, space, book_, to);
  }

  std::vector<std::string> reference(const Doc& view, const Audience& to) const override {
    std::vector<std::string> lines = digger_face::legend(view, book_, to);
    for (const Doc& seat : get_list(view, "seats")) {
      const Doc& lord = book_.lord(get_text(seat, "lord"));
      if (!lord.is_object()) continue;
      const auto part = [&](std::string_view name) {
        return name_of(get(lord, name), to.words) + ": " + text_of(get(lord, name), to.words);
      };
      lines.push_back(digger_face::lettered(get_int(seat, "seat"), to) + " · " + name_of(lord, to.words) + ". " +
                      part("standard") + " " + part("special"));
    }
    for (const Doc& seat : get_list(view, "seats")) {
      const std::string id = get_text(get(seat, "adventurer"), "id");
      if (!id.empty()) lines.push_back(book_.piece_name(id, to.words) + ": " + to.words.text("short." + id));
    }
    creature_reference(book_, to, lines, view);
    lines.push_back(to.words.text("digger.scoring"));
    return lines;
  }

 private:
  Book book_;
};

}  // namespace

std::unique_ptr<GameFace> digger_face::make_face(const std::string& content_dir) {
  const Result<std::string> text = content_text(content_dir, "digger.json");
  Result<Doc> content = text ? parse_json(*text) : Result<Doc>(text.fault());
  if (!content) return nullptr;  // a host that has no such content has refused it before
  return std::make_unique<DiggerFace>(std::move(*content));
}

}  // namespace uc
