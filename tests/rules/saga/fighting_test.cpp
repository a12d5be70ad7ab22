// Fighting and damage: chapter 8.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;

TEST_CASE("DS-E1, DS-8.2, DS-8.9, DS-8.10: Orlaf, crippled, Fights a Skeleton Warrior") {
  Scene scene("9x9", "O@4,4/E s@5,4/W");
  scene.wounds("O", 3).begin("O").act("fight s");
  CHECK(scene.attack() == "4 dice against 2, armour 2");
  scene.roll({6, 4, 2, 1}, {5, 2});
  CHECK(scene.event(Event::Type::AttackEnded).as<tells::Hits>().hits == 2);
  CHECK(!scene.is_in_play("s"));
  CHECK(scene.bones("5,4") == 1);
}

TEST_CASE("DS-E2, DS-8.5: a Skeleton Warrior, outnumbered and attacked from behind, loses one point of armour") {
  Scene scene("9x9", "O@4,4/E s@5,4/E R@6,4/W");
  scene.begin("O").act("fight s");
  CHECK(scene.attack() == "5 dice against 2, armour 1");
}

// The other three of Madriga's and Rordin's examples: Skeletons on both sides, the one that Fights behind her.
TEST_CASE("DS-E3, DS-8.7: Madriga, outnumbered and attacked from behind, has 2 dice and armour 1") {
  Scene scene("9x9", "M@4,4/E s@3,4/E s@5,4/W");
  scene.begin("s").act("fight M");
  CHECK(scene.attack() == "2 dice against 2, armour 1");
}

TEST_CASE("DS-E4, DS-8.5: Rordin, outnumbered and attacked from behind, has 2 dice and armour 4") {
  Scene scene("9x9", "R@4,4/E s@3,4/E s@5,4/W");
  scene.begin("s").act("fight R");
  CHECK(scene.attack() == "2 dice against 2, armour 4");
}

TEST_CASE("DS-E5, DS-8.14, DS-R3: with two wounds Madriga is crippled and Rordin is not") {
  Scene scene("9x9", "R@4,4/E M@4,5/E s@5,4/W s@5,6/W");
  scene.wounds("R", 2).wounds("M", 2);
  CHECK(scene.is_crippled("M"));
  CHECK(!scene.is_crippled("R"));
  Scene attack = scene;
  attack.begin("M").act("fight s");
  CHECK(attack.attack() == "2 dice against 2, armour 1");  // crippled and outnumbered: 3 - 1, and not below 2
  scene.stand("s2", "8,8").face("s2", "N");
  Scene defence = scene;
  defence.begin("s").act("fight M");
  CHECK(defence.attack() == "2 dice against 2, armour 2");
  scene.begin("R").act("fight s");
  CHECK(scene.attack() == "4 dice against 2, armour 1");
}

TEST_CASE("DS-8.14: healing below the threshold ends being crippled, and minions never are") {
  Scene scene("9x9", "O@4,4/E t@6,6/W");
  scene.wounds("O", 3).wounds("t", 3).items("O", "healing_potion").begin("O");
  CHECK(scene.is_crippled("O"));
  CHECK(!scene.is_crippled("t"));
  scene.act("use healing_potion");
  CHECK(!scene.is_crippled("O"));
}

TEST_CASE("DS-R3: the thresholds of everybody") {
  Scene scene("14x6", "O@1,1 R@1,2 M@1,3 D@1,4 N@9,1 G@9,2 h@9,3");
  const auto crippled_from = [&](const char* name) {
    int wounds = 0;
    while (wounds < 5 && !scene.wounds(name, wounds).is_crippled(name)) ++wounds;
    return wounds;
  };
  CHECK(crippled_from("O") == 3);
  CHECK(crippled_from("R") == 4);
  CHECK(crippled_from("M") == 2);
  CHECK(crippled_from("D") == 2);
  CHECK(crippled_from("N") == 3);
  CHECK(crippled_from("G") == 4);
  CHECK(crippled_from("h") == 4);
}

TEST_CASE("DS-E7, DS-14.1, DS-8.8: three Zombies around a hero") {
  Scene scene("9x9", "O@4,4/E z@5,4/W z@4,3/S z@4,5/N");
  scene.begin("z").act("fight O");
  CHECK(scene.attack() == "4 dice against 4, armour 2");
}

TEST_CASE("DS-8.1: only an enemy in the front arc is Fought") {
  Scene scene("9x9", "O@4,4/N R@4,3/N s@4,5/N s@5,5/W s@6,2/S s@5,4/E");
  scene.begin("O");
  CHECK(scene.refused("fight R") == "DS-8.1");   // a friend
  CHECK(scene.refused("fight s2") == "DS-8.1");  // (4,5), behind
  CHECK(scene.legal("fight s3") == false);
  CHECK(scene.choices("fight") == Texts{"fight 5,4"});
  CHECK(scene.refused("fight 6,2") == "DS-8.1");  // too far
}

TEST_CASE("DS-8.1, DS-6.5: turning first brings an enemy into the front arc") {
  Scene scene("9x9", "O@4,4/N s@4,5/S");
  scene.begin("O");
  CHECK(scene.refused("fight s") == "DS-8.1");
  scene.act("move 4,4 S");
  CHECK(scene.legal("fight s"));
}

TEST_CASE("DS-8.1: only the attacker causes damage") {
  Scene scene("9x9", "O@4,4/E s@5,4/W");
  scene.begin("O").act("fight s").roll({1, 1, 1, 1, 1}, {6, 6});
  CHECK(scene.is_in_play("s"));
  CHECK(scene.wounds("O") == 0);
}

TEST_CASE("DS-8.3, DS-8.4, DS-R23: bonus dice come before penalties") {
  Scene scene("9x9", "D@4,4/E s@5,4/W z@4,3/S");
  // 2 dice and 2 more; outnumbered and crippled take two away again.
  scene.wounds("D", 2).items("D", "fury_draught").begin("D").act("use fury_draught").act("fight s");
  CHECK(scene.attack() == "2 dice against 2, armour 2");
}

TEST_CASE("DS-8.4, DS-R23: a defender's bonus dice take the penalties, not its armour") {
  Scene scene("9x9", "D@4,4/E R@3,5/E s@5,4/W z@4,3/S");
  scene.lasting("D", "shield").lasting("D", "steelskin");
  scene.begin("s").act("fight D");
  CHECK(scene.attack() == "2 dice against 3, armour 2");
}

TEST_CASE("DS-8.5: nobody is brought below two dice or armour 1, and further penalties are lost") {
  Scene scene("9x9", "D@4,4/E z@3,4/E z@4,3/S");
  scene.wounds("D", 2).lasting("D", "steelskin").lasting("D", "despair");
  // Crippled, outnumbered, from behind and Despair: 2 dice, armour 2 - 1.
  scene.begin("z2").act("fight D");
  CHECK(scene.attack() == "3 dice against 2, armour 1");
}

TEST_CASE("DS-8.5, DS-R32: penalties that spill over do not touch the attacker's armour in that attack") {
  Scene scene("9x9", "M@4,4/E s@5,4/W s@4,3/S s@4,5/N");
  scene.wounds("M", 2).begin("M").act("fight s");
  CHECK(scene.attack() == "2 dice against 2, armour 2");
}

TEST_CASE("DS-8.6, DS-R24: armour is kept between 1 and 5 before penalties are counted") {
  Scene high("9x9", "R@4,4/E s@3,4/E s@5,4/W");
  high.lasting("R", "steelskin").stand("s2", "8,8");
  high.begin("s").act("fight R");
  CHECK(high.attack() == "2 dice against 3, armour 5");
  Scene ghost("9x9", "D@4,4/W g@5,4/W");
  Scene hard = ghost;
  hard.lasting("g", "steelskin").begin("D").act("move 4,4 E").act("fight g");
  CHECK(hard.attack() == "2 dice against 3, armour 5");   // not 6: a 6 always counts
  ghost.lasting("g", "corrode").lasting("g", "corrode");  // the same spell does not add up
  ghost.begin("D").act("move 4,4 E").act("fight g");
  CHECK(ghost.attack() == "2 dice against 3, armour 3");
}

TEST_CASE("DS-8.6, DS-R24: corroded below 1 counts as 1, and what is lost there is not owed later") {
  Scene scene("9x9", "O@4,4/E z@5,4/W D@8,8/W");
  scene.lasting("z", "corrode");
  scene.begin("O").act("fight z");
  CHECK(scene.attack() == "5 dice against 2, armour 1");
}

TEST_CASE("DS-8.6: effects that ignore armour come last, not below 1") {
  Scene scene("9x9", "R@4,4/E s@5,4/E O@6,4/W");
  scene.items("R", "grunds_hammer").begin("R").act("fight s");
  // 2 - 1 by the first penalty, the second is lost, the hammer finds 1 left.
  CHECK(scene.attack() == "5 dice against 2, armour 1");
  Scene revenant("9x9", "R@4,4/E r@5,4/W");
  revenant.items("R", "grunds_hammer").begin("R").act("fight r");
  CHECK(revenant.attack() == "5 dice against 4, armour 2");
}

TEST_CASE("DS-8.6, DS-8.9: a 6 always counts, against armour 5 too") {
  Scene scene("9x9", "O@4,4/E g@5,4/W");
  scene.begin("O").act("fight g").roll({6, 5, 5, 5, 5}, {5, 5, 5});
  CHECK(!scene.is_in_play("g"));
}

TEST_CASE("DS-8.7: crippled attacker, outnumbered attacker, each once") {
  Scene scene("9x9", "O@4,4/E s@5,4/W s@4,3/S s@4,5/N");
  scene.begin("O").act("fight s");
  CHECK(scene.attack() == "4 dice against 2, armour 2");  // three of them are one penalty
  Scene both("9x9", "O@4,4/E s@5,4/W s@4,3/S");
  both.wounds("O", 4).begin("O").act("fight s");
  CHECK(both.attack() == "3 dice against 2, armour 2");
}

TEST_CASE("DS-8.7: effects that say so are penalties of the attacker and of the defender") {
  Scene scene("9x9", "O@4,4/E s@5,4/W");
  scene.lasting("O", "despair");
  Scene attack = scene;
  attack.begin("O").act("fight s");
  CHECK(attack.attack() == "4 dice against 2, armour 2");
  scene.begin("s").act("fight O");
  CHECK(scene.attack() == "2 dice against 4, armour 2");
}

TEST_CASE("DS-8.8: outnumbered counts front arcs, not neighbours") {
  Scene scene("9x9", "O@4,4/E s@5,4/W s@4,3/N s@3,4/W");
  CHECK(!scene.is_outnumbered("O"));  // two of them look away
  scene.face("s3", "E");
  CHECK(scene.is_outnumbered("O"));
}

TEST_CASE("DS-8.8: both sides of a Fight may be outnumbered at once") {
  Scene scene("9x9", "O@4,4/E R@5,3/S s@5,4/W s@4,5/N");
  CHECK(scene.is_outnumbered("O"));
  CHECK(scene.is_outnumbered("s"));
  scene.begin("O").act("fight s");
  CHECK(scene.attack() == "4 dice against 2, armour 1");
}

TEST_CASE("DS-8.8, DS-10.7, DS-R13: a Large enemy alone outnumbers, but only who is in its front arc and not Large") {
  Scene scene("12x9", "O@3,4/E t@4,4/W R@6,5/W");
  CHECK(scene.is_outnumbered("O"));
  CHECK(!scene.is_outnumbered("R"));
  CHECK(scene.is_outnumbered("t"));  // Orlaf and Rordin
}

TEST_CASE("DS-8.9: when all attack dice are discarded the attack fails") {
  Scene scene("9x9", "O@4,4/E r@5,4/W");
  scene.begin("O").act("fight r").roll({3, 3, 2, 1, 1}).roll({1, 1, 1, 1});
  CHECK(scene.event(Event::Type::AttackEnded).as<tells::Hits>().hits == 0);
  CHECK(scene.is_in_play("r"));
}

TEST_CASE("DS-8.10: equal is no hit, unpaired attack dice are hits, spare defence dice do nothing") {
  const auto hits = [](std::initializer_list<int> attack, std::initializer_list<int> defence) {
    Scene scene("9x9", "O@4,4/E t@5,4/W R@2,2 ");
    scene.begin("O").act("fight t");
    REQUIRE(scene.attack() == "4 dice against 4, armour 4");
    scene.roll(attack, defence);
    return static_cast<int>(scene.event(Event::Type::AttackEnded).as<tells::Hits>().hits);
  };
  CHECK(hits({6, 6, 5, 5}, {6, 5, 5, 5}) == 1);  // 6=6, 6>5, 5=5, 5=5
  CHECK(hits({6, 5, 4, 4}, {5, 5, 5, 5}) == 1);  // 4s are discarded before pairing; two spare defence dice
  CHECK(hits({6, 6, 6, 6}, {6, 6, 6, 5}) == 1);
  CHECK(hits({6, 6, 6, 6}, {1, 1, 1, 1}) == 4);
  CHECK(hits({5, 1, 1, 1}, {6, 1, 1, 1}) == 0);  // highest with highest
  Scene unpaired("9x9", "O@4,4/E s@5,4/W");
  unpaired.begin("O").act("fight s").roll({3, 3, 3, 3, 1}, {6, 6});
  CHECK(unpaired.event(Event::Type::AttackEnded).as<tells::Hits>().hits == 2);
}

TEST_CASE("DS-8.11, DS-8.12, DS-R2: what hits do to minions, and that they do not add up") {
  const auto after = [](char monster, int hits) -> std::string {
    Scene scene("9x9", std::string("O@4,4/E ") + monster + "@5,4/W R@8,8");
    const std::string name(1, monster);
    scene.begin("O").act("fight " + name).hits(hits);
    if (scene.is_in_play(name)) return "stands";
    return scene.bones("5,4") > 0 ? "bones" : "gone";
  };
  for (const char bony : {'s', 'a', 'r'}) {
    CHECK(after(bony, 1) == "stands");
    CHECK(after(bony, 2) == "bones");
    CHECK(after(bony, 3) == "gone");
    CHECK(after(bony, 4) == "gone");
  }
  for (const char rotten : {'z', 'm'}) {
    CHECK(after(rotten, 1) == "stands");
    CHECK(after(rotten, 2) == "stands");
    CHECK(after(rotten, 3) == "gone");
    CHECK(after(rotten, 4) == "gone");
  }
  CHECK(after('g', 1) == "gone");
  Scene twice("9x9", "O@4,4/E R@5,3/S s@5,4/W");
  twice.begin("O").act("fight s").hits(1);
  twice.begin("R").act("fight s").hits(1);
  CHECK(twice.is_in_play("s"));
}

TEST_CASE("DS-8.11, DS-14.6, DS-R5: a Zombie Troll takes as many wounds as hits, and they add up") {
  Scene scene("9x9", "O@4,4/E R@4,5/E t@5,4/W");
  scene.begin("O").act("fight t").hits(2).die(1);
  CHECK(scene.wounds("t") == 2);
  scene.begin("R").act("fight t").hits(2).die(4);
  CHECK(!scene.is_in_play("t"));
  CHECK(scene.bones("5,4") == 0);
}

TEST_CASE("DS-8.13, DS-1.3: heroes and bosses take at most one wound from one attack") {
  Scene scene("9x9", "O@4,4/E G@5,4/W");
  scene.begin("O").act("fight G").hits(5);
  CHECK(scene.wounds("G") == 1);
  scene.overlord().act("activate G").act("fight O").hits(4);
  CHECK(scene.wounds("O") == 1);
}

TEST_CASE("DS-8.15, DS-R63: the fifth wound removes a hero at once; its quest objects stay on the square") {
  Scene scene({.hero_losses = 2}, "9x9", "O@4,4/E R@3,3/E s@5,4/W");
  scene.wounds("O", 4).objects("O", "rune_key").items("O", "blessed_oil");
  scene.begin("s").act("fight O").hits(1);
  CHECK(!scene.is_in_play("O"));
  CHECK(scene.told(Event::Type::ObjectsDropped) == 1);
  CHECK(!scene.over());
  scene.stand("s", "8,8");
  scene.next_round();
  CHECK(scene.asks() == "act");  // Rordin alone is left
  CHECK(scene.refused("take") == "DS-8.15");
  scene.act("move 4,4 E").act("take");
  CHECK(scene.objects("R") == "rune_key");
  CHECK(scene.items("R").empty());
  CHECK(scene.ends().has("5,4"));  // at no cost: the Move goes on
}

TEST_CASE("DS-8.15, DS-R63: only a hero that stands there picks up what was left") {
  Scene scene({.hero_losses = 2}, "9x9", "O@4,4/E R@3,3/E");
  scene.state.dropped[0] = 1;
  scene.state.dropped_at[0] = square_at(5, 5);
  scene.begin("R").act("move 4,5 E");
  CHECK(scene.refused("take") == "DS-8.15");
  CHECK(!scene.legal("take"));
}

TEST_CASE("DS-8.15, DS-1.3: a boss is incapacitated by its fifth wound") {
  Scene scene("9x9", "O@4,4/E G@5,4/W");
  scene.wounds("G", 4).begin("O").act("fight G").hits(1);
  CHECK(!scene.is_in_play("G"));
  CHECK(scene.event(Event::Type::ModelRemoved).as<tells::Removed>().why == Event::Incapacitated);
}

TEST_CASE("DS-E6: Danor casts Burn in Round 3, and again in Round 5") {
  Scene scene("9x9", "D@4,4/E r@6,4/E");
  scene.round(3).begin("D").act("cast burn r").hits(0);
  const std::size_t burn = 0;
  REQUIRE(scene.game.content().spells[burn].id == "burn");
  CHECK(scene.state.recharge[burn] == 2);
  scene.next_round();
  CHECK(scene.round() == 4);
  CHECK(scene.state.recharge[burn] == 1);
  CHECK(scene.refused("cast burn r") == "DS-11.4");
  scene.next_round();
  CHECK(scene.round() == 5);
  CHECK(scene.legal("cast burn r"));
}

TEST_CASE("DS-8.7, DS-5.6: an attacker beside the defender is not behind it") {
  Scene scene("9x9", "O@4,4/N s@5,4/N");
  scene.begin("O").act("fight s");
  CHECK(scene.attack() == "5 dice against 2, armour 2");
}

TEST_CASE("DS-8.5: with more than two dice a penalty never touches armour") {
  Scene scene("9x9", "O@4,4/E G@5,4/E R@6,4/W");
  scene.wounds("G", 4).begin("O").act("fight G");
  CHECK(scene.attack() == "5 dice against 2, armour 4");  // crippled, outnumbered, from behind: 5 - 3
}
