// Items and skills: chapter 15, every item and skill by its name.
#include "content_file.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

// What this monster rolls against this hero in the Overlord's Turn.
std::string attack_of(Scene scene, std::string_view monster, std::string_view hero) {
  scene.begin(monster).act("fight " + std::string(hero));
  return scene.attack();
}

}  // namespace

TEST_SUITE("Dungeon Saga: items") {
  TEST_CASE("DS-15.1: only those in the list of users can use an item; the Overlord's models have none") {
    Scene scene("9x9", "O@4,4/E R@1,1 s@5,4/W");
    scene.items("O", "grunds_hammer energy_crystal_1").begin("O");
    CHECK(scene.choices("use").empty());
    CHECK(scene.refused("use energy_crystal_1") == "DS-15.1");
    CHECK(scene.refused("use healing_potion") == "DS-15.1");  // he has none
    scene.act("fight s");
    CHECK(scene.attack() == "5 dice against 2, armour 2");  // the hammer is Rordin's
    scene.hits(0).begin("s");
    CHECK(scene.choices("use").empty());
    CHECK(scene.choices("trade").empty());
  }

  TEST_CASE("DS-15.2: `always` items work all the time") {
    const Scene scene = Scene("12x9", "O@3,4/E R@3,1/E M@3,7/E s@4,4/W s@4,1/W s@4,7/W");
    Scene armed = scene;
    armed.items("O", "reapers_axe bearskin_mantle").items("R", "grunds_hammer dolgarth_shield");
    armed.items("M", "spidersilk_vest moonwood_bow swift_boots");
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 2");
    CHECK(attack_of(armed, "s", "O") == "2 dice against 5, armour 3");
    CHECK(attack_of(scene, "s2", "R") == "2 dice against 4, armour 4");
    CHECK(attack_of(armed, "s2", "R") == "2 dice against 5, armour 4");
    CHECK(attack_of(scene, "s3", "M") == "2 dice against 3, armour 2");
    CHECK(attack_of(armed, "s3", "M") == "2 dice against 3, armour 3");
    Scene orlaf = armed;
    orlaf.begin("O").act("fight s");
    CHECK(orlaf.attack() == "6 dice against 2, armour 2");
    Scene rordin = armed;
    rordin.begin("R").act("fight s2");
    CHECK(rordin.attack() == "5 dice against 2, armour 1");  // the hammer also ignores one armour
    Scene madriga = armed;
    madriga.stand("s3", "9,7").begin("M");
    CHECK(madriga.points() == 9);
    madriga.act("shoot s3");
    CHECK(madriga.attack() == "5 dice against 2, armour 2");
  }

  TEST_CASE("DS-14.5: the amulet_of_rest makes its owner Tough") {
    Scene scene("9x9", "O@1,1 s@7,7");
    scene.items("O", "amulet_of_rest").wounds("O", 2).overlord().act("end");
    CHECK(scene.asks() == "roll_round");
    scene.die(6);
    CHECK(scene.wounds("O") == 1);
  }

  TEST_CASE("DS-6.1: no Move has more than 14 points, whatever adds to it") {
    Doc doc = content_file::file();
    content_file::at(doc, "heroes[0].sheets.base.movement") = Doc(14);
    Scene scene("30x9", "O@1,4/E R@1,8 s@29,8");
    scene.game = Saga(content_file::read(doc), 2, scene.game.options());
    scene.items("O", "swift_boots haste_draught").begin("O");
    CHECK(scene.points() == 14);
    scene.act("use haste_draught");
    CHECK(scene.points() == 14);
    CHECK(scene.legal("move 15,4 E"));
    CHECK(scene.refused("move 16,4 E") == "DS-6.1");
  }

  TEST_CASE("DS-15.2, DS-15.3: one-use items at any moment of the own Turn, and then they are gone") {
    Scene scene("12x9", "O@1,4/E R@11,8 s@6,4/W");
    scene.items("O", "healing_potion*2 haste_draught fury_draught").wounds("O", 2).begin("O");
    scene.act("use healing_potion");  // before the Move,
    CHECK(scene.wounds("O") == 1);
    CHECK(scene.items("O") == "healing_potion fury_draught haste_draught");
    scene.act("move 3,4 E").act("use haste_draught");  // in the middle of it,
    CHECK(scene.points() == 7 - 2 + 4);
    scene.act("move 5,4 E").act("use fury_draught").act("fight s");  // before the Action
    CHECK(scene.attack() == "7 dice against 2, armour 2");
    scene.hits(0);
    CHECK(scene.asks() == "act");  // and after it
    CHECK(scene.legal() == Texts{"end", "use healing_potion"});
    scene.act("use healing_potion");
    CHECK(scene.wounds("O") == 0);
    CHECK(scene.state.act.model == scene.model("R"));
    // Effects of this Turn are over: the next Fight has its own dice.
    scene.next_round().begin("O").act("fight s");
    CHECK(scene.attack() == "5 dice against 2, armour 2");
  }

  TEST_CASE("DS-15.2: not in another's Turn, and not in the middle of an attack") {
    Scene scene("9x9", "O@4,4/E R@3,4/E s@5,4/W");
    scene.items("R", "healing_potion").wounds("R", 2).begin("O");
    CHECK(scene.choices("use").empty());
    scene.act("fight s");
    CHECK(scene.asks() == "roll_attack");
  }

  TEST_CASE("DS-15.3: items may be used in the same Turn as a Feat, also between its attacks") {
    Scene scene("9x9", "O@4,4/E R@1,1 s@5,4/W s@3,4/W s@4,3/S");
    scene.items("O", "blessed_oil fury_draught healing_potion").wounds("O", 1).begin("O").act("use fury_draught");
    scene.act("feat whirlwind");
    CHECK(scene.legal("use healing_potion"));
    scene.act("fight s");
    CHECK(scene.attack() == "4 dice against 2, armour 2");  // exactly four (DS-16.3)
    scene.hits(2);
    CHECK(scene.bones("5,4") == 1);
    scene.act("use blessed_oil").act("fight s2").hits(2);
    CHECK(scene.bones("3,4") == 0);  // destroyed without bones
    CHECK(!scene.is_in_play("s2"));
  }

  TEST_CASE("DS-8.11: blessed_oil leaves no bones of what this Turn's Fights turn into a pile") {
    Scene scene("9x9", "O@4,4/E R@1,1 s@5,4/W");
    scene.items("O", "blessed_oil").begin("O").act("use blessed_oil").act("fight s").hits(2);
    CHECK(!scene.is_in_play("s"));
    CHECK(scene.bones("5,4") == 0);
  }

  TEST_CASE("DS-R54: an item is used only when it does something") {
    Scene scene("9x9", "O@4,4/E s@7,4/W");
    scene.items("O", "healing_potion skeleton_key wardbreaker_scroll haste_draught").begin("O");
    CHECK(scene.choices("use") == Texts{"use haste_draught"});
    CHECK(scene.refused("use healing_potion") == "DS-15.2");
    scene.act("use haste_draught").act("move 6,4 E");
    CHECK(scene.told(Event::Type::Stopped) == 1);
    Scene stopped("9x9", "O@4,4/E s@7,4/W");
    stopped.items("O", "haste_draught*2").begin("O").act("move 6,4 E");
    CHECK(stopped.refused("use haste_draught") == "DS-15.2");  // no more steps anyway
  }

  TEST_CASE(
      "DS-15.2: skeleton_key opens a mundane lock beside its owner, in front or behind; wardbreaker_scroll a ward") {
    Scene scene({.locks = "1:mundane_5 c:mundane_4 2:ward_1", .chests = "c:haste_draught"},
                "######\n#.1###\n#cO2.#\n#....#\n######");
    scene.items("O", "skeleton_key wardbreaker_scroll").face("O", "S").begin("O");
    CHECK(scene.choices("use") == Texts{"use skeleton_key 1,2", "use skeleton_key 2,1", "use wardbreaker_scroll 3,2"});
    scene.act("use skeleton_key c");
    CHECK(scene.is_open("c"));
    CHECK(scene.items("O") == "haste_draught wardbreaker_scroll");
  }

  TEST_CASE("DS-15.4, DS-R30, DS-D7: a Healing Potion keeps off a wound just given, in any Turn, also the fifth") {
    Scene scene({.players = 3, .seats = {1, 2}}, "9x9", "O@4,4/E R@1,1 s@5,4/W");
    scene.items("O", "healing_potion").wounds("O", 4).begin("s").act("fight O").hits(1);
    CHECK(scene.asks() == "potion");
    CHECK(scene.actor() == 1);  // whose hero it is
    CHECK(scene.legal() == Texts{"no", "yes"});
    Scene refused = scene;
    scene.act("yes");
    CHECK(scene.wounds("O") == 4);
    CHECK(scene.items("O").empty());
    CHECK(scene.is_in_play("O"));
    CHECK(!scene.over());
    refused.act("no");
    CHECK(refused.over());
    CHECK(refused.winner() == 0);
    // A Free Attack in his own Turn counts as well.
    Scene free("9x9", "O@4,4/E R@1,1 s@5,4/W");
    free.items("O", "healing_potion").begin("O").act("break 3,4").hits(1);
    CHECK(free.asks() == "potion");
    free.act("yes");
    CHECK(free.where("O") == "3,4 E");
    CHECK(free.wounds("O") == 0);
    // So does an Interrupt.
    Scene interrupt("9x9", "O@4,4/E R@1,1 s@5,4/W");
    interrupt.items("O", "healing_potion").hand("interrupt_1").begin("R").act("end").act("card interrupt_1");
    interrupt.act("activate s").act("fight O").hits(1);
    CHECK(interrupt.asks() == "potion");
  }

  TEST_CASE("DS-15.4: who has no potion is not asked, and the wound of one hit is one question") {
    Scene scene("9x9", "O@4,4/E R@1,1 r@5,4/W");
    scene.items("O", "healing_potion*2").begin("r").act("fight O").hits(4);
    CHECK(scene.asks() == "potion");
    scene.act("yes");
    CHECK(scene.items("O") == "healing_potion");
    CHECK(scene.asks() != "potion");
    Scene none("9x9", "O@4,4/E R@3,4 r@5,4/W");
    none.items("R", "healing_potion").begin("r").act("fight O").hits(1);
    CHECK(none.wounds("O") == 1);
  }

  TEST_CASE("DS-15.5, DS-R46: heroes side by side give, take or swap in the Move of the one whose Turn it is") {
    Scene scene("9x9", "O@4,4/E R@3,4 D@8,8");
    scene.items("O", "blessed_oil").items("R", "skeleton_key").objects("R", "rune_key").begin("O");
    CHECK(scene.choices("trade R") == Texts{"trade rordin give blessed_oil",
                                            "trade rordin give blessed_oil take rune_key",
                                            "trade rordin give blessed_oil take skeleton_key",
                                            "trade rordin take rune_key", "trade rordin take skeleton_key"});
    CHECK(scene.choices("trade D").empty());
    CHECK(scene.refused("trade D give blessed_oil") == "DS-15.5");
    scene.act("trade R give blessed_oil take skeleton_key");
    CHECK(scene.items("O") == "skeleton_key");
    CHECK(scene.items("R") == "blessed_oil");
    scene.act("trade R take rune_key");
    CHECK(scene.objects("O") == "rune_key");
    // In the middle of the Move, and on to the next hero.
    scene.act("move 7,7 E");
    CHECK(scene.points() == 4);
    CHECK(scene.refused("move 8,7 E") == "DS-R61");
    scene.act("trade D give rune_key");
    CHECK(scene.objects("D") == "rune_key");
    CHECK(scene.legal("move 8,7 E"));
  }

  TEST_CASE("DS-15.5, DS-D8: another seat must agree") {
    Scene scene({.players = 3, .seats = {1, 2}}, "9x9", "O@2,4/E R@5,4 s@8,0");
    scene.items("O", "blessed_oil").items("R", "healing_potion").begin("O").act("move 4,4 E");
    scene.act("trade R give blessed_oil take healing_potion");
    CHECK(scene.asks() == "trade");
    CHECK(scene.actor() == 2);
    CHECK(scene.legal() == Texts{"no", "yes"});
    Scene refused = scene;
    scene.act("yes");
    CHECK(scene.items("O") == "healing_potion");
    CHECK(scene.items("R") == "blessed_oil");
    refused.act("no");
    CHECK(refused.items("O") == "blessed_oil");
    CHECK(refused.asks() == "act");
    CHECK(refused.actor() == 1);
    CHECK(refused.legal("move 4,1 E"));  // the Move goes on
  }

  TEST_CASE("DS-15.5, DS-16.2, DS-R59: no trade after the Action; a Feat without Move allows none before it") {
    Scene scene("9x9", "O@4,4/E R@3,4 s@5,4/W");
    scene.items("O", "blessed_oil healing_potion").wounds("O", 1);
    Scene acted = scene;
    acted.begin("O").act("fight s").hits(0);
    CHECK(acted.refused("trade R give blessed_oil") == "DS-15.5");
    scene.begin("O");
    CHECK(scene.legal("feat whirlwind"));
    scene.act("trade R give blessed_oil");
    CHECK(scene.refused("feat whirlwind") == "DS-16.2");
    CHECK(scene.legal("fight s"));
  }

  TEST_CASE("DS-R58: boots that change hands in the middle of a Move count from the next Turn") {
    Scene scene("9x9", "O@2,4/E R@6,4 s@8,8");
    scene.items("R", "swift_boots").begin("O");
    CHECK(scene.points() == 7);
    scene.act("move 5,4 E").act("trade R take swift_boots");
    CHECK(scene.points() == 4);
    scene.next_round().hand("").begin("O");
    CHECK(scene.points() == 8);
    scene.act("trade R give swift_boots");
    CHECK(scene.points() == 8);
    scene.act("end");
    CHECK(scene.points() == 7);  // Rordin's: 6 and the boots
  }

  TEST_CASE("DS-R61: a Move goes on only after something has happened") {
    Scene scene("12x9", "O@1,4/E R@4,5");
    scene.items("O", "blessed_oil").begin("O").act("move 3,4 E");
    CHECK(scene.points() == 5);
    CHECK(scene.refused("move 4,4 E") == "DS-R61");
    CHECK(scene.refused("move 3,4 N") == "DS-R61");
    Scene item = scene;
    item.act("use blessed_oil");
    CHECK(item.legal("move 8,4 N"));
    CHECK(!item.legal("move 9,4 N"));
    scene.act("trade R give blessed_oil");
    CHECK(scene.legal("move 8,4 N"));
  }

  TEST_CASE("DS-R53: at most six trades in a Turn") {
    Scene scene("9x9", "O@4,4/E R@3,4");
    scene.items("O", "blessed_oil").begin("O");
    for (int i = 0; i < 3; ++i) scene.act("trade R give blessed_oil").act("trade R take blessed_oil");
    CHECK(scene.choices("trade").empty());
    CHECK(scene.refused("trade R give blessed_oil") == "DS-R53");
    CHECK(scene.legal("end"));
  }

  TEST_CASE("DS-15.6: what is not tradeable stays with its hero") {
    Scene scene("9x9", "O@4,4/E R@3,4");
    scene.items("O", "reapers_axe").items("R", "dolgarth_shield").begin("O");
    CHECK(scene.choices("trade").empty());
    CHECK(scene.refused("trade R give reapers_axe") == "DS-15.6");
  }

  TEST_CASE("DS-15.7, DS-R49: at most two of the same one-use item") {
    Scene scene("9x9", "O@4,4/E R@3,4");
    scene.items("O", "healing_potion").items("R", "healing_potion*2 blessed_oil").begin("O");
    CHECK(scene.refused("trade R give healing_potion") == "DS-15.7");
    CHECK(scene.refused("trade R give healing_potion take blessed_oil") == "DS-15.7");
    CHECK(scene.legal("trade R take healing_potion"));
    Scene chest({.locks = "c:mundane_1", .chests = "c:healing_potion c:blessed_oil"}, "####\n#Oc#\n####");
    chest.items("O", "healing_potion*2").begin("O").act("fight c").hits(1);
    CHECK(chest.items("O") == "healing_potion*2 blessed_oil");  // the third is lost
    CHECK(chest.event(Event::Type::ItemGained).as<tells::Gained>().lost == 1);
  }

  TEST_CASE("DS-11.11, DS-R49: nobody holds more than three crystals, but one may be swapped for another") {
    Scene scene("9x9", "O@4,4/E D@3,4");
    scene.items("O", "energy_crystal_3 blessed_oil").items("D", "energy_crystal_1*2 energy_crystal_2").begin("O");
    CHECK(scene.refused("trade D give energy_crystal_3") == "DS-11.11");
    CHECK(scene.refused("trade D give energy_crystal_3 take blessed_oil") != "");
    scene.act("trade D give energy_crystal_3 take energy_crystal_1");
    CHECK(scene.items("D") == "energy_crystal_1 energy_crystal_2 energy_crystal_3");
  }

  TEST_CASE("DS-8.15: quest objects stay on the square of who falls; who enters it may pick them up") {
    Scene scene({.hero_losses = 2}, "9x9", "O@4,4/E R@2,4/E s@5,4/W");
    scene.objects("O", "rune_key*2").items("O", "blessed_oil").wounds("O", 4).begin("s").act("fight O").hits(1);
    CHECK(!scene.is_in_play("O"));
    CHECK(scene.told(Event::Type::ObjectsDropped) == 1);
    scene.next_round();
    CHECK(scene.refused("take") == "DS-8.15");
    scene.act("move 4,4 E");
    scene.act("take");
    CHECK(scene.objects("R") == "rune_key*2");
    CHECK(scene.items("R").empty());  // its other items are out of the adventure
    CHECK(scene.points() == 4);       // at no cost
    CHECK(scene.legal("fight s"));
  }

  TEST_CASE("DS-R63, DS-16.2: they are picked up in the Move of the own Turn by who stands there") {
    Scene scene({.hero_losses = 3}, "9x9", "O@4,4/E R@3,4/E M@0,0 s@5,4/W");
    scene.objects("O", "rune_key").wounds("O", 4).begin("s").act("fight O").hits(1).next_round();
    scene.stand("R", "4,4").begin("R");
    CHECK(scene.legal("take"));  // without a step
    Scene acted = scene;
    acted.items("R", "healing_potion").wounds("R", 1).act("fight s").hits(0);
    CHECK(acted.refused("take") == "DS-8.15");  // the Move is over
    CHECK(scene.legal("feat none_shall_pass"));
    scene.act("take");
    CHECK(scene.refused("feat none_shall_pass") == "DS-16.2");  // a Feat without Move is instead of one
    scene.act("end");
    CHECK(scene.objects("R") == "rune_key");
  }

  TEST_CASE("DS-17.6: skills of Orlaf: frenzy, thick_hide, long_stride") {
    Scene scene({.skills = "frenzy thick_hide long_stride"}, "9x9", "O@4,4/E s@5,4/W s@5,5/W");
    scene.wounds("O", 3);
    CHECK(!scene.is_crippled("O"));
    scene.begin("O");
    CHECK(scene.points() == 8);
    scene.act("fight s");
    CHECK(scene.attack() == "5 dice against 2, armour 2");  // a die while outnumbered, and its penalty
    Scene alone({.skills = "frenzy"}, "9x9", "O@4,4/E s@5,4/W");
    alone.begin("O").act("fight s");
    CHECK(alone.attack() == "5 dice against 2, armour 2");
    Scene hurt({.skills = "thick_hide"}, "9x9", "O@4,4/E");
    CHECK(hurt.wounds("O", 4).is_crippled("O"));
  }

  TEST_CASE("DS-17.6: skills of Rordin: shield_brother, stone_stance, lock_smasher") {
    const Scene scene({.skills = "shield_brother stone_stance lock_smasher"}, "9x9",
                      "O@4,4/E R@4,5/E s@5,4/W s@5,5/W s@5,6/W");
    CHECK(attack_of(scene, "s", "O") == "2 dice against 5, armour 2");   // 5 and his brother, outnumbered
    CHECK(attack_of(scene, "s3", "R") == "2 dice against 4, armour 4");  // never outnumbered, no brother of his own
    Scene rordin = scene;
    rordin.begin("R").act("fight s2");
    CHECK(rordin.attack() == "4 dice against 2, armour 1");  // s2 is outnumbered
    Scene lock({.skills = "lock_smasher"}, "####\n#Rc#\n####");
    lock.begin("R").act("fight c");
    CHECK(lock.attack() == "6 dice against 2, armour 2");
    // Not against a shot.
    Scene shot({.skills = "shield_brother"}, "9x9", "O@4,4/E R@4,5/E a@8,4/W");
    shot.begin("a").act("shoot O");
    CHECK(shot.attack() == "3 dice against 5, armour 2");
  }

  TEST_CASE("DS-17.6: skills of Madriga: keen_eye, light_foot, point_blank") {
    Scene eye({.skills = "keen_eye"}, "9x3", "M@0,1/E T@3,1+4,1 s@7,1/W");
    eye.begin("M").act("shoot s");
    CHECK(eye.attack() == "4 dice against 2, armour 2");
    Scene foot({.skills = "light_foot"}, "9x9", "M@4,4/E r@5,4/W");
    foot.begin("M").act("break 3,4");
    CHECK(foot.attack() == "3 dice against 3, armour 2");
    Scene blank({.skills = "point_blank"}, "9x9", "M@4,4/E s@5,4/W s@8,4/W");
    blank.begin("M");
    CHECK(blank.legal("shoot s"));
    blank.stand("s2", "5,5");
    CHECK(blank.refused("shoot s") == "DS-9.1");  // two are too many
  }

  TEST_CASE("DS-17.6: skills of Danor: crystal_lore, ward_sense, battle_mage") {
    Scene lore({.skills = "crystal_lore"}, "9x9", "D@4,4/E");
    lore.begin("D").act("cast crystallise");
    OutcomeList outcomes;
    lore.game.outcomes(lore.state, outcomes);
    REQUIRE(outcomes.size() == 6);
    CHECK(outcomes[0].weight == 1);   // two dice, the better one counts
    CHECK(outcomes[5].weight == 11);  // of 36
    Scene sense({.skills = "ward_sense", .locks = "1:ward_2"}, "####\n#D1.\n####");
    sense.begin("D").act("cast breakward 1");
    CHECK(sense.is_open("1"));
    Scene mage({.skills = "battle_mage"}, "9x9", "D@1,4/E s@5,4/W");
    Scene major = mage;
    mage.begin("D").act("cast flamebolt s");
    CHECK(mage.attack() == "4 dice against 2, armour 2");
    major.begin("D").act("cast burn s");
    CHECK(major.attack() == "4 dice against 2, armour 2");
  }
}
