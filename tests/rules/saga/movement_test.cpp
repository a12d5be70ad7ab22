// Movement and breaking away: chapter 6.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;

TEST_CASE("DS-6.1, DS-1.4: each step costs one point, diagonals included") {
  Scene scene("20x20", "O@9,9/E");
  scene.begin("O");
  const Choices ends = scene.ends();
  for (int y = 0; y < 20; ++y) {
    for (int x = 0; x < 20; ++x) {
      const int far = std::max(std::abs(x - 9), std::abs(y - 9));
      CHECK(ends.has(Scene::text_of(square_at(x, y))) == (far <= 7));
    }
  }
  CHECK(scene.refused("move 17,9 E") == "DS-6.1");
  scene.act("move 16,2 N");
  CHECK(scene.where("O") == "16,2 N");
  CHECK(scene.told(Event::Type::Stepped) == 7);
}

TEST_CASE("DS-6.1, DS-1.6: there is no square beyond the map") {
  Scene scene("3x3", "O@0,0");
  scene.begin("O");
  CHECK(scene.ends().size() == 9);
  CHECK(scene.refused("move 3,0 E") == "DS-6.2");
  CHECK(scene.refused("move 0,3 E") == "DS-6.2");
}

TEST_CASE("DS-6.2: walls, closed doors, furniture, chests and models block") {
  Scene scene(R"(
    #######
    #R#..s#
    #O.b..1
    #c.TT.#
    #######)");
  scene.begin("O");
  for (const char* blocked : {"move 1,1 E", "move 2,1 E", "move 3,2 E", "move 1,3 E", "move 3,3 E", "move 4,3 E",
                              "move 5,1 E", "move 6,2 E"}) {
    CHECK_MESSAGE(scene.refused(blocked) == "DS-6.2", blocked);
  }
  CHECK(scene.legal("move 2,2 E"));
}

TEST_CASE("DS-6.2: an opened chest still blocks") {
  Scene scene({.locks = "c:mundane_1"}, "5x5", "O@1,1/E c@2,1");
  scene.begin("O").act("fight c").hits(1);
  CHECK(scene.is_open("c"));
  scene.next_round();
  CHECK(scene.refused("move 2,1 E") == "DS-6.2");
}

TEST_CASE("DS-6.2: models are walked around, not through, friends too") {
  Scene scene(R"(
    ######
    #ORs.#
    ######)");
  scene.begin("O");
  CHECK(scene.ends() == Texts{"1,1"});
}

TEST_CASE("DS-E10, DS-6.3: a diagonal step between a wall and a barrel is illegal") {
  Scene barrel("6x6", "O@2,2 #@3,2 b@2,3 #@1,1 #@2,1 #@3,1 #@1,2 #@1,3");
  barrel.begin("O");
  CHECK(barrel.ends() == Texts{"2,2"});
  CHECK(!barrel.legal("move 3,3 E"));
  // With (2,3) empty, though in an enemy's front arc, the step is legal, and only (3,3) is tested for stopping.
  Scene arc("6x6", "O@2,2 #@3,2 s@1,4/N");
  CHECK(arc.front("s").has("2,3"));
  arc.begin("O").act("move 3,3 E");
  CHECK(arc.told(Event::Type::Stopped) == 0);
  CHECK(arc.told(Event::Type::Stepped) == 1);
}

TEST_CASE("DS-6.3, DS-R12: models beside the diagonal block like furniture, one free side is enough") {
  Scene both("4x4", "O@0,0 R@1,0 M@0,1");
  both.begin("O");
  CHECK(both.ends() == Texts{"0,0"});
  Scene one("4x4", "O@0,0 R@1,0");
  one.begin("O").act("move 1,1 E");
  CHECK(one.told(Event::Type::Stepped) == 1);
}

TEST_CASE("DS-6.3: between two pieces of furniture that touch at a corner nobody slips through") {
  Scene scene(R"(
    ######
    #O.TT#
    #bb..#
    ######)");
  scene.begin("O");
  CHECK(!scene.ends().has("3,2"));
  CHECK(scene.ends() == Texts{"1,1", "2,1"});
}

TEST_CASE("DS-6.4, DS-1.9: bone piles do not block, and a model may end on them") {
  Scene scene("5x1", "O@0,0 o@1,0 o@3,0");
  scene.begin("O").act("move 3,0 W");
  CHECK(scene.where("O") == "3,0 W");
  CHECK(scene.bones("3,0") == 1);
}

TEST_CASE("DS-6.5, DS-R31: turning is free, also without a step") {
  Scene scene("9x9", "O@4,4/E");
  scene.begin("O");
  for (const char* turn : {"move 4,4 N", "move 4,4 S", "move 4,4 W"}) CHECK(scene.legal(turn));
  scene.act("move 4,4 W");
  CHECK(scene.where("O") == "4,4 W");
  CHECK(scene.told(Event::Type::Turned) == 1);
  CHECK(scene.told(Event::Type::Stepped) == 0);
}

TEST_CASE("DS-6.5: at the end of a Move any facing may be chosen") {
  Scene scene("9x9", "O@4,4/E");
  scene.begin("O");
  CHECK(scene.choices("move 6,4") == Texts{"move 6,4 N", "move 6,4 E", "move 6,4 S", "move 6,4 W"});
}

TEST_CASE("DS-6.6: a step into a front arc ends the steps; the facing is still chosen") {
  Scene scene(R"(
    ##########
    #O...s...#
    ##########)");
  scene.begin("O");
  CHECK(scene.ends() == Texts{"1,1", "2,1", "3,1", "4,1"});
  CHECK(scene.choices("move 4,1") == Texts{"move 4,1 N", "move 4,1 E", "move 4,1 S", "move 4,1 W"});
  scene.act("move 4,1 N");
  CHECK(scene.told(Event::Type::Stopped) == 1);
  CHECK(scene.where("O") == "4,1 N");
  CHECK(scene.points() == 4);
  CHECK(scene.refused("move 3,1 E") == "DS-6.6");
  CHECK(scene.legal("fight s"));
}

TEST_CASE("DS-6.6: nobody walks on through an arc, but past the rear of an enemy one may") {
  Scene scene(R"(
    #########
    #O......#
    #.......#
    #...s...#
    #########)");
  scene.face("s", "E").begin("O");
  // The front arc is (4,2) (5,2) (5,3) and the wall: (3,2) and (3,3) lie behind it.
  CHECK(scene.front("s") == Texts{"4,2", "5,2", "5,3"});
  CHECK(scene.ends().has("3,3"));
  CHECK(scene.ends().has("7,1"));  // along row 1, six steps
  CHECK(scene.ends().has("7,3"));
  CHECK(scene.ends().has("5,3"));  // ends there, over row 1 and (6,2)
  scene.act("move 7,3 W");
  for (const Event& each : scene.happened) {
    if (each.type == Event::Type::Stepped) CHECK(!scene.front("s").has(Scene::text_of(each.at)));
  }
}

TEST_CASE("DS-6.6: an Overlord's model stops in front of a hero in the same way") {
  Scene scene(R"(
    ########
    #O....s#
    ########)");
  scene.begin("s");
  CHECK(scene.ends() == Texts{"2,1", "3,1", "4,1", "5,1", "6,1"});
  scene.face("O", "W");
  CHECK(scene.ends().size() == 5);
  scene.act("move 2,1 W");
  CHECK(scene.told(Event::Type::Stopped) == 0);  // behind Orlaf
}

TEST_CASE("DS-E8, DS-6.7, DS-6.8, DS-6.9, DS-6.11, DS-R36: Danor breaks away from a Dwarf Revenant") {
  Scene scene("20x20", "D@4,4/E r@5,4/W R@19,19/W");
  scene.wounds("D", 4);
  CHECK(scene.front("r") == Texts{"5,3", "4,3", "4,4", "4,5", "5,5"});
  scene.begin("D");
  CHECK(scene.breaks() == Texts{"3,3", "3,4", "3,5"});
  CHECK(scene.ends() == Texts{"4,4"});  // staying, he may only turn
  Scene stays = scene;
  stays.act("move 4,4 W");
  CHECK(stays.told(Event::Type::AttackBegan) == 0);
  scene.act("break 3,4");
  CHECK(scene.where("D") == "4,4 E");
  CHECK(scene.attack() == "4 dice against 2, armour 1");
  CHECK(scene.event(Event::Type::AttackBegan).as<tells::Attack>().kind == Attack::Free);
  Scene hit = scene;
  hit.hits(1);
  CHECK(!hit.is_in_play("D"));
  CHECK(hit.over());
  CHECK(hit.winner() == 0);
  scene.hits(0);
  CHECK(scene.where("D") == "3,4 E");
  CHECK(scene.points() == 6);
  CHECK(scene.ends().has("0,10"));  // six more
  CHECK(!scene.ends().has("3,11"));
  scene.act("move 0,4 E");
  CHECK(scene.legal("cast burn r") == true);
}

TEST_CASE("DS-E8: a Healing Potion may save him") {
  Scene scene("20x20", "D@4,4/E r@5,4/W");
  scene.wounds("D", 4).items("D", "healing_potion").begin("D").act("break 3,4").hits(2);
  CHECK(scene.asks() == "potion");
  scene.act("yes");
  CHECK(scene.where("D") == "3,4 E");
  CHECK(scene.wounds("D") == 4);
}

TEST_CASE("DS-6.7: who begins engaged may not step, only stay or break away") {
  Scene scene("9x9", "O@4,4/E s@5,4/W");
  scene.begin("O");
  CHECK(scene.refused("move 3,4 E") == "DS-6.7");
  CHECK(scene.refused("move 4,3 E") == "DS-6.7");
  CHECK(scene.legal("move 4,4 N"));
  CHECK(scene.legal("fight s"));
}

TEST_CASE("DS-R66, DS-6.7: who has turned has stayed, and breaks away no more") {
  Scene scene("9x9", "O@4,4/E s@5,4/W z@4,5/N");
  scene.begin("O");
  CHECK(scene.legal("break 3,3"));
  scene.act("move 4,4 S");
  CHECK(scene.breaks().empty());
  CHECK(scene.refused("break 3,3") == "DS-6.7");
  CHECK(scene.legal("fight z"));
}

TEST_CASE("DS-R66, DS-R61: who has turned has stayed, also after an item or a trade; it may turn again") {
  Scene scene("9x9", "O@4,4/E R@3,5/E s@5,4/W");
  scene.items("O", "healing_potion blessed_oil").wounds("O", 1).begin("O");
  scene.act("use healing_potion");
  CHECK(scene.legal("break 3,3"));  // an item is no turn
  scene.act("move 4,4 W").act("use blessed_oil");
  CHECK(scene.breaks().empty());
  CHECK(scene.refused("break 3,3") == "DS-6.7");
  CHECK(scene.refused("move 3,3 E") == "DS-6.7");
  CHECK(scene.ends() == Texts{"4,4"});
  CHECK(scene.legal("move 4,4 E"));
  Scene trading("9x9", "O@4,4/E R@3,5/E s@5,4/W");
  trading.items("O", "haste_draught*2").begin("O").act("move 4,4 W").act("trade R give haste_draught");
  CHECK(trading.breaks().empty());
  CHECK_FALSE(trading.legal("use haste_draught"));  // no step is left to it (DS-R54)
}

TEST_CASE("DS-6.7, DS-6.8: who is not engaged has nothing to break away from") {
  Scene scene("9x9", "O@4,4/E s@5,4/E");
  scene.begin("O");
  CHECK(scene.breaks().empty());
  CHECK(scene.refused("break 3,4") == "DS-6.7");
  CHECK(scene.legal("move 3,4 E"));
}

TEST_CASE("DS-6.8: the first step leads out of every enemy's front arc") {
  Scene scene("9x9", "O@4,4/E s@5,4/W z@2,3/E");
  // The Zombie looks at (3,2) (3,3) (3,4), and (2,2) (2,4).
  scene.begin("O");
  CHECK(scene.breaks() == Texts{"3,5"});
  CHECK(scene.refused("break 3,4") == "DS-6.8");
  CHECK(scene.refused("break 4,3") == "DS-6.8");
  CHECK(scene.refused("break 5,4") == "DS-6.2");
}

TEST_CASE("DS-6.8: with no such step the model must stay") {
  Scene scene(R"(
    ######
    #O.s.#
    ######)");
  scene.stand("s", "2,1").begin("O");
  CHECK(scene.breaks().empty());
  CHECK(scene.choices("move") == Texts{"move 1,1 N", "move 1,1 S", "move 1,1 W"});
  CHECK(scene.legal("fight s"));
}

TEST_CASE("DS-6.8, DS-6.3: the first step is a legal step") {
  Scene scene("9x9", "O@4,4/E s@5,4/W b@3,4 b@3,3 b@4,5");
  scene.begin("O");
  CHECK(scene.refused("break 3,5") == "DS-6.3");  // between the barrels
  CHECK(scene.breaks().empty());
}

TEST_CASE("DS-6.9, DS-D6, DS-7.3: every enemy that engages it attacks once, in the order its side chooses") {
  Scene scene("9x9", "O@4,4/W s@5,4/W z@5,5/N r@5,3/E");
  scene.begin("O").act("break 3,4");
  CHECK(scene.asks() == "free_attack");
  CHECK(scene.actor() == 0);
  CHECK(scene.legal() == Texts{"free 5,4", "free 5,5"});  // the Revenant looks away
  scene.act("free z");
  CHECK(scene.attack() == "2 dice against 3, armour 2");  // outnumbered, and from behind: Orlaf looks west
  scene.hits(1);
  CHECK(scene.wounds("O") == 1);
  CHECK(scene.where("O") == "4,4 W");
  CHECK(scene.event(Event::Type::AttackBegan).model == scene.model("z"));
  CHECK(scene.attack() == "2 dice against 3, armour 2");
  scene.hits(0);
  CHECK(scene.where("O") == "3,4 W");
}

TEST_CASE("DS-6.9: after the first step the Move goes on and may end in a front arc") {
  Scene scene("9x9", "O@4,4/E s@5,4/W");
  scene.begin("O").act("break 3,4").hits(0);
  CHECK(scene.ends().has("4,4"));
  scene.act("move 4,3 S");
  CHECK(scene.told(Event::Type::Stopped) == 1);
  CHECK(scene.legal("fight s"));
}

TEST_CASE("DS-6.10: removed while breaking away it does not move, and its Turn is over") {
  Scene scene({.hero_losses = 2}, "9x9", "O@4,4/E s@5,4/W z@4,3/S R@8,8/W");
  scene.wounds("O", 4).begin("O").act("break 3,5").act("free s").hits(1);
  CHECK(!scene.is_in_play("O"));
  CHECK(scene.told(Event::Type::AttackBegan) == 1);  // the Zombie's is lost
  CHECK(scene.told(Event::Type::Stepped) == 0);
  CHECK(scene.told(Event::Type::TurnEnded) == 1);
  CHECK(scene.state.act.model == scene.model("R"));
}

TEST_CASE("DS-6.10: a minion that is reduced to bones while breaking away ends its activation") {
  Scene scene("9x9", "O@4,4/E s@5,4/W");
  scene.begin("s").act("break 6,4").hits(2);
  CHECK(!scene.is_in_play("s"));
  CHECK(scene.bones("5,4") == 1);
  CHECK(scene.told(Event::Type::Stepped) == 0);
}

TEST_CASE("DS-6.11: after a break-away the Action is free") {
  Scene scene("9x9", "M@4,4/E s@5,4/W s@0,4/E");
  scene.begin("M").act("break 3,4").hits(0).act("move 3,4 W");
  CHECK(scene.legal("shoot s2"));
}

TEST_CASE("DS-6.12: with no_move a model may turn, but neither step nor break away") {
  Scene scene("9x9", "O@1,4/E s@5,4/W z@2,4/W");
  scene.lasting("s", "feet_of_stone").lasting("z", "feet_of_stone");
  Scene open = scene;
  open.begin("s");
  CHECK(open.ends() == Texts{"5,4"});
  CHECK(open.refused("move 4,4 W") == "DS-6.12");
  CHECK(open.legal("move 5,4 N"));
  scene.begin("z");
  CHECK(scene.breaks().empty());
  CHECK(scene.refused("break 3,3") == "DS-6.12");
}

TEST_CASE("DS-6.13: a bonus_move has exactly the granted points, and the mover's seat chooses") {
  Scene scene({.players = 3, .seats = {1, 2}}, "20x5", "O@9,2/E D@10,2/W");
  scene.items("O", "swift_boots").begin("D").act("cast brisk_work O");
  CHECK(scene.asks() == "bonus_move");
  CHECK(scene.actor() == 1);
  CHECK(scene.ends().has("6,2"));
  CHECK(!scene.ends().has("5,2"));
  CHECK(scene.refused("move 5,2 E") == "DS-6.13");
  scene.act("move 6,2 N");
  CHECK(scene.where("O") == "6,2 N");
  CHECK(scene.asks() == "spell");  // Danor's second Minor spell
  CHECK(scene.actor() == 2);
}

TEST_CASE("DS-6.13: breaking away and stopping in a bonus_move") {
  Scene scene("20x9", "O@4,4/E D@2,2/W s@5,4/W z@1,6/E");
  scene.begin("D").act("cast brisk_work O");
  CHECK(scene.breaks() == Texts{"3,3", "3,4", "3,5"});
  CHECK(scene.refused("move 3,4 E") == "DS-6.7");
  scene.act("break 3,5").hits(0);
  CHECK(scene.asks() == "bonus_move");
  CHECK(scene.where("O") == "3,5 E");
  CHECK(scene.ends().has("2,6"));  // into the Zombie's front arc: the end
  CHECK(scene.ends().has("5,6"));  // two points are left
  CHECK(!scene.ends().has("6,6"));
  scene.act("move 2,6 W");
  CHECK(scene.told(Event::Type::Stopped) == 1);
  CHECK(scene.asks() == "spell");
}

TEST_CASE("DS-6.13, DS-3.4: a caster may move itself in the middle of its Action, and the hero may decline") {
  Scene scene("9x9", "D@4,4/E s@8,4/W");
  scene.begin("D").act("cast brisk_work D");
  CHECK(scene.legal("stop"));
  scene.act("move 7,4 E");
  CHECK(scene.where("D") == "7,4 E");
  CHECK(scene.asks() == "spell");
  CHECK(scene.refused("cast flamebolt s") == "DS-11.7");  // engaged now
}

TEST_CASE("DS-6.14, DS-R50: engaged by what an opened door reveals, the hero may only stay or break away") {
  Scene scene({.locks = "1:mundane_3"}, R"(
    ########
    #...#..#
    #.O.1s.#
    #...#..#
    ########)");
  scene.items("O", "skeleton_key").stand("O", "2,2").begin("O").act("move 3,2 E");
  CHECK(scene.points() == 6);
  scene.act("use skeleton_key 1");
  CHECK(scene.is_in_play("s"));
  CHECK(!scene.is_engaged("O"));  // the door square lies between them
  scene.act("move 4,2 E");
  CHECK(scene.is_engaged("O"));
  // Round the corner the door was all that stood between them.
  Scene close({.locks = "1:mundane_3"}, R"(
    #######
    ###s..#
    #.O1..#
    #..#..#
    #######)");
  close.items("O", "skeleton_key").begin("O");
  CHECK(!close.is_in_play("s"));
  close.act("move 2,2 W").act("use skeleton_key 1");
  REQUIRE(close.is_in_play("s"));
  CHECK(close.is_engaged("O"));
  CHECK(close.refused("move 1,2 E") == "DS-6.7");
  CHECK(close.breaks() == Texts{"1,2", "1,3", "2,3"});
  close.act("break 1,2").hits(0);
  CHECK(close.points() == 6);
}

TEST_CASE("DS-6.13: a bonus_move takes nothing from the hero's own Turn") {
  Scene scene("20x5", "O@9,2/E D@10,2/W");
  scene.begin("D").act("cast brisk_work O").act("move 6,2 W").act("stop");
  scene.begin("O");
  CHECK(scene.points() == 7);
  CHECK(scene.ends().has("13,2"));
}

TEST_CASE("DS-6.13: in a bonus_move there are no items, trades, Feats or Actions") {
  Scene scene("20x5", "O@9,2/E D@10,2/W s@8,2/E");
  scene.items("O", "healing_potion blessed_oil").wounds("O", 1);
  scene.begin("D").act("cast brisk_work O");
  for (const std::string& text : scene.legal()) {
    const std::string verb = text.substr(0, text.find(' '));
    CHECK_MESSAGE((verb == "move" || verb == "break" || verb == "stop"), text);
  }
}

TEST_CASE("DS-6.8, DS-6.6: arcs of several enemies, a gap between them, and the corner of a wall") {
  Scene scene(R"(
    #######
    #.....#
    #.#O..#
    #..s..#
    #######)");
  scene.face("s", "N").begin("O");
  // The Skeleton's front arc is its row and the row before it: (2,3) (4,3) (3,2) (4,2), and (2,2) is wall.
  CHECK(scene.front("s") == Texts{"2,3", "4,3", "3,2", "4,2"});
  CHECK(scene.breaks() == Texts{"2,1", "3,1", "4,1"});
}

TEST_CASE("DS-6.2: a hero removed no longer blocks, and neither does a Skeleton in bones") {
  Scene scene(R"(
    #######
    #ROs..#
    #######)");
  scene.begin("O").act("fight s").hits(2);
  scene.next_round();
  scene.begin("O");
  CHECK(scene.ends().has("3,1"));
  CHECK(scene.ends().has("5,1"));
}

TEST_CASE("DS-R61: a Move is one action, and goes on only after something has happened") {
  Scene scene("20x5", "O@1,2/E R@4,2/E s@19,0/N");
  scene.items("O", "blessed_oil healing_potion").wounds("O", 1).begin("O").act("move 3,2 E");
  CHECK(scene.choices("move").empty());
  scene.act("use healing_potion");
  CHECK(scene.points() == 5);
  CHECK(scene.ends().has("3,4"));
  CHECK(!scene.ends().has("9,2"));
}

TEST_CASE("DS-6.2, DS-14.4: others walk through an Ethereal model but do not end there") {
  Scene scene(R"(
    #######
    #OE...#
    #######)");
  scene.begin("O");
  CHECK(scene.ends() == Texts{"1,1", "3,1", "4,1", "5,1"});
  Scene stopped(R"(
    #######
    #OEs..#
    #######)");
  stopped.begin("O");
  CHECK(stopped.ends() == Texts{"1,1"});  // it would have to stop on her square
}

TEST_CASE("DS-6.9, DS-10.2: breaking away from a Large enemy") {
  Scene scene("12x12", "O@3,4/E t@4,4/W");
  scene.begin("O");
  CHECK(scene.breaks() == Texts{"2,3", "2,4", "2,5"});
  scene.act("break 2,4");
  CHECK(scene.attack() == "4 dice against 4, armour 2");
  scene.hits(0);
  CHECK(scene.where("O") == "2,4 E");
}

TEST_CASE("DS-6.9, DS-D6, DS-7.4: when a minion breaks away from several heroes their side orders the attacks") {
  Scene scene({.players = 3, .seats = {2, 1}}, "12x12", "O@3,4/E R@3,5/E z@4,4/W");
  scene.begin("z").act("break 5,5");
  CHECK(scene.asks() == "free_attack");
  CHECK(scene.actor() == 2);
  CHECK(scene.legal() == Texts{"free 3,4", "free 3,5"});
  scene.act("free R").hits(3);
  CHECK(!scene.is_in_play("z"));
  CHECK(scene.asks() == "draw_card");
}

TEST_CASE("DS-6.6, DS-6.8: the front arc of an exhausted enemy stops too") {
  Scene scene(R"(
    ########
    #O...s.#
    ########)");
  scene.exhausted("s").begin("O");
  CHECK(scene.ends() == Texts{"1,1", "2,1", "3,1", "4,1"});
}

TEST_CASE("DS-6.6, DS-6.7: who has stopped does not go on after using an item, not even by breaking away") {
  Scene scene("12x12", "O@1,4/E s@5,4/W");
  scene.items("O", "healing_potion").wounds("O", 1).begin("O").act("move 4,4 E").act("use healing_potion");
  CHECK(scene.asks() == "act");
  CHECK(scene.breaks().empty());
  CHECK(scene.ends() == Texts{"4,4"});  // it may only turn
  CHECK(scene.refused("break 3,4") == "DS-6.6");
  CHECK(scene.refused("move 3,4 E") == "DS-6.6");
  CHECK(scene.legal("fight s"));
}
