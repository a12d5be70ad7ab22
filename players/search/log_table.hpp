// Natural logarithms of whole numbers from a table, the same in every build: std::log differs between libraries.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace uc {

namespace detail {

// ln(x) for x from 1 to 2, by the series of ln((1 + t) / (1 - t)); t is at most 1/3, so 20 terms are exact enough.
constexpr double ln_series(double x) {
  const double t = (x - 1.0) / (x + 1.0);
  double power = t;
  double sum = 0;
  for (int k = 1; k < 40; k += 2) {
    sum += power / k;
    power *= t * t;
  }
  return 2.0 * sum;
}

inline constexpr unsigned kLogBits = 8;
inline constexpr double kLn2 = ln_series(2.0);

constexpr std::array<float, (1U << kLogBits)> make_log_table() {
  std::array<float, (1U << kLogBits)> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    table[i] = static_cast<float>(ln_series(1.0 + static_cast<double>(i) / static_cast<double>(table.size())));
  }
  return table;
}
inline constexpr auto kLogTable = make_log_table();

}  // namespace detail

// ln(n), for n of at least 1; right to about 0.004, which is plenty for an exploration bonus.
constexpr float log_of(std::uint32_t n) {
  const unsigned exponent = static_cast<unsigned>(std::bit_width(n)) - 1U;
  const std::uint32_t rest = n - (1U << exponent);  // the bits below the highest
  const std::uint32_t entry =
      exponent >= detail::kLogBits ? rest >> (exponent - detail::kLogBits) : rest << (detail::kLogBits - exponent);
  return static_cast<float>(exponent) * static_cast<float>(detail::kLn2) + detail::kLogTable[entry];
}

}  // namespace uc
