// Names and shapes of what lies on the table of Dungeon Digger, and its small things in words.
#include <algorithm>
#include <cstdlib>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/printed.hpp"
#include "face.hpp"

namespace uc::digger_face {

namespace {

std::string name_or_id(const Doc& thing, std::string_view id, const Catalogue& words) {
  return thing.is_object() ? name_of(thing, words) : std::string(id);
}

}  // namespace

// --- spaces ----------------------------------------------------------------------------------------------------------------

std::optional<Space> read_space(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto number = [](std::string_view part, int& value) {
    const std::string_view digits = part.starts_with('-') ? part.substr(1) : part;
    if (digits.empty() || digits.size() > 2 || digits.find_first_not_of("0123456789") != std::string_view::npos) {
      return false;
    }
    value = std::atoi(std::string(part).c_str());
    return true;
  };
  Space space;
  const bool read = number(text.substr(0, comma), space.q) && number(text.substr(comma + 1), space.r);
  return read ? std::optional(space) : std::nullopt;
}

std::string space_text(Space space) { return std::to_string(space.q) + "," + std::to_string(space.r); }

Space next_to(Space space, int direction) {
  constexpr int kStep[kDirections][2] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
  return {space.q + kStep[direction][0], space.r + kStep[direction][1]};
}

int direction_of(std::string_view name) {
  const auto* const found = std::find(std::begin(kDirectionNames), std::end(kDirectionNames), name);
  return found == std::end(kDirectionNames) ? -1 : static_cast<int>(found - std::begin(kDirectionNames));
}

// --- the book ------------------------------------------------------------------------------------------------------------

const Doc& Book::tile(std::string_view id) const { return with_id(get_list(content_, "tiles"), id); }
const Doc& Book::lord(std::string_view id) const { return with_id(get_list(content_, "lords"), id); }

const Doc& Book::piece(std::string_view id) const {
  for (const Doc& scenario : get_list(content_, "scenarios")) {
    if (const Doc& found = with_id(get_list(scenario, "pieces"), id); found.is_object()) return found;
  }
  return kNothing;
}

std::string Book::type_name(std::string_view type, const Catalogue& words) const {
  return name_or_id(with_id(get_list(content_, "tile_types"), type), type, words);
}

std::string Book::tile_name(std::string_view id, const Catalogue& words) const {
  if (id.empty()) return words.text("digger.face_down");
  if (id == "collapse") return name_of(get(content_, "collapse"), words);
  const Doc& of_set = tile(id);
  return of_set.is_object() ? type_name(get_text(of_set, "type"), words) : piece_name(id, words);
}

std::string Book::tile_words(std::string_view id, const Catalogue& words) const {
  return tile(id).is_object() ? tile_name(id, words) + " " + std::string(id) : tile_name(id, words);
}

std::string Book::order_name(std::string_view id, const Catalogue& words) const {
  return name_or_id(with_id(get_list(content_, "orders"), id), id, words);
}
std::string Book::prize_name(std::string_view id, const Catalogue& words) const {
  return name_or_id(with_id(get_list(content_, "prizes"), id), id, words);
}
std::string Book::lord_name(std::string_view id, const Catalogue& words) const {
  return name_or_id(lord(id), id, words);
}
std::string Book::piece_name(std::string_view id, const Catalogue& words) const {
  return name_or_id(piece(id), id, words);
}

std::string Book::scenario_name(std::string_view value, const Catalogue& words) const {
  if (value == "none") return words.text("digger.scenario.none");
  std::vector<std::string> names;
  while (!value.empty()) {
    const std::size_t plus = std::min(value.find('+'), value.size());
    const std::string_view id = value.substr(0, plus);
    names.push_back(name_or_id(with_id(get_list(content_, "scenarios"), id), id, words));
    value.remove_prefix(std::min(plus + 1, value.size()));
  }
  return joined(names, " + ");
}

// --- players ---------------------------------------------------------------------------------------------------------------

std::string seat_letter(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

Ink seat_ink(int seat) { return uc::seat_ink(Doc(seat)); }

std::string player(const Doc& seat, const Audience& to) {
  if (!seat.is_integer()) return to.words.text("digger.nobody");
  return to.screen.paint(seat_ink(static_cast<int>(seat.as_integer())), to.name(seat));
}

std::string lettered(int seat, const Audience& to) {
  return to.screen.paint(seat_ink(seat), seat_letter(seat) + " " + to.name(Doc(seat)));
}

const Doc& seat_doc(const Doc& view, int seat) {
  for (const Doc& each : get_list(view, "seats")) {
    if (get_int(each, "seat", -1) == seat) return each;
  }
  return kNothing;
}

// --- tiles -----------------------------------------------------------------------------------------------------------------

std::string two_letters(std::string_view id, const Catalogue& words) {
  const std::string key = "sign.digger." + std::string(id);
  return words.has(key) ? words.text(key) : "??";
}

std::string shape_text(const Doc& tile, int rotation) {
  const Doc::Array& paths = get_list(tile, "paths");
  const auto turned = [&](int edge) { return (edge + rotation) % kDirections; };
  const auto names = [](std::vector<int> edges, std::string_view between) {
    std::sort(edges.begin(), edges.end());
    std::vector<std::string> texts;
    for (const int edge : edges) texts.emplace_back(kDirectionNames[edge]);
    return joined(texts, between);
  };
  if (paths.empty()) {
    std::vector<int> doors;
    const Doc::Array& edges = get_list(tile, "edges");
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (edges[i] != Doc("E")) doors.push_back(turned(static_cast<int>(i)));
    }
    return names(doors, " ");
  }
  std::vector<std::string> parts;
  for (const Doc& path : paths) {
    std::vector<int> edges;
    for (const Doc& edge : path.as_array()) edges.push_back(turned(static_cast<int>(edge.as_integer())));
    parts.push_back(names(edges, "-"));
  }
  return joined(parts, "|");
}

std::string open_text(const Doc& entry) {
  const auto texts = [](const Doc::Array& list) {
    std::vector<std::string> all;
    for (const Doc& each : list) all.push_back(each.as_string());
    return all;
  };
  std::vector<std::string> parts;
  for (const Doc& path : get_list(entry, "paths")) parts.push_back(joined(texts(get_list(path, "edges")), "-"));
  return parts.empty() ? joined(texts(get_list(entry, "doors"))) : joined(parts, "|");
}

const Doc& board_at(const Doc& view, std::string_view space) {
  for (const Doc& each : get_list(view, "board")) {
    if (get_text(each, "space") == space) return each;
  }
  return kNothing;
}

std::string place(std::string_view space, const Doc* view, const Book& book, const Audience& to) {
  const Doc& entry = view == nullptr ? kNothing : board_at(*view, space);
  if (!entry.is_object()) return std::string(space);
  std::string what = book.tile_name(get_text(entry, "tile"), to.words);
  if (get(entry, "owner").is_integer()) {
    const int owner = get_int(entry, "owner");
    what = to.screen.paint(seat_ink(owner), seat_letter(owner)) + " " + what;
  }
  return std::string(space) + " (" + what + ")";
}

// --- coins, texts ------------------------------------------------------------------------------------------------------------

std::string coin_text(const Doc& coin) {
  const Doc& value = get(coin, "value");
  return value.is_integer() ? std::to_string(value.as_integer()) : "?";
}

std::string coins_text(const Doc::Array& coins) {
  std::vector<std::string> all;
  all.reserve(coins.size());
  for (const Doc& coin : coins) all.push_back(coin_text(coin));
  return joined(all, "+");
}

void add_wrapped(std::vector<std::string>& lines, const std::string& text, const Audience& to, int indent) {
  if (to.screen.plain()) {
    lines.push_back(text);
    return;
  }
  const std::string margin(indent, ' ');
  const int width = to.screen.width() - indent - 1;
  const std::vector<std::string> parts = wrap(text, width);
  lines.push_back(margin + parts.front());
  if (parts.size() == 1) return;
  const std::string rest = joined({parts.begin() + 1, parts.end()});
  for (const std::string& part : wrap(rest, width - 2)) lines.push_back(margin + "  " + part);
}

}  // namespace uc::digger_face
