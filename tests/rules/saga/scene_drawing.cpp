#include "scene_drawing.hpp"

#include <algorithm>
#include <cctype>

#include "content_file.hpp"
#include "scene.hpp"

namespace uc::saga::test {

using content_file::place;
using content_file::printed;

namespace {

bool is_large(char letter) { return letter == 't' || letter == 'h'; }

}  // namespace

bool is_door_sign(char c) { return c == '+' || c == 'X' || (std::isdigit(static_cast<unsigned char>(c)) != 0); }

Facing facing_of(std::string_view text) {
  const std::size_t found = std::string_view("NESW").find(text);
  REQUIRE_MESSAGE((found != std::string_view::npos && text.size() == 1), text << " is no facing");
  return facing_at(static_cast<int>(found));
}

Drawing::Drawing(std::string_view picture, std::string_view more) {
  const std::size_t x = picture.find('x');
  if (x != std::string_view::npos && std::isdigit(static_cast<unsigned char>(picture[0])) != 0) {
    const int width = std::stoi(std::string(picture.substr(0, x)));
    rows.assign(at_(std::stoi(std::string(picture.substr(x + 1)))), std::string(at_(width), '.'));
  } else {
    rows = scene::words_of(picture);
  }
  REQUIRE(!rows.empty());
  for (const std::string& row : rows) REQUIRE_MESSAGE(row.size() == rows[0].size(), "rows differ: " << row);
  REQUIRE(rows.size() <= kMaxHeight);
  REQUIRE(rows[0].size() <= kMaxWidth);
  used_.assign(rows.size(), std::string(rows[0].size(), ' '));
  for (int y = 0; y < height(); ++y) {
    for (int each = 0; each < width(); ++each) take(each, y);
  }
  for (const std::string& word : scene::words_of(more)) take(word);
}

void Drawing::take(int x, int y) {
  const char c = sign(x, y);
  if (c == '#' || c == '.' || used_[at_(y)][at_(x)] != ' ') return;
  Piece piece{c, {}, ""};
  int w = 1, h = 1;
  if (is_large(c)) {
    w = h = 2;
  } else if (const std::string_view id = id_of(kFurnitureLetters, c); !id.empty()) {
    const FurnitureKind& kind = printed()->furniture[at_(place(printed()->furniture, id))];
    w = kind.width;
    h = kind.height;
    if (!fits(c, x, y, w, h)) std::swap(w, h);
  } else if (is_door_sign(c) && c != '+') {
    if (fits(c, x, y, 2, 1)) w = 2;
    else if (fits(c, x, y, 1, 2)) h = 2;
  }
  REQUIRE_MESSAGE(fits(c, x, y, w, h), "the shape of " << c << " at " << x << "," << y);
  for (int dy = 0; dy < h; ++dy) {
    for (int dx = 0; dx < w; ++dx) {
      used_[at_(y + dy)][at_(x + dx)] = c;
      piece.squares.push_back(square_at(x + dx, y + dy));
    }
  }
  pieces.push_back(piece);
}

bool Drawing::fits(char c, int x, int y, int w, int h) const {
  for (int dy = 0; dy < h; ++dy) {
    for (int dx = 0; dx < w; ++dx) {
      if (sign(x + dx, y + dy) != c || used_[at_(y + dy)][at_(x + dx)] != ' ') return false;
    }
  }
  return true;
}

void Drawing::take(const std::string& word) {
  REQUIRE_MESSAGE((word.size() > 4 && word[1] == '@'), "'" << word << "' is no piece");
  Piece piece{word[0], {}, ""};
  std::string where = word.substr(2);
  if (const std::size_t slash = where.find('/'); slash != std::string::npos) {
    piece.facing = where.substr(slash + 1);
    where.resize(slash);
  }
  for (const std::string& each : scene::split(where, "+")) piece.squares.push_back(Scene::square_of_text(each));
  const Square first = piece.squares[0];
  if (is_large(piece.letter)) {
    piece.squares = {first, square_at(first.x + 1, first.y), square_at(first.x, first.y + 1),
                     square_at(first.x + 1, first.y + 1)};
  }
  for (const Square each : piece.squares) {
    REQUIRE_MESSAGE(in_map(each.x, each.y), word << " is not on the map");
    if (is_door_sign(piece.letter) || piece.letter == '#') rows[each.y][each.x] = piece.letter;
  }
  if (piece.letter != '#') pieces.push_back(piece);
}

// --- areas ------------------------------------------------------------------------------------------------------------

Areas::Areas(const Drawing& drawing, Square start)
    : drawing_(drawing), area_(at_(drawing.height()), std::vector<int>(at_(drawing.width()), -1)) {
  flood(start.x, start.y, 0);
  for (int y = 0; y < drawing.height(); ++y) {
    for (int x = 0; x < drawing.width(); ++x) {
      if (!drawing.is_floor(x, y) || at(x, y) >= 0) continue;
      if (flood(x, y, count_)) {
        ++count_;
        continue;
      }
      // What no door leads to is open from the start.
      for (std::vector<int>& row : area_) std::replace(row.begin(), row.end(), count_, 0);
    }
  }
}

bool Areas::flood(int x0, int y0, int number) {
  bool beside_door = false;
  std::vector<std::pair<int, int>> todo{{x0, y0}};
  area_[at_(y0)][at_(x0)] = number;
  while (!todo.empty()) {
    const auto [x, y] = todo.back();
    todo.pop_back();
    for (const auto [dx, dy] : kSteps) {
      const int u = x + dx, v = y + dy;
      if (drawing_.in_map(u, v) && is_door_sign(drawing_.sign(u, v)) && (dx == 0 || dy == 0)) beside_door = true;
      if (!drawing_.is_floor(u, v) || at(u, v) >= 0) continue;
      if (dx != 0 && dy != 0 && !drawing_.is_floor(u, y) && !drawing_.is_floor(x, v)) continue;
      area_[at_(v)][at_(u)] = number;
      todo.emplace_back(u, v);
    }
  }
  return beside_door;
}

}  // namespace uc::saga::test
