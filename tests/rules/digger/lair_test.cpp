// DD-23: the Dragon's Lair.
#include <doctest/doctest.h>

#include <string>

#include "digger/rules/rules.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const Setup kLair = {.scenarios = {"dragons_lair"}};
// A's corridor up to the space 1,0 of the Lair.
const std::string kCorridor = "A:POR@(4,0)/0 A:COR-I@(3,0)/0 A:COR-I@(2,0)/0 B:POR@(-4,0)/0 B*1@(-4,0) ";
// DD-E27
const std::string kAllDown =
    kCorridor +
    "N:LAIR@(1,0)/0 N:LAIR@(0,0)/0 N:LAIR@(1,-1)/0 N:LAIR@(0,-1)/0 N:LAIR@(-1,0)/0 N:LAIR@(-1,1)/0 N:LAIR@(0,1)/0 ";
// Eggs on 1,0 beside a Cave and a face-down tile.
const std::string kEggs = kCorridor + "N:EGGS@(1,0)/0 N:CAVE@(0,1)/0 N:LAIR@(0,0)/0 ";
// The Treasure lies on its tile, beside A's corridor.
const std::string kTreasure = kCorridor + "N:TREASURE@(1,0)/0 N:CAVE@(0,0)/0 N:LAIR@(0,1)/0 treasure@(1,0) ";

}  // namespace

TEST_SUITE("Dungeon Digger: Dragon's Lair") {
  TEST_CASE("DD-23.1: the goal is 30 GP, on the area of one more player") {
    Scene scene(kLair, kCorridor + "A*1@(4,0)");
    CHECK(scene.game.area().radius == 5);
    scene.gp('A', 29).act("rise 4,0").act("pass").whatever();
    CHECK(!scene.over());
    scene.gp('A', 30).act("pass").whatever();
    CHECK(scene.over());
  }

  TEST_CASE("DD-23.2, DD-R51: seven face-down tiles on the central spaces, three unseen coins on the Stack") {
    Scene scene = Scene::start(kLair);
    scene.chance("first A").act("portal 4,0").act("portal -4,0");
    CHECK(scene.asks() == "draw_coin");
    CHECK(scene.turn().knows == Seats::none());
    scene.chance("coin 1").chance("coin 3").chance("coin 2");
    CHECK(scene.stack() == "1 3 2");
    CHECK(scene.asks() == "draw_tile");
    for (const std::string space : {"0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"})
      CHECK(scene.tile(space) == "?");
    CHECK(scene.tile("2,0").empty());
    CHECK(scene.dragon().empty());
    CHECK(scene.treasure().empty());
    CHECK(scene.state.lair_left[0] == 2);  // Eggs
    CHECK(scene.state.lair_left[1] == 3);  // Caves
    CHECK(scene.state.lair_left[2] == 1);
    CHECK(scene.state.lair_left[3] == 1);
  }

  TEST_CASE("DD-23.3: a face-down tile is a neutral tile with six doors, turned up when Stooges enter it") {
    Scene scene(kLair, kAllDown + "A*3@(2,0)");
    CHECK(scene.longest('A') == 2);  // it closes the corridor
    Scene build(kLair, "A:POR@(2,0)/0 N:LAIR@(1,-1)/0 A*1@(2,0)");
    build.projects('A', "COR-I");
    CHECK(build.rotations("COR-I", "2,-1").empty());  // W faces its door, SW the Portal's
    scene.act("move 2,0 1 1,0");
    CHECK(scene.asks() == "reveal_lair");
    CHECK(scene.outcomes() == Texts{"reveal cave", "reveal dragon_tile", "reveal egg", "reveal treasure_tile"});
  }

  TEST_CASE("DD-23.4: a Cave does nothing") {
    Scene scene(kLair, kAllDown + "A*3@(2,0)");
    scene.act("move 2,0 2 1,0").chance("reveal cave");
    CHECK(scene.tile("1,0") == "cave");
    CHECK(scene.stooges("1,0") == "A*2");
    CHECK(scene.asks() == "next_shift");
    CHECK(scene.destinations("1,0") == Texts{"0,0", "0,1", "1,-1", "2,0", "3,0", "4,0"});
  }

  TEST_CASE("DD-23.5: Sneak out leaves Eggs for 1 TP, to an adjacent connected tile, by the usual rules") {
    Scene scene(kLair, kEggs + "A*3@(1,0)");
    CHECK(scene.choices("sneak 1,0 1") == Texts{"sneak 1,0 1 0,0", "sneak 1,0 1 0,1", "sneak 1,0 1 2,0"});
    CHECK(scene.refused("sneak 1,0 1 3,0") == "DD-23.5");  // it does not run along the corridor
    scene.act("sneak 1,0 2 0,0").chance("reveal cave");
    CHECK(scene.stooges("0,0") == "A*2");
    CHECK(scene.stooges("1,0") == "A*1");
    CHECK(scene.tp() == 1);
    CHECK(scene.dragon().empty());
    CHECK(scene.told("order.given") == 0);
    CHECK(scene.asks() == "main");
    Scene poor = scene;
    CHECK(poor.tp(0).refused("sneak 1,0 1 0,1") == "DD-23.5");
    Scene fight(kLair, kEggs + "A*3@(1,0) B*2@(0,1)");
    CHECK(!fight.legal("sneak 1,0 2 0,1"));
    fight.act("sneak 1,0 3 0,1");
    CHECK(fight.stooges("0,1") == "A*3");
  }

  TEST_CASE("DD-23.5: Sneak out belongs to the main phase only") {
    Scene scene(kLair, kEggs + "A*1@(1,0) A*1@(2,0)");
    scene.act("move 2,0 1 3,0");
    CHECK(scene.asks() == "next_shift");
    CHECK(!scene.legal("sneak 1,0 1 0,1"));
    Scene pool(kLair, kEggs + "A*1@(1,0)");
    CHECK(pool.pending("move").refused("sneak 1,0 1 0,1") == "DD-13.5");
  }

  TEST_CASE("DD-23.5, DD-R52: a shift off Eggs is lost, nobody moves, and the Dragon comes from wherever it was") {
    Scene scene(kLair, kEggs + "dragon@(-1,0) A*2@(1,0) A*1@(2,0)");
    CHECK(scene.refused("move 1,0 1 2,0") == "DD-23.5");
    CHECK(scene.choices("move 1,0").empty());
    scene.act("disturb 1,0");
    CHECK(scene.dragon() == "1,0");
    CHECK(scene.stooges("1,0").empty());  // all there are concerned
    CHECK(scene.stooges("2,0") == "A*1");
    CHECK(scene.tp() == 1);
    CHECK(scene.asks() == "next_shift");
    Scene bonus(kLair, kEggs + "A*2@(1,0)");
    bonus.pending("move").act("disturb 1,0");
    CHECK(bonus.dragon() == "1,0");
  }

  TEST_CASE("DD-23.5: the choice is open when a single Stooge there would have a destination") {
    const Scene alone(kLair, "A:POR@(4,0)/0 B:POR@(-4,0)/0 N:EGGS@(1,0)/0 A*1@(1,0)");
    CHECK(alone.choices("disturb").empty());
    CHECK(alone.refused("disturb 1,0") == "DD-23.5");
    const std::string guarded = "A:POR@(4,0)/0 A:KIT-A@(3,0)/0 B:POR@(-4,0)/0 N:EGGS@(1,0)/0 N:CAVE@(0,0)/0 B*1@(0,0) ";
    Scene scene(kLair, guarded + "A*2@(1,0) A*1@(4,0)");
    CHECK(scene.choices("disturb").empty());  // two could fight their way out, one could not
    CHECK(scene.legal("sneak 1,0 2 0,0"));
  }

  TEST_CASE("DD-23.5: who cannot use a shift is not asked for one") {
    // After the first shift the only way left would be a fight of two out of the Eggs, which no shift can do.
    Scene scene(
        kLair,
        "A:POR@(4,0)/0 A:PIT@(3,0)/0 B:POR@(-4,0)/0 N:EGGS@(1,0)/0 N:CAVE@(0,0)/0 B*1@(0,0) A*2@(1,0) A*1@(4,0)");
    scene.act("move 4,0 1 3,0").act("no");
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-23.6, DD-23.8, DD-E27: the Dragon tile brings the Dragon; a coin saves a Stooge, which flees") {
    Scene scene(kLair, kAllDown + "A*3@(2,0)");
    scene.hand('A', {2}).stack({1, 1, 3}).act("move 2,0 2 1,0").chance("reveal dragon_tile");
    CHECK(scene.dragon() == "1,0");
    CHECK(scene.asks() == "dragon_save");
    CHECK(scene.legal() == Texts{"no", "pay 1"});
    scene.act("pay 1");
    CHECK(scene.stack() == "1 1 3 2");
    CHECK(scene.reserve('A') == 11);  // the other one returned
    CHECK(scene.asks() == "dragon_flee");
    CHECK(scene.legal() == Texts{"flee 0,0", "flee 0,1", "flee 1,-1", "flee 2,0"});
    CHECK(scene.refused("flee 3,0") == "DD-23.8");
    scene.act("flee 2,0");
    CHECK(scene.stooges("2,0") == "A*2");
    CHECK(scene.stooges("1,0").empty());
    CHECK(scene.asks() == "next_shift");
    CHECK(scene.refused("move 2,0 1 1,0") == "DD-23.9");
  }

  TEST_CASE("DD-23.6: a face-up Dragon tile calls the Dragon again whenever Stooges enter it") {
    Scene scene(kLair, kCorridor + "N:DRAGON@(1,0)/0 N:CAVE@(-1,0)/0 dragon@(-1,0) A*1@(2,0)");
    scene.act("move 2,0 1 1,0");
    CHECK(scene.dragon() == "1,0");
    CHECK(scene.reserve('A') == 13);
  }

  TEST_CASE("DD-23.7: the first Stooges on the Treasure tile find the Treasure, later ones do not") {
    Scene scene(kLair, kAllDown + "A*1@(2,0)");
    scene.act("move 2,0 1 1,0").chance("reveal treasure_tile");
    CHECK(scene.treasure() == "1,0");
    CHECK(scene.told("treasure.found") == 1);
    Scene later(kLair, kCorridor + "N:TREASURE@(1,0)/0 N:CAVE@(0,0)/0 treasure@(0,0) A*1@(2,0)");
    later.act("move 2,0 1 1,0");
    CHECK(later.treasure() == "0,0");
    CHECK(later.told("treasure.found") == 0);
  }

  TEST_CASE("DD-23.8: as many are saved as the controller likes and can pay for; with no coin nobody is asked") {
    Scene scene(kLair, kEggs + "A*3@(1,0)");
    scene.hand('A', {1, 2, 3}).act("disturb 1,0").act("pay 1").act("pay 2");
    CHECK(scene.asks() == "dragon_save");
    scene.act("no");
    CHECK(scene.hand('A') == "2");
    CHECK(scene.stack() == "1 3");
    CHECK(scene.reserve('A') == 11);
    scene.act("flee 0,1").act("flee 2,0");  // one by one, each where it likes
    CHECK(scene.stooges("0,1") == "A*1");
    CHECK(scene.stooges("2,0") == "A*1");
    Scene all(kLair, kEggs + "A*1@(1,0)");
    all.hand('A', {1, 2}).act("disturb 1,0").act("pay 1");
    CHECK(all.asks() == "dragon_flee");  // there is nobody else to save
    Scene none(kLair, kEggs + "A*3@(1,0) A*1@(2,0)");
    none.hand('A', {1}).act("disturb 1,0").act("no");
    CHECK(none.stooges("1,0").empty());
    CHECK(none.hand('A') == "1");
    Scene poor(kLair, kEggs + "A*1@(1,0) A*1@(2,0)");
    poor.act("disturb 1,0");
    CHECK(poor.asks() == "next_shift");
    CHECK(poor.reserve('A') == 12);
  }

  TEST_CASE(
      "DD-23.8, DD-R76: nobody flees into a fight, a Pit or another's Portal; with nowhere to flee nobody is saved") {
    // A's Stooge on 0,0: around it a Cave with an enemy, A's Pit, and one free Cave.
    const std::string around =
        "A:POR@(4,0)/0 B:POR@(-4,0)/0 N:TREASURE@(0,0)/0 treasure@(0,0) N:CAVE@(1,0)/0 A:PIT@(-1,0)/0 "
        "B*1@(1,0) A*1@(0,0) dragon@(0,-1) ";
    Scene scene(kLair, around + "N:CAVE@(0,1)/0");
    scene.hand('A', {1}).turn_of('B').act("dragon SE");
    CHECK(scene.asks() == "dragon_save");
    scene.act("pay 1");
    CHECK(scene.stooges("0,1") == "A*1");  // the only way
    Scene none(kLair, around);
    none.hand('A', {1}).turn_of('B').act("dragon SE").whatever();
    CHECK(none.hand('A') == "1");
    CHECK(none.reserve('A') == 13);
    CHECK(none.actor() == 'B');
  }

  TEST_CASE("DD-23.8: those who flee turn up tiles and spring traps, each before the next one moves") {
    Scene scene(kLair, kEggs + "A*2@(1,0)");
    scene.hand('A', {1, 1}).act("disturb 1,0").act("pay 1").act("pay 1").act("flee 0,0");
    CHECK(scene.asks() == "reveal_lair");
    scene.chance("reveal treasure_tile");
    CHECK(scene.treasure() == "0,0");
    CHECK(scene.asks() == "dragon_flee");
    scene.act("flee 0,0");
    CHECK(scene.stooges("0,0") == "A*2");
    Scene trap(
        kLair,
        "A:POR@(4,0)/0 B:POR@(-4,0)/0 B:TRP-I@(-1,0)/0 B:COR-I@(-2,0)/0 B:COR-I@(-3,0)/0 N:EGGS@(0,0)/0 A*1@(0,0) "
        "A*1@(4,0)");
    REQUIRE(trap.armed("-1,0"));
    trap.hand('A', {2}).act("disturb 0,0").act("pay 1");
    CHECK(trap.stooges("-1,0").empty());
    CHECK(trap.told("trap.sprung") == 1);
    CHECK(trap.reserve('A') == 12);
  }

  TEST_CASE(
      "DD-23.8: who flees onto the Dragon tile calls the Dragon there at once; the next ones flee from an empty tile") {
    Scene scene(kLair, kEggs + "A*2@(1,0)");
    scene.hand('A', {1, 1, 3})
        .act("disturb 1,0")
        .act("pay 1")
        .act("pay 1")
        .act("flee 0,0")
        .chance("reveal dragon_tile");
    CHECK(scene.dragon() == "0,0");
    CHECK(scene.asks() == "dragon_save");  // again, for the one that fled there
    Scene back = scene;
    scene.act("no");
    CHECK(scene.stooges("0,0").empty());
    CHECK(scene.asks() == "dragon_flee");
    CHECK(scene.legal() == Texts{"flee 0,1", "flee 2,0"});  // the Dragon is on 0,0 now
    scene.act("flee 2,0");
    CHECK(scene.stooges("2,0") == "A*1");
    CHECK(scene.reserve('A') == 12);
    // The Dragon has left the Eggs: one may even flee back there while the other has still to go.
    back.act("pay 1").act("flee 1,0");
    CHECK(back.stooges("1,0") == "A*2");
    back.act("flee 2,0");
    CHECK(back.stooges("1,0") == "A*1");
    CHECK(back.stooges("2,0") == "A*1");
    CHECK(back.asks() == "next_shift");
  }

  TEST_CASE(
      "DD-23.8, DD-R84: who has no tile left to flee to when the turn comes is not saved; the coin stays in the "
      "Stack") {
    // The only way out proves to be the Dragon's own tile.
    Scene scene(kLair,
                "A:POR@(4,0)/0 A:KIT-A@(3,0)/0 B:POR@(-4,0)/0 N:EGGS@(1,0)/0 N:LAIR@(0,0)/0 A*2@(1,0) A*1@(4,0)");
    scene.hand('A', {1, 1}).act("disturb 1,0").act("pay 1").act("pay 1").chance("reveal dragon_tile");
    CHECK(scene.dragon() == "0,0");
    CHECK(scene.stooges("1,0").empty());
    CHECK(scene.reserve('A') == 12);
    CHECK(scene.stack() == "1 1");
    CHECK(scene.asks() == "next_shift");
  }

  TEST_CASE("DD-23.8, DD-23.11: the Treasure goes back even if the Dragon has been called away meanwhile") {
    Scene scene(kLair,
                kCorridor + "N:EGGS@(1,0)/0 N:LAIR@(0,0)/0 N:TREASURE@(0,1)/0 treasure@(1,0) A*1@(1,0) A*1@(4,0)");
    scene.hand('A', {1}).act("disturb 1,0").act("pay 1").act("flee 0,0").chance("reveal dragon_tile");
    CHECK(scene.reserve('A') == 12);
    CHECK(scene.treasure() == "0,1");
    CHECK(scene.dragon() == "0,0");
    scene.chance("coin 2");
    CHECK(scene.stack() == "1 2");
  }

  TEST_CASE("DD-23.9, DD-R54: nobody enters, passes or is summoned on the space of the Dragon") {
    Scene scene(kLair, kCorridor + "N:CAVE@(1,0)/0 dragon@(3,0) A*9@(4,0)");
    CHECK(scene.refused("move 4,0 9 3,0") == "DD-23.9");
    CHECK(scene.choices("move").empty());
    const Scene portal(kLair, kCorridor + "A:DOR-A@(0,3)/0 dragon@(4,0)");
    CHECK(portal.refused("rise 4,0") == "DD-5.4");
    CHECK(portal.choices("rise") == Texts{"rise 0,3"});
    Scene empty(kLair, kCorridor + "dragon@(1,0) A*1@(2,0)");
    empty.projects('A', "KIT-A");
    CHECK(empty.refused("work KIT-A 1,0 0") == "DD-8.1");  // DD-1.13: not an empty space
  }

  TEST_CASE("DD-23.10: for 1 TP the Dragon is moved to any adjacent space while another player carries the Treasure") {
    Scene scene(kLair, kTreasure + "coll@(-1,1) dragon@(-1,0) A*1@(1,0)");
    CHECK(scene.refused("dragon E") == "DD-23.10");  // A carries it
    scene.turn_of('B');
    CHECK(scene.choices("dragon") == Texts{"dragon E", "dragon NE", "dragon NW", "dragon SE", "dragon SW", "dragon W"});
    Scene blocker = scene, space = scene;
    blocker.act("dragon SE");
    CHECK(blocker.dragon() == "-1,1");
    space.act("dragon NW");
    CHECK(space.dragon() == "-1,-1");
    CHECK(space.tp() == 1);
    CHECK(space.told("order.given") == 0);
    space.tp(0);
    CHECK(space.refused("dragon E") == "DD-23.10");
    Scene portal(kLair, kTreasure + "dragon@(-3,0) A*1@(1,0)");
    portal.turn_of('B').act("dragon W");
    CHECK(portal.dragon() == "-4,0");
    CHECK(portal.reserve('B') == 13);  // DD-23.8, whoever moves it
  }

  TEST_CASE("DD-23.10: not off the area, not while nobody carries the Treasure, not without the Dragon") {
    Scene edge(kLair, kTreasure + "dragon@(-5,0) A*1@(1,0)");
    edge.turn_of('B');
    CHECK(edge.refused("dragon W") == "DD-23.10");
    CHECK(edge.legal("dragon E"));
    Scene nobody(kLair, kTreasure + "dragon@(-1,0)");
    CHECK(nobody.turn_of('B').refused("dragon E") == "DD-23.10");
    Scene off(kLair, kTreasure + "A*1@(1,0)");
    CHECK(off.turn_of('B').refused("dragon E") == "DD-23.10");
    Scene shifts(kLair, kTreasure + "dragon@(-1,0) A*1@(1,0) B:KIT-A@(-3,0)/0");
    shifts.turn_of('B').act("move -4,0 1 -3,0");
    CHECK(shifts.asks() == "next_shift");
    CHECK(!shifts.legal("dragon E"));
  }

  TEST_CASE(
      "DD-23.11: the Dragon meets the Treasure: it goes back to its tile, the Dragon to its own or off the board") {
    const std::string carried =
        kCorridor + "N:TREASURE@(1,0)/0 N:CAVE@(0,0)/0 treasure@(0,0) A*2@(0,0) B:KIT-A@(-1,0)/0 ";
    Scene off(kLair, carried + "dragon@(0,-1)");
    off.turn_of('B').act("dragon SE");
    CHECK(off.treasure() == "1,0");
    CHECK(off.dragon().empty());
    CHECK(off.told("dragon.gone") == 1);
    CHECK(off.asks() == "draw_coin");
    CHECK(off.turn().knows == Seats::none());
    off.chance("coin 3");
    CHECK(off.stack() == "3");
    CHECK(off.reserve('A') == 13);
    Scene home(kLair, carried + "N:DRAGON@(0,1)/0 dragon@(0,-1)");
    home.turn_of('B').act("dragon SE").chance("coin 1");
    CHECK(home.dragon() == "0,1");
    CHECK(home.treasure() == "1,0");
    Scene empty(kLair, carried + "dragon@(0,-1)");
    empty.coin_bag({0, 0, 0}).turn_of('B').act("dragon SE");
    CHECK(empty.stack().empty());
    CHECK(empty.asks() == "main");
  }

  TEST_CASE("DD-23.11: Stooges on the Treasure tile carry it when it comes back") {
    Scene scene(kLair,
                kCorridor + "N:TREASURE@(1,0)/0 N:CAVE@(0,0)/0 treasure@(0,0) A*1@(0,0) A*1@(1,0) dragon@(0,-1)");
    scene.turn_of('B').act("dragon SE").chance("coin 1");
    CHECK(is_carried_by_another(scene.state, 1));
    scene.turn_of('A').tp(1).act("move 1,0 1 2,0");
    CHECK(scene.treasure() == "2,0");
  }

  TEST_CASE("DD-23.12, DD-R53: part of the carriers: their player says whether it goes with them; all: it goes") {
    Scene scene(kLair, kTreasure + "A*3@(1,0)");
    scene.act("move 1,0 1 2,0");
    CHECK(scene.asks() == "treasure_with");
    CHECK(scene.legal() == Texts{"no", "yes"});
    Scene with = scene;
    scene.act("no");
    CHECK(scene.treasure() == "1,0");
    CHECK(scene.stooges("2,0") == "A*1");
    with.act("yes");
    CHECK(with.treasure() == "2,0");
    scene.act("move 1,0 2 2,0");
    CHECK(scene.asks() == "next_shift");  // no question
    CHECK(scene.treasure() == "2,0");
  }

  TEST_CASE("DD-23.12: when the last carrier dies by a trap, is sacrificed or becomes a token it stays on the tile") {
    Scene trap(kLair,
               "A:POR@(4,0)/0 B:POR@(-4,0)/0 B:TRP-I@(-1,0)/0 B:COR-I@(-2,0)/0 B:COR-I@(-3,0)/0 N:TREASURE@(0,0)/0 "
               "treasure@(0,0) A*1@(0,0) A*1@(4,0)");
    trap.act("move 0,0 1 -1,0");
    CHECK(trap.treasure() == "-1,0");
    CHECK(trap.stooges("-1,0").empty());
    Scene given(kLair, kTreasure + "A*1@(1,0)");
    given.act("sabotage 1,0 0,3");
    CHECK(given.treasure() == "1,0");
    CHECK(!is_carried_by_another(given.state, 1));
    Scene token(kLair, kCorridor + "N:TREASURE@(1,0)/0 B:KIT-A@(-2,0)/0 treasure@(-2,0) A*1@(-2,0) A*1@(4,0)");
    token.act("conquer -2,0 bag").chance("coin 1");
    CHECK(token.treasure() == "-2,0");
    token.turn_of('B').tp(2).put("B:LIB-A@(-3,0)/0 B*1@(-3,0)").act("move -3,0 1 -2,0").act("move -2,0 1 -3,0");
    CHECK(token.treasure() == "-3,0");  // the next ones that stop there carry it
  }

  TEST_CASE("DD-23.12: the winners of a combat on its tile carry it; nobody takes it into the Pit (DD-6.4)") {
    Scene fight(kLair, kTreasure + "B*1@(1,0) A*2@(2,0)");
    fight.act("move 2,0 2 1,0").act("move 1,0 2 2,0");
    CHECK(fight.treasure() == "2,0");
    const std::string pit =
        "A:POR@(4,0)/0 B:POR@(-4,0)/0 N:TREASURE@(1,0)/0 A:KIT-A@(3,0)/0 A:PIT@(2,0)/0 treasure@(3,0) ";
    CHECK(Scene(kLair, pit + "A*1@(3,0)").refused("move 3,0 1 2,0") == "DD-12.7");
    Scene two(kLair, pit + "A*2@(3,0)");
    two.act("move 3,0 1 2,0");
    CHECK(two.asks() == "pit");
    CHECK(two.treasure() == "3,0");
  }

  TEST_CASE("DD-23.13, DD-R55: the Treasure on the own Portal brings the Stack and ends the game at once") {
    Scene scene(kLair, kTreasure + "A*2@(1,0)");
    scene.hand('A', {1}).stack({1, 2, 3}).gp('B', 6).act("move 1,0 1 4,0").act("yes");
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Treasure);
    CHECK(scene.hand('A') == "1 1 2 3");
    CHECK(scene.told("treasure.home") == 1);
    CHECK(scene.score('A') == 12);  // coins, and the longest corridor
    CHECK(scene.score('B') == 6);
    Scene other(kLair, kTreasure + "A*2@(1,0)");
    other.act("move 1,0 1 4,0").act("no");
    CHECK(!other.over());
  }

  TEST_CASE("DD-23.14, DD-R77: Lair tiles cannot be conquered, count for no prize and end a shift") {
    const Scene scene(kLair, kCorridor + "N:CAVE@(1,0)/0 N:CAVE@(0,0)/0 A*1@(1,0) A*1@(4,0)");
    CHECK(scene.choices("conquer").empty());
    CHECK(scene.refused("conquer 1,0") == "DD-14.2");
    CHECK(!scene.destinations("4,0").has("0,0"));
    CHECK(scene.destinations("4,0").has("1,0"));
    CHECK(largest_complex(scene.game, scene.state, 0) == 0);
  }
}
