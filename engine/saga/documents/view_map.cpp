// The map in a view: what is revealed, for everybody; what is not, for the Overlord (DS-H1, DS-H2).
#include <utility>
#include <vector>

#include "notation.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

bool is_revealed(const State& state, int area) { return (state.areas >> area & 1U) != 0; }

// A row of text for each row of the map.
Doc rows(const Adventure& adventure, const Board& floor, const Board& doors) {
  Doc list = Doc::array();
  for (int y = 0; y < adventure.height; ++y) {
    std::string row;
    for (int x = 0; x < adventure.width; ++x) row += floor.has(x, y) ? '.' : doors.has(x, y) ? '+' : '#';
    list.push(std::move(row));
  }
  return list;
}

template <class Piece>
Board squares_on(const Piece& piece) {
  Board board;
  for (unsigned i = 0; i < piece.size; ++i) board.add(piece.squares[i]);
  return board;
}
// In the order of the file: the first is the one by which it is written in the notation.
template <class Piece>
Doc list_squares(const Piece& piece) {
  Doc list = Doc::array();
  for (unsigned i = 0; i < piece.size; ++i) list.push(square_name(piece.squares[i]));
  return list;
}

Doc lock_doc(const Lock& lock) {
  const bool mundane = lock.kind == LockKind::Mundane;
  return Doc::object()
      .set("kind", kLockNames[index(lock.kind)])
      .set("dice", mundane ? Doc(lock.dice) : Doc())
      .set("armour", mundane ? Doc(lock.armour) : Doc());
}
// Power that a ward has left.
Doc power_doc(const Lock& lock, int left) { return lock.kind == LockKind::Ward ? Doc(left) : Doc(); }

Doc door_doc(const Door& door, bool open, int power) {
  return Doc::object()
      .set("id", door.id)
      .set("squares", list_squares(door))
      .set("open", open)
      .set("lock", lock_doc(door.lock))
      .set("power", power_doc(door.lock, power));
}

Doc chest_doc(const Chest& chest, bool open, int power, Viewer viewer) {
  return Doc::object()
      .set("id", piece_doc(chest.id, chest.at, viewer))
      .set("square", square_name(chest.at))
      .set("open", open)
      .set("lock", lock_doc(chest.lock))
      .set("power", power_doc(chest.lock, power));
}

Doc furniture_doc(const Content& content, const Furniture& piece, bool gone, Viewer viewer) {
  return Doc::object()
      .set("id", piece_doc(piece.id, piece.squares[0], viewer))
      .set("kind", content.furniture[piece.kind].id)
      .set("squares", list_squares(piece))
      .set("blocks_sight", content.furniture[piece.kind].blocks_sight)
      .set("lock", lock_doc(piece.lock))
      .set("gone", gone);
}

Doc objects_doc(const Content& content, std::uint32_t counts) {
  Doc list = Doc::array();
  for (std::size_t i = 0; i < content.objects.size(); ++i) {
    const unsigned count = counts >> (4 * i) & 15U;
    if (count != 0) list.push(Doc::object().set("object", content.objects[i].id).set("count", count));
  }
  return list;
}

Doc pieces(const Saga& game, const State& s, std::string_view what, Viewer viewer) {
  const Adventure& adventure = game.adventure();
  Doc list = Doc::array();
  if (what == "doors") {
    for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
      const auto number = static_cast<int>(i);
      if (!is_door_seen(game, s, number)) continue;
      list.push(door_doc(adventure.doors[i], (s.doors_open >> i & 1U) != 0, s.door_power[i]));
    }
  } else if (what == "chests") {
    for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
      if (!is_revealed(s, adventure.chests[i].area)) continue;
      list.push(chest_doc(adventure.chests[i], (s.chests_open >> i & 1U) != 0, s.chest_power[i], viewer));
    }
  } else {
    for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
      if (!is_revealed(s, adventure.furniture[i].area)) continue;
      list.push(furniture_doc(game.content(), adventure.furniture[i], (s.furniture_gone >> i & 1U) != 0, viewer));
    }
  }
  return list;
}

}  // namespace

void view_map(const Saga& game, const State& s, Viewer viewer, Doc& doc) {
  const Adventure& adventure = game.adventure();
  Board closed;
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
    if (is_door_seen(game, s, static_cast<int>(i))) closed |= squares_on(adventure.doors[i]);
  }
  doc.set("width", adventure.width).set("height", adventure.height).set("terrain", rows(adventure, s.open, closed));
  Doc areas = Doc::array();
  for (int area = 0; area < adventure.areas; ++area) {
    if (is_revealed(s, area)) areas.push(adventure.area_ids[area]);
  }
  doc.set("areas", std::move(areas));
  for (const std::string_view what : {"doors", "chests", "furniture"}) doc.set(what, pieces(game, s, what, viewer));
  doc.set("exits", squares_doc(adventure.exits & s.open));
  Doc bones = Doc::array();
  for (int i = 0; i < s.bones; ++i) {
    const int key = s.bone_square[i];
    bones.push(Doc::object().set("square", square_name(square_at(key & 63, key >> 6))).set("count", s.bone_count[i]));
  }
  doc.set("bones", std::move(bones));
  Doc dropped = Doc::array();
  for (int hero = 0; hero < game.heroes(); ++hero) {
    if (s.dropped[hero] == 0) continue;
    dropped.push(Doc::object()
                     .set("hero", hero_doc(game, hero))
                     .set("square", square_name(s.dropped_at[hero]))
                     .set("objects", objects_doc(game.content(), s.dropped[hero])));
  }
  doc.set("dropped", std::move(dropped));
  Doc blocks = Doc::array();
  for (std::size_t i = 0; i < game.blocks().size(); ++i) {
    if (!is_revealed(s, game.blocks()[i].area)) continue;
    blocks.push(
        Doc::object().set("centre", square_name(game.blocks()[i].centre)).set("turned", s.blocks >> (2 * i) & 3));
  }
  doc.set("blocks", std::move(blocks)).set("collapse", s.collapse == kNone ? Doc() : Doc(s.collapse));
}

// What is not revealed yet, and what closed chests hold, wherever they stand.
Doc view_hidden(const Saga& game, const State& s, Viewer viewer) {
  const Adventure& adventure = game.adventure();
  const Content& content = game.content();
  Board floor, doors;
  Doc areas = Doc::array();
  for (int area = 0; area < adventure.areas; ++area) {
    if (is_revealed(s, area)) continue;
    floor |= adventure.floor[area];
    areas.push(Doc::object().set("id", adventure.area_ids[area]).set("squares", squares_doc(adventure.floor[area])));
  }
  Doc hidden_doors = Doc::array();
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
    doors |= squares_on(adventure.doors[i]);
    if (!is_door_seen(game, s, static_cast<int>(i)))
      hidden_doors.push(door_doc(adventure.doors[i], false, s.door_power[i]));
  }
  Doc chests = Doc::array();
  for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
    const Chest& chest = adventure.chests[i];
    if ((s.chests_open >> i & 1U) != 0) continue;
    Doc items = Doc::array(), objects = Doc::array();
    for (std::size_t item = 0; item < content.items.size(); ++item) {
      if (chest.items[item] != 0)
        items.push(
            Doc::object().set("item", item_name(content, static_cast<int>(item))).set("count", chest.items[item]));
    }
    for (std::size_t object = 0; object < content.objects.size(); ++object) {
      if (chest.objects[object] != 0)
        objects.push(Doc::object().set("object", content.objects[object].id).set("count", chest.objects[object]));
    }
    Doc entry = chest_doc(chest, false, s.chest_power[i], viewer);
    chests.push(entry.set("items", std::move(items)).set("objects", std::move(objects)));
  }
  Doc furniture = Doc::array(), bones = Doc::array(), monsters = Doc::array();
  for (const Furniture& piece : adventure.furniture) {
    if (!is_revealed(s, piece.area)) furniture.push(furniture_doc(content, piece, false, viewer));
  }
  for (const BonePile& pile : adventure.bones) {
    if (!is_revealed(s, pile.area))
      bones.push(Doc::object().set("square", square_name(pile.at)).set("count", pile.count));
  }
  for (const Monster& monster : adventure.monsters) {
    if (is_revealed(s, monster.area)) continue;
    const Figure& figure = content.figures[monster.figure];
    monsters.push(Doc::object()
                      .set("figure", figure.id)
                      .set("square", square_name(monster.at))
                      .set("facing", facing_doc(figure, monster.facing)));
  }
  return Doc::object()
      .set("terrain", rows(adventure, floor | s.open, doors))
      .set("areas", std::move(areas))
      .set("doors", std::move(hidden_doors))
      .set("chests", std::move(chests))
      .set("furniture", std::move(furniture))
      .set("exits", squares_doc(adventure.exits & floor))
      .set("bones", std::move(bones))
      .set("monsters", std::move(monsters));
}

}  // namespace uc::saga
