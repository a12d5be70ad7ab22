// The players of Dungeon Digger and what a scenario adds, beside the board.
#include <algorithm>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::digger_face {

namespace {

std::string number(const Doc& doc, std::string_view name) { return std::to_string(get_int(doc, name)); }

std::string gp_text(const Doc& view, const Doc& seat, const Catalogue& words) {
  const Doc& goal = get(view, "goal");
  const std::string gp = number(seat, "gp");
  return words.text("digger.gp", {{"gp", goal.is_integer() ? gp + "/" + std::to_string(goal.as_integer()) : gp}});
}

// "Coins 3: 1 2 ?, 1 stored"
std::string coins_of(const Doc& seat, const Catalogue& words) {
  const Doc::Array& hand = get_list(seat, "hand");
  std::string text = words.text("digger.coins", {{"n", std::to_string(hand.size())}});
  const bool seen =
      std::any_of(hand.begin(), hand.end(), [](const Doc& coin) { return get(coin, "value").is_integer(); });
  if (seen) text += ": " + coins_text(hand);
  if (const int stored = get_int(seat, "stored"); stored > 0) {
    text += words.text("digger.coins.stored", {{"n", std::to_string(stored)}});
  }
  return text;
}

// "KIT-A (E W), 2× COR-I (E-W)"
std::string projects_of(const Doc& seat, const Book& book, const Catalogue& words) {
  const Doc& projects = get(seat, "projects");
  if (!get(projects, "tiles").is_array()) {
    return words.plural("digger.projects.hidden", get_int(projects, "count"));
  }
  std::vector<std::string> parts;
  const Doc::Array& tiles = get_list(projects, "tiles");
  for (std::size_t i = 0; i < tiles.size();) {
    std::size_t next = i;
    while (next < tiles.size() && tiles[next] == tiles[i]) ++next;
    const std::string id = tiles[i].as_string();
    const std::string many = next - i > 1 ? std::to_string(next - i) + "× " : "";
    parts.push_back(many + id + " (" + shape_text(book.tile(id), 0) + ")");
    i = next;
  }
  return parts.empty() ? words.text("digger.none") : joined(parts, ", ");
}

// "Ki×2 To"
std::string rooms_of(const Doc& seat, const Catalogue& words) {
  std::vector<std::string> parts;
  for (const std::string_view type : kRoomTypes) {
    const int count = get_int(get(seat, "rooms"), type);
    if (count > 0) parts.push_back(two_letters(type, words) + (count > 1 ? "×" + std::to_string(count) : ""));
  }
  return joined(parts);
}

std::string standing_of(const Doc& view, const Doc& seat, const Audience& to) {
  const Catalogue& words = to.words;
  const bool out = get_bool(seat, "out");
  std::string text =
      lettered(get_int(seat, "seat"), to) + "  " + to.screen.paint(Ink::Bold, gp_text(view, seat, words));
  if (out) return text + " · " + words.text("digger.out");
  text += " · " + words.text("digger.stats", {{"craft", number(seat, "craft")},
                                              {"used", number(seat, "used")},
                                              {"resources", number(seat, "resources")}});
  text += " · " + words.text("digger.stooges", {{"n", number(seat, "in_play")}, {"reserve", number(seat, "reserve")}});
  text += " · " + coins_of(seat, words);
  if (get_bool(seat, "skips")) text += " · " + to.screen.paint(Ink::Bad, words.text("digger.skips"));
  return text;
}

std::string dungeon_of(const Doc& seat, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> parts;
  if (const std::string rooms = rooms_of(seat, words); !rooms.empty())
    parts.push_back(words.text("digger.rooms", {{"rooms", rooms}}));
  if (get_int(seat, "longest") > 0) parts.push_back(words.text("digger.longest", {{"n", number(seat, "longest")}}));
  if (get_int(seat, "complex") > 1) parts.push_back(words.text("digger.complex", {{"n", number(seat, "complex")}}));
  if (get_int(seat, "tokens") > 0) parts.push_back(words.text("digger.tokens", {{"n", number(seat, "tokens")}}));
  if (const std::string lord = get_text(seat, "lord"); !lord.empty()) {
    const std::string special = name_of(get(book.lord(lord), "special"), words);
    parts.push_back(words.text(get_bool(seat, "special_used") ? "digger.lord.used" : "digger.lord",
                               {{"lord", book.lord_name(lord, words)}, {"special", special}}));
  }
  return joined(parts, " · ");
}

std::string prizes_text(const Doc& view, const Book& book, const Audience& to) {
  std::vector<std::string> parts;
  for (const std::string_view prize : kPrizes) {
    const Doc& seat = get(get(view, "prizes"), prize);
    if (seat.is_integer()) parts.push_back(book.prize_name(prize, to.words) + " " + player(seat, to));
  }
  return joined(parts, ", ");
}

std::string lair_text(const Doc& lair, const Book& book, const Catalogue& words) {
  const auto where = [&](std::string_view token) {
    const std::string at = get_text(lair, token);
    return at.empty() ? words.text("digger.off_board") : at;
  };
  std::vector<std::string> down;
  for (const std::string_view tile : {"egg", "cave", "dragon_tile", "treasure_tile"}) {
    const int count = get_int(get(lair, "face_down"), tile);
    if (count > 0) down.push_back(counted(book.piece_name(tile, words), count));
  }
  return words.text("digger.lair", {{"dragon", where("dragon")},
                                    {"treasure", where("treasure")},
                                    {"stack", std::to_string(get_list(lair, "stack").size())},
                                    {"down", down.empty() ? words.text("digger.lair.none") : joined(down, ", ")}});
}

// "A Wizard 0,0 (Movement 1, Life 1)"
std::string adventurer_text(const Doc& seat, const Book& book, const Audience& to) {
  const Doc& adventurer = get(seat, "adventurer");
  const int owner = get_int(seat, "seat");
  const std::string at = get_text(adventurer, "at");
  const std::string where = at.empty()
                                ? to.words.text("digger.off_board")
                                : to.words.text("digger.adventurer", {{"at", at},
                                                                      {"movement", number(adventurer, "movement")},
                                                                      {"life", number(adventurer, "life")}});
  const std::string name = book.piece_name(get_text(adventurer, "id"), to.words);
  std::string text = to.screen.paint(seat_ink(owner), seat_letter(owner) + " " + name + " " + where);
  const int penalties = get_int(seat, "penalties");
  if (penalties > 0) text += " " + to.words.plural("digger.penalties", penalties);
  return text;
}

// "Troll B 3,0": whose it is and where; only the name of one that nobody has summoned
std::string creature_text(const Doc& creature, const Book& book, const Audience& to) {
  const std::string name = book.piece_name(get_text(creature, "id"), to.words);
  const int owner = get_int(creature, "owner", -1);
  if (get_bool(creature, "gone")) return name + " " + to.words.text("digger.gone");
  if (owner < 0) return name;
  const std::string at = get_text(creature, "at");
  return to.screen.paint(seat_ink(owner), name + " " + seat_letter(owner) + (at.empty() ? "" : " " + at));
}

void scenario_lines(const Doc& view, const Book& book, const Audience& to, std::vector<std::string>& out) {
  const Catalogue& words = to.words;
  if (const Doc& sands = get(view, "sands"); sands.is_object()) {
    add_wrapped(
        out, words.text("digger.sands", {{"marker", number(sands, "marker")}, {"limit", number(sands, "limit")}}), to);
  }
  if (const Doc& citadel = get(view, "citadel"); citadel.is_object()) {
    add_wrapped(out,
                words.text("digger.citadel",
                           {{"inside", number(citadel, "inside")}, {"capacity", number(citadel, "capacity")}}),
                to);
  }
  if (const Doc& lair = get(view, "lair"); lair.is_object()) add_wrapped(out, lair_text(lair, book, words), to);
  std::vector<std::string> adventurers;
  for (const Doc& seat : get_list(view, "seats")) {
    if (get(seat, "adventurer").is_object()) adventurers.push_back(adventurer_text(seat, book, to));
  }
  if (!adventurers.empty()) {
    add_wrapped(out, words.text("digger.adventurers", {{"list", joined(adventurers, ", ")}}), to);
  }
  std::vector<std::string> creatures;
  for (const Doc& creature : get_list(view, "creatures")) creatures.push_back(creature_text(creature, book, to));
  if (!creatures.empty()) add_wrapped(out, words.text("digger.creatures", {{"list", joined(creatures, ", ")}}), to);
}

}  // namespace

std::string pool_text(const Doc& view, const Book& book, const Audience& to) {
  std::vector<std::string> parts;
  for (const std::string_view order : kOrders) {
    const int count = get_int(get(view, "pool"), order);
    if (count > 0) parts.push_back((count > 1 ? std::to_string(count) + " " : "") + book.order_name(order, to.words));
  }
  return joined(parts, ", ");
}

std::vector<std::string> panel(const Doc& view, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> lines;
  const std::string scenario = get_text(get(view, "options"), "scenario");
  std::string title = to.screen.paint(Ink::Title, words.text("game.digger"));
  if (scenario != "none") title += " · " + book.scenario_name(scenario, words);
  title += " · " + words.text("digger.stock",
                              {{"coins", number(get(view, "coins"), "bag")}, {"collapses", number(view, "collapses")}});
  add_wrapped(lines, title, to);
  for (const Doc& seat : get_list(view, "seats")) {
    add_wrapped(lines, standing_of(view, seat, to), to);
    if (get_bool(seat, "out")) continue;
    add_wrapped(lines,
                words.text("digger.projects",
                           {{"list", projects_of(seat, book, words)}, {"bag", number(get(seat, "bag"), "count")}}),
                to, 2);
    if (const std::string dungeon = dungeon_of(seat, book, to); !dungeon.empty()) add_wrapped(lines, dungeon, to, 2);
  }
  scenario_lines(view, book, to, lines);
  if (const std::string prizes = prizes_text(view, book, to); !prizes.empty()) {
    add_wrapped(lines, words.text("digger.prizes", {{"list", prizes}}), to);
  }
  // Without the variant the goal ends the game at once (DD-16.4).
  const bool plays_on = get_bool(get(view, "options"), "finish_round") && get_text(view, "phase") != "over";
  if (get_bool(view, "finishing") && plays_on) add_wrapped(lines, words.text("digger.finishing"), to);
  return lines;
}

std::vector<std::string> player_in_full(const Doc& view, int seat_number, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  const Doc& seat = seat_doc(view, seat_number);
  std::vector<std::string> lines = {standing_of(view, seat, to)};
  if (const std::string dungeon = dungeon_of(seat, book, to); !dungeon.empty()) lines.push_back(dungeon);
  const Doc& projects = get(seat, "projects");
  if (get(projects, "tiles").is_array()) {
    for (const Doc& tile : get_list(projects, "tiles")) {
      const std::string& id = tile.as_string();
      lines.push_back(words.text("digger.project",
                                 {{"tile", book.tile_words(id, words)}, {"edges", shape_text(book.tile(id), 0)}}));
    }
  } else {
    lines.push_back(projects_of(seat, book, words));
  }
  std::map<std::string, int> types;
  for (const Doc& each : get_list(get(seat, "bag"), "tiles")) {
    types[book.tile_name(get_text(each, "tile"), words)] += get_int(each, "count");
  }
  std::vector<std::string> bag;
  for (const auto& [type, count] : types) bag.push_back(counted(type, count));
  lines.push_back(words.text("digger.bag", {{"n", number(get(seat, "bag"), "count")},
                                            {"list", bag.empty() ? words.text("digger.unknown") : joined(bag, ", ")}}));
  for (const Doc& entry : get_list(view, "board")) {
    const bool stores = get(entry, "owner") == Doc(seat_number) && !get_list(entry, "coins").empty();
    if (stores)
      lines.push_back(words.text(
          "digger.stored_at", {{"space", get_text(entry, "space")}, {"coins", coins_text(get_list(entry, "coins"))}}));
  }
  if (const Doc& lord = book.lord(get_text(seat, "lord")); lord.is_object()) {
    for (const std::string_view part : {"standard", "special"}) {
      lines.push_back(name_of(get(lord, part), words) + ": " + text_of(get(lord, part), words));
    }
  }
  return lines;
}

}  // namespace uc::digger_face
