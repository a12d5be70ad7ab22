// Reals as texts: what WebAssembly writes by its own means is what std::to_chars writes.
#include "core/real_text.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/random.hpp"

namespace uc::test {
namespace {

void check_same(double value) {
  for (const double each : {value, -value, std::nextafter(value, 0.0), std::nextafter(value, HUGE_VAL)}) {
    if (!std::isfinite(each)) continue;
    const std::string told = small_real_text(each);
    if (told != real_text(each)) FAIL_CHECK(real_text(each), " is told as ", told);
  }
}

TEST_CASE("a real is written the same with and without the tables of std::to_chars") {
  for (const double value : {0.0,
                             0.5,
                             0.1,
                             1.0,
                             10.0,
                             100.0,
                             12345.0,
                             100000.0,
                             1e5,
                             123456e5,
                             1e15,
                             1e16,
                             1e21,
                             1e22,
                             1e23,
                             1e-3,
                             1e-4,
                             1.25e-4,
                             1e-5,
                             12e-7,
                             5e-324,
                             2.2250738585072014e-308,
                             9007199254740993.0,
                             1152921504606846976.0,
                             0.3,
                             2.0 / 3.0,
                             33.0 / 100,
                             std::numeric_limits<double>::max()})
    check_same(value);
  // Powers of two, where doubles change their distance.
  for (int power = -1074; power < 1024; ++power) check_same(std::ldexp(1.0, power));
  // Powers of ten and what is rounded to few digits, as odds are.
  for (int power = -300; power < 300; ++power) check_same(std::pow(10.0, power));
  Rng random(7);
  for (int i = 0; i < 20'000; ++i) {
    check_same(static_cast<double>(below(random, 1'000'000)) / 100);
    check_same(static_cast<double>(below(random, 1'000'000'000)) / 1'000'000);
  }
  // All doubles are as likely.
  for (int i = 0; i < 30'000; ++i) {
    const double value = std::bit_cast<double>(random.next());
    if (std::isfinite(value)) check_same(value);
  }
}

}  // namespace
}  // namespace uc::test
