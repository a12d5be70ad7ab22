// What happens in Crypt, as plain data. docs/format/crypt.md lists the documents that describe.cpp makes of them.
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "meaning.hpp"

namespace uc::crypt {

struct Event {
  enum class Type : std::uint8_t {
    SidesSet,
    LeaderChosen,
    RoundBegan,
    CardRevealed,   // slot, type, value; face-up
    CardConcealed,  // slot, type; face-down
    TopShown,       // type of the new top card
    CryptOrdered,   // solo: the places in which the cards of S1, S2, S3 were drawn (CR-10.3)
    Claimed,        // seat, slot; once for each card of a claim
    Bumped,         // seat (whose dice return), slot
    Recovered,      // seat
    Flipped,        // seat, type, value; shows the value to all
    Looked,         // seat: used Manuscript B
    ValueSeen,      // seat, slot, type, value; `knows` learn the value
    PotteryTook,    // seat, slot, type
    GhostRolled,
    GhostPassed,  // slot
    GhostPlaced,  // slot; the group goes to the first slot that takes it (CR-10.6)
    GhostSetAside,
    GhostTook,    // slot, type: a card the Ghost held goes to the box (CR-10.8)
    Discarded,    // slot, type, value if it lay face-up: an unclaimed card goes to the box (CR-6.1)
    DieRolled,    // seat, slot
    CardTaken,    // seat, slot, type, value; `knows` know the value
    RaceWon,      // seat: Idol B (CR-9.2)
    DiceSettled,  // seat
    TorchPassed,
    WindowEnded,  // seat
    CardShown,    // seat, type, value; a hidden card, shown at scoring (CR-8.6)
    Scored,       // seat
    TieRolled,    // seat (CR-8.3)
    GameEnded,
  };
  // Why dice come back: the action, bumped everywhere (CR-6.2), Remains A.
  enum Recovery : std::uint8_t { ByAction, ByBumps, ByRemains };
  static constexpr std::uint8_t kNone = 255;

  Type type{};
  std::uint8_t seat = kNone;    // a seat, or kGhost
  std::uint8_t slot = kNone;    // from 0
  std::uint8_t card = kNone;    // a Treasure type
  std::uint8_t value = 0;       // of the card; 0 if it has none to tell
  packed::Bytes<3> about = {};  // the record of its type, below
  bool open = false;            // everybody may read `value`, spectators too
  Seats knows = {};             // the seats that may; all other fields are public
  Seats learned = {};           // who did not know `value` before
};

// --- what they say besides seat, slot, card and value ------------------------------------------------------------------

namespace told {

struct Sides {
  Field<"sides", Of::Sides> sides;
};
struct Leader {
  Field<"seat", Of::Holder> seat;
};
struct Round {
  Field<"round"> round;
  Field<"leader", Of::Holder> leader;
};
using PlaceRow = packed::Row<8, 3>;
struct Order {
  Field<"drawn", Of::Places, PlaceRow::bits> drawn;
};
struct Bid {
  Field<"count"> count;
  Field<"effort"> effort;
};
struct Bump {
  Field<"count"> count;
  Field<"by", Of::Holder> by;
};
struct Recovery {
  Field<"count"> count;
  Field<"why", Of::Recovery> why;
};
struct OwnCard {
  Field<"id", Of::OwnCard> handle;
};
struct Roll {
  Field<"dice", Of::Roll, 16> dice;
};
struct Passing {
  Field<"count"> count;
  Field<"effort"> effort;
  Field<"why", Of::GhostRead> why;
};
struct Die {
  Field<"effort"> effort;
  Field<"result"> result;
  Field<"again", Of::Flag> again{};
};
struct Settling {
  Field<"back"> back;
  Field<"exhausted"> exhausted;
};
struct Torch {
  Field<"leader", Of::Holder> leader;
  Field<"lights_out", Of::Holder> lights_out;
};
struct Score {
  Field<"score"> score;
};

}  // namespace told

using packed::Says;
struct EventWords
    : packed::Vocabulary<Event::Type, Of, Says<Event::Type::SidesSet, told::Sides>,
                         Says<Event::Type::LeaderChosen, told::Leader>, Says<Event::Type::RoundBegan, told::Round>,
                         Says<Event::Type::CryptOrdered, told::Order>, Says<Event::Type::Claimed, told::Bid>,
                         Says<Event::Type::Bumped, told::Bump>, Says<Event::Type::Recovered, told::Recovery>,
                         Says<Event::Type::Flipped, told::OwnCard>, Says<Event::Type::GhostRolled, told::Roll>,
                         Says<Event::Type::GhostPassed, told::Passing>, Says<Event::Type::GhostPlaced, told::Bid>,
                         Says<Event::Type::GhostSetAside, told::Bid>, Says<Event::Type::DieRolled, told::Die>,
                         Says<Event::Type::CardTaken, told::OwnCard>, Says<Event::Type::DiceSettled, told::Settling>,
                         Says<Event::Type::TorchPassed, told::Torch>, Says<Event::Type::CardShown, told::OwnCard>,
                         Says<Event::Type::Scored, told::Score>, Says<Event::Type::TieRolled, told::Roll>> {};

// about<Event::Type::Scored>(event).score
template <Event::Type kType>
constexpr EventWords::Record<kType> about(const Event& event) {
  return event.about.as<EventWords::Record<kType>>();
}

}  // namespace uc::crypt
