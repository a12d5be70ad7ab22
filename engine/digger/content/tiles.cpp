// The tiles of a player's set: edges, paths, rotations (DD-1.2 to DD-1.5, DD-2.6), and whether they make a game.
#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

#include "effects.hpp"
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

constexpr std::string_view kEdges[] = {"E", "D", "C"};
enum class Edge : std::uint8_t { Earth, Door, Corridor };

// --- one tile ---------------------------------------------------------------------------------------------------------

// Rooms and the Portal have doors and earth, corridor tiles corridors and earth (DD-1.4).
void read_edges(DocReader list, TileKind& kind) {
  Facing& printed = kind.facing[0];
  const std::size_t count = size_between(list, kDirections, kDirections, "edges");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Edge kind_of_edge = static_cast<Edge>(entry.choice(kEdges));
    if (kind_of_edge == Edge::Earth) {
      if (kind.tile_class == Class::Portal) entry.fail("should be D: a Portal has six doors");
      continue;
    }
    const bool corridor = kind_of_edge == Edge::Corridor;
    if (corridor != (kind.tile_class == Class::Corridor)) {
      entry.fail(corridor ? "should be D or E: only corridor tiles have corridors"
                          : "should be C or E: a corridor tile has its doors inside");
    }
    printed.open |= edge(static_cast<int>(i));
    if (corridor) printed.corridor |= edge(static_cast<int>(i));
  }
  if (kind.tile_class == Class::Room && printed.open == 0)
    list.fail("should have a door: nothing could be connected to it");
  if (kind.tile_class == Class::Corridor && std::popcount(printed.corridor) < 2) {
    list.fail("should have two corridors at least: it could connect nothing");
  }
}

// DD-1.5: every corridor edge belongs to exactly one path.
void read_paths(DocReader list, TileKind& kind) {
  Facing& printed = kind.facing[0];
  printed.path_of.fill(kNone);
  const bool corridor = kind.tile_class == Class::Corridor;
  const std::size_t count = size_between(list, corridor ? 1 : 0, corridor ? kMaxPaths : 0, "paths");
  kind.paths = static_cast<std::uint8_t>(count);
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader path = list.item(i);
    const std::size_t size = size_between(path, 1, kDirections, "edges");
    for (std::size_t j = 0; j < size && !list.failed(); ++j) {
      DocReader entry = path.item(j);
      const int at = static_cast<int>(entry.integer(0, kDirections - 1));
      if ((printed.corridor & edge(at)) == 0) entry.fail("is no corridor edge of this tile");
      if (printed.path_of[at] != kNone) entry.fail("belongs to a path already");
      printed.path_of[at] = static_cast<std::uint8_t>(i);
      printed.paths[i] |= edge(at);
    }
  }
  for (int at = 0; at < kDirections && !list.failed(); ++at) {
    if ((printed.corridor & edge(at)) != 0 && printed.path_of[at] == kNone) {
      list.fail("should hold the corridor edge " + std::to_string(at));
    }
  }
}

// They say where doors are drawn. All paths meet at the crossroads, so the doors must link all of them.
void check_inner_doors(DocReader list, const TileKind& kind) {
  const int most = kind.paths * (kind.paths - 1) / 2;
  const std::size_t count = size_between(list, 0, std::max(most, 0), "inner doors");
  unsigned linked = 1;  // paths, bit by path
  std::vector<std::pair<int, int>> doors;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    if (size_between(entry, 2, 2, "paths") != 2) return;
    const int a = static_cast<int>(entry.item(0).integer(0, kind.paths - 1));
    const int b = static_cast<int>(entry.item(1).integer(0, kind.paths - 1));
    if (a >= b) entry.fail("should name two paths, the smaller one first");
    if (std::find(doors.begin(), doors.end(), std::pair(a, b)) != doors.end()) entry.fail("is named twice");
    doors.emplace_back(a, b);
  }
  for (std::size_t round = 0; round < doors.size(); ++round) {
    for (const auto& [a, b] : doors) {
      if ((linked >> a & 1U) != 0 || (linked >> b & 1U) != 0) linked |= 1U << a | 1U << b;
    }
  }
  if (kind.paths > 0 && linked != (1U << kind.paths) - 1U) list.fail("should part every path from another");
}

void read_feature(DocReader& entry, TileKind& kind) {
  kind.feature = kind.type == Type::Trap ? Feature::Trap : kind.type == Type::Nugget ? Feature::Nugget : Feature::None;
  DocReader feature = entry.member("feature");
  DocReader path = entry.member("feature_path");
  if (kind.feature == Feature::None) {
    if (!feature.is_null()) feature.fail("should be null: this type has none");
    if (!path.is_null()) path.fail("should be null: there is no feature");
    return;
  }
  expect_text(feature, kind.feature == Feature::Trap ? "trap" : "nugget");
  kind.feature_path = number(path, 0, kind.paths - 1);
}

Facing turned(const TileKind& kind, int rotation) {
  const Facing& printed = kind.facing[0];
  Facing facing;
  facing.open = rotated(printed.open, rotation);
  facing.corridor = rotated(printed.corridor, rotation);
  for (std::size_t i = 0; i < kMaxPaths; ++i) facing.paths[i] = rotated(printed.paths[i], rotation);
  for (int at = 0; at < kDirections; ++at) facing.path_of[(at + rotation) % kDirections] = printed.path_of[at];
  return facing;
}

// DD-1.2: the same edges, the same paths in whatever order, the same feature path.
bool is_same(const TileKind& kind, const Facing& a, const Facing& b) {
  if (a.open != b.open || a.corridor != b.corridor) return false;
  if (kind.feature != Feature::None && a.paths[kind.feature_path] != b.paths[kind.feature_path]) return false;
  auto first = a.paths, second = b.paths;
  std::sort(first.begin(), first.end());
  std::sort(second.begin(), second.end());
  return first == second;
}

// Fills all that follows from the printed edges and paths.
void turn_round(TileKind& kind) {
  for (int rotation = 1; rotation < kDirections; ++rotation) kind.facing[rotation] = turned(kind, rotation);
  for (int rotation = 0; rotation < kDirections; ++rotation) {
    int first = 0;
    while (!is_same(kind, kind.facing[first], kind.facing[rotation])) ++first;
    kind.same_as[rotation] = static_cast<std::uint8_t>(first);
    if (first == rotation) {
      kind.rotations |= edge(rotation);
      ++kind.rotation_count;
    }
  }
}

TileKind read_tile(DocReader entry, Ids& ids, const Content& content) {
  check_sourced(entry, {"id", "type", "class", "shape", "shape_note", "count", "edges", "paths", "inner_doors",
                        "feature", "feature_path", "distinct_rotations"});
  TileKind kind;
  kind.id = read_id(entry.member("id"), ids);
  kind.type = static_cast<Type>(entry.member("type").choice(kTypeNames));
  kind.tile_class = content.types[index(kind.type)].tile_class;
  expect_text(entry.member("class"), kind.tile_class == Class::Room     ? "room"
                                     : kind.tile_class == Class::Portal ? "portal"
                                                                        : "corridor");
  check_text(entry.member("shape"));
  if (std::optional<DocReader> note = entry.optional("shape_note")) check_text(*note);
  kind.count = number(entry.member("count"), 1, kMaxCopies);
  if (!entry.failed()) read_edges(entry.member("edges"), kind);
  if (!entry.failed()) read_paths(entry.member("paths"), kind);
  if (!entry.failed()) check_inner_doors(entry.member("inner_doors"), kind);
  if (!entry.failed()) read_feature(entry, kind);
  if (entry.failed()) return kind;
  turn_round(kind);
  DocReader distinct = entry.member("distinct_rotations");
  if (distinct.integer(1, kDirections) != kind.rotation_count) {
    distinct.fail("should be " + std::to_string(kind.rotation_count) + ", as edges, paths and feature say");
  }
  return kind;
}

// --- the whole set ----------------------------------------------------------------------------------------------------

// A shape is a name for edges and paths.
void check_shapes(DocReader list, const Content& content) {
  for (std::size_t i = 0; i < content.set_kinds; ++i) {
    DocReader shape = list.item(i).member("shape");
    for (std::size_t j = 0; j < i && !list.failed(); ++j) {
      const Facing &one = content.kinds[i].facing[0], &other = content.kinds[j].facing[0];
      const bool same = one.open == other.open && one.corridor == other.corridor && one.paths == other.paths;
      if (shape.text() == list.item(j).member("shape").text() && !same) {
        shape.fail("is the shape of " + content.kinds[j].id + ", which has other edges or paths");
      }
    }
  }
}

void check_counts(DocReader list, const Content& content) {
  std::array<int, kTypes> counts{};
  for (std::size_t i = 0; i < content.set_kinds; ++i) counts[index(content.kinds[i].type)] += content.kinds[i].count;
  for (std::size_t i = 0; i < kTypes; ++i) {
    if (counts[i] == content.types[i].count) continue;
    list.fail("should hold " + std::to_string(content.types[i].count) + " tiles of type " + std::string(kTypeNames[i]) +
              ", not " + std::to_string(counts[i]));
  }
}

// DD-9.3: an end of a corridor is closed by a door of an own Room or of the Portal. One tile closes one end of a
// corridor of one tile, and any Rooms can be turned so that they stand side by side round it (open against open or
// earth against earth), so a path can be closed if there are as many of them as it has ends.
void check_closing(DocReader list, const Content& content) {
  int closing = 0;
  for (std::size_t i = 0; i < content.set_kinds; ++i) {
    if (content.kinds[i].tile_class != Class::Corridor) closing += content.kinds[i].count;
  }
  for (std::size_t i = 0; i < content.set_kinds; ++i) {
    const TileKind& kind = content.kinds[i];
    for (std::size_t path = 0; path < kind.paths && !list.failed(); ++path) {
      const int ends = std::popcount(kind.facing[0].paths[path]);
      if (ends <= closing) continue;
      list.item(i).member("paths").item(path).fail("can never be closed: it has " + std::to_string(ends) +
                                                   " ends, and Rooms and Portal are " + std::to_string(closing));
    }
  }
}

}  // namespace

void read_tiles(DocReader list, Content& content) {
  Ids ids(std::begin(kCommonNames), std::end(kCommonNames));  // all kinds are named alike on the board
  const std::size_t count = size_between(list, 2, kMaxSetKinds, "kinds of tiles");
  content.set_kinds = static_cast<std::uint8_t>(count);
  int tiles = 0;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    content.kinds.push_back(read_tile(list.item(i), ids, content));
    tiles += content.kinds.back().count;
    if (content.kinds.back().type == Type::Portal) content.portal = static_cast<std::uint8_t>(i);
  }
  if (tiles > kMaxSetTiles) list.fail("should hold " + std::to_string(kMaxSetTiles) + " tiles at most");
  content.set_tiles = static_cast<std::uint8_t>(tiles);
  if (!list.failed()) check_shapes(list, content);
  if (!list.failed()) check_counts(list, content);
  if (!list.failed()) check_closing(list, content);
}

void add_common(Common common, std::uint8_t count, Content& content) {
  TileKind kind;
  kind.id = kCommonNames[index(common)];
  kind.count = count;
  const bool blocker = common == Common::Collapse || common == Common::Rock;
  kind.tile_class = blocker ? Class::Blocker : Class::Neutral;
  kind.facing[0].open = blocker ? 0 : kAllEdges;
  kind.facing[0].path_of.fill(kNone);
  turn_round(kind);
  content.kinds.push_back(std::move(kind));
}

void read_collapse(DocReader collapse, Content& content) {
  check_sourced(collapse, {"id", "name", "total", "per_player", "edges", "effects"});
  expect_text(collapse.member("id"), "collapse");
  check_words(collapse.member("name"));
  expect_number(collapse.member("per_player"), content.figures.collapses);
  expect_number(collapse.member("total"), kMaxPlayers * content.figures.collapses);
  expect_edges(collapse.member("edges"), "*");
  DocReader effects = collapse.member("effects");
  bool forbids = false;
  read_effects(effects, Place::Blocker, 1, [&](DocReader& effect, const Effect& one) {
    forbids = one.op == Op::Forbid;
    if (forbids) expect_text(effect.member("what"), "building or moving on the space; closing a corridor");
  });
  if (!forbids) effects.fail("should forbid building and moving: that is what a Collapse is for");
  add_common(Common::Collapse, content.figures.collapses, content);
}

}  // namespace uc::digger::reading
