// The Turn: chapter 4.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

namespace {

constexpr const char* kTwoPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0)";
constexpr const char* kThreePortals = "A:POR@(3,0)/0 B:POR@(0,-3)/0 C:POR@(-3,3)/0 A*1@(3,0) B*1@(0,-3) C*1@(-3,3)";

}  // namespace

TEST_CASE("DD-4.1: Turns are taken clockwise") {
  Scene scene({.players = 3}, kThreePortals);
  std::string order;
  for (const char* portal : {"3,0", "0,-3", "-3,3", "3,0"}) {
    order += scene.actor();
    scene.act("rise " + std::string(portal)).act("pass").whatever();
  }
  CHECK(order == "ABCA");
}

TEST_CASE("DD-4.1: step 1, nothing of a skipped Turn happens, and the mark is cleared") {
  Scene scene({.players = 3}, std::string(kThreePortals) + " B:TRE-A@(0,-2)/2 B:THR@(1,-3)/1");
  scene.skips('B').hand('B', {1}).begins('B');
  CHECK(scene.told("turn.skipped") == 1);
  CHECK(scene.actor() == 'C');  // no storing was asked, no points were given
  CHECK(scene.projects('B') == "");
  CHECK(!scene.state.players[1].skips);
  scene.begins('B');
  CHECK(scene.actor() == 'B');
}

TEST_CASE("DD-4.1: step 2, TP equal to Tyranny, and marks of the last Turn are cleared") {
  Scene scene("A:POR@(3,0)/0 A:PIT@(2,0)/0 A*2@(3,0) B:POR@(-3,0)/0 B*1@(-3,0)");
  scene.act("move 3,0 1 2,0").act("no");
  CHECK(scene.refused("move 3,0 1 2,0") == "DD-12.7");
  scene.act("pass").whatever();
  scene.act("rise -3,0").act("pass").whatever();
  CHECK(scene.actor() == 'A');
  CHECK(scene.tp() == 2);
  CHECK(scene.legal("move 3,0 1 2,0"));
}

TEST_CASE("DD-4.1: step 3, a coin is stored before the main phase") {
  Scene scene("A:POR@(3,0)/0 A:TRE-A@(2,0)/0 A*1@(3,0) B:POR@(-3,0)/0 B*1@(-3,0)");
  scene.hand('A', {3}).begins('A');
  CHECK(scene.asks() == "store_coin");
  CHECK(scene.legal() == Texts{"store 1 2,0", "no"});
  scene.act("no");
  CHECK(scene.asks() == "main");
}

TEST_CASE("DD-4.1, DD-R29: step 5, Projects are drawn up to Craft at the end of the own Turn") {
  Scene scene("A:POR@(3,0)/0 A:LIB-A@(2,0)/0 A*1@(3,0) B:POR@(-3,0)/0 B*1@(-3,0)");
  scene.projects('A', "COR-I").act("work COR-I 3,-1 2").act("no");
  CHECK(scene.projects('A') == "");  // not before
  scene.act("pass").chance("tile KIT-A").chance("tile KIT-B").chance("tile KIT-C").chance("tile KIT-D");
  CHECK(scene.projects('A') == "KIT-A KIT-B KIT-C KIT-D");
  CHECK(scene.projects('B') == "");
}

TEST_CASE("DD-4.1: step 5, fewer if the bag runs out") {
  Scene scene(kTwoPortals);
  scene.bag('A', "COR-V").act("pass").chance("tile COR-V");
  CHECK(scene.projects('A') == "COR-V");
  CHECK(scene.actor() == 'B');
}

TEST_CASE("DD-4.1: nobody throws Projects away because of Craft") {
  Scene scene(kTwoPortals);
  scene.projects('A', "KIT-A KIT-B KIT-C KIT-D LIB-A").act("pass");
  CHECK(scene.actor() == 'B');  // nothing was drawn
  CHECK(scene.projects('A') == "KIT-A KIT-B KIT-C KIT-D LIB-A");
}

TEST_CASE("DD-4.1: the end of the game is checked after the drawing") {
  Scene scene(kTwoPortals);
  scene.gp('A', 20).act("pass");
  CHECK(scene.asks() == "draw_tile");
  scene.whatever();
  CHECK(scene.over());
}

TEST_CASE("DD-4.2: the main phase offers orders that can be paid, and passing") {
  Scene scene(kTwoPortals);
  scene.projects('A', "COR-I");
  CHECK(scene.asks() == "main");
  for (const char* choice : {"think COR-I", "rise 3,0", "sabotage 3,0 0,0", "work COR-I 2,0 0", "pass"})
    CHECK(scene.legal(choice));
  scene.tp(0);
  CHECK(scene.legal() == Texts{"pass"});
  CHECK(scene.refused("rise 3,0") == "DD-4.2");
  scene.tp(1).put("coll@(2,0)");
  CHECK(scene.refused("demolish 2,0") == "DD-4.2");  // costs 2
}

TEST_CASE("DD-4.2: after an order all pending bonus orders come first") {
  Scene scene("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "TOR-A COR-I").act("work TOR-A 4,0 0").act("name think").act("name move");
  CHECK(scene.asks() == "pool");
  scene.act("renounce think");
  CHECK(scene.asks() == "pool");
  scene.act("renounce move");
  CHECK(scene.asks() == "main");
}

TEST_CASE("DD-4.2, DD-R69: the phase ends by itself only when nothing but passing is possible") {
  Scene stuck(kTwoPortals);
  stuck.collapses(0).reserve('A', 0).bag('A', "").begins('A');
  CHECK(stuck.told("turn.began") == 2);  // A's was over at once
  CHECK(stuck.actor() == 'B');
  Scene spent(kTwoPortals);
  spent.act("rise 3,0").act("rise 3,0");
  CHECK(spent.told("turn.ended") == 0);
  CHECK(spent.asks() == "draw_tile");  // no TP are left: A draws up
  // A lord's special ability costs none and may give some.
  Scene lord({.lords = {"grind", "mortar"}}, kTwoPortals);
  lord.collapses(0).reserve('A', 0).bag('A', "").begins('A');
  CHECK(lord.actor() == 'A');
  CHECK(lord.legal() == Texts{"special", "pass"});
}

TEST_CASE("DD-R80: with hidden projects whoever has Projects and a space to build on is asked all the same") {
  // Beside A's Dorm the space 0,0 is free, but a straight corridor has earth before it there.
  const std::string dorm = "A:DOR-A@(1,0)/0 coll@(2,0) A:COR-I@(-1,0)/1 A*1@(1,0) B:POR@(-3,0)/0 B*1@(-3,0) ";
  const auto after_rising = [](const Setup& setup, const std::string& pieces, int tp) {
    Scene scene(setup, pieces);
    scene.projects('A', "COR-I").bag('A', "").collapses(0).reserve('A', 1).tp(tp).act("rise 1,0");
    return scene;
  };
  const Scene works = after_rising({.hidden_projects = true}, dorm, 2);
  CHECK(works.asks() == "main");
  CHECK(works.actor() == 'A');
  CHECK(works.tp() == 1);
  CHECK(works.legal() == Texts{"pass"});
  CHECK(after_rising({}, dorm, 2).actor() == 'B');
  CHECK(after_rising({.hidden_projects = true}, dorm + "coll@(0,0)", 2).actor() == 'B');
  // With TP 0 the space is there for Bone Labour only. The corridor has no other free end.
  const std::string dungeon = dorm + "coll@(0,-1) coll@(-2,1) ";
  const Scene labours = after_rising({.lords = {"rattlebone"}, .hidden_projects = true}, dungeon, 1);
  CHECK(labours.asks() == "main");
  CHECK(labours.actor() == 'A');
  CHECK(labours.tp() == 0);
  CHECK(labours.legal() == Texts{"pass"});
  CHECK(after_rising({.lords = {"rattlebone"}}, dungeon, 1).actor() == 'B');
  CHECK(after_rising({.hidden_projects = true}, dungeon, 1).actor() == 'B');
}

TEST_CASE("DD-4.3: TP not used are lost at the end of the Turn") {
  Scene scene(kTwoPortals);
  scene.act("rise 3,0");
  CHECK(scene.tp() == 1);
  scene.act("pass");
  CHECK(scene.tp() == 0);
  scene.whatever().act("rise -3,0").act("pass").whatever();
  CHECK(scene.actor() == 'A');
  CHECK(scene.tp() == 2);
}

TEST_CASE("DD-4.4: the same order may be given again and again") {
  Scene scene(kTwoPortals);
  scene.tp(3).act("rise 3,0").act("rise 3,0");
  CHECK(scene.stooges("3,0") == "A*3");
  scene.act("sabotage 3,0 0,0");
  CHECK(scene.tp() == 0);
}

TEST_CASE("DD-4.5: an order is resolved completely before anything else is done") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-V").act("move 3,0 1 2,0");
  CHECK(scene.asks() == "next_shift");
  for (const char* other : {"rise 3,0", "think COR-V", "pass"}) CHECK(scene.refused(other) == "DD-5.1");
}

TEST_CASE("DD-4.5, DD-R31: an order needs at least one legal way") {
  Scene scene(kTwoPortals);
  scene.projects('A', "COR-I");
  CHECK(scene.choices("move") == Texts{});      // nowhere to go
  CHECK(scene.choices("demolish") == Texts{});  // no blocker
  CHECK(scene.choices("conquer") == Texts{});   // no Room
  CHECK(scene.refused("move 3,0 1 2,0") == "DD-6.4");
  // A special ability needs an effect: an Earthquake a Collapse, Revised Plans a tile in the bag.
  Scene lords({.lords = {"landslide", "mortar"}}, kTwoPortals);
  CHECK(lords.legal("special"));
  lords.collapses(0);
  CHECK(lords.refused("special") == "DD-4.5");
  lords.turn_of('B').bag('B', "");
  CHECK(lords.refused("special") == "DD-4.5");
}
