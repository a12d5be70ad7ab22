// How a computer player reads a position of Crypt: what cards are worth to each seat, what a die is worth, and how
// likely a claim is to be bumped. Estimates, not rules; all of them in coins.
#pragma once

#include <array>
#include <cstdint>

#include "crypt/crypt.hpp"
#include "crypt/rules/rules.hpp"

namespace uc::crypt {

inline constexpr int kMostTotal = kDice * kFaces;

// What a seat owns of one type.
struct Holding {
  int count = 0;
  int down = 0;
  int sum = 0;   // of values
  int best = 0;  // the highest value
};

class Outlook {
 public:
  Outlook(const Crypt& game, const State& state);

  int rounds_left() const { return rounds_left_; }  // after this one
  // The coins of a seat: what it owns, what bonuses it may expect of it, its dice.
  float standing(int seat) const;
  // What this much of a card would add.
  float worth(int seat, Type type, float value) const;
  // What the card of a slot would add; hidden values count as the mean of what they may be.
  float slot_worth(int seat, int slot) const { return slot_worth_[seat][slot]; }
  // What so many exhausted dice cost their owner in the rest of the game.
  float loss(int exhausted) const;
  // What one die more to be exhausted would cost.
  float die_cost(int seat) const;
  // What the Claim turns from `step` on will do to dice that lie like this: adds to each seat what it may expect to
  // gain, minus the dice this will exhaust. Whoever has the last turn takes one card only, so claims shield each other.
  struct Lying {
    std::uint8_t holder = kNobody;
    std::uint8_t total = 0;
    float exhausted = 0;  // dice of the holder that will fail, on average
  };
  struct Row {
    std::array<Lying, kMaxSlots> slots;
    std::array<std::uint8_t, kMaxPlayers> ready{};  // dice of each seat
  };
  void add_replies(const Row& row, int step, std::array<float, kMaxPlayers>& coins) const;
  // The same for the position as it is.
  void add_round(std::array<float, kMaxPlayers>& coins) const;
  Row lying() const;

 private:
  float potential(int seat, Type type, const Holding& holding) const;
  float bonus_tiers(const std::vector<Tier>& tiers, int count, float chance) const;
  float best_tapestry(int seat, int sum) const;
  using Chances = std::array<float, kMaxSlots>;
  void ghost_chances(const Row& row, int step, Chances& chances) const;
  void reply_chances(const Row& row, int step, int seat, Chances& chances, Chances& nets) const;
  int next_claim_step() const;
  static float expected_exhausted(const Slot& slot);
  void count_cards();

  const State& state_;
  const Content& content_;
  int players_;
  int rounds_left_;
  std::array<std::array<Holding, kTypes>, kMaxPlayers> holdings_{};
  std::array<float, kMaxPlayers> treasure_{};
  std::array<float, kTypes> chance_{};  // that a seat gets one more card of the type later
  std::array<std::array<float, kMaxSlots>, kMaxPlayers> slot_worth_{};
};

// The mean value of the cards of a type that nobody has seen.
float mean_unseen(const State& state, Type type);
// The value of a card, or what may be expected of it.
inline float expected_value(const State& state, const Card& card) {
  return card.value() != 0 ? static_cast<float>(card.value()) : mean_unseen(state, card.type());
}

}  // namespace uc::crypt
