// The curves that were fitted to games, as tools/fit-chances writes them.
#pragma once

#include <span>
#include <string_view>

namespace uc {

// logit of the chance = low * ln(value) - high * ln(1 - value) + offset; low and high are not negative.
struct ChanceRow {
  std::string_view game;
  int level = 0;
  std::string_view group;  // "": all groups of the level
  double low = 1, high = 1, offset = 0;
};
// Is added to the offset; taken away for the other side.
struct SettingRow {
  std::string_view game;
  int level = 0;
  std::string_view setting;
  double shift = 0;
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
std::span<const ScoreRow> score_rows();

}  // namespace uc
