// What is measured of Dungeon Digger.
#include "bench/bench.hpp"
#include "bench/digger/click.hpp"
#include "protocol/contents.hpp"

namespace uc {

namespace {

using digger::Digger;

// Mcts at the first order of a game of two.
void search(Bench& bench) {
  const Digger game = bench.game<Digger>(2);
  Rng rng(3);
  digger::State state = first_decision(game, 3);
  while (state.next().step != digger::Step::AskMain) {  // Portals, first Projects
    const bool chance = game.turn(state).is_chance();
    game.apply(state, chance ? game.draw(state, rng) : game.pick(state, rng), NoEvents{});
  }
  const int sims = bench.quick() ? 20 : 200;
  Plan plan;
  plan.kind = Plan::Kind::Search;
  plan.sims = sims;
  const double rate = best_rate(bench.seconds(), sims, [&] {
    Tree<Digger> tree(game, state, game.turn(state).actor, plan, 1, TreeSize::for_plan(plan));
    for (int i = 0; i < sims; ++i) tree.simulate();
  });
  std::uint64_t decisions = 0;
  for (int i = 0; i < sims; ++i) {
    digger::State position = state;
    while (!game.turn(position).is_over()) {
      const bool chance = game.turn(position).is_chance();
      decisions += chance ? 0 : 1;
      game.apply(position, chance ? game.draw(position, rng) : Knowledge<Digger>::playout(game, position, rng),
                 NoEvents{});
    }
  }
  bench.add("digger_sims", "Dungeon Digger, mcts to the end of the game, turn one of 2 players: simulations a second",
            rate, grouped(rate), "");
  const double length = static_cast<double>(decisions) / sims;
  bench.add("digger_playout", "… mean length of a playout, in decisions", length, fixed(length, 1), "");
}

void click_cost(Bench& bench, const std::string& id, const std::string& what, const ClickCost& cost) {
  const auto bytes = static_cast<double>(cost.bytes);
  const auto written = static_cast<double>(cost.written);
  bench.add(id + "_bytes", what + ": bytes in " + std::to_string(cost.requests) + " requests and replies", bytes,
            grouped(bytes), "");
  bench.add(id + "_written", "… bytes written to keep the game", written, grouped(written), "");
  bench.add(id + "_ms", "… of the engine, median", 1000 * cost.seconds, fixed(1000 * cost.seconds, 2) + " ms", "");
}

// A click, as the page asked before and as it asks.
void clicks(Bench& bench) {
  const Result<Contents> contents = embedded_contents();
  if (!contents) return;
  for (const int number : {10, 300}) {
    Click click(*contents, number);
    const int times = bench.quick() ? 20 : 500;
    const std::string which = "Dungeon Digger, a click at action " + std::to_string(number);
    click_cost(bench, "click_" + std::to_string(number) + "_apart", which + ", asked one by one",
               click.one_by_one(times, cpu_seconds));
    click_cost(bench, "click_" + std::to_string(number), which + ", in one reply", click.in_one(times, cpu_seconds));
  }
}

}  // namespace

void measure_digger(Bench& bench) {
  for (const int players : {2, 6}) {
    const std::string count = std::to_string(players);
    bench.random_play<Digger>("digger_" + count, "Dungeon Digger, random play, " + count + " players",
                              {bench.game<Digger>(players)}, 100, "2,000,000");
  }
  bench.state_bytes<digger::State>("digger_state_bytes", "Dungeon Digger", "at most 2048");
  search(bench);
  clicks(bench);
}

}  // namespace uc
