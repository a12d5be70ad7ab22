// What Dungeon Digger's computer players see in a position, and how their search counts.
#include <set>

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

namespace {

using digger::Digger;

Advice one_step_ahead(const Digger& game, const digger::State& state, int level, std::uint64_t seed) {
  Thinker<Digger> thinker(game, state, game.turn(state).actor, plan_for({.level = level}), seed);
  while (!thinker.step()) {
  }
  return thinker.advice();
}

struct Beginner {
  int decisions = 0, errors = 0, gave_up = 0;
};

// A game of beginners. With the same seed level 2 sees the same guesses, so that all that tells them apart is the
// error.
void watch(const Digger& game, std::uint64_t seed, int most, Beginner& seen) {
  const Plan plan = uc::Knowledge<Digger>::tuned(plan_for({.level = 1}));
  Rng rng(seed);
  digger::State state = game.start();
  for (Turn turn = game.turn(state); !turn.is_over() && most > 0; turn = game.turn(state)) {
    if (turn.is_chance()) {
      game.apply(state, game.draw(state, rng), NoEvents{});
      continue;
    }
    const std::uint64_t guesses = rng.next();
    const Advice first = one_step_ahead(game, state, 1, guesses), second = one_step_ahead(game, state, 2, guesses);
    std::size_t others = 0, better = 0;  // actions that do not give up; those of them that stand before the choice
    bool passed = false;
    for (const Considered& each : second.considered) {
      passed = passed || each.action == first.best;
      if (uc::Knowledge<Digger>::gives_up(each.action)) continue;
      ++others;
      if (!passed) ++better;
    }
    CHECK(passed);
    CHECK(better < static_cast<std::size_t>(plan.slips));
    if (uc::Knowledge<Digger>::gives_up(first.best)) {
      ++seen.gave_up;
      CHECK((first.best == second.best || others == 0));
    }
    ++seen.decisions;
    seen.errors += first.best != second.best ? 1 : 0;
    --most;
    game.apply(state, first.best, NoEvents{});
  }
}

}  // namespace

TEST_CASE("digger players: a beginner errs, but never by passing or renouncing") {
  Beginner seen;
  for (const int players : {2, 4}) {
    for (const Doc& options : {Doc::object(), Doc::object().set("scenario", "total_battle")}) {
      const auto game = make_game<Digger>(test::library(), players, options);
      REQUIRE(game.ok());
      watch(*game, static_cast<std::uint64_t>(players), 250, seen);
    }
  }
  CHECK(seen.decisions > 600);
  CHECK(seen.gave_up > 20);  // where nothing better is to be done: every Turn ends so
  CHECK(seen.errors > seen.decisions / 5);
  CHECK(seen.errors < seen.decisions / 2);
}

TEST_CASE("digger players: an error is one of the best actions that do not give up, as many as the plan says") {
  const Action pass = digger::pack(digger::Kind::Pass), stop = digger::pack(digger::Kind::Stop);
  std::vector<Considered> considered;
  for (int i = 0; i < 8; ++i) considered.push_back({i % 2 == 0 ? pass : stop, 0, 1});
  Plan plan;
  plan.slips = 2;
  const auto slips = [&] {
    std::set<std::size_t> found;
    Rng rng(5);
    for (int i = 0; i < 200; ++i) found.insert(slip<Digger>(considered, plan, rng));
    return found;
  };
  CHECK(slips() == std::set<std::size_t>{1, 3});
  plan.slips = 0;  // any of them
  CHECK(slips() == std::set<std::size_t>{1, 3, 5, 7});
  considered.resize(1);  // nothing else to do
  CHECK(slips() == std::set<std::size_t>{0});
  // Where nothing is known of giving up, every action may be an error.
  Rng rng(5);
  std::set<std::size_t> any;
  considered.assign(3, {});
  for (int i = 0; i < 100; ++i) any.insert(slip<crypt::Crypt>(considered, plan, rng));
  CHECK(any == std::set<std::size_t>{0, 1, 2});
}
