// Random scenes: walls, furniture and models of all kinds, for comparing quick geometry with slow.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"

namespace uc::saga::test {

struct RandomMap {
  std::string picture, pieces;  // for a Scene

  explicit RandomMap(Rng& rng) : rng_(rng), width_(6 + below(9)), height_(4 + below(6)) {
    rows_.assign(size(height_), std::string(size(width_), '.'));
    const int walls = below(35);
    for (std::string& row : rows_) {
      for (char& each : row) each = below(100) < walls ? '#' : '.';
    }
    for (int i = below(8); i > 0; --i) put_one("bcPL"[below(4)], 1, 1);
    for (int i = below(4); i > 0; --i) put_one("BT"[below(2)], 2, 1);
    for (int i = below(3); i > 0; --i) put_one("BT"[below(2)], 1, 2);
    for (const std::string& row : rows_) picture += row + "\n";
    for (int tries = 0; pieces.empty(); ++tries) put_model('M', tries > 200);
    for (int i = 2 + below(20); i > 0; --i) {
      constexpr std::string_view kWho = "sattthEORDgNrG";
      const char who = kWho[size(below(static_cast<int>(kWho.size())))];
      const bool single = std::string_view("EORDNGh").find(who) != std::string_view::npos;
      if (!single || pieces.find(std::string(1, who) + "@") == std::string::npos) put_model(who, false);
    }
  }

 private:
  static std::size_t size(int number) { return static_cast<std::size_t>(number); }
  int below(int number) { return static_cast<int>(uc::below(rng_, static_cast<std::uint32_t>(number))); }
  char& sign(int x, int y) { return rows_[size(y)][size(x)]; }

  bool is_free(int x, int y, int w, int h) {
    if (x + w > width_ || y + h > height_) return false;
    for (int i = 0; i < w * h; ++i) {
      if (sign(x + i % w, y + i / w) != '.') return false;
    }
    return true;
  }
  void fill(int x, int y, int w, int h, char with) {
    for (int i = 0; i < w * h; ++i) sign(x + i % w, y + i / w) = with;
  }
  // Pieces of one kind may not touch in the picture: they would be read as one.
  void put_one(char letter, int w, int h) {
    const int x = below(width_), y = below(height_);
    if (!is_free(x, y, w, h)) return;
    for (int v = y - 1; v <= y + h; ++v) {
      for (int u = x - 1; u <= x + w; ++u) {
        if (u >= 0 && v >= 0 && u < width_ && v < height_ && sign(u, v) == letter) return;
      }
    }
    fill(x, y, w, h, letter);
  }
  void put_model(char who, bool anywhere) {
    const int x = below(width_), y = below(height_), wide = who == 't' || who == 'h' ? 2 : 1;
    if (anywhere) {
      picture[size(y * (width_ + 1) + x)] = '.';
    } else if (!is_free(x, y, wide, wide)) {
      return;
    }
    fill(x, y, wide, wide, ',');
    pieces += std::string(1, who) + "@" + std::to_string(x) + "," + std::to_string(y) + "/" + "NESW"[below(4)] + " ";
  }

  Rng& rng_;
  int width_, height_;
  std::vector<std::string> rows_;
};

}  // namespace uc::saga::test
