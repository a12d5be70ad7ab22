// Rulings of our own that were added while the game was built, and who learns what.
#include "scene.hpp"

namespace uc::digger::test {

TEST_SUITE("Dungeon Digger: later rulings") {
  TEST_CASE("DD-R90: Stooges flee from a Monster tile one by one, though they could not leave it by a shift") {
    const Setup both = {.scenarios = {"monster_hunt", "dragons_lair"}};
    Scene scene(both,
                "A:POR@(4,0)/0 B:POR@(-4,0)/0 N:MONSTER@(2,0)/0 N:CAVE@(1,0)/0 N:CAVE@(1,1)/0 dragon@(3,0) "
                "treasure@(2,0) B*3@(2,0)");
    scene.hand('B', {1});
    scene.act("dragon W").act("pay 1");
    CHECK(scene.asks() == "dragon_flee");
    scene.act("flee 1,0");
    CHECK(scene.stooges("1,0") == "B*1");
  }

  TEST_CASE("DD-R91: Stooges in the Citadel bring no shift to the Corruptor") {
    const Setup both = {.scenarios = {"dwarven_citadel", "total_battle"}};
    Scene scene(both,
                "A:POR@(3,0)/0 A:THR@(0,2)/0 A:PIT@(0,-2)/0 A:KIT-A@(2,0)/0 A:KIT-B@(-2,4)/0 B:POR@(-3,0)/0 "
                "N:CITADEL@(0,0)/0 A*1@(3,0) A*2@(0,0)");
    scene.tp(2).act("summon corruptor 3,0");
    CHECK(as<Step::AskShift>(scene.state.next()).left == 2);  // the Stooge on the Portal and the Corruptor itself
  }

  TEST_CASE("DD-16.2: with hidden projects the others learn what is built; else they knew it") {
    const auto learned = [](bool hidden) {
      Scene scene(Setup{.hidden_projects = hidden}, "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0)");
      scene.projects('A', "KIT-A").act("work KIT-A 2,0 0");
      return scene.event(Event::Type::TileBuilt).learned;
    };
    CHECK(learned(true) == Seats(seat_at(1)));
    CHECK(learned(false).empty());
  }

  TEST_CASE("DD-11.1: a spectator does not see a stolen coin that both players know, but all coins in the end") {
    Scene scene("A:POR@(3,0)/0 B:POR@(-3,0)/0 B:DOR-A@(0,0)/0 A*1@(0,0) A*1@(3,0)");
    scene.hand('B', {3}).act("conquer 0,0 hand").chance("steal 1");
    const auto shown = [&] {
      const Doc view = scene.game.view(scene.state, Viewer::table());
      return *view.find("seats")->as_array()[0].find("hand")->as_array()[0].find("value");
    };
    CHECK(shown().is_null());
    const Doc told = scene.game.describe(scene.event(Event::Type::CoinStolen), Viewer::table());
    CHECK(told.find("coin")->is_null());
    scene.gp('A', 20).act("pass").whatever();
    REQUIRE(scene.over());
    CHECK(shown() == Doc(3));
  }
}

}  // namespace uc::digger::test
