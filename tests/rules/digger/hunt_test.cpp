// DD-19: the Monster Hunt.
#include <doctest/doctest.h>

#include <string>

#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const Setup kHunt = {.scenarios = {"monster_hunt"}};
const Setup kUnseen = {.scenarios = {"monster_hunt"}, .face_down = true};
// A's Room R of DD-E23 beside what lies on 1,0.
const std::string kRoom = "A:POR@(3,0)/0 A:KIT-A@(2,0)/0 B:POR@(-3,0)/0 B*1@(-3,0) ";

// The set-up of three players, B beginning, up to the tiles of the hunt.
Scene up_to_the_hunt(const Setup& setup) {
  Scene scene = Scene::start(setup);
  scene.chance("first B");
  while (scene.asks() == "place_portal") scene.act(scene.legal().front());
  return scene;
}

int lying(const Scene& scene, Common common) {
  int count = 0;
  for (int space = 0; space < scene.game.area().spaces; ++space) {
    count += scene.state.board.kind[space] == scene.game.content().kind_of(common) ? 1 : 0;
  }
  return count;
}

}  // namespace

TEST_SUITE("Dungeon Digger: Monster Hunt") {
  TEST_CASE("DD-19.1: the goal is 25 GP, on the standard area") {
    Scene scene(kHunt, kRoom + "A*1@(3,0)");
    CHECK(scene.game.area().radius == 4);
    scene.gp('A', 24).act("rise 3,0").act("pass").whatever();
    CHECK(!scene.over());
    scene.gp('A', 25).act("pass").whatever();
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Goal);
  }

  TEST_CASE("DD-19.2, DD-R36: three rounds of one tile each, at distance 3 or more from every Portal") {
    Scene scene = up_to_the_hunt({.players = 3, .scenarios = {"monster_hunt"}});
    std::string order;
    while (scene.asks() == "place_hunt_tile") {
      order += scene.actor();
      for (const std::string& text : scene.legal()) {
        const int space = scene.space(text.substr(5));
        for (int p = 0; p < 3; ++p) {
          const auto portal = scene.state.players[p].portal;
          REQUIRE(scene.game.area().distance(portal, static_cast<Space>(space)) >= 3);
        }
      }
      if (order.size() == 1) {
        CHECK(scene.legal("hunt 0,0"));
        CHECK(scene.refused("hunt 1,0") == "DD-19.2");  // 2 from the Portal on 3,0
      }
      const std::string first = scene.legal().front();
      scene.act(first);
      CHECK(scene.tile(first.substr(5)) == "?");
      if (scene.asks() == "place_hunt_tile") CHECK(scene.refused(first) == "DD-19.2");  // not empty any more
    }
    CHECK(order == "BCABCABCA");
  }

  TEST_CASE("DD-19.2, DD-R37: then all are turned face up: of each player a Rock, a Monster and Ruins, at random") {
    Scene scene = up_to_the_hunt({.players = 3, .scenarios = {"monster_hunt"}});
    while (scene.asks() == "place_hunt_tile") scene.act(scene.legal().front());
    CHECK(scene.asks() == "reveal_hunt");
    CHECK(scene.outcomes() == Texts{"reveal monster", "reveal rock", "reveal ruins"});
    const int owner = scene.state.board.owner(as<Step::RevealHunt>(scene.state.next()).space);
    scene.chance("reveal ruins");
    CHECK(scene.state.hunt_left[owner][2] == 0);
    CHECK(scene.state.hunt_left[owner][0] == 1);
    scene.whatever();
    CHECK(lying(scene, Common::Rock) == 3);
    CHECK(lying(scene, Common::Monster) == 3);
    CHECK(lying(scene, Common::Ruins) == 3);
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-19.2, DD-R83: where no space is allowed any more the tile stays out of the game") {
    Scene scene = up_to_the_hunt(kHunt);
    const Choices allowed = scene.legal();
    std::string rocks;
    for (std::size_t i = 1; i < allowed.size(); ++i) rocks += "rock@(" + allowed[i].substr(5) + ") ";
    scene.put(rocks).act(allowed.front());
    CHECK(scene.asks() == "reveal_hunt");  // of the one tile that was placed
    scene.chance("reveal ruins");
    CHECK(scene.asks() == "draw_tile");
    CHECK(lying(scene, Common::Monster) == 0);
  }

  TEST_CASE("DD-19.3: only a Rock can be removed from the board") {
    for (const std::string neutral : {"N:MONSTER@(1,0)/0", "N:RUINS@(1,0)/0"}) {
      const Scene scene(kHunt, kRoom + neutral + " A*1@(2,0)");
      CHECK(scene.refused("demolish 1,0") == "DD-5.7");
      CHECK(scene.refused("sabotage 2,0 1,0") == "DD-5.3");  // nor covered
    }
  }

  TEST_CASE("DD-19.4: a Rock is a blocker, like a Collapse") {
    Scene scene(kHunt, kRoom + "rock@(1,0) rock@(3,-1) A*1@(2,0)");
    CHECK(scene.destinations("2,0") == Texts{"3,0"});
    CHECK(!scene.legal("move 2,0 1 1,0"));
    scene.projects('A', "LIB-A");
    CHECK(scene.refused("work LIB-A 1,0 0") == "DD-8.1");
    scene.act("demolish 1,0");
    CHECK(scene.tile("1,0").empty());
    CHECK(scene.tile("3,-1") == "rock");
    // Any edge may face it: beside the Rock on 3,-1 an open and a closed one.
    Scene beside(kHunt, "A:POR@(3,0)/0 rock@(3,-1) A*1@(3,0)");
    beside.projects('A', "KIT-C");                       // doors 0, 1, 3
    CHECK(beside.rotations("KIT-C", "2,0") == "0 3 5");  // NE, towards the Rock: open, shut, shut
  }

  TEST_CASE("DD-19.5, DD-E23: a Monster is entered with 3 Stooges or more and left with 4 or more") {
    Scene scene(kHunt, kRoom + "N:MONSTER@(1,0)/0 A*5@(2,0)");
    CHECK(scene.refused("move 2,0 2 1,0") == "DD-19.5");
    scene.act("move 2,0 3 1,0");
    CHECK(scene.refused("move 1,0 3 2,0") == "DD-19.5");
    CHECK(scene.choices("move 1,0").empty());
    scene.act("stop");
    scene.put("A*1@(1,0)");
    CHECK(scene.refused("move 1,0 3 2,0") == "DD-19.5");
    scene.act("move 1,0 4 2,0");
    CHECK(scene.stooges("1,0").empty());
    CHECK(scene.stooges("2,0") == "A*6");
  }

  TEST_CASE(
      "DD-19.5, DD-E23, DD-R38: under a token its owner's Stooges come and go freely, the others are still bound") {
    Scene scene(kHunt, kRoom + "N:MONSTER@(1,0)/0 A*4@(2,0)");
    scene.tp(3).act("move 2,0 3 1,0").act("stop").act("conquer 1,0");
    CHECK(scene.stooges("1,0") == "A*2");
    scene.act("move 1,0 1 2,0").act("move 2,0 1 1,0");
    CHECK(scene.stooges("1,0") == "A*2");
    Scene other(kHunt, kRoom + "N:MONSTER@(1,0)/0 B!@(1,0) A*4@(2,0)");
    CHECK(other.refused("move 2,0 2 1,0") == "DD-19.5");
    CHECK(other.legal("move 2,0 3 1,0"));
  }

  TEST_CASE("DD-19.5: a combat on the tile comes on top of that") {
    const Scene scene(kHunt, kRoom + "N:MONSTER@(1,0)/0 B*3@(1,0) A*4@(2,0)");
    CHECK(scene.refused("move 2,0 3 1,0") == "DD-7.3");
    CHECK(scene.legal("move 2,0 4 1,0"));
    const Scene weak(kHunt, kRoom + "N:MONSTER@(1,0)/0 B*1@(1,0) A*4@(2,0)");
    CHECK(weak.refused("move 2,0 2 1,0") == "DD-19.5");
    CHECK(weak.legal("move 2,0 3 1,0"));
  }

  TEST_CASE("DD-19.5: a Monster has six doors: it closes corridors and ends a shift") {
    Scene scene(kHunt, "A:POR@(3,0)/0 A:COR-I@(2,0)/0 N:MONSTER@(1,0)/0 A:COR-I@(0,0)/0 A*4@(3,0)");
    CHECK(scene.longest('A') == 1);
    CHECK(scene.destinations("3,0", 3) == Texts{"1,0", "2,0"});
  }

  TEST_CASE("DD-19.6, DD-E23: a Monster without a token is conquered for 4 GP and no coin") {
    Scene scene(kHunt, kRoom + "N:MONSTER@(1,0)/0 A*1@(1,0)");
    scene.hand('B', {1});
    CHECK(scene.choices("conquer") == Texts{"conquer 1,0"});
    scene.act("conquer 1,0");
    CHECK(scene.gained('A') == 4);
    CHECK(scene.token("1,0") == 'A');
    CHECK(scene.coins('A') == 0);
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-19.6: the token on a Monster can be neither removed nor replaced") {
    Scene scene(kHunt, kRoom + "N:MONSTER@(1,0)/0 B!@(1,0) A*3@(1,0)");
    CHECK(scene.choices("conquer").empty());
    CHECK(scene.refused("conquer 1,0") == "DD-19.6");
    CHECK(scene.refused("free 1,0") == "DD-14.6");
  }

  TEST_CASE("DD-19.7: Ruins without a token: 1 TP and a coin from the Bag") {
    Scene scene(kHunt, kRoom + "N:RUINS@(1,0)/0 A*1@(2,0)");
    scene.hand('B', {3}).act("move 2,0 1 1,0").act("stop");  // free to enter
    CHECK(scene.choices("conquer") == Texts{"conquer 1,0"});
    scene.act("conquer 1,0");
    CHECK(scene.tp() == 1);
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 2");
    CHECK(scene.hand('A') == "2");
    CHECK(scene.hand('B') == "3");
    CHECK(scene.gained('A') == 0);
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-19.7, DD-E23: Ruins with another's token: it returns, and the coin is taken from that hand") {
    Scene scene(kHunt, kRoom + "N:RUINS@(1,0)/0 B!@(1,0) A*1@(1,0)");
    scene.hand('B', {3}).tp(1);
    const int reserve = scene.reserve('B');
    scene.act("conquer 1,0").chance("steal 1");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.hand('B').empty());
    CHECK(scene.reserve('B') == reserve + 1);
    CHECK(scene.token("1,0") == 'A');
    CHECK(scene.tp() == 1);
  }

  TEST_CASE("DD-19.7, DD-R39: from the Bag if that hand is empty") {
    Scene scene(kHunt, kRoom + "N:RUINS@(1,0)/0 B!@(1,0) A*1@(1,0)");
    scene.act("conquer 1,0");
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 1");
    CHECK(scene.hand('A') == "1");
  }

  TEST_CASE("DD-19.7: nobody conquers Ruins under the own token") {
    const Scene scene(kHunt, kRoom + "N:RUINS@(1,0)/0 A!@(1,0) A*1@(1,0)");
    CHECK(scene.choices("conquer").empty());
    CHECK(scene.refused("conquer 1,0") == "DD-19.7");
  }

  TEST_CASE("DD-19.7, DD-R39: the doors of Ruins complete corridors, one Stooge leaves them") {
    Scene scene(kHunt, "A:POR@(3,0)/0 N:RUINS@(1,0)/0 A*1@(3,0) A*1@(1,0)");
    scene.projects('A', "COR-I").act("work COR-I 2,0 0");
    CHECK(scene.gained('A') == 1);
    CHECK(scene.destinations("1,0") == Texts{"2,0", "3,0"});
  }

  TEST_CASE("DD-19.8: in the variant the tiles stay face down after the set-up") {
    Scene scene = up_to_the_hunt({.players = 3, .scenarios = {"monster_hunt"}, .face_down = true});
    while (scene.asks() == "place_hunt_tile") scene.act(scene.legal().front());
    CHECK(scene.asks() == "draw_tile");  // no reveal
    scene.whatever();
    CHECK(lying(scene, Common::Monster) == 0);
    int down = 0;
    for (int space = 0; space < scene.game.area().spaces; ++space)
      down += scene.state.board.kind[space] == kFaceDown ? 1 : 0;
    CHECK(down == 9);
  }

  TEST_CASE("DD-19.8, DD-R37: an open edge towards a face-down tile turns it up at once, before scoring") {
    Scene scene(kUnseen, "A:POR@(3,0)/0 A:HUNT@(1,0)/0 A*1@(3,0)");
    scene.projects('A', "COR-I COR-V").act("work COR-I 2,0 0");
    CHECK(scene.asks() == "reveal_hunt");
    CHECK(scene.gp('A') == 0);
    Scene rock = scene, monster = scene;
    monster.chance("reveal monster");
    CHECK(monster.tile("1,0") == "monster");
    CHECK(monster.gained('A') == 1);  // it closes the corridor
    rock.chance("reveal rock");
    CHECK(rock.gained('A') == 0);
    CHECK(rock.tile("1,0") == "rock");
  }

  TEST_CASE("DD-19.8: earth towards a face-down tile leaves it so") {
    Scene scene(kUnseen, "A:POR@(3,0)/0 A:HUNT@(2,1)/0 A*1@(3,0)");
    scene.projects('A', "COR-I").act("work COR-I 2,0 0");  // 2,1 lies to its south-east
    CHECK(scene.tile("2,1") == "?");
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-19.8: for building any edge may face these tiles, face down or face up, for the whole game") {
    for (const std::string what : {"A:HUNT@(2,1)/0", "N:MONSTER@(2,1)/0", "N:RUINS@(2,1)/0"}) {
      Scene scene(kUnseen, "A:POR@(3,0)/0 " + what + " A*1@(3,0)");
      scene.projects('A', "COR-I COR-V");
      CHECK(scene.rotations("COR-I", "2,0") == "0");
      CHECK(scene.rotations("COR-V", "2,0") == "0 4");
      // The Portal is no tile of the hunt: its doors still bind.
      CHECK(scene.refused("work COR-I 2,0 1") == "DD-8.2");
    }
    Scene usual(kHunt, "A:POR@(3,0)/0 N:MONSTER@(2,1)/0 A*1@(3,0)");
    usual.projects('A', "COR-I");
    CHECK(usual.rotations("COR-I", "2,0").empty());
  }

  TEST_CASE("DD-19.8: a face-down tile cannot be entered, demolished or conquered and closes no corridor") {
    const Scene scene(kUnseen, "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:HUNT@(1,0)/0 A*3@(2,0)");
    CHECK(scene.destinations("2,0", 3) == Texts{"3,0"});
    CHECK(!scene.legal("move 2,0 3 1,0"));
    CHECK(scene.refused("demolish 1,0") == "DD-5.7");
    CHECK(!scene.legal("conquer 1,0"));
    CHECK(scene.longest('A') == 0);
  }

  TEST_CASE("DD-19.9: tokens on Monsters and Ruins count for the Conqueror Lord; both are no Rooms") {
    Scene scene(kHunt,
                kRoom + "N:MONSTER@(1,0)/0 N:RUINS@(0,0)/0 A!@(1,0) A!@(0,0) B:LIB-A@(0,2)/0 B!@(2,0) A*1@(3,0)");
    scene.gp('A', 25).act("pass").whatever();
    REQUIRE(scene.over());
    CHECK(scene.score('A') == 30);  // two tokens against one; the Kitchen and the Monster are no complex
    CHECK(scene.score('B') == 0);
    // No Room was built beside the Throne, and the Throne counts no Monster.
    Scene throne(kHunt, "A:POR@(3,0)/0 N:MONSTER@(1,1)/0 N:RUINS@(2,-1)/0 A*1@(3,0)");
    throne.projects('A', "THR").act("work THR 2,0 0");
    CHECK(throne.gained('A') == 1);
  }
}
