// A position that a viewer cannot tell from the true one: coins and, with hidden projects, tiles are dealt anew.
//
// All that is unseen is equally likely to be anywhere. That is exact as long as nobody puts back a coin that others
// did not see into the Bag (DD-R81).
#include "rules.hpp"

namespace uc::digger {

namespace {

int take_value(std::uint8_t (&values)[kCoinValues + 1], Rng& rng) {
  const int total = values[1] + values[2] + values[3];
  auto n = static_cast<int>(below(rng, static_cast<std::uint32_t>(total)));
  int value = 1;
  while (n >= values[value]) n -= values[value++];
  --values[value];
  return value;
}

// In the end hands and stores are shown to everybody.
void deal_coins(State& state, unsigned seats, bool over, Rng& rng) {
  const auto is_unseen = [&](const Coin& coin) {
    return (coin.known() & seats) == 0 && !(over && coin.place < place::kStack);
  };
  for (int i = 0; i < state.coin_count; ++i) {
    if (is_unseen(state.coins[i])) ++state.bag[state.coins[i].value()];
  }
  for (int i = 0; i < state.coin_count; ++i) {
    Coin& coin = state.coins[i];
    if (is_unseen(coin)) coin = Coin::of(coin.place, take_value(state.bag, rng), coin.known());
  }
}

Tiles take_tiles(Tiles& from, int n, Rng& rng) {
  Tiles taken;
  for (; n > 0; --n) {
    const int kind = from.kind_at(static_cast<int>(below(rng, static_cast<std::uint32_t>(from.size()))));
    from.remove(kind);
    taken.add(kind);
  }
  return taken;
}

// Whose tiles are set aside.
int thinker(const State& state) {
  for (const Task& task : state.agenda) {
    if (task.step == Step::PutBack) return as<Step::PutBack>(task).seat;
  }
  return kNone;
}

}  // namespace

State Digger::guess(const State& state, Seats seats, Rng& rng) const {
  State guessed = state;
  deal_coins(guessed, seats.bits(), turn(state).is_over(), rng);
  if (!options_.hidden_projects) return guessed;
  for (int p = 0; p < players_; ++p) {
    if (seats.has(seat_at(p))) continue;
    Player& player = guessed.players[p];
    const int projects = player.projects.size();
    player.bag.add_all(player.projects);
    if (thinker(state) == p) {
      const int aside = guessed.aside.size();
      player.bag.add_all(guessed.aside);
      guessed.aside = take_tiles(player.bag, aside, rng);
    }
    player.projects = take_tiles(player.bag, projects, rng);
  }
  return guessed;
}

}  // namespace uc::digger
