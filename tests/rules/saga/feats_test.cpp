// Feats: chapter 16, all twelve by their names.
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

int counter(const Scene& scene, std::string_view spell) {
  const auto& spells = scene.game.content().spells;
  const auto found = std::find_if(spells.begin(), spells.end(), [&](const Spell& each) { return each.id == spell; });
  REQUIRE(found != spells.end());
  return scene.state.recharge[found - spells.begin()];
}

}  // namespace

TEST_SUITE("Dungeon Saga: feats") {
  TEST_CASE("DS-16.1: once per adventure, instead of a normal Turn") {
    Scene scene("9x9", "O@4,4/E R@1,1 s@5,4/W s@8,8");
    scene.begin("O").act("feat whirlwind").hits(0);
    CHECK(scene.state.act.model == scene.model("R"));  // his Turn is over
    scene.next_round().begin("O");
    CHECK(scene.refused("feat whirlwind") == "DS-16.1");
    // Of a boss: instead of a normal activation.
    Scene boss("9x9", "O@4,4/E G@5,4/W s@8,8");
    boss.begin("G").act("feat kings_wrath").hits(0);
    CHECK(boss.asks() == "command");
    CHECK(boss.refused("activate G") == "DS-4.3");
  }

  TEST_CASE("DS-16.2: no Move and no turning before a Feat, unless it says so; no Action with it") {
    Scene scene({.legendary = true}, "9x9", "R@4,4/W O@1,1/E s@5,4/W s@2,2/E");
    scene.begin("R").act("move 4,4 E");
    CHECK(scene.refused("feat none_shall_pass") == "DS-16.2");
    CHECK(scene.legal("feat anvil_blow"));  // may_move_first
    Scene acted({.legendary = true}, "9x9", "R@4,4/E O@1,1/E s@5,4/W");
    acted.items("R", "healing_potion").wounds("R", 1).begin("R").act("fight s").hits(0);
    CHECK(acted.refused("feat anvil_blow") == "DS-16.1");
    // The facing stays as it is: what is behind cannot be shot.
    Scene volley("9x9", "M@4,4/E s@1,4/W s@8,4/W");
    volley.begin("M").act("feat arrow_volley");
    CHECK(volley.choices("shoot") == Texts{"shoot 8,4"});
    CHECK(volley.choices("move").empty());
  }

  TEST_CASE("DS-E22, DS-16.3: Orlaf, crippled and outnumbered, uses Whirlwind") {
    Scene scene("11x11", "O@5,5/N s@5,4/S s@5,6/N s@6,5/E");
    scene.wounds("O", 3).begin("O");
    CHECK(scene.is_crippled("O"));
    CHECK(scene.is_outnumbered("O"));
    scene.act("feat whirlwind");
    CHECK(scene.asks() == "fight_each");
    CHECK(scene.legal() == Texts{"fight 5,4", "fight 5,6", "fight 6,5"});  // DS-D5: in any order, but all of them
    scene.act("fight s");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
    scene.hits(0).act("fight s2");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
    scene.hits(2);
    CHECK(scene.bones("5,6") == 1);
    CHECK(scene.attack() == "4 dice against 2, armour 1");  // the third has him behind it
    scene.hits(3);
    CHECK(scene.bones("6,5") == 0);
  }

  TEST_CASE("DS-16.3: no bonus touches his dice either") {
    Scene scene({.skills = "frenzy"}, "9x9", "O@4,4/E s@5,4/W s@3,4/E");
    scene.items("O", "reapers_axe fury_draught")
        .begin("O")
        .act("use fury_draught")
        .act("feat whirlwind")
        .act("fight s");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
  }

  TEST_CASE("DS-R22, DS-13.7: Whirlwind may include locks and weak points beside him, wards not") {
    Scene scene({.locks = "1:mundane_1 2:ward_1 P:mundane_2 c:mundane_1"},
                "#######\n##1#2##\n#.cO..#\n#..Ps.#\n#######");
    scene.stand("s", "4,3").begin("O").act("feat whirlwind");
    CHECK(scene.legal() == Texts{"fight 2,1", "fight 2,2", "fight 3,3", "fight 4,3"});
    scene.act("fight P");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
    scene.hits(1);
    CHECK(scene.is_open("P"));
    scene.act("fight s").hits(0);
    CHECK(scene.legal() == Texts{"fight 2,1", "fight 2,2", "stop"});  // locks need not be
    scene.act("stop");
    CHECK(!scene.is_open("c"));
  }

  TEST_CASE("DS-R65: what a lock opened by Whirlwind reveals is not attacked by it") {
    Scene scene({.locks = "1:mundane_1"}, "#####\n###s#\n#.O1#\n#R..#\n#####");
    scene.begin("O").act("feat whirlwind").act("fight 1").hits(1);
    CHECK(scene.is_in_play("s"));
    CHECK(is_adjacent_to(scene.game, scene.state, scene.model("O"), scene.model("s")));
    CHECK(scene.state.act.model == scene.model("R"));
  }

  TEST_CASE("DS-R42: adjacent is not round a corner between two walls") {
    Scene scene("#####\n#O#.#\n##s.#\n#...#\n#####", "R@1,3");
    scene.stand("s", "2,2").begin("O");
    CHECK(scene.refused("feat whirlwind") == "DS-R55");
  }

  TEST_CASE("DS-16.4, DS-R21: None Shall Pass! makes Rordin immune and exhausts the minions beside him") {
    Scene scene({.commands = 5}, "9x9", "R@4,4/E O@2,3/N s@5,4/W z@3,4/W G@4,3/S s@8,8/W");
    scene.begin("R").act("feat none_shall_pass");
    CHECK(scene.told(Event::Type::Exhausted) == 2);
    // An exhausted minion still makes Free Attacks: the zombie against Orlaf.
    CHECK(scene.state.act.model == scene.model("O"));
    CHECK(scene.is_engaged("O"));
    scene.act("break 1,2");
    CHECK(scene.state.attack.attacker == scene.model("z"));
    scene.hits(0).act("end");
    CHECK(scene.asks() == "command");
    CHECK(scene.refused("activate s") == "DS-4.13");
    CHECK(scene.refused("activate z") == "DS-4.13");
    CHECK(scene.legal("activate s2"));  // not beside him
    scene.act("activate G").act("fight R").hits(3);
    CHECK(scene.wounds("R") == 0);
    CHECK(scene.event(Event::Type::WoundPrevented).as<tells::Prevented>().why == Event::Immunity);
    scene.next_round().overlord();
    CHECK(scene.legal("activate s"));
    scene.act("activate G").act("fight R").hits(3);
    CHECK(scene.wounds("R") == 1);
  }

  TEST_CASE("DS-16.4: exhausted models cannot be activated by an Interrupt either") {
    Scene scene("9x9", "R@4,4/E O@1,1 s@5,4/W s@8,8/W");
    scene.hand("interrupt_2").begin("R").act("feat none_shall_pass").act("card interrupt_2");
    CHECK(scene.choices("activate") == Texts{"activate 8,8"});
  }

  TEST_CASE("DS-16.5, DS-D5: Arrow Volley is up to three shots, each resolved before the next target is named") {
    Scene scene("12x9", "M@1,4/E O@0,0 s@5,4/E s@8,4/E s@0,4/W");
    scene.begin("M").act("feat arrow_volley");
    CHECK(scene.asks() == "shot");
    CHECK(scene.legal() == Texts{"shoot 5,4", "stop"});  // the second is hidden behind the first
    CHECK(scene.refused("shoot s3") == "DS-9.3");
    scene.act("shoot s");
    CHECK(scene.attack() == "4 dice against 2, armour 1");
    scene.hits(2);
    CHECK(scene.legal() == Texts{"shoot 8,4", "stop"});
    scene.act("shoot s2").hits(0).act("shoot s2").hits(0);
    CHECK(scene.state.act.model == scene.model("O"));  // three
  }

  TEST_CASE("DS-16.5: an item between the shots may open the door to the next target") {
    Scene scene({.locks = "1:mundane_5"}, "########\n#s..M1s#\n########");
    scene.face("M", "N").items("M", "skeleton_key").begin("M").act("feat arrow_volley").act("shoot s").hits(3);
    CHECK(scene.asks() == "shot");  // nobody is left to shoot at, but the key may change that
    CHECK(scene.legal() == Texts{"stop", "use skeleton_key 5,1"});
    scene.act("use skeleton_key 1").act("shoot s2");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
  }

  TEST_CASE("DS-16.6, DS-R41: Focus casts up to three different Major spells, recharging ones too") {
    Scene scene("12x9", "D@1,4/E O@1,1 s@5,4/E");
    scene.recharge("burn", 2).recharge("shield", 1).begin("D").act("feat focus");
    CHECK(scene.asks() == "spell");
    CHECK(scene.refused("cast flamebolt s") == "DS-16.6");
    scene.act("cast burn s").hits(0);
    CHECK(scene.refused("cast burn s") == "DS-11.2");
    scene.act("cast shield D").act("cast chain_lightning").hits(0);
    CHECK(scene.state.act.model == scene.model("O"));
    for (const std::string_view spell : {"burn", "shield", "chain_lightning"}) CHECK(counter(scene, spell) == 2);
    // With fewer he casts those he has.
    Scene one({.spells = "burn flamebolt"}, "12x9", "D@1,4/E O@1,1 s@5,4/E");
    one.begin("D").act("feat focus").act("cast burn s").hits(0);
    CHECK(one.state.act.model == one.model("O"));
    // A crystal still adds dice.
    Scene crystal("12x9", "D@1,4/E O@1,1 s@5,4/E");
    crystal.items("D", "energy_crystal_2").recharge("burn", 2).begin("D").act("feat focus");
    crystal.act("cast burn s energy_crystal_2");
    CHECK(crystal.attack() == "6 dice against 2, armour 2");
  }

  TEST_CASE("DS-16.7: Unstoppable goes on while each target falls, with a shift of one square between") {
    Scene scene({.legendary = true}, "##########\n#Ossssss.#\n##########");
    scene.begin("O").act("feat unstoppable");
    CHECK(scene.attack() == "6 dice against 2, armour 2");
    scene.hits(2);
    CHECK(scene.asks() == "shift");
    CHECK(scene.legal() == Texts{"shift 1,1 E", "shift 1,1 N", "shift 1,1 S", "shift 1,1 W", "shift 2,1 E",
                                 "shift 2,1 N", "shift 2,1 S", "shift 2,1 W", "stop"});
    for (int fallen = 1; fallen < 5; ++fallen) {
      const std::string next = std::to_string(fallen + 2) + ",1";
      scene.act("shift " + std::to_string(fallen + 1) + ",1 E");
      CHECK(scene.legal("stop"));
      scene.act("fight " + next);
      scene.hits(fallen % 2 == 0 ? 2 : 3);  // bones or destroyed
    }
    CHECK(scene.asks() != "shift");  // five attacks
    CHECK(scene.where("O") == "5,1 E");
    CHECK(scene.is_in_play("s6"));
  }

  TEST_CASE("DS-16.7: a target that stands ends it; the shift ignores arcs and Free Attacks") {
    Scene scene({.legendary = true}, "9x9", "O@4,4/E s@5,4/W s@4,2/S s@6,5/W");
    scene.begin("O").act("feat unstoppable").hits(2).act("shift 4,3 N");
    CHECK(scene.told(Event::Type::AttackBegan) == 0);
    CHECK(scene.where("O") == "4,3 N");
    scene.act("fight s2").hits(1);
    CHECK(scene.is_in_play("s2"));
    CHECK(scene.asks() != "shift");
    // A shift follows the rules of a step: not between two blocked squares.
    Scene corner({.legendary = true}, "#####\n#Os.#\n#b..#\n#####");
    corner.begin("O").act("feat unstoppable").hits(3);
    CHECK(corner.legal("shift 2,2 E"));
    // An Ethereal model beside the diagonal blocks nothing, but nobody ends on it (DS-6.2, DS-14.4).
    Scene banshee({.legendary = true}, "#######\n#sOE..#\n###...#\n#######");
    banshee.face("O", "W").begin("O").act("feat unstoppable").hits(3);
    CHECK(banshee.legal("shift 3,2 E"));
    CHECK(!banshee.legal("shift 3,1 E"));
    Scene shut({.legendary = true}, "#####\n#O#.#\n#s..#\n#####");
    shut.face("O", "S").begin("O").act("feat unstoppable").hits(2);
    CHECK(shut.legal("shift 2,2 E"));
    CHECK(shut.legal("shift 1,2 E"));
  }

  TEST_CASE("DS-16.8: Anvil Blow has four bonus dice beside the others, and no penalties") {
    Scene scene({.legendary = true}, "9x9", "R@3,4/E s@5,4/W s@5,5/W");
    scene.items("R", "grunds_hammer").wounds("R", 4).begin("R").act("move 4,4 E").act("feat anvil_blow");
    CHECK(scene.asks() == "fight_one");
    scene.act("fight s");
    CHECK(scene.attack() == "10 dice against 2, armour 1");  // 5, 1 and 4
    Scene lock({.legendary = true, .locks = "1:mundane_5"}, "####\n#R1.\n####");
    lock.begin("R").act("feat anvil_blow");
    CHECK(lock.attack() == "9 dice against 5, armour 5");
    Scene draught({.legendary = true}, "9x9", "R@4,4/E s@5,4/W");
    draught.items("R", "fury_draught").begin("R").act("feat anvil_blow").act("use fury_draught");
    CHECK(draught.attack() == "11 dice against 2, armour 2");
  }

  TEST_CASE("DS-16.8, DS-15.3: a key that opens the only lock in the middle of the Feat leaves nothing to strike") {
    Scene scene({.legendary = true, .locks = "1:mundane_5"}, "#####\n#R1.#\n#.O.#\n#####");
    scene.items("R", "skeleton_key").begin("R").act("feat anvil_blow").act("use skeleton_key 1");
    CHECK(scene.is_open("1"));
    CHECK(scene.state.act.model == scene.model("O"));
  }

  TEST_CASE("DS-16.9: Piercing Arrow has seven dice, through models and low furniture, with other penalties") {
    Scene scene({.legendary = true}, "#########\n#M.O.T.s#\n####.T###\n#########");
    scene.items("M", "moonwood_bow");
    Scene hurt = scene;
    scene.begin("M");
    CHECK(scene.refused("shoot s") == "DS-9.7");
    scene.act("feat piercing_arrow").act("shoot s");
    CHECK(scene.attack() == "7 dice against 2, armour 2");
    hurt.wounds("M", 3).begin("M").act("move 2,1 E").act("feat piercing_arrow").act("shoot s");
    CHECK(hurt.attack() == "6 dice against 2, armour 2");
    Scene bookcase({.legendary = true}, "#########\n#M.O.B.s#\n####.B###\n#########");
    bookcase.begin("M");
    CHECK(bookcase.refused("feat piercing_arrow") == "DS-R55");
  }

  TEST_CASE("DS-16.10: Arcane Surge casts up to four different Minor spells, recharging ones too, after a Move") {
    Scene scene({.legendary = true}, "12x9", "D@1,4/E O@1,1 s@8,4/E");
    scene.recharge("flamebolt", 1).begin("D").act("move 3,4 E").act("feat arcane_surge");
    CHECK(scene.refused("cast burn s") == "DS-16.10");
    scene.act("cast flamebolt s").hits(0);
    CHECK(scene.refused("cast flamebolt s") == "DS-11.2");
    scene.act("cast corrode s").act("cast steelskin D").act("cast crystallise").die(1);
    CHECK(scene.state.act.model == scene.model("O"));
    CHECK(counter(scene, "flamebolt") == 1);
  }

  TEST_CASE("DS-16.11: Legion of Bone raises up to three, within the limits of the adventure") {
    Scene scene({.limits = "skeleton_warrior*2 skeleton_archer*2"}, "9x9", "O@0,0 N@7,7/W s@8,0");
    scene.bones("4,4", 2).bones("5,5", 1).bones("6,6", 1).begin("N").act("feat legion_of_bone");
    CHECK(scene.asks() == "animate");
    scene.act("raise 4,4 skeleton_warrior E");
    CHECK(scene.choices("raise 4,4").empty());  // it stands on the other pile
    CHECK(scene.refused("raise 5,5 skeleton_warrior E") == "DS-7.7");
    scene.act("raise 5,5 skeleton_archer W").act("raise 6,6 skeleton_archer W");
    CHECK(scene.asks() == "command");
    CHECK(scene.commands() == 2);  // it cost the activation alone
    CHECK(scene.refused("activate 4,4") == "DS-4.3");
    Scene none({.limits = "skeleton_warrior*2"}, "9x9", "O@0,0 N@7,7/W");
    none.begin("N");
    CHECK(none.refused("feat legion_of_bone") == "DS-R55");
  }

  TEST_CASE("DS-16.11: The King's Wrath: five dice against each in front of Grund, after a Move") {
    Scene scene("9x9", "G@5,4/W O@2,4/E R@2,5/E M@4,6/E");
    scene.wounds("G", 4).begin("G").act("move 3,4 W").act("feat kings_wrath");
    CHECK(scene.asks() == "fight_each");
    CHECK(scene.actor() == 0);
    CHECK(scene.legal() == Texts{"fight 2,4", "fight 2,5"});
    scene.act("fight R");
    CHECK(scene.attack() == "5 dice against 4, armour 4");  // crippled and outnumbered: no matter
    scene.hits(1);
    CHECK(scene.wounds("R") == 1);
    CHECK(scene.attack() == "5 dice against 5, armour 2");
  }

  TEST_CASE("DS-16.11, DS-D14: Death Keen: three dice against every hero in Long range, without sight") {
    Scene scene("#############\n#E.#.O.....M#\n#R..........#\n#############", "s@11,2");
    scene.begin("E").act("feat death_keen");
    CHECK(scene.asks() == "target");
    CHECK(scene.actor() == 0);
    CHECK(scene.legal() == Texts{"target 1,2", "target 5,1"});  // Madriga is too far
    scene.act("target O");
    CHECK(scene.attack() == "3 dice against 5, armour 2");
    scene.hits(1);
    CHECK(scene.wounds("O") == 1);
    CHECK(scene.attack() == "3 dice against 4, armour 4");
    scene.hits(0);
    CHECK(scene.asks() == "command");
  }

  TEST_CASE("DS-16.11, DS-D5: Devour the Weak: Hoggar removes a minion beside him and loses two wounds") {
    Scene scene("9x9", "O@0,0 h@4,4/W z@6,4 s@3,3 s@8,8");
    scene.wounds("h", 3).begin("h").act("feat devour_the_weak");
    CHECK(scene.asks() == "devour");
    CHECK(scene.legal() == Texts{"devour 3,3", "devour 6,4"});
    scene.act("devour s");
    CHECK(!scene.is_in_play("s"));
    CHECK(scene.bones("3,3") == 0);
    CHECK(scene.wounds("h") == 1);
    Scene little("9x9", "O@0,0 h@4,4/W z@6,4 s@8,8");
    little.wounds("h", 1).begin("h").act("feat devour_the_weak");
    CHECK(little.wounds("h") == 0);  // the only one is taken without asking
    CHECK(!little.is_in_play("z"));
    Scene none("9x9", "O@0,0 h@4,4/W z@8,8");
    none.begin("h");
    CHECK(none.refused("feat devour_the_weak") == "DS-R55");
  }

  TEST_CASE("DS-R64: where only one thing can be done nobody is asked") {
    Scene scene({.legendary = true}, "9x9", "R@4,4/E O@1,1 s@5,4/W");
    scene.begin("R").act("feat anvil_blow");
    CHECK(scene.asks() == "roll_attack");  // one enemy, no item to use first
    scene.hits(0);
    CHECK(scene.state.act.model == scene.model("O"));  // the last hero needs no choice either
    CHECK(scene.asks() == "act");
  }

  TEST_CASE("DS-R47: bosses have a Feat each, heroes one, and two on their legendary sheets") {
    const Scene scene("9x9", "O@0,0");
    for (const Figure& figure : scene.game.content().figures) {
      CAPTURE(figure.id);
      CHECK(figure.feats.size() == (figure.klass == Class::Minion ? 0U : figure.legendary ? 2U : 1U));
    }
    CHECK(scene.game.content().skills.size() == 12);
  }
}
