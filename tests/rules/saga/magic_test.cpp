// Magic: chapter 11, and every spell by its name.
#include <string>

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

// The attack dice of the Skeleton Warrior s and the defence of who it Fights, in the Overlord's Turn.
std::string attack_of(Scene& scene, std::string_view monster, std::string_view hero) {
  scene.begin(monster).act("fight " + std::string(hero));
  const std::string text = scene.attack();
  scene.hits(0);
  return text;
}

}  // namespace

TEST_SUITE("Dungeon Saga: magic") {
  TEST_CASE("DS-11.1, DS-14.7: only Spellcasters cast, and only the spells that the adventure gives them") {
    Scene scene({.spells = "burn"}, "9x9", "O@1,1 D@4,4 s@6,4/E");
    scene.begin("O");
    CHECK(scene.choices("cast").empty());
    CHECK(scene.refused("cast burn s") == "DS-11.1");
    scene.act("end");
    CHECK(scene.choices("cast") == Texts{"cast burn 6,4"});
    CHECK(scene.refused("cast flamebolt s") == "DS-11.1");
  }

  TEST_CASE("DS-11.2, DS-D4: one Major spell, or up to two different Minor ones") {
    const Scene before = Scene("9x9", "O@1,1 D@1,4 s@5,4/E").begin("D");
    Scene minor = before;
    minor.act("cast flamebolt s").hits(0);
    CHECK(minor.asks() == "spell");
    CHECK(minor.actor() == 1);
    CHECK(minor.refused("cast flamebolt s") == "DS-11.2");
    CHECK(minor.refused("cast burn s") == "DS-11.2");
    CHECK(minor.legal("stop"));
    minor.act("cast corrode s");
    CHECK(minor.state.act.model == minor.model("O"));  // Danor's Turn is over
    Scene one = before;
    one.act("cast flamebolt s").hits(0).act("stop");
    CHECK(one.state.act.model == one.model("O"));
    Scene major = before;
    major.act("cast burn s").hits(0);
    CHECK(major.state.act.model == major.model("O"));
    CHECK(before.refused("fight s") == "DS-8.1");
  }

  TEST_CASE("DS-E19: Break Ward opens the door, then Flamebolt at a monster just revealed") {
    Scene scene({.locks = "1:ward_1"}, "########\n#D1...s#\n########");
    CHECK(!scene.is_in_play("s"));
    scene.begin("D").act("cast breakward 1");
    CHECK(scene.is_open("1"));
    CHECK(scene.is_in_play("s"));
    CHECK(scene.asks() == "spell");
    CHECK(scene.legal("cast flamebolt s"));
    // A revealed monster that engages him keeps him from it.
    Scene engaged({.locks = "1:ward_1"}, "#####\n#D1.#\n##s.#\n#####");
    engaged.begin("D").act("cast breakward 1");
    CHECK(engaged.is_engaged("D"));
    CHECK(engaged.refused("cast flamebolt s") == "DS-11.7");
    CHECK(engaged.legal("cast steelskin D"));
  }

  TEST_CASE("DS-11.2: an item used between the two spells may open the door to a target of the second") {
    const Setup setup{.spells = "crystallise flamebolt"};
    Scene scene(setup, "########\n#D1...s#\n########");
    scene.items("D", "skeleton_key").begin("D").act("cast crystallise").die(1);
    CHECK(scene.asks() == "spell");
    CHECK(scene.legal() == Texts{"stop", "use skeleton_key 2,1"});
    scene.act("use skeleton_key 1").act("cast flamebolt s").hits(0);
    Scene without(setup, "########\n#D1...s#\n########");
    without.begin("D").act("cast crystallise").die(1);
    CHECK(without.asks() != "spell");
  }

  TEST_CASE("DS-11.3, DS-11.4: a Minor spell is ready again in the next Round, a Major one in the Round after that") {
    Scene scene("9x9", "D@1,4 s@5,4/E");
    scene.begin("D").act("cast burn s").hits(0);
    CHECK(counter(scene, "burn") == 2);
    scene.next_round();
    CHECK(counter(scene, "burn") == 1);
    CHECK(scene.refused("cast burn s") == "DS-11.4");
    scene.act("cast flamebolt s");
    CHECK(counter(scene, "flamebolt") == 1);
    scene.hits(0).act("stop").next_round();
    CHECK(counter(scene, "burn") == 0);
    CHECK(counter(scene, "flamebolt") == 0);
    CHECK(scene.legal("cast burn s"));
    CHECK(scene.legal("cast flamebolt s"));
  }

  TEST_CASE("DS-E6: Danor casts Burn in Round 3 and again in Round 5") {
    Scene scene("9x9", "D@1,4 s@5,4/E");
    scene.round(3).begin("D").act("cast burn s").hits(0);
    CHECK(counter(scene, "burn") == 2);
    scene.next_round();
    CHECK(scene.round() == 4);
    CHECK(counter(scene, "burn") == 1);
    CHECK(scene.refused("cast burn s") == "DS-11.4");
    scene.next_round();
    CHECK(scene.round() == 5);
    CHECK(counter(scene, "burn") == 0);
    CHECK(scene.legal("cast burn s"));
  }

  TEST_CASE("DS-11.5: range is always needed, also without line of sight") {
    Scene scene("12x8", "D@0,0/E s@5,0/E s@4,4/E s@4,3/E");
    scene.begin("D");
    CHECK(scene.choices("cast burn") == Texts{"cast burn 5,0", "cast burn 4,3"});
    CHECK(scene.refused("cast burn s2") == "DS-11.5");
    // What is not revealed cannot be chosen.
    Scene closed("#####\n#D1s#\n#####");
    closed.begin("D");
    CHECK(closed.choices("cast burn").empty());
    // Adjacent
    Scene ward({.locks = "1:ward_2"}, "######\n#D..1#\n######");
    ward.begin("D");
    CHECK(ward.choices("cast breakward").empty());
    ward.act("move 3,1 E");
    CHECK(ward.legal("cast breakward 1"));
  }

  TEST_CASE("DS-11.5, DS-R55: firestorm is aimed at a square; who stands on it does not block the line") {
    Scene scene("12x3", "D@0,1/E s@4,1/E");
    scene.begin("D");
    CHECK(scene.legal("cast firestorm 4,1"));
    CHECK(scene.legal("cast firestorm 3,1"));
    CHECK(!scene.legal("cast firestorm 5,1"));  // behind it
    CHECK(!scene.legal("cast firestorm 7,1"));  // and there it would do nothing
    CHECK(!scene.legal("cast firestorm 7,0"));
    CHECK(scene.legal("cast firestorm 1,1"));  // it would hit himself
  }

  TEST_CASE("DS-11.6: a caster may be the target of a spell for friends; range Caster is only himself") {
    Scene scene("9x9", "D@4,4 O@6,4 s@1,4/W");
    scene.begin("D");
    CHECK(scene.choices("cast steelskin") == Texts{"cast steelskin 4,4", "cast steelskin 6,4"});
    CHECK(scene.choices("cast crystallise") == Texts{"cast crystallise"});
    CHECK(scene.refused("cast burn O") == "DS-11.5");
    CHECK(scene.refused("cast burn D") == "DS-11.5");
  }

  TEST_CASE("DS-11.7, DS-R15: with line of sight not while engaged, not behind the caster, not through walls") {
    Scene engaged("9x9", "D@4,4/E s@5,4/W");
    engaged.begin("D");
    CHECK(engaged.refused("cast flamebolt s") == "DS-11.7");
    CHECK(engaged.legal("cast burn s"));
    Scene behind("9x9", "D@4,4/E s@2,4/W");
    behind.begin("D");
    CHECK(behind.refused("cast flamebolt s") == "DS-11.7");
    CHECK(behind.legal("cast burn s"));
    behind.act("move 4,4 W");
    CHECK(behind.legal("cast flamebolt s"));
    Scene wall("########\n#D.#..s#\n#......#\n########", "");
    wall.face("s", "E").begin("D");
    CHECK(wall.refused("cast flamebolt s") == "DS-11.7");
    CHECK(wall.legal("cast burn s"));
  }

  TEST_CASE("DS-11.8, DS-R14: no penalty on the dice of a Magic Attack; the defender's own state alone counts") {
    // Danor is crippled and outnumbered; the skeleton has him behind it and is outnumbered.
    Scene scene("9x9", "D@4,4/E O@6,4/W s@5,4/E s@4,3/S s@4,5/N");
    scene.wounds("D", 2).begin("D");
    CHECK(scene.is_outnumbered("D"));
    scene.act("cast burn s");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
    Scene boss("9x9", "D@4,4/E G@6,4/W");
    boss.wounds("G", 4).begin("D").act("cast burn G");
    CHECK(boss.attack() == "4 dice against 4, armour 4");
    boss.hits(1);
    CHECK(!boss.is_in_play("G"));  // the fifth wound
  }

  TEST_CASE("DS-11.8: bonuses of Magic Attacks; furniture does not cover, locks are not opened") {
    Scene scene({.skills = "battle_mage"}, "#########\n#D..T..s#\n####T####\n#########", "");
    scene.items("D", "golden_horn_staff").face("s", "E").begin("D");
    Scene minor = scene;
    minor.act("cast flamebolt s");
    CHECK(minor.attack() == "5 dice against 2, armour 2");  // 3, the staff, battle_mage
    scene.act("move 3,1 E").act("cast burn s");
    CHECK(scene.attack() == "5 dice against 2, armour 2");  // 4 and the staff
    Scene lock("#####\n#D1.#\n#####");
    lock.begin("D");
    CHECK(lock.choices("cast burn").empty());
    CHECK(lock.choices("cast breakward").empty());  // a mundane lock has no ward
  }

  TEST_CASE("DS-11.9, DS-D14: chain_lightning strikes each in range and sight, in the order the caster chooses") {
    Scene scene("12x9", "D@4,4/E s@6,4/E s@6,6/E s@2,4/W s@8,4/E s@11,4/E");
    scene.items("D", "energy_crystal_2").begin("D").act("cast chain_lightning energy_crystal_2");
    CHECK(scene.asks() == "target");
    CHECK(scene.actor() == 1);
    CHECK(scene.legal() == Texts{"target 6,4", "target 6,6"});
    scene.act("target s2");
    CHECK(scene.attack() == "4 dice against 2, armour 2");  // the crystal counts in each attack
    scene.hits(2);
    CHECK(scene.bones("6,6") == 1);
    CHECK(scene.asks() == "roll_attack");  // the last needs no choice
    CHECK(scene.state.attack.target == scene.model("s"));
    CHECK(scene.attack() == "4 dice against 2, armour 2");
  }

  TEST_CASE("DS-11.9: firestorm hits both sides around its square, Large ones once; friends need no potion for it") {
    Scene scene({.hero_losses = 0}, "10x9", "D@0,5/E O@4,4/E t@5,3/E s@6,6/E");
    scene.items("O", "healing_potion").begin("D").act("cast firestorm 5,5");
    CHECK(scene.legal() == Texts{"target 4,4", "target 5,3", "target 6,6"});
    scene.act("target O");
    CHECK(scene.attack() == "3 dice against 5, armour 2");
    scene.hits(1);
    CHECK(scene.wounds("O") == 1);
    CHECK(scene.asks() == "target");
    scene.act("target t");
    CHECK(scene.attack() == "3 dice against 4, armour 4");
    scene.hits(3).die(1);
    CHECK(scene.wounds("t") == 3);
    CHECK(scene.state.attack.target == scene.model("s"));
  }

  TEST_CASE("DS-11.10: the same spell twice does not add up, and ends when its duration does") {
    Scene scene("9x9", "D@1,4/E G@6,4/W");
    scene.begin("D").act("cast corrode G").act("cast flamebolt G");
    CHECK(scene.attack() == "3 dice against 5, armour 2");
    scene.hits(0).next_round().act("cast flamebolt G");
    CHECK(scene.attack() == "3 dice against 5, armour 4");
    // Again while it still lasts: as long as if it were new.
    Scene again("9x9", "O@1,4/E E@6,4");
    unsigned source = 0;
    while (again.game.content().sources[source].id != "despair") ++source;
    again.begin("E");
    for (const unsigned left : {1U, 2U}) {
      again.state.lasting[again.model("O")] = left << (2 * source);
      CHECK(again.legal("cast despair O") == (left == 1));
    }
    // Spells of different names do.
    Scene both("9x9", "O@5,4/E s@6,4/W");
    both.lasting("O", "steelskin").lasting("O", "rot_curse");
    CHECK(attack_of(both, "s", "O") == "2 dice against 5, armour 2");
  }

  TEST_CASE("DS-11.10: steelskin lasts this Round, shield until the end of the next") {
    Scene scene("9x9", "D@3,4/E O@5,4/E s@6,4/W");
    scene.begin("D").act("cast shield O");
    CHECK(attack_of(scene, "s", "O") == "2 dice against 7, armour 2");
    scene.next_round();
    CHECK(attack_of(scene, "s", "O") == "2 dice against 7, armour 2");
    scene.next_round();
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 2");
    scene.next_round().begin("D").act("cast steelskin O").act("stop");
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 3");
    scene.next_round();
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 2");
  }

  TEST_CASE("DS-11.11: a crystal adds its value to a Magic Attack, at most one to a spell") {
    Scene scene("9x9", "D@1,4/E s@5,4/E");
    scene.items("D", "energy_crystal_1 energy_crystal_3").begin("D");
    CHECK(scene.choices("cast burn") ==
          Texts{"cast burn 5,4", "cast burn 5,4 energy_crystal_1", "cast burn 5,4 energy_crystal_3"});
    CHECK(scene.choices("cast steelskin") == Texts{"cast steelskin 1,4"});  // nothing to add to
    scene.act("cast burn s energy_crystal_3");
    CHECK(scene.attack() == "7 dice against 2, armour 2");
    CHECK(scene.items("D") == "energy_crystal_1");
  }

  TEST_CASE("DS-11.11: or it casts a spell that is recharging, without more dice, and not a Minor one twice") {
    Scene scene("9x9", "D@1,4/E s@5,4/E");
    scene.items("D", "energy_crystal_2*2").recharge("burn", 1).begin("D");
    CHECK(scene.refused("cast burn s") == "DS-11.4");
    Scene minor = scene;
    scene.act("cast burn s energy_crystal_2");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
    CHECK(counter(scene, "burn") == 2);
    minor.act("cast flamebolt s").hits(0);
    CHECK(minor.refused("cast flamebolt s energy_crystal_2") == "DS-11.2");
    Scene second("9x9", "D@1,4/E s@5,4/E");
    second.items("D", "energy_crystal_2").recharge("flamebolt", 1).begin("D").act("cast corrode s");
    CHECK(second.legal("cast flamebolt s energy_crystal_2"));
  }

  TEST_CASE("DS-11.11: crystallise makes a crystal by its die; nobody holds more than three") {
    const Scene before = Scene("9x9", "D@1,4/E").begin("D");
    for (int face = 1; face <= 6; ++face) {
      Scene scene = before;
      scene.act("cast crystallise");
      CHECK(scene.asks() == "roll_crystal");
      scene.die(face);
      // A made one bears its mark until it is spent (DS-17.6).
      CHECK(scene.items("D") == (face <= 3   ? "energy_crystal_1!"
                                 : face <= 5 ? "energy_crystal_2!"
                                             : "energy_crystal_3!"));
    }
    Scene full = before;
    full.items("D", "energy_crystal_1*2 energy_crystal_2");
    CHECK(full.refused("cast crystallise") == "DS-R55");
    CHECK(full.choices("cast crystallise").empty());
    // Who spends one has room for one.
    full.recharge("crystallise", 1).act("cast crystallise energy_crystal_2").die(6);
    CHECK(full.items("D") == "energy_crystal_1*2 energy_crystal_3!");
    Scene marked("9x9", "D@1,4/E s@5,4/E");
    marked.begin("D").act("cast crystallise").die(4).act("cast flamebolt s energy_crystal_2*");
    CHECK(marked.attack() == "5 dice against 2, armour 2");
  }

  TEST_CASE("DS-R55: a spell is not offered at who it would change nothing for") {
    // Armour is of no use to who cannot be attacked, and cannot become less than 1.
    Scene scene("9x9", "D@1,4/E E@6,4 z@6,6/W s@6,2/W g@7,4/W O@1,6/N");
    scene.begin("D");
    CHECK(scene.choices("cast corrode") == Texts{"cast corrode 6,2", "cast corrode 7,4"});
    CHECK(scene.refused("cast corrode E") == "DS-R55");
    CHECK(scene.refused("cast corrode z") == "DS-R55");
    CHECK(scene.refused("cast steelskin E") == "DS-11.5");
    // An effect that lasts already as long.
    scene.lasting("s", "corrode").lasting("O", "steelskin").lasting("D", "shield");
    CHECK(scene.refused("cast corrode s") == "DS-R55");
    CHECK(scene.refused("cast steelskin O") == "DS-R55");
    CHECK(scene.legal("cast steelskin D"));
    CHECK(scene.refused("cast shield D") == "DS-R55");
    CHECK(scene.legal("cast shield O"));
    // A hero's armour may still grow, so that Rot Curse on Danor's armour of 1 is not in vain.
    Scene curse("9x9", "D@2,6/E O@2,4/E h@6,4/W");
    curse.begin("h");
    CHECK(curse.legal("cast rot_curse D"));
  }

  TEST_CASE("DS-R55: games that were saved when such spells were offered still replay") {
    Scene scene("9x9", "D@1,4/E E@6,4 s@6,2/W");
    scene.begin("D");
    const Result<Action> useless = scene.game.parse(scene.state, "cast corrode 6,4");
    REQUIRE(useless.ok());
    CHECK(scene.game.refuse(scene.state, *useless).rule == "DS-R55");
    CHECK(scene.game.was_legal(scene.state, *useless));
    for (const char* const text : {"cast burn 6,4", "cast dark_mending 6,4", "feat focus", "move 6,4 N", "fight 6,4"}) {
      const Result<Action> action = scene.game.parse(scene.state, text);
      CHECK_FALSE((action.ok() && scene.game.was_legal(scene.state, *action)));
    }
  }

  TEST_CASE("DS-D17, DS-6.13: brisk_work moves a hero three squares in the middle of Danor's Action") {
    Scene scene({.players = 3, .seats = {2, 1}}, "12x9", "D@1,4/E O@3,4/E s@7,4/W");
    scene.items("O", "swift_boots healing_potion").wounds("O", 1).begin("D").act("cast brisk_work O");
    CHECK(scene.asks() == "bonus_move");
    CHECK(scene.actor() == 2);  // the seat of the hero that is moved
    CHECK(scene.choices("use").empty());
    CHECK(scene.choices("trade").empty());
    CHECK(scene.choices("feat").empty());
    CHECK(scene.legal("stop"));
    CHECK(scene.legal("move 6,4 W"));
    CHECK(!scene.ends().has("7,1"));  // four steps
    CHECK(scene.refused("move 3,0 W") == "DS-6.13");
    scene.act("move 6,4 E");
    CHECK(scene.where("O") == "6,4 E");
    CHECK(scene.asks() == "spell");
    CHECK(scene.actor() == 1);
    scene.act("cast steelskin O");
    // It has not used the Turn of the hero.
    CHECK(scene.state.act.model == scene.model("O"));
    CHECK(scene.points() == 8);
  }

  TEST_CASE("DS-6.13: Danor may move himself in the middle of his Action, and a bonus move may break away") {
    Scene scene("12x9", "D@4,4/E s@5,4/W");
    scene.begin("D").act("cast brisk_work D");
    CHECK(scene.breaks() == Texts{"3,3", "3,4", "3,5"});
    scene.act("break 3,4");
    CHECK(scene.attack() == "2 dice against 2, armour 1");
    scene.hits(0);
    CHECK(scene.asks() == "bonus_move");
    CHECK(scene.legal("move 1,4 E"));
    CHECK(!scene.legal("move 0,4 E"));
    scene.act("move 2,4 E");
    CHECK(scene.legal("cast flamebolt s"));
  }

  TEST_CASE("DS-6.12: feet_of_stone keeps a minion on its square, turning is left to it") {
    Scene scene("9x9", "D@1,4/E s@7,4/W G@7,6/W");
    scene.begin("D");
    CHECK(scene.choices("cast feet_of_stone") == Texts{"cast feet_of_stone 7,4"});  // minions only
    scene.act("cast feet_of_stone s").act("stop").begin("s");
    CHECK(scene.ends() == Texts{"7,4"});
    CHECK(scene.refused("move 6,4 W") == "DS-6.12");
    scene.next_round().begin("s");
    CHECK(scene.legal("move 6,4 W"));
  }

  TEST_CASE("DS-11.12: Mortibris's bleed wounds and summons a zombie beside its target") {
    const Scene before = Scene("9x9", "N@1,4/E O@5,4/W s@8,8").begin("N").act("cast bleed O");
    CHECK(before.attack() == "3 dice against 5, armour 2");
    Scene scene = before;
    scene.hits(1);
    CHECK(scene.wounds("O") == 1);
    CHECK(scene.asks() == "summon");
    CHECK(scene.choices("place").size() == 8 * 4);
    scene.act("place 6,4 W");
    CHECK(scene.where("z") == "6,4 W");
    CHECK(scene.asks() == "command");  // Orlaf has his back to it: no Free Attack
    CHECK(scene.refused("activate z") == "DS-4.3");
    Scene miss = before;
    miss.hits(0);
    CHECK(miss.asks() == "command");
    Scene front = before;
    front.hits(1).act("place 4,4 W");
    CHECK(front.attack() == "5 dice against 2, armour 1");  // DS-7.9: a Free Attack
  }

  TEST_CASE("DS-11.9: bleed summons nobody when the wound is prevented or six zombies are in play") {
    Scene potion("9x9", "N@1,4/E O@5,4/W s@8,8");
    potion.items("O", "healing_potion").begin("N").act("cast bleed O").hits(1);
    CHECK(potion.asks() == "potion");
    Scene taken = potion;
    potion.act("yes");
    CHECK(potion.asks() == "command");
    taken.act("no");
    CHECK(taken.asks() == "summon");
    Scene full("9x9", "N@1,4/E O@5,4/W z@0,8 z@1,8 z@2,8 z@3,8 z@4,8 z@5,8");
    full.begin("N").act("cast bleed O").hits(1);
    CHECK(full.asks() == "command");
  }

  TEST_CASE("DS-7.9: faithful_ghost on a free square, up to two ghosts") {
    Scene scene("12x9", "N@1,4/E O@5,4/E s@3,4/W");
    scene.begin("N");
    CHECK(!scene.legal("cast faithful_ghost 5,4"));
    CHECK(!scene.legal("cast faithful_ghost 3,4"));
    CHECK(!scene.legal("cast faithful_ghost 7,4"));  // out of Short range
    scene.act("cast faithful_ghost 6,4");
    CHECK(scene.legal() == Texts{"place 6,4 E", "place 6,4 N", "place 6,4 S", "place 6,4 W"});
    scene.act("place 6,4 W");
    CHECK(scene.where("g") == "6,4 W");
    CHECK(scene.attack() == "5 dice against 3, armour 5");  // Orlaf's Free Attack
    Scene two("12x9", "N@1,4/E O@5,4/E g@11,0 g@11,8");
    two.begin("N");
    CHECK(two.choices("cast faithful_ghost").empty());
  }

  TEST_CASE("DS-3.8: in_my_power spoils the next Turn of its target, by a die") {
    Scene scene("9x9", "N@1,4/E O@6,4/W R@6,5/W");
    scene.items("O", "healing_potion").wounds("O", 1);
    scene.begin("N").act("cast in_my_power O").next_round().act("hero O");
    CHECK(scene.asks() == "roll_skip");
    Scene lucky = scene;
    scene.die(3);
    CHECK(scene.ends() == Texts{"6,4"});  // turning stays allowed,
    CHECK(scene.legal("use healing_potion"));
    CHECK(scene.legal("trade R give healing_potion"));
    CHECK(scene.refused("move 5,4 W") == "DS-3.8");
    CHECK(scene.refused("feat whirlwind") == "DS-3.8");
    lucky.die(4);
    CHECK(lucky.legal("move 5,4 W"));
    // The token is gone: the next Turn is as usual.
    scene.next_round().act("hero O");
    CHECK(scene.asks() == "act");
    CHECK(scene.legal("move 5,4 W"));
  }

  TEST_CASE("DS-3.8: a hero in the Overlord's power does not Fight either") {
    Scene scene("9x9", "O@5,4/E R@1,1 s@6,4/W");
    scene.lasting("O", "in_my_power").begin("O").die(1);
    CHECK(scene.refused("fight s") == "DS-3.8");
    CHECK(scene.breaks().empty());
  }

  TEST_CASE("DS-11.12: bone_shards, dark_mending and bone_call, two of them in one Action") {
    Scene scene("9x9", "N@1,4/E O@5,4/W s@8,8");
    scene.begin("N");
    CHECK(scene.choices("cast dark_mending").empty());  // DS-R55: nobody has wounds
    scene.act("cast bone_shards O");
    CHECK(scene.attack() == "3 dice against 5, armour 2");
    scene.hits(0);
    CHECK(scene.asks() == "spell");
    CHECK(!scene.legal("cast bone_call 5,4"));
    scene.act("cast bone_call 4,4");
    CHECK(scene.bones("4,4") == 1);
    CHECK(scene.asks() == "command");
    CHECK(counter(scene, "bone_call") == 1);
    Scene mending("9x9", "N@1,4/E O@5,4/W t@7,7/W");
    mending.wounds("N", 2).wounds("t", 1).begin("N");
    CHECK(mending.choices("cast dark_mending") == Texts{"cast dark_mending 1,4", "cast dark_mending 7,7"});
    mending.act("cast dark_mending N");
    CHECK(mending.wounds("N") == 1);
  }

  TEST_CASE("DS-R56: bone piles lie on at most 64 squares") {
    Scene scene("12x12", "N@1,10/E O@6,10/W R@8,8/E s@9,8/W s@0,8");
    for (int i = 0; i < 63; ++i) scene.bones(std::to_string(i % 12) + "," + std::to_string(i / 12), 1);
    scene.bones("3,9", 1).begin("R").act("fight s").hits(2);
    CHECK(!scene.is_in_play("s"));
    CHECK(scene.bones("9,8") == 0);  // it is lost
    CHECK(scene.state.bones == 64);
    scene.begin("N");
    // In Short range: only where piles lie already.
    CHECK(scene.choices("cast bone_call") ==
          Texts{"cast bone_call 0,5", "cast bone_call 1,5", "cast bone_call 2,5", "cast bone_call 3,9"});
    scene.act("cast bone_call 3,9");
    CHECK(scene.bones("3,9") == 2);
  }

  TEST_CASE("DS-11.9: Elshara's wail strikes every hero in Short range, through walls") {
    Scene scene("###########\n#E.#.O...R#\n#........s#\n###########");
    scene.begin("E").act("cast wail");
    CHECK(scene.attack() == "2 dice against 5, armour 2");
    CHECK(scene.state.attack.target == scene.model("O"));
    scene.hits(0);
    CHECK(scene.asks() == "command");  // Rordin is too far
  }

  TEST_CASE(
      "DS-11.5: chill_touch needs an adjacent hero; DS-11.10: despair costs a die until the end of the next Round") {
    Scene scene("9x9", "E@4,3 O@4,4/E R@7,4/E s@5,4/W");
    scene.begin("E");
    CHECK(scene.choices("cast chill_touch") == Texts{"cast chill_touch 4,4"});
    scene.act("cast chill_touch O");
    CHECK(scene.attack() == "3 dice against 5, armour 2");
    scene.hits(0).act("cast despair O");
    CHECK(attack_of(scene, "s", "O") == "2 dice against 4, armour 2");
    scene.next_round().begin("O").act("fight s");
    CHECK(scene.attack() == "4 dice against 2, armour 2");
    scene.hits(0);
    CHECK(attack_of(scene, "s", "O") == "2 dice against 4, armour 2");
    scene.next_round().begin("O").act("fight s");
    CHECK(scene.attack() == "5 dice against 2, armour 2");
  }

  TEST_CASE("DS-7.6: dirge raises a skeleton out of the pile it is aimed at, call_the_rotten a zombie") {
    const Setup setup{.limits = "skeleton_warrior*1 skeleton_archer*1 zombie*1 dwarf_revenant*2"};
    Scene scene(setup, "9x9", "E@4,3 O@1,1/E");
    scene.bones("6,4", 1).bones("7,7", 1).begin("E");
    CHECK(scene.choices("cast dirge") == Texts{"cast dirge 6,4", "cast dirge 7,7"});
    scene.act("cast dirge 6,4");
    CHECK(scene.asks() == "animate");
    CHECK(scene.legal() == Texts{"raise 6,4 skeleton_archer E", "raise 6,4 skeleton_archer N",
                                 "raise 6,4 skeleton_archer S", "raise 6,4 skeleton_archer W",
                                 "raise 6,4 skeleton_warrior E", "raise 6,4 skeleton_warrior N",
                                 "raise 6,4 skeleton_warrior S", "raise 6,4 skeleton_warrior W", "stop"});
    scene.act("raise 6,4 skeleton_archer W");
    CHECK(scene.where("a") == "6,4 W");
    CHECK(scene.bones("6,4") == 0);
    Scene shaman(setup, "9x9", "h@4,3 O@1,1/E");
    shaman.bones("7,7", 1).begin("h").act("cast call_the_rotten 7,7");
    CHECK(shaman.choices("raise").size() == 4);
    shaman.act("raise 7,7 zombie N");
    CHECK(shaman.is_in_play("z"));
    Scene none({.limits = "dwarf_revenant*2"}, "9x9", "h@4,3 O@1,1/E");
    none.bones("7,7", 1).begin("h");
    CHECK(none.choices("cast call_the_rotten").empty());
  }

  TEST_CASE("DS-11.12: Hoggar's swamp_breath, knit_flesh and rot_curse") {
    Scene scene("12x9", "h@1,4/E O@6,4/E t@4,7/W s@7,4/W");
    scene.wounds("t", 2).begin("h").act("cast swamp_breath O");
    CHECK(scene.attack() == "3 dice against 5, armour 2");
    scene.hits(0).act("cast knit_flesh t");
    CHECK(scene.wounds("t") == 1);
    scene.next_round().begin("h").act("cast rot_curse O");
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 1");
    scene.next_round();
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 1");
    scene.next_round();
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 2");
  }

  TEST_CASE("DS-11.12: what a boss casts in an Interrupt recharges like all others") {
    Scene scene("9x9", "N@1,4/E O@5,4/W R@8,8/W s@8,0");
    scene.hand("interrupt_1").begin("O").act("end");
    CHECK(scene.asks() == "interrupt");
    scene.act("card interrupt_1").act("activate N").act("cast bleed O").hits(0);
    CHECK(counter(scene, "bleed") == 2);
    scene.begin("N");
    CHECK(scene.refused("cast bleed O") == "DS-11.4");
    scene.next_round();
    CHECK(counter(scene, "bleed") == 1);
  }
}
