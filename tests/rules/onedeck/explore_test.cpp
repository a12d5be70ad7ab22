// OD-5, OD-6: explore, enter and flee.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

TEST_SUITE("One Deck Dungeon: explore") {
  TEST_CASE("OD-5.1: exploring needs a card in the deck and fewer doors than four") {
    Scene scene("warrior", "lichs_tomb");
    CHECK(scene.legal("explore"));
    scene.open("ogre_1").open("ogre_2").closed();
    CHECK(scene.legal("explore"));
    scene.closed();
    CHECK(scene.refused("explore") == "OD-5.1");
    Scene empty("warrior", "lichs_tomb");
    empty.open("ogre_1").deck(0);
    CHECK(empty.refused("explore") == "OD-5.1");
    CHECK(empty.legal() == Texts{"enter 1"});
  }

  TEST_CASE("OD-5.1: a smaller door limit of a floor in force counts") {
    Scene scene("warrior", "minotaurs_maze");
    scene.open("ogre_1").closed();
    CHECK(scene.legal("explore"));
    scene.closed();
    CHECK(scene.refused("explore") == "OD-5.1");
  }

  TEST_CASE("OD-5.2: closed doors are placed up to the limit") {
    Scene scene("warrior", "lichs_tomb");
    scene.open("ogre_1").act("explore");
    CHECK(scene.doors() == "ogre_1 ? ? ?");
    CHECK(int{scene.about<Event::Type::Explored>().doors} == 3);
    CHECK(scene.deck() == 43 - 3 - 2);
    Scene maze("warrior", "minotaurs_maze");
    maze.act("explore");
    CHECK(maze.doors() == "? ? ?");
  }

  TEST_CASE("OD-5.2: the doors end with the deck") {
    Scene scene("warrior", "lichs_tomb");
    scene.deck(2).act("explore");
    CHECK(scene.doors() == "? ?");
    CHECK(scene.deck() == 0);
  }

  TEST_CASE("OD-5.2: the extra time of the floors is paid first; if it empties the deck, no door is placed") {
    Scene scene("warrior", "minotaurs_maze");
    scene.floor(2).deck(3).act("explore");
    CHECK(scene.events() == Texts{"time.lost", "card.discarded", "explored", "stairs.revealed"});
    CHECK(scene.doors() == "? ?");
    Scene last("warrior", "minotaurs_maze");
    last.floor(2).deck(1).act("explore");
    CHECK(last.doors() == "");
    CHECK(last.deck() == 0);
    CHECK(last.asks() == "descend");
  }

  TEST_CASE("OD-5.3: triggers of exploring happen once, after the doors have been placed") {
    Scene scene("mage", "lichs_tomb");
    scene.act("explore");
    const Texts events = scene.events();
    CHECK(events[0] == "explored");
    CHECK(events[1] == "die.stored");
    CHECK(scene.told("die.stored") == 1);
    CHECK(scene.stored('A') == 1);
    Scene planner({"mage", "rogue"}, "lichs_tomb");
    planner.talent('B', "planning").act("explore");
    CHECK(planner.asks() == "peek");
    CHECK(planner.doors() == "? ? ? ?");
    CHECK(planner.stored('A') == 1);
    planner.act("peek 3").card("ogre_1");
    CHECK(planner.doors() == "? ? (ogre_1) ?");
    CHECK(planner.asks() == "act");  // only once
  }

  TEST_CASE("OD-5.4: then step (c) is over, and an empty deck lets the party descend at the end of this turn") {
    Scene scene("warrior", "lichs_tomb");
    scene.deck(4).act("explore");
    CHECK(scene.told("stairs.revealed") == 1);
    CHECK(scene.legal() == Texts{"descend", "stay"});
    CHECK(scene.asks() == "descend");
    Scene more("warrior", "lichs_tomb");
    more.deck(5).act("explore");
    CHECK(more.told("turn.began") == 1);
    CHECK(more.told("explored") == 1);
  }
}

TEST_SUITE("One Deck Dungeon: enter and flee") {
  TEST_CASE("OD-6.1: any door in play may be entered, others not") {
    Scene scene("warrior", "lichs_tomb");
    CHECK(scene.refused("enter 1") == "OD-6.1");
    scene.open("ogre_1").closed();
    CHECK(scene.legal("enter 1"));
    CHECK(scene.legal("enter 2"));
    CHECK(scene.refused("enter 3") == "OD-6.1");
  }

  TEST_CASE("OD-6.2: a closed door is turned up, then it is open, then the party faces it or flees") {
    Scene scene("paladin", "lichs_tomb");
    scene.closed().closed().act("enter 2");
    CHECK(scene.asks() == "draw-door");
    scene.card("ogre_1");
    CHECK(scene.events() == Texts{"door.opened", "die.stored"});  // Valiant: 4 lanterns
    CHECK(scene.doors() == "? ogre_1");
    CHECK(scene.stored('A') == 1);
    CHECK(scene.legal() == Texts{"face", "flee"});
    CHECK(scene.refused("explore") == "OD-6.2");
    Scene low("paladin", "lichs_tomb");
    low.meet("bandit_1");
    CHECK(low.stored('A') == 0);
    Scene known("paladin", "lichs_tomb");
    known.closed("ogre_1").act("enter 1");  // looked at before: nothing is drawn
    CHECK(known.events() == Texts{"door.opened", "die.stored"});
    CHECK(known.legal() == Texts{"face", "flee"});
  }

  TEST_CASE("OD-6.3: an open door must be faced") {
    Scene scene("paladin", "lichs_tomb");
    scene.open("ogre_1").act("enter 1");
    CHECK(scene.told("encounter.began") == 1);
    CHECK(scene.told("die.stored") == 0);  // no door was opened
    CHECK(scene.asks() == "roll");
  }

  TEST_CASE("OD-6.4: fleeing leaves an open door, its special does nothing and flee triggers happen") {
    Scene scene("mage", "lichs_tomb");
    scene.meet("ice_elemental_1").act("flee");
    CHECK(scene.doors() == "ice_elemental_1");
    CHECK(scene.state.doors[0].is == Door::Is::Open);
    CHECK(scene.stored('A') == 1);  // Mana Charge
    CHECK(scene.time_lost() == 2);  // the next turn's, no Frost
    CHECK(scene.asks() == "act");
    CHECK(scene.state.facing == kNone);
    Scene rogue("rogue", "lichs_tomb");
    rogue.meet("wraith_1").act("flee");
    CHECK(rogue.asks() == "add-door");  // Stealth
    rogue.act("add");
    CHECK(rogue.doors() == "wraith_1 ?");
  }

  TEST_CASE("OD-6.5: an encounter cannot be broken off") {
    Scene scene("rogue", "lichs_tomb");
    scene.meet("cave_in_1").act("face");
    CHECK(scene.refused("flee") == "OD-7.4");
    scene.act("option b");
    CHECK(scene.refused("flee") == "OD-7.5");
    scene.act("ready").roll("A 1 1 1 1");
    CHECK(scene.refused("flee") == "OD-7.8");
  }

  TEST_CASE("OD-6.6: the card counts as an open door until the Loot step") {
    Scene scene("warrior", "lichs_tomb");
    scene.open("ogre_1").face("plague_rat_1").roll("S 6 6 6 6; A 6 6; M 6");
    CHECK(scene.doors() == "ogre_1 plague_rat_1");
    CHECK(scene.boxes().starts_with("A8w{arm} "));  // itself and the Ogre
    scene.damage('A', 0).act("finish");
    CHECK(scene.asks() == "loot");
    CHECK(scene.doors() == "ogre_1");
  }
}
