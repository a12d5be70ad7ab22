// How fast things are, as figures with names: what every game's own measurements (bench/<game>/) are made with, and
// what is measured of a game that has none.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "allocations.hpp"
#include "random_play.hpp"
#include "table/library.hpp"
#include "uc_players.hpp"

namespace uc {

struct Figure {
  std::string id;  // of the JSON file
  std::string what;
  std::string shown;
  std::string target;
  double value = 0;
};

double cpu_seconds();  // of this thread
double wall_seconds();

std::string grouped(double value);  // 1,234,567
std::string fixed(double value, int digits);

// How often a second `work`, which does `times` of something, can be done: the best of several runs, in this thread's
// own time, so that other programs disturb little.
template <class Work>
double best_rate(double seconds, double times, Work work) {
  double best = 0;
  const double end = wall_seconds() + seconds;
  do {
    const double start = cpu_seconds();
    work();
    best = std::max(best, times / (cpu_seconds() - start));
  } while (wall_seconds() < end);
  return best;
}

class Bench {
 public:
  Bench(const Library& library, bool quick) : library_(library), quick_(quick) {}

  const Library& library() const { return library_; }
  bool quick() const { return quick_; }
  double seconds() const { return quick_ ? 0.1 : 1.0; }
  template <Game G>
  G game(int players, const Doc& options = Doc::object()) const {
    return *make_game<G>(library_, players, options);
  }

  void add(std::string id, std::string what, double value, std::string shown, std::string target) {
    figures_.push_back({std::move(id), std::move(what), std::move(shown), std::move(target), value});
  }
  const std::vector<Figure>& figures() const { return figures_; }

  // Random play of these games in turn, `count` of each: decisions a second, and what they ask of the heap.
  template <Game G>
  void random_play(const std::string& id, const std::string& what, const std::vector<G>& games, std::uint64_t count,
                   const std::string& target) {
    RandomPlay play;
    const auto round = [&] {
      for (const G& game : games) play.play(game, count, 7);
    };
    round();
    const auto decisions = static_cast<double>(play.decisions);
    const std::uint64_t before = allocations();
    round();
    const double allocated = static_cast<double>(allocations() - before) / static_cast<double>(count * games.size());
    const double rate = best_rate(seconds(), decisions, round);
    add(id + "_decisions", what + ": decisions a second", rate, grouped(rate), target);
    if (counts_allocations()) {
      add(id + "_allocations", "… heap allocations in a game", allocated, fixed(allocated, 2), "0");
    }
  }

  template <class State>
  void state_bytes(const std::string& id, const std::string& game, const std::string& target) {
    add(id, "State of " + game + ": bytes", sizeof(State), std::to_string(sizeof(State)), target);
  }

  // Machines change their speed from second to second: what is compared is measured in turn, and the median is told.
  template <class Above, class Below>
  double median_ratio(Above above, Below below, int rounds = 11) const {
    std::vector<double> ratios;
    for (int round = 0; round < (quick_ ? 3 : rounds); ++round) {
      const double rate = above();
      ratios.push_back(rate / below());
    }
    const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
    std::nth_element(ratios.begin(), middle, ratios.end());
    return *middle;
  }

 private:
  const Library& library_;
  bool quick_;
  std::vector<Figure> figures_;
};

// Of a game without measurements of its own: random play by as few and by as many as can play, and the size of a
// position.
template <Game G>
void measure_usual(Bench& bench) {
  const GameInfo& info = bench.library().info(kGameNumber<G>);
  const std::string name = info.name.find("en")->as_string();
  for (const int players : {info.players.front(), info.players.back()}) {
    const std::string id = info.id + "_" + std::to_string(players);
    bench.random_play<G>(id, name + ", random play, " + std::to_string(players) + " players", {bench.game<G>(players)},
                         100, "");
    if (info.players.size() == 1) break;
  }
  bench.state_bytes<typename G::State>(info.id + "_state_bytes", name, "");
}

}  // namespace uc
