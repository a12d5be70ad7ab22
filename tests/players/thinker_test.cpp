// Computer players of all levels, on Crypt: legal, the same again, and blind to what their seat cannot see.
#include <set>

#include "table.hpp"

using namespace uc;
using test::after;
using test::crypt_game;

namespace {

using CryptThinker = Thinker<crypt::Crypt>;

Plan small(Plan plan) {
  if (plan.kind == Plan::Kind::Search) plan.sims = 60;
  return plan;
}

Advice think(const crypt::Crypt& game, const crypt::State& state, const Plan& plan, std::uint64_t seed,
             Slice slice = {}) {
  CryptThinker thinker(game, state, game.turn(state).actor, plan, seed);
  while (!thinker.step(slice)) {
  }
  return thinker.advice();
}

bool same(const Advice& a, const Advice& b) {
  if (a.best != b.best || a.value != b.value || a.considered.size() != b.considered.size()) return false;
  for (std::size_t i = 0; i < a.considered.size(); ++i) {
    if (a.considered[i].action != b.considered[i].action || a.considered[i].visits != b.considered[i].visits)
      return false;
  }
  return true;
}

Plan search(int sims) {
  Plan plan = plan_for({.level = 4});
  plan.sims = sims;
  return plan;
}

}  // namespace

TEST_CASE("players: every level plays whole games of legal moves, for every number of players") {
  for (int players = 1; players <= 4; ++players) {
    for (const char* sides : {"AAAAAA", "BBBBBB", "ABABAB"}) {
      const crypt::Crypt game = crypt_game(players, sides);
      for (const Level& level : levels()) {
        Rng rng(static_cast<std::uint64_t>(players));
        crypt::State state = game.start();
        for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
          if (turn.is_chance()) {
            game.apply(state, game.draw(state, rng), NoEvents{});
            continue;
          }
          const Advice advice = think(game, state, small(level.plan), rng.next());
          REQUIRE(!game.refuse(state, advice.best));
          REQUIRE(advice.value >= 0.0F);
          REQUIRE(advice.value <= 1.0F);
          REQUIRE(advice.considered.front().action == advice.best);
          game.apply(state, advice.best, NoEvents{});
        }
      }
    }
  }
}

TEST_CASE("players: the same seed gives the same advice, however it is sliced") {
  const crypt::Crypt game = crypt_game(3, "ABABAB");
  Rng rng(5);
  for (int decisions = 0; decisions < 30; decisions += 7) {
    const crypt::State state = after(game, decisions, rng);
    if (game.turn(state).is_over()) continue;
    const Advice whole = think(game, state, search(500), 42);
    CHECK(same(whole, think(game, state, search(500), 42)));
    CHECK(same(whole, think(game, state, search(500), 42, {.sims = 1})));
    CHECK(same(whole, think(game, state, search(500), 42, {.sims = 77})));
    CHECK(same(whole, think(game, state, search(500), 42, {.ms = 1})));
  }
}

TEST_CASE("players: advice before the end of the budget is the best so far") {
  const crypt::Crypt game = crypt_game(4);
  Rng rng(6);
  const crypt::State state = after(game, 0, rng);
  CryptThinker thinker(game, state, game.turn(state).actor, search(400), 1);
  CHECK(!game.refuse(state, thinker.advice().best));
  CHECK(!thinker.step({.sims = 100}));
  const Advice early = thinker.advice();
  CHECK(!early.done);
  std::uint32_t visits = 0;
  for (const Considered& each : early.considered) visits += each.visits;
  CHECK(visits == 100);
  CHECK(thinker.step());
  CHECK(thinker.advice().done);
  CHECK(thinker.step());  // nothing more to do
}

TEST_CASE("players: a time budget ends by itself") {
  const crypt::Crypt game = crypt_game(2);
  Rng rng(7);
  const crypt::State state = after(game, 3, rng);
  CryptThinker thinker(game, state, game.turn(state).actor, Budget{.ms = 5}, 1);
  while (!thinker.step({.ms = 1})) {
  }
  CHECK(!game.refuse(state, thinker.advice().best));
}

TEST_CASE("players: a forced choice needs no thinking") {
  const crypt::Crypt game = crypt_game(2);
  Rng rng(8);
  for (int decisions = 0; decisions < 40; ++decisions) {
    const crypt::State state = after(game, decisions, rng);
    if (game.turn(state).is_over()) continue;
    ActionList list;
    game.actions(state, list);
    CryptThinker thinker(game, state, game.turn(state).actor, search(1'000'000), 1);
    if (list.size() > 1) continue;
    CHECK(thinker.step());
    CHECK(thinker.advice().best == list[0]);
  }
}

// CR-H: what the seat cannot see is drawn anew, as guess() promises; the choice must not notice.
TEST_CASE("players: what a seat cannot see does not change its choice") {
  for (int players = 2; players <= 4; ++players) {
    const crypt::Crypt game = crypt_game(players, players == 3 ? "BBBBBB" : "AABBAB");
    Rng rng(static_cast<std::uint64_t>(20 + players));
    int different = 0;
    for (int decisions = 8; decisions < 40; decisions += 3) {
      const crypt::State state = after(game, decisions, rng);
      if (game.turn(state).is_over()) continue;
      const Seat actor = game.turn(state).actor;
      for (int permutation = 0; permutation < 3; ++permutation) {
        const crypt::State other = game.guess(state, Seats(actor), rng);
        different += hash_of(other) != hash_of(state) ? 1 : 0;
        for (const Level& level : levels()) {
          const Plan plan = small(level.plan);
          REQUIRE(same(think(game, state, plan, 9), think(game, other, plan, 9)));
        }
      }
    }
    CHECK(different > 0);  // else nothing was tested
  }
}

TEST_CASE("players: two threads give a legal answer with all their simulations") {
  const crypt::Crypt game = crypt_game(4);
  Rng rng(11);
  for (int decisions = 0; decisions < 20; decisions += 5) {
    const crypt::State state = after(game, decisions, rng);
    Plan plan = search(301);
    plan.threads = 2;
    ActionList list;
    game.actions(state, list);
    const Advice advice = think(game, state, plan, 3);
    CHECK(!game.refuse(state, advice.best));
    std::uint32_t visits = 0;
    std::set<std::uint64_t> distinct;
    for (const Considered& each : advice.considered) {
      visits += each.visits;
      CHECK(distinct.insert(each.action.bits).second);
    }
    if (list.size() > 1) CHECK(visits == 301);
  }
}
