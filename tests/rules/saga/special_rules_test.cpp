// Special rules: DS-18.3 to DS-18.7 played on the printed adventures, and what is hidden (DS-H1 to DS-H6).
#include <cstring>

#include "core/random.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

const char* const kAll[] = {"saga-a",  "saga-b",  "saga-01", "saga-02", "saga-03", "saga-04",
                            "saga-05", "saga-06", "saga-07", "saga-08", "saga-09", "saga-10"};

// A printed adventure in the Turn of this hero.
Scene playing(std::string_view id, std::string_view hero) {
  Scene scene = Scene::adventure(id);
  scene.whatever();
  for (const std::string_view each : {"O", "R", "M", "D"}) {
    if (scene.is_in_play(each)) scene.items(each, "");
  }
  return scene.hand("").begin(hero);
}

// In its Turn, a hero on this square opens the door with keys or scrolls.
void open_door(Scene& scene, std::string_view hero, std::string_view square, const std::string& door) {
  scene.stand(hero, square).items(hero, "skeleton_key wardbreaker_scroll*2");
  const auto use = [&](const std::string& item) {
    const std::string text = "use " + item + " " + door;
    if (!scene.is_open(door) && scene.legal(text)) scene.act(text);
  };
  use("skeleton_key");
  use("wardbreaker_scroll");
  use("wardbreaker_scroll");
  REQUIRE(scene.is_open(door));
  scene.items(hero, "");
}

int flag(const Scene& scene, std::size_t number) { return scene.state.flags >> number & 1; }
int counted(const Scene& scene) { return scene.state.counters[0]; }

// All doors of adventure 3, opened by Orlaf in his Turn.
Scene to_the_exits() {
  Scene scene = playing("saga-03", "O");
  open_door(scene, "O", "4,2", "1");
  open_door(scene, "O", "17,3", "2");
  open_door(scene, "O", "23,8", "3");
  return scene;
}

Scene at_the_junction() {
  Scene scene = playing("saga-06", "O");
  open_door(scene, "O", "5,9", "1");
  return scene;
}

bool is_floor(const Scene& scene, std::string_view square) {
  return scene.state.open.has(Scene::square_of_text(square));
}

// An adventure with a block around 4,4 that turns at the end of every Round.
Setup with_block() {
  return {.change = [](Adventure& adventure) {
    adventure.blocks = {square_at(4, 4)};
    SpecialRule rule;
    rule.id = "turn";
    rule.on = Trigger::EndOfRound;
    RuleEffect effect{.op = RuleOp::RotateBlock};
    effect.turns.fill(Quarter::Clockwise);
    rule.effects = {effect};
    adventure.rules.push_back(rule);
  }};
}

}  // namespace

TEST_SUITE("Dungeon Saga: special rules of adventures") {
  TEST_CASE("DS-18.3: the letters of the pictures stand for what lies on the map") {
    for (const char* const id : kAll) {
      CAPTURE(id);
      const Scene scene = Scene::adventure(id);
      const Adventure& adventure = scene.game.adventure();
      const std::vector<Doc>& rows = adventure.document.find("map")->find("picture")->as_array();
      const auto letter = [&](Square q) { return rows[q.y].as_string()[q.x]; };
      for (const AdventureHero& hero : adventure.heroes) CHECK(letter(hero.at) == '@');
      for (const Chest& chest : adventure.chests) CHECK(letter(chest.at) == 'c');
      for (const BonePile& pile : adventure.bones) CHECK(letter(pile.at) == 'o');
      adventure.exits.for_each([&](Square exit) { CHECK(letter(exit) == '<'); });
      for (const Door& door : adventure.doors) CHECK(letter(door.squares[0]) == door.id[0]);
      for (const Monster& monster : adventure.monsters) {
        const std::string& type = scene.game.content().figures[monster.figure].id;
        CAPTURE(type);
        const char sign = letter(monster.at);
        if (type == "skeleton_warrior") CHECK(sign == 's');
        if (type == "skeleton_archer") CHECK(sign == 'a');
        if (type == "dwarf_revenant") CHECK(sign == 'r');
        if (type == "zombie") CHECK(sign == 'z');
        if (type == "armoured_zombie") CHECK(sign == 'm');
        if (type == "zombie_troll") CHECK(sign == 't');
        if (type == "ghost") CHECK(sign == 'g');
        if (type == "elshara") CHECK(sign == 'E');
        if (type == "grund") CHECK(sign == 'G');
        if (type == "hoggar") CHECK(sign == 'h');
        if (type == "mortibris") CHECK(sign == 'N');
      }
      for (const Furniture& piece : adventure.furniture) CHECK(letter(piece.squares[0]) == piece.id[0]);
    }
  }

  TEST_CASE("DS-18.4: a revealed area brings into play exactly the pieces of its letter") {
    Scene scene = playing("saga-01", "O");
    CHECK(scene.state.others == 0);
    open_door(scene, "O", "4,7", "1");
    const Adventure& adventure = scene.game.adventure();
    int monsters = 0, bones = 0;
    for (const Monster& each : adventure.monsters) monsters += adventure.area_ids[each.area] == "b" ? 1 : 0;
    for (const BonePile& each : adventure.bones) bones += adventure.area_ids[each.area] == "b" ? 1 : 0;
    CHECK(scene.state.others == monsters);
    CHECK(monsters == 3);
    CHECK(scene.state.bones == bones);
    CHECK(scene.where("a") == "12,7 W");
    CHECK(!is_floor(scene, "12,3"));  // the map room stays unknown
    CHECK(!is_floor(scene, "20,7"));
  }

  TEST_CASE("DS-18.4: furniture ids are the letter and a number in reading order") {
    const Scene scene = Scene::adventure("saga-07");
    const Adventure& adventure = scene.game.adventure();
    std::vector<std::string> points;
    for (const Furniture& piece : adventure.furniture) {
      if (piece.id[0] == 'P') points.push_back(piece.id);
    }
    CHECK(points == std::vector<std::string>{"P1", "P2", "P3"});
  }

  TEST_CASE("DS-18.5: adventure 2: the annals are taken as an Action with the lectern in the front arc") {
    Scene scene = playing("saga-02", "O");
    open_door(scene, "O", "11,6", "2");
    CHECK(scene.refused("interact take_annals") == "DS-18.5");
    open_door(scene, "O", "26,6", "3");
    CHECK(scene.refused("interact take_annals") == "DS-18.5");  // too far
    scene.stand("O", "29,6").face("O", "W");
    CHECK(scene.refused("interact take_annals") == "DS-18.5");  // behind him
    scene.face("O", "E").stand("a", "29,5").face("a", "S");
    CHECK(scene.is_engaged("O"));  // does not prevent it
    scene.act("interact take_annals");
    CHECK(flag(scene, 0) == 1);
    CHECK(scene.over());
    CHECK(scene.winner() == 1);
  }

  TEST_CASE("DS-18.5: it is the hero's Action: not after another, not by the Overlord") {
    Scene scene = playing("saga-02", "D");
    open_door(scene, "D", "11,6", "2");
    open_door(scene, "D", "26,6", "3");
    scene.stand("D", "29,6").items("D", "healing_potion").wounds("D", 1).act("cast crystallise").die(1);
    CHECK(scene.refused("interact take_annals") == "DS-3.5");
    scene.overlord().act("activate a").stand("a", "29,5").face("a", "E");
    CHECK(scene.choices("interact").empty());
  }

  TEST_CASE("DS-18.7: adventure 3: a hero whose Move ends on an exit leaves; when all have left the heroes win") {
    Scene scene = to_the_exits();
    scene.stand("O", "6,12").act("move 2,12 W");
    CHECK(!scene.is_in_play("O"));
    CHECK(scene.told(Event::Type::HeroExited) == 1);
    CHECK(scene.state.exited == 1);
    CHECK(scene.state.incapacitated == 0);
    CHECK(!scene.over());
    // It is tested before any Action, also when no step was taken.
    scene.stand("M", "1,11").face("M", "E").begin("M");
    CHECK(scene.choices("shoot").empty());
    CHECK(scene.refused("shoot 9,13") == "DS-18.7");
    scene.act("end");
    CHECK(!scene.is_in_play("M"));
    scene.stand("R", "1,12").begin("R").act("end");
    CHECK(!scene.is_in_play("R"));
    CHECK(scene.state.act.model == scene.model("D"));
    scene.stand("D", "2,13").act("end");
    CHECK(scene.over());
    CHECK(scene.winner() == 1);
    CHECK(scene.state.ending == Ending::Goal);
  }

  TEST_CASE("DS-3.7: a hero that has left the map takes no more Turns") {
    Scene scene = to_the_exits();
    scene.stand("O", "2,12").act("end").next_round();
    CHECK(scene.choices("hero") == Texts{"hero danor", "hero madriga", "hero rordin"});
  }

  TEST_CASE("DS-18.7: also at the end of a bonus_move; the spell of the other hero goes on") {
    Scene scene = to_the_exits();
    scene.act("end").stand("M", "4,12").stand("D", "6,12").begin("D").act("cast brisk_work 4,12");
    CHECK(scene.asks() == "bonus_move");
    scene.act("move 2,12 W");
    CHECK(!scene.is_in_play("M"));
    CHECK(scene.asks() == "spell");
    CHECK(scene.actor() == 1);
    scene.act("stop");
    // Danor himself takes no Action any more when he leaves by his own spell.
    Scene own = to_the_exits();
    own.act("end").stand("D", "4,12").begin("D").act("cast brisk_work D").act("move 2,12 W");
    CHECK(!own.is_in_play("D"));
    CHECK(own.asks() != "spell");
  }

  TEST_CASE("DS-18.7: not in a Turn spent on a Feat without Move") {
    Scene scene = to_the_exits();
    scene.stand("O", "2,12").stand("r", "3,12").face("r", "E");
    CHECK(scene.refused("fight r") == "DS-18.7");
    scene.act("feat whirlwind").hits(0);
    CHECK(scene.is_in_play("O"));
    CHECK(scene.state.exited == 0);
  }

  TEST_CASE("DS-18.7: where the rule lets nobody leave the hero acts after it, and it fires once") {
    const Setup bell{.change = [](Adventure& adventure) {
      SpecialRule rule;
      rule.id = "bell";
      rule.on = Trigger::MoveEnd;
      rule.effects.push_back({.op = RuleOp::AddCounter, .what = 0, .value = 1});
      adventure.counters.emplace_back("rung");
      adventure.rules.push_back(rule);
    }};
    Scene scene(bell, "12x3", "O@1,1/E R@9,1/E <@3,1 s@4,1/E");
    scene.begin("O").act("move 3,1 E");  // nothing but ending the Move is left
    CHECK(counted(scene) == 1);
    CHECK(scene.legal() == Texts{"end", "fight 4,1"});
    CHECK(scene.refused("move 3,1 N") == "DS-3.4");
    scene.act("fight s").hits(0);
    CHECK(scene.state.act.model == scene.model("R"));
    CHECK(counted(scene) == 1);
    scene.next_round().begin("O");  // without a step
    CHECK(scene.refused("fight s") == "DS-18.7");
    CHECK(scene.legal("feat whirlwind"));
    scene.act("end");
    CHECK(counted(scene) == 2);
    CHECK(scene.legal() == Texts{"end", "fight 4,1"});
    const Result<State> loaded = scene.game.load(scene.game.view(scene.state, Viewer::everything()));
    REQUIRE(loaded.ok());
    CHECK(std::memcmp(&*loaded, &scene.state, sizeof scene.state) == 0);
    scene.act("end");
    CHECK(counted(scene) == 2);
    // Without anything left to do the Turn is over with its Move.
    Scene alone(bell, "12x3", "O@1,1/E R@9,1/E <@3,1 s@11,2/E");
    alone.begin("O").act("move 3,1 E");
    CHECK(counted(alone) == 1);
    CHECK(alone.state.act.model == alone.model("R"));
  }

  TEST_CASE("DS-18.7: of several rules the first whose condition holds is carried out") {
    const Setup bells{.change = [](Adventure& adventure) {
      adventure.counters.emplace_back("rung");
      for (const int strokes : {10, 3, 1}) {
        SpecialRule rule;
        rule.id = "bell" + std::to_string(strokes);
        rule.on = Trigger::MoveEnd;
        if (strokes == 10) rule.when = Condition{.type = ConditionType::CounterAtLeast, .value = 1};
        rule.effects.push_back({.op = RuleOp::AddCounter, .what = 0, .value = static_cast<std::uint8_t>(strokes)});
        adventure.rules.push_back(rule);
      }
    }};
    Scene scene(bells, "12x3", "O@1,1/E R@9,1/E <@3,1 s@11,2/E");
    scene.begin("O").act("move 3,1 E");
    CHECK(counted(scene) == 3);
    scene.next_round().begin("O").act("end");
    CHECK(counted(scene) == 13);
  }

  TEST_CASE("DS-18.5: adventure 4: the fragments of Elshara's heart are laid into the crypt") {
    Scene scene = playing("saga-04", "O");
    open_door(scene, "O", "13,13", "1");
    scene.stand("O", "12,9").face("O", "N").stand("R", "13,9").face("R", "N");
    CHECK(scene.refused("interact lay_fragments") == "DS-18.5");  // he carries none
    scene.objects("O", "heart_fragment*3").objects("R", "heart_fragment").act("interact lay_fragments");
    CHECK(counted(scene) == 3);
    CHECK(scene.objects("O").empty());
    CHECK(!scene.over());
    scene.begin("R").act("interact lay_fragments");
    CHECK(counted(scene) == 4);
    CHECK(scene.winner() == 1);
  }

  TEST_CASE("DS-13.11: adventure 4: a chest gives its fragment to the opener") {
    Scene scene = playing("saga-04", "O");
    open_door(scene, "O", "13,13", "1");
    scene.stand("O", "10,10").face("O", "W").act("fight c4").hits(1);
    CHECK(scene.objects("O") == "heart_fragment");
  }

  TEST_CASE("DS-18.6, DS-R51: adventure 6: the junction turns by a die at the end of the Round, once it is revealed") {
    Scene hidden = playing("saga-06", "O");
    for (int turns = 0; turns < 8 && !hidden.game.turn(hidden.state).is_chance(); ++turns) {
      hidden.act(hidden.asks() == "hero" ? hidden.choices("hero").front() : "end");
    }
    CHECK(hidden.asks() == "draw_card");  // no die is rolled for it
  }

  TEST_CASE("DS-18.6: adventure 6: a quarter turn either way, or none, with floor, models, facings and bones") {
    Scene scene = at_the_junction();
    for (const std::string_view floor : {"10,9", "11,8", "11,9", "11,10"}) CHECK(is_floor(scene, floor));
    for (const std::string_view wall : {"10,8", "12,8", "12,9", "10,10", "12,10"}) CHECK(!is_floor(scene, wall));
    scene.stand("O", "11,10").face("O", "N").stand("R", "11,9").face("R", "W").bones("11,8", 2);
    scene.overlord().act("end");
    REQUIRE(scene.asks() == "roll_block");
    for (const int face : {1, 2}) {
      Scene cw = scene;
      cw.die(face);
      CHECK(cw.told(Event::Type::BlockTurned) == 1);
      CHECK(cw.where("O") == "10,9 E");
      CHECK(cw.where("R") == "11,9 N");
      CHECK(cw.bones("12,9") == 2);
      CHECK(cw.bones("11,8") == 0);
      CHECK(is_floor(cw, "12,9"));
      CHECK(!is_floor(cw, "11,10"));
      CHECK(cw.state.taken.has(10, 9));
      CHECK(!cw.state.taken.has(11, 10));
      CHECK(cw.told(Event::Type::AttackBegan) == 0);
      CHECK(cw.asks() == "draw_card");
    }
    for (const int face : {3, 4}) {
      Scene ccw = scene;
      ccw.die(face);
      CHECK(ccw.where("O") == "12,9 W");
      CHECK(ccw.where("R") == "11,9 S");
      CHECK(ccw.bones("10,9") == 2);
      CHECK(!is_floor(ccw, "11,8"));
      CHECK(is_floor(ccw, "11,10"));
      CHECK(is_floor(ccw, "10,9"));
    }
    for (const int face : {5, 6}) {
      Scene none = scene;
      none.die(face);
      CHECK(none.told(Event::Type::BlockTurned) == 0);
      CHECK(none.where("O") == "11,10 N");
    }
  }

  TEST_CASE("DS-D15, DS-18.5: adventure 6: the wheel turns the junction either way, once a Round") {
    Scene scene = at_the_junction();
    open_door(scene, "O", "11,13", "4");
    scene.stand("O", "11,16").face("O", "S");
    CHECK(scene.choices("interact") == Texts{"interact wheel ccw", "interact wheel cw"});
    scene.stand("R", "10,16").face("R", "S").act("interact wheel cw");
    CHECK(is_floor(scene, "12,9"));
    CHECK(!is_floor(scene, "11,10"));
    scene.begin("R");
    CHECK(scene.refused("interact wheel cw") == "DS-18.5");
    scene.next_round().begin("R");
    CHECK(scene.legal("interact wheel ccw"));
  }

  TEST_CASE("DS-R57: a block on which a Large model stands does not turn") {
    Scene scene(with_block(), "9x9", "O@4,4/N t@6,1/W");
    scene.overlord().act("end");
    CHECK(scene.asks() == "roll_block");
    scene.die(1);
    CHECK(scene.where("O") == "4,4 E");
    Scene jammed(with_block(), "9x9", "O@4,4/N t@5,2/W");
    jammed.overlord().act("end");
    CHECK(jammed.asks() == "draw_card");
    CHECK(jammed.where("O") == "4,4 N");
  }

  TEST_CASE("DS-18.6: what a fallen hero has left behind turns with the block") {
    Setup setup = with_block();
    setup.hero_losses = 2;
    Scene scene(setup, "9x9", "O@4,3/N R@0,0 s@4,2/S");
    scene.objects("O", "rune_key").wounds("O", 4).begin("s").act("fight O").hits(1);
    scene.die(1).whatever().stand("R", "5,4");
    CHECK(scene.legal("take"));
  }

  TEST_CASE("DS-13.12, DS-18.7: adventure 7: weak points, the collapse and the way out") {
    Scene scene = playing("saga-07", "O");
    open_door(scene, "O", "28,6", "5");
    Scene early = scene;
    early.stand("O", "31,6").act("end");
    CHECK(early.is_in_play("O"));  // nobody leaves before all are broken
    open_door(scene, "O", "8,5", "2");
    scene.stand("O", "8,3").face("O", "N").act("fight P1");
    CHECK(scene.attack() == "5 dice against 3, armour 3");  // legendary, between two zombies
    scene.hits(1);
    CHECK(counted(scene) == 1);
    CHECK(is_floor(scene, "8,2"));
    CHECK(!scene.state.solid.has(8, 2));
    scene.begin("R");
    open_door(scene, "R", "20,5", "3");
    scene.stand("R", "20,3").face("R", "N").act("fight P2").hits(1);
    CHECK(counted(scene) == 2);
    scene.begin("D");
    open_door(scene, "D", "13,8", "4");
    scene.stand("D", "14,10").face("D", "S").act("fight P3").hits(1);
    CHECK(counted(scene) == 3);
    // At the end of this Round columns 0 to 4 fall.
    scene.stand("M", "4,6").items("M", "healing_potion").stand("s", "4,7").stand("s2", "5,7").overlord().act("end");
    CHECK(scene.asks() == "potion");  // DS-15.4: a special rule's wound
    CHECK(!scene.is_in_play("s"));
    CHECK(scene.is_in_play("s2"));
    CHECK(scene.bones("4,7") == 0);
    scene.act("no");
    CHECK(scene.wounds("M") == 1);
    CHECK(scene.wounds("O") == 0);
    CHECK(scene.state.collapse == 4);
    scene.whatever();
    // Five more at the end of the next: Madriga and Orlaf are there.
    scene.stand("M", "31,7").begin("M").act("end");
    CHECK(!scene.is_in_play("M"));
    scene.stand("R", "9,5").overlord().act("end");
    CHECK(scene.state.collapse == 9);
    CHECK(scene.wounds("O") == 1);
    CHECK(scene.wounds("R") == 1);
    CHECK(scene.wounds("D") == 0);
    CHECK(!scene.is_in_play("s2"));
  }

  TEST_CASE("DS-12.1: the collapse takes the heroes in their order, and its fifth wound ends the adventure") {
    Scene scene = playing("saga-07", "O");
    scene.state.counters[0] = 3;
    scene.stand("O", "3,6").stand("R", "4,6").wounds("O", 4).wounds("R", 4).items("O", "healing_potion");
    scene.stand("M", "10,5").stand("D", "10,6").overlord().act("end");
    CHECK(scene.asks() == "potion");
    CHECK(scene.state.next().as<about::OfHero>().hero == scene.model("O"));
    scene.act("yes");
    CHECK(scene.over());  // Rordin has none
    CHECK(scene.winner() == 0);
  }

  TEST_CASE("DS-1.10: a special rule beats a feat: the collapse wounds Rordin in the Round of None Shall Pass!") {
    Scene scene = playing("saga-07", "R");
    scene.state.counters[0] = 3;
    scene.stand("O", "10,5").stand("M", "10,6").stand("D", "11,6").act("feat none_shall_pass").overlord().act("end");
    CHECK(scene.asks() == "draw_card");
    CHECK(scene.wounds("R") == 1);
  }

  TEST_CASE("DS-18.5, DS-13.13: adventure 8: the king's gate opens for three rune keys between the heroes") {
    Scene scene = playing("saga-08", "O");
    open_door(scene, "O", "14,12", "1");
    scene.stand("O", "5,8").face("O", "W").objects("O", "rune_key").objects("R", "rune_key");
    CHECK(scene.refused("fight X") == "DS-13.13");
    CHECK(scene.refused("interact kings_gate") == "DS-18.5");
    scene.objects("D", "rune_key");
    scene.act("interact kings_gate");
    CHECK(scene.is_open("X"));
    CHECK(scene.winner() == 1);
  }

  TEST_CASE("DS-17.1: the goals of adventures A, B, 1, 5, 9 and 10") {
    Scene a = playing("saga-a", "O");
    open_door(a, "O", "13,4", "1");
    a.stand("O", "19,4").act("fight X").hits(1);
    CHECK(a.winner() == 1);
    Scene b = playing("saga-b", "D");
    open_door(b, "D", "8,4", "1");
    open_door(b, "D", "17,4", "X");
    CHECK(b.winner() == 1);
    Scene hoggar = playing("saga-05", "O");
    open_door(hoggar, "O", "13,3", "1");
    open_door(hoggar, "O", "19,7", "2");
    hoggar.stand("O", "17,11").face("O", "S").wounds("h", 4).act("fight h").hits(1).die(1);
    CHECK(hoggar.winner() == 1);
    Scene grund = playing("saga-09", "O");
    open_door(grund, "O", "17,5", "1");
    grund.stand("O", "29,6").wounds("G", 4).act("fight G").hits(1);
    CHECK(grund.winner() == 1);
    Scene mortibris = playing("saga-10", "O");
    open_door(mortibris, "O", "14,4", "2");
    open_door(mortibris, "O", "25,7", "3");
    open_door(mortibris, "O", "16,12", "4");
    mortibris.stand("O", "6,13").face("O", "W").wounds("N", 4).act("fight N").hits(1).die(2);
    CHECK(mortibris.winner() == 1);
  }
}

TEST_SUITE("Dungeon Saga: hidden information") {
  TEST_CASE("DS-H1: who guesses does not know what lies behind a door; the Overlord does") {
    Scene scene("########\n#O1...s#\n########");
    scene.items("O", "skeleton_key").begin("O");
    Rng rng(3);
    State blind = scene.game.guess(scene.state, Seats(seat_at(1)), rng);
    REQUIRE(scene.game.turn(blind).is_seat());
    ActionList list;
    scene.game.actions(blind, list);
    const Action use = *std::find_if(list.begin(), list.end(), [](Action each) { return kind_of(each) == Kind::Use; });
    scene.game.apply(blind, use, NoEvents{});
    CHECK(scene.game.turn(blind).who == Turn::Who::Horizon);
    CHECK(blind.others == 0);
    State knowing = scene.game.guess(scene.state, Seats(kOverlord), rng);
    scene.game.apply(knowing, use, NoEvents{});
    CHECK(knowing.others == 1);
    // The existence and lock of a door that borders a revealed area is public: it can be fought and asked for.
    CHECK(scene.legal("fight 1"));
  }

  TEST_CASE("DS-H2: nor what is in a closed chest") {
    Scene scene({.locks = "c:mundane_1", .chests = "c:healing_potion c:rune_key"}, "#####\n#Oc.#\n#R..#\n#####");
    scene.begin("O").act("fight c");
    Rng rng(3);
    State blind = scene.game.guess(scene.state, Seats(seat_at(1)), rng);
    const auto roll = [&](State& state) {
      Faces attack{}, defence{};
      attack[5] = 5;
      defence[0] = 1;
      scene.game.apply(state, pack_dice(attack), NoEvents{});
      scene.game.apply(state, pack_dice(defence), NoEvents{});
    };
    roll(blind);
    CHECK(blind.chests_open == 1);
    CHECK(blind.items[0] == 0);
    CHECK(blind.objects[0] == 0);
    State knowing = scene.game.guess(scene.state, Seats(kOverlord), rng);
    roll(knowing);
    CHECK(knowing.items[0] != 0);
    CHECK(knowing.objects[0] != 0);
  }

  TEST_CASE("DS-H3: the hand is the Overlord's alone, its size is public, the order of the pile is nobody's") {
    Scene scene({.opening_hand = 3}, "9x9", "O@1,1 R@1,3 s@7,7");
    CHECK(scene.asks() == "draw_card");
    CHECK(scene.game.turn(scene.state).knows == Seats(kOverlord));
    scene.draw("interrupt_1").draw("double").draw("extra_1");
    CHECK(scene.state.hand_size() == 3);
    Rng rng(1);
    bool other = false;
    for (int i = 0; i < 50; ++i) {
      const State guess = scene.game.guess(scene.state, Seats(seat_at(1)), rng);
      CHECK(guess.hand_size() == 3);
      CHECK(guess.pile == scene.state.pile);
      for (std::size_t card = 0; card < kMaxCards; ++card) {
        CHECK(guess.hand[card] + guess.pool[card] == scene.state.hand[card] + scene.state.pool[card]);
        other = other || guess.hand[card] != scene.state.hand[card];
      }
    }
    CHECK(other);
    // The Overlord knows his hand, and not the pile: what he draws is chance to him too.
    const State own = scene.game.guess(scene.state, Seats(kOverlord), rng);
    CHECK(own.hand == scene.state.hand);
    CHECK(own.pool == scene.state.pool);
    // A window is opened without an Interrupt card as well, so that nobody learns from it (DS-R60).
    scene.hand("extra_1*3").begin("O").act("end");
    CHECK(scene.asks() == "interrupt");
    CHECK(scene.legal() == Texts{"pass"});
  }

  TEST_CASE("DS-R60: no window where everybody can see that nothing can come of it") {
    Scene empty("9x9", "O@1,1 R@1,3 s@7,7");
    empty.begin("O").act("end");
    CHECK(empty.asks() == "act");  // no card in hand
    Scene nobody("9x9", "O@1,1 R@1,3");
    nobody.hand("interrupt_1").begin("O").act("end");
    CHECK(nobody.asks() == "act");  // no model to activate
    Scene none({.cards = "extra_1*5 double"}, "9x9", "O@1,1 R@1,3 s@7,7");
    none.hand("extra_1").begin("O").act("end");
    CHECK(none.asks() == "act");  // no Interrupt card in the whole pile
    Scene played({.cards = "extra_1*5 interrupt_1"}, "9x9", "O@1,1 R@1,3 M@1,5 s@7,7");
    played.hand("extra_1 interrupt_1")
        .begin("O")
        .act("end")
        .act("card interrupt_1")
        .act("stop")
        .act("hero R")
        .act("end");
    CHECK(played.asks() == "act");  // the only one has been played
  }

  TEST_CASE(
      "DS-2.7, DS-H3: a hero's seat knows the Commands, the limits of Animate Dead, and how many cards there are") {
    Scene scene = Scene::adventure("saga-01");
    scene.whatever();
    Rng rng(5);
    State guess = scene.game.guess(scene.state, Seats(seat_at(1)), rng);
    CHECK(guess.pile == 13);
    CHECK(guess.hand_size() == 3);
    const Adventure& adventure = scene.game.adventure();
    CHECK(adventure.commands == 3);
    int limits = 0;
    for (const std::uint8_t each : adventure.animate_limit) limits += each;
    CHECK(limits == 4 + 2 + 1);
    CHECK(adventure.heroes_win.size() == 1);
    CHECK(adventure.overlord_wins.size() == 2);
  }

  TEST_CASE("DS-H4: the composition of the full deck and of fixed piles is public") {
    const Scene full("9x9", "O@1,1");
    int cards = 0;
    for (int card = 0; card < static_cast<int>(full.game.content().cards.size()); ++card)
      cards += full.game.deck_count(card);
    CHECK(cards == 36);
    const Scene fixed = Scene::adventure("saga-a");
    cards = 0;
    for (int card = 0; card < static_cast<int>(fixed.game.content().cards.size()); ++card)
      cards += fixed.game.deck_count(card);
    CHECK(cards == 12);
    CHECK(cards == fixed.state.pile);
  }

  TEST_CASE("DS-H5: everything else is public: a guess changes nothing but the hand") {
    Scene scene("12x9", "O@1,1 D@1,3 t@6,6/W G@9,2/W");
    scene.wounds("O", 2).wounds("t", 1).items("D", "energy_crystal_2").recharge("burn", 2).lasting("G", "corrode");
    scene.hand("extra_1 double").bones("4,4", 2);
    Rng rng(9);
    State guess = scene.game.guess(scene.state, Seats(seat_at(1)), rng);
    guess.hand = scene.state.hand;
    guess.pool = scene.state.pool;
    guess.blind = scene.state.blind;
    CHECK(std::memcmp(&guess, &scene.state, sizeof(State)) == 0);
  }

  TEST_CASE("DS-H6: hero seats have no secrets from each other") {
    Scene scene({.players = 3, .seats = {1, 2}, .opening_hand = 3}, "9x9", "O@1,1 R@1,3 s@7,7");
    scene.whatever();
    Rng one(4), two(4);
    const State first = scene.game.guess(scene.state, Seats(seat_at(1)), one);
    const State second = scene.game.guess(scene.state, Seats(seat_at(2)), two);
    CHECK(std::memcmp(&first, &second, sizeof(State)) == 0);
  }
}
