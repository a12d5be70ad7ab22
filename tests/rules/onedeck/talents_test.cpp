// Chapter 19 of docs/rules/onedeck.md, what of the campaign is in a game: grades, specialisations, talents.
#include <doctest/doctest.h>

#include <algorithm>

#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using uc::onedeck::test::Scene;
using uc::onedeck::test::Texts;

using uc::onedeck::test::Setting;
namespace {

Scene after_setup(std::string_view difficulty) {
  Scene scene = Scene::start({"warrior"}, "lichs_tomb", {.difficulty = difficulty});
  scene.chance("shuffle");
  return scene;
}

}  // namespace

TEST_SUITE("One Deck Dungeon: grades and talents") {
  TEST_CASE("OD-19.1: the sheet has 15 talents in four groups, Basic and three specialisations") {
    const Campaign& campaign = test::real_content()->campaign;
    CHECK(campaign.talents.size() == 15);
    CHECK(campaign.groups.size() == 4);
    CHECK(campaign.groups[0].id == "basic");
    CHECK(campaign.groups[0].always);
    Texts others;
    for (std::size_t i = 1; i < 4; ++i) {
      CHECK(!campaign.groups[i].always);
      others.push_back(campaign.groups[i].id);
    }
    CHECK(others == Texts{"survival", "prowess", "wits"});
    for (const Talent& talent : campaign.talents) CHECK(talent.group < 4);
  }

  TEST_CASE("OD-19.2: Novice starts on level 2 with one more potion token") {
    const Scene scene = after_setup("novice");
    CHECK(scene.level() == 2);
    CHECK(scene.potions() == 2);
    CHECK(scene.lanterns() == 0);
    CHECK(int{scene.game.grade().bonus_marks} == 0);
  }

  TEST_CASE("OD-19.2: Standard takes the deck's top card as experience before play") {
    Scene scene = after_setup("standard");
    CHECK(scene.asks() == "draw-xp");
    scene.card("ogre_1");
    CHECK(scene.lanterns() == 4);
    CHECK(scene.level() == 1);
    CHECK(scene.potions() == 1);
    CHECK(scene.deck() == 44 - 1 - 2);
    CHECK(int{scene.game.grade().bonus_marks} == 1);
  }

  TEST_CASE("OD-19.2: Expert changes nothing, Fearless takes a potion token away") {
    const Scene expert = after_setup("expert");
    CHECK(expert.level() == 1);
    CHECK(expert.potions() == 1);
    CHECK(expert.lanterns() == 0);
    CHECK(expert.deck() == 42);
    CHECK(int{expert.game.grade().bonus_marks} == 2);
    const Scene fearless = after_setup("fearless");
    CHECK(fearless.level() == 1);
    CHECK(fearless.potions() == 0);
    CHECK(fearless.deck() == 42);
    CHECK(int{fearless.game.grade().bonus_marks} == 3);
  }

  TEST_CASE("OD-19.6: each hero chooses one specialisation; only it and the Basic talents are active") {
    Scene scene = Scene::start({"warrior", "mage"}, "dragons_cave",
                               {.talents = {{"durability", "first_aid", "cunning"}, {"durability", "cunning"}}});
    scene.chance("shuffle");
    CHECK(scene.asks() == "specialisation");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"specialise survival", "specialise prowess", "specialise wits"});
    CHECK(scene.refused("specialise basic") == "OD-19.6");
    scene.act("specialise survival");
    CHECK(scene.actor() == 'B');
    scene.act("specialise wits");
    CHECK(scene.health('A') == 5);
    CHECK(scene.health('B') == 4);
    CHECK(scene.game.healing(scene.state, 0, true) == 4);
    scene.dice_step("ogre_1", "A.S1 B.M1");
    CHECK(scene.refused("use A cunning") == "OD-11.1");  // learned, but of another group
    CHECK(scene.legal("use B cunning"));
  }

  TEST_CASE("OD-19.6: a talent that is not learned is not active") {
    Scene scene = Scene::start({"warrior"}, "dragons_cave", {.talents = {{"crafty"}}});
    scene.chance("shuffle").act("specialise wits");
    CHECK(scene.health('A') == 6);
    scene.dice_step("ogre_1", "S1");
    CHECK(scene.choices("use") == Texts{"use A crafty"});
  }

  TEST_CASE("OD-19.7: talents of mode skill cost nothing, are used once, combat ones in boss rounds too") {
    Scene scene("warrior", "dragons_cave");
    for (const char* talent : {"crafty", "grit", "guile", "direct_hit", "cunning", "speed"}) scene.talent('A', talent);
    Scene peril = scene;
    Scene boss = scene;
    scene.dice_step("ogre_1", "S1");
    CHECK(scene.choices("use") ==
          Texts{"use A crafty", "use A grit", "use A direct_hit", "use A cunning", "use A speed"});
    scene.act("use A direct_hit");
    CHECK(scene.pool() == "S6");
    CHECK(scene.refused("use A direct_hit") == "OD-11.1");
    peril.dice_step("locked_door_1 b", "S1");
    CHECK(peril.choices("use") == Texts{"use A crafty", "use A grit", "use A guile", "use A speed"});
    peril.act("use A guile").roll("S 5");
    CHECK(peril.pool() == "S1 S5");
    boss.boss_step("S1");
    CHECK(boss.choices("use") == Texts{"use A crafty", "use A grit", "use A direct_hit", "use A cunning"});
  }

  TEST_CASE("OD-19.7: passive and setup talents are not used") {
    Scene scene("warrior", "dragons_cave");
    for (const char* talent : {"veteran", "durability", "prepared", "first_aid", "recovery"}) scene.talent('A', talent);
    for (const char* talent : {"fortitude", "planning", "knowledge", "foresight"}) scene.talent('A', talent);
    scene.dice_step("ogre_1", "S1");
    CHECK(scene.choices("use").empty());
  }

  TEST_CASE("OD-19.8: Fortitude takes a Basic Skill card not yet taken and chooses its side") {
    Scene scene = Scene::start({"warrior", "mage"}, "dragons_cave", {.talents = {{"fortitude"}, {"fortitude"}}});
    scene.chance("shuffle").act("specialise prowess").act("specialise prowess");
    CHECK(scene.asks() == "basic-skill");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"basic basic_strike", "basic basic_step", "basic basic_spark", "basic basic_focus"});
    scene.act("basic basic_step");
    CHECK(scene.actor() == 'B');
    CHECK(scene.legal() == Texts{"basic basic_spark", "basic basic_focus"});
    CHECK(scene.refused("basic basic_strike") == "OD-19.8");
    scene.act("basic basic_focus");
    scene.dice_step("ogre_1", "A.A1 B.M1");
    scene.act("use A basic_step A.A1");
    CHECK(scene.pool() == "A.A5 B.M1");
    scene.act("use B basic_focus");
    CHECK(scene.pool() == "A.A5 B.M2");
  }

  TEST_CASE("OD-19.8: a Basic Skill is a skill but does not count towards the limit") {
    Scene scene({"warrior", "mage"}, "dragons_cave");  // limit 1
    scene.basic('A', "basic_strike").loot("bandit_2");
    CHECK(scene.legal("loot skill A"));
    Scene shadow({"warrior", "mage"}, "dragons_cave");
    shadow.basic('A', "basic_focus").dice_step("shadow_1", "A.S1");
    shadow.act("use A basic_focus");
    CHECK(shadow.time_lost() == 1);  // Fade
  }

  TEST_CASE("OD-19.9: Veteran and Prepared act in setup") {
    Scene scene = Scene::start({"warrior", "mage"}, "lichs_tomb", {.talents = {{"veteran", "prepared"}, {"veteran"}}});
    scene.chance("shuffle").act("specialise survival").act("specialise wits");
    CHECK(scene.asks() == "draw-xp");
    scene.card("ogre_1");
    CHECK(scene.asks() == "draw-xp");  // the second Veteran
    scene.card("goblin_1");
    CHECK(scene.lanterns() == 6);
    CHECK(scene.potions() == 2);
    CHECK(scene.deck() == 44 - 2 - 2);
    CHECK(scene.asks() == "act");  // no level yet (OD-14.5)
  }

  TEST_CASE("OD-19.9: Durability gives 1 health, First Aid 1 more from Healing on this hero") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.talent('A', "durability").talent('B', "first_aid").damage('A', 4).damage('B', 2).potions(4);
    CHECK(scene.health('A') == 5);
    CHECK(scene.health('B') == 3);
    CHECK(scene.game.healing(scene.state, 0, true) == 3);
    CHECK(scene.game.healing(scene.state, 1, true) == 4);
    scene.dice_step("ogre_1", "");
    scene.act("potion healing A");
    CHECK(scene.damage('A') == 2);
    scene.damage('B', 4).act("potion healing B");
    CHECK(scene.damage('B') == 1);
    scene.damage('B', 5).damage('A', 4).turn_start();
    scene.act("heal A").act("heal B");
    CHECK(scene.damage('A') == 1);
    CHECK(scene.damage('B') == 1);
  }

  TEST_CASE("OD-19.9: Recovery removes 2 damage when descending, on the 2P side 1") {
    Scene solo("mage", "lichs_tomb");
    solo.talent('A', "recovery").damage('A', 4).deck(0).end_turn().act("descend");
    CHECK(solo.damage('A') == 2);
    Scene two({"mage", "warrior"}, "lichs_tomb");
    two.talent('A', "recovery").damage('A', 2).damage('B', 2).potions(0).deck(0).end_turn().act("descend");
    CHECK(two.damage('A') == 1);
    CHECK(two.damage('B') == 2);
  }

  TEST_CASE("OD-19.9: Knowledge raises the skill limit by 1") {
    Scene scene("warrior", "dragons_cave");
    CHECK(scene.game.skill_limit(scene.state, 0) == 2);
    scene.talent('A', "knowledge");
    CHECK(scene.game.skill_limit(scene.state, 0) == 3);
    scene.skill('A', "valor").skill('A', "haste").loot("bandit_2");
    CHECK(scene.legal("loot skill A"));
  }

  TEST_CASE("OD-19.9: Planning looks at one closed door after the party explored") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.talent('B', "planning").open("ogre_1").closed("goblin_1").act("explore");
    CHECK(scene.asks() == "peek");
    CHECK(scene.actor() == 'B');
    CHECK(scene.legal() == Texts{"peek 3", "peek 4", "no"});  // door 1 is open, door 2 known
    CHECK(scene.refused("peek 2") == "OD-D6");
    scene.act("peek 4").card("shadow_1");
    CHECK(scene.doors() == "ogre_1 (goblin_1) ? (shadow_1)");
    CHECK(scene.asks() == "act");  // one door only
  }

  TEST_CASE("OD-19.9: Foresight skips step (b) once per floor") {
    Scene scene("warrior", "dragons_cave");
    scene.talent('A', "foresight").deck(20).turn_start();
    CHECK(scene.legal() == Texts{"foresight A", "go"});
    scene.act("foresight A");
    CHECK(scene.time_lost() == 0);
    CHECK(scene.deck() == 20);
    CHECK(scene.asks() == "act");
    scene.act("explore");  // the next turn
    CHECK(scene.asks() == "act");
    CHECK(scene.deck() == 20 - 4 - 2);
    scene.floor(2).floor_start();
    CHECK(scene.legal() == Texts{"foresight A", "go"});  // a new floor
  }

  TEST_CASE("OD-19.9: only one Foresight is used in a turn") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.talent('A', "foresight").talent('B', "foresight").damage('A', 1).turn_start();
    CHECK(scene.legal() == Texts{"heal A", "foresight A", "foresight B", "go"});
    scene.act("foresight B");
    CHECK(scene.legal() == Texts{"heal A", "go"});
    CHECK(scene.refused("foresight A") == "OD-19.9");
    scene.act("go");
    CHECK(scene.time_lost() == 0);
  }
}
