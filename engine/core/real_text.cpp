#include "real_text.hpp"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace uc {

namespace {

constexpr int kMostDigits = 17;  // enough for every double

// digits times 10 to the power: 12, -3 is 0.012
struct Decimal {
  std::uint64_t digits = 0;
  int power = 0;
};

double read(Decimal decimal) {
  const std::string text = std::to_string(decimal.digits) + 'e' + std::to_string(decimal.power);
  return std::strtod(text.c_str(), nullptr);
}

// The nearest with so many digits.
Decimal nearest(double positive, int count) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*e", count - 1, positive);
  Decimal decimal;
  const char* at = text;
  for (; *at != 'e'; ++at)
    if (*at >= '0' && *at <= '9') decimal.digits = 10 * decimal.digits + static_cast<std::uint64_t>(*at - '0');
  decimal.power = std::atoi(at + 1) - (count - 1);
  return decimal;
}

// Below a power of two doubles lie closer together than above it: the nearest decimal may be read as the one below,
// when the next is still read as this.
bool is_power_of_two(double value) {
  constexpr std::uint64_t kMantissa = (std::uint64_t{1} << 52U) - 1;
  return (std::bit_cast<std::uint64_t>(value) & kMantissa) == 0;
}

Decimal shortest(double positive) {
  for (int count = 1; count < kMostDigits; ++count) {
    Decimal decimal = nearest(positive, count);
    if (read(decimal) == positive) return decimal;
    ++decimal.digits;
    if (is_power_of_two(positive) && decimal.digits % 10 != 0 && read(decimal) == positive) return decimal;
  }
  return nearest(positive, kMostDigits);
}

std::string scientific(const std::string& digits, int exponent) {
  std::string text = digits.substr(0, 1);
  if (digits.size() > 1) text += '.' + digits.substr(1);
  const std::string power = std::to_string(std::abs(exponent));
  return text + (exponent < 0 ? "e-" : "e+") + (power.size() < 2 ? "0" : "") + power;
}

}  // namespace

std::string small_real_text(double finite) {
  const std::string sign = std::signbit(finite) ? "-" : "";
  const double positive = std::abs(finite);
  if (positive == 0) return sign + '0';
  const Decimal decimal = shortest(positive);
  const std::string digits = std::to_string(decimal.digits);
  const int count = static_cast<int>(digits.size());
  // Whichever is shorter; the plain one where both are.
  const bool plain =
      count == 1 ? decimal.power >= -3 && decimal.power <= 4 : decimal.power >= -(count + 3) && decimal.power <= 5;
  if (!plain) return sign + scientific(digits, decimal.power + count - 1);
  if (decimal.power >= 0) {
    char text[32];
    std::snprintf(text, sizeof text, "%.0f", positive);
    return sign + text;
  }
  const int whole = count + decimal.power;
  if (whole <= 0) return sign + "0." + std::string(static_cast<std::size_t>(-whole), '0') + digits;
  return sign + digits.substr(0, static_cast<std::size_t>(whole)) + '.' +
         digits.substr(static_cast<std::size_t>(whole));
}

std::string real_text(double finite) {
#ifdef __wasi__
  return small_real_text(finite);
#else
  char text[32];
  return {text, std::to_chars(text, text + sizeof text, finite).ptr};
#endif
}

}  // namespace uc
