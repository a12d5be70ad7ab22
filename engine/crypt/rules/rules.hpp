// What the files of Crypt's rules share: the turn order, and which powers can be used (CR-3, CR-5.1, CR-9).
#pragma once

#include <array>

#include "crypt/crypt.hpp"

namespace uc::crypt {

// CR-5.1: with one or two players the Leader has an extra turn.
constexpr int claim_turns(int players) { return players >= 3 ? players : 3; }

// CR-0.3: the seat at this place of the turn order, each player once. The Ghost has no windows.
constexpr int seat_in_order(int players, const State& state, int place) {
  if (players == 1) return 0;
  const int seat = state.leader + place;
  return seat < players ? seat : seat - players;
}

// CR-5.1, CR-10.4: whose Claim turn it is: a seat, or kGhost.
constexpr int claimant(int players, const State& state, int step) {
  if (players >= 3) return seat_in_order(players, state, step);
  if (step != 1) return state.leader;
  if (players == 2) return 1 - state.leader;
  return state.leader == kGhost ? 0 : kGhost;
}

// CR-5.3e, CR-5.8: the limit to one card belongs to the last turn of the phase.
constexpr bool is_last_turn(int players, const State& state) { return state.step == claim_turns(players) - 1; }

// CR-4.1, CR-R12: how many cards were laid in this round; a short deck ends the row early.
constexpr int slots_laid(const Setup& setup, const State& state) {
  const int left = setup.deck - (state.round - 1) * setup.slots();
  return left < setup.slots() ? left : setup.slots();
}

// CR-2.4: the holder of Lights Out: on the Leader's right, or the Leader with one or two players.
constexpr std::uint8_t lights_out(int players, const State& state) {
  if (players <= 2) return state.leader;
  return static_cast<std::uint8_t>((state.leader + players - 1) % players);
}

// CR-6.3b: which results of a die exhaust it, and how many of its faces do.
constexpr bool fails(int result, int effort) { return result != 0 && result < effort; }
constexpr int ways_to_fail(int effort) { return effort - 1; }

inline bool has_face_down_slot(const State& state) {
  for (const Slot& slot : state.slots) {
    if (slot.card.exists() && !slot.card.face_up()) return true;
  }
  return false;
}

inline bool has_unknown_slot(const State& state, int seat) {
  for (const Slot& slot : state.slots) {
    if (slot.card.exists() && !slot.card.known().has(seat_at(seat))) return true;
  }
  return false;
}

// CR-9.2: does this seat win the race for two Idols by what it owns now? Others may have won it in the same round.
constexpr bool wins_race(const State& state, int seat) {
  const bool open = state.race_round == 0 || state.race_round == state.round;
  const Player& player = state.players[seat];
  return side_of(state, Type::Idol) == Side::B && open && player.won_race == 0 && player.owned[index(Type::Idol)] >= 2;
}

// The efforts of a player's failing dice: bit e is set if there is one of effort e.
inline unsigned failing_efforts(const State& state, int seat) {
  unsigned efforts = 0;
  for (const Slot& slot : state.slots) {
    if (slot.holder != seat) continue;
    for (const std::uint8_t result : slot.rolled) {
      if (fails(result, slot.effort)) efforts |= 1U << slot.effort;
    }
  }
  return efforts;
}

// CR-0.2: of a player's three dice, those that are neither ready nor exhausted lie on cards.
constexpr int dice_on_cards(const Player& player) { return kDice - player.ready - player.exhausted; }

inline int exhaustion_dice(const State& state, int seat) {  // CR-6.3a
  int dice = 0;
  for (const Slot& slot : state.slots) {
    if (slot.holder == seat && slot.effort > 1) dice += slot.count;
  }
  return dice;
}

// How many dice the chance turn rolls.
inline int dice_to_roll(const State& state) {
  switch (state.phase) {
    case Phase::Ghost: return state.step == 2 ? state.ghost_bumped : kDice;  // CR-10.7
    case Phase::Reroll: return 1;
    case Phase::TieRoll: return state.players[state.active].ready;  // CR-8.3
    default: return exhaustion_dice(state, state.active);
  }
}

// CR-3.4: a power is usable when its cost can be paid and its effect can do something.
inline unsigned efforts_for_idol(const State& state, int seat) {  // CR-9.1: of the dice that could be rolled again
  const bool payable = side_of(state, Type::Idol) == Side::A && state.players[seat].down[index(Type::Idol)] >= 1;
  return payable ? failing_efforts(state, seat) : 0;
}
inline bool can_use_idol(const State& state, int seat) { return efforts_for_idol(state, seat) != 0; }
inline bool can_use_manuscript(const State& state, int seat) {  // CR-9.6
  return side_of(state, Type::Manuscript) == Side::B && state.players[seat].down[index(Type::Manuscript)] >= 1 &&
         has_unknown_slot(state, seat);
}
inline bool can_use_pottery(const State& state, int seat) {  // CR-9.8
  return side_of(state, Type::Pottery) == Side::B && state.players[seat].down[index(Type::Pottery)] >= 2 &&
         has_face_down_slot(state);
}
inline bool can_use_remains(const State& state, int seat) {  // CR-9.9
  return side_of(state, Type::Remains) == Side::A && state.players[seat].down[index(Type::Remains)] >= 2 &&
         state.players[seat].exhausted >= 1;
}

// The powers a window offers to its player (CR-3.2).
inline bool can_use_before(const State& state, int seat) {
  return can_use_pottery(state, seat) || can_use_manuscript(state, seat);
}

// A player's face-down cards of one type, with their handles. Cards that everybody has seen, spectators too, are
// interchangeable when equal: `earlier_equals` counts those before this one (CR-R20).
struct FaceDown {
  struct Entry {
    std::uint8_t gone = 0;    // index into State::gone
    std::uint8_t handle = 0;  // from 1
    std::uint8_t earlier_equals = 0;
    std::uint8_t last_equal = 0;  // the place in this list of the nearest of them
  };
  int count = 0;
  std::array<Entry, kMaxCards> entries{};

  FaceDown(const State& state, int seat, Type type) {
    const std::uint8_t owned = state.players[seat].owned[index(type)];
    std::uint8_t handle = 0;
    for (std::uint8_t i = 0; handle < owned; ++i) {
      const Gone& gone = state.gone[i];
      if (gone.owner != seat || gone.card.type() != type) continue;
      ++handle;
      if (!gone.card.face_up()) add(state, {i, handle, 0, 0});
    }
  }

 private:
  void add(const State& state, Entry entry) {
    const Card card = state.gone[entry.gone].card;
    if (card.shown()) {
      for (int k = 0; k < count; ++k) {
        const Card other = state.gone[entries[k].gone].card;
        if (!other.shown() || other.value() != card.value()) continue;
        ++entry.earlier_equals;
        entry.last_equal = static_cast<std::uint8_t>(k);
      }
    }
    entries[count++] = entry;
  }
};

// The card of this handle, as an index into State::gone; -1 if the player has none.
inline int find_card(const State& state, int seat, Type type, int handle) {
  for (int i = 0; i < state.gone_count; ++i) {
    if (state.gone[i].owner == seat && state.gone[i].card.type() == type && --handle == 0) return i;
  }
  return -1;
}

// Outcomes of chance: chance.cpp.
Refusal refuse_outcome(const Crypt& game, const State& state, Action action);

}  // namespace uc::crypt
