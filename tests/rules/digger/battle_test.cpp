// DD-24: Total Battle.
#include <doctest/doctest.h>

#include <string>

#include "digger/rules/rules.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const Setup kBattle = {.scenarios = {"total_battle"}};
const Setup kThree = {.players = 3, .scenarios = {"total_battle"}};
const std::string kPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) ";
// Rooms of A in a row: what stands on 2,0 attacks what stands on 1,0.
const std::string kRow = "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 A:LIB-A@(0,0)/0 B:POR@(-3,0)/0 B*1@(-3,0) ";
// DD-E28
const std::string kE28 =
    "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:TOR-A@(0,0)/0 A:TRE-D@(3,-1)/2 A*1@(3,0) B:POR@(-3,0)/0 ";
// B's armed trap on -2,0, behind the Dorm on -1,0.
const std::string kTrap = "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:TRP-I@(-2,0)/0 B:DOR-A@(-1,0)/0 A*1@(3,0) ";
// DD-E29: C's Portal, with a Dorm of C beside it.
const std::string kE29 =
    "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 C:DOR-A@(-1,2)/0 A!@(-2,2) B!@(-2,2) A*1@(2,0) B*1@(-1,2) ";

}  // namespace

TEST_SUITE("Dungeon Digger: Total Battle") {
  TEST_CASE("DD-24.1: the goal is 30 GP, on the area of one player fewer") {
    Scene scene(kThree, "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A*1@(2,0)");
    CHECK(scene.game.area().radius == 4);
    scene.gp('A', 29).act("rise 2,0").act("pass").whatever();
    CHECK(!scene.over());
    scene.gp('A', 30).act("pass").whatever();
    CHECK(scene.over());
  }

  TEST_CASE("DD-24.2: Life, Movement, Resources and price of the six Creatures") {
    const auto& all = Scene(kBattle, kPortals).game.content().battle.creatures;
    struct Row {
      std::string id;
      int life, movement, resources, tp;
    };
    const Row table[] = {{"troll", 3, 1, 3, 1},    {"guardian", 1, 2, 1, 1},  {"giant_bug", 2, 3, 2, 1},
                         {"observer", 3, 3, 2, 1}, {"elemental", 4, 1, 1, 1}, {"corruptor", 5, 2, 4, 2}};  // DD-R67
    for (std::size_t i = 0; i < all.size(); ++i) {
      CHECK(all[i].id == table[i].id);
      CHECK(all[i].life == table[i].life);
      CHECK(all[i].movement == table[i].movement);
      CHECK(all[i].resources == table[i].resources);
      CHECK(all[i].tp == table[i].tp);
    }
  }

  TEST_CASE("DD-24.2: the Troll makes a free shift after a combat that it won as attacker") {
    Scene scene(kBattle, kRow + "A:troll@(2,0) B*2@(1,0)");
    scene.act("creature troll W");
    CHECK(scene.stooges("1,0").empty());
    CHECK(scene.asks() == "troll_shift");
    CHECK(scene.legal() == Texts{"creature troll E", "creature troll W", "no"});
    Scene stays = scene;
    stays.act("no");
    CHECK(stays.creature("troll") == "1,0");
    CHECK(stays.asks() == "next_shift");
    scene.act("creature troll W");
    CHECK(scene.creature("troll") == "0,0");
    CHECK(scene.asks() == "next_shift");  // the Move! still has 2 shifts
    scene.act("creature troll E").act("creature troll E");
    CHECK(scene.asks() == "main");
    Scene walks(kBattle, kRow + "A:troll@(2,0)");
    walks.act("creature troll W");
    CHECK(walks.asks() == "next_shift");  // no combat, no free shift
  }

  TEST_CASE("DD-24.2, DD-R85: the Troll's free shift may win again, and brings another one") {
    Scene scene(kBattle, kRow + "A:troll@(2,0) B*1@(1,0) B*2@(0,0)");
    scene.pending("move").act("creature troll W").act("creature troll W");
    CHECK(scene.stooges("0,0").empty());
    CHECK(scene.asks() == "troll_shift");
  }

  TEST_CASE("DD-24.2, DD-24.7, DD-R58: the Guardian falls only to 3 Stooges or a Creature of Life 3") {
    const Scene stooges(kBattle, kRow + "B:guardian@(1,0) A*3@(2,0)");
    CHECK(stooges.refused("move 2,0 2 1,0") == "DD-24.7");
    CHECK(stooges.legal("move 2,0 3 1,0"));
    const Scene bug(kBattle, kRow + "B:guardian@(1,0) A:giant_bug@(2,0)");
    CHECK(bug.refused("creature giant_bug W") == "DD-24.7");
    const Scene troll(kBattle, kRow + "B:guardian@(1,0) A:troll@(2,0)");
    CHECK(troll.legal("creature troll W"));
    const Scene both(kBattle, kRow + "B:guardian@(1,0) B*2@(1,0) A:troll@(2,0) A*4@(2,0)");
    CHECK(both.refused("creature troll W") == "DD-7.3");  // besides having the greater strength
    CHECK(both.refused("move 2,0 3 1,0") == "DD-7.3");
    CHECK(both.legal("move 2,0 4 1,0"));
  }

  TEST_CASE("DD-24.2: the Giant Bug cannot perform Conquer!") {
    const Scene conquers(kBattle, kPortals + "B:KIT-A@(0,0)/0 A:giant_bug@(0,0)");
    CHECK(conquers.refused("conquer 0,0 bag giant_bug 3,0") == "DD-24.2");
    const Scene frees(kBattle, kPortals + "A:KIT-A@(0,0)/0 B!@(0,0) A:giant_bug@(0,0)");
    CHECK(frees.refused("free 0,0") == "DD-14.6");
    const Scene troll(kBattle, kPortals + "A:KIT-A@(0,0)/0 B!@(0,0) A:troll@(0,0)");
    CHECK(troll.legal("free 0,0"));
  }

  TEST_CASE(
      "DD-24.2, DD-R75: the Observer steps through exactly 3 Stooges or the Troll alone, but may not stop there") {
    const auto first_step = [](const std::string& there) {
      return Scene(kBattle, kRow + "A:observer@(2,0) " + there).refused("creature observer W");
    };
    CHECK(first_step("B*3@(1,0)").empty());
    CHECK(first_step("B:troll@(1,0)").empty());
    CHECK(first_step("B*4@(1,0)") == "DD-7.3");
    CHECK(first_step("B:troll@(1,0) B*1@(1,0)") == "DD-7.3");
    CHECK(first_step("B*3@(1,0) B:guardian@(1,0)") == "DD-7.3");
    CHECK(first_step("B:elemental@(1,0)") == "DD-7.3");
    Scene scene(kBattle, kRow + "A:observer@(2,0) B*3@(1,0)");
    scene.act("creature observer W");
    CHECK(scene.asks() == "creature_step");
    CHECK(scene.refused("stop") == "DD-24.6");
    CHECK(scene.stooges("1,0") == "B*3");
    scene.act("creature observer W");
    CHECK(scene.legal("stop"));
    CHECK(scene.creature("observer") == "0,0");
    // The last step of a shift cannot pass.
    Scene last(kBattle, kRow + "A:observer@(0,0) A:TOR-A@(-1,0)/0 B*3@(1,0)");
    last.act("creature observer W").act("creature observer E");
    CHECK(last.refused("creature observer E") == "DD-24.6");
    Scene trap(kBattle, kTrap + "A:observer@(-1,0)");
    trap.act("creature observer W");
    CHECK(trap.creature("observer") == "-2,0");  // immune to traps
    CHECK(trap.told("trap.sprung") == 0);
  }

  TEST_CASE("DD-24.2: a coin of the Elemental's Conquer! may be put back and drawn again, once") {
    Scene scene(kBattle, kPortals + "B:KIT-A@(0,0)/0 A:elemental@(0,0)");
    scene.act("conquer 0,0 bag elemental 3,0").chance("coin 1");
    CHECK(scene.asks() == "elemental_redraw");
    CHECK(scene.legal() == Texts{"again", "no"});
    Scene keeps = scene;
    keeps.act("no");
    CHECK(keeps.hand('A') == "1");
    const int bag = scene.coins_in_bag();
    scene.act("again");
    CHECK(scene.coins_in_bag() == bag + 1);
    scene.chance("coin 3");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.asks() == "main");
    Scene hand(kBattle, kPortals + "B:KIT-A@(0,0)/0 A:elemental@(0,0)");
    hand.hand('B', {1, 2}).act("conquer 0,0 hand elemental 3,0").chance("steal 1");
    CHECK(hand.asks() == "main");  // a stolen coin is none of the Bag
  }

  TEST_CASE(
      "DD-24.2, DD-R59: the Corruptor brings as many shifts as its controller has tokens in play, none need be used") {
    const std::string rooms = kPortals + "A:THR@(0,0)/0 A:PIT@(0,2)/0 A:KIT-A@(2,0)/0 A:KIT-B@(0,-2)/0 ";
    Scene scene(kBattle, rooms + "A*1@(2,0)");
    scene.act("summon corruptor 3,0");
    CHECK(scene.tp() == 0);
    CHECK(scene.asks() == "next_shift");
    scene.act("move 3,0 1 2,0").act("creature corruptor W").act("stop");
    CHECK(scene.creature("corruptor") == "2,0");
    scene.act("move 2,0 1 3,0");
    CHECK(scene.asks() != "next_shift");  // two Stooges and itself: three shifts
    Scene none(kBattle, rooms);
    none.tp(3).act("summon corruptor 3,0").act("stop");
    CHECK(none.asks() == "main");
    // It does not appear on the Pit, which cannot be occupied.
    Scene where(kBattle, rooms);
    CHECK(where.choices("summon corruptor") == Texts{"summon corruptor 0,0", "summon corruptor 3,0"});
  }

  TEST_CASE(
      "DD-24.3, DD-E28: summoning costs TP, needs Rooms and Resources, and happens on the Portal or a listed Room") {
    Scene scene(kBattle, kE28);
    CHECK(scene.choices("summon") == Texts{"summon guardian 3,-1", "summon guardian 3,0"});
    CHECK(scene.refused("summon troll 3,0") == "DD-24.3");     // 3 Resources, 2 are free
    CHECK(scene.refused("summon observer 3,0") == "DD-24.3");  // no Library
    CHECK(scene.refused("summon guardian 0,0") == "DD-24.3");  // a Torture Room is not its Room
    scene.act("summon guardian 3,-1");
    CHECK(scene.tp() == 1);
    CHECK(scene.creature("guardian") == "3,-1");
    CHECK(scene.told("order.given") == 0);
    Scene poor(kBattle, kE28);
    CHECK(poor.tp(0).refused("summon guardian 3,0") == "DD-24.3");
  }

  TEST_CASE("DD-24.3, DD-R57: one active Room of every type listed; no hostile tokens where it appears") {
    const std::string rooms = kPortals + "A:LIB-A@(0,0)/0 A:TRE-A@(0,2)/0 ";
    CHECK(Scene(kBattle, rooms).choices("summon observer") ==
          Texts{"summon observer 0,0", "summon observer 0,2", "summon observer 3,0"});
    CHECK(Scene(kBattle, kPortals + "A:LIB-A@(0,0)/0").choices("summon observer").empty());
    CHECK(Scene(kBattle, rooms + "B!@(0,0)").choices("summon observer").empty());  // the only Library is disabled
    CHECK(Scene(kBattle, rooms + "A:LIB-B@(0,-2)/0 B!@(0,0)").choices("summon observer") ==
          Texts{"summon observer 0,-2", "summon observer 0,2", "summon observer 3,0"});
    CHECK(Scene(kBattle, rooms + "B*1@(0,2)").choices("summon observer") ==
          Texts{"summon observer 0,0", "summon observer 3,0"});
  }

  TEST_CASE("DD-24.3: any number of Creatures, special actions of the main phase only") {
    Scene scene(kBattle, kE28 + "A:KIT-A@(0,2)/0 A:DOR-A@(0,-2)/0");
    scene.tp(3).act("summon guardian 3,0").act("summon giant_bug 0,-2");
    CHECK(scene.creature("guardian") == "3,0");
    CHECK(scene.creature("giant_bug") == "0,-2");
    Scene pool(kBattle, kE28);
    CHECK(pool.pending("rise").refused("summon guardian 3,0") == "DD-13.5");
  }

  TEST_CASE("DD-24.4, DD-R60: a Creature once summoned is that player's for ever; it may be summoned again") {
    Scene scene(kBattle, kE28 + "B:TRE-A@(-2,0)/0");
    scene.state.creatures[1].owner = 1;  // B's Guardian has died
    CHECK(scene.refused("summon guardian 3,0") == "DD-24.4");
    scene.turn_of('B');
    CHECK(scene.legal("summon guardian -3,0"));
    scene.act("summon guardian -3,0");
    CHECK(scene.choices("summon").empty());  // not while it is in play
  }

  TEST_CASE("DD-24.5: Creatures in play count with their Resources for Rise!, Dorm Rooms and summoning") {
    Scene rise(kBattle, kPortals + "A:giant_bug@(3,0)");  // 1 + 2 of 3
    CHECK(rise.refused("rise 3,0") == "DD-5.4");
    Scene dorm(kBattle, kPortals + "A:giant_bug@(3,0)");
    dorm.projects('A', "DOR-A").act("work DOR-A 2,0 0");
    CHECK(dorm.asks() == "main");  // nobody can be summoned there
    Scene summon(kBattle, kE28 + "A:giant_bug@(3,0)");
    CHECK(summon.refused("summon guardian 3,0") == "DD-24.3");
    Scene free(kBattle, kPortals + "A:guardian@(3,0)");
    CHECK(free.legal("rise 3,0"));
  }

  TEST_CASE(
      "DD-24.6, DD-E28, DD-R72: a shift moves one Creature up to its Movement, tile by tile, on foreign tiles too") {
    Scene guardian(kBattle, kE28 + "A:guardian@(3,0)");
    guardian.act("creature guardian W");
    CHECK(guardian.asks() == "creature_step");
    CHECK(guardian.legal("stop"));
    guardian.act("creature guardian W");
    CHECK(guardian.creature("guardian") == "1,0");
    CHECK(guardian.asks() == "next_shift");  // 0,0 would be a third step
    Scene troll(kBattle, kE28 + "A:troll@(3,0)");
    troll.act("creature troll W");
    CHECK(troll.creature("troll") == "2,0");
    CHECK(troll.asks() == "next_shift");
    CHECK(troll.destinations("3,0") == Texts{"0,0", "1,0", "2,0", "3,-1"});  // a Stooge runs
    Scene foreign(kBattle, kPortals + "B:DOR-A@(2,0)/0 B:KIT-A@(1,0)/0 A:giant_bug@(3,0)");
    foreign.act("creature giant_bug W").act("creature giant_bug W");
    CHECK(foreign.creature("giant_bug") == "1,0");
    CHECK(foreign.refused("creature troll W") == "DD-24.6");  // one Creature a shift
  }

  TEST_CASE("DD-24.6, DD-R66: not through earth, off the tiles, into a Pit; it may stop with own tokens") {
    Scene scene(kBattle, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:PIT@(3,-1)/2 A:troll@(3,0) A*1@(2,0) B:POR@(-3,0)/0");
    CHECK(scene.refused("creature troll NW") == "DD-24.6");  // no tile
    CHECK(scene.refused("creature troll NE") == "DD-24.6");
    CHECK(!scene.legal("creature troll SE"));
    scene.put("A:guardian@(2,0)");
    CHECK(scene.choices("creature troll") == Texts{"creature troll W"});
    scene.act("creature troll W");
    CHECK(scene.creature("troll") == "2,0");
    CHECK(scene.stooges("2,0") == "A*1");
    Scene pit(kBattle, "A:POR@(3,0)/0 A:PIT@(2,0)/0 A:troll@(3,0) A*1@(3,0) B:POR@(-3,0)/0");
    CHECK(pit.refused("creature troll W") == "DD-24.6");
  }

  TEST_CASE("DD-24.6: hostile tokens are passed only by winning, which ends the shift") {
    Scene scene(kBattle, kRow + "A:giant_bug@(2,0) B*1@(1,0)");
    scene.act("creature giant_bug W");
    CHECK(scene.stooges("1,0").empty());
    CHECK(scene.asks() == "next_shift");  // though 2 steps were left
    const Scene weak(kBattle, kRow + "A:giant_bug@(2,0) B*2@(1,0)");
    CHECK(weak.refused("creature giant_bug W") == "DD-7.3");
  }

  TEST_CASE(
      "DD-24.7, DD-R71: a tile defends with its Stooges and the Lives of its Creatures; a Creature attacks alone") {
    const Scene mixed(kBattle, kRow + "B*1@(1,0) B:giant_bug@(1,0) A:troll@(2,0) A:elemental@(2,0) A*4@(2,0)");
    CHECK(mixed.refused("move 2,0 3 1,0") == "DD-7.3");  // 3 against 1 + 2
    CHECK(mixed.legal("move 2,0 4 1,0"));
    CHECK(mixed.refused("creature troll W") == "DD-7.3");
    CHECK(mixed.legal("creature elemental W"));  // 4 against 3
  }

  TEST_CASE("DD-24.7, DD-R56: for each Creature killed the attacker takes a random coin of its controller's hand") {
    Scene scene(kBattle, kRow + "B:giant_bug@(1,0) B:guardian@(1,0) A*4@(2,0)");
    scene.hand('B', {1, 2, 3}).act("move 2,0 4 1,0");
    CHECK(scene.asks() == "steal_coin");
    CHECK(scene.outcomes().size() == 3);
    scene.chance("steal 3").chance("steal 1");
    CHECK(scene.hand('A') == "3 1");
    CHECK(scene.hand('B') == "2");
    CHECK(scene.creature("giant_bug").empty());
    CHECK(scene.creature("guardian").empty());
    CHECK(scene.told("creature.died") == 2);
    Scene poor(kBattle, kRow + "B:giant_bug@(1,0) A*3@(2,0)");
    poor.act("move 2,0 3 1,0");
    CHECK(poor.coins('A') == 0);
    CHECK(poor.asks() == "next_shift");
  }

  TEST_CASE("DD-24.8, DD-R48: an armed trap kills a Creature, unless its controller gives a coin of choice") {
    Scene poor(kBattle, kTrap + "A:troll@(-1,0)");
    REQUIRE(poor.armed("-2,0"));
    poor.act("creature troll W");
    CHECK(poor.creature("troll").empty());
    CHECK(poor.told("creature.died") == 1);
    Scene scene(kBattle, kTrap + "A:troll@(-1,0)");
    scene.hand('A', {1, 3}).act("creature troll W");
    CHECK(scene.asks() == "trap_coin");
    CHECK(scene.legal() == Texts{"no", "pay 1", "pay 2"});
    Scene dies = scene;
    dies.act("no");
    CHECK(dies.creature("troll").empty());
    CHECK(dies.hand('A') == "1 3");
    scene.act("pay 1");
    CHECK(scene.creature("troll") == "-2,0");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.hand('B') == "1");
    Scene own(kBattle, kTrap + "B:troll@(-1,0)");
    own.turn_of('B').act("creature troll W");
    CHECK(own.creature("troll") == "-2,0");
  }

  TEST_CASE("DD-24.8, DD-R88: combat comes first; a Troll that dies in the trap makes no free shift") {
    Scene scene(kBattle, kTrap + "A:troll@(-1,0) B*2@(-2,0)");
    scene.act("creature troll W");
    CHECK(scene.stooges("-2,0").empty());
    CHECK(scene.creature("troll").empty());
    CHECK(scene.asks() != "troll_shift");
    Scene saved(kBattle, kTrap + "A:troll@(-1,0) B*2@(-2,0)");
    saved.hand('A', {2}).act("creature troll W").act("pay 1");
    CHECK(saved.asks() == "troll_shift");
  }

  TEST_CASE("DD-24.8: a Creature is caught by every armed trap that it crosses, not only where it stops") {
    Scene scene(
        kBattle,
        "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:TRP-I@(-2,0)/0 B:TRP-I@(-1,0)/0 B:DOR-A@(0,0)/0 A*1@(3,0) A:giant_bug@(0,0)");
    scene.hand('A', {1, 2}).act("creature giant_bug W").act("pay 1").act("creature giant_bug W").act("pay 1");
    CHECK(scene.creature("giant_bug") == "-2,0");
    CHECK(scene.coins('A') == 0);
    CHECK(scene.coins('B') == 2);
  }

  TEST_CASE("DD-24.9: Creatures do not serve for Work!, but for Sabotage! and Demolish!") {
    Scene work(kBattle, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:troll@(2,0) A*1@(3,0) B:POR@(-3,0)/0");
    work.projects('A', "KIT-A");
    CHECK(work.refused("work KIT-A 1,0 0") == "DD-5.6");
    Scene sabotage(kBattle, kPortals + "A:troll@(3,0)");
    CHECK(sabotage.choices("sabotage troll 0,0") == Texts{"sabotage troll 0,0"});
    sabotage.act("sabotage troll 0,0");
    CHECK(sabotage.creature("troll").empty());
    CHECK(sabotage.in_play('A') == 1);
    CHECK(sabotage.tile("0,0") == "collapse");
    Scene demolish(kBattle, "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 coll@(1,0) A:giant_bug@(2,0) B:POR@(-3,0)/0");
    demolish.act("demolish 1,0");
    CHECK(demolish.tile("1,0").empty());
  }

  TEST_CASE("DD-24.9: a Creature conquers with any own Stooge in play as the token; without one it cannot") {
    Scene scene(kBattle, kPortals + "A:KIT-A@(2,0)/0 A*2@(2,0) B:LIB-A@(0,0)/0 A:troll@(0,0)");
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0 bag troll 2,0", "conquer 0,0 bag troll 3,0"});
    scene.act("conquer 0,0 bag troll 2,0").chance("coin 1");
    CHECK(scene.token("0,0") == 'A');
    CHECK(scene.creature("troll") == "0,0");
    CHECK(scene.stooges("2,0") == "A*1");
    CHECK(scene.in_play('A') == 2);
    const Scene none(kBattle, "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:LIB-A@(0,0)/0 A:troll@(0,0)");
    CHECK(none.choices("conquer").empty());
    CHECK(none.refused("conquer 0,0 bag troll 3,0") == "DD-24.9");
  }

  TEST_CASE("DD-24.9: where Stooges and Creatures stand together the player says which of them conquers") {
    const Scene scene(kBattle,
                      "A:POR@(3,0)/0 B:POR@(-3,0)/0 B:LIB-A@(0,0)/0 A:troll@(0,0) A:elemental@(0,0) A*1@(0,0)");
    CHECK(scene.choices("conquer") ==
          Texts{"conquer 0,0 bag", "conquer 0,0 bag elemental 0,0", "conquer 0,0 bag troll 0,0"});
  }

  TEST_CASE("DD-24.10: opponents enter a Portal by the rules for foreign tiles and conquer it any number of times") {
    Scene scene(kBattle, kPortals + "B:DOR-A@(-2,0)/0 A*3@(-2,0)");
    CHECK(scene.refused("move -2,0 1 -3,0") == "DD-7.3");
    scene.hand('B', {1, 2}).tp(3).act("move -2,0 2 -3,0").act("stop");
    CHECK(scene.stooges("-3,0") == "A*2");
    CHECK(scene.choices("conquer -3,0") == Texts{"conquer -3,0"});  // the hand comes before the Bag
    scene.act("conquer -3,0").chance("steal 2");
    CHECK(scene.hand('A') == "2");
    CHECK(scene.portal_tokens('B', 'A') == 1);
    scene.act("conquer -3,0").chance("steal 1");
    CHECK(scene.portal_tokens('B', 'A') == 2);
    CHECK(scene.hand('A') == "2 1");
    CHECK(!scene.state.players[1].out);
    CHECK(Scene(kBattle, kPortals).refused("conquer -3,0") == "DD-24.10");  // nobody of A's stands there
    Scene bag(kBattle, "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(-3,0)");
    bag.act("conquer -3,0").chance("coin 3");  // an empty hand
    CHECK(bag.hand('A') == "3");
  }

  TEST_CASE("DD-24.10: a Creature conquers a Portal too; without this scenario nobody enters one") {
    Scene scene(kBattle, "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) A:elemental@(-3,0)");
    scene.act("conquer -3,0 elemental 3,0").chance("coin 1");
    CHECK(scene.asks() == "elemental_redraw");
    scene.act("no");
    CHECK(scene.portal_tokens('B', 'A') == 1);
    const Scene usual("A:POR@(3,0)/0 B:POR@(-3,0)/0 B:DOR-A@(-2,0)/0 A*3@(-2,0)");
    CHECK(usual.refused("move -2,0 3 -3,0") == "DD-6.4");
  }

  TEST_CASE("DD-24.10, DD-R62: its controller removes tokens from the Portal, one per Conquer!") {
    Scene scene(kThree, "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 B!@(2,0) C!@(2,0) A*1@(2,0)");
    CHECK(scene.choices("free") == Texts{"free 2,0 B", "free 2,0 C"});
    scene.act("free 2,0 C");
    CHECK(scene.portal_tokens('A', 'C') == 0);
    CHECK(scene.portal_tokens('A', 'B') == 1);
    CHECK(scene.reserve('C') == 13);
    CHECK(scene.in_play('A') == 1);
    CHECK(scene.legal("rise 2,0"));  // DD-12.8: tokens do not bar it
    const Scene afar(kThree, "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A:DOR-A@(1,0)/0 B!@(2,0) A*1@(1,0)");
    CHECK(afar.refused("free 2,0 B") == "DD-14.6");
  }

  TEST_CASE("DD-24.11, DD-E29: the third token defeats; who has most tokens takes a coin of choice, the rest is gone") {
    Scene scene(kThree, kE29 + "C:TRE-A@(0,2)/0 C:guardian@(0,2) C*2@(0,2) C!@(1,0) A:KIT-A@(1,0)/0 A!@(-1,2)");
    scene.hand('C', {1, 2}).stored("0,2", {3}).turn_of('B');
    scene.act("move -1,2 1 -2,2").act("stop").act("conquer -2,2").chance("steal 1");
    CHECK(scene.hand('B') == "1");
    CHECK(scene.told("player.defeated") == 1);
    CHECK(scene.asks() == "defeat_coin");
    CHECK(scene.actor() == 'B');
    CHECK(scene.legal().size() == 2);  // one of the hand, one stored
    const std::string stored = scene.state.coins[0].value() == 3 ? "take 1" : "take 2";
    scene.act(stored);
    CHECK(scene.hand('B') == "1 3");
    CHECK(scene.hand('C').empty());
    CHECK(scene.stored("0,2").empty());
    CHECK(scene.told("coins.removed") == 1);
    CHECK(scene.stooges("0,2").empty());
    CHECK(scene.creature("guardian").empty());
    CHECK(scene.tile("0,2") == "C:TRE-A/0");
    CHECK(scene.token("1,0") == 'C');   // DD-R61: tokens on other tiles stay
    CHECK(scene.token("-1,2") == 'A');  // and those of others on C's tiles
    scene.whatever();                   // that was B's last TP
    CHECK(scene.told("turn.began") == 1);
    CHECK(scene.actor() == 'A');  // C takes no more Turns
  }

  TEST_CASE("DD-24.11: the one with most tokens chooses out of turn, and draws from the Bag if there is no coin") {
    const std::string two = "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A!@(-2,2) A!@(-2,2) B*1@(-2,2) A*1@(2,0) ";
    Scene scene(kThree, two);
    scene.hand('C', {1, 2, 3}).turn_of('B').act("conquer -2,2").chance("steal 1");
    CHECK(scene.asks() == "defeat_coin");
    CHECK(scene.actor() == 'A');
    scene.act("take 2");
    CHECK(scene.hand('A') == "3");
    Scene none(kThree, two);
    none.turn_of('B').act("conquer -2,2").chance("coin 1");
    CHECK(none.hand('B') == "1");
    CHECK(none.asks() == "draw_coin");
    none.chance("coin 2");
    CHECK(none.hand('A') == "2");
  }

  TEST_CASE("DD-24.11: if the most is shared, or a defeated player's, nobody takes a coin") {
    const Setup four = {.players = 4, .scenarios = {"total_battle"}};
    const std::string portals = "A:POR@(3,0)/0 B:POR@(1,-3)/0 C:POR@(-3,0)/0 D:POR@(-1,3)/0 A*1@(-1,3) B*1@(1,-3) ";
    Scene shared(four, portals + "B!@(-1,3) C!@(-1,3)");
    shared.hand('D', {1, 2}).act("conquer -1,3").chance("steal 1");
    CHECK(shared.state.players[3].out);
    CHECK(shared.hand('D').empty());
    CHECK(shared.hand('A') == "1");
    CHECK(shared.asks() == "main");
    Scene gone(four, portals + "C!@(-1,3) C!@(-1,3)");
    gone.state.players[2].out = true;
    gone.hand('D', {1, 2}).act("conquer -1,3").chance("steal 1");
    CHECK(gone.asks() == "main");
    CHECK(gone.hand('D').empty());
    CHECK(gone.told("coins.removed") == 1);
  }

  TEST_CASE("DD-24.11: the Creatures that a defeated player ever summoned are out of the game") {
    Scene scene(
        kThree,
        "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A:TRE-A@(1,0)/0 A!@(-2,2) A!@(-2,2) A*1@(-2,2) B*1@(0,-2)");
    scene.state.creatures[1].owner = 2;  // it has died before
    scene.act("conquer -2,2").whatever();
    CHECK(scene.state.creatures[1].gone);
    CHECK(!scene.legal("summon guardian 2,0"));
  }

  TEST_CASE("DD-24.12: the tiles of a defeated player are passages: no conquest, no traps, one tile a shift") {
    const std::string pieces =
        "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-3,2)/0 C:TRP-I@(-2,2)/0 C:COR-I@(-1,2)/0 C:DOR-A@(0,2)/0 A*2@(0,2) "
        "A*1@(-3,2) ";
    Scene scene(kThree, pieces);
    CHECK(scene.armed("-2,2"));
    CHECK(scene.legal("conquer 0,2 bag"));
    scene.state.players[2].out = true;
    CHECK(scene.refused("conquer 0,2 bag") == "DD-24.12");
    CHECK(scene.refused("conquer -3,2") == "DD-24.12");
    CHECK(scene.destinations("0,2") == Texts{"-1,2"});
    scene.act("move 0,2 2 -1,2").act("move -1,2 2 -2,2");
    CHECK(scene.stooges("-2,2") == "A*2");  // the trap is dead
    scene.act("move -2,2 2 -3,2");
    CHECK(scene.stooges("-3,2") == "A*3");
  }

  TEST_CASE("DD-24.12: defeated players take no part in the final scoring") {
    Scene scene(kThree, "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A:KIT-A@(1,0)/0 C!@(1,0) A*1@(2,0)");
    scene.state.players[2].out = true;
    scene.gp('C', 50).gp('A', 29).act("pass").whatever();
    CHECK(!scene.over());  // C's GP are no goal
    scene.gp('A', 30).gp('B', 31).act("pass").whatever();
    REQUIRE(scene.over());
    CHECK(scene.score('C') == 0);
    CHECK(!scene.won('C'));
    CHECK(scene.won('B'));
    CHECK(scene.game.scores(scene.state)[2].out);
    CHECK(scene.told("prize.won") == 0);  // the only token is C's
  }

  TEST_CASE("DD-24.10, DD-15.2: tokens on Portals count for the Conqueror Lord") {
    Scene scene(kBattle, kPortals + "A!@(-3,0) A!@(-3,0) A:KIT-A@(0,0)/0 B!@(0,0)");
    scene.gp('A', 30).act("pass").whatever();
    CHECK(scene.score('A') == 35);
    CHECK(scene.score('B') == 0);
  }

  TEST_CASE("DD-24.13, DD-R86: the last one left wins at once, before a coin is chosen") {
    Scene scene(kBattle, "A:POR@(3,0)/0 B:POR@(-3,0)/0 A!@(-3,0) A!@(-3,0) A*1@(-3,0) B:DOR-A@(0,0)/0 B*3@(0,0)");
    scene.gp('B', 29).hand('B', {1, 3}).act("conquer -3,0").chance("steal 1");
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::LastOne);
    CHECK(scene.hand('A') == "1");
    CHECK(scene.hand('B').empty());
    CHECK(scene.told("coins.removed") == 1);
    CHECK(scene.won('A'));
    CHECK(!scene.won('B'));
  }
}
