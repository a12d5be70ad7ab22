// DD-15: the end of the game.
#include <doctest/doctest.h>

#include <string>

#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const std::string kPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) ";

// The active player passes, whatever is drawn then.
Scene& pass(Scene& scene) { return scene.act("pass").whatever(); }

}  // namespace

TEST_SUITE("Dungeon Digger: the end") {
  TEST_CASE("DD-15.1, DD-R32: the game ends with the Turn at whose end somebody has 20 GP") {
    Scene less(kPortals);
    less.gp('A', 19).gp('B', 19);
    pass(less);
    CHECK(!less.over());
    CHECK(less.actor() == 'B');
    Scene scene(kPortals);
    scene.gp('A', 20);
    CHECK(scene.asks() == "main");  // not before the end of the Turn
    pass(scene);
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Goal);
    CHECK(scene.told("turn.began") == 0);  // nobody gets another Turn
    CHECK(scene.refused("pass") == "DD-15.1");
  }

  TEST_CASE("DD-15.1: the GP of any player count, not only of the one whose Turn it is") {
    Scene scene(kPortals);
    scene.gp('B', 23);
    CHECK(pass(scene).over());
  }

  TEST_CASE("DD-15.2, DD-E20: prizes, coins, the highest total wins") {
    // Rows of the board: straight corridors with Rooms at their ends.
    Scene scene({.players = 3},
                "A:POR@(5,0)/0 A:COR-I@(4,0)/0 A:COR-I@(3,0)/0 A:TRP-I@(2,0)/0 A:TRP-I@(1,0)/0 A:DOR-A@(0,0)/0 "
                "A:KIT-A@(-1,0)/0 A:LIB-A@(-2,0)/0 "
                "B:POR@(3,2)/0 B:COR-I@(2,2)/0 B:COR-I@(1,2)/0 B:TRP-I@(0,2)/0 B:TRP-I@(-1,2)/0 B:DOR-A@(-2,2)/0 "
                "B:KIT-A@(-3,2)/0 B:LIB-A@(-4,2)/0 B:TRE-B@(-5,2)/0 B:TOR-A@(-5,1)/2 "
                "C:POR@(5,-2)/0 C:COR-I@(4,-2)/0 C:COR-I@(3,-2)/0 C:DOR-A@(2,-2)/0 C!@(-1,0) C!@(-3,2) A*1@(5,0)");
    CHECK(scene.longest('A') == 4);
    CHECK(scene.longest('B') == 4);
    CHECK(scene.longest('C') == 2);
    scene.gp('A', 21).gp('B', 17).gp('C', 14);
    scene.hand('A', {1, 2}).stored("-5,2", {3}).hand('C', {2, 2, 3});
    pass(scene);
    REQUIRE(scene.over());
    CHECK(scene.score('A') == 24);  // a tie for the longest corridor: nobody
    CHECK(scene.score('B') == 25);  // the largest complex, 5 Rooms, though one of them is disabled (DD-14.5)
    CHECK(scene.score('C') == 26);  // the most Conquer tokens
    CHECK(!scene.won('A'));
    CHECK(!scene.won('B'));
    CHECK(scene.won('C'));
    CHECK(scene.told("prize.won") == 2);
    CHECK(scene.told("coins.revealed") == 3);
    CHECK(scene.game.scores(scene.state)[0].place == 3);
  }

  TEST_CASE("DD-15.2: the longest corridor counts with its real number of tiles, also above 5") {
    Scene scene(
        "A:POR@(4,0)/0 A:COR-I@(3,0)/0 A:COR-I@(2,0)/0 A:TRP-I@(1,0)/0 A:TRP-I@(0,0)/0 A:NUG-I@(-1,0)/0 "
        "A:NUG-I@(-2,0)/0 A:DOR-A@(-3,0)/0 "
        "B:POR@(2,2)/0 B:COR-I@(1,2)/0 B:COR-I@(0,2)/0 B:TRP-I@(-1,2)/0 B:TRP-I@(-2,2)/0 B:NUG-I@(-3,2)/0 "
        "B:DOR-A@(-4,2)/0 A*1@(4,0)");
    CHECK(scene.longest('A') == 6);
    CHECK(scene.longest('B') == 5);
    scene.gp('B', 20);
    pass(scene);
    CHECK(scene.score('A') == 5);
    CHECK(scene.score('B') == 20);
  }

  TEST_CASE("DD-15.2, DD-R33: without a corridor, two Rooms or a token there is no prize") {
    Scene scene(kPortals + "A:DOR-A@(0,0)/0");
    scene.gp('A', 20);
    pass(scene);
    CHECK(scene.told("prize.won") == 0);
    CHECK(scene.score('A') == 20);
    CHECK(scene.score('B') == 0);
  }

  TEST_CASE(
      "DD-15.2, DD-R33: a complex is joined directly, door to door, not by the Portal, corridors or other walls") {
    const auto prize = [](const std::string& rooms) {
      Scene scene(rooms + " B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0)");
      scene.gp('A', 20);
      pass(scene);
      return scene.score('A') - 20;
    };
    CHECK(prize("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0") == 5);
    CHECK(prize("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(4,0)/0") == 0);                  // the Portal between them
    CHECK(prize("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:COR-I@(1,0)/0 A:KIT-A@(0,0)/0") == 5);  // the Tunnelmaker's alone
    CHECK(prize("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(2,-1)/1") == 0);                 // earth against earth
    CHECK(prize("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 B:KIT-A@(1,0)/0 A:KIT-A@(0,0)/0") == 0);  // another's Room
  }

  TEST_CASE("DD-15.2: players equal for a prize get nothing, a third one with less neither") {
    Scene scene({.players = 3},
                "A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A:LIB-A@(1,0)/0 B:POR@(0,-3)/0 B:KIT-A@(-1,-3)/0 B:LIB-A@(-2,-3)/0 "
                "C:POR@(-3,3)/0 C!@(2,0) B!@(1,0) A!@(-1,-3) A*1@(3,0)");
    scene.gp('A', 20);
    pass(scene);
    CHECK(scene.told("prize.won") == 0);
  }

  TEST_CASE("DD-15.2, DD-R33: equal totals share the victory") {
    Scene scene(kPortals);
    scene.gp('A', 20).gp('B', 18).hand('B', {2});
    pass(scene);
    CHECK(scene.score('A') == 20);
    CHECK(scene.score('B') == 20);
    CHECK(scene.won('A'));
    CHECK(scene.won('B'));
  }

  TEST_CASE("DD-15.3, DD-R34: the game ends when every player in a row has spent no TP") {
    Scene scene(kPortals);
    pass(scene);
    CHECK(!scene.over());
    CHECK(scene.actor() == 'B');
    pass(scene);
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Idle);
    CHECK(scene.score('A') == 0);  // normal final scoring
  }

  TEST_CASE("DD-15.3: one TP spent breaks the row") {
    Scene scene(kPortals);
    pass(scene);
    scene.act("rise -3,0");
    pass(scene);
    CHECK(scene.actor() == 'A');
    pass(scene);
    CHECK(!scene.over());
    pass(scene);
    CHECK(scene.over());
  }

  TEST_CASE("DD-15.3: a skipped Turn neither counts nor breaks the row") {
    Scene scene(kPortals);
    scene.skips('B');
    pass(scene);
    CHECK(scene.told("turn.skipped") == 1);
    CHECK(!scene.over());
    CHECK(scene.actor() == 'A');
    pass(scene);  // A's second Turn without TP: as many as there are players
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Idle);
  }

  TEST_CASE("DD-15.3: defeated players are not waited for") {
    Scene scene({.players = 3, .scenarios = {"total_battle"}},
                "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A*1@(2,0) B*1@(0,-2)");
    scene.state.players[2].out = true;
    pass(scene);
    CHECK(!scene.over());
    pass(scene);
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Idle);
  }

  TEST_CASE("DD-15.3: the game ends when every player has had all Turns, skipped ones included") {
    Scene scene({.max_turns = 7}, kPortals);
    scene.turns('A', 6).turns('B', 5);
    scene.act("rise 3,0");
    pass(scene);
    CHECK(!scene.over());  // B has one more Turn than this one
    scene.act("rise -3,0");
    pass(scene);
    scene.act("rise 3,0");
    scene.skips('B');
    pass(scene);
    CHECK(scene.told("turn.skipped") == 1);
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Turns);
  }

  TEST_CASE("DD-15.3: 60 Turns each, unless the table asks for another number") {
    CHECK(Options{}.max_turns == 60);
    CHECK(Scene(kPortals).game.content().defaults.max_turns == 60);
  }
}
