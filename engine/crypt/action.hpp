// The actions of Crypt, packed into 64 bits. docs/notation/crypt.md shows them as text.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"
#include "crypt/content/content.hpp"

namespace uc::crypt {

enum class Kind : std::uint8_t {
  None,  // so that no action has the bits 0
  // choices of a seat
  Claim,       // claim S1:2x3 S4:1x5
  Recover,     // recover
  End,         // end
  Pottery,     // pottery P1 P2 S5
  Manuscript,  // manuscript M1
  Remains,     // remains R1 R2
  Idol,        // idol I1 5
  // outcomes of chance
  Sides,    // sides ABABAB
  Leader,   // leader B
  Top,      // top idol
  Reveal,   // reveal 3 idol
  Conceal,  // conceal idol
  Look,     // look S5 3
  Take,     // take S5 3
  Roll,     // roll 3 5 1
};

// The low four bits are the kind; what follows depends on it. Unused bits are zero.
constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & 15U); }

constexpr Action pack(Kind kind, std::uint64_t rest = 0) { return {static_cast<std::uint64_t>(kind) | rest << 4U}; }
constexpr std::uint64_t rest_of(Action action) { return action.bits >> 4U; }

// Claim: five bits a slot, three for the effort and two for the number of dice.
struct Bid {
  std::uint8_t count = 0;
  std::uint8_t effort = 0;
  constexpr int total() const { return count * effort; }
};
inline constexpr unsigned kBidBits = 5;
constexpr std::uint64_t bid_bits(int slot, int count, int effort) {
  return static_cast<std::uint64_t>(effort | count << 3) << (kBidBits * static_cast<unsigned>(slot));
}
constexpr Bid bid_on(Action claim, int slot) {
  const std::uint64_t bits = rest_of(claim) >> (kBidBits * static_cast<unsigned>(slot));
  return {static_cast<std::uint8_t>(bits >> 3U & 3U), static_cast<std::uint8_t>(bits & 7U)};
}

// Powers: handles of the cards that are flipped (1 for a player's first card of the type), and what they are for.
// Pottery: first, second, slot (from 0). Manuscript: first. Remains: first, second. Idol: first, effort of the die.
struct Power {
  int first = 0;
  int second = 0;
  int target = 0;
};
constexpr Action pack_power(Kind kind, int first, int second, int target) {
  return pack(kind, static_cast<std::uint64_t>(first | second << 6 | target << 12));
}
constexpr Power power_of(Action action) {
  const std::uint64_t rest = rest_of(action);
  return {static_cast<int>(rest & 63U), static_cast<int>(rest >> 6U & 63U), static_cast<int>(rest >> 12U & 15U)};
}

// Reveal: the value of the card and the type of the new top card (kNoType if the deck is empty). Conceal: value 0.
// Look and Take: the value, and the slot in place of the type. Sides, Leader, Top: the mask, seat or type as value.
constexpr Action pack_draw(Kind kind, int value, int next) {
  return pack(kind, static_cast<std::uint64_t>(value | next << 6));
}
constexpr int drawn_value(Action action) { return static_cast<int>(rest_of(action) & 63U); }
constexpr int drawn_next(Action action) { return static_cast<int>(rest_of(action) >> 6U & 15U); }

// Roll: how many dice, then the face of each.
inline constexpr unsigned kCountBits = 2;
inline constexpr unsigned kDieBits = 3;
struct Dice {
  int count = 0;
  std::array<std::uint8_t, kDice> faces{};
};
constexpr Action pack_roll(const Dice& dice) {
  std::uint64_t bits = static_cast<std::uint64_t>(dice.count);
  for (int i = 0; i < dice.count; ++i)
    bits |= std::uint64_t{dice.faces[static_cast<std::size_t>(i)]}
            << (kDieBits * static_cast<unsigned>(i) + kCountBits);
  return pack(Kind::Roll, bits);
}
constexpr Dice dice_of(Action action) {
  const std::uint64_t rest = rest_of(action);
  Dice dice;
  dice.count = static_cast<int>(rest & 3U);
  for (unsigned i = 0; i < kDice; ++i)
    dice.faces[i] = static_cast<std::uint8_t>(rest >> (kDieBits * i + kCountBits) & 7U);
  return dice;
}

}  // namespace uc::crypt
