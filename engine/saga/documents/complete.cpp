// What of a position follows from the rest: the squares that are floor, under furniture and under models.
#include "check.hpp"
#include "saga/rules/space.hpp"

namespace uc::saga {

namespace {

// DS-18.6: the floor of a block that has turned so often, clockwise.
void turn(Board& open, const Block& block, unsigned quarters) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      int x = dx, y = dy;
      for (unsigned i = 0; i < quarters; ++i) {
        const int before = x;
        x = -y;
        y = before;
      }
      const Square to = square_at(block.centre.x + x, block.centre.y + y);
      if ((block.floor >> ((dy + 1) * 3 + dx + 1) & 1U) != 0) open.add(to);
      else open.remove(to);
    }
  }
}

}  // namespace

void complete_draft(const Saga& game, State& s) {
  const Adventure& adventure = game.adventure();
  const auto revealed = [&](std::size_t area) { return (s.areas >> area & 1U) != 0; };
  s.open = s.solid = s.taken = {};
  for (std::size_t area = 0; area < adventure.areas; ++area) {
    if (revealed(area)) s.open |= adventure.floor[area];
  }
  for (std::size_t i = 0; i < game.blocks().size(); ++i) {
    if (revealed(game.blocks()[i].area)) turn(s.open, game.blocks()[i], s.blocks >> (2 * i) & 3U);
  }
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
    if ((s.doors_open >> i & 1U) == 0) continue;
    for (unsigned k = 0; k < adventure.doors[i].size; ++k) s.open.add(adventure.doors[i].squares[k]);
  }
  for (const Chest& chest : adventure.chests) {
    if (revealed(chest.area)) s.solid.add(chest.at);
  }
  for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
    const Furniture& piece = adventure.furniture[i];
    if (!revealed(piece.area) || (s.furniture_gone >> i & 1U) != 0) continue;
    for (unsigned k = 0; k < piece.size; ++k) s.solid.add(piece.squares[k]);
  }
  for_each_in(s.in_play, [&](int model) {
    if (!game.figure(s, model).ethereal) for_each_square_of(game, s, model, [&](Square at) { s.taken.add(at); });
  });
}

}  // namespace uc::saga
