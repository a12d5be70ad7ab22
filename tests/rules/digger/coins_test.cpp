// Coins: chapter 11.
#include "scene.hpp"

using namespace uc::digger;
using namespace uc::digger::test;

TEST_CASE("DD-11.1: a coin is drawn at random from the Bag, and its owner alone knows it") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.coin_bag({2, 0, 1}).projects('A', "TRE-A").act("work TRE-A 2,0 0");
  CHECK(scene.asks() == "draw_coin");
  CHECK(scene.outcomes() == Texts{"coin 1", "coin 3"});
  uc::OutcomeList list;
  scene.game.outcomes(scene.state, list);
  CHECK(list.begin()->weight == 2);
  CHECK((list.begin() + 1)->weight == 1);
  CHECK(scene.refused("coin 2") == "DD-11.1");
  CHECK(scene.turn().knows == uc::Seats(uc::seat_at(0)));
  scene.chance("coin 3");
  CHECK(scene.hand('A') == "3");
  CHECK(scene.coins_in_bag() == 2);
  CHECK(scene.state.coins[0].known() == 1U);
  const Event& drawn = scene.event(Event::Type::CoinDrawn);
  CHECK(drawn.knows == uc::Seats(uc::seat_at(0)));
}

TEST_CASE("DD-11.2: with an empty Bag no coin is drawn; the rest still happens") {
  Scene nugget("A:POR@(3,0)/0 A:NUG-I@(2,0)/0 A*1@(2,0)");
  nugget.coin_bag({0, 0, 0}).projects('A', "TRE-A").act("work TRE-A 1,0 0");
  CHECK(nugget.gp('A') == 1);
  CHECK(nugget.hand('A') == "");
  CHECK(nugget.asks() == "main");
  Scene conquest("B:KIT-A@(0,0)/0 A*1@(0,0)");
  conquest.coin_bag({0, 0, 0}).act("conquer 0,0");
  CHECK(conquest.token("0,0") == 'A');
  CHECK(conquest.hand('A') == "");
}

TEST_CASE("DD-11.2: a Bag with fewer coins gives what it has") {
  Scene scene("A:POR@(3,0)/0 A:NUG-I@(2,0)/0 A:NUG-I@(1,0)/0 A*1@(1,0)");
  scene.coin_bag({1, 0, 0}).projects('A', "KIT-A").act("work KIT-A 0,0 0").chance("coin 1");
  CHECK(scene.asks() == "bonus_pick");
  CHECK(scene.hand('A') == "1");
}

TEST_CASE("DD-11.3: one coin for each nugget whose path belongs to the completed corridor") {
  Scene two("A:POR@(3,0)/0 A:NUG-I@(2,0)/0 A:NUG-I@(1,0)/0 A*1@(1,0)");
  two.projects('A', "KIT-A").act("work KIT-A 0,0 0").chance("coin 1").chance("coin 2");
  CHECK(two.hand('A') == "1 2");
  CHECK(two.asks() == "bonus_pick");
  // The arm of NUG-R is complete, but the nugget lies on the straight path.
  Scene arm("A:POR@(3,0)/0 A*1@(3,0)");
  arm.projects('A', "NUG-R").act("work NUG-R 2,0 4");
  CHECK(arm.told("corridor.completed") == 1);
  CHECK(arm.asks() == "main");
  CHECK(arm.hand('A') == "");
}

TEST_CASE("DD-11.4: a coin taken from a hand is taken at random") {
  Scene scene("B:KIT-A@(0,0)/0 A*1@(0,0)");
  scene.hand('B', {1, 3, 3}).act("conquer 0,0 hand");
  CHECK(scene.outcomes() == Texts{"steal 1", "steal 2", "steal 3"});
  uc::OutcomeList list;
  scene.game.outcomes(scene.state, list);
  for (const uc::Outcome& outcome : list) CHECK(outcome.weight == list.begin()->weight);
  CHECK(scene.refused("steal 4") == "DD-11.4");
  scene.chance("steal 3");
  CHECK(scene.hand('A') == "3");
  CHECK(scene.hand('B') == "1 3");
  CHECK(scene.state.coins[2].known() == 3U);  // now known to both
}

TEST_CASE("DD-11.5: coins count their value only in the final scoring, stored ones for the controller of the Room") {
  Scene scene("A:POR@(3,0)/0 A:TRE-A@(2,0)/0 A:TRE-B@(4,0)/3 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) B!@(4,0)");
  scene.hand('A', {2}).stored("2,0", {3}).stored("4,0", {1}).hand('B', {1, 1}).gp('A', 20);
  CHECK(scene.gp('A') == 20);
  scene.act("pass").whatever();
  REQUIRE(scene.over());
  CHECK(scene.gp('A') == 20);
  CHECK(scene.score('A') == 20 + 2 + 3 + 1);
  CHECK(scene.score('B') == 1 + 1 + 5);  // and a Conquer token: the Conqueror Lord
}

TEST_CASE("DD-R35: coins are drawn without being asked for") {
  Scene scene("A:POR@(3,0)/0 A:NUG-I@(2,0)/0 A*1@(2,0)");
  scene.projects('A', "TRE-A").act("work TRE-A 1,0 0");
  CHECK(scene.turn().is_chance());
  scene.chance("coin 1");
  CHECK(scene.turn().is_chance());
}
