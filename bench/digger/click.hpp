// What a click costs that makes an action of Dungeon Digger: messages between the page and the engine, and what is
// written to keep the game. Asked one thing after the other, and in one reply (docs/protocol.md, One reply).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "protocol/host.hpp"

namespace uc {

struct ClickCost {
  std::size_t requests = 0;
  std::size_t bytes = 0;    // of requests and replies
  std::size_t written = 0;  // bytes, to keep the game
  double seconds = 0;       // of the engine: the median
};

class Click {
 public:
  // Plays random actions until the next one, of the seat to act, is the one of that number.
  Click(const Contents& contents, int number);

  // `act`, `save`, `turn`, `history`, a `view` for each step and one in the end.
  ClickCost one_by_one(int times, double (*clock)());
  // `act` that tells all of it.
  ClickCost in_one(int times, double (*clock)());

 private:
  Doc ask(const Doc& request);
  Doc action() const;
  template <class Work>
  ClickCost median_of(int times, double (*clock)(), Work work);

  Host host_;
  std::string table_;
  int seat_ = 0;
  std::int64_t length_ = 0;  // of the history
  std::string choice_;
  ClickCost cost_;
};

}  // namespace uc
