// The search tree: bounded memory, and widening that leaves nothing out.
#include <algorithm>

#include "players/search/log_table.hpp"
#include "table.hpp"

using namespace uc;
using test::after;
using test::crypt_game;

namespace {

Plan plan_of(int sims) {
  Plan plan;
  plan.kind = Plan::Kind::Search;
  plan.sims = sims;
  plan.horizon = 4;
  return plan;
}

}  // namespace

TEST_CASE("tree: it never outgrows its arena, and goes on simulating when that is full") {
  const crypt::Crypt game = crypt_game(4);
  Rng rng(1);
  const crypt::State state = after(game, 0, rng);
  const TreeSize size{200, 4000};
  Tree<crypt::Crypt> tree(game, state, game.turn(state).actor, plan_of(0), 1, size);
  for (int i = 0; i < 3000; ++i) tree.simulate();
  CHECK(tree.simulations() == 3000);
  CHECK(tree.node_count() == size.nodes);
  CHECK(tree.edge_count() <= size.edges);
  std::vector<Considered> considered;
  tree.add_to(considered);
  std::uint32_t visits = 0;
  for (const Considered& each : considered) visits += each.visits;
  CHECK(visits == 3000);
}

TEST_CASE("tree: with enough visits every legal action is tried") {
  const crypt::Crypt game = crypt_game(2);
  Rng rng(2);
  for (int decisions = 0; decisions < 12; decisions += 2) {
    const crypt::State state = after(game, decisions, rng);
    ActionList list;
    game.actions(state, list);
    Plan plan = plan_of(0);
    plan.widen = 3000;
    Tree<crypt::Crypt> tree(game, state, game.turn(state).actor, plan, 1, TreeSize{});
    for (int i = 0; i < 3000; ++i) tree.simulate();
    std::vector<Considered> considered;
    tree.add_to(considered);
    CHECK(considered.size() == list.size());
    for (const Action action : list) {
      CHECK(std::any_of(considered.begin(), considered.end(),
                        [&](const Considered& each) { return each.action == action; }));
    }
  }
}

TEST_CASE("tree: search takes a card that nobody can take away, and does not pay dearly for it") {
  // The last turn of the last round of two players, with a card unclaimed.
  const crypt::Crypt game = crypt_game(2);
  Rng rng(3);
  int seen = 0;
  for (int attempt = 0; attempt < 200 && seen < 5; ++attempt) {
    crypt::State state = game.start();
    while (!game.turn(state).is_over()) {
      const Turn turn = game.turn(state);
      const bool last_claim = state.phase == crypt::Phase::Claim && state.top == crypt::kNoType && state.step == 2;
      if (last_claim && state.players[state.active].ready > 0 && state.slots[0].holder == crypt::kNobody) break;
      game.apply(state, turn.is_chance() ? game.draw(state, rng) : game.pick(state, rng), NoEvents{});
    }
    if (game.turn(state).is_over()) continue;
    ++seen;
    Thinker<crypt::Crypt> thinker(game, state, game.turn(state).actor, Budget{.sims = 3000}, 4);
    thinker.step();
    const Advice advice = thinker.advice();
    REQUIRE(crypt::kind_of(advice.best) == crypt::Kind::Claim);
    for (int slot = 0; slot < 3; ++slot) {
      const crypt::Bid bid = crypt::bid_on(advice.best, slot);
      if (bid.count > 0 && state.slots[slot].holder == crypt::kNobody) CHECK(bid.effort <= 2);
    }
  }
  CHECK(seen == 5);
}

TEST_CASE("log table: close to the logarithm, and never falling") {
  CHECK(log_of(1) == 0.0F);
  CHECK(log_of(2) == doctest::Approx(0.693147));
  CHECK(log_of(1000) == doctest::Approx(6.907755).epsilon(0.001));
  CHECK(log_of(1'000'000) == doctest::Approx(13.815511).epsilon(0.001));
  float before = 0;
  for (std::uint32_t n = 1; n < 100'000; ++n) {
    CHECK_MESSAGE(log_of(n) >= before, n);
    before = log_of(n);
  }
}
