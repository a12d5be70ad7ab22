// A computer player that advises people, whatever the game: the small window through which those who compile no search
// use one. Each game's is compiled in players/<game>.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "advice.hpp"
#include "core/document.hpp"
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
  // How the actor would go on after this action and with it, as texts: up to where dice, a draw, something new or
  // somebody else comes between.
  virtual std::vector<std::string> line(Action first) = 0;
  // Why an action is good: Knowledge::reasons.
  virtual Doc reasons(Action action) = 0;
};

// For the actor of a turn of a seat. Of some legal actions the best, if they are named.
template <Game G>
std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const G> game, const typename G::State& position,
                                      const Budget& budget, std::uint64_t seed, std::vector<Action> among = {});

// Does this level search in this game, so that sims or ms mean something to it?
template <Game G>
bool level_searches(int level);

// May the thinking take longer than one slice?
template <Game G>
bool thinks_long(const G& game, const typename G::State& position, const Budget& budget);

}  // namespace uc
