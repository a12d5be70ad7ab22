// The board of Dungeon Digger: hexagons in rows that are shifted by half a space, with what lies on them and the open
// edges between them. For screen readers a list of tiles instead.
#include <algorithm>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::digger_face {

namespace {

// The edges that are drawn from a space; its other three are drawn from its neighbours.
constexpr int kEast = 0, kSouthWest = 4, kSouthEast = 5;

// How wide a space is: columns from one to the next. At 8 and 6 its coordinates stand below it, at 4 there is no room.
constexpr int kPitches[] = {8, 6, 4};

int columns_at(int pitch, int radius) { return pitch * (2 * radius + 1) + (pitch == 4 ? 6 : 0); }

// What one space shows.
struct Cell {
  const Doc* tile = nullptr;       // null: none
  unsigned open = 0;               // edges, a bit each
  std::string base;                // "AKi", painted
  std::string mark;                // "x" disabled, "*" armed trap, ":" inner door
  std::vector<std::string> items;  // "a2", "!B", painted
};

class Picture {
 public:
  Picture(const Doc& view, const Audience& to) : view_(view), to_(to), radius_(get_int(get(view, "area"), "radius")) {
    for (const Doc& entry : get_list(view, "board")) {
      if (const auto space = read_space(get_text(entry, "space"))) add_tile(*space, entry);
    }
    add_tokens();
  }

  std::vector<std::string> lines() {
    std::vector<std::string> all;
    pitch_ = kPitches[0];
    for (const int pitch : kPitches) {
      pitch_ = pitch;
      if (columns_at(pitch, radius_) <= to_.screen.columns()) break;
    }
    for (int r = -radius_; r <= radius_; ++r) {
      all.push_back(trimmed(row(r)));
      all.push_back(trimmed(below(r)));
    }
    if (pitch_ != kPitches[0]) {
      const std::string best = std::to_string(columns_at(kPitches[0], radius_));
      const std::string_view key = pitch_ == 4 ? "digger.narrow.bare" : "digger.narrow";
      add_wrapped(all, to_.screen.paint(Ink::Dim, to_.words.text(key, {{"columns", best}})), to_);
    }
    return all;
  }

 private:
  using Key = std::pair<int, int>;
  static Key key(Space space) { return {space.q, space.r}; }

  std::string in_ink(int seat, const std::string& text) const { return to_.screen.paint(seat_ink(seat), text); }

  void add_tile(Space space, const Doc& entry) {
    Cell& cell = cells_[key(space)];
    cell.tile = &entry;
    for (const Doc& door : get_list(entry, "doors")) cell.open |= 1U << direction_of(door.as_string());
    for (const Doc& path : get_list(entry, "paths")) {
      for (const Doc& edge : get_list(path, "edges")) cell.open |= 1U << direction_of(edge.as_string());
    }
    cell.base = base_of(entry);
    cell.mark = mark_of(entry);
    const Doc& stooges = get(entry, "stooges");
    if (stooges.is_object()) {
      const int seat = get_int(stooges, "seat");
      cell.items.push_back(in_ink(seat, lower(seat_letter(seat)) + std::to_string(get_int(stooges, "count"))));
    }
    if (get(entry, "token").is_integer()) {
      const int seat = get_int(entry, "token");
      cell.items.push_back(in_ink(seat, "!" + seat_letter(seat)));
    }
    if (const std::size_t coins = get_list(entry, "coins").size(); coins > 0) {
      cell.items.push_back("o" + std::to_string(coins));
    }
    if (get_text(entry, "tile") == "citadel") {
      const Doc& citadel = get(view_, "citadel");
      cell.items.push_back(std::to_string(get_int(citadel, "inside")) + "/" +
                           std::to_string(get_int(citadel, "capacity")));
    }
  }

  // "AKi": owner and kind.
  std::string base_of(const Doc& entry) const {
    const std::string type = get_text(entry, "type");
    const bool down = get_text(entry, "face") == "down";
    const std::string text = down ? "??" : two_letters(type.empty() ? get_text(entry, "tile") : type, to_.words);
    const int owner = get_int(entry, "owner", -1);
    return owner < 0 ? text : in_ink(owner, seat_letter(owner) + text);
  }
  static std::string mark_of(const Doc& entry) {
    if (get(entry, "active") == Doc(false)) return "x";
    if (get_bool(entry, "armed")) return "*";
    return get_list(entry, "paths").size() > 1 ? ":" : "";
  }

  void add_item(const std::string& at, const std::string& text) {
    if (const auto space = read_space(at)) cells_[key(*space)].items.push_back(text);
  }

  // What stands on spaces but is told elsewhere in the view.
  void add_tokens() {
    for (const Doc& seat : get_list(view_, "seats")) {
      const int number = get_int(seat, "seat");
      add_item(get_text(get(seat, "adventurer"), "at"), in_ink(number, "@" + seat_letter(number)));
      for (const Doc& token : get_list(seat, "portal_tokens")) {
        const int other = get_int(token, "seat");
        for (int i = get_int(token, "count"); i > 0; --i) {
          add_item(get_text(seat, "portal"), in_ink(other, "!" + seat_letter(other)));
        }
      }
    }
    for (const Doc& creature : get_list(view_, "creatures")) {
      const int owner = get_int(creature, "owner");
      add_item(get_text(creature, "at"), in_ink(owner, "&" + seat_letter(owner)));
    }
    add_item(get_text(get(view_, "lair"), "dragon"), to_.screen.paint(Ink::Bad, "D~"));
    add_item(get_text(get(view_, "lair"), "treasure"), to_.screen.paint(Ink::Yellow, "$"));
  }

  const Cell& cell(Space space) const {
    static const Cell nothing;
    const auto found = cells_.find(key(space));
    return found == cells_.end() ? nothing : found->second;
  }
  bool is_inside(Space space) const {
    return std::max({std::abs(space.q), std::abs(space.r), std::abs(space.q + space.r)}) <= radius_;
  }

  // Can one pass, or will one be able to, from a space towards that direction? Where two tiles touch both must agree.
  bool is_open(Space space, int direction) const {
    const Space other = next_to(space, direction);
    if (!is_inside(space) || !is_inside(other)) return false;
    const Cell& here = cell(space);
    const Cell& there = cell(other);
    const bool ours = (here.open >> direction & 1U) != 0;
    const bool theirs = (there.open >> (direction + 3) % kDirections & 1U) != 0;
    const bool both = here.open != 0 && there.open != 0;
    return both ? ours && theirs : ours || theirs;
  }
  char link(Space space, int direction, char sign) const { return is_open(space, direction) ? sign : ' '; }

  int first(int r) const { return std::max(-radius_, -radius_ - r); }
  int last(int r) const { return std::min(radius_, radius_ - r); }
  std::string margin(int r) const {
    std::string text(std::abs(r) * pitch_ / 2, ' ');
    return text;
  }

  static std::string trimmed(std::string line) {
    line.resize(line.find_last_not_of(' ') + 1);
    return line;
  }

  // Filled with blanks on both sides.
  static std::string centred(const std::string& text, int width) {
    const int spare = std::max(0, width - display_width(text));
    return std::string(spare / 2, ' ') + text + std::string(spare - spare / 2, ' ');
  }

  // The tile and as many things on it as there is room for; `rest` are the others.
  std::string main_text(const Cell& here, std::vector<std::string>& rest) const {
    const int width = pitch_ - 1;
    const bool empty = here.tile == nullptr && here.items.empty();
    if (empty) return centred(to_.screen.paint(Ink::Dim, "·"), width);
    std::vector<std::string> items = here.items;
    int all = display_width(here.base) + display_width(here.mark);
    for (const std::string& item : items) all += display_width(item);
    // Where it is tight a mark gives way that others imply: a disabled Room has a token on it, edges show inner doors.
    const bool marked = !here.mark.empty() && (all <= width || here.mark == "*" || items.empty());
    std::string text = here.base;
    if (marked && display_width(text) < width) text += here.mark;
    else if (marked) items.insert(items.begin(), here.mark);
    std::size_t taken = 0;
    int used = display_width(text);
    for (; taken < items.size(); ++taken) {
      const int size = display_width(items[taken]);
      if (used + size > width) break;
      used += size;
    }
    // Air between the parts, where there is room for it.
    int air = width - used;
    for (std::size_t i = 0; i < taken; ++i) {
      if (air > 0 && !text.empty()) {
        text += ' ';
        --air;
      }
      text += items[i];
    }
    rest.assign(items.begin() + static_cast<std::ptrdiff_t>(taken), items.end());
    return centred(text, width);
  }

  // Below the tile: what found no room, or else where it lies.
  std::string lower_text(Space space, int width) const {
    std::vector<std::string> rest;
    (void)main_text(cell(space), rest);
    std::string text;
    int used = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      const bool more = i + 1 < rest.size();
      const int size = display_width(rest[i]);
      if (used + size + (more ? 1 : 0) > width) {
        text += '+';
        break;
      }
      text += rest[i];
      used += size;
    }
    if (text.empty() && pitch_ > 4) text = to_.screen.paint(Ink::Dim, space_text(space));
    return centred(text, width);
  }

  std::string row(int r) const {
    std::string text = pitch_ == 4 ? fit_right(space_text({first(r), r}), 5) + " " : "";
    text += margin(r);
    std::vector<std::string> rest;
    for (int q = first(r); q <= last(r); ++q) {
      text += main_text(cell({q, r}), rest);
      text += link({q, r}, kEast, '-');
    }
    return text;
  }

  // The line between this row and the next: coordinates, and the edges to the south.
  std::string below(int r) const {
    std::string text = pitch_ == 4 ? std::string(6, ' ') : "";
    text += margin(r);
    if (pitch_ == 8) {
      for (int q = first(r); q <= last(r); ++q) {
        text += link({q, r}, kSouthWest, '/');
        text += lower_text({q, r}, 5);
        text += link({q, r}, kSouthEast, '\\');
        text += ' ';
      }
      return text;
    }
    // One column for both edges of the space that lies below.
    if (!text.empty()) text.back() = link({first(r), r}, kSouthWest, '/');
    for (int q = first(r); q <= last(r); ++q) {
      text += lower_text({q, r}, pitch_ - 1);
      const bool from_left = is_open({q, r}, kSouthEast);
      const bool from_right = is_open({q + 1, r}, kSouthWest);
      text += from_left && from_right ? 'V' : from_left ? '\\' : from_right ? '/' : ' ';
    }
    return text;
  }

  const Doc& view_;
  const Audience& to_;
  const int radius_;
  int pitch_ = 8;
  std::map<Key, Cell> cells_;
};

// --- in words ----------------------------------------------------------------------------------------------------------------

// What stands on a space beside its tile: "2 Stooges of Anna", "the Dragon".
std::vector<std::string> tokens_here(const Doc& view, std::string_view space, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> all;
  const Doc& entry = board_at(view, space);
  if (const Doc& stooges = get(entry, "stooges"); stooges.is_object()) {
    all.push_back(
        words.plural("digger.here.stooges", get_int(stooges, "count"), {{"name", player(get(stooges, "seat"), to)}}));
  }
  if (get(entry, "token").is_integer()) {
    all.push_back(words.text("digger.here.token", {{"name", player(get(entry, "token"), to)}}));
  }
  for (const Doc& seat : get_list(view, "seats")) {
    const Doc& adventurer = get(seat, "adventurer");
    if (get_text(adventurer, "at") == space && !space.empty()) {
      all.push_back(words.text("digger.here.piece", {{"piece", book.piece_name(get_text(adventurer, "id"), words)},
                                                     {"name", player(get(seat, "seat"), to)}}));
    }
    if (get_text(seat, "portal") != space) continue;
    for (const Doc& token : get_list(seat, "portal_tokens")) {
      all.push_back(
          words.plural("digger.here.tokens", get_int(token, "count"), {{"name", player(get(token, "seat"), to)}}));
    }
  }
  for (const Doc& creature : get_list(view, "creatures")) {
    if (get_text(creature, "at") != space) continue;
    all.push_back(words.text("digger.here.piece", {{"piece", book.piece_name(get_text(creature, "id"), words)},
                                                   {"name", player(get(creature, "owner"), to)}}));
  }
  const Doc& lair = get(view, "lair");
  if (get_text(lair, "dragon") == space) all.push_back(book.piece_name("dragon_token", words));
  if (get_text(lair, "treasure") == space) all.push_back(book.piece_name("treasure_token", words));
  if (get_text(entry, "tile") == "citadel") {
    for (const Doc& seat : get_list(view, "seats")) {
      if (get_int(seat, "citadel") == 0) continue;
      all.push_back(
          words.plural("digger.here.stooges", get_int(seat, "citadel"), {{"name", player(get(seat, "seat"), to)}}));
    }
  }
  return all;
}

std::string state_words(const Doc& entry, const Catalogue& words) {
  std::vector<std::string> all;
  if (get(entry, "active") == Doc(false)) all.push_back(words.text("digger.disabled"));
  if (get(entry, "armed").is_bool())
    all.push_back(words.text(get_bool(entry, "armed") ? "digger.armed" : "digger.unarmed"));
  int complete = 0;
  for (const Doc& path : get_list(entry, "paths")) complete += get_bool(path, "complete") ? 1 : 0;
  const auto paths = static_cast<int>(get_list(entry, "paths").size());
  if (complete > 0) all.push_back(words.text(complete == paths ? "digger.complete" : "digger.partly_complete"));
  return joined(all, ", ");
}

// "3,0: Portal POR of A Anna; open to E NE; 1 Stooge of Anna"
std::string tile_line(const Doc& view, const Doc& entry, const Book& book, const Audience& to) {
  const std::string space = get_text(entry, "space");
  std::vector<std::string> parts;
  const Doc& owner = get(entry, "owner");
  const std::string tile = book.tile_words(get_text(entry, "tile"), to.words);
  parts.push_back(owner.is_integer() ? to.words.text("digger.tile.owned",
                                                     {{"tile", tile}, {"name", lettered(get_int(entry, "owner"), to)}})
                                     : tile);
  if (const std::string open = open_text(entry); !open.empty()) {
    parts.push_back(to.words.text("digger.open", {{"edges", open}}));
  }
  if (const std::string state = state_words(entry, to.words); !state.empty()) parts.push_back(state);
  for (const std::string& token : tokens_here(view, space, book, to)) parts.push_back(token);
  if (const Doc::Array& coins = get_list(entry, "coins"); !coins.empty()) {
    parts.push_back(to.words.text("digger.stored", {{"coins", coins_text(coins)}}));
  }
  return space + ": " + joined(parts, "; ");
}

std::vector<std::string> as_list(const Doc& view, const Book& book, const Audience& to) {
  std::vector<std::string> lines;
  const std::string radius = std::to_string(get_int(get(view, "area"), "radius"));
  lines.push_back(to.words.text("digger.area", {{"radius", radius}}));
  for (const Doc& entry : get_list(view, "board")) lines.push_back(tile_line(view, entry, book, to));
  // Those who stand where no tile lies.
  std::vector<std::string> empty;
  const auto add = [&](const std::string& at) {
    if (at.empty() || board_at(view, at).is_object()) return;
    if (std::find(empty.begin(), empty.end(), at) == empty.end()) empty.push_back(at);
  };
  for (const Doc& seat : get_list(view, "seats")) add(get_text(get(seat, "adventurer"), "at"));
  add(get_text(get(view, "lair"), "dragon"));
  for (const std::string& at : empty) lines.push_back(at + ": " + joined(tokens_here(view, at, book, to), "; "));
  return lines;
}

}  // namespace

std::vector<std::string> board(const Doc& view, const Book& book, const Audience& to) {
  const bool fits = columns_at(kPitches[2], get_int(get(view, "area"), "radius")) <= to.screen.columns();
  if (!to.screen.plain() && fits) return Picture(view, to).lines();
  std::vector<std::string> lines;
  for (const std::string& line : as_list(view, book, to)) add_wrapped(lines, line, to);
  if (!to.screen.plain()) add_wrapped(lines, to.screen.paint(Ink::Dim, to.words.text("digger.narrow.list")), to);
  return lines;
}

std::vector<std::string> space_in_full(const Doc& view, std::string_view text, const Book& book, const Audience& to) {
  const std::optional<Space> space = read_space(text);
  const int radius = get_int(get(view, "area"), "radius");
  if (!space || std::max({std::abs(space->q), std::abs(space->r), std::abs(space->q + space->r)}) > radius) {
    return {to.words.text("digger.no_space", {{"space", shown(text, 20)}, {"radius", std::to_string(radius)}})};
  }
  const std::string name = space_text(*space);
  const Doc& entry = board_at(view, name);
  std::vector<std::string> lines;
  if (entry.is_object()) {
    lines.push_back(tile_line(view, entry, book, to));
    for (const Doc& path : get_list(entry, "paths")) {
      std::vector<std::string> edges;
      for (const Doc& edge : get_list(path, "edges")) edges.push_back(edge.as_string());
      const std::string feature = get_text(path, "feature");
      lines.push_back(
          "  " +
          to.words.text(get_bool(path, "complete") ? "digger.path.complete" : "digger.path",
                        {{"edges", joined(edges, "-")}}) +
          (feature.empty() ? "" : ", " + to.words.text(feature == "trap" ? "digger.trap" : "digger.nugget")));
    }
  } else {
    const std::vector<std::string> tokens = tokens_here(view, name, book, to);
    lines.push_back(name + ": " + (tokens.empty() ? to.words.text("digger.empty") : joined(tokens, "; ")));
  }
  std::vector<std::string> around;
  for (int d = 0; d < kDirections; ++d) {
    const std::string other = space_text(next_to(*space, d));
    if (!board_at(view, other).is_object()) continue;
    around.push_back(std::string(kDirectionNames[d]) + " " + place(other, &view, book, to));
  }
  if (!around.empty()) lines.push_back("  " + to.words.text("digger.around", {{"tiles", joined(around, ", ")}}));
  return lines;
}

std::vector<std::string> legend(const Doc& view, const Book& book, const Audience& to) {
  std::vector<std::string> lines = {to.screen.paint(Ink::Bold, to.words.text("digger.legend"))};
  std::vector<std::string> kinds;
  for (const Doc& type : get_list(book.content(), "tile_types")) {
    kinds.push_back(two_letters(get_text(type, "id"), to.words) + " " + name_of(type, to.words));
  }
  kinds.push_back("## " + book.tile_name("collapse", to.words));
  const auto add = [&](std::initializer_list<std::string_view> ids) {
    for (const std::string_view id : ids)
      kinds.push_back(two_letters(id, to.words) + " " + book.tile_name(id, to.words));
  };
  if (get(view, "hunt").is_object()) add({"rock", "monster", "ruins"});
  if (get(view, "citadel").is_object()) add({"citadel"});
  if (get(view, "lair").is_object()) add({"egg", "cave", "dragon_tile", "treasure_tile"});
  lines.push_back(joined(kinds, ", "));
  lines.push_back(to.words.text("digger.legend.signs"));
  lines.push_back(to.words.text("digger.legend.edges"));
  return lines;
}

}  // namespace uc::digger_face
