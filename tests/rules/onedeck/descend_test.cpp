// Chapter 15 of docs/rules/onedeck.md: descend.
#include <doctest/doctest.h>

#include <algorithm>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

TEST_SUITE("One Deck Dungeon: descend") {
  TEST_CASE("OD-15.1: descending is never forced and needs visible Stairs") {
    Scene scene("warrior", "lichs_tomb");
    scene.deck(0).open("ogre_1").end_turn();
    CHECK(scene.legal() == Texts{"descend", "stay"});
    scene.act("stay");
    CHECK(scene.floor() == 1);
    CHECK(scene.asks() == "act");
    Scene hidden("warrior", "lichs_tomb");
    hidden.deck(10).open("ogre_1").end_turn();
    CHECK(hidden.asks() == "act");
  }

  TEST_CASE("OD-15.2: tokens go, triggers act, the discard pile and all doors become the new deck") {
    Scene scene("warrior", "lichs_tomb");
    scene.talent('A', "recovery").damage('A', 5).potions(0).tokens(2);
    scene.item('A', "goblin_1").skill('A', "valor").identify("clarity").xp({"ogre_1"});
    scene.open("skeleton_1").closed("ogre_2").closed().deck(0);
    scene.state.removed.add(test::card_index("beetle_1"));  // spent for a level
    for (int i = 0; i < scene.state.pile_count; ++i) {
      if (scene.state.pile[i] != test::card_index("beetle_1")) continue;
      std::copy(scene.state.pile + i + 1, scene.state.pile + scene.state.pile_count, scene.state.pile + i);
      scene.state.pile[--scene.state.pile_count] = 0;
    }
    scene.end_turn().act("descend");
    CHECK(scene.damage('A') == 1);  // Second Wind 2, Recovery 2
    CHECK(scene.floor() == 2);
    CHECK(scene.doors() == "");
    CHECK(scene.tokens() == 0);
    CHECK(scene.about<Event::Type::TimeLost>().time == 2);
    CHECK(scene.deck() == 44 - 5 - 2);  // item, skill, potion, experience and the removed card stay out; step (b)
    CHECK(scene.pile() == 2);
  }

  TEST_CASE("OD-15.2: any card of the discard pile and of the doors may be behind the new doors") {
    Scene scene("warrior", "lichs_tomb");
    scene.open("skeleton_1").closed("ogre_2").deck(0).end_turn().act("descend");
    scene.act("explore").act("enter 1");
    OutcomeList list;
    scene.game.outcomes(scene.state, list);
    CHECK(list.size() == 44 - 4);  // the cards that nobody has seen; four went in step (b) of two turns
  }

  TEST_CASE("OD-15.3: the floor start follows, and after floor 3 the boss") {
    Scene scene("warrior", "dragons_cave");
    scene.deck(0).end_turn().act("descend");
    CHECK(scene.told("floor.began") == 1);
    CHECK(scene.about<Event::Type::TimeLost>().time == 5);  // Hall of Statues
    Scene boss("warrior", "dragons_cave");
    boss.floor(3).deck(0).end_turn().act("descend");
    CHECK(boss.told("boss.round") == 1);
    CHECK(boss.told("floor.began") == 0);
    CHECK(boss.asks() == "roll");
  }

  TEST_CASE("OD-15.4: if the new deck has no card the Stairs are visible at once") {
    Scene scene("warrior", "lichs_tomb");
    for (const Card& card : scene.game.content().cards) scene.xp({card.id});
    CHECK(scene.deck() == 0);
    scene.end_turn().act("descend");
    CHECK(scene.floor() == 2);
    CHECK(scene.tokens() == 2);  // step (b); there is nothing to explore or enter
    CHECK(scene.asks() == "descend");
    scene.act("descend");
    CHECK(scene.floor() == 3);
  }
}
