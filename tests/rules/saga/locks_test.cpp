// Furniture, doors, chests and locks: chapter 13.
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

TEST_SUITE("Dungeon Saga: furniture, doors, chests, locks") {
  TEST_CASE("DS-13.1: furniture blocks movement and cannot be attacked") {
    Scene scene("######\n#ObTT#\n#.WW.#\n#.WW.#\n######");
    scene.begin("O");
    CHECK(scene.ends() == Texts{"1,1", "1,2", "1,3"});
    CHECK(scene.refused("move 2,1 E") == "DS-6.2");
    CHECK(scene.refused("fight b") == "DS-13.1");
    CHECK(scene.refused("fight W") == "DS-13.1");
  }

  TEST_CASE("DS-13.2, DS-R26: bookcases and closed doors block sight, other furniture does not") {
    Scene scene("#########\n#M..BB.s#\n#########");
    scene.face("s", "E").begin("M");
    CHECK(scene.refused("shoot s") == "DS-9.7");
    for (const std::string_view picture :
         {"#########\n#M..TT.s#\n#########", "#########\n#M..KK.s#\n#########", "#########\n#M..CC.s#\n#########",
          "#########\n#M..YY.s#\n#########", "#########\n#M..b..s#\n#########", "#########\n#M..Q..s#\n#########",
          "#########\n#M..L..s#\n#########", "#########\n#M..w..s#\n#########", "#########\n#M..c..s#\n#########"}) {
      CAPTURE(picture);
      Scene other(picture);
      other.begin("M").act("shoot s");
      CHECK(other.attack() == "3 dice against 2, armour 2");  // DS-9.10
    }
    Scene point("#########\n#M..P..s#\n#########");
    point.face("s", "E").begin("M");
    CHECK(point.refused("shoot s") == "DS-9.7");
    // A closed door, between two areas that are both revealed.
    Scene door({.locks = "1:mundane_1"}, "########\n#M.1..s#\n##2##..#\n#......#\n########");
    door.begin("M").act("move 2,1 E").act("fight 2").hits(1).next_round();
    CHECK(door.is_in_play("s"));
    CHECK(!door.is_open("1"));
    CHECK(door.refused("shoot s") == "DS-9.7");
  }

  TEST_CASE("DS-13.3: doors fill one or two squares, chests one, all closed at the start") {
    Scene scene({.locks = "1:mundane_3 2:ward_2 c:sealed"},
                "########\n#O..1..#\n#...1..#\n#.c.####\n##2#####\n##..####\n########");
    CHECK(!scene.is_open("1"));
    CHECK(!scene.is_open("2"));
    CHECK(!scene.is_open("c"));
    CHECK(!scene.state.open.has(4, 1));
    CHECK(!scene.state.open.has(4, 2));
    CHECK(scene.game.lock_of(scene.thing("1")) == Lock{LockKind::Mundane, 3, 3, 0});
    CHECK(scene.game.lock_of(scene.thing("2")) == Lock{LockKind::Ward, 0, 0, 2});
    CHECK(scene.game.lock_of(scene.thing("c")).kind == LockKind::Sealed);
    scene.begin("O");
    CHECK(scene.refused("move 4,1 E") == "DS-6.2");
    CHECK(scene.refused("move 2,3 E") == "DS-6.2");
  }

  TEST_CASE("DS-13.4, DS-4.5: only heroes open doors and chests") {
    Scene scene("######\n#O.s.#\n#..c1.\n######");
    scene.face("s", "E").begin("s");
    CHECK(scene.choices("fight").empty());
    CHECK(scene.refused("fight c") == "DS-13.4");
    CHECK(scene.refused("fight 1") == "DS-13.4");
  }

  TEST_CASE("DS-13.5: a door's own squares count as ordinary ones for being beside it and before it") {
    // Orlaf is beside the door by a corner between wall and floor.
    Scene scene("#####\n#O..#\n##1##\n##..#\n#####");
    scene.begin("O");
    CHECK(scene.legal("fight 1"));  // in front, since he faces east
    scene.face("O", "N");
    CHECK(scene.refused("fight 1") == "DS-13.6");
    // From the side of a wall it is not: the square between is no floor.
    Scene corner("#######\n#.O#..#\n#.#1..#\n#.....#\n#######");
    corner.begin("O");
    CHECK(corner.refused("fight 1") == "DS-13.6");
  }

  TEST_CASE("DS-E18: Rordin Fights a mundane lock 3") {
    Scene scene({.locks = "1:mundane_3"}, "#####\n#R1.#\n#####");
    scene.begin("R").act("fight 1");
    CHECK(scene.attack() == "4 dice against 3, armour 3");
    scene.roll({6, 4, 4, 2}, {5, 4, 1});
    CHECK(scene.event(Event::Type::AttackEnded).as<tells::Hits>().hits == 2);
    CHECK(scene.is_open("1"));
  }

  TEST_CASE("DS-13.6: bonuses and penalties of a Fight count for the hero, nothing for the lock") {
    // The hammer gives a die; that it ignores armour does nothing.
    Scene hammer({.locks = "1:mundane_5"}, "#####\n#R1.#\n#####");
    hammer.items("R", "grunds_hammer").begin("R").act("fight 1");
    CHECK(hammer.attack() == "5 dice against 5, armour 5");
    // Crippled and outnumbered.
    Scene weak({.locks = "1:mundane_4"}, "#####\n#ss##\n#R1.#\n#####");
    weak.face("s", "S").face("s2", "S").wounds("R", 4).begin("R").act("fight 1");
    CHECK(weak.attack() == "2 dice against 4, armour 4");
    Scene smasher({.skills = "lock_smasher", .locks = "1:mundane_2"}, "#####\n#R1.#\n#####");
    smasher.begin("R").act("fight 1");
    CHECK(smasher.attack() == "6 dice against 2, armour 2");
    smasher.hits(0);
    CHECK(!smasher.is_open("1"));
  }

  TEST_CASE("DS-13.6: the lock must be in the front arc, and it is the Action") {
    Scene scene("#####\n#O1.#\n#...#\n#####");
    scene.face("O", "W").begin("O");
    CHECK(scene.refused("fight 1") == "DS-13.6");
    scene.act("move 1,1 E").act("fight 1").hits(1);
    CHECK(scene.is_open("1"));
    CHECK(scene.asks() == "draw_card");  // the Turn is over, and the Overlord has nobody
    // Shots and spells do nothing to it.
    Scene shot("#####\n#M1.#\n#####");
    shot.begin("M");
    CHECK(shot.refused("shoot 1") == "DS-9.1");
  }

  TEST_CASE("DS-R33: a lock with one die rolls one") {
    Scene scene({.locks = "1:mundane_1"}, "#####\n#R1.#\n#####");
    scene.begin("R").act("fight 1");
    CHECK(scene.attack() == "4 dice against 1, armour 1");
  }

  TEST_CASE("DS-13.7: locks and furniture do not outnumber, and nobody breaks away from them") {
    Scene scene("#####\n#c1c#\n#bOb#\n#PsP#\n#####");
    scene.face("s", "N").begin("O");
    CHECK(!scene.is_outnumbered("O"));
    scene.act("fight c2");
    CHECK(scene.attack() == "5 dice against 2, armour 2");
  }

  TEST_CASE("DS-13.8, DS-13.9: wards cannot be forced; spells and scrolls lower them, and at 0 they open") {
    Scene scene({.locks = "1:ward_2"}, "#####\n#D1.#\n#####");
    scene.items("D", "wardbreaker_scroll").begin("D");
    CHECK(scene.refused("fight 1") == "DS-13.8");
    CHECK(scene.refused("use skeleton_key 1") != "");
    scene.act("cast breakward 1");
    CHECK(!scene.is_open("1"));
    CHECK(scene.state.door_power[0] == 1);
    CHECK(scene.event(Event::Type::WardReduced).as<tells::Power>().power == 1);
    scene.act("use wardbreaker_scroll 1");
    CHECK(scene.is_open("1"));
    CHECK(scene.items("D").empty());
    Scene sense({.skills = "ward_sense", .locks = "1:ward_2"}, "#####\n#D1.#\n#####");
    sense.begin("D").act("cast breakward 1");
    CHECK(sense.is_open("1"));
    Scene scroll({.skills = "ward_sense", .locks = "1:ward_2"}, "#####\n#D1.#\n#####");
    scroll.items("D", "wardbreaker_scroll").begin("D").act("use wardbreaker_scroll 1");
    CHECK(scroll.state.door_power[0] == 1);  // it helps spells alone
  }

  TEST_CASE("DS-13.9: the model that takes a chest's last point of ward is its opener") {
    Scene scene({.locks = "c:ward_2", .chests = "c:haste_draught"}, "#####\n#DcO#\n#...#\n#####");
    scene.items("O", "wardbreaker_scroll").begin("D").act("cast breakward c").act("stop");
    CHECK(!scene.is_open("c"));
    CHECK(scene.state.chest_power[0] == 1);
    scene.act("use wardbreaker_scroll c");
    CHECK(scene.is_open("c"));
    CHECK(scene.items("O") == "haste_draught");
    CHECK(scene.items("D").empty());
  }

  TEST_CASE("DS-13.10, DS-R39: an opened door reveals what is behind it at once, and the Turn goes on") {
    Scene scene({.locks = "1:mundane_1 2:ward_3",
                 .change = [](Adventure& adventure) { adventure.monsters[0].facing = Facing::South; }},
                "########\n#O1.s.c#\n###.o.2.\n########");
    CHECK(scene.state.others == 0);
    CHECK(scene.bones("4,2") == 0);
    CHECK(!scene.state.open.has(3, 1));
    scene.items("O", "skeleton_key").begin("O");
    CHECK(scene.refused("move 2,1 E") == "DS-6.2");
    scene.act("use skeleton_key 1");
    CHECK(scene.told(Event::Type::AreaRevealed) == 1);
    CHECK(scene.where("s") == "4,1 S");  // with the facing of the adventure
    CHECK(scene.bones("4,2") == 1);
    CHECK(scene.state.solid.has(6, 1));
    CHECK(scene.state.open.has(2, 1));   // the door is floor
    CHECK(!scene.state.open.has(6, 2));  // the next one stays shut
    CHECK(scene.legal("move 3,1 E"));
    CHECK(in_play_thing(scene.game, scene.state, scene.thing("2")));
    scene.act("end").overlord();
    CHECK(scene.legal("activate s"));
  }

  TEST_CASE("DS-13.10, DS-6.14: a monster revealed in the middle of a Move may engage the hero") {
    Scene scene({.locks = "1:mundane_1"}, "#######\n#..O1.#\n#..##s#\n#######");
    scene.items("O", "skeleton_key").begin("O").act("use skeleton_key 1");
    CHECK(!scene.is_engaged("O"));
    CHECK(scene.legal("move 1,1 E"));
    Scene engaged({.locks = "1:mundane_1"}, "#######\n#.O.1.#\n#..#s.#\n#######");
    engaged.items("O", "skeleton_key").begin("O").act("move 3,1 E").act("use skeleton_key 1");
    CHECK(engaged.is_engaged("O"));
    CHECK(engaged.ends() == Texts{"3,1"});
    CHECK(engaged.breaks() == Texts{"2,1", "2,2"});
    engaged.act("break 2,2").hits(0);
    CHECK(engaged.points() == 7 - 2);
  }

  TEST_CASE("DS-13.11: the opener receives all that is in a chest, which stays as furniture") {
    Scene scene({.locks = "c:mundane_1", .chests = "c:healing_potion c:blessed_oil c:rune_key c:rune_key"},
                "#####\n#Oc.#\n#R..#\n#####");
    scene.begin("O").act("fight c").hits(1);
    CHECK(scene.items("O") == "healing_potion blessed_oil");
    CHECK(scene.objects("O") == "rune_key*2");
    CHECK(scene.items("R").empty());
    CHECK(scene.state.solid.has(2, 1));
    CHECK(scene.refused("fight c") == "DS-13.6");  // by Rordin
  }

  TEST_CASE("DS-13.11, DS-R48: an item for one hero that cannot be traded goes straight to that hero") {
    const Setup setup{.locks = "c:mundane_1", .chests = "c:spidersilk_vest c:swift_boots"};
    Scene scene(setup, "######\n#Oc.M#\n#....#\n######");
    scene.begin("O").act("fight c").hits(1);
    CHECK(scene.items("M") == "spidersilk_vest");
    CHECK(scene.items("O") == "swift_boots");
    Scene absent(setup, "######\n#Oc.R#\n#....#\n######");
    absent.begin("O").act("fight c").hits(1);
    CHECK(absent.items("O") == "spidersilk_vest swift_boots");
  }

  TEST_CASE("DS-13.12: a weak point is fought like a lock; when it is opened its square is floor") {
    Scene scene({.locks = "P:mundane_3"}, "######\n#RP..#\n#.K..#\n#.K..#\n######");
    scene.items("R", "skeleton_key").begin("R");
    CHECK(scene.choices("use").empty());  // a key is for doors and chests
    CHECK(scene.refused("move 2,1 E") == "DS-6.2");
    scene.act("fight P");
    CHECK(scene.attack() == "4 dice against 3, armour 3");
    scene.hits(1);
    CHECK(scene.is_open("P"));
    CHECK(scene.told(Event::Type::Destroyed) == 1);
    scene.next_round();
    CHECK(scene.legal("move 2,1 E"));
    CHECK(scene.legal("move 4,1 E"));
  }

  TEST_CASE("DS-13.13: a sealed door opens by no key, no blow and no spell") {
    Scene scene({.locks = "1:sealed"}, "#####\n#D1.#\n#####");
    scene.items("D", "skeleton_key wardbreaker_scroll").begin("D");
    CHECK(scene.refused("fight 1") == "DS-13.13");
    CHECK(scene.choices("use").empty());
    CHECK(scene.choices("cast breakward").empty());
  }

  TEST_CASE("DS-R44: where the loss of one hero does not end the adventure no ward lies on the way to the goal") {
    for (const char* const id : {"saga-a", "saga-b", "saga-01", "saga-02", "saga-03", "saga-04", "saga-05", "saga-06",
                                 "saga-07", "saga-08", "saga-09", "saga-10"}) {
      CAPTURE(id);
      const Scene scene = Scene::adventure(id);
      const Adventure& adventure = scene.game.adventure();
      const bool ends = std::any_of(
          adventure.overlord_wins.begin(), adventure.overlord_wins.end(),
          [](const Condition& each) { return each.type == ConditionType::HeroIncapacitated && each.value == 1; });
      const bool wards = std::any_of(adventure.doors.begin(), adventure.doors.end(),
                                     [](const Door& door) { return door.lock.kind == LockKind::Ward; });
      CHECK((ends || !wards));
    }
  }
}
