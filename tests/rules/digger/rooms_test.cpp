// Rooms: chapter 12.
#include <memory>
#include <string>
#include <string_view>

#include "content_file.hpp"
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-12.1: a Torture Room brings bonus orders when built, by the number of active ones with this one") {
  Scene first("A:POR@(3,0)/0 A*1@(3,0)");
  first.projects('A', "TOR-A").act("work TOR-A 2,0 0");
  CHECK(first.legal() == Texts{"name move", "name think", "no"});
  Scene second("A:POR@(3,0)/0 A:TOR-B@(4,0)/3 A*1@(3,0)");
  second.projects('A', "TOR-A").act("work TOR-A 2,0 0");
  CHECK(second.legal() == Texts{"name move", "name think", "name rise", "name sabotage", "no"});
  Scene disabled("A:POR@(3,0)/0 A:TOR-B@(4,0)/3 B!@(4,0) A*1@(3,0)");
  disabled.projects('A', "TOR-A").act("work TOR-A 2,0 0");
  CHECK(disabled.legal() == Texts{"name move", "name think", "no"});
  // Only when it is built itself.
  Scene later("A:POR@(3,0)/0 A:TOR-B@(4,0)/3 A*1@(3,0)");
  later.projects('A', "LIB-A").act("work LIB-A 2,0 0");
  CHECK(later.asks() == "main");
}

TEST_CASE("DD-12.2: a new Dorm Room may get a Stooge, if Resources and Reserve allow it") {
  Scene scene("A:POR@(3,0)/0 A*2@(3,0)");
  scene.projects('A', "DOR-A COR-I").act("work DOR-A 2,0 0");
  CHECK(scene.legal() == Texts{"yes", "no"});
  scene.act("yes");
  CHECK(scene.stooges("2,0") == "A*1");
  CHECK(scene.in_play('A') == 3);
  CHECK(scene.reserve('A') == 10);
  CHECK(scene.tp() == 1);  // it costs nothing
  Scene full("A:POR@(3,0)/0 A*3@(3,0)");
  full.projects('A', "DOR-A").act("work DOR-A 2,0 0");
  CHECK(full.asks() == "main");
  Scene empty("A:POR@(3,0)/0 A*1@(3,0)");
  empty.reserve('A', 0).projects('A', "DOR-A").act("work DOR-A 2,0 0");
  CHECK(empty.asks() == "main");
  Scene declined("A:POR@(3,0)/0 A*1@(3,0)");
  declined.projects('A', "DOR-A").act("work DOR-A 2,0 0").act("no");
  CHECK(declined.stooges("2,0") == "");
}

TEST_CASE("DD-12.2: later Rise! may use it while it is active") {
  CHECK(Scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0").legal("rise 2,0"));
  CHECK(Scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 B!@(2,0)").refused("rise 2,0") == "DD-5.4");
}

TEST_CASE("DD-12.3: a Kitchen gives 2 Resources") {
  CHECK(Scene("A:POR@(3,0)/0").resources('A') == 3);
  CHECK(Scene("A:POR@(3,0)/0 A:KIT-A@(2,0)/0").resources('A') == 5);
}

TEST_CASE("DD-12.3, DD-R18: Kitchens answer to every Room built, the new one counts if it is a Kitchen") {
  Scene own("A:POR@(3,0)/0 A*1@(3,0)");
  own.projects('A', "KIT-A").act("work KIT-A 2,0 0");
  CHECK(own.legal() == Texts{"name move", "name think", "no"});
  Scene second("A:POR@(3,0)/0 A:KIT-B@(4,0)/3 A*1@(3,0)");
  second.projects('A', "KIT-A").act("work KIT-A 2,0 0");
  CHECK(second.legal() == Texts{"name move", "name think", "name rise", "name sabotage", "no"});
  for (const char* room : {"LIB-A", "TRE-A", "PIT"}) {
    Scene scene("A:POR@(3,0)/0 A:KIT-B@(4,0)/3 A*1@(3,0)");
    scene.projects('A', room).act("work " + std::string(room) + " 2,0 0").whatever();
    CHECK(scene.asks() == "bonus_pick");
  }
  Scene corridor("A:POR@(3,0)/0 A:KIT-B@(4,0)/3 A*1@(3,0)");
  corridor.projects('A', "COR-I").act("work COR-I 2,0 0");
  CHECK(corridor.asks() == "main");
}

TEST_CASE("DD-12.3, DD-R18: Kitchens and Libraries do not answer to the builds of others") {
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 B:POR@(-3,0)/0 B*1@(-3,0)");
  scene.turn_of('B').projects('B', "LIB-A").act("work LIB-A -2,0 0");
  CHECK(scene.told("bonus.received") == 0);
}

TEST_CASE("DD-12.3, DD-R21: a disabled Kitchen is not counted, but still gives Resources") {
  Scene scene("A:POR@(3,0)/0 A:KIT-B@(4,0)/3 B!@(4,0) A*1@(3,0)");
  scene.projects('A', "LIB-A").act("work LIB-A 2,0 0");
  CHECK(scene.asks() == "main");
  CHECK(scene.resources('A') == 5);
}

TEST_CASE("DD-12.4: a Library gives 1 Craft and answers to every corridor tile built") {
  CHECK(Scene("A:POR@(3,0)/0 A:LIB-A@(2,0)/0").craft('A') == 4);
  for (const char* tile : {"COR-I", "TRP-I", "NUG-I"}) {
    Scene scene("A:POR@(3,0)/0 A:LIB-A@(2,0)/0 A:LIB-B@(2,1)/1 A*1@(3,0)");
    scene.projects('A', tile).act("work " + std::string(tile) + " 4,0 0");
    CHECK(scene.legal() == Texts{"name move", "name think", "name rise", "name sabotage", "no"});
  }
  Scene room("A:POR@(3,0)/0 A:LIB-A@(2,0)/0 A*1@(3,0)");
  room.projects('A', "LIB-B").act("work LIB-B 4,0 1");
  CHECK(room.asks() == "main");
  Scene disabled("A:POR@(3,0)/0 A:LIB-A@(2,0)/0 B!@(2,0) A*1@(3,0)");
  disabled.projects('A', "COR-I").act("work COR-I 4,0 0");
  CHECK(disabled.asks() == "main");
  CHECK(disabled.craft('A') == 4);
}

TEST_CASE("DD-12.5: the Throne Room gives GP, and its conquest costs its controller a Turn") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "THR").act("work THR 2,0 0");
  CHECK(scene.gp('A') == 1);
  Scene conquered("A:THR@(2,0)/0 B*1@(2,0)");
  conquered.turn_of('B').act("conquer 2,0 bag");
  CHECK(conquered.told("turn.lost") == 1);
  CHECK(conquered.state.players[0].skips);
}

TEST_CASE("DD-12.6: a new Treasure Room draws a coin") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "TRE-A").act("work TRE-A 2,0 0").chance("coin 3");
  CHECK(scene.hand('A') == "3");
}

namespace {
constexpr const char* kTreasury = "A:POR@(3,0)/0 A:TRE-A@(2,0)/0 A:TRE-B@(4,0)/3 A*1@(3,0) B:POR@(-3,0)/0 B*1@(-3,0) ";
}

TEST_CASE("DD-12.6: at the start of each own Turn one coin of choice may be stored") {
  Scene scene(kTreasury);
  scene.hand('A', {1, 3}).begins('A');
  CHECK(scene.legal() == Texts{"store 1 2,0", "store 1 4,0", "store 2 2,0", "store 2 4,0", "no"});
  CHECK(scene.refused("store 3 2,0") == "DD-12.6");
  CHECK(scene.refused("store 1 3,0") == "DD-12.6");
  scene.act("store 2 4,0");
  CHECK(scene.hand('A') == "1");
  CHECK(scene.stored("4,0") == "3");
  CHECK(scene.asks() == "main");  // one in all
  CHECK(scene.choices("store") == Texts{});
}

TEST_CASE("DD-12.6: each Room holds as many coins as its controller has Treasure Rooms, active or not") {
  Scene scene(kTreasury);
  scene.hand('A', {1}).stored("2,0", {1, 2}).begins('A');
  CHECK(scene.choices("store") == Texts{"store 1 4,0"});
  Scene disabled(std::string(kTreasury) + "B!@(4,0)");
  disabled.hand('A', {1}).stored("2,0", {1}).begins('A');
  CHECK(disabled.choices("store") == Texts{"store 1 2,0"});  // a second one; none on the disabled Room
  disabled.act("store 1 2,0").hand('A', {3}).begins('A');
  CHECK(disabled.asks() == "main");  // both are closed now
}

TEST_CASE("DD-12.6: without a coin or a place nothing is asked, and others store nothing there") {
  Scene scene(kTreasury);
  scene.begins('A');
  CHECK(scene.asks() == "main");
  Scene other(kTreasury);
  other.hand('B', {1}).begins('B');
  CHECK(other.asks() == "main");
}

TEST_CASE("DD-12.6: a stored coin is lost only by the conquest of that tile, and cannot be stolen from the hand") {
  Scene scene(std::string(kTreasury) + "B*1@(4,0)");
  scene.stored("2,0", {3}).turn_of('B');
  CHECK(scene.choices("conquer") == Texts{"conquer 4,0"});  // nothing stored there, and no hand to take from
  scene.act("conquer 4,0").chance("coin 1");
  CHECK(scene.stored("2,0") == "3");
}

TEST_CASE("DD-12.7: a Stooge in the Pit returns to the Reserve for a build, a coin or nothing") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:DOR-A@(4,0)/0 A*1@(3,0) A*1@(4,0)");
  scene.projects('A', "COR-I").act("move 3,0 1 2,0");
  CHECK(scene.reserve('A') == 12);
  CHECK(scene.stooges("2,0") == "");
  CHECK(scene.asks() == "pit");
  CHECK(scene.legal("draw"));
  CHECK(scene.legal("no"));
  // On any empty space where the tile is connected to the own dungeon; no Stooge is needed.
  CHECK(scene.choices("build") == Texts{"build COR-I 1,0 0", "build COR-I 3,-1 2", "build COR-I 4,-1 1",
                                        "build COR-I 3,1 2", "build COR-I 2,1 1"});
  scene.act("draw").chance("coin 2");
  CHECK(scene.hand('A') == "2");
  CHECK(scene.asks() == "next_shift");
}

TEST_CASE("DD-12.7: a build by the Pit is not a Work! order, but builds like one") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:COR-I@(4,-1)/1 A*1@(3,0)");
  scene.projects('A', "TOR-A").act("move 3,0 1 2,0").act("build TOR-A 1,0 0");
  CHECK(scene.tile("1,0") == "A:TOR-A/0");
  CHECK(!scene.state.turn.worked);
  CHECK(scene.asks() == "bonus_pick");
}

TEST_CASE("DD-12.7: without a coin in the Bag none can be chosen") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A*1@(3,0)");
  scene.coin_bag({0, 0, 0}).act("move 3,0 1 2,0");
  CHECK(scene.legal() == Texts{"no"});
  CHECK(scene.refused("draw") == "DD-12.7");
}

TEST_CASE("DD-12.7: what the Pit gives is data") {
  const std::string pieces = "A:POR@(3,0)/0 A:PIT@(2,0)/0 A*1@(3,0) ";
  const auto with = [&](std::string_view options) {
    uc::Doc doc = content_file::file();
    content_file::at(doc, "tile_types[6].effects[1].options") = content_file::json(options);
    Scene scene(pieces);
    scene.game = Digger(std::make_shared<const Content>(content_file::read(doc)), 2, scene.game.options());
    scene.projects('A', "COR-I").act("move 3,0 1 2,0");
    return scene;
  };
  Scene coins = with(R"([{"op": "draw_coin", "n": 3}])");
  CHECK(coins.legal() == Texts{"draw", "no"});
  CHECK(coins.refused("build COR-I 1,0 0") == "DD-12.7");
  coins.act("draw").chance("coin 1").chance("coin 2").chance("coin 1");
  CHECK(coins.hand('A') == "1 2 1");
  CHECK(coins.told("coin.drawn") == 3);
  CHECK(!coins.turn().is_chance());
  Scene builds = with(R"([{"op": "build_anywhere"}])");
  CHECK(builds.refused("draw") == "DD-12.7");
  CHECK(builds.legal("no"));
  builds.act("build COR-I 1,0 0");
  CHECK(builds.tile("1,0") == "A:COR-I/0");
}

TEST_CASE("DD-12.7, DD-R26: one Stooge per shift, once per Turn, only its controller; it is never conquered") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:DOR-A@(4,0)/0 A*2@(3,0)");
  CHECK(scene.refused("move 3,0 2 2,0") == "DD-12.7");
  scene.act("move 3,0 1 2,0").act("no").act("stop");
  CHECK(scene.refused("move 3,0 1 2,0") == "DD-12.7");
  Scene foreign("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:DOR-A@(1,0)/0 B*1@(1,0)");
  foreign.turn_of('B');
  CHECK(foreign.refused("move 1,0 1 2,0") == "DD-6.4");
  foreign.put("B*1@(2,0)");  // where it could not come
  CHECK(foreign.choices("conquer") == Texts{"conquer 1,0 bag"});
  CHECK(foreign.refused("conquer 2,0 bag") == "DD-12.7");
}

TEST_CASE("DD-12.8: the Portal always serves for Rise!, and is closed to others") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 B*1@(2,0)");
  CHECK(scene.choices("rise") == Texts{"rise 3,0"});
  scene.turn_of('B');
  CHECK(scene.refused("move 2,0 1 3,0") == "DD-6.4");
  scene.put("B*1@(3,0)");  // where it could not come
  CHECK(scene.choices("conquer") == Texts{"conquer 2,0 bag"});
  CHECK(scene.refused("conquer 3,0 bag") == "DD-14.2");
  // Its doors close corridors of its controller, not of others.
  Scene own("A:POR@(3,0)/0 A:KIT-A@(1,0)/0 A*1@(3,0)");
  own.projects('A', "COR-I").act("work COR-I 2,0 0");
  CHECK(own.gp('A') == 1);
  Scene other("B:POR@(3,0)/0 A:KIT-A@(1,0)/0 A*1@(1,0)");
  other.projects('A', "COR-I").act("work COR-I 2,0 0");
  CHECK(other.gp('A') == 0);
}
