#include "bench.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "allocations.hpp"
#include "bench/click.hpp"
#include "bench/onedeck_solver.hpp"
#include "bench/random_play.hpp"
#include "bench/signature.hpp"
#include "files.hpp"
#include "protocol/contents.hpp"
#include "saga/rules/space.hpp"
#include "say.hpp"
#include "uc_players.hpp"

namespace uc {

namespace {

using crypt::Crypt;
using crypt::State;

constexpr const char* kGamesVariable = "UNDERCROFT_BENCH_GAMES";  // play so many games and say nothing, for callgrind

// --- measuring ------------------------------------------------------------------------------------------------------

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double wall_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

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

// --- figures --------------------------------------------------------------------------------------------------------

struct Figure {
  std::string id;  // of the JSON file
  std::string what;
  std::string shown;
  std::string target;
  double value = 0;
};

class Bench {
 public:
  Bench(const Library& library, const BenchOptions& options) : library_(library), quick_(options.quick) {}

  std::vector<Figure> run() {
    random_play();
    state_copies();
    allocation_counts();
    search();
    one_deck();
    encounter_solver();
    digger();
    saga();
    clicks();
    if (!quick_) {
      wasm();
      callgrind();
    }
    times();
    return figures_;
  }

 private:
  double seconds() const { return quick_ ? 0.1 : 1.0; }

  Crypt game(int players) const { return *make_game<Crypt>(library_, players, Doc::object()); }

  void add(std::string id, std::string what, double value, std::string shown, std::string target) {
    figures_.push_back({std::move(id), std::move(what), std::move(shown), std::move(target), value});
  }

  static std::string grouped(double value) {
    std::string digits = std::to_string(std::llround(value));
    for (std::ptrdiff_t i = static_cast<std::ptrdiff_t>(digits.size()) - 3; i > 0; i -= 3)
      digits.insert(static_cast<std::size_t>(i), ",");
    return digits;
  }

  static std::string fixed(double value, int digits) {
    char text[48];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
  }

  void random_play() {
    const Crypt crypt = game(4);
    RandomPlay warm;
    warm.play(crypt, 500, 7);
    const double decisions_a_game = static_cast<double>(warm.decisions) / static_cast<double>(warm.games);
    games_rate_ = best_rate(2 * seconds(), 500, [&] { warm.play(crypt, 500, 7); });
    const double decisions = games_rate_ * decisions_a_game;
    add("random_decisions", "random play, 4 players: decisions a second", decisions, grouped(decisions), "3,000,000");
    add("random_games", "random play, 4 players: games a second", games_rate_, grouped(games_rate_), "70,000");
  }

  // One Deck Dungeon: one and two heroes in turn through the five dungeons.
  void one_deck() {
    using onedeck::OneDeck;
    for (const int players : {1, 2}) {
      std::vector<OneDeck> games;
      for (const char* dungeon : {"dragons_cave", "yetis_cavern", "hydras_reef", "lichs_tomb", "minotaurs_maze"}) {
        games.push_back(*make_game<OneDeck>(library_, players, Doc::object().set("dungeon", dungeon)));
      }
      constexpr std::uint64_t kGames = 200;
      RandomPlay play;
      const auto round = [&] {
        for (const OneDeck& game : games) play.play(game, kGames, 7);
      };
      round();
      const auto decisions = static_cast<double>(play.decisions);
      const std::uint64_t before = allocations();
      round();
      const double allocated = static_cast<double>(allocations() - before) / static_cast<double>(kGames * games.size());
      const double rate = best_rate(seconds(), decisions, round);
      const std::string heroes = players == 1 ? "1 hero" : "2 heroes";
      const std::string id = "onedeck_" + std::to_string(players);
      add(id + "_decisions", "One Deck Dungeon, random play, " + heroes + ": decisions a second", rate, grouped(rate),
          "3,000,000");
      if (counts_allocations()) {
        add(id + "_allocations", "… heap allocations in a game", allocated, fixed(allocated, 2), "0");
      }
    }
    constexpr std::size_t kBytes = sizeof(onedeck::State);
    add("onedeck_state_bytes", "State of One Deck Dungeon: bytes", kBytes, std::to_string(kBytes), "at most 1024");
  }

  // Dungeon Digger: random games of two and of six, and a search at the first order of a game of two.
  void digger() {
    using digger::Digger;
    for (const int players : {2, 6}) {
      const Digger game = *make_game<Digger>(library_, players, Doc::object());
      constexpr std::uint64_t kGames = 100;
      RandomPlay play;
      const auto round = [&] { play.play(game, kGames, 7); };
      round();
      const auto decisions = static_cast<double>(play.decisions);
      const std::uint64_t before = allocations();
      round();
      const double allocated = static_cast<double>(allocations() - before) / static_cast<double>(kGames);
      const double rate = best_rate(seconds(), decisions, round);
      const std::string id = "digger_" + std::to_string(players);
      add(id + "_decisions", "Dungeon Digger, random play, " + std::to_string(players) + " players: decisions a second",
          rate, grouped(rate), "2,000,000");
      if (counts_allocations()) {
        add(id + "_allocations", "… heap allocations in a game", allocated, fixed(allocated, 2), "0");
      }
    }
    constexpr std::size_t kBytes = sizeof(digger::State);
    add("digger_state_bytes", "State of Dungeon Digger: bytes", kBytes, std::to_string(kBytes), "at most 2048");
    digger_search();
  }

  void digger_search() {
    using digger::Digger;
    const Digger game = *make_game<Digger>(library_, 2, Doc::object());
    Rng rng(3);
    digger::State state = first_decision(game, 3);
    while (state.next().step != digger::Step::AskMain) {  // Portals, first Projects
      const bool chance = game.turn(state).is_chance();
      game.apply(state, chance ? game.draw(state, rng) : game.pick(state, rng), NoEvents{});
    }
    const int sims = quick_ ? 20 : 200;
    Plan plan;
    plan.kind = Plan::Kind::Search;
    plan.sims = sims;
    const double rate = best_rate(seconds(), sims, [&] {
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
    add("digger_sims", "Dungeon Digger, mcts to the end of the game, turn one of 2 players: simulations a second", rate,
        grouped(rate), "");
    const double length = static_cast<double>(decisions) / sims;
    add("digger_playout", "… mean length of a playout, in decisions", length, fixed(length, 1), "");
  }

  // Dungeon Saga: random games of the first and the last adventure, lines of sight, and a search in the fifth.
  void saga() {
    using saga::Saga;
    for (const char* adventure : {"saga-a", "saga-10"}) {
      const Saga game = *make_game<Saga>(library_, 2, Doc::object().set("adventure", adventure));
      constexpr std::uint64_t kGames = 50;
      RandomPlay play;
      const auto round = [&] { play.play(game, kGames, 7); };
      round();
      const auto decisions = static_cast<double>(play.decisions);
      const std::uint64_t before = allocations();
      round();
      const double allocated = static_cast<double>(allocations() - before) / static_cast<double>(kGames);
      const double rate = best_rate(seconds(), decisions, round);
      const std::string id = adventure == std::string_view("saga-a") ? "saga_a" : "saga_10";
      add(id + "_decisions", "Dungeon Saga, random play, adventure " + std::string(adventure) + ": decisions a second",
          rate, grouped(rate), "2,000,000");
      if (counts_allocations()) {
        add(id + "_allocations", "… heap allocations in a game", allocated, fixed(allocated, 2), "0");
      }
    }
    constexpr std::size_t kBytes = sizeof(saga::State);
    add("saga_state_bytes", "State of Dungeon Saga: bytes", kBytes, std::to_string(kBytes), "at most 2048");
    saga_sight();
    saga_search();
  }

  // Between all pairs of floor squares of adventure 10 that are near enough, in every area, with the doors closed.
  void saga_sight() {
    using saga::Saga;
    const Saga game = *make_game<Saga>(library_, 2, Doc::object().set("adventure", "saga-10"));
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
    const double rate = best_rate(seconds(), static_cast<double>(pairs.size()), [&] {
      for (const auto& [a, b] : pairs) seen += saga::is_clear(blocking, a, b) ? 1 : 0;
    });
    const std::string sight = "Dungeon Saga, lines of sight a second (" + grouped(static_cast<double>(pairs.size())) +
                              " pairs of squares of adventure 10)";
    add("saga_sight", sight, rate, grouped(rate), "100,000,000");
    if (seen == 0) add("saga_seen", "… of them clear", 0, "0", "more");
  }

  void saga_search() {
    using saga::Saga;
    const Saga game = *make_game<Saga>(library_, 2, Doc::object().set("adventure", "saga-05"));
    Rng rng(3);
    saga::State state = first_decision(game, 3);
    while (state.next().step != saga::Step::AskCommand) {  // the heroes' first Turns
      const bool chance = game.turn(state).is_chance();
      game.apply(state, chance ? game.draw(state, rng) : Knowledge<Saga>::playout(game, state, rng), NoEvents{});
    }
    const int sims = quick_ ? 20 : 200;
    Plan plan;
    plan.kind = Plan::Kind::Search;
    plan.sims = sims;
    const double rate = best_rate(seconds(), sims, [&] {
      saga::RoundSearch tree(game, state, game.turn(state).actor, plan, 1, TreeSize::for_plan(plan));
      for (int i = 0; i < sims; ++i) tree.simulate();
    });
    add("saga_sims",
        "Dungeon Saga, mcts to the end of the game, first Overlord's Turn of adventure 5: simulations a second", rate,
        grouped(rate), "");
  }

  // A click in Dungeon Digger, as the page asked before and as it asks.
  void clicks() {
    const Result<Contents> contents = embedded_contents();
    if (!contents) return;
    for (const int number : {10, 300}) {
      Click click(*contents, number);
      const int times = quick_ ? 20 : 500;
      const std::string which = "Dungeon Digger, a click at action " + std::to_string(number);
      click_cost("click_" + std::to_string(number) + "_apart", which + ", asked one by one",
                 click.one_by_one(times, cpu_seconds));
      click_cost("click_" + std::to_string(number), which + ", in one reply", click.in_one(times, cpu_seconds));
    }
  }

  void click_cost(const std::string& id, const std::string& what, const ClickCost& cost) {
    const auto bytes = static_cast<double>(cost.bytes);
    const auto written = static_cast<double>(cost.written);
    add(id + "_bytes", what + ": bytes in " + std::to_string(cost.requests) + " requests and replies", bytes,
        grouped(bytes), "");
    add(id + "_written", "… bytes written to keep the game", written, grouped(written), "");
    add(id + "_ms", "… of the engine, median", 1000 * cost.seconds, fixed(1000 * cost.seconds, 2) + " ms", "");
  }

  // Level-4 boss rounds of two heroes after the roll.
  void encounter_solver() {
    const std::uint32_t rounds = quick_ ? 100 : 1000;
    const SolverTimes times = time_solver(library_.content<onedeck::OneDeck>(), rounds, 1000, cpu_seconds);
    const auto told = [&](double share) { return fixed(1000 * times.at(share), 2) + " ms"; };
    add("onedeck_solver_median", "One Deck Dungeon, a boss round of 2 heroes at level 4 solved: median",
        1000 * times.at(0.5), told(0.5), "at most 5 ms");
    add("onedeck_solver_99", "… 99 in 100 within", 1000 * times.at(0.99), told(0.99), "at most 50 ms");
    const double exact = static_cast<double>(times.exact) / rounds;
    add("onedeck_solver_exact", "… proved best, within the limit of nodes", exact, fixed(100 * exact, 1) + " %", "");
    const std::uint32_t asked = quick_ ? 5 : 40;
    const double worst = 1000 * time_odds(library_.content<onedeck::OneDeck>(), asked, 1000, cpu_seconds).back();
    add("onedeck_explain_worst",
        "explain of One Deck Dungeon before such a round is rolled, worst of " + std::to_string(asked), worst,
        fixed(worst, 0) + " ms", "at most 500 ms");
  }

  void state_copies() {
    add("state_bytes", "State of Crypt: bytes", sizeof(State), std::to_string(sizeof(State)), "at most 512");
    constexpr int kCount = 1024;
    std::vector<State> states(2, first_decision(game(4), 3));
    const double rate = best_rate(seconds(), kCount * 64.0, [&] {
      for (int i = 0; i < kCount * 64; ++i) {
        std::memcpy(&states[static_cast<std::size_t>(i & 1)], &states[static_cast<std::size_t>(~i & 1)], sizeof(State));
        asm volatile("" : : "r"(states.data()) : "memory");  // each copy is really made
      }
    });
    add("state_copies", "State of Crypt: copies a second", rate, grouped(rate), "15,000,000");
  }

  void allocation_counts() {
    if (!counts_allocations()) return;
    const Crypt crypt = game(4);
    RandomPlay play;
    const std::uint64_t before = allocations();
    play.play(crypt, 100, 5);
    const double in_games = static_cast<double>(allocations() - before) / 100;
    add("game_allocations", "heap allocations in a random game", in_games, fixed(in_games, 2), "0");
    Tree<Crypt> tree(crypt, first_decision(crypt, 3), seat_of(crypt, 3), search_plan(20000), 1,
                     TreeSize::for_plan(search_plan(20000)));
    for (int i = 0; i < 1000; ++i) tree.simulate();
    const std::uint64_t warm = allocations();
    for (int i = 0; i < 10000; ++i) tree.simulate();
    const double in_search = static_cast<double>(allocations() - warm) / 10000;
    add("search_allocations", "heap allocations in a search simulation", in_search, fixed(in_search, 4), "0");
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
    const double ratio = median_ratio(
        [&] {
          rates.push_back(sims_rate());
          return rates.back();
        },
        random_rate);
    const double one = *std::max_element(rates.begin(), rates.end());
    add("search_sims", "mcts, random playouts, first decision of 4 players: simulations a second", one, grouped(one),
        "");
    add("search_ratio", "… against random games a second", ratio, fixed(ratio, 2) + " x", "0.8 x");
    const double both =
        median_ratio([&] { return wall_rate(2, make, grow, kSims); }, [&] { return wall_rate(1, make, grow, kSims); });
    add("search_threads", "… on 2 threads against 1, on a quiet machine", both, fixed(both, 2) + " x", "1.8 x");
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

  // Simulations a second by the clock on the wall, each thread with a tree of its own.
  template <class Make, class Grow>
  static double wall_rate(int threads, Make make, Grow grow, int sims) {
    std::vector<Tree<Crypt>> trees;
    for (int i = 0; i < threads; ++i) trees.push_back(make(static_cast<std::uint64_t>(i)));
    const double start = wall_seconds();
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&, i] { grow(trees[static_cast<std::size_t>(i)]); });
    grow(trees[0]);
    for (std::thread& other : others) other.join();
    return threads * sims / (wall_seconds() - start);
  }

  // --- other programs -------------------------------------------------------------------------------------------------

  static std::string output_of(const std::string& command) {
    std::string text;
    std::FILE* pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): our own commands, nothing from outside
    if (pipe == nullptr) return text;
    std::array<char, 4096> buffer{};
    while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe) != nullptr) text += buffer.data();
    pclose(pipe);
    return text;
  }

  static std::string own_path() {
    std::array<char, 4096> path{};
    const ssize_t size = readlink("/proc/self/exe", path.data(), path.size() - 1);
    return size > 0 ? std::string(path.data(), static_cast<std::size_t>(size)) : std::string();
  }

  // build/<preset>/undercroft: so the build folder is two steps up.
  static std::string build_folder() {
    std::string path = own_path();
    for (int i = 0; i < 2 && path.find('/') != std::string::npos; ++i) path.resize(path.rfind('/'));
    return path;
  }

  void wasm() {
    const std::string module = build_folder() + "/wasm/bench.wasm";
    const std::string script = build_folder() + "/../bench/wasm.mjs";
    const std::string what = "WebAssembly in node: random games against native";
    if (!file_exists(module) || !file_exists(script)) return add("wasm", what, 0, "not built", "60 %");
    const Crypt crypt = game(4);
    RandomPlay same;
    same.play(crypt, 100, 1);
    std::vector<double> rates;
    std::string fault;
    const auto node_rate = [&] {
      const std::string text = output_of("node '" + script + "' '" + module + "' 1 2>/dev/null");
      char* rest = nullptr;
      rates.push_back(std::strtod(text.c_str(), &rest));
      if (rates.back() <= 0) fault = "node did not answer";
      else if (std::strtoull(rest, nullptr, 10) != same.check) fault = "plays other games!";
      return rates.back();
    };
    RandomPlay play;
    const double ratio =
        median_ratio(node_rate, [&] { return best_rate(seconds(), 500, [&] { play.play(crypt, 500, 7); }); }, 5);
    if (!fault.empty()) return add("wasm", what, 0, fault, "60 %");
    const double rate = *std::max_element(rates.begin(), rates.end());
    add("wasm", what, ratio, fixed(100 * ratio, 0) + " % (" + grouped(rate) + " a second)", "60 %");
  }

  static double instructions(const std::string& self, int games) {
    const std::string text =
        output_of(std::string(kGamesVariable) + "=" + std::to_string(games) +
                  " valgrind --tool=callgrind --callgrind-out-file=/dev/null '" + self + "' bench 2>&1");
    const std::size_t at = text.find("Collected :");
    return at == std::string::npos ? 0 : std::strtod(text.c_str() + at + 11, nullptr);
  }

  void callgrind() {
    const std::string what = "instructions a decision (callgrind)";
    if (output_of("command -v valgrind").empty()) return add("instructions", what, 0, "valgrind is not installed", "");
    constexpr int kFew = 10;
    constexpr int kMany = 1010;
    const std::string self = own_path();
    const double spent = instructions(self, kMany) - instructions(self, kFew);
    RandomPlay few;
    RandomPlay many;
    few.play(game(4), kFew, 1);
    many.play(game(4), kMany, 1);
    const double each = spent / static_cast<double>(many.decisions - few.decisions);
    if (each <= 0) return add("instructions", what, 0, "valgrind did not answer", "");
    add("instructions", what, each, grouped(each), "");
  }

  // What ./play and ./test noted on each line: a name, a number, its unit, and words.
  void times() {
    std::ifstream file(build_folder() + "/times.txt");
    std::string name;
    std::string number;
    std::string unit;
    std::string words;
    while (file >> name >> number >> unit && std::getline(file, words)) {
      add("time_" + name, "time of ./" + name + words, std::strtod(number.c_str(), nullptr), number + " " + unit, "");
    }
  }

  const Library& library_;
  bool quick_;
  double games_rate_ = 0;
  std::vector<Figure> figures_;
};

void print(const std::vector<Figure>& figures) {
  const auto width = [](const std::string& text) {  // in characters: a byte that goes on with one does not count
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
  };
  int what = 0;
  int shown = 8;
  for (const Figure& figure : figures) {
    what = std::max(what, width(figure.what));
    shown = std::max(shown, width(figure.shown));
  }
  std::printf("%-*s  %*s  at least\n", what, "", shown, "measured");
  for (const Figure& figure : figures) {
    const int pad = what - width(figure.what);
    std::printf("%s%*s  %*s  %s\n", figure.what.c_str(), pad, "", shown, figure.shown.c_str(), figure.target.c_str());
  }
}

std::string hex(std::uint64_t value) {
  char text[20];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

int fail(const std::string& sentence) { return complain(sentence, "undercroft bench"); }

Doc document_of(const std::string& signature_text, const std::vector<Figure>& figures) {
  Doc list = Doc::object();
  for (const Figure& figure : figures) list.set(figure.id, figure.value);
  return Doc::object()
      .set("format", "undercroft-bench")
      .set("version", 1)
      .set("signature", signature_text)
      .set("figures", std::move(list));
}

}  // namespace

int run_bench(const BenchOptions& options) {
  const auto contents = embedded_contents();
  if (!contents) return fail(contents.fault().path + ": " + contents.fault().message);
  if (const char* games = std::getenv(kGamesVariable)) {
    RandomPlay play;
    play.play(*make_game<Crypt>(*contents->library, 4, Doc::object()), std::strtoull(games, nullptr, 10), 1);
    return 0;
  }
  const std::string text = hex(signature(*contents->library));
  std::printf(options.signature ? "%s\n" : "signature %s\n\n", text.c_str());
  std::fflush(stdout);
  if (options.signature) return 0;
  // A program that plays differently from run to run has no speed worth telling.
  if (hex(signature(*contents->library)) != text) return fail("the signature is not the same when taken twice");
  const std::vector<Figure> figures = Bench(*contents->library, options).run();
  print(figures);
  if (options.json.empty()) return 0;
  const std::string why = write_text_file(options.json, to_pretty_json(document_of(text, figures)) + "\n");
  return why.empty() ? 0 : fail(why);
}

}  // namespace uc
