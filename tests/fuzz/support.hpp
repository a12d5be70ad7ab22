// What the fuzz targets share: the content, read once, and a host with small limits.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>
#include <utility>

#include "protocol/host.hpp"

namespace uc::fuzz {

inline const Contents& contents() {
  static const Contents loaded = [] {
    auto result = embedded_contents();
    if (!result) std::abort();
    return std::move(*result);
  }();
  return loaded;
}

// Small limits, so that one input costs little; the same "randomness" always, so that a finding can be repeated.
inline HostConfig config() {
  HostConfig config;
  config.contents = contents();
  config.entropy = [](std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = 42;
  };
  config.limits.tables = 4;
  config.limits.history = 400;
  config.limits.sims = 20;
  config.limits.ms = 2;
  config.limits.searches = 1;
  return config;
}

// A promise of the program that must hold for every input.
inline void expect(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

}  // namespace uc::fuzz
