// OD-0, OD-1, OD-2: conventions, components, setup.
#include <doctest/doctest.h>

#include <cstring>
#include <map>
#include <set>

#include "content_file.hpp"
#include "core/random.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::test;

namespace {

Result<Options> options(int players, std::string_view text) {
  return OneDeck::read_options(*real_content(), content_file::json(text), players);
}

std::string stats(const Scene& scene, char hero) {
  std::string text;
  for (const Color color : {Color::Strength, Color::Agility, Color::Magic}) {
    text += std::to_string(scene.game.stat(scene.state, hero - 'A', color)) + "/";
  }
  return text + std::to_string(scene.health(hero));
}

}  // namespace

TEST_SUITE("One Deck Dungeon: conventions") {
  TEST_CASE("OD-0.1: decisions of the party may be made by every seat, and all seats see the same") {
    Scene scene({"warrior", "mage"}, "dragons_cave");
    scene.closed();
    CHECK(scene.game.cooperative());
    CHECK(scene.actor() == 'A');
    CHECK(scene.turn().may == Seats::first(2));
    const Doc seen = scene.game.view(scene.state, Viewer::of(seat_at(0)));
    CHECK((seen == scene.game.view(scene.state, Viewer::of(seat_at(1)))));
  }

  TEST_CASE("OD-0.2: dice are written with the letter of their colour and what they show") {
    Scene scene("mage", "dragons_cave");
    scene.dice_step("ogre_1", "S4 A5 M3 H6");
    CHECK(scene.state.pool.dice[0] == Die::of(0, Color::Strength, 4));
    CHECK(scene.state.pool.dice[1] == Die::of(0, Color::Agility, 5));
    CHECK(scene.state.pool.dice[2] == Die::of(0, Color::Magic, 3));
    CHECK(scene.state.pool.dice[3] == Die::of(0, Color::Heroic, 6));
    CHECK(scene.legal("make A S4 A5"));
    CHECK(scene.legal("cover 2 A5"));
    CHECK(scene.refused("cover 2 A4") == "OD-0.8");  // no die shows it
  }

  TEST_CASE("OD-0.3: a box is colour, number, wide or not, then its symbols") {
    Scene scene("rogue", "minotaurs_maze");
    scene.dice_step("locked_door_1 a", "A6");
    const Box& option = scene.game.boxes(scene.state)[0];  // A8w{D1 T4}
    CHECK(int{option.color} == index(Color::Agility));
    CHECK(int{option.value} == 8);
    CHECK(int{option.wide} == 1);
    CHECK(int{option.damage} == 1);
    CHECK(int{option.time} == 4);
    CHECK(int{option.armor} == 0);
    CHECK(int{option.skull} == 0);
    const Box& grey = scene.game.boxes(scene.state)[1];  // G5{D1 arm}: grey on the dungeon card, agility here
    CHECK(int{scene.game.dungeon().floors[0].left[0].color} == kGrey);
    CHECK(int{grey.color} == index(Color::Agility));
    CHECK(int{grey.value} == 5);
    CHECK(int{grey.wide} == 0);
    CHECK(int{grey.armor} == 1);
    CHECK(scene.boxes() == "A8w{D1 T4} A5{D1 arm}");
  }

  TEST_CASE("OD-0.4: a hero's own dice pay, the partner's do not") {
    Scene scene({"warrior", "mage"}, "lichs_tomb");
    scene.skill('A', "dexterity").dice_step("ogre_1", "A.A2 B.A3");
    CHECK(scene.choices("use") ==
          Texts{"use A dexterity A.A2", "use A fearless_charge", "use B power_transfer/1", "use B power_transfer/2"});
    CHECK(scene.refused("use A dexterity B.A3") == "OD-11.3");
    scene.act("use B power_transfer/1");  // the partner gains S1
    CHECK(scene.pool() == "A.S1 A.A2 B.A3");
  }

  TEST_CASE("OD-0.5: what is usable in combat is usable in a boss round, which is neither encounter nor turn") {
    Scene scene("warrior", "yetis_cavern");
    scene.skill('A', "valor").potions(3).damage('A', 1).boss_step("S6");
    CHECK(scene.legal("use A valor"));
    CHECK(scene.legal("potion healing A"));  // as in a dice step: 2 damage, not the 3 of a turn start
    scene.damage('A', 3).act("potion healing A");
    CHECK(scene.damage('A') == 1);
    scene.damage('A', 0).all_covered_but({}).act("finish");
    CHECK(scene.told("turn.began") == 0);
    CHECK(scene.told("encounter.began") == 0);
    CHECK(scene.asks() == "roll");  // the next round
  }

  TEST_CASE("OD-0.6: boxes of all floors down to the present one add up, and none is in force against the boss") {
    for (int floor = 1; floor <= 3; ++floor) {
      Scene scene("mage", "dragons_cave");
      scene.floor(floor).dice_step("bandit_1", "");
      std::string boxes = "A8w{D2} A3{D1} A4{T1} S5{T2} S5{D1 T1} S3{D1}";
      if (floor >= 2) boxes += " M5{D2}";
      if (floor >= 3) boxes += " S10w{arm}";
      CHECK(scene.boxes() == boxes);
    }
    Scene boss("mage", "dragons_cave");
    boss.boss_step("S3");
    CHECK(boss.boxes() == "A5{arm} A5{arm} A6{D1 K} M16w{D4} M6{D1 K} S17w{D4} S6{D1 K}");
    CHECK(boss.game.floors_in_force(boss.state).time_floor_start == 0);
  }

  TEST_CASE("OD-0.6: effects of the floors in force add up too") {
    Scene scene("mage", "minotaurs_maze");
    CHECK(scene.game.door_limit(scene.state) == 3);
    CHECK(int{scene.game.floors_in_force(scene.state).time_explore} == 0);
    scene.floor(2);
    CHECK(scene.game.door_limit(scene.state) == 3);  // floor 1 still counts
    CHECK(int{scene.game.floors_in_force(scene.state).time_explore} == 1);
  }

  TEST_CASE("OD-0.7: seat order is the order in which the heroes were chosen; dice and setup talents follow it") {
    Scene scene({"rogue", "archer"}, "lichs_tomb");
    scene.face("ogre_1").act("ready");
    scene.roll("A.A 1 1 1; A.M 1; B.S 1; B.A 1 1; B.M 1");  // the scene checks the order of the groups
    CHECK(scene.asks() == "dice");

    Scene setup = Scene::start({"rogue", "archer"}, "lichs_tomb", {.talents = {{"fortitude"}, {"fortitude"}}});
    setup.chance("shuffle").act("specialise prowess").act("specialise prowess");
    CHECK(setup.asks() == "basic-skill");
    CHECK(setup.actor() == 'A');
    setup.act("basic basic_strike");
    CHECK(setup.actor() == 'B');
  }

  TEST_CASE("OD-0.8: equal dice are one choice") {
    Scene scene("mage", "dragons_cave");
    scene.dice_step("ogre_1", "A4 A4 A4");
    CHECK(scene.choices("cover") == Texts{"cover 2 A4"});
    CHECK(scene.choices("make") == Texts{"make A A4 A4"});
    scene.act("cover 2 A4");
    CHECK(scene.pool() == "A4 A4");
  }

  TEST_CASE("OD-0.9: a tight set reaches the total and needs each of its members") {
    Scene scene("warrior", "dragons_cave");
    scene.skill('A', "chaotic_aura").dice_step("ogre_2", "S1 S3 S5 S6 M2 M4 M5");  // mana 6
    CHECK(scene.legal("cover 1 S1 S5"));                                           // S6w
    CHECK(scene.legal("cover 1 S6"));
    CHECK(scene.refused("cover 1 S5") == "OD-9.2");
    CHECK(scene.refused("cover 1 S1 S3 S5") == "OD-9.2");
    CHECK(scene.refused("cover 1 S1 S6") == "OD-9.2");
    CHECK(scene.choices("use") ==
          Texts{"use A chaotic_aura M2 M4", "use A chaotic_aura M2 M5", "use A chaotic_aura M4 M5"});
    CHECK(scene.refused("use A chaotic_aura M2 M4 M5") == "OD-11.3");
    Scene level("warrior", "dragons_cave");
    level.xp({"goblin_1", "goblin_2", "beetle_1", "ogre_1"}).level_step();
    CHECK(level.legal() == Texts{"level 2 2 2", "level 4 2", "stop"});
    CHECK(level.refused("level 4 2 2") == "OD-14.1");
  }
}

TEST_SUITE("One Deck Dungeon: components") {
  TEST_CASE("OD-1.1: 5 heroes, 44 cards of which each comes twice, 4 levels, 5 dungeons, 2 Basic Skill cards") {
    const Content& content = *real_content();
    CHECK(content.heroes.size() == 5);
    CHECK(content.dungeons.size() == 5);
    CHECK(content.cards.size() == 44);
    std::map<std::string, std::vector<const Card*>> families;
    int combats = 0;
    for (const Card& card : content.cards) {
      families[card.family].push_back(&card);
      combats += card.peril ? 0 : 1;
    }
    CHECK(combats == 24);
    CHECK(families.size() == 22);
    for (const auto& [family, copies] : families) {
      INFO(family);
      REQUIRE(copies.size() == 2);
      const Card& first = *copies[0];
      const Card& second = *copies[1];
      CHECK(first.peril == second.peril);
      CHECK(first.lanterns == second.lanterns);
      CHECK(first.special == second.special);
      const bool alike = first.item == second.item && first.item_health == second.item_health &&
                         first.skill == second.skill && first.potion == second.potion;
      CHECK(!alike);
    }
    for (const auto& side : content.levels) {
      for (const LevelCard& level : side) CHECK(level.items > 0);
    }
    std::set<int> basic;
    for (const BasicSkill& skill : content.basic_skills) basic.insert(skill.card);
    CHECK(basic.size() == 2);
    CHECK(content.basic_skills.size() == 4);  // two sides each
  }

  TEST_CASE("OD-1.2: 8 strength, 8 agility, 8 magic and 6 heroic dice are a hard limit") {
    Scene scene("warrior", "lichs_tomb");
    scene.level(4);
    for (const char* item : {"goblin_1", "goblin_2", "wraith_1", "skeleton_2", "locked_door_1"}) scene.item('A', item);
    CHECK(scene.game.stat(scene.state, 0, Color::Strength) == 9);
    scene.face("ogre_1");
    scene.roll("S 1 1 1 1 1 1 1 1; A 1 1; M 1; H 1 1");
    CHECK(scene.supply('S') == 0);
    CHECK(scene.supply('A') == 6);
    CHECK(scene.supply('M') == 7);
    CHECK(scene.supply('H') == 4);
  }

  TEST_CASE("OD-1.3: damage and potion tokens are unlimited") {
    Scene scene("mage", "lichs_tomb");
    scene.damage('A', 60).potions(100).end_turn();
    CHECK(scene.asks() == "turn-start");
    scene.level(4).potions(100).xp({"goblin_1", "bandit_1"}).level_step();
    scene.act("brew 3 2");
    CHECK(scene.potions() == 101);
    CHECK(scene.damage('A') == 60);
  }

  TEST_CASE("OD-1.4: item, skill and experience of the card being faced are ignored") {
    Scene scene("mage", "lichs_tomb");
    scene.face("goblin_1");  // item: strength; skill: Shimmerblast; 2 lanterns
    CHECK(scene.lanterns() == 0);
    scene.roll("S 3; A 1 1; M 3 3 3 3");  // one strength die only
    CHECK(scene.refused("use A shimmerblast M3") == "OD-11.1");
    CHECK(scene.choices("use").empty());
  }

  TEST_CASE("OD-1.5: the edition symbol has no effect") {
    Doc doc = content_file::file();
    for (Doc& card : content_file::at(doc, "encounters").as_array()) {
      card.set("edition_symbol", !card.find("edition_symbol")->as_bool());
    }
    const OneDeck printed(real_content(), 1, {});
    const OneDeck swapped(std::make_shared<const Content>(content_file::read(doc)), 1, {});
    State a = printed.start();
    State b = swapped.start();
    Rng rng(5);
    int steps = 0;
    for (; !printed.turn(a).is_over(); ++steps) {
      const Action action = printed.turn(a).is_chance() ? printed.draw(a, rng) : printed.pick(a, rng);
      printed.apply(a, action, NoEvents{});
      swapped.apply(b, action, NoEvents{});
      REQUIRE(std::memcmp(&a, &b, sizeof a) == 0);
    }
    CHECK(steps > 30);
  }

  TEST_CASE("OD-1.6: each card is in exactly one place through whole games") {
    for (Scene scene : {Scene::start({"warrior"}, "minotaurs_maze"), Scene::start({"mage", "archer"}, "dragons_cave"),
                        Scene::start({"warrior", "mage", "rogue", "paladin"}, "hydras_reef")}) {
      Rng rng(4);
      while (!scene.turn().is_over()) {
        const bool chance = scene.turn().is_chance();
        const Action action = chance ? scene.game.draw(scene.state, rng) : scene.game.pick(scene.state, rng);
        scene.game.apply(scene.state, action, NoEvents{});
        scene.check_places();
      }
      CHECK((scene.won() || scene.lost()));
    }
  }

  TEST_CASE("OD-1.6: a card that has been seen cannot be drawn") {
    Scene scene("warrior", "dragons_cave");
    scene.discard({"goblin_1"}).item('A', "goblin_2").xp({"ogre_1"}).skill('A', "ogre_2").open("wraith_1").closed();
    scene.act("enter 2");
    for (const std::string card : {"goblin_1", "goblin_2", "ogre_1", "ogre_2", "wraith_1"}) {
      CHECK_MESSAGE(scene.refused("card " + card) == "OD-1.6", card);
    }
    CHECK(scene.legal("card wraith_2"));
  }
}

TEST_SUITE("One Deck Dungeon: setup") {
  TEST_CASE("OD-2.1: one player uses the 1P sides, two and four the 2P sides") {
    CHECK(stats(Scene("warrior", "dragons_cave"), 'A') == "4/2/1/6");
    const Scene two({"warrior", "mage"}, "dragons_cave");
    CHECK(stats(two, 'A') == "3/1/0/4");
    CHECK(stats(two, 'B') == "0/1/3/3");
    const Scene four({"rogue", "paladin", "archer", "mage"}, "dragons_cave");
    CHECK(stats(four, 'A') == "0/3/1/3");
    CHECK(stats(four, 'B') == "2/0/2/3");
    CHECK(stats(four, 'C') == "1/2/1/3");
    CHECK(int{Scene("warrior", "dragons_cave").game.level_card(State{}).skills} == 2);  // level 1, 1P
    CHECK(int{two.game.level_card(State{}).skills} == 1);                               // level 1, 2P
    CHECK(int{four.game.level_card(State{}).skills} == 1);
  }

  TEST_CASE("OD-2.1: one hero for each player, all different, and a dungeon of difficulty 1 to 3") {
    CHECK(options(2, R"({"heroes": ["warrior", "mage"], "dungeon": "lichs_tomb"})").ok());
    CHECK(!options(2, R"({"heroes": ["warrior", "warrior"]})").ok());
    CHECK(!options(2, R"({"heroes": ["warrior"]})").ok());
    CHECK(!options(2, R"({"heroes": ["warrior", "wizard"]})").ok());
    CHECK(!options(1, R"({"dungeon": "castle"})").ok());
    for (const Dungeon& dungeon : real_content()->dungeons) {
      CHECK((dungeon.difficulty >= 1 && dungeon.difficulty <= 3));
    }
  }

  TEST_CASE("OD-2.2: level 1, no experience") {
    const Scene scene = Scene::start({"mage"}, "dragons_cave");
    CHECK(scene.level() == 1);
    CHECK(scene.lanterns() == 0);
    CHECK(scene.state.xp.empty());
  }

  TEST_CASE("OD-2.3: 44 cards are shuffled, then every one of them may be on top; the Stairs lie beneath") {
    Scene scene = Scene::start({"mage"}, "lichs_tomb");
    CHECK(scene.asks() == "shuffle");
    CHECK(scene.deck() == 44);
    CHECK(scene.refused("card goblin_1") == "OD-2.3");
    scene.game.apply(scene.state, *scene.game.parse(scene.state, "shuffle"), NoEvents{});
    CHECK(scene.asks() == "draw-time");
    OutcomeList cards;
    scene.game.outcomes(scene.state, cards);
    CHECK(cards.size() == 44);
    for (const Outcome& card : cards) CHECK(card.weight == cards[0].weight);
    Scene last("mage", "lichs_tomb");
    last.deck(1).time_passes();
    CHECK(last.told("stairs.revealed") == 1);
  }

  TEST_CASE("OD-2.4: the dungeon starts on floor 1") {
    Scene scene = Scene::start({"mage"}, "dragons_cave");
    CHECK(scene.floor() == 1);
    scene.chance("shuffle");
    CHECK(int{scene.about<Event::Type::FloorBegan>().floor} == 1);
  }

  TEST_CASE("OD-2.5: 1 potion token, only Healing is identified") {
    const Scene scene = Scene::start({"mage"}, "dragons_cave");
    CHECK(scene.potions() == 1);
    CHECK(unsigned{scene.state.identified} == 1U << scene.game.healing_potion());
  }

  TEST_CASE("OD-2.6: no doors, an empty discard pile and all dice in the supply") {
    const Scene scene = Scene::start({"warrior"}, "dragons_cave");
    CHECK(scene.doors() == "");
    CHECK(scene.pile() == 0);
    CHECK(scene.stored('A') == 0);
    Scene first("warrior", "lichs_tomb");
    first.identify("invisibility").face("ogre_1");
    CHECK(first.asks() == "invisibility");
    CHECK(first.supply('S') == 8);
    CHECK(first.supply('A') == 8);
    CHECK(first.supply('M') == 8);
    CHECK(first.supply('H') == 6);
  }

  TEST_CASE("OD-2.7: without a grade the game is played as Expert, which changes nothing") {
    const Content& content = *real_content();
    const Result<Options> plain = options(1, "{}");
    REQUIRE(plain.ok());
    CHECK(content.grades[plain->grade].id == "expert");
    CHECK(options(1, R"({"difficulty": "novice"})").ok());
    CHECK(!options(1, R"({"difficulty": "easy"})").ok());
    Scene scene = Scene::start({"mage"}, "lichs_tomb", {.difficulty = "expert"});
    scene.chance("shuffle");
    CHECK(scene.level() == 1);
    CHECK(scene.potions() == 1);
    CHECK(scene.lanterns() == 0);
    Scene novice = Scene::start({"mage"}, "lichs_tomb", {.difficulty = "novice"});
    novice.chance("shuffle");
    CHECK(novice.level() == 2);
    CHECK(novice.potions() == 2);
  }

  TEST_CASE(
      "OD-2.8: in a campaign each hero chooses a specialisation, then talents act in seat order, then the grade") {
    Scene scene =
        Scene::start({"warrior", "mage"}, "lichs_tomb",
                     {.difficulty = "standard",
                      .talents = {{"veteran", "prepared", "fortitude"}, {"veteran", "fortitude", "prepared"}}});
    scene.chance("shuffle");
    CHECK(scene.asks() == "specialisation");
    CHECK(scene.actor() == 'A');
    scene.act("specialise survival");
    CHECK(scene.actor() == 'B');
    CHECK(scene.lanterns() == 0);
    scene.act("specialise prowess");
    CHECK(scene.asks() == "draw-xp");  // Veteran of A
    scene.card("goblin_1");
    CHECK(scene.lanterns() == 2);
    CHECK(scene.potions() == 2);       // Prepared of A
    CHECK(scene.asks() == "draw-xp");  // Veteran of B; A has no Fortitude, it is of another specialisation
    scene.card("ogre_1");
    CHECK(scene.lanterns() == 6);
    CHECK(scene.potions() == 2);  // Prepared of B is of another specialisation
    CHECK(scene.asks() == "basic-skill");
    CHECK(scene.actor() == 'B');
    scene.act("basic basic_focus");
    CHECK(scene.asks() == "draw-xp");  // the grade Standard comes last
    scene.card("wraith_1");
    CHECK(scene.lanterns() == 9);
    CHECK(scene.deck() == 44 - 3 - 2);
    CHECK(scene.asks() == "act");
  }

  TEST_CASE("OD-2.8: of one hero's talents Veteran acts before Prepared") {
    Scene scene = Scene::start({"warrior"}, "lichs_tomb", {.talents = {{"veteran", "prepared"}}});
    scene.chance("shuffle").act("specialise survival");
    CHECK(scene.asks() == "draw-xp");
    CHECK(scene.potions() == 1);
    scene.card("goblin_1");
    CHECK(scene.potions() == 2);
  }

  TEST_CASE("OD-2.9: after setup the first floor starts") {
    Scene scene = Scene::start({"mage"}, "lichs_tomb");
    scene.chance("shuffle");
    CHECK(scene.events() == Texts{"floor.began", "turn.began", "time.lost", "card.discarded", "card.discarded"});
  }
}
