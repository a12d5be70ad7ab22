// A computer player that advises people, whatever the game: the small window through which those who compile no search
// use one. Each game's is compiled in players/<game>.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "advice.hpp"
#include "core/game.hpp"

namespace uc {

class Adviser {
 public:
  Adviser() = default;
  virtual ~Adviser() = default;
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;
  // Thinks on for a slice. The best so far, with figures (tell.hpp).
  virtual Advice think(Slice slice) = 0;
};

// For the actor of a turn of a seat.
template <Game G>
std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const G> game, const typename G::State& position,
                                      const Budget& budget, std::uint64_t seed);

// Does this level search in this game, so that sims or ms mean something to it?
template <Game G>
bool level_searches(int level);

// May the thinking take longer than one slice?
template <Game G>
bool thinks_long(const G& game, const typename G::State& position, const Budget& budget);

}  // namespace uc
