// The round and hero turns: chapter 3.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;
using Type = Event::Type;

TEST_CASE("DS-3.1: Hero Turns, the Overlord's Turn, End of the Round") {
  Scene scene("12x12", "O@1,1/E R@1,3/E s@9,9/W");
  CHECK(scene.state.phase == Phase::Heroes);
  scene.begin("R").act("end");
  CHECK(scene.state.phase == Phase::Heroes);
  scene.begin("O").act("end");
  CHECK(scene.told(Type::OverlordBegan) == 1);
  CHECK(scene.asks() == "command");
  CHECK(scene.state.phase == Phase::Overlord);
  scene.act("end");
  CHECK(scene.told(Type::OverlordEnded) == 1);
  CHECK(scene.asks() == "draw_card");
  CHECK(scene.state.phase == Phase::EndOfRound);
  scene.draw("extra_1");
  CHECK(scene.told(Type::RoundEnded) == 1);
  CHECK(scene.told(Type::RoundBegan) == 1);
  CHECK(scene.round() == 2);
  CHECK(scene.asks() == "hero");
}

TEST_CASE("DS-3.2, DS-D1: each hero once a Round, in any order, seats mixed") {
  Scene scene({.players = 3, .seats = {1, 2, 1}}, "12x12", "O@1,1/E R@1,3/E M@1,5/E s@9,9/W");
  CHECK(scene.legal() == Texts{"hero orlaf", "hero rordin", "hero madriga"});
  scene.begin("M").act("end");
  CHECK(scene.legal() == Texts{"hero orlaf", "hero rordin"});
  CHECK(scene.refused("hero M") == "DS-3.2");
  scene.begin("R").act("end");
  CHECK(scene.state.act.model == scene.model("O"));  // nobody else could be chosen
  scene.act("end").next_round();
  CHECK(scene.legal() == Texts{"hero orlaf", "hero rordin", "hero madriga"});
  scene.begin("R");
  CHECK(scene.actor() == 2);
}

TEST_CASE("DS-3.2: until it is chosen who acts, nobody can do anything, by whatever rule it would else be judged") {
  const Scene scene("12x12", "O@1,1/E R@1,3/E s@2,1/W");
  for (const char* text : {"move 1,2 E", "break 1,2", "fight s", "shoot s", "use healing_potion", "feat whirlwind",
                           "feat nonsense", "trade rordin give healing_potion", "take", "end"}) {
    CHECK_MESSAGE(scene.refused(text) == "DS-3.2", text);
  }
}

TEST_CASE("DS-3.3, DS-D2, DS-D3: a Move then an Action, either left out, a Feat, or nothing") {
  Scene scene("12x12", "O@4,4/E R@1,1/E s@6,4/W z@4,3/N");
  Scene both = scene;
  both.begin("O").act("move 5,4 E").act("fight s").hits(0);
  CHECK(both.told(Type::TurnEnded) == 1);
  Scene action = scene;
  action.stand("s", "5,4").begin("O").act("fight s").hits(0);
  CHECK(action.where("O") == "4,4 E");
  Scene move = scene;
  move.begin("O").act("move 3,6 W").act("end");
  CHECK(move.where("O") == "3,6 W");
  Scene feat = scene;
  feat.begin("O").act("feat whirlwind");  // one neighbour: no order to choose
  CHECK(feat.attack() == "4 dice against 2, armour 1");
  Scene nothing = scene;
  nothing.begin("O").act("end");
  CHECK(nothing.state.acted == 1);
  CHECK(nothing.state.act.model == nothing.model("R"));
}

TEST_CASE("DS-3.3, DS-16.2: a Feat is instead of Move and Action") {
  Scene scene("12x12", "O@4,4/E s@6,4/W z@4,3/N");
  Scene moved = scene;
  moved.begin("O").act("move 5,4 E");
  CHECK(moved.refused("feat whirlwind") == "DS-16.2");
  scene.items("O", "healing_potion").wounds("O", 1).begin("O").act("feat whirlwind").act("fight z").hits(0);
  CHECK(scene.asks() == "act");  // the potion may still be used
  CHECK(scene.refused("fight z") == "DS-3.5");
  CHECK(scene.refused("move 4,5 E") == "DS-3.4");
}

TEST_CASE("DS-3.4, DS-3.5: after the Action neither step nor turn nor a second Action") {
  Scene scene("12x12", "O@4,4/E s@5,4/W z@4,3/N");
  scene.items("O", "healing_potion").wounds("O", 1).begin("O").act("fight s").hits(0);
  CHECK(scene.asks() == "act");
  CHECK(scene.choices("move").empty());
  CHECK(scene.choices("break").empty());
  CHECK(scene.refused("move 4,4 N") == "DS-3.4");
  CHECK(scene.refused("break 3,4") == "DS-3.4");
  CHECK(scene.refused("fight z") == "DS-3.5");
  CHECK(scene.refused("fight s") == "DS-3.5");
  CHECK(scene.legal() == Texts{"use healing_potion", "end"});
}

TEST_CASE("DS-3.5: an Action ends the Move, one kind each Turn") {
  Scene scene("12x12", "M@4,4/E s@8,4/W");
  scene.items("M", "healing_potion").wounds("M", 1).begin("M").act("shoot s").hits(0);
  CHECK(scene.refused("shoot s") == "DS-3.5");
}

TEST_CASE("DS-3.6: using items and trading are no Actions") {
  Scene scene("12x12", "O@4,4/E R@4,5/E s@5,4/W");
  scene.items("O", "blessed_oil fury_draught").begin("O");
  scene.act("use fury_draught").act("trade R give blessed_oil");
  CHECK(scene.items("R") == "blessed_oil");
  scene.act("fight s");
  CHECK(scene.attack() == "7 dice against 2, armour 1");  // between two heroes
}

TEST_CASE("DS-3.6: a trade in the middle of the Move, and the Move goes on") {
  Scene scene("12x12", "O@1,1/E R@4,1/E");
  scene.items("O", "blessed_oil").begin("O").act("move 3,1 E").act("trade R give blessed_oil");
  CHECK(scene.points() == 5);
  scene.act("move 3,6 E");
  CHECK(scene.where("O") == "3,6 E");
}

TEST_CASE("DS-3.7: an incapacitated hero takes no more Turns") {
  Scene scene({.hero_losses = 2}, "12x12", "O@4,4/W R@1,1/E M@1,9 s@5,4/W");
  scene.hand("interrupt_1").wounds("O", 4).begin("R").act("end").act("card interrupt_1");
  scene.act("activate s").act("fight O").hits(1);
  CHECK(!scene.is_in_play("O"));
  CHECK(scene.asks() == "act");
  CHECK(scene.state.act.model == scene.model("M"));
  scene.next_round();
  CHECK(scene.legal() == Texts{"hero rordin", "hero madriga"});
}

TEST_CASE("DS-3.7, DS-18.7: a hero that has left the map takes no more Turns") {
  Scene scene({.change =
                   [](Adventure& adventure) {
                     SpecialRule rule;
                     rule.id = "leave";
                     rule.on = Trigger::MoveEnd;
                     rule.effects.push_back({.op = RuleOp::ExitHero});
                     adventure.rules.push_back(rule);
                     adventure.heroes_win.push_back({ConditionType::AllHeroesExited, 0, 0});
                   }},
              "12x3", "O@1,1/E R@9,1/E M@9,2 <@3,1 s@11,0/N");
  scene.begin("O").act("move 3,1 E");
  if (scene.asks() == "act") scene.act("end");
  CHECK(scene.told(Type::HeroExited) == 1);
  CHECK(!scene.is_in_play("O"));
  scene.next_round();
  CHECK(scene.legal() == Texts{"hero rordin", "hero madriga"});
}

TEST_CASE("DS-3.8: what fires at the start of a Turn comes before anything else") {
  Scene scene("12x12", "O@4,4/W R@1,1/E N@9,9/W");
  scene.lasting("O", "in_my_power").begin("O");
  CHECK(scene.asks() == "roll_skip");
  Scene free = scene;
  free.die(4);
  CHECK(free.ends().has("5,5"));
  scene.die(3);
  // No step, Action or Feat; turning stays allowed.
  CHECK(scene.ends() == Texts{"4,4"});
  CHECK(scene.refused("move 5,5 E") == "DS-3.8");
  CHECK(scene.choices("feat").empty());
}

TEST_CASE("DS-3.9, DS-4.10: a window after every hero Turn but the last") {
  Scene scene("12x12", "O@1,1/E R@1,3/E M@1,5/E s@9,9/W");
  scene.hand("extra_1").begin("O").act("end");
  CHECK(scene.asks() == "interrupt");  // there may be an Interrupt in his hand, as far as the heroes know
  CHECK(scene.actor() == 0);
  CHECK(scene.legal() == Texts{"pass"});
  scene.act("pass").begin("R").act("end").act("pass");
  CHECK(scene.state.act.model == scene.model("M"));
  scene.act("end");
  CHECK(scene.asks() == "command");
}

TEST_CASE("DS-3.9, DS-4.10: no window if nobody is left who has to act") {
  Scene scene({.hero_losses = 2}, "12x12", "O@4,4/W R@5,5/W M@1,1 s@9,9/W z@4,5/N");
  // Madriga is the last to act but falls before: Rordin's Turn was the last.
  scene.hand("extra_1").begin("O").act("end").act("pass");
  scene.state.in_play &= ~set_of(scene.model("M"));
  scene.state.taken.remove(square_at(1, 1));
  scene.begin("R").act("end");
  CHECK(scene.asks() == "command");
}

TEST_CASE("DS-R64: the last hero and the only end are not asked for") {
  Scene scene("12x12", "O@1,1/E R@1,5/E s@9,9/W");
  scene.begin("O").act("move 2,1 E");  // nothing is left to do
  CHECK(scene.told(Type::TurnEnded) == 1);
  CHECK(scene.state.act.model == scene.model("R"));
}
