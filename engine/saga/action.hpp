// The actions of Dungeon Saga, packed into 64 bits. docs/notation/saga.md shows them as text.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.hpp"
#include "state.hpp"

namespace uc::saga {

// A thing is written by its square: a Large model by the north-western one, a door or furniture by its first.
enum class Kind : std::uint8_t {
  None,      // so that no action has the bits 0
  Hero,      // hero orlaf                a: hero of the adventure
  Move,      // move 5,4 E                a, b: square, c: facing; an Ethereal model without facing: move 5,4
  Break,     // break 3,4                 a, b: square of the first step
  Fight,     // fight 5,4                 a: thing
  Shoot,     // shoot 5,4                 a: thing
  Cast,      // cast burn 5,4 energy_crystal_2   a: spell, b: thing or kNone, c, d: square or kNone, e: crystal or kNone
  Interact,  // interact take_annals, interact wheel cw    a: rule, b: Quarter
  Use,       // use skeleton_key 5,4      a: item, b: thing or kNone
  Trade,     // trade danor give X take Y   a: hero, b: given, c: taken; kNone: nothing
  PickUp,    // take                      what a hero has left on this square (DS-8.15)
  Feat,      // feat whirlwind            a: place in the figure's list
  End,       // end                       of a Turn, an activation, the Overlord's Turn
  Stop,      // stop                      no more of what could go on
  Shift,     // shift 5,4 E               a, b: square, c: facing (DS-16.7)
  Devour,    // devour 5,4                a: model
  Free,      // free 5,4                  a: model that attacks next
  Yes,       // yes
  No,        // no
  Pass,      // pass                      in an interrupt window
  Card,      // card extra_2              a: card
  Activate,  // activate 5,4              a: model
  Raise,     // raise 5,4 zombie E        a, b: square, c: facing, d: figure
  Place,     // place 5,4 E               a, b: square, c: facing
  Target,    // target 5,4                a: thing
  // outcomes of chance
  Dice,   // dice 6 4 2 1              six counts, four bits each, of the faces from 1
  Die,    // die 5                     a: face
  Drawn,  // draw extra_2              a: card
};
inline constexpr int kKinds = static_cast<int>(Kind::Drawn) + 1;

// What is traded: items, and objects behind them.
inline constexpr int kFirstObject = kMaxItems;

// The low six bits are the kind; five small numbers follow. Unused bits are zero.
struct Numbers {
  int a = 0, b = 0, c = 0, d = 0, e = 0;
};

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & 63U); }
constexpr Action pack(Kind kind, const Numbers& n = {}) {
  return {static_cast<std::uint64_t>(kind) | static_cast<std::uint64_t>(n.a) << 6U |
          static_cast<std::uint64_t>(n.b) << 14U | static_cast<std::uint64_t>(n.c) << 22U |
          static_cast<std::uint64_t>(n.d) << 30U | static_cast<std::uint64_t>(n.e) << 38U};
}
constexpr Numbers numbers_of(Action action) {
  const std::uint64_t bits = action.bits;
  return {static_cast<int>(bits >> 6U & 255U), static_cast<int>(bits >> 14U & 255U),
          static_cast<int>(bits >> 22U & 255U), static_cast<int>(bits >> 30U & 255U),
          static_cast<int>(bits >> 38U & 255U)};
}

using Faces = std::array<std::uint8_t, 6>;  // dice by face, from 1
constexpr Action pack_dice(const Faces& faces) {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < 6; ++i) bits |= static_cast<std::uint64_t>(faces[i]) << (6U + 4U * i);
  return {bits | static_cast<std::uint64_t>(Kind::Dice)};
}
constexpr Faces dice_of(Action action) {
  Faces faces{};
  for (unsigned i = 0; i < 6; ++i) faces[i] = static_cast<std::uint8_t>(action.bits >> (6U + 4U * i) & 15U);
  return faces;
}

}  // namespace uc::saga
