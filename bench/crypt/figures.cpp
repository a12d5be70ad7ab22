// What is measured of Crypt.
#include <cstring>
#include <thread>

#include "bench/bench.hpp"

namespace uc {

namespace {

using crypt::Crypt;
using crypt::State;

class CryptBench {
 public:
  explicit CryptBench(Bench& bench) : bench_(bench) {}

  void run() {
    random_play();
    state_copies();
    allocation_counts();
    search();
  }

 private:
  Crypt game(int players) const { return bench_.game<Crypt>(players); }

  void random_play() {
    const Crypt crypt = game(4);
    RandomPlay warm;
    warm.play(crypt, 500, 7);
    const double decisions_a_game = static_cast<double>(warm.decisions) / static_cast<double>(warm.games);
    const double rate = best_rate(2 * bench_.seconds(), 500, [&] { warm.play(crypt, 500, 7); });
    const double decisions = rate * decisions_a_game;
    bench_.add("random_decisions", "random play, 4 players: decisions a second", decisions, grouped(decisions),
               "3,000,000");
    bench_.add("random_games", "random play, 4 players: games a second", rate, grouped(rate), "70,000");
  }

  void state_copies() {
    bench_.state_bytes<State>("state_bytes", "Crypt", "at most 512");
    constexpr int kCount = 1024;
    std::vector<State> states(2, first_decision(game(4), 3));
    const double rate = best_rate(bench_.seconds(), kCount * 64.0, [&] {
      for (int i = 0; i < kCount * 64; ++i) {
        std::memcpy(&states[i & 1], &states[~i & 1], sizeof(State));
        asm volatile("" : : "r"(states.data()) : "memory");  // each copy is really made
      }
    });
    bench_.add("state_copies", "State of Crypt: copies a second", rate, grouped(rate), "15,000,000");
  }

  void allocation_counts() {
    if (!counts_allocations()) return;
    const Crypt crypt = game(4);
    RandomPlay play;
    const std::uint64_t before = allocations();
    play.play(crypt, 100, 5);
    const double in_games = static_cast<double>(allocations() - before) / 100;
    bench_.add("game_allocations", "heap allocations in a random game", in_games, fixed(in_games, 2), "0");
    Tree<Crypt> tree(crypt, first_decision(crypt, 3), seat_of(crypt, 3), search_plan(20000), 1,
                     TreeSize::for_plan(search_plan(20000)));
    for (int i = 0; i < 1000; ++i) tree.simulate();
    const std::uint64_t warm = allocations();
    for (int i = 0; i < 10000; ++i) tree.simulate();
    const double in_search = static_cast<double>(allocations() - warm) / 10000;
    bench_.add("search_allocations", "heap allocations in a search simulation", in_search, fixed(in_search, 4), "0");
  }

  static Seat seat_of(const Crypt& crypt, std::uint64_t seed) { return crypt.turn(first_decision(crypt, seed)).actor; }

  static Plan search_plan(int sims) {
    Plan plan;
    plan.kind = Plan::Kind::Search;
    plan.sims = sims;
    plan.random_playouts = true;
    return plan;
  }

  void search() {
    const Crypt crypt = game(4);
    constexpr int kSims = 20000;
    const auto grow = [&](Tree<Crypt>& tree) {
      for (int i = 0; i < kSims; ++i) tree.simulate();
    };
    const auto make = [&](std::uint64_t seed) {
      return Tree<Crypt>(crypt, first_decision(crypt, 3), seat_of(crypt, 3), search_plan(kSims), seed,
                         TreeSize::for_plan(search_plan(kSims)));
    };
    const auto sims_rate = [&] {
      return best_rate(0, kSims, [&] {
        Tree<Crypt> tree = make(1);
        grow(tree);
      });
    };
    RandomPlay play;
    const auto random_rate = [&] { return best_rate(0, 20000, [&] { play.play(crypt, 20000, 7); }); };
    std::vector<double> rates;
    const double ratio = bench_.median_ratio(
        [&] {
          rates.push_back(sims_rate());
          return rates.back();
        },
        random_rate);
    const double one = *std::max_element(rates.begin(), rates.end());
    bench_.add("search_sims", "mcts, random playouts, first decision of 4 players: simulations a second", one,
               grouped(one), "");
    bench_.add("search_ratio", "… against random games a second", ratio, fixed(ratio, 2) + " x", "0.8 x");
    const double both = bench_.median_ratio([&] { return wall_rate(2, make, grow, kSims); },
                                            [&] { return wall_rate(1, make, grow, kSims); });
    bench_.add("search_threads", "… on 2 threads against 1, on a quiet machine", both, fixed(both, 2) + " x", "1.8 x");
  }

  // Simulations a second by the clock on the wall, each thread with a tree of its own.
  template <class Make, class Grow>
  static double wall_rate(int threads, Make make, Grow grow, int sims) {
    std::vector<Tree<Crypt>> trees;
    for (int i = 0; i < threads; ++i) trees.push_back(make(static_cast<std::uint64_t>(i)));
    const double start = wall_seconds();
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&, i] { grow(trees[i]); });
    grow(trees[0]);
    for (std::thread& other : others) other.join();
    return threads * sims / (wall_seconds() - start);
  }

  Bench& bench_;
};

}  // namespace

void measure_crypt(Bench& bench) { CryptBench(bench).run(); }

}  // namespace uc
