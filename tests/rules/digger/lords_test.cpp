// DD-17: Dungeon Lords, and one that is nowhere printed.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "content_file.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const std::string kPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 B*1@(-3,0) ";
const std::string kDungeons =  // DD-E14
    "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0 B:TRP-I@(-1,0)/0 B:COR-I@(-2,0)/0 "
    "B:POR@(-3,0)/0 ";

Setup with(std::string_view lord, std::vector<std::string_view> scenarios = {}, int players = 2) {
  return {.players = players, .scenarios = std::move(scenarios), .lords = {lord}};
}

}  // namespace

TEST_SUITE("Dungeon Digger: lords") {
  TEST_CASE("DD-17.1: a special ability is used once per game, in the own main phase, free of TP") {
    Scene scene(with("grind"), kPortals + "A*1@(3,0)");
    scene.tp(0).act("special");
    CHECK(scene.told("special.used") == 1);
    CHECK(scene.told("tp.spent") == 0);
    CHECK(scene.tp() == 2);
    CHECK(scene.refused("special") == "DD-17.1");
    scene.begins('A');
    CHECK(scene.refused("special") == "DD-17.1");  // nor in a later Turn
    const Scene none(kPortals + "A*1@(3,0)");
    CHECK(none.refused("special") == "DD-17.1");
  }

  TEST_CASE("DD-17.1: not while an order is in progress or bonus orders are pending") {
    Scene scene(with("grind"), kPortals + "A:DOR-A@(2,0)/0 A*1@(3,0)");
    CHECK(scene.legal("special"));
    Scene pool = scene;
    pool.pending("think rise");
    CHECK(pool.refused("special") == "DD-13.5");
    scene.act("move 3,0 1 2,0");
    CHECK(scene.asks() == "next_shift");
    CHECK(!scene.refused("special").empty());
    scene.act("stop");
    CHECK(scene.legal("special"));
  }

  TEST_CASE("DD-17.1, DD-R69: the Turn does not end by itself while the special ability is left") {
    Scene scene(with("grind"), kPortals + "A*1@(3,0)");
    scene.tp(1).act("rise 3,0");
    CHECK(scene.asks() == "main");
    CHECK(scene.legal() == Texts{"pass", "special"});
    Scene used(with("grind"), kPortals + "A*1@(3,0)");
    used.state.players[0].special_used = true;
    used.tp(1).act("rise 3,0").whatever();
    CHECK(used.actor() == 'B');
  }

  TEST_CASE("DD-17.2: Duchess Mortar has Craft +1, from the set-up on (DD-17.3)") {
    Scene scene = Scene::start({.lords_option = LordsOption::Choose});
    scene.chance("first A").act("lord mortar").act("lord grind").act("portal 3,0").whatever();
    CHECK(scene.craft('A') == 4);
    CHECK(scene.craft('B') == 3);
    CHECK(scene.state.players[0].projects.size() == 4);
    CHECK(scene.state.players[1].projects.size() == 3);
  }

  TEST_CASE("DD-17.2: Revised Plans draws 3 tiles, then as many Projects of choice go back") {
    Scene scene(with("mortar"), kPortals + "A*1@(3,0)");
    scene.projects('A', "DOR-A KIT-A");
    const int bag = scene.bag_size('A');
    scene.act("special").chance("tile LIB-A").chance("tile TOR-A").chance("tile TRE-A");
    CHECK(scene.asks() == "revised_plans");
    CHECK(scene.projects('A') == "DOR-A KIT-A LIB-A TOR-A TRE-A");
    CHECK(scene.legal().size() == 10);  // 3 of 5
    CHECK(scene.refused("return TOR-A DOR-A") == "DD-17.2");
    scene.act("return DOR-A KIT-A LIB-A");
    CHECK(scene.projects('A') == "TOR-A TRE-A");
    CHECK(scene.bag_size('A') == bag);
    CHECK(scene.asks() == "main");
    CHECK(scene.tp() == 2);
  }

  TEST_CASE("DD-17.2: Revised Plans draws fewer where the bag has fewer, and needs one (DD-4.5)") {
    Scene scene(with("mortar"), kPortals + "A*1@(3,0)");
    scene.projects('A', "DOR-A KIT-A").bag('A', "COR-V COR-Y");
    scene.act("special").chance("tile COR-V");
    scene.chance("tile COR-Y");
    CHECK(scene.asks() == "revised_plans");
    CHECK(scene.legal().size() == 6);  // 2 of 4
    Scene empty(with("mortar"), kPortals + "A*1@(3,0)");
    empty.projects('A', "DOR-A KIT-A").bag('A', "");
    CHECK(empty.refused("special") == "DD-4.5");
  }

  TEST_CASE("DD-17.2: Overseer Grind has 4 shifts in a paid Move!, 2 in a bonus Move!") {
    Scene scene(with("grind"), kPortals + "A:DOR-A@(2,0)/0 A*1@(3,0)");
    scene.act("move 3,0 1 2,0").act("move 2,0 1 3,0").act("move 3,0 1 2,0");
    CHECK(scene.asks() == "next_shift");
    scene.act("move 2,0 1 3,0");
    CHECK(scene.asks() == "main");
    CHECK(scene.tp() == 1);
    scene.pending("move").act("move 3,0 1 2,0");
    CHECK(scene.asks() == "next_shift");
    scene.act("move 2,0 1 3,0");
    CHECK(scene.asks() == "main");
    CHECK(scene.tp() == 1);
  }

  TEST_CASE("DD-17.2: Double Shift gives 2 TP for this Turn") {
    Scene scene(with("grind"), kPortals + "A*1@(3,0)");
    scene.act("special");
    CHECK(scene.tp() == 4);
    scene.begins('A');
    CHECK(scene.tp() == 2);
  }

  TEST_CASE("DD-17.2: Madame Rattlebone has Resources +1 and rises in any own active Room but the Pit") {
    Scene scene(with("rattlebone"), kPortals +
                                        "A:KIT-A@(0,0)/0 A:PIT@(0,2)/0 A:THR@(0,-2)/0 A:LIB-A@(-2,2)/0 A:COR-I@(2,0)/0 "
                                        "B!@(-2,2) B*1@(0,-2)");
    CHECK(scene.resources('A') == 6);
    CHECK(scene.choices("rise") == Texts{"rise 0,0", "rise 3,0"});
    CHECK(scene.refused("rise 0,2") == "DD-5.4");   // the Pit
    CHECK(scene.refused("rise -2,2") == "DD-5.4");  // disabled
    CHECK(scene.refused("rise 0,-2") == "DD-5.4");  // a hostile Stooge
    const Scene other(with("mortar"), kPortals + "A:KIT-A@(0,0)/0");
    CHECK(other.choices("rise") == Texts{"rise 3,0"});
  }

  TEST_CASE("DD-17.2: Bone Labour builds a Project anywhere beside the own dungeon; it is no Work! order") {
    Scene scene(with("rattlebone"), kPortals + "A:DOR-A@(2,0)/0 A*1@(3,0)");
    scene.projects('A', "KIT-A");
    CHECK(scene.refused("special") == "DD-17.2");  // it must say what is built
    CHECK(scene.refused("work KIT-A 1,0 0") == "DD-5.6");
    CHECK(scene.refused("special KIT-A -1,0 0") == "DD-12.7");  // beside no tile of A's
    CHECK(scene.refused("special KIT-A 1,0 1") == "DD-8.2");
    scene.act("special KIT-A 1,0 0");
    CHECK(scene.tile("1,0") == "A:KIT-A/0");
    CHECK(scene.told("order.given") == 0);
    CHECK(!scene.state.turn.worked);
    CHECK(scene.asks() == "bonus_pick");  // all that a build brings
    scene.act("no");
    CHECK(scene.tp() == 2);
    Scene nothing(with("rattlebone"), kPortals + "A*1@(3,0)");
    CHECK(nothing.choices("special").empty());  // no Project, nothing to build
    CHECK(nothing.refused("special") == "DD-4.5");
    const Scene other(with("grind"), kPortals + "A*1@(3,0)");
    CHECK(other.refused("special KIT-A 2,0 0") == "DD-17.2");  // a lord who builds nothing
  }

  TEST_CASE("DD-17.2: Warchief Hornskull's Stooges attack with strength +1") {
    Scene scene(with("hornskull"), kDungeons + "A*2@(1,0) B*2@(0,0)");
    CHECK(scene.refused("move 1,0 1 0,0") == "DD-7.3");
    scene.act("move 1,0 2 0,0");
    CHECK(scene.stooges("0,0") == "A*2");
    CHECK(scene.reserve('B') == 13);
    const Scene defends(Setup{.lords = {"", "hornskull"}}, kDungeons + "A*3@(1,0) B*2@(0,0)");
    CHECK(defends.legal("move 1,0 3 0,0"));  // the bonus is for attackers
  }

  TEST_CASE("DD-17.2: Warchief Hornskull's Stooges are not killed by traps") {
    Scene scene(with("hornskull"), kDungeons + "A*2@(0,0)");
    CHECK(scene.armed("-1,0"));
    scene.act("move 0,0 2 -1,0");
    CHECK(scene.stooges("-1,0") == "A*2");
    CHECK(scene.told("trap.sprung") == 0);
  }

  TEST_CASE("DD-17.2: Sack gives 2 TP, and tokens come from the Reserve until the end of the Turn") {
    Scene scene(with("hornskull"), kDungeons + "A*1@(0,0) B:KIT-A@(0,2)/0 A*1@(0,2)");
    scene.act("special");
    CHECK(scene.tp() == 4);
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0 bag reserve", "conquer 0,2 bag reserve"});
    CHECK(scene.refused("conquer 0,0 bag") == "DD-17.2");
    CHECK(scene.refused("conquer 0,0 hand reserve") == "DD-14.3");
    scene.act("conquer 0,0 bag reserve").chance("coin 1");
    CHECK(scene.token("0,0") == 'A');
    CHECK(scene.stooges("0,0") == "A*1");  // it is not turned over
    CHECK(scene.reserve('A') == 10);
    CHECK(scene.in_play('A') == 2);
    scene.reserve('A', 0);  // with an empty Reserve: as usual
    CHECK(scene.choices("conquer") == Texts{"conquer 0,2 bag"});
    scene.reserve('A', 5);
    CHECK(scene.choices("conquer") == Texts{"conquer 0,2 bag reserve"});
    scene.act("pass").whatever().act("rise -3,0").act("pass").whatever();
    CHECK(scene.actor() == 'A');
    CHECK(scene.choices("conquer") == Texts{"conquer 0,2 bag"});  // only in that Turn
  }

  TEST_CASE("DD-17.2: Baron Pennypinch draws two coins, keeps one and puts the other back") {
    Scene scene(with("pennypinch"), kDungeons + "A*1@(0,0)");
    scene.act("conquer 0,0 bag").chance("coin 3").chance("coin 1");
    CHECK(scene.asks() == "coin_keep");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"keep 1", "keep 2"});
    const int left = scene.coins_in_bag();
    scene.act("keep 1");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.coins_in_bag() == left + 1);
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-17.2: with one coin left in the Bag the Baron takes it; stolen coins are not weighed") {
    Scene scene(with("pennypinch"), kDungeons + "A*1@(0,0)");
    scene.coin_bag({0, 1, 0}).act("conquer 0,0 bag").chance("coin 2");
    CHECK(scene.hand('A') == "2");
    CHECK(scene.asks() == "main");
    Scene thief(with("pennypinch"), kDungeons + "A*1@(0,0)");
    thief.hand('B', {3, 1}).act("conquer 0,0 hand").chance("steal 2");
    CHECK(thief.hand('A') == "1");
    CHECK(thief.asks() == "main");
  }

  TEST_CASE("DD-17.2: the Baron weighs each of several coins") {
    // A corridor with two nuggets is completed.
    Scene scene(with("pennypinch"), "A:POR@(3,0)/0 A:NUG-I@(2,0)/0 A:NUG-I@(1,0)/0 A*1@(1,0) B:POR@(-3,0)/0");
    scene.projects('A', "KIT-A").act("work KIT-A 0,0 0");
    scene.chance("coin 1").chance("coin 2").act("keep 2");
    CHECK(scene.hand('A') == "2");
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 3").chance("coin 1").act("keep 1");
    CHECK(scene.hand('A') == "2 3");
  }

  TEST_CASE("DD-17.2: Tax Day gives 1 TP and 2 coins, from the Bag or from opponents, at most one of each of these") {
    Scene scene(with("pennypinch", {}, 3), "A:POR@(3,0)/0 B:POR@(0,-3)/0 C:POR@(-3,3)/0 A*1@(3,0)");
    scene.hand('B', {1, 3}).hand('C', {2}).act("special");
    CHECK(scene.asks() == "tax_day");
    CHECK(scene.legal() == Texts{"tax B", "tax C", "tax bag"});
    scene.act("tax B").chance("steal 2");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.legal() == Texts{"tax C", "tax bag"});
    CHECK(scene.refused("tax B") == "DD-17.2");
    CHECK(scene.refused("tax A") == "DD-17.2");
    Scene poor = scene;
    CHECK(poor.coin_bag({0, 0, 0}).refused("tax bag") == "DD-17.3");
    scene.act("tax bag").chance("coin 1").chance("coin 2");  // DD-17.3: weighed
    CHECK(scene.asks() == "coin_keep");
    scene.act("keep 2");
    CHECK(scene.hand('A') == "3 2");
    CHECK(scene.asks() == "main");
    CHECK(scene.tp() == 3);
  }

  TEST_CASE("DD-17.2: the Bag can be taxed twice") {
    Scene scene(with("pennypinch"), kPortals + "A*1@(3,0)");
    scene.act("special").chance("coin 1").chance("coin 2").act("keep 2").chance("coin 1").chance("coin 3").act(
        "keep 2");
    CHECK(scene.hand('A') == "2 3");
  }

  TEST_CASE("DD-17.3, DD-4.5: Tax Day gives fewer coins where there are fewer sources; without any the TP are left") {
    Scene scene(with("pennypinch"), kPortals + "A*1@(3,0)");
    scene.hand('B', {1, 3}).coin_bag({0, 0, 0}).act("special").chance("steal 1");
    CHECK(scene.hand('A') == "1");
    CHECK(scene.asks() == "main");
    Scene none(with("pennypinch"), kPortals + "A*1@(3,0)");
    none.coin_bag({0, 0, 0}).act("special");
    CHECK(none.asks() == "main");
    CHECK(none.tp() == 3);
    CHECK(none.coins('A') == 0);
  }

  TEST_CASE("DD-17.2: Lady Landslide sabotages without a sacrifice and demolishes for 1 TP") {
    Scene scene(with("landslide"), kPortals + "A:COR-I@(2,0)/0 coll@(1,0) A*1@(2,0)");
    scene.tp(1);
    CHECK(scene.legal("demolish 1,0"));
    CHECK(scene.legal("sabotage 0,0"));
    CHECK(scene.refused("sabotage 2,0 0,0") == "DD-5.3");  // nobody is given up
    const int supply = scene.state.collapses;
    scene.tp(2).act("sabotage 0,0");
    CHECK(scene.in_play('A') == 1);
    CHECK(scene.state.collapses == supply - 1);
    scene.act("demolish 1,0").whatever();
    CHECK(scene.tile("1,0").empty());
    Scene other(with("mortar"), kPortals + "A:COR-I@(2,0)/0 coll@(1,0) A*1@(2,0)");
    CHECK(other.tp(1).refused("demolish 1,0") == "DD-4.2");
    CHECK(other.refused("sabotage 0,0") == "DD-5.3");
  }

  TEST_CASE("DD-17.2: Earthquake places up to 2 Collapse tiles on empty spaces, at least one (DD-17.3)") {
    Scene scene(with("landslide"), kPortals + "A*1@(3,0)");
    const int supply = scene.state.collapses;
    scene.act("special");
    CHECK(scene.asks() == "earthquake");
    CHECK(scene.refused("stop") == "DD-17.2");
    CHECK(scene.refused("collapse 3,0") == "DD-17.2");
    scene.act("collapse 0,0");
    CHECK(scene.legal("stop"));
    CHECK(!scene.legal("collapse 0,0"));
    Scene one = scene;
    one.act("stop");
    CHECK(one.state.collapses == supply - 1);
    CHECK(one.asks() == "main");
    scene.act("collapse 1,0");
    CHECK(scene.state.collapses == supply - 2);
    CHECK(scene.tile("1,0") == "collapse");
    CHECK(scene.asks() == "main");
    CHECK(scene.tp() == 2);
    Scene last(with("landslide"), kPortals + "A*1@(3,0)");
    last.collapses(1).act("special").act("collapse 0,0");
    CHECK(last.asks() == "main");
    Scene none(with("landslide"), kPortals + "A*1@(3,0)");
    CHECK(none.collapses(0).refused("special") == "DD-4.5");
  }

  TEST_CASE("DD-17.3: Earthquake asks nothing where one space is empty: a tile is placed there") {
    // All other spaces are filled.
    const auto but = [](std::string_view empty, std::string_view other) {
      std::string pieces = kPortals + "A*1@(3,0)";
      for (int q = -4; q <= 4; ++q) {
        for (int r = std::max(-4, -4 - q); r <= std::min(4, 4 - q); ++r) {
          const std::string space = std::to_string(q) + "," + std::to_string(r);
          const bool free = space == empty || space == other || space == "3,0" || space == "-3,0";
          if (!free) pieces += " coll@(" + space + ")";
        }
      }
      return Scene(with("landslide"), pieces);
    };
    Scene one = but("0,0", "");
    const int supply = one.state.collapses;
    one.act("special");
    CHECK(one.tile("0,0") == "collapse");
    CHECK(one.state.collapses == supply - 1);
    CHECK(one.told("collapse.placed") == 1);
    CHECK(one.asks() == "main");
    Scene two = but("0,0", "1,1");
    two.act("special");
    CHECK(two.legal() == Texts{"collapse 0,0", "collapse 1,1"});
    two.act("collapse 0,0");
    CHECK(two.legal() == Texts{"collapse 1,1", "stop"});  // the second need not be
  }

  TEST_CASE("DD-17.3: Bloodlust counts strength only, not the number of Stooges") {
    const Scene monster(with("hornskull", {"monster_hunt"}), kPortals + "A:DOR-A@(2,0)/0 N:MONSTER@(1,0)/0 A*3@(2,0)");
    CHECK(monster.refused("move 2,0 2 1,0") == "DD-19.5");
    CHECK(monster.legal("move 2,0 3 1,0"));
    const Scene guardian(with("hornskull", {"total_battle"}),
                         kPortals + "A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 B:guardian@(1,0) A*3@(2,0)");
    CHECK(guardian.refused("move 2,0 2 1,0") == "DD-24.7");
    CHECK(guardian.legal("move 2,0 3 1,0"));
    const Scene bard(with("hornskull", {"trapped_adventurers"}),
                     kPortals + "A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 B:bard@(1,0) A*2@(2,0)");
    CHECK(bard.refused("move 2,0 1 1,0") == "DD-20.14");
  }

  TEST_CASE("DD-17.3: with the Elemental the coin that the Baron kept may be redrawn") {
    Scene scene(with("pennypinch", {"total_battle"}), kPortals + "B:KIT-A@(0,0)/0 A:elemental@(0,0) A*1@(3,0)");
    scene.act("conquer 0,0 bag elemental 3,0").chance("coin 1").chance("coin 2").act("keep 1");
    CHECK(scene.asks() == "elemental_redraw");
    scene.act("again");
    CHECK(scene.hand('A').empty());
    scene.chance("coin 3").chance("coin 2").act("keep 1");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.asks() == "main");  // once per coin
  }

  TEST_CASE("DD-17.3: Crack of the Whip adds nothing to the shifts of the Corruptor or of the Troll") {
    Scene corruptor(with("grind", {"total_battle"}),
                    kPortals + "A:THR@(0,0)/0 A:PIT@(0,2)/0 A:KIT-A@(2,0)/0 A*1@(3,0)");
    corruptor.act("summon corruptor 3,0");
    CHECK(corruptor.asks() == "next_shift");
    corruptor.act("move 3,0 1 2,0").act("move 2,0 1 3,0");  // one Stooge and the Corruptor: two shifts
    CHECK(corruptor.asks() == "main");
    Scene troll(with("grind", {"total_battle"}), kPortals + "A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:troll@(2,0) B*1@(1,0)");
    troll.act("creature troll W");
    CHECK(troll.asks() == "troll_shift");
    troll.act("creature troll E");
    CHECK(troll.creature("troll") == "2,0");
    CHECK(troll.asks() == "next_shift");  // of the Move!: 3 are left
    troll.act("creature troll E").act("creature troll W").act("creature troll W");
    CHECK(troll.asks() == "main");
  }

  TEST_CASE("DD-17.3: Sack also serves a Creature that conquers") {
    Scene scene(with("hornskull", {"total_battle"}), kPortals + "B:KIT-A@(0,0)/0 A:troll@(0,0)");
    CHECK(scene.choices("conquer").empty());  // without a Stooge in play
    scene.act("special");
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0 bag troll reserve"});
    scene.act("conquer 0,0 bag troll reserve").chance("coin 1");
    CHECK(scene.token("0,0") == 'A');
    CHECK(scene.reserve('A') == 12);
  }

  TEST_CASE("DD-17.3: Open Graves does not widen where Creatures appear") {
    const Scene scene(with("rattlebone", {"total_battle"}), kPortals + "A:TRE-A@(0,0)/0 A:KIT-A@(0,2)/0");
    CHECK(scene.choices("summon guardian") == Texts{"summon guardian 0,0", "summon guardian 3,0"});
    CHECK(scene.legal("rise 0,2"));
  }

  TEST_CASE("DD-R78: the standard ability also works out of turn") {
    // B moves the Dragon onto Hornskull's Stooge, which flees onto B's trap and lives.
    const std::string lair =
        "A:POR@(4,0)/0 N:CAVE@(0,0)/0 N:TREASURE@(1,0)/0 dragon@(0,-1) treasure@(0,0) B:POR@(-4,0)/0 "
        "B:TRP-I@(-1,0)/0 B:COR-I@(-2,0)/0 B:COR-I@(-3,0)/0 A*1@(0,0) B*1@(-4,0) ";
    for (const bool hornskull : {false, true}) {
      Scene scene(with(hornskull ? "hornskull" : "mortar", {"dragons_lair"}), lair);
      CHECK(scene.armed("-1,0"));
      scene.hand('A', {1}).turn_of('B').act("dragon SE");
      CHECK(scene.asks() == "dragon_save");
      CHECK(scene.actor() == 'A');
      scene.act("pay 1").act("flee -1,0").whatever();
      CHECK(scene.stooges("-1,0") == (hornskull ? "A*1" : ""));
    }
  }
}

// --- a lord that is nowhere printed -----------------------------------------------------------------------------------

namespace {

constexpr std::string_view kMadeUp = R"({
  "id": "gravel",
  "name": {"en": "Count Gravel", "it": "Conte Ghiaia"},
  "standard": {
    "name": {"en": "Hurry", "it": "Fretta"},
    "text": {"en": "Tyranny +1, 5 shifts, strength +2, Demolish! for 1.", "it": "Tirannia +1, 5 spostamenti, forza +2."},
    "effects": [
      {"when": "always", "op": "stat_add", "stat": "tyranny", "value": 1},
      {"when": "on_order", "order": "move", "op": "shifts", "paid": 5, "bonus": 3},
      {"when": "on_attack", "op": "strength_add", "value": 2},
      {"when": "always", "op": "order_cost", "order": "demolish", "value": 1}]},
  "special": {
    "name": {"en": "Windfall", "it": "Manna"},
    "text": {"en": "+3 TP, and gain a coin.", "it": "+3 PT e una moneta."},
    "effects": [
      {"when": "once_per_game", "op": "add_tp", "value": 3},
      {"when": "once_per_game", "op": "gain_coins", "n": 1}]},
  "source": "designed"})";

// A scene whose player A has Count Gravel, also with a special ability of other effects.
Scene with_gravel(const std::string& pieces, std::string_view special = {}) {
  Doc doc = content_file::file();
  Doc lord = content_file::json(kMadeUp);
  if (!special.empty()) content_file::at(lord, "special.effects") = content_file::json(special);
  content_file::at(doc, "lords").push(lord);
  content_file::at(doc, "components[3].n") = content_file::json("7");
  const auto content = std::make_shared<const Content>(content_file::read(doc));
  Scene scene(with("mortar"), pieces);
  scene.game = Digger(content, 2, scene.game.options());
  scene.state.players[0].lord = static_cast<std::uint8_t>(content->lords.size() - 1);
  return scene;
}

}  // namespace

TEST_SUITE("Dungeon Digger: lords") {
  TEST_CASE("DD-17.2: a made-up lord of known effects needs no C++: the standard ability") {
    Scene scene = with_gravel(kDungeons + "A*2@(1,0) B*3@(0,0) B*1@(-3,0) coll@(1,-1) A:NUG-I@(1,-2)/2 A*1@(1,-2)");
    CHECK(scene.tyranny('A') == 3);
    CHECK(scene.craft('A') == 3);
    CHECK(scene.refused("move 1,0 1 0,0") == "DD-7.3");  // 3 against 3
    scene.tp(1);
    CHECK(scene.legal("demolish 1,-1"));
    scene.tp(2).act("move 1,0 2 0,0");  // 4 against 3
    CHECK(scene.stooges("0,0") == "A*2");
    for (int shift = 2; shift <= 5; ++shift) {
      CHECK(scene.asks() == "next_shift");
      scene.act(shift % 2 == 0 ? "move 0,0 1 1,0" : "move 1,0 1 0,0");
    }
    CHECK(scene.asks() == "main");
    scene.pending("move").act("move 0,0 1 1,0").act("move 1,0 1 0,0").act("move 0,0 1 1,0");
    CHECK(scene.asks() == "main");
    scene.begins('A');
    CHECK(scene.tp() == 3);
  }

  TEST_CASE("DD-17.2: a made-up lord of known effects needs no C++: the special ability, and the name in texts") {
    Scene scene = with_gravel(kPortals + "A*1@(3,0)");
    scene.act("special");
    CHECK(scene.tp() == 5);
    CHECK(scene.asks() == "draw_coin");
    scene.chance("coin 3");
    CHECK(scene.hand('A') == "3");
    CHECK(scene.asks() == "main");
    CHECK(scene.refused("special") == "DD-17.1");
    Scene dealt = Scene::start({.lords_option = LordsOption::Choose});
    dealt.game = Digger(std::make_shared<const Content>(scene.game.content()), 2, dealt.game.options());
    dealt.chance("first A").act("lord gravel");
    CHECK(dealt.tyranny('A') == 3);
    CHECK(dealt.refused("lord gravel") == "DD-3.5");
  }

  TEST_CASE(
      "DD-4.5: gaining TP always is an effect: the rest of a special ability is left out where it is impossible") {
    const std::string pieces = kPortals + "A*1@(3,0)";
    const std::string tp = R"([{"when": "once_per_game", "op": "add_tp", "value": 3}, {"when": "once_per_game", )";
    const auto check = [](Scene& scene) {
      CHECK(scene.choices("special") == Texts{"special"});
      scene.act("special");
      CHECK(scene.tp() == 5);
      CHECK(scene.events() == Texts{"special.used", "tp.gained"});
      CHECK(scene.asks() == "main");
      CHECK(scene.refused("special") == "DD-17.1");
    };
    Scene coins = with_gravel(pieces);
    check(coins.coin_bag({0, 0, 0}));
    Scene tiles = with_gravel(pieces, tp + R"("op": "draw_then_return", "n": 3}])");
    check(tiles.projects('A', "KIT-A").bag('A', ""));
    Scene collapse = with_gravel(pieces, tp + R"("op": "place_collapses", "n": 2}])");
    check(collapse.collapses(0));
    const std::string build = tp + R"("op": "build_anywhere"}])";
    Scene none = with_gravel(pieces, build);
    check(none);
    // But who can build, builds.
    Scene builds = with_gravel(pieces, build);
    builds.projects('A', "KIT-A");
    CHECK(builds.refused("special") == "DD-17.2");
    builds.act("special KIT-A 2,0 0");
    CHECK(builds.tp() == 5);
    CHECK(builds.tile("2,0") == "A:KIT-A/0");
  }

  TEST_CASE("DD-4.5: a lord whose tokens come from the Reserve needs no other effect either") {
    Scene scene = with_gravel(
        kDungeons + "A*1@(0,0)",
        R"([{"when": "once_per_game", "op": "token_from_reserve"}, {"when": "once_per_game", "op": "gain_coins", "n": 1}])");
    scene.coin_bag({0, 0, 0}).act("special");
    CHECK(scene.asks() == "main");
    CHECK(scene.choices("conquer") == Texts{"conquer 0,0 reserve"});
  }
}
