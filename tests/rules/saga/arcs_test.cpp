// Space, facing and arcs: chapter 5.
#include "scene.hpp"

using namespace uc::saga;
using namespace uc::saga::test;

namespace {
bool adjacent_in(const Scene& scene, const char* a, const char* b) {
  const bool there = is_adjacent_to(scene.game, scene.state, scene.model(a), scene.thing(b));
  if (thing::is_model(scene.thing(b))) {  // both ways the same
    CHECK(there == is_adjacent_to(scene.game, scene.state, scene.model(b), scene.model(a)));
  }
  return there;
}
}  // namespace

TEST_CASE("DS-E9, DS-5.4: the arcs of a model in the open") {
  Scene scene("10x10", "O@5,5/E");
  CHECK(scene.front("O") == Texts{"5,4", "6,4", "6,5", "6,6", "5,6"});
  CHECK(scene.rear("O") == Texts{"4,4", "4,5", "4,6"});
  scene.face("O", "N");
  CHECK(scene.rear("O") == Texts{"4,6", "5,6", "6,6"});
  scene.face("O", "S");
  CHECK(scene.rear("O") == Texts{"4,4", "5,4", "6,4"});
  scene.face("O", "W");
  CHECK(scene.rear("O") == Texts{"6,4", "6,5", "6,6"});
  CHECK(scene.front("O").size() == 5);
}

TEST_CASE("DS-E14, DS-5.4, DS-10.2: the arcs of a Large model") {
  Scene scene("10x10", "O@0,0 t@4,4/W");
  CHECK(scene.rear("t") == Texts{"6,3", "6,4", "6,5", "6,6"});
  CHECK(scene.front("t") == Texts{"3,3", "4,3", "5,3", "3,4", "3,5", "3,6", "4,6", "5,6"});
  scene.face("t", "N");
  CHECK(scene.rear("t") == Texts{"3,6", "4,6", "5,6", "6,6"});
  CHECK(scene.front("t").size() == 8);
}

TEST_CASE("DS-5.1: all eight neighbours are adjacent, and nothing further") {
  Scene scene("10x10", "O@5,5 R@0,0");
  for (int y = 0; y < 10; ++y) {
    for (int x = 0; x < 10; ++x) {
      if (x == 5 && y == 5) continue;
      scene.stand("R", std::to_string(x) + "," + std::to_string(y));
      CHECK(adjacent_in(scene, "O", "R") == (std::abs(x - 5) <= 1 && std::abs(y - 5) <= 1));
    }
  }
}

TEST_CASE("DS-5.1, DS-R11: a corner between two walls separates, one wall does not") {
  Scene closed(R"(
    O#...
    #s...
    .....)");
  CHECK(!adjacent_in(closed, "O", "s"));
  CHECK(closed.front("O").empty());
  Scene half(R"(
    O#...
    .s...
    .....)");
  CHECK(adjacent_in(half, "O", "s"));
  CHECK(half.front("O") == Texts{"0,1", "1,1"});
}

TEST_CASE("DS-5.1, DS-1.8: a closed door square completes the corner like a wall, an opened one does not") {
  Scene scene({.locks = "1:mundane_1"}, R"(
    O1..
    #s..
    ....)");
  scene.begin("O");
  CHECK(scene.is_in_play("s") == false);
  scene.act("fight 1").hits(1);
  CHECK(scene.is_in_play("s"));
  CHECK(adjacent_in(scene, "O", "s"));
}

TEST_CASE("DS-5.1, DS-1.7: an unrevealed square completes the corner like a wall") {
  Scene scene({.locks = "1:mundane_1"}, R"(
    #####
    #O#.#
    ##R.#
    #...1
    #####)");
  CHECK(!adjacent_in(scene, "O", "R"));
}

TEST_CASE("DS-5.1: models and furniture on the two completing squares do not break adjacency") {
  Scene scene(R"(
    Os...
    bR...
    .....)");
  CHECK(adjacent_in(scene, "O", "R"));
  Scene barrels(R"(
    Ob...
    bs...
    .....)");
  CHECK(adjacent_in(barrels, "O", "s"));
  CHECK(barrels.front("O").has("1,1"));
}

TEST_CASE("DS-5.1: things of several squares are adjacent when any of their squares is") {
  Scene scene("9x9", "O@1,1 t@2,2/W T@3,0+4,0");
  CHECK(adjacent_in(scene, "O", "t"));
  CHECK(!adjacent_in(scene, "O", "T"));
  scene.stand("O", "2,1");
  CHECK(adjacent_in(scene, "O", "T"));
}

TEST_CASE("DS-5.2, DS-5.7, DS-R37: an Ethereal model has no facing and no arcs, and nobody engages it") {
  Scene scene("9x9", "O@4,4/E E@5,4");
  CHECK(scene.where("E") == "5,4");
  CHECK(scene.front("E").empty());
  CHECK(!scene.is_engaged("O"));
  CHECK(!scene.is_engaged("E"));
  CHECK(scene.front("O").has("5,4"));
}

TEST_CASE("DS-5.3: the row of the model itself is in front, whatever the distance") {
  Scene scene("12x12", "O@5,5/N t@7,7/E");
  const auto behind = [&](const char* name, int x, int y) {
    return is_behind(scene.game, scene.state, scene.model(name), square_at(x, y));
  };
  for (int x = 0; x < 12; ++x) {
    CHECK(!behind("O", x, 5));
    CHECK(!behind("O", x, 0));
    CHECK(behind("O", x, 6));
    CHECK(behind("O", x, 11));
  }
  for (int y = 0; y < 12; ++y) {
    CHECK(behind("t", 6, y));
    CHECK(!behind("t", 7, y));  // its own rear column
    CHECK(!behind("t", 8, y));
  }
  scene.face("t", "W");
  CHECK(behind("t", 9, 0));
  CHECK(!behind("t", 8, 0));
  scene.face("t", "N");
  CHECK(behind("t", 0, 9));
  CHECK(!behind("t", 0, 8));
  scene.face("t", "S");
  CHECK(behind("t", 0, 6));
  CHECK(!behind("t", 0, 7));
}

TEST_CASE("DS-5.4: wall squares belong to no arc") {
  Scene scene(R"(
    ####
    #O.#
    #..#
    ####)");
  CHECK(scene.front("O") == Texts{"2,1", "2,2", "1,2"});
  CHECK(scene.rear("O").empty());
}

TEST_CASE("DS-5.5: engaged is who has one square in an enemy's front arc") {
  Scene scene("9x9", "O@3,3/E t@4,4/W s@0,0/S");
  CHECK(scene.is_engaged("O"));  // (3,3) is a corner of the Troll's front arc
  CHECK(scene.is_engaged("t"));  // and (4,4) in Orlaf's
  scene.face("t", "E");
  CHECK(!scene.is_engaged("O"));
  CHECK(scene.is_engaged("t"));
  scene.face("O", "W");
  CHECK(!scene.is_engaged("t"));
}

TEST_CASE("DS-5.5: friends engage nobody") {
  Scene scene("9x9", "O@3,3/E R@4,3/W");
  CHECK(!scene.is_engaged("O"));
  CHECK(!scene.is_engaged("R"));
}

TEST_CASE("DS-5.6, DS-10.8: completely behind means every square of the attacker") {
  Scene scene("9x9", "O@4,4/W t@5,4/W");
  CHECK(completely_behind(scene.game, scene.state, scene.model("t"), scene.model("O")));
  scene.face("O", "N");  // the Troll is on the rows 4 and 5: in front and behind
  CHECK(!completely_behind(scene.game, scene.state, scene.model("t"), scene.model("O")));
  scene.begin("t").act("fight O");
  CHECK(scene.attack() == "4 dice against 4, armour 2");  // outnumbered by the Large one, but not from behind
}

TEST_CASE("DS-5.7: furniture, doors, chests and bones engage nobody") {
  Scene scene({.locks = "1:mundane_3"}, R"(
    #####
    #.Oc#
    #oTT1
    #####)");
  CHECK(!scene.is_engaged("O"));
  scene.begin("O");
  CHECK(scene.breaks().empty());
  CHECK(scene.ends().has("1,2"));
}
