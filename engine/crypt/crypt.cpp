// The game object of Crypt: its first position, and how it ended.
#include "crypt.hpp"

#include <utility>

#include "crypt/rules/score.hpp"

namespace uc::crypt {

Crypt::Crypt(std::shared_ptr<const Content> content, int players, Options options)
    : content_(std::move(content)), players_(players), options_(options), setup_(&content_->setup[players]) {}

// CR-2: before the first chance event.
State Crypt::start() const {
  State state;
  bool random_sides = false;
  for (int t = 0; t < kTypes; ++t) {
    const char letter = options_.collectors[t];
    if (letter == 'B') state.sides = static_cast<std::uint8_t>(state.sides | 1U << static_cast<unsigned>(t));
    random_sides = random_sides || letter == '?';
    for (int v = 1; v <= kMaxValue; ++v) {
      const std::uint8_t copies = setup_->cards[t][v];
      state.unseen[t][v] = copies;
      state.deck[t] = static_cast<std::uint8_t>(state.deck[t] + copies);
    }
  }
  for (int seat = 0; seat < players_; ++seat) state.players[seat].ready = kDice;  // CR-2.3
  // CR-10.2: the human leads the first round.
  state.phase = random_sides ? Phase::Sides : solo() ? Phase::Top : Phase::Leader;
  return state;
}

// CR-8.2 to CR-8.5. Whoever loses a roll-off has the same score as the winner, but comes behind.
Scores Crypt::scores(const State& state) const {
  int totals[kMaxPlayers] = {};
  score_all(*content_, players_, state, totals);
  const Seats winners = Seats::from_bits(state.tied);
  Scores scores{};
  for (int seat = 0; seat < players_; ++seat) {
    const bool won = winners.has(seat_at(seat));
    int place = 1;
    for (int other = 0; other < players_; ++other) {
      const bool better = winners.has(seat_at(other)) && !won;
      if (better || totals[other] > totals[seat]) ++place;
    }
    scores[seat] = {place, won, totals[seat], false};
  }
  return scores;
}

}  // namespace uc::crypt
