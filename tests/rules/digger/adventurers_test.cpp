// DD-20: the Trapped Adventurers.
#include <doctest/doctest.h>

#include <string>

#include "digger/rules/rules.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const Setup kTrapped = {.scenarios = {"trapped_adventurers"}};
const Setup kThree = {.players = 3, .scenarios = {"trapped_adventurers"}};
const std::string kPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) ";
// A's Rooms: a group on 2,0 attacks what stands on 1,0.
const std::string kRooms = "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 B:POR@(-3,0)/0 B*1@(-3,0) ";
// B's armed trap on -2,0, behind the Dorm on -1,0.
const std::string kTrap = "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:TRP-I@(-2,0)/0 B:DOR-A@(-1,0)/0 A*1@(3,0) ";

int life(const Scene& scene, char player) { return life_of_adventurer(scene.game, scene.state, player - 'A'); }

}  // namespace

TEST_SUITE("Dungeon Digger: Trapped Adventurers") {
  TEST_CASE("DD-20.1, DD-R40: the goal is 25 GP, on the standard area") {
    Scene scene(kTrapped, kPortals);
    CHECK(scene.game.area().radius == 4);
    scene.gp('A', 24).act("rise 3,0").act("pass").whatever();
    CHECK(!scene.over());
    scene.gp('A', 25).act("pass").whatever();
    CHECK(scene.over());
  }

  TEST_CASE("DD-20.2, DD-R43: each player draws one at random; these are put on the middle, the others not used") {
    Scene scene = Scene::start(kThree);
    scene.chance("first B");
    while (scene.asks() == "place_portal") scene.act(scene.legal().front());
    CHECK(scene.asks() == "deal_adventurer");
    CHECK(scene.outcomes().size() == 6);
    scene.chance("deal wizard");
    CHECK(scene.adventurer('B') == "0,0");  // the first player's
    CHECK(scene.outcomes().size() == 5);
    CHECK(!scene.outcomes().has("deal wizard"));
    scene.chance("deal thief").chance("deal bard");
    CHECK(scene.adventurer('A') == "0,0");
    CHECK(scene.adventurer('C') == "0,0");
    CHECK(scene.asks() == "draw_tile");
  }

  TEST_CASE("DD-20.2: Movement and Life of the six") {
    const auto& all = Scene(kTrapped, kPortals).game.content().trapped.adventurers;
    const std::tuple<std::string, int, int> table[] = {{"barbarian", 1, 3}, {"priest", 1, 2}, {"thief", 2, 1},
                                                       {"warrior", 1, 2},   {"wizard", 1, 1}, {"bard", 2, 1}};
    for (std::size_t i = 0; i < all.size(); ++i) {
      CHECK(all[i].id == std::get<0>(table[i]));
      CHECK(all[i].movement == std::get<1>(table[i]));
      CHECK(all[i].life == std::get<2>(table[i]));
    }
  }

  TEST_CASE("DD-20.3, DD-E24: a shift moves the Adventurer 1 to Movement steps; several shifts may move it") {
    Scene scene(kTrapped, kPortals + "A:thief@(0,0)");
    scene.act("adventurer E");
    CHECK(scene.tp() == 1);
    CHECK(scene.asks() == "adventurer_step");
    CHECK(scene.legal("stop"));
    scene.act("adventurer NE");
    CHECK(scene.adventurer('A') == "2,-1");
    CHECK(scene.asks() == "next_shift");
    scene.act("adventurer W").act("stop");
    CHECK(scene.adventurer('A') == "1,-1");
    CHECK(scene.asks() == "next_shift");
    scene.act("adventurer W").act("adventurer W");
    CHECK(scene.asks() == "main");
    CHECK(scene.tp() == 1);
    Scene wizard(kTrapped, kPortals + "A:wizard@(0,0)");
    wizard.act("adventurer E");
    CHECK(wizard.asks() == "next_shift");
    Scene bonus(kTrapped, kPortals + "A:wizard@(0,0)");
    bonus.pending("move").act("adventurer E");
    CHECK(bonus.asks() == "main");
    CHECK(bonus.tp() == 2);
  }

  TEST_CASE("DD-20.3: nobody moves another's Adventurer, or one that is out of the game") {
    const Scene other(kTrapped, kPortals + "B:wizard@(0,0)");
    CHECK(other.choices("adventurer").empty());
    CHECK(!other.legal("adventurer E"));
  }

  TEST_CASE("DD-20.4: no step off the area, onto a blocker, a Pit (DD-R66) or the own Portal") {
    CHECK(Scene(kTrapped, kPortals + "A:wizard@(4,0)").refused("adventurer E") == "DD-20.4");
    CHECK(Scene(kTrapped, kPortals + "A:wizard@(0,0) coll@(1,0)").refused("adventurer E") == "DD-20.4");
    CHECK(Scene(kTrapped, kPortals + "A:wizard@(0,0) A:PIT@(1,0)/0").refused("adventurer E") == "DD-20.4");
    CHECK(Scene(kTrapped, kPortals + "A:wizard@(0,0) B:PIT@(1,0)/0").refused("adventurer E") == "DD-20.4");
    const Scene own(kTrapped, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 B:POR@(-3,0)/0 A:wizard@(2,0) A*1@(0,0) A:KIT-A@(0,0)/0");
    CHECK(own.refused("adventurer E") == "DD-20.4");
    CHECK(own.choices("adventurer") == Texts{"adventurer W"});
  }

  TEST_CASE("DD-20.4, DD-R65: a tile is entered and left through its open edges, from and to empty spaces too") {
    const Scene in(kTrapped, kPortals + "A:wizard@(0,0) B:COR-I@(1,0)/0 B:COR-I@(1,-1)/0");
    CHECK(in.legal("adventurer E"));
    CHECK(in.refused("adventurer NE") == "DD-20.4");  // its edge SW is earth
    const Scene out(kTrapped, kPortals + "A:wizard@(0,0) B:COR-I@(0,0)/0 B:KIT-A@(0,1)/0");
    CHECK(out.choices("adventurer") == Texts{"adventurer E", "adventurer W"});
    CHECK(out.refused("adventurer SE") == "DD-20.4");
  }

  TEST_CASE("DD-20.4, DD-R41: an opponent's Portal is entered from a tile, never from an empty space") {
    const std::string portal = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) ";
    CHECK(Scene(kTrapped, portal + "A:wizard@(-2,0)").refused("adventurer W") == "DD-20.4");
    CHECK(Scene(kTrapped, portal + "B:DOR-A@(-2,0)/0 A:wizard@(-2,0)").legal("adventurer W"));
  }

  TEST_CASE("DD-20.4, DD-R48: a step onto another's armed trap costs a coin of choice; without one it is not allowed") {
    Scene scene(kTrapped, kTrap + "A:priest@(-1,0)");
    REQUIRE(scene.armed("-2,0"));
    CHECK(scene.refused("adventurer W") == "DD-20.4");
    scene.hand('A', {1, 3}).act("adventurer W");
    CHECK(scene.asks() == "trap_coin");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"pay 1", "pay 2"});
    CHECK(scene.refused("no") == "DD-20.4");  // it must be paid
    scene.act("pay 2");
    CHECK(scene.hand('A') == "1");
    CHECK(scene.hand('B') == "3");
    CHECK(scene.adventurer('A') == "-2,0");
    CHECK(scene.asks() == "next_shift");
    Scene one(kTrapped, kTrap + "A:priest@(-1,0)");
    one.hand('A', {2}).act("adventurer W");  // DD-R88: no choice, no question
    CHECK(one.hand('B') == "2");
    CHECK(one.asks() == "next_shift");
  }

  TEST_CASE("DD-20.4, DD-R88: a step onto a trap with Stooges brings the combat first, then the payment") {
    Scene scene(kTrapped, kTrap + "B*1@(-2,0) A:priest@(-1,0)");
    scene.hand('A', {1, 3}).act("adventurer W");
    CHECK(scene.told("stooges.converted") == 1);
    CHECK(scene.asks() == "trap_coin");
    scene.act("pay 1");
    CHECK(scene.hand('B') == "1");
    CHECK(scene.asks() == "next_shift");
  }

  TEST_CASE("DD-20.4, DD-R48: traps of the own controller or of an open corridor do nothing") {
    Scene own(kTrapped, kTrap + "B:priest@(-1,0)");
    own.turn_of('B').act("adventurer W");
    CHECK(own.asks() == "next_shift");
    Scene open(kTrapped, "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:TRP-I@(-2,0)/0 A:priest@(-1,0) A*1@(3,0)");
    open.act("adventurer W");
    CHECK(open.asks() == "next_shift");
  }

  TEST_CASE("DD-20.5, DD-R42: an Adventurer and the Stooges of its controller do not enter or pass each other's tile") {
    const std::string row = "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:NUG-I@(0,0)/0 B:POR@(-3,0)/0 ";
    const Scene stooges(kTrapped, row + "A:wizard@(1,0) A*5@(3,0)");
    CHECK(stooges.destinations("3,0") == Texts{"2,0"});
    CHECK(stooges.refused("move 3,0 5 1,0") == "DD-20.6");
    const Scene adventurer(kTrapped, row + "A:barbarian@(1,0) A*1@(2,0)");
    CHECK(adventurer.refused("adventurer E") == "DD-20.5");
    CHECK(adventurer.choices("adventurer") == Texts{"adventurer W"});
  }

  TEST_CASE("DD-20.5, DD-R43: Adventurers share a space and never fight each other; it is not empty") {
    Scene scene(kTrapped, kPortals + "A:barbarian@(1,0) B:wizard@(2,0)");
    scene.projects('A', "COR-I");
    CHECK(scene.refused("work COR-I 2,0 0") == "DD-8.1");
    CHECK(scene.refused("sabotage 3,0 2,0") == "DD-5.3");
    scene.act("adventurer E");
    CHECK(scene.adventurer('A') == "2,0");
    CHECK(scene.adventurer('B') == "2,0");
    CHECK(scene.told("attacked") == 0);
  }

  TEST_CASE("DD-20.6, DD-20.7: Stooges attack Adventurers: all Lives are added, 5 GP and a coin for each one killed") {
    Scene scene(kTrapped, kRooms + "B:priest@(1,0) A*3@(2,0)");
    CHECK(scene.refused("move 2,0 2 1,0") == "DD-7.3");
    scene.act("move 2,0 3 1,0").chance("coin 2");
    CHECK(scene.gained('A') == 5);
    CHECK(scene.hand('A') == "2");
    CHECK(scene.adventurer('B').empty());
    CHECK(scene.stooges("1,0") == "A*3");
    Scene two(kThree, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 B:priest@(1,0) C:wizard@(1,0) A*4@(2,0)");
    CHECK(two.refused("move 2,0 3 1,0") == "DD-7.3");
    two.act("move 2,0 4 1,0").chance("coin 1").chance("coin 3");
    CHECK(two.gained('A') == 10);
    CHECK(two.hand('A') == "1 3");
    CHECK(two.told("adventurer.killed") == 2);
  }

  TEST_CASE("DD-20.6, DD-R42: a tile with the own Adventurer cannot be attacked") {
    const Scene scene(kThree, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 B:wizard@(1,0) A:priest@(1,0) A*6@(2,0)");
    CHECK(scene.refused("move 2,0 6 1,0") == "DD-20.6");
  }

  TEST_CASE("DD-20.6: an Adventurer attacks with its Life the Stooges alone, and its attack ends its shift") {
    Scene scene(kThree, "A:POR@(3,0)/0 B:DOR-A@(1,0)/0 B*1@(1,0) C:barbarian@(1,0) A:priest@(0,0) A*1@(3,0)");
    scene.act("adventurer E");
    CHECK(scene.told("attacked") == 1);
    CHECK(scene.stooges("1,0").empty());
    CHECK(scene.adventurer('C') == "1,0");  // takes no part
    CHECK(scene.asks() == "next_shift");
    Scene bard(kTrapped, "A:POR@(3,0)/0 B:DOR-A@(1,0)/0 B*1@(1,0) A:bard@(0,0) A*1@(3,0)");
    CHECK(bard.refused("adventurer E") == "DD-20.6");  // 1 against 1
    Scene barbarian(kTrapped, "A:POR@(3,0)/0 B:DOR-A@(1,0)/0 B*2@(1,0) A:barbarian@(0,0) A*1@(3,0)");
    barbarian.act("adventurer E");
    CHECK(barbarian.stooges("1,0").empty());
    CHECK(barbarian.reserve('B') == 13);
    CHECK(barbarian.told("fury.used") == 0);
  }

  TEST_CASE("DD-20.6: an attack ends the shift even where a step would be left") {
    Scene scene(kTrapped, kPortals + "B:DOR-A@(1,0)/0 B*1@(1,0) A:warrior@(0,0) B:wizard@(0,2)");
    scene.act("adventurer E");
    CHECK(scene.stooges("1,0").empty());
    CHECK(scene.asks() == "next_shift");
  }

  TEST_CASE("DD-20.7: with an empty Bag there is no coin, the GP are gained all the same") {
    Scene scene(kTrapped, kRooms + "B:wizard@(1,0) A*2@(2,0)");
    scene.coin_bag({0, 0, 0}).act("move 2,0 2 1,0");
    CHECK(scene.gained('A') == 5);
    CHECK(scene.asks() == "next_shift");
  }

  TEST_CASE("DD-20.8, DD-R79: a Room with an Adventurer, the own one included, is disabled; nothing else happens") {
    for (const std::string who : {"A:wizard@(0,2)", "B:wizard@(0,2)"}) {
      Scene scene(kTrapped, kPortals + "A:KIT-A@(0,2)/0 " + who);
      scene.projects('A', "TOR-A").act("work TOR-A 2,0 0");
      CHECK(scene.legal() == Texts{"name move", "name think", "no"});  // of the Torture Room
      scene.act("no");
      CHECK(scene.asks() == "main");  // the Kitchen gives none
      CHECK(scene.resources('A') == 5);
    }
    Scene throne(kTrapped, kPortals + "B:THR@(1,0)/1 A:wizard@(0,0)");
    throne.hand('B', {1}).act("adventurer E");
    CHECK(!throne.state.players[1].skips);
    CHECK(throne.coins('A') == 0);
    CHECK(throne.adventurer('A') == "1,0");
  }

  TEST_CASE("DD-20.8: an Adventurer on an opponent's Portal leaves the game; that opponent loses 5 GP at the end") {
    Scene scene(kTrapped, "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:DOR-A@(-2,0)/0 A:priest@(-2,0) A*1@(3,0)");
    scene.gp('B', 12).act("adventurer W");
    CHECK(scene.told("adventurer.escaped") == 1);
    CHECK(scene.adventurer('A').empty());
    CHECK(scene.gp('B') == 12);  // only in the final scoring
    CHECK(scene.choices("adventurer").empty());
    scene.gp('A', 25).act("pass").whatever();
    REQUIRE(scene.over());
    CHECK(scene.score('B') == 7);
  }

  TEST_CASE("DD-20.9: Fury kills one of three or more Stooges once a Turn, and the shift ends") {
    Scene scene(kTrapped, kPortals + "B:DOR-A@(1,0)/0 B:KIT-A@(2,0)/0 B*4@(1,0) B*3@(2,0) A:barbarian@(0,0)");
    scene.act("adventurer E");
    CHECK(scene.told("fury.used") == 1);
    CHECK(scene.stooges("1,0") == "B*3");
    CHECK(scene.adventurer('A') == "1,0");
    CHECK(scene.asks() == "next_shift");
    CHECK(scene.refused("adventurer E") == "DD-20.6");  // once per Turn
    CHECK(scene.legal("adventurer W"));                 // DD-R44: it may go on with another shift
  }

  TEST_CASE("DD-20.9: the Stooges there act and leave as usual; others come only by defeating the hostile tokens") {
    Scene scene(kTrapped,
                "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:DOR-A@(1,0)/0 B:KIT-A@(2,0)/0 B*2@(1,0) A:barbarian@(1,0) B*4@(2,0)");
    scene.turn_of('B');
    CHECK(scene.legal("move 1,0 1 2,0"));
    CHECK(scene.refused("move 2,0 3 1,0") == "DD-7.3");
    scene.act("move 2,0 4 1,0").chance("coin 1");
    CHECK(scene.stooges("1,0") == "B*6");
    CHECK(scene.adventurer('A').empty());
    CHECK(scene.gained('B') == 5);
  }

  TEST_CASE("DD-20.9: at the end of the Turn the Barbarian leaves a tile with Stooges") {
    Scene scene(kTrapped, kPortals + "B:DOR-A@(1,0)/0 B*3@(1,0) A:barbarian@(1,0)");
    scene.act("pass");
    CHECK(scene.asks() == "fury_retreat");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"retreat E", "retreat W"});
    CHECK(scene.refused("retreat NE") == "DD-20.9");
    scene.act("retreat W");
    CHECK(scene.adventurer('A') == "0,0");
    CHECK(scene.asks() == "draw_tile");
    Scene forced(kTrapped, kPortals + "B:DOR-A@(1,0)/0 B*3@(1,0) A:barbarian@(1,0) coll@(2,0)");
    forced.act("pass");
    CHECK(forced.adventurer('A') == "0,0");
  }

  TEST_CASE("DD-20.9, DD-R44: not to Stooges or a Portal; with nowhere to go it stays and tries again") {
    Scene scene(kTrapped,
                "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:DOR-A@(-2,0)/0 B:KIT-A@(-1,0)/0 B:LIB-A@(0,0)/0 B*3@(-2,0) B*1@(-1,0) "
                "A:barbarian@(-2,0) A*1@(3,0)");
    scene.act("rise 3,0").act("pass").whatever();  // W is B's Portal, E holds a Stooge
    CHECK(scene.adventurer('A') == "-2,0");
    CHECK(scene.actor() == 'B');
    scene.act("move -1,0 1 0,0").act("stop").act("pass").whatever();
    CHECK(scene.actor() == 'A');
    scene.act("pass");  // now there is one way out
    CHECK(scene.adventurer('A') == "-1,0");
  }

  TEST_CASE("DD-20.10: Stooges that the Priest defeats go under it and add to its Life") {
    Scene scene(kTrapped, kPortals + "B:DOR-A@(1,0)/0 B:KIT-A@(2,0)/0 B*1@(1,0) B*2@(2,0) A:priest@(0,0)");
    CHECK(life(scene, 'A') == 2);
    const int reserve = scene.reserve('B');
    scene.act("adventurer E");
    CHECK(scene.told("stooges.converted") == 1);
    CHECK(scene.reserve('B') == reserve);
    CHECK(scene.in_play('B') == 3);  // DD-R74: it does not count for Resources
    CHECK(life(scene, 'A') == 3);
    scene.act("adventurer E");  // 3 against 2
    CHECK(scene.stooges("2,0").empty());
    CHECK(life(scene, 'A') == 5);
    CHECK(scene.state.players[1].converted == 3);
  }

  TEST_CASE("DD-20.10, DD-R74: they return to their Reserve when the Priest is killed or leaves the game") {
    Scene killed(kTrapped, kRooms + "B:priest@(1,0) A*6@(2,0)");
    killed.state.players[0].converted = 2;
    killed.state.players[0].reserve -= 2;
    CHECK(life(killed, 'B') == 4);
    CHECK(killed.refused("move 2,0 4 1,0") == "DD-7.3");
    const int reserve = killed.reserve('A');
    killed.act("move 2,0 5 1,0").whatever();
    CHECK(killed.reserve('A') == reserve + 2);
    CHECK(killed.state.players[0].converted == 0);
    Scene leaves(kTrapped, "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:DOR-A@(-2,0)/0 A:priest@(-2,0) A*1@(3,0) B*1@(-3,0)");
    leaves.act("adventurer W");  // it converts the guard of the Portal and is gone
    CHECK(leaves.reserve('B') == 13);
    CHECK(leaves.state.players[1].converted == 0);
    CHECK(leaves.state.players[1].penalties == 1);
  }

  TEST_CASE("DD-20.11, DD-R75: the Thief steps through any Stooges but may not end a shift there") {
    for (const std::string who : {"B*5@(1,0)", "A*2@(1,0)"}) {
      Scene scene(kTrapped, kPortals + "B:DOR-A@(1,0)/0 A:thief@(0,0) " + who);
      scene.act("adventurer E");
      CHECK(scene.asks() == "adventurer_step");
      CHECK(scene.refused("stop") == "DD-20.11");
      CHECK(scene.legal() == Texts{"adventurer E", "adventurer W"});
      scene.act("adventurer E");
      CHECK(scene.adventurer('A') == "2,0");
      CHECK(scene.told("stooges.lost") == 0);
      CHECK(scene.stooges("1,0") == who.substr(0, 3));
    }
    Scene second(kTrapped, kPortals + "B:DOR-A@(1,0)/0 A:thief@(-1,0) B*5@(1,0)");
    second.act("adventurer E");
    CHECK(second.refused("adventurer E") == "DD-20.11");  // it would have to stop there
  }

  TEST_CASE("DD-20.11: the Thief cannot be attacked on a corridor tile; traps do not concern it") {
    const Scene corridor(kTrapped,
                         "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:COR-I@(1,0)/0 A:COR-I@(0,0)/0 B:thief@(1,0) A*5@(2,0)");
    CHECK(corridor.refused("move 2,0 5 1,0") == "DD-20.11");
    CHECK(!corridor.destinations("2,0").has("0,0"));  // nor passed
    const Scene room(kTrapped, kRooms + "B:thief@(1,0) A*2@(2,0)");
    CHECK(room.legal("move 2,0 2 1,0"));
    Scene trap(kTrapped, kTrap + "A:thief@(-1,0)");
    trap.hand('A', {1}).act("adventurer W");
    CHECK(trap.hand('A') == "1");
  }

  TEST_CASE(
      "DD-20.12: the Warrior makes a step more while another Adventurer is within 5 spaces, when its shift begins") {
    Scene near(kTrapped, kPortals + "A:warrior@(-2,1) B:wizard@(3,-1)");  // 5
    near.act("adventurer SW");
    CHECK(near.asks() == "adventurer_step");  // though it is 6 away now
    near.act("adventurer E");
    CHECK(near.asks() == "next_shift");
    Scene far(kTrapped, kPortals + "A:warrior@(-3,1) B:wizard@(3,-1)");
    far.act("adventurer E");
    CHECK(far.asks() == "next_shift");
    Scene alone(kTrapped, kPortals + "A:warrior@(-2,1)");
    alone.act("adventurer E");
    CHECK(alone.asks() == "next_shift");
  }

  TEST_CASE("DD-20.12, DD-R47: the Warrior has one Life more with 2 Stooges of any players within 3 spaces") {
    const auto life_with = [](const std::string& stooges) {
      return life(Scene(kTrapped, "A:POR@(3,0)/0 B:DOR-A@(1,0)/0 B:KIT-A@(0,2)/0 A:warrior@(0,0) " + stooges), 'A');
    };
    CHECK(life_with("") == 2);
    CHECK(life_with("B*1@(1,0)") == 2);
    CHECK(life_with("B*1@(1,0) B*1@(0,2)") == 3);
    CHECK(life_with("A*1@(3,0) B*1@(1,0)") == 3);
    CHECK(life_with("B*4@(1,0)") == 3);
    const Scene attack(kTrapped, kPortals + "B:DOR-A@(1,0)/0 B*2@(1,0) A:warrior@(0,0)");
    CHECK(attack.legal("adventurer E"));  // 3 against 2
    // One of the two is 3 spaces away before the step and 4 after it: the Life before it counts.
    Scene before(kTrapped, "A:POR@(3,0)/0 B:POR@(-3,0)/0 B*1@(-3,0) B:DOR-A@(1,0)/0 B*1@(1,0) A:warrior@(0,0)");
    before.act("adventurer E");
    CHECK(as<Event::Type::Attacked>(before.event(Event::Type::Attacked)).strength == 3);
    CHECK(before.told("stooges.lost") == 1);
  }

  TEST_CASE("DD-20.12, DD-R47, DD-R70: its Life counts as it is before the shift that attacks it, also after a run") {
    const Scene beside(kTrapped, kRooms + "B:warrior@(1,0) A*4@(2,0)");
    CHECK(beside.refused("move 2,0 3 1,0") == "DD-7.3");
    CHECK(beside.legal("move 2,0 4 1,0"));
    // The same from 4 spaces away: nobody is near before the shift.
    const Scene run(
        kTrapped,
        "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:NUG-I@(0,0)/0 A:KIT-A@(-1,0)/0 B:warrior@(-1,0) A*3@(3,0)");
    CHECK(run.legal("move 3,0 3 -1,0"));
    CHECK(run.refused("move 3,0 2 -1,0") == "DD-7.3");
  }

  TEST_CASE("DD-20.13, DD-E24: Flameblast along a corridor, from a tile of another player") {
    Scene scene(kTrapped,
                "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 B:COR-I@(-1,0)/0 B:NUG-I@(0,0)/0 B*2@(-2,0) B*1@(-1,0) "
                "B*1@(-3,0) A:wizard@(1,0) A*1@(3,0)");
    scene.act("adventurer W");
    CHECK(scene.asks() == "flameblast");
    CHECK(scene.legal() == Texts{"blast W", "no"});  // to the east the line reaches nothing
    CHECK(scene.refused("blast E") == "DD-20.13");
    const int reserve = scene.reserve('B');
    scene.act("blast W");
    CHECK(scene.reserve('B') == reserve + 3);
    CHECK(scene.stooges("-1,0").empty());
    CHECK(scene.stooges("-2,0").empty());
    CHECK(scene.stooges("-3,0") == "B*1");  // behind a door
    CHECK(scene.choices("adventurer").empty());
    CHECK(scene.refused("adventurer E") == "DD-20.13");
    CHECK(scene.asks() == "main");  // nor by another Move! of this Turn
  }

  TEST_CASE("DD-20.13, DD-R45: it is optional, hits all Stooges, and needs another player's tile") {
    const std::string row = "A:POR@(3,0)/0 B:COR-I@(-1,0)/0 B:NUG-I@(0,0)/0 A*1@(3,0) B:POR@(-3,0)/0 ";
    Scene scene(kTrapped, row + "A*2@(-1,0) A:wizard@(1,0)");
    Scene not_now = scene;
    not_now.act("adventurer W").act("no");
    CHECK(not_now.stooges("-1,0") == "A*2");
    CHECK(not_now.legal("adventurer E"));
    not_now.act("adventurer E").act("adventurer W");
    CHECK(not_now.asks() == "flameblast");  // asked again at the end of another shift
    scene.act("adventurer W").act("blast W");
    CHECK(scene.stooges("-1,0").empty());
    Scene own(kTrapped, "A:POR@(3,0)/0 A:COR-I@(-1,0)/0 A:NUG-I@(0,0)/0 B*2@(-1,0) A:wizard@(1,0) A*1@(3,0)");
    own.act("adventurer W");
    CHECK(own.asks() == "next_shift");
  }

  TEST_CASE("DD-20.13: the line goes on only along one path; a tile where it cannot go on is still reached") {
    // W (doors of paths [0,2] and [3,5]): from the east the edges 0 and 3 belong to different paths.
    Scene scene(kTrapped,
                "A:POR@(3,0)/0 B:NUG-I@(0,0)/0 B:COR-W@(-1,0)/0 B:COR-I@(-2,0)/0 B*1@(-1,0) B*1@(-2,0) A:wizard@(1,0) "
                "A*1@(3,0) B:POR@(-3,0)/0");
    scene.act("adventurer W").act("blast W");
    CHECK(scene.stooges("-1,0").empty());
    CHECK(scene.stooges("-2,0") == "B*1");
    // On the Wizard's own tile only the edge matters: its arm leads out too.
    Scene arm(kTrapped,
              "A:POR@(3,0)/0 B:COR-F@(0,0)/0 B:COR-I@(-1,1)/1 B*1@(-1,1) A:wizard@(1,0) A*1@(3,0) B:POR@(-3,0)/0");
    arm.act("adventurer W").act("blast SW");
    CHECK(arm.stooges("-1,1").empty());
  }

  TEST_CASE("DD-20.14, DD-R46: the Bard is attacked only with 2 other Stooges of the attacker within 2 spaces") {
    const Scene alone(kTrapped, kRooms + "B:bard@(1,0) A*3@(2,0)");
    CHECK(alone.refused("move 2,0 2 1,0") == "DD-20.14");
    CHECK(alone.refused("move 2,0 3 1,0") == "DD-20.14");
    const Scene stay(kTrapped, kRooms + "B:bard@(1,0) A*4@(2,0)");
    CHECK(stay.legal("move 2,0 2 1,0"));  // two stay behind
    CHECK(stay.refused("move 2,0 3 1,0") == "DD-20.14");
    const Scene near(kTrapped, kRooms + "A:LIB-A@(4,0)/0 B:bard@(1,0) A*2@(2,0) A*1@(3,0) A*1@(4,0)");
    CHECK(near.legal("move 2,0 2 1,0"));  // 1 and 2 spaces from where the group starts
    const Scene far(kTrapped, kRooms + "B:bard@(1,0) A*2@(2,0) A*1@(3,0) A:TOR-A@(-1,0)/0 A*1@(-1,0)");
    CHECK(far.refused("move 2,0 2 1,0") == "DD-20.14");  // one of them is 3 away
  }

  TEST_CASE("DD-20.15, DD-R73: a guarded Portal is entered only by defeating the guards") {
    const std::string gate = "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:DOR-A@(-2,0)/0 A*1@(3,0) ";
    CHECK(Scene(kTrapped, gate + "B*3@(-3,0) A:barbarian@(-2,0)").refused("adventurer W") == "DD-20.15");
    CHECK(Scene(kTrapped, gate + "B*1@(-3,0) A:thief@(-2,0)").refused("adventurer W") == "DD-20.15");
    Scene scene(kTrapped, gate + "B*2@(-3,0) A:barbarian@(-2,0)");
    scene.act("adventurer W");
    CHECK(scene.stooges("-3,0").empty());
    CHECK(scene.told("adventurer.escaped") == 1);
  }
}
