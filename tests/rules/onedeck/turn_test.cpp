// OD-3, OD-4: the turn, time and the Stairs.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

TEST_SUITE("One Deck Dungeon: the turn") {
  TEST_CASE("OD-3.1: the floor start applies the effects of all floors in force once, also on floors 2 and 3") {
    for (const int floor : {1, 2, 3}) {
      Scene scene("mage", "dragons_cave");
      scene.floor(floor).floor_start();
      CHECK(scene.told("time.lost") == 2);  // 5 for Hall of Statues, 2 for the first turn
      CHECK(scene.time_lost() == 7);
      CHECK(scene.deck() == 37);
      scene.act("explore");
      CHECK(scene.time_lost() == 2);  // turns do not repeat it
    }
    Scene plain("mage", "lichs_tomb");
    plain.floor_start();
    CHECK(plain.time_lost() == 2);
  }

  TEST_CASE("OD-3.1: descending starts the next floor") {
    Scene scene("mage", "dragons_cave");
    scene.deck(0).end_turn().act("descend");
    CHECK(scene.floor() == 2);
    CHECK(scene.events() == Texts{"descended", "floor.began", "time.lost", "card.discarded", "card.discarded",
                                  "card.discarded", "card.discarded", "card.discarded", "turn.began", "time.lost",
                                  "card.discarded", "card.discarded"});
  }

  TEST_CASE("OD-3.2: turn start, time passes, explore or enter, end of turn") {
    Scene scene("mage", "lichs_tomb");
    scene.damage('A', 1).turn_start();
    CHECK(scene.events() == Texts{"turn.began"});
    CHECK(scene.asks() == "turn-start");
    scene.act("go");
    CHECK(scene.events() == Texts{"time.lost", "card.discarded", "card.discarded"});
    CHECK(scene.asks() == "act");
    scene.deck(4).act("explore");
    CHECK(scene.asks() == "descend");  // the end of the turn
    scene.act("stay");
    CHECK(scene.events() == Texts{"turn.began"});
  }

  TEST_CASE("OD-3.3: any number of Healing potions at turn start, 3 damage each from one hero") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.damage('A', 3).damage('B', 2).potions(3).turn_start();
    CHECK(scene.legal() == Texts{"go", "heal A", "heal B"});
    scene.act("heal A");
    CHECK(scene.damage('A') == 0);
    CHECK(scene.damage('B') == 2);
    CHECK(scene.potions() == 2);
    CHECK(scene.legal() == Texts{"go", "heal B"});
    CHECK(scene.refused("heal A") == "OD-11.7");
    scene.act("heal B");
    CHECK(scene.damage('B') == 0);
    CHECK(scene.potions() == 1);
    CHECK(scene.asks() == "act");  // nobody is hurt any more

    Scene twice("mage", "lichs_tomb");
    twice.damage('A', 4).potions(2).turn_start();
    twice.act("heal A").act("heal A");
    CHECK(twice.damage('A') == 0);
    CHECK(twice.potions() == 0);
  }

  TEST_CASE("OD-3.3: without a token nobody is healed at turn start") {
    Scene scene("mage", "lichs_tomb");
    scene.damage('A', 4).potions(0).turn_start();
    CHECK(scene.asks() == "act");
    CHECK(scene.damage('A') == 4);
  }

  TEST_CASE("OD-3.3: a hero with the talent Foresight may use it at turn start") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.talent('B', "foresight").turn_start();
    CHECK(scene.legal() == Texts{"foresight B", "go"});
    CHECK(scene.refused("foresight A") == "OD-19.9");
  }

  TEST_CASE("OD-3.4: 2 time, and what the floors add, are one loss") {
    Scene plain("mage", "lichs_tomb");
    plain.turn_start();
    CHECK(plain.told("time.lost") == 1);
    CHECK(plain.time_lost() == 2);
    Scene sticky("mage", "hydras_reef");
    sticky.turn_start();
    CHECK(sticky.told("time.lost") == 1);
    CHECK(sticky.time_lost() == 3);
    CHECK(sticky.deck() == 41);
  }

  TEST_CASE("OD-3.4: step (b) is skipped altogether if Foresight was used this turn") {
    Scene scene("mage", "hydras_reef");
    scene.talent('A', "foresight").turn_start();
    scene.act("foresight A");
    CHECK(scene.told("time.lost") == 0);
    CHECK(scene.deck() == 44);
    CHECK(scene.asks() == "act");
    scene.act("explore");
    CHECK(scene.time_lost() == 3);  // the next turn is not skipped
  }

  TEST_CASE("OD-3.5: a deck that runs out in step (b) lets the party descend at once, and the turn is over") {
    Scene scene("mage", "lichs_tomb");
    scene.deck(2).turn_start();
    CHECK(scene.legal() == Texts{"descend", "stay"});
    scene.act("descend");
    CHECK(scene.floor() == 2);
    CHECK(scene.told("turn.began") == 1);  // the first turn of the next floor
  }

  TEST_CASE("OD-3.5: the whole loss is applied first, tokens and stairs damage included") {
    Scene scene({"warrior", "mage"}, "hydras_reef");
    scene.deck(1).tokens(1).time_passes();  // 3 time: one card, two tokens, so three lie there
    CHECK(scene.asks() == "stairs");
    CHECK(scene.refused("descend") == "OD-4.3");
    scene.act("stairs B");
    CHECK(scene.damage('B') == 1);
    CHECK(scene.tokens() == 0);
    CHECK(scene.legal() == Texts{"descend", "stay"});
  }

  TEST_CASE("OD-3.5: Stairs revealed by the floor-start loss let the party descend in the first turn") {
    Scene scene("mage", "dragons_cave");
    scene.deck(5).floor_start();
    CHECK(scene.deck() == 0);
    CHECK(scene.tokens() == 2);
    CHECK(scene.legal() == Texts{"descend", "stay"});
    scene.act("stay");
    CHECK(scene.asks() == "descend");  // (c) is empty, then the end of the turn
    scene.act("stay");
    CHECK(scene.asks() == "descend");  // the second turn does not offer it in (b): this is its end
    CHECK(scene.told("turn.began") == 1);
  }

  TEST_CASE("OD-3.5: stairs that were visible before do not let the party leave in step (b)") {
    Scene scene("mage", "lichs_tomb");
    scene.open("ogre_1").deck(0).turn_start();
    CHECK(scene.tokens() == 2);
    CHECK(scene.legal() == Texts{"enter 1"});
    CHECK(scene.refused("descend") == "OD-3.6");
  }

  TEST_CASE("OD-3.6: the party must explore or enter, passing is not allowed") {
    Scene scene("mage", "lichs_tomb");
    scene.open("ogre_1").closed().time_passes();
    CHECK(scene.legal() == Texts{"enter 1", "enter 2", "explore"});
    for (const char* text : {"go", "stay", "no", "stop", "flee", "finish"}) CHECK(scene.refused(text) == "OD-3.6");
  }

  TEST_CASE("OD-3.6: if neither is legal, nothing happens in step (c)") {
    Scene scene("mage", "lichs_tomb");
    scene.deck(0).turn_start();
    CHECK(scene.asks() == "descend");
    CHECK(scene.told("explored") == 0);
  }

  TEST_CASE(
      "OD-3.7: at the end of the turn the party may descend if the Stairs are visible, else the next turn starts") {
    Scene scene("mage", "lichs_tomb");
    scene.deck(0).end_turn();
    CHECK(scene.legal() == Texts{"descend", "stay"});
    CHECK(scene.refused("explore") == "OD-3.7");
    scene.act("stay");
    CHECK(scene.told("turn.began") == 1);
    CHECK(scene.floor() == 1);
    Scene other("mage", "lichs_tomb");
    other.deck(1).end_turn();
    CHECK(other.told("turn.began") == 1);
  }

  TEST_CASE("OD-3.7: dice return to the supply at the end of the turn, stored ones stay on the hero card") {
    Scene scene("mage", "lichs_tomb");
    scene.stored('A', 2).dice_step("bandit_1", "S1 A1 A2 M3 H4").covered({2}).act("finish");
    scene.act("loot xp");
    CHECK(scene.pool() == "");
    CHECK(scene.stored('A') == 2);
    scene.identify("invisibility").potions(1).face("ogre_1");
    CHECK(scene.supply('S') == 8);
    CHECK(scene.supply('A') == 8);
    CHECK(scene.supply('M') == 8);
    CHECK(scene.supply('H') == 4);
  }
}

TEST_SUITE("One Deck Dungeon: time and stairs") {
  TEST_CASE("OD-4.1: time takes the deck's top cards to the discard pile, then puts tokens on the Stairs") {
    Scene scene("mage", "lichs_tomb");
    scene.discard({"goblin_1"}).deck(1).time_passes();
    CHECK(scene.events() == Texts{"time.lost", "card.discarded", "stairs.revealed", "stairs.token"});
    CHECK(scene.deck() == 0);
    CHECK(scene.tokens() == 1);
    CHECK(scene.top_of_pile() == scene.game.content().cards[scene.event(Event::Type::CardDiscarded).card].id);
  }

  TEST_CASE("OD-4.2: the Stairs are visible exactly when the deck is empty") {
    Scene scene("mage", "lichs_tomb");
    scene.deck(2).closed().time_passes();
    CHECK(scene.told("stairs.revealed") == 1);
    CHECK(scene.legal("descend"));
    Scene one("mage", "lichs_tomb");
    one.deck(3).time_passes();
    CHECK(one.deck() == 1);
    CHECK(one.told("stairs.revealed") == 0);
    CHECK(one.asks() == "act");
  }

  TEST_CASE("OD-4.3: three tokens turn into 1 damage on a hero of the party's choice, several times in one loss") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.deck(0).tokens(2).dice_step("wraith_1", "").all_covered_but({3, 5, 7});  // S3{T2} M6{D1 T1} S5{T2}
    CHECK(scene.toll() == "D1 T5");
    scene.act("finish").act("extra A");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.asks() == "stairs");  // 2 + 1
    CHECK(scene.legal() == Texts{"stairs A", "stairs B"});
    scene.act("stairs B");
    CHECK(scene.damage('B') == 1);
    CHECK(scene.asks() == "stairs");  // three more
    CHECK(scene.refused("stairs AB") == "OD-4.3");
    scene.act("stairs B");
    CHECK(scene.damage('B') == 2);
    CHECK(scene.tokens() == 1);
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-4.3: one hero has no choice, and the damage is placed the moment the third token lies") {
    Scene scene("warrior", "lichs_tomb");
    scene.deck(0).tokens(1).time_passes();
    CHECK(scene.damage('A') == 1);
    CHECK(scene.tokens() == 0);
    CHECK(scene.events() ==
          Texts{"time.lost", "stairs.token", "stairs.token", "stairs.struck", "hero.damaged", "die.stored"});
  }

  TEST_CASE("OD-4.3: no skill, talent or starting skill prevents or changes stairs damage") {
    Scene archer("archer", "hydras_reef");                                      // Kiting
    archer.deck(0).tokens(2).dice_step("skeleton_1", "").all_covered_but({3});  // S3{T1}
    archer.act("finish");
    CHECK(archer.damage('A') >= 1);
    Scene mage("mage", "yetis_cavern");  // Shield Aura, which has nothing to prevent but the Stairs' damage
    mage.floor(3).deck(0).tokens(2).dice_step("cave_in_1 a", "S6").all_covered_but({2});
    mage.act("use A shield_aura");
    CHECK(mage.toll() == "D0 T1");
    mage.act("finish");
    CHECK(mage.told("stairs.struck") == 1);
    CHECK(mage.damage('A') == 1);
  }

  TEST_CASE("OD-4.4: time is lost at once, only the symbols of uncovered boxes wait for the consequences") {
    Scene scene("mage", "lichs_tomb");
    scene.deck(20).face("cave_in_1");
    scene.act("option a");
    CHECK(scene.deck() == 18);  // its cost
    scene.roll("S 3");
    CHECK(scene.deck() == 18);
    CHECK(scene.uncovered() == "S6w{D1 T3} S4{arm}");
    scene.act("finish");
    CHECK(scene.time_lost() == 3);
    CHECK(scene.deck() == 15);
  }

  TEST_CASE("OD-4.5: in the boss fight losing time has no effect") {
    Scene scene("mage", "lichs_tomb");
    scene.boss_step("M3");
    const int deck = scene.deck();
    State& state = scene.state;
    state.agenda[1] = Task(Step::BeginLoss, TimeLoss{.time = 3, .why = Event::Turn});
    state.agenda[2] = Task(Step::AskPeek);
    state.agenda_count = 3;
    scene.act("no");
    CHECK(scene.told("time.lost") == 0);
    CHECK(scene.deck() == deck);
    CHECK(scene.tokens() == 0);
    CHECK(scene.asks() == "dice");
  }
}
