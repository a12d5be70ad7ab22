// The actions of Crypt, packed into 64 bits. docs/notation/crypt.md shows them as text.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"
#include "meaning.hpp"

namespace uc::crypt {

enum class Kind : std::uint8_t {
  None,  // so that no action has the bits 0
  // choices of a seat
  Claim,
  Recover,
  End,
  Pottery,
  Manuscript,
  Remains,
  Idol,
  // outcomes of chance
  Sides,
  Leader,
  Top,
  Reveal,
  Conceal,
  Look,
  Take,
  Roll,
};

// --- what they say beside their kind ---------------------------------------------------------------------------------

// For each slot the dice that are put on its card: how many, and what each of them shows.
struct Bid {
  std::uint8_t count = 0;
  std::uint8_t effort = 0;
  constexpr int total() const { return count * effort; }
};
inline constexpr unsigned kBidBits = 5;  // three for the effort, and two for the number of dice above them
using BidRow = packed::Row<kBidBits, kMaxSlots>;
struct Claim {
  Field<"bids", Of::Bids, BidRow::bits> bids;
};

// Powers: the cards that are turned face-up, and what they are for.
struct UsePottery {
  Field<"first", Of::Pottery, 6> first;
  Field<"second", Of::Pottery, 6> second;
  Field<"slot", Of::Slot, 4> slot;
};
struct UseManuscript {
  Field<"card", Of::Manuscript, 6> card;
};
struct UseRemains {
  Field<"first", Of::Remains, 6> first;
  Field<"second", Of::Remains, 6> second;
};
struct UseIdol {
  Field<"card", Of::Idol, 6> card;
  Field<"effort", Of::Effort, 4, 6> effort;  // of the die that is rolled again
};

struct DrawnSides {
  Field<"sides", Of::Sides, 6> sides;
};
struct DrawnLeader {
  Field<"seat", Of::Seat, 6> seat;
};
struct DrawnTop {
  Field<"type", Of::Type, 6> type;
};
struct Reveal {
  Field<"value", Of::Value, 6> value;
  Field<"next", Of::Next, 4> next;
};
struct Conceal {
  Field<"next", Of::Next, 4, 6> next;
};
struct SeenValue {  // of a face-down card, by the one who looks at it or takes it
  Field<"value", Of::Secret, 6> value;
  Field<"slot", Of::Slot, 4> slot;
};

// How many dice, then what each of them shows.
inline constexpr unsigned kCountBits = 2;
inline constexpr unsigned kDieBits = 3;
struct Roll {
  Field<"dice", Of::Roll, kCountBits + kDieBits * kDice> dice;
};

using packed::Says;
struct Actions
    : packed::Vocabulary<Kind, Of, Says<Kind::Claim, Claim>, Says<Kind::Pottery, UsePottery>,
                         Says<Kind::Manuscript, UseManuscript>, Says<Kind::Remains, UseRemains>,
                         Says<Kind::Idol, UseIdol>, Says<Kind::Sides, DrawnSides>, Says<Kind::Leader, DrawnLeader>,
                         Says<Kind::Top, DrawnTop>, Says<Kind::Reveal, Reveal>, Says<Kind::Conceal, Conceal>,
                         Says<Kind::Look, SeenValue>, Says<Kind::Take, SeenValue>, Says<Kind::Roll, Roll>> {};

// --- packing ---------------------------------------------------------------------------------------------------------

// The low four bits are the kind; what it says lies above. Unused bits are zero.
inline constexpr unsigned kKindBits = 4;
constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & ((1U << kKindBits) - 1)); }
constexpr std::uint64_t rest_of(Action action) { return action.bits >> kKindBits; }
constexpr Action pack_bits(Kind kind, std::uint64_t rest) {
  return {static_cast<std::uint64_t>(kind) | rest << kKindBits};
}

constexpr Action pack(Kind kind) { return pack_bits(kind, 0); }
// pack<Kind::Idol>({.card = 1, .effort = 5})
template <Kind kKind>
constexpr Action pack(const Actions::Record<kKind>& about) {
  return pack_bits(kKind, packed::pack(about));
}
// about<Kind::Idol>(action).effort
template <Kind kKind>
constexpr Actions::Record<kKind> about(Action action) {
  return packed::read<Actions::Record<kKind>>(rest_of(action));
}

// Are there no bits beside what its kind says?
constexpr bool says_no_more(Action action) { return Actions::holds(kind_of(action), rest_of(action)); }

constexpr std::uint64_t bid_bits(int slot, int count, int effort) {
  return BidRow::put(slot, static_cast<std::uint64_t>(effort | count << 3));
}
constexpr Bid bid_in(std::uint64_t bids, int slot) {
  const int bits = BidRow::get(bids, slot);
  return {static_cast<std::uint8_t>(bits >> 3), static_cast<std::uint8_t>(bits & 7)};
}
constexpr Bid bid_on(Action claim, int slot) { return bid_in(rest_of(claim), slot); }

struct Dice {
  int count = 0;
  std::array<std::uint8_t, kDice> faces{};
};
constexpr std::uint64_t roll_bits(const Dice& dice) {
  auto bits = static_cast<std::uint64_t>(dice.count);
  for (int i = 0; i < dice.count; ++i)
    bits |= std::uint64_t{dice.faces[i]} << (kDieBits * static_cast<unsigned>(i) + kCountBits);
  return bits;
}
constexpr Dice dice_in(std::uint64_t roll) {
  Dice dice;
  dice.count = static_cast<int>(roll & 3U);
  for (unsigned i = 0; i < kDice; ++i)
    dice.faces[i] = static_cast<std::uint8_t>(roll >> (kDieBits * i + kCountBits) & 7U);
  return dice;
}
constexpr Action pack_roll(const Dice& dice) { return pack<Kind::Roll>({roll_bits(dice)}); }
constexpr Dice dice_of(Action action) { return dice_in(rest_of(action)); }

}  // namespace uc::crypt
