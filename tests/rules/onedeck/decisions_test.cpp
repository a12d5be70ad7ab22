// The decision points OD-D1 to OD-D16: who chooses, and among what exactly.
#include <doctest/doctest.h>

#include "content_file.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

TEST_SUITE("One Deck Dungeon: decision points") {
  TEST_CASE("OD-D1: heroes, dungeon and difficulty are chosen before the game") {
    const Content& content = *real_content();
    const Doc chosen =
        content_file::json(R"({"heroes": ["paladin", "rogue"], "dungeon": "hydras_reef", "difficulty": "fearless"})");
    const Result<Options> options = OneDeck::read_options(content, chosen, 2);
    REQUIRE(options.ok());
    CHECK(content.heroes[options->heroes[0]].id == "paladin");
    CHECK(content.heroes[options->heroes[1]].id == "rogue");
    CHECK(content.dungeons[options->dungeon].id == "hydras_reef");
    CHECK(content.grades[options->grade].id == "fearless");
    CHECK((OneDeck::write_options(content, *options, 2) == chosen));
    const auto refused = [&](std::string_view text) {
      return !OneDeck::read_options(content, content_file::json(text), 2).ok();
    };
    CHECK(refused(R"({"heroes": ["rogue", "rogue"]})"));  // distinct
    CHECK(refused(R"({"heroes": ["rogue", "mage", "archer"]})"));
    Options campaign = *options;
    campaign.campaign = true;
    const Doc complete = OneDeck::write_options(content, campaign, 2);
    const Doc list = OneDeck::option_list(content);  // tells of each, talents among them
    REQUIRE(list.as_array().size() == complete.as_object().size());
    for (std::size_t i = 0; i < list.as_array().size(); ++i)
      CHECK(list.as_array()[i].find("id")->as_string() == complete.as_object()[i].first);
    const Doc& talents = list.as_array().back();
    CHECK(talents.find("type")->as_string() == "lists");
    CHECK(talents.find("of")->as_array().size() == content.campaign.talents.size());
    CHECK(content.setup[1].side == 0);
    CHECK(content.setup[2].side == 1);
    CHECK(content.setup[4].side == 1);
  }

  TEST_CASE("OD-D2: each hero chooses a specialisation, and with Fortitude a Basic Skill card and its side") {
    Scene scene = Scene::start({"warrior", "mage"}, "lichs_tomb", {.talents = {{"fortitude"}, {"fortitude"}}});
    scene.chance("shuffle");
    CHECK(scene.actor() == 'A');
    CHECK(scene.turn().may == Seats(seat_at(0)));
    CHECK(scene.legal() == Texts{"specialise prowess", "specialise survival", "specialise wits"});
    CHECK(scene.refused("specialise basic") == "OD-19.6");
    scene.act("specialise prowess");
    CHECK(scene.actor() == 'B');
    scene.act("specialise prowess");
    CHECK(scene.actor() == 'A');
    CHECK(scene.legal() == Texts{"basic basic_focus", "basic basic_spark", "basic basic_step", "basic basic_strike"});
    scene.act("basic basic_step");
    CHECK(scene.actor() == 'B');
    CHECK(scene.legal() == Texts{"basic basic_focus", "basic basic_spark"});  // the other card
    CHECK(scene.refused("basic basic_strike") == "OD-19.8");
  }

  TEST_CASE("OD-D3: at turn start heal a hurt hero, use Foresight once a floor and once a turn, or go on") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.talent('A', "foresight").talent('B', "foresight").damage('B', 1).turn_start();
    CHECK(scene.legal() == Texts{"foresight A", "foresight B", "go", "heal B"});
    scene.act("foresight A");
    CHECK(scene.legal() == Texts{"go", "heal B"});  // none a second time this turn
    scene.act("go").act("explore");
    CHECK(scene.legal() == Texts{"foresight B", "go", "heal B"});  // A's is used up on this floor
    scene.potions(0).turn_start();
    CHECK(scene.legal() == Texts{"foresight B", "go"});
    scene.act("go").deck(0).end_turn().act("descend");
    CHECK(scene.legal() == Texts{"foresight A", "foresight B", "go"});  // a new floor
  }

  TEST_CASE("OD-D4: after step (b) descend or stay") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.deck(2).time_passes();
    CHECK(scene.asks() == "descend-now");
    CHECK(scene.legal() == Texts{"descend", "stay"});
    CHECK(scene.refused("explore") == "OD-3.5");
    CHECK(scene.turn().may == Seats::first(2));
  }

  TEST_CASE("OD-D5: explore if it is legal, or enter one of the doors") {
    Scene scene("warrior", "lichs_tomb");
    scene.closed().open("ogre_1");
    CHECK(scene.legal() == Texts{"enter 1", "enter 2", "explore"});
    scene.deck(0);
    CHECK(scene.legal() == Texts{"enter 1", "enter 2"});
  }

  TEST_CASE("OD-D6: Planning looks at a closed door that is not known, or at none") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.talent('B', "planning").open("ogre_1").closed("ogre_2").act("explore");
    CHECK(scene.actor() == 'B');
    CHECK(scene.turn().may == Seats(seat_at(1)));
    CHECK(scene.legal() == Texts{"no", "peek 3", "peek 4"});
    CHECK(scene.refused("peek 1") == "OD-D6");
    CHECK(scene.refused("peek 2") == "OD-D6");
    scene.act("no");
    CHECK(scene.doors() == "ogre_1 (ogre_2) ? ?");
    CHECK(scene.asks() == "act");
  }

  TEST_CASE("OD-D7: a closed door that was opened is faced or fled from") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.meet("ogre_1");
    CHECK(scene.legal() == Texts{"face", "flee"});
    CHECK(scene.turn().may == Seats::first(2));
  }

  TEST_CASE("OD-D8: after fleeing Stealth adds a door if there is room and a card, or none") {
    Scene scene("rogue", "lichs_tomb");
    scene.meet("ogre_1").act("flee");
    CHECK(scene.legal() == Texts{"add", "no"});
    scene.act("no");
    CHECK(scene.doors() == "ogre_1");
    Scene full("rogue", "minotaurs_maze");
    full.closed().closed().meet("ogre_1").act("flee");
    CHECK(full.asks() == "act");  // three doors are the limit there
    Scene empty("rogue", "lichs_tomb");
    empty.deck(0).meet("ogre_1").act("flee");
    CHECK(empty.asks() == "descend");
  }

  TEST_CASE("OD-D9: four players choose the pairs, who gets which card and who comes first") {
    Scene scene({"warrior", "mage", "rogue", "archer"}, "lichs_tomb");
    scene.open("ogre_1", "goblin_1").act("enter 1");
    CHECK(scene.asks() == "pairs");
    CHECK(scene.legal() == Texts{"pairs AB 1", "pairs AB 2", "pairs AC 1", "pairs AC 2", "pairs AD 1", "pairs AD 2",
                                 "pairs BC 1", "pairs BC 2", "pairs BD 1", "pairs BD 2", "pairs CD 1", "pairs CD 2"});
    scene.act("pairs BD 2");
    CHECK(int{scene.event(Event::Type::Faced).card} == card_index("goblin_1"));
    CHECK(scene.refused("pairs AC 1") == "OD-7.5");
    CHECK(scene.legal() == Texts{"feat D 1", "ready"});  // B and D fight first
  }

  TEST_CASE("OD-D10: in step 0 Invisibility or fight, if it is identified and a token is left") {
    Scene scene("warrior", "lichs_tomb");
    scene.identify("invisibility").potions(1).face("ogre_1");
    CHECK(scene.legal() == Texts{"fight", "invisible"});
    CHECK(scene.refused("ready") == "OD-7.2");
    Scene empty("warrior", "lichs_tomb");
    empty.identify("invisibility").potions(0).face("ogre_1");
    CHECK(empty.asks() == "roll");
  }

  TEST_CASE("OD-D11: Flames burn a hero of the encounter") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.face("fire_elemental_1");
    CHECK(scene.legal() == Texts{"hurt A", "hurt B"});
    scene.act("hurt B");
    CHECK(scene.damage('B') == 1);
    CHECK(scene.damage('A') == 0);
    Scene four({"warrior", "mage", "rogue", "archer"}, "lichs_tomb");
    four.open("fire_elemental_1", "ogre_1").act("enter 1").act("pairs BC 1");
    CHECK(four.legal() == Texts{"hurt B", "hurt C"});
    CHECK(four.refused("hurt A") == "OD-18.6");
  }

  TEST_CASE("OD-D12: Drain takes one item of a hero of the encounter") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.item('A', "goblin_1").item('A', "ogre_1").item('B', "bandit_1").face("wraith_1");
    CHECK(scene.legal() == Texts{"lose A goblin_1", "lose A ogre_1", "lose B bandit_1"});
    CHECK(scene.refused("lose B goblin_1") == "OD-18.8");
    scene.act("lose A ogre_1");
    CHECK(scene.items('A') == "goblin_1");
    CHECK(scene.lanterns() == 4);
    CHECK(scene.asks() == "roll");  // one item only
    Scene four({"warrior", "mage", "rogue", "archer"}, "lichs_tomb");
    four.item('A', "goblin_1").item('B', "bandit_1").item('B', "bandit_2").open("wraith_1", "ogre_1");
    four.act("enter 1").act("pairs BC 1");
    CHECK(four.legal() == Texts{"lose B bandit_1", "lose B bandit_2"});  // A does not fight here
  }

  TEST_CASE("OD-D13: a peril is met with option a or option b") {
    Scene scene("mage", "lichs_tomb");
    scene.face("boulder_1");
    CHECK(scene.legal() == Texts{"option a", "option b"});
    CHECK(scene.refused("fight") == "OD-7.4");
  }

  TEST_CASE("OD-D14: feats: one up to all stored dice, a gamble of 1 or 2, or one of the paid rolls") {
    const auto choices = [](std::string_view hero, int stored) {
      Scene scene(hero, "lichs_tomb");
      scene.stored('A', stored).face("ogre_1");
      return scene.asks() == "feat" ? scene.legal() : Texts{};
    };
    CHECK(choices("mage", 2) == Texts{"feat A 1", "feat A 2", "ready"});
    CHECK(choices("mage", 1) == Texts{"feat A 1", "ready"});
    CHECK(choices("mage", 0).empty());
    CHECK(choices("warrior", 2) == Texts{"feat A 1", "feat A 2", "ready"});
    CHECK(choices("rogue", 0) == Texts{"feat A 1", "feat A 2", "ready"});
    CHECK(choices("archer", 0) == Texts{"feat A 1", "feat A 2", "ready"});
    Scene two({"rogue", "archer"}, "lichs_tomb");
    two.face("ogre_1");
    CHECK(two.legal() == Texts{"feat A 1", "feat B 1", "ready"});
    CHECK(two.refused("feat A 2") == "OD-7.5");
    CHECK(two.refused("feat B 2") == "OD-7.5");
    two.act("feat A 1").roll("A.H 3");
    CHECK(two.legal() == Texts{"feat B 1", "ready"});
  }

  TEST_CASE("OD-D15: the Archer chooses the rolled die to discard by its value") {
    Scene scene({"rogue", "archer"}, "lichs_tomb");
    scene.face("ogre_1").act("feat B 1").roll("B.H 2 5");
    CHECK(scene.asks() == "feat-discard");
    CHECK(scene.actor() == 'B');
    CHECK(scene.turn().may == Seats(seat_at(1)));
    CHECK(scene.legal() == Texts{"drop 2", "drop 5"});
    CHECK(scene.refused("drop 3") == "OD-17.8");
    scene.act("drop 2");
    CHECK(scene.pool() == "B.H5");
    Scene solo("archer", "lichs_tomb");
    solo.face("ogre_1").act("feat A 2").roll("H 2 2 5");
    CHECK(solo.legal() == Texts{"drop 2", "drop 5"});
    solo.act("drop 2");
    CHECK(solo.pool() == "H2 H5");
    Scene alike("archer", "lichs_tomb");
    alike.face("ogre_1").act("feat A 1").roll("H 4 4");
    CHECK(alike.pool() == "H4");  // nothing to choose
  }

  TEST_CASE("OD-D16: n bonus dice are given to two heroes in n + 1 ways, in step 4 and in a boss round") {
    Scene one({"warrior", "mage"}, "lichs_tomb");
    one.level(2).face("ogre_1");
    CHECK(one.legal() == Texts{"bonus 0 1", "bonus 1 0"});
    CHECK(one.turn().may == Seats::first(2));
    Scene boss({"warrior", "mage"}, "lichs_tomb");
    boss.level(4).boss();
    CHECK(boss.legal() == Texts{"bonus 0 2", "bonus 1 1", "bonus 2 0"});
    Scene none({"warrior", "mage"}, "lichs_tomb");
    none.face("ogre_1");
    CHECK(none.asks() == "roll");  // level 1 has no bonus
    Scene alone("warrior", "lichs_tomb");
    alone.level(4).face("ogre_1").roll("S 1 1 1 1; A 1 1; M 1; H 1 1");
    CHECK(alone.asks() == "dice");
  }
}
