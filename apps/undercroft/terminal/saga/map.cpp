// The map: two letters for a square, coordinates along all edges. What is not revealed is blank; the Overlord, who
// knows it, sees it with question marks. No sign differs from another by its colour alone.
#include <algorithm>
#include <array>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

constexpr int kCell = 2;
constexpr int kTall = 12;   // rows from which the columns are numbered below, too
constexpr int kMargin = 3;  // for the numbers of rows, on both sides

struct Cell {
  char sign = ' ', mark = ' ';
  Ink ink = Ink::Normal;
  bool shown = false;
};

// Furniture, as the pictures of the adventures have it (DS-18.3).
constexpr std::pair<std::string_view, char> kPieces[] = {
    {"bookcase", 'B'},     {"table", 'T'},          {"weapon_rack", 'K'}, {"well", 'W'},
    {"crypt", 'Y'},        {"barrel", 'R'},         {"lectern", 'L'},     {"wheel", 'L'},
    {"dwarf_throne", 'Q'}, {"wizard_cabinet", 'C'}, {"weak_point", 'P'}};
char letter_of_piece(std::string_view kind) {
  for (const auto& [id, letter] : kPieces) {
    if (id == kind) return letter;
  }
  return 'F';
}

// The second letter of a door, a chest or furniture with a lock: its dice or power, ! sealed, a blank for none.
char lock_mark(const Doc& piece) {
  const std::string kind = get_text(get(piece, "lock"), "kind");
  if (kind == "sealed") return '!';
  const int number = kind == "ward" ? get_int(piece, "power") : get_int(get(piece, "lock"), "dice");
  return kind == "none" || number > 9 ? ' ' : static_cast<char>('0' + number);
}

bool is_ward(const Doc& piece) { return get_text(get(piece, "lock"), "kind") == "ward"; }

class Map {
 public:
  Map(const Doc& view, const Book& book, const Audience& to)
      : view_(view), book_(book), to_(to), width_(get_int(view, "width")), height_(get_int(view, "height")) {
    cells_.resize(place(0, height_));
    const Doc& hidden = get(view, "hidden");
    if (hidden.is_object()) {
      floor(get_list(hidden, "terrain"), ':', Ink::Dim);
      pieces(hidden, true);
    }
    floor(get_list(view, "terrain"), '.', Ink::Normal);
    pieces(view, false);
    for (const Doc& pile : get_list(view, "dropped")) put(get_text(pile, "square"), {'&', ' ', Ink::Yellow});
    reachable();
    models();
  }

  std::vector<std::string> lines() const {
    const Box box = shown_box();
    std::vector<std::string> list;
    if (box.right < box.left) return list;
    heads(box, list);
    for (int y = box.top; y <= box.bottom; ++y) {
      std::string line = label(y);
      for (int x = box.left; x <= box.right; ++x) line += text_of(cell(x, y));
      while (!line.empty() && line.back() == ' ') line.pop_back();
      const int used = kMargin + (box.right - box.left + 1) * kCell;
      list.push_back(fit(line, used) + " " + std::to_string(y));
    }
    if (box.bottom - box.top >= kTall) {
      std::vector<std::string> below;
      heads(box, below);
      list.insert(list.end(), below.rbegin(), below.rend());  // the units next to the map
    }
    if (box.cut) add_wrapped(list, to_.words.text("saga.map.cut"), to_);
    return list;
  }

 private:
  struct Box {
    int left = 0, right = -1, top = 0, bottom = -1;
    bool cut = false;
  };

  std::size_t place(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }
  Cell& cell(int x, int y) { return cells_[place(x, y)]; }
  const Cell& cell(int x, int y) const { return cells_[place(x, y)]; }
  bool in_map(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }

  void put(std::string_view square, Cell what) {
    const auto at = read_square(square);
    if (!at || !in_map(at->x, at->y)) return;
    what.shown = true;
    cell(at->x, at->y) = what;
  }

  static char terrain(const Doc::Array& rows, int x, int y) {
    if (y < 0 || static_cast<std::size_t>(y) >= rows.size() || !rows[y].is_string()) return '#';
    const std::string& row = rows[y].as_string();
    return x < 0 || static_cast<std::size_t>(x) >= row.size() ? '#' : row[x];
  }

  // Floor, and the walls around it.
  void floor(const Doc::Array& rows, char sign, Ink ink) {
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        if (terrain(rows, x, y) != '#') {
          cell(x, y) = {sign, ' ', ink, true};
          continue;
        }
        bool beside = false;
        for (int dy = -1; dy <= 1; ++dy) {
          for (int dx = -1; dx <= 1; ++dx) beside = beside || terrain(rows, x + dx, y + dy) == '.';
        }
        if (beside) cell(x, y) = {'#', '#', Ink::Dim, true};
      }
    }
  }

  void pieces(const Doc& of, bool hidden) {
    const auto mark = [&](char usual) { return hidden ? '?' : usual; };
    const auto ink = [&](Ink usual) { return hidden ? Ink::Dim : usual; };
    for (const Doc& exit : get_list(of, "exits")) put(square_text(exit), {'=', mark(' '), ink(Ink::Cyan)});
    for (const Doc& pile : get_list(of, "bones")) {
      const int count = get_int(pile, "count");
      const char many = count > 1 ? static_cast<char>('0' + std::min(count, 9)) : ' ';
      put(get_text(pile, "square"), {'%', mark(many), ink(Ink::White)});
    }
    for (const Doc& door : get_list(of, "doors")) {
      for (const Doc& square : get_list(door, "squares")) {
        if (get_bool(door, "open")) put(square_text(square), {'.', ' ', Ink::Normal});
        else put(square_text(square), {is_ward(door) ? '~' : '+', lock_mark(door), ink(Ink::Yellow)});
      }
    }
    for (const Doc& chest : get_list(of, "chests")) {
      const bool revealed = hidden && is_revealed(chest);
      if (revealed) continue;  // everybody sees it
      const char lock = get_bool(chest, "open") ? '_' : is_ward(chest) ? '~' : lock_mark(chest);
      put(get_text(chest, "square"), {'$', mark(lock), ink(Ink::Yellow)});
    }
    for (const Doc& piece : get_list(of, "furniture")) {
      if (get_bool(piece, "gone")) continue;
      const char letter = letter_of_piece(get_text(piece, "kind"));
      const char lock = lock_mark(piece);
      for (const Doc& square : get_list(piece, "squares")) {
        put(square_text(square), {letter, mark(lock == ' ' ? letter : lock), ink(Ink::Blue)});
      }
    }
    for (const Doc& monster : get_list(of, "monsters")) hidden_monster(monster);
  }

  void hidden_monster(const Doc& monster) {
    const std::string id = get_text(monster, "figure");
    const auto at = read_square(get_text(monster, "square"));
    int size = 1;
    for (const std::string_view list : {"minions", "bosses"})
      size = std::max(size, get_int(book_.record(list, id), "size"));
    for (int dy = 0; at && dy < size; ++dy) {
      for (int dx = 0; dx < size; ++dx)
        put(square_text(Square{at->x + dx, at->y + dy}), {letter_of(id), '?', Ink::Dim});
    }
  }

  bool is_revealed(const Doc& chest) const {
    return with_id(get_list(view_, "chests"), get_text(chest, "id")).is_object();
  }

  // Where a Move can end, and the first steps of a break-away.
  void reachable() {
    const Doc& aids = get(view_, "aids");
    for (const std::string_view list : {"moves", "breaks"}) {
      for (const Doc& move : get_list(aids, list)) {
        const auto at = read_square(get_text(move, "square"));
        if (!at || !in_map(at->x, at->y)) continue;
        Cell& here = cell(at->x, at->y);
        const char mark = list == "moves" ? '*' : '!';
        (here.sign == '.' ? here.sign : here.mark) = mark;
        here.ink = Ink::Cyan;
      }
    }
  }

  void models() {
    for (const Doc& model : get_list(view_, "models")) {
      if (!get_bool(model, "in_play")) continue;
      const char arrow = arrow_of(get_text(model, "facing"));
      for (const Doc& square : get_list(model, "squares")) {
        put(square_text(square), {letter_of(get_text(model, "figure")), arrow, ink_of(model)});
      }
    }
  }

  std::string text_of(const Cell& here) const {
    if (!here.shown) return std::string(kCell, ' ');
    return to_.screen.paint(here.ink, std::string{here.sign, here.mark});
  }

  static std::string label(int y) { return fit_right(std::to_string(y), kMargin - 1) + " "; }

  // The tens, then the units of the columns.
  static void heads(const Box& box, std::vector<std::string>& list) {
    std::string tens(kMargin, ' '), units(kMargin, ' ');
    for (int x = box.left; x <= box.right; ++x) {
      const bool named = x >= 10 && (x % 10 == 0 || x == box.left);
      tens += named ? std::to_string(x / 10) + " " : "  ";
      units += std::to_string(x % 10) + " ";
    }
    for (std::string* line : {&tens, &units}) {
      while (!line->empty() && line->back() == ' ') line->pop_back();
      if (!line->empty()) list.push_back(*line);
    }
  }

  // What is to be seen, and fits the screen; the model that acts stays in the middle.
  Box shown_box() const {
    Box box;
    box.left = width_;
    box.top = height_;
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        if (!cell(x, y).shown) continue;
        box.left = std::min(box.left, x);
        box.right = std::max(box.right, x);
        box.top = std::min(box.top, y);
        box.bottom = std::max(box.bottom, y);
      }
    }
    const int room = std::max(5, (to_.screen.columns() - 2 * kMargin - 1) / kCell);
    if (box.right - box.left + 1 <= room) return box;
    box.cut = true;
    const int middle = focus();
    const int first = std::clamp(middle - room / 2, box.left, box.right - room + 1);
    box.left = first;
    box.right = first + room - 1;
    return box;
  }

  // The column of the model that acts; else of the first hero in play.
  int focus() const {
    const Doc& acting = model_numbered(view_, get_int(get(view_, "act"), "model", -1));
    if (const auto at = read_square(get_text(acting, "square"))) return at->x;
    for (const Doc& model : get_list(view_, "models")) {
      if (!get_bool(model, "in_play")) continue;
      if (const auto at = read_square(get_text(model, "square"))) return at->x;
    }
    return width_ / 2;
  }

  const Doc& view_;
  const Book& book_;
  const Audience& to_;
  int width_, height_;
  std::vector<Cell> cells_;
};

}  // namespace

std::vector<std::string> map(const Doc& view, const Book& book, const Audience& to) {
  return Map(view, book, to).lines();
}

std::vector<std::string> signs(const Book& book, const Audience& to) {
  std::vector<std::string> lines;
  lines.push_back(to.words.text("saga.signs"));
  std::vector<std::string> figures;
  for (const std::string_view list : {"heroes", "minions", "bosses"}) {
    for (const Doc& figure : get_list(book.content(), list)) {
      const std::string id = get_text(figure, "id");
      figures.push_back(std::string(1, letter_of(id)) + " " + book.figure(id, to.words));
    }
  }
  lines.push_back(to.words.text("saga.signs.figures", {{"list", joined(figures, ", ")}}));
  std::vector<std::string> furniture;
  for (const auto& [id, letter] : kPieces) {
    furniture.push_back(std::string(2, letter) + " " + book.name("furniture", id, to.words));
  }
  lines.push_back(to.words.text("saga.signs.furniture", {{"list", joined(furniture, ", ")}}));
  return lines;
}

}  // namespace uc::saga_face
