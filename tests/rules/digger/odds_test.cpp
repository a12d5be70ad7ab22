// What a player is told that an action brings: docs/format/digger.md, "Odds".
#include "core/document.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

Doc odds_of(const Scene& scene, std::string_view text) {
  const auto action = scene.game.parse(scene.state, text);
  REQUIRE(action.ok());
  REQUIRE(!scene.game.refuse(scene.state, *action));
  return scene.game.odds(scene.state, *action);
}

Doc field(const Doc& odds, std::string_view key) {
  const Doc* found = odds.is_object() ? odds.find(key) : nullptr;
  return found != nullptr ? *found : Doc();
}

// A Library comes beside this many Kitchens: a bonus order is to be named.
Scene beside_kitchens(int count) {
  const char* const all[] = {"A:KIT-A@(3,-1)/2 ", "A:KIT-B@(2,1)/1 ", "A:KIT-C@(3,1)/1 "};
  std::string tiles = "A:POR@(3,0)/0 A*1@(3,0) ";
  for (int i = 0; i < count; ++i) tiles += all[i];
  Scene scene(tiles);
  scene.projects('A', "LIB-A COR-I");
  return scene;
}

}  // namespace

TEST_CASE("DD-13.3: the odds of naming a bonus order tell that it has no way") {
  Scene scene = beside_kitchens(3);
  scene.act("work LIB-A 2,0 0");
  REQUIRE(scene.asks() == "bonus_pick");
  CHECK(odds_of(scene, "name sabotage").is_null());
  CHECK(odds_of(scene, "name move").is_null());
  CHECK(odds_of(scene, "name think").is_null());
  CHECK(odds_of(scene, "name rise").is_null());
  CHECK(odds_of(scene, "name work").is_null());
  CHECK(odds_of(scene, "no").is_null());
  CHECK(field(odds_of(scene, "name demolish"), "idle") == Doc("demolish"));  // there is no blocker
  scene.collapses(0);
  CHECK(field(odds_of(scene, "name sabotage"), "idle") == Doc("sabotage"));
  scene.projects('A', "");
  CHECK(field(odds_of(scene, "name think"), "idle") == Doc("think"));
  CHECK(field(odds_of(scene, "name work"), "idle") == Doc("work"));
  CHECK(odds_of(scene, "name move").is_null());
}

TEST_CASE("DD-13.6: the odds of giving up a pending order tell that it has no way") {
  Scene scene = beside_kitchens(0);
  scene.collapses(0).pending("sabotage think");
  CHECK(field(odds_of(scene, "renounce sabotage"), "idle") == Doc("sabotage"));
  CHECK(odds_of(scene, "renounce think").is_null());
}

TEST_CASE(
    "DD-14.3: the odds of conquering a Treasure Room tell how many coins are stored on it, or whose hand one comes "
    "from") {
  Scene scene("A:POR@(3,0)/0 B:TRE-A@(0,0)/0 B:POR@(-3,0)/0 A*1@(0,0)");
  scene.stored("0,0", {3, 1}).hand('B', {2});
  const Doc stored = odds_of(scene, "conquer 0,0 stored");
  CHECK(field(stored, "stored") == Doc(2));
  CHECK(field(stored, "coins") == Doc(1));
  CHECK(field(stored, "from").is_null());
  const Doc hand = odds_of(scene, "conquer 0,0 hand");
  CHECK(field(hand, "stored").is_null());
  CHECK(field(hand, "coins") == Doc(1));
  CHECK(field(hand, "from") == Doc(1));
}
