// The shape of a map: closed all round, its areas whole and apart, its blocks free to turn (DS-1.6, DS-1.7, DS-18.6).
#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

constexpr Offset kStraight[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

std::uint8_t area_at(const Adventure& adventure, int x, int y) {
  for (std::uint8_t i = 0; i < adventure.areas; ++i) {
    if (adventure.floor[i].has(x, y)) return i;
  }
  return kNone;
}

std::string place(Square at) { return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ")"; }

// Beyond the rim nothing is: no floor may lie on it.
void check_rim(DocReader& file, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  plan.floor.for_each([&](Square at) {
    const bool rim = at.x == 0 || at.y == 0 || at.x == adventure.width - 1 || at.y == adventure.height - 1;
    if (!rim) return;
    file.member("map").member("terrain").item(at.y).fail(
        "should have a wall or a door at the rim, not floor in column " + std::to_string(at.x));
  });
}

void check_apart(DocReader& file, const Plan& plan) {
  plan.floor.for_each([&](Square at) {
    const std::uint8_t here = area_at(plan.adventure, at.x, at.y);
    for (const Offset step : kStraight) {
      const std::uint8_t beside = area_at(plan.adventure, at.x + step.dx, at.y + step.dy);
      if (beside != kNone && beside != here)
        file.member("map").member("areas").item(at.y).fail("two areas touch without a door at " + place(at));
    }
  });
}

void check_block(DocReader field, Square centre, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  const Board block = block_squares(centre);
  if (centre.x < 2 || centre.y < 2 || centre.x > adventure.width - 3 || centre.y > adventure.height - 3)
    return field.fail("should have all nine squares of the block inside the map, and off its rim");
  if (!(block & plan.gates).empty()) return field.fail("a block with a door in it cannot turn");
  Board still = adventure.exits;
  for (const Furniture& piece : adventure.furniture) still |= squares_of(piece);
  for (const Chest& chest : adventure.chests) still.add(chest.at);
  if (!(block & still).empty()) return field.fail("a block with furniture, a chest or an exit on it cannot turn");
  std::uint8_t own = kNone;
  block.for_each([&](Square at) {
    // Its own squares, and those beside it, which its floor may come to touch.
    for (const Offset step : {Offset{0, 0}, kStraight[0], kStraight[1], kStraight[2], kStraight[3]}) {
      const std::uint8_t area = area_at(adventure, at.x + step.dx, at.y + step.dy);
      if (area == kNone) continue;
      if (own != kNone && own != area) field.fail("should turn within one area");
      own = area;
    }
  });
  if ((block & plan.floor).empty()) field.fail("a block without floor has no use");
}

void check_blocks(DocReader& file, const Plan& plan) {
  DocReader list = file.member("special_rules");
  for (std::size_t i = 0; i < plan.adventure.rules.size(); ++i) {
    const SpecialRule& rule = plan.adventure.rules[i];
    for (std::size_t n = 0; n < rule.effects.size(); ++n) {
      if (rule.effects[n].op != RuleOp::RotateBlock) continue;
      check_block(list.item(i).member("effects").item(n).member("center"), plan.adventure.blocks[rule.effects[n].what],
                  plan);
    }
  }
  for (std::size_t i = 0; i < plan.adventure.blocks.size(); ++i) {
    for (std::size_t n = i + 1; n < plan.adventure.blocks.size(); ++n) {
      if (!(block_squares(plan.adventure.blocks[i]) & block_squares(plan.adventure.blocks[n])).empty())
        list.fail("two blocks that turn have squares in common");
    }
  }
}

// A block may turn floor to where wall is now, so all of it counts as open for the area it lies in.
void check_whole_areas(DocReader& file, const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  for (std::size_t i = 0; i < adventure.areas; ++i) {
    const Board& floor = adventure.floor[i];
    DocReader id = file.member("areas").item(i).member("id");
    if (floor.empty()) return id.fail("has no square on the map");
    Board open = floor;
    for (const Square centre : adventure.blocks) {
      if (!(block_squares(centre) & floor).empty()) open |= block_squares(centre);
    }
    Board first;
    first.add(floor.nth(0));
    const Board apart = floor - spread(first, open);
    if (apart.empty()) continue;
    return id.fail("falls into parts that no step joins: " + place(floor.nth(0)) + " and " + place(apart.nth(0)));
  }
}

}  // namespace

Board block_squares(Square centre) {
  Board block;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int x = centre.x + dx, y = centre.y + dy;
      if (x >= 0 && y >= 0 && x < kMaxWidth && y < kMaxHeight) block.add(square_at(x, y));
    }
  }
  return block;
}

void check_layout(DocReader& file, const Plan& plan) {
  check_rim(file, plan);
  check_apart(file, plan);
  if (!file.failed()) check_blocks(file, plan);
  if (!file.failed()) check_whole_areas(file, plan);
}

}  // namespace uc::saga::reading
