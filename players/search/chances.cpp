#include "chances.hpp"

#include <algorithm>

#include "chance_table.hpp"
#include "levels.hpp"
#include "log_table.hpp"

namespace uc {

namespace {

// ln(x) for x from about 0.001 to 1, by the series that the table of logarithms is made with: the same in every build.
double ln(double x) {
  double sum = 0;
  for (; x < 1; x *= 2) sum -= detail::kLn2;
  return sum + detail::ln_series(x);
}

// e^-x for x from 0 to 16: by its series for a sixteenth, then squared.
double exp_of_minus(double x) {
  const double part = x / 16;
  double power = 1, sum = 1;
  for (int k = 1; k < 16; ++k) sum += power *= part / k;
  for (int i = 0; i < 4; ++i) sum *= sum;
  return 1 / sum;
}

double logistic(double x) {
  const double tail = exp_of_minus(std::min(x < 0 ? -x : x, 16.0));
  return x < 0 ? tail / (1 + tail) : 1 / (1 + tail);
}

// The row of this level and group, or else of all groups of the level (""); where the level has none, of the nearest
// level below, then above.
template <class Row>
const Row* row_of(std::span<const Row> rows, std::string_view game, int level, std::string_view group) {
  const Row* best = nullptr;
  int nearest = 0;
  for (const Row& row : rows) {
    if (row.game != game || (row.group != group && !row.group.empty())) continue;
    const int apart = row.level <= level ? level - row.level : kLevels + row.level - level;
    const int distance = 2 * apart + (row.group == group ? 0 : 1);
    if (best != nullptr && distance >= nearest) continue;
    best = &row;
    nearest = distance;
  }
  return best;
}

const SettingRow* setting_of(std::string_view game, int level, std::string_view setting) {
  const SettingRow* best = nullptr;
  for (const SettingRow& row : setting_rows()) {
    if (row.game != game || row.setting != setting || row.level > level) continue;
    if (best == nullptr || row.level > best->level) best = &row;
  }
  return best;
}

// How much a round is of the beginning: 1 in the first, 0 in all that are not.
double beginning(std::string_view game, int round) {
  for (const BeginningRow& row : beginning_rows()) {
    if (row.game != game || round <= 0) continue;
    return std::clamp((row.until - round) / (row.until - 1.0), 0.0, 1.0);
  }
  return 0;
}

double blend(double early, double first, double later) { return early * first + (1 - early) * later; }

}  // namespace

double chance_of(std::string_view game, int level, const Circumstance& circumstance, double value) {
  constexpr double kLeast = 0.002;  // beyond it values say no more
  const ChanceRow* found = row_of(chance_rows(), game, level, circumstance.group);
  const ChanceRow row = found == nullptr ? ChanceRow{} : *found;
  const double v = std::clamp(value, kLeast, 1 - kLeast);
  const double won = ln(v), lost = ln(1 - v);
  const double early = beginning(game, circumstance.round);
  const auto logit = [&](const Curve& curve) { return curve.low * won - curve.high * lost + curve.offset; };
  double sum = blend(early, logit(row.first), logit(row.later));
  const SettingRow* setting = circumstance.setting.empty() ? nullptr : setting_of(game, level, circumstance.setting);
  if (setting != nullptr) sum += circumstance.side * blend(early, setting->first, setting->later);
  return std::clamp(logistic(sum), kLeastChance, kMostChance);
}

double score_of(std::string_view game, int level, const Circumstance& circumstance, double value) {
  const ScoreRow* found = row_of(score_rows(), game, level, circumstance.group);
  return found == nullptr ? value : std::max(0.0, found->slope * value + found->offset);
}

}  // namespace uc
