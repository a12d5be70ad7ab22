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
  Hero,      // hero orlaf
  Move,      // move 5,4 E; an Ethereal model without facing: move 5,4
  Break,     // break 3,4
  Fight,     // fight 5,4
  Shoot,     // shoot 5,4
  Cast,      // cast burn 5,4 energy_crystal_2
  Interact,  // interact take_annals, interact wheel cw
  Use,       // use skeleton_key 5,4
  Trade,     // trade danor give X take Y
  PickUp,    // take                      what a hero has left on this square (DS-8.15)
  Feat,      // feat whirlwind
  End,       // end                       of a Turn, an activation, the Overlord's Turn
  Stop,      // stop                      no more of what could go on
  Shift,     // shift 5,4 E               DS-16.7
  Devour,    // devour 5,4
  Free,      // free 5,4                  who attacks next
  Yes,       // yes
  No,        // no
  Pass,      // pass                      in an interrupt window
  Card,      // card extra_2
  Activate,  // activate 5,4
  Raise,     // raise 5,4 zombie E
  Place,     // place 5,4 E
  Target,    // target 5,4
  // outcomes of chance
  Dice,   // dice 6 4 2 1              six counts, four bits each, of the faces from 1
  Die,    // die 5
  Drawn,  // draw extra_2
};
inline constexpr int kKinds = static_cast<int>(Kind::Drawn) + 1;

// What is traded: items, and objects behind them.
inline constexpr int kFirstObject = kMaxItems;

// What the kinds of action say, from the seventh bit on.
namespace said {

struct Hero {
  Field<"hero", Of::Hero> hero;
};
struct Move {
  SquareField<"square"> square;
  Field<"facing", Of::FacingIfAny> facing;
};
struct Break {
  SquareField<"square"> square;  // of the first step
};
struct Target {
  Field<"target", Of::Thing> target;
};
struct Cast {
  Field<"spell", Of::Spell> spell;
  Field<"target", Of::AimedThing> target;         // or kNone
  SquareField<"square", Of::AimedSquare> square;  // or kNowhere
  Field<"crystal", Of::Crystal> crystal;          // or kNone
};
struct Interact {
  Field<"rule", Of::Rule> rule;
  Field<"way", Of::Quarter> way;
};
struct Use {
  Field<"item", Of::Item> item;
  Field<"target", Of::OptionalThing> target;
};
struct Trade {
  Field<"hero", Of::Hero> hero;  // with whom
  Field<"given", Of::Given> given;
  Field<"taken", Of::Taken> taken;
};
struct Feat {
  Field<"feat", Of::FeatHere> feat;
};
struct Model {
  Field<"model", Of::Model> model;
};
struct Card {
  Field<"card", Of::Card> card;
};
struct Raise {
  SquareField<"square"> square;
  Field<"facing", Of::Facing> facing;
  Field<"figure", Of::Minion> figure;
};
struct Place {
  SquareField<"square"> square;
  Field<"facing", Of::Facing> facing;
};
struct Dice {
  Field<"dice", Of::Throw, 24> dice;
};
struct Die {
  Field<"face", Of::Face> face;
};

}  // namespace said

using Actions = packed::Vocabulary<Kind, Of,                                                                          //
                                   packed::Says<Kind::Hero, said::Hero>,                                              //
                                   packed::Says<Kind::Move, said::Move>,                                              //
                                   packed::Says<Kind::Break, said::Break>,                                            //
                                   packed::Says<Kind::Fight, said::Target>,                                           //
                                   packed::Says<Kind::Shoot, said::Target>,                                           //
                                   packed::Says<Kind::Cast, said::Cast>,                                              //
                                   packed::Says<Kind::Interact, said::Interact>, packed::Says<Kind::Use, said::Use>,  //
                                   packed::Says<Kind::Trade, said::Trade>,                                            //
                                   packed::Says<Kind::Feat, said::Feat>,                                              //
                                   packed::Says<Kind::Shift, said::Place>,                                            //
                                   packed::Says<Kind::Devour, said::Model>,                                           //
                                   packed::Says<Kind::Free, said::Model>,                                             //
                                   packed::Says<Kind::Card, said::Card>,                                              //
                                   packed::Says<Kind::Activate, said::Model>,                                         //
                                   packed::Says<Kind::Raise, said::Raise>,                                            //
                                   packed::Says<Kind::Place, said::Place>,                                            //
                                   packed::Says<Kind::Target, said::Target>,                                          //
                                   packed::Says<Kind::Dice, said::Dice>, packed::Says<Kind::Die, said::Die>,          //
                                   packed::Says<Kind::Drawn, said::Card>>;

inline constexpr unsigned kKindBits = 6;
constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.bits & ((1U << kKindBits) - 1)); }

// pack<Kind::Move>({.square = to, .facing = facing}); unused bits are zero.
template <Kind kKind>
constexpr Action pack(const Actions::Record<kKind>& record = {}) {
  return {static_cast<std::uint64_t>(kKind) | packed::pack(record) << kKindBits};
}
// What an action says that is of a kind with this record.
template <class Record>
constexpr Record as(Action action) {
  return packed::read<Record>(action.bits >> kKindBits);
}

using Faces = std::array<std::uint8_t, 6>;  // dice by face, from 1
constexpr Action pack_dice(const Faces& faces) {
  unsigned dice = 0;
  for (unsigned i = 0; i < 6; ++i) dice |= unsigned{faces[i]} << 4U * i;
  return pack<Kind::Dice>({dice});
}
constexpr Faces dice_of(Action action) {
  Faces faces{};
  for (unsigned i = 0; i < 6; ++i) faces[i] = static_cast<std::uint8_t>(action.bits >> (kKindBits + 4U * i) & 15U);
  return faces;
}

}  // namespace uc::saga
