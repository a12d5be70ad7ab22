// What is measured of One Deck Dungeon.
#include "bench/bench.hpp"
#include "boss_rounds.hpp"

namespace uc {

namespace {

using onedeck::OneDeck;

// One and two heroes in turn through the five dungeons.
void random_games(Bench& bench) {
  for (const int players : {1, 2}) {
    std::vector<OneDeck> games;
    for (const char* dungeon : {"dragons_cave", "yetis_cavern", "hydras_reef", "lichs_tomb", "minotaurs_maze"}) {
      games.push_back(bench.game<OneDeck>(players, Doc::object().set("dungeon", dungeon)));
    }
    bench.random_play("onedeck_" + std::to_string(players),
                      std::string("One Deck Dungeon, random play, ") + (players == 1 ? "1 hero" : "2 heroes"), games,
                      200, "3,000,000");
  }
}

// Level-4 boss rounds of two heroes after the roll.
void encounter_solver(Bench& bench) {
  const std::uint32_t rounds = bench.quick() ? 100 : 1000;
  const SolverTimes times = time_solver(bench.library().content<OneDeck>(), rounds, 1000, cpu_seconds);
  const auto told = [&](double share) { return fixed(1000 * times.at(share), 2) + " ms"; };
  bench.add("onedeck_solver_median", "One Deck Dungeon, a boss round of 2 heroes at level 4 solved: median",
            1000 * times.at(0.5), told(0.5), "at most 5 ms");
  bench.add("onedeck_solver_99", "… 99 in 100 within", 1000 * times.at(0.99), told(0.99), "at most 50 ms");
  const double exact = static_cast<double>(times.exact) / rounds;
  bench.add("onedeck_solver_exact", "… proved best, within the limit of nodes", exact, fixed(100 * exact, 1) + " %",
            "");
  const std::uint32_t asked = bench.quick() ? 5 : 40;
  const double worst = 1000 * time_odds(bench.library().content<OneDeck>(), asked, 1000, cpu_seconds).back();
  bench.add("onedeck_explain_worst",
            "explain of One Deck Dungeon before such a round is rolled, worst of " + std::to_string(asked), worst,
            fixed(worst, 0) + " ms", "at most 500 ms");
}

}  // namespace

void measure_onedeck(Bench& bench) {
  random_games(bench);
  bench.state_bytes<onedeck::State>("onedeck_state_bytes", "One Deck Dungeon", "at most 1024");
  encounter_solver(bench);
}

}  // namespace uc
