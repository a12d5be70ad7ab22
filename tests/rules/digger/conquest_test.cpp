// DD-14: conquest.
#include <doctest/doctest.h>

#include <string>

#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

// The position of DD-E14, without its Stooges.
const std::string kDungeons =
    "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0 B:TRP-I@(-1,0)/0 B:COR-I@(-2,0)/0 "
    "B:POR@(-3,0)/0 ";
// A's Stooge stands in B's Treasure Room; B has another one.
const std::string kTreasury = "A:POR@(3,0)/0 B:TRE-A@(0,0)/0 B:TRE-B@(-3,2)/0 B:POR@(-3,0)/0 A*1@(0,0) ";
// B's Throne Room with a Stooge of A.
const std::string kThrone = "A:POR@(3,0)/0 B:THR@(0,0)/0 B:POR@(-3,0)/0 A*2@(0,0) B*1@(-3,0) ";

}  // namespace

TEST_SUITE("Dungeon Digger: conquest") {
  TEST_CASE("DD-14.1, DD-E16: a Stooge on an opponent's Room is turned over and becomes a Conquer token") {
    Scene scene(kDungeons + "A*2@(0,0)");
    CHECK(scene.reserve('A') == 11);
    scene.act("conquer 0,0 bag").chance("coin 2");
    CHECK(scene.token("0,0") == 'A');
    CHECK(scene.stooges("0,0") == "A*1");
    CHECK(scene.in_play('A') == 1);
    CHECK(scene.reserve('A') == 11);
    CHECK(scene.hand('A') == "2");
    CHECK(scene.tp() == 1);
    CHECK(scene.tile("0,0") == "B:DOR-A/0");  // DD-1.8: it stays B's
  }

  TEST_CASE("DD-14.1: without a Stooge there, on an own Room or under an own token nothing is conquered") {
    const Scene nobody(kDungeons + "A*1@(3,0)");
    CHECK(nobody.choices("conquer").empty());
    CHECK(nobody.refused("conquer 0,0 bag") == "DD-14.1");
    const Scene own("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A*1@(2,0)");
    CHECK(own.refused("conquer 2,0 bag") == "DD-14.1");
    const Scene again(kDungeons + "A!@(0,0) A*1@(0,0)");  // DD-R24
    CHECK(again.choices("conquer").empty());
    CHECK(again.refused("conquer 0,0 bag") == "DD-14.1");
  }

  TEST_CASE("DD-14.1, DD-R26: a Sacrifice Pit is never conquered") {
    const Scene scene("A:POR@(3,0)/0 B:PIT@(0,0)/0 A*1@(0,0)");  // where no Stooge could come
    CHECK(scene.choices("conquer").empty());
    CHECK(scene.refused("conquer 0,0 bag") == "DD-12.7");
  }

  TEST_CASE(
      "DD-14.1, DD-R24: the token of another player returns to that player's Reserve; the coin is the controller's") {
    Scene scene({.players = 3}, "A:POR@(3,0)/0 B:KIT-A@(0,0)/0 B:POR@(0,-3)/0 C:POR@(-3,3)/0 C!@(0,0) A*1@(0,0)");
    scene.hand('B', {1}).hand('C', {3});
    CHECK(scene.reserve('C') == 12);
    scene.act("conquer 0,0 hand").chance("steal 1");
    CHECK(scene.token("0,0") == 'A');
    CHECK(scene.reserve('C') == 13);
    CHECK(scene.told("token.returned") == 1);
    CHECK(scene.hand('A') == "1");
    CHECK(scene.hand('C') == "3");
  }

  TEST_CASE("DD-14.2: corridor tiles, Portals and neutral tiles cannot be conquered") {
    const Scene corridor(kDungeons + "A*1@(-1,0)");
    CHECK(corridor.choices("conquer").empty());
    CHECK(corridor.refused("conquer -1,0 bag") == "DD-14.2");
    CHECK(corridor.refused("conquer 0,4 bag") == "DD-14.1");  // nothing is there
    const Scene portal(kDungeons + "A*1@(-3,0)");             // where no Stooge could come
    CHECK(portal.choices("conquer").empty());
    CHECK(portal.refused("conquer -3,0") == "DD-14.2");
    const Scene neutral({.scenarios = {"dwarven_citadel"}}, kDungeons + "N:CITADEL@(0,2)/0 A*1@(0,2)");
    CHECK(neutral.choices("conquer").empty());
    CHECK(neutral.refused("conquer 0,2") == "DD-14.2");
  }

  TEST_CASE(
      "DD-14.3, DD-E16: the coin comes from the Bag or at random from the controller's hand, as the conqueror likes") {
    Scene scene(kDungeons + "A*1@(0,0)");
    scene.hand('B', {1, 3});
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0 bag", "conquer 0,0 hand"});
    Scene bag = scene;
    bag.act("conquer 0,0 bag");
    CHECK(bag.asks() == "draw_coin");
    bag.chance("coin 2");
    CHECK(bag.hand('A') == "2");
    CHECK(bag.hand('B') == "1 3");
    scene.act("conquer 0,0 hand");
    CHECK(scene.asks() == "steal_coin");
    CHECK(scene.outcomes() == Texts{"steal 1", "steal 2"});
    scene.chance("steal 2");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.hand('B') == "1");
  }

  TEST_CASE("DD-14.3, DD-R82: everybody sees which coin of the row is stolen, though not its value") {
    Scene scene({.players = 3}, "A:POR@(3,0)/0 B:KIT-A@(0,0)/0 B:POR@(0,-3)/0 C:POR@(-3,3)/0 A*1@(0,0)");
    scene.hand('B', {1, 3, 2}).act("conquer 0,0 hand").chance("steal 2");
    CHECK(scene.hand('B') == "1 2");
    const auto told = [&](int seat, std::string_view member) {
      return *scene.game.describe(scene.event(Event::Type::CoinStolen), Viewer::of(seat_at(seat))).find(member);
    };
    for (const int seat : {0, 1, 2}) CHECK(told(seat, "slot") == Doc(2));
    CHECK(told(0, "coin") == Doc(3));
    CHECK(told(1, "coin") == Doc(3));
    CHECK(told(2, "coin").is_null());
  }

  TEST_CASE("DD-14.3: with one source there is no choice, with none no coin") {
    Scene scene(kDungeons + "A*1@(0,0)");
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0 bag"});
    CHECK(scene.refused("conquer 0,0 hand") == "DD-14.3");
    CHECK(scene.refused("conquer 0,0 stored") == "DD-14.3");
    CHECK(scene.refused("conquer 0,0") == "DD-14.3");
    CHECK(scene.refused("conquer 0,0 bag reserve") == "DD-17.2");  // that is Sack's
    scene.coin_bag({0, 0, 0});
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0"});
    scene.act("conquer 0,0");
    CHECK(scene.token("0,0") == 'A');
    CHECK(scene.asks() == "main");
    CHECK(scene.coins('A') == 0);
  }

  TEST_CASE(
      "DD-14.3, DD-E17, DD-R23: from a Treasure Room all stored coins or one of the hand, then one from the Bag") {
    Scene scene(kTreasury);
    scene.stored("0,0", {1, 3}).stored("-3,2", {2}).hand('B', {2});
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0 hand", "conquer 0,0 stored"});
    Scene stored = scene;
    stored.act("conquer 0,0 stored");
    CHECK(stored.hand('A') == "1 3");
    stored.chance("coin 1");
    CHECK(stored.hand('A') == "1 3 1");
    CHECK(stored.stored("0,0").empty());
    CHECK(stored.stored("-3,2") == "2");  // of the other tile nothing is lost
    CHECK(stored.hand('B') == "2");
    scene.act("conquer 0,0 hand").chance("steal 1");
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 3");
    CHECK(scene.hand('A') == "2 3");
    CHECK(scene.stored("0,0") == "1 3");
  }

  TEST_CASE("DD-14.3: a Treasure Room without stored coins and with an empty hand gives the coin of the Bag alone") {
    Scene scene(kTreasury);
    scene.stored("-3,2", {2});
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0"});
    scene.act("conquer 0,0").chance("coin 3");
    CHECK(scene.hand('A') == "3");
    Scene empty(kTreasury);
    empty.stored("0,0", {1, 2}).coin_bag({0, 0, 0}).act("conquer 0,0 stored");
    CHECK(empty.hand('A') == "1 2");  // DD-11.2
    CHECK(empty.asks() == "main");
  }

  TEST_CASE("DD-14.4, DD-R22: a Conquer token is no Stooge in play and does not count for Resources") {
    Scene scene(kDungeons + "A!@(0,0) A*2@(3,0)");
    CHECK(scene.resources('A') == 3);
    CHECK(scene.in_play('A') == 2);
    scene.act("rise 3,0");
    CHECK(scene.in_play('A') == 3);
    CHECK(scene.refused("rise 3,0") == "DD-5.4");
    CHECK(scene.token("0,0") == 'A');
    const Scene alone(kDungeons + "A!@(0,0) A*1@(3,0)");
    CHECK(alone.choices("move 0,0").empty());
    CHECK(alone.choices("sabotage 0,0").empty());
  }

  TEST_CASE("DD-14.5: a disabled Torture Room, Kitchen or Library is not counted for bonus orders") {
    const std::string start = "A:POR@(3,0)/0 A*1@(3,0) ";
    const auto asked_after = [&](const std::string& rooms, const std::string& project) {
      Scene scene(start + rooms);
      scene.projects('A', project).act("work " + project + " 2,0 0");
      if (scene.asks() == "dorm_summon") scene.act("no");
      return scene.asks() == "bonus_pick" ? scene.legal() : Choices{};
    };
    const Texts lowest = {"name move", "name think", "no"};
    const Texts second = {"name move", "name rise", "name sabotage", "name think", "no"};
    CHECK(asked_after("A:TOR-A@(-2,3)/0", "TOR-B") == second);
    CHECK(asked_after("A:TOR-A@(-2,3)/0 B!@(-2,3)", "TOR-B") == lowest);
    CHECK(asked_after("A:KIT-A@(-2,3)/0", "DOR-A") == lowest);
    CHECK(asked_after("A:KIT-A@(-2,3)/0 B!@(-2,3)", "DOR-A").empty());
    CHECK(asked_after("A:KIT-A@(-2,3)/0 A:KIT-B@(-2,1)/0 B!@(-2,3)", "DOR-A") == lowest);
    CHECK(asked_after("A:LIB-A@(-2,3)/0", "COR-I") == lowest);
    CHECK(asked_after("A:LIB-A@(-2,3)/0 B!@(-2,3)", "COR-I").empty());
  }

  TEST_CASE("DD-14.5, DD-E16: Rise! cannot use a disabled Dorm Room") {
    Scene scene(kDungeons + "A*1@(0,0) B*1@(-3,0)");
    scene.act("conquer 0,0 bag").chance("coin 1");
    scene.turn_of('B').tp(1);
    CHECK(scene.refused("rise 0,0") == "DD-5.4");
    CHECK(scene.choices("rise") == Texts{"rise -3,0"});
    CHECK(scene.armed("-1,0"));  // the corridor behind it stays complete
    const Scene active(kDungeons + "B*1@(-3,0)");
    Scene theirs = active;
    CHECK(theirs.turn_of('B').choices("rise") == Texts{"rise -3,0", "rise 0,0"});
  }

  TEST_CASE("DD-14.5: no coin can be stored on a disabled Treasure Room") {
    const std::string rooms = "A:POR@(3,0)/0 A:TRE-A@(2,0)/0 A:TRE-B@(-2,3)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) ";
    Scene scene(rooms + "B!@(2,0)");
    scene.hand('A', {2}).begins('A');
    CHECK(scene.asks() == "store_coin");
    CHECK(scene.legal() == Texts{"no", "store 1 -2,3"});
    CHECK(scene.refused("store 1 2,0") == "DD-12.6");
    Scene both(rooms + "B!@(2,0) B!@(-2,3)");
    both.hand('A', {2}).begins('A');
    CHECK(both.asks() == "main");
  }

  TEST_CASE("DD-14.5, DD-R21: a Room built beside a disabled Throne Room gives no GP through it, not even later") {
    const std::string rooms = "A:POR@(3,0)/0 A:THR@(2,0)/0 A:DOR-C@(1,1)/1 A*1@(1,1) ";
    Scene active(rooms);
    active.projects('A', "DOR-A").act("work DOR-A 1,0 2");
    CHECK(active.gained('A') == 4);  // DD-E18
    Scene scene(rooms + "B!@(2,0) B!@(1,1)");
    scene.projects('A', "DOR-A").act("work DOR-A 1,0 2");
    CHECK(scene.gained('A') == 3);  // the same type still counts, though that Dorm is disabled too
    scene.act("no");
    scene.put("A*1@(2,0)").act("free 2,0");
    CHECK(scene.token("2,0") == ' ');
    CHECK(scene.gp('A') == 3);
  }

  TEST_CASE("DD-14.5, DD-R20: Craft and Resources of disabled Rooms are kept") {
    const Scene scene("A:POR@(3,0)/0 A:LIB-A@(2,0)/0 A:KIT-A@(-2,3)/0 B!@(2,0) B!@(-2,3) A*1@(3,0)");
    CHECK(scene.craft('A') == 4);
    CHECK(scene.resources('A') == 5);
  }

  TEST_CASE("DD-14.6, DD-E16: a Stooge on the own Room removes the token: no sacrifice, no coin") {
    Scene scene(kDungeons + "A!@(0,0) B*1@(0,0)");
    scene.hand('A', {1}).turn_of('B');
    CHECK(scene.choices("free") == Texts{"free 0,0"});
    scene.act("free 0,0");
    CHECK(scene.token("0,0") == ' ');
    CHECK(scene.stooges("0,0") == "B*1");
    CHECK(scene.reserve('A') == 13);
    CHECK(scene.hand('A') == "1");
    CHECK(scene.coins('B') == 0);
    CHECK(scene.tp() == 1);
    CHECK(scene.legal("rise 0,0"));  // active again
  }

  TEST_CASE("DD-14.6: nobody removes a token from afar, from another's Room or where there is none") {
    Scene afar(kDungeons + "A!@(0,0) B*1@(-3,0)");
    CHECK(afar.turn_of('B').refused("free 0,0") == "DD-14.6");
    const Scene foreign({.players = 3}, "A:POR@(3,0)/0 B:KIT-A@(0,0)/0 C!@(0,0) A*1@(0,0)");
    CHECK(foreign.refused("free 0,0") == "DD-14.6");
    const Scene none("A:POR@(3,0)/0 A:KIT-A@(2,0)/0 A*1@(2,0)");
    CHECK(none.refused("free 2,0") == "DD-14.6");
  }

  TEST_CASE("DD-14.7: the controller of a conquered Throne Room skips the next Turn") {
    Scene scene(kThrone);
    scene.act("conquer 0,0 bag").chance("coin 1");
    CHECK(scene.told("turn.lost") == 1);
    scene.act("pass").whatever();
    CHECK(scene.told("turn.skipped") == 1);
    CHECK(scene.projects('B').empty());  // DD-4.1: nothing else of it happens
    CHECK(scene.actor() == 'A');
    scene.act("pass").whatever();
    CHECK(scene.told("turn.skipped") == 0);
    CHECK(scene.actor() == 'B');
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-14.7, DD-R25: the mark does not add up") {
    Scene scene(kThrone);
    scene.skips('B').act("conquer 0,0 bag").chance("coin 1");
    CHECK(scene.told("turn.lost") == 0);
    scene.act("pass").whatever();
    CHECK(scene.told("turn.skipped") == 1);
    scene.act("pass").whatever();
    CHECK(scene.actor() == 'B');
    CHECK(scene.told("turn.skipped") == 0);
  }

  TEST_CASE("DD-R35: coins are drawn without a question") {
    Scene scene("A:POR@(3,0)/0 A:NUG-I@(2,0)/0 A*1@(2,0) B:POR@(-3,0)/0");
    scene.projects('A', "TRE-A").act("work TRE-A 1,0 0");
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 1");  // of the nugget
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 2");  // of the Treasure Room
    CHECK(scene.hand('A') == "1 2");
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-R68: a tile beside any Portal needs an open edge towards it") {
    Scene scene("A:POR@(2,0)/0 B:POR@(0,0)/0 A*1@(2,0) B*1@(0,0)");
    scene.projects('A', "KIT-A COR-V");
    CHECK(scene.rotations("KIT-A", "1,0") == "0");
    CHECK(scene.rotations("COR-V", "1,0").empty());
    CHECK(scene.refused("work COR-V 1,0 0") == "DD-8.2");
  }

  TEST_CASE("DD-R27: nobody is summoned beside hostile tokens") {
    Scene scene(kDungeons + "A*1@(0,0) B*1@(-3,0)");
    scene.turn_of('B');
    CHECK(scene.refused("rise 0,0") == "DD-5.4");
    CHECK(scene.choices("rise") == Texts{"rise -3,0"});
  }

  TEST_CASE("DD-R28: a trap works from any side, but only while the path with it belongs to a complete corridor") {
    // The straight path of TRP-L is complete, and the Stooge comes through its arm.
    const std::string rooms = "B:POR@(-3,0)/0 B:TRP-L@(-2,0)/0 B:DOR-A@(-1,0)/0 A:DOR-A@(-1,-1)/1 A:POR@(3,0)/0 ";
    Scene arm(rooms + "A*2@(-1,-1)");
    CHECK(arm.armed("-2,0"));
    arm.act("move -1,-1 2 -2,0");
    CHECK(arm.stooges("-2,0") == "A*1");
    CHECK(arm.told("trap.sprung") == 1);
    // Without the Dorm the corridor of the trap is open.
    Scene open("B:POR@(-3,0)/0 B:TRP-L@(-2,0)/0 A:DOR-A@(-1,-1)/1 A:POR@(3,0)/0 A*2@(-1,-1)");
    CHECK(!open.armed("-2,0"));
    open.act("move -1,-1 2 -2,0");
    CHECK(open.stooges("-2,0") == "A*2");
  }
}
