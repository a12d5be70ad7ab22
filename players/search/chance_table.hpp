// The curves that were fitted to games, as tools/fit-chances writes them.
#pragma once

#include <span>
#include <string_view>

namespace uc {

// logit of the chance = low * ln(value) - high * ln(1 - value) + offset; low and high are not negative.
struct Curve {
  double low = 1, high = 1, offset = 0;
};
// A value means something else at the beginning of a game: what it says there of the end is said by the first curve.
struct ChanceRow {
  std::string_view game;
  int level = 0;
  std::string_view group;  // "": all groups of the level
  Curve first, later;
};
// Is added to the offset; taken away for the other side.
struct SettingRow {
  std::string_view game;
  int level = 0;
  std::string_view setting;
  double first = 0, later = 0;
};
// The first round is told by the first curve alone, that of this number and all after it by the later one, and those
// between by both in their measure.
struct BeginningRow {
  std::string_view game;
  int until = 0;
};
// score = slope * value + offset; slope is not negative.
struct ScoreRow {
  std::string_view game;
  int level = 0;
  std::string_view group;
  double slope = 0, offset = 0;
};

std::span<const ChanceRow> chance_rows();
std::span<const SettingRow> setting_rows();
std::span<const BeginningRow> beginning_rows();
std::span<const ScoreRow> score_rows();

}  // namespace uc
