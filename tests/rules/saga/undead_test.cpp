// Free Attacks, bone piles and Animate Dead: chapter 7.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;

TEST_CASE("DS-E15, DS-7.6, DS-7.8, DS-D13: a Skeleton Warrior rises between Orlaf and Danor") {
  Scene scene({.limits = "skeleton_warrior*4"}, "10x10", "O@4,5/E D@6,5/E o@5,5");
  scene.overlord();
  CHECK(scene.choices("raise") == Texts{"raise 5,5 skeleton_warrior N", "raise 5,5 skeleton_warrior E",
                                        "raise 5,5 skeleton_warrior S", "raise 5,5 skeleton_warrior W"});
  scene.act("raise 5,5 skeleton_warrior W");
  CHECK(scene.commands() == 2);
  CHECK(scene.bones("5,5") == 0);
  CHECK(scene.where("s") == "5,5 W");
  // Orlaf has it in his front arc, Danor behind him.
  CHECK(scene.asks() == "roll_attack");
  CHECK(scene.event(Event::Type::AttackBegan).model == scene.model("O"));
  CHECK(scene.attack() == "5 dice against 2, armour 2");
  Scene bones = scene;
  bones.hits(2);
  CHECK(bones.bones("5,5") == 1);
  CHECK(bones.commands() == 2);
  CHECK(bones.legal("raise 5,5 skeleton_warrior W"));
  scene.hits(1);
  CHECK(scene.is_in_play("s"));
  CHECK(scene.told(Event::Type::AttackBegan) == 1);
  CHECK(scene.asks() == "draw_card");  // nothing can be raised or activated: the Overlord's Turn is over
}

TEST_CASE("DS-7.8: who was raised may not be activated in the same Turn") {
  Scene scene({.limits = "skeleton_warrior*4"}, "10x10", "O@0,0/W z@9,9 o@5,5 o@6,6");
  scene.overlord().act("raise 5,5 skeleton_warrior W");
  CHECK(scene.refused("activate s") == "DS-4.3");
  CHECK(scene.legal("activate z"));
  scene.next_round().overlord();
  CHECK(scene.legal("activate s"));
}

TEST_CASE("DS-7.1: a Free Attack is a Fight with all modifiers, and uses no Turn") {
  Scene scene("9x9", "O@4,4/E R@4,3/S z@5,5/W z@4,5/N s@8,8");
  scene.wounds("O", 3).begin("s").act("end").act("activate z");
  // The Zombie on (5,5) breaks away from Orlaf alone.
  scene.act("break 6,5");
  CHECK(scene.attack() == "3 dice against 2, armour 1");  // crippled and outnumbered
  scene.hits(0);
  CHECK(scene.where("z") == "6,5 W");
  scene.next_round();
  CHECK(scene.legal("hero O"));
}

TEST_CASE("DS-7.1, DS-4.13, DS-R21: exhausted and activated models make Free Attacks, any number of them") {
  Scene scene("9x9", "O@4,4/E R@4,5/E z@5,4/W");
  scene.exhausted("z").begin("O").act("break 3,3").hits(0);
  CHECK(scene.where("O") == "3,3 E");
  scene.act("end").begin("R").act("break 3,4");
  CHECK(scene.event(Event::Type::AttackBegan).model == scene.model("z"));
}

TEST_CASE("DS-7.2: without a break-away, a raising or a summons nobody attacks freely") {
  Scene scene("9x9", "O@4,4/E s@5,5/W z@8,4/W");
  scene.stand("s", "7,7").begin("z").act("move 5,4 W");
  CHECK(scene.asks() == "act");
  CHECK(scene.told(Event::Type::AttackBegan) == 0);
  CHECK(scene.told(Event::Type::Stopped) == 1);
}

TEST_CASE("DS-7.2: against a raised minion only those attack who have it in their front arc") {
  Scene scene({.limits = "zombie*4"}, R"(
    #####
    #O#.#
    ##o.#
    #..R#
    #####)");
  scene.face("R", "W").overlord().act("raise 2,2 zombie N");
  // Orlaf touches it only between two walls.
  CHECK(scene.event(Event::Type::AttackBegan).model == scene.model("R"));
  scene.hits(0);
  CHECK(scene.told(Event::Type::AttackBegan) == 1);
}

TEST_CASE("DS-7.3, DS-R20: there is no choice but the order, and after the removal the rest is lost") {
  Scene scene({.limits = "skeleton_warrior*4"}, "9x9", "O@3,4/E R@5,4/W M@4,3/S o@4,4");
  scene.overlord().act("raise 4,4 skeleton_warrior N");
  CHECK(scene.asks() == "free_attack");
  CHECK(scene.legal() == Texts{"free 3,4", "free 5,4", "free 4,3"});
  CHECK(scene.refused("pass") == "DS-7.3");
  scene.act("free M").hits(1);
  CHECK(scene.legal() == Texts{"free 3,4", "free 5,4"});
  scene.act("free R").hits(2);
  CHECK(!scene.is_in_play("s"));
  CHECK(scene.told(Event::Type::AttackBegan) == 1);  // Orlaf's is lost
  CHECK(scene.bones("4,4") == 1);
}

TEST_CASE("DS-7.4, DS-1.12, DS-D6: Orlaf's seat chooses, whoever attacks") {
  Scene scene({.players = 4, .seats = {3, 1, 2}, .limits = "skeleton_warrior*4"}, "9x9",
              "O@0,0/N R@5,4/W M@3,4/E o@4,4");
  scene.overlord().act("raise 4,4 skeleton_warrior N");
  CHECK(scene.asks() == "free_attack");
  CHECK(scene.actor() == 3);
}

TEST_CASE("DS-7.5: several piles lie on one square, and one is taken at a time") {
  Scene scene({.limits = "skeleton_warrior*4"}, "9x9", "O@0,0/N s@4,4/W");
  scene.bones("4,4", 1).stand("s", "1,0");
  scene.begin("O").act("move 0,0 E").act("fight s").hits(2);
  CHECK(scene.bones("1,0") == 1);
  scene.bones("1,0", 2);
  scene.overlord().act("raise 1,0 skeleton_warrior N").hits(0);
  CHECK(scene.bones("1,0") == 1);
}

TEST_CASE("DS-7.5: bones fall where bones lie already") {
  Scene scene("9x9", "O@4,4/E s@5,4/W o@5,4");
  scene.begin("O").act("fight s").hits(2);
  CHECK(scene.bones("5,4") == 2);
}

TEST_CASE("DS-7.6, DS-R43: a pile under a model is not animated, under an Ethereal one neither") {
  Scene scene({.limits = "skeleton_warrior*9"}, "9x9", "O@4,4/E o@4,4 z@5,5/W o@5,5 E@6,6 o@6,6 o@7,7");
  scene.overlord();
  CHECK(scene.refused("raise 4,4 skeleton_warrior N") == "DS-7.6");
  CHECK(scene.refused("raise 5,5 skeleton_warrior N") == "DS-7.6");
  CHECK(scene.refused("raise 6,6 skeleton_warrior N") == "DS-7.6");
  CHECK(scene.refused("raise 1,1 skeleton_warrior N") == "DS-7.6");
  CHECK(scene.legal("raise 7,7 skeleton_warrior N"));
}

TEST_CASE("DS-7.6: no range and no line of sight, but only revealed areas") {
  Scene scene({.limits = "skeleton_warrior*9"}, R"(
    ####################
    #O........#.......o#
    ####################
    #z.....1...o.......#
    ####################)");
  scene.overlord();
  // What no door leads to is open; the room behind the door is not (the scene's own rule).
  CHECK(scene.legal("raise 18,1 skeleton_warrior N"));
  CHECK(scene.refused("raise 11,3 skeleton_warrior N") == "DS-7.6");
}

TEST_CASE("DS-7.7, DS-R29: a type is raised only while fewer than its limit are in play, wherever they came from") {
  Scene scene({.limits = "skeleton_warrior*2 zombie*1"}, "9x9", "O@0,0/N s@8,8 o@4,4 o@5,5 o@6,6");
  scene.overlord().act("raise 4,4 skeleton_warrior N");
  CHECK(scene.refused("raise 5,5 skeleton_warrior N") == "DS-7.7");
  CHECK(scene.refused("raise 5,5 skeleton_archer N") == "DS-7.7");
  scene.act("raise 5,5 zombie N");
  CHECK(scene.refused("raise 6,6 zombie N") == "DS-7.7");
}

TEST_CASE("DS-7.7, DS-R29: the map may hold more than the limit; raising then waits") {
  Scene scene({.limits = "skeleton_warrior*2"}, "9x9", "O@0,0/N s@8,8 s@8,7 s@8,6 o@4,4");
  scene.overlord();
  CHECK(scene.choices("raise").empty());
}

TEST_CASE("DS-7.9, DS-R28: a summoned model stands on unblocked floor and is met by Free Attacks") {
  Scene scene("12x12", "O@4,5/E N@8,7/W R@0,0/N b@5,6 z@11,11/W");
  scene.begin("N");
  CHECK(scene.refused("cast faithful_ghost 4,5") != "");
  CHECK(scene.refused("cast faithful_ghost 5,6") != "");
  scene.act("cast faithful_ghost 5,5");
  CHECK(scene.choices("place") == Texts{"place 5,5 N", "place 5,5 E", "place 5,5 S", "place 5,5 W"});
  scene.act("place 5,5 W");
  CHECK(scene.event(Event::Type::AttackBegan).model == scene.model("O"));
  scene.hits(0);
  CHECK(scene.where("g") == "5,5 W");
  CHECK(scene.refused("activate g") == "DS-4.3");
}

TEST_CASE("DS-R28: raised in an interrupt window it counts as activated for that window only") {
  Scene scene("12x12", "O@0,0/N R@0,2/N N@9,9/W");
  scene.hand("interrupt_2").begin("O").act("end").act("card interrupt_2").act("activate N");
  scene.act("cast faithful_ghost 6,9").act("place 6,9 W");
  CHECK(scene.asks() == "act");  // nobody but the Ghost is left: Rordin's Turn
  CHECK(scene.state.act.model == scene.model("R"));
  scene.overlord();
  CHECK(scene.legal("activate g"));
  CHECK(scene.legal("activate N"));
}

TEST_CASE("DS-R56: bone piles lie on at most 64 squares") {
  Scene scene("20x20", "O@4,4/E s@5,4/W");
  for (int i = 0; i < 64; ++i) scene.bones(Scene::text_of(square_at(i % 16, 10 + i / 16)), 1);
  scene.begin("O").act("fight s").hits(2);
  CHECK(!scene.is_in_play("s"));
  CHECK(scene.bones("5,4") == 0);
  CHECK(scene.state.bones == 64);
}
