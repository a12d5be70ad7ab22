// Doors, chests and furniture of an adventure, and their locks (DS-13).
#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

constexpr std::string_view kLockKinds[] = {"mundane", "ward", "sealed"};

// The areas that a door connects; null where it leads off the map.
void read_connected(DocReader list, Door& door, const Adventure& adventure) {
  if (size_between(list, 2, 2, "areas") != 2) return;
  for (std::size_t side = 0; side < 2; ++side) {
    DocReader entry = list.item(side);
    if (!entry.is_null()) door.areas[side] = find_area(entry, adventure);
  }
  if (door.areas[0] == door.areas[1]) list.fail("should be two different areas, or one and null");
}

std::vector<Square> read_squares(DocReader list, int most, const Adventure& adventure) {
  std::vector<Square> squares;
  const std::size_t count = size_between(list, 1, most, "squares");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) squares.push_back(read_square(list.item(i), adventure));
  return squares;
}

}  // namespace

Lock read_lock(DocReader lock, const Content& content) {
  Lock read;
  read.kind = static_cast<LockKind>(lock.member("kind").choice(kLockKinds) + 1);
  switch (read.kind) {
    case LockKind::Mundane:
      check_members(lock, {"kind", "lock", "dice", "armour"});
      read.dice = static_cast<std::uint8_t>(lock.member("dice").integer(0, kMaxDice));
      read.armour = static_cast<std::uint8_t>(lock.member("armour").integer(0, kMaxDice));
      break;
    case LockKind::Ward:
      check_members(lock, {"kind", "lock", "power"});
      read.power = static_cast<std::uint8_t>(lock.member("power").integer(0, kMaxDice));
      break;
    default: check_members(lock, {"kind", "lock"});
  }
  DocReader name = lock.member("lock");
  const std::uint8_t known = find_id(name, content.locks, "lock");
  if (known != kNone && !(content.locks[known].lock == read)) lock.fail("does not agree with the lock of that name");
  return read;
}

void read_doors(DocReader list, Plan& plan) {
  Adventure& adventure = plan.adventure;
  Ids taken;
  const std::size_t count = size_between(list, 0, kMaxDoors, "doors");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"id", "squares", "lock", "connects"});
    Door door;
    door.id = read_id(entry.member("id"), taken);
    DocReader on = entry.member("squares");
    const std::vector<Square> squares = read_squares(on, static_cast<int>(door.squares.size()), adventure);
    door.size = static_cast<std::uint8_t>(squares.size());
    for (std::size_t n = 0; n < squares.size(); ++n) door.squares[n] = squares[n];
    door.lock = read_lock(entry.member("lock"), plan.content);
    read_connected(entry.member("connects"), door, adventure);
    adventure.doors.push_back(std::move(door));
  }
}

void read_chests(DocReader list, Plan& plan) {
  Adventure& adventure = plan.adventure;
  Ids taken;
  const std::size_t count = size_between(list, 0, kMaxChests, "chests");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"id", "square", "area", "lock", "items", "objects"});
    Chest chest;
    chest.id = read_id(entry.member("id"), taken);
    chest.at = read_square(entry.member("square"), adventure);
    chest.area = find_area(entry.member("area"), adventure);
    DocReader lock = entry.member("lock");
    chest.lock = read_lock(lock, plan.content);
    if (chest.lock.kind == LockKind::Sealed) lock.member("kind").fail("only a door is sealed");
    count_ids(entry.member("items"), plan.content.items, "item", chest.items);
    count_ids(entry.member("objects"), plan.content.objects, "quest object that is carried", chest.objects);
    adventure.chests.push_back(std::move(chest));
  }
}

void read_furniture(DocReader list, Plan& plan) {
  Adventure& adventure = plan.adventure;
  Ids taken;
  const std::size_t count = size_between(list, 0, kMaxFurniture, "pieces of furniture");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"id", "type", "squares", "area", "lock"});
    Furniture piece;
    piece.id = read_id(entry.member("id"), taken);
    DocReader type = entry.member("type");
    piece.kind = find_id(type, plan.content.furniture, "kind of furniture");
    for (const std::string_view other : {"chest", "door_single", "door_double"}) {
      if (type.text() == other) type.fail("has a list of its own");
    }
    const std::vector<Square> squares =
        read_squares(entry.member("squares"), static_cast<int>(piece.squares.size()), adventure);
    piece.size = static_cast<std::uint8_t>(squares.size());
    for (std::size_t n = 0; n < squares.size(); ++n) piece.squares[n] = squares[n];
    piece.area = find_area(entry.member("area"), adventure);
    if (std::optional<DocReader> lock = entry.optional("lock")) {
      piece.lock = read_lock(*lock, plan.content);
      if (piece.lock.kind != LockKind::Mundane) lock->member("kind").fail("should be mundane: it is fought (DS-13.12)");
    }
    adventure.furniture.push_back(std::move(piece));
  }
}

}  // namespace uc::saga::reading
