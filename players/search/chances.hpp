// What the value of a choice means for people: the chance to win, fitted to games of the computer players
// (chance_table, made by tools/fit-chances; docs/players.md, "What a hint tells").
#pragma once

#include <string>
#include <string_view>

namespace uc {

// What decides how a value is to be read, beside the game and the level.
struct Circumstance {
  std::string group;    // has a curve of its own: the number of players, the side
  std::string setting;  // shifts the curve: an adventure; "" for none
  int side = 1;         // -1: what shifts the curve up for others shifts it down here
  int round = 0;        // how far the game has gone: its Round, Turn or floor, from 1; 0: unknown
};

// What is not sure is never told as 0 or 1.
inline constexpr double kLeastChance = 0.01;
inline constexpr double kMostChance = 0.99;

// The estimated chance to win behind a value from 0 to 1, if everybody goes on at this level: within the bounds above,
// and never lower for a higher value.
double chance_of(std::string_view game, int level, const Circumstance&, double value);

// The expected score, likewise.
double score_of(std::string_view game, int level, const Circumstance&, double value);

}  // namespace uc
