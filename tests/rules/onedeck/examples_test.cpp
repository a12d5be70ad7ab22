// The worked examples of docs/rules/onedeck.md, OD-E1 to OD-E10, one test each.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

TEST_SUITE("One Deck Dungeon: worked examples") {
  TEST_CASE("OD-E1: Dragon's Cave costs nine time before the first encounter") {
    Scene scene = Scene::start({"mage"}, "dragons_cave");
    CHECK(scene.deck() == 44);
    scene.chance("shuffle");
    CHECK(scene.told("time.lost") == 2);
    CHECK(scene.about<Event::Type::TimeLost>().time == 5);  // floor start: deck 39
    CHECK(scene.deck() == 37);                              // turn 1 (b)
    CHECK(scene.legal() == Texts{"explore"});
    scene.act("explore");
    CHECK(scene.about<Event::Type::Explored>().doors == 4);
    CHECK(scene.doors() == "? ? ? ?");
    CHECK(scene.time_lost() == 2);  // 33 after the doors, 31 after turn 2 (b)
    CHECK(scene.deck() == 31);
    CHECK(scene.pile() == 9);
    CHECK(scene.legal() == Texts{"enter 1", "enter 2", "enter 3", "enter 4"});
    CHECK(scene.refused("explore") == "OD-5.1");
    CHECK(scene.stored('A') == 1);
  }

  TEST_CASE("OD-E1: the deck has 39 cards after the floor start and 33 after the doors are placed") {
    Scene scene("mage", "dragons_cave");
    scene.floor_start();
    CHECK(scene.deck() + 2 == 39);  // turn 1 (b) has followed by itself
    scene.act("explore");
    CHECK(scene.deck() + 2 == 33);
  }

  TEST_CASE("OD-E2: Shimmerblast is paid with M1 M2 or with M5, nothing else is tight") {
    Scene scene("warrior", "lichs_tomb");
    scene.skill('A', "shimmerblast").dice_step("ogre_1", "M1 M2 M5 S4");
    const int magic = scene.supply('M');
    const int heroic = scene.supply('H');
    CHECK(scene.choices("use") == Texts{"use A shimmerblast M1 M2", "use A shimmerblast M5"});
    CHECK(scene.refused("use A shimmerblast M1") == "OD-11.3");
    CHECK(scene.refused("use A shimmerblast M1 M5") == "OD-11.3");
    CHECK(scene.refused("use A shimmerblast M2 M5") == "OD-11.3");
    scene.act("use A shimmerblast M1 M2").roll("H 4");
    CHECK(scene.pool() == "S4 M5 H4");
    CHECK(scene.supply('M') == magic + 2);
    CHECK(scene.supply('H') == heroic - 1);
  }

  TEST_CASE("OD-E3: three damage for two heroes are 2 and 1 or 1 and 2, four damage leave no choice") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.dice_step("ogre_1", "").all_covered_but({5});  // S12w{D3}
    CHECK(scene.uncovered() == "S12w{D3}");
    scene.act("finish");
    CHECK(scene.legal() == Texts{"extra A", "extra B"});
    Scene other = scene;
    scene.act("extra A");
    CHECK(scene.damage('A') == 2);
    CHECK(scene.damage('B') == 1);
    other.act("extra B");
    CHECK(other.damage('A') == 1);
    CHECK(other.damage('B') == 2);

    Scene four({"warrior", "mage"}, "lichs_tomb");
    four.dice_step("ogre_1", "").all_covered_but({1, 5});  // and S6w{D1}
    four.act("finish");
    CHECK(four.asks() == "loot");
    CHECK(four.damage('A') == 2);
    CHECK(four.damage('B') == 2);
  }

  TEST_CASE("OD-E4: cards 2, 2, 3 pay for level 2 all together and one lantern is lost") {
    Scene scene("mage", "lichs_tomb");
    scene.potions(1).xp({"goblin_1", "goblin_2", "bandit_1"}).level_step();
    CHECK(scene.legal() == Texts{"level 3 2 2", "stop"});
    scene.act("level 3 2 2");
    CHECK(scene.about<Event::Type::LanternsSpent>().lanterns == 7);
    CHECK(scene.lanterns() == 0);
    CHECK(scene.state.xp.size() == 0);
    CHECK(scene.level() == 2);
    CHECK(scene.potions() == 2);
    const LevelCard& level = scene.game.level_card(scene.state);
    CHECK(int{level.items} == 3);
    CHECK(int{level.skills} == 3);
    CHECK(int{level.bonus} == 1);
  }

  TEST_CASE("OD-E5: of cards 2, 2, 4 the only tight multiset is 4 and 2, a 2 stays") {
    Scene scene("mage", "lichs_tomb");
    scene.xp({"goblin_1", "goblin_2", "ogre_1"}).level_step();
    CHECK(scene.legal() == Texts{"level 4 2", "stop"});
    CHECK(scene.refused("level 4 2 2") == "OD-14.1");
    CHECK(scene.refused("level 2 2") == "OD-14.1");
    scene.act("level 4 2");
    CHECK(scene.level() == 2);
    CHECK(scene.lanterns() == 2);
    CHECK(scene.state.xp.size() == 1);
  }

  TEST_CASE("OD-E6: a solo Mage meets the Glooping Ooze on floor 2 of Dragon's Cave") {
    Scene scene("mage", "dragons_cave");
    scene.floor(2).face("glooping_ooze_1");
    scene.roll("S 4; A 5 3; M 6 5 3 2");
    CHECK(scene.told("time.lost") == 0);  // Split costs nothing
    CHECK(scene.boxes() == "M2{arm} M3{arm} S4{D1 T1} S4{D1 T1} M5{T2} S6{D1 T1} S3{D1} M5{D2}");
    CHECK(scene.pool() == "S4 A3 A5 M2 M3 M5 M6");
    scene.act("cover 1 M2").act("cover 2 M3");
    scene.act("make A A3 A5");
    CHECK(scene.pool() == "S4 M5 M6 H3");
    scene.act("cover 3 S4").act("cover 8 M6").act("cover 5 M5").act("cover 7 H3");
    CHECK(scene.uncovered() == "S4{D1 T1} S6{D1 T1}");
    CHECK(scene.toll() == "D2 T2");
    scene.act("finish");
    CHECK(scene.damage('A') == 2);
    CHECK(scene.time_lost() == 2);
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-E7: a solo Rogue picks the lock on floor 2 of Dragon's Cave") {
    Scene scene("rogue", "dragons_cave");
    scene.floor(2).deck(20).face("locked_door_1");
    scene.act("option a");
    CHECK(scene.deck() == 19);
    scene.act("ready").roll("A 6 4 3 1");
    CHECK(scene.boxes() == "A8w{D1 T4} A2{arm} A6{D1}");
    CHECK(scene.refused("cover 1 A4 A6") == "OD-9.3");
    scene.act("cover 2 A3").act("cover 1 A4 A6");
    CHECK(scene.uncovered() == "A6{D1}");
    scene.act("finish");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.time_lost() == 0);
    CHECK(scene.deck() == 19);
    CHECK(scene.asks() == "loot");
  }

  TEST_CASE("OD-E8: a solo Warrior of level 4 fights the first round against the Yeti") {
    Scene scene("warrior", "yetis_cavern");
    scene.level(4);
    for (const char* item : {"goblin_1", "goblin_2", "wraith_1", "skeleton_2"}) scene.item('A', item);  // strength
    scene.item('A', "skeleton_1").item('A', "bandit_1").item('A', "beetle_1");  // agility, magic, magic
    CHECK(scene.health('A') == 6);
    scene.boss();
    scene.roll("S 6 6 5 5 4 3 3 1; A 6 5 2; M 5 4 1; H 1 2");
    CHECK(scene.event(Event::Type::DiceDropped).dice.count == 3);
    CHECK(scene.pool() == "S3 S3 S4 S5 S5 S6 S6 A2 A5 A6 M4 M5 H2");
    CHECK(scene.boxes() == "S24w{arm K} S4{D1 K} S5{D1 K} M5{D2} M6{D2} S6{D1 K} A5{D2} A6{D2}");
    scene.act("cover 1 S3 S3 S5 S5 S6 H2");  // 24
    scene.act("cover 2 S4").act("cover 6 S6").act("cover 4 M5").act("cover 7 A5").act("cover 8 A6");
    CHECK(scene.uncovered() == "S5{D1 K} M6{D2}");
    scene.act("finish");
    CHECK(scene.damage('A') == 3);
    CHECK(scene.boss_damage() == 3);
    CHECK(scene.game.boss_health() == 6);
    CHECK(scene.told("boss.round") == 1);
    CHECK(scene.asks() == "roll");  // a new round
  }

  TEST_CASE("OD-E9: the deck runs out in step (b), the party may descend or must enter a door") {
    Scene scene("warrior", "lichs_tomb");
    scene.closed().closed().deck(1).time_passes();
    CHECK(scene.told("card.discarded") == 1);
    CHECK(scene.told("stairs.revealed") == 1);
    CHECK(scene.deck() == 0);
    CHECK(scene.tokens() == 1);
    CHECK(scene.legal() == Texts{"descend", "stay"});
    Scene other = scene;
    scene.act("descend");
    CHECK(scene.tokens() == 0);
    CHECK(scene.floor() == 2);
    CHECK(scene.doors() == "");
    CHECK(scene.told("time.lost") == 1);  // the next turn's step (b) has followed: 44 cards less 2
    CHECK(scene.deck() == 42);
    CHECK(scene.pile() == 2);
    other.act("stay");
    CHECK(other.legal() == Texts{"enter 1", "enter 2"});
    CHECK(other.refused("explore") == "OD-5.1");
  }

  TEST_CASE("OD-E10: the Goblin behind the third open door needs 12") {
    Scene scene("warrior", "dragons_cave");
    scene.open("skeleton_1").open("boulder_1").closed().closed();
    scene.act("enter 3").card("goblin_2").act("face");
    scene.roll("S 1 1 1 1; A 1 1; M 1");
    CHECK(scene.doors() == "skeleton_1 boulder_1 goblin_2 ?");
    CHECK(scene.boxes().starts_with("S12w{arm} "));
  }
}
