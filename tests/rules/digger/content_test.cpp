// content/digger.json as it is: every figure and shape of the rules, as the engine will look it up.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "content_file.hpp"

namespace uc::digger {
namespace {

using namespace content_file;

std::uint8_t edges(const std::vector<int>& list) {
  std::uint8_t mask = 0;
  for (const int at : list) mask = static_cast<std::uint8_t>(mask | edge(at));
  return mask;
}

std::uint8_t orders(std::initializer_list<Order> list) {
  unsigned mask = 0;
  for (const Order order : list) mask |= 1U << index(order);
  return static_cast<std::uint8_t>(mask);
}

std::uint8_t rooms(std::initializer_list<Type> list) {
  unsigned mask = 0;
  for (const Type type : list) mask |= 1U << index(type);
  return static_cast<std::uint8_t>(mask);
}

const TileKind& tile(std::string_view id) { return named(printed().kinds, id); }

// The distinct rotations whose edges are open and earth where they must be.
std::set<int> fitting(std::string_view id, std::uint8_t open, std::uint8_t earth) {
  std::set<int> found;
  for (int k = 0; k < kDirections; ++k) {
    const Facing& facing = tile(id).facing[k];
    if ((tile(id).rotations & edge(k)) == 0) continue;
    if ((facing.open & open) == open && (facing.open & earth) == 0) found.insert(k);
  }
  return found;
}

}  // namespace

// --- tiles ------------------------------------------------------------------------------------------------------------

TEST_CASE("DD-2.1: each player has 42 construction tiles") {
  const Content& content = printed();
  const std::map<Type, int> wanted = {{Type::Torture, 4}, {Type::Pit, 1},      {Type::Dorm, 4},    {Type::Portal, 1},
                                      {Type::Kitchen, 4}, {Type::Corridor, 7}, {Type::Library, 4}, {Type::Trap, 6},
                                      {Type::Throne, 1},  {Type::Nugget, 6},   {Type::Treasure, 4}};
  CHECK(content.set_tiles == 42);
  CHECK(content.set_kinds == 36);
  std::map<Type, int> tiles;
  std::map<Class, int> classes;
  for (std::size_t i = 0; i < content.set_kinds; ++i) {
    tiles[content.kinds[i].type] += content.kinds[i].count;
    classes[content.kinds[i].tile_class] += content.kinds[i].count;
  }
  CHECK(tiles == wanted);
  for (const auto& [id, count] : wanted) CHECK(type(content, id).count == count);
  CHECK(classes[Class::Room] == 22);
  CHECK(classes[Class::Corridor] == 19);
  CHECK(content.kinds[content.portal].id == "POR");
}

TEST_CASE("DD-2.6: the shapes of Rooms") {
  const std::map<std::string, std::vector<int>> shapes = {
      {"TOR-A", {0, 3}},       {"DOR-A", {0, 3}},       {"KIT-A", {0, 3}},          {"LIB-A", {0, 3}},
      {"TRE-A", {0, 3}},       {"PIT", {0, 3}},         {"TOR-B", {0, 2, 4}},       {"DOR-B", {0, 2, 4}},
      {"KIT-B", {0, 2, 4}},    {"LIB-B", {0, 2, 4}},    {"TRE-B", {0, 2, 4}},       {"THR", {0, 2, 4}},
      {"TOR-C", {0, 1, 3}},    {"DOR-C", {0, 1, 3}},    {"KIT-C", {0, 1, 3}},       {"LIB-C", {0, 2, 3}},
      {"TRE-C", {0, 2, 3}},    {"TOR-D", {0, 1, 3, 4}}, {"DOR-D", {0, 1, 3, 4}},    {"KIT-D", {0, 1, 3, 4}},
      {"LIB-D", {0, 1, 3, 4}}, {"TRE-D", {0, 1, 3, 4}}, {"POR", {0, 1, 2, 3, 4, 5}}};
  for (const auto& [id, doors] : shapes) {
    CAPTURE(id);
    const TileKind& kind = tile(id);
    CHECK(kind.tile_class == (id == "POR" ? Class::Portal : Class::Room));
    CHECK(kind.count == 1);
    CHECK(kind.facing[0].open == edges(doors));
    CHECK(kind.facing[0].corridor == 0);
    CHECK(kind.paths == 0);
    CHECK(kind.feature == Feature::None);
    for (const std::uint8_t path : kind.facing[0].path_of) CHECK(path == kNone);
  }
}

TEST_CASE("DD-2.6: the shapes of corridor tiles, whose feature lies on the first path") {
  using Paths = std::vector<std::vector<int>>;
  struct Shape {
    Paths paths;
    std::map<std::string, int> tiles;
  };
  const std::vector<Shape> shapes = {
      {{{0, 3}}, {{"COR-I", 2}, {"TRP-I", 2}, {"NUG-I", 2}}},
      {{{0, 2}}, {{"COR-V", 2}, {"TRP-V", 2}, {"NUG-V", 2}}},
      {{{0, 1}}, {{"TRP-U", 1}}},
      {{{0, 2, 4}}, {{"COR-Y", 1}}},
      {{{0, 2}, {4}}, {{"COR-F", 1}}},
      {{{0, 2}, {3, 5}}, {{"COR-W", 1}}},
      {{{0, 3}, {1}}, {{"TRP-L", 1}}},
      {{{0, 3}, {2}}, {{"NUG-R", 1}}},
      {{{0, 3}, {1}, {4}}, {{"NUG-X", 1}}},
  };
  int tiles = 0;
  for (const Shape& shape : shapes) {
    for (const auto& [id, count] : shape.tiles) {
      CAPTURE(id);
      const TileKind& kind = tile(id);
      const Facing& facing = kind.facing[0];
      CHECK(kind.tile_class == Class::Corridor);
      CHECK(kind.count == count);
      tiles += count;
      REQUIRE(kind.paths == shape.paths.size());
      std::uint8_t all = 0;
      for (std::size_t i = 0; i < shape.paths.size(); ++i) {
        CHECK(facing.paths[i] == edges(shape.paths[i]));
        for (const int at : shape.paths[i]) CHECK(facing.path_of[at] == i);
        all = static_cast<std::uint8_t>(all | edges(shape.paths[i]));
      }
      CHECK(facing.open == all);
      CHECK(facing.corridor == all);
      const std::string family = id.substr(0, 3);
      CHECK(kind.feature == (family == "TRP" ? Feature::Trap : family == "NUG" ? Feature::Nugget : Feature::None));
      CHECK(kind.feature_path == (family == "COR" ? kNone : 0));
    }
  }
  CHECK(tiles == 19);
}

TEST_CASE("DD-1.2: rotations that give the same placement are one") {
  const std::map<std::string, int> wanted = {{"TOR-A", 3}, {"TOR-B", 2}, {"TOR-C", 6}, {"LIB-C", 6}, {"TOR-D", 3},
                                             {"POR", 1},   {"COR-I", 3}, {"COR-V", 6}, {"COR-Y", 2}, {"COR-F", 6},
                                             {"COR-W", 3}, {"TRP-U", 6}, {"TRP-L", 6}, {"NUG-R", 6}, {"NUG-X", 3}};
  for (const auto& [id, count] : wanted) {
    CAPTURE(id);
    CHECK(tile(id).rotation_count == count);
  }
  CHECK(tile("TOR-B").same_as == std::array<std::uint8_t, 6>{0, 1, 0, 1, 0, 1});
  CHECK(tile("COR-W").same_as == std::array<std::uint8_t, 6>{0, 1, 2, 0, 1, 2});
  CHECK(tile("COR-W").rotations == 0b000111);
  CHECK(tile("POR").same_as == std::array<std::uint8_t, 6>{});
  for (const TileKind& kind : printed().kinds) {
    CAPTURE(kind.id);
    int canonical = 0;
    for (std::size_t k = 0; k < kDirections; ++k) {
      const Facing& facing = kind.facing[k];
      CHECK(facing.open == rotated(kind.facing[0].open, static_cast<int>(k)));
      CHECK(facing.corridor == rotated(kind.facing[0].corridor, static_cast<int>(k)));
      for (std::size_t i = 0; i < kMaxPaths; ++i) {
        CHECK(facing.paths[i] == rotated(kind.facing[0].paths[i], static_cast<int>(k)));
      }
      for (std::size_t d = 0; d < kDirections; ++d) {
        const std::uint8_t path = facing.path_of[d];
        CHECK((path == kNone) == ((facing.corridor & edge(static_cast<int>(d))) == 0));
        if (path != kNone) CHECK((facing.paths[path] & edge(static_cast<int>(d))) != 0);
      }
      const std::uint8_t same = kind.same_as[k];
      CHECK(same <= k);
      CHECK(kind.facing[same].open == facing.open);
      CHECK((kind.rotations >> same & 1U) != 0);
      canonical += same == k ? 1 : 0;
    }
    CHECK(canonical == kind.rotation_count);
  }
}

TEST_CASE("DD-1.2: a trap keeps rotations apart that would be the same without it") {
  Doc doc = file();
  Doc& tile = at(doc, "tiles[31]");  // TRP-L: now two bends back to back, the trap on one of them
  REQUIRE(tile.find("id")->as_string() == "TRP-L");
  tile.set("shape", "W2").set("edges", json(R"(["C","E","C","C","E","C"])")).set("paths", json("[[0,2],[3,5]]"));
  const Content content = read(doc);
  CHECK(named(content.kinds, "TRP-L").rotation_count == 6);
  CHECK(named(content.kinds, "COR-W").rotation_count == 3);
}

TEST_CASE("DD-E5: the masks tell which rotations are legal next to a Portal and an earth edge") {
  const std::uint8_t portal = edge(5), earth = edge(4);
  CHECK(fitting("KIT-A", portal, earth) == std::set{2});
  CHECK(fitting("KIT-B", portal, earth) == std::set{1});
  CHECK(fitting("KIT-C", portal, earth) == std::set{2, 5});
  CHECK(fitting("KIT-D", portal, earth) == std::set{2});
  CHECK(fitting("COR-I", portal, earth) == std::set{2});
  CHECK(fitting("COR-V", portal, earth) == std::set{3, 5});
  CHECK(fitting("TRP-U", portal, earth) == std::set{5});
}

TEST_CASE("DD-1.4: neutral tiles have six doors, blockers no edges of their own") {
  const Content& content = printed();
  REQUIRE(content.kinds.size() == static_cast<std::size_t>(content.set_kinds + kCommons));
  for (std::size_t i = 0; i < kCommons; ++i) {
    const TileKind& kind = content.common(static_cast<Common>(i));
    CAPTURE(kind.id);
    CHECK(kind.id == kCommonNames[i]);
    CHECK(kind.type == Type::None);
    const bool blocker = kind.id == "collapse" || kind.id == "rock";
    CHECK(kind.tile_class == (blocker ? Class::Blocker : Class::Neutral));
    CHECK(kind.facing[0].open == (blocker ? 0 : kAllEdges));
    CHECK(kind.facing[0].corridor == 0);
    CHECK(kind.rotation_count == 1);
  }
}

// --- the board --------------------------------------------------------------------------------------------------------

TEST_CASE("DD-2.7: the play areas, and who plays on which") {
  const Content& content = printed();
  constexpr int kRadius[] = {4, 5, 6, 7}, kSpaces[] = {61, 91, 127, 169};
  for (std::size_t i = 0; i < kAreas; ++i) {
    const Area& area = content.areas[i];
    CHECK(area.id == "A" + std::to_string(i + 2));
    CHECK(area.radius == kRadius[i]);
    REQUIRE(area.spaces == kSpaces[i]);
    for (Space space = 0; space < area.spaces; ++space) {
      CHECK(area.space(area.at[space]) == space);
      for (std::size_t d = 0; d < kDirections; ++d) {
        const Space next = area.next[space][d];
        const Hex there = step(area.at[space], static_cast<int>(d));
        CHECK((next == kNowhere) == (distance(there, {}) > area.radius));
        if (next != kNowhere) {
          CHECK(area.at[next] == there);
          CHECK(area.distance(space, next) == 1);
        }
      }
    }
  }
  CHECK(content.area_of[2] == 0);
  CHECK(content.area_of[3] == 1);
  CHECK(content.area_of[4] == 2);
  CHECK(content.area_of[5] == 3);
  CHECK(content.area_of[6] == 3);
}

TEST_CASE("DD-2.8, DD-18.2: the start spaces") {
  using Spaces = std::vector<Hex>;
  const auto corners = [](int n) {
    return Spaces{hex(n, 0), hex(n, -n), hex(0, -n), hex(-n, 0), hex(-n, n), hex(0, n)};
  };
  struct Row {
    Setting setting;
    int players;
    std::string area;
    Spaces spaces;
  };
  const std::vector<Row> rows = {
      {Setting::Standard, 2, "A2", {hex(3, 0), hex(-3, 0)}},
      {Setting::Standard, 3, "A3", {hex(3, 0), hex(0, -3), hex(-3, 3)}},
      {Setting::Standard, 4, "A4", {hex(4, 0), hex(2, -4), hex(-4, 0), hex(-2, 4)}},
      {Setting::Standard, 5, "A5", corners(5)},
      {Setting::Standard, 6, "A5", corners(5)},
      {Setting::DragonsLair, 2, "A3", corners(4)},
      {Setting::DragonsLair, 3, "A4", corners(5)},
      {Setting::DragonsLair, 4, "A5", corners(6)},
      {Setting::DragonsLair, 5, "A5", corners(6)},
      {Setting::DragonsLair, 6, "A5", corners(6)},
      {Setting::TotalBattle, 2, "A2", {hex(3, 0), hex(-3, 0)}},
      {Setting::TotalBattle, 3, "A2", {hex(2, 0), hex(0, -2), hex(-2, 2)}},
      {Setting::TotalBattle, 4, "A3", {hex(3, 0), hex(1, -3), hex(-3, 0), hex(-1, 3)}},
      {Setting::TotalBattle, 5, "A4", corners(4)},
      {Setting::TotalBattle, 6, "A5", corners(5)},
  };
  for (const Row& row : rows) {
    CAPTURE(row.players);
    CAPTURE(kSettingNames[index(row.setting)]);
    const Starts& starts = printed().starts[index(row.setting)][row.players];
    const Area& area = printed().areas[starts.area];
    CHECK(area.id == row.area);
    REQUIRE(starts.count == row.spaces.size());
    for (std::size_t i = 0; i < row.spaces.size(); ++i) CHECK(area.at[starts.spaces[i]] == row.spaces[i]);
  }
}

TEST_CASE("DD-R2: the nearest rival Portal is 5 or 6 spaces away, 4 to 6 in the scenarios with lists of their own") {
  for (std::size_t setting = 0; setting < kSettings; ++setting) {
    for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const Starts& starts = printed().starts[setting][players];
      const Area& area = printed().areas[starts.area];
      for (std::size_t a = 0; a < starts.count; ++a) {
        int nearest = 99;
        for (std::size_t b = 0; b < starts.count; ++b) {
          if (a != b) nearest = std::min(nearest, area.distance(starts.spaces[a], starts.spaces[b]));
        }
        CHECK(nearest >= (setting == index(Setting::Standard) ? 5 : 4));
        CHECK(nearest <= 6);
      }
    }
  }
}

// --- figures ----------------------------------------------------------------------------------------------------------

TEST_CASE("DD-2.2, DD-2.3, DD-2.4, DD-2.5, DD-3.7: Stooges, coins, Collapse tiles, statistics") {
  const Figures& figures = printed().figures;
  CHECK(figures.stooges == 15);
  CHECK(figures.stooges_on_portal == 1);
  CHECK(figures.stooges_on_track == 2);
  CHECK(figures.reserve == 12);
  CHECK(figures.stooges_on_track_sands == 0);
  CHECK(figures.reserve_sands == 14);
  CHECK(figures.collapses == 2);
  CHECK(printed().common(Common::Collapse).count == 2);
  CHECK(figures.coins_each == 6);
  CHECK(figures.coins == std::array<std::uint8_t, 4>{0, 3, 2, 1});
  CHECK(figures.craft == 3);
  CHECK(figures.resources == 3);
  CHECK(figures.tyranny == 2);
  CHECK(type(printed(), Type::Library).power.craft == 1);
  CHECK(type(printed(), Type::Kitchen).power.resources == 2);
}

TEST_CASE("DD-5: what the orders cost") {
  const Orders& orders = printed().orders;
  CHECK(orders.cost == std::array<std::uint8_t, kOrders>{1, 1, 1, 1, 1, 1, 2});
  CHECK(orders.shifts == 3);
  CHECK(orders.bonus_shifts == 1);
  CHECK(orders.sacrifice == 1);
  CHECK(orders.bonus_sacrifice == 0);
}

TEST_CASE("DD-10.1, DD-10.2, DD-10.3, DD-15.1: Gold Pieces") {
  const Content& content = printed();
  const int wanted[] = {0, 1, 3, 5, 7, 9, 9, 9};
  for (int length = 1; length <= 7; ++length) CHECK(content.figures.gp_of_corridor(length) == wanted[length]);
  CHECK(content.figures.same_type_gp == 3);
  CHECK(type(content, Type::Throne).power.gp == 1);
  CHECK(type(content, Type::Throne).power.gp_adjacent == 1);
  CHECK(content.figures.goal == 20);
}

TEST_CASE("DD-13.1: the tiers of bonus orders") {
  const auto& tiers = printed().tiers;
  const std::uint8_t one = orders({Order::Move, Order::Think});
  const std::uint8_t two = orders({Order::Move, Order::Think, Order::Rise, Order::Sabotage});
  const std::uint8_t all =
      orders({Order::Move, Order::Think, Order::Rise, Order::Sabotage, Order::Work, Order::Demolish});
  const std::uint8_t wanted[] = {0, one, two, all, all};
  const int picks[] = {0, 1, 1, 1, 2};
  for (std::size_t n = 0; n <= kTiers; ++n) {
    CHECK(tiers[n].orders == wanted[n]);
    CHECK(tiers[n].picks == picks[n]);
  }
}

TEST_CASE("DD-15.2: the prizes") {
  const auto& prizes = printed().prizes;
  for (const PrizeRule& prize : prizes) CHECK(prize.gp == 5);
  CHECK(prizes[index(Prize::Tunnelmaker)].minimum == 1);
  CHECK(prizes[index(Prize::Crafter)].minimum == 2);
  CHECK(prizes[index(Prize::Conqueror)].minimum == 1);
}

TEST_CASE("DD-12: what the Rooms do") {
  const Content& content = printed();
  for (std::size_t i = 0; i < kTypes; ++i) {
    const Type id = static_cast<Type>(i);
    CAPTURE(kTypeNames[i]);
    const TileType& entry = content.types[i];
    const Power& power = entry.power;
    const auto only_if = [&](Type owner) { return id == owner; };
    CHECK(power.bonus_on == (id == Type::Torture   ? BonusOn::Placed
                             : id == Type::Kitchen ? BonusOn::RoomBuilt
                             : id == Type::Library ? BonusOn::CorridorBuilt
                                                   : BonusOn::Never));
    CHECK(power.summon == (only_if(Type::Dorm) ? 1 : 0));
    CHECK(power.rise == (only_if(Type::Dorm) || only_if(Type::Portal)));
    CHECK(power.coins == (only_if(Type::Treasure) ? 1 : 0));
    CHECK(power.stores == only_if(Type::Treasure));
    CHECK(power.sacrifices == only_if(Type::Pit));
    CHECK(power.sacrifice_builds == only_if(Type::Pit));
    CHECK(power.sacrifice_coins == (only_if(Type::Pit) ? 1 : 0));
    CHECK(power.skips_turn == only_if(Type::Throne));
    CHECK(power.traps == only_if(Type::Trap));
    CHECK(power.coin_per_nugget == only_if(Type::Nugget));
    CHECK(entry.conquerable == (i < kRoomTypes && id != Type::Pit));  // DD-14.2
    CHECK(power.loot == (id == Type::Treasure ? Loot::Treasure : entry.conquerable ? Loot::Normal : Loot::None));
  }
}

// --- lords ------------------------------------------------------------------------------------------------------------

TEST_CASE("DD-17.2: the lords") {
  const std::vector<Lord>& lords = printed().lords;
  REQUIRE(lords.size() == 6);
  const Lord& mortar = named(lords, "mortar");
  CHECK(mortar.standard.craft == 1);
  CHECK(mortar.standard.resources == 0);
  CHECK(mortar.special.deed == Deed::DrawThenReturn);
  CHECK(mortar.special.n == 3);
  const Lord& grind = named(lords, "grind");
  CHECK(grind.standard.shifts == 4);
  CHECK(grind.standard.bonus_shifts == 2);
  CHECK(grind.special.tp == 2);
  CHECK(grind.special.deed == Deed::None);
  const Lord& rattlebone = named(lords, "rattlebone");
  CHECK(rattlebone.standard.resources == 1);
  CHECK(rattlebone.standard.rise_any_room);
  CHECK(rattlebone.special.deed == Deed::BuildAnywhere);
  const Lord& hornskull = named(lords, "hornskull");
  CHECK(hornskull.standard.strength == 1);
  CHECK(hornskull.standard.ignores_traps);
  CHECK(hornskull.special.tp == 2);
  CHECK(hornskull.special.token_from_reserve);
  const Lord& pennypinch = named(lords, "pennypinch");
  CHECK(pennypinch.standard.keeps_best_coin);
  CHECK(pennypinch.special.deed == Deed::GainCoins);
  CHECK(pennypinch.special.n == 2);
  CHECK(pennypinch.special.tp == 1);
  // As they were when the first games were recorded.
  REQUIRE(hornskull.earlier.size() == 1);
  CHECK(hornskull.earlier[0].special.tp == 1);
  CHECK(hornskull.earlier[0].special.token_from_reserve);
  REQUIRE(pennypinch.earlier.size() == 1);
  CHECK(pennypinch.earlier[0].special.tp == 0);
  CHECK(pennypinch.earlier[0].special.n == 2);
  const Lord& landslide = named(lords, "landslide");
  CHECK(landslide.standard.free_sabotage);
  CHECK(landslide.standard.cost == std::array<std::uint8_t, kOrders>{0, 0, 0, 0, 0, 0, 1});
  CHECK(landslide.special.deed == Deed::PlaceCollapses);
  CHECK(landslide.special.n == 2);
  int shifting = 0, trap_proof = 0, from_reserve = 0, giving_tp = 0;
  for (const Lord& lord : lords) {
    shifting += lord.standard.shifts > 0 ? 1 : 0;
    trap_proof += lord.standard.ignores_traps ? 1 : 0;
    from_reserve += lord.special.token_from_reserve ? 1 : 0;
    giving_tp += lord.special.tp > 0 ? 1 : 0;
    CHECK(lord.standard.tyranny == 0);
  }
  CHECK(shifting == 1);
  CHECK(trap_proof == 1);
  CHECK(from_reserve == 1);
  CHECK(giving_tp == 3);
}

TEST_CASE("DD-17.1: a made-up lord of known effects needs no C++") {
  Doc doc = file();
  Doc lord = at(doc, "lords[0]");
  lord.set("id", "stonehand");
  at(lord, "standard").set("effects", json(R"([{"when": "always", "op": "stat_add", "stat": "tyranny", "value": 1},
                                               {"when": "always", "op": "order_cost", "order": "demolish", "value": 1}])"));
  at(lord, "special").set("effects", json(R"([{"when": "once_per_game", "op": "add_tp", "value": 1},
                                              {"when": "once_per_game", "op": "place_collapses", "n": 1}])"));
  at(doc, "lords").push(lord);
  at(doc, "components[3].n") = Doc(7);
  const Content content = read(doc);
  const Lord& made = named(content.lords, "stonehand");
  CHECK(made.standard.tyranny == 1);
  CHECK(made.standard.craft == 0);
  CHECK(made.standard.cost[index(Order::Demolish)] == 1);
  CHECK(made.special.tp == 1);
  CHECK(made.special.deed == Deed::PlaceCollapses);
  CHECK(made.special.n == 1);
}

// --- scenarios --------------------------------------------------------------------------------------------------------

TEST_CASE("DD-18.1, DD-18.2: goals and areas of the scenarios") {
  const auto& scenarios = printed().scenarios;
  const int goals[] = {25, 25, 0, 25, 30, 30}, shifts[] = {0, 0, 0, 0, 1, -1};
  const Setting starts[] = {Setting::Standard, Setting::Standard,    Setting::Standard,
                            Setting::Standard, Setting::DragonsLair, Setting::TotalBattle};
  for (std::size_t i = 0; i < kScenarios; ++i) {
    CAPTURE(kScenarioNames[i]);
    CHECK(scenarios[i].goal == goals[i]);
    CHECK(scenarios[i].area_shift == shifts[i]);
    CHECK(scenarios[i].starts == starts[i]);
  }
}

TEST_CASE("DD-18.3: which scenarios may be mixed") {
  int pairs = 0;
  for (std::size_t a = 0; a < kScenarios; ++a) {
    for (std::size_t b = 0; b < kScenarios; ++b) {
      const Scenario one = static_cast<Scenario>(a), other = static_cast<Scenario>(b);
      const auto among = [&](Scenario wanted) { return one == wanted || other == wanted; };
      const bool wanted = a != b && (among(Scenario::MonsterHunt) || among(Scenario::SandsOfTime) ||
                                     (among(Scenario::DwarvenCitadel) && among(Scenario::TotalBattle)));
      CHECK(printed().may_mix(one, other) == wanted);
      pairs += printed().may_mix(one, other) && a < b ? 1 : 0;
    }
  }
  CHECK(pairs == 10);
}

TEST_CASE("DD-19: the Monster Hunt in numbers") {
  const Hunt& hunt = printed().hunt;
  CHECK(hunt.distance == 3);
  CHECK(hunt.enter == 3);
  CHECK(hunt.leave == 4);
  CHECK(hunt.monster_gp == 4);
  CHECK(hunt.ruins_coins == 1);
  CHECK(hunt.ruins_tp == 1);
  for (const Common tile : {Common::Rock, Common::Monster, Common::Ruins}) CHECK(printed().common(tile).count == 1);
  CHECK_FALSE(printed().defaults.face_down);
}

TEST_CASE("DD-20.2, DD-20.7, DD-20.8: the Adventurers") {
  const Trapped& trapped = printed().trapped;
  CHECK(trapped.kill_gp == 5);
  CHECK(trapped.kill_coins == 1);
  CHECK(trapped.portal_penalty == 5);
  struct Row {
    std::string id;
    int movement, life;
  };
  for (const Row& row : std::vector<Row>{{"barbarian", 1, 3},
                                         {"priest", 1, 2},
                                         {"thief", 2, 1},
                                         {"warrior", 1, 2},
                                         {"wizard", 1, 1},
                                         {"bard", 2, 1}}) {
    CAPTURE(row.id);
    const Adventurer& found = named(trapped.adventurers, row.id);
    CHECK(found.movement == row.movement);
    CHECK(found.life == row.life);
    CHECK(found.fury == (row.id == "barbarian"));
    CHECK(found.converts == (row.id == "priest"));
    CHECK(found.passes_stooges == (row.id == "thief"));
    CHECK(found.hides_in_corridors == (row.id == "thief"));
    CHECK(found.ignores_traps == (row.id == "thief"));
    CHECK(found.flameblast == (row.id == "wizard"));
    CHECK(found.charm == (row.id == "bard" ? 2 : 0));
    CHECK(found.charm_within == (row.id == "bard" ? 2 : 0));
    CHECK(found.moves_more == (row.id == "warrior" ? 1 : 0));
    CHECK(found.moves_more_within == (row.id == "warrior" ? 5 : 0));
    CHECK(found.life_more == (row.id == "warrior" ? 1 : 0));
    CHECK(found.life_more_stooges == (row.id == "warrior" ? 2 : 0));
    CHECK(found.life_more_within == (row.id == "warrior" ? 3 : 0));
  }
}

TEST_CASE("DD-21.2, DD-21.4, DD-21.5, DD-22.3, DD-22.4: the Sands of Time and the Citadel") {
  CHECK(printed().sands.marker_start == 1);
  CHECK(printed().sands.turns_each == 10);
  CHECK(printed().sands.timer_min == 1);
  CHECK(printed().sands.timer_max == 5);
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    CHECK(printed().citadel.capacity(players) == 2 * players + 1);
  }
  CHECK(printed().citadel.coins == 1);
  CHECK(printed().common(Common::Citadel).count == 1);
}

TEST_CASE("DD-23.2, DD-23.5, DD-23.8, DD-23.10: the Dragon's Lair in numbers") {
  const Lair& lair = printed().lair;
  CHECK(lair.stack == 3);
  CHECK(lair.sneak_tp == 1);
  CHECK(lair.save_coins == 1);
  CHECK(lair.dragon_tp == 1);
  CHECK(printed().common(Common::Cave).count == 3);
  CHECK(printed().common(Common::Eggs).count == 2);
  CHECK(printed().common(Common::DragonTile).count == 1);
  CHECK(printed().common(Common::TreasureTile).count == 1);
}

TEST_CASE("DD-24.2, DD-24.11: the Creatures") {
  struct Row {
    std::string id;
    int life, movement, resources, tp;
    std::uint8_t needed;
  };
  const auto& creatures = printed().battle.creatures;
  CHECK(printed().battle.portal_tokens == 3);
  for (const Row& row : std::vector<Row>{{"troll", 3, 1, 3, 1, rooms({Type::Torture})},
                                         {"guardian", 1, 2, 1, 1, rooms({Type::Treasure})},
                                         {"giant_bug", 2, 3, 2, 1, rooms({Type::Dorm})},
                                         {"observer", 3, 3, 2, 1, rooms({Type::Library, Type::Treasure})},
                                         {"elemental", 4, 1, 1, 1, rooms({Type::Torture, Type::Kitchen})},
                                         {"corruptor", 5, 2, 4, 2, rooms({Type::Throne, Type::Pit})}}) {
    CAPTURE(row.id);
    const Creature& found = named(creatures, row.id);
    CHECK(found.life == row.life);
    CHECK(found.movement == row.movement);
    CHECK(found.resources == row.resources);
    CHECK(found.tp == row.tp);
    CHECK(found.rooms == row.needed);
    CHECK(found.shifts_on_win == (row.id == "troll" ? 1 : 0));
    CHECK(found.group_to_defeat == (row.id == "guardian" ? 3 : 0));
    CHECK(found.life_to_defeat == (row.id == "guardian" ? 3 : 0));
    CHECK(found.conquers == (row.id != "giant_bug"));
    CHECK(found.ignores_traps == (row.id == "observer"));
    CHECK(found.passes_stooges == (row.id == "observer" ? 3 : 0));
    CHECK(found.passes_creature == (row.id == "observer" ? 0 : kNone));
    CHECK(found.redraws_coin == (row.id == "elemental"));
    CHECK(found.shift_per_token == (row.id == "corruptor"));
  }
  CHECK(creatures[0].id == "troll");
}

TEST_CASE("DD-15.3, DD-16: what a game is played with unless somebody says otherwise") {
  const Defaults& defaults = printed().defaults;
  CHECK_FALSE(defaults.free_think);
  CHECK_FALSE(defaults.hidden_projects);
  CHECK_FALSE(defaults.finish_round);
  CHECK(defaults.lords == LordsOption::Off);
  CHECK(defaults.max_turns == 60);
}

TEST_CASE("content: changed numbers are read as they are") {
  Doc doc = file();
  at(doc, "scoring.corridor_gp_by_length.5+") = Doc(12);
  at(doc, "orders[6].cost") = Doc(3);
  at(doc, "scenarios[1].pieces[3].effects[0].cond") = Doc("another Adventurer within 12 spaces");
  at(doc, "scenarios[3].pieces[0].effects[0].capacity") = Doc("3 * players + 0");
  at(doc, "scenarios[4].pieces[0].n") = Doc(1);  // eggs
  at(doc, "scenarios[4].pieces[1].n") = Doc(4);  // caves
  at(doc, "components[15].n") = Doc(1);
  at(doc, "components[16].n") = Doc(4);
  at(doc, "options[4].default") = Doc(30);
  at(doc, "mixing.forbidden_pairs").push(at(doc, "mixing.allowed_pairs[9]"));
  at(doc, "mixing.allowed_pairs").as_array().resize(9);
  const Content content = read(doc);
  CHECK(content.figures.gp_of_corridor(6) == 12);
  CHECK(content.figures.gp_of_corridor(4) == 7);
  CHECK(content.orders.cost[index(Order::Demolish)] == 3);
  CHECK(named(content.trapped.adventurers, "warrior").moves_more_within == 12);
  CHECK(content.citadel.capacity(4) == 12);
  CHECK(content.common(Common::Eggs).count == 1);
  CHECK(content.common(Common::Cave).count == 4);
  CHECK(content.defaults.max_turns == 30);
  CHECK_FALSE(content.may_mix(Scenario::DwarvenCitadel, Scenario::TotalBattle));
  CHECK(content.may_mix(Scenario::SandsOfTime, Scenario::TotalBattle));
}

}  // namespace uc::digger
