// The Overlord's turn and cards: chapter 4.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;
using Type = Event::Type;

TEST_CASE("DS-4.1, DS-4.2: so many Commands, spent one at a time, unused ones are not saved") {
  Scene scene({.commands = 2}, "12x12", "O@1,1/W s@9,9/W s@9,7/W s@9,5/W");
  scene.overlord();
  CHECK(scene.commands() == 2);
  scene.act("activate s");
  CHECK(scene.commands() == 1);
  CHECK(scene.asks() == "act");
  CHECK(scene.refused("activate s2") == "DS-4.4");  // first this one is finished
  scene.act("end").act("end");
  scene.whatever().overlord();
  CHECK(scene.commands() == 2);
}

TEST_CASE("DS-4.2: without Commands nobody is activated and nothing raised; only a card could go on") {
  Scene scene({.commands = 1, .limits = "skeleton_warrior*9"}, "12x12", "O@1,1/W s@9,9/W s@9,7/W o@5,5");
  scene.hand("extra_1").overlord().act("activate s").act("end");
  CHECK(scene.refused("activate s2") == "DS-4.2");
  CHECK(scene.refused("raise 5,5 skeleton_warrior N") == "DS-4.2");
  CHECK(scene.legal() == Texts{"card extra_1", "end"});
  scene.act("card extra_1").act("raise 5,5 skeleton_warrior N");
  CHECK(scene.asks() == "draw_card");
}

TEST_CASE("DS-4.3: no model is activated twice in one Turn, whatever cards are played") {
  Scene scene({.commands = 3}, "12x12", "O@1,1/W s@9,9/W s@9,7/W");
  scene.hand("extra_3").overlord().act("card extra_3");
  CHECK(scene.commands() == 6);
  scene.act("activate s").act("end");
  CHECK(scene.refused("activate s") == "DS-4.3");
  scene.act("activate s2").act("end");
  CHECK(scene.asks() == "draw_card");  // nobody is left
}

TEST_CASE("DS-4.4, DS-D12: an activated model Moves, then acts; a boss costs one Command and may use a Feat") {
  Scene scene({.commands = 3}, "12x12", "O@4,4/W G@8,4/W s@9,9/W");
  scene.overlord().act("activate G");
  CHECK(scene.commands() == 2);
  CHECK(scene.legal("move 5,4 W"));
  scene.act("move 5,4 W");
  CHECK(scene.legal("fight O"));
  CHECK(scene.legal("feat kings_wrath"));
  scene.act("fight O").hits(0);
  CHECK(scene.asks() == "command");
}

TEST_CASE("DS-4.4: minions have no Feats and use no items") {
  Scene scene("12x12", "O@4,4/W s@5,4/W");
  scene.begin("s");
  CHECK(scene.choices("feat").empty());
  CHECK(scene.choices("use").empty());
  CHECK(scene.refused("feat whirlwind") == "DS-16.1");
}

TEST_CASE("DS-4.5, DS-13.4: the Overlord's models cannot open doors or chests") {
  Scene scene({.locks = "1:mundane_1 c:mundane_1"}, R"(
    #######
    #O..s1#
    #...c.#
    #######)");
  scene.face("s", "E").begin("s");
  CHECK(scene.choices("fight").empty());
  CHECK(scene.refused("fight 1") == "DS-13.4");
  CHECK(scene.refused("fight c") == "DS-13.4");
}

TEST_CASE("DS-4.5, DS-D12: those with a Shooting value Shoot, bosses with Spellcaster Cast") {
  Scene scene("12x12", "O@4,4/E a@8,4/W N@8,6/W s@8,8/W");
  Scene archer = scene;
  archer.begin("a");
  CHECK(archer.legal("shoot O"));
  CHECK(archer.choices("cast").empty());
  Scene boss = scene;
  boss.begin("N");
  CHECK(boss.legal("cast bone_shards O"));
  CHECK(boss.choices("shoot").empty());
}

TEST_CASE("DS-4.6: one command card a Turn, before, between or after, never inside an activation") {
  Scene scene({.commands = 1}, "12x12", "O@1,1/W s@9,9/W s@9,7/W");
  scene.hand("extra_1*2 interrupt_1 double").overlord();
  CHECK(scene.refused("card interrupt_1") == "DS-4.10");
  CHECK(scene.refused("card animate_1") == "DS-2.6");
  scene.act("activate s");
  CHECK(scene.refused("card extra_1") == "DS-4.4");
  scene.act("end").act("card extra_1");
  CHECK(scene.hand() == "extra_1 double interrupt_1");
  CHECK(scene.refused("card extra_1") == "DS-4.6");
  CHECK(scene.refused("card double") == "DS-4.6");
  scene.act("activate s2").act("end");
  CHECK(scene.asks() == "draw_card");
}

TEST_CASE("DS-4.6: a played card leaves the game, and there is no hand limit") {
  Scene scene("12x12", "O@1,1/W s@9,9/W");
  scene.hand("extra_1*9 extra_2*6").overlord().act("card extra_2");
  CHECK(scene.hand() == "extra_1*9 extra_2*5");
  CHECK(scene.state.pool[1] == 0);
  scene.act("end").draw("double");
  CHECK(scene.hand() == "extra_1*9 extra_2*5 double");
}

TEST_CASE("DS-4.7, DS-R16: Extra Commands are ordinary Commands, also for Animate Dead") {
  Scene scene({.commands = 1, .limits = "skeleton_warrior*9"}, "12x12", "O@1,1/W s@9,9/W o@5,5 o@7,7");
  scene.hand("extra_2").overlord().act("card extra_2");
  CHECK(scene.commands() == 3);
  scene.act("raise 5,5 skeleton_warrior N").act("activate s").act("end").act("raise 7,7 skeleton_warrior N");
  CHECK(scene.asks() == "draw_card");
}

TEST_CASE("DS-4.8: Double Commands add the basic number, however many are spent") {
  Scene scene({.commands = 2}, "12x12", "O@1,1/W s@9,9/W s@9,7/W s@9,5/W s@9,3/W");
  scene.hand("double").overlord().act("activate s").act("end").act("card double");
  CHECK(scene.commands() == 3);
}

TEST_CASE("DS-E17, DS-4.3, DS-4.8: Double Commands with four minions and two bone piles") {
  Scene scene({.commands = 3, .limits = "skeleton_warrior*9"}, "12x12",
              "O@1,1/W s@9,9/W s@9,7/W s@9,5/W s@9,3/W o@5,5 o@7,7");
  scene.hand("double").overlord().act("card double");
  CHECK(scene.commands() == 6);
  for (const char* name : {"s", "s2", "s3", "s4"}) scene.act(std::string("activate ") + name).act("end");
  CHECK(scene.commands() == 2);
  CHECK(scene.choices("activate").empty());
  CHECK(scene.choices("raise").size() == 8);
  scene.act("raise 5,5 skeleton_warrior N").act("raise 7,7 skeleton_warrior N");
  CHECK(scene.asks() == "draw_card");
}

TEST_CASE("DS-4.9: Animate Dead by card costs no Commands; what is not possible is lost") {
  Scene scene({.commands = 2, .limits = "skeleton_warrior*2"}, "12x12", "O@1,1/W s@9,9/W o@5,5 o@7,7");
  scene.hand("animate_3").overlord().act("card animate_3");
  CHECK(scene.asks() == "animate");
  CHECK(scene.refused("activate s") == "DS-4.9");
  scene.act("raise 5,5 skeleton_warrior N");
  CHECK(scene.commands() == 2);
  CHECK(scene.asks() == "command");  // the limit is reached: the other two castings are lost
  CHECK(scene.legal("activate s"));
}

TEST_CASE("DS-4.9: up to n, he may stop before") {
  Scene scene({.commands = 2, .limits = "skeleton_warrior*9"}, "12x12", "O@1,1/W s@9,9/W o@5,5 o@7,7");
  scene.hand("animate_2").overlord().act("card animate_2").act("raise 5,5 skeleton_warrior N").act("stop");
  CHECK(scene.asks() == "command");
  CHECK(scene.commands() == 2);
}

TEST_CASE("DS-E16, DS-4.10, DS-4.11, DS-4.12, DS-D9, DS-D10: two Interrupts among four heroes") {
  Scene scene("14x14", "O@1,1/W R@1,3/W M@1,5/W D@1,7/W z@9,9/W");
  scene.hand("interrupt_1*2");
  CHECK(scene.asks() == "hero");  // none before Orlaf
  scene.begin("O").act("end");
  CHECK(scene.legal() == Texts{"card interrupt_1", "pass"});
  scene.act("card interrupt_1");
  CHECK(scene.legal() == Texts{"activate 9,9", "stop"});
  scene.act("activate z").act("move 8,9 W");
  CHECK(scene.asks() == "hero");  // one card a window
  scene.begin("D").act("end");
  scene.act("card interrupt_1").act("activate z").act("move 7,9 W");
  CHECK(scene.asks() == "hero");
  CHECK(scene.hand().empty());
  scene.begin("R").act("end");
  scene.act("end");  // Madriga's; after the last there is none
  CHECK(scene.asks() == "command");
  CHECK(scene.legal("activate z"));
}

TEST_CASE("DS-4.10: after the last hero there is no window even with an Interrupt in hand") {
  Scene scene("14x14", "O@1,1/W R@1,3/W z@9,9/W");
  scene.hand("interrupt_1*2").begin("O").act("end");
  CHECK(scene.asks() == "interrupt");
  scene.act("pass").act("end");
  CHECK(scene.asks() == "command");
  CHECK(scene.refused("card interrupt_1") == "DS-4.10");
}

TEST_CASE("DS-4.11: several Interrupt cards in a Round, but a hero acts between two") {
  Scene scene("14x14", "O@1,1/W R@1,3/W M@1,5/W z@9,9/W z@9,7/W");
  scene.hand("interrupt_1 interrupt_2").begin("O").act("end").act("card interrupt_2").act("activate z").act("end");
  CHECK(scene.legal() == Texts{"activate 9,7", "stop"});
  CHECK(scene.refused("card interrupt_1") == "DS-4.12");
  scene.act("stop");
  CHECK(scene.asks() == "hero");
}

TEST_CASE("DS-4.12: up to n models, each once in that window, no Animate Dead") {
  Scene scene({.limits = "skeleton_warrior*9"}, "14x14", "O@1,1/W R@1,3/W z@9,9/W z@9,7/W o@5,5");
  scene.hand("interrupt_3").begin("O").act("end").act("card interrupt_3").act("activate z").act("end");
  CHECK(scene.refused("activate z") == "DS-4.12");
  CHECK(scene.choices("raise").empty());
  CHECK(scene.refused("raise 5,5 skeleton_warrior N") == "DS-4.12");
  scene.act("activate z2").act("end");
  CHECK(scene.asks() == "act");  // nobody is left for the third
}

TEST_CASE("DS-4.12: an Interrupt may be spent on fewer models, and the hero's Turn was over before") {
  Scene scene("14x14", "O@4,4/W R@1,3/W z@5,4/W");
  scene.hand("interrupt_1").begin("O").act("end").act("card interrupt_1").act("activate z").act("fight O");
  CHECK(scene.attack() == "2 dice against 4, armour 2");  // from behind
  scene.hits(1);
  CHECK(scene.wounds("O") == 1);
}

TEST_CASE("DS-4.13: an exhausted model is activated neither by Command nor by Interrupt until the Round ends") {
  Scene scene("14x14", "O@1,1/W R@5,4/W z@4,4/W z@9,9/W");
  scene.hand("interrupt_1").begin("R").act("feat none_shall_pass");
  CHECK(has(scene.state.exhausted, scene.model("z")));
  CHECK(scene.asks() == "interrupt");
  scene.act("card interrupt_1");
  CHECK(scene.refused("activate z") == "DS-4.13");
  scene.act("stop").overlord();
  CHECK(scene.refused("activate z") == "DS-4.13");
  CHECK(scene.legal("activate z2"));
  scene.next_round().overlord();
  CHECK(scene.legal("activate z"));
}

TEST_CASE("DS-4.14: models not yet revealed cannot be activated") {
  Scene scene(R"(
    ########
    #O.z1.s#
    ########)");
  scene.overlord();
  CHECK(scene.legal("activate z"));
  CHECK(scene.refused("activate 6,1") != "");
  CHECK(scene.choices("activate").size() == 1);
}

TEST_CASE("DS-R34: with a single hero there is no window") {
  Scene scene("14x14", "O@1,1/W z@9,9/W");
  scene.hand("interrupt_1").begin("O").act("end");
  CHECK(scene.asks() == "command");
}

TEST_CASE("DS-R40: Double and Extra Commands are never combined in one Turn") {
  Scene scene("14x14", "O@1,1/W z@9,9/W");
  scene.hand("double extra_1").overlord().act("card double");
  CHECK(scene.refused("card extra_1") == "DS-4.6");
}

TEST_CASE("DS-E20, DS-12.3, DS-R18: a pile of 16 cards allows 14 Rounds, and when the 14th ends the Overlord wins") {
  Scene scene({.drawn = 16, .opening_hand = 3}, "9x9", "O@1,1/W s@8,8/W");
  scene.whatever();
  CHECK(scene.state.hand_size() == 3);
  CHECK(scene.state.pile == 13);
  for (int round = 1; round <= 13; ++round) {
    CHECK(scene.round() == round);
    scene.next_round();
    CHECK(scene.state.pile == 13 - round);
    CHECK(!scene.over());
  }
  CHECK(scene.round() == 14);
  scene.next_round();
  CHECK(scene.over());
  CHECK(scene.winner() == 0);
  CHECK(scene.state.ending == Ending::PileEmpty);
}

TEST_CASE("DS-D11: between activations: activate, Animate Dead, a card, or end") {
  Scene scene({.limits = "skeleton_warrior*9"}, "12x12", "O@1,1/W s@9,9/W z@9,7/W o@5,5");
  scene.hand("extra_1 interrupt_1").overlord();
  CHECK(scene.legal() == Texts{"activate 9,9", "activate 9,7", "raise 5,5 skeleton_warrior N",
                               "raise 5,5 skeleton_warrior E", "raise 5,5 skeleton_warrior S",
                               "raise 5,5 skeleton_warrior W", "card extra_1", "end"});
}

TEST_CASE("DS-R60: no window is asked for where everybody sees that nothing can come of it") {
  Scene empty("12x12", "O@1,1/W R@1,3/W s@9,9/W");
  empty.begin("O").act("end");
  CHECK(empty.state.act.model == empty.model("R"));  // no card in hand
  Scene nobody("12x12", "O@1,1/W R@1,3/W");
  nobody.hand("interrupt_1").begin("O").act("end");
  CHECK(nobody.state.act.model == nobody.model("R"));  // nobody to activate
  Scene none({.cards = "extra_1*5"}, "12x12", "O@1,1/W R@1,3/W s@9,9/W");
  none.hand("extra_1").begin("O").act("end");
  CHECK(none.state.act.model == none.model("R"));  // no Interrupt in the pile
}

TEST_CASE("DS-4.12, DS-4.3: who was activated in a window is activated again in the Overlord's Turn, once") {
  Scene scene("12x12", "O@1,1/W R@1,3/W s@9,9/W z@9,7/W");
  scene.hand("interrupt_1").begin("O").act("end").act("card interrupt_1").act("activate s").act("end");
  scene.act("end").act("activate s").act("end");
  CHECK(scene.refused("activate s") == "DS-4.3");
}

TEST_CASE("DS-4.13: an exhausted model still engages and defends") {
  Scene scene("12x12", "O@4,4/E R@1,1/W z@5,4/W z@4,5/N s@9,9");
  scene.exhausted("z").exhausted("z2");
  CHECK(scene.is_engaged("O"));
  CHECK(scene.is_outnumbered("O"));
  scene.begin("O").act("fight z");
  CHECK(scene.attack() == "4 dice against 2, armour 1");
}

TEST_CASE("DS-4.9, DS-7.8: bones made by a Free Attack can be raised again by the same card") {
  Scene scene({.limits = "skeleton_warrior*1"}, "12x12", "O@4,5/E o@5,5");
  scene.hand("animate_3").overlord().act("card animate_3");
  scene.act("raise 5,5 skeleton_warrior W").hits(2);
  CHECK(scene.asks() == "animate");
  scene.act("raise 5,5 skeleton_warrior W").hits(3);  // destroyed: nothing is left to raise
  CHECK(scene.asks() == "draw_card");
}
