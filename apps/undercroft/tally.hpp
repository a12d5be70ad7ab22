// What a tournament counts. Whole numbers only, so that the order in which games end makes no difference.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/document.hpp"
#include "core/seats.hpp"

namespace uc {

// Won games count in 60ths, so that up to six winners can share one.
inline constexpr std::int64_t kWholeWin = 60;

struct Counted {
  std::int64_t games = 0;
  std::int64_t sum = 0;
  std::int64_t squares = 0;
  std::map<int, std::int64_t> histogram;

  void add(int value);
  void add(const Counted& other);
  double mean() const;
  double deviation() const;
};

// An event that a game tells of, by its type and what it was about: "corridor.completed 3", "lord.taken mortar".
std::string word_of_event(const Doc& event);

struct Happened {
  std::int64_t times = 0;
  std::int64_t seats = 0;  // to which it happened at least once in a game; of an event of nobody's: games
  std::int64_t wins = 0;   // of those, in 60ths

  void add(const Happened& other);
};
using Happenings = std::map<std::string, Happened>;

struct PlayerTally {
  std::int64_t seats = 0;  // seats taken, over all games
  std::int64_t wins = 0;   // in 60ths
  Counted scores;
  std::int64_t decisions = 0;
  std::int64_t micros = 0;                      // thinking time; the only figure that differs from run to run
  std::map<std::string, std::int64_t> actions;  // by the first word of their text
  Happenings events;                            // to seats that it took

  void add(const PlayerTally& other);
};

struct Tally {
  std::int64_t games = 0;
  std::vector<PlayerTally> players;               // as listed
  std::array<std::int64_t, kMaxSeats> by_seat{};  // wins in 60ths of each seat, whoever sat there
  Counted decisions;                              // seats' choices in a game
  Counted rounds;
  Happenings events;  // of no seat: how games end

  void add(const Tally& other);
};

struct Interval {
  double low = 0;
  double high = 0;
};
// Wilson's 95% interval of a share of n trials.
Interval wilson(double share, double n);

// A tournament that was played.
struct SimResult {
  std::string game;
  std::vector<std::string> names;  // of the players, as listed
  int seats = 0;
  std::uint64_t seed = 0;
  int games_wanted = 0;
  Doc options;
  Tally tally;
};

// What one seat in a game wins by chance alone, and a player's share of the games it sat in.
double fair_share(const SimResult& result);
double win_rate(const PlayerTally& player);

std::string sim_text(const SimResult& result);
Doc sim_document(const SimResult& result);

}  // namespace uc
