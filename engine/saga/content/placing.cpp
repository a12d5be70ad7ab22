// Where everything stands (DS-18.4): on the floor of its area, and nothing on anything else.
#include <algorithm>

#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

// Puts a piece on its squares, which must be floor of its area and free.
void stand(DocReader field, const Board& squares, std::uint8_t area, const Adventure& adventure, Board& taken) {
  if (!(squares - adventure.floor[area]).empty())
    return field.fail("should be floor of area " + adventure.area_ids[area]);
  if (!(squares & taken).empty()) return field.fail("something else stands there");
  taken |= squares;
}

void check_shape(DocReader squares, const Furniture& piece, const FurnitureKind& kind) {
  int left = kMaxWidth, right = 0, top = kMaxHeight, bottom = 0;
  squares_of(piece).for_each([&](Square at) {
    left = std::min<int>(left, at.x);
    right = std::max<int>(right, at.x);
    top = std::min<int>(top, at.y);
    bottom = std::max<int>(bottom, at.y);
  });
  const int width = right - left + 1, height = bottom - top + 1;
  const bool fits = (width == kind.width && height == kind.height) || (width == kind.height && height == kind.width);
  if (!fits || squares_of(piece).count() != width * height || piece.size != width * height)
    squares.fail("should be " + std::to_string(kind.width) + " by " + std::to_string(kind.height) + " squares");
}

void check_furniture(DocReader list, const Plan& plan, Board& taken) {
  const Adventure& adventure = plan.adventure;
  for (std::size_t i = 0; i < adventure.furniture.size() && !list.failed(); ++i) {
    const Furniture& piece = adventure.furniture[i];
    DocReader squares = list.item(i).member("squares");
    check_shape(squares, piece, plan.content.furniture[piece.kind]);
    stand(squares, squares_of(piece), piece.area, adventure, taken);
  }
}

// Models at once, at most: a type is raised or summoned only while there are fewer than its limit, but more of it may
// be revealed later.
void check_room(DocReader& file, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  std::size_t most = kMaxHeroes + adventure.monsters.size();  // numbers of heroes are never the Overlord's
  for (const std::uint8_t limit : adventure.animate_limit) most += limit;
  for (const std::uint32_t spells : adventure.boss_spells) {
    for (std::size_t spell = 0; spell < plan.content.spells.size(); ++spell) {
      if ((spells >> spell & 1U) == 0) continue;
      for (const Effect& effect : plan.content.spells[spell].effects)
        most += effect.op == Op::Summon ? effect.amount : 0;
    }
  }
  if (most > kMaxModels)
    file.member("monsters")
        .fail("there could be " + std::to_string(most) + " models with those that are raised; there" + " is room for " +
              std::to_string(kMaxModels));
}

}  // namespace

Board standing_on(const Figure& figure, Square at) {
  Board squares;
  const int size = figure.large ? 2 : 1;
  for (int dy = 0; dy < size; ++dy) {
    for (int dx = 0; dx < size; ++dx) {
      if (at.x + dx < kMaxWidth && at.y + dy < kMaxHeight) squares.add(square_at(at.x + dx, at.y + dy));
    }
  }
  return squares;
}

void check_standing(DocReader& file, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  Board taken;
  check_furniture(file.member("furniture"), plan, taken);
  const auto single = [](Square at) {
    Board board;
    board.add(at);
    return board;
  };
  DocReader chests = file.member("chests");
  for (std::size_t i = 0; i < adventure.chests.size() && !file.failed(); ++i) {
    const Chest& chest = adventure.chests[i];
    stand(chests.item(i).member("square"), single(chest.at), chest.area, adventure, taken);
  }
  // Tokens and exits block nothing: a model may stand on them, but no furniture.
  DocReader bones = file.member("bone_piles");
  for (std::size_t i = 0; i < adventure.bones.size() && !file.failed(); ++i) {
    Board furniture = taken;
    stand(bones.item(i).member("square"), single(adventure.bones[i].at), adventure.bones[i].area, adventure, furniture);
  }
  if (!(adventure.exits - (plan.floor - taken)).empty()) file.member("exits").fail("should be floor without furniture");
  DocReader heroes = file.member("heroes");
  for (std::size_t i = 0; i < adventure.heroes.size() && !file.failed(); ++i) {
    stand(heroes.item(i).member("square"), single(adventure.heroes[i].at), adventure.start_area, adventure, taken);
  }
  DocReader monsters = file.member("monsters");
  for (std::size_t i = 0; i < adventure.monsters.size() && !file.failed(); ++i) {
    const Monster& monster = adventure.monsters[i];
    const Board on = standing_on(plan.content.figures[monster.figure], monster.at);
    stand(monsters.item(i).member("square"), on, monster.area, adventure, taken);
  }
  if (!file.failed()) check_room(file, plan);
}

}  // namespace uc::saga::reading
