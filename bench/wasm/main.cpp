// A WebAssembly module that plays random games of the first game of the list, for bench/wasm.mjs.
#include <cstdint>
#include <cstdlib>

#include "bench/random_play.hpp"
#include "protocol/contents.hpp"

#define UC_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Plays games; returns a number that the native program finds, too.
UC_EXPORT(uc_random_games) std::uint64_t uc_random_games(std::uint64_t count) {
  const auto contents = uc::embedded_contents();
  if (!contents) std::abort();
  uc::RandomPlay play;
  play.play(uc::first_game(*contents->library), count, 1);
  return play.check;
}
