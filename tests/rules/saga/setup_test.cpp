// Pieces and sides, setup: chapters 1 and 2.
#include "content_file.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

TEST_CASE("DS-1.1: seat 0 is the Overlord, one to four seats share the heroes") {
  Scene scene({.players = 5, .seats = {3, 1, 4, 2}}, "12x12", "O@0,0 R@0,2 M@0,4 D@0,6 s@9,9/W");
  const std::pair<const char*, int> seats[] = {{"O", 3}, {"R", 1}, {"M", 4}, {"D", 2}};
  for (const auto& [hero, seat] : seats) {
    Scene now = scene;
    now.begin(hero);
    CHECK(now.actor() == seat);
    CHECK(now.game.turn(now.state).may == Seats(seat_at(seat)));
  }
  scene.overlord();
  CHECK(scene.actor() == 0);
  Scene one("12x12", "O@0,0 R@0,2 M@0,4 D@0,6");
  for (const char* hero : {"O", "R", "M", "D"}) {
    one.begin(hero);
    CHECK(one.actor() == 1);
    one.act("end");
  }
}

TEST_CASE("DS-1.2: friends are not Fought or Shot, and do not engage") {
  Scene scene("12x12", "O@1,1/E R@2,1/W s@8,8/W z@9,8/E");
  CHECK(!scene.is_engaged("O"));
  CHECK(!scene.is_engaged("s"));
  scene.begin("O");
  CHECK(scene.choices("fight").empty());
  scene.act("end").begin("s");
  CHECK(scene.choices("fight").empty());
}

TEST_CASE("DS-1.3: a boss acts only when the Overlord activates it, or through an Interrupt") {
  Scene scene("12x12", "O@1,1/E R@2,1/W G@8,8/W");
  CHECK(scene.legal() == Texts{"hero orlaf", "hero rordin"});
  scene.hand("interrupt_1").begin("O").act("end").act("card interrupt_1").act("activate G");
  CHECK(scene.asks() == "act");
  CHECK(scene.actor() == 0);
  CHECK(scene.legal("feat kings_wrath") == false);  // nobody before him
}

TEST_CASE("DS-1.3: a boss is crippled like a hero") {
  Scene scene("12x12", "O@4,4/E G@5,4/W");
  scene.wounds("G", 4).begin("G").act("fight O");
  CHECK(scene.attack() == "4 dice against 5, armour 2");
}

TEST_CASE("DS-1.4, DS-R1, DS-R2, DS-R4: the characteristics") {
  const Content& content = *content_file::printed();
  struct Line {
    const char* id;
    int movement, combat, armour, shooting;
  };
  for (const Line& line : std::initializer_list<Line>{{"orlaf", 7, 5, 2, 0},
                                                      {"rordin", 6, 4, 4, 0},
                                                      {"madriga", 8, 3, 2, 4},
                                                      {"danor", 7, 2, 1, 0},
                                                      {"elshara", 2, 0, 0, 0},
                                                      {"skeleton_warrior", 4, 2, 2, 0},
                                                      {"skeleton_archer", 4, 2, 1, 3},
                                                      {"dwarf_revenant", 4, 4, 3, 0},
                                                      {"zombie", 4, 2, 1, 0},
                                                      {"armoured_zombie", 4, 2, 3, 0},
                                                      {"zombie_troll", 4, 4, 4, 0},
                                                      {"ghost", 3, 3, 5, 0}}) {
    const Figure& figure = content_file::named(content.figures, line.id);
    CAPTURE(line.id);
    CHECK(int{figure.movement} == line.movement);
    CHECK(int{figure.combat} == line.combat);
    CHECK(int{figure.armour} == line.armour);
    CHECK(int{figure.shooting} == line.shooting);
    CHECK((figure.horde == (std::string(line.id).find("zombie") != std::string::npos)));
    if (figure.shooting > 0) CHECK(figure.shot_range == Range::Long);
  }
}

TEST_CASE("DS-R4: Elshara never Fights") {
  Scene scene("9x9", "O@4,4/E E@5,4");
  scene.begin("E");
  CHECK(scene.choices("fight").empty());
}

TEST_CASE("DS-1.5: dice have six sides") {
  Scene scene("9x9", "O@4,4/E t@5,4/W");
  scene.begin("O").act("fight t");
  OutcomeList list;
  scene.game.outcomes(scene.state, list);
  std::uint64_t ways = 0;
  for (const Outcome& each : list) ways += each.weight;
  CHECK(ways == 6 * 6 * 6 * 6);  // outnumbered: 4 dice
  CHECK(list.size() == 126);
  scene.hits(1);
  CHECK(scene.outcomes() == Texts{"die 1", "die 2", "die 3", "die 4", "die 5", "die 6"});
}

TEST_CASE("DS-1.6: north is up, east is right; beyond the map is wall, and so are pillars") {
  Scene scene(R"(
    O..
    .#.
    ...)");
  scene.begin("O");
  CHECK(scene.refused("move 1,1 E") == "DS-6.2");
  CHECK(scene.refused("move 3,0 E") == "DS-6.2");
  scene.act("move 2,2 N");
  CHECK(scene.where("O") == "2,2 N");
  CHECK(scene.front("O") == Texts{"2,1", "1,2"});  // not (1,1), and nothing outside
}

TEST_CASE("DS-1.7, DS-2.3, DS-4.14, DS-13.10: what is not revealed is wall, and nothing in it is in play") {
  Scene scene({.locks = "1:mundane_1"}, R"(
    ##########
    #.zO.1..s#
    #....#.oc#
    ##########)");
  CHECK(!scene.is_in_play("s"));
  CHECK(scene.bones("7,2") == 0);
  scene.begin("O");
  CHECK(scene.refused("move 6,1 E") == "DS-6.2");
  CHECK(scene.refused("activate 8,1") != "");
  scene.act("move 4,1 E").act("fight 1").hits(1);
  CHECK(scene.told(Event::Type::AreaRevealed) == 1);
  CHECK(scene.told(Event::Type::ModelPlaced) == 1);
  CHECK(std::popcount(scene.state.in_play) == 3);
  CHECK(scene.is_in_play("s"));
  CHECK(scene.bones("7,2") == 1);
  CHECK(scene.is_open("c") == false);
  scene.overlord();
  CHECK(scene.legal("activate s"));
}

TEST_CASE("DS-1.8: a closed door square is wall for movement and arcs; opened it is ordinary floor") {
  Scene scene({.locks = "1:mundane_1"}, R"(
    #######
    #..O1.#
    #######)");
  scene.begin("O");
  CHECK(scene.front("O").empty());
  CHECK(scene.refused("move 4,1 E") == "DS-6.2");
  scene.act("fight 1").hits(1);
  CHECK(scene.front("O") == Texts{"4,1"});
  scene.next_round();
  CHECK(scene.legal("move 4,1 E"));
  CHECK(scene.legal("move 5,1 E"));
}

TEST_CASE("DS-1.9: tokens are no models: nothing to Fight, Shoot or be stopped by") {
  Scene scene("9x3", "M@0,1/E o@1,1 o@2,1 s@5,1/W");
  scene.begin("M");
  CHECK(scene.refused("fight 1,1") == "unwritable");
  CHECK(scene.legal("shoot s"));
  CHECK(scene.ends().has("1,1"));
  CHECK(!scene.is_engaged("M"));
}

TEST_CASE("DS-1.10: a skill beats the rules, a special rule beats a feat") {
  Scene skill({.skills = "point_blank"}, "9x9", "M@4,4/E s@5,4/W");
  CHECK(skill.is_engaged("M"));
  skill.begin("M");
  CHECK(skill.legal("shoot s"));
  // The gallery falls on Rordin, who cannot be wounded by anybody this Round.
  Scene fall({.change =
                  [](Adventure& adventure) {
                    SpecialRule rule;
                    rule.id = "collapse";
                    rule.on = Trigger::EndOfRound;
                    rule.effects.push_back({.op = RuleOp::Collapse, .start = 4, .step = 5});
                    adventure.rules.push_back(rule);
                  }},
             "9x9", "R@4,4/E s@5,4/W");
  fall.begin("R").act("feat none_shall_pass");
  CHECK(fall.asks() == "draw_card");  // the Skeleton is exhausted, the Round ends
  CHECK(fall.wounds("R") == 1);
}

TEST_CASE("DS-1.11, DS-8.2: first the attack dice, then the defence dice, then Regeneration") {
  Scene scene("9x9", "O@4,4/E t@5,4/W");
  scene.begin("O").act("fight t");
  CHECK(scene.asks() == "roll_attack");
  CHECK(scene.game.turn(scene.state).knows == Seats::first(2));
  scene.roll({6, 6, 1, 1});
  CHECK(scene.asks() == "roll_defence");
  scene.roll({1, 1, 1, 1});
  CHECK(scene.asks() == "roll_regeneration");
  scene.die(5);
  CHECK(scene.wounds("t") == 1);
}

TEST_CASE("DS-1.12, DS-D1: the seat of the first hero in play chooses who acts") {
  Scene scene({.players = 4, .seats = {2, 3, 1}, .hero_losses = 3}, "12x12", "O@1,1/W R@6,6 M@9,9 s@2,1/W");
  CHECK(scene.actor() == 2);
  scene.wounds("O", 4).begin("s").act("fight O").hits(1);
  CHECK(!scene.is_in_play("O"));
  scene.next_round();
  CHECK(scene.asks() == "hero");
  CHECK(scene.actor() == 3);
}

TEST_CASE("DS-2.1: every hero of the list has its seat") {
  Scene scene({.players = 3, .seats = {2, 1}}, "5x5", "O@0,0 R@1,1");
  CHECK(scene.game.seat_of(scene.model("O")) == seat_at(2));
  CHECK(scene.game.seat_of(scene.model("R")) == seat_at(1));
}

TEST_CASE(
    "DS-2.2: the sheet that the adventure names, no wounds, fresh feats and spells, items brought and handed out") {
  Scene base("9x9", "O@4,4 D@5,5");
  Scene legendary({.legendary = true}, "9x9", "O@4,4 s@5,4/W");
  CHECK(base.game.figure(base.state, 0).combat == 5);
  CHECK(legendary.game.figure(legendary.state, 0).combat == 6);
  CHECK(base.wounds("O") == 0);
  CHECK(!base.state.feat_used(0, 0));
  for (const std::uint8_t counter : base.state.recharge) CHECK(counter == 0);

  Options options = base.game.options();
  auto adventure = std::make_shared<Adventure>(*options.adventure);
  const int oil = content_file::place(base.game.content().items, "blessed_oil");
  const int boots = content_file::place(base.game.content().items, "swift_boots");
  adventure->heroes[0].items[oil] = 1;
  options.adventure = adventure;
  options.items[0][oil] = 1;
  options.items[1][boots] = 1;
  base.game = Saga(content_file::printed(), 2, options);
  base.state = base.game.start();
  CHECK(base.items("O") == "blessed_oil*2");
  CHECK(base.items("D") == "swift_boots");
}

TEST_CASE("DS-2.2, DS-11.11, DS-15.7: what is handed out beyond the limits is lost, not what was brought along") {
  Scene scene("9x9", "O@4,4 D@5,5");
  Options options = scene.game.options();
  auto adventure = std::make_shared<Adventure>(*options.adventure);
  const auto item = [&](std::string_view id) {
    return static_cast<std::size_t>(content_file::place(scene.game.content().items, id));
  };
  adventure->heroes[1].items[item("energy_crystal_1")] = 1;
  adventure->heroes[1].items[item("blessed_oil")] = 1;
  options.adventure = adventure;
  options.items[1][item("energy_crystal_2")] = 2;
  options.items[1][item("energy_crystal_3")] = 1;
  options.items[1][item("blessed_oil")] = 2;
  scene.game = Saga(content_file::printed(), 2, options);
  scene.state = scene.game.start();
  CHECK(scene.items("D") == "energy_crystal_2*2 energy_crystal_3 blessed_oil*2");
}

TEST_CASE("DS-2.3, DS-2.4: only the start area is laid out, the heroes on their squares") {
  Scene scene = Scene::adventure("saga-a");
  CHECK(scene.where("O") == "1,4 E");
  CHECK(scene.where("R") == "1,5 E");
  CHECK(std::popcount(scene.state.areas) == 1);
  CHECK(scene.bones("3,1") == 1);
  CHECK(scene.bones("17,3") == 0);
  CHECK(scene.at("7,4") != kNone);
  CHECK(!scene.state.open.has(15, 4));
  CHECK(in_play_thing(scene.game, scene.state, scene.thing("1")));
  CHECK(!in_play_thing(scene.game, scene.state, scene.thing("X")));
}

TEST_CASE("DS-2.5, DS-2.6: a fixed pile holds exactly its cards, and the first three are the hand") {
  Scene scene({.cards = "double extra_1*3", .opening_hand = 3}, "9x9", "O@4,4 s@8,8");
  CHECK(scene.asks() == "draw_card");
  CHECK(scene.outcomes() == Texts{"draw double", "draw extra_1"});
  CHECK(scene.game.turn(scene.state).knows == Seats(kOverlord));
  scene.draw("extra_1").draw("double");
  CHECK(scene.outcomes() == Texts{"draw extra_1"});
  scene.draw("extra_1");
  CHECK(scene.asks() == "act");
  CHECK(scene.hand() == "extra_1*2 double");
  CHECK(scene.state.pile == 1);
}

TEST_CASE("DS-2.5: a drawn pile is part of the full deck of 36, whose rest nobody knows") {
  Scene scene({.drawn = 5, .opening_hand = 3}, "9x9", "O@4,4 s@8,8");
  CHECK(scene.outcomes().size() == 10);
  OutcomeList list;
  scene.game.outcomes(scene.state, list);
  std::uint64_t cards = 0;
  for (const Outcome& each : list) cards += each.weight;
  CHECK(cards == 36);
  scene.draw("double").draw("double");
  CHECK(scene.outcomes().size() == 9);  // there are two of them
  scene.draw("animate_3");
  CHECK(scene.state.pile == 2);
}

TEST_CASE("DS-2.8: Round 1 begins with the heroes") {
  Scene scene = Scene::adventure("saga-a");
  scene.whatever();
  CHECK(scene.round() == 1);
  CHECK(scene.asks() == "hero");
  CHECK(scene.state.phase == Phase::Heroes);
  CHECK(scene.state.hand_size() == 3);
}

TEST_CASE("DS-R6: two introductory adventures and ten in sequence") {
  const Content& content = *content_file::printed();
  CHECK(content.campaign.introductory.size() == 2);
  CHECK(content.campaign.sequence.size() == 10);
  CHECK(content.adventures.size() == 12);
}
