// What is measured of Dungeon Saga.
#include <cstdlib>
#include <utility>

#include "bench/bench.hpp"
#include "saga/rules/space.hpp"

namespace uc {

namespace {

using saga::Saga;

// Between all pairs of floor squares of adventure 10 that are near enough, in every area, with the doors closed.
void sight(Bench& bench) {
  const Saga game = bench.game<Saga>(2, Doc::object().set("adventure", "saga-10"));
  saga::Board floor;
  for (const saga::Board& area : game.adventure().floor) floor |= area;
  saga::Board blocking;
  for (std::size_t i = 0; i < floor.rows.size(); ++i) blocking.rows[i] = ~floor.rows[i];
  std::vector<std::pair<saga::Square, saga::Square>> pairs;
  floor.for_each([&](saga::Square a) {
    floor.for_each([&](saga::Square b) {
      const int dx = std::abs(a.x - b.x), dy = std::abs(a.y - b.y);
      if (a != b && dx <= saga::Line::kReach && dy <= saga::Line::kReach) pairs.emplace_back(a, b);
    });
  });
  std::uint64_t seen = 0;
  const double rate = best_rate(bench.seconds(), static_cast<double>(pairs.size()), [&] {
    for (const auto& [a, b] : pairs) seen += saga::is_clear(blocking, a, b) ? 1 : 0;
  });
  const std::string what = "Dungeon Saga, lines of sight a second (" + grouped(static_cast<double>(pairs.size())) +
                           " pairs of squares of adventure 10)";
  bench.add("saga_sight", what, rate, grouped(rate), "100,000,000");
  if (seen == 0) bench.add("saga_seen", "… of them clear", 0, "0", "more");
}

// Mcts in the fifth adventure.
void search(Bench& bench) {
  const Saga game = bench.game<Saga>(2, Doc::object().set("adventure", "saga-05"));
  Rng rng(3);
  saga::State state = first_decision(game, 3);
  while (state.next().step != saga::Step::AskCommand) {  // the heroes' first Turns
    const bool chance = game.turn(state).is_chance();
    game.apply(state, chance ? game.draw(state, rng) : Knowledge<Saga>::playout(game, state, rng), NoEvents{});
  }
  const int sims = bench.quick() ? 20 : 200;
  Plan plan;
  plan.kind = Plan::Kind::Search;
  plan.sims = sims;
  const double rate = best_rate(bench.seconds(), sims, [&] {
    saga::RoundSearch tree(game, state, game.turn(state).actor, plan, 1, TreeSize::for_plan(plan));
    for (int i = 0; i < sims; ++i) tree.simulate();
  });
  bench.add("saga_sims",
            "Dungeon Saga, mcts to the end of the game, first Overlord's Turn of adventure 5: simulations a second",
            rate, grouped(rate), "");
}

}  // namespace

void measure_saga(Bench& bench) {
  for (const std::string adventure : {"saga-a", "saga-10"}) {
    bench.random_play<Saga>(adventure == "saga-a" ? "saga_a" : "saga_10",
                            "Dungeon Saga, random play, adventure " + adventure,
                            {bench.game<Saga>(2, Doc::object().set("adventure", adventure))}, 50, "2,000,000");
  }
  bench.state_bytes<saga::State>("saga_state_bytes", "Dungeon Saga", "at most 2048");
  sight(bench);
  search(bench);
}

}  // namespace uc
