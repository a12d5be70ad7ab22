// What happens in Crypt, as plain data. docs/format/crypt.md lists the documents that view.cpp makes of them.
#pragma once

#include <cstdint>

#include "core/seats.hpp"
#include "crypt/content/content.hpp"

namespace uc::crypt {

struct Event {
  enum class Type : std::uint8_t {
    SidesSet,       // a: mask of sides B
    LeaderChosen,   // a: seat
    RoundBegan,     // a: round, b: leader
    CardRevealed,   // slot, type, value; face-up
    CardConcealed,  // slot, type; face-down
    TopShown,       // type of the new top card
    CryptOrdered,   // solo: a, b, c: the places (0 to 2) in which the cards of S1, S2, S3 were drawn (CR-10.3)
    Claimed,        // seat, slot, a: dice, b: effort; once for each card of a claim
    Bumped,         // seat (whose dice return), slot, a: dice, b: by whom
    Recovered,      // seat, a: dice, b: 0 the action, 1 bumped everywhere (CR-6.2), 2 Remains A
    Flipped,        // seat, type, value, a: handle; shows the value to all
    Looked,         // seat: used Manuscript B
    ValueSeen,      // seat, slot, type, value; `knows` learn the value
    PotteryTook,    // seat, slot, type
    GhostRolled,    // a, b, c: dice, 0 for none
    GhostPassed,    // slot, a: dice, b: effort, c: 0 no card, 1 its own, 2 held by the human with no less (CR-10.6)
    GhostPlaced,    // slot, a: dice, b: effort; the group goes to the first slot that takes it (CR-10.6)
    GhostSetAside,  // a: dice, b: effort
    GhostTook,      // slot, type: a card the Ghost held goes to the box (CR-10.8)
    Discarded,      // slot, type, value if it lay face-up: an unclaimed card goes to the box (CR-6.1)
    DieRolled,      // seat, slot, a: effort, b: result, c: 1 for a re-roll
    CardTaken,      // seat, slot, type, value; `knows` know the value; a: handle
    RaceWon,        // seat: Idol B (CR-9.2)
    DiceSettled,    // seat, a: dice back, b: dice exhausted
    TorchPassed,    // a: the new Leader, b: the new holder of Lights Out
    WindowEnded,    // seat
    CardShown,      // seat, type, value, a: handle; a hidden card, shown at scoring (CR-8.6)
    Scored,         // seat, a: score
    TieRolled,      // seat, a, b, c: dice, 0 for none (CR-8.3)
    GameEnded,
  };
  static constexpr std::uint8_t kNone = 255;

  Type type{};
  std::uint8_t seat = kNone;  // a seat, or kGhost
  std::uint8_t slot = kNone;  // from 0
  std::uint8_t card = kNone;  // a Treasure type
  std::uint8_t value = 0;     // of the card; 0 if it has none to tell
  std::uint8_t a = 0, b = 0, c = 0;
  bool open = false;   // everybody may read `value`, spectators too
  Seats knows = {};    // the seats that may; all other fields are public
  Seats learned = {};  // who did not know `value` before
};

}  // namespace uc::crypt
