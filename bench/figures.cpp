#include "figures.hpp"

#include <unistd.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>

#include "uc_measures.hpp"  // kMeasures: of every game

namespace uc {

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double wall_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::string grouped(double value) {
  std::string digits = std::to_string(std::llround(value));
  for (std::ptrdiff_t i = static_cast<std::ptrdiff_t>(digits.size()) - 3; i > 0; i -= 3)
    digits.insert(static_cast<std::size_t>(i), ",");
  return digits;
}

std::string fixed(double value, int digits) {
  char text[48];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

namespace {

// For callgrind: play so many games, of the first of the list or of the one of that id, and say nothing.
constexpr const char* kGamesVariable = "UNDERCROFT_BENCH_GAMES";
constexpr const char* kGameVariable = "UNDERCROFT_BENCH_GAME";

// --- other programs -------------------------------------------------------------------------------------------------

std::string output_of(const std::string& command) {
  std::string text;
  std::FILE* pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): our own commands, nothing from outside
  if (pipe == nullptr) return text;
  std::array<char, 4096> buffer{};
  while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe) != nullptr) text += buffer.data();
  pclose(pipe);
  return text;
}

std::string own_path() {
  std::array<char, 4096> path{};
  const ssize_t size = readlink("/proc/self/exe", path.data(), path.size() - 1);
  return size > 0 ? std::string(path.data(), static_cast<std::size_t>(size)) : std::string();
}

// build/<preset>/undercroft: so the build folder is two steps up.
std::string build_folder() {
  std::string path = own_path();
  for (int i = 0; i < 2 && path.find('/') != std::string::npos; ++i) path.resize(path.rfind('/'));
  return path;
}

void compare_wasm(Bench& bench) {
  const std::string module = build_folder() + "/wasm/bench.wasm";
  const std::string script = build_folder() + "/../bench/wasm.mjs";
  const std::string what = "WebAssembly in node: random games against native";
  if (!std::ifstream(module) || !std::ifstream(script)) return bench.add("wasm", what, 0, "not built", "60 %");
  const FirstGame game = first_game(bench.library());
  RandomPlay same;
  same.play(game, 100, 1);
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
  const double ratio = bench.median_ratio(
      node_rate, [&] { return best_rate(bench.seconds(), 500, [&] { play.play(game, 500, 7); }); }, 5);
  if (!fault.empty()) return bench.add("wasm", what, 0, fault, "60 %");
  const double rate = *std::max_element(rates.begin(), rates.end());
  bench.add("wasm", what, ratio, fixed(100 * ratio, 0) + " % (" + grouped(rate) + " a second)", "60 %");
}

double instructions(const std::string& game, int games) {
  const std::string text =
      output_of(std::string(kGameVariable) + "=" + game + " " + kGamesVariable + "=" + std::to_string(games) +
                " valgrind --tool=callgrind --callgrind-out-file=/dev/null '" + own_path() + "' bench 2>&1");
  const std::size_t at = text.find("Collected :");
  return at == std::string::npos ? 0 : std::strtod(text.c_str() + at + 11, nullptr);
}

// Of many games without a few: what loading costs is in both.
template <Game G>
void count_instructions(Bench& bench) {
  constexpr int kFew = 10;
  constexpr int kMany = 1010;
  const GameInfo& info = bench.library().info(kGameNumber<G>);
  const std::string id = info.id + "_instructions";
  const std::string what = info.name.find("en")->as_string() + ", random play, " + std::to_string(info.players.back()) +
                           " players: instructions a decision (callgrind)";
  const double spent = instructions(info.id, kMany) - instructions(info.id, kFew);
  const G game = full_game<G>(bench.library());
  RandomPlay few;
  RandomPlay many;
  few.play(game, kFew, 1);
  many.play(game, kMany, 1);
  const double each = spent / static_cast<double>(many.decisions - few.decisions);
  if (each <= 0) return bench.add(id, what, 0, "valgrind did not answer", "");
  bench.add(id, what, each, grouped(each), "");
}

void count_instructions(Bench& bench) {
  if (output_of("command -v valgrind").empty())
    return bench.add("instructions", "instructions a decision (callgrind)", 0, "valgrind is not installed", "");
  for_each_game([&](auto entry, std::size_t) { count_instructions<typename decltype(entry)::type>(bench); });
}

// What ./play and ./test noted on each line: a name, a number, its unit, and words.
void note_times(Bench& bench) {
  std::ifstream file(build_folder() + "/times.txt");
  std::string name;
  std::string number;
  std::string unit;
  std::string words;
  while (file >> name >> number >> unit && std::getline(file, words)) {
    bench.add("time_" + name, "time of ./" + name + words, std::strtod(number.c_str(), nullptr), number + " " + unit,
              "");
  }
}

}  // namespace

std::vector<Figure> all_figures(const Library& library, bool quick) {
  Bench bench(library, quick);
  for (const auto measure : kMeasures) measure(bench);
  if (!quick) {
    compare_wasm(bench);
    count_instructions(bench);
  }
  note_times(bench);
  return bench.figures();
}

bool played_for_callgrind(const Library& library) {
  const char* games = std::getenv(kGamesVariable);
  if (games == nullptr) return false;
  const char* named = std::getenv(kGameVariable);
  const std::string id = named == nullptr ? library.info(0).id : named;
  for_each_game([&](auto entry, std::size_t number) {
    if (library.info(number).id != id) return;
    RandomPlay play;
    play.play(full_game<typename decltype(entry)::type>(library), std::strtoull(games, nullptr, 10), 1);
  });
  return true;
}

}  // namespace uc
