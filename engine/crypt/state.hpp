// The position of Crypt as plain data.
//
// Chance is late: the value of a face-down card is not drawn before somebody sees it. Until then the card has value 0
// and its true value is one of the `unseen` cards of its type. What each seat knows is part of the position (CR-H).
#pragma once

#include <cstdint>
#include <type_traits>

#include "core/piles.hpp"
#include "core/seats.hpp"
#include "crypt/content/content.hpp"

namespace uc::crypt {

// Where the game stands: what turn() will ask for next. In the order of a round (CR-3.2).
enum class Phase : std::uint8_t {
  Sides,    // chance: sides of Collectors left to chance (CR-2.2)
  Leader,   // chance: the first Leader (CR-2.4)
  Top,      // chance: the type on the back of the first card of the deck
  Reveal,   // chance: the next card of the Crypt, and the type of the card below it (CR-4)
  Before,   // W0
  Claim,    // W1 and the action (CR-5)
  Ghost,    // chance: the Ghost's dice (CR-10.5)
  After,    // W2
  Roll,     // chance: exhaustion rolls of `active` (CR-6.3a)
  Take,     // chance: the value of a face-down card just taken, for `active` (CR-6.3c, CR-9.8)
  Look,     // chance: the value of a face-down card `active` looks at (CR-9.6)
  Idol,     // K-IDOL (CR-9.1)
  Reroll,   // chance: the die chosen with Idol A
  Last,     // W4
  TieRoll,  // chance: a tied player's dice (CR-8.3)
  Over,
};

// Who holds a slot of the Crypt: a seat, the Ghost, or nobody.
inline constexpr std::uint8_t kGhost = 4;
inline constexpr std::uint8_t kNobody = 7;
// Where a card that left the Crypt lies: with a seat, or in the box.
inline constexpr std::uint8_t kBox = 5;
inline constexpr std::uint8_t kNoType = 7;

// A Treasure outside the deck.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Type type, int value, bool face_up)
      : face_(static_cast<std::uint8_t>(crypt::index(type) | value << 3 | (face_up ? 0x40 : 0))) {}

  constexpr bool exists() const { return (face_ & 7U) != kNoType; }
  constexpr Type type() const { return static_cast<Type>(face_ & 7U); }
  constexpr int value() const { return face_ >> 3U & 7U; }  // 0: not drawn yet, so nobody knows it
  constexpr bool face_up() const { return (face_ & 0x40U) != 0; }
  constexpr Seats known() const { return Seats::from_bits(known_ & 0xfU); }  // the seats that have seen its value
  // What everybody can conclude: the value is at least this (CR-9.2 flips the lowest hidden Idols). 0: nothing.
  constexpr int floor() const { return known_ >> 4U & 7U; }
  // It lay face-up once: everybody remembers its value, spectators too (CR-R27).
  constexpr bool shown() const { return (known_ & 0x80U) != 0; }

  constexpr void set_value(int value) {
    face_ = static_cast<std::uint8_t>((face_ & ~0x38U) | static_cast<unsigned>(value) << 3U);
  }
  constexpr void set_face_up(bool up) { face_ = static_cast<std::uint8_t>(up ? face_ | 0x40U : face_ & ~0x40U); }
  constexpr void add_known(Seats seats) { known_ = static_cast<std::uint8_t>(known_ | seats.bits()); }
  constexpr void set_floor(int floor) {
    known_ = static_cast<std::uint8_t>((known_ & 0x8fU) | static_cast<unsigned>(floor) << 4U);
  }
  // Everybody sees the value; `seats` are all the seats of the table.
  constexpr void show(Seats seats) { known_ = static_cast<std::uint8_t>(0x80U | seats.bits()); }

  constexpr bool operator==(const Card&) const = default;

 private:
  std::uint8_t face_ = kNoType;
  std::uint8_t known_ = 0;
};

struct Slot {
  Card card;                      // none: not laid yet, or taken with Pottery B (CR-4.3)
  std::uint8_t holder = kNobody;  // whose dice lie here
  std::uint8_t count = 0;
  std::uint8_t effort = 0;          // of each of them (CR-5.3b)
  std::uint8_t rolled[kDice] = {};  // in Collect: the result of each die, 0 before the roll

  constexpr int total() const { return count * effort; }  // CR-0.4
};

// A card that left the Crypt, in the order in which they left it.
struct Gone {
  Card card;
  std::uint8_t owner = kNobody;  // a seat, or kBox
};

struct Player {
  std::uint8_t ready = 0;
  std::uint8_t exhausted = 0;
  std::uint8_t placed = 0;    // 1: has placed a die in this Claim phase (CR-6.2)
  std::uint8_t won_race = 0;  // 1: scores the first bonus of Idol B (CR-9.2)
  std::uint8_t owned[kTypes] = {};
  std::uint8_t down[kTypes] = {};  // of those, face-down
};

struct State {
  Phase phase = Phase::Sides;
  std::uint8_t sides = 0;                  // bit t: Collector t shows side B
  std::uint8_t leader = 0;                 // a seat, or kGhost
  std::uint8_t round = 0;                  // from 1
  std::uint8_t step = 0;                   // in Before, Claim, After, Collect, Last: the place in the turn order
  std::uint8_t active = 0;                 // the seat whose window, roll or look it is
  std::uint8_t resume = 0;                 // the Phase to which Look and Take go back
  std::uint8_t pending = 0;                // Reveal, Look, Take, Reroll: the slot concerned
  std::uint8_t pending_die = 0;            // Reroll: which die on it
  std::uint8_t race_round = 0;             // the round in which Idol B was first fulfilled; 0: open (CR-9.2)
  std::uint8_t tied = 0;                   // TieRoll: seats still in the roll-off
  std::uint8_t tie_sum[kMaxPlayers] = {};  // sums of this roll-off; kNotRolled before
  std::uint8_t ghost_aside = 0;            // Ghost dice set aside for this round (CR-10.6)
  std::uint8_t ghost_bumped = 0;           // Ghost dice bumped in this round (CR-10.7)

  std::uint8_t top = kNoType;                    // the type on the back of the deck's top card
  std::uint8_t deck[kPileKinds] = {};            // cards in the deck by type, the top card included
  std::uint8_t unseen[kTypes][kPileKinds] = {};  // cards whose value nobody has seen, wherever they lie

  Slot slots[kMaxSlots];
  Player players[kMaxPlayers];
  std::uint8_t gone_count = 0;
  Gone gone[kMaxCards];
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 512, "the figure promised in bench/");

inline constexpr std::uint8_t kNotRolled = 255;

constexpr Side side_of(const State& state, Type collector) {
  return (state.sides >> index(collector) & 1U) != 0 ? Side::B : Side::A;
}

}  // namespace uc::crypt
