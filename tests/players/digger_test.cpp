// What Dungeon Digger's computer players see in a position, and how their search counts.
#include "players/digger/outlook.hpp"
#include "rules/digger/scene.hpp"
#include "table.hpp"

using namespace uc;
using digger::Outlook;
using digger::Trait;
using digger::test::Scene;

namespace {

float trait_of_a(const Scene& scene, Trait trait) { return Outlook(scene.game, scene.state).trait(0, trait); }

constexpr const char* kWalled =
    "A:POR@(3,0)/0 A*1@(3,0) coll@(4,0) coll@(4,-1) coll@(3,-1) coll@(2,0) coll@(2,1) coll@(3,1)";

}  // namespace

TEST_CASE("digger players: tiles to be drawn count as far as those of the bag fit") {
  CHECK(trait_of_a(Scene("A:POR@(3,0)/0 A*1@(3,0)"), Trait::Fresh) == 3.0F);
  CHECK(trait_of_a(Scene(kWalled), Trait::Fresh) == 0.0F);
  // On 2,0 only what has two opposite open edges fits; of the four tiles in the bag that is half.
  Scene scene(
      "A:POR@(3,0)/0 A*1@(3,0) B:KIT-A@(1,0)/0 coll@(2,1) coll@(4,0) coll@(4,-1) coll@(3,-1) coll@(3,1) "
      "coll@(1,1) coll@(2,-1)");
  scene.bag('A', "COR-I NUG-I TRP-U TRP-V");
  CHECK(trait_of_a(scene, Trait::Fresh) == 1.5F);
}

TEST_CASE("digger players: an empty bag promises no tiles") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.bag('A', "");
  CHECK(trait_of_a(scene, Trait::Fresh) == 0.0F);
}

TEST_CASE("digger players: what can be built after a walk counts, and more the nearer it is") {
  const auto near = [](const char* where) {
    Scene scene(std::string("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:LIB-A@(1,0)/0 A:TOR-A@(0,0)/0 A*1@") + where);
    scene.projects('A', "TOR-C");
    return trait_of_a(scene, Trait::BestNear);
  };
  const float far = near("(3,0)"), two = near("(2,0)"), one = near("(1,0)");
  CHECK(far > 0.0F);
  CHECK(two > far);
  CHECK(one > two);
  CHECK(near("(0,0)") == 0.0F);  // it can be built at once
}

TEST_CASE("digger players: a Room of another draws near as Stooges do, unless somebody guards it") {
  const std::string way = "A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:LIB-A@(1,0)/0 B:TOR-A@(0,0)/0 A*1@";
  const float far = trait_of_a(Scene(way + "(3,0)"), Trait::Raid);
  const float close = trait_of_a(Scene(way + "(1,0)"), Trait::Raid);
  CHECK(far > 0.0F);
  CHECK(close == 1.0F);
  CHECK(close > far);
  CHECK(trait_of_a(Scene(way + "(1,0) B*1@(0,0)"), Trait::Raid) == 0.0F);
}

TEST_CASE("digger players: a long game makes room to build worth less, and tiles more") {
  const auto points = [](int turns, const char* more) {
    Scene scene(std::string("A:POR@(3,0)/0 A*1@(3,0) ") + more);
    scene.turns('A', turns).turns('B', turns);
    return Outlook(scene.game, scene.state).points(0);
  };
  CHECK(points(40, "") < points(10, ""));
  const char* tile = "A:DOR-A@(2,0)/0";
  CHECK(points(40, tile) - points(40, "") > points(10, tile) - points(10, ""));
}

TEST_CASE("digger players: who looks one step ahead sees a Think! after its draw") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I COR-V COR-Y");
  scene.act("think COR-I");
  int draws = 0;
  for (Rng rng(1); Knowledge<digger::Digger>::draws_first(scene.game, scene.state); ++draws) {
    scene.game.apply(scene.state, scene.game.draw(scene.state, rng), NoEvents{});
  }
  CHECK(draws == 1);
  CHECK(scene.turn().is_seat());
  CHECK(scene.state.players[0].projects.size() == 3);
}

TEST_CASE("digger players: what is tried and found worse does not count against a line") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0) B:POR@(-3,0)/0 B*1@(-3,0)");
  scene.projects('A', "TOR-A TOR-B COR-I").projects('B', "KIT-A COR-V COR-I");
  Plan plan;
  plan.kind = Plan::Kind::Search;
  plan.sims = 600;
  plan.explore = 10;
  plan.at_once = true;
  const auto value = [&](bool best_line) {
    plan.best_line = best_line;
    Tree<digger::Digger> tree(scene.game, scene.state, seat_at(0), plan, 1, TreeSize::for_plan(plan));
    while (tree.simulations() < 600) tree.simulate();
    std::vector<Considered> considered;
    tree.add_to(considered);
    float best = 0;
    for (const Considered& each : considered) best = std::max(best, each.value);
    return best;
  };
  CHECK(value(true) > value(false));
}
