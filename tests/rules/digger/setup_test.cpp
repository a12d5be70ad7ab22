// What the game is made of, and how it is set up: chapters 2 and 3.
#include "scene.hpp"
#include "slow_corridors.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-2.1, DD-2.2, DD-2.3, DD-2.4, DD-3.3, DD-R1: what lies ready before the first player is drawn") {
  for (int players = 2; players <= 6; ++players) {
    const Scene scene = Scene::start({.players = players});
    CHECK(scene.coins_in_bag() == 6 * players);
    CHECK(scene.state.bag[1] == 3 * players);
    CHECK(scene.state.bag[2] == 2 * players);
    CHECK(scene.state.bag[3] == players);
    CHECK(scene.state.collapses == 2 * players);
    for (int p = 0; p < players; ++p) {
      const char name = static_cast<char>('A' + p);
      CHECK(scene.bag_size(name) == 41);  // 42 without the Portal
      CHECK(scene.state.players[p].bag.count(scene.kind("POR")) == 0);
      CHECK(scene.reserve(name) == 13);  // 15 without those on the track
    }
    CHECK(scene.bag('A') == scene.bag('B'));
  }
}

TEST_CASE("DD-2.5, DD-R20: statistics grow with Libraries and Kitchens, disabled ones included") {
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A:KIT-B@(4,0)/3 A:LIB-A@(1,0)/0 B!@(2,0) B!@(1,0) B:POR@(-3,0)/0");
  CHECK(scene.craft('A') == 3 + 1);
  CHECK(scene.resources('A') == 3 + 2 * 2);
  CHECK(scene.tyranny('A') == 2);
  CHECK(scene.craft('B') == 3);
  CHECK(scene.resources('B') == 3);
  CHECK(scene.tyranny('B') == 2);
  Scene lords({.lords = {"mortar", "rattlebone"}}, "A:POR@(3,0)/0 B:POR@(-3,0)/0");
  CHECK(lords.craft('A') == 4);
  CHECK(lords.resources('B') == 4);
}

TEST_CASE("DD-2.6: the shapes of all tiles are those of the tables") {
  const Scene scene("A:POR@(0,0)/0");
  const Digger& game = scene.game;
  for (int kind = 0; kind < game.content().set_kinds; ++kind) {
    const TileKind& tile = game.content().kinds[kind];
    CAPTURE(tile.id);
    const std::vector<slow::Path> paths = slow::printed_paths(tile.id);
    int open = 0;
    CHECK(static_cast<std::size_t>(tile.paths) == paths.size());
    for (std::size_t path = 0; path < paths.size(); ++path) {
      int mask = 0;
      for (const int edge : paths[path]) mask |= 1 << edge;
      CHECK(game.facing(kind, 0).paths[path] == mask);
      open |= mask;
    }
    if (paths.empty()) {
      for (const int door : slow::printed_doors(tile.id)) open |= 1 << door;
    }
    CHECK(game.facing(kind, 0).open == open);
    if (tile.feature != Feature::None) CHECK(tile.feature_path == 0);
  }
}

TEST_CASE("DD-2.7, DD-3.2: the play area goes by the number of players, and nothing lies outside") {
  const int spaces[] = {61, 91, 127, 169, 169};
  for (int players = 2; players <= 6; ++players) {
    CHECK(Scene::start({.players = players}).game.area().spaces == spaces[players - 2]);
  }
  // Changed by a scenario.
  CHECK(Scene::start({.scenarios = {"dragons_lair"}}).game.area().spaces == 91);
  CHECK(Scene::start({.players = 3, .scenarios = {"total_battle"}}).game.area().spaces == 61);
  Scene corner("A:POR@(4,0)/0 A*1@(4,0)");
  corner.projects('A', "COR-I");
  CHECK(corner.sites("COR-I") == Texts{"4,-1", "3,0", "3,1"});
  CHECK(corner.refused("work COR-I 5,0 0") == "DD-2.7");
}

TEST_CASE("DD-2.8, DD-3.6: Portals go on free start spaces, clockwise from the first player") {
  Scene scene = Scene::start({.players = 4});
  scene.chance("first C");
  CHECK(scene.asks() == "place_portal");
  CHECK(scene.actor() == 'C');
  CHECK(scene.legal() == Texts{"portal 4,0", "portal 2,-4", "portal -4,0", "portal -2,4"});
  CHECK(scene.refused("portal 0,0") == "DD-3.6");
  scene.act("portal -4,0");
  CHECK(scene.actor() == 'D');
  CHECK(scene.refused("portal -4,0") == "DD-3.6");
  scene.act("portal 4,0");
  CHECK(scene.actor() == 'A');
  scene.act("portal 2,-4");
  CHECK(scene.tile("-2,4") == "B:POR/0");  // no choice is left for the last
  CHECK(scene.tile("-4,0") == "C:POR/0");
}

TEST_CASE("DD-3.1: what is not chosen does not happen") {
  Scene scene = Scene::start();
  scene.chance("first A").act("portal 3,0");
  CHECK(scene.told("lord.taken") == 0);
  scene.whatever();
  CHECK(scene.told("citadel.placed") + scene.told("lair.laid") + scene.told("adventurer.dealt") == 0);
  CHECK(scene.asks() == "main");
}

TEST_CASE("DD-3.4: the first player is drawn, each as likely; turn order is clockwise") {
  Scene scene = Scene::start({.players = 3});
  uc::OutcomeList list;
  scene.game.outcomes(scene.state, list);
  CHECK(scene.outcomes() == Texts{"first A", "first B", "first C"});
  for (const uc::Outcome& outcome : list) CHECK(outcome.weight == list.begin()->weight);
  scene.chance("first B").act("portal 3,0").act("portal 0,-3").whatever();
  std::string order;
  for (int turn = 0; turn < 4; ++turn) {
    order += scene.actor();
    scene.act("rise " + scene.space_text(scene.state.players[scene.actor() - 'A'].portal)).act("pass").whatever();
  }
  CHECK(order == "BCAB");
}

TEST_CASE("DD-3.5: lords are chosen in turn order, all different") {
  Scene scene = Scene::start({.players = 3, .lords_option = LordsOption::Choose});
  scene.chance("first C");
  CHECK(scene.asks() == "choose_lord");
  CHECK(scene.actor() == 'C');
  CHECK(scene.legal().size() == 6);
  scene.act("lord grind");
  CHECK(scene.actor() == 'A');
  CHECK(scene.refused("lord grind") == "DD-3.5");
  scene.act("lord mortar").act("lord hornskull");
  CHECK(scene.asks() == "place_portal");
}

TEST_CASE("DD-3.5: or they are dealt at random, all different") {
  Scene scene = Scene::start({.players = 2, .lords_option = LordsOption::Random});
  scene.chance("first B");
  CHECK(scene.asks() == "deal_lord");
  CHECK(scene.outcomes().size() == 6);
  scene.chance("lord grind");
  CHECK(scene.state.players[1].lord != kNone);
  CHECK(scene.outcomes().size() == 5);
  CHECK(!scene.outcomes().has("lord grind"));
}

TEST_CASE("DD-3.7, DD-R64: one Stooge on the Portal, two on the track for ever, twelve in the Reserve") {
  Scene scene = Scene::start();
  scene.chance("first A").act("portal 3,0").whatever();
  CHECK(scene.stooges("3,0") == "A*1");
  CHECK(scene.stooges("-3,0") == "B*1");
  CHECK(scene.reserve('A') == 12);
  CHECK(scene.in_play('A') == 1);
  Scene sands = Scene::start({.scenarios = {"sands_of_time"}});
  sands.chance("first A").act("portal 3,0").whatever();
  CHECK(sands.reserve('A') == 14);
  CHECK(sands.in_play('A') == 1);
}

TEST_CASE("DD-3.8: a scenario is set up after the Portals and before the Projects") {
  Scene scene = Scene::start({.scenarios = {"dwarven_citadel"}});
  scene.chance("first A").act("portal 3,0");
  CHECK(scene.tile("0,0") == "citadel");
  CHECK(scene.projects('A') == "");
  Scene lair = Scene::start({.scenarios = {"dragons_lair"}});
  lair.chance("first A").act("portal 4,0");
  CHECK(lair.tile("0,0") == "");
  lair.act("portal -4,0");
  CHECK(lair.tile("0,0") == "?");
  CHECK(lair.asks() == "draw_coin");  // the Treasure Stack
  lair.whatever();
  CHECK(lair.projects('A') != "");
}

TEST_CASE("DD-3.9: each player draws Projects up to Craft from the own bag") {
  Scene scene = Scene::start({.lords_option = LordsOption::Choose});
  scene.chance("first B").act("lord mortar").act("lord grind").act("portal 3,0");
  for (const char* tile : {"tile KIT-A", "tile KIT-B", "tile COR-I", "tile COR-I"}) scene.chance(tile);
  CHECK(scene.projects('B') == "COR-I COR-I KIT-A KIT-B");  // Duchess Mortar: Craft 4
  CHECK(scene.legal("tile KIT-A"));                         // A has a bag of her own
  for (const char* tile : {"tile KIT-A", "tile KIT-B", "tile COR-I"}) scene.chance(tile);
  CHECK(scene.projects('A') == "COR-I KIT-A KIT-B");
  CHECK(scene.bag_size('A') == 38);
  CHECK(scene.bag_size('B') == 37);
  CHECK(scene.asks() == "main");
}

TEST_CASE("DD-3.9: tiles are drawn at random from those in the bag") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0) B:POR@(-3,0)/0 B*1@(-3,0)");
  scene.bag('A', "KIT-A COR-I COR-I").act("pass");
  uc::OutcomeList list;
  scene.game.outcomes(scene.state, list);
  CHECK(scene.outcomes() == Texts{"tile KIT-A", "tile COR-I"});
  std::uint64_t weights[2] = {list.begin()->weight, (list.begin() + 1)->weight};
  CHECK(std::min(weights[0], weights[1]) == 1);
  CHECK(std::max(weights[0], weights[1]) == 2);
  CHECK(scene.refused("tile KIT-B") == "DD-4.1");  // at the end of a Turn
  Scene first = Scene::start();
  first.chance("first A").act("portal 3,0");
  CHECK(first.asks() == "draw_tile");
  CHECK(first.refused("tile POR") == "DD-3.9");
  Scene thinks("A:POR@(3,0)/0 A*1@(3,0)");
  thinks.projects('A', "KIT-A").bag('A', "COR-I").act("think KIT-A");
  CHECK(thinks.refused("tile KIT-A") == "DD-5.2");  // it is set aside
  Scene plans({.lords = {"mortar"}}, "A:POR@(3,0)/0 A*1@(3,0)");
  plans.bag('A', "COR-I KIT-A").act("special");
  CHECK(plans.refused("tile KIT-B") == "DD-17.2");
}

TEST_CASE("DD-3.10: after the free Think! of the variant the first player takes the first Turn") {
  Scene scene = Scene::start({.free_think = true});
  scene.chance("first B").act("portal 3,0").whatever();
  CHECK(scene.asks() == "free_think");
  CHECK(scene.actor() == 'B');
  scene.act("no");
  CHECK(scene.actor() == 'A');
  scene.act("no");
  CHECK(scene.asks() == "main");
  CHECK(scene.actor() == 'B');
  CHECK(scene.tp() == 2);
  Scene plain = Scene::start();
  plain.chance("first B").act("portal 3,0").whatever();
  CHECK(plain.asks() == "main");
  CHECK(plain.actor() == 'B');
}
