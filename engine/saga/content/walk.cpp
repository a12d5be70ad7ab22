// The heroes can walk to everything that matters, once all doors are open.
#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

// Squares from which a model is adjacent (DS-5.1) to one of these, walls being all that is neither floor nor door.
bool is_beside(const Board& reached, const Board& squares, const Board& not_wall) {
  bool found = false;
  squares.for_each([&](Square at) {
    for (const Offset step : kSteps) {
      const int x = at.x + step.dx, y = at.y + step.dy;
      if (!reached.has(x, y)) continue;
      found = found || step.dx == 0 || step.dy == 0 || not_wall.has(x, at.y) || not_wall.has(at.x, y);
    }
  });
  return found;
}

}  // namespace

Board spread(Board from, const Board& open) {
  Board reached = from & open;
  for (Board last; !(last == reached);) {
    last = reached;
    last.for_each([&](Square at) {
      for (const Offset step : kSteps) {
        const int x = at.x + step.dx, y = at.y + step.dy;
        if (!open.has(x, y)) continue;
        if (open.has(x, at.y) || open.has(at.x, y)) reached.add(square_at(x, y));
      }
    });
  }
  return reached;
}

void check_walk(DocReader& file, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  const Board not_wall = plan.floor | plan.gates;
  Board open = not_wall, party;
  for (const Square centre : adventure.blocks) open |= block_squares(centre);  // where its floor may be turned to
  for (const Chest& chest : adventure.chests) open.remove(chest.at);
  for (const Furniture& piece : adventure.furniture) {
    if (piece.lock.kind == LockKind::None) open -= squares_of(piece);  // what can be destroyed is no obstacle
  }
  for (const AdventureHero& hero : adventure.heroes) party.add(hero.at);
  const Board reached = spread(party, open);
  const auto want = [&](DocReader field, bool there) {
    if (!there) field.fail("the heroes cannot walk there");
  };
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
    want(file.member("doors").item(i).member("squares"), !(squares_of(adventure.doors[i]) & reached).empty());
  }
  for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
    Board square;
    square.add(adventure.chests[i].at);
    want(file.member("chests").item(i).member("square"), is_beside(reached, square, not_wall));
  }
  for (const SpecialRule& rule : adventure.rules) {
    if (rule.furniture == kNone) continue;
    want(file.member("furniture").item(rule.furniture).member("squares"),
         is_beside(reached, squares_of(adventure.furniture[rule.furniture]), not_wall));
  }
  for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
    const Furniture& piece = adventure.furniture[i];
    if (piece.lock.kind != LockKind::None)
      want(file.member("furniture").item(i).member("squares"), is_beside(reached, squares_of(piece), not_wall));
  }
  for (std::size_t i = 0; i < adventure.monsters.size(); ++i) {
    const Monster& monster = adventure.monsters[i];
    const Figure& figure = plan.content.figures[monster.figure];
    if (figure.klass == Class::Boss)
      want(file.member("monsters").item(i).member("square"),
           is_beside(reached, standing_on(figure, monster.at), not_wall));
  }
  want(file.member("exits"), (adventure.exits - reached).empty());
}

}  // namespace uc::saga::reading
